"""A batch is many matches that go on as each would alone."""

import numpy as np
import pytest

from wartable import Batch, IllegalAction

from .matches import LONGEST, Variant

SEEDS = range(50, 80)


def first_or_last(masks: np.ndarray, turn: int) -> np.ndarray:
    """An action for every match, -1 where none is legal: by turns the first and the last that is."""
    last = masks.shape[1] - 1 - masks[:, ::-1].argmax(1)
    return np.where(masks.any(1), last if turn % 2 else masks.argmax(1), -1)


@pytest.mark.parametrize("threads", [1, 3])
def test_a_batch_goes_on_as_its_matches_do_alone(usual_variant: Variant, threads: int) -> None:
    batch = Batch(usual_variant.game, SEEDS, usual_variant.format, threads)
    alone = [usual_variant.new(seed) for seed in SEEDS]
    for turn in range(LONGEST):
        actors, masks = batch.actors(), batch.masks()
        assert actors.tolist() == [position.actor for position in alone]
        if (actors < 0).all():
            break
        actions = first_or_last(masks, turn)
        for position, mask, action in zip(alone, masks, actions, strict=True):
            assert position.mask().tolist() == mask.tolist()
            if action >= 0:
                position.play(int(action))
        batch.play(actions)
    for index, position in enumerate(alone):
        assert batch[index].to_bytes() == position.to_bytes()
    assert batch.returns().tolist() == [position.returns() for position in alone]


def test_a_batch_knows_what_each_seat_knows(usual_variant: Variant) -> None:
    batch = Batch(usual_variant.game, SEEDS, usual_variant.format, threads=2)
    for turn in range(20):
        batch.play(first_or_last(batch.masks(), turn))
    observed = batch.observe(batch.actors())
    for index, seat in enumerate(batch.actors()):
        assert observed[index].tolist() == batch[index].observe(int(seat)).tolist()


def test_a_wrong_action_in_a_batch_is_named(usual_variant: Variant) -> None:
    batch = Batch(usual_variant.game, SEEDS, usual_variant.format, threads=2)
    actions = first_or_last(batch.masks(), 0)
    wrong = int(np.flatnonzero(batch.masks()[17] == 0)[0])
    actions[17] = wrong
    with pytest.raises(IllegalAction, match=f"action {wrong} is not legal in match 17"):
        batch.play(actions)
