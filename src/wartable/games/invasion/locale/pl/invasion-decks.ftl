# Inwazja z nazwy, jej gotowe talie, formaty i opcje, po polsku.

## Gra i jej gotowe talie

game-invasion = Inwazja
    .text = Wojna dwóch Stolic: rozwijaj Królestwo, strefę Misji i Pole Bitwy, i spal dwie strefy wroga.
    .facts = 2 osoby · około 45 minut
deck-dwarf = Przysięga twierdzy
deck-dwarf-elves = Kamień i srebro
deck-dwarf-empire = Stara przyjaźń
deck-empire = Zastępy Imperatora
deck-empire-elves = Traktat wież
deck-high-elf = Włócznie świtu
    .text = Włócznicy i mistrzowie miecza atakują, kosztowna świątynia za nich płaci, a magia leczy lub zaczyna wszystko od nowa.
deck-high-elf-dwarf = Odnowiona przysięga
    .text = Krasnoludy trzymają linię, Wysokie Elfy uderzają, a rany się goi.
deck-orc = Zielony przypływ
deck-orc-elves = Łupieżcy z mroźnych ziem
deck-chaos = Dary zarazy
deck-chaos-elves = Pakt cieni
deck-chaos-orc = Horda zagłady
deck-dark-elf = Czarne żagle
    .text = Rycerze, korsarze i ich jeńcy: z każdej śmierci jest jakiś pożytek.
deck-dark-elf-chaos = Cena pychy
    .text = Chaos spacza jednostki wroga, a za każdą z nich czarodziejki kosztują mniej.

## Formaty

format-invasion-starter = Talie startowe
    .text = Po 40 kart talii startowej i po dziesięć rozdanych kart neutralnych.
format-invasion-constructed = Talie własne
    .text = Talie z 50 do 100 kart, przygotowane wcześniej.
format-invasion-draft = Draft
    .text = Porządek i Zniszczenie wybierają z jednego pudełka talie po około 40 kart, a potem nimi grają.

## Opcje

option-invasion-starter = Talia startowa
option-invasion-same-starter = Ta sama talia startowa
option-invasion-same-starter-text = W pudełku jest po jednej. Czy obaj gracze mogą mieć tę samą?
option-invasion-deck = Talia
option-invasion-sets = Zestawy
option-invasion-sets-text = Z których zestawów można budować talie?
option-invasion-side = Strona
option-invasion-side-text = Drugi gracz ma drugą stronę.
option-invasion-order-capital = Stolica Porządku
option-invasion-destruction-capital = Stolica Zniszczenia
option-invasion-edition = Wydanie zasad
option-invasion-edition-text = 2009: pierwsze wydanie zasad i czterech kart. Bez okien akcji na początku i na końcu tury; obrażenia od akcji czekają na okno.
option-invasion-end-window = Okno akcji na końcu tury
option-invasion-end-window-text = Czy gracze mogą wtedy działać? Tylko w wydaniu poprawionym.
option-invasion-last-card = Ostatnia karta talii
option-invasion-last-card-text = Kiedy odpada gracz bez talii?
option-invasion-longest = Najdłuższa partia
option-invasion-longest-text = Po której turze jest remis?
choice-invasion-starter-dwarf = { race-dwarf }
choice-invasion-starter-empire = { race-empire }
choice-invasion-starter-orc = { race-orc }
choice-invasion-starter-chaos = { race-chaos }
choice-invasion-same-starter-off = Nie
choice-invasion-same-starter-on = Tak
choice-invasion-sets-all = Wszystkie
choice-invasion-sets-core = Tylko zestaw podstawowy
choice-invasion-sets-core-skavenblight = { set-core } + { set-skavenblight }
choice-invasion-sets-core-ulthuan = { set-core } + { set-ulthuan }
choice-invasion-order-capital-dwarf = { race-dwarf }
choice-invasion-order-capital-empire = { race-empire }
choice-invasion-destruction-capital-orc = { race-orc }
choice-invasion-destruction-capital-chaos = { race-chaos }
choice-invasion-edition-revised = Poprawione
choice-invasion-edition-2009 = 2009
choice-invasion-end-window-on = Tak
choice-invasion-end-window-off = Nie
choice-invasion-last-card-at-once = Od razu
choice-invasion-last-card-on-failed-draw = Gdy nie może dobrać karty
choice-invasion-longest-100 = 100 tur
choice-invasion-longest-200 = 200 tur
choice-invasion-longest-400 = 400 tur
choice-invasion-longest-none = Bez granicy
