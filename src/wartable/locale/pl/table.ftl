# Stół po polsku: co się przy nim stało i dlaczego czegoś odmawia.
# Argumenty: $who to "you" albo "other"; $name to imię osoby albo nazwa miejsca.

table-seat = Gracz { $number }
table-person = { $name }
    .genitive = gracza { $name }
    .accusative = gracza { $name }
table-computer = Komputer
table-waiting = Czekamy, aż wszyscy usiądą.
table-ahead = Wszyscy wybierają jednocześnie i w ukryciu.
table-ahead-done = Wybór jest gotowy i tajny; możesz go jeszcze cofnąć.
table-seed-chosen = Ziarno tej partii ktoś wybrał, więc o tasowaniu niczego się tu nie dowodzi.

## Wpisy w dzienniku

table-resigned = { $who ->
    [you] Poddajesz się.
   *[other] { $name } poddaje się.
}
table-draw-offered = { $who ->
    [you] Proponujesz remis.
   *[other] { $name } proponuje remis.
}
table-draw-declined = { $who ->
    [you] Odrzucasz remis.
   *[other] { $name } odrzuca remis.
}
table-draw-agreed = { $who ->
    [you] Zgadzasz się na remis.
   *[other] { $name } zgadza się na remis.
}
table-undo-asked = { $who ->
    [you] Prosisz o cofnięcie swojej ostatniej decyzji.
   *[other] { $name } prosi o cofnięcie ostatniej decyzji.
}
table-undo-denied = { $who ->
    [you] Nie zgadzasz się na cofnięcie.
   *[other] { $name } nie zgadza się na cofnięcie.
}
table-undone = { $who ->
    [you] Cofasz swoją ostatnią decyzję.
   *[other] { $name } cofa ostatnią decyzję.
}
table-time-out = { $who ->
    [you] Twój czas minął.
   *[other] Koniec czasu: { $name }.
}
table-abandoned = { $who ->
    [you] Nie ma cię zbyt długo; partia uznana za porzuconą.
   *[other] { $name } zbyt długo nie wraca; partia uznana za porzuconą.
}

## Koniec partii, którego nie przyniosły zasady

table-over-resigned = Koniec partii: { $name } poddaje się.
table-over-time = Koniec partii: { $name } nie ma już czasu.
table-over-abandoned = Koniec partii: { $name } porzuca grę.
table-over-agreed = Koniec partii: uzgodniono remis.
table-over-long = Koniec partii: remis po { $most } decyzjach.
table-over-unplayed = Ta partia nigdy się nie zaczęła.
table-over-parted = Tę partię rozegrano według zasad w wersji { $then }; dzisiejsza wersja to { $now }. Dotąd obie mówią to samo; dalszych kroków ({ $left }) nie da się pokazać. Można stąd grać dalej jako nową partię.
table-over-parted-unknown = Tę partię rozegrano według innych zasad niż dzisiejsze. Dotąd jedne i drugie mówią to samo; dalszych kroków ({ $left }) nie da się pokazać. Można stąd grać dalej jako nową partię.
table-over-damaged = Zapis tej partii od tego miejsca już się nie zgadza: dalszych kroków ({ $left }) nie da się pokazać. Można stąd grać dalej jako nową partię.

## Co może kosztować partię

# What can cost a match, told to all who sit at it. $time: such a line of table-time.
table-terms = Co może kosztować partię
table-terms-silence = Kto każe innym czekać { $time }, przegrywa.
table-terms-clock-move = Kto nad jedną decyzją spędzi ponad { $time }, przegrywa.
table-terms-clock-bank = Kto na wszystkie decyzje razem zużyje { $time }, przegrywa.
table-terms-clock-bank-adding = Kto na wszystkie decyzje razem zużyje { $time }, przegrywa; każda kolej decydowania dodaje { $more }.
table-time-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
table-time-hours = { $count ->
    [one] { $count } godzinę
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
table-time-minutes = { $count ->
    [one] { $count } minutę
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
table-time-seconds = { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}

## Dlaczego stół czegoś odmawia

refused-no-match = Nie ma takiej partii.
refused-no-seat = Nie ma takiego miejsca.
refused-no-token = Do tego potrzebny jest tajny link do miejsca w tej partii.
refused-unreadable = Tę partię rozegrano według innej wersji zasad; ta wersja jej nie otworzy.
refused-parted = Tę partię rozegrano według innych zasad niż dzisiejsze; można ją obejrzeć do miejsca, w którym się rozchodzą, i stamtąd grać dalej jako nową partię.
refused-computer-seat = To miejsce komputera.
refused-taken = To miejsce jest zajęte.
refused-not-open = To miejsce czeka na kogoś, kto ma link.
refused-name = { $most ->
    [one] Imię może mieć najwyżej { $most } znak, bez znaków sterujących.
    [few] Imię może mieć najwyżej { $most } znaki, bez znaków sterujących.
   *[other] Imię może mieć najwyżej { $most } znaków, bez znaków sterujących.
}
refused-salt = { $most ->
    [one] Sól może mieć najwyżej { $most } znak, bez znaków sterujących.
    [few] Sól może mieć najwyżej { $most } znaki, bez znaków sterujących.
   *[other] Sól może mieć najwyżej { $most } znaków, bez znaków sterujących.
}
refused-successor = Nowy token ma od 20 do 80 znaków: liter, cyfr, łączników i podkreśleń.
refused-not-started = Partia jeszcze się nie zaczęła; nie wszyscy siedzą.
refused-over = Partia skończona.
refused-not-over = Partia jeszcze trwa.
refused-hint-turn = Podpowiedzi są do twoich własnych decyzji.
refused-hint-persons = Nie ma podpowiedzi, gdy przy stole grają inne osoby.
refused-stale = Ta decyzja już zapadła; spójrz na stół jeszcze raz.
refused-not-your-decision = Teraz decyduje kto inny.
refused-time-is-up = Twój czas minął.
refused-time-left = Na tym zegarze został jeszcze czas.
refused-not-silent = Na tym miejscu cisza trwa jeszcze za krótko.
refused-no-way = Te odpowiedzi do siebie nie pasują. Odpowiadaj na pytania po kolei.
refused-no-such-action = Działania mają numery od 0 do { $most }.
refused-illegal = { $reason }
refused-draw-offered = Propozycja remisu już padła.
refused-draw-declined = Twój remis został odrzucony; po swojej następnej decyzji możesz zaproponować go znowu.
refused-draw-alone = Nie ma komu zaproponować remisu.
refused-no-draw = Nikt nie proponuje ci remisu.
refused-undo = Tego nie można cofnąć: od tego czasu zdecydował ktoś inny albo coś zostało dobrane lub ujawnione.
refused-nothing-to-undo = Nie masz czego cofnąć.
refused-undo-consent = Poproś o zgodę drugą osobę.
refused-undo-alone = Niczyja zgoda nie jest potrzebna; po prostu cofnij.
refused-undo-asked = Prośba o cofnięcie już czeka.
refused-no-undo = Nikt nie prosi cię o zgodę na cofnięcie.
refused-undos = W jednej partii można cofać ruchy najwyżej { $most } razy.
refused-rematch = Następna partia jest już przygotowana.
refused-seats = Liczba miejsc w formacie { $format } to { $seats }, a podano { $given }.
refused-kind = Miejsce jest dla osoby albo dla komputera; nie { $kind }.
refused-options = { $problem }
refused-file-option = { $option } musi być nazwą czegoś gotowego albo pełnym tekstem, nie plikiem.
refused-clock = Zegar jest typu move albo bank i ma od 1 do { $most } s.
refused-window = Okno na odpowiedź trwa od 0 do { $most } s.
refused-stops = Takich zatrzymań nie ma; są: { $known }.
refused-until = Do takiej chwili nie można pasować; można do: { $known }.
refused-until-asked = Nie ma teraz okna do spasowania; tę decyzję trzeba podjąć.
refused-silence = Limit nieobecności to co najmniej { $least } s albo żaden.
refused-step = Partia nie ma takiej chwili: są od 0 do { $most }.
refused-eyes = Póki partia trwa, widzisz ją tylko własnymi oczami.
refused-file = Ten plik nie jest poprawnym zapisem partii: { $problem }
refused-busy = Partia zmieniła się w tej samej chwili; spójrz na stół jeszcze raz.
refused-too-many = Zbyt wiele zapytań; zaczekaj chwilę.
refused-public = Masz już { $most } publicznych partii, które czekają na graczy; zaczekaj, aż ktoś dołączy, albo zaproś kogoś linkiem.
refused-host = Ten stół nie nazywa się { $host }. Kto go prowadzi, może dodać tę nazwę opcją --name.
refused-origin = Stół przyjmuje to tylko z własnych stron.
refused-too-large = Za dużo danych: przyjmujemy najwyżej { $most } B.
refused-too-long = Zajęłoby to ponad { $most } s, więc przerwano.
refused-unable = Stół nie mógł tego wykonać; spróbuj ponownie.
refused-malformed = Tego nie rozumiemy: { $problem }
refused-level = { $level } tu nie gra; grają { $levels }, random, greedy oraz search do { $seconds } s.
refused-no-path = Pod tym adresem nic nie ma.
refused-no-method = Tego adresu tak się nie używa.
refused-store = Partii nie da się teraz zapisać ani odczytać; spróbuj później.
refused-store-gone = Plik z partiami został przeniesiony, usunięty albo podmieniony. Dopóki stół nie zostanie uruchomiony ponownie, niczego nie da się zapisać.
refused-cancel = Ktoś już usiadł, więc partii nie można wycofać.
refused-not-yours = Partię może wycofać tylko ten, kto przy niej czeka.
refused-no-rematch = Nie masz propozycji rewanżu do wycofania.
refused-sign = Nie ma takiego znaku. Dostępne: { $known }.
refused-signs = Najwyżej { $most } znaki w { $seconds } sekund.
refused-sign-alone = Nie ma tu nikogo, komu można dać znak.
