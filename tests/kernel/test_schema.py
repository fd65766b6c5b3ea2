"""Schemas: pieces lie one behind the other, and rows are filled and read by their names."""

import numpy as np
import pytest

from wartable.kernel.record import FLAG, within
from wartable.kernel.schema import Kind, act, piece, schema
from wartable.kernel.vocabulary import Vocabulary

SEEN = schema(
    piece("turn", Kind.COUNT, within(0, 99), "number of the turn"),
    piece("hand", Kind.COUNT, within(0, 5), "cards, by seat", 2, 3),
    piece("over", Kind.FLAG, FLAG, "whether it is over"),
)
PASS, CARD = range(2)


def test_each_piece_begins_where_the_one_before_it_ends() -> None:
    assert [(each.name, each.offset, each.size) for each in SEEN] == [
        ("turn", 0, 1),
        ("hand", 1, 6),
        ("over", 7, 1),
    ]
    assert SEEN.size == 8
    assert SEEN.low.tolist() == [0] * 8
    assert SEEN.high.tolist() == [99, 5, 5, 5, 5, 5, 5, 1]


def test_a_row_is_filled_by_names() -> None:
    row = np.full(SEEN.size, 77, np.int16)
    seen = SEEN.blank(row)
    seen.turn = 4
    seen.hand[1, 2] += 3
    assert row.tolist() == [4, 0, 0, 0, 0, 0, 3, 0]


def test_rows_are_read_by_names_without_a_copy() -> None:
    rows = np.arange(16, dtype=np.int16).reshape(2, 8)
    parts = SEEN.split(rows)
    assert parts["turn"].tolist() == [0, 8]
    assert parts["hand"][1].tolist() == [[9, 10, 11], [12, 13, 14]]
    parts["over"][:] = 1
    assert rows[:, 7].tolist() == [1, 1]


def test_plain_rules_can_write_nothing_that_does_not_fit() -> None:
    with pytest.raises(ValueError, match="invalid value"):
        SEEN.blank(np.zeros(SEEN.size, np.int16)).turn = 40_000


def test_what_is_declared_fits_its_numbers() -> None:
    with pytest.raises(AssertionError, match="does not fit"):
        schema(piece("large", Kind.COUNT, within(0, 32_768), "too much"))
    with pytest.raises(AssertionError, match="same name"):
        schema(piece("one", Kind.FLAG, FLAG, "this"), piece("one", Kind.FLAG, FLAG, "and that"))


def test_an_action_is_its_base_and_what_it_names() -> None:
    acts = schema(act("pass", Kind.FLAG, "do nothing"), act("card", Kind.CARD, "play it", 3, first=1))
    assert acts.size == 4
    assert acts["card"].base + 1 == 1 and acts["card"].high == 3


def test_a_vocabulary_tells_its_blocks_as_pieces() -> None:
    words = Vocabulary((PASS, 1), (CARD, 3), (PASS, 1), (CARD, 2))
    acts = words.schema({PASS: ("pass", Kind.FLAG, 0, "do nothing"), CARD: ("card", Kind.CARD, 1, "play it")})
    told = [(each.name, each.offset, each.low, each.high) for each in acts]
    assert told == [("pass", 0, 0, 0), ("card", 1, 1, 3), ("pass_from_1", 4, 1, 1), ("card_from_4", 5, 4, 5)]
