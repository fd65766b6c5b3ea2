# Invasion in English: formats, options, decks and cards on the pages.

decks-base-invasion = Capital
decks-count-invasion = Cards: { $count } ({ $least } to { $most })
decks-hand-cards = Opening hand
gallery-invasion-race = Race
gallery-invasion-set = Set
gallery-invasion-type = Kind
gallery-invasion-cost = Cost
gallery-invasion-trait = Trait
gallery-invasion-keyword = Keyword
gallery-invasion-2009 = In the 2009 edition
gallery-invasion-unique = Unique
    .text = A player may have only one copy of this card in play.
gallery-invasion-loyalty = loyalty { $number }
gallery-invasion-power = power { $number }
gallery-invasion-hit-points = hit points { $number }
gallery-invasion-printed = { $set } { $number }
gallery-invasion-group-unit = Units
gallery-invasion-group-support = Supports
gallery-invasion-group-quest = Quests
gallery-invasion-group-tactic = Tactics
