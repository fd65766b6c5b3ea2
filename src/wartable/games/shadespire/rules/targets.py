"""What cards ask for: whether something may be chosen, and whether a card can be used at all (SHA-98).
Candidates are fighters, hexes, cards or directions, by what is asked."""

from wartable.games.shadespire.declare import (
    ACT_ASKS,
    ACT_FITS,
    ASKS,
    FITS,
    OPTIONAL,
    TYPE,
    WARBAND,
    WARBAND_OF_KIND,
    fits,
)
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import is_noted
from wartable.games.shadespire.rules.field import DIRECTIONS, is_free
from wartable.games.shadespire.rules.stats import beside, may_wear, on_field, wearer
from wartable.games.shadespire.state import (
    CARD,
    CARDS,
    FIGHTER,
    HEX,
    MODELS,
    NOTHING,
    NUMBER,
    SEAT,
    Act,
    Frame,
    Place,
    Type,
)
from wartable.games.shadespire.terms import Target
from wartable.kernel.frames import KIND, A, B, C, top
from wartable.kernel.frames import SEAT as SEAT_PART
from wartable.kernel.rule import rule

OPEN = -2  # not chosen yet
PLACES = 3


@rule
def asked(card, place, acting):
    """What a card asks for in this place; `acting`: for its action, not its reaction."""
    if place >= PLACES:
        return 0
    return int(ACT_ASKS[card, place]) if acting else int(ASKS[card, place])


@rule
def is_fighter_target(kind):
    return (Target.FRIEND <= kind <= Target.FRIEND_OUT) or kind == Target.SPECIAL or kind == Target.INSTEAD


@rule
def is_hex_target(kind):
    return Target.HELD_BY_YOU <= kind <= Target.EMPTY_HEX


@rule
def first_number(kind):
    """The action that stands for candidate 0."""
    if is_fighter_target(kind):
        return FIGHTER
    if is_hex_target(kind):
        return HEX
    if kind == Target.DIRECTION:
        return NUMBER
    if kind == Target.OPPONENT:
        return SEAT
    return CARD


@rule
def candidates(g: Record, kind):
    """How many candidates there are."""
    if is_fighter_target(kind):
        return g.seats * MODELS
    if is_hex_target(kind):
        return int(g.hexes)
    if kind == Target.DIRECTION:
        return DIRECTIONS
    if kind == Target.OPPONENT:
        return int(g.seats)
    return CARDS


@rule
def is_own_target(kind):
    """Whether only a fighter of one's own can be meant."""
    if kind == Target.FRIEND or kind == Target.OTHER_FRIEND or kind == Target.FRIEND_BESIDE_FIRST:
        return True
    return kind == Target.FRIEND_OUT or kind == Target.INSTEAD


@rule
def first_candidate(kind, seat):
    """The first candidate that a seat has to look at."""
    return seat * MODELS if is_own_target(kind) else 0


@rule
def end_of_candidates(g: Record, kind, seat):
    """The one after the last candidate that a seat has to look at."""
    return seat * MODELS + MODELS if is_own_target(kind) else candidates(g, kind)


@rule
def may_choose(g: Record, card, place, acting, seat, fighter, first, second, candidate):
    """Whether a candidate may be chosen; who stands in for another must suit the ploy that chose that one."""
    if asked(card, place, acting) == Target.INSTEAD:
        return candidate // MODELS == seat and could_be_chosen(g, candidate)
    return suits(g, card, place, acting, seat, fighter, first, second, candidate)


@rule
def suits(g: Record, card, place, acting, seat, fighter, first, second, candidate):
    """Whether a candidate is what the card asks for."""
    kind = asked(card, place, acting)
    if not is_target(g, kind, seat, fighter, first, candidate):
        return False
    own = ACT_FITS[card] if acting else FITS[card]
    return own == 0 or fits(own, g, seat, fighter, place, first, second, candidate)


@rule
def is_target(g: Record, kind, seat, fighter, first, candidate):
    """What every kind of target means."""
    if is_fighter_target(kind):
        return g.kind[candidate] != 0 and is_fighter(g, kind, seat, fighter, first, candidate)
    if is_hex_target(kind):
        return is_hex(g, kind, seat, first, candidate)
    if kind == Target.DIRECTION:
        return True
    if kind == Target.OPPONENT:
        return candidate != seat
    return candidate > 0 and is_card(g, kind, seat, first, candidate)


@rule
def is_fighter(g: Record, kind, seat, fighter, first, candidate):
    friend = candidate // MODELS == seat
    if kind == Target.FRIEND_OUT:
        return friend and g.out[candidate] != 0
    if kind == Target.SPECIAL:
        return True
    if not on_field(g, candidate):
        return False
    if kind == Target.FRIEND:
        return friend
    if kind == Target.OTHER_FRIEND:
        return friend and candidate != fighter and candidate != first
    if kind == Target.ENEMY:
        return not friend
    if kind == Target.ANY:
        return True
    if kind == Target.ENEMY_BESIDE_FRIEND:
        return not friend and has_beside(g, seat, candidate)
    if candidate == first or first < 0 or not beside(g, candidate, first):
        return False
    if kind == Target.FRIEND_BESIDE_FIRST:
        return friend
    if kind == Target.ENEMY_BESIDE_FIRST:
        return not friend
    return kind == Target.BESIDE_FIRST


@rule
def has_beside(g: Record, seat, candidate):
    """Whether a fighter of a seat is adjacent to a fighter."""
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[friend] != 0 and friend != candidate and beside(g, friend, candidate):
            return True
    return False


@rule
def is_hex(g: Record, kind, seat, first, candidate):
    if kind == Target.HEX:
        return True
    if kind == Target.EMPTY_HEX:
        return is_free(g, candidate)
    if g.token[candidate] <= 0:
        return False
    who = g.who[candidate] - 1
    if kind == Target.UNHELD_OBJECTIVE:
        return who < 0
    if kind == Target.HELD_BY_YOU:
        return who >= 0 and who // MODELS == seat
    if kind == Target.OTHER_HELD:
        return who >= 0 and candidate != first
    return who >= 0


@rule
def is_card(g: Record, kind, seat, first, candidate):
    if kind == Target.OBJECTIVE_CARD:
        return TYPE[candidate] == Type.OBJECTIVE and may_be_anothers(g, seat, candidate)
    if TYPE[candidate] != Type.UPGRADE:
        return False
    if kind == Target.UPGRADE_OF_FIRST:
        return first >= 0 and wearer(g, first // MODELS, candidate) == first
    if kind == Target.UPGRADE_IN_HAND:
        return g.place[seat, candidate] == Place.HAND and has_wearer(g, seat, candidate)
    who = wearer(g, seat, candidate)
    return WARBAND[candidate] == 0 and who != NOTHING and is_noted(g, Act.OUT_LOW, who)


@rule
def has_wearer(g: Record, seat, card):
    """Whether some fighter of a seat may be given an upgrade."""
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if may_wear(g, seat, card, fighter):
            return True
    return False


@rule
def may_be_anothers(g: Record, seat, card):
    """Whether an opponent may have an objective card, as far as all can see."""
    for other in range(g.seats):
        if other != seat and g.place[other, card] != Place.SCORED and g.place[other, card] != Place.DISCARD:
            if WARBAND[card] == 0 or WARBAND[card] == WARBAND_OF_KIND[g.kind[other * MODELS]]:
                return True
    return False


@rule
def has_targets(g: Record, card, acting, seat, fighter):
    """SHA-98: whether everything that a card asks for can be chosen."""
    kind = asked(card, 0, acting)
    if kind == 0 or OPTIONAL[card, 0] != 0:
        return True
    for candidate in range(first_candidate(kind, seat), end_of_candidates(g, kind, seat)):
        if may_choose(g, card, 0, acting, seat, fighter, NOTHING, NOTHING, candidate):
            if has_second(g, card, acting, seat, fighter, candidate):
                return True
    return False


@rule
def has_second(g: Record, card, acting, seat, fighter, first):
    kind = asked(card, 1, acting)
    if kind == 0 or OPTIONAL[card, 1] != 0:
        return True
    for candidate in range(first_candidate(kind, seat), end_of_candidates(g, kind, seat)):
        if suits(g, card, 1, acting, seat, fighter, first, NOTHING, candidate):
            if has_third(g, card, acting, seat, fighter, first, candidate):
                return True
    return False


@rule
def has_third(g: Record, card, acting, seat, fighter, first, second):
    kind = asked(card, 2, acting)
    if kind == 0 or OPTIONAL[card, 2] != 0:
        return True
    for candidate in range(first_candidate(kind, seat), end_of_candidates(g, kind, seat)):
        if suits(g, card, 2, acting, seat, fighter, first, second, candidate):
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
    if not suits(g, card, place, False, seat, NOTHING, first, second, candidate):
        return False
    if place == 0:
        return has_second(g, card, False, seat, NOTHING, candidate)
    return place != 1 or has_third(g, card, False, seat, NOTHING, first, candidate)


# --- Marking ------------------------------------------------------------------------------------------------------


@rule
def mark_candidates(g: Record, card, place, acting, seat, fighter, first, second, mask):
    """Mark everything that may be chosen now and leaves something for what is asked after it."""
    kind = asked(card, place, acting)
    base = first_number(kind)
    for candidate in range(first_candidate(kind, seat), end_of_candidates(g, kind, seat)):
        if may_choose(g, card, place, acting, seat, fighter, first, second, candidate):
            if place == 0 and not has_second(g, card, acting, seat, fighter, candidate):
                continue
            if place == 1 and not has_third(g, card, acting, seat, fighter, first, candidate):
                continue
            mask[base + candidate] = 1
