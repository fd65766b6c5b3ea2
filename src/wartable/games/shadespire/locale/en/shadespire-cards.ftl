# The cards of Shadespire in English, in our own words.
# How a text reads. An objective begins with the time when it is scored and goes on with what must be true. In
# an end phase, “the action phase” is the one of the same round. What a ploy does for a while begins with
# “next activation”. A reaction says what it answers and then what it does. An action takes an activation.
# To take out a fighter is to put it out of action, and survivors are not out of action. The wounded have
# wound tokens; healing takes wound tokens off. To move, charge and attack are the actions of these names; the
# move and the attack of a charge count as well. Who is attacked is the target of an attack. Enemies are all
# fighters but yours. “The first attack” may be anyone’s.
# “Choose” in a ploy is meant to the letter, because some rules ask who was chosen.
# The bearer is the fighter that has the upgrade. +1 dice, defence, move, wounds or damage changes that value;
# one more die only joins the roll. Where a card is an attack, its text is about that attack alone.
# Left out, because the facts show it: glory, who may have an upgrade, and an attack’s line of values with
# Cleave and Knockback.

## Warbands

sha-warband-steelhearts-champions = Steelheart's Champions
sha-warband-garreks-reavers = Garrek's Reavers
sha-warband-sepulchral-guard = Sepulchral Guard
sha-warband-ironskulls-boyz = Ironskull's Boyz
sha-warband-the-chosen-axes = The Chosen Axes
sha-warband-spiteclaws-swarm = Spiteclaw's Swarm
sha-warband-magores-fiends = Magore's Fiends
sha-warband-the-farstriders = The Farstriders

## Boards

sha-board-mirror-well = Mirror Well
sha-board-shyishian-stardial = Shyishian Stardial
sha-board-katophranes-reliquary = Katophrane's Reliquary
sha-board-shattered-tower = Shattered Tower
sha-board-arcane-nexus = Arcane Nexus
sha-board-animus-forge = Animus Forge

## Fighters: Steelheart's Champions

sha-fighter-severin-steelheart = Severin Steelheart
    .short = Steelheart
    .inspire = When it is attacked and its defence roll shows a shield or crit, even if the attack succeeds.
sha-fighter-angharad-brightshield = Angharad Brightshield
    .short = Brightshield
    .inspire = When it is attacked and its defence roll shows a shield or crit, even if the attack succeeds.
sha-fighter-obryn-the-bold = Obryn the Bold
    .short = Obryn
    .inspire = When it is attacked and its defence roll shows a shield or crit, even if the attack succeeds.

## Fighters: Garrek's Reavers

sha-fighter-garrek-gorebeard = Garrek Gorebeard
    .short = Garrek
    .inspire = When at least three fighters, counting all warbands, are out of action.
sha-fighter-blooded-saek = Blooded Saek
    .short = Saek
    .inspire = When at least three fighters, counting all warbands, are out of action.
sha-fighter-karsus-the-chained = Karsus the Chained
    .short = Karsus
    .inspire = When at least three fighters, counting all warbands, are out of action.
sha-fighter-targor = Targor
    .short = Targor
    .inspire = When at least three fighters, counting all warbands, are out of action.
sha-fighter-arnulf = Arnulf
    .short = Arnulf
    .inspire = When at least three fighters, counting all warbands, are out of action.

## Fighters: Sepulchral Guard

sha-fighter-the-sepulchral-warden = The Sepulchral Warden
    .short = Warden
    .inspire = When two of your fighters have come back to the battlefield.
    .text = Action: put one of your fighters that is out of action on a starting hex in your territory, fully healed. Action: choose two of your other fighters; each of them moves. None may move twice in one phase.
sha-fighter-the-champion = The Champion
    .short = Champion
    .inspire = When it comes back to the battlefield after being out of action.
sha-fighter-the-prince-of-dust = The Prince of Dust
    .short = Prince
    .inspire = When it comes back to the battlefield after being out of action.
sha-fighter-the-harvester = The Harvester
    .short = Harvester
    .inspire = When it comes back to the battlefield after being out of action.
sha-fighter-petitioner = Petitioner
    .short = Petitioner
    .inspire = When it comes back to the battlefield after being out of action.

## Fighters: Ironskull's Boyz

sha-fighter-gurzag-ironskull = Gurzag Ironskull
    .short = Gurzag
    .inspire = When it has taken damage.
sha-fighter-bonekutta = Bonekutta
    .short = Bonekutta
    .inspire = When it has taken damage.
sha-fighter-hakka = Hakka
    .short = Hakka
    .inspire = When it has taken damage.
sha-fighter-basha = Basha
    .short = Basha
    .inspire = When it has taken damage.

## Fighters: The Chosen Axes

sha-fighter-fjul-grimnir = Fjul-Grimnir
    .short = Fjul-Grimnir
    .inspire = When it holds an objective as an action phase ends.
sha-fighter-tefk-flamebearer = Tefk Flamebearer
    .short = Tefk
    .inspire = When it holds an objective as an action phase ends.
sha-fighter-vol-orrukbane = Vol Orrukbane
    .short = Vol
    .inspire = When it holds an objective as an action phase ends.
sha-fighter-mad-maegrim = Mad Maegrim
    .short = Maegrim
    .inspire = When it holds an objective as an action phase ends.

## Fighters: Spiteclaw's Swarm

sha-fighter-skritch-spiteclaw = Skritch Spiteclaw
    .short = Skritch
    .inspire = When any player, including you, chooses it for a ploy.
    .text = Action: put one of your fighters that is out of action, but not Krrk, on any starting hex, fully healed.
sha-fighter-krrk-the-almost-trusted = Krrk the Almost-trusted
    .short = Krrk
    .inspire = When any player, including you, chooses it for a ploy.
sha-fighter-lurking-skaven = Lurking Skaven
    .short = Lurking Skaven
    .inspire = When any player, including you, chooses it for a ploy.
sha-fighter-festering-skaven = Festering Skaven
    .short = Festering Skaven
    .inspire = When any player, including you, chooses it for a ploy.
sha-fighter-hungering-skaven = Hungering Skaven
    .short = Hungering Skaven
    .inspire = When any player, including you, chooses it for a ploy.

## Fighters: Magore's Fiends

sha-fighter-magore-redhand = Magore Redhand
    .short = Magore
    .inspire = When one of its attacks succeeds.
sha-fighter-riptooth = Riptooth
    .short = Riptooth
    .inspire = When one of its attacks succeeds.
    .text = Can’t be given upgrades that are attacks.
sha-fighter-zharkus-the-bloodsighted = Zharkus the Bloodsighted
    .short = Zharkus
    .inspire = When one of its attacks succeeds.
sha-fighter-ghartok-flayskull = Ghartok Flayskull
    .short = Ghartok
    .inspire = When one of its attacks succeeds.
    .text = Can’t be driven back.

## Fighters: The Farstriders

sha-fighter-sanson-farstrider = Sanson Farstrider
    .short = Farstrider
    .inspire = When it is in enemy territory as an action phase ends.
sha-fighter-almeric-eagle-eye = Almeric Eagle-Eye
    .short = Eagle-Eye
    .inspire = When it is in enemy territory as an action phase ends.
sha-fighter-elias-swiftblade = Elias Swiftblade
    .short = Swiftblade
    .inspire = When it is in enemy territory as an action phase ends.

## Attacks: Steelheart's Champions

sha-attack-sigmarite-broadsword = Sigmarite Broadsword
sha-attack-mighty-swing = Mighty Swing
    .text = Strikes every adjacent enemy, with separate rolls for each.
sha-attack-sigmarite-hammer = Sigmarite Hammer
sha-attack-furious-parry = Furious Parry
    .text = Also a reaction – when an attack on this fighter fails: it isn’t driven back and may make this attack on the attacker.
sha-attack-sigmarite-grandhammer = Sigmarite Grandhammer
sha-attack-overhead-strike = Overhead Strike

## Attacks: Garrek's Reavers

sha-attack-blooddrinker-axe = Blooddrinker Axe
sha-attack-awakened-axe = Awakened Axe
sha-attack-great-axe = Great Axe
sha-attack-chained-axe = Chained Axe
sha-attack-brutal-chop = Brutal Chop
sha-attack-savage-whirl = Savage Whirl
    .text = Strikes every adjacent enemy, with separate rolls for each.
sha-attack-gore-axe-and-blade = Gore-axe and Blade
sha-attack-piercing-blade-and-axe = Piercing Blade and Axe
    .text = +1 damage on a critical hit.

## Attacks: Sepulchral Guard

sha-attack-boneshiver-spear = Boneshiver Spear
sha-attack-quickened-spear = Quickened Spear
sha-attack-wight-blade = Wight Blade
sha-attack-royal-mace = Royal Mace
sha-attack-whirling-scythe = Whirling Scythe
    .text = Strikes every adjacent enemy, with separate rolls for each.
sha-attack-ancient-weapon = Ancient Weapon

## Attacks: Ironskull's Boyz

sha-attack-boss-choppas = Boss Choppas
    .text = Once inspired: you may re-roll one attack die.
sha-attack-big-choppa = Big Choppa
sha-attack-choppas = Choppas
    .text = Has Cleave if the attack roll shows a crit.
sha-attack-smashas = Smashas
    .text = Knockback 1 on a critical hit.

## Attacks: The Chosen Axes

sha-attack-latchkey-axe = Latchkey Axe
sha-attack-blazing-latchkey-axe = Blazing Latchkey Axe
sha-attack-brazier-axe = Brazier Axe
sha-attack-fyresteel-axe = Fyresteel Axe
sha-attack-blazing-axes = Blazing Axes
    .text = Has Cleave if the attack roll shows a crit.
sha-attack-fyresteel-axes = Fyresteel Axes
sha-attack-scorching-axes = Scorching Axes
    .text = You may re-roll one attack die.

## Attacks: Spiteclaw's Swarm

sha-attack-wicked-halberd = Wicked Halberd
    .text = Has Cleave if the attack roll shows a crit.
sha-attack-warp-infused-halberd = Warp-infused Halberd
    .text = Has Cleave if the attack roll shows a crit.
sha-attack-warding-spear = Warding Spear
sha-attack-paired-katar = Paired Katar
sha-attack-wicked-daggers = Wicked Daggers
sha-attack-scavenged-flail = Scavenged Flail

## Attacks: Magore's Fiends

sha-attack-daemonic-axe = Daemonic Axe
sha-attack-ravenous-axe = Ravenous Axe
sha-attack-claws-and-teeth = Claws and Teeth
    .text = Has Cleave if the attack roll shows a crit.
sha-attack-bloody-claws-and-teeth = Bloody Claws and Teeth
    .text = Has Cleave if the attack roll shows a crit.
sha-attack-weighty-goreaxe = Weighty Goreaxe
sha-attack-gorefist = Gorefist
    .text = Also a reaction – when an attack on this fighter fails: it isn’t driven back and may make this attack on the attacker.
sha-attack-swift-gorefist = Swift Gorefist
    .text = Also a reaction – when an attack on this fighter fails: it isn’t driven back and may make this attack on the attacker.
sha-attack-goreaxe = Goreaxe

## Attacks: The Farstriders

sha-attack-boltstorm-pistol = Boltstorm Pistol
sha-attack-shock-handaxe = Shock Handaxe
sha-attack-star-falcon = Star Falcon
    .text = +1 damage on a critical hit.
sha-attack-charged-handaxe = Charged Handaxe
sha-attack-storm-sabre = Storm Sabre
sha-attack-charged-sabre = Charged Sabre

## Attacks of an upgrade that has two

sha-attack-shadeglass-axe-swung = Shadeglass Axe (swung)
    .text = +1 damage on a critical hit. If the attack succeeds, discard this upgrade.
sha-attack-shadeglass-axe-thrown = Shadeglass Axe (thrown)
    .text = +1 damage on a critical hit. After the attack, whatever the result, discard this upgrade.

## Garrek's Reavers: objectives

sha-card-a-worthy-skull = A Worthy Skull
    .text = End phase: your warband took out an enemy leader in the action phase.
sha-card-blood-for-the-blood-god = Blood for the Blood God!
    .text = Immediately: at least three of your fighters have charged this phase.
sha-card-coward = Coward!
    .text = Immediately: an enemy adjacent to one of your fighters moves, and after its move it is adjacent to none of them.
sha-card-draw-the-gaze-of-khorne = Draw the Gaze of Khorne
    .text = Immediately: your warband has taken out at least two enemies this phase.
sha-card-it-begins = It Begins
    .text = End phase: every warband has at least one fighter out of action.
sha-card-khorne-cares-not = Khorne Cares Not
    .text = End phase: at least five fighters, counting all warbands, are out of action (three players: seven; four: nine).
sha-card-khornes-champion = Khorne's Champion
    .text = Third end phase: only one fighter in all the warbands survives, and it is yours.
sha-card-let-the-blood-flow = Let the Blood Flow
    .text = Immediately: this phase at least three of your fighters have each made an attack that succeeded.
sha-card-there-is-only-slaughter = There is Only Slaughter
    .text = End phase: nobody holds any objective.

## Garrek's Reavers: ploys

sha-card-blood-offering = Blood Offering
    .text = Choose one of your fighters: 1 damage to it. Next activation: its first attack has two more attack dice.
sha-card-blood-rain = Blood Rain
    .text = Next activation: every attack uses the sword as its symbol, including hammer attacks.
sha-card-boon-of-khorne = Boon of Khorne
    .text = Reaction – after your fighter’s attack takes out an enemy: heal one of your fighters fully.
sha-card-desecrate = Desecrate
    .text = An objective you hold, of your choice, leaves the battlefield.
sha-card-final-blow = Final Blow
    .text = Reaction – after an enemy’s attack takes out one of your fighters adjacent to it: 1 damage to that enemy.
sha-card-fuelled-by-slaughter = Fuelled by Slaughter
    .text = Reaction – after an attack or a ploy takes out a fighter of any warband: one of your fighters may attack.
sha-card-insensate = Insensate
    .text = Next activation: the first of your fighters to be damaged takes only 1 damage.
sha-card-khorne-calls = Khorne Calls
    .text = Next activation: your first attack has one more attack die.
sha-card-rebirth-in-blood = Rebirth in Blood
    .text = Reaction – after an attack or a ploy takes out your last fighter: roll a defence die; with a shield or crit heal it fully and put it on a starting hex in your territory.
sha-card-skulls-for-the-skull-throne = Skulls for the Skull Throne!
    .text = Reaction – after your fighter’s attack takes out an enemy: draw up to two power cards.

## Garrek's Reavers: upgrades

sha-card-berserk-charge = Berserk Charge
    .text = In the attack of the bearer’s charge, both hammers and swords are successes.
sha-card-bloodslick = Bloodslick
    .text = +1 defence.
sha-card-deadly-spin = Deadly Spin
    .text = Strikes every adjacent enemy, with separate rolls for each.
sha-card-ever-advancing = Ever-Advancing
    .text = Reaction – when an attack allows the bearer to be driven back, even if the attacker chooses not to: push the bearer 1 hex, in any direction, instead.
sha-card-frenzy = Frenzy
    .text = One more attack die for the attack in the bearer’s charge.
sha-card-grisly-trophy = Grisly Trophy
    .text = Each enemy the bearer takes out is worth 1 more glory to you.
sha-card-terrifying-howl = Terrifying Howl
    .text = Action: push every adjacent enemy 1 hex.
sha-card-unstoppable-charge = Unstoppable Charge
    .text = In its charge the bearer may pass through fighters; it must stop on an empty hex.
sha-card-whirlwind-of-death = Whirlwind of Death
    .text = +1 damage for the bearer’s attacks of range 1 or 2.
sha-card-wicked-blade = Wicked Blade
    .text = Has Cleave if the attack roll shows a crit.

## Steelheart's Champions: objectives

sha-card-awe-inspiring = Awe-inspiring
    .text = Immediately: your warband has taken out at least two fighters, of any warband, this phase.
sha-card-cleanse = Cleanse
    .text = End phase: there are objectives in enemy territory, and you hold all of them (three or four players: in one enemy’s territory).
sha-card-consecrated-area = Consecrated Area
    .text = End phase: you have a survivor, and no enemy is adjacent to any of your fighters.
sha-card-eternals = Eternals
    .text = Third end phase: all your fighters survive.
sha-card-immovable-object = Immovable Object
    .text = End phase: two action phases in a row have ended with the same fighter of yours on the same objective.
sha-card-lightning-strikes = Lightning Strikes
    .text = Immediately: one of your fighters takes out an enemy during its charge.
sha-card-seize-ground = Seize Ground
    .text = End phase: you hold at least one objective in enemy territory.
sha-card-sigmars-bulwark = Sigmar's Bulwark
    .text = End phase: you have a survivor, and none of your fighters took damage in the action phase.
sha-card-slayers-of-tyrants = Slayers of Tyrants
    .text = End phase: your warband took out an enemy leader in the action phase.

## Steelheart's Champions: ploys

sha-card-heroic-guard = Heroic Guard
    .text = Choose one of your fighters: it goes on Guard.
sha-card-peal-of-thunder = Peal of Thunder
    .text = Choose an enemy: push it 1 hex, in any direction.
sha-card-righteous-zeal = Righteous Zeal
    .text = Next activation: the first attack of range 1 or 2 has +1 damage.
sha-card-sigmarite-wall = Sigmarite Wall
    .text = Choose two of your fighters, adjacent to each other: both go on Guard.
sha-card-stormforged-resistance = Stormforged Resistance
    .text = Next activation: the first attack can’t drive your fighters back.
sha-card-stormforged-tactics = Stormforged Tactics
    .text = Next activation: you have this reaction – after an enemy’s attack fails: choose up to two of your fighters; push each up to 1 hex.
sha-card-tireless-assault = Tireless Assault
    .text = Reaction – after your fighter’s attack fails: it may attack the same target again, with any of its attacks.
sha-card-undaunted = Undaunted
    .text = Reaction – after an attack or a ploy takes out your fighter and leaves you only one on the battlefield: heal that one fully.
sha-card-unstoppable-strike = Unstoppable Strike
    .text = Next activation: the first attack has Cleave.
sha-card-valiant-attack = Valiant Attack
    .text = Next activation: in the first attack no enemy supports the target.

## Steelheart's Champions: upgrades

sha-card-blessed-by-sigmar = Blessed by Sigmar
    .text = +1 wounds.
sha-card-block = Block
    .text = Action: the bearer and all your fighters adjacent to it go on Guard.
sha-card-brave-strike = Brave Strike
    .text = One more attack die while none of your other fighters is adjacent to the bearer.
sha-card-fatal-riposte = Fatal Riposte
    .text = Reaction – when an attack on the bearer fails: roll an attack die; with a hammer or crit the bearer isn’t driven back and may attack the attacker.
sha-card-heroic-might = Heroic Might
    .text = The bearer’s attacks have Cleave.
sha-card-heroic-stride = Heroic Stride
    .text = Reaction – after an enemy’s activation leaves it within 2 hexes of the bearer: you may push the bearer 1 hex.
sha-card-lightning-blade = Lightning Blade
    .text = +1 damage on a critical hit.
sha-card-lightning-blast = Lightning Blast
    .text = A critical hit by the bearer also deals 1 damage to each enemy adjacent to the target’s hex. That damage belongs to the attack.
sha-card-righteous-strike = Righteous Strike
    .text = Reaction – after this attack fails against an enemy leader: make it again.
sha-card-shield-bash = Shield Bash
    .text = Reaction – when the attack of an adjacent fighter on the bearer fails: the bearer isn’t driven back, and you may push the attacker 1 hex.

## Sepulchral Guard: objectives

sha-card-battle-without-end = Battle Without End
    .text = End phase: at least two of your fighters came back to the battlefield in the action phase.
sha-card-claim-the-city = Claim the City
    .text = End phase: you hold every objective (three or four players: five or more).
sha-card-fearless-in-death = Fearless in Death
    .text = End phase: you have exactly one fighter on the battlefield.
sha-card-march-of-the-dead = March of the Dead
    .text = End phase: you have at least five survivors, and all of them moved in the action phase.
sha-card-more-able-bodies = More Able Bodies
    .text = End phase: your warband took out at least two enemies in the action phase.
sha-card-peerless-general = Peerless General
    .text = Third end phase: you have at least four survivors, none of them inspired.
sha-card-skills-unforgotten = Skills Unforgotten
    .text = Immediately: your leader takes out an enemy.
sha-card-the-invigorated-dead = The Invigorated Dead
    .text = Third end phase: you have at least three survivors, all of them inspired.
sha-card-undead-swarm = Undead Swarm
    .text = End phase: every enemy has at least two of your fighters adjacent to it (three or four players: at least three enemies have).

## Sepulchral Guard: ploys

sha-card-bone-shrapnel = Bone Shrapnel
    .text = Reaction – after an attack takes out your fighter: 1 damage to the attacker.
sha-card-ceaseless-attacks = Ceaseless Attacks
    .text = Reaction – after an attack by your fighter: another of your fighters attacks.
sha-card-clawing-hands = Clawing Hands
    .text = Next activation: each of your fighters that is off the battlefield counts as a supporter of the first attack, if it is yours.
sha-card-danse-macabre = Danse Macabre
    .text = Next activation: your fighters may go 1 hex farther when they move.
sha-card-grasping-hands = Grasping Hands
    .text = Next activation: the first fighter activated, whoever’s it is, has −1 move for each of your fighters that is off the battlefield, but never less than 0.
sha-card-restless-dead = Restless Dead
    .text = Put one of your fighters that is out of action, but not the Sepulchral Warden, fully healed on a starting hex in your territory.
sha-card-spectral-form = Spectral Form
    .text = Next activation: when your fighters move, they may pass through fighters; each must stop on an empty hex.
sha-card-swift-evasion = Swift Evasion
    .text = Choose one of your fighters: push it up to 2 hexes; it must end farther from every enemy than it began.
sha-card-terrifying-screams = Terrifying Screams
    .text = Choose an enemy: push it 1 hex.
sha-card-the-necromancer-commands = The Necromancer Commands
    .text = Reaction – after your fighter’s attack fails: it makes the same attack again.

## Sepulchral Guard: upgrades

sha-card-ancient-commander = Ancient Commander
    .text = Action: choose three of your other fighters; each of them moves. None may move twice in one phase.
sha-card-assumed-command = Assumed Command
    .text = Each of your fighters that supports the bearer counts as two.
sha-card-deathly-charge = Deathly Charge
    .text = When the bearer charges: until the phase ends its attacks of range 1 or 2, including the one in the charge, have +1 damage.
sha-card-fatal-strike = Fatal Strike
    .text = Reaction – when an attack takes out the bearer, before it leaves its hex: it makes this attack on the attacker.
sha-card-focused-attack = Focused Attack
    .text = Has Cleave if the attack roll shows a crit.
sha-card-frightening-speed = Frightening Speed
    .text = +2 move.
sha-card-grim-cleave = Grim Cleave
    .text = The bearer’s attacks have Cleave.
sha-card-lethal-lunge = Lethal Lunge
sha-card-remembered-shield = Remembered Shield
    .text = The bearer’s defence symbol becomes the shield.
sha-card-undying = Undying
    .text = +1 wounds.

## Ironskull's Boyz: objectives

sha-card-ard-as-iron = 'Ard as Iron
    .text = Third end phase: all your fighters survive.
sha-card-biggest-an-da-best = Biggest an' da Best
    .text = End phase: your leader took out an enemy in the action phase.
sha-card-call-of-the-waaagh = Call of the Waaagh!
    .text = Immediately: at least three of your fighters have charged this phase.
sha-card-dead-kunnin = Dead Kunnin'
    .text = Immediately: one of your fighters attacks with at least two more supporters than the target has.
sha-card-deres-more-of-us = Dere's More of Us
    .text = End phase: your fighters on the battlefield outnumber your opponent’s (three or four players: those of any one opponent).
sha-card-get-da-boss = Get Da Boss
    .text = End phase: your warband took out an enemy leader in the action phase.
sha-card-good-scrap = Good Scrap
    .text = End phase: in the action phase at least three fighters, counting all warbands, went out of action (three or four players: five).
sha-card-punch-up = Punch-up
    .text = End phase: you have at least two survivors, and in the action phase each of them attacked a different enemy.
sha-card-too-dumb-to-die = Too Dumb to Die
    .text = Immediately: one of your fighters takes 3 or more damage from one attack and survives.

## Ironskull's Boyz: ploys

sha-card-avin-a-good-time = 'Avin' a Good Time
    .text = Choose any fighter. Roll an attack die: with a hammer or crit that fighter may attack.
sha-card-brutal-but-kunnin = Brutal But Kunnin'
    .text = Reaction – after an attack by your fighter: you may push it up to 3 hexes.
sha-card-deafening-bellow = Deafening Bellow
    .text = Choose an enemy adjacent to any of your fighters: push it 1 hex.
sha-card-gorkamorkas-blessing = Gorkamorka's Blessing
    .text = Next activation: the first attack of range 1 or 2 has +1 damage.
sha-card-kunnin-but-brutal = Kunnin' But Brutal
    .text = Reaction – after your fighter moves, except in a charge: it may attack.
sha-card-last-lunge = Last Lunge
    .text = Reaction – when an attack or a ploy will take out your fighter, before it leaves its hex: roll an attack die; with a hammer or crit it attacks the attacker.
sha-card-leadin-by-example = Leadin' By Example
    .text = Reaction – after your leader’s attack takes out an enemy: another of your fighters that has neither moved nor charged this phase may charge.
sha-card-more-choppin = More Choppin'
    .text = Next activation: the first attack has one more attack die.
sha-card-pillage = Pillage
    .text = An objective you hold, of your choice, leaves the battlefield.
sha-card-scrag-em = Scrag 'Em
    .text = Next activation: each of your fighters that supports the first attack counts as two.

## Ironskull's Boyz: upgrades

sha-card-ard-head = 'Ard Head
    .text = Whenever the bearer takes damage, it takes 1 less, but never less than 1.
sha-card-aspiring-boss = Aspiring Boss
    .text = Reaction – when the bearer’s attack on an enemy leader fails: you may re-roll one attack die.
sha-card-brutal-frenzy = Brutal Frenzy
    .text = One more attack die for the attack in the bearer’s charge.
sha-card-brutal-swing = Brutal Swing
    .text = Strikes every adjacent enemy, with separate rolls for each.
sha-card-crush-and-cleave = Crush and Cleave
    .text = The bearer’s attacks have Cleave.
sha-card-dead-ard = Dead 'Ard
    .text = Only a critical hit can drive the bearer back.
sha-card-eadbutt = 'Eadbutt
    .text = If it succeeds, the target can’t be activated again this phase.
sha-card-headlong-rush = Headlong Rush
    .text = When the bearer charges: until the phase ends its attacks, including the one in the charge, have Knockback 1.
sha-card-unkillable = Unkillable
    .text = Reaction – when an attack or a ploy takes out the bearer: roll a defence die; with a shield or crit it takes no damage and survives, but this upgrade is discarded.
sha-card-waaagh = Waaagh!
    .text = When the bearer charges: until the phase ends its attacks of range 1 or 2, including the one in the charge, have +1 damage.

## The Chosen Axes: objectives

sha-card-a-claim-retaken = A Claim Retaken
    .text = End phase: one of your fighters holds an objective that an enemy held when the action phase began.
sha-card-a-grim-promise = A Grim Promise
    .text = End phase: your warband took out an enemy leader in the action phase.
sha-card-ferocious-charge = Ferocious Charge
    .text = Immediately: one of your fighters takes out an enemy during its charge.
sha-card-for-the-ur-gold = For the Ur-gold
    .text = End phase: you have at least three survivors, all of them inspired.
sha-card-fury-of-the-lodge = Fury of the Lodge
    .text = End phase: you have at least three survivors, and all of them charged in the action phase.
sha-card-hoarders = Hoarders
    .text = End phase: each of your fighters holds an objective, and no enemy does.
sha-card-oaths-still-to-fulfil = Oaths Still to Fulfil
    .text = Third end phase: all your fighters survive.
sha-card-scion-of-grimnir = Scion of Grimnir
    .text = Immediately: your leader takes out an enemy.
sha-card-unstoppable-advance = Unstoppable Advance
    .text = End phase: you have survivors, and all of them are in enemy territory.

## The Chosen Axes: ploys

sha-card-berserk-fury = Berserk Fury
    .text = Next activation: the first time one of your fighters would take damage, roll a defence die; with a shield it takes none.
sha-card-indomitable = Indomitable
    .text = Next activation: the first time one of your fighters would take damage, it takes only 1.
sha-card-living-wall = Living Wall
    .text = Choose two of your fighters: push each up to 1 hex, so that they end adjacent to each other.
sha-card-oathsworn = Oathsworn
    .text = Reaction – after your fighter’s attack fails: it may attack the same target again, with any of its attacks.
sha-card-piercing-stare = Piercing Stare
    .text = Choose an enemy. Next activation: it can’t attack or charge.
sha-card-slaying-blow = Slaying Blow
    .text = Next activation: if the first attack is a critical hit, its damage is doubled.
sha-card-the-earth-shakes = The Earth Shakes
    .text = Choose any fighter: push it 1 hex.
sha-card-treasure-lust = Treasure-lust
    .text = Choose one of your fighters: push it up to 3 hexes; it must end on an objective.
sha-card-ur-gold-boon = Ur-gold Boon
    .text = Choose one of your fighters and roll a defence die: with a shield or crit, heal up to 2 on it; otherwise, heal 1.
sha-card-we-shall-not-be-moved = We Shall Not Be Moved
    .text = Next activation: the first attack can’t drive back any of your fighters that hold an objective.

## The Chosen Axes: upgrades

sha-card-activated-runes = Activated Runes
    .text = Whenever the bearer attacks, you may re-roll one attack die.
sha-card-brute-strength = Brute Strength
    .text = The bearer’s attacks have Knockback 1.
sha-card-defiant-strike = Defiant Strike
    .text = Reaction – when an attack on the bearer succeeds: the bearer makes this attack on the attacker and isn’t driven back.
sha-card-flurry-of-blows = Flurry of Blows
sha-card-great-swing = Great Swing
    .text = Strikes every adjacent enemy, with separate rolls for each.
sha-card-grimnirs-blessing = Grimnir's Blessing
    .text = Reaction – when an attack or a ploy would take out the bearer: roll a defence die; with a shield it takes none of the damage.
sha-card-grimnirs-fortitude = Grimnir's Fortitude
    .text = +1 defence.
sha-card-grimnirs-speed = Grimnir's Speed
    .text = +2 move.
sha-card-returning-axe = Returning Axe
    .text = +1 damage on a critical hit.
sha-card-war-song = War Song
    .text = When the bearer supports, it counts as two.

## Spiteclaw's Swarm: objectives

sha-card-arms-length = Arm's Length
    .text = Immediately: your warband takes out an enemy that has none of your fighters adjacent to it.
sha-card-brilliant-brilliant = Brilliant, Brilliant!
    .text = End phase: in the action phase you scored at least two other objective cards.
sha-card-feast-feast = Feast-feast
    .text = End phase: no enemy survives (three or four players: at least two enemy warbands wiped out).
sha-card-honed-survival-instincts = Honed Survival Instincts
    .text = End phase: you lost no fighter in the action phase.
sha-card-leading-from-the-back = Leading from the Back
    .text = Third end phase: your leader stands in your territory with no enemy adjacent to it.
sha-card-live-to-fight-another-day = Live to Fight Another Day
    .text = Third end phase: your leader is your only survivor.
sha-card-lives-are-cheap = Lives are Cheap
    .text = End phase: you lost at least two fighters in the action phase.
sha-card-numberless-swarm = Numberless Swarm
    .text = Third end phase: you have five fighters on the battlefield.
sha-card-skritch-is-the-greatest-yes-yes = Skritch is the Greatest, Yes-yes
    .text = Immediately: your leader takes out an enemy.

## Spiteclaw's Swarm: ploys

sha-card-aversion-to-death = Aversion to Death
    .text = Reaction – after an attack takes out your fighter: push up to two of your fighters 1 hex each.
sha-card-frenzied-stabbing = Frenzied Stabbing
    .text = Next activation: the first attack of range 1 or 2 has +1 damage.
sha-card-heightened-caution = Heightened Caution
    .text = Next activation: the first of your fighters to be attacked rolls one more defence die in every attack on it.
sha-card-momentary-boldness = Momentary Boldness
    .text = Choose one of your fighters that is adjacent to at least two of your others: it charges.
sha-card-musk-of-fear = Musk of Fear
    .text = Choose one of your fighters: it goes on Guard.
sha-card-nervous-scrabbling = Nervous Scrabbling
    .text = Choose one of your fighters: it swaps places with any fighter adjacent to it.
sha-card-scratching-in-the-shadows = Scratching in the Shadows
    .text = Choose an enemy: push it 1 hex.
sha-card-skaven-courage = Skaven Courage
    .text = Only while at least three of your fighters are adjacent to one enemy: one of them may attack.
sha-card-sudden-skittering = Sudden Skittering
    .text = Next activation: double the move of the first of your fighters to move. It can’t charge; after the move it can’t be activated again this phase.
sha-card-there-are-always-more = There Are Always More
    .text = Choose one of your fighters that is out of action, but not Skritch or Krrk: heal it fully and put it on any starting hex.

## Spiteclaw's Swarm: upgrades

sha-card-black-hunger = Black Hunger
    .text = The bearer’s attacks of range 1 have +1 damage and strike every adjacent fighter, including your own, with separate rolls for each. When your own fighters are struck, nobody supports either side.
sha-card-bodyguard-for-a-price = Bodyguard for a Price
    .text = While Skritch is adjacent to the bearer, Skritch is on Guard, even after charging this phase.
sha-card-expendable = Expendable
    .text = Reaction – when an attack is about to damage the bearer: you may take the bearer off the battlefield; it is out of action, but nobody gains glory for it. Then 1 damage to the attacker.
sha-card-festering-blades = Festering Blades
    .text = +2 damage on a critical hit for the bearer’s attacks of range 1 or 2.
sha-card-flee = Flee!
    .text = Action: the bearer may move, and so may one of your fighters adjacent to it; each must end farther from every enemy than it began.
sha-card-skitter-scurry = Skitter-scurry
    .text = Reaction – after the bearer’s action: you may push it 1 hex.
sha-card-sneaky-stab-stab = Sneaky Stab-stab
    .text = Before the bearer attacks, except in a charge, you may push it 1 hex.
sha-card-swarm-of-rats = Swarm of Rats
    .text = Strikes every adjacent enemy, with separate rolls for each.
sha-card-throwing-stars = Throwing Stars
sha-card-whirling-halberd = Whirling Halberd
    .text = Strikes every adjacent enemy, with separate rolls for each.

## Magore's Fiends: objectives

sha-card-all-the-better-to-slay-them = All the Better to Slay Them
    .text = Immediately: you have at least three fighters, each adjacent to a different enemy.
sha-card-bane-of-champions = Bane of Champions
    .text = Immediately: Riptooth takes out an enemy leader.
sha-card-bloody-annihilation = Bloody Annihilation
    .text = End phase: no enemy survives (three or four players: at least two enemy warbands wiped out).
sha-card-khorne-sees-us = Khorne Sees Us
    .text = Immediately: your warband has taken out at least two enemies this phase.
sha-card-kill-kill-again = Kill! Kill Again!
    .text = End phase: every warband has at least two fighters out of action.
sha-card-no-escape = No Escape
    .text = Immediately: at least three of your fighters have charged this phase.
sha-card-rivers-of-blood = Rivers of Blood
    .text = End phase: there are at least four survivors in all, and every one of them is wounded.
sha-card-save-the-best = Save the Best
    .text = End phase: the only surviving enemy is a leader.
sha-card-show-of-strength = Show of Strength
    .text = Immediately: your leader takes out an enemy.

## Magore's Fiends: ploys

sha-card-blood-frenzy = Blood Frenzy
    .text = Reaction – after an attack or a ploy takes out a fighter of any warband: in the next activation the first attack has one more attack die, and both hammers and swords are successes in it.
sha-card-bloodslick-ground = Bloodslick Ground
    .text = Next activation: enemies have −2 move.
sha-card-bloody-retribution = Bloody Retribution
    .text = Reaction – after an attack takes out your fighter: one of your fighters adjacent to the attacker attacks it.
sha-card-continue-the-slaughter = Continue the Slaughter
    .text = Reaction – after an attack or a ploy takes out a fighter of any warband: in the next activation the first attack has +1 damage.
sha-card-daemonic-resilience = Daemonic Resilience
    .text = Next activation: the first of your fighters to be damaged takes only 1 damage.
sha-card-fountain-of-gore = Fountain of Gore
    .text = Reaction – after an attack or a ploy takes out a fighter of any warband: in the next activation all your fighters have +1 defence.
sha-card-furious-inspiration = Furious Inspiration
    .text = Choose one of your fighters: it becomes inspired.
sha-card-glory-to-khorne = Glory to Khorne
    .text = Next activation: your first attack has one more attack die.
sha-card-horrifying-howl = Horrifying Howl
    .text = Choose an enemy adjacent to any of your fighters: push it up to 2 hexes.
sha-card-to-the-victor-the-spoils = To the Victor, the Spoils
    .text = Reaction – after your fighter’s attack takes out an enemy whose wounds value is 3 or more: draw three power cards.

## Magore's Fiends: upgrades

sha-card-brutal-charge = Brutal Charge
    .text = One more attack die for the attack in the bearer’s charge.
sha-card-daemonic-maw = Daemonic Maw
    .text = If it succeeds, heal 1 on the bearer.
sha-card-furious-charge = Furious Charge
    .text = In the attack of the bearer’s charge, both hammers and swords are successes.
sha-card-no-respite = No Respite
    .text = Reaction – when an attack or a ploy will take out the bearer: it may attack first.
sha-card-predatory-leap = Predatory Leap
    .text = In its charge the bearer may pass through fighters; it must stop on an empty hex.
sha-card-rage-fuelled-attacks = Rage-fuelled Attacks
    .text = +1 damage for the bearer’s attacks of range 1 or 2.
sha-card-shake-about = Shake About
    .text = When the bearer’s attack of range 1 succeeds, you may push the target 1 hex, in any direction, instead of driving it back. The damage is still dealt.
sha-card-trophy-hunter = Trophy Hunter
    .text = Each enemy the bearer takes out is worth 1 more glory to you.
sha-card-unshakeable = Unshakeable
    .text = Reaction – when an attack allows the bearer to be driven back, even if the attacker chooses not to: push the bearer 1 hex, in any direction, instead.
sha-card-wrathful-blows = Wrathful Blows
    .text = +1 dice for all the bearer’s attacks.

## The Farstriders: objectives

sha-card-behead-the-beast = Behead the Beast
    .text = End phase: your warband took out an enemy leader in the action phase.
sha-card-brave-but-cautious = Brave but Cautious
    .text = End phase: you have a survivor, and none of your fighters took damage in the action phase.
sha-card-close-with-the-enemy = Close with the Enemy
    .text = End phase: at least three of your fighters have an enemy adjacent to them.
sha-card-eternal-supremacy = Eternal Supremacy
    .text = End phase: you hold at least three objectives.
sha-card-lightning-advance = Lightning Advance
    .text = End phase: you have at least two survivors, all of them in enemy territory.
sha-card-meticulous-annihilation = Meticulous Annihilation
    .text = End phase: no enemy survives (three or four players: at least two enemy warbands wiped out).
sha-card-punishing-volleys = Punishing Volleys
    .text = End phase: at least three of your attacks with a Boltstorm Pistol, overcharged or not, succeeded in the action phase.
sha-card-ranger-strike = Ranger Strike
    .text = Immediately: your warband has taken out at least two fighters, of any warband, this phase.
sha-card-sigmars-finest = Sigmar's Finest
    .text = End phase: you have a survivor, and surviving enemies outnumber yours at least three to one (three or four players: four to one).

## The Farstriders: ploys

sha-card-fearsome-roar = Fearsome Roar
    .text = Choose an enemy adjacent to any of your fighters: push it 1 hex.
sha-card-firm-footing = Firm Footing
    .text = Next activation: your fighters that hold an objective have one more defence die.
sha-card-lightning-blow = Lightning Blow
    .text = Next activation: the first attack has +1 damage.
sha-card-lightning-stride = Lightning Stride
    .text = Next activation: double the move of the first of your fighters to move. It can’t charge; after the move it can’t be activated again this phase.
sha-card-patient-defence = Patient Defence
    .text = Next activation: the first of your fighters to be attacked has +1 defence in every attack on it.
sha-card-rangers-advance = Rangers, Advance
    .text = Choose two of your fighters: push each 1 hex.
sha-card-rapid-volley = Rapid Volley
    .text = Reaction – after your fighter’s attack with a Boltstorm Pistol, overcharged or not: it may make one more such attack on the same target.
sha-card-retribution = Retribution
    .text = Reaction – after an attack damages your fighter: it may attack the attacker.
sha-card-steady-volley = Steady Volley
    .text = Next activation: the first of your fighters to attack with a Boltstorm Pistol, overcharged or not, may be pushed 1 hex before that attack.
sha-card-warning-cry = Warning Cry
    .text = Choose one of your fighters: it goes on Guard.

## The Farstriders: upgrades

sha-card-aetheric-step = Aetheric Step
    .text = When it moves, the bearer may pass through fighters; it must stop on an empty hex.
sha-card-covering-fire = Covering Fire
    .text = The bearer supports one of your adjacent fighters that is attacked, even when the attacker isn’t adjacent to the bearer.
sha-card-flashing-handaxe = Flashing Handaxe
sha-card-furious-blow = Furious Blow
    .text = Reaction – when an attack on the bearer has failed: the bearer isn’t driven back and may attack the attacker.
sha-card-lone-warrior = Lone Warrior
    .text = While none of your other fighters is adjacent to the bearer, single supports are successes in its defence rolls.
sha-card-overcharged-boltstorm-pistol = Overcharged Boltstorm Pistol
sha-card-sharp-eyes = Sharp Eyes
    .text = The bearer’s attacks have Cleave.
sha-card-spinning-strike = Spinning Strike
    .text = Strikes every adjacent enemy, with separate rolls for each.
sha-card-swift-stride = Swift Stride
    .text = +2 move.
sha-card-well-timed-lunge = Well-timed Lunge

## Universal cards: objectives

sha-card-accept-inevitability = Accept Inevitability
    .text = Third end phase: you have no survivors.
sha-card-advancing-strike = Advancing Strike
    .text = Immediately: your warband takes out an enemy that stands in enemy territory.
sha-card-alone-in-the-darkness = Alone in the Darkness
    .text = End phase: no two fighters on the whole battlefield are adjacent.
sha-card-annihilation = Annihilation
    .text = End phase: no enemy survives (three or four players: at least two enemy warbands wiped out).
sha-card-assassinate = Assassinate
    .text = End phase: your warband took out an enemy leader in the action phase.
sha-card-balance-of-power = Balance of Power
    .text = Immediately: in an attack, attacker and target have two supporters each.
sha-card-blooded = Blooded
    .text = End phase: you have at least three survivors, all of them wounded.
sha-card-bloodless = Bloodless
    .text = End phase: no fighter took damage in the action phase.
sha-card-brawl = Brawl
    .text = End phase: you have at least three fighters on the battlefield, all of them adjacent to an enemy.
sha-card-butchery = Butchery
    .text = End phase: your warband took out at least three enemies in the action phase.
sha-card-change-of-tactics = Change of Tactics
    .text = Immediately: one of your fighters that was on Guard has charged.
sha-card-chosen-champion = Chosen Champion
    .text = End phase: one of your survivors has at least three upgrades.
sha-card-complete-victory = Complete Victory
    .text = Third end phase: all your fighters survive.
sha-card-concerted-attack = Concerted Attack
    .text = Immediately: at least three of your fighters have attacked the same enemy this phase.
sha-card-conquest = Conquest
    .text = Third end phase: you have survivors, all of them in your opponent’s territory (three or four players: in one enemy’s territory).
sha-card-contained = Contained
    .text = Third end phase: every surviving enemy is in its own territory (three or four players: every survivor of at least one enemy warband).
sha-card-cover-ground = Cover Ground
    .text = Immediately: one of your fighters moves six or more hexes in one move action, counted along the shortest way.
sha-card-crushing-force = Crushing Force
    .text = Immediately: an attack by your fighter succeeds, and its damage is at least double what was needed to take out the target.
sha-card-dauntless = Dauntless
    .text = End phase: enemies outnumber your fighters at least three to one (three or four players: four to one).
sha-card-defensive-strike = Defensive Strike
    .text = Immediately: your warband takes out an enemy that stands in your territory.
sha-card-denial = Denial
    .text = Third end phase: no enemy is in your territory.
sha-card-determined-defender = Determined Defender
    .text = End phase: two action phases in a row have ended with the same fighter of yours on the same objective.
sha-card-divide-and-conquer = Divide and Conquer
    .text = End phase: every player has fighters both in their own and in enemy territory.
sha-card-endless-slaughter = Endless Slaughter
    .text = Third end phase: at least five enemies are out of action (three players: seven; four: nine).
sha-card-escalation = Escalation
    .text = End phase: all players together played at least three upgrades in the action phase (three or four players: five).
sha-card-fearless = Fearless
    .text = End phase: one of your fighters has at least three enemies adjacent to it.
sha-card-flawless-strategy = Flawless Strategy
    .text = End phase: you have scored at least two other objective cards in this phase.
sha-card-geared-for-war = Geared for War
    .text = End phase: you have at least three survivors, all of them with an upgrade.
sha-card-heroes-all = Heroes All
    .text = End phase: you have at least three survivors, all of them inspired.
sha-card-heroic-feat = Heroic Feat
    .text = Immediately: an attack by your fighter succeeds although the target has at least two more supporters.
sha-card-hold-objective-1 = Hold Objective 1
    .text = End phase: you hold objective 1 (three players: 1 or 6; four: 1, 2 or 6).
sha-card-hold-objective-2 = Hold Objective 2
    .text = End phase: you hold objective 2 (three players: 2 or 7; four: 2, 3 or 7).
sha-card-hold-objective-3 = Hold Objective 3
    .text = End phase: you hold objective 3 (three players: 3 or 6; four: 3, 4 or 8).
sha-card-hold-objective-4 = Hold Objective 4
    .text = End phase: you hold objective 4 (three players: 4 or 7; four: 4, 5 or 9).
sha-card-hold-objective-5 = Hold Objective 5
    .text = End phase: you hold objective 5 (three players: 5 or 6; four: 1, 5 or 6).
sha-card-honest-opponent = Honest Opponent
    .text = End phase: you played no ploy in the action phase.
sha-card-killing-ground = Killing Ground
    .text = End phase: in the action phase fighters went out of action in all three places: your territory, enemy territory and no one’s territory.
sha-card-making-a-statement = Making a Statement
    .text = End phase: there are objectives in your opponent’s territory, and you hold all of them (three or four players: at least three in one opponent’s territory).
sha-card-massive-assault = Massive Assault
    .text = Immediately: your fighters have dealt 7 or more damage in this action phase. Damage beyond a fighter’s wounds value counts too; damage from ploys doesn’t.
sha-card-master-of-war = Master of War
    .text = End phase: in this round you scored an objective card and played at least one ploy and one upgrade.
sha-card-masterstroke = Masterstroke
    .text = Immediately: a reaction of your warband takes out an enemy, by an attack made as a reaction or by damage the reaction deals.
sha-card-miraculous-escape = Miraculous Escape
    .text = Immediately: an enemy’s attack with a dice value of 3 or more fails against one of your fighters.
sha-card-multiple-fronts = Multiple Fronts
    .text = End phase: at least three enemies took damage from your warband in the action phase.
sha-card-no-more-tricks = No More Tricks
    .text = End phase: you have no power cards in hand.
sha-card-no-remorse = No Remorse
    .text = Immediately: your fighter takes out an enemy with an attack whose damage value is higher than that enemy’s wounds value.
sha-card-our-only-way-out = Our Only Way Out
    .text = End phase: you hold at least three objectives.
sha-card-overextended = Overextended
    .text = End phase: you hold every objective (three or four players: five or more).
sha-card-perfect-planning = Perfect Planning
    .text = End phase: none of your fighters moved in the action phase.
sha-card-plant-a-standard = Plant a Standard
    .text = End phase: your leader holds an objective in enemy territory.
sha-card-ploymaster = Ploymaster
    .text = End phase: you played at least three ploys in the action phase.
sha-card-poised-to-strike = Poised to Strike
    .text = End phase: at least three of your fighters are adjacent to the same enemy.
sha-card-precise-use-of-force = Precise Use of Force
    .text = Immediately: an attack by your fighter succeeds, and its damage is exactly what was needed to take out the target.
sha-card-pure-carnage = Pure Carnage
    .text = Third end phase: at least seven fighters, counting all warbands, are out of action (three players: nine; four: eleven).
sha-card-ready-for-a-challenge = Ready for a Challenge
    .text = End phase: at least three enemies survive, all of them with an upgrade.
sha-card-reaper = Reaper
    .text = Immediately: one attack by your fighter takes out at least two enemies.
sha-card-scent-of-victory = Scent of Victory
    .text = End phase: at least three enemies survive, all of them wounded.
sha-card-skirting-danger = Skirting Danger
    .text = End phase: you have at least two survivors, all of them on edge hexes.
sha-card-stymied = Stymied
    .text = End phase: your opponent played no ploy and no upgrade in the action phase (three or four players: no opponent did).
sha-card-superior-tactician = Superior Tactician
    .text = Third end phase: you have scored at least six other objective cards in the game.
sha-card-supremacy = Supremacy
    .text = End phase: you hold at least three objectives.
sha-card-swift-advance = Swift Advance
    .text = End phase: you have survivors, and all of them are in enemy territory.
sha-card-tactical-genius-1-3 = Tactical Genius 1-3
    .text = End phase: you hold objectives 1, 2 and 3.
sha-card-tactical-genius-3-5 = Tactical Genius 3-5
    .text = End phase: you hold objectives 3, 4 and 5.
sha-card-tactical-supremacy-1-2 = Tactical Supremacy 1-2
    .text = End phase: you hold objectives 1 and 2.
sha-card-tactical-supremacy-3-4 = Tactical Supremacy 3-4
    .text = End phase: you hold objectives 3 and 4.
sha-card-the-bigger-they-are = The Bigger They Are
    .text = Immediately: your fighter takes out an enemy with an attack whose damage value is 1.
sha-card-the-harvest-begins = The Harvest Begins
    .text = Immediately: one attack by your fighter damages at least three enemies.
sha-card-total-annihilation = Total Annihilation
    .text = First or second end phase: no enemy survives.
sha-card-trapped = Trapped
    .text = Immediately: your fighter’s attack damages an enemy only because the enemy is trapped: the rolls were even, and there is no free hex to drive it back to.
sha-card-twilight-conqueror = Twilight Conqueror
    .text = End phase: you have at least three survivors, all of them in no one’s territory.
sha-card-unbroken-wall = Unbroken Wall
    .text = End phase: you have at least three survivors, all in one unbroken group, each adjacent to another of yours.
sha-card-unstoppable = Unstoppable
    .text = Immediately: an attack by your fighter succeeds against an enemy on Guard.
sha-card-victorious-duel = Victorious Duel
    .text = Immediately: your leader takes out an enemy leader.
sha-card-victory-after-victory = Victory After Victory
    .text = End phase: you have scored at least three other objective cards this round.
sha-card-war-of-attrition = War of Attrition
    .text = End phase: every warband has the same number of fighters out of action, at least one.

## Universal cards: ploys

sha-card-anticipation = Anticipation
    .text = Only after the last activation of the action phase. Name an objective card; if an opponent scores it in the end phase, you gain 1 glory.
sha-card-blinding-flash = Blinding Flash
    .text = Reaction – before the first roll of an attack of range 3 or more: its dice characteristic becomes 1 sword. Extra attack dice are still rolled.
sha-card-confused-priorities = Confused Priorities
    .text = Two objectives that are both held swap places.
sha-card-confusion = Confusion
    .text = Choose two adjacent fighters of any warbands: they swap places.
sha-card-cruel-taunt = Cruel Taunt
    .text = Choose an enemy. Roll an attack die: with a hammer or crit that enemy is no longer inspired and can’t be inspired again this game.
sha-card-curious-inversion = Curious Inversion
    .text = Next activation: in the first attack, hammer and sword swap places as attack symbols, and so do shield and dodge as defence symbols.
sha-card-darkness-descends = Darkness Descends
    .text = Next activation: the first attack has range 1.
sha-card-daylight-robbery = Daylight Robbery
    .text = Roll an attack die: with a hammer or crit your opponent gives you 1 unspent glory.
sha-card-death-throes = Death Throes
    .text = Reaction – when an attack or a ploy will take out your fighter: choose an enemy adjacent to it; 1 damage to that enemy.
sha-card-desperate-gambit = Desperate Gambit
    .text = Next activation: in the first attack, a roll-off between you and your opponent replaces the dice; its winner decides whether the attack succeeds or fails.
sha-card-distraction = Distraction
    .text = Choose an enemy: push it 1 hex.
sha-card-dual-strike = Dual Strike
    .text = Next activation: one of the fighters supporting the first attack counts as two.
sha-card-duel-of-wits = Duel of Wits
    .text = Reaction – to an opponent’s ploy: draw two power cards.
sha-card-earthquake = Earthquake
    .text = Push all fighters 1 hex, all in one direction. A fighter that can’t go there stays.
sha-card-ephemeral-shield = Ephemeral Shield
    .text = Next activation: the first of your fighters to be attacked has +1 defence in every attack on it.
sha-card-flickering-step = Flickering Step
    .text = Roll eight dice. Choose one of your fighters: push it up to as many hexes as you rolled crits.
sha-card-forceful-denial = Forceful Denial
    .text = Reaction – to an opponent’s ploy: roll a defence die; with a shield or crit the ploy does nothing.
sha-card-fortify = Fortify
    .text = Next activation: your fighters that hold an objective have +1 defence.
sha-card-frozen-in-time = Frozen in Time
    .text = Choose an enemy. Roll a defence die: with a shield or crit that enemy can’t act or take damage until the phase ends.
sha-card-fuelled-by-fury = Fuelled by Fury
    .text = Next activation: in your first attack you may re-roll any number of attack dice.
sha-card-grapple = Grapple
    .text = Reaction – after the attack of an adjacent enemy drives your fighter back: push that enemy into the hex your fighter left.
sha-card-great-concussion = Great Concussion
    .text = Choose a hex of the battlefield: push every fighter 1 hex away from it, in any order you like. A fighter with no hex to go to stays.
sha-card-healing-potion = Healing Potion
    .text = Choose one of your fighters and roll a defence die: with a shield or crit, heal up to 2 on it; otherwise, heal 1.
sha-card-hidden-paths = Hidden Paths
    .text = Choose one of your fighters that stands on an edge hex and hasn’t moved this phase: put it on any other edge hex. This counts as its move.
sha-card-illusory-fighter = Illusory Fighter
    .text = Choose one of your fighters on the battlefield: put it on a starting hex in your territory.
sha-card-improvisation = Improvisation
    .text = Discard all your power cards; then draw three.
sha-card-inspiration-strikes = Inspiration Strikes
    .text = Choose one of your fighters: it becomes inspired.
sha-card-invisible-walls = Invisible Walls
    .text = Next activation: every fighter’s move is at most 1.
sha-card-last-chance = Last Chance
    .text = Reaction – when an attack would take out your fighter: roll a defence die; if it shows neither that fighter’s defence symbol nor a crit, the attack deals it no damage.
sha-card-legacy = Legacy
    .text = Reaction – after an attack or a ploy takes out your fighter: choose one of its universal upgrades; it goes to another of your fighters adjacent to where the first one stood.
sha-card-lethal-strike = Lethal Strike
    .text = Next activation: if the first attack is a critical hit, its damage is doubled.
sha-card-mighty-swing = Mighty Swing
    .text = Next activation: your first attack of range 1 strikes every adjacent enemy, with separate rolls for each.
sha-card-mischievous-spirits = Mischievous Spirits
    .text = Starting with you and going clockwise, players take turns moving one objective 1 hex, until every objective has been moved once. Never into a hex with another objective.
sha-card-misdirection = Misdirection
    .text = Reaction – when a ploy chooses your fighter: choose another of your fighters that the ploy could choose; it takes the first one’s place.
sha-card-momentary-madness = Momentary Madness
    .text = Choose an enemy. Roll an attack die: with a hammer or crit you make an attack with that enemy as if it were yours. Nobody supports either side in this attack.
sha-card-my-turn = My Turn
    .text = Reaction – after an attack or a ploy damages your fighter: push it up to 1 hex; then it attacks.
sha-card-no-time = No Time
    .text = Until the next activation or the round is over, nobody can play power cards.
sha-card-on-your-feet = On Your Feet
    .text = Reaction – when an attack or a ploy would take out your fighter and another of yours is adjacent to it: roll a defence die; with a shield or crit it takes no damage and survives.
sha-card-parry = Parry
    .text = Next activation: when one of your fighters is attacked for the first time, it rolls one more defence die; ignore one die of that roll when you count successes.
sha-card-quick-thinker = Quick Thinker
    .text = Reaction – after an enemy moves: one of your fighters that hasn’t moved this phase moves.
sha-card-ready-for-action = Ready for Action
    .text = Reaction – after you give a fighter an upgrade in an action phase: that fighter may move or attack.
sha-card-rebound = Rebound
    .text = Reaction – when an enemy’s attack is about to succeed: roll a defence die; with a dodge or crit the attacker takes the damage instead of the target, and neither is driven back.
sha-card-reflected-injury = Reflected Injury
    .text = Choose one of your wounded fighters and an enemy adjacent to it: 1 damage to that enemy.
sha-card-rethink-strategy = Rethink Strategy
    .text = Discard any number of objective cards from your hand; then draw that many.
sha-card-sacrificial-pawn = Sacrificial Pawn
    .text = Choose one of your fighters. Next activation: if it goes out of action, you gain 1 glory.
sha-card-scavenge = Scavenge
    .text = Reaction – after your fighter’s attack takes out an adjacent enemy that has an upgrade: you gain 1 more glory.
sha-card-second-wind = Second Wind
    .text = Choose one of your fighters that has charged this phase. Next activation: you can activate it as if it had moved instead of charged.
sha-card-shardfall = Shardfall
    .text = Put a Shardfall token on a hex without a fighter: the hex is blocked until the phase ends.
sha-card-shardgale = Shardgale
    .text = 1 damage to every fighter of all warbands.
sha-card-shattering-terrain = Shattering Terrain
    .text = Next activation: 1 damage to every fighter that moves, is pushed or is driven back.
sha-card-shattershard = Shattershard
    .text = Choose an enemy and one of its upgrades. Roll an attack die: with a hammer or crit, discard the upgrade.
sha-card-shifting-shards = Shifting Shards
    .text = Move an objective that nobody holds 1 hex, but not into a hex with another objective.
sha-card-sidestep = Sidestep
    .text = Choose one of your fighters: push it 1 hex.
sha-card-spectral-wings = Spectral Wings
    .text = Next activation: the first fighter to move, of any warband, has +2 move.
sha-card-spoils-of-battle = Spoils of Battle
    .text = Play an upgrade for free, without spending glory.
sha-card-sprint = Sprint
    .text = Next activation: double the move of the first of your fighters to move. It can’t charge; after the move it can’t be activated again this phase.
sha-card-stumble = Stumble
    .text = Reaction – after your fighter’s attack drives an enemy back: drive that enemy back 1 more hex, the same way.
sha-card-tainted-vitality = Tainted Vitality
    .text = Heal 1 on every wounded fighter of all warbands.
sha-card-tantalising-prize = Tantalising Prize
    .text = Next activation: the first of your fighters to move may go up to 2 hexes farther if it ends on an objective.
sha-card-teamwork = Teamwork
    .text = Reaction – before the first roll of an attack by your fighter: push another of your fighters 1 hex.
sha-card-time-trap = Time Trap
    .text = Not after your fourth activation. Choose any fighter: it may take an action. You lose your next activation.
sha-card-trap = Trap
    .text = Reaction – when your fighter’s attack drives an enemy back: 1 damage to that enemy.
sha-card-triumphant-roar = Triumphant Roar
    .text = Reaction – after your fighter’s attack takes out an enemy: you may push each enemy adjacent to the attacker 1 hex, in any order.
sha-card-trust-to-luck = Trust to Luck
    .text = Discard any number of power cards from your hand; then draw up to that many.
sha-card-twist-the-knife = Twist the Knife
    .text = Reaction – when your fighter’s attack of range 1 is about to succeed: it has +1 damage.

## Universal cards: upgrades

sha-card-a-destiny-to-meet = A Destiny to Meet
    .text = When the third action phase ends: you gain 1 glory if the bearer survives.
sha-card-acrobatic = Acrobatic
    .text = When the bearer is attacked: one more defence die if its defence symbol is the dodge, or if it is the shield and the bearer is on Guard.
sha-card-army-of-one = Army of One
    .text = While the bearer is your only fighter on the battlefield: +1 defence, and its attacks have +1 dice.
sha-card-awakened-weapon = Awakened Weapon
    .text = Whenever the bearer attacks, you may re-roll one attack die.
sha-card-blessed-armour = Blessed Armour
    .text = When the bearer is attacked and its defence roll shows a crit: heal 1 on it before damage is dealt.
sha-card-concealed-weapon = Concealed Weapon
    .text = +2 damage on a critical hit for the bearer’s attacks of range 1.
sha-card-coordinated-attack = Coordinated Attack
    .text = One more attack die for each of your other fighters adjacent to the target.
sha-card-cunning-duellist = Cunning Duellist
    .text = Reaction – when the bearer’s attack on an adjacent enemy succeeds: the two may swap places; then the target isn’t driven back.
sha-card-cursed-artefact = Cursed Artefact
    .text = +1 defence, −1 wounds.
sha-card-daemonic-weapon = Daemonic Weapon
    .text = Each time, before it makes this attack, the bearer takes 1 damage.
sha-card-dark-darts = Dark Darts
sha-card-deathly-fortitude = Deathly Fortitude
    .text = −2 move, +2 wounds.
sha-card-disengage = Disengage
    .text = Reaction – after this attack succeeds: you may push the bearer 1 hex.
sha-card-ethereal-shield = Ethereal Shield
    .text = The bearer’s defence symbol becomes the shield.
sha-card-flickering-image = Flickering Image
    .text = Reaction – after a critical hit by the bearer: you may push it up to 2 hexes.
sha-card-ghostblade = Ghostblade
    .text = In the target’s defence roll only crits are successes. This attack never deals a target more than 1 damage, whatever adds to it.
sha-card-great-fortitude = Great Fortitude
    .text = +1 wounds.
sha-card-great-speed = Great Speed
    .text = +1 move.
sha-card-great-strength = Great Strength
    .text = +1 damage for the bearer’s attacks of range 1 or 2.
sha-card-headlong-charge = Headlong Charge
    .text = When the bearer charges: +1 move until the activation ends.
sha-card-helpful-whispers = Helpful Whispers
    .text = While none of your other fighters is adjacent to the bearer, single supports are successes in its attack rolls.
sha-card-heroslayer = Heroslayer
sha-card-incredible-strength = Incredible Strength
    .text = +1 damage for the bearer’s attacks of range 1 or 2.
sha-card-katophranes-belt = Katophrane's Belt
    .text = Katophrane relic. The bearer has these abilities together, by its number of relics. Two or more: reaction – when the bearer is attacked, re-roll the defence dice. Three or more: reaction – when the bearer attacks, re-roll the attack dice. Four or more: reaction – after an action of the bearer, draw two power cards. Six: action – you gain 4 glory.
sha-card-katophranes-boots = Katophrane's Boots
    .text = Katophrane relic. The bearer has these abilities together, by its number of relics. Two or more: reaction – when the bearer is attacked, re-roll the defence dice. Three or more: reaction – when the bearer attacks, re-roll the attack dice. Four or more: reaction – after an action of the bearer, draw two power cards. Six: action – you gain 4 glory.
sha-card-katophranes-gloves = Katophrane's Gloves
    .text = Katophrane relic. The bearer has these abilities together, by its number of relics. Two or more: reaction – when the bearer is attacked, re-roll the defence dice. Three or more: reaction – when the bearer attacks, re-roll the attack dice. Four or more: reaction – after an action of the bearer, draw two power cards. Six: action – you gain 4 glory.
sha-card-katophranes-hood = Katophrane's Hood
    .text = Katophrane relic. The bearer has these abilities together, by its number of relics. Two or more: reaction – when the bearer is attacked, re-roll the defence dice. Three or more: reaction – when the bearer attacks, re-roll the attack dice. Four or more: reaction – after an action of the bearer, draw two power cards. Six: action – you gain 4 glory.
sha-card-katophranes-locket = Katophrane's Locket
    .text = Katophrane relic. The bearer has these abilities together, by its number of relics. Two or more: reaction – when the bearer is attacked, re-roll the defence dice. Three or more: reaction – when the bearer attacks, re-roll the attack dice. Four or more: reaction – after an action of the bearer, draw two power cards. Six: action – you gain 4 glory.
sha-card-katophranes-plate = Katophrane's Plate
    .text = Katophrane relic. The bearer has these abilities together, by its number of relics. Two or more: reaction – when the bearer is attacked, re-roll the defence dice. Three or more: reaction – when the bearer attacks, re-roll the attack dice. Four or more: reaction – after an action of the bearer, draw two power cards. Six: action – you gain 4 glory.
sha-card-legendary-swiftness = Legendary Swiftness
    .text = +1 move.
sha-card-light-armour = Light Armour
    .text = In the bearer’s defence rolls crits are not successes. Its attacks have one more attack die.
sha-card-light-footed = Light-footed
    .text = Reaction – when an attack allows the bearer to be driven back, even if the attacker chooses not to: push the bearer 1 hex, in any direction, instead.
sha-card-low-blow = Low Blow
    .text = Both hammers and swords are successes.
sha-card-opportunist = Opportunist
    .text = Reaction – after an attack on the bearer fails: you may push it 1 hex.
sha-card-regeneration = Regeneration
    .text = When an action phase begins: you may heal 1 on the bearer.
sha-card-second-in-command = Second-in-command
    .text = While your leader is out of action, the bearer counts as a leader. As long as the bearer is on the battlefield, no opponent scores an objective card for taking out your leader.
sha-card-shadeglass-axe = Shadeglass Axe
    .text = Two attacks; both have +1 damage on a critical hit. Range 1: if the attack succeeds, discard this upgrade. Range 3: discard this upgrade after the attack, whatever the result.
sha-card-shadeglass-dagger = Shadeglass Dagger
    .text = +1 damage on a critical hit. If the attack succeeds, discard this upgrade.
sha-card-shadeglass-darts = Shadeglass Darts
    .text = +1 damage on a critical hit.
sha-card-shadeglass-hammer = Shadeglass Hammer
    .text = +1 damage on a critical hit. If the attack succeeds, discard this upgrade.
sha-card-shadeglass-spear = Shadeglass Spear
    .text = +1 damage on a critical hit. If the attack succeeds, discard this upgrade.
sha-card-shadeglass-sword = Shadeglass Sword
    .text = +1 damage on a critical hit. If the attack succeeds, discard this upgrade.
sha-card-shadestep = Shadestep
    .text = When it moves, the bearer may pass through fighters; it must stop on an empty hex.
sha-card-shardcaller = Shardcaller
    .text = When an action phase begins: you may swap an objective the bearer holds with any other objective.
sha-card-shifting-image = Shifting Image
    .text = Reaction – after an attack in which the bearer’s roll, in attack or defence, shows a crit: you may push it 1 hex.
sha-card-sixth-sense = Sixth Sense
    .text = In attack rolls against the bearer, double supports are never successes.
sha-card-solid-stance = Solid Stance
    .text = Only a critical hit can drive the bearer back.
sha-card-soultrap = Soultrap
    .text = Reaction – when an attack or a ploy takes out the bearer: roll a defence die; with a shield or crit it takes no damage and survives, but this upgrade is discarded.
sha-card-sprinter = Sprinter
    .text = +1 move.
sha-card-superior-agility = Superior Agility
    .text = Reaction – when an attack allows the bearer to be driven back, even if the attacker chooses not to: push the bearer 1 hex, in any direction, instead.
sha-card-swift-strike = Swift Strike
    .text = Reaction – before this attack: push the bearer 1 hex.
sha-card-tethered-spirit = Tethered Spirit
    .text = Reaction – when an attack or a ploy takes out the bearer: roll a defence die; with a shield or crit put it on any starting hex in your territory; it takes no damage, and this upgrade is discarded. If no such hex is free, it goes out of action.
sha-card-the-blazing-key = The Blazing Key
    .text = Third end phase: you gain 2 glory if the bearer holds objective 3.
sha-card-the-dazzling-key = The Dazzling Key
    .text = Third end phase: you gain 2 glory if the bearer holds objective 4.
sha-card-the-formless-key = The Formless Key
    .text = Third end phase: you gain 1 glory if the bearer holds any objective.
sha-card-the-fractured-key = The Fractured Key
    .text = Third end phase: you gain 2 glory if the bearer holds objective 5.
sha-card-the-hallowed-key = The Hallowed Key
    .text = Third end phase: you gain 2 glory if the bearer holds objective 1.
sha-card-the-shadowed-key = The Shadowed Key
    .text = Third end phase: you gain 2 glory if the bearer holds objective 2.
sha-card-total-offence = Total Offence
    .text = When the bearer attacks, except in a charge, you may roll two more attack dice; then it can’t be activated again this phase.
sha-card-tricksters-charm = Trickster's Charm
    .text = When an action phase begins: you may play one ploy if the bearer is on the battlefield.
sha-card-trusted-defender = Trusted Defender
    .text = When the bearer is attacked: you may re-roll one defence die.
sha-card-unparalleled-strike = Unparalleled Strike
    .text = Hammers count as crits.
sha-card-vampiric-weapon = Vampiric Weapon
    .text = When the bearer takes out an enemy: heal 1 on the bearer.
sha-card-war-cry = War Cry
    .text = When the bearer charges: until the activation ends its attacks have Knockback 1.
sha-card-zealous-defender = Zealous Defender
    .text = While the bearer holds an objective, it has one more supporter.
