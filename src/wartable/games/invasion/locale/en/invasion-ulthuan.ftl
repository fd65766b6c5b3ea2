# The cards of Assault on Ulthuan in English, in our own words; how a text reads is said in invasion-cards.ftl.
# A moment in the brackets of an action is the only one at which it may be used, once each time the moment comes.
# Innovation, which this box brings again, is among the cards of the core set.

## High Elves

card-envoy-from-averlorn = Envoy from Averlorn
    .text = Quest zone only.
card-shadow-warrior = Shadow Warrior
    .text = Forced: when your turn begins, each opponent picks a unit in their own battlefield; 1 damage to it.
invasion-prompt-ask-hit-by-shadow-warrior = { $card }: which unit in your battlefield takes 1 damage?
invasion-act-ask-hit-by-shadow-warrior = 1 damage to { $target }
    .short = 1 damage to { $target }
card-sword-masters-of-hoeth = Sword Masters of Hoeth
    .text = Battlefield: all combat damage assigned to this unit is cancelled.
card-high-elf-spearmen = High Elf Spearmen
card-caradryan = Caradryan
    .text = One Hero per zone. Quest zone, forced: when your turn begins, look at the top three cards of any one player’s deck; you may discard one of them. The others go back on top in an order you choose.
card-initiate-of-saphery = Initiate of Saphery
    .text = Kingdom, action (when your turn begins): heal 1 damage on each of your units.
card-loremaster-of-hoeth = Loremaster of Hoeth
    .text = Forced: when this unit enters play, each player takes 2 indirect damage and spreads it over their own units and capital.
card-illyriel = Illyriel
    .text = One Hero per zone. Battlefield, action (when your turn begins): a target unit returns to its owner’s hand, unless that owner pays you 2 resources.
invasion-prompt-ask-pay-illyriel = { $card }: do you pay your opponent 2 resources? Otherwise this unit returns to hand: { $aim }.
invasion-act-ask-pay-illyriel-yes = Pay 2 resources
    .short = pay 2
invasion-act-ask-pay-illyriel-no = Don’t pay, and return { $aim } to hand
    .short = don’t pay
card-dragon-prince = Dragon Prince
    .text = Forced: when this unit enters play from your hand, each player picks up to two units in their own battlefield and sacrifices all the others there.
invasion-prompt-ask-spare-from-the-dragon = { $card }: choose a unit in your battlefield to keep, up to { $left } more. All others there are sacrificed.
invasion-act-ask-spare-from-the-dragon = Keep { $target }
    .short = keep { $target }
invasion-act-ask-spare-from-the-dragon-no = Keep no more units
    .short = no more
card-wake-the-dragons = Wake the Dragons
    .text = With 3 or more tokens here, when your turn begins you may take a High Elf card with a printed cost of 3 or more from your discard pile back into your hand. Forced: when your turn begins, 1 resource token is put here if a unit is questing here.
card-defend-tor-aendris = Defend Tor Aendris
    .text = The unit questing here may defend any of your zones. Tokens here can pay your costs like resources. Forced: at the end of each turn, yours or not, in which the unit questing here defended, 2 resource tokens are put here.
card-dragon-mage-wakening = Dragon Mage Wakening
    .text = Attach to any unit. That unit has +3 hit points.
card-the-glittering-tower = The Glittering Tower
    .text = Kingdom, action (when you heal a unit): 1 damage to a target unit of an opponent, or a target section of an opponent’s capital.
card-shrine-of-asuryan = Shrine of Asuryan
    .text = Kingdom, action (when your turn begins): a target corrupt unit is restored.
card-temple-of-vaul = Temple of Vaul
    .text = Forced: when your turn begins, 2 damage to your capital, on one section or 1 each on two, as you choose.
card-tear-of-isha = Tear of Isha
    .text = Action: all damage on a target unit is healed.
card-flames-of-the-phoenix = Flames of the Phoenix
    .text = Only on your turn. Action: every unit in play returns to its owner’s hand.
card-for-ulthuan = For Ulthuan!
    .text = Only when your battlefield phase begins. Action: this turn your units may attack two enemy zones; each attacker is declared against one of them.
card-asuryans-cleansing = Asuryan's Cleansing
    .text = Action: target a unit or support on the chain; it is cancelled and discarded, unless its controller spends all the resources they have, even if that is 0.
invasion-prompt-ask-spend-all-for-cleansing = { $card }: do you spend all your resources ({ $resources })? Otherwise this is cancelled: { $entry }.
invasion-act-ask-spend-all-for-cleansing-yes = Spend all your resources
    .short = spend all
invasion-act-ask-spend-all-for-cleansing-no = Spend nothing, and let this be cancelled: { $entry }
    .short = let it be cancelled
card-gift-of-life = Gift of Life
    .text = Action: a target High Elf unit in your discard pile returns to your hand.
card-high-elfs-disdain = High Elf's Disdain
    .text = Action: choose a tactic on the chain; it is cancelled.

## Dark Elves

card-dark-initiate = Dark Initiate
    .text = Its power counts only while you have two or more developments here.
card-walking-sacrifice = Walking Sacrifice
    .text = Forced: when this unit leaves play, draw a card.
card-harpies = Harpies
    .text = Quest zone, action (when an opponent draws the cards of their quest phase, corrupt this unit): if that player has seven or more cards in hand, they discard a random one.
card-shades = Shades
    .text = Scout.
card-cold-one-knight = Cold One Knight
    .text = Toughness 1.
card-mortella = Mortella
    .text = One Hero per zone. Quest zone, action (corrupt this unit): play a tactic from an opponent’s discard pile as if from your own hand, without its loyalty cost; its other costs and conditions hold. It then goes to the bottom of its owner’s deck.
card-dark-sorceress = Dark Sorceress
    .text = This card costs 1 less for each corrupt unit your opponents control.
card-corsairs-of-ghrond = Corsairs of Ghrond
    .text = Battlefield, forced: when this unit leaves play, a target unit has −2 hit points until the turn ends.
card-lokhir-fellheart = Lokhir Fellheart
    .text = One Hero per zone. Battlefield, action (when your turn begins): a target unit in any battlefield has −1 hit point until the turn ends for each development you have here.
card-night-raids = Night Raids
    .text = With 3 or more tokens here, each of your units has +1 power. Forced: when your turn begins, 1 resource token is put here if a unit is questing here.
card-sack-tor-aendris = Sack Tor Aendris
    .text = The unit questing here may attack as if from your battlefield. Tokens here can pay your costs like resources. Forced: at the end of each turn in which the unit questing here took part in an attack, 1 resource token is put here.
card-mind-killer = Mind Killer
    .text = Attach to any unit. That unit has −1 power.
card-word-of-pain = Word of Pain
    .text = Attach to any unit. That unit can’t attack.
card-har-ganeth = Har Ganeth
    .text = Kingdom, action (when your turn begins): a target unit with fewer than 2 hit points returns to its owner’s hand.
card-altar-of-khaine = Altar of Khaine
    .text = Kingdom, action (1 resource, when one of your units would be destroyed): it returns to your hand instead.
card-lash-the-prisoner = Lash the Prisoner!
    .text = Action: sacrifice one of your units; if you do, gain 2 resources.
card-dark-visions = Dark Visions
    .text = Only on your turn. Action: look at the top five cards of your deck and take one of them into your hand. Then shuffle your deck.
card-chillwind = Chillwind
    .text = Action: a target unit becomes corrupt. Then you may restore a corrupt unit.
invasion-prompt-ask-restore-by-chillwind = { $card }: which corrupt unit do you restore, if any?
invasion-act-ask-restore-by-chillwind = Restore { $target }
    .short = restore { $target }
invasion-act-ask-restore-by-chillwind-no = Restore nothing
    .short = nothing
card-bathe-in-blood = Bathe in Blood
    .text = Action: a target Dark Elf unit has twice its power until the turn ends; at the end of the turn it is sacrificed.
card-take-captive = Take Captive!
    .text = Action: you control a target attacker of an opponent until the turn ends; it moves to the attacked zone and is a defender there.
card-invoke-khaines-wrath = Invoke Khaine's Wrath
    .text = Only at the end of a battlefield phase, on anyone’s turn. Action: every unit that fought in this phase is destroyed.

## Dwarfs

card-slayers-of-karak-kadrin = Slayers of Karak Kadrin
    .text = Battlefield, action (sacrifice this unit): a target attacker is destroyed.
card-mountain-barracks = Mountain Barracks
    .text = Each of your Dwarf units in this zone has Toughness 1.
card-lure-them-out = Lure Them Out
    .text = Action: choose two target units in different battlefields; each deals damage equal to its power to the other.

## The Empire

card-gold-wizard-acolyte = Gold Wizard Acolyte
    .text = Battlefield, action (when you declare this unit as an attacker): a target unit can’t defend against this attack.
card-battle-standard = Battle Standard
    .text = Attach to one of your units. Action (when your battlefield phase begins): that unit moves to another of your zones.
card-surrender = Surrender!
    .text = Action: a target defender returns to its owner’s hand.

## Orcs

card-wyvern-rider = Wyvern Rider
    .text = Battlefield: +1 power while you have no developments here.
card-scrap-heap = Scrap Heap
    .text = Orc units in this zone have +1 hit point.
card-foot-of-gork = Foot of Gork
    .text = Only on your turn. Action: a target unit with a printed cost of 2 or less is destroyed.

## Chaos

card-maledictor-of-tzeentch = Maledictor of Tzeentch
    .text = Forced: when your turn begins, 1 damage each to this unit and to another target unit.
card-blood-frenzy = Blood Frenzy
    .text = Attach to a unit in your battlefield. That unit has +1 power for each token on this card. Forced: whenever an opponent’s unit goes from play to a discard pile, 1 resource token is put on this card.
card-tzeentchs-firestorm = Tzeentch's Firestorm
    .text = Action: 2 damage each to two different target units.

## Neutral cards

card-treasure-vaults = Treasure Vaults
    .text = Kingdom: while you have three or more developments here, each Building support here has +1 power.
card-ancient-map = Ancient Map
    .text = Action: find a quest in your deck, show it to all players and take it into your hand. Then shuffle your deck.
card-boar-attack = Boar Attack
    .text = Action: pick an opponent, who chooses: sacrifice a unit or support from a zone of theirs with a development, or take 3 damage on a section of their own capital without one.
invasion-prompt-ask-meet-the-boars = { $card }: sacrifice a unit or support in a zone of yours with a development, or take 3 damage on a section without one?
invasion-act-ask-meet-the-boars = Sacrifice { $target }
    .short = sacrifice { $target }
invasion-act-ask-meet-the-boars-zone = Take 3 damage on { $target }
    .short = 3 damage on { $target }

## Traits

trait-creature = Creature
trait-hex = Hex
trait-initiate = Initiate
trait-martyr = Martyr
trait-messenger = Messenger
