"""What the observation tells of who stands beside whom, reckoned once more from where fighters stand; and what dice have decided."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import wartable
from wartable.games.shadespire.luck import luck
from wartable.games.shadespire.observation import NEAREST
from wartable.games.shadespire.state import MODELS
from wartable.kernel.contract import Position

from ...suite.secrets import other_world

GAME = wartable.game("shadespire")


def positions(format: str, seed: int, every: int = 12) -> Iterator[Position]:
    position, lot = GAME.new(format, seed, compiled=False), random.Random(seed)
    number = 0
    while not position.over and number < 260:
        position.play(lot.choice(position.legal()))
        number += 1
        if number % every == 0:
            yield position


def apart(g: object, one: int, two: int) -> int:
    """Steps between two hexes: columns count twice, as rows are shifted by half a hex."""
    rows = abs(int(g.hex_y[one]) - int(g.hex_y[two]))  # type: ignore[attr-defined]
    columns = abs(int(g.hex_x[one]) - int(g.hex_x[two]))  # type: ignore[attr-defined]
    return rows + max(0, (columns - rows) // 2)


@pytest.mark.parametrize(("format", "seed"), [("core", 5), ("melee3", 8)])
def test_neighbours_are_those_that_stand_one_step_away(format: str, seed: int) -> None:
    near = 0
    for position in positions(format, seed):
        g = position.record
        on_field = {one: int(g.hex[one]) for one in range(g.seats * MODELS) if g.hex[one] >= 0}
        for seat in range(g.seats):
            row = position.observe(seat)
            seen = {piece.name: row[piece.offset : piece.end] for piece in GAME.observes}
            for one, hex in on_field.items():
                at = (one - seat * MODELS) % (g.seats * MODELS)
                others = {two: apart(g, hex, there) for two, there in on_field.items() if two != one}
                foes = [far for two, far in others.items() if two // MODELS != one // MODELS]
                friends = [far for two, far in others.items() if two // MODELS == one // MODELS]
                assert seen["foes_near"][at] == foes.count(1)
                assert seen["friends_near"][at] == friends.count(1)
                assert seen["nearest"][at] == (min(*foes, NEAREST) + 1 if foes else 0)
                assert seen["stands_on"][at] == g.token[hex]
                near += foes.count(1)
            enemies = [there for one, there in on_field.items() if one // MODELS != seat]
            for hex in range(0, int(g.hexes), 7):
                assert seen["foes_by"][hex] == sum(apart(g, hex, there) == 1 for there in enemies)
                steps = [apart(g, hex, there) for there in enemies]
                assert seen["foe_far"][hex] == (min(*steps, NEAREST) + 1 if steps else 0)
    assert near > 0


def test_luck_tells_blows_apart_and_nothing_of_cards() -> None:
    told = set()
    for position in positions("core", 3, every=5):
        g = position.record
        here = luck(g)
        assert here == luck(other_world(position, 0, 1).record)
        fighter = next((one for one in range(2 * MODELS) if g.hex[one] >= 0), None)
        if fighter is not None:
            hurt = position.copy()
            hurt.record.wounds[fighter] += 1
            assert luck(hurt.record) != here
        told.add(here)
    assert len(told) > 5
