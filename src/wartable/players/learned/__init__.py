"""Players that learned: small networks that judge what a seat knows, in whole numbers, the same on every machine."""
