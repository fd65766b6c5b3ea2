"""The games: every package in this folder is one, and offers itself as `GAME`."""
