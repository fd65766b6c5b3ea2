# The panel of the coach beside the table in Polish. As in board.ftl, no message may choose its form by a variable.

coach-title = Trener
coach-turn-off = Wyłącz trenera
coach-turn-on = Włącz trenera
coach-tone-threat = Zagrożenie
coach-tone-chance = Szansa
coach-tone-standing = Stan
coach-hint = Podpowiedź
coach-thinking = Myślę …
coach-key-hint = podpowiedź trenera
