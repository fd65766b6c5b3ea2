# What sentences of every game call the seats, in Japanese: alone, inside a sentence, and as a heading.

seat-you = あなた
seat-opponent = 相手
    .inside = 相手
    .header = 相手
seat-partner = 味方
    .inside = 味方
    .header = 味方
seat-numbered = 席{ $number }
