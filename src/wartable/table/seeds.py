"""Fresh seeds: the one place where randomness enters that no seed decides.
Everything else in the program follows from seeds. No option, setting or variable chooses the source: only code can."""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable

Source = Callable[[str, int], bytes]  # what it is for, and how many bytes


def of_the_system(purpose: str, size: int) -> bytes:
    """Bytes that nobody can foresee."""
    return secrets.token_bytes(size)


_source: Source = of_the_system


def draw_from(source: Source) -> Source:
    """Draw from another source from now on; gives the one before.

    This is for tests, which must meet the same shuffles each time. Nothing in the program may call it: who knows the
    source knows every hand.
    """
    global _source
    before, _source = _source, source
    return before


def fresh_seed() -> int:
    """A seed nobody can foresee."""
    return int.from_bytes(_source("seed", 8), "big") >> 2


def fresh_secret() -> str:
    """The secret that a match's shuffles come from, in hexadecimal."""
    return _source("secret", 32).hex()


def fresh_key() -> str:
    """The key that a table signs with, in hexadecimal."""
    return _source("key", 32).hex()


def fresh_token() -> str:
    """What only the holder of a seat knows."""
    return _as_text(_source("token", 24))


def fresh_name() -> str:
    """The name of a match in its address."""
    return _as_text(_source("name", 9))


def _as_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
