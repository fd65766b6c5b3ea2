# Terminal po polsku: plansza, polecenia, menu.

## Plansza

terminal-setup = Invictus · przygotowanie
terminal-over = Invictus · partia skończona
terminal-turn = { $who ->
    [you] Invictus · tura { $turn } · twoja
   *[other] Invictus · tura { $turn } · { $name }
}
terminal-attacked = po ataku
terminal-marched = po marszu
terminal-entered = po wejściu
terminal-bonus = wszyscy +{ $amount }
terminal-next-bonus = następny żołnierz +{ $amount }
terminal-any-front = następny żołnierz: dowolny przód
terminal-counts = ręka { $hand }  talia { $deck }
terminal-known = znane
terminal-hand = ręka
terminal-none = pusta
terminal-kingdoms = królestwo{" "}
terminal-points = { $us } – { $them }  { $mine } : { $theirs } PK
terminal-front = przód
terminal-back = tył
terminal-rested = obróc.
terminal-queue = kolejka { $count } z { $limit }
terminal-graves = groby

## Plansza Inwazji

terminal-invasion-setup = Inwazja · pierwsze ręce
terminal-invasion-over = Inwazja · partia skończona
terminal-invasion-turn = { $who ->
    [you] Inwazja · tura { $turn } · twoja
   *[other] Inwazja · tura { $turn } · { $name }
}
terminal-draft = Inwazja · draft · zestaw { $pack } z { $packs }
terminal-phase-begin = początek tury
terminal-phase-kingdom = faza Królestwa
terminal-phase-quest = faza Misji
terminal-phase-capital = faza Stolicy
terminal-phase-battle = faza Pola Bitwy
terminal-phase-end = koniec tury
terminal-developed = rozwinięcie położone
terminal-limited = zagrano Ograniczenie
terminal-shielded = obrażenia anulowane
terminal-invasion-counts = zasoby { $resources }  ręka { $hand }  talia { $deck }  odrzucone { $discard }
terminal-burning = płonie
terminal-under-attack = atak
terminal-combat = walka
terminal-combat-line = { $place }: obrażenia { $attack }, w zamian { $defence }
terminal-to-assign = przydziel { $left }
terminal-chain = łańcuch
terminal-cancelled = anulowane
terminal-gone = już nie ma
terminal-face-down = zakryte
terminal-first = { $who ->
    [you] Zaczynasz.
   *[other] Zaczyna przeciwnik.
}
terminal-draft-counts = stos { $pile }  zestaw { $pack }  talia { $deck }  Sabotaż { $sabotages }  zaopatrzenie −{ $cut }
terminal-out = wykluczone
terminal-deck = talia
terminal-picked = wybrane

## Wybór i karty

choices-march = marsz
choices-march-hand = marsz z ręki
choices-hand = na ręce
cards-card = karta
cards-reach = zasięg
cards-support = wsparcie
cards-support-line = { $timing }: { $effect }
cards-or = |; albo |
cards-legend = ⚔ atak, X: tyle, ile kart na ręce; ♥ życie: aktywny/obrócony. Wsparcia: główne w twojej fazie głównej, blok, gdy przeciwnik atakuje, kontra, gdy przeciwnik używa wsparcia. help <karta> rysuje jej zasięg.
card-numbers = atak { $attack }, życie { $active } aktywny i { $rested } obrócony, zasięg: { $reach }
card-support = wsparcie: { $support }
reach-straight-1 = pole przed nim
reach-line-2 = dwa pola przed nim
reach-line-3 = trzy pola przed nim
reach-knight = jak skoczek
reach-knight-plus = jak skoczek i pole przed nim
reach-diagonal = obie przekątne
reach-row-3 = rząd przed nim
reach-row-3-plus = rząd przed nim i drugie pole naprzód
reach-own = własny wzór

## Karty Inwazji

card-cost = koszt { $cost }
card-unique = unikatowa
cards-legend-invasion = Koszt, a za plusem lojalność; ⚒ siła, ♥ punkty Wytrzymałości. help <karta> mówi, skąd się biorą jej liczby.
number-cost = koszt
number-power = siła
number-hit-points = punkty Wytrzymałości
number-toughness = Odporność
part-printed = na karcie
part-turn = w tej turze
part-itself = własny tekst
part-loyalty = lojalność
part-symbols = twoje symbole rasy
part-discount = następna jednostka jest tańsza
part-least = nie mniej niż 0
piles-discard = Stos kart odrzuconych: { $name }
piles-top = Wierzch talii, który znasz ({ $name })
piles-deck = Twoja talia, bez kolejności

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
verb-march = marsz
verb-enter = wejście
verb-support = wsparcie
verb-block = blok
verb-negate = kontra
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

verb-play = zagranie
verb-use = użycie
verb-develop = rozwinięcie
verb-defend = obrona

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
help-legend-invasion = Na planszy: ▲ jednostka, ■ wsparcie, ◆ misja, ✦ taktyka; ⚒ siła, ♥ punkty Wytrzymałości (−obrażenia, +przydzielone, ! nieanulowalne), ◈ Odporność, ▪ rozwinięcia, ● żetony, ↷ spaczona, » atakuje, « broni, └ na misji, + dołączona (− przez drugiego gracza), ⊘ nie może być wyznaczona, ✧ coś jeszcze może albo czegoś nie może (help <karta>), ▣ obrażenia, które w tej turze zostaną jeszcze anulowane, † poświęcana na koniec tury, ↶ wraca wtedy na rękę, ✓ nie ginie z pozostałymi, ⚑ cudza do końca tury; * na ręce: przeciwnik o niej wie. Kto ma dwie płonące strefy Stolicy, przegrywa.
help-legend = Na planszy: ⚔ atak teraz, ♥ życie teraz (−obrażenia); obrócone karty (↷) nie atakują. Wygrywają cztery punkty królestwa (PK): po jednym za każdy kolor, w którym twoje królestwo ma więcej kart.

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
menu-nation = Twoja nacja?
menu-their-nation = Nacja pozostałych?
menu-queue = Ile kart mieści twoja kolejka?
menu-build = Twoja talia?
menu-deck = Która gotowa talia?
format-duel = pojedynek: dwie osoby, po 21 kart
format-multinational = wielonarodowy: talie mieszają nacje, jeden rodzaj na kolor
format-short = krótki: talie z dziesięciu żołnierzy i przywódcy
format-challenge = wyzwanie: twoja kolejka jest krótsza
format-alliance = sojusz: ty i komputer przeciwko dwóm innym
terminal-level-easy = łatwy
terminal-level-normal = normalny
terminal-level-hard = trudny
terminal-level-person = dwie osoby, jeden ekran
build-ready = gotowa talia
build-shared = rozdana z jednego pudełka: wybierz jednego z dwóch przywódców i odłóż pięć kart
build-free = własna: wybierz każdą kartę z pełnego pudełka
menu-starter = Twoja talia startowa?
menu-their-starter = Talia startowa przeciwnika?
menu-their-deck = Talia przeciwnika?
menu-side = Twoja strona?
menu-capital = Twoja Stolica?
menu-their-capital = Stolica przeciwnika?
