"""Magore's Fiends: cards 175 to 203."""
