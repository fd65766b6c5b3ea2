"""Provable shuffles: a secret whose digest is shown first, salts of the persons, and a seed out of both.
Only this arithmetic lives here; `proof` writes a finished match down and checks one that was written down."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

SALT_LENGTH = 64


def commitment_of(secret: str) -> str:
    """What is shown from the start: the SHA-256 of the secret's bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, salts: Sequence[str]) -> int:
    """The seed: the first 62 bits of the SHA-256 of the secret's bytes and each salt, set apart by its length."""
    digest = hashlib.sha256(bytes.fromhex(secret))
    for salt in salts:
        data = salt.encode()
        digest.update(len(data).to_bytes(2, "big") + data)
    return int.from_bytes(digest.digest()[:8], "big") >> 2


def player_seed(secret: str, seat: int) -> int:
    """The chance of a computer player: nobody can foresee it, and every process has the same."""
    digest = hashlib.sha256(b"player" + bytes([seat]) + bytes.fromhex(secret)).digest()
    return int.from_bytes(digest[:7], "big")
