# Budowanie talii i przegląd wszystkich kart, po polsku.

## Budowanie talii

nav-cards = Karty
decks-heading = Twoja talia
decks-text = Zacznij od gotowej talii i zmień ją. Od razu widać, co nie pasuje, a twoja praca zostaje w tej przeglądarce.
decks-games = Talie do gry
decks-soldiers = Żołnierze
decks-verdict = Czy talia jest dobra?
decks-start-from = Zacznij od
decks-choose = Wybierz gotową talię…
decks-empty = Pusta talia
decks-name = Nazwa talii
decks-leader = Przywódca
decks-base-invasion = Stolica
decks-base-shadespire = Drużyna
decks-fewer = O jedną mniej: { $card }
decks-more = O jedną więcej: { $card }
decks-count = Żołnierze: { $count } z { $size }
decks-count-invasion = Karty: { $count } (od { $least } do { $most })
decks-count-shadespire = Zadania: { $objectives } z { $wanted }, karty mocy: { $powers } (co najmniej { $least }), fortele: { $ploys } (najwyżej { $most })
decks-good = Tą talią można grać: { $format }.
decks-play = Zagraj nią teraz
decks-opponent = Przeciw talii
decks-opponent-usual = Domyślna talia
decks-as-text = Jako tekst
decks-form = Zapis
decks-form-toml = Plik talii
decks-form-list = Lista nazw
decks-copy = Kopiuj
decks-paste = Wklej tu talię albo skopiuj ją stąd
decks-file = talia

## Przykładowa ręka

decks-hand = Przykładowa ręka
decks-hand-draw = Dobierz rękę
decks-hand-again = Dobierz inną rękę
decks-hand-cards = Ręka na początek
decks-hand-objectives = Zadania
decks-hand-powers = Karty mocy

## Próbne partie

decks-trial = Odsetek zwycięstw
decks-trial-text = Komputer gra twoją talią z każdą gotową talią, po { $matches } partii: każde rozdanie dwa razy, z zamianą miejsc. Obie strony grają na poziomie łatwym.
decks-trial-start = Wypróbuj
decks-trial-stop = Zatrzymaj
decks-trial-progress = Partie: { $played } z { $matches }
decks-trial-waiting = Czekamy, aż skończą się inne próby…
decks-trial-plain = Reguły nie są jeszcze skompilowane: partia trwa dużo dłużej niż zwykle.
decks-trial-stopped = Zatrzymano.
decks-trial-failed = Próba została przerwana. Spróbuj jeszcze raz.
decks-trial-changed = Od tego czasu talia się zmieniła.
decks-trial-total = Wygrywa { $score }% partii (z pewnością 95%: od { $low } do { $high }%).
decks-trial-hint = Remis liczy się jak pół zwycięstwa. Im więcej partii, tym węższy przedział.
decks-trial-deck = Przeciw
decks-trial-score = Wygrane
decks-trial-between = Przedział 95%
decks-trial-played = Wygrane, przegrane, remisy
decks-trial-percent = { $score }%
decks-trial-range = { $low }–{ $high }%
refused-trials = Na tym stole wypróbowuje się teraz za dużo talii. Spróbuj za kilka minut.

## Przegląd kart

gallery-heading = Wszystkie karty
gallery-text = Każda karta gry { $game }. Naciśnij kartę, aby ją powiększyć.
gallery-build = Zbuduj talię
gallery-search = Szukaj w nazwach i tekstach
gallery-any = wszystkie
gallery-fitting = Tylko pasujące karty
gallery-clear = Wyczyść filtry
gallery-found = Karty: { $count } z { $all }
gallery-none = Nie ma takiej karty.
gallery-nothing = Nie ma jeszcze kart. Dodaj je z listy.
gallery-order = Kolejność
gallery-order-shelf = Jak w pudełku
gallery-order-name = Według nazw
gallery-look = { $card }: obejrzyj kartę
gallery-copies = { $card }: w talii { $count }
gallery-previous = Poprzednia karta
gallery-next = Następna karta
gallery-close = Zamknij
gallery-filters = Filtry
gallery-cards = Karty
gallery-deck = Talia
gallery-curves = Talia w skrócie
gallery-bar = { $name }: { $count }

## Invictus

gallery-invictus-nation = Nacja
gallery-invictus-colour = Kolor
gallery-invictus-attack = Atak
gallery-invictus-numbers = atak { $attack }, życie { $active } aktywny i { $rested } obrócony

## Inwazja

gallery-invasion-race = Rasa
gallery-invasion-set = Zestaw
gallery-invasion-type = Rodzaj
gallery-invasion-cost = Koszt
gallery-invasion-trait = Cecha
gallery-invasion-keyword = Słowo-klucz
gallery-invasion-2009 = W wydaniu z 2009 roku
gallery-invasion-unique = Unikatowa
    .text = Gracz może mieć w grze tylko jedną taką kartę.
gallery-invasion-loyalty = lojalność { $number }
gallery-invasion-power = siła { $number }
gallery-invasion-hit-points = punkty Wytrzymałości { $number }
gallery-invasion-printed = { $set } { $number }
gallery-invasion-group-unit = Jednostki
gallery-invasion-group-support = Wsparcia
gallery-invasion-group-quest = Misje
gallery-invasion-group-tactic = Taktyki

## Shadespire

gallery-shadespire-warband = Drużyna
gallery-shadespire-type = Rodzaj
gallery-shadespire-glory = Chwała
gallery-shadespire-timing = Wypełniane
gallery-shadespire-keyword = Słowo-klucz
gallery-shadespire-fighter = Wojownik
gallery-shadespire-group-objective = Zadania
gallery-shadespire-group-ploy = Fortele
gallery-shadespire-group-upgrade = Ulepszenia
gallery-shadespire-warband-universal = Uniwersalna
gallery-shadespire-type-objective = Zadanie
gallery-shadespire-type-ploy = Fortel
gallery-shadespire-type-upgrade = Ulepszenie
gallery-shadespire-timing-at-once = natychmiast
gallery-shadespire-timing-end = w fazie końcowej
gallery-shadespire-timing-third-end = w trzeciej fazie końcowej
gallery-shadespire-timing-early-end = w pierwszej albo drugiej fazie końcowej
gallery-shadespire-keyword-reaction = Reakcja
gallery-shadespire-keyword-action = Akcja
gallery-shadespire-keyword-relic = Relikt
gallery-shadespire-keyword-attack = Atak
gallery-shadespire-keyword-cleave = Rozpłatanie
gallery-shadespire-keyword-knockback = Odrzut
gallery-shadespire-keyword-sweep = Atakuje wszystkich wokół
gallery-shadespire-attack-line = zasięg { $range }, { $dice } × { $symbol }, obrażenia { $damage }
gallery-shadespire-glory-value = chwała: { $glory }
