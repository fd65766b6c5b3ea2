"""The journal: who sees which card, and that nothing is written while nobody listens."""

import pytest

from wartable.kernel.journal import read, reveal, tell, whisper
from wartable.kernel.record import FLAG, layout

LAYOUT = layout([("x", "i1", FLAG)], frames=1, journal=3, number="i1")
KIND, SEAT, CARD = 4, 1, 9
SPECTATOR = -1


@pytest.fixture
def g():
    g = LAYOUT.zeros(1).proxies[0]
    g.listening = 1
    return g


def cards_seen(g) -> dict[int, int]:
    return {seat: read(g, seat)[0].card for seat in (SPECTATOR, 0, 1, 2, 3)}


def test_what_is_told_all_see(g) -> None:
    tell(g, KIND, SEAT, CARD, 1, 2, 3)
    assert set(cards_seen(g).values()) == {CARD}
    event = read(g, 0)[0]
    assert (event.kind, event.seat, event.x, event.y, event.z, event.learns) == (KIND, SEAT, 1, 2, 3, 0)


def test_what_is_whispered_only_its_own_seat_sees(g) -> None:
    whisper(g, KIND, SEAT, CARD, 0, 0, 0)
    assert cards_seen(g) == {SPECTATOR: -1, 0: -1, 1: CARD, 2: -1, 3: -1}


def test_what_is_revealed_all_see_and_the_others_learn(g) -> None:
    reveal(g, KIND, SEAT, CARD, 0, 0, 0)
    assert set(cards_seen(g).values()) == {CARD}
    assert read(g, 0)[0].learns == 0b1101


def test_nothing_is_written_while_nobody_listens(g) -> None:
    g.listening = 0
    before = LAYOUT.zeros(1).array.tobytes()
    for write in (tell, whisper, reveal):
        write(g, KIND, SEAT, CARD, 0, 0, 0)
    assert g.told == 0
    assert bytes(g.journal.tobytes()) == bytes(len(g.journal.tobytes()))
    assert before == LAYOUT.zeros(1).array.tobytes()


def test_a_full_journal_says_so(g) -> None:
    for x in range(3):
        tell(g, KIND, SEAT, CARD, x, 0, 0)
    with pytest.raises(OverflowError, match="too much"):
        tell(g, KIND, SEAT, CARD, 3, 0, 0)
    assert [event.x for event in read(g, 0)] == [0, 1, 2]
