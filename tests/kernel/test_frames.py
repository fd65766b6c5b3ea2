"""The stack of what is pending: last in, first out, and no trace of what is gone."""

from wartable.kernel.frames import KIND, SEAT, A, E, clear_frames, pop, push, set_top, top
from wartable.kernel.record import FLAG, layout

LAYOUT = layout([("x", "i1", FLAG)], frames=3, journal=1, number="i1")


def test_the_last_pushed_is_on_top() -> None:
    g = LAYOUT.zeros(1).proxies[0]
    push(g, 1, 0, 11, 12, 13, 14, 15)
    push(g, 2, 1, 21, 22, 23, 24, 25)
    assert g.depth == 2
    assert [top(g, part) for part in (KIND, SEAT, A, E)] == [2, 1, 21, 25]
    pop(g)
    assert [top(g, part) for part in (KIND, SEAT, A, E)] == [1, 0, 11, 15]


def test_only_the_top_is_changed() -> None:
    g = LAYOUT.zeros(1).proxies[0]
    push(g, 1, 0, 11, 0, 0, 0, 0)
    push(g, 2, 1, 21, 0, 0, 0, 0)
    set_top(g, A, 99)
    assert top(g, A) == 99
    assert g.frames[0, A] == 11


def test_what_is_popped_leaves_zeros() -> None:
    """Equal matches are equal bytes, whatever was pending on the way."""
    records = LAYOUT.zeros(2)
    g = records.proxies[0]
    for kind in (1, 2, 3):
        push(g, kind, 1, 5, -1, 7, 8, 9)
    clear_frames(g)
    assert g.depth == 0
    assert records.head(0) == records.head(1)
