# Słowa na samym stole. Każdego komunikatu używa web/static, a zmienne wstawia przeglądarka.
# Zmienne mogą stać gdziekolwiek, ale żaden komunikat nie może od nich zależeć: przeglądarka tylko wstawia wartości.

## Gracze, tury, zegary

board-you = Ty
board-opponent = Przeciwnik
board-partner = Partner
board-seat = Gracz { $number }
board-turn-yours = Tura { $number }: twoja
board-turn = Tura { $number }
board-turn-of = Tura { $number }: { $name }
board-set-up = Przygotowanie
board-clock = Zegar: { $name }, { $time }
board-since = Od { $time }
board-title-yours = ● Twoja kolej – { $title }

## Obszary

board-table = Stół
board-queue = Kolejka
board-own-queue = Twoja kolejka, { $count } z { $limit }, od początku
board-enemy-queue = Kolejka przeciwnika, { $count } z { $limit }, od początku
board-queue-of = Kolejka: { $name }, { $count } z { $limit }, od początku
board-kingdom = Królestwo
board-kingdom-of = Królestwo: { $name }
board-deck = Talia
board-deck-of = Talia: { $name }
board-graveyard = Cmentarz
board-graveyard-of = Cmentarz: { $name }
board-hand = Ręka
board-in-hand = na ręce
board-own-hand = Twoja ręka, liczba kart: { $count }
board-hand-empty = Twoja ręka jest pusta.
board-own-field = Twoje pole bitwy
board-enemy-field = Pole bitwy przeciwnika
board-field-of = Pole bitwy: { $name }
board-row-front = przód
board-row-back = tył
board-left = do wyboru
board-chosen-opening = Twoja ręka startowa
board-chosen-take = Twoja talia
board-chosen-leave-out = Zostaje u ciebie
board-chosen-leader = Twój przywódca
board-chosen-first-seat = Twój przywódca

## Punkty królestwa

board-scales = Punkty królestwa: ty { $mine }, przeciwnik { $theirs }; cztery wygrywają
board-scales-of = Punkty królestwa: { $below } { $mine }, { $above } { $theirs }; cztery wygrywają
board-of-four = z 4 PK
board-say-scale = { $colour }: ty { $mine }, przeciwnik { $theirs }.
board-say-scale-of = { $colour }: { $below } { $mine }, { $above } { $theirs }.
board-say-point-mine = Punkt dla ciebie.
board-say-point-theirs = Punkt dla przeciwnika.
board-say-point-of = Punkt: { $name }.
board-say-point-none = Bez punktu.

## Co się dzieje z kartą

board-captures = pojmuje
board-destroys = niszczy
board-captured = pojmany
board-destroyed = zniszczony
board-fate-captures = Skutek: pojmanie.
board-fate-destroys = Obrażenia: { $amount }. Skutek: zniszczenie.
board-fate-hurts = Obrażenia: { $amount }, życie: { $health }.
board-fate-nothing = Bez obrażeń.

## Karty i pola całymi zdaniami

board-active = aktywny
board-rested = obrócony
board-say-own-card = Twój { $card }, { $place }, { $turned }: atak { $attack }, życie { $health }, obrażenia { $damage }.
board-say-enemy-card = { $card } przeciwnika, { $place }, { $turned }: atak { $attack }, życie { $health }, obrażenia { $damage }.
board-say-card-of = { $name }: { $card }, { $place }, { $turned }, atak { $attack }, życie { $health }, obrażenia { $damage }.
board-say-own-empty = Twoje pole, { $place }: puste.
board-say-enemy-empty = Pole przeciwnika, { $place }: puste.
board-say-empty-of = { $name }: pole { $place }, puste.
board-say-own-queue = Twoja kolejka, miejsce { $number }: { $card }.
board-say-enemy-queue = Kolejka przeciwnika, miejsce { $number }: { $card }.
board-say-queue-of = { $name }: kolejka, miejsce { $number }, { $card }.
board-say-queue-tail = Koniec twojej kolejki: użyj wybranej karty jako wsparcia.
board-say-own-kingdom = { $card } w twoim królestwie, { $colour }.
board-say-enemy-kingdom = { $card } w królestwie przeciwnika, { $colour }.
board-say-kingdom-of = { $name }: { $card } w królestwie, { $colour }.
board-say-colour = { $colour }: { $count }
board-say-enter = Twoje królestwo: wchodzi do niego wybrana karta.
board-say-hand = { $card } na twojej ręce: atak { $attack }, życie { $active } aktywny, { $rested } obrócony.
board-say-hand-of = { $name }, karty na ręce: { $count }.
board-say-pile = { $title }: { $count }
board-say-may = Można użyć.
board-say-selected = Zaznaczone.
board-say-target = Można wybrać.

## Dlaczego liczba jest taka, a nie inna

board-why-attack = Atak na karcie: { $attack }
board-why-x = Atak na karcie: X, liczba kart na ręce
board-why-health = Życie na karcie: { $active } aktywny, { $rested } obrócony
board-why-all = +{ $amount } do ataku wszystkich w tej turze
board-why-next = +{ $amount } do ataku następnego żołnierza
board-why-any-front = Następny żołnierz sięga każdej przedniej karty
board-why-attack-now = Atak teraz: { $attack }
board-why-health-active = Aktywny: życie { $health }, zostało { $left }
board-why-health-rested = Obrócony: życie { $health }, zostało { $left }
board-why-damage = Obrażenia w tej turze: { $damage }

## Pytanie i jego przyciski

board-asked = O co chodzi teraz
board-choose-target = – wybierz dokąd
board-back = Wróć
board-undo = Cofnij
board-more = Więcej
board-resign = Poddaj się
board-sure-resign = Na pewno poddać?
board-offer-draw = Zaproponuj remis
board-sure-draw = Na pewno remis?
board-draw-offered = { $name } proponuje remis.
board-undo-asked = { $name } prosi o cofnięcie decyzji.
board-accept = Zgoda
board-decline = Odmów
board-close = Zamknij
board-flag-attacked = Po ataku
board-flag-marched = Po marszu
board-flag-entered = Po wejściu

## Obok stołu

board-log = Dziennik
board-coach = Trener
board-coach-leave = Dalej bez trenera
board-see-moment = Zobacz tę chwilę
board-as-text = Stół jako tekst
board-tab-table = Stół
board-tab-piles = Stosy
board-tab-log = Dziennik
board-tab-text = Tekst
board-text-card = { $card }, { $place }, { $turned }: atak { $attack }, życie { $health }
board-text-empty = Brak kart
board-text-seat = na ręce: { $hand }, w talii: { $deck }, PK: { $points }

## Koniec

board-end-won = Wygrywasz
board-end-lost = Przegrywasz
board-end-drawn = Remis
board-end-over = Partia skończona
board-end-winner = Zwycięstwo: { $name }
board-rematch = Rewanż
board-to-rematch = Do rewanżu
board-replay = Powtórka
board-look = Obejrzyj stół
board-show-result = Wynik

## Klawisze

board-keys = Klawisze
board-key-space = Spacja
board-key-usual = zwykła odpowiedź: zakończ turę, nie blokuj, nie kontruj
board-key-arrows = do następnej karty lub pola, których możesz użyć
board-key-shift = do dowolnej karty lub pola
board-key-enter = wybierz; jeszcze raz: potwierdź
board-key-escape = krok wstecz
board-key-digits = wybierz z listy działań
board-key-inspect = pokaż dużą kartę
board-key-undo = cofnij
board-key-log = dziennik
board-key-text = stół jako tekst
board-key-help = te klawisze
