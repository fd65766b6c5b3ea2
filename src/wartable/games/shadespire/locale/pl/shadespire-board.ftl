# Stół Shadespire w przeglądarce. Zmienne mogą stać wszędzie, ale żaden komunikat nie może od nich zależeć w formie.

## Miejsca

board-tab-warbands = Drużyny
board-shadespire-field = Pole bitwy
board-shadespire-warbands = Drużyny
board-shadespire-objectives = Zadania
board-shadespire-powers = Karty mocy
board-shadespire-piles = Stosy
board-shadespire-tokens = Żetony celów
board-shadespire-pile-scored = Wypełnione
board-shadespire-pile-discard = Odrzucone
board-shadespire-pile-gone = Poza grą
board-shadespire-pile-deck = Twoje talie
board-shadespire-pile-unseen = Ręka i talie
board-shadespire-lasting = Trwa
board-shadespire-no-powers = Teraz nie można zagrywać kart mocy.

## Pasek miejsc

board-shadespire-round = Runda { $number } z { $most }
board-shadespire-unspent = do wydania { $count }
board-shadespire-say-seat = { $name }: chwała do wydania { $glory }, wydana { $spent }; pozostałe aktywacje { $left }; zadania na ręce { $objectives }, karty mocy { $powers }.
board-shadespire-text-seat = Chwała do wydania { $glory }, wydana { $spent }; wykorzystane aktywacje { $taken }; zadania na ręce { $objectives }, karty mocy { $powers }.

## Widok pola bitwy

board-shadespire-closer = Bliżej
board-shadespire-farther = Dalej
board-shadespire-fit = Pokaż całość
board-shadespire-names = Nazwy pól
board-shadespire-turn-board = Obróć planszę
board-shadespire-legend-move = ruch
board-shadespire-legend-charge = stąd szarża

## Wojownicy

board-shadespire-say-own-fighter = { $fighter } (twój), { $place }: rany { $wounds } z { $most }.
board-shadespire-say-other-fighter = { $fighter } ({ $name }), { $place }: rany { $wounds } z { $most }.
board-shadespire-out = poza walką
board-shadespire-not-placed = jeszcze niewystawiony
board-shadespire-spent = nie można aktywować
board-shadespire-frozen = nie działa i nie odnosi ran
board-shadespire-holds = utrzymuje cel { $number }
board-shadespire-wounds-now = rany { $wounds } z { $most }
board-shadespire-side-first = Przód
board-shadespire-side-inspired = Natchniony
board-shadespire-inspires = Natchnienie
board-shadespire-sweep = wszyscy wokół

## Pola

board-shadespire-say-hex = { $name }, { $ground }
board-shadespire-land-own = twoje terytorium
board-shadespire-land-of = terytorium: { $name }
board-shadespire-land-none = terytorium niczyje
board-shadespire-token = cel { $number }
board-shadespire-token-hidden = zakryty żeton celu

## Ataki i kości

board-shadespire-odds = Szanse
board-shadespire-success = udany
board-shadespire-drive = tylko odepchnie
board-shadespire-kill = wyłączy
board-shadespire-say-odds = Udany { $success }, tylko odepchnie { $drive }, wyłączy z walki { $kill }.
board-shadespire-button-range = zasięg { $range }
board-shadespire-button-dice = { $dice } × { $symbol }
board-shadespire-button-damage = obrażenia { $damage }
board-shadespire-button-hits = trafi { $success }
board-shadespire-button-kills = wyłączy z walki { $kill }
board-shadespire-supporters = wsparcie atakującego: { $count }
board-shadespire-supporters-target = wsparcie atakowanego: { $count }
board-shadespire-trapped = w potrzasku: wystarczy remis
board-shadespire-dice = Kości
board-shadespire-roll-attack = Atak
board-shadespire-roll-defence = Obrona
board-shadespire-roll-roll-off = Rzut sporny
board-shadespire-counting = Liczą się: { $sides }
board-shadespire-die-counts = { $side }: liczy się
board-shadespire-die-not = { $side }: nie liczy się

## Karty

board-shadespire-say-card = { $card }, { $kind }.
board-shadespire-reaction = Reakcja
board-shadespire-action = Akcja
board-shadespire-only = Tylko
board-shadespire-attack = Atak
board-shadespire-attack-line = Zasięg { $range }, { $dice } × { $symbol }, Obrażenia { $damage }
board-shadespire-progress = Jak dotąd { $have } z { $need }.
board-shadespire-met = Warunek jest teraz spełniony.
board-shadespire-not-met = Warunek nie jest teraz spełniony.
board-shadespire-fresh = nowe
board-shadespire-fresh-text = Można je wypełnić od następnej aktywacji.

## Skąd się bierze liczba

why-shadespire-printed = na karcie
why-shadespire-upgrade = ulepszenie
why-shadespire-ploy = fortel
why-shadespire-alone = bez swojego wojownika obok
why-shadespire-least = nie mniej
why-shadespire-most = nie więcej

## The end, by what was counted

board-shadespire-decided-glory = Chwała po rundzie { $round }
board-shadespire-decided-fighters = Wojownicy na polu bitwy
board-shadespire-decided-objectives = Utrzymane cele
