# Invictus po polsku: schematy na stronie zasad. `told` mówi, co schemat pokazuje, tym, którzy go nie widzą.

diagram-invictus-ranges = Zasięgi żołnierzy Króla. ▲ to sama karta, przeciwnik jest u góry, ⚔ oznacza pola, które może zaatakować.
    .told = Wojownik i Strażnik sięgają pola tuż przed sobą. Łucznik sięga jak skoczek szachowy. Kapłan sięga po obu przekątnych, na dwa rzędy. Mag sięga trzech pól prosto przed siebie; z tyłu pierwszym z nich jest własny przód, więc sięga przodu i tyłu przeciwnika.
diagram-invictus-ranges-behind = { $soldier } z tyłu
diagram-invictus-field = Stół w Invictus: dwa pola bitwy po sześć pól, a obok każdego kolejka i królestwo.
    .told = U góry pole bitwy przeciwnika: trzy pola z tyłu i trzy z przodu, bliżej twoich. U dołu twoje: przód, potem tył. Obok każdego pola bitwy leżą kolejka najwyżej pięciu kart, które wychodzą od początku, i królestwo w pięciu kolorach.
diagram-invictus-field-theirs = Przeciwnik
diagram-invictus-field-own = Ty
diagram-invictus-field-front = przód
diagram-invictus-field-back = tył
diagram-invictus-field-queue = kolejka, od początku
diagram-invictus-field-kingdom = królestwo
diagram-invictus-attack = Przebieg ataku.
diagram-invictus-attack-rest = Obrót
    .text = Obróć jedną ze swoich aktywnych kart. Jej atak jest teraz ustalony.
diagram-invictus-attack-target = Cel
    .text = Wskaż jedną kartę przeciwnika w jej zasięgu.
diagram-invictus-attack-block = Blok?
    .text = Przeciwnik może użyć bloku, a ty kontry przeciw niemu.
diagram-invictus-attack-damage = Obrażenia
    .text = Dokładnie tyle, ile życia ma nietknięta karta: pojmana. W innym razie tyle lub więcej: zniszczona.
