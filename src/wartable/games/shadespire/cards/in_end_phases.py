"""Conditions of universal objectives that are scored in end phases: who is left and where, what happened, cards.
What is held is in `holding.py`, the cards themselves are in `universal_objectives.py`."""

from wartable.games.shadespire.cards.conditions import (
    Being,
    all_are,
    all_enemies_are,
    by_seats,
    survives,
    total_fallen,
    warbands_gone,
)
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.stats import (
    beside,
    enemies_beside,
    fallen,
    in_enemy_land,
    in_own_land,
    on_field,
    survivors,
    upgrades_of,
    warband_beside,
)
from wartable.games.shadespire.state import MODELS, SEATS
from wartable.kernel.rule import rule

# --- Who is left --------------------------------------------------------------------------------------------------


@rule
def all_lost(g: Record, seat):
    return survivors(g, seat) == 0


@rule
def all_enemies_gone(g: Record, seat):
    """Every enemy warband, however many play."""
    return warbands_gone(g, seat) == g.seats - 1


@rule
def enemies_fallen(g: Record, seat):
    return total_fallen(g) - fallen(g, seat) >= by_seats(g, 5, 7, 9)


@rule
def seven_fallen(g: Record):
    return total_fallen(g) >= by_seats(g, 7, 9, 11)


@rule
def losses_even(g: Record):
    """Every warband has lost the same number of fighters, at least one."""
    for seat in range(1, g.seats):
        if fallen(g, seat) != fallen(g, 0):
            return False
    return fallen(g, 0) > 0


@rule
def three_wounded(g: Record, seat):
    return all_are(g, seat, Being.WOUNDED, 3)


@rule
def enemies_wounded(g: Record, seat):
    return all_enemies_are(g, seat, Being.WOUNDED, 3)


@rule
def three_geared(g: Record, seat):
    return all_are(g, seat, Being.GEARED, 3)


@rule
def enemies_geared(g: Record, seat):
    return all_enemies_are(g, seat, Being.GEARED, 3)


@rule
def has_champion(g: Record, seat):
    """A survivor has three upgrades or more."""
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if survives(g, friend) and upgrades_of(g, friend) >= 3:
            return True
    return False


# --- Who stands where ---------------------------------------------------------------------------------------------


@rule
def nobody_beside_anybody(g: Record):
    """No two fighters on the battlefield are adjacent."""
    for one in range(g.seats * MODELS):
        for two in range(one):
            if g.kind[one] != 0 and g.kind[two] != 0 and beside(g, one, two):
                return False
    return True


@rule
def three_brawl(g: Record, seat):
    return all_are(g, seat, Being.BESIDE_ENEMY, 3)


@rule
def is_surrounded(g: Record, seat):
    """Three enemies or more are adjacent to one fighter."""
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[friend] != 0 and enemies_beside(g, friend) >= 3:
            return True
    return False


@rule
def surrounds(g: Record, seat):
    """Three fighters or more are adjacent to one enemy."""
    for enemy in range(g.seats * MODELS):
        if enemy // MODELS != seat and g.kind[enemy] != 0 and warband_beside(g, enemy, seat, enemy) >= 3:
            return True
    return False


@rule
def two_on_edge(g: Record, seat):
    return all_are(g, seat, Being.ON_EDGE, 2)


@rule
def three_in_no_ones_land(g: Record, seat):
    return all_are(g, seat, Being.IN_NO_ONES_LAND, 3)


@rule
def conquered(g: Record, seat):
    """All survivors, one at least, are in the territory of the same enemy."""
    for other in range(g.seats):
        if other != seat and all_in_land(g, seat, other):
            return True
    return False


@rule
def all_in_land(g: Record, seat, of):
    """All survivors of a seat, one at least, are in the territory of another."""
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if survives(g, friend) and (not on_field(g, friend) or g.land[g.hex[friend]] != of):
            return False
    return survivors(g, seat) > 0


@rule
def contained(g: Record, seat):
    """All survivors of an enemy warband, one at least (SHA-167), are in their own territory."""
    for other in range(g.seats):
        if other != seat and all_are(g, other, Being.AT_HOME, 1):
            return True
    return False


@rule
def denied(g: Record, seat):
    """No enemy is in the own territory."""
    for enemy in range(g.seats * MODELS):
        if enemy // MODELS != seat and on_field(g, enemy) and g.land[g.hex[enemy]] == seat:
            return False
    return True


@rule
def is_divided(g: Record, seat):
    """A seat has fighters both at home and in enemy territory."""
    home = 0
    abroad = 0
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if in_own_land(g, friend) and g.kind[friend] != 0:
            home = 1
        elif in_enemy_land(g, friend) and g.kind[friend] != 0:
            abroad = 1
    return home + abroad == 2


@rule
def all_divided(g: Record):
    for seat in range(g.seats):
        if not is_divided(g, seat):
            return False
    return True


@rule
def wall_unbroken(g: Record, seat):
    """All survivors, three at least, are one group of adjacent fighters."""
    first = seat * MODELS
    group = 0
    for friend in range(MODELS):
        if group == 0 and survives(g, first + friend):
            group = 1 << friend
    for _ in range(MODELS):
        for one in range(MODELS):
            for two in range(MODELS):
                if (group >> one) & 1 != 0 and survives(g, first + two):
                    if beside(g, first + one, first + two):
                        group |= 1 << two
    count = 0
    for friend in range(MODELS):
        count += (group >> friend) & 1
    return count >= 3 and count == survivors(g, seat)


# --- What happened in the action phase ----------------------------------------------------------------------------


@rule
def nobody_hurt(g: Record):
    """No fighter of any warband suffered damage."""
    for fighter in range(g.seats * MODELS):
        if g.was_hurt[fighter] != 0:
            return False
    return True


@rule
def three_kills(g: Record, seat):
    return g.kills[seat] >= 3


@rule
def three_enemies_hurt(g: Record, seat):
    """Three enemies or more suffered damage from the warband."""
    count = 0
    for enemy in range(g.seats * MODELS):
        if enemy // MODELS != seat:
            count += (g.hurt_by[enemy] >> seat) & 1
    return count >= 3


@rule
def killed_everywhere(g: Record, seat):
    """Fighters went out of action at home, in enemy territory and in no one's territory."""
    abroad = 0
    for other in range(g.seats):
        if other != seat:
            abroad += g.fell_in[other]
    return abroad > 0 and g.fell_in[seat] > 0 and g.fell_in[SEATS] > 0


@rule
def none_moved(g: Record, seat):
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if g.did_move[friend] != 0:
            return False
    return True


@rule
def no_ploy(g: Record, seat):
    return g.ploys[seat] == 0


@rule
def three_ploys(g: Record, seat):
    return g.ploys[seat] >= 3


@rule
def many_upgrades(g: Record):
    """All players together played three upgrades; with three or four players five."""
    count = 0
    for seat in range(g.seats):
        count += g.upgrades[seat]
    return count >= by_seats(g, 3, 5, 5)


@rule
def opponents_idle(g: Record, seat):
    """No opponent played a power card."""
    for other in range(g.seats):
        if other != seat and g.ploys[other] + g.upgrades[other] > 0:
            return False
    return True


# --- Cards --------------------------------------------------------------------------------------------------------


@rule
def scored_this_round(g: Record, seat):
    """Objective cards scored before this one in the round."""
    return int(g.scored[seat] + g.scored_before[seat])


@rule
def two_scored_now(g: Record, seat):
    return g.scored[seat] >= 2


@rule
def three_scored(g: Record, seat):
    return scored_this_round(g, seat) >= 3


@rule
def six_scored(g: Record, seat):
    return g.scored_all[seat] >= 6


@rule
def did_everything(g: Record, seat):
    """An objective card was scored, a ploy and an upgrade were played."""
    return scored_this_round(g, seat) > 0 and g.ploys[seat] > 0 and g.upgrades[seat] > 0


@rule
def no_powers_left(g: Record, seat):
    return g.power_count[seat] == 0
