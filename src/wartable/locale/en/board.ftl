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
board-deck = Deck
board-deck-of = Deck: { $name }
board-hand = Hand
board-in-hand = in hand
board-own-hand = Your hand, cards: { $count }
board-hand-empty = Your hand is empty.
board-left = left to choose

## Pieces in whole sentences

board-say-hand-of = { $name }, cards in hand: { $count }.
board-say-pile = { $title }: { $count }
board-say-may = Can be used.
board-say-selected = Selected.
board-say-target = Can be chosen.

## The prompt and its buttons

board-asked = Current decision
board-choose-target = – choose where
board-back = Back
board-undo = Undo
board-more = More
board-resign = Resign
board-sure-resign = Really resign?
board-offer-draw = Offer a draw
board-sure-draw = Really offer a draw?
board-draw-offered = { $name } offers a draw.
board-undo-asked = { $name } asks to undo a decision.
board-accept = Accept
board-decline = Decline
board-close = Close

## Beside the table

board-log = Log
board-lesson-press = Press this.
board-see-moment = See this moment
board-rule = Rule { $rule } in the rulebook
board-as-text = Table as text
board-tab-table = Table
board-tab-piles = Piles
board-tab-log = Log
board-tab-text = Text

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
board-key-usual = the usual answer: end your turn, let it happen
board-key-arrows = go to the next piece you can use
board-key-shift = go to any piece
board-key-enter = choose it; press again to confirm
board-key-escape = step back
board-key-digits = pick from the list of actions
board-key-inspect = enlarge the card
board-key-undo = undo
board-key-log = the log
board-key-text = the table as text
board-key-help = these keys
board-reading = Our own translation of the name
