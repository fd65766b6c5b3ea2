# Jak plansza pokazuje, co się dzieje: wydarzenie po wydarzeniu, w tempie do wyboru.

speed-label = Pokazywanie wydarzeń
speed-slow = Powoli
speed-normal = Spokojnie
speed-fast = Szybko
speed-instant = Wszystko naraz
speed-note = Spacja lub kliknięcie stołu przyspiesza.
settings-steady = Przycisk, który zmienia znaczenie, czeka chwilę

## Na planszy

pace-again = Ich ostatnia tura
pace-again-playing = Ich ostatnia tura jeszcze raz
pace-blow = Ostatni cios
pace-decided = Co rozstrzygnęło
pace-hurry = Spacja lub kliknięcie przyspiesza
