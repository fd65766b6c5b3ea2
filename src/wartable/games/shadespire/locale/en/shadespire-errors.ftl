# Shadespire in English: what can be wrong with decks and other files.

error-deck-objectives = the deck needs exactly { $size } objective cards but has { $total } ({ $rule })
error-deck-powers = the deck needs at least { $least } power cards but has { $total } ({ $rule })
error-deck-ploys = at most { $most } of { $powers } power cards may be ploys; the deck has { $total } ({ $rule })
error-deck-twice = { $card } is in the deck more than once ({ $rule })
error-deck-warband = the deck belongs to { $warband }, but these cards belong to other warbands: { $cards } ({ $rule })
error-deck-no-warband = the deck has no warband; write warband = followed by one of { $known }
error-deck-list = { $entry } must be a list of cards, like { $entry } = ["…", "…"], not { $value }
error-deck-misplaced = { $entry ->
    [objectives] { $key } is not an objective card; it belongs under powers
   *[powers] { $key } is an objective card; it belongs under objectives
}
