"""What can be asked of cards in play: whose they are, where they lie, what works. Nothing here changes anything."""

from wartable.games.invasion.cards.declare import (
    ATTACHES,
    HERO,
    HOOK_TO,
    HOOK_ZONE,
    HOOKS,
    QUALITY_BIT,
    TYPE,
    UNIQUE,
    Hook,
    To,
    Whose,
)
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.slots import all_slots, slots_of
from wartable.games.invasion.state import (
    FACE_DOWN,
    NOTHING,
    SECTION,
    SLOTS,
    Doom,
    Type,
)
from wartable.kernel.rule import rule

DRAWN_MATCH = 2  # as the winner
A_UNIT_TOO = 2  # as `down`: a development that is a unit as well (W-55)
DYING, SPARED, LOST = int(Doom.DYING), int(Doom.SPARED), int(Doom.LOST)
OWN, ENEMY, ITSELF = int(Whose.OWN), int(Whose.ENEMY), int(Whose.ITSELF)


@rule
def owner_of(slot):
    """INV-030: who owns the card in a slot: whose hand, deck and discard pile it goes to (INV-031)."""
    return slot // SLOTS


@rule
def controller(g: Record, slot):
    """INV-030: who controls the card in a slot: its owner, as long as no effect says otherwise."""
    return slot // SLOTS ^ g.strayed[slot]


@rule
def section_of(g: Record, slot):
    """The section that a card lies in, seat * 3 + zone: an attached card lies where its host is."""
    if g.host[slot] != 0 and ATTACHES[g.card[slot]]:
        return controller(g, g.host[slot] - 1) * 3 + g.zone[slot]
    return controller(g, slot) * 3 + g.zone[slot]


@rule
def face(g: Record, slot):
    """What all see there: a card, nothing, a development, or one that is a unit as well."""
    return g.card[slot] if g.down[slot] == 0 else FACE_DOWN - 1 + g.down[slot]


@rule
def is_unit(g: Record, slot):
    if g.down[slot] != 0:
        return g.down[slot] == A_UNIT_TOO
    return g.card[slot] != 0 and TYPE[g.card[slot]] == Type.UNIT


@rule
def is_support(g: Record, slot):
    return g.card[slot] != 0 and g.down[slot] == 0 and TYPE[g.card[slot]] == Type.SUPPORT


@rule
def is_face_up(g: Record, slot):
    return g.card[slot] != 0 and g.down[slot] == 0


@rule
def shown_card(g: Record, target):
    """The card that everybody sees where a target is, for the journal; -1 for none."""
    if 0 <= target < SECTION and g.card[target] != 0 and g.down[target] != 1:
        return face(g, target)
    return NOTHING


@rule
def may_be_in(g: Record, seat, card, zone, but):
    """INV-027, B-18: no second copy of a unique card for a seat, no second Hero in a zone (`but` is not counted)."""
    if UNIQUE[card] == 0 and HERO[card] == 0:
        return True
    for slot in slots_of(g, seat):
        if slot != but and is_face_up(g, slot):
            if UNIQUE[card] and g.card[slot] == card:
                return False
            if HERO[card] and HERO[g.card[slot]] and g.zone[slot] == zone:
                return False
    return True


@rule
def works(g: Record, slot, hook):
    """Whether a card in play has a constant effect of a kind, and lies where it works (INV-130)."""
    card = g.card[slot]
    if card == 0 or g.down[slot] != 0 or HOOKS[card, hook] == 0:
        return False
    return HOOK_ZONE[card, hook] == NOTHING or HOOK_ZONE[card, hook] == g.zone[slot]


@rule
def may_be_corrupted(g: Record, slot):
    return g.corrupt[slot] == 0 and not is_pure(g, slot)


@rule
def is_pure(g: Record, slot):
    """Whether something keeps a unit from being corrupted."""
    return has_quality(g, slot, Hook.PURITY)


@rule
def has_quality(g: Record, slot, quality):
    """Whether a card in play is so, until the turn ends or by a constant effect (INV-129, INV-130)."""
    if g.lasting[slot] & QUALITY_BIT[quality] != 0:
        return True
    return g.carriers[quality] > 0 and is_given_quality(g, slot, quality)


@rule
def is_given_quality(g: Record, slot, quality):
    """Whether a constant effect of a card in play makes one so."""
    for other in all_slots(g):
        if works(g, other, quality) and is_given_to(g, HOOK_TO[g.card[other], quality], other, slot):
            return True
    return False


@rule
def is_given_to(g: Record, to, giver, slot):
    if to == To.ITSELF:
        return giver == slot
    if to == To.HOST:
        return g.host[giver] == slot + 1
    return g.host[slot] == giver + 1


@rule
def may_move(g: Record, slot, zone):
    """B-18: whether a unit may come into another zone of its controller."""
    return g.zone[slot] != zone and may_be_in(g, controller(g, slot), face(g, slot), zone, slot)


@rule
def developments_in(g: Record, slot):
    """Developments that the controller of a card has in the zone it lies in."""
    return g.developments[controller(g, slot) * 3 + g.zone[slot]]


@rule
def count_burning(g: Record, seat):
    """How many sections of a capital burn."""
    count = 0
    for zone in range(3):
        count += g.burning[seat * 3 + zone]
    return count


@rule
def host_of(g: Record, slot):
    """What a card is attached to or quests on; -1 for nothing."""
    return g.host[slot] - 1 if slot >= 0 else NOTHING


@rule
def quester_of(g: Record, quest):
    """The unit that quests on a quest; -1 for none."""
    seat = controller(g, quest)
    for slot in slots_of(g, seat):
        if g.host[slot] == quest + 1 and is_unit(g, slot):
            return slot
    return NOTHING
