# The course of Shadespire in Polish: a title, a goal and what was learned for each lesson, then its steps. A form of a step
# answers a press that was not meant.

## How one wins: glory

lesson-shadespire-glory = Zdobądź chwałę
    .goal = Wyłącz wroga z walki. To 1 punkt chwały, a wygrywa ten, kto ma jej najwięcej.
    .learned = Po trzech rundach wygrywa ten, kto ma najwięcej chwały. Wyłączony wróg daje 1 punkt, resztę dają zadania. W rundzie masz cztery aktywacje, a atak to jedna z nich.
lesson-shadespire-glory-win = Steelheart jest twój, Targor to wróg. Stoją obok siebie, a miecz sięga właśnie tak daleko: zasięg 1. Rzuca 2 kośćmi, sukces to młot albo krytyk, a obrażenia to 3. Targor wytrzyma już tylko 1.
lesson-shadespire-glory-attack = To twoja aktywacja. Naciśnij Steelhearta, wybierz jego atak, potem Targora.
    .pass = Spasowana aktywacja przepada. Naciśnij Steelhearta i atakuj.
    .move = Stoi już tam, gdzie trzeba. Atakuj Steelheartem.
    .charge = Szarża jest na wrogów, którzy stoją za daleko. Targor stoi obok: atakuj.
    .guard = Później. Teraz możesz pokonać Targora: atakuj Steelheartem.
lesson-shadespire-glory-dice = Młot: jeden sukces. Targor wyrzucił tarczę, ale broni się unikami, więc nie ma żadnego. Atak ma więcej sukcesów niż obrona: trafia, Targor jest wyłączony z walki, a ty masz 1 punkt chwały.

## Supports

lesson-shadespire-support = Walczcie razem
    .goal = Niech towarzysz pomoże Steelheartowi.
    .learned = Twoi wojownicy obok atakowanego wspierają ciebie, a jego towarzysze obok atakującego wspierają jego. Stronie, która ma ich więcej, liczą się pojedyncze wsparcia, a przy przewadze dwóch także podwójne.
lesson-shadespire-support-friend = Obryn też stoi obok Targora: wspiera atak. Targora nie wspiera nikt. Kości z jednym znakiem wsparcia są więc dla ciebie sukcesami.
lesson-shadespire-support-attack = Naciśnij Steelhearta, wybierz jego atak, potem Targora.
    .pass = Dwóch na jednego: nie przepuść tego. Naciśnij Steelhearta.
    .obryn = Obryn też mógłby uderzyć, a Steelheart by go wsparł. Tutaj uderza Steelheart: naciśnij go.
    .move = Stoi tam, gdzie trzeba. Atakuj Steelheartem.
lesson-shadespire-support-counted = Dwa pojedyncze wsparcia i ani jednego młota. W pojedynkę by chybił; z Obrynem obok Targora liczą się oba. Targor jest wyłączony z walki.

## Charge

lesson-shadespire-charge = Szarża
    .goal = Dojdź do wroga i uderz w jednej aktywacji.
    .learned = Szarża to ruch i atak w jednej aktywacji. Potem tego wojownika nie można już aktywować w tej rundzie. Sam ruch zostawia na później ataki i straż.
lesson-shadespire-charge-distance = Młot Obryna sięga na 1 pole, a Saek stoi dalej. Obryn może przejść 3 pola. Pierścień mają pola, z których szarża kogoś dosięgnie.
lesson-shadespire-charge-go = Naciśnij Obryna, wybierz szarżę, potem pole F6 obok Saeka.
    .pass = Wtedy Saek uderzy pierwszy. Naciśnij Obryna i szarżuj.
    .move = Po samym ruchu pierwszy cios zada Saek. Wybierz szarżę.
    .guard = Straż jest dobra, ale tu możesz uderzyć pierwszy. Wybierz szarżę.
    .elsewhere = Stamtąd też można szarżować. Tutaj wybieramy F6.
lesson-shadespire-charge-strike = Jest na miejscu. Teraz cios: wybierz jego atak, potem Saeka.
lesson-shadespire-charge-charged = Młot, a obrona nie ma sukcesu: 3 obrażenia, tyle, ile Saek wytrzyma. Obryn ma teraz żeton szarży i w tej rundzie już nic nie zrobi.

## Guard

lesson-shadespire-guard = Na straży
    .goal = Przygotuj Obryna na atak.
    .learned = Na straży w obronie liczą się i tarcze, i uniki, aż skończy się runda albo wojownik zaszarżuje. Atak musi mieć więcej sukcesów niż obrona: tyle samo to remis, a remis nie zadaje obrażeń.
lesson-shadespire-guard-threat = Garrek przechodzi 4 pola i uderza: może zaszarżować na Obryna. Obryn broni się jedną kością, na której liczy się tarcza albo krytyk.
lesson-shadespire-guard-guard = Na straży liczy się też unik. Naciśnij Obryna i postaw go na straży.
    .pass = Wykorzystaj aktywację: postaw Obryna na straży.
    .move = Garrek i tak go dogoni. Postaw Obryna na straży.
    .steelheart = Garrek nie dosięgnie Steelhearta. Naciśnij Obryna.
    .brightshield = Obryn stoi bliżej Garreka. Naciśnij jego.
lesson-shadespire-guard-held = Garrek wyrzucił jeden młot, Obryn unik, który liczy się tylko dlatego, że stoi na straży: po jednym sukcesie. Remis i żadnych obrażeń. Garrek zaszarżował i w tej rundzie już nic nie zrobi.

## Objectives

lesson-shadespire-objective = Utrzymaj cel
    .goal = Wypełnij zadanie.
    .learned = Żeton celu utrzymuje ten, kto na nim stoi. Na karcie zadania jest napisane, kiedy przynosi punkty: najczęściej w fazie końcowej, gdy każda strona miała cztery aktywacje. Patrz na swoje zadania przed każdą aktywacją.
lesson-shadespire-objective-card = To twoje zadanie { sha-card-seize-ground }: gdy runda się kończy, utrzymuj cel na terytorium wroga. Masz ostatnią aktywację. Cel 3 leży tam, na polu E6.
lesson-shadespire-objective-move = Naciśnij Brightshield, wybierz ruch, potem pole E6.
    .pass = Wtedy nikt nic tam nie utrzyma. Naciśnij Brightshield.
    .other = Ten cel leży na twoim terytorium. Karta mówi o terytorium wroga: pole E6.
    .elsewhere = Tam nie ma celu. Wybierz pole E6.
    .steelheart = Steelheart jest za daleko. Naciśnij Brightshield.
    .obryn = On też by doszedł. Tutaj idzie Brightshield: naciśnij ją.
lesson-shadespire-objective-scored = Wróg nic z tym nie zrobił i runda się skończyła: zadanie { sha-card-seize-ground } wypełnione, 1 punkt chwały. Dobierasz nowe zadanie.

## Power cards

lesson-shadespire-power = Karty mocy
    .goal = Zagraj ulepszenie i fortel.
    .learned = Po każdej aktywacji jest krok mocy: obie strony mogą zagrywać karty, aż obie spasują. Fortel jest za darmo i działa raz. Ulepszenie kosztuje 1 punkt chwały i zostaje; wydana chwała i tak liczy się na końcu.
lesson-shadespire-power-earn = Ulepszenie kosztuje 1 punkt chwały. Najpierw go zdobądź: naciśnij Steelhearta, wybierz jego atak, potem Targora.
    .pass = Bez chwały nie ma ulepszenia. Atakuj Steelheartem.
    .move = Targor stoi tuż obok. Atakuj Steelheartem.
lesson-shadespire-power-upgrade = Masz 1 punkt chwały i zaczyna się krok mocy. Naciśnij kartę { sha-card-blessed-by-sigmar }, potem Steelhearta: wytrzyma o 1 obrażenie więcej.
    .pass = Jeszcze nie: masz dwie karty do zagrania. Naciśnij kartę { sha-card-blessed-by-sigmar }.
    .ploy = Za chwilę. Najpierw ulepszenie: naciśnij kartę { sha-card-blessed-by-sigmar }.
lesson-shadespire-power-ploy = Przeciwnik pasuje, a ty możesz grać dalej. Fortel nic nie kosztuje. Naciśnij kartę { sha-card-heroic-guard }, potem Steelhearta.
    .pass = Została jedna karta. Naciśnij kartę { sha-card-heroic-guard }.
lesson-shadespire-power-done = Steelheart uderzył, zyskał na sile i stoi na straży, a wszystko wokół jednej aktywacji. Dobre kroki mocy wygrywają partie.
