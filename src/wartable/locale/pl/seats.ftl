# Jak zdania każdej gry nazywają miejsca przy stole: samo, wewnątrz zdania, w nagłówku i w przypadkach.

seat-you = Ty
    .genitive = ciebie
    .accusative = ciebie
seat-opponent = Przeciwnik
    .inside = przeciwnik
    .header = Przeciwnik
    .genitive = przeciwnika
    .accusative = przeciwnika
seat-partner = Partner
    .inside = partner
    .header = Partner
    .genitive = partnera
    .accusative = partnera
seat-numbered = Gracz { $number }
    .genitive = gracza { $number }
    .accusative = gracza { $number }
