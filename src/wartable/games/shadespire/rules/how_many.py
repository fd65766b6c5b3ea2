"""Up to so many: a seat that may draw power cards or take wound tokens away up to a number says how many (W-14).
Cards ask for it with a frame; none is named here."""

from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.hands import draw_powers
from wartable.games.shadespire.rules.harm import heal
from wartable.games.shadespire.rules.stats import on_field
from wartable.games.shadespire.state import NOTHING, NUMBER, PASS, SEAT, Counted, Frame
from wartable.kernel.frames import SEAT as SEAT_PART
from wartable.kernel.frames import A, B, C, pop, push, set_top, top
from wartable.kernel.rule import rule

MOST_AT_ONCE = SEAT - NUMBER - 1  # the greatest number that can be said; more are asked for once more


@rule
def ask_to_draw(g: Record, seat, most):
    """A seat draws up to so many power cards."""
    push(g, Frame.HOW_MANY, seat, Counted.POWER_CARDS, most, NOTHING, 0, 0)


@rule
def ask_to_heal(g: Record, seat, fighter, most):
    """A seat takes up to so many wound tokens off a fighter."""
    push(g, Frame.HOW_MANY, seat, Counted.WOUND_TOKENS, most, fighter, 0, 0)


@rule
def there_are(g: Record):
    """How many of what is asked for there are, of those that may be taken."""
    if top(g, A) == Counted.POWER_CARDS:
        return min(top(g, B), int(g.power_deck[top(g, SEAT_PART)]))
    if not on_field(g, top(g, C)):
        return 0
    return min(top(g, B), int(g.wounds[top(g, C)]))


@rule
def how_many_waits(g: Record):
    """Whether there is anything to take."""
    if there_are(g) > 0:
        return True
    pop(g)
    return False


@rule
def mark_how_many(g: Record, mask):
    mask[PASS] = 1
    for count in range(1, min(there_are(g), MOST_AT_ONCE) + 1):
        mask[NUMBER + count] = 1


@rule
def choose_how_many(g: Record, action):
    """So many, or none; only who takes as many as can be said is asked about the rest."""
    if action == PASS:
        pop(g)
        return
    count = action - NUMBER
    seat = top(g, SEAT_PART)
    what = top(g, A)
    fighter = top(g, C)
    if count == MOST_AT_ONCE:
        set_top(g, B, top(g, B) - count)
    else:
        pop(g)
    if what == Counted.POWER_CARDS:
        draw_powers(g, seat, count)
    else:
        heal(g, fighter, count)
