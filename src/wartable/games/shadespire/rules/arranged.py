"""Positions that nobody has to play to: fighters, upgrades, ploys, hands and tokens by lot, from a match just begun.
For tests, which look for decisions that random play would seldom meet; no rule may lean on it."""

import wartable.games.shadespire.cards  # noqa: F401 (declares them)
from wartable.games.shadespire.declare import ASKS, MODS, PASSIVE, SCOPE, TYPE
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.field import DIRECTIONS, block, is_free
from wartable.games.shadespire.rules.hands import draw_powers, wear
from wartable.games.shadespire.rules.stats import may_wear, on_field, wounds_of
from wartable.games.shadespire.rules.turn import STEPPED
from wartable.games.shadespire.rules.uses import begin_effects, keep
from wartable.games.shadespire.state import (
    ACTIVATIONS,
    CARDS,
    MODELS,
    NOTHING,
    ROUNDS,
    Frame,
    Ground,
    Place,
    Type,
)
from wartable.games.shadespire.terms import Mod, Scope, Target, Trait
from wartable.kernel.chance import below
from wartable.kernel.frames import KIND, A, pop, push, set_top, top
from wartable.kernel.rule import rule

UPGRADES = 8  # the most that a seat gets
PLOYS = 3  # the most of a seat that last
MORE_CARDS = 6
MORE_GLORY = 6
TRIES = 12  # for a place beside something before any will do
# Upgrades and ploys that change how fighters move: with them ways are odd, so they come more often than others.
ODD_WAYS = (PASSIVE[:, (Trait.THROUGH, Trait.CHARGE_THROUGH, Trait.MOVE, Trait.CHARGE_MOVE)] != 0).any(axis=1)
ODD_WAYS |= (MODS[:, (Mod.THROUGH, Mod.MOVE, Mod.MOVE_ONTO_OBJECTIVE)] != 0).any(axis=1)


@rule
def may_arrange(g: Record):
    """When the first activation begins: boards and objectives lie, and hands are dealt."""
    return g.round == 1 and g.acts == 0 and g.effect_count == 0 and top(g, KIND) == Frame.ACTIVATE


@rule
def arrange(g: Record, lot):
    """An activation or a power step of any round, with everything where it could be."""
    g.round = 1 + below(lot, ROUNDS)
    turns = below(lot, ACTIVATIONS)
    for seat in range(g.seats):
        g.taken[seat] = turns
        g.glory[seat] = below(lot, MORE_GLORY)
    g.taken[g.active] += 1
    for seat in range(g.seats):
        for _ in range(below(lot, UPGRADES + 1)):
            give_some_upgrade(g, seat, lot)
        draw_powers(g, seat, below(lot, MORE_CARDS))
    lift_all(g)
    standing = 1 + below(lot, MODELS)
    for fighter in range(g.seats * MODELS):
        if g.kind[fighter] != 0:
            if below(lot, MODELS) < standing:
                arrange_fighter(g, fighter, lot)
            else:
                g.out[fighter] = 1
    if below(lot, 8) == 0:
        drop_shards(g, lot)
    for seat in range(g.seats):
        for _ in range(below(lot, PLOYS + 1)):
            keep_some_ploy(g, seat, lot)
    if below(lot, 4) != 0:
        begin_effects(g)
    if below(lot, 3) == 0:
        pop(g)
        set_top(g, A, STEPPED)
        push(g, Frame.POWER, below(lot, g.seats), 0, 0, 0, 0, 0)


@rule
def some_of_deck(g: Record, seat, type, lot):
    """A card of a type that is still in a deck, every other time one about moving; -1 when there is none."""
    first = below(lot, CARDS)
    odd = below(lot, 2) == 0
    for step in range(CARDS):
        card = (first + step) % CARDS
        if g.place[seat, card] == Place.DECK and TYPE[card] == type and (ODD_WAYS[card] or not odd):
            return card
    return NOTHING


@rule
def give_some_upgrade(g: Record, seat, lot):
    """An upgrade of the deck, given to a fighter that may have it."""
    card = some_of_deck(g, seat, Type.UPGRADE, lot)
    first = below(lot, MODELS)
    if card != NOTHING:
        for step in range(MODELS):
            model = (first + step) % MODELS
            if may_wear(g, seat, card, seat * MODELS + model):
                g.power_deck[seat] -= 1
                wear(g, seat, card, model)
                return


@rule
def keep_some_ploy(g: Record, seat, lot):
    """A ploy of the deck that lasts, about a fighter where it is about one."""
    card = some_of_deck(g, seat, Type.PLOY, lot)
    if card == NOTHING or SCOPE[card] == Scope.NONE:
        return
    fighter = NOTHING
    if ASKS[card, 0] != Target.NONE:
        owner = seat if ASKS[card, 0] == Target.FRIEND else (seat + 1) % g.seats
        fighter = owner * MODELS + below(lot, MODELS)
        if not on_field(g, fighter):
            return
    g.power_deck[seat] -= 1
    g.place[seat, card] = Place.DISCARD
    keep(g, card, seat, fighter)


@rule
def lift_all(g: Record):
    for fighter in range(g.seats * MODELS):
        if g.hex[fighter] != NOTHING:
            g.who[g.hex[fighter]] = 0
            g.hex[fighter] = NOTHING


@rule
def arrange_fighter(g: Record, fighter, lot):
    """It stands somewhere, with wounds and tokens."""
    hex = some_place(g, lot)
    g.hex[fighter] = hex
    g.who[hex] = fighter + 1
    g.inspired[fighter] = below(lot, 3) == 0
    g.wounds[fighter] = below(lot, int(wounds_of(g, fighter)))
    g.moved[fighter] = below(lot, 5) == 0
    g.charged[fighter] = below(lot, 8) == 0
    g.guard[fighter] = g.charged[fighter] == 0 and below(lot, 5) == 0
    g.spent[fighter] = below(lot, 24) == 0
    g.frozen[fighter] = below(lot, 24) == 0


@rule
def some_place(g: Record, lot):
    """A free hex: often in a crowd, on a lethal hex or beside one; else any."""
    crowded = below(lot, 3) != 0
    for _ in range(TRIES if crowded else 0):
        hex = below(lot, g.hexes)
        if g.ground[hex] == Ground.LETHAL and is_free(g, hex):
            return hex
        if g.ground[hex] == Ground.LETHAL or g.who[hex] != 0:
            hex = g.near[hex, below(lot, DIRECTIONS)]
            if is_free(g, hex):
                return int(hex)
    hex = below(lot, g.hexes)
    while not is_free(g, hex):
        hex = below(lot, g.hexes)
    return hex


@rule
def drop_shards(g: Record, lot):
    """A few free hexes are blocked."""
    for _ in range(1 + below(lot, 2)):
        hex = below(lot, g.hexes)
        if is_free(g, hex) and g.block_count < len(g.blocks):
            g.shard[hex] = 1
            block(g, hex)
