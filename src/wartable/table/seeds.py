"""Fresh seeds: the one place where randomness enters that no seed decides.
Everything else in the program follows from seeds."""

import secrets


def fresh_seed() -> int:
    """A seed nobody can foresee."""
    return secrets.randbits(62)


def fresh_secret() -> str:
    """The secret that a match's shuffles come from, in hexadecimal."""
    return secrets.token_hex(32)


def fresh_token() -> str:
    """What only the holder of a seat knows."""
    return secrets.token_urlsafe(24)


def fresh_name() -> str:
    """The name of a match in its address."""
    return secrets.token_urlsafe(9)
