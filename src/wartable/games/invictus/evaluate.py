"""How promising a match looks to a seat, in terms a player would use; computer players lean on it.
It reads only what lies open: battlefields, queues, kingdoms, graveyards and the sizes of hands."""

from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import DRAW, kingdom_size, team_of
from wartable.games.invictus.rules.attack import reach_of
from wartable.games.invictus.state import CELLS, NOTHING, SOLDIERS, Reason
from wartable.games.invictus.values import WORTH, Weight
from wartable.kernel.rule import rule


@rule
def weight(g: Record, seat, which):
    """What something is worth in the eyes of a seat: as all believe, and what the seat tries instead."""
    return WORTH[which] + g.tuning[seat, which]


@rule
def evaluate(g: Record, seat):
    """From -1 (lost) to 1 (won) for a seat."""
    team = team_of(seat)
    if g.reason != Reason.NONE:
        if g.winner == DRAW:
            return 0.0
        return 1.0 if g.winner == team else -1.0
    lead = worth(g, team, seat) - worth(g, 1 - team, seat)
    return lead / (abs(lead) + weight(g, seat, Weight.EVEN))


@rule
def settled(g: Record):
    """Whether nothing is half done: no attack, support, march or decoy in progress."""
    return g.depth <= 1


@rule
def worth(g: Record, team, eyes):
    """What a team has, in cards on the battlefield, in the eyes of a seat."""
    field_card = weight(g, eyes, Weight.FIELD_CARD)
    total = weight(g, eyes, Weight.QUEUE_CARD) * g.queue_size[team]
    total += weight(g, eyes, Weight.GRAVE) * g.graves[team]
    for cell in range(CELLS):
        if g.field[team, cell] != NOTHING:
            total += field_card
            if g.field[team, cell] >= SOLDIERS:
                total += leader_safety(g, team, cell, eyes)
    for seat in range(g.seats):
        if team_of(seat) == team:
            hand, kingdom = weight(g, eyes, Weight.HAND_CARD), weight(g, eyes, Weight.KINGDOM_CARD)
            total += hand * g.hand_size[seat] + kingdom * kingdom_size(g, seat)
            total += weight(g, eyes, Weight.POINT) * g.points[seat]
            if g.points[seat] == 3:
                total += weight(g, eyes, Weight.THIRD_POINT)
    return total


@rule
def leader_safety(g: Record, team, cell, eyes):
    """A leader on the battlefield is in danger from every card that reaches it, more so when hurt."""
    danger = weight(g, eyes, Weight.LEADER_DAMAGE) * g.damage[team, cell]
    for attacker in range(CELLS):
        if g.field[1 - team, attacker] != NOTHING and reach_of(g, 1 - team, attacker) & 1 << cell:
            danger += weight(g, eyes, Weight.LEADER_IN_REACH)
    return danger
