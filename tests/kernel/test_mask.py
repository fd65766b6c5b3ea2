"""Masks of legal actions: what looks at eight actions at a time finds what looks at one after the other."""

import random

import numpy as np
import pytest

import wartable
from wartable.kernel.mask import (
    MOST_ACTIONS,
    clear_mask,
    count_in_lanes,
    count_marks,
    in_lanes,
    mask_width,
    next_mark,
    nth_in_lanes,
    nth_mark,
)
from wartable.kernel.rule import compiling, twin


@pytest.mark.parametrize("length", [1, 7, 8, 77, 470, 747, MOST_ACTIONS, MOST_ACTIONS + 7])
@pytest.mark.parametrize("share", [0.02, 0.5, 1.0])
def test_lanes_tell_what_single_actions_tell(length: int, share: float) -> None:
    lot = random.Random(f"{length} {share}")
    mask = np.array([lot.random() < share for _ in range(length)], np.uint8)
    mask[lot.randrange(length)] = 1
    lanes = mask[: in_lanes(len(mask))].view(np.int64)
    marked = np.flatnonzero(mask).tolist()
    assert count_in_lanes(mask, lanes) == count_marks(mask) == len(marked)
    assert [nth_in_lanes(mask, lanes, n) for n in range(len(marked))] == marked
    assert [nth_mark(mask, n) for n in range(len(marked))] == marked


@pytest.mark.parametrize("actions", [1, 8, 77, 747])
@pytest.mark.parametrize("share", [0.0, 0.02, 0.5, 1.0])
def test_marks_are_found_one_after_the_other(actions: int, share: float) -> None:
    lot = random.Random(f"{actions} {share}")
    mask = np.zeros(mask_width(actions), np.uint8)
    mask[:actions] = [lot.random() < share for _ in range(actions)]
    lanes, found, action = mask.view(np.int64), [], 0
    while (action := next_mark(mask, lanes, action)) < len(mask):
        found.append(action)
        action += 1
    assert found == np.flatnonzero(mask).tolist()
    assert actions <= len(mask) < actions + 8


def test_lanes_see_what_is_marked_later() -> None:
    mask = np.ones(20, np.uint8)
    lanes = mask[: in_lanes(len(mask))].view(np.int64)
    clear_mask(mask)
    mask[9] = 1
    assert count_in_lanes(mask, lanes) == 1 and nth_in_lanes(mask, lanes, 0) == 9


@pytest.mark.skipif(not compiling(), reason="nothing is compiled")
def test_compiled_lanes_tell_the_same() -> None:
    import numba

    count, nth, lanes_in = twin(count_in_lanes), twin(nth_in_lanes), twin(in_lanes)

    @numba.njit
    def told(mask, n):  # type: ignore[no-untyped-def]
        lanes = mask[: lanes_in(len(mask))].view(np.int64)
        return count(mask, lanes), nth(mask, lanes, n)

    for seed in range(50):
        mask = (np.random.default_rng(seed).random(747) < 0.02).astype(np.uint8)
        mask[seed] = 1
        marked = np.flatnonzero(mask)
        for n in range(len(marked)):
            assert told(mask, n) == (len(marked), marked[n])


def test_every_vocabulary_can_be_counted() -> None:
    for name in wartable.game_names():
        assert wartable.game(name).actions <= MOST_ACTIONS + 7
