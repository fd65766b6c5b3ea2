"""Ironskull's Boyz: cards 88 to 116."""
