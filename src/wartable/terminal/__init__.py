"""Playing in a terminal: the board of a game, the loop of a match, and the menu before it.
Nothing here knows more than a seat's view; all text is in the Fluent files."""
