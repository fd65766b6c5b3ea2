"""What a network is told: every number of an observation has its rows, equal things share them, and each row means one thing."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

import wartable
from wartable import Position
from wartable.kernel.contract import Game
from wartable.kernel.judging import ALL, APART, Told
from wartable.kernel.schema import Kind, Piece
from wartable.players.learned.features import Features, buckets_of, features_of, groups_of

GAMES = ("invictus", "invasion", "shadespire")
INVASION = wartable.game("invasion")


def positions(game: Game, decisions: int = 150, seed: int = 1) -> Iterator[Position]:
    """A match of each format as plain rules play it, by lot."""
    for format in game.formats:
        lot, position = random.Random(seed), game.new(format, seed=seed, compiled=False)
        for _ in range(decisions):
            if position.over:
                break
            yield position
            position.play(lot.choice(position.legal()))


def told(features: Features, **numbers: dict[tuple[int, ...], int]) -> list[int]:
    """The rows of an observation of Invasion in which only these numbers are not 0."""
    row = np.zeros(INVASION.observation, np.int16)
    seen = INVASION.observes.split(row)
    for name, values in numbers.items():
        for place, value in values.items():
            seen[name][place] = value
    return sorted(features.rows_of(row).tolist())


@pytest.mark.parametrize("name", GAMES)
def test_every_row_stands_for_something_and_no_two_things_share_one(name: str) -> None:
    game = wartable.game(name)
    features = features_of(game)
    meant = np.zeros(features.rows, int)
    most = [
        int(features.codes[features.code_at[place] + min(low, 0) : features.code_at[place] + high + 1].max())
        for place, (low, high) in enumerate(zip(game.observes.low, game.observes.high, strict=True))
    ]
    for first, buckets in set(zip(features.first.tolist(), most, strict=True)):
        meant[first + 1 : first + 1 + buckets] += 1
    joins = {
        (int(first), int(width), most[left])
        for left, first, width in zip(
            features.join_left, features.join_first, features.join_width, strict=True
        )
    }
    for first, width, lefts in joins:
        meant[first + width + 1 : first + width + 1 + lefts * width] += 1
    assert meant[0] == 0 and np.all(meant[1:] == 1)


@pytest.mark.parametrize("name", GAMES)
def test_rows_of_real_matches_are_rows_of_the_table(name: str) -> None:
    game = wartable.game(name)
    features = features_of(game)
    seen = set()
    for position in positions(game):
        row = position.observe(position.actor)
        rows = features.rows_of(row)
        assert rows.min() > 0 and rows.max() < features.rows
        assert len(rows) < 600
        seen |= set(rows.tolist())
    assert len(seen) > 300


@pytest.mark.parametrize("name", GAMES)
def test_a_zero_is_no_feature(name: str) -> None:
    features = features_of(wartable.game(name))
    assert len(features.rows_of(np.zeros(wartable.game(name).observation, np.int16))) == 0


def test_a_card_in_another_slot_has_the_same_rows_but_not_on_the_other_side() -> None:
    features = features_of(INVASION)
    one = told(features, card={(0, 3): 17}, zone={(0, 3): 2}, damage={(0, 3): 1})
    other = told(features, card={(0, 30): 17}, zone={(0, 30): 2}, damage={(0, 30): 1})
    theirs = told(features, card={(1, 3): 17}, zone={(1, 3): 2}, damage={(1, 3): 1})
    assert one == other and len(one) == 5  # three numbers, and the card with its zone and with its damage
    assert not set(one) & set(theirs)


def test_what_lies_in_different_slots_is_not_joined() -> None:
    assert len(told(features_of(INVASION), card={(0, 3): 17}, damage={(0, 4): 2})) == 2


def test_all_that_is_said_of_a_card_speaks_of_it() -> None:
    features = features_of(INVASION)
    rows = told(
        features,
        hand={(17,): 2},
        discard={(1, 17): 1},
        card={(0, 3): 17},
        corrupt={(0, 3): 1},
        chain_card={(0,): 17},
    )
    spoken = features.card_of_row[rows].tolist()
    assert sorted(spoken) == [0, 17, 17, 17, 17, 17]  # that a card is corrupt is also told by itself
    says = features.piece_of_row[rows][np.array(spoken) == 17]
    assert len(set(says.tolist())) == 5 and says.min() > 0
    same = told(
        features,
        hand={(18,): 2},
        discard={(1, 18): 1},
        card={(0, 9): 18},
        corrupt={(0, 9): 1},
        chain_card={(0,): 18},
    )
    assert sorted(features.piece_of_row[same]) == sorted(features.piece_of_row[rows])
    assert features.piece_of_row.max() == features.pieces - 1 and features.card_of_row.max() < features.cards


def test_an_unknown_card_is_told_but_speaks_of_none() -> None:
    features = features_of(INVASION)
    rows = told(features, card={(1, 0): -1})
    assert len(rows) == 1 and features.card_of_row[rows[0]] == 0


def test_fighters_and_cards_have_numbers_apart() -> None:
    game = wartable.game("shadespire")
    features = features_of(game)
    row = np.zeros(game.observation, np.int16)
    seen = game.observes.split(row)
    seen["kind"][0] = 5
    seen["place"][0, 5] = 2
    assert sorted(features.card_of_row[features.rows_of(row)].tolist()) == [5, 438 + 5]


def test_counts_get_coarser_and_names_never() -> None:
    count = buckets_of(Piece("n", (), Kind.COUNT, 0, 100, ""), Told())
    assert count[:9].tolist() == list(range(9))
    assert [int(count[n]) for n in (9, 11, 12, 15, 16, 23, 24, 39, 40, 100)] == [
        9,
        9,
        10,
        10,
        11,
        11,
        12,
        12,
        13,
        13,
    ]
    assert buckets_of(Piece("n", (), Kind.NUMBER, 0, 300, ""), Told(names=True)).max() == 300
    assert buckets_of(Piece("n", (), Kind.NUMBER, -1, 3, ""), Told()).tolist() == [1, 0, 2, 3, 4]
    assert buckets_of(Piece("n", (9,), Kind.COUNT, 0, 9, ""), Told(by_card=0)).tolist() == [0, 1, 2] + [3] * 7
    assert buckets_of(Piece("n", (), Kind.PLACE, 0, 4, ""), Told(codes={1: 1, 3: 1, 4: 2})).tolist() == [
        0,
        1,
        0,
        1,
        2,
    ]


def test_axes_say_who_shares_rows() -> None:
    assert groups_of((2, 3), (APART, ALL)).tolist() == [[0, 0, 0], [1, 1, 1]]
    assert groups_of((3, 2), ((0, 1, 1),)).tolist() == [[0, 1], [2, 3], [2, 3]]
    assert groups_of((3,), ((0, -1, 1),)).tolist() == [0, -1, 1]


@pytest.mark.parametrize("name", GAMES)
def test_actions_are_turned_to_the_eyes_of_each_seat(name: str) -> None:
    game = wartable.game(name)
    features = features_of(game)
    for seats in game.seats:
        assert features.turned[seats, 0].tolist() == list(range(game.actions))
        for seat in range(1, seats):
            assert sorted(features.turned[seats, seat]) == list(range(game.actions))
            assert features.turned[seats, seat].tolist() != list(range(game.actions))


def test_an_action_is_about_the_card_in_its_slot_whoever_is_asked() -> None:
    """A development of the own side is known; so each own slot that is chosen is told by its card."""
    features, slots = features_of(INVASION), INVASION.acts["slot"]
    card = INVASION.observes["card"]
    met = set()
    for position in positions(INVASION, 400, seed=3):
        seat = position.actor
        for action in position.legal():
            if slots.offset <= action < slots.end:
                slot = action - slots.offset
                seen = int(features.turned[2, seat, action])
                told_at = features.about[seen, 0]
                number = position.observe(seat)[told_at]
                assert card.offset <= told_at < card.end
                assert number in (position.record.card[slot], -1)
                rows = features.about_of(seen, position.observe(seat))
                assert len(rows) >= 2 and rows.min() > 0 and rows.max() < features.about_rows
                met.add((seat, slot // 100 == seat))
    assert len(met) == 4, "each seat is asked for its own cards and for the other's"


def test_a_fighter_that_is_named_is_told_by_its_kind() -> None:
    game = wartable.game("shadespire")
    features, met = features_of(game), set()
    for position in positions(game, 200):
        for name in ("move", "charge", "attack", "fighter"):
            block = game.acts[name]
            for action in position.legal():
                if block.offset <= action < block.end:
                    seat = position.actor
                    seen = int(features.turned[position.seats, seat, action])
                    kind = position.observe(seat)[features.about[seen, 0]]
                    assert kind == position.record.kind[action - block.offset] > 0
                    met.add((position.seats, seat))
    assert met > {(2, 0), (2, 1)}, "each of two, and some of more"


def test_cells_are_told_as_their_own_side_sees_them() -> None:
    game = wartable.game("invictus")
    features, block, met = features_of(game), game.acts["attack"], set()
    for position in positions(game, 400):
        seat = position.actor
        for action in position.legal():
            if block.offset <= action < block.end:
                seen = int(features.turned[position.seats, seat, action])
                card = position.observe(seat)[features.about[seen, 0]] - 1
                own = position.record.field[seat & 1, action - block.offset]
                assert card == own if own < 15 else card >= 15
                met.add(seat)
    assert met >= {0, 1}
