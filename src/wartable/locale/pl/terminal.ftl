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

## Rozmowa przy znaku zachęty

ask = |> |
yes = tak
thinking = myślę …
preparing = { $total ->
    [0] Przygotowuję zasady (jednorazowo, około pół minuty) …
   *[other] Przygotowuję zasady (jednorazowo) … { $done } z { $total }
}
only-choice = (Jedyny wybór: { $action }.)
several-numbers = Możesz wpisać kilka numerów naraz, na przykład 1 1 3.
nothing-typed = Wpisz numer z listy; help pokaże, co jeszcze można wpisać.
no-such-number = Na liście nie ma numeru { $number }.
one-number = Po jednym numerze naraz.
did-you-mean = „{ $text }” to nie polecenie. Chodzi o { $command }?
not-understood = „{ $text }” to nie polecenie. Wpisz numer z listy albo help.
no-such-card = Nie ma karty „{ $text }”; cards pokaże wszystkie.
no-such-rule = Nie ma zasady { $rule }. Zasady mają nazwy takie jak { $example }.
rule-what = Która zasada? Na przykład: rule INVI-5.7
why-what = Dlaczego co? Podaj kartę albo czynność: why łucznik albo why marsz.
why-legal = Możesz to zrobić: { $action }.
why-nothing = Nic nie stoi na przeszkodzie: { $card }.
why-all = Nic nie stoi na przeszkodzie: { $verb }.
why-unknown = „{ $text }” to ani karta, ani atak, marsz, wejście, wsparcie, blok czy kontra.
verb-attack = atak
verb-march = marsz
verb-enter = wejście
verb-support = wsparcie
verb-block = blok
verb-negate = kontra
hint = { $share }%  { $number }  { $action }
undone = Cofnięte.
no-undo-nothing = Nie masz czego cofnąć.
no-undo-others = Od tego czasu zdecydował już ktoś inny, więc nie można cofnąć.
no-undo-chance = Od tego czasu zadziałał już los, więc nie można cofnąć.
no-undo-revealed = Od tego czasu ujawniono zakrytą kartę, więc nie można cofnąć.
saved = Każdy ruch zapisuje się od razu, tutaj: { $file }
saved-as = Kopia partii jest teraz tutaj: { $file }
resign-sure = |Poddać partię? Wpisz tak, aby się poddać: |
not-resigned = Grasz dalej.
resigned = { $who ->
    [you] Poddajesz się; partia przegrana.
   *[other] Gracz { $number } poddaje się.
}
left = Aby grać dalej: wartable play --resume last
    Partia jest zapisana tutaj: { $file }.
kept = Partia jest zapisana tutaj: { $file }
log-empty = Nic się jeszcze nie stało.
hand-over = |Decyduje gracz { $number }. Gdy ekran widzisz tylko ty, naciśnij Enter. |

help-number = numer
help-number-text = zrób to, co stoi przy nim na liście
help-hint = hint
help-hint-text = co rozważyłby komputer i ile uwagi temu poświęca
help-undo = undo
help-undo-text = cofnij ostatnią decyzję, jeśli nikt się odtąd niczego nie dowiedział ani nic nie zrobił
help-why = why <karta|słowo>
help-why-text = czego nie można teraz zrobić i według której zasady: why łucznik, why marsz
help-help = help <karta>
help-help-text = jedna karta: liczby, zasięg, wsparcie; samo help pokazuje tę listę
help-cards = cards
help-cards-text = dane wszystkich kart w tej partii
help-rule = rule <numer>
help-rule-text = zasada według numeru: rule INVI-5.7
help-log = log
help-log-text = wszystko, co się stało, na ile o tym wiesz
help-board = board
help-board-text = narysuj planszę jeszcze raz
help-save = save <plik>
help-save-text = zapisz kopię pod inną nazwą; sama partia zapisuje się zawsze
help-resign = resign
help-resign-text = poddaj partię
help-quit = quit
help-quit-text = wyjdź; partia zostaje zapisana i można do niej wrócić
help-legend = Na planszy: ⚔ atak teraz, ♥ życie teraz (−obrażenia); obrócone karty nie atakują. Wygrywają cztery punkty królestwa (PK): po jednym za każdy kolor, w którym twoje królestwo ma więcej kart.

## Menu

menu-title = Wartable
menu-hint = wpisz numer; Enter wybiera domyślne
menu-usual = (domyślne)
menu-range = Wpisz numer od 1 do { $last } albo po prostu Enter.
menu-game = W co gramy?
menu-start = Grać dalej czy zacząć coś nowego?
menu-resume = wróć do ostatniej partii ({ $file })
menu-new = nowa partia
menu-format = Jak chcesz grać?
menu-opponent = Przeciwko komu?
menu-nation = Twoja nacja?
menu-their-nation = Nacja pozostałych?
menu-queue = Ile kart mieści twoja kolejka?
menu-queue-limit = { $limit ->
    [one] { $limit } karta
    [few] { $limit } karty
   *[other] { $limit } kart
}
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
