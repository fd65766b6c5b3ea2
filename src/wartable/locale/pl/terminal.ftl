# Terminal po polsku: plansza, polecenia, menu.

## Plansza

terminal-known = znane
terminal-hand = ręka
terminal-none = pusta

## Rozmowa przy znaku zachęty

ask = |> |
yes = tak
thinking = myślę …
preparing = { $total ->
    [0] Przygotowuję zasady (jednorazowo, do dwóch minut) …
   *[other] Przygotowuję zasady (jednorazowo) … { $done } z { $total }
}
several-numbers = Możesz wpisać kilka numerów naraz, na przykład 1 1 3.
nothing-typed = Wpisz numer z listy; help pokaże, co jeszcze można wpisać.
no-such-number = Na liście nie ma numeru { $number }.
one-number = Po jednym numerze naraz.
did-you-mean = „{ $text }” to nie polecenie. Chodzi o { $command }?
not-understood = „{ $text }” to nie polecenie. Wpisz numer z listy albo help.
no-such-card = Nie ma karty „{ $text }”; cards pokaże wszystkie.
no-such-rule = Nie ma zasady { $rule }. Zasady mają nazwy takie jak { $example }.
rule-what = Która zasada? Na przykład: rule { $rule }
why-what = Dlaczego co? Podaj kartę albo czynność: why { $card } albo why { $verb }.
why-legal = Możesz to zrobić: { $action }.
why-nothing = Nic nie stoi na przeszkodzie: { $card }.
why-all = Nic nie stoi na przeszkodzie: { $verb }.
why-not-asked = O tym się teraz nie decyduje: { $verb }.
why-unknown = „{ $text }” to ani karta, ani żadna z czynności: { $verbs }.
verb-attack = atak
verb-play = zagranie
verb-use = użycie
hint = { $share }%  { $number }  { $action }
saved = Każdy ruch zapisuje się od razu w { $place }. Partia nazywa się { $name }.
saved-as = Kopia partii jest teraz tutaj: { $file }
resign-sure = |Poddać partię? Wpisz tak, aby się poddać: |
not-resigned = Grasz dalej.
left = Aby grać dalej: wartable play { $game }--resume last
    Partia jest zapisana jako { $name }.
kept = Partia jest zapisana jako { $name }.
went-on = Tę partię rozgrywano dalej gdzie indziej; teraz wygląda tak.
taken-in = { $file } jest teraz razem z innymi partiami, jako { $name }; sam plik zostaje bez zmian.
link = Możesz grać dalej w przeglądarce: uruchom wartable i otwórz ten adres (z innym portem, jeśli tam jest inny). Kto go zna, gra na twoim miejscu.
log-empty = Nic się jeszcze nie stało.
readings-on = Znaczenie nazw (≈) jest widoczne.
readings-off = Znaczenie nazw jest ukryte.
readings-none = W tym języku wszystkie nazwy są już zrozumiałe.
news-more = … działo się więcej: wpisz log.
narrow-window = Za wąskie okno: kolumn jest { $columns }, a plansza potrzebuje { $needed }.
hand-over = |Decyduje gracz { $number }. Gdy ekran widzisz tylko ty, naciśnij Enter. |

stops-hint = stops i numery: pytania padają tylko w wybranych oknach (●). stops simple: gdy możesz coś zrobić. stops always: nawet gdy możesz tylko spasować.
stops-what = Po stops wpisz numery od 1 do { $last } albo jedno z tych słów: { $modes }.
skip-turn = tura
skip-not-now = Nie ma teraz okna do spasowania; tę decyzję trzeba podjąć.
skip-what = skip pasuje aż do następnej fazy, skip tura aż do twojej następnej tury.

help-number = numer
help-number-text = zrób to, co stoi przy nim na liście
help-hint = hint
help-hint-text = co rozważyłby komputer i ile uwagi temu poświęca
help-undo = undo, back
help-undo-text = cofnij ostatnią decyzję, jeśli nikt się odtąd niczego nie dowiedział ani nic nie zrobił
help-why = why <karta|słowo>
help-why-text = czego nie można teraz zrobić i według której zasady: why { $card }, why { $verb }
help-help = help <karta>
help-help-text = wszystko o jednej karcie; samo help pokazuje tę listę
help-cards = cards
help-cards-text = dane wszystkich kart w tej partii
help-rule = rule <numer>
help-rule-text = zasada według numeru: rule { $rule }
help-log = log
help-log-text = wszystko, co się stało, na ile o tym wiesz
help-board = board
help-board-text = narysuj planszę jeszcze raz
help-readings = readings
help-readings-text = pokaż lub ukryj znaczenie nazw kart (≈, nasze tłumaczenie)
help-save = save <plik>
help-save-text = zapisz kopię pod inną nazwą; sama partia zapisuje się zawsze
help-link = link
help-link-text = adres tej partii do przeglądarki, by grać dalej tam
help-resign = resign
help-resign-text = poddaj partię
help-quit = quit, q
help-quit-text = wyjdź; partia zostaje zapisana i można do niej wrócić
help-skip = skip, skip tura
help-skip-text = pasuj aż do następnej fazy albo do swojej następnej tury; przerywa to efekt przeciwnika w łańcuchu
help-stops = stops <numery>
help-stops-text = w których oknach padnie pytanie, a gdzie pasujesz bez pytania; zmieniają to numery, simple albo always
help-piles = piles
help-piles-text = oba stosy kart odrzuconych i to, co jest jeszcze w twojej talii

## Menu

menu-title = Wartable
menu-hint = wpisz numer; Enter wybiera domyślne
menu-usual = (domyślne)
menu-help = Wpisz numer odpowiedzi; Enter bierze zwykłą, back wraca do poprzedniego pytania, q kończy.
menu-range = Wpisz numer od 1 do { $last } albo po prostu Enter.
menu-game = W co gramy?
menu-start = Grać dalej czy zacząć coś nowego?
menu-resume = wróć do ostatniej partii ({ $played })
menu-new = nowa partia
menu-format = Jak chcesz grać?
menu-opponent = Przeciwko komu?
menu-deck = Która gotowa talia?
terminal-level-beginner = początkujący
terminal-level-easy = łatwy
terminal-level-normal = normalny
terminal-level-hard = trudny
terminal-level-master = mistrzowski
terminal-level-person = dwie osoby, jeden ekran
menu-their-deck = Talia przeciwnika?
