# The cards of Invasion in English, in our own words.
# How a text reads: keywords first; then a zone where the rest works only there; then “action” with its cost in brackets,
# or “forced”; then the effect. “Here” is the zone or the quest of the card; damage without a doer is dealt by the card.

## Dwarfs

card-defender-of-the-hold = Defender of the Hold
    .text = Battlefield only.
card-zhufbar-engineers = Zhufbar Engineers
    .text = Forced: when this unit leaves play, each opponent sacrifices one unit from their corresponding zone.
card-hammerer-of-karak-azul = Hammerer of Karak Azul
    .text = Toughness 1.
card-troll-slayers = Troll Slayers
    .text = Battlefield: +2 power while you have two or more developments here.
card-runesmith = Runesmith
    .text = Quest zone, action (2 resources): a target unit has +1 power until the turn ends.
card-durgnar-the-bold = Durgnar the Bold
    .text = One Hero per zone. +2 power while a section of your capital is burning.
card-king-kazador = King Kazador
    .text = One Hero per zone. Toughness 2. An opponent’s effect can target this unit only if that opponent pays 3 more resources for the effect.
card-dwarf-cannon-crew = Dwarf Cannon Crew
    .text = Forced: when this unit enters play, look at the top five cards of your deck; you may put a support among them with a printed cost of 2 or less into this zone. Then shuffle your deck.
    .text-2009 = Forced: when this unit enters play, look at the top five cards of your deck; bring a support among them with a printed cost of 2 or less into this zone, if you can. Then shuffle your deck.
card-dwarf-masons = Dwarf Masons
    .text = Forced: when this unit enters play, the top card of your deck becomes a development here.
card-dwarf-ranger = Dwarf Ranger
    .text = Scout. Quest zone, forced: when another of your Dwarf units leaves play, 1 damage to a target unit, or a target section of any capital.
card-mountain-brigade = Mountain Brigade
card-ironbreakers-of-ankhor = Ironbreakers of Ankhor
    .text = Toughness X: 1 for each development here.
card-rune-of-fortitude = Rune of Fortitude
    .text = Every unit that attacks this zone has −1 power; its controller may pay 1 resource to avoid that.
card-keystone-forge = Keystone Forge
    .text = Kingdom, forced: when your turn begins, heal 1 damage on one section of your capital.
card-organ-gun = Organ Gun
    .text = Attach to any unit. That unit has +2 power while it defends.
card-master-rune-of-dismay = Master Rune of Dismay
    .text = Kingdom: each opponent pays 1 more to play a unit.
card-a-glorious-death = A Glorious Death
    .text = Action (with 3 or more tokens here, sacrifice the unit questing here): up to two target attackers are destroyed. Forced: when your turn begins, 1 resource token is put here if a unit is questing here.
card-grudge-thrower = Grudge Thrower
    .text = Battlefield, action (1 resource, sacrifice one of your units): all attackers and defenders have +1 power until the turn ends.
card-burying-the-grudge = Burying the Grudge
    .text = Action: count the units that went to any discard pile this turn; gain that many resources.
card-stubborn-refusal = Stubborn Refusal
    .text = Action: choose two target units in corresponding zones, whoever controls them; all damage on the first moves to the second.
card-striking-the-grudge = Striking the Grudge
    .text = Action: a target attacker or defender has +2 power until the turn ends.
card-grudge-thrower-assault = Grudge Thrower Assault
    .text = Only in combat, once damage is assigned. Action: a target attacker is destroyed.
card-demolition = Demolition!
    .text = Action: a target development or support is destroyed.
card-wake-the-mountain = Wake the Mountain
    .text = Action: the top three cards of your deck become developments, all in your battlefield or all in your kingdom.
card-master-rune-of-valaya = Master Rune of Valaya
    .text = Action: all damage assigned in this turn’s battlefield phase is cancelled.

## The Empire

card-peasant-militia = Peasant Militia
card-reiksguard-knights = Reiksguard Knights
    .text = Counterstrike 2.
card-bright-wizard-apprentice = Bright Wizard Apprentice
    .text = Quest zone, action (2 resources, once a turn): target an action of another unit or of a support on the chain; its effects are cancelled.
card-nuln-tinkerers = Nuln Tinkerers
    .text = Kingdom: the first support you play each turn costs 1 less.
card-the-greatswords = The Greatswords
    .text = Forced: each unit that enters this zone gives The Greatswords +1 power until the turn ends.
card-sigmars-blessed = Sigmar's Blessed
    .text = Forced: when this unit leaves play, a target unit in any player’s corresponding zone returns to its owner’s hand.
card-thyrus-gorman = Thyrus Gorman
    .text = One Hero per zone. Forced: at the end of your turn, 1 damage to this unit.
card-huntsmen = Huntsmen
    .text = Quest zone only.
card-warrior-priests = Warrior Priests
    .text = Each turn, 1 damage that would be dealt to this unit goes to a target unit in any battlefield instead, if there is such a target.
    .text-2009 = Forced: each turn the first point of damage assigned to this unit goes to a target unit in any battlefield instead; without such a target it stays.
card-free-company = Free Company
    .text = Scout.
card-pistoliers = Pistoliers
    .text = Action (1 resource): this unit moves to another of your zones.
card-johannes-broheim = Johannes Broheim
    .text = One Hero per zone. Counterstrike 2. Whenever a phase ends, on anyone’s turn, you may move this unit to another of your zones.
card-knight-training = Knight Training
    .text = Attach to a unit in your battlefield. That unit has +1 power.
card-church-of-sigmar = Church of Sigmar
    .text = Kingdom: an opponent’s effect can target your units only if that opponent pays 1 more resource for the effect.
card-city-gates = City Gates
    .text = Forced: when your turn begins, the top card of your deck becomes a development here.
card-shrine-to-taal = Shrine to Taal
    .text = Forced: when your turn begins, a target unit here has +1 power until the turn ends for each development you have here.
card-temple-of-shallya = Temple of Shallya
    .text = Kingdom: when your kingdom phase begins, one of your units may move to another of your zones.
card-defend-the-border = Defend the Border
    .text = With 3 or more tokens here, the first point of damage to your capital each turn goes to a target unit or to another target section of any capital instead. Forced: when your turn begins, 1 resource token is put here if a unit is questing here.
card-will-of-the-electors = Will of the Electors
    .text = Action: choose a zone and up to two target developments in it; they move to another zone of the same player.
card-twin-tailed-comet = Twin-Tailed Comet
    .text = Action: target a tactic on the chain; you get its effects too, without paying its cost and with targets of your choice. X is 0.
card-demoralise = Demoralise
    .text = Action: a target unit has −2 power until the turn ends.
card-franzs-decree = Franz's Decree
    .text = Action: until the turn ends, a target unit can’t be declared as an attacker or defender. If it already is one, it stays one.
    .text-2009 = Action: until the turn ends a target unit can’t attack or defend. If it does already, it stops.
card-forced-march = Forced March
    .text = Only on your turn. Action: a target unit moves to another zone of the same player.
card-judgement-of-verena = Judgement of Verena
    .text = Only on your turn. Action: in every zone without a development, all units and supports are destroyed.
card-sigmars-intervention = Sigmar's Intervention
    .text = Only when one of your zones is attacked, before defenders are declared. Action: the attack goes to another of your zones that isn’t burning.

## High Elves

card-silver-helm-brigade = Silver Helm Brigade
    .text = Forced: whenever damage is dealt to this unit, draw a card.
card-archmage-of-saphery = Archmage of Saphery
    .text = Quest zone, action (in your quest phase, once a turn): heal 1 damage on a target unit.
card-blessing-of-isha = Blessing of Isha
    .text = Attach to any unit. If that unit is corrupt, it is restored; from then on it can’t be corrupted.
card-radiant-gaze = Radiant Gaze
    .text = Action: choose an opponent’s zone; its units have −1 power until the turn ends.
card-greater-heal = Greater Heal
    .text = Action: all damage on your units is healed.

## Orcs

card-crooked-teef-goblins = Crooked Teef Goblins
    .text = Battlefield only.
card-squig-herders = Squig Herders
    .text = +1 power while one of your units is damaged.
card-ironclaws-horde = Ironclaw's Horde
    .text = Battlefield only.
card-followers-of-mork = Followers of Mork
    .text = Forced: when this unit enters play, each player takes 2 indirect damage and spreads it over their own units and capital.
card-black-orc-squad = Black Orc Squad
card-boar-boyz = Boar Boyz
    .text = +2 power while one of your units is damaged.
card-urguck = Urguck
    .text = One Hero per zone. In your capital phase, damage tokens on this unit can pay your costs like resources.
card-grimgor-ironhide = Grimgor Ironhide
    .text = One Hero per zone. Forced: when this unit enters play, every support and development in all players’ corresponding zones is destroyed.
card-night-goblins = Night Goblins
    .text = Forced: when this unit enters play, a target Attachment in any player’s corresponding zone is destroyed, if there is one.
card-doom-divers = Doom Divers
    .text = Battlefield, forced: when your turn begins, each player chooses: sacrifice a development, or take 1 damage on every section of their own capital.
card-lobber-crew = Lobber Crew
    .text = Kingdom, action (sacrifice this unit): an opponent must sacrifice one of their units, if there is one.
card-big-uns = Big 'Uns
    .text = Battlefield: each of your damaged units has Toughness 1.
card-rock-lobber = Rock Lobber
    .text = Battlefield, action (2 resources, sacrifice one of your units here, once a turn): 2 damage to a target section of any capital.
card-choppa = Choppa
    .text = Attach to a unit in your battlefield. That unit has +2 power.
card-totem-of-gork = Totem of Gork
    .text = Units in this zone have +1 power while they attack or defend.
card-banna-of-da-red-sunz = Banna of Da Red Sunz
    .text = Kingdom: an opponent who collects 7 or more resources in the kingdom phase loses 1 of them; it becomes 1 damage to a target unit of your choice.
card-smash-em-all = Smash 'Em All!
    .text = Action (with 3 or more tokens here, sacrifice the unit questing here): all your opponents’ supports are destroyed. Forced: when your turn begins, 1 resource token is put here if a unit is questing here.
card-grimgors-camp = Grimgor's Camp
    .text = Kingdom: the first Orc unit you play each turn costs 1 less.
card-smash-go-boom = Smash-Go-Boom!
    .text = Only on your turn. Action: choose a zone and X target developments in it; they are destroyed.
card-rip-dere-eads-off = Rip Dere 'eads Off!
    .text = Action: turn a target development face up. A unit stays in play until the turn ends and is then sacrificed; any other card is sacrificed at once.
card-wez-bigga = We'z Bigga!
    .text = Action: the next unit you play this turn costs 1 less and enters play with 1 damage.
card-favour-of-mork = Favour of Mork
    .text = Action: until the turn ends, a target unit has −1 power and a different target unit has +1 power.
card-pillage = Pillage
    .text = Action: a target support is destroyed.
card-waaagh = Waaagh!
    .text = Action: all attackers have +2 power until the turn ends.
card-troll-vomit = Troll Vomit
    .text = Only on your turn. Action: every unit in play is destroyed.

## Chaos

card-servants-of-khorne = Servants of Khorne
    .text = Battlefield only.
card-savage-marauders = Savage Marauders
card-festering-nurglings = Festering Nurglings
    .text = Forced: when this unit enters play, a target unit in any player’s corresponding zone becomes corrupt.
card-nurgle-sorcerer = Nurgle Sorcerer
    .text = Quest zone, action (3 resources): 1 damage to a target unit, or 2 if it is corrupt.
card-chaos-knights = Chaos Knights
card-cultist-of-slaanesh = Cultist of Slaanesh
    .text = Quest zone, action (4 resources): a target development is destroyed.
card-valkia-the-bloody = Valkia the Bloody
    .text = One Hero per zone. Quest zone, action (2 resources): any amount of damage moves from this unit to a target corrupt unit.
card-melekh-the-changer = Melekh the Changer
    .text = One Hero per zone. +1 power for each corrupt card your opponents control.
card-fledgling-chaos-spawn = Fledgling Chaos Spawn
    .text = Battlefield, forced: when this unit is destroyed, 1 damage to a target unit in any battlefield.
card-savage-gors = Savage Gors
    .text = Battlefield: while attacking, it deals 2 more damage if there are two or more developments here. This is not power.
card-dark-zealot = Dark Zealot
card-bloodthirster = Bloodthirster
    .text = Its damage is uncancellable. Forced: when your turn begins, each player, including you, sacrifices one unit from their corresponding zone.
card-cloud-of-flies = Cloud of Flies
    .text = Attach to one of your units. When your turn begins, you may deal 1 uncancellable damage each to that unit and to a target unit.
card-horrific-mutation = Horrific Mutation
    .text = Attach to one of your units. While that unit attacks, defenders have −1 hit point.
card-sadistic-mutation = Sadistic Mutation
    .text = Attach to one of your units. Forced: when that unit deals combat damage, 1 damage to a target unit, or a target section of any capital.
card-warpstone-meteor = Warpstone Meteor
    .text = Forced: when your turn begins, each player chooses: corrupt one of their units in the corresponding zone, or take 1 damage on a section of their own capital, which they pick.
card-journey-to-the-gate = Journey to the Gate
    .text = Action (on your turn, with 3 or more tokens here, sacrifice the unit questing here): opponents discard their hands. Forced: when your turn begins, 1 resource token is put here if a unit is questing here.
card-shrine-to-nurgle = Shrine to Nurgle
    .text = Kingdom, forced: an opponent’s unit becomes corrupt when combat damage is dealt to it.
    .text-2009 = Kingdom, forced: a unit of an opponent becomes corrupt when it is damaged during combat.
card-seduced-by-darkness = Seduced by Darkness
    .text = Action: a target unit becomes corrupt.
card-will-of-tzeentch = Will of Tzeentch
    .text = Only on your turn. Action: all players discard their hands; then each draws three cards.
card-nurgles-pestilence = Nurgle's Pestilence
    .text = Action: 1 damage to every unit in play, or 2 if it is corrupt.
card-flames-of-tzeentch = Flames of Tzeentch
    .text = Only on your turn. Action: X damage to a target unit.
card-blood-for-the-blood-god = Blood for the Blood God
    .text = Action: a target unit in any battlefield takes damage equal to its power.
card-culling-the-weak = Culling the Weak
    .text = Action (sacrifice one of your units): the units in your battlefield have +1 power until the turn ends.
card-slaaneshs-domination = Slaanesh's Domination
    .text = Action: a target opponent reveals up to three random cards from their hand; you may play tactics among them for free, as if from your own hand. X is 0.

## Dark Elves

card-disciple-of-khaine = Disciple of Khaine
    .text = Action (2 resources, once combat damage is assigned): 1 combat damage assigned to this unit goes to another target unit instead.
card-vile-sorceress = Vile Sorceress
    .text = Quest zone, forced: when your turn begins, a target unit has −1 hit point until the turn ends.
card-cold-one-riders = Cold One Riders
    .text = Counterstrike 1.
card-cauldron-of-blood = Cauldron of Blood
    .text = Kingdom, forced: when this zone is attacked, 1 damage to a target attacker.
card-hate = Hate
    .text = Action: each opponent gives you 1 resource.

## Neutral cards

card-contested-village = Contested Village
    .text = Limited.
card-contested-fortress = Contested Fortress
    .text = Limited. Each turn, 1 damage to your capital is cancelled.
card-contested-stronghold = Contested Stronghold
    .text = Limited. +1 power for each development you have here.
card-armoury = Armoury
    .text = Limited. Kingdom: +1 power while you have two or more developments here.
card-forgotten-cemetery = Forgotten Cemetery
    .text = Limited. Quest zone: +1 power while you have two or more developments here.
card-warpstone-excavation = Warpstone Excavation
    .text = Your units become corrupt as they enter this zone, including those that move here.
card-pilgrimage = Pilgrimage
    .text = This card costs 1 less for each development in your quest zone. Action: a target unit returns to its owner’s hand.
card-burn-it-down = Burn It Down
    .text = Action: destroy a target support whose printed cost is no higher than the number of developments in your battlefield.
card-innovation = Innovation
    .text = Action: gain as many resources as you have developments in your kingdom.
card-infiltrate = Infiltrate!
    .text = Forced: when your turn begins, each opponent discards the top X cards of their deck; X is the number of tokens here. Forced: when your turn begins, 1 resource token is put here if a unit is questing here.
card-prepare-for-war = Prepare for War!
    .text = Action (sacrifice the unit questing here): shuffle X target cards from your discard pile into your deck; X is the number of tokens here before the sacrifice. Forced: when your turn begins, 1 resource token is put here if a unit is questing here.
card-alliance-dwarf-empire = Alliance: Dwarf/Empire
    .text = Order only. Counts as one Dwarf and one Empire symbol.
card-alliance-empire-high-elf = Alliance: Empire/High Elf
    .text = Order only. Counts as one Empire and one High Elf symbol.
card-alliance-dwarf-high-elf = Alliance: Dwarf/High Elf
    .text = Order only. Counts as one Dwarf and one High Elf symbol.
card-alliance-chaos-orc = Alliance: Chaos/Orc
    .text = Destruction only. Counts as one Chaos and one Orc symbol.
card-alliance-chaos-dark-elf = Alliance: Chaos/Dark Elf
    .text = Destruction only. Counts as one Chaos and one Dark Elf symbol.
card-alliance-orc-dark-elf = Alliance: Orc/Dark Elf
    .text = Destruction only. Counts as one Orc and one Dark Elf symbol.

## Draft cards

card-cut-supply-lines = Cut Supply Lines
    .text = Put it beside your opponent’s draft pile: from now on, each of that player’s new packs has one card fewer.
card-reinforcements = Reinforcements
    .text = Sacrifice it. Of the top five cards of your draft pile, which only you see, one joins your deck and four go to the bottom of the pile.
card-sabotage = Sabotage
    .text = Keep it face up. While you counterdraft, you may sacrifice it to counterdraft one more card.
card-shifting-tides = Shifting Tides
    .text = Sacrifice it: the pack it came from is shuffled into its owner’s draft pile and replaced by as many new cards. Resolves before any other draft card picked with it.

## Traits

trait-attachment = Attachment
trait-banner = Banner
trait-building = Building
trait-cavalry = Cavalry
trait-daemon = Daemon
trait-elite = Elite
trait-engineer = Engineer
trait-goblin = Goblin
trait-hero = Hero
trait-knight = Knight
trait-mage = Mage
trait-mutation = Mutation
trait-noble = Noble
trait-priest = Priest
trait-ranger = Ranger
trait-rune = Rune
trait-shaman = Shaman
trait-siege = Siege
trait-skill = Skill
trait-slayer = Slayer
trait-sorceror = Sorcerer
trait-spell = Spell
trait-warpstone = Warpstone
trait-warrior = Warrior
trait-weapon = Weapon
trait-zealot = Zealot

## Races and sides

race-dwarf = Dwarf
race-empire = Empire
race-high-elf = High Elf
race-orc = Orc
race-chaos = Chaos
race-dark-elf = Dark Elf
race-neutral = Neutral
side-order = Order
side-destruction = Destruction

## Sets

set-core = Core Set
set-skavenblight = The Skavenblight Threat
set-ulthuan = Assault on Ulthuan

## Kinds of card, and zones

type-unit = Unit
type-support = Support
type-quest = Quest
type-tactic = Tactic
type-draft = Draft card
zone-kingdom = Kingdom
zone-quest = Quest zone
zone-battlefield = Battlefield

## Keywords

keyword-toughness = Toughness
    .text = Each time this unit is assigned damage, that much of it is cancelled; several values add up.
keyword-counterstrike = Counterstrike
    .text = When this unit is declared as a defender, it immediately deals that much uncancellable damage to one attacker of its controller’s choice.
keyword-scout = Scout
    .text = After combat damage is applied, the opponent discards a random card for each unit with Scout that fought and survived.
keyword-limited = Limited
    .text = You may play only one Limited card per turn.
keyword-zone-only = One zone only
    .text = This card can enter play only in the zone it names; it may move elsewhere later.
keyword-hero-limit = One Hero per zone
    .text = A zone that holds a Hero can’t take a second one of the same player, whether played, moved or put there.
keyword-uncancellable = Uncancellable
    .text = The damage this card deals can’t be cancelled, not even by Toughness.
keyword-order-only = Order only
    .text = This card can’t be in a Destruction deck.
keyword-destruction-only = Destruction only
    .text = This card can’t be in an Order deck.
keyword-attachment = Attachment
    .text = This card is attached to a target unit as it is played, and sacrificed when that unit leaves play.
