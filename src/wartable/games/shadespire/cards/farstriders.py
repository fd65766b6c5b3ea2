"""The Farstriders: cards 204 to 232."""
