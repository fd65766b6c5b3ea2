### Stops: at which windows a player is asked. `stop-<game>-<name>`, in few words as `.short`.

stops-heading = When am I asked?
stops-mode-simple = Whenever I can do something
stops-mode-chosen = Only where I choose
stops-mode-always = Always, even when all I can do is pass
stops-note = Everywhere else you pass automatically. Nobody else sees this, and the timing doesn’t give it away.
stops-at = You are asked at:
stops-passing = You pass here automatically.
