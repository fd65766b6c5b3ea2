"""Who may react to what, and reacting (SHA-111 to SHA-118).
W-04: a seat is asked whenever, by what all can see, it could have a reaction; so being asked tells nothing."""

from wartable.games.shadespire.declare import (
    IS_REACTION,
    MAY,
    MODS,
    PROPERTY,
    REACTION_PLOYS,
    REACTS,
    SPECIAL,
    TYPE,
    WARBAND,
    WARBAND_OF_KIND,
    met,
)
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of, has_depth, may_nest
from wartable.games.shadespire.rules.attack import can_strike
from wartable.games.shadespire.rules.lasting import runs
from wartable.games.shadespire.rules.stats import arm_at, arm_places, on_field, repeats, wearer
from wartable.games.shadespire.rules.striking import grant_attack
from wartable.games.shadespire.rules.targets import has_targets
from wartable.games.shadespire.rules.uses import begin_ploy, begin_use
from wartable.games.shadespire.state import (
    CARD,
    FIGHTER,
    MODELS,
    NOTHING,
    PASS,
    Act,
    Effect,
    Event,
    Phase,
    Place,
    Striking,
    Trigger,
    Type,
)
from wartable.games.shadespire.terms import Mod, Property, Special
from wartable.kernel.frames import SEAT, A, B, pop, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule


@rule
def next_to_activate(g: Record):
    """SHA-114, SHA-115: who takes the next activation, or would take it."""
    for turn in range(1, g.seats + 1):
        seat = (g.active + turn) % g.seats
        if g.skips[seat] == 0:
            return seat
    return (g.active + 1) % g.seats


@rule
def react_waits(g: Record):
    """SHA-113, SHA-114: ask the next seat that could react; when there is none, the trigger is over."""
    for turn in range(g.seats):
        seat = (next_to_activate(g) + turn) % g.seats
        if (top(g, B) >> seat) & 1 == 0:
            if could_react(g, seat, top(g, A)):
                set_top(g, SEAT, seat)
                return True
            set_top(g, B, top(g, B) | (1 << seat))
    pop(g)
    return False


@rule
def could_react(g: Record, seat, trigger):
    """Whether a seat could react, by what all can see."""
    if not has_depth(g):
        return False
    if (
        parries(g, seat, trigger)
        or reacting_upgrade(g, seat, trigger)
        or granted(g, seat, trigger) != NOTHING
    ):
        return True
    if g.power_count[seat] == 0 or g.no_powers != 0 or g.phase != Phase.ACTION:
        return False
    place = 0
    while place < REACTION_PLOYS.shape[1] and REACTION_PLOYS[trigger, place] != 0:
        card = int(REACTION_PLOYS[trigger, place])
        if may_hold(g, seat, card) and may_play_reaction(g, seat, card):
            return True
        place += 1
    return False


@rule
def may_hold(g: Record, seat, card):
    """Whether a seat may have a ploy in hand, as far as all can see."""
    if WARBAND[card] != 0 and WARBAND[card] != WARBAND_OF_KIND[g.kind[seat * MODELS]]:
        return False
    return g.place[seat, card] <= Place.FRESH


@rule
def may_play_reaction(g: Record, seat, card):
    """Whether a reaction ploy fits what has happened, and what it asks for is there."""
    if MAY[card] != 0 and not met(MAY[card], g, seat, NOTHING):
        return False
    return has_targets(g, card, False, seat, NOTHING)


@rule
def may_use_reaction(g: Record, seat, card, trigger):
    """Whether an upgrade in play can react."""
    fighter = wearer(g, seat, card)
    if fighter == NOTHING or REACTS[card, trigger] == 0 or not on_field(g, fighter):
        return False
    if repeats(g, seat, card):
        return False
    if MAY[card] != 0 and not met(MAY[card], g, seat, fighter):
        return False
    return has_targets(g, card, False, seat, fighter)


@rule
def reacting_upgrade(g: Record, seat, trigger):
    """Whether any upgrade of a seat can react."""
    for place in range(g.gear_count[seat]):
        card = g.gear[seat, place]
        if IS_REACTION[card] != 0 and may_use_reaction(g, seat, card, trigger):
            return True
    return False


@rule
def granted(g: Record, seat, trigger):
    """The lasting ploy that gives a seat a reaction now, or -1."""
    for row in range(g.effect_count):
        card = g.effects[row, Effect.CARD]
        if MODS[card, Mod.REACTION] != 0 and g.effects[row, Effect.SEAT] == seat and runs(g, row, 0):
            if REACTS[card, trigger] != 0 and (MAY[card] == 0 or met(MAY[card], g, seat, NOTHING)):
                if has_targets(g, card, False, seat, NOTHING):
                    return row
    return NOTHING


@rule
def parry_of(g: Record, fighter):
    """The attack with which a fighter answers a failed one, or -1."""
    for place in range(arm_places(g, fighter)):
        weapon = arm_at(g, fighter, place)
        if weapon != NOTHING and SPECIAL[weapon, Special.PARRY] != 0:
            return weapon
    return NOTHING


@rule
def parries(g: Record, seat, trigger):
    """Whether the target of a failed attack may use the reaction of its card: to stay, and to strike back if it can."""
    if trigger != Trigger.HAS_FAILED or g.acts == 0 or not may_nest(g):
        return False
    target = act_of(g, Act.TARGET)
    if target // MODELS != seat or not on_field(g, target):
        return False
    if parry_of(g, target) == NOTHING:
        return False
    return can_strike_back(g, target) or PROPERTY[g.kind[target], Property.STEADFAST] == 0


@rule
def can_strike_back(g: Record, fighter):
    """Whether the attacker is in reach of that attack."""
    return can_strike(g, fighter, fighter // MODELS, parry_of(g, fighter), act_of(g, Act.FIGHTER))


@rule
def mark_reactions(g: Record, mask):
    """Pass, ploys in hand, upgrades, and what a fighter card prints."""
    seat = top(g, SEAT)
    trigger = top(g, A)
    mask[PASS] = 1
    if parries(g, seat, trigger):
        mask[FIGHTER + act_of(g, Act.TARGET)] = 1
    for place in range(g.gear_count[seat]):
        card = g.gear[seat, place]
        if IS_REACTION[card] != 0 and may_use_reaction(g, seat, card, trigger):
            mask[CARD + card] = 1
    row = granted(g, seat, trigger)
    if row != NOTHING:
        mask[CARD + g.effects[row, Effect.CARD]] = 1
    if g.no_powers == 0 and g.phase == Phase.ACTION:
        for place in range(g.power_count[seat]):
            card = g.powers[seat, place]
            if REACTS[card, trigger] != 0 and MODS[card, Mod.REACTION] == 0 and TYPE[card] == Type.PLOY:
                if may_play_reaction(g, seat, card):
                    mask[CARD + card] = 1


@rule
def choose_reaction(g: Record, action):
    """SHA-113: one reaction ends the trigger; declining leaves it to the next seat."""
    seat = top(g, SEAT)
    trigger = top(g, A)
    if action == PASS:
        set_top(g, B, top(g, B) | (1 << seat))
        return
    pop(g)
    if action < CARD:
        strike_back(g, action - FIGHTER)
        return
    card = action - CARD
    if g.place[seat, card] == Place.HAND:
        begin_ploy(g, seat, card)
        return
    row = granted(g, seat, trigger)
    if row != NOTHING and g.effects[row, Effect.CARD] == card:
        g.effects[row, Effect.USED] = g.marks + 1
    fighter = wearer(g, seat, card)
    tell(g, Event.REACTED, seat, card, fighter, trigger, 0)
    begin_use(g, seat, card, fighter, False)


@rule
def strike_back(g: Record, fighter):
    """The printed reaction to a failed attack: the fighter is not driven back, and attacks the attacker in reach."""
    g.act[g.acts - 1, Act.PROTECTED] = 1
    tell(g, Event.REACTED, fighter // MODELS, 0, fighter, Trigger.HAS_FAILED, 0)
    if can_strike_back(g, fighter):
        weapon = parry_of(g, fighter)
        grant_attack(g, fighter, fighter // MODELS, Striking.REACTION, weapon, act_of(g, Act.FIGHTER))
