# Invictus in English, in our own words.
# Arguments: $who is "you" or "other", $name the other's name; $side is "yours", "theirs", "team1" or "team2".

## The game and its ready decks

game-invictus = Invictus
    .text = A duel of 21 cards on two battlefields: every soldier fights, settles in your kingdom or supports.
    .facts = 2 or 4 players · about 20 minutes
deck-king = The King
deck-king-arrows = Rain of arrows
deck-king-shields = Shield wall
deck-king-short = The King's guard
deck-shogun = The Shogun
deck-shogun-charge = Open charge
deck-shogun-shadows = Shadows
deck-shogun-short = The Shogun's guard
deck-pharaoh = The Pharaoh
deck-pharaoh-chariots = Chariots
deck-pharaoh-undying = The undying
deck-pharaoh-short = The Pharaoh's guard
deck-mixed-hunters = Hunters of three lands
deck-mixed-hunters-short = Scouts of three lands
deck-mixed-wardens = Wardens of three lands
deck-mixed-wardens-short = Sentries of three lands

# INVI-10.4: what a queue may hold; the grades of the challenge have names
queue-1 = 1 card (Invictus)
queue-2 = 2 cards (Champion)
queue-3 = 3 cards (Veteran)
queue-4 = 4 cards (Adept)
queue-5 = 5 cards

## Cards

card-warrior = Warrior
card-guardian = Guardian
card-archer = Archer
card-priest = Priest
card-wizard = Wizard
card-samurai = Samurai
card-musha = Musha
card-gunner = Gunner
card-komuso = Komusō
card-ninja = Ninja
card-commander = Commander
card-medjay = Medjay
card-slinger = Slinger
card-anubis = Anubis
card-sorcerer = Sorcerer
card-king-a = King A
card-king-b = King B
card-king-c = King C
card-king-d = King D
card-king-e = King E
card-shogun-a = Shogun A
card-shogun-b = Shogun B
card-shogun-c = Shogun C
card-shogun-d = Shogun D
card-shogun-e = Shogun E
card-pharaoh-a = Pharaoh A
card-pharaoh-b = Pharaoh B
card-pharaoh-c = Pharaoh C
card-pharaoh-d = Pharaoh D
card-pharaoh-e = Pharaoh E
leader-unknown = that leader

## Supports, short enough to stand beside a card

support-warrior = all your cards have +1 attack this turn
support-guardian = the attack does nothing
support-archer = 1 damage to any enemy card
support-priest = swap two of your cards
support-wizard = their support does nothing
support-samurai = your next soldier has +3 attack
support-musha = the attack does nothing; you may queue one of their dead
support-gunner = 2 damage to an enemy card in the back row
support-komuso = your next soldier may strike any enemy front card
support-ninja = see their hand; one soldier from it goes to their queue
support-ninja-negate = their purple support does nothing
support-commander = your rested soldiers become active again
support-medjay = the attack does nothing; its target returns to hand
support-slinger = 2 damage to the enemy card in the front centre
support-anubis = a card from your graveyard returns to an empty cell
support-sorcerer = their support does nothing; a kingdom card comes to hand
support-leader = copies any soldier of its nation

timing-main = main
timing-block = block
timing-negate = negate

## Nations, colours, areas, places, seats

nation-king = The King
nation-shogun = The Shogun
nation-pharaoh = The Pharaoh
colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow
colour-purple = purple
colour-leader = leader
place-front-left = front left
place-front-centre = front centre
place-front-right = front right
place-back-left = back left
place-back-centre = back centre
place-back-right = back right

## What an attack or damage would do

outcome-captures = captures
outcome-destroys = { $damage ->
    [0] { $amount } damage, health { $health }: destroys
   *[other] { $amount } more damage, health { $health }: destroys
}
outcome-hurts = { $amount } damage, health { $health }
outcome-nothing = no damage

## Actions: the whole sentence, and .short beside the card it belongs to

act-end-turn = End your turn
    .short = end your turn
act-pass-block = Let the attack happen
    .short = let it happen
act-pass-negate = Let the support happen
    .short = let it happen
act-pass-choose = Choose none
    .short = choose none
act-support = { $card } supports: { $effect }
    .short = support: { $effect }
act-support-leader = { $card } supports, copying a soldier
    .short = support: copy a soldier
act-copy = Copy { $card }: { $effect }
    .short = { $card }: { $effect }
act-block = Block with { $card }: { $effect }
    .short = block: { $effect }
act-negate = Negate with { $card }: { $effect }
    .short = negate: { $effect }
act-enter = { $card } enters your kingdom ({ $colour } { $before } to { $after })
    .short = enter the kingdom ({ $colour } { $before } to { $after })
act-march-queue = { $occupied ->
    [yes] { $card } marches from the queue to the { $place }; { $leaving } goes to its tail
   *[no] { $card } marches from the queue to the { $place }
}
    .short = { $occupied ->
    [yes] { $place } (for { $leaving })
   *[no] { $place }
}
act-march-hand = { $occupied ->
    [yes] March from your hand to the { $place }; { $leaving } returns to hand
   *[no] March from your hand to the { $place }
}
    .short = { $occupied ->
    [yes] { $place } (for { $leaving })
   *[no] { $place }
}
act-march-card = { $card } marches to the { $place }
    .short = { $card }
act-attack = { $card } ({ $place }) attacks with { $value }: { $targets }
    .short = attack with { $value }: { $targets }
act-attack-target = { $card } ({ $place }; { $outcome })
act-strike = { $card } attacks { $target } ({ $place }): { $outcome }
    .short = { $target } ({ $place }): { $outcome }
act-choose-enemy-card = { $card } ({ $place }): { $outcome }
    .short = { $card } ({ $place }): { $outcome }
act-choose-enemy-back-card = { $card } ({ $place }): { $outcome }
    .short = { $card } ({ $place }): { $outcome }
act-choose-own-card = { $card } ({ $place })
    .short = { $card } ({ $place })
act-choose-other-own-card = Swap { $other } with { $card } ({ $place })
    .short = with { $card } ({ $place })
act-choose-empty-cell = { $card } returns to the { $place }
    .short = { $place }
act-choose-enemy-grave-if-room = { $card } goes from their graveyard to their queue
    .short = { $card }
act-choose-enemy-hand-soldier = { $card } goes from their hand to their queue
    .short = { $card }
act-choose-own-grave = { $card } returns from your graveyard
    .short = { $card }
act-choose-own-kingdom = { $card } comes from your kingdom to your hand
    .short = { $card }
act-take-decoy = { $card } leaves their kingdom as a decoy
    .short = { $card }
act-decoy-cell = { $card } stands rested on their { $place }
    .short = { $place }
act-front-cell = The first card stands on your { $place }
    .short = { $place }
act-deploy = { $card } stands on your { $place }
    .short = { $card }
act-queue = { $card } goes to your queue
    .short = { $card }
act-leave-out = Leave out { $card } (you have { $count })
    .short = { $card } (you have { $count })
act-take = Take { $card } ({ $count } left in the box)
    .short = { $card } ({ $count } left in the box)
act-open-with = { $card } joins your opening hand ({ $count } in your deck)
    .short = { $card } ({ $count } in your deck)
act-keep-leader = Keep { $card }: attack { $attack }, health { $active } active and { $rested } rested
    .short = { $card }: attack { $attack }, health { $active } active, { $rested } rested
act-first-seat = { $who ->
    [you] You take your team’s first turn
   *[other] { $name } takes your team’s first turn
}
    .short = { $who ->
    [you] You
   *[other] { $name }
}

## Events

event-chose-leader = { $name } has chosen a leader.
event-chose-leader-known = { $who ->
    [you] You keep { $card } as your leader.
   *[other] { $name } keeps { $card } as their leader.
}
event-left-out = { $name } has left a card out.
event-left-out-known = { $who ->
    [you] You leave out { $card }.
   *[other] { $name } leaves out { $card }.
}
event-took = { $name } has taken a card.
event-took-known = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
event-opened-with = { $name } has chosen an opening card.
event-opened-with-known = { $who ->
    [you] { $card } joins your opening hand.
   *[other] { $name } adds { $card } to their opening hand.
}
event-opening-drawn = { $name } draws an opening card.
event-opening-drawn-known = { $who ->
    [you] You draw { $card } for your opening hand.
   *[other] { $name } draws { $card } for their opening hand.
}
event-leader-shown = { $who ->
    [you] You show your leader: { $card }.
   *[other] { $name } shows their leader: { $card }.
}
event-order = { $count ->
    [0] { $who ->
        [you] You go first.
       *[other] { $name } goes first.
    }
   *[other] { $who ->
        [you] You take the second team’s first turn.
       *[other] { $name } takes the second team’s first turn.
    }
}
event-deployed = { $who ->
    [you] You put { $card } on your { $place }.
   *[other] { $name } puts { $card } on the { $place }.
}
event-queued = { $who ->
    [you] You put { $card } into your queue.
   *[other] { $name } puts { $card } into their queue.
}
event-entered = { $who ->
    [you] { $card } enters your kingdom.
   *[other] { $name } enters { $card } into their kingdom.
}
event-turn = { $who ->
    [you] Turn { $count }: yours.
   *[other] Turn { $count }: { FORM($name, "inside") }.
}
event-drew = { $name } draws a card.
event-drew-known = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
event-stepped-forward = { $side ->
    [yours] Your { $card } steps forward to the { $other }.
    [theirs] Their { $card } steps forward to the { $other }.
   *[team1] { $card } steps forward to the { $other }.
}
event-attacked = { $who ->
    [you] Your { $card } ({ $place }) attacks with { $value }.
   *[other] { $name } attacks with { $card } ({ $place }), for { $value }.
}
event-targeted = { $side ->
    [yours] The target is your { $card } ({ $place }).
   *[theirs] The target is { $card } ({ $place }).
}
event-declined-block = { $who ->
    [you] You don’t block.
   *[other] { $name } doesn’t block.
}
event-declined-negate = { $who ->
    [you] You let the support happen.
   *[other] { $name } lets the support happen.
}
event-supported = { $who ->
    [you] You support with { $card }.
   *[other] { $name } supports with { $card }.
}
event-supported-copying = { $who ->
    [you] You support with { $card }, copying { $support }.
   *[other] { $name } supports with { $card }, copying { $support }.
}
event-blocked = { $side ->
    [yours] The attack on your { $card } ({ $place }) is blocked.
   *[theirs] The attack on { $card } ({ $place }) is blocked.
}
event-negated = { $who ->
    [you] You negate the support of { $support }.
   *[other] { $name } negates the support of { $support }.
}
event-damaged = { $side ->
    [yours] Your { $card } ({ $place }) takes { $damage } damage (health { $health }).
   *[theirs] { $card } ({ $place }) takes { $damage } damage (health { $health }).
}
event-destroyed = { $side ->
    [yours] Your { $card } ({ $place }) is destroyed.
   *[theirs] { $card } ({ $place }) is destroyed.
}
event-captured = { $who ->
    [you] You capture { $card } ({ $place }).
   *[other] { $name } captures { $side ->
        [yours] your { $card }
       *[theirs] { $card }
    } ({ $place }).
}
event-marched = { $who ->
    [you] Your { $card } marches to the { $place }.
   *[other] { $name } marches { $card } to the { $place }.
}
event-to-queue = { $side ->
    [yours] Your { $card } goes from the { $place } to the queue.
    [theirs] Their { $card } goes from the { $place } to the queue.
   *[team1] { $card } goes from the { $place } to the queue.
}
event-to-hand = { $who ->
    [you] { $card } returns from your { $place } to your hand.
   *[other] { $card } returns from the { $place } to the hand of { FORM($name, "inside") }.
}
event-swapped = { $side ->
    [yours] Your { $place } and { $other } swap places.
    [theirs] Their { $place } and { $other } swap places.
   *[team1] The cards on the { $place } and the { $other } swap places.
}
event-raised = { $side ->
    [yours] { $card } returns from your graveyard to the { $place }.
    [theirs] { $card } returns from their graveyard to the { $place }.
   *[team1] { $card } returns from the graveyard to the { $place }.
}
event-hand-shown = { $who ->
    [you] You show from your hand: { $card } ×{ $count }.
   *[other] { $name } shows: { $card } ×{ $count }.
}
event-forced-to-queue = { $who ->
    [you] Your { $card } is sent from hand to your queue.
   *[other] { $name } must queue { $card } from hand.
}
event-from-grave-to-queue = { $side ->
    [yours] { $card } goes from your graveyard to your queue.
    [theirs] { $card } goes from their graveyard to their queue.
   *[team1] { $card } goes from the graveyard to the queue.
}
event-from-kingdom = { $who ->
    [you] { $card } comes from your kingdom to your hand.
   *[other] { $name } takes { $card } back from the kingdom to hand.
}
event-readied = { $side ->
    [yours] { $count ->
        [one] { $count } of your soldiers becomes active again.
       *[other] { $count } of your soldiers become active again.
    }
    [theirs] { $count ->
        [one] { $count } of their soldiers becomes active again.
       *[other] { $count } of their soldiers become active again.
    }
   *[team1] { $count ->
        [one] { $count } soldier becomes active again.
       *[other] { $count } soldiers become active again.
    }
}
event-decoy-taken-kingdom = { $who ->
    [you] The field is empty: you take { $card } from their kingdom as a decoy.
   *[other] The field is empty: { FORM($name, "inside") } takes { $card } from the kingdom as a decoy.
}
event-decoy-taken-queue = The decoy takes { $card } from the head of the queue.
event-decoy-placed = The decoy { $card } stands on the { $place }.
event-kingdom-points = { $who ->
    [you] You now have { $count } KP.
   *[other] { $name } now has { $count } KP.
}
event-ended-exile = { $result ->
    [won] You win: the enemy leader has fallen.
    [lost] You lose: your leader has fallen.
    [seat] { $name } wins: the other leader has fallen.
    [team1] Team 1 wins: the other leader has fallen.
   *[team2] Team 2 wins: the other leader has fallen.
}
event-ended-founding = { $result ->
    [won] You win with four kingdom points.
    [lost] You lose: the enemy has four kingdom points.
    [seat] { $name } wins with four kingdom points.
    [team1] Team 1 wins with four kingdom points.
   *[team2] Team 2 wins with four kingdom points.
}
event-ended-ruin = { $result ->
    [won] You win: nothing is left to defend their battlefield.
    [lost] You lose: nothing is left to defend your battlefield.
    [seat] { $name } wins: the other side has nobody left.
    [team1] Team 1 wins: the other side has nobody left.
   *[team2] Team 2 wins: the other side has nobody left.
}
event-ended-wars-end = { $result ->
    [won] The war is over and you are ahead: you win.
    [lost] The war is over and you are behind: you lose.
    [drawn] The war is over and nobody is ahead: a draw.
    [seat] The war is over: { $name } is ahead and wins.
    [team1] The war is over: team 1 is ahead and wins.
   *[team2] The war is over: team 2 is ahead and wins.
}

## Prompts

prompt-over = The match is over.
prompt-waiting = Waiting for { FORM($name, "inside") }: { $doing }.
prompt-leader = Which leader do you keep? Lose it and you lose the match.
prompt-leave-out = { $left ->
    [one] Your deck is { $size } of these: leave out one more card.
   *[other] Your deck is { $size } of these: leave out { $left } cards.
}
prompt-take = { $left ->
    [one] Build your deck: take one more card.
   *[other] Build your deck: take { $left } more cards.
}
prompt-opening = { $left ->
    [one] Choose one more card from your deck for your opening hand.
   *[other] Choose { $left } cards from your deck for your opening hand.
}
prompt-first-seat = Who on your team goes first?
prompt-front-cell = Where does your first card stand? Pick a front cell; then the card.
prompt-front-card = Which card stands on your { $place }?
prompt-queue-card = Which card goes into your queue? It can march from there later.
prompt-kingdom-card = Which soldier founds your kingdom?
prompt-main = { $state ->
    [attacked] Your main phase: keep attacking, or end your turn.
    [marched] Your main phase: you have marched; anything else before your turn ends?
   *[fresh] Your main phase: attack, or march once.
}
prompt-copy = Which support does { $card } copy?
prompt-march-card = Which card from your hand marches to the { $place }?
prompt-target = { $attacker } attacks with { $value }: which target?
prompt-block = Block? { $attacker } attacks your { $target } ({ $target-place }) for { $value }: { $outcome }.
prompt-negate = { $name } supports with { $card }: “{ $effect }”. Negate it?
prompt-choose-enemy-card = Which enemy card takes the damage of your { $card }?
prompt-choose-enemy-back-card = Which enemy card in the back row takes the damage of your { $card }?
prompt-choose-own-card = Which of your cards do you swap?
prompt-choose-other-own-card = Which of your cards do you swap it with?
prompt-choose-empty-cell = Which empty cell does it return to?
prompt-choose-enemy-grave-if-room = Which card from their graveyard goes to the tail of their queue?
prompt-choose-enemy-hand-soldier = Which soldier from their hand goes to their queue?
prompt-choose-own-grave = Which card returns from your graveyard?
prompt-choose-own-kingdom = Which card from your kingdom comes to your hand?
prompt-decoy-card = Their battlefield is empty. Which card from their kingdom must stand in?
prompt-decoy-cell = Which of their front cells does { $card } stand on, rested?
prompt-end-entry = Six cards or more in hand and no entry: which soldier enters your kingdom?

doing-leader = choosing a leader
doing-leave-out = building a deck
doing-take = building a deck
doing-opening = choosing an opening hand
doing-first-seat = deciding who goes first
doing-front-cell = placing a first card
doing-front-card = placing a first card
doing-queue-card = queueing a first card
doing-kingdom-card = founding a kingdom
doing-main = in the main phase
doing-copy = choosing a support to copy
doing-march-card = choosing a card to march
doing-target = choosing a target
doing-block = considering a block
doing-negate = considering the support
doing-choose = choosing for a support
doing-decoy-card = choosing a decoy
doing-decoy-cell = placing a decoy
doing-end-entry = choosing a soldier for the kingdom

## Refusals

refuse-over = The match is over.
refuse-unknown = There is no action { $action }.
refuse-must-decide = You can’t pass here. { $asked }
refuse-other-decision = Something else comes first. { $asked }
refuse-in-setup = The match hasn’t begun; set-up comes first.
refuse-during-attack = An attack is under way; nothing else happens until it is over.
refuse-during-support = A support is being resolved; an entry has to wait until it is over.
refuse-not-your-turn = Only the seat whose turn it is may do that.
refuse-empty-cell = There is no card of yours on the { $place }.
refuse-after-march = { $card } can’t attack: you have marched this turn.
refuse-rested = { $card } ({ $place }) is rested; only active cards attack.
refuse-nothing-in-range = { $card } ({ $place }) has no enemy in range.
refuse-no-front-enemy = { $card } must now strike the enemy front row, and nobody stands there.
refuse-second-march = You have already marched; one march per turn.
refuse-march-after-attack = You have attacked this turn, so you can’t march.
refuse-back-cell-closed = The { $place } is closed while the cell in front of it is empty.
refuse-nothing-to-march = Nothing can march: your queue and your hand are empty.
refuse-not-in-hand = { $card } is not in your hand.
refuse-second-entry = { $card } can’t enter: one entry per turn, and you have already made it.
refuse-leader-in-kingdom = { $card } is a leader, and leaders never enter a kingdom.
refuse-queue-full = { $limit ->
    [one] Your queue is full with { $limit } card, so no support can be used.
   *[other] Your queue is full with { $limit } cards, so no support can be used.
}
refuse-timing-main = { $card } supports only in your own main phase, not during an attack.
refuse-timing-block = { $card } supports only as a block, when an enemy has chosen its target.
refuse-timing-negate = { $card } supports only in response to an enemy support.
refuse-no-effect = { $card } would do nothing now: { $needs }.
refuse-nothing-to-copy = { $card } has no support to copy that would do anything now.
refuse-copy-needs-leader = To copy a support, first use your leader from your hand.
refuse-no-cell-asked = No cell is asked for; choose an attacker or a card first.
refuse-choose-cell = A cell is asked for, not a card.
refuse-choose-card = A card is asked for, not a cell.
refuse-not-a-choice = { $area ->
    [hand] { $card } is not a soldier of that hand.
    [kingdom] { $card } is not in your kingdom.
   *[graveyard] { $card } is not in that graveyard.
}
refuse-cell-must-be-empty = The { $place } is not empty.
refuse-cell-must-be-enemy = No enemy stands on the { $place }.
refuse-cell-must-be-back-enemy = No enemy stands in the back row on the { $place }.
refuse-cell-must-be-own = The { $place } holds no other card of yours.
refuse-target-empty = No enemy stands on the { $place }.
refuse-out-of-range = The { $place } is out of reach of { $card }.
refuse-decoy-front-only = Decoys stand in the front row, not on the { $place }.
refuse-cell-taken = The { $place } is taken.
refuse-not-in-their-kingdom = { $card } is not in their kingdom.
refuse-leader-not-built = Leaders are chosen separately; decks are built from soldiers.
refuse-foreign-soldier = { $card } belongs to another nation.
refuse-colour-taken = Your deck already has another kind in the colour of { $card }; one kind per colour.
refuse-none-left = There is no { $card } left to choose.
refuse-leader-waits = { $card } joins your hand by itself when all leaders are shown.
refuse-not-in-deck = { $card } is not in your deck.
refuse-front-only = The first card stands in the front row, not on the { $place }.
refuse-leader-kept = Leaders are chosen at the start, and that is over.
refuse-foreign-leader = { $card } leads another nation.
refuse-leader-not-dealt = { $card } was not dealt to you.
refuse-order-by-chance = Chance decides who goes first.
refuse-other-team = Seat { $number } is not on your team.
refuse-order-settled = The turn order isn’t being decided now.

needs-priest = it needs two of your cards on the battlefield
needs-musha = the enemy graveyard is empty
needs-gunner = no enemy stands in the back row
needs-komuso = one Komusō is waiting already
needs-ninja = the enemy hand is empty or their queue is full
needs-ninja-negate = it negates only a purple support that isn’t itself a negate
needs-commander = none of your soldiers is rested
needs-slinger = no enemy stands in their front centre
needs-anubis = it needs a card in your graveyard and an empty cell
needs-sorcerer = it can’t negate a block, and it needs a card in your kingdom
