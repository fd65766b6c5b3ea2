# Invasion in English: what the coach says of the position. Every sentence here is a claim that was tried out by the rules.

## What either side can burn

claim-invasion-burn = If nobody defends, your attackers ({ $units }) can burn { $place } this turn (damage { $damage } of { $points }){ $defence ->
    [none] , and nobody there could
   *[possible] {""}
}.
claim-invasion-burn-wins = If nobody defends, your attackers ({ $units }) can burn { $place } this turn and win the match{ $defence ->
    [none] , and nobody there could
   *[possible] {""}
} (damage { $damage } of { $points }).
claim-invasion-open = With the units there are now, nobody of theirs can defend { $places }.
claim-invasion-danger = If nobody defends, the units they have now ({ $units }) can burn { $place } in their next attack (damage { $damage } of { $points }){ $defence ->
    [none] , and nobody there could defend
   *[possible] {""}
}.
claim-invasion-danger-loses = If nobody defends, the units they have now ({ $units }) can burn { $place } in their next attack, and you would lose{ $defence ->
    [none] ; nobody there could defend
   *[possible] {""}
} (damage { $damage } of { $points }).

## Defending

claim-invasion-blow = Without defenders { $place } { $result ->
    [burns] burns
   *[stands] stands: damage { $damage } of { $points }
}.
claim-invasion-blow-loses = Without defenders { $place } burns, and you lose the match.
claim-invasion-defender = { $unit } alone: { $lives ->
    [yes] lives
   *[no] falls
}, { $kills ->
    [yes] can kill { $foe }
   *[no] kills nobody
}, and { $place } { $result ->
    [stands] doesn’t burn
   *[burns] burns all the same
}.

## How things stand

claim-invasion-resources = { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}: { $count ->
    [0] you can’t play any card of your hand now
    [one] one of your cards can be played now
   *[other] { $count } of your cards can be played now
}.
claim-invasion-develop = You may still play a development this turn.
claim-invasion-burning = Burning zones: yours { $mine }, theirs { $theirs }. Two lose the match.
claim-invasion-one-left = One of your zones burns: with another one you lose.
claim-invasion-deck = { $who ->
    [you] Your deck has
   *[they] Their deck has
} { $count ->
    [one] one card left
   *[other] { $count } cards left
}: whoever draws the last one loses.
