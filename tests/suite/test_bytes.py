"""A match is its bytes: saved and loaded at any step it goes on the same; bytes that are no match are refused."""

import random

import pytest

from wartable import Game, WartableError
from wartable.kernel.contract import MAGIC

from .matches import SLOW, Variant, moments, walk


def test_saved_and_loaded_again_and_again_a_match_goes_on_the_same(variant: Variant) -> None:
    """At every step, or at every few where looking takes long."""
    position = variant.new(seed=2)
    loaded = variant.game.from_bytes(position.to_bytes())
    for number, action in enumerate(walk(position, seed=2)):
        if number % SLOW.get(variant.game.name, 1) == 0:
            loaded = loaded.from_bytes(loaded.to_bytes())
        assert loaded.to_bytes() == position.to_bytes()
        assert loaded.actor == position.actor
        assert loaded.legal() == position.legal()
        loaded.play(action)
    assert loaded.to_bytes() == position.to_bytes()
    assert loaded.returns() == position.returns()


def test_what_the_last_action_told_is_no_part_of_the_match(usual_variant: Variant) -> None:
    for position in moments(usual_variant, matches=3, each=5):
        loaded = usual_variant.game.from_bytes(position.to_bytes())
        assert loaded.events(0) == []
        assert loaded.to_bytes() == position.to_bytes()


def test_bytes_of_something_else_are_refused(game: Game) -> None:
    for data in (b"", b"WTBL", b"PNG....", bytes(2000)):
        with pytest.raises(WartableError, match="not a saved Wartable position"):
            game.from_bytes(data)


def test_bytes_of_another_version_or_game_are_refused(game: Game) -> None:
    saved = game.new(seed=1).to_bytes()
    header = len(saved) - game.layout.head
    other_layout = saved[: header - 1] + bytes([saved[header - 1] ^ 1]) + saved[header:]
    other_game = MAGIC + bytes([3]) + b"ludo" + saved[header - 4 :]
    for data in (other_layout, other_game, saved[:-1], saved + b"\0", MAGIC):
        with pytest.raises(WartableError, match=f"not saved by this version of {game.title}"):
            game.from_bytes(data)


def test_a_damaged_position_is_refused(game: Game) -> None:
    """What the invariants notice must not reach compiled code, which trusts its indices."""
    lot = random.Random(game.name)
    saved = game.new(seed=1).to_bytes()
    header = len(saved) - game.layout.head
    for _ in range(50):
        damaged = saved[:header] + bytes(lot.randrange(256) for _ in range(game.layout.head))
        with pytest.raises(WartableError, match="damaged"):
            game.from_bytes(damaged)
