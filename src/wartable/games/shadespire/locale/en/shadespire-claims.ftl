# Shadespire in English: what the coach says of the position. Every sentence here is a claim that was tried out by the rules.

claim-shadespire-attack = { $fighter } can attack { $target } with { $weapon }: { $success } % to succeed, { $kill } % to take it out of action.
claim-shadespire-danger = If you passed now, { $fighter } could attack { $target } with { $weapon }: { $success } % to succeed, { $kill } % to take it out of action.
claim-shadespire-charge = If you passed now, { $fighter } could charge { $target } and attack with { $weapon }: { $success } % to succeed, { $kill } % to take it out of action.
claim-shadespire-scores = As things are, { $card } would score at the end of the round.
claim-shadespire-one-short = { $card } lacks one: { $have } of { $need }.
claim-shadespire-last-activation = This is your last activation of the { $last ->
    [match] match
   *[round] round
}.
claim-shadespire-glory = Glory, spent and unspent: you { $mine }, they { $theirs }. The most wins after the third round.
claim-shadespire-held = Objectives held: you { $mine }, they { $theirs }.
