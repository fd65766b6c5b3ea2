# Strony po polsku: poczekalnia, przygotowanie partii, partia, powtórka, zasady, edytory, trener.

language-name = Polski

## Rama strony

title-lobby = Wartable
skip-to-content = Przejdź do treści
nav-home = Do poczekalni
nav-label = Strony
nav-menu = Menu
nav-lobby = Graj
nav-rules = Zasady
nav-decks = Talie
nav-lab = Laboratorium
language-label = Język
theme-label = Motyw
theme-auto = Auto
theme-dark = Ciemny
theme-light = Jasny
close = Zamknij
copied = Skopiowano.
standing-back = Do lobby
not-found = Nic tu nie ma.
standing-refused = Nie udało się
standing-away = Stół jest niedostępny
standing-away-text = Pod tym adresem nikt teraz nie odpowiada. Twoje partie są zachowane; ta strona sama sprawdza ponownie.
save-file = Zapisz do pliku
open-file = Otwórz plik
warming = Rozgrzewka, { $game }: { $done } z { $total }. Już możesz grać.
connection-lost = Utracono połączenie.
connection-retrying = Ponawiamy połączenie…
connection-restored = Połączenie wróciło; wszystko jest na miejscu.

## Poczekalnia

lobby-heading = Gry
lobby-motto = Gry wojenne dla dwóch do czterech osób, z dobrym przeciwnikiem, na własnym komputerze.
play-now = Graj
play-now-label = Graj teraz z komputerem: { $game }
more = Więcej…
more-label = Więcej… Przygotuj partię gry { $game }
welcome-heading = Pierwszy raz tutaj?
welcome-text = Poznaj grę na kilku sytuacjach albo zagraj pierwszą partię z trenerem, który objaśnia każdy krok.
welcome-coached = Pierwsza partia z trenerem
welcome-start = Zacznij partię z trenerem: { $game }
welcome-away = Nie, dziękuję
game-players = { $players ->
    [one] { $players } osoba
    [few] { $players } osoby
   *[other] { $players } osób
}
list-yours = Twoje partie
list-open = Otwarte zaproszenia
list-watch = Trwające partie
list-past = Ostatnie partie
list-against = Przeciw: { $names }
list-here = Razem przy tym ekranie
seat-computer = komputer ({ $level })
badge-your-turn = Twoja kolej
badge-their-turn = Kolej rywala
badge-waiting = Czeka
badge-join = Dołącz
badge-watch = Oglądaj
badge-replay = Powtórka
badge-won = Wygrana
badge-lost = Przegrana
badge-drawn = Remis

## Przygotowanie partii

setup-heading = Partia gry { $game }
setup-format = Format
setup-name = Twoje imię
setup-you = Ty
setup-other = Gracz { $number }
setup-who = Kto tu gra
setup-friend = Ktoś znajomy, przez link
setup-here = Ktoś przy tym ekranie
setup-their-name = Imię tej osoby
setup-anyone = Każdy, kto zajrzy
setup-more = Zegar, rozstrzygnięcia i więcej
setup-clock = Zegar
setup-watch = Pokaż w poczekalni, aby inni mogli oglądać
setup-usual = Domyślna
setup-own-file = Z pliku…
setup-file-taken = Plik jest dobry i zostanie użyty.
setup-coach = Trener objaśnia każdy krok
setup-start = Zacznij
computer-beginner = Komputer, początkujący
    .short = początkujący
computer-easy = Komputer, łatwy
    .short = łatwy
computer-normal = Komputer, normalny
    .short = normalny
computer-hard = Komputer, trudny
    .short = trudny
computer-master = Komputer, mistrzowski
    .short = mistrzowski
computer-network = Komputer, natychmiastowy
    .short = natychmiastowy
computer-network-file = Komputer, sieć { $name }
    .short = sieć { $name }
clock-none = Bez zegara
clock-move-1 = 1 minuta na decyzję
clock-move-3 = 3 minuty na decyzję
clock-bank-10 = po 10 minut, +5 sekund
clock-bank-30 = po 30 minut, +10 sekund

## Partia

title-match = Partia
title-watch = Oglądanie
join-heading = Masz zaproszenie
join-text = { $name } zaprasza cię do partii gry { $game } ({ $format }).
join-text-nameless = Masz zaproszenie do partii gry { $game } ({ $format }).
join-button = Usiądź
join-watch = Tylko oglądaj
no-seat-heading = Ten link nie prowadzi do miejsca
no-seat-text = Pod tym adresem nie ma miejsca w partii. Poproś o link z zaproszeniem albo oglądaj.
invite-heading = Zaproszenie
invite-text = Wyślij ten link osobie, która tu zagra: { $seat }. Kto go ma, ten zajmuje to miejsce.
invite-seat = Link dla gracza { $number }
invite-copy = Kopiuj link
invite-waiting = Czekamy, aż wszyscy usiądą.
invite-open = Partia jest w poczekalni; miejsce zajmie, kto pierwszy przyjdzie.
invite-watch = Link do oglądania
curtain-heading = Oddaj ekran: { $name }
curtain-text = Niech nikt inny teraz nie patrzy.
curtain-button = To ja, { $name }
settings-heading = Ustawienia
sounds-ask = Z dźwiękami?
sounds-yes = Tak
sounds-no = Po cichu
settings-sounds = Dźwięki
settings-animation = Animacja ruchów
settings-confirm = Pytaj przed atakiem i wsparciem
settings-readings = Pokazuj znaczenie nazw kart (≈, nasze tłumaczenie)
settings-coach = Trener: co teraz ważne i podpowiedzi
past-text = Oglądasz krok { $step } z { $last }.
past-rule = Zasada { $rule }
past-back = Wróć do partii

## Powtórka

title-replay = Powtórka
replay-step-first = Na początek
replay-step-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-step-forward = Krok naprzód
replay-step-last = Na koniec
replay-step = Krok { $step } z { $last }
replay-eyes = Czyimi oczami
replay-spectator = Widz
replay-share = Kopiuj link
replay-save = Zapisz partię
replay-continue = Graj stąd dalej
replay-pace = Tempo
replay-pace-slow = Wolno
replay-pace-normal = Zwykłe
replay-pace-fast = Szybko
replay-verify = Sprawdź tasowanie
replay-continue-hint = Przeciw komputerowi; to, czego nie możesz wiedzieć, losujemy na nowo.
verify-heading = Czy tasowanie było uczciwe?
verify-good = Tak: wszystko się zgadza.
verify-commitment = Przed pierwszą kartą stół pokazał tę liczbę: { $commitment }
verify-secret = To SHA-256 tego sekretu, zakrytego aż do końca: { $secret }
verify-salts = { $count ->
    [one] Jedna osoba dodała własny losowy tekst: { $salts }
    [few] { $count } osoby dodały po własnym losowym tekście: { $salts }
   *[other] { $count } osób dodało po własnym losowym tekście: { $salts }
}
verify-seed = Z obu powstało ziarno { $seed }, a z ziarna każde tasowanie i dobranie.
verify-moves = { $count ->
    [one] Rozegrana ponownie z tego ziarna, partia ma jeden zgodny z zasadami ruch i ten sam koniec.
    [few] Rozegrana ponownie z tego ziarna, partia ma { $count } zgodne z zasadami ruchy i ten sam koniec.
   *[other] Rozegrana ponownie z tego ziarna, partia ma { $count } zgodnych z zasadami ruchów i ten sam koniec.
}
verify-bad = Nie: coś się nie zgadza.
verify-chosen = Ziarno { $seed } ktoś wybrał i mógł znać każdą kartę, zanim została dobrana.
verify-unproved = Ruchy się zgadzają. O tasowaniu niczego to nie dowodzi.
verify-command = Sprawdź to samodzielnie: zapisz partię i uruchom „wartable verify” z tym plikiem.

## Zasady

rules-search = Szukaj w zasadach
rules-contents = Rozdziały
rules-only-english = Ta strona nie ma jeszcze tłumaczenia; oto wersja angielska.
rules-nothing-found = Żadna zasada nie zawiera wszystkich tych słów.
