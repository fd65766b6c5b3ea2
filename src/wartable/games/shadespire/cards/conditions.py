"""Conditions of objectives that several cards share: what has just happened, how things stand.
`seat` is the player of the card; all of it is for everybody to see. Those of reactions are in `reactions.py`."""

from enum import IntEnum

from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of
from wartable.games.shadespire.rules.harm import has_deputy
from wartable.games.shadespire.rules.stats import (
    enemies_beside,
    fallen,
    held_by,
    holder,
    in_enemy_land,
    in_own_land,
    is_leader,
    on_field,
    survivors,
    upgrades_of,
)
from wartable.games.shadespire.state import MODELS, NO_ONE, NOTHING, Act, Cause, Moment, Striking
from wartable.kernel.rule import rule

# --- What has just happened (objectives that score at once) --------------------------------------------------------


@rule
def took_out_now(g: Record, seat):
    """An enemy fighter has just been taken out of action by the seat's warband, so not by a lethal hex (SHA-168)."""
    if g.moment != Moment.TOOK_OUT or g.fell_cause == Cause.LETHAL:
        return False
    return g.fell_by == seat and g.fell // MODELS != seat


@rule
def leader_fell(g: Record):
    """The fighter that has just been taken out of action is a leader, and no deputy keeps that from counting."""
    return is_leader(g, g.fell) and not has_deputy(g, g.fell // MODELS, g.fell)


@rule
def took_out_by_attack(g: Record, seat):
    """By an attack of one of its fighters, which is the act that is going on."""
    return took_out_now(g, seat) and g.fell_cause == Cause.ATTACK and act_of(g, Act.FIGHTER) // MODELS == seat


@rule
def attack_over(g: Record, seat):
    """An attack by one of the seat's fighters has just ended."""
    return g.moment == Moment.ATTACK_OVER and act_of(g, Act.FIGHTER) // MODELS == seat


@rule
def leader_took_out(g: Record, seat, fighter):
    """The seat's leader has just taken an enemy out of action."""
    return took_out_by_attack(g, seat) and is_leader(g, act_of(g, Act.FIGHTER))


@rule
def charge_took_out(g: Record, seat, fighter):
    """A Charge of the seat has just taken an enemy out of action."""
    return took_out_by_attack(g, seat) and act_of(g, Act.HOW) == Striking.CHARGE


@rule
def three_charged(g: Record, seat, fighter):
    """Three or more fighters made a Charge action in this phase."""
    count = 0
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        count += g.did_charge[friend]
    return count >= 3


@rule
def two_kills(g: Record, seat, fighter):
    """Two or more enemies were taken out of action in this phase."""
    return g.kills[seat] >= 2


@rule
def two_taken_out(g: Record, seat, fighter):
    """Two or more fighters, own ones too, were taken out of action by the warband in this phase."""
    return g.kills_all[seat] >= 2


# --- How things stand (end phases) ----------------------------------------------------------------------------------


@rule
def leader_taken_out(g: Record, seat, fighter):
    """The warband took an enemy leader out of action in the action phase, and no deputy of his is left."""
    for other in range(g.seats):
        if (g.leader_kills[seat] >> other) & 1 != 0 and not has_deputy(g, other, NOTHING):
            return True
    return False


@rule
def none_lost(g: Record, seat, fighter):
    """None of the fighters is out of action."""
    return fallen(g, seat) == 0


@rule
def none_hurt(g: Record, seat, fighter):
    """None of the fighters suffered damage in the action phase; one at least is left (SHA-167)."""
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if g.was_hurt[friend] != 0:
            return False
    return survivors(g, seat) > 0


@rule
def total_fallen(g: Record):
    """Fighters out of action, of all warbands."""
    count = 0
    for seat in range(g.seats):
        count += fallen(g, seat)
    return count


@rule
def by_seats(g: Record, two, three, four):
    """SHA-175: a number that depends on how many play."""
    if g.seats == 2:
        return two
    return three if g.seats == 3 else four


@rule
def warbands_gone(g: Record, seat):
    """Enemy warbands without a fighter left."""
    count = 0
    for other in range(g.seats):
        if other != seat and survivors(g, other) == 0:
            count += 1
    return count


@rule
def enemies_gone(g: Record, seat, fighter):
    """All enemies are out of action; with three or four players two whole warbands."""
    return warbands_gone(g, seat) >= by_seats(g, 1, 2, 2)


@rule
def outnumbered(g: Record, seat):
    """SHA-175: three enemies or more for each fighter, with three or four players four; there is one at least."""
    enemies = 0
    for other in range(g.seats):
        if other != seat:
            enemies += survivors(g, other)
    own = survivors(g, seat)
    return own > 0 and enemies >= by_seats(g, 3, 4, 4) * own


@rule
def three_inspired(g: Record, seat, fighter):
    return all_are(g, seat, Being.INSPIRED, 3)


@rule
def one_abroad(g: Record, seat, fighter):
    return all_are(g, seat, Being.ABROAD, 1)


@rule
def holds_three(g: Record, seat, fighter):
    return held_by(g, seat) >= 3


@rule
def objectives_left(g: Record):
    """Objectives on the battlefield."""
    count = 0
    for number in range(1, g.tokens + 1):
        if g.token_hex[number] != NOTHING:
            count += 1
    return count


@rule
def holds_all(g: Record, seat, fighter):
    """Every objective; with three or four players five."""
    if g.seats > 2:
        return held_by(g, seat) >= 5
    return held_by(g, seat) == objectives_left(g) and objectives_left(g) > 0


@rule
def holds_number(g: Record, seat, number):
    """Whether a seat holds an objective."""
    who = holder(g, number)
    return who != NOTHING and who // MODELS == seat


@rule
def held_twice(g: Record, seat, fighter):
    """The same fighter held the same objective at the end of two action phases in a row."""
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if g.held_now[friend] > 0 and g.held_now[friend] == g.held_before[friend]:
            return True
    return False


# --- Everybody with an enemy of their own --------------------------------------------------------------------------


@rule
def each_has_another(choices, count):
    """Whether so many fighters can each be given one of their choices (bits), all different (Hall's condition)."""
    for group in range(1, 1 << count):
        members = 0
        together = 0
        for one in range(count):
            if (group >> one) & 1 != 0:
                members += 1
                together |= choices[one]
        found = 0
        while together != 0:
            together &= together - 1
            found += 1
        if found < members:
            return False
    return True


# --- All fighters of a kind ----------------------------------------------------------------------------------------


class Being(IntEnum):
    """What can be asked of all survivors."""

    WOUNDED, GEARED, BESIDE_ENEMY, ON_EDGE, IN_NO_ONES_LAND, AT_HOME, CHARGED, INSPIRED, ABROAD = range(9)


@rule
def survives(g: Record, fighter):
    """Whether a fighter takes part and is not out of action."""
    return g.kind[fighter] != 0 and g.out[fighter] == 0


@rule
def is_so(g: Record, fighter, being):
    if being == Being.WOUNDED:
        return g.wounds[fighter] > 0
    if being == Being.GEARED:
        return upgrades_of(g, fighter) > 0
    if being == Being.CHARGED:
        return g.did_charge[fighter] != 0
    if being == Being.INSPIRED:
        return g.inspired[fighter] != 0
    if not on_field(g, fighter):
        return False
    if being == Being.BESIDE_ENEMY:
        return enemies_beside(g, fighter) > 0
    if being == Being.ON_EDGE:
        return g.edge[g.hex[fighter]] != 0
    if being == Being.IN_NO_ONES_LAND:
        return g.land[g.hex[fighter]] == NO_ONE
    if being == Being.ABROAD:
        return in_enemy_land(g, fighter)
    return in_own_land(g, fighter)


@rule
def all_are(g: Record, seat, being, least):
    """SHA-167: all survivors of a seat, so many at least, are so."""
    count = 0
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if survives(g, fighter):
            if not is_so(g, fighter, being):
                return False
            count += 1
    return count >= least


@rule
def all_enemies_are(g: Record, seat, being, least):
    """SHA-167: all surviving enemies of a seat, so many at least, are so."""
    count = 0
    for other in range(g.seats):
        if other != seat:
            if not all_are(g, other, being, 0):
                return False
            count += survivors(g, other)
    return count >= least
