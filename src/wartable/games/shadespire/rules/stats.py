"""What fighters are and have: characteristics with upgrades and lasting ploys, weapons, who holds what.
Everything here is computed from the record when it is asked for; nothing is stored."""

from wartable.games.shadespire.declare import (
    ARMS,
    ARMS_OF_CARD,
    DEFENCE,
    DEFENCE_SYMBOL,
    LEADER,
    MODS,
    MOVE,
    ONLY,
    PASSIVE,
    PROPERTY,
    RESTRICTED,
    WOUNDS,
)
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.field import are_adjacent
from wartable.games.shadespire.rules.lasting import lasting_for, runs
from wartable.games.shadespire.state import MODELS, NOTHING, SHIELD, Effect, Frame, Going, Place, Side
from wartable.games.shadespire.terms import Mod, Property, Trait
from wartable.kernel.frames import KIND, A
from wartable.kernel.rule import rule

SHIELDS = int(SHIELD)
ARM_PLACES = 4  # attacks that a fighter card can print; upgrades follow, two places each

# --- Fighters -----------------------------------------------------------------------------------------------------


@rule
def on_field(g: Record, fighter):
    return g.kind[fighter] != 0 and g.hex[fighter] != NOTHING


@rule
def are_friends(one, two):
    """SHA-7."""
    return one // MODELS == two // MODELS


@rule
def beside(g: Record, one, two):
    """Whether two fighters on the battlefield are adjacent."""
    return g.hex[one] != NOTHING and g.hex[two] != NOTHING and are_adjacent(g, g.hex[one], g.hex[two])


@rule
def is_beside_friend(g: Record, fighter):
    """Whether a friendly fighter is adjacent."""
    return friends_beside(g, fighter, fighter) > 0


@rule
def friends_beside(g: Record, fighter, whose):
    """Fighters of the warband of `whose` that are adjacent to a fighter, itself and `whose` left out."""
    return warband_beside(g, fighter, whose // MODELS, whose)


@rule
def warband_beside(g: Record, fighter, seat, but):
    """Fighters of a seat that are adjacent to a fighter, it and one other left out."""
    count = 0
    for other in range(seat * MODELS, seat * MODELS + MODELS):
        if other != fighter and other != but and g.kind[other] != 0 and beside(g, other, fighter):
            count += 1
    return count


@rule
def enemies_beside(g: Record, fighter):
    """Enemy fighters adjacent to a fighter."""
    count = 0
    for seat in range(g.seats):
        if seat != fighter // MODELS:
            count += warband_beside(g, fighter, seat, fighter)
    return count


@rule
def survivors(g: Record, seat):
    """Fighters of a seat that are not out of action."""
    count = 0
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[fighter] != 0 and g.out[fighter] == 0:
            count += 1
    return count


@rule
def fallen(g: Record, seat):
    """Fighters of a seat that are out of action."""
    count = 0
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        count += g.out[fighter]
    return count


@rule
def trait(g: Record, fighter, which):
    """What the upgrades of a fighter add up to."""
    seat = fighter // MODELS
    worn = Place.WORN + fighter % MODELS
    total = 0
    for place in range(g.gear_count[seat]):
        card = g.gear[seat, place]
        if g.place[seat, card] == worn:
            total += PASSIVE[card, which]
    return total


@rule
def upgrades_of(g: Record, fighter):
    """How many upgrades a fighter has."""
    seat = fighter // MODELS
    worn = Place.WORN + fighter % MODELS
    count = 0
    for place in range(g.gear_count[seat]):
        if g.place[seat, g.gear[seat, place]] == worn:
            count += 1
    return count


@rule
def wearer(g: Record, seat, card):
    """The fighter that has an upgrade, or -1."""
    if g.place[seat, card] >= Place.WORN:
        return seat * MODELS + g.place[seat, card] - Place.WORN
    return NOTHING


@rule
def repeats(g: Record, seat, card):
    """Relics share their abilities: one whose fighter has an earlier one offers nothing more."""
    if PASSIVE[card, Trait.RELIC] == 0:
        return False
    for place in range(g.gear_count[seat]):
        other = g.gear[seat, place]
        if other == card:
            return False
        if PASSIVE[other, Trait.RELIC] != 0 and g.place[seat, other] == g.place[seat, card]:
            return True
    return False


@rule
def printed_leader(g: Record, seat):
    """The fighter with the crown."""
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if LEADER[g.kind[fighter]] != 0:
            return fighter
    return NOTHING


@rule
def is_leader(g: Record, fighter):
    """SHA-4, and upgrades that make a deputy."""
    if LEADER[g.kind[fighter]] != 0:
        return True
    if trait(g, fighter, Trait.DEPUTY) == 0:
        return False
    leader = printed_leader(g, fighter // MODELS)
    return leader != NOTHING and g.out[leader] != 0


@rule
def wounds_of(g: Record, fighter):
    """The Wounds characteristic, 1 at least."""
    return max(1, WOUNDS[g.kind[fighter], g.inspired[fighter]] + trait(g, fighter, Trait.WOUNDS))


@rule
def holds(g: Record, fighter):
    """SHA-47: the number of the objective that a fighter holds, or 0."""
    if g.hex[fighter] == NOTHING:
        return 0
    return max(0, g.token[g.hex[fighter]])


@rule
def holder(g: Record, number):
    """The fighter that holds an objective, or -1."""
    if g.token_hex[number] == NOTHING:
        return NOTHING
    return g.who[g.token_hex[number]] - 1


@rule
def held_by(g: Record, seat):
    """How many objectives a seat holds."""
    count = 0
    for number in range(1, g.tokens + 1):
        who = holder(g, number)
        if who != NOTHING and who // MODELS == seat:
            count += 1
    return count


@rule
def in_enemy_land(g: Record, fighter):
    """SHA-35."""
    if g.hex[fighter] == NOTHING:
        return False
    land = g.land[g.hex[fighter]]
    return land >= 0 and land != fighter // MODELS


@rule
def in_own_land(g: Record, fighter):
    return g.hex[fighter] != NOTHING and g.land[g.hex[fighter]] == fighter // MODELS


@rule
def on_guard(g: Record, fighter):
    """SHA-89, and upgrades that keep the leader on Guard."""
    if g.guard[fighter] != 0:
        return True
    if LEADER[g.kind[fighter]] == 0:
        return False
    seat = fighter // MODELS
    for place in range(g.gear_count[seat]):
        card = g.gear[seat, place]
        if PASSIVE[card, Trait.GUARDS_LEADER] != 0:
            friend = wearer(g, seat, card)
            if friend != fighter and beside(g, friend, fighter):
                return True
    return False


@rule
def may_wear(g: Record, seat, card, fighter):
    """SHA-103 to SHA-105: whether a fighter may be given an upgrade."""
    if fighter // MODELS != seat or g.kind[fighter] == 0 or g.out[fighter] != 0:
        return False
    if RESTRICTED[card] != 0 and ONLY[card, g.kind[fighter]] == 0:
        return False
    return PROPERTY[g.kind[fighter], Property.NO_WEAPONS] == 0 or ARMS_OF_CARD[card, 0] == NOTHING


# --- Characteristics ----------------------------------------------------------------------------------------------


@rule
def is_charging(g: Record, fighter):
    """Whether a Charge of a fighter is going on; what reactions add to it belongs to the same activation."""
    for frame in range(g.depth):
        if g.frames[frame, KIND] == Frame.CHARGED and g.frames[frame, A] == fighter:
            return True
    return False


@rule
def move_of(g: Record, fighter, how, mark):
    """SHA-75: the Move characteristic, with upgrades and ploys; never below 0."""
    move = MOVE[g.kind[fighter], g.inspired[fighter]] + trait(g, fighter, Trait.MOVE)
    if how == Going.CHARGE or is_charging(g, fighter):
        move += trait(g, fighter, Trait.CHARGE_MOVE)
    if g.effect_count > 0:
        move += lasting_for(g, Mod.MOVE, fighter, mark)
        if lasting_for(g, Mod.MOVE_LESS_FALLEN, fighter, mark) != 0:
            move -= lost_friends(g, fighter, mark)
        for _ in range(lasting_for(g, Mod.MOVE_DOUBLE, fighter, mark)):  # W-16
            move *= 2
        if lasting_for(g, Mod.MOVE_ONE, fighter, mark) != 0:
            move = min(move, 1)
    return max(0, int(move))


@rule
def lost_friends(g: Record, fighter, mark):
    """Fighters off the battlefield of those seats whose ploy slows a fighter down."""
    lost = 0
    for row in range(g.effect_count):
        if MODS[g.effects[row, Effect.CARD], Mod.MOVE_LESS_FALLEN] != 0 and runs(g, row, mark):
            lost += fallen(g, g.effects[row, Effect.SEAT])
    return lost


@rule
def moves_through(g: Record, fighter, how, mark):
    """Whether other fighters are no hindrance."""
    if trait(g, fighter, Trait.THROUGH) > 0 or lasting_for(g, Mod.THROUGH, fighter, mark) > 0:
        return True
    return how == Going.CHARGE and trait(g, fighter, Trait.CHARGE_THROUGH) > 0


@rule
def defence_symbol(g: Record, fighter):
    """SHA-5, and upgrades that change it."""
    if trait(g, fighter, Trait.SHIELDS) > 0:
        return SHIELDS
    return int(DEFENCE_SYMBOL[g.kind[fighter]])


@rule
def defence_dice(g: Record, fighter):
    """The Defence characteristic without what lasting ploys add to an attack."""
    dice = DEFENCE[g.kind[fighter], g.inspired[fighter]] + trait(g, fighter, Trait.DEFENCE)
    if trait(g, fighter, Trait.ACROBATIC) > 0:
        if defence_symbol(g, fighter) != SHIELD or on_guard(g, fighter):
            dice += trait(g, fighter, Trait.ACROBATIC)
    if trait(g, fighter, Trait.LAST_STAND) > 0 and is_last(g, fighter):
        dice += 1
    if g.effect_count > 0:
        dice += lasting_for(g, Mod.DEFENCE, fighter, 0)
        if holds(g, fighter) > 0:
            dice += lasting_for(g, Mod.DEFENCE_HOLDERS, fighter, 0)
    return max(0, int(dice))


@rule
def is_last(g: Record, fighter):
    """Whether it is the last friendly fighter on the battlefield."""
    seat = fighter // MODELS
    for other in range(seat * MODELS, seat * MODELS + MODELS):
        if other != fighter and on_field(g, other):
            return False
    return on_field(g, fighter)


# --- Weapons ------------------------------------------------------------------------------------------------------


@rule
def arm_places(g: Record, fighter):
    """How many places to look for attacks of a fighter."""
    return ARM_PLACES + 2 * g.gear_count[fighter // MODELS]


@rule
def arm_at(g: Record, fighter, place):
    """The attack in a place, or -1: printed ones first, then those of upgrades."""
    if place < ARM_PLACES:
        return int(ARMS[g.kind[fighter], g.inspired[fighter], place])
    seat = fighter // MODELS
    card = g.gear[seat, (place - ARM_PLACES) // 2]
    if g.place[seat, card] != Place.WORN + fighter % MODELS:
        return NOTHING
    return int(ARMS_OF_CARD[card, (place - ARM_PLACES) % 2])


@rule
def has_arm(g: Record, fighter, weapon):
    """Whether a fighter still has an attack."""
    for place in range(arm_places(g, fighter)):
        if arm_at(g, fighter, place) == weapon:
            return True
    return False


@rule
def is_success(bits, face):
    return (bits >> face) & 1 != 0


CRIT_BIT = 1 << Side.CRIT
SINGLE_BIT = 1 << Side.SINGLE
DOUBLE_BIT = 1 << Side.DOUBLE
HAMMER_BIT = 1 << Side.HAMMER
SWORD_BIT = 1 << Side.SWORD
SHIELD_BIT = HAMMER_BIT
DODGE_BIT = SWORD_BIT
