# The coach of a first match in English: what to do and why, by the kind of decision; .look says where to look.

## Any game

coach-waiting = Your opponent is deciding.
    .look = Watch the log: click a line to see that moment and its rule.
coach-over = That was the match.
    .look = Watch the replay, or play a rematch without me.
