# The course of Shadespire in English: a title, a goal and what was learned for each lesson, then its steps. A form of a step
# answers a press that was not meant.

## How one wins: glory

lesson-shadespire-glory = Win glory
    .goal = Take an enemy out of action. That is worth 1 glory, and the most glory wins.
    .learned = After three rounds the most glory wins. An enemy out of action gives 1; objective cards give the rest. In a round you have four activations, and an attack is one.
lesson-shadespire-glory-win = Steelheart is yours, Targor the enemy. They stand side by side, and that is how far a broadsword reaches: range 1. It rolls 2 dice, needs a hammer or a crit, and deals 3 damage. Targor has 1 wound left.
lesson-shadespire-glory-attack = It is your activation. Press Steelheart, choose his attack, then Targor.
    .pass = An activation that is passed is lost. Press Steelheart and attack.
    .move = He stands well already. Attack with Steelheart.
    .charge = A charge is for enemies that are too far away. Targor is beside him: attack.
    .guard = Later. Now you can take Targor out: attack with Steelheart.
lesson-shadespire-glory-dice = A hammer: one success. Targor rolled a shield, but he defends with dodges, so he has none. More successes than the defence: the attack hits, Targor is out of action, and you have 1 glory.

## Supports

lesson-shadespire-support = Fight together
    .goal = Let a friend help Steelheart.
    .learned = Your fighters beside the target support you, the target's friends beside the attacker support the target. The side with more counts single supports as successes; with two more, double supports too.
lesson-shadespire-support-friend = Obryn stands beside Targor as well: he supports the attack. Nobody supports Targor. So dice with one support sign count as successes for you.
lesson-shadespire-support-attack = Press Steelheart, choose his attack, then Targor.
    .pass = Two against one: do not let that go. Press Steelheart.
    .obryn = Obryn could strike, too, and Steelheart would support him. Here Steelheart strikes: press him.
    .move = He stands where he should. Attack with Steelheart.
lesson-shadespire-support-counted = Two single supports, and no hammer at all. Alone he would have missed; with Obryn beside Targor both count. Targor is out of action.

## Charge

lesson-shadespire-charge = Charge
    .goal = Reach an enemy and strike in one activation.
    .learned = A charge is a move and an attack in one activation. Afterwards that fighter can't be activated again in this round. A move alone leaves attacks and Guard for later.
lesson-shadespire-charge-distance = Obryn's hammer reaches 1 hex, and Saek is farther away. Obryn may move 3 hexes. Hexes with a ring are those from which a charge reaches somebody.
lesson-shadespire-charge-go = Press Obryn, choose the charge, then hex F6 beside Saek.
    .pass = Saek would strike first. Press Obryn and charge.
    .move = A move alone would leave the first blow to Saek. Choose the charge.
    .guard = Guard is good, but here you can strike first. Choose the charge.
    .elsewhere = You could charge from there as well. Here we take F6.
lesson-shadespire-charge-strike = He has arrived. Now the blow: choose his attack, then Saek.
lesson-shadespire-charge-charged = A hammer and no success against it: 3 damage, as many as Saek has wounds. Obryn has a Charge token now and is done for this round.

## Guard

lesson-shadespire-guard = On Guard
    .goal = Prepare Obryn for an attack.
    .learned = On Guard, shields and dodges both count in defence, until the round ends or the fighter charges. An attack needs more successes than the defence: as many are a draw, and a draw deals no damage.
lesson-shadespire-guard-threat = Garrek moves 4 hexes and strikes: he can charge Obryn. Obryn defends with one die and needs a shield or a crit on it.
lesson-shadespire-guard-guard = On Guard a dodge counts, too. Press Obryn and put him on Guard.
    .pass = Use the activation: put Obryn on Guard.
    .move = Garrek would catch up with him. Put Obryn on Guard.
    .steelheart = Garrek can't reach Steelheart. Press Obryn.
    .brightshield = Obryn is nearer to Garrek. Press him.
lesson-shadespire-guard-held = Garrek rolled one hammer, Obryn a dodge, which counted only because he was on Guard: one success each. A draw, and no damage. Garrek has charged and is done for this round.

## Objectives

lesson-shadespire-objective = Hold ground
    .goal = Score an objective card.
    .learned = Whoever stands on an objective token holds it. Objective cards say when they score: most in the end phase, after both have had four activations. Look at yours before every activation.
lesson-shadespire-objective-card = This is your objective card { sha-card-seize-ground }: hold an objective in the enemy's territory when the round ends. It is your last activation. Objective 3 lies on hex E6, over there.
lesson-shadespire-objective-move = Press Brightshield, choose the move, then hex E6.
    .pass = Then nobody holds anything over there. Press Brightshield.
    .other = That objective lies in your own territory. The card asks for the enemy's: hex E6.
    .elsewhere = There is no objective there. Choose hex E6.
    .steelheart = Steelheart is too far away. Press Brightshield.
    .obryn = He could get there, too. Here Brightshield goes: press her.
lesson-shadespire-objective-scored = The enemy did nothing about it, and the round ended: { sha-card-seize-ground } is scored, 1 glory. You draw a new objective card.

## Power cards

lesson-shadespire-power = Power cards
    .goal = Play an upgrade and a ploy.
    .learned = After every activation there is a power step: both may play cards until both pass. A ploy is free and works once. An upgrade costs 1 of your glory and stays; spent glory still counts at the end.
lesson-shadespire-power-earn = An upgrade costs 1 glory. Earn it first: press Steelheart, choose his attack, then Targor.
    .pass = Without glory there is no upgrade. Attack with Steelheart.
    .move = Targor is right beside him. Attack with Steelheart.
lesson-shadespire-power-upgrade = That was 1 glory, and now comes the power step. Press { sha-card-blessed-by-sigmar }, then Steelheart: it gives him 1 more wound.
    .pass = Not yet: you have two cards to play. Press { sha-card-blessed-by-sigmar }.
    .ploy = In a moment. First the upgrade: press { sha-card-blessed-by-sigmar }.
lesson-shadespire-power-ploy = They pass, and you may go on. A ploy costs nothing. Press { sha-card-heroic-guard }, then Steelheart.
    .pass = One card is left. Press { sha-card-heroic-guard }.
lesson-shadespire-power-done = Steelheart has struck, grown tougher and stands on Guard, all around one activation. Good power steps win matches.
