"""How computer players see a match, and the learning of what counts in it."""

import numpy as np
import pytest

from wartable.games.shadespire import learning as lab
from wartable.games.shadespire.evaluate import evaluate, look_at_seat, time_left
from wartable.games.shadespire.values import ASSETS, WEIGHTS, Asset
from wartable.lab.tables import with_table

from .scene import scene

HOME, AWAY = 0, 1
GARREK, SAEK, SEVERIN = "garrek-gorebeard", "blooded-saek", "severin-steelheart"


def seen(story, seat=HOME):
    return evaluate(story.g, seat)


def story():
    return scene({GARREK: (1, 2), SAEK: (3, 2)}, {SEVERIN: (1, 8)})


def test_glory_is_good_for_its_owner_and_bad_for_the_other():
    told = story()
    before = seen(told), seen(told, AWAY)
    told.g.glory[HOME] += 2
    assert seen(told) > before[HOME] and seen(told, AWAY) < before[AWAY]


def test_a_lead_is_worth_more_the_less_time_is_left():
    told = story()
    told.g.glory[HOME] += 2
    early = seen(told)
    told.g.round = 3
    told.g.taken[HOME] = told.g.taken[AWAY] = 4
    assert time_left(told.g) == pytest.approx(0.0)
    assert seen(told) > early


def test_a_wounded_fighter_is_worth_less():
    told = story()
    whole = seen(told)
    told.g.wounds[0] += 2
    assert seen(told) < whole


def test_no_hand_of_another_seat_is_looked_at():
    told = story()
    assets = np.zeros(ASSETS)
    look_at_seat(told.g, AWAY, assets)
    assert assets[Asset.HAND] == 0


def test_what_made_matches_be_won_is_found_again():
    lot = np.random.default_rng(5)
    rows = lot.normal(size=(6000, ASSETS))
    left = lot.random(6000)
    lead = rows[:, Asset.GLORY] * (1.5 - left)
    won = lot.random(6000) < 1 / (1 + np.exp(-lead))
    looks = [
        lab.Look(row, time, (1, 4), float(result)) for row, time, result in zip(rows, left, won, strict=True)
    ]
    at_the_end, with_time = lab.learn(looks)
    assert at_the_end[Asset.GLORY] == pytest.approx(1.5, abs=0.3)
    assert with_time[Asset.GLORY] == pytest.approx(-1.0, abs=0.4)
    assert np.abs(np.delete(at_the_end, Asset.GLORY)).max() < 0.3


def test_the_table_is_written_between_its_marks_and_can_be_read():
    table = lab.as_code(WEIGHTS[:, 0], WEIGHTS[:, 1])
    written = with_table("before\n# values:begin\nold\n# values:end\nafter\n", table)
    assert written.startswith("before\n") and written.endswith("after\n") and "old" not in written
    names = {"np": np}
    exec(table, names)
    assert np.array_equal(names["WEIGHTS"], WEIGHTS)
