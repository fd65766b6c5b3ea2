"""Cards of the seats: drawing, discarding, playing from hand; glory.
SHA-165: decks are shuffled, so a card is drawn at random from those that are left in it."""

from wartable.games.shadespire.declare import TYPE
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.state import CARDS, MODELS, NOTHING, Event, Place, Type
from wartable.kernel.chance import below
from wartable.kernel.journal import reveal, tell, whisper
from wartable.kernel.rule import rule

HAND_OBJECTIVES = 3
HAND_POWERS = 5


@rule
def is_objective(card):
    return TYPE[card] == Type.OBJECTIVE


@rule
def draw_objective(g: Record, seat, place):
    """SHA-162: the card is at first `place` HAND or FRESH."""
    draw_objectives(g, seat, 1, place)


@rule
def draw_objectives(g: Record, seat, count, place):
    """SHA-165: draw up to so many objective cards."""
    drawn = 0
    card = NOTHING
    while drawn < count and g.objective_deck[seat] > 0:
        card = take_from_objective_deck(g, seat, place)
        drawn += 1
    tell_drawn(g, seat, 0, drawn, card)


@rule
def take_from_objective_deck(g: Record, seat, place):
    card = nth_in_deck(g, seat, True, below(g, g.objective_deck[seat]))
    g.objective_deck[seat] -= 1
    g.place[seat, card] = place
    at = g.objective_count[seat]
    while at > 0 and g.objectives[seat, at - 1] > card:
        g.objectives[seat, at] = g.objectives[seat, at - 1]
        at -= 1
    g.objectives[seat, at] = card
    g.objective_count[seat] += 1
    return card


@rule
def draw_power(g: Record, seat):
    """Draw a power card."""
    draw_powers(g, seat, 1)


@rule
def draw_powers(g: Record, seat, count):
    """SHA-165: draw up to so many power cards."""
    drawn = 0
    card = NOTHING
    while drawn < count and g.power_deck[seat] > 0:
        card = nth_in_deck(g, seat, False, below(g, g.power_deck[seat]))
        g.power_deck[seat] -= 1
        add_power(g, seat, card)
        drawn += 1
    tell_drawn(g, seat, 1, drawn, card)


@rule
def tell_drawn(g: Record, seat, kind, drawn, card):
    """One event for all cards that were drawn at once; a single one is known to its seat."""
    if drawn == 1:
        whisper(g, Event.DREW, seat, card, kind, 1, 0)
    elif drawn > 1:
        tell(g, Event.DREW, seat, NOTHING, kind, drawn, 0)


@rule
def add_power(g: Record, seat, card):
    """Into the hand, which is in order of number."""
    g.place[seat, card] = Place.HAND
    at = g.power_count[seat]
    while at > 0 and g.powers[seat, at - 1] > card:
        g.powers[seat, at] = g.powers[seat, at - 1]
        at -= 1
    g.powers[seat, at] = card
    g.power_count[seat] += 1


@rule
def nth_in_deck(g: Record, seat, objective, n):
    """The n-th of a deck's cards in order of number."""
    for card in range(1, CARDS):
        if g.place[seat, card] == Place.DECK and is_objective(card) == objective:
            if n == 0:
                return card
            n -= 1
    return NOTHING


@rule
def take_power(g: Record, seat, card, to):
    """A power card leaves the hand."""
    at = 0
    while g.powers[seat, at] != card:
        at += 1
    g.power_count[seat] -= 1
    while at < g.power_count[seat]:
        g.powers[seat, at] = g.powers[seat, at + 1]
        at += 1
    g.powers[seat, at] = 0
    g.place[seat, card] = to


@rule
def take_objective(g: Record, seat, card, to):
    """An objective card leaves the hand."""
    at = 0
    while g.objectives[seat, at] != card:
        at += 1
    g.objective_count[seat] -= 1
    while at < g.objective_count[seat]:
        g.objectives[seat, at] = g.objectives[seat, at + 1]
        at += 1
    g.objectives[seat, at] = 0
    g.place[seat, card] = to


@rule
def discard(g: Record, seat, card):
    """SHA-54: from hand, face up."""
    if is_objective(card):
        take_objective(g, seat, card, Place.DISCARD)
        reveal(g, Event.DISCARDED, seat, card, 0, 0, 0)
    else:
        take_power(g, seat, card, Place.DISCARD)
        reveal(g, Event.DISCARDED, seat, card, 1, 0, 0)


@rule
def discard_powers(g: Record, seat):
    """The whole hand of power cards; how many they were."""
    count = g.power_count[seat]
    while g.power_count[seat] > 0:
        discard(g, seat, g.powers[seat, g.power_count[seat] - 1])
    return count


@rule
def discard_objectives(g: Record, seat):
    """The whole hand of objective cards; how many they were."""
    count = g.objective_count[seat]
    while g.objective_count[seat] > 0:
        discard(g, seat, g.objectives[seat, g.objective_count[seat] - 1])
    return count


@rule
def gain_glory(g: Record, seat, amount):
    g.glory[seat] += amount
    tell(g, Event.GLORY, seat, NOTHING, amount, g.glory[seat], 0)


@rule
def wear(g: Record, seat, card, fighter_place):
    """An upgrade comes into play."""
    g.place[seat, card] = Place.WORN + fighter_place
    g.gear[seat, g.gear_count[seat]] = card
    g.gear_count[seat] += 1


@rule
def lose_upgrade(g: Record, seat, card):
    """An upgrade in play is discarded."""
    at = 0
    while g.gear[seat, at] != card:
        at += 1
    g.gear_count[seat] -= 1
    while at < g.gear_count[seat]:
        g.gear[seat, at] = g.gear[seat, at + 1]
        at += 1
    g.gear[seat, at] = 0
    tell(g, Event.LOST_UPGRADE, seat, card, seat * MODELS + g.place[seat, card] - Place.WORN, 0, 0)
    g.place[seat, card] = Place.DISCARD
