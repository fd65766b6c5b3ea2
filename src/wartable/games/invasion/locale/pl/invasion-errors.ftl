# Invasion in Polish: what can be wrong with decks and other files.

error-same-starter = w pudełku jest jedna talia startowa { $starter }, więc nie mogą jej mieć oba miejsca: wybierz dla jednego inną albo ustaw same_starter=on.
error-deck-between = talia musi mieć od { $least } do { $most } kart, a ma { $total } ({ $rule })
error-deck-same = { $card }: kopii tej karty: { $count }; w talii mogą być najwyżej { $most } takie same karty ({ $rule })
error-deck-side = { $side ->
    [order] to talia Porządku, a te karty należą do Zniszczenia: { $cards }
   *[destruction] to talia Zniszczenia, a te karty należą do Porządku: { $cards }
}; tych stron się nie miesza ({ $rule })
error-deck-capital = { $side ->
    [order] to talia Porządku, a jej Stolica to { $capital }
   *[destruction] to talia Zniszczenia, a jej Stolica to { $capital }
}; pasują Stolice: { $fitting } ({ $rule })
error-deck-draft = { $card } to karta formatu draft i nie może być w talii ({ $rule })
error-deck-set = tych kart nie ma w zestawach, z których gracie: { $cards } ({ $rule })
error-deck-capital-set = Stolica { $capital } jest z zestawu, z którego nie gracie ({ $rule })
error-deck-no-capital = talia nie ma Stolicy; napisz na przykład capital = "dwarf"
error-deck-no-cards = talia nie ma kart; wymień je pod [cards], na przykład { $example }
