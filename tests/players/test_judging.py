"""A network judges in whole numbers: plain and compiled rules come to the same, which is what the weights of a training mean."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import wartable
from wartable import Position
from wartable.kernel.contract import Game
from wartable.kernel.engine import CORE, engine
from wartable.players.learned.features import features_of
from wartable.players.learned.judging import VALUE
from wartable.players.learned.weights import (
    FARTHEST,
    NAMED,
    Desk,
    Weights,
    desk_of,
    squashed,
    values_told,
)
from wartable.players.lots import FAINTEST, LOGIT, SHARE, faded
from wartable.players.players import JUDGING

from ..suite.secrets import other_world
from .test_features import GAMES
from .untrained import arrays, untrained


def judged(position: Position, weights: Weights, compiled: bool = True) -> Desk:
    """All that a network makes of a position for the seat that decides."""
    runner, desk = engine(position.game, (CORE, JUDGING), compiled), desk_of(weights, position.seats)
    runner.call(
        "leanings",
        position.records,
        position.actor,
        position.mask().copy(),
        desk.seen,
        weights.net,
        desk.acc,
        desk.hidden,
        desk.values,
        desk.logits,
        desk.shares,
    )
    return desk


def moments(game: Game, format: str, count: int, seed: int = 5) -> list[Position]:
    """Some positions of a match by lot, early and late ones."""
    lot, position, found = random.Random(seed), game.new(format, seed=seed), []
    for _ in range(12 * count):
        if position.over:
            break
        if lot.random() < 0.2:
            found.append(position.copy())
        position.play(lot.choice(position.legal()))
    return found[:count]


@pytest.mark.parametrize("name", GAMES)
def test_plain_and_compiled_rules_judge_alike_number_for_number(name: str) -> None:
    game = wartable.game(name)
    weights = untrained(game)
    values = set()
    for format in game.formats:
        for position in moments(game, format, 6):
            compiled, plain = judged(position, weights), judged(position, weights, compiled=False)
            for part in ("seen", "acc", "hidden", "values", "logits", "shares"):
                assert np.array_equal(getattr(compiled, part), getattr(plain, part)), part
            values.add(float(compiled.values[position.actor]))
    assert len(values) > 10, "it judges alike whatever it sees"


@pytest.mark.parametrize("name", GAMES)
def test_whole_numbers_mean_what_the_training_meant(name: str) -> None:
    """The network as it was trained, in numbers with a point: nowhere far from what is played."""
    game = wartable.game(name)
    trained, weights, told = arrays(game), untrained(game), features_of(game)
    for format in game.formats:
        for position in moments(game, format, 8):
            seat, seats = position.actor, position.seats
            desk, seen = judged(position, weights), position.observe(position.actor)
            x = np.clip(trained["bias"] + trained["table"][told.rows_of(seen)].sum(axis=0), 0, 1)
            h = np.clip(trained["W2"] @ x + trained["b2"], 0, 1)
            wanted = np.tanh((trained["W3"] @ h + trained["b3"]) / 2)
            told_values = [desk.values[(seat + turn) % seats] for turn in range(1 if seats == 2 else seats)]
            assert told_values == pytest.approx(wanted[: len(told_values)].tolist(), abs=0.06)
            legal = position.legal()
            logits = np.array(
                [_logit(trained, told, x, seen, int(told.turned[seats, seat, a])) for a in legal]
            )
            shares = np.exp(logits - logits.max())
            assert desk.shares[legal] == pytest.approx((shares / shares.sum()).tolist(), abs=0.06)


def _logit(trained: dict[str, np.ndarray], told: Any, x: np.ndarray, seen: np.ndarray, action: int) -> float:
    about = trained["V"][told.about_of(action, seen)].sum(axis=0)
    return float(trained["P"][action] @ x + trained["c"][action] + about @ x[:NAMED])


@pytest.mark.parametrize("name", GAMES)
def test_a_judgement_depends_on_what_the_seat_knows_and_on_nothing_else(name: str) -> None:
    game = wartable.game(name)
    weights = untrained(game)
    for format in game.formats:
        for number, position in enumerate(moments(game, format, 8)):
            here = judged(position, weights)
            there = judged(other_world(position, position.actor, number), weights)
            assert np.array_equal(here.values, there.values) and np.array_equal(here.logits, there.logits)


def test_of_two_seats_one_wins_what_the_other_loses_and_of_four_each_has_its_own() -> None:
    game = wartable.game("shadespire")
    weights = untrained(game)
    for format, seats in (("core", 2), ("melee", 4)):
        options = {"seats": seats} if any(o.name == "seats" for o in game.format(format).options) else {}
        values = judged(game.new(format, seed=1, **options), weights).values
        if len(values) == 2:
            assert values[0] == -values[1] != 0
        else:
            assert len(set(np.abs(values).tolist())) == len(values) > 2


def test_many_records_are_judged_as_each_alone() -> None:
    game = wartable.game("invictus")
    weights, found = untrained(game), moments(game, "duel", 10)
    records, desk = game.layout.zeros(len(found)), desk_of(weights, 2)
    for number, position in enumerate(found):
        records.array[number] = position.records.array[0]
    values = np.zeros((len(found), 2))
    seats = np.array([position.actor for position in found], np.int64)
    runner = engine(game, (CORE, JUDGING))
    runner.call("judgements", records, seats, desk.seen, weights.net, desk.acc, desk.hidden, values)
    assert values.tolist() == [judged(position, weights).values.tolist() for position in found]


def test_shares_come_to_one_and_none_is_nothing() -> None:
    game = wartable.game("invictus")
    for position in moments(game, "duel", 10):
        desk, legal = judged(position, untrained(game, seed=3)), position.legal()
        assert desk.shares[legal].sum() == pytest.approx(1) and desk.shares[legal].min() > 0
        best = max(legal, key=lambda action: desk.logits[action])
        assert desk.shares[best] == desk.shares[legal].max()


def test_no_entry_of_the_tables_hangs_on_the_last_bit_of_a_machine() -> None:
    """They are rounded from what a library reckons, whose last bit may differ: so none may lie near the middle."""
    value = VALUE * np.tanh(np.arange(FARTHEST * LOGIT + 1) / LOGIT / 2)
    share = SHARE * np.exp(-np.arange(FAINTEST * LOGIT + 1) / LOGIT)
    for exact, kept in ((value, squashed()), (share, faded())):
        assert np.abs(exact % 1 - 0.5).min() > 1e-7
        assert np.abs(exact - kept).max() <= 1
    assert squashed()[0] == 0 and squashed()[-1] < VALUE and faded()[0] == SHARE


def test_a_game_tells_as_many_values_as_it_needs() -> None:
    assert {name: values_told(wartable.game(name)) for name in GAMES} == {
        "invictus": 4,
        "invasion": 1,
        "shadespire": 4,
    }
