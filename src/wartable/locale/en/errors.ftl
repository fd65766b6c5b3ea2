# What a person did that can't be, in English: what is wrong, and what would be right.
# Names of options, cards and fields stand as they are written in files and commands; $hint is the end of a sentence or nothing.

error-plain = { $text }
error-and = { $first }; { $next }
error-none = none
error-guess = {" "}Did you mean { $word }?
error-did-you-mean = ; did you mean "{ $word }"?
error-not-one-of = { $value } is not one of { $known }{ $hint }

## Games, formats, options

error-unknown-game = there is no game called { $name }: there is { $known }.{ $hint }
error-unknown-format = there is no format called { $name }: there is { $known }.{ $hint }
error-unknown-option = there is no option called { $name }: there is { $known }.{ $hint }
error-unknown-language = there is no language called { $name }: there is { $known }.
error-choice = { $option } can be { $choices }; not { $value }.
error-option-form = an option is written name=value, as in build=ready; not { $text }.
error-same-starter = the box has one { $starter } starter, and both seats can’t have it: choose another for one of them, or set same_starter=on.
error-seed = a seed is a whole number from 0 to { $most }; not { $seed }.
error-seat = this format has seats 0 to { $last }; not { $seat }.
error-no-rules-page = there is no rules page for { $game }.

## Actions and positions

error-over = the match is over; there is nothing to play.
error-illegal = action { $action } is not legal now; seat { $seat } may play { $legal }.
error-no-position = this is not a saved Wartable position.
error-position-version = this position was not saved by this version of { $game }.
error-position-damaged = this saved position is damaged: { $problem }.

## Players

error-no-evaluation = { $game } has no evaluation, which greedy needs; try random or search.
error-no-player = { $spec } is not a player; there are random, greedy, search:200 (simulations), search:500ms, search:2s, and the levels { $levels }.

## Files

error-in-file = { $file }: { $problem }
error-in-line = { $file }, line { $line }: { $problem }
error-unreadable = can't be read ({ $reason })
error-no-text = not a text file in UTF-8
error-document-name = the name must be a text of 1 to { $most } printable characters, not { $value }
error-value-large = so large a number
error-value-list = a list
error-value-table = a table
error-value-time = a date or time
error-system-missing = No such file or directory
error-system-forbidden = Permission denied
error-system-folder = Is a directory
error-system-no-folder = Not a directory
error-system-full = No space left on device
error-system-read-only = Read-only file system

## TOML

error-toml = not valid TOML: { $problem }
error-toml-too-deep = a value here is too long or nested too deeply to be read
error-toml-twice = this is set already
error-toml-equals = expected '=' after a key
error-toml-table-bracket = expected ']' at the end of a table's name
error-toml-list-bracket = expected ']]' at the end of a list's name
error-toml-line-end = expected the end of the line after a value
error-toml-character = a character that can't stand here
error-toml-date = not a date or time that exists
error-toml-key = a key begins with a letter, a number or a quotation mark
error-toml-statement = neither a [table] nor a line like key = value
error-toml-value = not a value; texts stand in quotation marks
error-toml-list-open = a list without its ']'
error-toml-table-open = a table without its '{"}"}'
error-toml-backslash = a backslash in a text is written twice
error-toml-text-open = a text without its closing quotation mark

## Decks

error-deck-size = the deck needs exactly { $size } soldiers and has { $total } ({ $rule })
error-deck-copies = { $card } is in the deck { $count } times; a box holds { $most } of a kind ({ $rule })
error-deck-nation = { $nation ->
    [king] { $card } is a King card
    [shogun] { $card } is a Shogun card
   *[pharaoh] { $card } is a Pharaoh card
} but the leader is { $leader }; only a multinational deck may mix nations ({ $rule })
error-deck-colour = { $cards } and { $last } are of one colour, { $colour }; keep one of them ({ $rule })
error-deck-no-leader = the deck has no leader; write for example leader = "king-a"
error-deck-leader = { $value } is not a leader{ $hint }
error-deck-leader-example = ; write for example "king-a"
error-deck-leader-misplaced = { $key } is a leader; write leader = "{ $key }" instead
error-deck-no-soldiers = the deck has no soldiers; list them under [soldiers], like warrior = 4
error-deck-soldier = { $value } is not a soldier{ $hint }
error-deck-between = the deck needs { $least } to { $most } cards and has { $total } ({ $rule })
error-deck-same = { $card } is in the deck { $count } times; a deck may have { $most } copies of a card ({ $rule })
error-deck-side = { $side ->
    [order] the deck is one of Order, and these cards are of Destruction: { $cards }
   *[destruction] the deck is one of Destruction, and these cards are of Order: { $cards }
}; the two never mix ({ $rule })
error-deck-capital = { $side ->
    [order] the deck is one of Order, but its capital is { $capital }
   *[destruction] the deck is one of Destruction, but its capital is { $capital }
}; fitting capitals are { $fitting } ({ $rule })
error-deck-draft = { $card } is for the draft alone and never in a deck ({ $rule })
error-deck-no-capital = the deck has no capital; write for example capital = "dwarf"
error-deck-no-cards = the deck has no cards; list them under [cards], like { $example }
error-deck-table = { $table } must be a table, [{ $table }], with lines like { $example }, not { $value }
error-deck-objectives = the deck needs exactly { $size } objective cards and has { $total } ({ $rule })
error-deck-powers = the deck needs at least { $least } power cards and has { $total } ({ $rule })
error-deck-ploys = of { $powers } power cards at most { $most } may be ploys; the deck has { $total } ({ $rule })
error-deck-twice = { $card } is in the deck more than once ({ $rule })
error-deck-warband = the deck is one of { $warband }, and these cards are of other warbands: { $cards } ({ $rule })
error-deck-no-warband = the deck has no warband; write warband = and one of { $known }
error-deck-list = { $entry } must be a list of cards, like { $entry } = ["…", "…"], not { $value }
error-deck-misplaced = { $entry ->
    [objectives] { $key } is no objective card; it belongs under powers
   *[powers] { $key } is an objective card; it belongs under objectives
}
error-no-card = { $value } is not a card{ $hint }
error-deck-count = the count of { $key } must be a whole number from 0 to { $most }, not { $value }
error-deck-unfit = the deck { $deck } can't be played: { $faults }.
error-no-deck = there is no deck file { $file }, and the ready decks are { $known }.

## Card sheets

error-sheet-table = { $key } must be a table, [{ $key }], with any of { $fields } in it, not { $value }
error-sheet-attack = attack must be a whole number from 0 to 9 or "X", not { $value }
error-sheet-health = { $side } health must be a whole number from 1 to 9, not { $value }
error-sheet-range = range must be a list of cells like ["1,0", "2,0"], not { $value }
error-sheet-range-empty = the range is empty; it needs at least one cell
error-sheet-range-twice = the range names the cell { $cell } twice
error-sheet-cell = { $value } is not a cell of a range: write forward,sideways, with forward from 1 to 3 and sideways from -2 to 2, or a pattern ({ $patterns })

## Matches kept in files by the terminal

error-match-folder = no match can be kept in { $folder }: { $reason }.
error-match-opening = { $file } can't be opened: { $reason }.
error-match-exists = { $file } exists already; choose another name.
error-match-writing = { $file } can't be written: { $reason }.
error-match-keeping = the match can't be kept in { $file }: { $reason }.
error-match-none = no match of { $game } is kept in { $folder }.
error-match-missing = there is no match file { $file }, neither here nor in { $folder }.
error-match-no-text = { $file } is damaged or no match file: it is not text.
error-match-empty = { $file } is empty: there is no match in it.
error-match-foreign = { $file } is no match file; it was changed by something else than Wartable.
error-match-changed = { $file } is damaged in line { $line }; it was changed by something else than Wartable.
error-match-header = { $file } is no match file: its first line has no { $key }.
error-match-entry = { $file } is damaged in line { $line }: it says nothing this version understands.
error-match-busy = { $file } is being played in another window; close it there first.
error-match-set-up = { $file } can't be set up again: { $problem }
error-match-rules = { $file } was played with Wartable { $version }; the rules of this one ({ $own }) don't allow its move { $number }.

## Matches written down by the table

error-paper-none = this is not a match that Wartable has written down.
error-paper-version = it was written by another version of Wartable (its kind is { $kind }).
error-paper-unfinished = the match was not over when it was written down; only finished matches can be checked.
error-paper-damaged = it is damaged: { $problem }.
error-paper-terms = it can't be set up: { $problem }
error-paper-long = it has more than { $most } entries.
error-paper-refused = entry { $number } ({ $kind } by seat { $seat }) is not allowed: { $problem }
error-paper-entry = entry { $number } ({ $kind } by seat { $seat }) is damaged: { $problem }
error-paper-secret = the secret is not the one whose digest was shown at the start.
error-paper-seed = the seed does not follow from the secret and the salts.
error-paper-open = the match is not over after its last entry.
error-paper-result = the result is not the one that the moves lead to.
