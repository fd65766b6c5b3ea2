# Trener pierwszej partii po polsku: co robić i dlaczego, według rodzaju decyzji; .look mówi, gdzie patrzeć.

## Każda gra

coach-waiting = Decyduje przeciwnik.
    .look = Śledź dziennik: każdy wpis można kliknąć, aby zobaczyć tę chwilę i zasadę.
coach-over = To była cała partia.
    .look = Obejrzyj powtórkę albo zagraj rewanż już beze mnie.
