"""Whether a record can have come about by the rules, at compiled speed; 0 when it can, else which law it breaks."""

from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.hands import is_objective
from wartable.games.shadespire.rules.stats import wounds_of
from wartable.games.shadespire.state import (
    ACTIVATIONS,
    ACTS,
    CARDS,
    MODELS,
    NOTHING,
    ROUNDS,
    Ground,
    Phase,
    Place,
    Reason,
)
from wartable.kernel.rule import rule

# The laws, by number.
(
    FINE,
    TWO_IN_A_HEX,  # one fighter a hex, and each where its hex says
    IN_A_WALL,
    WOUNDS,  # none that stands has as many wound tokens as Wounds
    OUT_AND_IN,  # out of action and on the battlefield
    MODELS_LOST,  # during a phase every fighter stands or is out of action
    OBJECTIVE_HAND,
    POWER_HAND,
    DECKS,
    UPGRADES,
    UPGRADE_OF_NOBODY,
    TOKEN_LOST,
    TOO_MANY_ACTIVATIONS,
    ROUND,
    GLORY,
    LEFT_OVER,  # nothing goes on when an activation begins
) = range(16)


@rule
def owned(g: Record, seat):
    """A sum that stays the same as long as the seat's cards do."""
    total = 0
    for card in range(1, CARDS):
        if g.place[seat, card] != Place.NOWHERE:
            total = (total * 31 + card) % 1000003
    return total


@rule
def sound(g: Record):
    """The first law that is broken, or 0."""
    fault = sound_field(g)
    if fault != FINE:
        return fault
    for seat in range(g.seats):
        fault = sound_cards(g, seat)
        if fault != FINE:
            return fault
    if g.round > ROUNDS:
        return ROUND
    if g.reason != Reason.NONE and g.round != ROUNDS:
        return ROUND
    if g.acts < 0 or g.acts > ACTS or (g.depth == 1 and g.acts != 0):
        return LEFT_OVER
    return FINE


@rule
def sound_field(g: Record):
    standing = 0
    for fighter in range(g.seats * MODELS):
        if g.kind[fighter] == 0:
            continue
        hex = g.hex[fighter]
        if hex == NOTHING:
            if g.round > 0 and g.out[fighter] == 0:
                return MODELS_LOST
            continue
        standing += 1
        if g.out[fighter] != 0:
            return OUT_AND_IN
        if g.who[hex] != fighter + 1:
            return TWO_IN_A_HEX
        if g.ground[hex] == Ground.BLOCKED or g.shard[hex] != 0:
            return IN_A_WALL
        if g.wounds[fighter] < 0 or (g.acts == 0 and g.wounds[fighter] >= wounds_of(g, fighter)):
            return WOUNDS
    for hex in range(g.hexes):
        if g.who[hex] != 0:
            standing -= 1
    if standing != 0:
        return TWO_IN_A_HEX
    if g.phase != Phase.SETUP:
        for number in range(1, g.tokens + 1):
            if g.token_hex[number] != NOTHING and g.token[g.token_hex[number]] != number:
                return TOKEN_LOST
    return FINE


@rule
def sound_cards(g: Record, seat):
    objectives = 0
    powers = 0
    objective_deck = 0
    power_deck = 0
    worn = 0
    for card in range(1, CARDS):
        place = g.place[seat, card]
        if place == Place.DECK:
            if is_objective(card):
                objective_deck += 1
            else:
                power_deck += 1
        elif place == Place.HAND or place == Place.FRESH:
            if is_objective(card):
                objectives += 1
            else:
                powers += 1
        elif place >= Place.WORN:
            worn += 1
            if g.kind[seat * MODELS + place - Place.WORN] == 0:
                return UPGRADE_OF_NOBODY
    if objectives != g.objective_count[seat]:
        return OBJECTIVE_HAND
    if powers != g.power_count[seat]:
        return POWER_HAND
    if objective_deck != g.objective_deck[seat] or power_deck != g.power_deck[seat]:
        return DECKS
    if worn != g.gear_count[seat]:
        return UPGRADES
    if g.glory[seat] < 0 or g.spent_glory[seat] < 0:
        return GLORY
    if g.taken[seat] > ACTIVATIONS:
        return TOO_MANY_ACTIVATIONS
    return FINE
