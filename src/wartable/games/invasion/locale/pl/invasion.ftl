# Inwazja po polsku, własnymi słowami; karty mają osobny plik.
# Argumenty: $who to "you" albo "other", $name imię tej drugiej osoby; $side to "yours", "theirs" albo "other".
# Nazwy kart mają różne rodzaje i liczby, więc zgadza się z nimi tylko słowo „karta”; przypadki stoją w atrybutach.

## Strefy, karty i wpisy łańcucha tak, jak potrzebują ich zdania

invasion-zone-kingdom = Królestwo
    .from = z Królestwa
    .into = do Królestwa
    .in = w Królestwie
invasion-zone-quest = strefa Misji
    .from = ze strefy Misji
    .into = do strefy Misji
    .in = w strefie Misji
invasion-zone-battlefield = Pole Bitwy
    .from = z Pola Bitwy
    .into = na Pole Bitwy
    .in = na Polu Bitwy
invasion-place-kingdom = { $side ->
    [yours] twoje Królestwo
    [theirs] Królestwo przeciwnika
   *[other] Królestwo { FORM($name, "genitive") }
}
    .start = { $side ->
    [yours] Twoje Królestwo
    [theirs] Królestwo przeciwnika
   *[other] Królestwo { FORM($name, "genitive") }
}
    .accusative = { $side ->
    [yours] twoje Królestwo
    [theirs] Królestwo przeciwnika
   *[other] Królestwo { FORM($name, "genitive") }
}
    .genitive = { $side ->
    [yours] twojego Królestwa
    [theirs] Królestwa przeciwnika
   *[other] Królestwa { FORM($name, "genitive") }
}
    .from = { $side ->
    [yours] z twojego Królestwa
    [theirs] z Królestwa przeciwnika
   *[other] z Królestwa { FORM($name, "genitive") }
}
    .in = { $side ->
    [yours] w twoim Królestwie
    [theirs] w Królestwie przeciwnika
   *[other] w Królestwie { FORM($name, "genitive") }
}
    .in-own = w swoim Królestwie
    .into-own = do swojego Królestwa
    .from-own = ze swojego Królestwa
    .onto-own = swoje Królestwo
invasion-place-quest = { $side ->
    [yours] twoja strefa Misji
    [theirs] strefa Misji przeciwnika
   *[other] strefa Misji { FORM($name, "genitive") }
}
    .start = { $side ->
    [yours] Twoja strefa Misji
    [theirs] Strefa Misji przeciwnika
   *[other] Strefa Misji { FORM($name, "genitive") }
}
    .accusative = { $side ->
    [yours] twoją strefę Misji
    [theirs] strefę Misji przeciwnika
   *[other] strefę Misji { FORM($name, "genitive") }
}
    .genitive = { $side ->
    [yours] twojej strefy Misji
    [theirs] strefy Misji przeciwnika
   *[other] strefy Misji { FORM($name, "genitive") }
}
    .from = { $side ->
    [yours] z twojej strefy Misji
    [theirs] ze strefy Misji przeciwnika
   *[other] ze strefy Misji { FORM($name, "genitive") }
}
    .in = { $side ->
    [yours] w twojej strefie Misji
    [theirs] w strefie Misji przeciwnika
   *[other] w strefie Misji { FORM($name, "genitive") }
}
    .in-own = w swojej strefie Misji
    .into-own = do swojej strefy Misji
    .from-own = ze swojej strefy Misji
    .onto-own = swoją strefę Misji
invasion-place-battlefield = { $side ->
    [yours] twoje Pole Bitwy
    [theirs] Pole Bitwy przeciwnika
   *[other] Pole Bitwy { FORM($name, "genitive") }
}
    .start = { $side ->
    [yours] Twoje Pole Bitwy
    [theirs] Pole Bitwy przeciwnika
   *[other] Pole Bitwy { FORM($name, "genitive") }
}
    .accusative = { $side ->
    [yours] twoje Pole Bitwy
    [theirs] Pole Bitwy przeciwnika
   *[other] Pole Bitwy { FORM($name, "genitive") }
}
    .genitive = { $side ->
    [yours] twojego Pola Bitwy
    [theirs] Pola Bitwy przeciwnika
   *[other] Pola Bitwy { FORM($name, "genitive") }
}
    .from = { $side ->
    [yours] z twojego Pola Bitwy
    [theirs] z Pola Bitwy przeciwnika
   *[other] z Pola Bitwy { FORM($name, "genitive") }
}
    .in = { $side ->
    [yours] na twoim Polu Bitwy
    [theirs] na Polu Bitwy przeciwnika
   *[other] na Polu Bitwy { FORM($name, "genitive") }
}
    .in-own = na swoim Polu Bitwy
    .into-own = na swoje Pole Bitwy
    .from-own = ze swojego Pola Bitwy
    .onto-own = swoje Pole Bitwy
invasion-piece = { $side ->
    [yours] twoja karta { $card }
    [theirs] karta przeciwnika { $card }
   *[other] karta { FORM($name, "genitive") } { $card }
}
    .start = { $side ->
    [yours] Twoja karta { $card }
    [theirs] Karta przeciwnika { $card }
   *[other] Karta { FORM($name, "genitive") } { $card }
}
    .accusative = { $side ->
    [yours] twoją kartę { $card }
    [theirs] kartę przeciwnika { $card }
   *[other] kartę { FORM($name, "genitive") } { $card }
}
    .genitive = { $side ->
    [yours] twojej karty { $card }
    [theirs] karty przeciwnika { $card }
   *[other] karty { FORM($name, "genitive") } { $card }
}
invasion-piece-down = { $side ->
    [yours] twoje rozwinięcie
    [theirs] rozwinięcie przeciwnika
   *[other] rozwinięcie { FORM($name, "genitive") }
}
    .start = { $side ->
    [yours] Twoje rozwinięcie
    [theirs] Rozwinięcie przeciwnika
   *[other] Rozwinięcie { FORM($name, "genitive") }
}
invasion-copy = { $card } #{ $number }
    .accusative = { FORM($card, "accusative") } #{ $number }
invasion-spot = { $state ->
    [damaged] { $card } ({ $place }, { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    })
    [corrupt] { $card } ({ $place }, spaczenie)
    [both] { $card } ({ $place }, spaczenie, { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    })
   *[plain] { $card } ({ $place })
}
invasion-spot-down = rozwinięcie { FORM($place, "in") }
invasion-spot-own-down = rozwinięcie { $number } { FORM($place, "in") } ({ $card })
invasion-entry = { $aimed ->
    [at] { $piece }, cel: { $targets }
    [into] { $piece }, wchodzi: { $targets }
    [onto] { $piece }, na kartę: { $targets }
   *[no] { $piece }
}

## Czym musi być cel

invasion-wanted-unit = jednostkę
invasion-wanted-card = kartę
invasion-wanted-unit-another = inną jednostkę
invasion-wanted-unit-attacking = atakującego
invasion-wanted-zone-enemy-unattacked = inną strefę przeciwnika
invasion-wanted-unit-attacking-enemy = atakującego przeciwnika
invasion-wanted-unit-another-attacking = innego atakującego
invasion-wanted-unit-fighting = atakującego albo obrońcę
invasion-wanted-unit-in-battlefield = jednostkę na dowolnym Polu Bitwy
invasion-wanted-unit-corrupt-other = inną, spaczoną jednostkę
invasion-wanted-unit-across = jednostkę w odpowiadającej strefie
invasion-wanted-unit-another-like-first = inną jednostkę w odpowiadającej strefie
invasion-wanted-unit-across-own = swoją jednostkę w tej strefie
invasion-wanted-unit-own = swoją jednostkę
invasion-wanted-unit-in-battlefield-own-unspared = kolejną jednostkę na swoim Polu Bitwy
invasion-wanted-unit-attacking-own = jednego ze swoich atakujących
invasion-wanted-unit-having-skaven-other = inną jednostkę Skavenów
invasion-wanted-unit-with-hit-points-to-1 = jednostkę mającą mniej niż 2 punkty Wytrzymałości
invasion-wanted-unit-costing-to-2 = jednostkę o wydrukowanym koszcie 2 lub mniejszym
invasion-wanted-unit-other = inną jednostkę
invasion-wanted-unit-damaged = jednostkę, która ma obrażenia
invasion-wanted-unit-corrupt = spaczoną jednostkę
invasion-wanted-unit-corrupt-in-battlefield = spaczoną jednostkę na dowolnym Polu Bitwy
invasion-wanted-unit-defending = obrońcę
invasion-wanted-unit-in-battlefield-own = jednostkę na swoim Polu Bitwy
invasion-wanted-unit-enemy-in-battlefield = jednostkę na Polu Bitwy przeciwnika
invasion-wanted-unit-of-high-elf = jednostkę Wysokich Elfów
invasion-wanted-unit-of-dark-elf = jednostkę Mrocznych Elfów
invasion-wanted-attachment-across = Dodatek w odpowiadającej strefie
invasion-wanted-quest = misję
invasion-wanted-support = wsparcie
invasion-wanted-support-or-unit-at-home-developed-own-or-zone-own-unburnt-undeveloped = swoją jednostkę albo wsparcie w swojej strefie z rozwinięciem, albo swoją niepłonącą strefę Stolicy bez rozwinięć
invasion-wanted-support-costing-to-2 = wsparcie o wydrukowanym koszcie 2 lub mniejszym
invasion-wanted-support-costing-developments-in-battlefield = wsparcie o wydrukowanym koszcie nie większym niż liczba rozwinięć na twoim Polu Bitwy
invasion-wanted-development-or-support = wsparcie albo rozwinięcie
invasion-wanted-development = rozwinięcie
invasion-wanted-development-own = swoje rozwinięcie
invasion-wanted-development-another-beside-first = inne rozwinięcie w tej samej strefie
invasion-wanted-development-many = rozwinięcia w jednej strefie
invasion-wanted-zone-unburnt = strefę Stolicy, która nie płonie
invasion-wanted-zone-own-unburnt = strefę swojej Stolicy, która nie płonie
invasion-wanted-unit-or-zone-unburnt = jednostkę albo strefę Stolicy, która nie płonie
invasion-wanted-unit-enemy-or-zone-enemy-unburnt = jednostkę lub niepłonącą strefę Stolicy przeciwnika
invasion-wanted-zone-enemy = strefę przeciwnika
invasion-wanted-zone-outside-quest-own = swoje Królestwo albo swoje Pole Bitwy
invasion-wanted-zone-own-than-source = inną swoją strefę, do której przejdzie
invasion-wanted-zone-own-than-host = inną swoją strefę, do której przejdzie ta jednostka
invasion-wanted-zone-than-first = inną strefę tego samego gracza, do której przejdzie
invasion-wanted-zone-own-unattacked-unburnt = inną swoją strefę, która nie płonie
invasion-wanted-entry-tactic = taktykę w łańcuchu
invasion-wanted-entry-by-support-or-unit-played = jednostkę albo wsparcie w łańcuchu
invasion-wanted-entry-action-by-support-or-unit-other = akcję innej jednostki albo wsparcia w łańcuchu
invasion-wanted-discarded-many = karty ze swojego stosu kart odrzuconych
invasion-wanted-discarded-by-unit-fallen-of-dwarf = jednostkę Krasnoludów, która w tej turze trafiła na twój stos kart odrzuconych
invasion-wanted-discarded-by-support-enterable-in-quest = wsparcie ze swojego stosu kart odrzuconych, które może wejść do twojej strefy Misji
invasion-wanted-discarded-costing-from-3-of-high-elf = kartę Wysokich Elfów o wydrukowanym koszcie 3 lub większym ze swojego stosu kart odrzuconych
invasion-wanted-discarded-by-unit-of-high-elf = jednostkę Wysokich Elfów ze swojego stosu kart odrzuconych
invasion-wanted-quest-entered-free-own-or-zone-entered-own = swoją strefę, do której wejdzie, albo swoją misję
invasion-wanted-zone-entered-own = swoją strefę, do której wejdzie
invasion-wanted-zone-enters-first-own = swoją strefę, do której ma wejść
invasion-wanted-host = jednostkę, do której dołączysz tę kartę
invasion-wanted-zone-entered-in-quest-own = swoją strefę Misji
invasion-wanted-zone-damaged-own = strefę swojej Stolicy, która ma obrażenia

## Działania: całe zdanie, a w .short to samo obok karty, do której należy

invasion-act-keep-hand = Zatrzymaj tę rękę
    .short = zatrzymaj
invasion-act-new-hand = Wtasuj tę rękę z powrotem i dobierz siedem nowych kart
    .short = nowa ręka
invasion-act-pass = Spasuj
    .short = pas
invasion-act-pass-resolve = Spasuj, a łańcuch zostanie rozpatrzony; najpierw { $entry }
    .short = pas; łańcuch się rozpatruje
invasion-act-pass-close = { $moment ->
    [turn-begins] Spasuj, a zacznie się faza Królestwa
    [kingdom] Spasuj, a faza Królestwa się skończy
    [quest] Spasuj, a faza Misji się skończy
    [capital] Spasuj, a faza Stolicy się skończy
    [zone-chosen] Spasuj, a nastąpi wyznaczenie atakujących
    [attackers-declared] Spasuj, a nastąpi wyznaczenie obrońców
    [defenders-declared] Spasuj, a nastąpi przydzielenie obrażeń
    [damage-assigned] Spasuj, a obrażenia zostaną zadane
    [damage-applied] Spasuj, a walka się skończy
    [no-attack] Spasuj, a faza Pola Bitwy się skończy
    [damage-aside] Spasuj, a obrażenia zostaną zadane
   *[turn-ends] Spasuj, a tura się skończy
}
    .short = { $moment ->
    [zone-chosen] pas; potem atakujący
    [attackers-declared] pas; potem obrońcy
    [defenders-declared] pas; potem przydział obrażeń
    [damage-assigned] pas; potem zadanie obrażeń
    [damage-applied] pas; koniec walki
    [damage-aside] pas; potem zadanie obrażeń
    [turn-begins] pas; potem faza Królestwa
    [turn-ends] pas; koniec tury
   *[other] pas; koniec fazy
}
invasion-act-develop = Połóż rozwinięcie { FORM($place, "in-own") }
    .short = rozwinięcie { FORM($place, "in-own") }
invasion-act-use = { $cost ->
    [0] Użyj akcji: { $spot }
   *[other] Użyj akcji za { $cost }: { $spot }
}
    .short = { $cost ->
    [0] użyj akcji
   *[other] użyj akcji za { $cost }
}
invasion-act-use-numbered = { $cost ->
    [0] Użyj akcji nr { $number }: { $spot }
   *[other] Użyj akcji nr { $number } za { $cost }: { $spot }
}
    .short = { $cost ->
    [0] akcja nr { $number }
   *[other] akcja nr { $number } za { $cost }
}
invasion-act-play = { $loyalty ->
    [0] Zagraj { FORM($card, "accusative") } za { $cost }
   *[other] Zagraj { FORM($card, "accusative") } za { $cost } (w tym lojalność { $loyalty })
}
    .short = zagraj za { $cost }
invasion-act-play-x = { $cost ->
    [0] Zagraj { FORM($card, "accusative") } za X
   *[other] Zagraj { FORM($card, "accusative") } za X i { $cost }
}
    .short = { $cost ->
    [0] zagraj za X
   *[other] zagraj za X i { $cost }
}
invasion-act-x = { $card }: X wynosi { $x }, koszt { $cost }
    .short = X wynosi { $x }, koszt { $cost }
invasion-act-no-target = Nie używaj efektu: { $card }
    .short = nie używaj
invasion-act-agree = Użyj efektu: { $card }
    .short = użyj
invasion-act-no-further-target = Bez dalszego celu: { $card }
    .short = bez dalszego celu
invasion-act-aim-at-none = Bez celu: { $card }
    .short = bez celu
invasion-act-target = { $tax ->
    [0] { $card }: { $target }
   *[other] { $card }: { $target }, o { $tax } drożej
}
    .short = { $tax ->
    [0] { $target }
   *[other] { $target }, o { $tax } drożej
}
invasion-act-target-row = { $card }: wpis { $number } w łańcuchu, { $entry }
    .short = wpis { $number }: { $entry }
invasion-act-target-discarded = { $card }: { $target } (na stosie kart odrzuconych: { $count })
    .short = { $target } ({ $count })
invasion-act-play-into = Zagraj { FORM($card, "accusative") } { FORM($target, "into-own") }
    .short = { $target }
invasion-act-play-onto = Wyślij { FORM($card, "accusative") } na misję { $target }
    .short = na { $target }
invasion-act-attach = { $tax ->
    [0] Dołącz { FORM($card, "accusative") } do jednostki { $target }
   *[other] Dołącz { FORM($card, "accusative") } do jednostki { $target }, o { $tax } drożej
}
    .short = { $tax ->
    [0] do jednostki { $target }
   *[other] do jednostki { $target }, o { $tax } drożej
}
invasion-act-sacrifice = Poświęć: { $spot }
    .short = poświęć: { $spot }
invasion-act-tokens = Zapłać żetonami { $tokens }, zasobami { $resources }
    .short = żetonami { $tokens }, zasobami { $resources }
invasion-act-put-down = Połóż { FORM($card, "accusative") } jako rozwinięcie { FORM($place, "in-own") }
    .short = { $card }
invasion-act-first = { $number ->
    [0] Najpierw { $source }
   *[other] Najpierw { $source }, efekt { $number }
}
    .short = { $number ->
    [0] najpierw { $source }
   *[other] najpierw { $source }, efekt { $number }
}
invasion-act-first-token = { $number ->
    [0] Najpierw żeton: { $source }
   *[other] Najpierw żeton { $number }: { $source }
}
    .short = { $number ->
    [0] najpierw żeton: { $source }
   *[other] najpierw żeton { $number }: { $source }
}
invasion-act-first-counterstrike = { $number ->
    [0] Najpierw Kontratak: { $source }
   *[other] Najpierw Kontratak { $number }: { $source }
}
    .short = { $number ->
    [0] najpierw { $source }
   *[other] najpierw { $source }, Kontratak { $number }
}
invasion-act-redirect = { $tax ->
    [0] Obrażenie otrzymuje { $target }
   *[other] Obrażenie otrzymuje { $target }, o { $tax } drożej
}
    .short = { $tax ->
    [0] { $target }
   *[other] { $target }, o { $tax } drożej
}
invasion-act-restore = Przywróć: { $spot }
    .short = przywróć
invasion-act-restore-none = Nie przywracaj niczego
    .short = nie przywracaj
invasion-act-attack = Zaatakuj { FORM($place, "accusative") } (obrażenia: { $damage } z { $hit-points })
    .short = zaatakuj { FORM($place, "accusative") }
invasion-act-attack-burning = Zaatakuj { FORM($place, "accusative") } (pożar)
    .short = zaatakuj { FORM($place, "accusative") } (pożar)
invasion-act-no-attack = Nie atakuj
    .short = nie atakuj
invasion-act-attacker = Wyznacz atakującego: { $card } (siła { $power })
    .short = atak, siła { $power }
invasion-act-no-attackers = Nie wyznaczaj atakujących
    .short = bez atakujących
invasion-act-attackers-done = Nie wyznaczaj więcej atakujących
    .short = koniec atakujących
invasion-act-defender = Wyznacz obrońcę: { $card } (siła { $power })
    .short = obrona, siła { $power }
invasion-act-no-defenders = Nie wyznaczaj obrońców
    .short = bez obrońców
invasion-act-defenders-done = Nie wyznaczaj więcej obrońców
    .short = koniec obrońców
invasion-act-front = { $card } atakuje { FORM($place, "accusative") }
    .short = zaatakuj { FORM($place, "accusative") }
invasion-act-counterstrike = Kontratak { $damage }: { $spot }
    .short = kontratak { $damage }
invasion-act-ordinary-point = Teraz zwykły punkt obrażeń (zostało { $left })
    .short = zwykły (zostało { $left })
invasion-act-uncancellable-point = Teraz nieanulowalny punkt obrażeń (zostało { $left })
    .short = nieanulowalny (zostało { $left })
invasion-act-assign = 1 obrażenie: { $target }; dotąd { $lying }
    .short = 1 obrażenie; dotąd { $lying }
invasion-act-assign-defender = 1 obrażenie: { $target }; dotąd { $lying } z minimum { $needed }
    .short = 1 obrażenie; dotąd { $lying } z { $needed }
invasion-act-damage-everywhere = Przyjmij 1 obrażenie na każdą strefę swojej Stolicy
    .short = 1 obrażenie na każdą strefę
invasion-act-corrupt = Spacz: { $spot }
    .short = spacz
invasion-act-take-damage = Przyjmij 1 obrażenie na { FORM($place, "onto-own") }
    .short = 1 obrażenie na { FORM($place, "onto-own") }
invasion-act-find = Wprowadź { FORM($card, "accusative") } { FORM($place, "into-own") }
    .short = { $card }
invasion-act-find-none = Nie wprowadzaj żadnej z nich
    .short = żadna
invasion-act-take = Weź { FORM($card, "accusative") } na rękę
    .short = weź
invasion-act-take-none = Nie bierz żadnej z nich
    .short = żadna
invasion-act-pay = Zapłać 1 zasób: { $card }
    .short = zapłać 1
invasion-act-pay-not = Nie płać: { $card }, −1 siły
    .short = nie płać
invasion-act-look-at-own = Obejrzyj karty z wierzchu swojej talii ({ $count })
    .short = twoja talia
invasion-act-look-at-theirs = Obejrzyj karty z wierzchu talii przeciwnika ({ $count })
    .short = talia przeciwnika
invasion-act-discard = Odrzuć { FORM($card, "accusative") }
    .short = odrzuć
invasion-act-discard-none = Nie odrzucaj żadnej
    .short = nie odrzucaj
invasion-act-put-back = Następna od wierzchu: { $card }
    .short = następna od wierzchu
invasion-act-cast = Zagraj { FORM($card, "accusative") } ze stosu przeciwnika (koszt { $cost })
    .short = zagraj za { $cost }
invasion-act-cast-x = Zagraj { FORM($card, "accusative") } ze stosu przeciwnika (koszt { $cost } i X)
    .short = zagraj za { $cost } + X
invasion-act-save = Zapłać 1 zasób, na rękę wraca: { $spot }
    .short = ocal za 1
invasion-act-save-none = { $card }: nie ocalaj żadnej
    .short = nie ocalaj
invasion-act-free = Zagraj { FORM($card, "accusative") } za darmo
    .short = zagraj za darmo
invasion-act-free-done = Nie zagrywaj pozostałych
    .short = żadna
invasion-act-reveal = { $count ->
    [0] Nie odkrywaj żadnej karty
    [one] Odkryj { $count } kartę
    [few] Odkryj { $count } karty
   *[other] Odkryj { $count } kart
}
    .short = { $count ->
    [0] żadna
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
invasion-act-move-damage = { $count ->
    [one] Przenieś { $count } obrażenie: { $target }
    [few] Przenieś { $count } obrażenia: { $target }
   *[other] Przenieś { $count } obrażeń: { $target }
}
    .short = { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[other] { $count } obrażeń
}
invasion-act-pick = Wybierz { FORM($card, "accusative") }
    .short = wybierz
invasion-act-counterdraft = Odciągnij { FORM($card, "accusative") }
    .short = odciągnij
invasion-act-sabotage = Sabotaż: odciągnij także { FORM($card, "accusative") }
    .short = odciągnij
invasion-act-no-sabotage = Zachowaj Sabotaż
    .short = zachowaj
invasion-act-reinforce = Dodaj { FORM($card, "accusative") } do swojej talii
    .short = dodaj do talii
invasion-act-reinforce-none = Żadna z tych kart nie może trafić do talii
    .short = żadna

## Zdarzenia

invasion-event-turn = { $who ->
    [you] Tura { $count }: twoja.
   *[other] Tura { $count }: { FORM($name, "inside") }.
}
invasion-event-phase = { $phase ->
    [kingdom] Faza Królestwa.
    [quest] Faza Misji.
    [capital] Faza Stolicy.
    [battle] Faza Pola Bitwy.
   *[end] Koniec tury.
}
invasion-event-drew = { $name } dobiera kartę.
invasion-event-drew-known = { $who ->
    [you] Dobierasz { FORM($card, "accusative") }.
   *[other] { $name } dobiera { FORM($card, "accusative") }.
}
invasion-event-mulligan-yes = { $who ->
    [you] Wtasowujesz rękę z powrotem i dobierasz nową.
   *[other] { $name } wtasowuje rękę z powrotem i dobiera nową.
}
invasion-event-mulligan-no = { $who ->
    [you] Zatrzymujesz rękę startową.
   *[other] { $name } zatrzymuje rękę startową.
}
invasion-event-returned-resources = { $who ->
    [you] { $count ->
        [one] Zwracasz { $count } niewydany zasób.
        [few] Zwracasz { $count } niewydane zasoby.
       *[other] Zwracasz { $count } niewydanych zasobów.
    }
   *[other] { $count ->
        [one] { $name } zwraca { $count } niewydany zasób.
        [few] { $name } zwraca { $count } niewydane zasoby.
       *[other] { $name } zwraca { $count } niewydanych zasobów.
    }
}
invasion-event-collected = { $who ->
    [you] { $count ->
        [one] Zbierasz { $count } zasób.
        [few] Zbierasz { $count } zasoby.
       *[other] Zbierasz { $count } zasobów.
    }
   *[other] { $count ->
        [one] { $name } zbiera { $count } zasób.
        [few] { $name } zbiera { $count } zasoby.
       *[other] { $name } zbiera { $count } zasobów.
    }
}
invasion-event-restored = { FORM($piece, "start") } zostaje przywrócona.
invasion-event-announced = { $who ->
    [you] Zagrywasz { FORM($card, "accusative") }.
   *[other] { $name } zagrywa { FORM($card, "accusative") }.
}
invasion-event-announced-action = { $who ->
    [you] Używasz akcji: { $card }.
   *[other] { $name } używa akcji: { $card }.
}
invasion-event-targeted = Cel: { $target }.
invasion-event-targeted-development = Cel: rozwinięcie { FORM($place, "in") }.
invasion-event-paid = Zapłacono { $count }, zostaje { $left }.
invasion-event-paid-tokens = Zapłacono { $count }, w tym { $now } żetonami, zostaje { $left }.
invasion-event-passed = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
}
invasion-event-resolved = Efekt: { $piece }.
invasion-event-fizzled = Bez skutku, bo nie ma celu: { $piece }.
invasion-event-cancelled = { FORM($piece, "start") } zostaje anulowana.
invasion-event-entered-play = { $who ->
    [you] Wprowadzasz { FORM($card, "accusative") } { FORM($place, "into-own") }.
   *[other] { $name } wprowadza { FORM($card, "accusative") } { FORM($place, "into-own") }.
}
invasion-event-entered-play-attached = { $who ->
    [you] Dołączasz { FORM($card, "accusative") } do { FORM($host, "genitive") }.
   *[other] { $name } dołącza { FORM($card, "accusative") } do { FORM($host, "genitive") }.
}
invasion-event-entered-play-questing = { $who ->
    [you] Wysyłasz { FORM($card, "accusative") } na misję { $host }.
   *[other] { $name } wysyła { FORM($card, "accusative") } na misję { $host }.
}
invasion-event-developed = { $name } kładzie rozwinięcie { FORM($place, "in-own") }.
invasion-event-developed-known = { $who ->
    [you] Kładziesz { FORM($card, "accusative") } jako rozwinięcie { FORM($place, "in-own") }.
   *[other] { $name } kładzie { FORM($card, "accusative") } jako rozwinięcie { FORM($place, "in-own") }.
}
invasion-event-developed-from-deck = { $name } kładzie wierzchnią kartę talii jako rozwinięcie { FORM($place, "in-own") }.
invasion-event-developed-from-deck-known = { $who ->
    [you] Kładziesz wierzchnią kartę talii jako rozwinięcie { FORM($place, "in-own") }: { $card }.
   *[other] { $name } kładzie wierzchnią kartę talii jako rozwinięcie { FORM($place, "in-own") }: { $card }.
}
invasion-event-left-play-destroyed = { FORM($piece, "start") } zostaje zniszczona.
invasion-event-left-play-destroyed-development = Zniszczone rozwinięcie { FORM($place, "in") }: { $card }.
invasion-event-left-play-sacrificed = { $who ->
    [you] Poświęcasz { FORM($card, "accusative") }.
   *[other] { $name } poświęca { FORM($card, "accusative") }.
}
invasion-event-left-play-sacrificed-development = { $who ->
    [you] Poświęcasz rozwinięcie { FORM($place, "in-own") }: { $card }.
   *[other] { $name } poświęca rozwinięcie { FORM($place, "in-own") }: { $card }.
}
invasion-event-left-play-hand = { $who ->
    [you] Bierzesz { FORM($card, "accusative") } z powrotem na rękę.
   *[other] { $name } bierze { FORM($card, "accusative") } z powrotem na rękę.
}
invasion-event-left-play-hand-development = { $name } bierze rozwinięcie { FORM($place, "from-own") } z powrotem na rękę.
invasion-event-left-play-deck = { $who ->
    [you] Odkładasz { FORM($card, "accusative") } z powrotem do talii.
   *[other] { $name } odkłada { FORM($card, "accusative") } z powrotem do talii.
}
invasion-event-moved = { FORM($piece, "start") } przechodzi { FORM($from, "from") } { FORM($to, "into") }.
invasion-event-control = { $who ->
    [you] Przejmujesz kontrolę nad kartą: { $card }. Wchodzi ona { FORM($place, "into-own") }.
   *[other] { $name } przejmuje kontrolę nad kartą: { $card }. Wchodzi ona { FORM($place, "into-own") }.
}
invasion-event-control-back = { $card } wraca do właściciela, { FORM($place, "into-own") }.
invasion-event-changed = Rozwinięcie { FORM($place, "in") } jest do końca tury także jednostką.
invasion-event-changed-back = Przemienione rozwinięcie { FORM($place, "in") } znów jest tylko rozwinięciem.
invasion-event-corrupted = { FORM($piece, "start") } zostaje spaczona.
invasion-event-turned-up = Odkryte rozwinięcie { FORM($place, "in") }: { $card }.
invasion-event-gained-resources = { $who ->
    [you] { $count ->
        [one] Zyskujesz { $count } zasób i masz { $now }.
        [few] Zyskujesz { $count } zasoby i masz { $now }.
       *[other] Zyskujesz { $count } zasobów i masz { $now }.
    }
   *[other] { $count ->
        [one] { $name } zyskuje { $count } zasób i ma { $now }.
        [few] { $name } zyskuje { $count } zasoby i ma { $now }.
       *[other] { $name } zyskuje { $count } zasobów i ma { $now }.
    }
}
invasion-event-lost-resources = { $who ->
    [you] { $count ->
        [one] Tracisz { $count } zasób, zostaje ci { $now }.
        [few] Tracisz { $count } zasoby, zostaje ci { $now }.
       *[other] Tracisz { $count } zasobów, zostaje ci { $now }.
    }
   *[other] { $count ->
        [one] { $name } traci { $count } zasób, zostaje { $now }.
        [few] { $name } traci { $count } zasoby, zostaje { $now }.
       *[other] { $name } traci { $count } zasobów, zostaje { $now }.
    }
}
invasion-event-tokens = { $now ->
    [0] { FORM($piece, "start") } traci żetony.
    [one] { FORM($piece, "start") } ma { $now } żeton.
    [few] { FORM($piece, "start") } ma { $now } żetony.
   *[other] { FORM($piece, "start") } ma { $now } żetonów.
}
invasion-event-power = { FORM($piece, "start") } ma w tej turze +{ $change } siły.
invasion-event-power-less = { FORM($piece, "start") } ma w tej turze −{ $change } siły.
invasion-event-hit-points = { $change ->
    [one] { FORM($piece, "start") } ma w tej turze +{ $change } punkt Wytrzymałości.
    [few] { FORM($piece, "start") } ma w tej turze +{ $change } punkty Wytrzymałości.
   *[other] { FORM($piece, "start") } ma w tej turze +{ $change } punktów Wytrzymałości.
}
invasion-event-hit-points-less = { $change ->
    [one] { FORM($piece, "start") } ma w tej turze −{ $change } punkt Wytrzymałości.
    [few] { FORM($piece, "start") } ma w tej turze −{ $change } punkty Wytrzymałości.
   *[other] { FORM($piece, "start") } ma w tej turze −{ $change } punktów Wytrzymałości.
}
invasion-event-discarded = { $who ->
    [you] Odrzucasz { FORM($card, "accusative") }.
   *[other] { $name } odrzuca { FORM($card, "accusative") }.
}
invasion-event-milled = { $who ->
    [you] Tracisz { FORM($card, "accusative") } z wierzchu talii.
   *[other] { $name } traci { FORM($card, "accusative") } z wierzchu talii.
}
invasion-event-revealed = { $who ->
    [you] Pokazujesz { FORM($card, "accusative") }.
   *[other] { $name } pokazuje { FORM($card, "accusative") }.
}
invasion-event-returned-to-deck = { $who ->
    [you] Odkładasz { FORM($card, "accusative") } ze stosu kart odrzuconych do talii.
   *[other] { $name } odkłada { FORM($card, "accusative") } ze stosu kart odrzuconych do talii.
}
invasion-event-returned-to-hand = { $who ->
    [you] Bierzesz { FORM($card, "accusative") } ze stosu kart odrzuconych na rękę.
   *[other] { $name } bierze { FORM($card, "accusative") } ze stosu kart odrzuconych na rękę.
}
invasion-event-peeked-own = { $who ->
    [you] Oglądasz wierzch swojej talii (karty: { $count }).
   *[other] { $name } ogląda wierzch swojej talii (karty: { $count }).
}
invasion-event-peeked-yours = { $name } ogląda wierzch twojej talii (karty: { $count }).
invasion-event-peeked-theirs = { $who ->
    [you] Oglądasz wierzch talii przeciwnika (karty: { $count }).
   *[other] { $name } ogląda wierzch talii przeciwnika (karty: { $count }).
}
invasion-event-put-back-own = { $who ->
    [you] Odkładasz karty na wierzch swojej talii ({ $count }).
   *[other] { $name } odkłada karty na wierzch swojej talii ({ $count }).
}
invasion-event-put-back-yours = { $name } odkłada karty na wierzch twojej talii ({ $count }).
invasion-event-put-back-theirs = { $who ->
    [you] Odkładasz karty na wierzch talii przeciwnika ({ $count }).
   *[other] { $name } odkłada karty na wierzch talii przeciwnika ({ $count }).
}
invasion-event-under-deck = { $card } trafia na spód talii właściciela.
invasion-event-found = { $name } bierze kartę z talii na rękę.
invasion-event-found-known = { $who ->
    [you] Bierzesz { FORM($card, "accusative") } z talii na rękę.
   *[other] { $name } bierze { FORM($card, "accusative") } z talii na rękę.
}
invasion-event-shuffled = { $who ->
    [you] Tasujesz talię.
   *[other] { $name } tasuje talię.
}
invasion-event-attacks-zone = { $who ->
    [you] Atakujesz { FORM($place, "accusative") }.
   *[other] { $name } atakuje { FORM($place, "accusative") }.
}
invasion-event-attacks-too = Atak obejmuje także { FORM($place, "accusative") }.
invasion-event-no-attack = { $who ->
    [you] Nie atakujesz.
   *[other] { $name } nie atakuje.
}
invasion-event-attacker = Atakujący: { $card }.
invasion-event-defender = Obrońca: { $card }.
invasion-event-assigned = { $count ->
    [one] Przydzielono { $count } obrażenie: { $target }.
    [few] Przydzielono { $count } obrażenia: { $target }.
   *[other] Przydzielono { $count } obrażeń: { $target }.
}
invasion-event-assigned-uncancellable = { $count ->
    [one] Przydzielono { $count } nieanulowalne obrażenie: { $target }.
    [few] Przydzielono { $count } nieanulowalne obrażenia: { $target }.
   *[other] Przydzielono { $count } nieanulowalnych obrażeń: { $target }.
}
invasion-event-redirected = 1 obrażenie przechodzi z { FORM($piece, "genitive") } na { FORM($target, "accusative") }.
invasion-event-redirected-capital = { $card }: 1 obrażenie przechodzi { FORM($place, "from") } na { FORM($target, "accusative") }.
invasion-event-absorbed = { $count ->
    [one] Anulowano { $count } obrażenie: { $target }.
    [few] Anulowano { $count } obrażenia: { $target }.
   *[other] Anulowano { $count } obrażeń: { $target }.
}
invasion-event-damaged = { $count ->
    [one] { FORM($target, "start") } otrzymuje { $count } obrażenie (razem { $total }).
    [few] { FORM($target, "start") } otrzymuje { $count } obrażenia (razem { $total }).
   *[other] { FORM($target, "start") } otrzymuje { $count } obrażeń (razem { $total }).
}
invasion-event-healed = { $count ->
    [one] Uleczono { $count } obrażenie: { $target }.
    [few] Uleczono { $count } obrażenia: { $target }.
   *[other] Uleczono { $count } obrażeń: { $target }.
}
invasion-event-moved-damage = { $count ->
    [one] { $count } obrażenie przechodzi z { FORM($source, "genitive") } na { FORM($target, "accusative") }.
    [few] { $count } obrażenia przechodzą z { FORM($source, "genitive") } na { FORM($target, "accusative") }.
   *[other] { $count } obrażeń przechodzi z { FORM($source, "genitive") } na { FORM($target, "accusative") }.
}
invasion-event-burning = { FORM($place, "start") } płonie!
invasion-event-forced = Wymuszony efekt: { $piece }.
invasion-event-forced-token = Wymuszony efekt, żeton: { $piece }.
invasion-event-attack-redirected = Atak przenosi się na { FORM($place, "accusative") }.
invasion-event-barred = { FORM($piece, "start") } nie może w tej turze zostać wyznaczona na atakującego ani na obrońcę.
invasion-event-barred-altogether = { FORM($piece, "start") } nie może w tej turze atakować ani bronić.
invasion-event-quality = { $quality ->
    [no-defence] { FORM($piece, "start") } nie może w tej turze bronić.
   *[no-toughness] { FORM($piece, "start") } do końca tury traci Odporność.
}
invasion-event-shielded = Następne obrażenia w tej turze ({ $now }) zostaną anulowane: { $piece }.
invasion-event-most-drawn = { $who ->
    [you] Dobierasz
   *[other] { $name } dobiera
} w tej turze najwyżej { $count ->
    [one] jedną kartę.
    [few] { $count } karty.
   *[many] { $count } kart.
}
invasion-event-returning = { FORM($piece, "start") } wróci na rękę na koniec tury.
invasion-event-spared = { FORM($piece, "start") } nie zostanie poświęcona.
invasion-event-combat-cancelled = Wszystkie obrażenia przydzielane w fazie Pola Bitwy tej tury zostaną anulowane.
invasion-event-discount = { $who ->
    [you] { $count ->
        [one] Twoja następna jednostka w tej turze kosztuje o { $count } mniej i wchodzi do gry z { $count } obrażeniem.
       *[other] Twoja następna jednostka w tej turze kosztuje o { $count } mniej i wchodzi do gry z { $count } obrażeniami.
    }
   *[other] { $count ->
        [one] Następna jednostka { FORM($name, "genitive") } w tej turze kosztuje o { $count } mniej i wchodzi do gry z { $count } obrażeniem.
       *[other] Następna jednostka { FORM($name, "genitive") } w tej turze kosztuje o { $count } mniej i wchodzi do gry z { $count } obrażeniami.
    }
}
invasion-event-looked = { $who ->
    [you] { $count ->
        [one] Oglądasz { $count } wierzchnią kartę talii.
        [few] Oglądasz { $count } wierzchnie karty talii.
       *[other] Oglądasz { $count } wierzchnich kart talii.
    }
   *[other] { $count ->
        [one] { $name } ogląda { $count } wierzchnią kartę talii.
        [few] { $name } ogląda { $count } wierzchnie karty talii.
       *[other] { $name } ogląda { $count } wierzchnich kart talii.
    }
}
invasion-event-paid-for-attacker-yes = { $who ->
    [you] Płacisz 1 zasób za { FORM($card, "accusative") }.
   *[other] { $name } płaci 1 zasób za { FORM($card, "accusative") }.
}
invasion-event-paid-for-attacker-no = { $who ->
    [you] Nie płacisz za { FORM($card, "accusative") }: −1 siły.
   *[other] { $name } nie płaci za { FORM($card, "accusative") }: −1 siły.
}
invasion-event-ended-burned = { $result ->
    [won] Wygrywasz: płoną dwie strefy Stolicy przeciwnika.
    [lost] Przegrywasz: płoną dwie strefy twojej Stolicy.
   *[other] { $name } wygrywa: płoną dwie strefy drugiej Stolicy.
}
invasion-event-ended-burned-drawn = Remis: obie Stolice płoną w tej samej chwili.
invasion-event-ended-decked = { $result ->
    [won] Wygrywasz: talia przeciwnika jest pusta.
    [lost] Przegrywasz: twoja talia jest pusta.
   *[other] { $name } wygrywa: druga talia jest pusta.
}
invasion-event-ended-decked-drawn = Remis: obie talie są puste w tej samej chwili.
invasion-event-ended-long = Remis: partia trwa zbyt długo.

## Zdarzenia draftu

invasion-event-pack = { $who ->
    [you] { $now ->
        [one] Zestaw { $count }: bierzesz { $now } kartę.
        [few] Zestaw { $count }: bierzesz { $now } karty.
       *[other] Zestaw { $count }: bierzesz { $now } kart.
    }
   *[other] { $now ->
        [one] Zestaw { $count }: { FORM($name, "inside") } bierze { $now } kartę.
        [few] Zestaw { $count }: { FORM($name, "inside") } bierze { $now } karty.
       *[other] Zestaw { $count }: { FORM($name, "inside") } bierze { $now } kart.
    }
}
invasion-event-picked = { $name } wybiera kartę.
invasion-event-picked-known = { $who ->
    [you] Wybierasz { FORM($card, "accusative") }.
   *[other] { $name } wybiera { FORM($card, "accusative") }.
}
invasion-event-picked-counterdraft = { $name } wybiera kartę do odciągnięcia.
invasion-event-picked-counterdraft-known = { $who ->
    [you] Wybierasz do odciągnięcia { FORM($card, "accusative") }.
   *[other] { $name } wybiera do odciągnięcia { FORM($card, "accusative") }.
}
invasion-event-counterdrafted = { $who ->
    [you] Odciągasz { FORM($card, "accusative") }; ta karta odpada z draftu.
   *[other] { $name } odciąga { FORM($card, "accusative") }; ta karta odpada z draftu.
}
invasion-event-draft-card = { $who ->
    [you] Pokazujesz kartę formatu draft: { $card }.
   *[other] { $name } pokazuje kartę formatu draft: { $card }.
}
invasion-event-picks-done = { $who ->
    [you] Twój wybór: do talii { $count }, pokazane { $now }.
   *[other] Wybór { FORM($name, "genitive") }: do talii { $count }, pokazane { $now }.
}
invasion-event-pack-shown = { $who ->
    [you] { $count ->
        [one] Pokazujesz swój zestaw: { $count } karta.
        [few] Pokazujesz swój zestaw: { $count } karty.
       *[other] Pokazujesz swój zestaw: { $count } kart.
    }
   *[other] { $count ->
        [one] { $name } pokazuje zestaw: { $count } karta.
        [few] { $name } pokazuje zestaw: { $count } karty.
       *[other] { $name } pokazuje zestaw: { $count } kart.
    }
}
invasion-event-sabotaged = { $who ->
    [you] Poświęcasz Sabotaż; pozostałe kopie: { $count }.
   *[other] { $name } poświęca Sabotaż; pozostałe kopie: { $count }.
}
invasion-event-supply-cut = { $who ->
    [you] { $count ->
        [one] Odcięto ci zaopatrzenie: każdy twój następny zestaw ma o { $count } kartę mniej.
        [few] Odcięto ci zaopatrzenie: każdy twój następny zestaw ma o { $count } karty mniej.
       *[other] Odcięto ci zaopatrzenie: każdy twój następny zestaw ma o { $count } kart mniej.
    }
   *[other] { $count ->
        [one] Odcięto zaopatrzenie: każdy następny zestaw { FORM($name, "genitive") } ma o { $count } kartę mniej.
        [few] Odcięto zaopatrzenie: każdy następny zestaw { FORM($name, "genitive") } ma o { $count } karty mniej.
       *[other] Odcięto zaopatrzenie: każdy następny zestaw { FORM($name, "genitive") } ma o { $count } kart mniej.
    }
}
invasion-event-new-pack = { $who ->
    [you] { $count ->
        [one] Los się odmienia: twój zestaw to { $count } nowa karta.
        [few] Los się odmienia: twój zestaw to { $count } nowe karty.
       *[other] Los się odmienia: twój zestaw to { $count } nowych kart.
    }
   *[other] { $count ->
        [one] Los się odmienia: zestaw { FORM($name, "genitive") } to { $count } nowa karta.
        [few] Los się odmienia: zestaw { FORM($name, "genitive") } to { $count } nowe karty.
       *[other] Los się odmienia: zestaw { FORM($name, "genitive") } to { $count } nowych kart.
    }
}
invasion-event-reinforced = { $name } dodaje do talii kartę ze stosu draftu.
invasion-event-reinforced-known = { $who ->
    [you] Dodajesz do talii { FORM($card, "accusative") } ze stosu draftu.
   *[other] { $name } dodaje do talii { FORM($card, "accusative") } ze stosu draftu.
}
invasion-event-reinforced-none = { $who ->
    [you] Znajdujesz tylko karty formatu draft i nie dodajesz żadnej.
   *[other] { $name } znajduje tylko karty formatu draft i nie dodaje żadnej.
}
invasion-event-pack-done = { $who ->
    [you] { $count ->
        [0] Z twojego zestawu nic nie zostało.
        [one] Odrzucasz { $count } kartę, która została z zestawu.
        [few] Odrzucasz { $count } karty, które zostały z zestawu.
       *[other] Odrzucasz { $count } kart, które zostały z zestawu.
    }
   *[other] { $count ->
        [0] { $name } nie ma już nic z zestawu.
        [one] { $name } odrzuca { $count } kartę, która została z zestawu.
        [few] { $name } odrzuca { $count } karty, które zostały z zestawu.
       *[other] { $name } odrzuca { $count } kart, które zostały z zestawu.
    }
}
invasion-event-deck-done = { $who ->
    [you] Twoja talia jest gotowa, liczba kart: { $count }.
   *[other] Talia { FORM($name, "genitive") } jest gotowa, liczba kart: { $count }.
}

## Pytania

invasion-prompt-over = Partia skończona.
invasion-prompt-waiting = Czekamy na { FORM($name, "accusative") }: { $doing }.
invasion-prompt-mulligan = Twoja ręka startowa: zatrzymujesz ją czy jeden raz wtasowujesz z powrotem i dobierasz siedem nowych kart?
invasion-prompt-capital = Twoja faza Stolicy: zagrywaj karty, połóż rozwinięcie, używaj akcji albo spasuj. Zasoby: { $resources }.
invasion-prompt-window = { $moment } Użyj akcji, zagraj taktykę albo spasuj. Zasoby: { $resources }.
invasion-prompt-answer = { $length ->
    [1] W łańcuchu: { $entry }. Odpowiedz albo spasuj. Zasoby: { $resources }.
   *[other] Na końcu łańcucha (liczba wpisów: { $length }): { $entry }. Odpowiedz albo spasuj. Zasoby: { $resources }.
}
invasion-prompt-x = { $card }: ile wynosi X? Zasoby: { $resources }.
invasion-prompt-target = { $card }: wybierz { $wanted }.
invasion-prompt-target-or-none = { $card }: wybierz { $wanted } albo nic.
invasion-prompt-targets = { $card }: wybierz { $wanted }, jeszcze { $left }.
invasion-prompt-agree = { $card }: czy używasz teraz tego efektu?
invasion-prompt-sacrifice-price = { $card }: którą jednostkę poświęcasz jako koszt?
invasion-prompt-tokens = { $card }: ile z kosztu { $cost } płacisz żetonami?
invasion-prompt-development = Którą kartę kładziesz jako rozwinięcie { FORM($place, "in-own") }?
invasion-prompt-order = { $left ->
    [few] Czekają { $left } twoje efekty wymuszone: który jest pierwszy?
   *[other] Czeka { $left } twoich efektów wymuszonych: który jest pierwszy?
}
invasion-prompt-redirect = { $card }: dokąd przekierowujesz 1 obrażenie? Dotychczasowy cel: { $aim }.
invasion-prompt-restore = Którą spaczoną kartę przywracasz?
invasion-prompt-attacked-zone = Twoja faza Pola Bitwy: którą strefę atakujesz?
invasion-prompt-attackers = Atakujesz { FORM($place, "accusative") }: które jednostki z twojego Pola Bitwy atakują?
invasion-prompt-defenders = { $power ->
    [0] Atak na { FORM($place, "accusative") }, na razie bez obrażeń: które jednostki wyznaczasz do obrony?
    [one] Atak na { FORM($place, "accusative") }, { $power } obrażenie: które jednostki wyznaczasz do obrony?
    [few] Atak na { FORM($place, "accusative") }, { $power } obrażenia: które jednostki wyznaczasz do obrony?
   *[other] Atak na { FORM($place, "accusative") }, { $power } obrażeń: które jednostki wyznaczasz do obrony?
}
invasion-prompt-front = Którą z dwóch stref atakuje { $aim }?
invasion-prompt-counterstrike = { $card }, Kontratak { $left }: który atakujący otrzymuje obrażenia?
invasion-prompt-assign-kind = Obrażenia do przydzielenia: zwykłe { $left }, nieanulowalne { $hard }. Które teraz?
invasion-prompt-assign = Obrażenia do przydzielenia: { $points }. Dokąd trafia następny punkt?
invasion-prompt-indirect = { $card }: obrażenia pośrednie do rozdzielenia między twoje jednostki i Stolicę: { $left }. Dokąd trafia następny punkt?
invasion-prompt-sacrifice = { $card }: którą ze swoich jednostek poświęcasz?
invasion-prompt-sacrifice-here = { $card }: którą jednostkę { FORM($place, "in-own") } poświęcasz?
invasion-prompt-development-or-damage = { $card }: poświęcasz rozwinięcie czy przyjmujesz 1 obrażenie na każdą strefę swojej Stolicy?
invasion-prompt-corrupt-or-damage = { $card }: spaczasz jednostkę { FORM($place, "in-own") } czy przyjmujesz 1 obrażenie na strefę swojej Stolicy?
invasion-prompt-search = { $looked ->
    [0] { $card }: twoja talia jest pusta, więc niczego nie znajdziesz.
   *[other] { $card }: na wierzchu talii leżą: { $cards }. Które wsparcie o wydrukowanym koszcie { $cost } lub mniejszym wprowadzasz { FORM($place, "into-own") }?
}
invasion-prompt-search-must = { $looked ->
    [0] { $card }: twoja talia jest pusta, więc niczego nie znajdziesz.
   *[other] { $card }: na wierzchu talii leżą: { $cards }. Które wsparcie o wydrukowanym koszcie { $cost } lub mniejszym wprowadzasz { FORM($place, "into-own") }? Jeśli któreś można, to trzeba.
}
invasion-prompt-take = { $card }: oglądasz karty z talii ({ $looked }). Wybierz { $wanted } i weź na rękę, albo nic.
invasion-prompt-take-must = { $card }: oglądasz karty z talii ({ $looked }). Wybierz { $wanted } i weź na rękę.
invasion-prompt-pay-for-attacker = { $card }: płacisz 1 zasób, czy { $aim } ma mieć −1 siły?
invasion-prompt-whose-deck = { $card }: czyją talię oglądasz?
invasion-prompt-peek = { $card }: którą z tych kart odrzucasz?
invasion-prompt-put-back = { $card }: która karta jest następna, licząc od wierzchu?
invasion-prompt-cast = { $card }: którą taktykę ze stosu przeciwnika zagrywasz?
invasion-prompt-save = { $card }: która z twoich jednostek, które miałyby zostać zniszczone, wraca zamiast tego na rękę za 1 zasób?
invasion-prompt-reveal = { $card }: ile losowych kart z ręki pokazuje przeciwnik? Najwyżej { $left }.
invasion-prompt-free-tactic = { $card }: przeciwnik pokazuje: { $cards }. Którą taktykę zagrywasz za darmo?
invasion-prompt-amount = { $card }: ile obrażeń otrzymuje od tej karty { $aim }?
invasion-prompt-pick = { $left ->
    [one] Zestaw { $pack }: wybierz jeszcze jedną kartę ze swojego zestawu.
    [few] Zestaw { $pack }: wybierz { $left } karty ze swojego zestawu.
   *[other] Zestaw { $pack }: wybierz { $left } kart ze swojego zestawu.
}
invasion-prompt-counterdraft = Zestaw { $pack }: którą kartę odciągasz z zestawu przeciwnika?
invasion-prompt-sabotage = Zestaw { $pack }: poświęcasz Sabotaż, aby odciągnąć jeszcze jedną kartę?
invasion-prompt-reinforce = Posiłki: na wierzchu twojego stosu draftu leżą: { $cards }. Która karta trafia do talii?

invasion-moment-turn-begins = { $who ->
    [you] Zaczyna się twoja tura.
   *[other] Zaczyna się tura { FORM($name, "genitive") }.
}
invasion-moment-kingdom = { $who ->
    [you] Twoja faza Królestwa.
   *[other] Faza Królestwa { FORM($name, "genitive") }.
}
invasion-moment-quest = { $who ->
    [you] Twoja faza Misji.
   *[other] Faza Misji { FORM($name, "genitive") }.
}
invasion-moment-capital = { $who ->
    [you] Twoja faza Stolicy.
   *[other] Faza Stolicy { FORM($name, "genitive") }.
}
invasion-moment-zone-chosen = { $who ->
    [you] Atakujesz { FORM($place, "accusative") }; potem wyznaczysz atakujących.
   *[other] { $name } atakuje { FORM($place, "accusative") }; potem wyznaczy atakujących.
}
invasion-moment-attackers-declared = Atak na { FORM($place, "accusative") }: atakujący są wyznaczeni.
invasion-moment-defenders-declared = Atak na { FORM($place, "accusative") }: obrońcy są wyznaczeni.
invasion-moment-damage-assigned = Atak na { FORM($place, "accusative") }: obrażenia są przydzielone, ale jeszcze nie zadane.
invasion-moment-damage-applied = Atak na { FORM($place, "accusative") }: obrażenia są zadane.
invasion-moment-no-attack = { $who ->
    [you] Twoja faza Pola Bitwy bez ataku.
   *[other] Faza Pola Bitwy { FORM($name, "genitive") } bez ataku.
}
invasion-moment-turn-ends = { $who ->
    [you] Kończy się twoja tura.
   *[other] Kończy się tura { FORM($name, "genitive") }.
}
invasion-moment-damage-aside = Obrażenia leżą obok celów, dopóki to okno się nie zamknie.

invasion-doing-mulligan = decyzja o ręce startowej
invasion-doing-window = akcja albo pas
invasion-doing-x = wybór X
invasion-doing-target = wybór celu albo miejsca
invasion-doing-agree = decyzja o użyciu efektu
invasion-doing-sacrifice-price = wybór poświęcenia
invasion-doing-tokens = płacenie
invasion-doing-development = wybór rozwinięcia
invasion-doing-order = kolejność efektów wymuszonych
invasion-doing-redirect = przekierowanie obrażeń
invasion-doing-restore = przywrócenie karty
invasion-doing-attacked-zone = decyzja o ataku
invasion-doing-attackers = wyznaczanie atakujących
invasion-doing-defenders = wyznaczanie obrońców
invasion-doing-front = wybór celu atakującego
invasion-doing-counterstrike = cel Kontrataku
invasion-doing-assign-kind = przydzielanie obrażeń
invasion-doing-assign = przydzielanie obrażeń
invasion-doing-indirect = rozdzielanie obrażeń pośrednich
invasion-doing-sacrifice = wybór poświęcenia
invasion-doing-development-or-damage = wybór między rozwinięciem a obrażeniami
invasion-doing-corrupt-or-damage = wybór między spaczeniem a obrażeniem
invasion-doing-search = przeglądanie talii
invasion-doing-pay-for-attacker = płacenie za atakujących
invasion-doing-whose-deck = wybór talii do obejrzenia
invasion-doing-peek = oglądanie wierzchu talii
invasion-doing-put-back = odkładanie kart na talię
invasion-doing-cast = wybór taktyki ze stosu kart odrzuconych
invasion-doing-save = ocalanie jednostek
invasion-doing-reveal = wybór liczby odkrywanych kart
invasion-doing-free-tactic = wybór taktyki za darmo
invasion-doing-amount = przenoszenie obrażeń
invasion-doing-question = wybór, którego wymaga karta
invasion-doing-pick = wybór kart
invasion-doing-counterdraft = odciąganie
invasion-doing-sabotage = decyzja o Sabotażu
invasion-doing-reinforce = wybór posiłków

## Odmowy

invasion-refuse-over = Partia skończona.
invasion-refuse-unknown = Nie ma działania { $action }.
invasion-refuse-must-decide = Tego nie można pominąć. { $asked }
invasion-refuse-other-decision = Najpierw inna decyzja. { $asked }
invasion-refuse-draft-card = Tej karty nie można zagrać, bo służy tylko do draftu: { $card }.
invasion-refuse-not-in-hand = Nie masz na ręce { FORM($card, "genitive") }.
invasion-refuse-not-capital-phase = Teraz nie można zagrać { FORM($card, "genitive") }: jednostki, wsparcia i misje zagrywa się tylko we własnej fazie Stolicy.
invasion-refuse-limited = Nie można zagrać { FORM($card, "genitive") }: w tej turze była już karta z Ograniczeniem.
invasion-refuse-empty-slot = Tam nie ma karty.
invasion-refuse-not-yours = Nie kontrolujesz tej karty: { $spot }.
invasion-refuse-face-down = Zakryta karta nie ma akcji: { $spot }.
invasion-refuse-for-enemy = Tej akcji może użyć tylko przeciwnik: { $spot }.
invasion-refuse-no-action = Ta karta nie ma akcji: { $spot }.
invasion-refuse-no-second-action = Ta karta nie ma drugiej akcji: { $spot }.
invasion-refuse-wrong-zone = Ta akcja działa tylko { FORM($zone, "in") }: { $spot }.
invasion-refuse-used = Tej akcji już w tej turze użyto: { $spot }.
invasion-refuse-too-few-tokens = Za mało żetonów, { $tokens } z { $needed }: { $spot }.
invasion-refuse-chain-full = Łańcuch jest pełny, liczba wpisów: { $most }.
invasion-refuse-window-own-turn = { $card }: tylko we własnej turze.
invasion-refuse-window-own-quest-phase = { $card }: tylko we własnej fazie Misji.
invasion-refuse-window-after-assigning = { $card }: tylko w walce, po przydzieleniu obrażeń.
invasion-refuse-window-while-assigned = { $card }: tylko gdy obrażenia w walce są przydzielone, a jeszcze nie zadane.
invasion-refuse-window-before-defenders = { $card }: tylko gdy atakowana jest twoja strefa, przed wyznaczeniem obrońców.
invasion-refuse-window-after-combat = { $card }: tylko na koniec fazy Pola Bitwy z atakiem, po zadaniu obrażeń.
invasion-refuse-too-expensive = { $sign ->
    [more] { $card }: koszt to { $cost } (wydrukowany { $printed }, lojalność { $loyalty }, przez inne karty o { $change } więcej), a masz { $funds }.
    [less] { $card }: koszt to { $cost } (wydrukowany { $printed }, lojalność { $loyalty }, przez inne karty o { $change } mniej), a masz { $funds }.
   *[none] { $card }: koszt to { $cost } (wydrukowany { $printed }, lojalność { $loyalty }), a masz { $funds }.
}
invasion-refuse-action-too-expensive = { $card }: akcja kosztuje { $cost }, a masz { $funds }.
invasion-refuse-price-unit = { $card }: nie masz jednostki do poświęcenia.
invasion-refuse-price-unit-here = { $card }: nie masz w tej strefie jednostki do poświęcenia.
invasion-refuse-price-quester = { $card }: żadna jednostka nie wypełnia tej misji, więc nie ma kogo poświęcić.
invasion-refuse-price-corrupt = { $card }: tej karty nie można spaczyć, więc nie ma czym zapłacić.
invasion-refuse-condition = { $card }, teraz to niemożliwe: { $needs }.
invasion-refuse-targets-too-expensive = { $card }: każdy cel kosztuje więcej, niż masz ({ $funds }).
invasion-refuse-no-target = { $card }: nie ma celu; trzeba wskazać { $wanted }.
invasion-refuse-unique = { $card }: masz już w grze tę unikatową kartę.
invasion-refuse-only-zone = { $card }: ta karta wchodzi do gry tylko { FORM($zone, "in") }.
invasion-refuse-hero = { $card }: jest tam już twój Bohater, a w strefie mieści się jeden.
invasion-refuse-develop-capital-phase = Rozwinięcia kładzie się tylko we własnej fazie Stolicy.
invasion-refuse-developed = W tej turze było już rozwinięcie.
invasion-refuse-empty-hand = Nie masz na ręce karty, którą można by położyć.
invasion-refuse-not-found = { $card }: to musi być wsparcie spośród tych kart, o wydrukowanym koszcie { $cost } lub mniejszym, które może być w tej strefie.
invasion-refuse-not-taken = { $card }: tej karty nie możesz wziąć; wybierz { $wanted } spośród oglądanych.
invasion-refuse-not-free = { $card }: to musi być taktyka spośród pokazanych kart, której można teraz użyć.
invasion-refuse-not-discarded = Na twoim stosie kart odrzuconych nie ma więcej { FORM($card, "genitive") }.
invasion-refuse-not-a-target = { $card }: celem nie może być { $spot }; wybierz { $wanted }.
invasion-refuse-target-too-expensive = { $spot }: ten cel kosztuje o { $tax } więcej, razem { $cost }, a masz { $funds }.
invasion-refuse-drawn-by-lot = Rozwinięć przeciwnika w jednej strefie nie da się odróżnić: wybierz pierwsze, a zdecyduje los.
invasion-refuse-no-second-target = { $card }: do tego celu nie ma drugiego: { $spot }.
invasion-refuse-enemy-quest = { $card }: jednostki wysyła się tylko na własne misje.
invasion-refuse-quest-taken = { $card }: tę misję wypełnia już jednostka.
invasion-refuse-own-unit = Wybierz swoją jednostkę, a nie: { $spot }.
invasion-refuse-own-unit-here = Wybierz jednostkę { FORM($place, "in-own") }, a nie: { $spot }.
invasion-refuse-own-development = Wybierz swoje rozwinięcie, a nie: { $spot }.
invasion-refuse-not-asked-for = Wybierz { $wanted }, a nie: { $target }.
invasion-refuse-not-corruptible = Tej jednostki nie można spaczyć: { $spot }.
invasion-refuse-not-corrupt = Wybierz swoją spaczoną kartę, a nie: { $spot }.
invasion-refuse-not-on-top = Tej karty nie ma wśród oglądanych: { $card }.
invasion-refuse-no-such-deck = Nie ma takiej talii do obejrzenia.
invasion-refuse-not-castable = Tego nie możesz teraz zagrać ze stosu przeciwnika: { $card }.
invasion-refuse-nothing-to-cast = Na stosie przeciwnika nie ma taktyki, którą można by teraz zagrać: { $spot }.
invasion-refuse-no-front = Może zaatakować tylko jedną z dwóch atakowanych stref.
invasion-refuse-window-zone-chosen = Tylko zaraz po wybraniu strefy, którą atakujesz: { $card }.
invasion-refuse-not-dying = Wybierz swoją jednostkę, która miałaby zostać zniszczona, a nie: { $spot }.
invasion-refuse-declared = Ta jednostka jest już wyznaczona: { $spot }.
invasion-refuse-corrupt = Spaczonej karty nie można wyznaczyć: { $spot }.
invasion-refuse-barred = Tej jednostki nie można w tej turze wyznaczyć na atakującego ani na obrońcę: { $spot }.
invasion-refuse-no-attack = Ta jednostka nie może atakować: { $spot }.
invasion-refuse-no-defence = Ta jednostka nie może bronić: { $spot }.
invasion-refuse-no-attacker = Wybierz atakującego, a nie: { $spot }.
invasion-refuse-no-defender = Wybierz obrońcę, a nie: { $spot }.
invasion-refuse-enough-damage = Więcej obrażeń pośrednich tu nie można przydzielić: { $target }.
invasion-refuse-no-redirect = { $card }: obrażenia nie można tam przekierować: { $target }.
invasion-refuse-own-zone = Atakuje się strefę przeciwnika, a nie własną.
invasion-refuse-burning = Płonąca strefa Stolicy nie otrzymuje obrażeń: { $place }.
invasion-refuse-burning-zone = Ataku nie można skierować na płonącą strefę: { $place }.
invasion-refuse-no-counterattack = Obrońcy zadają obrażenia atakującym, nigdy Stolicy.
invasion-refuse-not-attacked = Trafić wolno tylko atakowaną strefę Stolicy, a nie { FORM($place, "accusative") }.
invasion-refuse-minimum-first = Zanim wolno trafić strefę Stolicy, każdy obrońca musi dostać swoje minimum; dotąd { $lying } z { $needed }: { $spot }.
invasion-refuse-unhurt-defender = Nie można trafić strefy Stolicy: tego obrońcy walka nie zniszczy: { $spot }.
invasion-refuse-own-capital = Wybierz strefę własnej Stolicy, a nie { FORM($place, "accusative") }.
invasion-refuse-tokens = Trzeba zapłacić dokładnie { $cost }; masz { $resources } w zasobach i { $tokens } w żetonach.
invasion-refuse-amount = Nie można przenieść więcej obrażeń, niż jest, ani więcej, niż zniszczy nową jednostkę: { $spot }.
invasion-refuse-reveal = Można odkryć najwyżej { $most }.
invasion-refuse-no-such-effect = Pod tym numerem nie czeka żaden twój efekt.
invasion-refuse-x-developments = { $card }: X musi wynosić co najmniej 1 i nie więcej, niż jest rozwinięć w jednej strefie.
invasion-refuse-not-on-chain = { $card }: to nie może być celem; wybierz { $wanted }.
invasion-refuse-not-in-own-pack = W twoim zestawie nie ma więcej { FORM($card, "genitive") }.
invasion-refuse-not-in-their-pack = W zestawie przeciwnika nie ma więcej { FORM($card, "genitive") }.
invasion-refuse-not-on-pile = Tej karty nie ma na wierzchu twojego stosu draftu: { $card }.
invasion-refuse-no-reinforcement = Ta karta służy tylko do draftu i nie trafia do talii: { $card }.

invasion-needs-for-ulthuan = atakowane są już dwie strefy
invasion-needs-valkia-the-bloody = nie ma obrażeń do przeniesienia
invasion-needs-disciple-of-khaine = nie przydzielono tam obrażeń w walce
