# The command line in English: what its commands print, and what a call can get wrong.

## Calls

cli-number = { $value } is not a whole number that can be used here.
cli-no-command = there is no command called { $word }; wartable --help lists them.{ $hint }
cli-no-option = there is no option { $word } here; --help behind the command lists them.
cli-no-many = too much was typed: { $word }. If it is one name, put it in quotation marks.
cli-no-value = nothing stands behind the option { $word }.
cli-no-flag = the option { $word } takes no value.
cli-no-missing = { $word } is missing; --help behind the command shows what is needed.
cli-system = the system can't do that: { $reason }.
cli-system-file = the system can't do that with { $file }: { $reason }.
cli-progress = { $text }: { $done } of { $total }
cli-progress-left = { $text }: { $done } of { $total }, { $left } left
cli-usual = usual
cli-yes = yes
cli-no = no
cli-all = all

## Columns

cli-column-player = player
cli-column-rating = rating
cli-column-margin = ± 95%
cli-column-score = score
cli-column-games = games
cli-column-match = match
cli-column-game = game
cli-column-format = format
cli-column-formats = formats
cli-column-moves = moves
cli-column-players = players
cli-column-played = last played
cli-column-seats = seats
cli-column-meaning = meaning
cli-column-option = option
cli-column-values = values
cli-column-usual-value = usual
cli-column-rule = rule
cli-column-text = text
cli-column-tests = tests
cli-column-card = card
cli-column-name = name
cli-column-set = set
cli-column-implemented = implemented

## Simulate, ladder, bench

cli-preparing = Preparing the rules of { $game } (once, two minutes at most)
cli-against = { $one } against { $other }
cli-two-players = two players are needed, as in search:200,greedy; not { $players }.
cli-score = { $one } scores { $score }% against { $other } (95% between { $low }% and { $high }%)
cli-counts = { $games ->
    [one] { $games } game
   *[other] { $games } games
} from seed { $seed }: { $won } won, { $lost } lost, { $drawn } drawn
cli-even = Each seat plays for itself: of { $sides }, an even player wins { $even }% of its matches.
cli-ladder = ladder
cli-ladder-title = { $game }, { $format }, seed { $seed }
cli-ladder-players = a ladder needs at least two players, each named once.
cli-measuring = Measuring { $what }
error-games = games are played in pairs with the seats swapped; { $games } is not an even number from 2 to { $most }.
error-jobs = between 1 and { $most } processes can be used; not { $jobs }.

## Matches

cli-deleted = { $file } is deleted.
cli-no-matches = no match is kept in { $folder }.
cli-matches-folder = They are kept in { $folder }. To go on with one: wartable play --resume and its name.
cli-unreadable = can’t be read
cli-holds-table = { $file } holds: the seed fits its commitment and every move is legal.
cli-holds-terminal = { $over ->
    [yes] { $file } holds: no line was changed and every move is legal.
   *[no] { $file } holds so far: no line was changed and every move is legal. The match is not over.
} It was shuffled on the machine it was played on, so nothing is proved about the shuffle.
cli-holds-chosen = { $over ->
    [yes] { $file } holds: every move is legal.
   *[no] { $file } holds so far: every move is legal. The match is not over.
} Its seed was chosen by a person, so nothing is proved about the shuffle.
cli-holds-kept = { $file } holds so far: every move is legal. The match is not over; its shuffle can be checked when it is.
cli-verdict-forged = { $file } does not hold: { $problem }
cli-verdict-missing = { $file } is missing: { $problem }
cli-verdict-unreadable = { $file } can't be read or checked: { $problem }
cli-verdict-parted = { $file } was played by other rules than today's: { $problem }
error-match-none-at-all = no match is kept in { $folder }.
error-match-unkept = there is no match { $file } in { $folder }; wartable matches lists them.
error-match-deleting = { $file } can't be deleted: { $reason }.
error-match-long = { $file } is too long for a match.
error-too-long = too long for such a file; { $most } bytes are the most

## Games, rules, cards

cli-games-how = As in: wartable play invasion --format draft -o side0=destruction
cli-file = a file
cli-file-or = a file, or: { $ready }
cli-option-text = { $name }: { $text }
cli-unknown-rule = there is neither a game nor a rule called { $name }.{ $hint }
cli-unknown-card = there is neither a game nor a card called { $name }.{ $hint }
cli-set = { $set }: { $count } of { $total } cards
cli-no-tests = the tests are not here: this check needs a checkout of the project.
cli-untested-rules = no test names these rules: { $list }.
cli-untested-cards = no test names these cards: { $list }.
cli-tested-rules = { $done } of { $count } rules have a test
cli-tested-cards = { $done } of { $count } cards have a test

## Decks and sheets

cli-no-decks = { $game } has no decks.
cli-no-own-decks = there are no decks of your own in { $format }; there are in { $fitting }.
cli-deck-way = a deck of { $game } is written as { $ways }; not { $way }.
cli-deck-fit = { $deck } can be played in { $format }.
cli-deck-unfit = { $deck } can't be played in { $format }:
cli-deck-size = { $size } { $pieces }
cli-deck-of-what = { $problem } (read as a deck of { $game }; to have it read as another game's, name the game first: { $known })
cli-sheet-good = { $file } is a good sheet: { $name }, { $digest }.

## The web table

error-port = a port is a number from 0 to { $last }; not { $port }.
error-host = { $host } is no name that a machine can have.
error-address = the table can't be set up at { $host }: { $reason }.
error-no-port = no port from { $first } to { $last } is free at { $host }; name one with --port.
error-proxy = { $address } is neither an address nor a network; a proxy is named as in 127.0.0.1 or 10.0.0.0/8.
error-name = { $name } is no name that a table can be reached by; it looks like table.example.org.
