"""A batch is many matches that go on as each would alone."""

import numpy as np
import pytest

from wartable import Batch, IllegalAction, OptionError
from wartable.kernel.batch import CUT, OVER, Buffers

from .matches import LONGEST, Variant

SEEDS = range(50, 80)


def first_or_last(masks: np.ndarray, turn: int) -> np.ndarray:
    """An action for every match, -1 where none is legal: by turns the first and the last that is."""
    last = masks.shape[1] - 1 - masks[:, ::-1].argmax(1)
    return np.where(masks.any(1), last if turn % 2 else masks.argmax(1), -1)


@pytest.mark.parametrize("threads", [1, 3])
def test_a_batch_goes_on_as_its_matches_do_alone(usual_variant: Variant, threads: int) -> None:
    batch = Batch(usual_variant.game, SEEDS, usual_variant.format, threads=threads)
    alone = [usual_variant.new(seed) for seed in SEEDS]
    results: dict[int, list[int]] = {}
    for turn in range(LONGEST):
        out = batch.out
        assert out.actors.tolist() == [position.actor for position in alone]
        results |= {at: out.rewards[at].tolist() for at in np.flatnonzero(out.ended == OVER).tolist()}
        if (out.actors < 0).all():
            break
        actions = first_or_last(out.masks, turn)
        for position, mask, action in zip(alone, out.masks, actions, strict=True):
            assert position.mask().tolist() == mask.tolist()
            if action >= 0:
                position.play(int(action))
        batch.step(actions)
    for index, position in enumerate(alone):
        assert batch[index].to_bytes() == position.to_bytes()
    assert [results[at] for at in range(len(batch))] == [position.returns() for position in alone]


def test_a_batch_knows_what_each_seat_knows(usual_variant: Variant) -> None:
    batch = Batch(usual_variant.game, SEEDS, usual_variant.format, threads=2)
    for turn in range(20):
        batch.step(first_or_last(batch.out.masks, turn))
    for index, seat in enumerate(batch.out.actors):
        assert batch.out.observations[index].tolist() == batch[index].observe(int(seat)).tolist()


def test_a_wrong_action_in_a_batch_is_named_and_nothing_is_played(usual_variant: Variant) -> None:
    batch = Batch(usual_variant.game, SEEDS, usual_variant.format, threads=2)
    actions, before = first_or_last(batch.out.masks, 0), batch.heads()
    wrong = int(np.flatnonzero(batch.out.masks[17] == 0)[0])
    actions[17] = wrong
    with pytest.raises(IllegalAction, match=f"action {wrong} is not legal in match 17"):
        batch.step(actions)
    for beyond in (-2, batch.game.actions, 10**9):
        actions[17] = beyond
        with pytest.raises(IllegalAction, match=f"action {beyond} is not legal"):
            batch.step(actions)
    assert (batch.heads() == before).all()


def test_what_a_caller_writes_over_a_mask_makes_nothing_legal(usual_variant: Variant) -> None:
    batch = Batch(usual_variant.game, SEEDS, usual_variant.format, threads=1)
    wrong = int(np.flatnonzero(batch.out.masks[0] == 0)[0])
    actions = first_or_last(batch.out.masks, 0)
    actions[0] = wrong
    batch.out.masks[:] = 1
    with pytest.raises(IllegalAction, match="is not legal in match 0"):
        batch.step(actions)


def test_bits_of_a_mask_are_its_bytes(usual_variant: Variant) -> None:
    usual = Batch(usual_variant.game, SEEDS, usual_variant.format)
    packed = Batch(usual_variant.game, SEEDS, usual_variant.format, masks="bits", observe=False)
    for _ in range(30):
        bits = np.unpackbits(packed.wander(3).masks.view(np.uint8), axis=1, bitorder="little")
        assert (bits[:, : usual_variant.game.actions] == usual.wander(3).masks).all()
        assert not bits[:, usual_variant.game.actions :].any()
    assert packed.out.observations.shape == (len(SEEDS), 0)


def test_forced_moves_are_skipped_inside_and_counted(usual_variant: Variant) -> None:
    skipping = Batch(usual_variant.game, [SEEDS[0]], usual_variant.format, skip_forced=True)
    asking = Batch(usual_variant.game, [SEEDS[0]], usual_variant.format)

    def take_what_is_forced() -> None:
        while asking.out.masks.sum() == 1:
            asking.step([asking.out.masks.argmax()])

    take_what_is_forced()
    for turn in range(LONGEST):
        for name in ("actors", "masks", "observations", "rewards", "ended", "lengths"):
            assert (getattr(skipping.out, name) == getattr(asking.out, name)).all(), name
        if skipping.out.actors[0] < 0:
            break
        assert skipping.out.masks.sum() > 1
        action = first_or_last(skipping.out.masks, turn)
        skipping.step(action)
        asking.step(action)
        take_what_is_forced()
    assert skipping.out.actors[0] < 0


def test_a_finished_match_is_followed_by_that_of_the_next_seed(usual_variant: Variant) -> None:
    batch = Batch(usual_variant.game, range(4), usual_variant.format, reset=True)
    finished: list[tuple[int, int, list[int]]] = []
    seeds = batch.seeds.copy()
    for _ in range(3 * LONGEST):
        out = batch.wander(1)
        for at in np.flatnonzero(out.ended):
            finished.append((int(seeds[at]), int(out.lengths[at]), out.rewards[at].tolist()))
        seeds = batch.seeds.copy()
        if len(finished) >= 6:
            break
    assert (out.actors >= 0).all()
    for seed, length, rewards in finished[:6]:
        alone = Batch(usual_variant.game, [seed], usual_variant.format)
        alone.wander(10 * LONGEST)
        assert (int(alone.out.lengths[0]), alone.out.rewards[0].tolist()) == (length, rewards)
        assert alone[0].returns() == rewards


def test_a_match_that_never_ends_is_cut(usual_variant: Variant) -> None:
    batch = Batch(usual_variant.game, [3], usual_variant.format)
    batch.settings[1] = 5
    for _ in range(5):
        batch.wander(1)
    assert batch.out.ended[0] == CUT and batch.out.actors[0] == -1 and not batch.out.rewards.any()


def test_a_caller_owns_what_is_filled(usual_variant: Variant) -> None:
    usual = Batch(usual_variant.game, SEEDS, usual_variant.format)
    own = Buffers(**{name: np.empty(shape, kind) for name, (kind, shape) in usual.widths().items()})
    batch = Batch(usual_variant.game, SEEDS, usual_variant.format, out=own)
    assert batch.wander(7) is own and (own.masks == usual.wander(7).masks).all()
    own.masks.flags.writeable = False
    with pytest.raises(OptionError, match="the buffer of masks must be an array of uint8"):
        Batch(usual_variant.game, SEEDS, usual_variant.format, out=own)


def test_plain_and_compiled_batches_are_equal(usual_variant: Variant) -> None:
    compiled, plain = (
        Batch(usual_variant.game, SEEDS[:3], usual_variant.format, reset=True, skip_forced=True, compiled=way)
        for way in (True, False)
    )
    for _ in range(3):
        one, other = compiled.wander(40), plain.wander(40)
        for name in vars(one):
            assert (getattr(one, name) == getattr(other, name)).all(), name
        assert (compiled.heads() == plain.heads()).all()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"device": "tpu"}, "no device 'tpu'"),
        ({"masks": "words"}, "bytes, bits, none"),
        ({"seeds": []}, "row of seeds"),
    ],
)
def test_wrong_options_are_answered(wrong: dict, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        Batch("invictus", **{"seeds": [1], **wrong})
