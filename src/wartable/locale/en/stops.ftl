### Stops: at which windows a player is asked. `stop-<game>-<name>`, in few words as `.short`.

stops-heading = When am I asked?
stops-mode-simple = Where I can do something that matters
stops-mode-chosen = Only where I choose
stops-mode-always = Always, even when all I can do is pass
stops-note = Everywhere else you pass automatically. Nobody else sees this, and the timing doesn’t give it away.
stops-at = You are asked at:
stops-passing = You pass here automatically.

# Beside the button that passes: "Pass until …" and its entries.
stops-until = Pass until …
stops-until-phase = my next phase
stops-until-event = something happens
stops-until-turn = my turn
stops-passing-phase = Passing until your next phase.
stops-passing-event = Passing until something happens.
stops-passing-turn = Passing until your turn.
stops-passing-stop = Stop passing
