# Czego nie da się zrobić, po polsku: co jest nie tak i jak byłoby dobrze.
# Nazwy opcji, kart i pól stoją tak, jak pisze się je w plikach i poleceniach; $hint to koniec zdania albo nic.

error-plain = { $text }
error-and = { $first }; { $next }
error-none = nic
error-guess = {" "}Czy chodzi o { $word }?
error-did-you-mean = ; czy chodzi o „{ $word }”?
error-not-one-of = { $value } tu nie pasuje; może stać: { $known }{ $hint }

## Gry, formaty, opcje

error-unknown-game = nie ma gry { $name }; są: { $known }.{ $hint }
error-unknown-format = nie ma formatu { $name }; są: { $known }.{ $hint }
error-unknown-option = nie ma opcji { $name }; są: { $known }.{ $hint }
error-unknown-language = nie ma języka { $name }; są: { $known }.
error-choice = { $option } może mieć wartość: { $choices }; nie { $value }.
error-any-text = dowolny tekst
error-option-form = opcję zapisuje się jako nazwa=wartość, na przykład build=ready; nie { $text }.
error-seed = ziarno to liczba całkowita od 0 do { $most }; nie { $seed }.
error-seat = ten format ma miejsca od 0 do { $last }; nie { $seat }.
error-no-rules-page = nie ma strony z zasadami gry { $game }.

## Działania i pozycje

error-over = partia skończona; nie ma już nic do zagrania.
error-game-unreadable = gra { $game } jest zainstalowana, ale jej pakietu { $module } nie da się odczytać: { $problem }
error-not-now = zasady na to teraz nie pozwalają.
error-illegal = działanie { $action } nie jest teraz dozwolone; miejsce { $seat } może zagrać: { $legal }.
error-no-position = to nie jest zapisana pozycja Wartable.
error-position-version = tej pozycji nie zapisała ta wersja gry { $game }.
error-position-damaged = ta zapisana pozycja jest uszkodzona: { $problem }.

## Gracze komputerowi

error-no-evaluation = { $game } nie ma oceny pozycji, której potrzebuje greedy; spróbuj random albo search.
error-no-player = { $spec } to nie gracz; są random, greedy, search:200 (symulacje), search:500ms, search:2s, playouts:200, { $own ->
    [yes] network, network:PLIK
   *[no] network:PLIK
} oraz poziomy { $levels }.
error-no-network = { $game } nie ma wytrenowanej sieci; własną wskazuje się plikiem: network:PLIK.
error-weights-unreadable = { $file } to nie sieć w formacie Wartable albo plik jest uszkodzony.
error-network-extra = sieć potrzebuje ONNX Runtime, którego tu nie ma; zainstaluj przez pip install "wartable[network]".
error-network-file = nie można odczytać sieci { $file }: { $reason }
error-network-large = sieć { $file } ma więcej niż { $most } MB.
error-network-unreadable = { $file } to nie sieć w formacie ONNX albo plik jest uszkodzony.
error-network-label = { $file } nie mówi, do czego powstała; sieci dla Wartable mają etykietę (docs/learning.md).
error-network-shape = { $file } nie robi tego, co mówi jej etykieta: z { $numbers } liczb całkowitych (int16) po jednym logicie na każdą z { $actions } akcji.
error-network-game = { $file } to sieć do gry { $other }, a nie { $game }.
error-network-schema = { $file } uczyła się na innych liczbach gry { $game } niż te w tej wersji; trzeba ją wytrenować od nowa.
error-network-twice = dwie sieci nazywają się { $name }; zmień nazwę jednego z plików.
error-network-stranger = nie wpuszczono tu sieci o nazwie { $name }; jej plik podaje ten, kto prowadzi stół: wartable --network PLIK, w terminalu --opponent network:PLIK.

## Pliki

error-in-file = { $file }: { $problem }
error-in-line = { $file }, wiersz { $line }: { $problem }
error-unreadable = nie da się odczytać ({ $reason })
error-no-text = to nie plik tekstowy w UTF-8
error-document-name = { $most ->
    [one] nazwa to tekst o długości do { $most } drukowalnego znaku
   *[other] nazwa to tekst o długości od 1 do { $most } drukowalnych znaków
}, a stoi tu: { $value }
error-value-large = zbyt duża liczba
error-value-none = brak wartości
error-value = { $key } nie może mieć takiej wartości: { $value }
error-value-list = lista
error-value-table = tabela
error-value-time = data lub godzina
error-system-missing = nie ma takiego pliku ani katalogu
error-system-forbidden = brak uprawnień
error-system-folder = to katalog
error-system-no-folder = to nie katalog
error-system-full = brak miejsca na dysku
error-system-read-only = tylko do odczytu

## TOML

error-toml = to nie jest poprawny TOML: { $problem }
error-toml-too-deep = ta wartość jest zbyt długa albo zbyt głęboko zagnieżdżona, by ją odczytać
error-toml-twice = to jest już ustawione
error-toml-equals = po kluczu brakuje „=”
error-toml-table-bracket = na końcu nazwy tabeli brakuje „]”
error-toml-list-bracket = na końcu nazwy listy brakuje „]]”
error-toml-line-end = po wartości powinien być koniec wiersza
error-toml-character = ten znak nie może tu stać
error-toml-date = nie ma takiej daty ani godziny
error-toml-key = klucz zaczyna się od litery, cyfry albo cudzysłowu
error-toml-statement = to ani [tabela], ani wiersz postaci klucz = wartość
error-toml-value = to nie wartość; teksty pisze się w cudzysłowie
error-toml-list-open = lista bez zamykającego „]”
error-toml-table-open = tabela bez zamykającego „{"}"}”
error-toml-backslash = ukośnik wsteczny w tekście pisze się podwójnie
error-toml-text-open = tekst bez zamykającego cudzysłowu

## Talie

error-deck-table = { $table } to tabela, [{ $table }], z wierszami takimi jak { $example }, a stoi tu: { $value }
error-no-card = { $value } to nie karta{ $hint }
error-deck-count = liczba kart { $key } to liczba całkowita od 0 do { $most }, a stoi tu: { $value }
error-deck-unfit = talią { $deck } nie można grać: { $faults }.
error-no-deck = nie ma pliku talii { $file }, a gotowe talie to: { $known }.

## Partie zapisywane w plikach przez terminal

error-match-opening = nie można otworzyć { $file }: { $reason }.
error-match-exists = { $file } już istnieje; wybierz inną nazwę.
error-match-writing = nie można zapisać { $file }: { $reason }.
error-match-none = w { $folder } nie ma żadnej partii gry { $game }.
error-match-missing = nie ma pliku partii { $file }, ani tutaj, ani w { $folder }.
error-match-no-text = { $file } jest uszkodzony albo nie jest plikiem partii: to nie tekst.
error-match-empty = { $file } jest pusty: nie ma w nim partii.
error-match-foreign = { $file } nie jest plikiem partii; zmieniło go coś innego niż Wartable.
error-match-changed = { $file } jest uszkodzony w wierszu { $line }; zmieniło go coś innego niż Wartable.
error-match-header = { $file } nie jest plikiem partii: w pierwszym wierszu brakuje { $key }.
error-match-entry = { $file } jest uszkodzony w wierszu { $line }: ta wersja nic z niego nie rozumie.
error-match-set-up = partii z { $file } nie można wznowić: { $problem }
error-match-rules = partię z { $file } rozegrano w Wartable { $version }; zasady tej wersji ({ $own }) nie pozwalają na ruch { $number }.

## Partie spisane przez stół

error-paper-none = to nie jest partia spisana przez Wartable.
error-paper-version = spisała ją inna wersja Wartable (rodzaj zapisu: { $kind }).
error-paper-unfinished = partia jeszcze trwała, gdy ją spisano; sprawdzić można tylko skończone partie.
error-paper-damaged = zapis jest uszkodzony: { $problem }.
error-paper-terms = partii nie można przygotować: { $problem }
error-paper-origin = partia zaczyna się od pozycji z innej partii, a za tę pozycję może ręczyć tylko stół, przy którym ją rozegrano.
error-paper-long = { $most ->
    [one] zapis ma więcej niż { $most } wpis.
    [few] zapis ma więcej niż { $most } wpisy.
   *[other] zapis ma więcej niż { $most } wpisów.
}
error-paper-refused = wpis { $number } ({ $kind }, miejsce { $seat }) jest niedozwolony: { $problem }
error-paper-sum = wpis { $number } ({ $kind }, miejsce { $seat }) nie prowadzi tam, gdzie mówi plik.
error-paper-parted = rozegrano ją według zasad w wersji { $then }, dzisiejsza to { $now }: zgadza się do wpisu { $number }, gdzie się rozchodzą.
error-paper-secret = sekret nie pasuje do skrótu pokazanego na początku.
error-paper-seed = ziarno nie wynika z sekretu i soli.
error-paper-open = po ostatnim wpisie partia wciąż nie jest skończona.
error-paper-result = wynik nie jest tym, do którego prowadzą ruchy.

## Baza danych stołu

error-store-file = w { $file } nie można zapisywać partii: { $reason }.
error-store-kind = { $kind } to nie baza danych, w której można zapisywać partie; może to być sqlite:///PLIK albo postgresql://…
error-store-no-file = { $address } nie wskazuje pliku, w którym można zapisywać partie; napisz sqlite:///PLIK. Baza w pamięci by je zapomniała.
error-store-busy = partie z { $file } obsługuje już inny Wartable. Użyj tamtego, najpierw go zatrzymaj, wybierz inny katalog przez WARTABLE_DATA albo niech oba używają PostgreSQL przez WARTABLE_DATABASE.
