# Invictus in Polish: what can be wrong with decks and other files.

error-deck-size = { $size ->
    [one] talia musi mieć dokładnie { $size } żołnierza
   *[other] talia musi mieć dokładnie { $size } żołnierzy
}, a ma { $total } ({ $rule })
error-deck-copies = { $card } jest w talii { $count } { $count ->
    [one] raz
   *[other] razy
}; w pudełku jest po { $most } { $most ->
    [one] karcie
    [few] karty
   *[other] kart
} każdego rodzaju ({ $rule })
error-deck-nation = { $nation ->
    [king] { $card } to karta nacji Króla
    [shogun] { $card } to karta nacji Szoguna
   *[pharaoh] { $card } to karta nacji Faraona
}, a przywódcą jest { $leader }; nacje może mieszać tylko talia wielonarodowa ({ $rule })
error-deck-colour = { $cards } i { $last } mają ten sam kolor ({ $colour }); zostaw tylko jeden rodzaj ({ $rule })
error-deck-no-leader = talia nie ma przywódcy; napisz na przykład leader = "king-a"
error-deck-leader = { $value } to nie przywódca{ $hint }
error-deck-leader-example = ; napisz na przykład "king-a"
error-deck-leader-misplaced = { $key } to przywódca; napisz raczej leader = "{ $key }"
error-deck-no-soldiers = talia nie ma żołnierzy; wymień ich pod [soldiers], na przykład warrior = 4
error-deck-soldier = { $value } to nie żołnierz{ $hint }
error-sheet-table = { $key } to tabela, [{ $key }], w której może stać: { $fields }; a stoi tu: { $value }
error-sheet-attack = attack (atak) to liczba całkowita od 0 do 9 albo "X", a stoi tu: { $value }
error-sheet-health = { $side } (życie) to liczba całkowita od 1 do 9, a stoi tu: { $value }
error-sheet-range = range (zasięg) to lista pól takich jak ["1,0", "2,0"], a stoi tu: { $value }
error-sheet-range-empty = range (zasięg) jest pusty; potrzebuje co najmniej jednego pola
error-sheet-range-twice = range (zasięg) wymienia pole { $cell } dwa razy
error-sheet-cell = { $value } to nie pole zasięgu: napisz „naprzód,w bok”, naprzód od 1 do 3, w bok od -2 do 2, albo nazwę wzoru ({ $patterns })
