"""The Chosen Axes: cards 117 to 145."""
