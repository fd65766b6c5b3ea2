# What sentences of every game call the seats: alone, inside a sentence, and as a heading.

seat-you = You
seat-opponent = Your opponent
    .inside = your opponent
    .header = Opponent
seat-partner = Your partner
    .inside = your partner
    .header = Partner
seat-numbered = Seat { $number }
