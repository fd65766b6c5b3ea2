"""The windows of Invasion by name, for a player's stops: every phase and combat step, and answers to the chain.
Own turn and the other's are told apart; what a seat could do in a window is for the rules to say."""

from wartable.games.invasion.pending import Asked, Moment, pending
from wartable.games.invasion.record import Record
from wartable.games.invasion.state import NOTHING, Row
from wartable.kernel.contract import Windows

ANSWER = "answer"  # the other's entry is on top of the chain
AGAIN = "again"  # the own one is
NAMES = (*(f"{whose}-{moment.value}" for whose in ("yours", "theirs") for moment in Moment), ANSWER, AGAIN)
MAIN = f"yours-{Moment.CAPITAL.value}"
USUAL = (
    MAIN,
    f"yours-{Moment.ATTACKERS_DECLARED.value}",
    f"yours-{Moment.DEFENDERS_DECLARED.value}",
    f"theirs-{Moment.CAPITAL.value}",
    f"theirs-{Moment.ATTACKERS_DECLARED.value}",
    f"theirs-{Moment.DEFENDERS_DECLARED.value}",
    ANSWER,
)


def open_window(g: Record) -> str | None:
    """The window in which the deciding seat is asked; none at any other decision."""
    due = pending(g)
    if due.asked != Asked.WINDOW or due.moment is None:
        return None
    if due.row != NOTHING:
        return AGAIN if g.chain[due.row, Row.SEAT] == due.seat else ANSWER
    return f"{'yours' if g.active == due.seat else 'theirs'}-{due.moment.value}"


WINDOWS = Windows(NAMES, open_window, USUAL, always=(MAIN,), pause=0.8)
