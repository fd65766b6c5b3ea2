# Invictus po polsku, własnymi słowami.
# Argumenty: $who to "you" albo "other", $name imię tej drugiej osoby; $side to "yours", "theirs", "team1" albo "team2".
# Nazwy kart są rodzaju męskiego, więc „twój”, „obrócony” i „zniszczony” pasują do każdej; przypadki stoją w atrybutach.

## Gra i jej gotowe talie

game-invictus = Invictus
    .text = Pojedynek na 21 kart i dwa pola bitwy: każdy żołnierz walczy, osiada w twoim królestwie albo wspiera.
    .facts = 2 lub 4 osoby · około 20 minut
deck-king = Król
deck-king-arrows = Deszcz strzał
deck-king-shields = Mur tarcz
deck-king-short = Gwardia Króla
deck-shogun = Szogun
deck-shogun-charge = Otwarta szarża
deck-shogun-shadows = Cienie
deck-shogun-short = Gwardia Szoguna
deck-pharaoh = Faraon
deck-pharaoh-chariots = Rydwany
deck-pharaoh-undying = Nieśmiertelni
deck-pharaoh-short = Gwardia Faraona
deck-mixed-hunters = Łowcy trzech krain
deck-mixed-hunters-short = Zwiadowcy trzech krain
deck-mixed-wardens = Obrońcy trzech krain
deck-mixed-wardens-short = Strażnicy trzech krain

# INVI-10.4: what a queue may hold; the grades of the challenge have names
queue-1 = 1 karta (Invictus)
queue-2 = 2 karty (Czempion)
queue-3 = 3 karty (Zaprawiony w bojach)
queue-4 = 4 karty (Wprawny)
queue-5 = 5 kart

## Karty

card-warrior = Wojownik
    .genitive = Wojownika
    .accusative = Wojownika
    .instrumental = Wojownikiem
card-guardian = Strażnik
    .genitive = Strażnika
    .accusative = Strażnika
    .instrumental = Strażnikiem
card-archer = Łucznik
    .genitive = Łucznika
    .accusative = Łucznika
    .instrumental = Łucznikiem
card-priest = Kapłan
    .genitive = Kapłana
    .accusative = Kapłana
    .instrumental = Kapłanem
card-wizard = Mag
    .genitive = Maga
    .accusative = Maga
    .instrumental = Magiem
card-samurai = Samuraj
    .genitive = Samuraja
    .accusative = Samuraja
    .instrumental = Samurajem
card-musha = Musha
    .genitive = Mushy
    .accusative = Mushę
    .instrumental = Mushą
card-gunner = Strzelec
    .genitive = Strzelca
    .accusative = Strzelca
    .instrumental = Strzelcem
card-komuso = Komusō
card-ninja = Ninja
    .genitive = Ninji
    .accusative = Ninję
    .instrumental = Ninją
card-commander = Dowódca
    .genitive = Dowódcy
    .accusative = Dowódcę
    .instrumental = Dowódcą
card-medjay = Medżaj
    .genitive = Medżaja
    .accusative = Medżaja
    .instrumental = Medżajem
card-slinger = Procarz
    .genitive = Procarza
    .accusative = Procarza
    .instrumental = Procarzem
card-anubis = Anubis
    .genitive = Anubisa
    .accusative = Anubisa
    .instrumental = Anubisem
card-sorcerer = Czarownik
    .genitive = Czarownika
    .accusative = Czarownika
    .instrumental = Czarownikiem
card-king-a = Król A
    .genitive = Króla A
    .accusative = Króla A
    .instrumental = Królem A
card-king-b = Król B
    .genitive = Króla B
    .accusative = Króla B
    .instrumental = Królem B
card-king-c = Król C
    .genitive = Króla C
    .accusative = Króla C
    .instrumental = Królem C
card-king-d = Król D
    .genitive = Króla D
    .accusative = Króla D
    .instrumental = Królem D
card-king-e = Król E
    .genitive = Króla E
    .accusative = Króla E
    .instrumental = Królem E
card-shogun-a = Szogun A
    .genitive = Szoguna A
    .accusative = Szoguna A
    .instrumental = Szogunem A
card-shogun-b = Szogun B
    .genitive = Szoguna B
    .accusative = Szoguna B
    .instrumental = Szogunem B
card-shogun-c = Szogun C
    .genitive = Szoguna C
    .accusative = Szoguna C
    .instrumental = Szogunem C
card-shogun-d = Szogun D
    .genitive = Szoguna D
    .accusative = Szoguna D
    .instrumental = Szogunem D
card-shogun-e = Szogun E
    .genitive = Szoguna E
    .accusative = Szoguna E
    .instrumental = Szogunem E
card-pharaoh-a = Faraon A
    .genitive = Faraona A
    .accusative = Faraona A
    .instrumental = Faraonem A
card-pharaoh-b = Faraon B
    .genitive = Faraona B
    .accusative = Faraona B
    .instrumental = Faraonem B
card-pharaoh-c = Faraon C
    .genitive = Faraona C
    .accusative = Faraona C
    .instrumental = Faraonem C
card-pharaoh-d = Faraon D
    .genitive = Faraona D
    .accusative = Faraona D
    .instrumental = Faraonem D
card-pharaoh-e = Faraon E
    .genitive = Faraona E
    .accusative = Faraona E
    .instrumental = Faraonem E
leader-unknown = Ten przywódca
    .genitive = tego przywódcy
    .accusative = tego przywódcę
    .instrumental = tym przywódcą

## Wsparcia, na tyle krótko, by zmieściły się obok karty

support-warrior = wszystkie twoje karty mają w tej turze +1 do ataku
support-guardian = atak nie ma skutku
support-archer = 1 obrażenie dowolnej karcie wroga
support-priest = dwie twoje karty zamieniają się miejscami
support-wizard = wsparcie wroga nie ma skutku
support-samurai = twój następny żołnierz atakuje z siłą +3
support-musha = atak nie ma skutku; możesz wysłać poległego wroga do jego kolejki
support-gunner = 2 obrażenia karcie w tylnym rzędzie wroga
support-komuso = twój następny żołnierz może trafić dowolną przednią kartę wroga
support-ninja = widzisz rękę wroga; jej żołnierz idzie do jego kolejki
support-ninja-negate = fioletowe wsparcie wroga nie ma skutku
support-commander = twoi obróceni żołnierze znów są aktywni
support-medjay = atak nie ma skutku; jego cel wraca na rękę
support-slinger = 2 obrażenia karcie wroga na środku przodu
support-anubis = karta z twojego cmentarza wraca na puste pole
support-sorcerer = wsparcie wroga nie ma skutku; karta z twojego królestwa wraca na rękę
support-leader = kopiuje dowolnego żołnierza swojej nacji

timing-main = główne
timing-block = blok
timing-negate = kontra

## Nacje, kolory, miejsca, gracze

nation-king = Król
nation-shogun = Szogun
nation-pharaoh = Faraon
colour-blue = niebieski
colour-green = zielony
colour-red = czerwony
colour-yellow = żółty
colour-purple = fioletowy
colour-leader = przywódca
place-front-left = lewy przód
    .from = z lewego przedniego pola
    .accusative = lewe przednie pole
    .locative = lewym przednim polu
place-front-centre = środek przodu
    .from = ze środkowego przedniego pola
    .accusative = środkowe przednie pole
    .locative = środkowym przednim polu
place-front-right = prawy przód
    .from = z prawego przedniego pola
    .accusative = prawe przednie pole
    .locative = prawym przednim polu
place-back-left = lewy tył
    .from = z lewego tylnego pola
    .accusative = lewe tylne pole
    .locative = lewym tylnym polu
place-back-centre = środek tyłu
    .from = ze środkowego tylnego pola
    .accusative = środkowe tylne pole
    .locative = środkowym tylnym polu
place-back-right = prawy tył
    .from = z prawego tylnego pola
    .accusative = prawe tylne pole
    .locative = prawym tylnym polu

## Co zrobiłby atak albo obrażenia

outcome-captures = pojmanie
outcome-destroys = { $damage ->
    [0] { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[other] { $amount } obrażeń
    }, życie { $health }: zniszczenie
   *[other] { $amount ->
        [one] jeszcze { $amount } obrażenie
        [few] jeszcze { $amount } obrażenia
       *[other] jeszcze { $amount } obrażeń
    }, życie { $health }: zniszczenie
}
outcome-hurts = { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[other] { $amount } obrażeń
}, życie { $health }
outcome-nothing = bez obrażeń

## Działania: całe zdanie, a w .short to samo obok karty, do której należy

act-end-turn = Zakończ turę
    .short = zakończ turę
act-pass-block = Nie blokuj ataku
    .short = nie blokuj
act-pass-negate = Nie kontruj wsparcia
    .short = nie kontruj
act-pass-choose = Nie wybieraj żadnej karty
    .short = nie wybieraj
act-support = { $card } wspiera: { $effect }
    .short = wsparcie: { $effect }
act-support-leader = { $card } wspiera, kopiując żołnierza
    .short = wsparcie: skopiuj żołnierza
act-copy = Skopiuj { FORM($card, "accusative") }: { $effect }
    .short = { $card }: { $effect }
act-block = Blokuje { $card }: { $effect }
    .short = blok: { $effect }
act-negate = Kontruje { $card }: { $effect }
    .short = kontra: { $effect }
act-enter = { $card } wchodzi do twojego królestwa ({ $colour } z { $before } na { $after })
    .short = wejście do królestwa ({ $colour } z { $before } na { $after })
act-march-queue = { $occupied ->
    [yes] { $card } maszeruje z kolejki na { FORM($place, "accusative") }; { $leaving } trafia na koniec kolejki
   *[no] { $card } maszeruje z kolejki na { FORM($place, "accusative") }
}
    .short = { $occupied ->
    [yes] { $place } (za { FORM($leaving, "accusative") })
   *[no] { $place }
}
act-march-hand = { $occupied ->
    [yes] Marsz z ręki na { FORM($place, "accusative") }; { $leaving } wraca na rękę
   *[no] Marsz z ręki na { FORM($place, "accusative") }
}
    .short = { $occupied ->
    [yes] { $place } (za { FORM($leaving, "accusative") })
   *[no] { $place }
}
act-march-card = { $card } maszeruje na { FORM($place, "accusative") }
    .short = { $card }
act-attack = { $card } ({ $place }) atakuje z siłą { $value }: { $targets }
    .short = atak z siłą { $value }: { $targets }
act-attack-target = { $card } ({ $place }; { $outcome })
act-strike = { $card } atakuje { FORM($target, "accusative") } ({ $place }): { $outcome }
    .short = { $target } ({ $place }): { $outcome }
act-choose-enemy-card = { $card } ({ $place }): { $outcome }
    .short = { $card } ({ $place }): { $outcome }
act-choose-enemy-back-card = { $card } ({ $place }): { $outcome }
    .short = { $card } ({ $place }): { $outcome }
act-choose-own-card = { $card } ({ $place })
    .short = { $card } ({ $place })
act-choose-other-own-card = { $other } i { $card } ({ $place }) zamieniają się miejscami
    .short = { $card } ({ $place })
act-choose-empty-cell = { $card } wraca na { FORM($place, "accusative") }
    .short = { $place }
act-choose-enemy-grave-if-room = { $card } przechodzi z cmentarza przeciwnika do jego kolejki
    .short = { $card }
act-choose-enemy-hand-soldier = { $card } przechodzi z ręki przeciwnika do jego kolejki
    .short = { $card }
act-choose-own-grave = { $card } wraca z twojego cmentarza
    .short = { $card }
act-choose-own-kingdom = { $card } wraca z twojego królestwa na rękę
    .short = { $card }
act-take-decoy = Podstęp: { $card } wychodzi z królestwa przeciwnika
    .short = { $card }
act-decoy-cell = { $card } staje obrócony na { FORM($place, "locative") } przeciwnika
    .short = { $place }
act-front-cell = Pierwsza karta staje na twoim { FORM($place, "locative") }
    .short = { $place }
act-deploy = { $card } staje na twoim { FORM($place, "locative") }
    .short = { $card }
act-queue = { $card } trafia do twojej kolejki
    .short = { $card }
act-leave-out = Odłóż { FORM($card, "accusative") } (masz { $count })
    .short = { $card } (masz { $count })
act-take = Weź { FORM($card, "accusative") } (w pudełku: { $count })
    .short = { $card } (w pudełku: { $count })
act-open-with = { $card } trafia do twojej ręki startowej (w talii: { $count })
    .short = { $card } (w talii: { $count })
act-keep-leader = Zatrzymaj { FORM($card, "accusative") }: atak { $attack }, życie { $active } aktywny i { $rested } obrócony
    .short = { $card }: atak { $attack }, życie { $active } aktywny, { $rested } obrócony
act-first-seat = { $who ->
    [you] Pierwszą turę drużyny rozgrywasz ty
   *[other] { $name } rozgrywa pierwszą turę drużyny
}
    .short = { $who ->
    [you] Ty
   *[other] { $name }
}

## Zdarzenia

event-chose-leader = { $name } wybiera przywódcę.
event-chose-leader-known = { $who ->
    [you] Twoim przywódcą zostaje { $card }.
   *[other] { $name } wybiera przywódcę: { $card }.
}
event-left-out = { $name } odkłada kartę.
event-left-out-known = { $who ->
    [you] Odkładasz { FORM($card, "accusative") }.
   *[other] { $name } odkłada { FORM($card, "accusative") }.
}
event-took = { $name } bierze kartę.
event-took-known = { $who ->
    [you] Bierzesz { FORM($card, "accusative") }.
   *[other] { $name } bierze { FORM($card, "accusative") }.
}
event-opened-with = { $name } wybiera kartę do ręki startowej.
event-opened-with-known = { $who ->
    [you] { $card } trafia do twojej ręki startowej.
   *[other] { $card } trafia do ręki startowej { FORM($name, "genitive") }.
}
event-opening-drawn = { $name } dobiera kartę do ręki startowej.
event-opening-drawn-known = { $who ->
    [you] Dobierasz { FORM($card, "accusative") } do ręki startowej.
   *[other] { $name } dobiera { FORM($card, "accusative") } do ręki startowej.
}
event-leader-shown = { $who ->
    [you] Ujawniasz przywódcę: { $card }.
   *[other] { $name } ujawnia przywódcę: { $card }.
}
event-order = { $count ->
    [0] { $who ->
        [you] Zaczynasz.
       *[other] { $name } zaczyna.
    }
   *[other] { $who ->
        [you] Rozgrywasz pierwszą turę drugiej drużyny.
       *[other] { $name } rozgrywa pierwszą turę drugiej drużyny.
    }
}
event-deployed = { $who ->
    [you] Wystawiasz { FORM($card, "accusative") } na { FORM($place, "accusative") }.
   *[other] { $name } wystawia { FORM($card, "accusative") } na { FORM($place, "accusative") }.
}
event-queued = { $who ->
    [you] Wstawiasz { FORM($card, "accusative") } do kolejki.
   *[other] { $name } wstawia { FORM($card, "accusative") } do kolejki.
}
event-entered = { $who ->
    [you] { $card } wchodzi do twojego królestwa.
   *[other] { $card } wchodzi do królestwa { FORM($name, "genitive") }.
}
event-turn = { $who ->
    [you] Tura { $count }: twoja.
   *[other] Tura { $count }: { FORM($name, "inside") }.
}
event-drew = { $name } dobiera kartę.
event-drew-known = { $who ->
    [you] Dobierasz { FORM($card, "accusative") }.
   *[other] { $name } dobiera { FORM($card, "accusative") }.
}
event-stepped-forward = { $side ->
    [yours] Twój { $card } wysuwa się na { FORM($other, "accusative") }.
    [theirs] { $card } przeciwnika wysuwa się na { FORM($other, "accusative") }.
   *[team1] { $card } wysuwa się na { FORM($other, "accusative") }.
}
event-attacked = { $who ->
    [you] Twój { $card } ({ $place }) atakuje z siłą { $value }.
   *[other] { $name } atakuje { FORM($card, "instrumental") } ({ $place }) z siłą { $value }.
}
event-targeted = { $side ->
    [yours] Celem jest twój { $card } ({ $place }).
   *[theirs] Celem jest { $card } ({ $place }).
}
event-declined-block = { $who ->
    [you] Nie blokujesz.
   *[other] { $name } nie blokuje.
}
event-declined-negate = { $who ->
    [you] Nie kontrujesz wsparcia.
   *[other] { $name } nie kontruje wsparcia.
}
event-supported = { $who ->
    [you] Zagrywasz wsparcie: { $card }.
   *[other] { $name } zagrywa wsparcie: { $card }.
}
event-supported-copying = { $who ->
    [you] Zagrywasz wsparcie: { $card } kopiuje { FORM($support, "accusative") }.
   *[other] { $name } zagrywa wsparcie: { $card } kopiuje { FORM($support, "accusative") }.
}
event-blocked = { $side ->
    [yours] Atak na twojego { FORM($card, "accusative") } ({ $place }) zostaje zablokowany.
   *[theirs] Atak na { FORM($card, "accusative") } ({ $place }) zostaje zablokowany.
}
event-negated = { $who ->
    [you] Kontrujesz wsparcie { FORM($support, "genitive") }.
   *[other] { $name } kontruje wsparcie { FORM($support, "genitive") }.
}
event-damaged = { $side ->
    [yours] Twój { $card } ({ $place }) otrzymuje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    } (życie { $health }).
   *[theirs] { $card } ({ $place }) otrzymuje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    } (życie { $health }).
}
event-destroyed = { $side ->
    [yours] Twój { $card } ({ $place }) zostaje zniszczony.
   *[theirs] { $card } ({ $place }) zostaje zniszczony.
}
event-captured = { $who ->
    [you] Pojmujesz { FORM($card, "accusative") } ({ $place }).
   *[other] { $name } pojmuje { $side ->
        [yours] twojego { FORM($card, "accusative") }
       *[theirs] { FORM($card, "accusative") }
    } ({ $place }).
}
event-marched = { $who ->
    [you] Twój { $card } maszeruje na { FORM($place, "accusative") }.
   *[other] { $name } marszem wprowadza { FORM($card, "accusative") } na { FORM($place, "accusative") }.
}
event-to-queue = { $side ->
    [yours] Twój { $card } przechodzi { FORM($place, "from") } do kolejki.
    [theirs] { $card } przeciwnika przechodzi { FORM($place, "from") } do kolejki.
   *[team1] { $card } przechodzi { FORM($place, "from") } do kolejki.
}
event-to-hand = { $who ->
    [you] { $card } wraca { FORM($place, "from") } na twoją rękę.
   *[other] { $card } wraca { FORM($place, "from") } na rękę { FORM($name, "genitive") }.
}
event-swapped = { $side ->
    [yours] Twoje karty zamieniają się miejscami: { $place } i { $other }.
    [theirs] Karty przeciwnika zamieniają się miejscami: { $place } i { $other }.
   *[team1] Karty zamieniają się miejscami: { $place } i { $other }.
}
event-raised = { $side ->
    [yours] { $card } wraca z twojego cmentarza na { FORM($place, "accusative") }.
    [theirs] { $card } wraca z cmentarza przeciwnika na { FORM($place, "accusative") }.
   *[team1] { $card } wraca z cmentarza na { FORM($place, "accusative") }.
}
event-hand-shown = { $who ->
    [you] Pokazujesz z ręki: { $card } ×{ $count }.
   *[other] { $name } pokazuje z ręki: { $card } ×{ $count }.
}
event-forced-to-queue = { $who ->
    [you] Twój { $card } musi przejść z ręki do kolejki.
   *[other] { $name } musi wstawić { FORM($card, "accusative") } z ręki do kolejki.
}
event-from-grave-to-queue = { $side ->
    [yours] { $card } przechodzi z twojego cmentarza do twojej kolejki.
    [theirs] { $card } przechodzi z cmentarza przeciwnika do jego kolejki.
   *[team1] { $card } przechodzi z cmentarza do kolejki.
}
event-from-kingdom = { $who ->
    [you] { $card } wraca z twojego królestwa na rękę.
   *[other] { $name } bierze { FORM($card, "accusative") } z królestwa na rękę.
}
event-readied = { $side ->
    [yours] { $count ->
        [one] { $count } twój żołnierz znów jest aktywny.
       *[other] { $count } twoich żołnierzy znów jest aktywnych.
    }
    [theirs] { $count ->
        [one] { $count } żołnierz przeciwnika znów jest aktywny.
       *[other] { $count } żołnierzy przeciwnika znów jest aktywnych.
    }
   *[team1] { $count ->
        [one] { $count } żołnierz znów jest aktywny.
       *[other] { $count } żołnierzy znów jest aktywnych.
    }
}
event-decoy-taken-kingdom = { $who ->
    [you] Pole bitwy jest puste: podstępem wywabiasz { FORM($card, "accusative") } z królestwa przeciwnika.
   *[other] { $name } podstępem wywabia { FORM($card, "accusative") } z królestwa na puste pole bitwy.
}
event-decoy-taken-queue = Podstęp wywabia { FORM($card, "accusative") } z początku kolejki.
event-decoy-placed = Wywabiony { $card } staje na { FORM($place, "locative") }.
event-kingdom-points = { $who ->
    [you] Masz teraz { $count } PK.
   *[other] { $name } ma teraz { $count } PK.
}
event-ended-exile = { $result ->
    [won] Wygrywasz: przeciwnik stracił przywódcę.
    [lost] Przegrywasz: twój przywódca został pokonany.
    [seat] { $name } wygrywa: druga strona straciła przywódcę.
    [team1] Wygrywa drużyna 1: druga strona straciła przywódcę.
   *[team2] Wygrywa drużyna 2: druga strona straciła przywódcę.
}
event-ended-founding = { $result ->
    [won] Wygrywasz: cztery punkty królestwa wystarczą do założenia państwa.
    [lost] Przegrywasz: przeciwnik ma cztery punkty królestwa.
    [seat] { $name } wygrywa: ma cztery punkty królestwa.
    [team1] Wygrywa drużyna 1: ma cztery punkty królestwa.
   *[team2] Wygrywa drużyna 2: ma cztery punkty królestwa.
}
event-ended-ruin = { $result ->
    [won] Wygrywasz: nikt już nie obroni pola bitwy przeciwnika.
    [lost] Przegrywasz: nikt już nie obroni twojego pola bitwy.
    [seat] { $name } wygrywa: druga strona nie ma już nikogo.
    [team1] Wygrywa drużyna 1: druga strona nie ma już nikogo.
   *[team2] Wygrywa drużyna 2: druga strona nie ma już nikogo.
}
event-ended-wars-end = { $result ->
    [won] Koniec wojny: masz przewagę i wygrywasz.
    [lost] Koniec wojny: przewagę ma przeciwnik, przegrywasz.
    [drawn] Koniec wojny: siły są równe, remis.
    [seat] Koniec wojny: { $name } ma przewagę i wygrywa.
    [team1] Koniec wojny: drużyna 1 ma przewagę i wygrywa.
   *[team2] Koniec wojny: drużyna 2 ma przewagę i wygrywa.
}

## Pytania

prompt-over = Partia skończona.
prompt-waiting = Czekamy na { FORM($name, "accusative") }: { $doing }.
prompt-leader = Którego przywódcę zatrzymujesz? Jego utrata to przegrana.
prompt-leave-out = { $left ->
    [one] Twoja talia to { $size } z tych kart: odłóż jeszcze jedną.
    [few] Twoja talia to { $size } z tych kart: odłóż { $left } karty.
   *[other] Twoja talia to { $size } z tych kart: odłóż { $left } kart.
}
prompt-take = { $left ->
    [one] Zbuduj talię: weź jeszcze jedną kartę.
    [few] Zbuduj talię: weź jeszcze { $left } karty.
   *[other] Zbuduj talię: weź jeszcze { $left } kart.
}
prompt-opening = { $left ->
    [one] Wybierz z talii jeszcze jedną kartę do ręki startowej.
    [few] Wybierz z talii { $left } karty do ręki startowej.
   *[other] Wybierz z talii { $left } kart do ręki startowej.
}
prompt-first-seat = Kto z twojej drużyny zaczyna?
prompt-front-cell = Gdzie staje twoja pierwsza karta? Wybierz przednie pole, potem kartę.
prompt-front-card = Która karta staje na twoim { FORM($place, "locative") }?
prompt-queue-card = Która karta trafia do twojej kolejki? Później może stamtąd wymaszerować.
prompt-kingdom-card = Który żołnierz zakłada twoje królestwo?
prompt-main = { $state ->
    [attacked] Twoja faza główna: atakuj dalej, wspieraj albo zakończ turę.
    [marched] Twoja faza główna: marsz wykonany; wspieraj albo zakończ turę.
   *[fresh] Twoja faza główna: atakuj albo wykonaj jeden marsz.
}
prompt-copy = Które wsparcie kopiuje { $card }?
prompt-march-card = Która karta z ręki maszeruje na { FORM($place, "accusative") }?
prompt-target = { $attacker } atakuje z siłą { $value }: kogo?
prompt-block = Blokujesz? { $attacker } atakuje twojego { FORM($target, "accusative") } ({ $target-place }) z siłą { $value }: { $outcome }.
prompt-negate = { $name } zagrywa wsparcie: { $card }. Treść karty: „{ $effect }”. Kontrujesz?
prompt-choose-enemy-card = Która karta przeciwnika otrzymuje obrażenia? Wspiera { $card }.
prompt-choose-enemy-back-card = Która karta w tylnym rzędzie przeciwnika otrzymuje obrażenia? Wspiera { $card }.
prompt-choose-own-card = Która z twoich kart zmienia miejsce?
prompt-choose-other-own-card = Z którą z twoich kart zamienia się miejscami?
prompt-choose-empty-cell = Na które puste pole wraca?
prompt-choose-enemy-grave-if-room = Która karta z cmentarza przeciwnika trafia na koniec jego kolejki?
prompt-choose-enemy-hand-soldier = Który żołnierz z ręki przeciwnika trafia do jego kolejki?
prompt-choose-own-grave = Która karta wraca z twojego cmentarza?
prompt-choose-own-kingdom = Która karta z twojego królestwa wraca na rękę?
prompt-decoy-card = Pole bitwy przeciwnika jest puste. Którą kartę wywabiasz z jego królestwa?
prompt-decoy-cell = Na którym przednim polu przeciwnika staje obrócony { $card }?
prompt-end-entry = Masz na ręce co najmniej 6 kart, a wejścia nie było: który żołnierz wchodzi do królestwa?

doing-leader = wybór przywódcy
doing-leave-out = budowa talii
doing-take = budowa talii
doing-opening = wybór ręki startowej
doing-first-seat = wybór, kto zaczyna
doing-front-cell = wystawienie pierwszej karty
doing-front-card = wystawienie pierwszej karty
doing-queue-card = pierwsza karta w kolejce
doing-kingdom-card = założenie królestwa
doing-main = faza główna
doing-copy = wybór wsparcia do skopiowania
doing-march-card = wybór karty do marszu
doing-target = wybór celu
doing-block = decyzja o bloku
doing-negate = decyzja o kontrze
doing-choose = wybór do wsparcia
doing-decoy-card = wybór karty do podstępu
doing-decoy-cell = wybór pola do podstępu
doing-end-entry = wybór żołnierza do królestwa

## Odmowy

refuse-over = Partia skończona.
refuse-unknown = Nie ma działania { $action }.
refuse-must-decide = Tego nie można pominąć. { $asked }
refuse-other-decision = Najpierw inna decyzja. { $asked }
refuse-in-setup = Partia jeszcze się nie zaczęła; najpierw przygotowanie.
refuse-during-attack = Trwa atak; do jego końca nie dzieje się nic innego.
refuse-during-support = Trwa wsparcie; wejście musi poczekać, aż się skończy.
refuse-not-your-turn = To może zrobić tylko gracz, którego tura trwa.
refuse-empty-cell = Na { FORM($place, "locative") } nie ma twojej karty.
refuse-after-march = { $card } nie może atakować: w tej turze był już marsz.
refuse-rested = { $card } ({ $place }) jest obrócony; atakują tylko aktywne karty.
refuse-nothing-in-range = { $card } ({ $place }) nie ma żadnego wroga w zasięgu.
refuse-no-front-enemy = { $card } musi teraz trafić w przedni rząd przeciwnika, a nikt tam nie stoi.
refuse-second-march = Marsz już był; wolno wykonać jeden w turze.
refuse-march-after-attack = W tej turze był już atak, więc nie ma marszu.
refuse-back-cell-closed = Nie można wejść na { FORM($place, "accusative") }, póki pole przed nim jest puste.
refuse-nothing-to-march = Nie ma kto maszerować: kolejka i ręka są puste.
refuse-not-in-hand = Nie masz na ręce { FORM($card, "genitive") }.
refuse-second-entry = { $card } nie może wejść: wolno jedno wejście w turze, a już było.
refuse-leader-in-kingdom = { $card } to przywódca, a przywódcy nigdy nie wchodzą do królestwa.
refuse-queue-full = { $limit ->
    [one] Twoja kolejka jest pełna ({ $limit } karta), więc nie można użyć wsparcia.
    [few] Twoja kolejka jest pełna ({ $limit } karty), więc nie można użyć wsparcia.
   *[other] Twoja kolejka jest pełna ({ $limit } kart), więc nie można użyć wsparcia.
}
refuse-timing-main = { $card } wspiera tylko w twojej fazie głównej, poza atakiem.
refuse-timing-block = { $card } wspiera tylko jako blok, gdy przeciwnik wskaże cel ataku.
refuse-timing-negate = { $card } wspiera tylko jako odpowiedź na wsparcie przeciwnika.
refuse-no-effect = { $card } nic by teraz nie zdziałał: { $needs }.
refuse-nothing-to-copy = { $card } nie ma teraz do skopiowania wsparcia, które coś by dało.
refuse-copy-needs-leader = Aby skopiować wsparcie, użyj najpierw przywódcy z ręki.
refuse-no-cell-asked = Nie wybierasz teraz pola; wskaż najpierw atakującego albo kartę.
refuse-choose-cell = Wybierz pole, nie kartę.
refuse-choose-card = Wybierz kartę, nie pole.
refuse-not-a-choice = { $area ->
    [hand] { $card } nie jest żołnierzem z tej ręki.
    [kingdom] W twoim królestwie nie ma { FORM($card, "genitive") }.
   *[graveyard] Na tym cmentarzu nie ma { FORM($card, "genitive") }.
}
refuse-cell-must-be-empty = Pole zajęte: { $place }.
refuse-cell-must-be-enemy = Na { FORM($place, "locative") } nie stoi żaden wróg.
refuse-cell-must-be-back-enemy = Na { FORM($place, "locative") } nie stoi wróg z tylnego rzędu.
refuse-cell-must-be-own = Na { FORM($place, "locative") } nie stoi inna twoja karta.
refuse-target-empty = Na { FORM($place, "locative") } nie stoi żaden wróg.
refuse-out-of-range = Poza zasięgiem { FORM($card, "genitive") }: { $place }.
refuse-decoy-front-only = Karty podstępu stają w przednim rzędzie, a to { $place }.
refuse-cell-taken = Pole zajęte: { $place }.
refuse-not-in-their-kingdom = W królestwie przeciwnika nie ma { FORM($card, "genitive") }.
refuse-leader-not-built = Przywódców wybiera się osobno; talię buduje się z żołnierzy.
refuse-foreign-soldier = { $card } należy do innej nacji.
refuse-colour-taken = W kolorze { FORM($card, "genitive") } masz już inny rodzaj, a wolno mieć jeden rodzaj na kolor.
refuse-none-left = Nie ma już do wyboru { FORM($card, "genitive") }.
refuse-leader-waits = { $card } sam trafi na twoją rękę, gdy ujawnią się wszyscy przywódcy.
refuse-not-in-deck = Nie masz w talii { FORM($card, "genitive") }.
refuse-front-only = Pierwsza karta staje w przednim rzędzie, a to { $place }.
refuse-leader-kept = Przywódców wybiera się tylko na początku.
refuse-foreign-leader = { $card } przewodzi innej nacji.
refuse-leader-not-dealt = { $card } nie został ci rozdany.
refuse-order-by-chance = O tym, kto zaczyna, decyduje los.
refuse-other-team = Gracz { $number } nie jest z twojej drużyny.
refuse-order-settled = Kolejność tur nie jest teraz ustalana.

needs-priest = potrzebne są dwie twoje karty na polu bitwy
needs-musha = cmentarz przeciwnika jest pusty
needs-gunner = w tylnym rzędzie nie stoi żaden wróg
needs-komuso = jeden Komusō już czeka
needs-ninja = ręka przeciwnika jest pusta albo jego kolejka pełna
needs-ninja-negate = kontruje tylko fioletowe wsparcie, które nie jest kontrą
needs-commander = żaden z twoich żołnierzy nie jest obrócony
needs-slinger = na środku przodu nie stoi żaden wróg
needs-anubis = potrzebna jest karta na twoim cmentarzu i puste pole
needs-sorcerer = bloku nie skontruje, a potrzebna jest karta w twoim królestwie
