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
board-deck = Talia
board-deck-of = Talia: { $name }
board-hand = Ręka
board-in-hand = na ręce
board-own-hand = Twoja ręka, liczba kart: { $count }
board-hand-empty = Twoja ręka jest pusta.
board-left = do wyboru

## Karty i pola całymi zdaniami

board-say-hand-of = { $name }, karty na ręce: { $count }.
board-say-pile = { $title }: { $count }
board-say-may = Można użyć.
board-say-selected = Zaznaczone.
board-say-target = Można wybrać.

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

## Obok stołu

board-log = Dziennik
board-lesson-press = Naciśnij to.
board-see-moment = Zobacz tę chwilę
board-rule = Zasada { $rule } w zasadach gry
board-as-text = Stół jako tekst
board-tab-table = Stół
board-tab-piles = Stosy
board-tab-log = Dziennik
board-tab-text = Tekst

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
board-reading = Nasze własne tłumaczenie nazwy
