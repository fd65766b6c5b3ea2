# Shadespire in Polish: what can be wrong with decks and other files.

error-deck-objectives = talia musi mieć dokładnie { $size } kart zadań, a ma { $total } ({ $rule })
error-deck-powers = talia musi mieć co najmniej { $least } kart mocy, a ma { $total } ({ $rule })
error-deck-ploys = wśród kart mocy, których jest { $powers }, forteli może być najwyżej { $most }, a jest { $total } ({ $rule })
error-deck-twice = { $card }: ta karta jest w talii więcej niż raz ({ $rule })
error-deck-warband = to talia drużyny { $warband }, a te karty należą do innych drużyn: { $cards } ({ $rule })
error-deck-no-warband = talia nie ma drużyny; napisz warband = i jedną z tych: { $known }
error-deck-list = { $entry } to lista kart, na przykład { $entry } = ["…", "…"], a stoi tu: { $value }
error-deck-misplaced = { $entry ->
    [objectives] { $key } to nie karta zadania; jej miejsce jest pod powers
   *[powers] { $key } to karta zadania; jej miejsce jest pod objectives
}
