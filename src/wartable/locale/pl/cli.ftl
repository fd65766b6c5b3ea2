# Wiersz poleceń po polsku: co wypisują polecenia i co może być źle w wywołaniu.

## Wywołania

cli-number = { $value } nie jest liczbą całkowitą, której można tu użyć.
cli-no-command = nie ma polecenia { $word }; listę pokazuje wartable --help.{ $hint }
cli-no-option = nie ma tu opcji { $word }; listę pokazuje --help za poleceniem.
cli-no-many = za dużo słów: { $word }. Jeśli to jedna nazwa, ujmij ją w cudzysłów.
cli-no-value = za opcją { $word } nic nie stoi.
cli-no-flag = opcja { $word } nie przyjmuje wartości.
cli-no-missing = brakuje { $word }; czego trzeba, pokazuje --help za poleceniem.
cli-system = system na to nie pozwala: { $reason }.
cli-system-file = system nie pozwala na to z { $file }: { $reason }.
cli-progress = { $text }: { $done } z { $total }
cli-progress-left = { $text }: { $done } z { $total }, zostało { $left }
cli-usual = domyślny
cli-yes = tak
cli-no = nie
cli-all = wszystkie

## Kolumny

cli-column-player = gracz
cli-column-rating = ranking
cli-column-margin = ± 95%
cli-column-score = wynik
cli-column-games = partie
cli-column-match = partia
cli-column-game = gra
cli-column-format = format
cli-column-formats = formaty
cli-column-moves = ruchy
cli-column-players = gracze
cli-column-played = ostatnio grana
cli-column-seats = miejsca
cli-column-meaning = znaczenie
cli-column-option = opcja
cli-column-values = wartości
cli-column-usual-value = domyślnie
cli-column-rule = zasada
cli-column-text = treść
cli-column-tests = testy
cli-column-card = karta
cli-column-name = nazwa
cli-column-set = zestaw
cli-column-implemented = działa

## Simulate, ladder, bench

cli-preparing = Przygotowanie zasad gry { $game } (raz, najwyżej dwie minuty)
cli-against = { $one } przeciw { $other }
cli-two-players = potrzeba dwóch graczy, na przykład search:200,greedy; nie { $players }.
cli-score = { $one } ma { $score }% przeciw { $other } (95%: od { $low }% do { $high }%)
cli-counts = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
} od ziarna { $seed }: wygrane { $won }, przegrane { $lost }, remisy { $drawn }
cli-even = Każde miejsce gra dla siebie: przy { $sides } równy gracz wygrywa { $even }% swoich partii.
cli-ladder = drabinka
cli-ladder-title = { $game }, { $format }, ziarno { $seed }
cli-ladder-players = drabinka wymaga co najmniej dwóch graczy, każdego podanego raz.
cli-measuring = Pomiar: { $what }
error-games = partie gra się parami, z zamianą miejsc; { $games } nie jest liczbą parzystą od 2 do { $most }.
error-jobs = procesów może być od 1 do { $most }, nie { $jobs }.

## Partie

cli-deleted = Usunięto { $file }.
cli-no-matches = w { $folder } nie ma żadnej partii.
cli-matches-folder = Partie są w { $folder }. Grać dalej: wartable play --resume i nazwa partii.
cli-unreadable = nie da się odczytać
cli-holds-table = { $file } się zgadza: ziarno pasuje do zobowiązania i każdy ruch jest dozwolony.
cli-holds-terminal = { $over ->
    [yes] { $file } się zgadza: żaden wiersz nie został zmieniony i każdy ruch jest dozwolony.
   *[no] { $file } na razie się zgadza: żaden wiersz nie został zmieniony i każdy ruch jest dozwolony. Partia trwa.
} Karty potasował komputer, na którym grano, więc o samym tasowaniu niczego to nie dowodzi.
cli-holds-chosen = { $over ->
    [yes] { $file } się zgadza: każdy ruch jest dozwolony.
   *[no] { $file } na razie się zgadza: każdy ruch jest dozwolony. Partia trwa.
} Jej ziarno ktoś wybrał, więc o tasowaniu niczego to nie dowodzi.
cli-holds-kept = { $file } na razie się zgadza: każdy ruch jest dozwolony. Partia trwa; tasowanie można sprawdzić po jej końcu.
cli-verdict-forged = { $file } się nie zgadza: { $problem }
cli-verdict-missing = nie ma pliku { $file }: { $problem }
cli-verdict-unreadable = pliku { $file } nie da się odczytać ani sprawdzić: { $problem }
cli-verdict-parted = { $file } rozegrano według innych zasad niż dzisiejsze: { $problem }
error-match-none-at-all = w { $folder } nie ma żadnej partii.
error-match-unkept = w { $folder } nie ma partii { $file }; listę pokazuje wartable matches.
error-match-deleting = nie można usunąć { $file }: { $reason }.
error-match-long = { $file } jest za długi jak na partię.
error-too-long = plik jest za długi; może mieć najwyżej { $most } bajtów

## Gry, zasady, karty

cli-games-how = Na przykład: wartable play invasion --format draft -o side0=destruction
cli-file = plik
cli-file-or = plik albo: { $ready }
cli-option-text = { $name }: { $text }
cli-unknown-rule = nie ma ani gry, ani zasady o nazwie { $name }.{ $hint }
cli-unknown-card = nie ma ani gry, ani karty o nazwie { $name }.{ $hint }
cli-set = { $set }: { $count } z { $total } kart
cli-no-tests = testów tu nie ma: to sprawdzenie wymaga źródeł projektu.
cli-untested-rules = żaden test nie wymienia tych zasad: { $list }.
cli-untested-cards = żaden test nie wymienia tych kart: { $list }.
cli-tested-rules = zasady z testem: { $done } z { $count }
cli-tested-cards = karty z testem: { $done } z { $count }

## Talie i arkusze

cli-no-decks = { $game } nie ma talii.
cli-no-own-decks = w formacie { $format } nie ma własnych talii; są w formacie { $fitting }.
cli-deck-way = talię do gry { $game } zapisuje się jako { $ways }; nie { $way }.
cli-deck-fit = { $deck }: tą talią można grać w formacie { $format }.
cli-deck-unfit = { $deck }: tą talią nie można grać w formacie { $format }:
cli-deck-size = { $pieces ->
    [soldiers] żołnierze: { $size }
   *[cards] karty: { $size }
}
cli-deck-of-what = { $problem } (odczytano jako talię do gry { $game }; jeśli jest do innej, podaj najpierw grę: { $known })
cli-sheet-good = { $file } to dobry arkusz: { $name }, { $digest }.

## Stół w przeglądarce

error-port = port to liczba od 0 do { $last }; nie { $port }.
error-host = żaden komputer nie może się nazywać { $host }.
error-address = stołu nie da się otworzyć pod adresem { $host }: { $reason }.
error-no-port = żaden port od { $first } do { $last } nie jest wolny pod adresem { $host }; podaj inny opcją --port.
error-proxy = { $address } nie jest ani adresem, ani siecią; serwer pośredniczący podaje się jako 127.0.0.1 albo 10.0.0.0/8.
error-name = stół nie może nazywać się { $name }; nazwa wygląda tak: table.example.org.
