"""Invictus in the browser: its table in `static`, its miniature, its shelf of cards, the desk and the sheet editor."""
