# The words on the Invictus table. Every message here is used by the scripts in web/static.
# As in board.ftl, no message may choose its form by a variable.

## Obszary

board-invictus-queue = Kolejka
board-invictus-own-queue = Twoja kolejka, { $count } z { $limit }, od początku
board-invictus-enemy-queue = Kolejka przeciwnika, { $count } z { $limit }, od początku
board-invictus-queue-of = Kolejka: { $name }, { $count } z { $limit }, od początku
board-invictus-kingdom = Królestwo
board-invictus-kingdom-of = Królestwo: { $name }
board-invictus-graveyard = Cmentarz
board-invictus-graveyard-of = Cmentarz: { $name }
board-invictus-own-field = Twoje pole bitwy
board-invictus-enemy-field = Pole bitwy przeciwnika
board-invictus-field-of = Pole bitwy: { $name }
board-invictus-row-front = przód
board-invictus-row-back = tył
board-invictus-chosen-opening = Twoja ręka startowa
board-invictus-chosen-take = Twoja talia
board-invictus-chosen-leave-out = Zostaje u ciebie
board-invictus-chosen-leader = Twój przywódca
board-invictus-chosen-first-seat = Twój przywódca

## Punkty królestwa

board-invictus-scales = Punkty królestwa: ty { $mine }, przeciwnik { $theirs }; cztery wygrywają
board-invictus-scales-of = Punkty królestwa: { $below } { $mine }, { $above } { $theirs }; cztery wygrywają
board-invictus-of-four = z 4 PK
board-invictus-say-scale = { $colour }: ty { $mine }, przeciwnik { $theirs }.
board-invictus-say-scale-of = { $colour }: { $below } { $mine }, { $above } { $theirs }.
board-invictus-say-point-mine = Punkt dla ciebie.
board-invictus-say-point-theirs = Punkt dla przeciwnika.
board-invictus-say-point-of = Punkt: { $name }.
board-invictus-say-point-none = Bez punktu.

## Co się dzieje z kartą

board-invictus-captures = pojmuje
board-invictus-destroys = niszczy
board-invictus-captured = pojmany
board-invictus-destroyed = zniszczony
board-invictus-fate-captures = Skutek: pojmanie.
board-invictus-fate-destroys = Obrażenia: { $amount }. Skutek: zniszczenie.
board-invictus-fate-hurts = Obrażenia: { $amount }, życie: { $health }.
board-invictus-fate-nothing = Bez obrażeń.

## Karty i pola całymi zdaniami

board-invictus-active = aktywny
board-invictus-rested = obrócony
board-invictus-say-own-card = Twój { $card }, { $place }, { $turned }: atak { $attack }, życie { $health }, obrażenia { $damage }.
board-invictus-say-enemy-card = { $card } przeciwnika, { $place }, { $turned }: atak { $attack }, życie { $health }, obrażenia { $damage }.
board-invictus-say-card-of = { $name }: { $card }, { $place }, { $turned }, atak { $attack }, życie { $health }, obrażenia { $damage }.
board-invictus-say-own-empty = Twoje pole, { $place }: puste.
board-invictus-say-enemy-empty = Pole przeciwnika, { $place }: puste.
board-invictus-say-empty-of = { $name }: pole { $place }, puste.
board-invictus-say-own-queue = Twoja kolejka, miejsce { $number }: { $card }.
board-invictus-say-enemy-queue = Kolejka przeciwnika, miejsce { $number }: { $card }.
board-invictus-say-queue-of = { $name }: kolejka, miejsce { $number }, { $card }.
board-invictus-say-queue-tail = Koniec twojej kolejki: użyj wybranej karty jako wsparcia.
board-invictus-say-own-kingdom = { $card } w twoim królestwie, { $colour }.
board-invictus-say-enemy-kingdom = { $card } w królestwie przeciwnika, { $colour }.
board-invictus-say-kingdom-of = { $name }: { $card } w królestwie, { $colour }.
board-invictus-say-colour = { $colour }: { $count }
board-invictus-say-enter = Twoje królestwo: wchodzi do niego wybrana karta.
board-invictus-say-hand = { $card } na twojej ręce: atak { $attack }, życie { $active } aktywny, { $rested } obrócony.

## Dlaczego liczba jest taka, a nie inna

board-invictus-why-attack = Atak na karcie: { $attack }
board-invictus-why-x = Atak na karcie: X, liczba kart na ręce
board-invictus-why-health = Życie na karcie: { $active } aktywny, { $rested } obrócony
board-invictus-why-all = +{ $amount } do ataku wszystkich w tej turze
board-invictus-why-next = +{ $amount } do ataku następnego żołnierza
board-invictus-why-any-front = Następny żołnierz sięga każdej przedniej karty
board-invictus-why-attack-now = Atak teraz: { $attack }
board-invictus-why-health-active = Aktywny: życie { $health }, zostało { $left }
board-invictus-why-health-rested = Obrócony: życie { $health }, zostało { $left }
board-invictus-why-damage = Obrażenia w tej turze: { $damage }

## Pytanie i jego przyciski

board-invictus-flag-attacked = Po ataku
board-invictus-flag-marched = Po marszu
board-invictus-flag-entered = Po wejściu

## Obok stołu

board-invictus-text-card = { $card }, { $place }, { $turned }: atak { $attack }, życie { $health }
board-invictus-text-empty = Brak kart
board-invictus-text-seat = na ręce: { $hand }, w talii: { $deck }, PK: { $points }

## The end, by what was counted

board-invictus-decided-points = Punkty królestwa
board-invictus-decided-cards = Karty w królestwie
board-invictus-decided-graves = Karty na cmentarzu
