# The words on the Invictus table. Every message here is used by the scripts in web/static.
# As in board.ftl, no message may choose its form by a variable.

## Areas

board-invictus-queue = Queue
board-invictus-own-queue = Your queue, { $count } of { $limit }, head first
board-invictus-enemy-queue = Their queue, { $count } of { $limit }, head first
board-invictus-queue-of = { $name }’s queue, { $count } of { $limit }, head first
board-invictus-kingdom = Kingdom
board-invictus-kingdom-of = Kingdom: { $name }
board-invictus-graveyard = Graveyard
board-invictus-graveyard-of = Graveyard: { $name }
board-invictus-own-field = Your battlefield
board-invictus-enemy-field = Their battlefield
board-invictus-field-of = { $name }’s battlefield
board-invictus-row-front = front
board-invictus-row-back = back
board-invictus-chosen-opening = Your opening hand
board-invictus-chosen-take = Your deck
board-invictus-chosen-leave-out = Still yours
board-invictus-chosen-leader = Your leader
board-invictus-chosen-first-seat = Your leader

## Kingdom points

board-invictus-scales = Kingdom points: you { $mine }, them { $theirs }; four to win
board-invictus-scales-of = Kingdom points: { $below } { $mine }, { $above } { $theirs }; four to win
board-invictus-of-four = of 4 KP
board-invictus-say-scale = { $colour }: you { $mine }, them { $theirs }.
board-invictus-say-scale-of = { $colour }: { $below } { $mine }, { $above } { $theirs }.
board-invictus-say-point-mine = Your point.
board-invictus-say-point-theirs = Their point.
board-invictus-say-point-of = A point for { $name }.
board-invictus-say-point-none = Nobody’s point.

## What happens to a card

board-invictus-captures = captures
board-invictus-destroys = destroys
board-invictus-captured = captured
board-invictus-destroyed = destroyed
board-invictus-fate-captures = This captures it.
board-invictus-fate-destroys = { $amount } damage destroys it.
board-invictus-fate-hurts = { $amount } damage, health { $health }.
board-invictus-fate-nothing = No damage.

## Pieces in whole sentences

board-invictus-active = active
board-invictus-rested = rested
board-invictus-say-own-card = Your { $card }, { $place }, { $turned }: attack { $attack }, health { $health }, damage { $damage }.
board-invictus-say-enemy-card = Their { $card }, { $place }, { $turned }: attack { $attack }, health { $health }, damage { $damage }.
board-invictus-say-card-of = { $name }’s { $card }, { $place }, { $turned }: attack { $attack }, health { $health }, damage { $damage }.
board-invictus-say-own-empty = Your { $place }, empty.
board-invictus-say-enemy-empty = Their { $place }, empty.
board-invictus-say-empty-of = { $name }, { $place }: empty.
board-invictus-say-own-queue = Your queue, place { $number }: { $card }.
board-invictus-say-enemy-queue = Their queue, place { $number }: { $card }.
board-invictus-say-queue-of = { $name }’s queue, place { $number }: { $card }.
board-invictus-say-queue-tail = The tail of your queue: support with the selected card.
board-invictus-say-own-kingdom = { $card } in your kingdom, { $colour }.
board-invictus-say-enemy-kingdom = { $card } in their kingdom, { $colour }.
board-invictus-say-kingdom-of = { $card } in { $name }’s kingdom, { $colour }.
board-invictus-say-colour = { $colour }: { $count }
board-invictus-say-enter = Your kingdom: the selected card enters it.
board-invictus-say-hand = { $card } in your hand: attack { $attack }, health { $active } active, { $rested } rested.

## Why a number is what it is

board-invictus-why-attack = Printed attack: { $attack }
board-invictus-why-x = Printed attack: X, the number of cards in hand
board-invictus-why-health = Printed health: { $active } active, { $rested } rested
board-invictus-why-all = All cards: +{ $amount } attack this turn
board-invictus-why-next = Next soldier: +{ $amount } attack
board-invictus-why-any-front = Next soldier: can reach any front card
board-invictus-why-attack-now = Attack now: { $attack }
board-invictus-why-health-active = Active: health { $health }, { $left } left
board-invictus-why-health-rested = Rested: health { $health }, { $left } left
board-invictus-why-damage = Damage this turn: { $damage }

## The prompt and its buttons

board-invictus-flag-attacked = Attacked
board-invictus-flag-marched = Marched
board-invictus-flag-entered = Entered

## Beside the table

board-invictus-text-card = { $card }, { $place }, { $turned }: attack { $attack }, health { $health }
board-invictus-text-empty = No cards
board-invictus-text-seat = In hand: { $hand }, in the deck: { $deck }, KP: { $points }

## The end, by what was counted

board-invictus-decided-points = Kingdom points
board-invictus-decided-cards = Cards in the kingdom
board-invictus-decided-graves = Cards in the graveyard
