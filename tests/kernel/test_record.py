"""Records: one block a match, a head that is the match, proxies that read and write it and refuse what doesn't fit."""

import numpy as np
import pytest

from wartable import game, game_names
from wartable.kernel.record import EVENT_SIZE, FRAME_SIZE, layout

FIELDS = [("small", "i1"), ("row", "i1", (3,)), ("grid", "i2", (2, 4))]
LAYOUT = layout(FIELDS, frames=2, journal=3, number="i1")


def test_a_layout_has_chance_fields_frames_and_a_tail() -> None:
    names = LAYOUT.dtype.names
    assert names == (
        "chance",
        "small",
        "row",
        "grid",
        "depth",
        "frames",
        "pad",
        "told",
        "listening",
        "journal",
    )
    assert LAYOUT.dtype["frames"].shape == (2, FRAME_SIZE)
    assert LAYOUT.dtype["journal"].shape == (3, EVENT_SIZE)


def test_head_and_record_are_whole_words() -> None:
    assert LAYOUT.head == LAYOUT.dtype.fields["told"][1]
    assert LAYOUT.head % 8 == 0
    assert LAYOUT.dtype.itemsize % 8 == 0
    assert LAYOUT.words == LAYOUT.head // 8


@pytest.mark.parametrize("extra", range(9))
def test_the_head_ends_on_a_word_whatever_the_fields(extra: int) -> None:
    made = layout([*FIELDS, ("more", "i1", (extra + 1,))], frames=1, journal=1, number="i2")
    assert made.head % 8 == 0
    assert made.dtype.itemsize % 8 == 0


def test_the_digest_changes_with_the_fields() -> None:
    other = layout([("tiny", "i1"), *FIELDS[1:]], frames=2, journal=3, number="i1")
    wider = layout([("small", "i2"), *FIELDS[1:]], frames=2, journal=3, number="i1")
    assert len({LAYOUT.digest, other.digest, wider.digest}) == 3
    assert LAYOUT.digest == layout(FIELDS, frames=2, journal=3, number="i1").digest


def test_a_proxy_reads_and_writes_the_record() -> None:
    records = LAYOUT.zeros(2)
    g = records.proxies[1]
    g.small = -5
    g.row[2] = 7
    g.grid[1, 3] = 300
    assert records.array["small"].tolist() == [0, -5]
    assert records.array["row"][1].tolist() == [0, 0, 7]
    assert records.array["grid"][1, 1, 3] == 300
    records.array["small"][1] = 9
    assert g.small == 9
    assert type(g.small) is type(g.grid[1, 3]) is int


@pytest.mark.parametrize("value", [128, -129, 1000])
def test_a_proxy_refuses_a_value_that_does_not_fit(value: int) -> None:
    g = LAYOUT.zeros(1).proxies[0]
    with pytest.raises(ValueError, match="invalid value"):
        g.small = value
    with pytest.raises(ValueError, match="invalid value"):
        g.row[0] = value


def test_a_proxy_refuses_an_index_that_is_not_there() -> None:
    g = LAYOUT.zeros(1).proxies[0]
    with pytest.raises(IndexError):
        g.row[3]
    with pytest.raises(IndexError):
        g.grid[2, 0] = 1


def test_a_proxy_has_no_other_attributes() -> None:
    with pytest.raises(AttributeError):
        LAYOUT.zeros(1).proxies[0].smal = 1


def test_the_head_can_be_taken_and_put_back() -> None:
    records = LAYOUT.zeros(2)
    g = records.proxies[0]
    g.small, g.told = 3, 2
    records.set_head(1, records.head(0))
    assert records.proxies[1].small == 3
    assert records.proxies[1].told == 0, "what was told is no part of the head"
    assert len(records.head(0)) == LAYOUT.head


def test_a_slice_of_records_is_a_view() -> None:
    records = LAYOUT.zeros(4)
    part = records[1:3]
    part.proxies[0].small = 6
    assert len(part) == 2
    assert records.array["small"].tolist() == [0, 6, 0, 0]
    assert np.shares_memory(part.raw, records.raw)


@pytest.mark.parametrize("name", game_names())
def test_records_are_small(name: str) -> None:
    """A match is copied millions of times in a search."""
    assert game(name).layout.dtype.itemsize <= 16 * 1024
