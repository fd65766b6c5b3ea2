# The deck builder and the gallery of all cards, in English.

## The builder

nav-cards = Cards
decks-heading = Your deck
decks-text = Start from a ready deck and change it. Problems are shown at once; your work is kept in this browser.
decks-games = Decks for
decks-verdict = Is the deck legal?
decks-start-from = Start from
decks-choose = Choose a ready deck…
decks-empty = An empty deck
decks-name = Name of the deck
decks-fewer = One fewer { $card }
decks-more = One more { $card }
decks-good = This deck is legal: { $format }.
decks-play = Play it now
decks-opponent = Against
decks-opponent-usual = The usual deck
decks-as-text = As text
decks-form = Format
decks-form-toml = Deck file
decks-form-list = List of names
decks-copy = Copy
decks-paste = Paste a deck here, or copy it from here
decks-file = deck

## Sample hands

decks-hand = Sample hand
decks-hand-draw = Draw a hand
decks-hand-again = Draw another hand

## Trial matches

decks-trial = Win rate
decks-trial-text = The computer plays your deck against every ready deck, { $matches } matches each: every deal is played twice, with the seats swapped. Both sides play quickly, without looking far ahead.
decks-trial-start = Try it out
decks-trial-stop = Stop
decks-trial-progress = { $played } of { $matches } matches
decks-trial-waiting = Waiting for other trials to finish…
decks-trial-plain = The rules aren’t compiled yet: matches take much longer than usual.
decks-trial-stopped = Stopped.
decks-trial-failed = The trial stopped unexpectedly. Try again.
decks-trial-changed = The deck has changed since then.
decks-trial-total = Wins { $score }% of its matches ({ $low } to { $high }% with 95% confidence).
decks-trial-hint = A draw counts as half a win. The more matches, the narrower the range.
decks-trial-deck = Against
decks-trial-score = Wins
decks-trial-between = 95% range
decks-trial-played = Won, lost, drawn
decks-trial-percent = { $score }%
decks-trial-range = { $low }–{ $high }%
refused-trials = Too many decks are being tried out here right now. Try again in a few minutes.

## The gallery

gallery-heading = All cards
gallery-text = Every card of { $game }. Press one to enlarge it.
gallery-build = Build a deck
gallery-search = Search names and texts
gallery-any = all
gallery-fitting = Only cards that fit
gallery-clear = Clear the filters
gallery-found = { $count } of { $all } cards
gallery-none = No card matches.
gallery-nothing = No cards yet. Add some from the list.
gallery-order = Sort
gallery-order-shelf = As in the box
gallery-order-name = By name
gallery-look = { $card }: look at the card
gallery-copies = { $card }: { $count } in the deck
gallery-previous = Previous card
gallery-next = Next card
gallery-close = Close
gallery-filters = Filters
gallery-cards = Cards
gallery-deck = Deck
gallery-curves = The deck at a glance
gallery-bar = { $name }: { $count }
