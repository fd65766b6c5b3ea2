"""The one rule that reads changes (`changes.py`), and sums of what the upgrades of a fighter change."""

from wartable.games.shadespire.changes import AS_CRITS, How, Now, Stat, column
from wartable.games.shadespire.declare import AMOUNT, FACTOR, NEEDS, OF_WEAPON, factor
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.state import MODELS, Place
from wartable.kernel.rule import rule

# Columns and bits as plain numbers, which every compiler takes.
MOVE_DOUBLED, DAMAGE_DOUBLED = column(Stat.MOVE, How.DOUBLED), column(Stat.DAMAGE, How.DOUBLED)
MOVE_AT_MOST, RANGE_AT_MOST = column(Stat.MOVE, How.AT_MOST), column(Stat.RANGE, How.AT_MOST)
HARM_AT_MOST, DAMAGE_AT_MOST = column(Stat.HARM, How.AT_MOST), column(Stat.DAMAGE, How.AT_MOST)
SUPPORTERS_AT_MOST = column(Stat.SUPPORTERS, How.AT_MOST)
CHARGE, CHARGING, CHARGED = int(Now.CHARGE), int(Now.CHARGING), int(Now.CHARGED)
CLOSE, ADJACENT = int(Now.CLOSE), int(Now.ADJACENT)
CRITICAL, UNCRITICAL, HOLDING = int(Now.CRITICAL), int(Now.UNCRITICAL), int(Now.HOLDING)
ATTACKING, DEFENDING = int(Now.ATTACKING), int(Now.DEFENDING)
OWN, ENEMY, CHOSEN = int(Now.OWN), int(Now.ENEMY), int(Now.CHOSEN)
KILLING, OPENING = int(Now.KILLING), int(Now.OPENING)
SIDES = (1 << AS_CRITS) - 1
CLOSE_RANGE = 2  # the farthest that counts as close


@rule
def change(g: Record, source, what, seat, fighter, now):
    """What a card, a weapon or a fighter card changes in a column of the tables; `now` is what is so."""
    amount = AMOUNT[source, what]
    if amount == 0 or NEEDS[source, what] & ~now != 0:
        return 0
    if FACTOR[source, what] == 0:
        return int(amount)
    return int(amount * factor(FACTOR[source, what], g, seat, fighter))


@rule
def worn(g: Record, fighter, what, now):
    """What the upgrades of a fighter add up to."""
    seat = fighter // MODELS
    at = Place.WORN + fighter % MODELS
    total = 0
    for place in range(g.gear_count[seat]):
        card = g.gear[seat, place]
        if AMOUNT[card, what] != 0 and g.place[seat, card] == at:
            total += change(g, card, what, seat, fighter, now)
    return total


@rule
def worn_sides(g: Record, fighter, what, now):
    """The sides of dice that the upgrades of a fighter speak of, as bits."""
    seat = fighter // MODELS
    at = Place.WORN + fighter % MODELS
    bits = 0
    for place in range(g.gear_count[seat]):
        card = g.gear[seat, place]
        if AMOUNT[card, what] != 0 and g.place[seat, card] == at:
            bits |= change(g, card, what, seat, fighter, now)
    return bits


@rule
def always_worn(g: Record, fighter, what):
    """The sides of dice that the upgrades of a fighter speak of whatever happens, as bits."""
    seat = fighter // MODELS
    at = Place.WORN + fighter % MODELS
    bits = 0
    for place in range(g.gear_count[seat]):
        card = g.gear[seat, place]
        if AMOUNT[card, what] != 0 and g.place[seat, card] == at:
            if NEEDS[card, what] == 0 and FACTOR[card, what] == 0:
                bits |= int(AMOUNT[card, what])
    return bits


@rule
def wears(g: Record, fighter, what):
    """Whether a fighter has an upgrade that changes something, be it now or not."""
    seat = fighter // MODELS
    at = Place.WORN + fighter % MODELS
    for place in range(g.gear_count[seat]):
        if AMOUNT[g.gear[seat, place], what] != 0 and g.place[seat, g.gear[seat, place]] == at:
            return True
    return False


@rule
def of_weapon(g: Record, weapon, what, fighter, now):
    """What an attack changes by itself."""
    return change(g, OF_WEAPON + weapon, what, fighter // MODELS, fighter, now)


@rule
def is_of_kind(weapon, what):
    """Whether an attack has a property."""
    return AMOUNT[OF_WEAPON + weapon, what] != 0


@rule
def range_bits(reach):
    """What a Range counts as."""
    if reach == 1:
        return CLOSE | ADJACENT
    return CLOSE if reach <= CLOSE_RANGE else 0
