# Invictus in English: what can be wrong with decks and other files.

error-deck-size = the deck needs exactly { $size } soldiers but has { $total } ({ $rule })
error-deck-copies = { $card } is in the deck { $count } times; a box holds { $most } of each ({ $rule })
error-deck-nation = { $nation ->
    [king] { $card } is a King card
    [shogun] { $card } is a Shogun card
   *[pharaoh] { $card } is a Pharaoh card
} but the leader is { $leader }; only a multinational deck may mix nations ({ $rule })
error-deck-colour = { $cards } and { $last } share a colour, { $colour }; keep one of them ({ $rule })
error-deck-no-leader = the deck has no leader; write for example leader = "king-a"
error-deck-leader = { $value } is not a leader{ $hint }
error-deck-leader-example = ; write for example "king-a"
error-deck-leader-misplaced = { $key } is a leader; write leader = "{ $key }" instead
error-deck-no-soldiers = the deck has no soldiers; list them under [soldiers], like warrior = 4
error-deck-soldier = { $value } is not a soldier{ $hint }
error-sheet-table = { $key } must be a table, [{ $key }], with any of { $fields } in it, not { $value }
error-sheet-attack = attack must be a whole number from 0 to 9 or "X", not { $value }
error-sheet-health = { $side } health must be a whole number from 1 to 9, not { $value }
error-sheet-range = range must be a list of cells like ["1,0", "2,0"], not { $value }
error-sheet-range-empty = the range is empty; it needs at least one cell
error-sheet-range-twice = the range names the cell { $cell } twice
error-sheet-cell = { $value } is not a cell of a range: write forward,sideways, with forward from 1 to 3 and sideways from -2 to 2, or a pattern ({ $patterns })
