# Budowanie talii i przegląd wszystkich kart, po polsku.

## Budowanie talii

nav-cards = Karty
decks-heading = Twoja talia
decks-text = Zacznij od gotowej talii i zmień ją. Od razu widać, co nie pasuje, a twoja praca zostaje w tej przeglądarce.
decks-games = Talie do gry
decks-verdict = Czy talia jest dobra?
decks-start-from = Zacznij od
decks-choose = Wybierz gotową talię…
decks-empty = Pusta talia
decks-name = Nazwa talii
decks-fewer = O jedną mniej: { $card }
decks-more = O jedną więcej: { $card }
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

## Próbne partie

decks-trial = Odsetek zwycięstw
decks-trial-text = Komputer gra twoją talią z każdą gotową talią, po { $matches } partii: każde rozdanie dwa razy, z zamianą miejsc. Obie strony grają szybko, nie patrząc daleko naprzód.
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
