"""What a seat may know: `observe` tells it as numbers, `imagine` redraws all the rest.
Hidden are the hands and decks of the other seats; everything on the battlefield lies open."""

from wartable.games.shadespire.declare import END, FIRST, TYPE, UNIVERSAL, WARBAND, WARBAND_OF_KIND
from wartable.games.shadespire.rules.hands import is_objective
from wartable.games.shadespire.state import (
    CARDS,
    FIGHTERS,
    HEXES,
    MODELS,
    NOTHING,
    SEATS,
    Act,
    Frame,
    Place,
    Type,
    Way,
)
from wartable.kernel.chance import below, seed_chance
from wartable.kernel.frames import KIND
from wartable.kernel.rule import rule

FIGHTER_FACTS = 14
SEAT_FACTS = 16
MOMENT = 32
DICE_SEEN = 12
IN_HAND, IN_DECK = 40, 41  # how the own hidden cards are told
# cards by seat; hexes; fighters; seats; the moment; dice of the attack on top
OBSERVATION = (
    SEATS * CARDS + 4 * HEXES + FIGHTERS * FIGHTER_FACTS + SEATS * SEAT_FACTS + MOMENT + 2 * DICE_SEEN
)


# --- Redrawing what is hidden -------------------------------------------------------------------------------------


@rule
def imagine(g, seat, seed):
    """Redraw at random, consistently, what a seat can't know (-1: a spectator).

    What comes out depends on the seat's knowledge and the seed alone: hidden cards are first taken away, so that
    nothing of them can be left.
    """
    seed_chance(g, seed)
    for other in range(g.seats):
        if other != seat:
            imagine_cards(g, other)


@rule
def imagine_cards(g, seat):
    """The hand and the decks of another seat. In the core format all know which cards the decks are made of."""
    fresh = 0
    for card in range(1, CARDS):
        if g.place[seat, card] == Place.FRESH:
            fresh += 1
        if is_hidden(g, seat, card):
            g.place[seat, card] = Place.DECK if g.format == Way.CORE else Place.NOWHERE
    if g.format != Way.CORE:
        fill_deck(g, seat, True, g.objective_count[seat] + g.objective_deck[seat])
        fill_deck(g, seat, False, g.power_count[seat] + g.power_deck[seat])
    take_hand(g, seat, True, g.objective_count[seat], g.objective_count[seat] + g.objective_deck[seat], fresh)
    take_hand(g, seat, False, g.power_count[seat], g.power_count[seat] + g.power_deck[seat], 0)
    list_hand(g, seat)


@rule
def is_hidden(g, seat, card):
    """Whether a card of a seat is in its hand or deck."""
    return Place.DECK <= g.place[seat, card] <= Place.FRESH


@rule
def fill_deck(g, seat, objective, count):
    """SHA-16, SHA-17: so many cards that the seat may have, half of them of its own warband where there are any."""
    own = WARBAND_OF_KIND[g.kind[seat * MODELS]]
    left = count
    for turn in range(3):
        if left == 0:
            return
        first = FIRST[own] if turn == 0 else FIRST[UNIVERSAL] if turn == 1 else 1
        end = END[own] if turn == 0 else END[UNIVERSAL] if turn == 1 else CARDS
        pool = 0
        for card in range(first, end):
            if is_candidate(g, seat, card, objective, own, turn):
                pool += 1
        wanted = min(pool // 2, left // 2) if turn == 0 else min(pool, left)
        for card in range(first, end):
            if wanted == 0:
                break
            if is_candidate(g, seat, card, objective, own, turn):
                if below(g, pool) < wanted:
                    g.place[seat, card] = Place.DECK
                    wanted -= 1
                    left -= 1
                pool -= 1


@rule
def is_candidate(g, seat, card, objective, own, turn):
    """A card that the deck may hold: first of the own warband, then universal ones, then any."""
    if g.place[seat, card] != Place.NOWHERE or TYPE[card] == Type.NONE or is_objective(card) != objective:
        return False
    if turn == 0:
        return WARBAND[card] == own
    if turn == 1:
        return WARBAND[card] == UNIVERSAL
    return WARBAND[card] == UNIVERSAL or WARBAND[card] == own


@rule
def take_hand(g, seat, objective, count, total, fresh):
    """Draw the hand by lot from what hand and deck hold together; some of it was drawn just now."""
    in_hand = count
    for card in range(1, CARDS):
        if in_hand == 0:
            return
        if g.place[seat, card] == Place.DECK and is_objective(card) == objective:
            if below(g, total) < in_hand:
                g.place[seat, card] = Place.HAND
                if fresh > 0 and below(g, in_hand) < fresh:
                    g.place[seat, card] = Place.FRESH
                    fresh -= 1
                in_hand -= 1
            total -= 1


@rule
def list_hand(g, seat):
    """The lists of the hand, in order of number."""
    objectives = 0
    powers = 0
    for card in range(1, CARDS):
        if g.place[seat, card] == Place.HAND or g.place[seat, card] == Place.FRESH:
            if is_objective(card):
                g.objectives[seat, objectives] = card
                objectives += 1
            else:
                g.powers[seat, powers] = card
                powers += 1


# --- Telling what a seat knows, as numbers --------------------------------------------------------------------------


@rule
def observe(g, seat, out):
    """What a seat may know (-1: a spectator), the own side first, then in turn."""
    for place in range(len(out)):
        out[place] = 0
    me = max(seat, 0)
    at = 0
    for turn in range(g.seats):
        whose = (me + turn) % g.seats
        for card in range(1, CARDS):
            place = g.place[whose, card]
            if place >= Place.DISCARD:
                out[at + turn * CARDS + card] = place
            elif whose == seat and place == Place.DECK:
                out[at + turn * CARDS + card] = IN_DECK
            elif whose == seat and place != Place.NOWHERE:
                out[at + turn * CARDS + card] = IN_HAND
    at += SEATS * CARDS
    for hex in range(g.hexes):
        out[at + 4 * hex] = g.ground[hex] + 1 + 4 * g.shard[hex]
        out[at + 4 * hex + 1] = turned(g, g.land[hex], me)
        out[at + 4 * hex + 2] = g.token[hex]
        out[at + 4 * hex + 3] = turned_fighter(g, g.who[hex] - 1, me)
    at += 4 * HEXES
    for turn in range(g.seats):
        for model in range(MODELS):
            fighter = ((me + turn) % g.seats) * MODELS + model
            observe_fighter(g, fighter, out, at + (turn * MODELS + model) * FIGHTER_FACTS)
    at += FIGHTERS * FIGHTER_FACTS
    for turn in range(g.seats):
        observe_seat(g, (me + turn) % g.seats, out, at + turn * SEAT_FACTS)
    at += SEATS * SEAT_FACTS
    observe_moment(g, me, out, at)
    at += MOMENT
    if g.acts > 0:
        for kind in range(2):
            for die in range(min(DICE_SEEN, g.dice_count[g.acts - 1, kind])):
                out[at + kind * DICE_SEEN + die] = g.dice[g.acts - 1, kind, die] + 1


@rule
def turned(g, seat, me):
    """A seat as counted from the own one, from 1; 0 is nobody."""
    if seat == NOTHING:
        return 0
    return 1 + (seat - me) % g.seats


@rule
def turned_fighter(g, fighter, me):
    """A fighter with the own seat's first, from 1; 0 is none."""
    if fighter < 0:
        return 0
    return 1 + ((fighter // MODELS - me) % g.seats) * MODELS + fighter % MODELS


@rule
def small(number):
    """As much of a number as an observation holds."""
    return min(max(number, -100), 100)


@rule
def observe_fighter(g, fighter, out, at):
    if g.kind[fighter] == 0:
        return
    out[at] = g.kind[fighter]
    if g.hex[fighter] != NOTHING:
        out[at + 1] = small(g.hex_x[g.hex[fighter]])
        out[at + 2] = small(g.hex_y[g.hex[fighter]])
        out[at + 3] = 1
    out[at + 4] = g.wounds[fighter]
    out[at + 5] = g.out[fighter]
    out[at + 6] = g.inspired[fighter]
    out[at + 7] = g.moved[fighter]
    out[at + 8] = g.charged[fighter]
    out[at + 9] = g.guard[fighter]
    out[at + 10] = g.spent[fighter] + 2 * g.frozen[fighter]
    out[at + 11] = g.did_charge[fighter]
    out[at + 12] = g.did_attack[fighter]
    out[at + 13] = g.was_hurt[fighter]


@rule
def observe_seat(g, seat, out, at):
    out[at] = small(g.glory[seat])
    out[at + 1] = small(g.spent_glory[seat])
    out[at + 2] = g.objective_count[seat]
    out[at + 3] = small(g.power_count[seat])
    out[at + 4] = g.objective_deck[seat]
    out[at + 5] = small(g.power_deck[seat])
    out[at + 6] = g.taken[seat]
    out[at + 7] = g.skips[seat]
    out[at + 8] = g.kills[seat]
    out[at + 9] = g.losses[seat]
    out[at + 10] = g.returned[seat]
    out[at + 11] = small(g.dealt[seat])
    out[at + 12] = g.ploys[seat]
    out[at + 13] = g.upgrades[seat]
    out[at + 14] = g.scored[seat]
    out[at + 15] = g.scored_all[seat]


@rule
def observe_moment(g, me, out, at):
    out[at] = g.round
    out[at + 1] = g.phase
    out[at + 2] = turned(g, g.active, me)
    out[at + 3] = turned(g, g.first, me)
    out[at + 4] = small(g.effect_count)
    out[at + 5] = g.no_powers
    if g.depth > 0:
        kind = g.frames[g.depth - 1, KIND]
        out[at + 6] = kind
        out[at + 7] = turned(g, g.frames[g.depth - 1, 1], me)
        if kind == Frame.REACT or kind == Frame.BOARD or kind == Frame.TOKEN or kind == Frame.MOVE:
            out[at + 8] = small(g.frames[g.depth - 1, 2])
            out[at + 9] = small(g.frames[g.depth - 1, 3])
    if g.acts > 0:
        a = g.acts - 1
        out[at + 10] = g.act[a, Act.KIND]
        out[at + 11] = turned_fighter(g, g.act[a, Act.FIGHTER], me)
        out[at + 12] = turned_fighter(g, g.act[a, Act.TARGET], me)
        out[at + 13] = small(g.act[a, Act.WEAPON])
        out[at + 14] = g.act[a, Act.STATE]
        out[at + 15] = g.act[a, Act.CRITS]
        out[at + 16] = g.act[a, Act.HITS]
        out[at + 17] = g.act[a, Act.BLOCKS_CRIT]
        out[at + 18] = g.act[a, Act.BLOCKS]
        out[at + 19] = g.act[a, Act.DRIVE]
    row = g.effect_count
    for back in range(min(6, row)):
        out[at + 20 + 2 * back] = small(g.effects[row - 1 - back, 0] - 300)
        out[at + 21 + 2 * back] = g.effects[row - 1 - back, 3] + 1
