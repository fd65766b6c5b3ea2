# The words on the table of Invasion. The browser puts variables in, so no message here may choose its form by one.

## Zones and cards, as sentences need them

board-invasion-place-own-kingdom = your kingdom
board-invasion-place-enemy-kingdom = their kingdom
board-invasion-place-of-kingdom = { $name }’s kingdom
board-invasion-place-own-quest = your quest zone
board-invasion-place-enemy-quest = their quest zone
board-invasion-place-of-quest = { $name }’s quest zone
board-invasion-place-own-battlefield = your battlefield
board-invasion-place-enemy-battlefield = their battlefield
board-invasion-place-of-battlefield = { $name }’s battlefield
board-invasion-card-own = your { $card }
board-invasion-card-enemy = their { $card }
board-invasion-card-of = { $name }’s { $card }
board-invasion-development-in = developments: { $place }
board-invasion-gone = no longer there
board-invasion-discard = Discard pile
board-invasion-discard-of = Discard pile: { $name }
board-invasion-deck-of = Deck: { $name }
board-invasion-known-top = On top, as you know
board-invasion-say-top = You know what lies on top, from the top: { $cards }.

## Marks on cards and zones

board-invasion-corrupt = corrupt
board-invasion-barred = can’t fight
board-invasion-no-attack = can’t attack
board-invasion-attacks-anywhere = attacks from anywhere
board-invasion-defends-anywhere = defends anywhere
board-invasion-unhurt-in-combat = unhurt in combat
board-invasion-no-toughness = no Toughness
board-invasion-no-defence = can’t defend
board-invasion-captive = captive
board-invasion-returning = returns
board-invasion-spared = spared
board-invasion-burning = burning
board-invasion-burns = burns!
board-invasion-developed = Development played
board-invasion-limited = Limited card played
board-invasion-discount = Next unit costs { $amount } less

## Pieces in whole sentences

board-invasion-say-own = Your { $card }, { $place }.
board-invasion-say-enemy = Their { $card }, { $place }.
board-invasion-say-of = { $name }: { $card }, { $place }.
board-invasion-say-unit = Power { $power }, hit points { $left } of { $hit }.
board-invasion-say-power = Power { $power }.
board-invasion-say-tokens = Tokens: { $count }.
board-invasion-say-questing = On a quest.
board-invasion-say-attached = Attached.
board-invasion-say-corrupt = Corrupt: it can’t be declared as an attacker or defender.
board-invasion-say-barred = Can’t be declared as an attacker or defender this turn.
board-invasion-say-no-attack = Can’t attack.
board-invasion-say-attacks-anywhere = May attack from any zone.
board-invasion-say-defends-anywhere = May defend any zone.
board-invasion-say-unhurt-in-combat = All combat damage to it that can be cancelled is cancelled.
board-invasion-say-shield = The next { $count } damage to it this turn is cancelled.
board-invasion-say-no-toughness = Without Toughness until the turn ends.
board-invasion-say-no-defence = Can’t defend.
board-invasion-say-captive = Captive: another player owns it and gets it back when the turn ends.
board-invasion-say-returning = Returns to its owner’s hand when the turn ends.
board-invasion-say-spared = Won’t be sacrificed with the others.
board-invasion-say-used = Used this turn.
board-invasion-say-attacks = Attacking.
board-invasion-say-defends = Defending.
board-invasion-say-zone = { $place }: power { $power }.
board-invasion-say-section = { $damage } damage on { $hit } hit points.
board-invasion-say-burning = The section is burning and takes no more damage.
board-invasion-say-attacked = Under attack.
board-invasion-say-developments = Developments, { $place }: { $count }
board-invasion-say-hand = { $card } in your hand: { $type }, cost { $cost }.
board-invasion-say-resources = { $name }, resources: { $count }
board-invasion-say-symbols = Race symbols, { $race }: { $count }

## The chain

board-invasion-chain = Chain
board-invasion-chain-empty = The chain is empty.
board-invasion-may-answer = May respond: { $name }
board-invasion-waits = waiting
board-invasion-cancelled = Cancelled
board-invasion-kind-play = card played
board-invasion-kind-tactic = tactic
board-invasion-kind-action = action
board-invasion-kind-forced = forced
board-invasion-say-entry = Chain entry { $number }: { $card }, { $name }, { $kind }.
board-invasion-say-aims = Aimed at: { $targets }.

## Combat

board-invasion-combat = Combat
board-invasion-attackers = Attackers
board-invasion-defenders = Defenders
board-invasion-no-attackers = No attackers yet
board-invasion-no-defenders = No defenders
board-invasion-damage-of-side = Damage dealt by this side
board-invasion-left = { $count } to assign
board-invasion-if-nobody = If nobody acts:
board-invasion-fate-section = { $damage } damage: { $place }, { $now } of { $hit }.
board-invasion-fate-most = At most { $damage } damage: { $place }, { $now } of { $hit }.
board-invasion-fate-least = Attack { $power }; the defenders take { $least } first.
board-invasion-fate-burns = It burns!
board-invasion-fate-burns-already = Already burning, so it takes no damage: { $place }.
board-invasion-fate-destroyed = Destroyed: { $card }.
board-invasion-fate-hurt = { $damage } damage: { $card }.
board-invasion-threat = { $damage } damage will be applied.
board-invasion-threat-unit = It will be destroyed.
board-invasion-threat-section = It will burn.

## Phases, steps and stops

board-invasion-phases = Phases of the turn
board-invasion-phase-begin = Begin
board-invasion-phase-kingdom = Kingdom
board-invasion-phase-quest = Quest
board-invasion-phase-capital = Capital
board-invasion-phase-battle = Battlefield
board-invasion-phase-end = End
board-invasion-step-zone = zone
board-invasion-step-attackers = attackers
board-invasion-step-defenders = defenders
board-invasion-step-assign = assign
board-invasion-step-apply = apply
board-invasion-attack-all = Attack with all { $count }
board-invasion-defend-all = Defend with all { $count }
board-invasion-attack-whole = Press a zone and all { $count } of your units attack it. To choose them yourself, press one of them first.
board-invasion-attack-now = Press a zone of theirs to end the phase and attack it with all.
board-invasion-assign-all = Assign all { $count }
board-invasion-stop-on = { $phase }: you are asked here
board-invasion-stop-off = { $phase }: you pass here
board-invasion-stops-simple = Ask if I can act
board-invasion-stops-chosen = Chosen stops
board-invasion-stops-always = Always ask

## Why a number is what it is

why-invasion-cost = Cost: { $value }
why-invasion-power = Power: { $value }
why-invasion-hit-points = Hit points: { $value }
why-invasion-toughness = Toughness: { $value }
why-invasion-zone-kingdom = Power (resources each turn): { $value }
why-invasion-zone-quest = Power (cards each turn): { $value }
why-invasion-zone-battlefield = Power: { $value }
why-invasion-damage = Damage { $damage }, { $left } left
why-invasion-minimum = Needs { $minimum } before the section can be hit
why-invasion-cancelled = { $count } of it is cancelled.
why-invasion-tokens = Tokens gathered: { $count }
why-invasion-developments = Your developments here: { $cards }
why-invasion-entry = { $name }, { $kind }
why-invasion-part-printed = printed
why-invasion-part-turn = this turn
why-invasion-part-itself = its own text
why-invasion-part-loyalty = loyalty
why-invasion-part-symbols = your race symbols
why-invasion-part-discount = next unit is cheaper
why-invasion-part-least = minimum 0
why-invasion-part-capital = the capital itself
why-invasion-part-developments = developments

## The table as text

board-invasion-text-seat = Resources: { $resources }, in hand: { $hand }, in the deck: { $deck }
board-invasion-text-developments = Developments: { $count }

## The end, by what was counted

board-invasion-decided-decks = Cards left in the deck
