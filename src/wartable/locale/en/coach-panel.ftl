# The panel of the coach beside the table in English. As in board.ftl, no message may choose its form by a variable.

coach-title = Coach
coach-turn-off = Turn the coach off
coach-turn-on = Turn the coach on
coach-tone-threat = Danger
coach-tone-chance = Chance
coach-tone-standing = So it stands
coach-hint = Hint
coach-thinking = Thinking …
coach-key-hint = a hint from the coach
