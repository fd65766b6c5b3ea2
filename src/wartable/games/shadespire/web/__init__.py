"""Shadespire in the browser: its table in `static`, its miniature and its shelf of cards."""
