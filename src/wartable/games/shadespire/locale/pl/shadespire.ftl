# Shadespire po polsku, własnymi słowami; wojownicy, ataki i karty mają osobny plik.
# Argumenty: $who to "you" albo "other", $name imię tej drugiej osoby; $fighter i podobne to nazwy wojowników, $hex i
# $spot pola, $dice rzut. Nazwy są angielskie i nieodmienne, więc zgadza się z nimi tylko słowo „wojownik”.

## Gra, jej gotowe talie, formaty i opcje

game-shadespire = Shadespire
    .text = Walka małych drużyn w zrujnowanym mieście: złóżcie plansze, utrzymuj cele, atakuj i wypełniaj zadania dla chwały.
    .facts = od 2 do 4 osób · około 45 minut
deck-steelhearts-champions = Steelheart's Champions
deck-steelhearts-champions-hold = Steelheart's Champions na warcie
deck-steelhearts-champions-kill = Steelheart's Champions na łowach
deck-garreks-reavers = Garrek's Reavers
deck-garreks-reavers-hold = Garrek's Reavers na warcie
deck-garreks-reavers-kill = Garrek's Reavers na łowach
deck-sepulchral-guard = Sepulchral Guard
deck-sepulchral-guard-hold = Sepulchral Guard na warcie
deck-sepulchral-guard-kill = Sepulchral Guard na łowach
deck-ironskulls-boyz = Ironskull's Boyz
deck-ironskulls-boyz-hold = Ironskull's Boyz na warcie
deck-ironskulls-boyz-kill = Ironskull's Boyz na łowach
deck-the-chosen-axes = The Chosen Axes
deck-the-chosen-axes-hold = The Chosen Axes na warcie
deck-the-chosen-axes-kill = The Chosen Axes na łowach
deck-spiteclaws-swarm = Spiteclaw's Swarm
deck-spiteclaws-swarm-hold = Spiteclaw's Swarm na warcie
deck-spiteclaws-swarm-kill = Spiteclaw's Swarm na łowach
deck-magores-fiends = Magore's Fiends
deck-magores-fiends-hold = Magore's Fiends na warcie
deck-magores-fiends-kill = Magore's Fiends na łowach
deck-the-farstriders = The Farstriders
deck-the-farstriders-hold = The Farstriders na warcie
deck-the-farstriders-kill = The Farstriders na łowach

format-shadespire-core = Zestaw podstawowy
    .text = Dwie drużyny z zestawu podstawowego z gotowymi taliami, na planszach z tego zestawu.
format-shadespire-constructed = Talie własne
    .text = Dowolne dwie drużyny z taliami przygotowanymi wcześniej, na dowolnych planszach.
format-shadespire-melee = Partia czteroosobowa
    .text = Cztery drużyny na czterech planszach, według zasad domowych.
format-shadespire-melee3 = Partia trzyosobowa
    .text = Trzy drużyny na trzech planszach, według zasad domowych.

option-shadespire-warband = Drużyna
option-shadespire-warband-text = Drugi gracz ma tę drugą.
option-shadespire-deck = Talia
option-shadespire-roll-off-ties = Remis w rzucie spornym
option-shadespire-roll-off-ties-text = Jak się go rozstrzyga?
option-shadespire-extra-crit = Dodatkowy krytyk
option-shadespire-extra-crit-text = Kiedy liczy się krytyk gracza, który pierwszy ustawił wszystkich wojowników?
option-shadespire-reaction-attacks = Ataki z reakcją
option-shadespire-reaction-attacks-text = Czy ataki wydrukowane z reakcją można wykonywać także w innych chwilach?
option-shadespire-protected-trapped = Chroniony a w potrzasku
option-shadespire-protected-trapped-text = Czy wojownik, którego nie można odepchnąć, jest w potrzasku?
option-shadespire-knockback-draw = Odrzut przy remisie
option-shadespire-knockback-draw-text = Czy Odrzut działa, gdy atak kończy się remisem?
option-shadespire-lethal-glory = Chwała za zabójcze pola
option-shadespire-lethal-glory-text = Kto dostaje chwałę, gdy wojownika wyłącza z walki zabójcze pole albo własny efekt?
option-shadespire-returned-tokens = Żetony powracającego
option-shadespire-returned-tokens-text = Co dzieje się z żetonami wojownika, który powraca?
option-shadespire-guard-after-charge = Straż po szarży
option-shadespire-guard-after-charge-text = Czy karta może postawić na straży wojownika, który szarżował?
option-shadespire-gap = Luki
option-shadespire-gap-text = Czy odległość liczy się naokoło luk w polu bitwy?
option-shadespire-redraw-order = Kolejność wymiany
option-shadespire-redraw-order-text = Kto pierwszy decyduje o wymianie ręki?
choice-shadespire-warband-steelhearts-champions = { sha-warband-steelhearts-champions }
choice-shadespire-warband-garreks-reavers = { sha-warband-garreks-reavers }
choice-shadespire-roll-off-ties-supports = Wsparciami
choice-shadespire-roll-off-ties-reroll = Ponownym rzutem
choice-shadespire-extra-crit-every-round = W każdej rundzie
choice-shadespire-extra-crit-first-round = W pierwszej rundzie
choice-shadespire-reaction-attacks-always = Tak
choice-shadespire-reaction-attacks-only-reactions = Nie
choice-shadespire-protected-trapped-no = Nie
choice-shadespire-protected-trapped-yes = Tak
choice-shadespire-knockback-draw-no = Nie
choice-shadespire-knockback-draw-yes = Tak
choice-shadespire-lethal-glory-opponent = Przeciwnik
choice-shadespire-lethal-glory-nobody = Nikt
choice-shadespire-returned-tokens-cleared = Znikają
choice-shadespire-returned-tokens-kept = Zostają
choice-shadespire-guard-after-charge-allowed = Tak
choice-shadespire-guard-after-charge-refused = Nie
choice-shadespire-gap-around = Naokoło
choice-shadespire-gap-straight = Na wprost
choice-shadespire-redraw-order-first-board = Kto położył pierwszą planszę
choice-shadespire-redraw-order-roll-off = Kto wygra rzut sporny

## Nazwy rzeczy

sha-phase-setup = Przygotowanie
sha-phase-action = Faza akcji
sha-phase-end = Faza końcowa
sha-ground-plain = pole
sha-ground-start = pole startowe
sha-ground-blocked = zablokowane pole
sha-ground-lethal = zabójcze pole
sha-ground-edge = skrajne pole
sha-token-wound = rana
sha-token-move = żeton ruchu
sha-token-charge = żeton szarży
sha-token-guard = żeton straży
sha-token-objective = cel
sha-type-objective = zadanie
sha-type-ploy = fortel
sha-type-upgrade = ulepszenie
sha-timing-at-once = wypełniane natychmiast
sha-timing-end = wypełniane w fazie końcowej
sha-timing-third-end = wypełniane w trzeciej fazie końcowej
sha-timing-early-end = wypełniane w pierwszej albo drugiej fazie końcowej
sha-universal = uniwersalna
sha-leader = dowódca
sha-inspired = natchniony
sha-glory = chwała
sha-characteristic-move = Ruch
sha-characteristic-defence = Obrona
sha-characteristic-wounds = Żywotność
sha-characteristic-range = Zasięg
sha-characteristic-dice = Kości
sha-characteristic-damage = Obrażenia
sha-cleave = Rozpłatanie
sha-knockback = Odrzut { $count }
sha-when-waiting = od następnej aktywacji
sha-when-running = w tej aktywacji
sha-when-phase = do końca fazy
sha-when-round = do końca rundy
sha-state-open = trwa
sha-state-fails = nie udaje się
sha-state-draw = remis
sha-state-succeeds = udaje się
sha-state-ended = skończony

sha-symbol-hammer = młot
sha-symbol-sword = miecz
sha-symbol-shield = tarcza
sha-symbol-dodge = unik
sha-symbol-single = pojedyncze wsparcie
sha-symbol-double = podwójne wsparcie
sha-symbol-crit = krytyk
sha-die-hammer = { $count ->
    [one] młot
    [few] { $count } młoty
   *[other] { $count } młotów
}
sha-die-sword = { $count ->
    [one] miecz
    [few] { $count } miecze
   *[other] { $count } mieczy
}
sha-die-shield = { $count ->
    [one] tarcza
    [few] { $count } tarcze
   *[other] { $count } tarcz
}
sha-die-dodge = { $count ->
    [one] unik
    [few] { $count } uniki
   *[other] { $count } uników
}
sha-die-single = { $count ->
    [one] pojedyncze wsparcie
    [few] { $count } pojedyncze wsparcia
   *[other] { $count } pojedynczych wsparć
}
sha-die-double = { $count ->
    [one] podwójne wsparcie
    [few] { $count } podwójne wsparcia
   *[other] { $count } podwójnych wsparć
}
sha-die-crit = { $count ->
    [one] krytyk
    [few] { $count } krytyki
   *[other] { $count } krytyków
}
sha-no-dice = bez kości
sha-sides-hammer = młoty
sha-sides-sword = miecze
sha-sides-shield = tarcze
sha-sides-dodge = uniki
sha-sides-single = pojedyncze wsparcia
sha-sides-double = podwójne wsparcia
sha-sides-crit = krytyki
sha-no-sides = nic się nie liczy
sha-count = { $form ->
    [both] { $crits ->
        [one] { $crits } krytyk
        [few] { $crits } krytyki
       *[other] { $crits } krytyków
    } i { $others ->
        [one] { $others } sukces
        [few] { $others } sukcesy
       *[other] { $others } sukcesów
    } ({ $sides })
    [crits] { $crits ->
        [one] { $crits } krytyk
        [few] { $crits } krytyki
       *[other] { $crits } krytyków
    } ({ $sides })
    [others] { $others ->
        [one] { $others } sukces
        [few] { $others } sukcesy
       *[other] { $others } sukcesów
    } ({ $sides })
   *[none] bez sukcesu ({ $sides })
}

## Wojownicy, pola i plansze tak, jak potrzebują ich zdania

sha-one = { FORM($fighter, "short") }
sha-one-of-many = { FORM($fighter, "short") } { $number }
sha-one-owned = { $side ->
    [yours] { $one } (twój)
    [theirs] { $one } (wrogi)
   *[other] { $one } ({ $name })
}
sha-some-card = Karta
sha-hex = { $mark ->
    [start] { $hex } (pole startowe)
    [blocked] { $hex } (zablokowane)
    [lethal] { $hex } (zabójcze)
    [token] { $hex } (żeton)
    [objective] { $hex } (cel { $number })
    [lethal-objective] { $hex } (zabójcze, cel { $number })
   *[plain] { $hex }
}
sha-objective = cel { $number } na polu { $hex }
sha-join-long = { $side ->
    [above] { $way ->
        [left] powyżej, o { $count } w lewo
        [right] powyżej, o { $count } w prawo
       *[none] dokładnie powyżej
    }
   *[below] { $way ->
        [left] poniżej, o { $count } w lewo
        [right] poniżej, o { $count } w prawo
       *[none] dokładnie poniżej
    }
}{ $turned ->
    [yes] , z obrotem
   *[no] {""}
}
sha-join-short = { $side ->
    [left] po lewej stronie
   *[right] po prawej stronie
}{ $turned ->
    [yes] , z obrotem
   *[no] {""}
}
sha-way-0 = w prawo
sha-way-1 = w dół i w prawo
sha-way-2 = w dół i w lewo
sha-way-3 = w lewo
sha-way-4 = w górę i w lewo
sha-way-5 = w górę i w prawo

## O co prosi karta

sha-wanted-none = nic
sha-wanted-friend = swojego wojownika
sha-wanted-other-friend = innego swojego wojownika
sha-wanted-enemy = wrogiego wojownika
sha-wanted-any = wojownika
sha-wanted-enemy-beside-friend = wrogiego wojownika, który sąsiaduje z twoim
sha-wanted-beside-first = wojownika, który sąsiaduje z pierwszym
sha-wanted-friend-beside-first = swojego wojownika, który sąsiaduje z pierwszym
sha-wanted-enemy-beside-first = wrogiego wojownika, który sąsiaduje z pierwszym
sha-wanted-friend-out = swojego wojownika, który jest wyłączony z walki
sha-wanted-held-by-you = cel, który utrzymujesz
sha-wanted-held = cel, który ktoś utrzymuje
sha-wanted-other-held = inny cel, który ktoś utrzymuje
sha-wanted-unheld-objective = cel, którego nikt nie utrzymuje
sha-wanted-hex = pole
sha-wanted-empty-hex = puste pole
sha-wanted-upgrade-of-first = ulepszenie tego wojownika
sha-wanted-universal-upgrade-of-fallen = uniwersalne ulepszenie wojownika wyłączonego z walki
sha-wanted-objective-card = zadanie, które może mieć przeciwnik
sha-wanted-direction = kierunek
sha-wanted-instead = innego swojego wojownika, którego też można było wybrać
sha-wanted-opponent = przeciwnika

## Działania: całe zdanie, a w .short to samo obok figury lub karty, do której należy

sha-act-board = Połóż planszę { $board }
    .short = { $board }
sha-act-board-beside = { $who ->
    [you] Dołącz do planszy { $number }, { $board } (twoja)
   *[other] Dołącz do planszy { $number }, { $board } ({ $name })
}
    .short = plansza { $number }, { $board }
sha-act-board-place = Połóż planszę { $board }: { $join }
    .short = { $join }
sha-act-token = Połóż żeton na polu { $spot }
    .short = żeton
sha-act-keep-hand = Zatrzymaj rękę startową
    .short = zatrzymaj
sha-act-redraw = { $what ->
    [objectives] Odrzuć karty zadań i dobierz nowe
    [powers] Odrzuć karty mocy i dobierz nowe
   *[both] Odrzuć całą rękę i dobierz nową
}
    .short = { $what ->
    [objectives] nowe zadania
    [powers] nowe karty mocy
   *[both] nowa ręka
}
sha-act-first-to-place = { $who ->
    [you] Ty zaczynasz ustawianie
   *[other] { $name } zaczyna ustawianie
}
    .short = { $who ->
    [you] najpierw ty
   *[other] najpierw { FORM($name, "inside") }
}
sha-act-first-to-activate = { $who ->
    [you] Ty masz pierwszą aktywację
   *[other] { $name } ma pierwszą aktywację
}
    .short = { $who ->
    [you] najpierw ty
   *[other] najpierw { FORM($name, "inside") }
}
sha-act-deploy = Ustaw wojownika { $fighter }
    .short = ustaw
sha-act-deploy-to = Ustaw wojownika { $fighter } na polu { $spot }
    .short = tutaj
sha-act-opening-done = Nie rób teraz nic więcej
    .short = nic więcej
sha-act-mend = Ulecz wojownika { $fighter } (rany: { $wounds } z { $most })
    .short = ulecz
sha-act-switch = Zamień miejscami cel wojownika { $fighter } i inny cel
    .short = zamień cele
sha-act-pass-activation = Spasuj tę aktywację
    .short = pas
sha-act-decline = Nie rób nic
    .short = nic
sha-act-draw = Dobierz kartę mocy (zostało { $count })
    .short = dobierz
sha-act-swap = Odrzuć kartę zadania i dobierz nową (zostało { $count })
    .short = wymień zadanie
sha-act-move = Ruch: { $fighter } (do { $steps ->
    [one] { $steps } pola
   *[other] { $steps } pól
})
    .short = ruch (do { $steps })
sha-act-charge = Szarża: { $fighter } (do { $steps ->
    [one] { $steps } pola
   *[other] { $steps } pól
})
    .short = szarża (do { $steps })
sha-act-guard = Postaw na straży: { $fighter }
    .short = straż
sha-act-attack = Atak: { $fighter }
    .short = atak
sha-act-raise-ability = { $fighter } przywraca wojownika wyłączonego z walki
    .short = przywróć wojownika
sha-act-command-ability = { $fighter } pozwala ruszyć się innym
    .short = ruch innych
sha-act-use = { $fighter }: użyj karty { $card }
    .short = użyj
sha-act-swap-card = Odrzuć { $card } i dobierz nowe zadanie
    .short = odrzuć
sha-act-go = { $fighter } idzie na pole { $spot }
    .short = tutaj
sha-act-stop-move = { $fighter } zostaje tutaj
    .short = zostań tutaj
sha-act-command = Ruch: { $fighter }
    .short = ruch
sha-act-command-charge = Szarża: { $fighter }
    .short = szarża
sha-act-command-done = Nikt więcej się nie rusza
    .short = nikt więcej
sha-act-raise = Powraca { $fighter }
    .short = powraca
sha-act-return = Postaw wojownika { $fighter } na polu { $spot }
    .short = tutaj
sha-act-weapon = { $weapon } (Zasięg { $range }, { $dice }, Obrażenia { $damage })
    .short = Zasięg { $range }, { $dice }, Obrażenia { $damage }
sha-act-no-attack = Nie atakuj
    .short = nie atakuj
sha-act-target = Zaatakuj wojownika { $fighter } (rany: { $wounds } z { $most })
    .short = zaatakuj
sha-act-drive = Odepchnij wojownika { $fighter } na pole { $spot }
    .short = odepchnij tutaj
sha-act-no-drive = Nie odpychaj wojownika { $fighter }
    .short = nie odpychaj
sha-act-push = Przesuń wojownika { $fighter } na pole { $spot }
    .short = przesuń tutaj
sha-act-stop-push = Nie przesuwaj dalej wojownika { $fighter }
    .short = nie dalej
sha-act-reroll = Przerzuć kość { $number }: { $die }
    .short = przerzuć: { $die }
sha-act-keep-dice = Zostaw kości
    .short = zostaw
sha-act-gambit-succeed = Atak się udaje
    .short = udaje się
sha-act-gambit-fail = Atak się nie udaje
    .short = nie udaje się
sha-act-all-out = Dwie kości więcej: { $fighter }
    .short = dwie kości więcej
sha-act-not-all-out = Bez dodatkowych kości
    .short = bez dodatkowych
sha-act-no-reaction = Nie reaguj
    .short = nie reaguj
sha-act-strike-back = Reakcja z karty wojownika: { $fighter }
    .short = reakcja
sha-act-react = Reakcja: { $card }
    .short = reakcja
sha-act-react-upgrade = Reakcja: { $card } ({ $fighter })
    .short = reakcja
sha-act-pass = Spasuj
    .short = pas
sha-act-pass-close = Spasuj, a krok mocy się skończy
    .short = pas; koniec kroku mocy
sha-act-play = Zagraj { $card }
    .short = zagraj
sha-act-upgrade = Zagraj { $card } za 1 punkt chwały (masz { $glory })
    .short = zagraj za 1 punkt chwały
sha-act-upgrade-free = Zagraj { $card } za darmo
    .short = zagraj za darmo
sha-act-upgrades-done = Bez dalszych ulepszeń
    .short = bez dalszych
sha-act-give = { $fighter } dostaje { $card }
    .short = dla wojownika { $fighter }
sha-act-discard = Odrzuć { $card }
    .short = odrzuć
sha-act-discards-done = { $number ->
    [0] Nie odrzucaj żadnej
   *[other] Nie odrzucaj więcej
}
    .short = { $number ->
    [0] żadnej
   *[other] nie więcej
}
sha-act-no-choice = { $card }: nie wybieraj niczego
    .short = nic
sha-act-no-further-choice = { $card }: nie wybieraj nic więcej
    .short = nic więcej
sha-act-choose-fighter = { $card }: { $fighter } (rany: { $wounds } z { $most })
    .short = { $fighter }
sha-act-choose-hex = { $card }: { $spot }
    .short = { $spot }
sha-act-choose-direction = { $card }: { $way }
    .short = { $way }
sha-act-choose-seat = { $who ->
    [you] { $card }: ty
   *[other] { $card }: { FORM($name, "inside") }
}
    .short = { $who ->
    [you] ty
   *[other] { FORM($name, "inside") }
}
sha-act-choose-card = { $card }: { $chosen }
    .short = { $chosen }
sha-act-pick-token = Przesuń { $objective }
    .short = { $objective }
sha-act-move-token = Przesuń cel { $number } na pole { $spot }
    .short = tutaj
sha-act-switch-with = Zamień: { $objective }
    .short = { $objective }
sha-act-shift = Przesuń teraz wojownika { $fighter }
    .short = przesuń teraz
sha-act-shift-done = Nie przesuwaj nikogo więcej
    .short = nikogo więcej
sha-act-draw-up-to = { $count ->
    [0] Nie dobieraj kart
    [one] Dobierz { $count } kartę
    [few] Dobierz { $count } karty
   *[other] Dobierz { $count } kart
}
    .short = { $count ->
    [0] żadnej
   *[other] { $count }
}
sha-act-heal-up-to = { $count ->
    [0] Nie lecz wojownika { $fighter }
    [one] Zdejmij z wojownika { $fighter } { $count } ranę
    [few] Zdejmij z wojownika { $fighter } { $count } rany
   *[other] Zdejmij z wojownika { $fighter } { $count } ran
}
    .short = { $count ->
    [0] żadnej
   *[other] { $count }
}
sha-act-stride = { $count ->
    [one] Przesuń wojownika { $fighter } o { $count } pole
    [few] Przesuń wojownika { $fighter } najwyżej o { $count } pola
   *[other] Przesuń wojownika { $fighter } najwyżej o { $count } pól
}
    .short = przesuń

## Zdarzenia

sha-event-rolled-off = { $who ->
    [you] Twój rzut sporny: { $dice }.
   *[other] Rzut sporny, { FORM($name, "inside") }: { $dice }.
}
sha-event-rolled-off-nothing = { $who ->
    [you] Twój rzut sporny: ani krytyków, ani wsparć.
   *[other] Rzut sporny, { FORM($name, "inside") }: ani krytyków, ani wsparć.
}
sha-event-won-roll-off-boards = { $who ->
    [you] Wygrywasz rzut sporny, więc kładziesz planszę później.
   *[other] { $name } wygrywa rzut sporny, więc kładzie planszę później.
}
sha-event-won-roll-off-fighters = { $who ->
    [you] Wygrywasz rzut sporny i decydujesz, kto ustawia pierwszy.
   *[other] { $name } wygrywa rzut sporny i decyduje, kto ustawia pierwszy.
}
sha-event-won-roll-off-round = { $who ->
    [you] Wygrywasz rzut sporny i decydujesz, kto ma pierwszą aktywację.
   *[other] { $name } wygrywa rzut sporny i decyduje, kto ma pierwszą aktywację.
}
sha-event-won-roll-off-else = { $who ->
    [you] Wygrywasz rzut sporny.
   *[other] { $name } wygrywa rzut sporny.
}
sha-event-board = { $who ->
    [you] Kładziesz planszę { $board }.
   *[other] { $name } kładzie planszę { $board }.
}
sha-event-token-placed = { $who ->
    [you] Kładziesz żeton celu na polu { $hex }.
   *[other] { $name } kładzie żeton celu na polu { $hex }.
}
sha-event-tokens-turned = Żetony zostają odkryte: { $objectives }.
sha-event-drew = { $kind ->
    [objectives] { $who ->
        [you] { $count ->
            [one] Dobierasz kartę zadania.
            [few] Dobierasz { $count } karty zadań.
           *[other] Dobierasz { $count } kart zadań.
        }
       *[other] { $count ->
            [one] { $name } dobiera kartę zadania.
            [few] { $name } dobiera { $count } karty zadań.
           *[other] { $name } dobiera { $count } kart zadań.
        }
    }
   *[powers] { $who ->
        [you] { $count ->
            [one] Dobierasz kartę mocy.
            [few] Dobierasz { $count } karty mocy.
           *[other] Dobierasz { $count } kart mocy.
        }
       *[other] { $count ->
            [one] { $name } dobiera kartę mocy.
            [few] { $name } dobiera { $count } karty mocy.
           *[other] { $name } dobiera { $count } kart mocy.
        }
    }
}
sha-event-drew-known = { $who ->
    [you] Dobierasz { $card }.
   *[other] { $name } dobiera { $card }.
}
sha-event-redrew = { $what ->
    [none] { $who ->
        [you] Zatrzymujesz rękę startową.
       *[other] { $name } zatrzymuje rękę startową.
    }
    [objectives] { $who ->
        [you] Wymieniasz karty zadań.
       *[other] { $name } wymienia karty zadań.
    }
    [powers] { $who ->
        [you] Wymieniasz karty mocy.
       *[other] { $name } wymienia karty mocy.
    }
   *[both] { $who ->
        [you] Wymieniasz całą rękę.
       *[other] { $name } wymienia całą rękę.
    }
}
sha-event-discarded = { $who ->
    [you] Odrzucasz { $card }.
   *[other] { $name } odrzuca { $card }.
}
sha-event-first-places = { $who ->
    [you] Ustawiasz pierwszego wojownika.
   *[other] { $name } ustawia pierwszego wojownika.
}
sha-event-first-activates = { $who ->
    [you] Masz pierwszą aktywację.
   *[other] { $name } ma pierwszą aktywację.
}
sha-event-deployed = { $who ->
    [you] Ustawiasz wojownika { $fighter } na polu { $hex }.
   *[other] { $name } ustawia wojownika { $fighter } na polu { $hex }.
}
sha-event-round = Runda { $number }.
sha-event-phase = { $phase ->
    [action] Zaczyna się faza akcji.
    [end] Zaczyna się faza końcowa.
   *[setup] Przygotowanie następnej rundy.
}
sha-event-activated = { $who ->
    [you] Aktywacja { $number } z 4: twoja.
   *[other] Aktywacja { $number } z 4: { FORM($name, "inside") }.
}
sha-event-passed = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
}
sha-event-moved = { $fighter } idzie z pola { $from } na pole { $to }.
sha-event-charges = { $fighter } szarżuje.
sha-event-on-guard = { $fighter } staje na straży.
sha-event-attacks = { $fighter } atakuje wojownika { $target }: { $weapon }.
sha-event-rolled-attack = { $fighter }, rzut ataku: { $dice }.
sha-event-rolled-defence = { $fighter }, rzut obrony: { $dice }.
sha-event-rerolled = { $fighter }, przerzut: { $before } → { $die }.
sha-event-succeeds = { $critical ->
    [yes] { $fighter } trafia krytycznie wojownika { $target }. Atak: { $attack }; obrona: { $defence }.
   *[no] { $fighter } trafia wojownika { $target }. Atak: { $attack }; obrona: { $defence }.
}
sha-event-succeeds-trapped = { $critical ->
    [yes] { $target } jest w potrzasku, więc { $fighter } trafia krytycznie. Atak: { $attack }; obrona: { $defence }.
   *[no] { $target } jest w potrzasku, więc { $fighter } trafia. Atak: { $attack }; obrona: { $defence }.
}
sha-event-succeeds-decided = { $fighter } atakuje wojownika { $target }: atak się udaje.
sha-event-fails = { $fighter } nie trafia wojownika { $target }. Atak: { $attack }; obrona: { $defence }.
sha-event-fails-none = { $fighter } nie trafia wojownika { $target }. Atak: { $attack }; obrona: { $defence }.
sha-event-fails-draw = Remis, więc { $fighter } nie trafia wojownika { $target }. Atak: { $attack }; obrona: { $defence }.
sha-event-fails-decided = { $fighter } atakuje wojownika { $target }: atak się nie udaje.
sha-event-suffered = { $count ->
    [one] { $fighter } otrzymuje { $count } obrażenie; rany: { $now }.
    [few] { $fighter } otrzymuje { $count } obrażenia; rany: { $now }.
   *[other] { $fighter } otrzymuje { $count } obrażeń; rany: { $now }.
}
sha-event-unharmed = { $fighter } nie otrzymuje obrażeń.
sha-event-out = Wojownik { $fighter } zostaje wyłączony z walki.
sha-event-glory = { $who ->
    [you] { $count ->
        [one] Dostajesz { $count } punkt chwały; do wydania masz { $now }.
        [few] Dostajesz { $count } punkty chwały; do wydania masz { $now }.
       *[other] Dostajesz { $count } punktów chwały; do wydania masz { $now }.
    }
   *[other] { $count ->
        [one] { $name } dostaje { $count } punkt chwały; do wydania ma { $now }.
        [few] { $name } dostaje { $count } punkty chwały; do wydania ma { $now }.
       *[other] { $name } dostaje { $count } punktów chwały; do wydania ma { $now }.
    }
}
sha-event-lost-glory = { $who ->
    [you] { $count ->
        [one] Tracisz { $count } punkt chwały; do wydania masz { $now }.
        [few] Tracisz { $count } punkty chwały; do wydania masz { $now }.
       *[other] Tracisz { $count } punktów chwały; do wydania masz { $now }.
    }
   *[other] { $count ->
        [one] { $name } traci { $count } punkt chwały; do wydania ma { $now }.
        [few] { $name } traci { $count } punkty chwały; do wydania ma { $now }.
       *[other] { $name } traci { $count } punktów chwały; do wydania ma { $now }.
    }
}
sha-event-inspired = Wojownik { $fighter } zostaje natchniony!
sha-event-uninspired = Wojownik { $fighter } nie jest już natchniony.
sha-event-driven = Wojownik { $fighter } zostaje odepchnięty z pola { $from } na pole { $to }.
sha-event-pushed = Wojownik { $fighter } zostaje przesunięty z pola { $from } na pole { $to }.
sha-event-placed = Wojownik { $fighter } zostaje ustawiony na polu { $hex }.
sha-event-placed-back = Wojownik { $fighter } powraca na pole bitwy, na pole { $hex }.
sha-event-played = { $who ->
    [you] Zagrywasz { $card }.
   *[other] { $name } zagrywa { $card }.
}
sha-event-played-reaction = { $who ->
    [you] Twoja reakcja: { $card }.
   *[other] { $name } używa reakcji: { $card }.
}
sha-event-no-effect = Bez skutku: { $card }.
sha-event-chose-fighter = { $card }, wybór: { $fighter }.
sha-event-chose-hex = { $card }, wybór: { $hex }.
sha-event-chose-card = { $card }, wybór: { $chosen }.
sha-event-shown = { $who ->
    [you] Zagrywasz ulepszenie { $card }.
   *[other] { $name } zagrywa ulepszenie { $card }.
}
sha-event-upgraded = { $who ->
    [you] Płacisz 1 punkt chwały: { $fighter } dostaje { $card }.
   *[other] { $name } płaci 1 punkt chwały: { $fighter } dostaje { $card }.
}
sha-event-upgraded-free = { $fighter } dostaje za darmo { $card }.
sha-event-reacted-ploy = { $who ->
    [you] Twoja reakcja: { $card }.
   *[other] { $name } używa reakcji: { $card }.
}
sha-event-reacted-upgrade = { $fighter } używa reakcji: { $card }.
sha-event-reacted-printed = { $fighter } odpowiada na nieudany atak i nie ustępuje pola.
sha-event-used-upgrade = { $fighter } używa akcji: { $card }.
sha-event-used-raise = { $fighter } przywraca wojownika wyłączonego z walki.
sha-event-used-command = { $fighter } pozwala ruszyć się innym.
sha-event-scored = { $who ->
    [you] Wypełniasz zadanie { $card }.
   *[other] { $name } wypełnia zadanie { $card }.
}
sha-event-healed = { $now ->
    [0] { $fighter }, wyleczone rany: { $count }; nie ma już ran.
   *[other] { $fighter }, wyleczone rany: { $count }; pozostałe: { $now }.
}
sha-event-die-attack = { $who ->
    [you] Rzucasz kością ataku: { $die }.
   *[other] { $name } rzuca kością ataku: { $die }.
}
sha-event-die-defence = { $who ->
    [you] Rzucasz kością obrony: { $die }.
   *[other] { $name } rzuca kością obrony: { $die }.
}
sha-event-lost-upgrade = { $fighter } traci { $card }.
sha-event-token-moved = Cel { $number } przechodzi z pola { $from } na pole { $to }.
sha-event-token-removed = Cel { $number } znika z pola { $hex }.
sha-event-blocked = Pole { $hex } jest zablokowane do końca fazy.
sha-event-switched = { $fighter } i { $other } zamieniają się miejscami.
sha-event-charge-ends = { $fighter } nie może już zaatakować; szarża się kończy.
sha-event-ended-glory = { $result ->
    [won] Wygrywasz: masz najwięcej chwały, { $glory }.
    [lost] Przegrywasz: najwięcej chwały, { $glory }, ma { FORM($name, "inside") }.
   *[other] { $name } wygrywa z największą chwałą, { $glory }.
}
sha-event-ended-wiped-out = { $result ->
    [won] Chwała jest równa, po { $glory }, ale z wrogiej drużyny nie został nikt: wygrywasz.
    [lost] Chwała jest równa, po { $glory }, ale przegrywasz: { FORM($name, "inside") } ma wrogą drużynę, z której nie został nikt.
   *[other] Chwała jest równa, po { $glory }, ale z wrogiej drużyny nie został nikt: wygrywa { FORM($name, "inside") }.
}
sha-event-ended-held = { $result ->
    [won] Chwała jest równa, po { $glory }, ale utrzymujesz więcej celów: wygrywasz.
    [lost] Chwała jest równa, po { $glory }, ale więcej celów utrzymuje { FORM($name, "inside") }: przegrywasz.
   *[other] Chwała jest równa, po { $glory }, ale więcej celów utrzymuje i wygrywa { FORM($name, "inside") }.
}
sha-event-ended-drawn = { $shared ->
    [all] Remis: chwała jest równa i nic innego nie rozstrzyga.
   *[some] Remis o pierwsze miejsce: { $names }.
}

## Pytania

sha-prompt-over = Partia się skończyła.
sha-prompt-waiting = Czekamy na { FORM($name, "accusative") }: { $doing }.
sha-prompt-board = Plansza { $number } z { $most }: którą stronę kładziesz?
sha-prompt-board-beside = Do której planszy dołączasz { $board }?
sha-prompt-board-place = Gdzie kładziesz { $board } względem planszy { $number }, { $beside }?
sha-prompt-token = { $left ->
    [one] Ostatni żeton celu: gdzie go kładziesz?
    [few] Zostały { $left } żetony celów: gdzie kładziesz następny, zakryty?
   *[other] Zostało { $left } żetonów celów: gdzie kładziesz następny, zakryty?
}
sha-prompt-redraw = Twoja ręka startowa: zatrzymujesz ją czy raz wymieniasz?
sha-prompt-first-to-place = Wygrywasz rzut sporny: kto ustawia pierwszego wojownika?
sha-prompt-first-to-activate = Runda { $round }, wygrywasz rzut sporny: kto ma pierwszą aktywację?
sha-prompt-deploy = Którego wojownika teraz ustawiasz?
sha-prompt-deploy-to = Na którym polu startowym zaczyna { $fighter }?
sha-prompt-opening = Zaczyna się runda { $round }: użyj teraz swoich ulepszeń albo nie rób nic więcej.
sha-prompt-activation = Twoja aktywacja { $taken } z { $most }: co robisz?
sha-prompt-granted-activation = { $card }: co robi { $fighter }?
sha-prompt-granted-move-or-attack = { $card }: { $fighter } może wykonać ruch albo atak.
sha-prompt-swap = Którą kartę zadania odrzucasz, by dobrać nową?
sha-prompt-move = { $how ->
    [charge] { $left ->
        [one] { $fighter } szarżuje o { $left } pole. Wybierz pole, z którego zaatakuje.
        [few] { $fighter } szarżuje najwyżej o { $left } pola. Wybierz pole, z którego zaatakuje.
       *[other] { $fighter } szarżuje najwyżej o { $left } pól. Wybierz pole, z którego zaatakuje.
    }
    [flee] { $left ->
        [one] { $fighter } rusza się o { $left } pole, dalej od wszystkich wrogów: dokąd?
        [few] { $fighter } rusza się najwyżej o { $left } pola, dalej od wszystkich wrogów: dokąd?
       *[other] { $fighter } rusza się najwyżej o { $left } pól, dalej od wszystkich wrogów: dokąd?
    }
   *[move] { $left ->
        [one] { $fighter } rusza się o { $left } pole: dokąd?
        [few] { $fighter } rusza się najwyżej o { $left } pola: dokąd?
       *[other] { $fighter } rusza się najwyżej o { $left } pól: dokąd?
    }
}
sha-prompt-weapon = Który atak wykonuje { $fighter }?
sha-prompt-weapon-against = { $fighter } może zaatakować wojownika { $aim }: którym atakiem?
sha-prompt-target = { $weapon }: kogo atakuje { $fighter }?
sha-prompt-sweep = { $weapon } atakuje wszystkich sąsiednich wrogów: kogo teraz atakuje { $fighter }?
sha-prompt-drive = { $left ->
    [one] Czy odpychasz wojownika { $fighter }? Na które pole?
    [few] Czy odpychasz wojownika { $fighter }, łącznie o { $left } pola? Na które pole najpierw?
   *[other] Czy odpychasz wojownika { $fighter }, łącznie o { $left } pól? Na które pole najpierw?
}
sha-prompt-push = { $how ->
    [up-to] Wojownika { $fighter } można przesunąć najwyżej o { $left ->
        [one] { $left } pole
        [few] { $left } pola
       *[other] { $left } pól
    }. Na które pole?
    [next-to] Przesunięcie: { $fighter } ma stanąć obok wojownika { $aim }, najwyżej o { $left ->
        [one] { $left } pole
        [few] { $left } pola
       *[other] { $left } pól
    } dalej. Na które pole?
    [onto-objective] Przesunięcie: { $fighter } ma stanąć na celu, najwyżej o { $left ->
        [one] { $left } pole
        [few] { $left } pola
       *[other] { $left } pól
    } dalej. Na które pole?
    [away] Przesunięcie: { $fighter } ma się oddalić od wszystkich wrogów, najwyżej o { $left ->
        [one] { $left } pole
        [few] { $left } pola
       *[other] { $left } pól
    }. Na które pole?
    [away-from-hex] Przesunięcie: { $fighter } oddala się od pola { $hex }. Na które pole?
    [to-attack] Wojownika { $fighter } można przesunąć przed atakiem: na które pole?
    [together] Przesunięcie: { $fighter } zbliża się do wojownika { $aim }. Na które pole?
   *[freely] Przesunięcie: { $fighter }, łącznie o { $left ->
        [one] { $left } pole
        [few] { $left } pola
       *[other] { $left } pól
    }. Na które pole?
}
sha-prompt-reaction = { $moment } Reagujesz?
sha-prompt-power-step = Krok mocy: zagraj kartę albo spasuj. Chwała do wydania: { $glory }.
sha-prompt-end-upgrades = Faza końcowa: czy zagrywasz ulepszenia? Chwała do wydania: { $glory }.
sha-prompt-choice = { $card }: wybierz { $wanted }.
sha-prompt-choice-or-none = { $card }: wybierz { $wanted } albo nic.
sha-prompt-upgrade = { $card }: które ulepszenie zagrywasz?
sha-prompt-upgrade-to = Kto dostaje { $card }?
sha-prompt-discard-objectives = { $draws ->
    [yes] { $card }: które karty zadań odrzucasz? Dobierzesz tyle samo.
   *[no] Faza końcowa: które karty zadań odrzucasz?
}
sha-prompt-discard-powers = { $draws ->
    [yes] { $card }: które karty mocy odrzucasz? Dobierzesz tyle samo.
   *[no] Faza końcowa: które karty mocy odrzucasz?
}
sha-prompt-raise = Który wojownik powraca?
sha-prompt-return = { $anywhere ->
    [yes] Na którym polu startowym staje { $fighter }?
   *[no] Na którym polu startowym twojego terytorium staje { $fighter }?
}
sha-prompt-reroll-attack = Twój rzut ataku to { $dice }: którą kość przerzucasz?
sha-prompt-reroll-defence = Twój rzut obrony to { $dice }: którą kość przerzucasz?
sha-prompt-gambit = Wygrywasz rzut sporny; { $fighter } atakuje wojownika { $aim }: czy atak się udaje?
sha-prompt-all-out = Czy { $fighter } rzuca dwiema kośćmi więcej? W tej fazie tego wojownika nie będzie już można aktywować.
sha-prompt-command = { $how ->
    [charge] { $left ->
        [one] Który wojownik szarżuje?
       *[other] Który wojownik szarżuje najpierw? Może ich być { $left }.
    }
   *[free] { $left ->
        [one] Który wojownik się rusza?
       *[other] Który wojownik rusza się teraz? Zostało ich { $left }.
    }
}
sha-prompt-mischief = { $card }: który cel przesuwasz?
sha-prompt-token-to = Na które sąsiednie pole przechodzi cel { $number }?
sha-prompt-shift = { $card }: kto zostaje teraz przesunięty?
sha-prompt-shift-or-none = { $card }: kto zostaje teraz przesunięty? Możesz skończyć w każdej chwili.
sha-prompt-draw-up-to = Ile kart mocy dobierasz? Najwyżej { $left }.
sha-prompt-heal-up-to = Ile ran zdejmujesz z wojownika { $fighter }? Najwyżej { $left }.
sha-prompt-switch = Z którym celem zamienia się miejscami ten, który utrzymuje { $fighter }?
sha-prompt-stride = { $left ->
    [one] { $card }: kogo przesuwasz o { $left } pole?
    [few] { $card }: kogo przesuwasz, najwyżej o { $left } pola?
   *[other] { $card }: kogo przesuwasz, najwyżej o { $left } pól?
}

sha-moment-none = Coś się stało.
sha-moment-after-move = { $fighter }: już po ruchu.
sha-moment-before-attack = { $fighter } zaraz zaatakuje.
sha-moment-before-dice = { $attacker } atakuje wojownika { $target }; rzutu jeszcze nie było.
sha-moment-attack-rolled = { $attacker } atakuje wojownika { $target }; rzut ataku: { $attack }.
sha-moment-defence-rolled = { $target }, rzut obrony: { $defence }; { $attacker }, rzut ataku: { $attack }.
sha-moment-would-succeed = { $attacker } atakuje wojownika { $target } i atak by się udał. Atak: { $attack }; obrona: { $defence }.
sha-moment-has-failed = { $attacker } atakuje wojownika { $target } i atak się nie udał. Atak: { $attack }; obrona: { $defence }.
sha-moment-will-damage = { $damage ->
    [one] { $fighter } zaraz otrzyma { $damage } obrażenie.
    [few] { $fighter } zaraz otrzyma { $damage } obrażenia.
   *[other] { $fighter } zaraz otrzyma { $damage } obrażeń.
}
sha-moment-will-take-out = { $damage ->
    [one] { $damage } obrażenie zaraz wyłączy z walki wojownika { $fighter }.
    [few] { $damage } obrażenia zaraz wyłączą z walki wojownika { $fighter }.
   *[other] { $damage } obrażeń zaraz wyłączy z walki wojownika { $fighter }.
}
sha-moment-could-drive = { $attacker } może odepchnąć wojownika { $target }.
sha-moment-driven = { $attacker } odpycha wojownika { $target }.
sha-moment-after-attack = Atak się skończył: { $attacker } na wojownika { $target }.
sha-moment-chosen-by-ploy = { $card }, wybór: { $fighter }.
sha-moment-ploy-played = { $card } czeka na rozpatrzenie.
sha-moment-after-ploy = { $card }: działanie zakończone.
sha-moment-after-upgrade = { $fighter } dostaje ulepszenie.
sha-moment-after-action = { $fighter }: już po akcji.
sha-moment-after-activation = Aktywacja się skończyła.

sha-doing-board = wybór planszy
sha-doing-board-beside = kładzenie planszy
sha-doing-board-place = kładzenie planszy
sha-doing-token = kładzenie żetonu celu
sha-doing-redraw = decyzja o ręce startowej
sha-doing-first-to-place = decyzja, kto ustawia pierwszy
sha-doing-first-to-activate = decyzja, kto zaczyna
sha-doing-deploy = ustawianie wojownika
sha-doing-deploy-to = ustawianie wojownika
sha-doing-opening = ulepszenia na początek fazy
sha-doing-activation = wybór aktywacji
sha-doing-granted-activation = wybór, co zrobi wojownik
sha-doing-swap = wymiana karty zadania
sha-doing-move = ruch wojownika
sha-doing-weapon = wybór ataku
sha-doing-target = wybór atakowanego
sha-doing-sweep = wybór atakowanego
sha-doing-drive = odepchnięcie wojownika
sha-doing-push = przesunięcie wojownika
sha-doing-reaction = decyzja o reakcji
sha-doing-power-step = karta mocy albo pas
sha-doing-end-upgrades = zagrywanie ulepszeń
sha-doing-choice = wybór dla karty
sha-doing-upgrade = wybór ulepszenia
sha-doing-upgrade-to = wybór, kto dostanie ulepszenie
sha-doing-discard-objectives = odrzucanie kart zadań
sha-doing-discard-powers = odrzucanie kart mocy
sha-doing-raise = wybór, kto powraca
sha-doing-return = wybór pola startowego
sha-doing-reroll-attack = decyzja o przerzucie
sha-doing-reroll-defence = decyzja o przerzucie
sha-doing-gambit = rozstrzygnięcie ataku
sha-doing-all-out = wybór liczby kości
sha-doing-command = wybór, kto się rusza
sha-doing-mischief = wybór celu do przesunięcia
sha-doing-token-to = przesuwanie celu
sha-doing-shift = wybór, kogo przesunąć
sha-doing-switch = zamiana celów
sha-doing-stride = wybór, kogo przesunąć
sha-doing-draw-up-to = wybór, ile kart dobrać
sha-doing-heal-up-to = wybór, ile ran zdjąć

## Odmowy

sha-refuse-over = Partia się skończyła.
sha-refuse-unknown = Nie ma działania { $action }.
sha-refuse-must-decide = Tutaj nie można spasować. { $asked }
sha-refuse-other-decision = Teraz chodzi o coś innego. { $asked }
sha-refuse-empty-power-deck = Twoja talia mocy jest pusta, więc nie można z niej dobierać.
sha-refuse-no-objective-card = Nie masz na ręce karty zadania do wymiany.
sha-refuse-only = Teraz może działać tylko { $fighter }.
sha-refuse-no-fighter = W tej partii nie ma takiego wojownika.
sha-refuse-not-yours = { $fighter } nie należy do ciebie.
sha-refuse-out = Wojownika { $fighter } nie ma na polu bitwy.
sha-refuse-frozen = { $fighter } nie może nic zrobić w tej fazie z powodu karty.
sha-refuse-spent = Wojownika { $fighter } nie można już aktywować w tej fazie z powodu karty.
sha-refuse-charged = Wojownika { $fighter } nie można w tej fazie aktywować ponownie: już szarżował.
sha-refuse-moved = Wojownik { $fighter } już się ruszył: w tej fazie nie może wykonać kolejnej akcji ruchu.
sha-refuse-moved-no-charge = Wojownik { $fighter } ma żeton ruchu, więc nie może szarżować.
sha-refuse-no-move = { $fighter } ma teraz Ruch 0.
sha-refuse-nowhere = { $fighter } nie ma dokąd pójść: każde sąsiednie pole jest zablokowane albo zajęte.
sha-refuse-move-or-attack = { $fighter } może teraz tylko wykonać ruch albo atak.
sha-refuse-barred = { $fighter } nie może teraz atakować z powodu karty.
sha-refuse-no-charge-by-ploy = { $fighter } nie może szarżować w tej aktywacji z powodu karty.
sha-refuse-no-charge = { $fighter } nie może szarżować: z żadnego pola w zasięgu ruchu nikogo nie zaatakuje.
sha-refuse-no-target = { $fighter } nie ma wroga w Zasięgu i na linii wzroku.
sha-refuse-no-ability = Na karcie wojownika { $fighter } nie ma takiej akcji.
sha-refuse-nobody-to-command = { $fighter } potrzebuje na polu bitwy towarzyszy, którzy nie wykonali jeszcze ruchu ani szarży ({ $count }), i choć jeden musi mieć dokąd pójść.
sha-refuse-no-starting-hex = Nie ma pustego pola startowego, na które ktoś mógłby powrócić.
sha-refuse-nobody-to-raise = { $fighter } nie ma kogo przywrócić: żaden wyłączony z walki towarzysz nie może powrócić.
sha-refuse-nothing-to-open = { $fighter } nie ma ulepszenia na początek fazy.
sha-refuse-mended = Wojownik { $fighter } był już w tej fazie tak leczony.
sha-refuse-unhurt = { $fighter } nie ma ran.
sha-refuse-switched = W tej fazie cele zostały już zamienione.
sha-refuse-nothing-to-switch = { $fighter } nie utrzymuje celu albo nie ma innego celu.
sha-refuse-charmed = Na początku tej fazy fortel został już zagrany.
sha-refuse-not-in-play = Karty { $card } nie ma w grze.
sha-refuse-not-in-hand = Nie masz na ręce karty { $card }.
sha-refuse-objective = { $card } to zadanie: wypełnia się je, gdy spełni się warunek, a nie zagrywa.
sha-refuse-power-step-only = Kartę { $card } zagrywa się w kroku mocy, nie teraz.
sha-refuse-no-action = { $card } nie ma akcji, której można by użyć.
sha-refuse-repeats = { $card } nic tu już nie dodaje: robi to inny relikt tego wojownika.
sha-refuse-condition = Karty { $card } nie można teraz użyć. { FORM($card, "text") }
sha-refuse-no-choice = Karty { $card } nie można użyć: trzeba wybrać { $wanted }, a nie ma czego. { FORM($card, "text") }
sha-refuse-no-powers = Karty { $card } nie można zagrać: w tej chwili karty mocy są zabronione.
sha-refuse-nobody-may-have = Nie masz ocalałego wojownika, który może dostać { $card }.
sha-refuse-no-glory = { $card } kosztuje 1 punkt chwały, a nie masz żadnego do wydania.
sha-refuse-no-ploys = { $card } to fortel, a w fazie końcowej zagrywa się tylko ulepszenia.
sha-refuse-reaction-only = { $card } to reakcja, zagrywana przy swoim wyzwalaczu. { FORM($card, "text") }
sha-refuse-no-reaction = { $card } to nie reakcja.
sha-refuse-other-trigger = { $card } odpowiada na coś innego. { FORM($card, "text") }
sha-refuse-too-deep = Karty { $card } nie można zagrać: zbyt wiele reakcji odpowiada już jedna na drugą.
sha-refuse-used = Karta { $card } została już użyta.
sha-refuse-no-hex = Na polu bitwy nie ma takiego pola.
sha-refuse-blocked = Na pole { $spot } nie można wejść.
sha-refuse-occupied = Na polu { $spot } stoi już { $fighter }.
sha-refuse-token-start = Żeton celu nie może leżeć na polu startowym: { $spot }.
sha-refuse-token-blocked = Żeton celu nie może leżeć na zablokowanym polu: { $spot }.
sha-refuse-token-near = W promieniu 2 pól od pola { $spot } leży inny żeton.
sha-refuse-token-edge = Na skrajnym polu może leżeć tylko ostatni żeton: { $spot }.
sha-refuse-no-start = { $spot } to nie pole startowe.
sha-refuse-not-at-home = { $spot } nie leży na twoim terytorium.
sha-refuse-same-hex = Ruch musi się zakończyć na innym polu niż to, na którym się zaczął, nie na { $spot }.
sha-refuse-too-far = { $steps ->
    [one] { $spot } leży za daleko: { $fighter } może przejść { $steps } pole.
    [few] { $spot } leży za daleko: { $fighter } może przejść { $steps } pola.
   *[other] { $spot } leży za daleko: { $fighter } może przejść { $steps } pól.
}
sha-refuse-no-attack-from = Szarża musi się zakończyć tam, skąd możliwy jest atak: z pola { $spot } { $fighter } nikogo nie zaatakuje.
sha-refuse-not-away = { $spot } nie leży dalej od wszystkich wrogów niż pole, z którego rusza { $fighter }.
sha-refuse-push-step = { $spot } nie sąsiaduje z wojownikiem { $fighter }.
sha-refuse-push-elsewhere = { $how ->
    [next-to] Przez { $spot } { $fighter } nie dojdzie do wojownika, obok którego ma stanąć.
    [onto-objective] Przez { $spot } { $fighter } nie dojdzie na cel.
    [away] { $spot } nie oddala wojownika { $fighter } od wszystkich wrogów.
    [away-from-hex] { $spot } nie oddala wojownika { $fighter }.
    [to-attack] Z pola { $spot } { $fighter } nie może zaatakować.
   *[other] Wojownika { $fighter } nie można przesunąć na { $spot } tak, jak mówi karta.
}
sha-refuse-not-farther = { $spot } nie leży dalej od atakującego niż teraz { $fighter }.
sha-refuse-not-wanted = { $card }: to nie może być { $chosen }; wybierz { $wanted }. { FORM($card, "text") }
sha-refuse-objective-stays = Cel na polu { $spot } został już przesunięty albo nie ma dokąd przejść.
sha-refuse-no-objective = Na polu { $spot } nie ma celu.
sha-refuse-same-objective = Cel na polu { $spot } to ten, który zmienia miejsce; wybierz inny.
sha-refuse-token-step = Cel { $number } przechodzi na sąsiednie pole, a { $spot } z nim nie sąsiaduje.
sha-refuse-token-taken = Cel { $number } nie może przejść na { $spot }: pole jest zablokowane albo ma cel.
sha-refuse-deployed = { $fighter } stoi już na polu bitwy.
sha-refuse-friend = Wojownika { $fighter } nie można zaatakować: wybierz wroga.
sha-refuse-out-of-range = { $fighter } jest za daleko: { $weapon } ma Zasięg { $range }.
sha-refuse-no-sight = Nie ma linii wzroku do wojownika { $fighter }: { $weapon }, Zasięg { $range }.
sha-refuse-not-in-sweep = { $fighter } nie sąsiaduje z atakującym albo ten atak już go objął.
sha-refuse-no-printed-reaction = { $fighter } nie ma na swojej karcie reakcji na to.
sha-refuse-not-named = { $card } nie jest dla wojownika { $fighter }; wymienia innych.
sha-refuse-no-weapons = { $fighter } nie może dostać { $card }: ten wojownik nie dostaje ulepszeń, które są atakami.
sha-refuse-not-raised = Wojownika { $fighter } nie można tak przywrócić.
sha-refuse-not-out = Wojownik { $fighter } nie jest wyłączony z walki.
sha-refuse-commander = { $fighter } pozwala ruszyć się innym i zostaje na miejscu.
sha-refuse-not-shifted = Wojownika { $fighter } się nie przesuwa: nie trzeba, już to zrobiono albo nie ma dokąd.
sha-refuse-other-kind = { $card } to karta innego rodzaju niż ten, o który chodzi.
sha-refuse-no-such-attack = { $fighter } nie ma teraz ataku { $weapon }.
sha-refuse-reaction-attack = { $weapon } to w tej partii atak tylko dla reakcji.
sha-refuse-aim-out-of-reach = { $weapon } nie sięga wojownika { $target }.
sha-refuse-only-pistols = Ten atak wykonuje się pistoletem, a nie: { $weapon }.
sha-refuse-weapon-no-target = { $weapon } nie sięga żadnego wroga.
sha-refuse-covers-board = Leży tam inna plansza.
sha-refuse-not-in-core = Tej planszy nie ma w zestawie podstawowym.
sha-refuse-no-room = Obok tej planszy nie ma miejsca.
sha-refuse-no-board = Na stole nie ma takiej planszy.
sha-refuse-too-many = To za dużo: najwyżej { $most }.
sha-refuse-no-direction = Jest { $count } kierunków, a to żaden z nich.
sha-refuse-rerolled = Kość { $number } została już przerzucona; robi się to raz.
sha-refuse-no-die = W tym rzucie nie ma kości { $number }.
sha-refuse-no-seat = Na miejscu { $number } nikt nie siedzi.
sha-refuse-no-opponent = { $card }: wybierz przeciwnika.
