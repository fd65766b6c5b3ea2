"""Universal objectives: cards 233 to 307."""
