"""The cards of The Skavenblight Threat, by their printed numbers."""
