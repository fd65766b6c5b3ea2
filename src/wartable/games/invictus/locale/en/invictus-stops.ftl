# Invictus in English: the windows at which a player may be asked; in few words as .short.

stop-invictus-block = An attack you could block
    .short = block
stop-invictus-negate = A support you could negate
    .short = negate
