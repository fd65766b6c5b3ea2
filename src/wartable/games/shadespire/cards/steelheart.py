"""Steelheart's Champions: cards 30 to 58."""
