"""How promising a match looks to a seat, in terms a player would use; computer players lean on it.
It reads only what lies open: battlefields, queues, kingdoms, graveyards and the sizes of hands."""

from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import DRAW, kingdom_size, team_of
from wartable.games.invictus.rules.attack import reach_of
from wartable.games.invictus.state import CELLS, NOTHING, SOLDIERS, Reason
from wartable.kernel.rule import rule

# What things are worth, in cards on the battlefield.
FIELD_CARD = 1.0
HAND_CARD = 0.5
QUEUE_CARD = 0.4
KINGDOM_CARD = 0.5
GRAVE = -0.2
POINT = 1.5  # a kingdom point
THIRD_POINT = 2.0  # with three points the next one wins
LEADER_DAMAGE = 0.3  # for each damage on a leader
LEADER_IN_REACH = -0.8  # for each enemy card that could attack a leader
EVEN = 6.0  # a lead of this many cards is worth half a win


@rule
def evaluate(g: Record, seat):
    """From -1 (lost) to 1 (won) for a seat."""
    team = team_of(seat)
    if g.reason != Reason.NONE:
        if g.winner == DRAW:
            return 0.0
        return 1.0 if g.winner == team else -1.0
    lead = worth(g, team) - worth(g, 1 - team)
    return lead / (abs(lead) + EVEN)


@rule
def settled(g: Record):
    """Whether nothing is half done: no attack, support, march or decoy in progress."""
    return g.depth <= 1


@rule
def worth(g: Record, team):
    """What a team has, in cards on the battlefield."""
    total = QUEUE_CARD * g.queue_size[team] + GRAVE * g.graves[team]
    for cell in range(CELLS):
        if g.field[team, cell] != NOTHING:
            total += FIELD_CARD
            if g.field[team, cell] >= SOLDIERS:
                total += leader_safety(g, team, cell)
    for seat in range(g.seats):
        if team_of(seat) == team:
            total += HAND_CARD * g.hand_size[seat] + KINGDOM_CARD * kingdom_size(g, seat)
            total += POINT * g.points[seat]
            if g.points[seat] == 3:
                total += THIRD_POINT
    return total


@rule
def leader_safety(g: Record, team, cell):
    """A leader on the battlefield is in danger from every card that reaches it, more so when hurt."""
    danger = -LEADER_DAMAGE * g.damage[team, cell]
    for attacker in range(CELLS):
        if g.field[1 - team, attacker] != NOTHING and reach_of(g, 1 - team, attacker) & 1 << cell:
            danger += LEADER_IN_REACH
    return danger
