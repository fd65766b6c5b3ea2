# Invictus in Japanese: the windows at which a player may be asked; in few words as .short.

stop-invictus-block = ブロックできるかもしれないアタック
    .short = ブロック
stop-invictus-negate = 防げるかもしれない後方支援
    .short = ネゲート
