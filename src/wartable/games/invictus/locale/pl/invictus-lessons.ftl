# Kurs Invictusa po polsku: tytuł, cel i to, czego uczy lekcja, potem jej kroki. Formy kroku odpowiadają na naciśnięcia, o które nie chodziło.

## Jak się wygrywa: królestwo

lesson-invictus-kingdom = Załóż królestwo
    .goal = Miej przewagę w czterech z pięciu kolorów królestw. Kto ją ma, natychmiast wygrywa.
    .learned = Założenie: masz więcej żołnierzy od przeciwnika w czterech kolorach, więc wygrywasz. Wygrywa też ten, kto usunie wrogiego przywódcę; zobaczysz to na końcu kursu.
lesson-invictus-kingdom-scales = Każdy żołnierz w królestwie liczy się do swojego koloru. Masz więcej od przeciwnika w niebieskim, zielonym i żółtym: to 3 punkty królestwa. W czerwonym prowadzi przeciwnik, a fioletowych nie ma nikt.
lesson-invictus-kingdom-enter = Raz w turze możesz wysłać jednego żołnierza z ręki do królestwa. Naciśnij Maga, który jest fioletowy.
    .archer = Łucznik jest czerwony, a tam przeciwnik ma o dwóch więcej: jeszcze jeden nie da punktu. Weź Maga.
    .end = Jeszcze nie: możesz wygrać w tej właśnie turze. Naciśnij Maga.

## Pole bitwy: kto dokąd sięga

lesson-invictus-ranges = Kto dokąd sięga
    .goal = Traf Maga z tyłu i Łucznika z przodu.
    .learned = Mały wzór na karcie to jej zasięg, liczony od karty do przodu. Jeden atak trafia jedną kartę, a karty po drodze nie przeszkadzają.
lesson-invictus-ranges-guardian = Pole bitwy ma trzy pola z przodu i trzy z tyłu. Strażnik sięga tylko pola tuż przed sobą. Jest puste, więc nie może zaatakować.
lesson-invictus-ranges-archer = Łucznik strzela dwa rzędy do przodu i jeden w bok, jak skoczek w szachach. Z przodu to tylny rząd wroga. Naciśnij swojego Łucznika, a potem Maga.
    .priest = Na Kapłana przyjdzie kolej. Najpierw Łucznik: naciśnij go.
    .end = Czekają na ciebie dwa ataki. Naciśnij swojego Łucznika.
lesson-invictus-ranges-priest = Kapłan sięga jeden rząd do przodu, na ukos. Naciśnij Kapłana, a potem Łucznika: 1 obrażenie przy 2 życia tylko go zrani.
    .end = Jeszcze jeden atak. Naciśnij Kapłana.

## Atak: dokładne trafienie pojmuje

lesson-invictus-capture = Traf dokładnie
    .goal = Pojmij Strażnika do swojego królestwa.
    .learned = Atak równy życiu nietkniętej karty pojmuje ją do twojego królestwa; większy ją niszczy. Obrażenia od wsparcia nigdy nie pojmują.
lesson-invictus-capture-numbers = Miecz to atak, tarcza to życie. Karta leżąca bokiem jest obrócona i ma mniej życia: ten Strażnik ma 2 zamiast 3. Twój Król atakuje z siłą 2.
lesson-invictus-capture-king = 2 na 2 to dokładne trafienie. Naciśnij Króla, a potem Strażnika.
    .warrior = Wojownik będzie następny. Najpierw Król: naciśnij go.
    .priest = Król sięga też Kapłana z tyłu, który ma 2 życia. Tu jednak chodzi o Strażnika.
    .end = Twoja tura dopiero się zaczęła. Naciśnij Króla.
lesson-invictus-capture-captured = Pojmany: Strażnik mieszka teraz w twoim królestwie i liczy się do zielonych. Król jest obrócony i w tej turze już nie zaatakuje.
lesson-invictus-capture-warrior = X znaczy: tyle, ile masz kart w ręce, więc twój Wojownik ma 2. Mag ma tylko 1 życia: za mocny cios niszczy. Spróbuj: naciśnij Wojownika, a potem Maga.
    .end = Został jeszcze jeden atak. Naciśnij Wojownika.

## Atak: obrażenia się sumują

lesson-invictus-damage = Obrażenia się sumują
    .goal = Zniszcz wrogiego Kapłana dwoma atakami.
    .learned = Obrażenia sumują się w ciągu tury, a karta, która przyjęła ich tyle, ile ma życia, jest zniszczona. Zranionej karty nie da się już pojmać. Gdy tura się kończy, wszystkie obrażenia znikają.
lesson-invictus-damage-first = Wrogi Kapłan ma 2 życia, a twój tylko 1 ataku. Atakuj mimo to: naciśnij swojego Kapłana, a potem wrogiego.
    .guardian = Strażnik ma 3 życia: to za dużo na tę turę. Weź Kapłana.
    .archer = Łucznik strzela jako drugi. Najpierw naciśnij Kapłana.
    .end = Twoja tura dopiero się zaczęła. Naciśnij Kapłana.
lesson-invictus-damage-hurt = 1 obrażenie: wrogi Kapłan ma do końca tury 1 z 2 życia. Można go teraz zniszczyć, ale już nie pojmać.
lesson-invictus-damage-second = Z tylnego rzędu Łucznik sięga przedniego rzędu wroga. Dokończ: naciśnij Łucznika, a potem wrogiego Kapłana.
    .guardian = Strażnik jest nietknięty i zostałby tylko draśnięty. Weź Kapłana.
    .end = Jeśli teraz skończysz turę, rany Kapłana znikną. Naciśnij Łucznika.

## Wsparcie: karty z ręki pomagają

lesson-invictus-support = Wsparcie z ręki
    .goal = Pojmij Kapłana Strażnikiem, któremu brakuje 1 ataku.
    .learned = Wsparcie kosztuje kartę: trafia ona na koniec kolejki i może stamtąd później wymaszerować. Przy pięciu kartach w kolejce nikt nie wspiera. Wsparcia fazy głównej są przed atakiem albo po nim, nigdy w trakcie.
lesson-invictus-support-hand = Żołnierz może walczyć, zamieszkać w królestwie albo wspierać z ręki. Wojownik daje wszystkim twoim kartom +1 ataku do końca tury.
lesson-invictus-support-warrior = Twój Strażnik ma 1 ataku, a Kapłan 2 życia. Naciśnij Wojownika na ręce, a potem wolne miejsce w kolejce.
    .enter = W królestwie Wojownik teraz nikomu nie pomoże. Naciśnij wolne miejsce w kolejce.
    .attack = 1 przeciw 2 tylko zrani Kapłana, a wtedy nie da się go już pojmać. Najpierw Wojownik.
    .end = Jeszcze nie: Kapłan jest w zasięgu. Naciśnij Wojownika na ręce.
lesson-invictus-support-attack = Teraz Strażnik ma 2. Naciśnij go, a potem Kapłana.
    .end = Premia przepadłaby z końcem tury. Naciśnij Strażnika.

## Tura przeciwnika: blok

lesson-invictus-block = Zablokuj atak
    .goal = Uratuj Kapłana w turze przeciwnika.
    .learned = Blok także pochodzi z ręki, gdy ktoś atakuje twoją kartę: atak nie ma skutku, a atakujący zostaje obrócony. Gra pyta cię tylko wtedy, gdy możesz blokować.
lesson-invictus-block-threat = Trwa tura przeciwnika. Król C ma 2 ataku, a twój Kapłan 2 życia: dokładne trafienie by go pojmało. Naciśnij Dalej i zobacz atak.
lesson-invictus-block-guardian = Król atakuje. Strażnik na ręce może zablokować: naciśnij go.
    .none = Wtedy Kapłan zostałby pojmany i liczył się przeciwnikowi. Strażnik może temu zapobiec: naciśnij go.
lesson-invictus-block-blocked = Kapłanowi nic się nie stało. Strażnik czeka teraz w kolejce, a Król leży obrócony i ma 3 życia zamiast 4: to twoja szansa w następnej turze.

## Marsz: nowe karty na pole bitwy

lesson-invictus-march = Marsz
    .goal = Wprowadź Łucznika z kolejki do przedniego rzędu.
    .learned = W turze albo atakujesz, albo raz maszerujesz. Jeśli w kolejce są karty, maszeruje pierwsza; jeśli kolejka jest pusta, karta z ręki. Marsz na własną kartę odsyła ją na koniec kolejki.
lesson-invictus-march-queue = Karty czekają w kolejce i żadna nie może wyprzedzić innej: pierwsza, tu Łucznik, wychodzi pierwsza.
lesson-invictus-march-march = Maszerować można na każde swoje pole. Naciśnij Łucznika na początku kolejki, a potem lewe tylne pole.
    .attack = Kto atakuje, nie maszeruje w tej samej turze. Tym razem maszerujemy: naciśnij Łucznika.
    .other = Tamto pole też by się nadało. Weź jednak lewe tylne: zobaczysz dlaczego.
    .end = Najpierw marsz. Naciśnij Łucznika na początku kolejki.
lesson-invictus-march-end = Po marszu nie ma w tej turze ataków. Zakończ turę i zobacz, co się stanie z Łucznikiem.
lesson-invictus-march-forward = Znowu twoja tura. Masz nową kartę na ręce, twoje karty stoją prosto, a Łucznik przeszedł do przodu, bo pole przed nim było puste.

## Koniec: przywódca

lesson-invictus-leader = Wygnaj przywódcę
    .goal = Zniszcz albo pojmij wrogiego przywódcę. Kto to zrobi, natychmiast wygrywa.
    .learned = Wygnanie: przywódcy już nie ma i wygrywasz. Są więc dwa cele: cztery kolory twojego królestwa i wrogi przywódca; a swojego trzeba pilnować. Gdy pierwsza talia się skończy, decydują punkty królestwa.
lesson-invictus-leader-health = Król C jest obrócony: 3 życia. Nie masz ataku 3, ale trzy sposoby na 1 obrażenie każdy.
lesson-invictus-leader-support = Łucznik z ręki wspiera 1 obrażeniem w dowolną kartę wroga. Naciśnij Łucznika na ręce, potem wolne miejsce w kolejce, a potem Króla C.
    .attack = Atak będzie następny. Najpierw Łucznik na ręce.
    .enter = W królestwie nie zrani Króla. Naciśnij Łucznika na ręce, a potem wolne miejsce w kolejce.
    .wizard = Mag może poczekać: o partii decyduje Król. Naciśnij Króla C.
    .end = Możesz wygrać w tej turze. Naciśnij Łucznika na ręce.
lesson-invictus-leader-guardian = Zostały 2 życia. Naciśnij Strażnika, a potem Króla C.
    .end = Jeśli tura się skończy, obrażenia znikną. Naciśnij Strażnika.
lesson-invictus-leader-archer = Ostatni cios: naciśnij Łucznika na polu bitwy, a potem Króla C.
    .end = Brakuje jednego trafienia. Naciśnij Łucznika na polu bitwy.
