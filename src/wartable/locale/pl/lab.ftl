# Laboratorium po polsku: co mówią jego polecenia i raporty i co może się nie udać.

## Gdzie są wyniki

lab-kept = Każda partia jest w { $folder }; wartable report powie, co z nich wynika.
lab-resume-where = --resume podejmuje pracę w folderze; podaj go przez --out.
lab-folder-used = { $folder } ma już wyniki: podejmij je przez --resume albo podaj inny folder.
lab-folder-other = { $folder } ma wyniki czegoś innego; różnią się: { $changed }.
lab-folder-strange = { $folder } zawiera coś innego niż wyniki; podaj nowy albo pusty folder.
lab-folder-writing = nie można zapisać { $folder }: { $reason }.
lab-no-folder = { $folder } nie ma wyników laboratorium.
lab-no-job = laboratorium niczego takiego nie rozgrywało: { $problem }.
lab-no-parquet = nie można odczytać { $file } jako wierszy laboratorium.
lab-no-rows = to nie są wiersze laboratorium: { $problem }.
lab-no-row = { $file } nie ma wiersza { $row }; ostatni to { $last }.
lab-stopped = zatrzymano po { $done } z { $total } partii; bez --out nic nie zostaje.
lab-stopped-kept = zatrzymano po { $done } z { $total } partii; są w { $folder }, a --resume gra dalej.
lab-no-extra = do tego potrzebny jest dodatek „{ $extra }”, którego nie ma: { $command }
lab-ray-address = { $address } nie jest adresem klastra; może to być auto, HOST:PORT albo ray://HOST:PORT.
lab-ray-none = nie można połączyć się z klastrem { $address }: { $reason }.

## Co można badać

lab-no-sides = w formacie { $format } gry { $game } nie ma niczego, co każde miejsce miałoby własne.
lab-no-option = { $option } nie jest niczym, co każde miejsce ma własne; jest { $known }.
lab-unknown-sides = { $names } nie może tu grać; jest { $known }.
lab-sides-twice = każde trzeba podać raz.
lab-two-sides = muszą spotkać się co najmniej dwie strony; podaj je przez --decks, po przecinku.
lab-deck-needed = podaj talię przez --deck: plik albo jedną z { $known }.
lab-no-weights = greedy nie ma w grze { $game } wag, które można by stroić.
lab-steps = kroków może być od 1 do { $most }, a nie { $steps }.

## W trakcie

lab-doing-matchups = pojedynki
lab-doing-balance = wartość kart
lab-doing-tune = strojenie
lab-doing-calibrate = kalibracja

## Wyniki

lab-usual = zwykłe
lab-decided = tak
lab-open = jeszcze nie
lab-nothing = nic
lab-advantage-first = pierwsza tura
lab-advantage-extra-crit = dodatkowy krytyk
lab-advantage = Kto miał: { $name }, zdobył { $share }% (95% między { $low }% a { $high }%, partii: { $games }).
lab-advantage-of = { $side }, { $name }: { $share }; bez tego: { $less }
lab-with = z tym
lab-without = bez tego
lab-too-wide = Tabela wszystkich par jest szersza niż ten terminal: pokaże ją szerszy, --json albo raport z tego, co zachowa --out.
lab-first-seat = Miejsce 0 zdobyło { $share }% (95% między { $low }% a { $high }%, partii: { $games }).
lab-whole = Cała talia { $deck } zdobyła { $share }; partii: { $games }.
lab-check = Znalezione wagi zdobyły { $share } przeciw wagom gry; partii z nowych ziaren: { $games }.
lab-better = Są lepsze.
lab-not-better = Nie dowiedziono, że są lepsze; gra zostaje przy swoich.

## Odtwarzanie wiersza

lab-replay-row = { $game }, { $format }, ziarno { $seed }: { $players }
lab-replay-ended = Koniec po { $moves } ruchach, wynik { $returns }.
lab-replay-same = Tak mówi wiersz.
lab-replay-differs = Wiersz mówi co innego: grały inne zasady albo inni gracze.
lab-replay-saved = Partia jest w { $file }; sprawdzi ją wartable verify.

## Kolumny

lab-column-player = gracz
lab-column-opponent = przeciwnik
lab-column-rating = ranking
lab-column-margin = ± 95%
lab-column-score = wynik
lab-column-games = partie
lab-column-decided = lepszy od następnego
lab-column-all = wszyscy
lab-column-one = strona
lab-column-other = przeciw
lab-column-card = karta
lab-column-copies = kopie
lab-column-worth = wartość, w % punktów
lab-column-interval = 95%
lab-column-instead = zamiast niej
lab-column-weight = waga
lab-column-was = była
lab-column-found = znaleziona
lab-column-game = gra
lab-column-players = gracze
lab-column-options = opcje
lab-column-seed = pierwsze ziarno
lab-column-version = wersja
lab-column-said = zapowiedź
lab-column-won = wynik
lab-column-positions = pozycje

## Raporty

lab-report-written = Raport jest w { $file }.
lab-report-replay = Każdą partię można rozegrać jeszcze raz po numerze jej wiersza:
lab-title-simulate = { $game }: seria
lab-title-ladder = { $game }: drabinka
lab-title-matchups = { $game }: pojedynki
lab-title-balance = { $game }: ile warte są karty
lab-title-tune = { $game }: wagi gracza greedy
lab-heading-curve = Jak szedł wynik
lab-heading-pairs = Każdy z każdym
lab-heading-numbers = Każda para w liczbach
lab-heading-all = Przeciw wszystkim innym
lab-heading-seats = Ile warte są miejsca
lab-heading-advantages = Ile warta jest przewaga
lab-heading-steps = Kroki
lab-along-seeds = rozegrane ziarna
lab-along-steps = kroki
lab-seat-zero = miejsce 0
lab-page-empty = W { $folder } nie ma jeszcze wyników. Każde polecenie laboratorium zostawi je z --out.
lab-page-unreadable = nie do odczytania
lab-page-back = Wszystkie wyniki

## Sieci, które się uczą

lab-learn-game = { $game } nie mówi, jak sieci mają ją czytać, więc żadna nie może się jej nauczyć.
lab-learn-extra = nauka wymaga PyTorcha, a nie jest zainstalowany; daje go pip install "wartable[train]".
lab-learn-out = podaj przez --out folder na to, czego sieć się nauczy.
lab-learn-there = { $file } już jest: podejmij go przez --resume albo podaj inny folder.
lab-learn-nothing = nie ma punktu kontrolnego { $file }, od którego można by podjąć naukę.
lab-learn-other = { $file } to punkt kontrolny czegoś innego: { $problem }.
lab-learn-number = { $option } to liczba całkowita od { $least } do { $most }; nie { $value }.
lab-learn-device = nie ma urządzenia { $device }; jest { $known }.
lab-learn-no-cuda = nie ma procesora graficznego, którego PyTorch mógłby użyć; --device cpu uczy bez niego.
lab-learn-no-file = nie ma pliku { $file }.
lab-learn-no-study = { $file } nie jest plikiem z partiami do nauki.
lab-learn-study-game = { $file } zawiera partie gry { $other }, a nie { $game }.
lab-learn-study-other = { $file } zaczęto z innymi ustawieniami; podaj inny plik.
lab-learn-no-weights = { $file } nie zawiera wag, od których można by zacząć.
lab-learn-doing = nauka
lab-learn-making = partie do nauki
lab-learn-made = Partie w { $file }: { $games }; uczy się z nich wartable learn { $game } --study PLIK.
lab-learn-point = { $minutes } min, { $millions } mln decyzji: { $score }% przeciw sobie z początku
lab-learn-stopped = zatrzymano; --resume podejmuje naukę od ostatniego punktu kontrolnego.
lab-learn-done = Sieć jest w { $file }.

## Chances that come true

lab-calibrate-player = { $player } nie podaje szans, które można by porównać; potrzebne jest przeszukiwanie z liczbą symulacji, na przykład search:200.
lab-calibrate-svg = { $file } to nie plik, w którym można zapisać wykres.
lab-calibrate-stopped = przerwano po { $done } z { $total } partii; oto co z nich wynika.
lab-calibrate-played = { $player } przeciw sobie, partie: { $games }, decyzje: { $positions }. Przedziały liczone są partiami.
lab-calibrate-greatest = Zapowiedź i wynik różnią się najwyżej o { $apart } pkt proc. (zapowiedź { $said }%, wynik { $won }%).
lab-calibrate-few = Za mało partii, aby coś powiedzieć.
lab-calibrate-fit = Najlepiej pasują liczby: { $numbers } (calibration w judging.py gry { $game }). Sprawdź je z innym ziarnem.
lab-calibrate-drawn = Wykres jest w { $file }.
