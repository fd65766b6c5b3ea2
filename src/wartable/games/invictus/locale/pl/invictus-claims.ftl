# Invictus in Polish: what the coach says of the position. Every sentence here is a claim that was tried out by the rules.

## What you can do

claim-invictus-attack = { $attacker } (atak { $attack }) może { $result ->
    [captures] pojmać
   *[destroys] zniszczyć
} { FORM($card, "accusative") }, { $place }{ $answer ->
    [possible] , o ile nie padnie blok
   *[none] {""}
}.
claim-invictus-attack-wins = { $attacker } (atak { $attack }) może { $result ->
    [captures] pojmać
   *[destroys] zniszczyć
} { FORM($card, "accusative") }, { $place }{ $answer ->
    [possible] , i wygrać partię, o ile nie padnie blok
   *[none] {" "}i wygrać partię
}.
claim-invictus-entry = { $cards }: wejście dowolnej z tych kart do królestwa da ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
claim-invictus-entry-wins = { $cards }: wejście dowolnej z tych kart do królestwa da czwarty punkt i zwycięstwo.

## What they can do

claim-invictus-danger = Gdyby twoja tura skończyła się teraz, wrogi { $attacker } (atak { $attack }) mógłby { $result ->
    [captures] pojmać
   *[destroys] zniszczyć
} twojego { FORM($card, "accusative") }, { $place }.
claim-invictus-danger-loses = Gdyby twoja tura skończyła się teraz, wrogi { $attacker } (atak { $attack }) mógłby { $result ->
    [captures] pojmać
   *[destroys] zniszczyć
} twojego { FORM($card, "accusative") }, { $place }, co oznacza twoją przegraną.
claim-invictus-blow = Bez bloku { $attacker } (atak { $attack }) { $result ->
    [captures] pojmie twojego { FORM($card, "accusative") }
    [destroys] zniszczy twojego { FORM($card, "accusative") }
   *[survives] trafi twojego { FORM($card, "accusative") }, który ustoi
}.
claim-invictus-blow-loses = Bez bloku { $attacker } (atak { $attack }) { $result ->
    [captures] pojmie
   *[destroys] zniszczy
} twojego { FORM($card, "accusative") }, a ty przegrasz partię.

## How things stand

claim-invictus-points = Punkty królestwa: ty { $mine }, oni { $theirs }. Cztery dają zwycięstwo.
claim-invictus-they-need-one = Mają trzy punkty królestwa: jeszcze jedna karta w kolorze { $colours } da im zwycięstwo.
claim-invictus-you-need-one = Masz trzy punkty królestwa: jeszcze jedna karta w kolorze { $colours } da ci zwycięstwo.
claim-invictus-must-enter = Masz na ręce { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}: przed końcem tury jeden żołnierz musi wejść do królestwa.
claim-invictus-few-turns = { $who ->
    [you] Zaczynasz ty, a w twojej talii
   *[other] W talii rozpoczynającego
} { $count ->
    [0] nie ma już kart: wojna kończy się, gdy miałaby się zacząć jego następna tura
    [one] została jedna karta: jeszcze jedna tura tego gracza i wojna się kończy
    [few] zostały { $count } karty: po { $count } kolejnych turach tego gracza wojna się kończy
   *[many] zostało { $count } kart: po { $count } kolejnych turach tego gracza wojna się kończy
}. Decydują punkty królestwa.
claim-invictus-war-ends = Jeśli skończysz turę teraz, wojna się kończy: { $result ->
    [won] wygrywasz
    [lost] przegrywasz
   *[draw] remis
}.
