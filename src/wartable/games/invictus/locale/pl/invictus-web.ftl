# Invictus in Polish: formats, options, decks and cards on the pages.

decks-soldiers = Żołnierze
decks-leader = Przywódca
decks-count = Żołnierze: { $count } z { $size }
gallery-invictus-nation = Nacja
gallery-invictus-colour = Kolor
gallery-invictus-attack = Atak
gallery-invictus-numbers = atak { $attack }, życie { $active } aktywny i { $rested } obrócony

nav-sheet = Arkusz kart
format-invictus-duel = Pojedynek
    .text = Dwie osoby, po 21 kart; obie tą samą nacją albo każda swoją.
format-invictus-multinational = Wielonarodowy
    .text = Talie mieszają nacje, jeden rodzaj na kolor.
format-invictus-short = Krótki
    .text = Talie z dziesięciu żołnierzy i przywódcy.
format-invictus-challenge = Wyzwanie
    .text = Jedna osoba gra z krótszą kolejką.
format-invictus-alliance = Sojusz
    .text = Cztery osoby w dwóch drużynach; partnerzy mają wspólne pole bitwy, kolejkę i cmentarz.
option-invictus-nation = Nacja
option-invictus-deck = Talia
option-invictus-queue = Kolejka
option-invictus-nations = Nacje talii
option-invictus-nations-text = Mieszane: jeden rodzaj na kolor, z własnego pudełka albo gotowe.
option-invictus-soldiers = Żołnierze
option-invictus-build = Talie
option-invictus-back-row = Tylny rząd
option-invictus-back-row-text = Czy marsz może zająć tylne pole za pustym przednim?
option-invictus-opening = Ręka startowa
option-invictus-opening-text = Wybierana czy dobierana?
option-invictus-leader-copies = Kopie przywódcy
option-invictus-leader-copies-text = Czy przywódca kopiujący fioletowe wsparcie liczy się jako fioletowy?
option-invictus-sheet = Arkusz kart
option-invictus-sheet-text = Liczby z twojego pudełka.
choice-invictus-nations-one = Jedna
choice-invictus-nations-mixed = Mieszane
choice-invictus-build-shared = Z 25 rozdanych żołnierzy
choice-invictus-build-free = Z własnego pudełka
choice-invictus-build-ready = Przygotowane wcześniej
choice-invictus-back-row-open = Tak
choice-invictus-back-row-closed = Nie
choice-invictus-opening-chosen = Wybierana
choice-invictus-opening-drawn = Dobierana
choice-invictus-leader-copies-purple = Tak
choice-invictus-leader-copies-grey = Nie
sheet-heading = Liczby z twojego pudełka
sheet-text = Wydania się różnią. Wpisz to, co stoi na twoich kartach; co pominiesz, zachowa wbudowaną liczbę.
sheet-preface =
    Liczby z twoich kart. Karty i wiersze, które pominiesz, zachowają wbudowane liczby.
    attack (atak): liczba całkowita od 0 do 9 albo "X", czyli tyle, ile kart na ręce.
    range (zasięg): pola, których sięga, jako lista "naprzód,w bok"
    (naprzód od 1 do 3; w bok od -2 do 2, w lewo z minusem), albo jeden z wzorów:
    { $patterns }
    active, rested: życie karty aktywnej i obróconej, od 1 do 9.
    Za każdą liczbą stoi jej źródło.
sheet-numbers = Arkusz
sheet-verdict = Czy arkusz jest dobry?
sheet-reset = Przywróć wbudowane liczby
sheet-good = { $changed ->
    [0] Dobry arkusz: wszystkie liczby są wbudowane.
    [one] Dobry arkusz: jedna karta różni się od wbudowanych liczb.
    [few] Dobry arkusz: { $changed } karty różnią się od wbudowanych liczb.
   *[other] Dobry arkusz: { $changed } kart różni się od wbudowanych liczb.
}
sheet-go-to-line = Przejdź do wiersza { $line }
sheet-play = Zagraj z nim teraz
sheet-file = arkusz
sheet-card = Karta
sheet-attack = Atak
sheet-range = Zasięg
sheet-active = Aktywny
sheet-rested = Obrócony
