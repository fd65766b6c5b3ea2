"""Power steps and upgrades: whether a card can be played, playing it, giving an upgrade to a fighter (SHA-94 to SHA-105).
What a ploy does when it is played is in `uses.py`."""

from wartable.games.shadespire.declare import IS_REACTION, MAY, MODS, TYPE, met
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.hands import add_power, take_power, wear
from wartable.games.shadespire.rules.harm import see_wounds
from wartable.games.shadespire.rules.reactions import ask_reactions
from wartable.games.shadespire.rules.scoring import score_at_once
from wartable.games.shadespire.rules.stats import may_wear
from wartable.games.shadespire.rules.targets import has_targets, has_wearer
from wartable.games.shadespire.rules.uses import begin_ploy
from wartable.games.shadespire.state import (
    CARD,
    FIGHTER,
    MODELS,
    NOTHING,
    PASS,
    Event,
    Frame,
    Phase,
    Place,
    Trigger,
    Type,
)
from wartable.games.shadespire.terms import Mod
from wartable.kernel.frames import SEAT, A, B, pop, push, set_top, top
from wartable.kernel.journal import reveal
from wartable.kernel.rule import rule


@rule
def may_play(g: Record, seat, card):
    """SHA-98 to SHA-100: whether a power card can be played in a power step."""
    if TYPE[card] == Type.UPGRADE:
        return g.glory[seat] > 0 and has_wearer(g, seat, card)
    if TYPE[card] != Type.PLOY or (IS_REACTION[card] != 0 and MODS[card, Mod.REACTION] == 0):
        return False
    if MODS[card, Mod.REACTION] != 0:
        return True
    if MAY[card] != 0 and not met(MAY[card], g, seat, NOTHING):
        return False
    return has_targets(g, card, False, seat, NOTHING)


@rule
def mark_playable(g: Record, seat, kind, mask):
    """The ploys or the upgrades in hand that can be played."""
    for place in range(g.power_count[seat]):
        card = g.powers[seat, place]
        if TYPE[card] == kind and may_play(g, seat, card):
            mask[CARD + card] = 1


@rule
def mark_power(g: Record, mask):
    seat = top(g, SEAT)
    mask[PASS] = 1
    if g.no_powers != 0:
        return
    for place in range(g.power_count[seat]):
        card = g.powers[seat, place]
        if may_play(g, seat, card):
            mask[CARD + card] = 1


@rule
def play_power(g: Record, action):
    """SHA-94 to SHA-97: one card or a pass; the step ends when all pass in a row."""
    seat = top(g, SEAT)
    if action == PASS:
        set_top(g, A, top(g, A) + 1)
        set_top(g, SEAT, (seat + 1) % g.seats)
        if top(g, A) == g.seats:
            pop(g)
        return
    set_top(g, A, 0)
    set_top(g, SEAT, (seat + 1) % g.seats)
    card = action - CARD
    if TYPE[card] == Type.UPGRADE:
        begin_upgrade(g, seat, card, 0)
    else:
        begin_ploy(g, seat, card)


# --- Upgrades -----------------------------------------------------------------------------------------------------


@rule
def begin_upgrade(g: Record, seat, card, free):
    """An upgrade is shown; its fighter is chosen next. Card 0: any that the seat has, chosen first."""
    if card != 0:
        take_power(g, seat, card, Place.PLAYED)
        reveal(g, Event.SHOWN, seat, card, 0, 0, 0)
    push(g, Frame.UPGRADE, seat, card, free, 0, 0, 0)


@rule
def choose_upgrade(g: Record, action):
    """The card, where it was not chosen before, or its fighter."""
    if action < CARD:
        give_upgrade(g, action - FIGHTER)
        return
    seat = top(g, SEAT)
    free = top(g, B)
    pop(g)
    begin_upgrade(g, seat, action - CARD, free)


@rule
def upgrade_waits(g: Record):
    """Whether there is a card and a fighter to choose."""
    seat = top(g, SEAT)
    if top(g, A) != 0:
        if has_wearer(g, seat, top(g, A)):
            return True
        add_power(g, seat, top(g, A))
    elif has_upgrade_in_hand(g, seat):
        return True
    pop(g)
    return False


@rule
def has_upgrade_in_hand(g: Record, seat):
    """Whether a seat has an upgrade that a fighter may be given."""
    for place in range(g.power_count[seat]):
        card = g.powers[seat, place]
        if TYPE[card] == Type.UPGRADE and has_wearer(g, seat, card):
            return True
    return False


@rule
def mark_upgrade(g: Record, mask):
    seat = top(g, SEAT)
    if top(g, A) == 0:
        for place in range(g.power_count[seat]):
            card = g.powers[seat, place]
            if TYPE[card] == Type.UPGRADE and has_wearer(g, seat, card):
                mask[CARD + card] = 1
        return
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if may_wear(g, seat, top(g, A), fighter):
            mask[FIGHTER + fighter] = 1


@rule
def give_upgrade(g: Record, fighter):
    """SHA-100 to SHA-104: for one glory, unless it is free."""
    seat = top(g, SEAT)
    card = top(g, A)
    free = top(g, B)
    pop(g)
    if free == 0:
        g.glory[seat] -= 1
        g.spent_glory[seat] += 1
    wear(g, seat, card, fighter % MODELS)
    reveal(g, Event.UPGRADED, seat, card, fighter, free, 0)
    see_wounds(g, fighter, seat)
    if g.phase == Phase.ACTION:
        g.upgrades[seat] += 1
        score_at_once(g)
        ask_reactions(g, Trigger.AFTER_UPGRADE, fighter)
