"""What cards ask for: whether something may be chosen, and whether a card can be used at all (SHA-98).
Candidates are fighters, hexes, cards or directions, by what is asked."""

from wartable.games.shadespire.declare import (
    ASKS,
    FITS,
    OPTIONAL,
    TYPE,
    fits,
)
from wartable.games.shadespire.printed import Target
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.field import DIRECTIONS, is_free
from wartable.games.shadespire.rules.stats import beside, may_wear, on_field
from wartable.games.shadespire.state import (
    CARD,
    CARDS,
    FIGHTER,
    HEX,
    MODELS,
    NOTHING,
    NUMBER,
    SEAT,
    Frame,
    Type,
)
from wartable.kernel.frames import KIND, A, B, C, top
from wartable.kernel.frames import SEAT as SEAT_PART
from wartable.kernel.rule import rule

OPEN = -2  # not chosen yet
PLACES = 3

# Words of targets as plain numbers.
FIGHTERS_WANTED, HEXES_WANTED = int(Target.FIGHTER), int(Target.HEX)
DIRECTION_WANTED, SEAT_WANTED = int(Target.DIRECTION), int(Target.OPPONENT)
OF_OWN, OF_FOE, OTHER, OUT = int(Target.OWN), int(Target.FOE), int(Target.OTHER), int(Target.OUT)
BESIDE_FIRST, BESIDE_FRIEND = int(Target.BESIDE_FIRST), int(Target.BESIDE_FRIEND)
TOKEN, TAKEN, FREE = int(Target.TOKEN), int(Target.TAKEN), int(Target.FREE)
CARDS_WANTED, INSTEAD = int(Target.CARD), int(Target.INSTEAD)


@rule
def asked(card, place):
    """What a card asks for in this place."""
    if place >= PLACES:
        return 0
    return int(ASKS[card, place])


@rule
def is_fighter_target(kind):
    return kind & FIGHTERS_WANTED != 0


@rule
def is_hex_target(kind):
    return kind & HEXES_WANTED != 0


@rule
def first_number(kind):
    """The action that stands for candidate 0."""
    if is_fighter_target(kind):
        return FIGHTER
    if is_hex_target(kind):
        return HEX
    if kind & DIRECTION_WANTED != 0:
        return NUMBER
    if kind & SEAT_WANTED != 0:
        return SEAT
    return CARD


@rule
def candidates(g: Record, kind):
    """How many candidates there are."""
    if is_fighter_target(kind):
        return g.seats * MODELS
    if is_hex_target(kind):
        return int(g.hexes)
    if kind & DIRECTION_WANTED != 0:
        return DIRECTIONS
    if kind & SEAT_WANTED != 0:
        return int(g.seats)
    return CARDS


@rule
def is_own_target(kind):
    """Whether only a fighter of one's own can be meant."""
    return kind & FIGHTERS_WANTED != 0 and kind & OF_OWN != 0


@rule
def first_candidate(kind, seat):
    """The first candidate that a seat has to look at."""
    return seat * MODELS if is_own_target(kind) else 0


@rule
def end_of_candidates(g: Record, kind, seat):
    """The one after the last candidate that a seat has to look at."""
    return seat * MODELS + MODELS if is_own_target(kind) else candidates(g, kind)


@rule
def may_choose(g: Record, card, place, seat, fighter, first, second, candidate):
    """Whether a candidate may be chosen; who stands in for another must suit the ploy that chose that one."""
    if asked(card, place) & INSTEAD != 0:
        return candidate // MODELS == seat and could_be_chosen(g, candidate)
    return suits(g, card, place, seat, fighter, first, second, candidate)


@rule
def suits(g: Record, card, place, seat, fighter, first, second, candidate):
    """Whether a candidate is what the card asks for."""
    kind = asked(card, place)
    if not is_target(g, kind, seat, fighter, first, candidate):
        return False
    own = FITS[card]
    return own == 0 or fits(own, g, seat, fighter, place, first, second, candidate)


@rule
def is_target(g: Record, kind, seat, fighter, first, candidate):
    """What every kind of target means."""
    if is_fighter_target(kind):
        return g.kind[candidate] != 0 and is_fighter(g, kind, seat, fighter, first, candidate)
    if is_hex_target(kind):
        return is_hex(g, kind, seat, first, candidate)
    if kind & DIRECTION_WANTED != 0:
        return True
    if kind & SEAT_WANTED != 0:
        return candidate != seat
    return kind & CARDS_WANTED != 0 and TYPE[candidate] != Type.NONE


@rule
def is_fighter(g: Record, kind, seat, fighter, first, candidate):
    friend = candidate // MODELS == seat
    if (kind & OF_OWN != 0 and not friend) or (kind & OF_FOE != 0 and friend):
        return False
    if kind & OUT != 0:
        return g.out[candidate] != 0
    if not on_field(g, candidate):
        return False
    if kind & OTHER != 0 and (candidate == fighter or candidate == first):
        return False
    if kind & BESIDE_FRIEND != 0 and not has_beside(g, seat, candidate):
        return False
    if kind & BESIDE_FIRST == 0:
        return True
    return candidate != first and first >= 0 and beside(g, candidate, first)


@rule
def has_beside(g: Record, seat, candidate):
    """Whether a fighter of a seat is adjacent to a fighter."""
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[friend] != 0 and friend != candidate and beside(g, friend, candidate):
            return True
    return False


@rule
def is_hex(g: Record, kind, seat, first, candidate):
    if kind & FREE != 0:
        return is_free(g, candidate)
    if kind & TOKEN == 0:
        return True
    if g.token[candidate] <= 0:
        return False
    if kind & TAKEN == 0:
        return True
    who = g.who[candidate] - 1
    if who < 0 or (kind & OF_OWN != 0 and who // MODELS != seat):
        return False
    return kind & OTHER == 0 or candidate != first


@rule
def has_wearer(g: Record, seat, card):
    """Whether some fighter of a seat may be given an upgrade."""
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if may_wear(g, seat, card, fighter):
            return True
    return False


@rule
def has_targets(g: Record, card, seat, fighter):
    """SHA-98: whether everything that a card asks for can be chosen."""
    kind = asked(card, 0)
    if kind == 0 or OPTIONAL[card, 0] != 0:
        return True
    for candidate in range(first_candidate(kind, seat), end_of_candidates(g, kind, seat)):
        if may_choose(g, card, 0, seat, fighter, NOTHING, NOTHING, candidate):
            if has_second(g, card, seat, fighter, candidate):
                return True
    return False


@rule
def has_second(g: Record, card, seat, fighter, first):
    kind = asked(card, 1)
    if kind == 0 or OPTIONAL[card, 1] != 0:
        return True
    for candidate in range(first_candidate(kind, seat), end_of_candidates(g, kind, seat)):
        if suits(g, card, 1, seat, fighter, first, NOTHING, candidate):
            if has_third(g, card, seat, fighter, first, candidate):
                return True
    return False


@rule
def has_third(g: Record, card, seat, fighter, first, second):
    kind = asked(card, 2)
    if kind == 0 or OPTIONAL[card, 2] != 0:
        return True
    for candidate in range(first_candidate(kind, seat), end_of_candidates(g, kind, seat)):
        if suits(g, card, 2, seat, fighter, first, second, candidate):
            return True
    return False


# --- Somebody else in place of who was chosen ---------------------------------------------------------------------


@rule
def choosing_ploy(g: Record):
    """The frame of the ploy that has just chosen: below the reaction's own, if that is played already; or -1."""
    own = top(g, KIND) == Frame.PLAY
    for frame in range(g.depth - 1, -1, -1):
        if g.frames[frame, KIND] == Frame.PLAY:
            if not own:
                return frame
            own = False
    return NOTHING


@rule
def last_choice(g: Record, frame):
    """The place of what a ploy chose last, or -1."""
    for place in range(PLACES - 1, -1, -1):
        if g.frames[frame, B + place] >= 0:
            return place
    return NOTHING


@rule
def could_be_chosen(g: Record, candidate):
    """Whether the ploy that has just chosen a fighter could have chosen this one."""
    frame = choosing_ploy(g)
    if frame == NOTHING or last_choice(g, frame) == NOTHING:
        return False
    card = g.frames[frame, A]
    seat = g.frames[frame, SEAT_PART]
    place = last_choice(g, frame)
    first = g.frames[frame, B] if place > 0 else NOTHING
    second = g.frames[frame, C] if place > 1 else NOTHING
    if candidate == g.frames[frame, B + place]:
        return False
    if not suits(g, card, place, seat, NOTHING, first, second, candidate):
        return False
    if place == 0:
        return has_second(g, card, seat, NOTHING, candidate)
    return place != 1 or has_third(g, card, seat, NOTHING, first, candidate)


# --- Marking ------------------------------------------------------------------------------------------------------


@rule
def mark_candidates(g: Record, card, place, seat, fighter, first, second, mask):
    """Mark everything that may be chosen now and leaves something for what is asked after it."""
    kind = asked(card, place)
    base = first_number(kind)
    for candidate in range(first_candidate(kind, seat), end_of_candidates(g, kind, seat)):
        if may_choose(g, card, place, seat, fighter, first, second, candidate):
            if place == 0 and not has_second(g, card, seat, fighter, candidate):
                continue
            if place == 1 and not has_third(g, card, seat, fighter, first, candidate):
                continue
            mask[base + candidate] = 1
