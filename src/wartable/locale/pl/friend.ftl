# Osoby przy jednym stole: kto jest, znaki, ostatnie sekundy zegara, rewanż. Zmienne wstawia przeglądarka.

friend-here = przy stole
friend-away = poza stołem
friend-left-now = poza stołem od chwili
friend-left-minutes = poza stołem od { $count } min
friend-left-hours = poza stołem od { $count } godz.
friend-say-here = { $name } jest przy stole.
friend-say-left = { $name } odchodzi od stołu.
friend-say-sign = { $name }: { $sign }
friend-signs = Znaki
friend-mute = Nie pokazuj mi znaków innych
friend-sign-hello = ✋ Cześć!
friend-sign-played = ★ Dobrze zagrane!
friend-sign-thanks = ♥ Dziękuję!
friend-sign-moment = … Chwileczkę, proszę.
friend-sign-oops = ! Ojej!
friend-sign-game = ⚑ Dobra partia!
friend-clock-last = Zostało dziesięć sekund!
friend-rematch-offered = { $name } proponuje rewanż.
friend-rematch-accept = Przyjmij rewanż
friend-rematch-cancel = Wycofaj propozycję
friend-rematch-watch = Oglądaj rewanż
