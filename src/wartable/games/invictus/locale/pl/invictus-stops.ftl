# Invictus in Polish: the windows at which a player may be asked; in few words as .short.

stop-invictus-block = Atak, który można zablokować
    .short = blok
stop-invictus-negate = Wsparcie, które można skontrować
    .short = kontra
