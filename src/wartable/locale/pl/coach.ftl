# Trener pierwszej partii po polsku: co robić i dlaczego, według rodzaju decyzji; .look mówi, gdzie patrzeć.

## Każda gra

coach-waiting = Decyduje przeciwnik.
    .look = Śledź dziennik: każdy wpis można kliknąć, aby zobaczyć tę chwilę i zasadę.
coach-over = To była cała partia.
    .look = Obejrzyj powtórkę albo zagraj rewanż już beze mnie.

## A hint: what a search would do, and why

hint-move = Podpowiedź: { $move }.
hint-then = { $first } → { $then }
hint-only = Teraz jest tylko jedna odpowiedź: { $move }.
hint-chances = Tak wygrywasz około { $chance } na 100 takich partii; przez „{ $other }” około { $without }.
hint-chance = Tak wygrywasz około { $chance } na 100 takich partii.
hint-first-look = To tylko pierwsze spojrzenie: zasady są jeszcze przyspieszane.
hint-does = To właśnie daje: { $claim }
hint-prevents = To powinno zapobiec temu: { $claim }
hint-for = Na twoją korzyść: { $reasons }.
hint-against = Na twoją niekorzyść: { $reasons }.
hint-worth = { $reason } ({ $points })
