"""Provable shuffles: a secret whose digest is shown first, salts of the persons, and a seed out of both; signatures.
Only this arithmetic lives here; `proof` writes a finished match down and checks one that was written down."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence

from wartable.kernel.contract import game
from wartable.table.entries import Terms

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


def secret_of(seed: int) -> str:
    """The secret of a match whose seed was chosen: computers that play in it draw the same lots each time."""
    return hashlib.sha256(b"chosen" + seed.to_bytes(8, "big")).hexdigest()


def player_seed(secret: str, seat: int) -> int:
    """The chance of a computer player: nobody can foresee it, and every process has the same."""
    digest = hashlib.sha256(b"player" + bytes([seat]) + bytes.fromhex(secret)).digest()
    return int.from_bytes(digest[:7], "big")


def own_token(key: bytes) -> str:
    """The token of who has the database with this key, for all seats of what is played in the terminal."""
    return urlsafe_b64encode(hmac.new(key, b"terminal", hashlib.sha256).digest()[:24]).decode()


def signature_of(key: bytes, terms: Terms) -> str:
    """The signature of a table under a position that a match starts from, for its game, format and record alone."""
    told = [b"origin", terms.game.encode(), terms.format.encode(), terms.origin.encode()]
    signed = game(terms.game).layout.digest + b"\0".join(told)
    return hmac.new(key, signed, hashlib.sha256).hexdigest()
