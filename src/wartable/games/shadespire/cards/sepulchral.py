"""Sepulchral Guard: cards 59 to 87."""
