# Invictus in English: what the coach says of the position. Every sentence here is a claim that was tried out by the rules.

## What you can do

claim-invictus-attack = Your { $attacker } (attack { $attack }) can { $result ->
    [captures] capture
   *[destroys] destroy
} { $card }, { $place }{ $answer ->
    [possible] , unless it is blocked
   *[none] {""}
}.
claim-invictus-attack-wins = Your { $attacker } (attack { $attack }) can { $result ->
    [captures] capture
   *[destroys] destroy
} { $card }, { $place }{ $answer ->
    [possible] , and wins the match unless it is blocked
   *[none] {" "}and wins the match
}.
claim-invictus-entry = { $cards }: entering your kingdom, any of these brings you to { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
claim-invictus-entry-wins = { $cards }: entering your kingdom, any of these brings the fourth point, and you win.

## What they can do

claim-invictus-danger = If you ended your turn now, their { $attacker } (attack { $attack }) could { $result ->
    [captures] capture
   *[destroys] destroy
} your { $card }, { $place }.
claim-invictus-danger-loses = If you ended your turn now, their { $attacker } (attack { $attack }) could { $result ->
    [captures] capture
   *[destroys] destroy
} your { $card }, { $place }, and you would lose the match.
claim-invictus-blow = Without a block, { $attacker } (attack { $attack }) { $result ->
    [captures] captures your { $card }
    [destroys] destroys your { $card }
   *[survives] hits your { $card }, which stays
}.
claim-invictus-blow-loses = Without a block, { $attacker } (attack { $attack }) { $result ->
    [captures] captures
   *[destroys] destroys
} your { $card }, and you lose the match.

## How things stand

claim-invictus-points = Kingdom points: you { $mine }, they { $theirs }. Four win.
claim-invictus-they-need-one = They have three kingdom points: one more card in { $colours } wins them the match.
claim-invictus-you-need-one = You have three kingdom points: one more card in { $colours } wins you the match.
claim-invictus-must-enter = You hold { $count } cards: before your turn ends, one soldier must enter your kingdom.
claim-invictus-few-turns = { $who ->
    [you] You went first, and your deck has
   *[other] The deck of whoever went first has
} { $count ->
    [0] no card left: the war ends when that player’s next turn should start
    [one] one card left: one more turn of that player, then the war ends
   *[other] { $count } cards left: after { $count } more turns of that player the war ends
}. Kingdom points decide.
claim-invictus-war-ends = If you end your turn now, the war ends, and { $result ->
    [won] you win
    [lost] you lose
   *[draw] it is a draw
}.
