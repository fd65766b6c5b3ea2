"""The windows of Invasion by name, for a player's stops: every phase and combat step, and answers to the chain.
Own turn and the other's are told apart; what a seat could do in a window is for the rules to say."""

from wartable.games.invasion.cards.declare import A_PHASE, A_WHEN, When
from wartable.games.invasion.pending import Asked, Moment, Pending, pending
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.combat import has_fighter
from wartable.games.invasion.rules.facts import controller
from wartable.games.invasion.rules.means import may_announce_card
from wartable.games.invasion.state import NOTHING, SECTION, Phase, Row, State, Zone
from wartable.kernel.contract import Windows

ANSWER = "answer"  # the other's entry is on top of the chain
AGAIN = "again"  # the own one is
RECURRING = "recurring"  # an own card offers something at the end of this phase, as of every one
NAMES = (
    *(f"{whose}-{moment.value}" for whose in ("yours", "theirs") for moment in Moment),
    ANSWER,
    AGAIN,
    RECURRING,
)
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
    if _recurs(due):
        return RECURRING
    if due.asked != Asked.WINDOW or due.moment is None:
        return None
    if due.row != NOTHING:
        return AGAIN if g.chain[due.row, Row.SEAT] == due.seat else ANSWER
    return f"{'yours' if g.active == due.seat else 'theirs'}-{due.moment.value}"


def _recurs(due: Pending) -> bool:
    """Whether a card asks at the end of every phase whether it is to do something."""
    if due.asked != Asked.TARGET or not due.optional:
        return False
    return bool(A_WHEN[due.ability] == When.PHASE_ENDS and A_PHASE[due.ability] == NOTHING)


def matters(g: Record) -> bool:
    """Whether the open window is one of the few in which a person who can do something is asked without having chosen a
    stop: the own capital phase as long as it is more than actions of cards in play, an answer to what concerns the own side, the last word before damage is assigned, and
    what recurs with every phase around the own attack."""
    window = open_window(g)
    if window == RECURRING:
        due = pending(g)
        fights = g.zone[due.slot] == Zone.BATTLEFIELD
        return bool(g.active == due.seat and due.phase == (Phase.BATTLE if fights else Phase.CAPITAL))
    if window == ANSWER:
        return concerns(g, pending(g).seat)
    if window == f"yours-{Moment.DEFENDERS_DECLARED.value}":
        return bool(has_fighter(g, 1 - g.active))
    if window == f"theirs-{Moment.DEFENDERS_DECLARED.value}":
        return bool(has_fighter(g, g.active))
    return window == MAIN and bool(g.developed == 0 or _holds_playable(g, pending(g).seat))


def _holds_playable(g: Record, seat: int) -> bool:
    """Whether a card of the hand can be played: what cards in play offer can be used in the windows of combat, too, and
    was there to be used before the development was put down."""
    return any(may_announce_card(g, seat, g.hand[seat, place]) for place in range(g.hand_size[seat]))


def concerns(g: Record, seat: int) -> bool:
    """Whether the chain is about a seat: an entry of its own waits there, or one aims at something that it controls."""
    rows = [row for row in range(g.rows) if g.chain[row, Row.STATE] == State.ON_CHAIN]
    aims = (int(g.chain[row, aim]) for row in rows for aim in (Row.ONE, Row.TWO, Row.THREE))
    return any(g.chain[row, Row.SEAT] == seat for row in rows) or any(
        0 <= aim < SECTION and controller(g, aim) == seat for aim in aims
    )


WINDOWS = Windows(NAMES, open_window, USUAL, matters, always=(MAIN,), pause=0.8)
