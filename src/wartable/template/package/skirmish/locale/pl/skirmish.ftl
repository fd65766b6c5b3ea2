# Skirmish in Polish.

game-skirmish = Potyczka
    .text = Pięć z dwunastu stopni, zakrytych: wyższy bierze lewę, ale szpieg bije generała.
    .facts = 2 graczy · 2 minuty
format-skirmish-usual = Potyczka
    .text = Pięć lew; wygrywa, kto weźmie trzy.

skirmish-led = wyszło
skirmish-played = zagrane
skirmish-tricks = lewy
skirmish-hand = ręka

skirmish-play = Zagraj: { $card }
skirmish-prompt-lead = Wyjdź kartą.
skirmish-prompt-answer = Odpowiedz na kartę { $card }: wyższa bierze lewę, a szpieg bije generała.
skirmish-prompt-wait = Decyduje { FORM($name, "inside") }.
skirmish-event-played = { $who ->
    [you] Zagrywasz: { $card }.
   *[other] { $name } zagrywa: { $card }.
}
skirmish-event-taken = { $who ->
    [you] Bierzesz lewę.
   *[other] { $name } bierze lewę.
}
skirmish-event-ended = { $who ->
    [you] Wygrywasz potyczkę.
   *[other] { $name } wygrywa potyczkę.
}

skirmish-card-1 = Szpieg (1)
skirmish-card-2 = Zwiadowca (2)
skirmish-card-3 = Łucznik (3)
skirmish-card-4 = Pikinier (4)
skirmish-card-5 = Jeździec (5)
skirmish-card-6 = Saper (6)
skirmish-card-7 = Kanonier (7)
skirmish-card-8 = Gwardzista (8)
skirmish-card-9 = Rycerz (9)
skirmish-card-10 = Kapitan (10)
skirmish-card-11 = Pułkownik (11)
skirmish-card-12 = Generał (12)
