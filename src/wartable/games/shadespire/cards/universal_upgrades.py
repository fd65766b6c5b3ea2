"""Universal upgrades: cards 373 to 437."""
