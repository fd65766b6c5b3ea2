"""Digests of random matches, every byte at every step: equal on every machine, in every process and mode.
`python -m tests.suite.digests` prints them; with `--update` it pins them as what the rules and the generator mean."""

import hashlib
import json
import sys
from pathlib import Path

from .matches import Variant, usual, walk

PINNED = Path(__file__).with_name("fixtures") / "digests.json"
MATCHES = 40  # of each format


def digest(variant: Variant, compiled: bool | None = None) -> str:
    """A digest of some random matches: bytes, legal actions, events and results."""
    found = hashlib.sha256()
    for seed in range(MATCHES):
        position = variant.new(seed, compiled)
        for action in walk(position, seed):
            found.update(position.to_bytes())
            found.update(position.mask().tobytes())
            found.update(repr([position.events(seat) for seat in range(-1, position.seats)]).encode())
            found.update(action.to_bytes(2, "little"))
        found.update(position.to_bytes())
        found.update(repr(position.returns()).encode())
    return found.hexdigest()[:32]


def digests() -> dict[str, str]:
    return {variant.name: digest(variant) for variant in usual()}


def main() -> None:
    text = json.dumps(digests(), indent=2) + "\n"
    if "--update" in sys.argv:
        PINNED.write_text(text)
    print(text, end="")


if __name__ == "__main__":
    main()
