"""The moments at which seats of Invasion choose without knowing of each other: picks of a draft, and mulligans."""

from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.draft import LAST_STEP
from wartable.games.invasion.state import Draft, Frame
from wartable.kernel.frames import KIND, A, B, top

MULLIGANS = 1
PICKS = 2  # and counterdrafts: each step of each pack is a moment of its own
STEPS = LAST_STEP + 1


def together(g: Record) -> int:
    """INV-043, INV-174, INV-175: a mulligan is about the own hand, a pick about a pack that stays until all have chosen."""
    kind = top(g, KIND)
    if kind == Frame.MULLIGAN:
        return MULLIGANS
    if kind == Frame.DRAFT and top(g, A) in (Draft.PICK, Draft.COUNTERDRAFT):
        return int(PICKS + g.pack_number * STEPS + top(g, B))
    return 0
