# The coach in English: what to do and why, by the kind of decision; .look says where to look.

## Any game

coach-waiting = Your opponent is deciding.
    .look = Watch the log: click a line to see that moment and its rule.
coach-over = That was the match.
    .look = Watch the replay, or play a rematch without me.

## A hint: what a search would do, and why

hint-move = Hint: { $move }.
hint-then = { $first } → { $then }
hint-only = There is only one answer now: { $move }.
hint-chances = With it you would win about { $chance } of 100 such matches; with “{ $other }” about { $without }.
hint-chance = With it you would win about { $chance } of 100 such matches.
hint-first-look = That is only a first look: the rules are still being made fast.
hint-does = It does this: { $claim }
hint-prevents = It should take care of this: { $claim }
hint-for = For you: { $reasons }.
hint-against = Against you: { $reasons }.
hint-worth = { $reason } ({ $points })
