"""The games that come with Wartable: every package in this folder is one, and offers itself as `GAME`.
Others are packages of their own, with an entry point `wartable.games`."""

USUAL = "invictus"  # the game that is meant where none is named
