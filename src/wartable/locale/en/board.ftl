# The words on the table itself. Every message here is used by web/static, with its variables put in by the browser.
# Variables may stand anywhere, but no message here may choose its form by one: the browser only puts values in.

## Seats, turns, clocks

board-you = You
board-opponent = Opponent
board-partner = Partner
board-seat = Seat { $number }
board-turn-yours = Turn { $number }: yours
board-turn = Turn { $number }
board-turn-of = Turn { $number }: { $name }
board-set-up = Set-up
board-clock = Clock of { $name }: { $time }
board-since = For { $time }
board-title-yours = ● Your turn – { $title }

## Areas

board-table = The table
board-queue = Queue
board-own-queue = Your queue, { $count } of { $limit }, head first
board-enemy-queue = Their queue, { $count } of { $limit }, head first
board-queue-of = Queue of { $name }, { $count } of { $limit }, head first
board-kingdom = Kingdom
board-kingdom-of = Kingdom: { $name }
board-deck = Deck
board-deck-of = Deck: { $name }
board-graveyard = Graveyard
board-graveyard-of = Graveyard: { $name }
board-hand = Hand
board-in-hand = in hand
board-own-hand = Your hand, number of cards: { $count }
board-hand-empty = Your hand is empty.
board-own-field = Your battlefield
board-enemy-field = Their battlefield
board-field-of = Battlefield of { $name }
board-row-front = front
board-row-back = back
board-left = left to choose
board-chosen-opening = Your opening hand
board-chosen-take = Your deck
board-chosen-leave-out = Still yours
board-chosen-leader = Your leader
board-chosen-first-seat = Your leader

## Kingdom points

board-scales = Kingdom points: you { $mine }, they { $theirs }; four win
board-scales-of = Kingdom points: { $below } { $mine }, { $above } { $theirs }; four win
board-of-four = of 4 KP
board-say-scale = { $colour }: you { $mine }, they { $theirs }.
board-say-scale-of = { $colour }: { $below } { $mine }, { $above } { $theirs }.
board-say-point-mine = Your point.
board-say-point-theirs = Their point.
board-say-point-of = A point for { $name }.
board-say-point-none = Nobody’s point.

## What happens to a card

board-captures = captures
board-destroys = destroys
board-captured = captured
board-destroyed = destroyed
board-fate-captures = This captures it.
board-fate-destroys = { $amount } damage destroys it.
board-fate-hurts = { $amount } damage of { $health } health.
board-fate-nothing = No damage.

## Pieces in whole sentences

board-active = active
board-rested = rested
board-say-own-card = Your { $card }, { $place }, { $turned }: attack { $attack }, health { $health }, damage { $damage }.
board-say-enemy-card = Their { $card }, { $place }, { $turned }: attack { $attack }, health { $health }, damage { $damage }.
board-say-card-of = { $card } of { $name }, { $place }, { $turned }: attack { $attack }, health { $health }, damage { $damage }.
board-say-own-empty = Your { $place }, empty.
board-say-enemy-empty = Their { $place }, empty.
board-say-empty-of = { $name }, { $place }: empty.
board-say-own-queue = Your queue, place { $number }: { $card }.
board-say-enemy-queue = Their queue, place { $number }: { $card }.
board-say-queue-of = Queue of { $name }, place { $number }: { $card }.
board-say-queue-tail = The tail of your queue: support with the selected card.
board-say-own-kingdom = { $card } in your kingdom, { $colour }.
board-say-enemy-kingdom = { $card } in their kingdom, { $colour }.
board-say-kingdom-of = { $card } in the kingdom of { $name }, { $colour }.
board-say-colour = { $colour }: { $count }
board-say-enter = Your kingdom: the selected card enters it.
board-say-hand = { $card } in your hand: attack { $attack }, health { $active } active, { $rested } rested.
board-say-hand-of = { $name }, cards in hand: { $count }.
board-say-pile = { $title }: { $count }
board-say-may = May be used.
board-say-selected = Selected.
board-say-target = May be chosen.

## Why a number is what it is

board-why-attack = Attack printed: { $attack }
board-why-x = Attack printed: X, the cards in hand
board-why-health = Health printed: { $active } active, { $rested } rested
board-why-all = +{ $amount } attack for all this turn
board-why-next = +{ $amount } attack for the next soldier
board-why-any-front = The next soldier reaches any front card
board-why-attack-now = Attack now: { $attack }
board-why-health-active = Active: health { $health }, { $left } left
board-why-health-rested = Rested: health { $health }, { $left } left
board-why-damage = Damage this turn: { $damage }

## The prompt and its buttons

board-asked = What is asked
board-choose-target = – choose where
board-back = Back
board-undo = Undo
board-more = More
board-resign = Resign
board-sure-resign = Resign: sure?
board-offer-draw = Offer a draw
board-sure-draw = Offer a draw: sure?
board-draw-offered = { $name } offers a draw.
board-undo-asked = { $name } asks to take a decision back.
board-accept = Accept
board-decline = Decline
board-close = Close
board-flag-attacked = Attacked
board-flag-marched = Marched
board-flag-entered = Entry made

## Beside the table

board-log = Log
board-coach = Coach
board-coach-leave = Leave the coach
board-see-moment = See this moment
board-as-text = Table as text
board-tab-table = Table
board-tab-piles = Piles
board-tab-log = Log
board-tab-text = Text
board-text-card = { $card }, { $place }, { $turned }: attack { $attack }, health { $health }
board-text-empty = No cards
board-text-seat = In hand: { $hand }, in the deck: { $deck }, KP: { $points }

## The end

board-end-won = You win
board-end-lost = You lose
board-end-drawn = A draw
board-end-over = The match is over
board-end-winner = Victory: { $name }
board-rematch = Rematch
board-to-rematch = To the rematch
board-replay = Replay
board-look = Look at the table
board-show-result = Result

## Keys

board-keys = Keys
board-key-space = Space
board-key-usual = the usual answer: end the turn, let it happen
board-key-arrows = go to the next piece you can use
board-key-shift = go to any piece
board-key-enter = choose it; again: confirm
board-key-escape = step back
board-key-digits = pick from the list of actions
board-key-inspect = show the card large
board-key-undo = undo
board-key-log = the log
board-key-text = the table as text
board-key-help = these keys
