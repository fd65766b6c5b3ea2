# What a person did that can't be, in English: what is wrong, and what would be right.
# Names of options, cards and fields stand as they are written in files and commands; $hint is the end of a sentence or nothing.

error-plain = { $text }
error-and = { $first }; { $next }
error-none = none
error-guess = {" "}Did you mean { $word }?
error-did-you-mean = ; did you mean "{ $word }"?
error-not-one-of = { $value } is not one of { $known }{ $hint }

## Games, formats, options

error-unknown-game = there is no game called { $name }; choose { $known }.{ $hint }
error-unknown-format = there is no format called { $name }; choose { $known }.{ $hint }
error-unknown-option = there is no option called { $name }; choose { $known }.{ $hint }
error-unknown-language = there is no language called { $name }; choose { $known }.
error-choice = { $option } can be { $choices }; not { $value }.
error-any-text = any text
error-option-form = an option is written name=value, as in build=ready, not { $text }.
error-seed = a seed is a whole number from 0 to { $most }, not { $seed }.
error-seat = this format has seats 0 to { $last }, not { $seat }.
error-no-rules-page = there is no rules page for { $game }.

## Actions and positions

error-over = the match is over; there is nothing to play.
error-game-unreadable = the game { $game } is installed, but its package { $module } can’t be read: { $problem }
error-not-now = the rules don’t allow that now.
error-illegal = action { $action } is not legal now; seat { $seat } may play { $legal }.
error-no-position = this is not a saved Wartable position.
error-position-version = this position was not saved by this version of { $game }.
error-position-damaged = this saved position is damaged: { $problem }.

## Players

error-no-evaluation = { $game } has no evaluation, which greedy needs; try random or search.
error-no-player = { $spec } is not a player; choose random, greedy, search:200 (simulations), search:500ms, search:2s, playouts:200, { $own ->
    [yes] network, network:FILE
   *[no] network:FILE
}, or a level: { $levels }.
error-no-network = { $game } comes without a trained network; one of your own is named by its file: network:FILE.
error-weights-unreadable = { $file } is not a network in Wartable’s own form, or it is damaged.
error-network-extra = a network needs ONNX Runtime, which is not installed; pip install "wartable[network]" brings it.
error-network-file = the network { $file } can’t be read: { $reason }
error-network-large = the network { $file } is larger than { $most } MB.
error-network-unreadable = { $file } is not a network in ONNX form, or it is damaged.
error-network-label = { $file } does not say what it was made for; networks for Wartable carry a label (docs/learning.md).
error-network-shape = { $file } does not do what its label says: from { $numbers } whole numbers (int16) make a logit for each of { $actions } actions.
error-network-game = { $file } is a network for { $other }, not for { $game }.
error-network-schema = { $file } was trained on other numbers of { $game } than this version has; it has to be trained anew.
error-network-twice = two networks are called { $name }; rename one of the files.
error-network-stranger = no network called { $name } is let in here; whoever runs the table names its file: wartable --network FILE, in the terminal --opponent network:FILE.

## Files

error-in-file = { $file }: { $problem }
error-in-line = { $file }, line { $line }: { $problem }
error-unreadable = can't be read ({ $reason })
error-no-text = not a text file in UTF-8
error-document-name = the name must have 1 to { $most } printable characters, not { $value }
error-value-large = a number that large
error-value-none = nothing
error-value = { $key } can't be { $value }
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
error-toml-twice = this is already set
error-toml-equals = expected '=' after a key
error-toml-table-bracket = expected ']' at the end of a table's name
error-toml-list-bracket = expected ']]' at the end of a list's name
error-toml-line-end = expected the end of the line after a value
error-toml-character = a character that isn't allowed here
error-toml-date = no such date or time
error-toml-key = a key must begin with a letter, a number or a quotation mark
error-toml-statement = neither a [table] nor a line like key = value
error-toml-value = not a value; text goes in quotation marks
error-toml-list-open = a list without its closing ']'
error-toml-table-open = a table without its closing '{"}"}'
error-toml-backslash = a backslash in a text must be doubled
error-toml-text-open = a text without its closing quotation mark

## Decks

error-deck-table = { $table } must be a table, [{ $table }], with lines like { $example }, not { $value }
error-no-card = { $value } is not a card{ $hint }
error-deck-count = the count of { $key } must be a whole number from 0 to { $most }, not { $value }
error-deck-unfit = the deck { $deck } can't be played: { $faults }.
error-no-deck = there is no deck file { $file }; the ready decks are { $known }.

## Matches kept in files by the terminal

error-match-opening = { $file } can't be opened: { $reason }.
error-match-exists = { $file } already exists; choose another name.
error-match-writing = { $file } can't be written: { $reason }.
error-match-none = there is no saved match of { $game } in { $folder }.
error-match-missing = there is no match file { $file }, here or in { $folder }.
error-match-no-text = { $file } is damaged or isn't a match file: it isn't text.
error-match-empty = { $file } is empty: there is no match in it.
error-match-foreign = { $file } isn't a match file, or was changed by something other than Wartable.
error-match-changed = { $file } is damaged at line { $line }; it was changed by something other than Wartable.
error-match-header = { $file } isn't a match file: its first line has no { $key }.
error-match-entry = { $file } is damaged at line { $line }: this version doesn't understand it.
error-match-set-up = { $file } can't be set up again: { $problem }
error-match-rules = { $file } was played with Wartable { $version }; the rules of this one ({ $own }) don't allow its move { $number }.

## Matches written down by the table

error-paper-none = this is not a match record made by Wartable.
error-paper-version = it was made by another version of Wartable (its kind is { $kind }).
error-paper-unfinished = the match wasn't over when it was saved; only finished matches can be checked.
error-paper-damaged = it is damaged: { $problem }.
error-paper-terms = it can't be set up: { $problem }
error-paper-origin = it begins from a position of another match, and only the table where it was played can vouch for that position.
error-paper-long = it has more than { $most } entries.
error-paper-refused = entry { $number } ({ $kind } by seat { $seat }) is not allowed: { $problem }
error-paper-sum = entry { $number } ({ $kind } by seat { $seat }) doesn't lead where the file says.
error-paper-parted = it was played by rules of version { $then }, today's version is { $now }: it holds up to entry { $number }, where they part.
error-paper-secret = the secret doesn't match the digest shown at the start.
error-paper-seed = the seed doesn't follow from the secret and the salts.
error-paper-open = the match isn't over after its last entry.
error-paper-result = the result doesn't follow from the moves.

## The database of the table

error-store-file = matches can't be saved in { $file }: { $reason }.
error-store-kind = { $kind } is no kind of database that matches can be saved in; it is sqlite:///FILE or postgresql://…
error-store-no-file = { $address } names no file to save matches in; write sqlite:///FILE. A database in memory would forget them.
error-store-busy = another Wartable is already serving the matches in { $file }. Use that one, stop it first, choose another folder with WARTABLE_DATA, or let both use PostgreSQL with WARTABLE_DATABASE.
