"""Records: one block a match, a head that is the match, proxies that read and write it and refuse what doesn't fit."""

from typing import Any

import numpy as np
import pytest

from wartable import game, game_names
from wartable.kernel.frames import KIND, A, B, push
from wartable.kernel.record import (
    EVENT_SIZE,
    FLAG,
    FRAME_SIZE,
    ZERO,
    FrameRanges,
    Records,
    columns,
    layout,
    within,
)

FIELDS = [
    ("small", "i1", within(-5, 9)),
    ("row", "i1", (3,), within(0, 7)),
    ("grid", "i2", (2, 4), columns(FLAG, FLAG, ZERO, within(-300, 300))),
]
LAYOUT = layout(FIELDS, frames=2, journal=3, number="i1")
SITTING, WALKING = 1, 3
FRAMES = FrameRanges({SITTING: (within(0, 1),), WALKING: (within(0, 1), within(-1, 5), within(2, 4))})


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
    made = layout([*FIELDS, ("more", "i1", (extra + 1,), FLAG)], frames=1, journal=1, number="i2")
    assert made.head % 8 == 0
    assert made.dtype.itemsize % 8 == 0


def test_the_digest_changes_with_the_fields() -> None:
    other = layout([("tiny", "i1", FLAG), *FIELDS[1:]], frames=2, journal=3, number="i1")
    wider = layout([("small", "i2", FLAG), *FIELDS[1:]], frames=2, journal=3, number="i1")
    assert len({LAYOUT.digest, other.digest, wider.digest}) == 3
    assert LAYOUT.digest == layout(FIELDS, frames=2, journal=3, number="i1").digest


def test_ranges_are_no_part_of_what_a_saved_record_means() -> None:
    wider = layout([("small", "i1", within(-128, 127)), *FIELDS[1:]], frames=2, journal=3, number="i1")
    assert wider.digest == LAYOUT.digest


def test_scratch_is_no_part_of_the_match() -> None:
    """It lies behind everything else: a match is saved, copied and told apart as if there were none."""
    made = layout(
        FIELDS, frames=2, journal=3, number="i1", scratch=[("sketch", "f8", (2,)), ("note", "u1", 3)]
    )
    assert (made.digest, made.head, made.kept) == (LAYOUT.digest, LAYOUT.head, LAYOUT.dtype)
    assert made.dtype.names[: len(LAYOUT.dtype.names)] == LAYOUT.dtype.names
    assert made.dtype.itemsize % 8 == 0
    records = made.zeros(2)
    records.proxies[1].sketch[1] = 0.5
    records.proxies[1].note[2] = 255
    made.check(records, FRAMES)
    assert records.head(0) == records.head(1) and records.sum(0) == records.sum(1)


@pytest.mark.parametrize(
    ("field", "why"),
    [
        (("bare", "i1"), "bare declares no range"),
        (("bare", "i1", (2, 4)), "bare declares no range"),
        (("wide", "i1", within(0, 128)), "the range of wide, 0 to 128, does not fit its type i1"),
        (
            ("low", "i2", (3,), columns(FLAG, FLAG, within(-40_000, 0))),
            "the range of low, -40000 to 1, does not fit its type i2",
        ),
        (("turned", "i1", within(3, 2)), "the range of turned is empty"),
    ],
)
def test_a_field_declares_a_range_that_fits_its_type(field: Any, why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        layout([field], frames=1, journal=1, number="i1")


def whole(count: int) -> Records:
    """Records at the edges of what they can hold."""
    records = LAYOUT.zeros(count)
    records.array["small"] = [-5, 9] * (count // 2)
    records.array["row"] = 7
    records.array["grid"][..., 3] = [[-300, 300]]
    records.array["chance"] = 2**32 - 1
    for g in records.proxies:
        push(g, SITTING, 1, 0, 0, 0, 0, 0)
        push(g, WALKING, 0, -1, 2, 0, 0, 0)
    return records


def test_all_that_fields_and_frames_can_hold_is_sound() -> None:
    assert LAYOUT.sound(whole(4), FRAMES).tolist() == [True] * 4
    LAYOUT.check(whole(4), FRAMES)


@pytest.mark.parametrize(
    ("name", "place", "value", "why"),
    [
        ("small", (), 10, "small is 10"),
        ("small", (), -6, "small is -6"),
        ("row", (2,), 8, "row is 8"),
        ("grid", (1, 2), 1, "grid is 1"),
        ("grid", (0, 3), -301, "grid is -301"),
        ("chance", (0,), 2**32, "chance is 4294967296"),
        ("chance", (3,), -1, "chance is -1"),
        ("pad", (0,), 1, "pad is 1"),
        ("depth", (), 3, "depth is 3"),
        ("depth", (), -1, "depth is -1"),
        ("depth", (), 1, r"frame 1 is \[3, 0, -1, 2"),
        ("frames", (0, KIND), 2, r"frame 0 is \[2, 1"),
        ("frames", (0, KIND), -1, r"frame 0 is \[-1, 1"),
        ("frames", (0, KIND), 99, r"frame 0 is \[99, 1"),
        ("frames", (0, KIND), 0, r"frame 0 is \[0, 1"),
        ("frames", (0, A), 1, r"frame 0 is \[1, 1, 1"),
        ("frames", (1, B), 5, r"frame 1 is \[3, 0, -1, 5"),
    ],
)
def test_what_a_field_or_frame_cannot_hold_is_found_and_named(
    name: str, place: tuple[int, ...], value: int, why: str
) -> None:
    records = whole(4)
    records.array[name][(2, *place)] = value
    assert LAYOUT.sound(records, FRAMES).tolist() == [True, True, False, True]
    with pytest.raises(AssertionError, match=why):
        LAYOUT.check(records, FRAMES)


def test_what_lies_between_fields_is_found() -> None:
    """A number of two bytes stands at an even place, so that a byte before it is no part of any field."""
    gap = layout([("one", "i1", FLAG), ("two", "i2", FLAG)], frames=1, journal=1, number="i1")
    records = gap.zeros(2)
    records.raw.view(np.uint8)[1, gap.dtype.fields["two"][1] - 1] = 1
    assert gap.sound(records, FRAMES).tolist() == [True, False]
    with pytest.raises(AssertionError, match="between the fields"):
        gap.check(records, FRAMES)


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
    """A match is copied millions of times in a search, its scratch is not."""
    assert game(name).layout.kept.itemsize <= 20 * 1024


def test_places_that_have_moved_count_in_sums_where_they_were() -> None:
    wider = [FIELDS[0], ("row", "i1", (6,), within(0, 7)), FIELDS[2]]
    moved = layout(wider, frames=2, journal=3, number="i1", moved={"row": (0, 3, 4, 1, 2, 5)})
    before, after = LAYOUT.zeros(1), moved.zeros(1)
    before.array["row"][0] = (5, 6, 7)
    after.array["row"][0] = (5, 0, 0, 6, 7, 0)
    assert before.sum(0) == after.sum(0)
    after.array["row"][0] = (5, 6, 7, 0, 0, 0)
    assert before.sum(0) != after.sum(0)
    with pytest.raises(AssertionError, match="row has not moved to places of its own"):
        layout(wider, frames=2, journal=3, number="i1", moved={"row": (0, 3, 3, 1, 2, 5)})
