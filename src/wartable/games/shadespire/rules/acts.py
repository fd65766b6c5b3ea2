"""Acts: moves, attacks, ploys and other actions that are going on, inside one another.
Inspiration comes when an act is over (SHA-158)."""

from wartable.games.shadespire.declare import INSPIRE
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.stats import fallen
from wartable.games.shadespire.state import (
    ACTS,
    DICE,
    FRAMES,
    MODELS,
    NESTED,
    NOTHING,
    Act,
    Doing,
    Event,
    Frame,
)
from wartable.games.shadespire.terms import Inspire
from wartable.kernel.frames import KIND, E, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

COLUMNS = len(Act)
HALF = 14  # fighters in one number of bits
THREE = 3
ACTS_OF_REACTION = 3  # a ploy, and its move or attack
FRAMES_OF_REACTION = 16  # a Charge that sweeps and blasts, or pushes of all who are adjacent
# The steps of a ploy that has been announced.
CHOOSE, PLAYED, CARRY_OUT, DONE, AFTER, DENIED = range(6)


@rule
def open_act(g: Record, kind, fighter, seat, how):
    """Something begins; it is told apart from all others by its mark."""
    a = g.acts
    g.marks += 1
    g.act[a, Act.KIND] = kind
    g.act[a, Act.FIGHTER] = fighter
    g.act[a, Act.SEAT] = seat
    g.act[a, Act.TARGET] = NOTHING
    g.act[a, Act.WEAPON] = NOTHING
    g.act[a, Act.HOW] = how
    g.act[a, Act.MARK] = g.marks
    g.act[a, Act.FROM] = NOTHING
    g.act[a, Act.TO] = NOTHING
    g.acts = a + 1
    return a


@rule
def close_act(g: Record):
    """It is over: leave zeros, and let those be inspired who have earned it."""
    a = g.acts - 1
    for column in range(COLUMNS):
        g.act[a, column] = 0
    for kind in range(2):
        g.dice_count[a, kind] = 0
        for die in range(DICE):
            g.dice[a, kind, die] = 0
            g.rerolled[a, kind, die] = 0
    g.acts = a
    inspire_earned(g)


@rule
def act_of(g: Record, column):
    """A fact about what is going on now; 0 when nothing is."""
    if g.acts == 0:
        return 0
    return int(g.act[g.acts - 1, column])


@rule
def answered_act(g: Record):
    """The place of what a reaction answers; a ploy that is being carried out has an act of its own above that."""
    if g.acts > 1 and top(g, KIND) == Frame.PLAY and top(g, E) == DONE:
        return g.acts - 2
    return g.acts - 1


@rule
def answered(g: Record, column):
    """A fact about what a reaction answers; 0 when that is nothing."""
    if g.acts == 0:
        return 0
    return int(g.act[answered_act(g), column])


@rule
def may_nest(g: Record):
    """W-01: whether one more attack can be made inside the others."""
    attacks = 0
    for a in range(g.acts):
        if g.act[a, Act.KIND] == Doing.ATTACK:
            attacks += 1
    return attacks < NESTED and g.acts < ACTS - 2


@rule
def has_depth(g: Record):
    """W-01: whether there is room for a reaction: its ploy with what that begins, and all that this leaves pending."""
    return g.acts < ACTS - ACTS_OF_REACTION and g.depth < FRAMES - FRAMES_OF_REACTION


@rule
def note_fighter(g: Record, low, fighter):
    """Mark a fighter in two columns of bits of the act that is going on."""
    if g.acts > 0:
        a = g.acts - 1
        if fighter < HALF:
            g.act[a, low] |= 1 << fighter
        else:
            g.act[a, low + 1] |= 1 << (fighter - HALF)


@rule
def is_noted(g: Record, low, fighter):
    """Whether a fighter is marked there."""
    if g.acts == 0:
        return False
    a = g.acts - 1
    if fighter < HALF:
        return (g.act[a, low] >> fighter) & 1 != 0
    return (g.act[a, low + 1] >> (fighter - HALF)) & 1 != 0


# --- Inspiration --------------------------------------------------------------------------------------------------


@rule
def earn(g: Record, fighter, by):
    """The fighter has met its condition, if it is this one; how many acts were going on is kept."""
    if INSPIRE[g.kind[fighter]] == by:
        g.earned[fighter] = max(1, g.acts)


@rule
def inspire_earned(g: Record):
    """SHA-158, SHA-159: turn the cards of those over who have earned it."""
    down = 0
    for seat in range(g.seats):
        down += fallen(g, seat)
    for fighter in range(g.seats * MODELS):
        if g.kind[fighter] == 0 or g.inspired[fighter] != 0 or g.out[fighter] != 0:
            continue
        if g.earned[fighter] > g.acts or (down >= THREE and INSPIRE[g.kind[fighter]] == Inspire.THREE_OUT):
            inspire(g, fighter)


@rule
def inspire(g: Record, fighter):
    """Turn a card over, unless something forbids it."""
    g.earned[fighter] = 0
    if g.inspired[fighter] == 0 and g.uninspirable[fighter] == 0:
        g.inspired[fighter] = 1
        tell(g, Event.INSPIRED, fighter // MODELS, NOTHING, fighter, 0, 0)
