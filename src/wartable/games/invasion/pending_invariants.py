"""What holds of everything that is pending in a match of Invasion: frames, the chain, forced effects that wait.
For tests and for doubts; nothing here decides anything, and no rule may lean on it."""

from typing import Any

from wartable.games.invasion.cards.declare import A_CARD, A_KIND, ABILITIES, Kind
from wartable.games.invasion.state import (
    ALL_SLOTS,
    CARDS,
    GONE,
    KIND_OF_CARD,
    NOTHING,
    OPEN,
    PLAYABLE,
    ROW,
    SECTION,
    Frame,
    Phase,
    Row,
    State,
    Step,
)
from wartable.kernel.frames import KIND, SEAT, A, B

# What may lie directly on what. What an effect asks for lies on whatever was there when it was carried out.
BASE = (Frame.TURN, Frame.WINDOW, Frame.RESOLVE)
ASKED_BY_EFFECTS = (
    Frame.DAMAGE,
    Frame.SACRIFICE,
    Frame.SACRIFICE_DEVELOPMENT,
    Frame.CORRUPT_OR_DAMAGE,
    Frame.SEARCH,
    Frame.PAY_FOR_ATTACKER,
    Frame.REVEAL,
    Frame.FREE_TACTICS,
    Frame.AMOUNT,
)
LIES_ON: dict[int, tuple[int, ...]] = {
    Frame.TURN: (0,),
    Frame.DRAFT: (0,),
    Frame.MULLIGAN: (Frame.TURN, Frame.MULLIGAN),
    Frame.WINDOW: (Frame.TURN, Frame.WINDOW),
    Frame.DEVELOP: (Frame.WINDOW,),
    Frame.RESOLVE: (Frame.WINDOW,),
    Frame.ORDER: BASE,
    Frame.ANNOUNCE: (*BASE, *ASKED_BY_EFFECTS),
    Frame.REDIRECT: (Frame.DAMAGE, Frame.TURN),
    Frame.RESTORE: (Frame.TURN,),
    Frame.TARGET_ZONE: (Frame.TURN,),
    Frame.ATTACKERS: (Frame.TURN,),
    Frame.DEFENDERS: (Frame.TURN,),
    Frame.COUNTER: (Frame.TURN,),
    Frame.ASSIGN: (Frame.TURN, Frame.ASSIGN),
    Frame.INDIRECT: (Frame.DAMAGE, Frame.INDIRECT),
    **dict.fromkeys(ASKED_BY_EFFECTS, (*BASE, *ASKED_BY_EFFECTS)),
}
CARRIED_OUT = (
    Frame.TURN,
    Frame.RESOLVE,
    Frame.DAMAGE,
)  # nobody's, and never on top when somebody must decide


def check_frames(g: Any) -> None:
    """What is pending lies in an order that the rules can make, and nothing is left above it."""
    frames = g.frames.tolist()
    assert not any(map(any, frames[g.depth :])), "a frame was not cleared"
    below = 0
    for frame in frames[: g.depth]:
        kind, seat = frame[KIND], frame[SEAT]
        assert kind in LIES_ON and below in LIES_ON[kind], f"frame {kind} on frame {below}"
        assert seat == NOTHING if kind in CARRIED_OUT else seat in (0, 1), f"frame {kind} of seat {seat}"
        below = kind
    if g.depth == 0:
        return
    assert below not in CARRIED_OUT, f"frame {below} was left waiting"
    if frames[0][KIND] == Frame.TURN:
        assert frames[0][A] in tuple(Phase) and frames[0][B] in tuple(Step), "no such part of a turn"
    if below == Frame.WINDOW:
        assert frames[g.depth - 1][A] in (0, 1), "more passes than a window has"
    if below == Frame.ANNOUNCE:
        assert frames[g.depth - 1][A] == g.rows - 1, "an announcement without its row"


def check_chain(g: Any) -> None:
    """INV-124: rows without gaps, each with an ability, its player, and targets that are there."""
    rows = g.chain.tolist()
    assert not any(map(any, rows[g.rows :])), "a row of the chain was not cleared"
    marks = set()
    for number, row in enumerate(rows[: g.rows]):
        ability, card = row[Row.ABILITY], row[Row.CARD]
        assert 0 <= ability < ABILITIES and A_KIND[ability] != Kind.NONE, f"row {number} does nothing"
        assert row[Row.SEAT] in (0, 1) and row[Row.OWNER] in (0, 1), f"row {number} is nobody's"
        assert card in (0, A_CARD[ability]), f"row {number} has the wrong card"
        assert row[Row.STATE] in tuple(State), f"row {number} is in no state"
        source = row[Row.SOURCE]
        assert source == NOTHING or (0 <= source < ALL_SLOTS and g.card[source]), (
            f"the source of row {number}"
        )
        for target in row[Row.ONE : Row.THREE + 1]:
            assert is_target(g, target), f"row {number} aims at {target}"
        if row[Row.MARK]:
            marks.add(row[Row.MARK])
    aims = g.aims.tolist()
    assert not any(map(any, aims[g.aimed :])), "a target was not cleared"
    for mark, target in aims[: g.aimed]:
        assert mark in marks and is_target(g, target), f"nobody aims at {target}"


def is_target(g: Any, target: int) -> bool:
    """Whether a number can stand for a target, or for none."""
    if target in (NOTHING, OPEN, GONE):
        return True
    if 0 <= target < SECTION:
        return bool(g.card[target])
    return bool(
        SECTION <= target < SECTION + 6 or ROW <= target < ROW + g.rows or 0 < target - KIND_OF_CARD < CARDS
    )


def check_waiting(g: Any) -> None:
    """INV-128: forced effects that wait, without gaps."""
    rows = g.waiting.tolist()
    assert not any(map(any, rows[g.waits :])), "a waiting effect was not cleared"
    before = 0
    for ability, seat, slot, _, _, card, wave in rows[: g.waits]:
        assert before <= wave, "waves are out of order"
        before = wave
        assert 0 <= ability < ABILITIES and A_KIND[ability] == Kind.FORCED, "what waits is no forced effect"
        assert seat in (0, 1) and 0 < card <= PLAYABLE, "what waits is nobody's"
        assert slot == NOTHING or (0 <= slot < ALL_SLOTS and g.card[slot]), "what waits is gone"
