# Słowa na stole Inwazji. Zmienne wstawia przeglądarka, więc żaden komunikat nie może od nich zależeć.

## Strefy i karty tak, jak potrzebują ich zdania

board-invasion-place-own-kingdom = twoje Królestwo
board-invasion-place-enemy-kingdom = Królestwo przeciwnika
board-invasion-place-of-kingdom = Królestwo ({ $name })
board-invasion-place-own-quest = twoja strefa Misji
board-invasion-place-enemy-quest = strefa Misji przeciwnika
board-invasion-place-of-quest = strefa Misji ({ $name })
board-invasion-place-own-battlefield = twoje Pole Bitwy
board-invasion-place-enemy-battlefield = Pole Bitwy przeciwnika
board-invasion-place-of-battlefield = Pole Bitwy ({ $name })
board-invasion-card-own = { $card } (ty)
board-invasion-card-enemy = { $card } (przeciwnik)
board-invasion-card-of = { $card } ({ $name })
board-invasion-development-in = rozwinięcia: { $place }
board-invasion-gone = już nie ma
board-invasion-discard = Odrzucone
board-invasion-discard-of = Odrzucone: { $name }
board-invasion-deck-of = Talia: { $name }
board-invasion-known-top = Na wierzchu, jak wiesz
board-invasion-say-top = Znasz karty z wierzchu talii, od góry: { $cards }.

## Znaki na kartach i strefach

board-invasion-corrupt = spaczona
board-invasion-barred = nie walczy
board-invasion-no-attack = nie atakuje
board-invasion-attacks-anywhere = atakuje zewsząd
board-invasion-defends-anywhere = broni wszędzie
board-invasion-unhurt-in-combat = walka jej nie rani
board-invasion-no-toughness = bez Odporności
board-invasion-no-defence = nie broni
board-invasion-captive = jeniec
board-invasion-returning = wraca na rękę
board-invasion-spared = ocalona
board-invasion-burning = płonie
board-invasion-burns = płonie!
board-invasion-developed = Rozwinięcie położone
board-invasion-limited = Zagrano kartę z Ograniczeniem
board-invasion-discount = Następna jednostka: o { $amount } taniej

## Karty i strefy całymi zdaniami

board-invasion-say-own = Twoja karta { $card }, { $place }.
board-invasion-say-enemy = Karta przeciwnika { $card }, { $place }.
board-invasion-say-of = { $name }: { $card }, { $place }.
board-invasion-say-unit = Siła { $power }, punkty Wytrzymałości: { $left } z { $hit }.
board-invasion-say-power = Siła { $power }.
board-invasion-say-tokens = Żetony: { $count }.
board-invasion-say-questing = Wypełnia misję.
board-invasion-say-attached = Dołączona.
board-invasion-say-corrupt = Spaczona: nie można jej wyznaczyć do ataku ani obrony.
board-invasion-say-barred = W tej turze nie można jej wyznaczyć do ataku ani obrony.
board-invasion-say-no-attack = Nie może atakować.
board-invasion-say-attacks-anywhere = Może atakować z każdej strefy.
board-invasion-say-defends-anywhere = Może bronić każdej strefy.
board-invasion-say-unhurt-in-combat = Obrażenia w walce, które można anulować, są anulowane.
board-invasion-say-shield = Następne obrażenia w tej turze ({ $count }) są anulowane.
board-invasion-say-no-toughness = Do końca tury bez Odporności.
board-invasion-say-no-defence = Nie może bronić.
board-invasion-say-captive = Jeniec: należy do innego gracza i wraca do niego na koniec tury.
board-invasion-say-returning = Na koniec tury wraca na rękę właściciela.
board-invasion-say-spared = Nie zostanie poświęcona z pozostałymi.
board-invasion-say-used = Użyta w tej turze.
board-invasion-say-attacks = Atakuje.
board-invasion-say-defends = Broni.
board-invasion-say-zone = { $place }: siła { $power }.
board-invasion-say-section = Obrażenia: { $damage } z { $hit }.
board-invasion-say-burning = Ta strefa płonie i nie otrzymuje już obrażeń.
board-invasion-say-attacked = Atakowana.
board-invasion-say-developments = Rozwinięcia, { $place }: { $count }
board-invasion-say-hand = { $card } na twojej ręce: { $type }, koszt { $cost }.
board-invasion-say-resources = { $name }, zasoby: { $count }
board-invasion-say-symbols = Symbole rasy, { $race }: { $count }

## Łańcuch

board-invasion-chain = Łańcuch
board-invasion-chain-empty = Nic nie czeka.
board-invasion-may-answer = Może odpowiedzieć: { $name }
board-invasion-waits = czeka
board-invasion-cancelled = Anulowano
board-invasion-kind-play = zagrana karta
board-invasion-kind-tactic = taktyka
board-invasion-kind-action = akcja
board-invasion-kind-forced = wymuszony efekt
board-invasion-say-entry = Wpis { $number } łańcucha: { $card }, { $name }, { $kind }.
board-invasion-say-aims = Cel: { $targets }.

## Walka

board-invasion-combat = Walka
board-invasion-attackers = Atakujący
board-invasion-defenders = Obrońcy
board-invasion-no-attackers = Jeszcze bez atakujących
board-invasion-no-defenders = Bez obrońców
board-invasion-damage-of-side = Obrażenia, które zadaje ta strona
board-invasion-left = do przydziału: { $count }
board-invasion-if-nobody = Jeśli nikt nic nie zrobi:
board-invasion-fate-section = Obrażenia: { $damage }, { $place }, { $now } z { $hit }.
board-invasion-fate-most = Najwyżej obrażeń: { $damage }, { $place }, { $now } z { $hit }.
board-invasion-fate-least = Atak { $power }; najpierw obrońcy: { $least }.
board-invasion-fate-burns = Zapłonie!
board-invasion-fate-burns-already = Już płonie i nie otrzymuje obrażeń: { $place }.
board-invasion-fate-destroyed = Zniszczenie: { $card }.
board-invasion-fate-hurt = Obrażenia { $damage }: { $card }.
board-invasion-threat = Otrzyma obrażenia: { $damage }.
board-invasion-threat-unit = Zostanie zniszczona.
board-invasion-threat-section = Zapłonie.

## Fazy, kroki i zatrzymania

board-invasion-phases = Fazy tury
board-invasion-phase-begin = Początek
board-invasion-phase-kingdom = Królestwo
board-invasion-phase-quest = Misja
board-invasion-phase-capital = Stolica
board-invasion-phase-battle = Pole Bitwy
board-invasion-phase-end = Koniec
board-invasion-step-zone = strefa
board-invasion-step-attackers = atak
board-invasion-step-defenders = obrona
board-invasion-step-assign = przydział
board-invasion-step-apply = obrażenia
board-invasion-attack-all = Atakuj wszystkimi ({ $count })
board-invasion-defend-all = Broń się wszystkimi ({ $count })
board-invasion-attack-whole = Naciśnij strefę, a zaatakują ją wszystkie twoje jednostki ({ $count }). Aby wybrać je po kolei, naciśnij najpierw jedną z nich.
board-invasion-attack-now = Naciśnij strefę przeciwnika, aby zakończyć fazę i zaatakować ją wszystkimi jednostkami.
board-invasion-assign-all = Przydziel wszystko ({ $count })
board-invasion-stop-on = { $phase }: tu jest pytanie
board-invasion-stop-off = { $phase }: tu pas
board-invasion-stops-simple = Pytaj, gdy mogę działać
board-invasion-stops-chosen = Wybrane zatrzymania
board-invasion-stops-always = Pytaj zawsze

## Skąd się biorą liczby

why-invasion-cost = Koszt: { $value }
why-invasion-power = Siła: { $value }
why-invasion-hit-points = Punkty Wytrzymałości: { $value }
why-invasion-toughness = Odporność: { $value }
why-invasion-zone-kingdom = Siła, czyli zasoby na turę: { $value }
why-invasion-zone-quest = Siła, czyli karty na turę: { $value }
why-invasion-zone-battlefield = Siła: { $value }
why-invasion-damage = Obrażenia { $damage }, zostaje { $left }
why-invasion-minimum = Minimum { $minimum }, zanim można trafić strefę Stolicy
why-invasion-cancelled = Z tego anulowane: { $count }.
why-invasion-tokens = Zebrane żetony: { $count }
why-invasion-developments = Twoje rozwinięcia tutaj: { $cards }
why-invasion-entry = { $name }, { $kind }
why-invasion-part-printed = na karcie
why-invasion-part-turn = do końca tury
why-invasion-part-itself = własny tekst
why-invasion-part-loyalty = lojalność
why-invasion-part-symbols = twoje symbole rasy
why-invasion-part-discount = następna jednostka jest tańsza
why-invasion-part-least = nie mniej niż 0
why-invasion-part-capital = sama Stolica
why-invasion-part-developments = rozwinięcia

## Stół jako tekst

board-invasion-text-seat = Zasoby: { $resources }, na ręce: { $hand }, w talii: { $deck }
board-invasion-text-developments = Rozwinięcia: { $count }

## The end, by what was counted

board-invasion-decided-decks = Karty pozostałe w talii
