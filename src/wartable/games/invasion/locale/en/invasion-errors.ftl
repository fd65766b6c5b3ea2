# Invasion in English: what can be wrong with decks and other files.

error-same-starter = the box has one { $starter } starter, and both seats can’t have it: choose another for one of them, or set same_starter=on.
error-deck-between = the deck needs { $least } to { $most } cards but has { $total } ({ $rule })
error-deck-same = { $card } is in the deck { $count } times; a deck may have { $most } copies of a card ({ $rule })
error-deck-side = { $side ->
    [order] this is an Order deck, but these cards belong to Destruction: { $cards }
   *[destruction] this is a Destruction deck, but these cards belong to Order: { $cards }
}; the two never mix ({ $rule })
error-deck-capital = { $side ->
    [order] this is an Order deck, but its capital is { $capital }
   *[destruction] this is a Destruction deck, but its capital is { $capital }
}; it may have { $fitting } ({ $rule })
error-deck-draft = { $card } is for the draft only and can't be in a deck ({ $rule })
error-deck-set = these cards are in none of the sets that are played: { $cards } ({ $rule })
error-deck-capital-set = the capital of { $capital } comes with a set that is not played ({ $rule })
error-deck-no-capital = the deck has no capital; write for example capital = "dwarf"
error-deck-no-cards = the deck has no cards; list them under [cards], like { $example }
