"""What a seat may know: `observe` tells it as numbers, `imagine` redraws all the rest.
Hidden are the hands and decks of the other seats; everything on the battlefield lies open."""

from wartable.games.shadespire.declare import END, FIRST, TYPE, UNIVERSAL, WARBAND, WARBAND_OF_KIND
from wartable.games.shadespire.observation import (
    ABOUT,
    ACT_COUNTS,
    ACT_FLAGS,
    NEAREST,
    SEEN_ACTS,
    SEEN_EFFECTS,
    SEEN_PENDING,
    UNSEEN,
)
from wartable.games.shadespire.record import Record, Seen
from wartable.games.shadespire.rules.field import DIRECTIONS, straight
from wartable.games.shadespire.rules.hands import is_objective
from wartable.games.shadespire.state import (
    CARDS,
    MODELS,
    NOTHING,
    SEATS,
    TOKENS,
    Act,
    Effect,
    Place,
    Setting,
    Type,
    Way,
)
from wartable.kernel.chance import below, seed_chance
from wartable.kernel.frames import KIND, SEAT, A
from wartable.kernel.rule import rule

SETTINGS = len(Setting)


# --- Redrawing what is hidden -------------------------------------------------------------------------------------


@rule
def imagine(g: Record, seat, seed):
    """Redraw at random, consistently, what a seat can't know (-1: a spectator).

    What comes out depends on the seat's knowledge and the seed alone: hidden cards are first taken away, so that
    nothing of them can be left.
    """
    seed_chance(g, seed)
    for other in range(g.seats):
        if other != seat:
            imagine_cards(g, other)


@rule
def imagine_cards(g: Record, seat):
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
def is_hidden(g: Record, seat, card):
    """Whether a card of a seat is in its hand or deck."""
    return Place.DECK <= g.place[seat, card] <= Place.FRESH


@rule
def fill_deck(g: Record, seat, objective, count):
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
def is_candidate(g: Record, seat, card, objective, own, turn):
    """A card that the deck may hold: first of the own warband, then universal ones, then any."""
    if g.place[seat, card] != Place.NOWHERE or TYPE[card] == Type.NONE or is_objective(card) != objective:
        return False
    if turn == 0:
        return WARBAND[card] == own
    if turn == 1:
        return WARBAND[card] == UNIVERSAL
    return WARBAND[card] == UNIVERSAL or WARBAND[card] == own


@rule
def take_hand(g: Record, seat, objective, count, total, fresh):
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
def list_hand(g: Record, seat):
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
def observe(g: Record, seat, seen: Seen):
    """What a seat may know (-1: a spectator), as `observation` names it; the own side first, then in turn."""
    me = max(seat, 0)
    for turn in range(g.seats):
        whose = (me + turn) % g.seats
        observe_cards(g, whose, whose == seat, turn, seen)
        observe_seat(g, whose, me, turn, seen)
        for model in range(MODELS):
            if g.kind[whose * MODELS + model] != 0:
                observe_fighter(g, whose * MODELS + model, me, turn * MODELS + model, seen)
    observe_field(g, me, seen)
    observe_neighbours(g, me, seen)
    observe_moment(g, me, seen)
    for back in range(min(SEEN_ACTS, g.acts)):
        observe_act(g, g.acts - 1 - back, me, back, seen)
    observe_effects(g, me, seen)
    observe_pending(g, seat, seen)


@rule
def turned(g: Record, seat, me):
    """A seat as counted from the own one, from 1; 0 is nobody."""
    if seat == NOTHING:
        return 0
    far = seat - me
    return far + 1 if far >= 0 else far + 1 + g.seats


@rule
def turned_fighter(g: Record, fighter, me):
    """A fighter with the own seat's first, from 1; 0 is none."""
    if fighter < 0:
        return 0
    far = fighter - me * MODELS
    return far + 1 if far >= 0 else far + 1 + g.seats * MODELS


@rule
def observe_cards(g: Record, whose, own, turn, seen: Seen):
    """Cards that lie open, and hidden ones as far as they are known."""
    if own:
        for card in range(CARDS):
            seen.place[turn, card] = g.place[whose, card]
        return
    hidden = UNSEEN if g.format == Way.CORE else 0
    for card in range(CARDS):
        place = g.place[whose, card]
        seen.place[turn, card] = hidden if Place.DECK <= place <= Place.FRESH else place


@rule
def observe_field(g: Record, me, seen: Seen):
    """Hexes, boards and objectives. A loop for each piece: compiled, each goes many hexes at a time."""
    seen.hexes = g.hexes
    for hex in range(g.hexes):
        seen.ground[hex] = g.ground[hex] + 1
    for hex in range(g.hexes):
        seen.shard[hex] = g.shard[hex]
    for hex in range(g.hexes):
        seen.token[hex] = g.token[hex]
    for hex in range(g.hexes):
        seen.hex_x[hex] = g.hex_x[hex]
    for hex in range(g.hexes):
        seen.hex_y[hex] = g.hex_y[hex]
    for hex in range(g.hexes):
        seen.edge[hex] = g.edge[hex]
    for hex in range(g.hexes):
        seen.land[hex] = turned(g, g.land[hex], me)
    for hex in range(g.hexes):
        seen.who[hex] = turned_fighter(g, g.who[hex] - 1, me)
    seen.boards = g.boards
    for board in range(g.boards):
        seen.face[board] = g.faces[board]
        seen.placed_by[board] = turned(g, g.order[board], me)
        seen.turned[board] = g.turned[board]
        seen.board_x[board] = g.board_x[board]
        seen.board_y[board] = g.board_y[board]
    for token in range(TOKENS):
        seen.start_holder[token] = turned_fighter(g, g.start_holder[token] - 1, me)


@rule
def observe_neighbours(g: Record, me, seen: Seen):
    """Where fighters stand, who is beside each of them and beside each hex, and how far the nearest enemy is."""
    for fighter in range(g.seats * MODELS):
        if g.hex[fighter] != NOTHING:
            hex = g.hex[fighter]
            at = turned_fighter(g, fighter, me) - 1
            seen.stands_on[at] = g.token[hex]
            seen.stands_in[at] = turned(g, g.land[hex], me)
            own = fighter // MODELS == me
            for way in range(DIRECTIONS):
                if g.near[hex, way] != NOTHING:
                    if own:
                        seen.friends_by[g.near[hex, way]] += 1
                    else:
                        seen.foes_by[g.near[hex, way]] += 1
            if not own:
                for other in range(g.hexes):
                    far = min(straight(g, hex, other), NEAREST) + 1
                    if seen.foe_far[other] == 0 or far < seen.foe_far[other]:
                        seen.foe_far[other] = far
            for other in range(g.seats * MODELS):
                if other != fighter and g.hex[other] != NOTHING:
                    apart = straight(g, hex, g.hex[other])
                    if other // MODELS == fighter // MODELS:
                        if apart == 1:
                            seen.friends_near[at] += 1
                    else:
                        if apart == 1:
                            seen.foes_near[at] += 1
                        if seen.nearest[at] == 0 or apart + 1 < seen.nearest[at]:
                            seen.nearest[at] = min(apart, NEAREST) + 1


@rule
def observe_fighter(g: Record, fighter, me, at, seen: Seen):
    seen.kind[at] = g.kind[fighter]
    if g.hex[fighter] != NOTHING:
        seen.hex[at] = g.hex[fighter] + 1
        seen.x[at] = g.hex_x[g.hex[fighter]]
        seen.y[at] = g.hex_y[g.hex[fighter]]
    seen.wounds[at] = g.wounds[fighter]
    seen.out[at] = g.out[fighter]
    seen.inspired[at] = g.inspired[fighter]
    seen.earned[at] = g.earned[fighter]
    seen.uninspirable[at] = g.uninspirable[fighter]
    seen.moved[at] = g.moved[fighter]
    seen.charged[at] = g.charged[fighter]
    seen.guard[at] = g.guard[fighter]
    seen.spent[at] = g.spent[fighter]
    seen.frozen[at] = g.frozen[fighter]
    seen.held_before[at] = g.held_before[fighter]
    seen.held_now[at] = g.held_now[fighter]
    seen.did_move[at] = g.did_move[fighter]
    seen.did_charge[at] = g.did_charge[fighter]
    seen.did_attack[at] = g.did_attack[fighter]
    seen.did_succeed[at] = g.did_succeed[fighter]
    seen.was_hurt[at] = g.was_hurt[fighter]
    for other in range(g.seats):
        seen.hurt_by[at, turned(g, other, me) - 1] = (g.hurt_by[fighter] >> other) & 1


@rule
def observe_seat(g: Record, seat, me, turn, seen: Seen):
    seen.glory[turn] = g.glory[seat]
    seen.spent_glory[turn] = g.spent_glory[seat]
    seen.objective_count[turn] = g.objective_count[seat]
    seen.power_count[turn] = g.power_count[seat]
    seen.objective_deck[turn] = g.objective_deck[seat]
    seen.power_deck[turn] = g.power_deck[seat]
    seen.taken[turn] = g.taken[seat]
    seen.skips[turn] = g.skips[seat]
    seen.kills[turn] = g.kills[seat]
    seen.kills_all[turn] = g.kills_all[seat]
    seen.kills_by_leader[turn] = g.kills_by_leader[seat]
    for other in range(g.seats):
        seen.leader_kills[turn, turned(g, other, me) - 1] = (g.leader_kills[seat] >> other) & 1
    seen.losses[turn] = g.losses[seat]
    seen.returned[turn] = g.returned[seat]
    seen.returns[turn] = g.returns[seat]
    seen.dealt[turn] = g.dealt[seat]
    seen.volleys[turn] = g.volleys[seat]
    seen.ploys[turn] = g.ploys[seat]
    seen.upgrades[turn] = g.upgrades[seat]
    seen.scored[turn] = g.scored[seat]
    seen.scored_before[turn] = g.scored_before[seat]
    seen.scored_all[turn] = g.scored_all[seat]
    seen.named[turn] = g.named[seat, 0]
    seen.named_of[turn] = turned(g, g.named[seat, 1] - 1, me)
    seen.fell_in[turn] = g.fell_in[seat]
    seen.winner[turn] = (g.winners >> seat) & 1


@rule
def observe_moment(g: Record, me, seen: Seen):
    seen.format = g.format
    seen.seats = g.seats
    seen.tokens = g.tokens
    for setting in range(SETTINGS):
        seen.settings[setting] = g.settings[setting]
    seen.round = g.round
    seen.phase = g.phase
    seen.active = turned(g, g.active, me)
    seen.activated = turned_fighter(g, g.activated - 1, me)
    seen.first = turned(g, g.first, me)
    seen.done_first = turned(g, g.done_first, me)
    seen.fell_in[SEATS] = g.fell_in[SEATS]
    seen.no_powers = g.no_powers
    seen.reason = g.reason
    seen.acts = g.acts


@rule
def observe_act(g: Record, act, me, back, seen: Seen):
    """A move, an attack, a ploy or another action, with its dice."""
    seen.act[back] = g.act[act, Act.KIND]
    seen.act_fighter[back] = turned_fighter(g, g.act[act, Act.FIGHTER], me)
    seen.act_seat[back] = turned(g, g.act[act, Act.SEAT], me)
    seen.act_target[back] = turned_fighter(g, g.act[act, Act.TARGET], me)
    seen.act_weapon[back] = g.act[act, Act.WEAPON] + 1
    seen.act_how[back] = g.act[act, Act.HOW]
    seen.act_state[back] = g.act[act, Act.STATE]
    seen.act_symbol[back] = g.act[act, Act.SYMBOL]
    seen.act_from[back] = g.act[act, Act.FROM]
    seen.act_to[back] = g.act[act, Act.TO]
    for place in range(len(ACT_COUNTS)):
        seen.act_counts[back, place] = g.act[act, ACT_COUNTS[place]]
    for place in range(len(ACT_FLAGS)):
        seen.act_flags[back, place] = g.act[act, ACT_FLAGS[place]]
    for kind in range(2):
        for die in range(g.dice_count[act, kind]):
            seen.dice[back, kind, die] = g.dice[act, kind, die] + 1
            seen.rerolled[back, kind, die] = g.rerolled[act, kind, die]


@rule
def observe_effects(g: Record, me, seen: Seen):
    """Ploys that last, the latest first."""
    seen.effects = g.effect_count
    for back in range(min(SEEN_EFFECTS, g.effect_count)):
        row = g.effect_count - 1 - back
        seen.effect_card[back] = g.effects[row, Effect.CARD]
        seen.effect_seat[back] = turned(g, g.effects[row, Effect.SEAT], me)
        seen.effect_fighter[back] = g.effects[row, Effect.FIGHTER]
        seen.effect_stage[back] = g.effects[row, Effect.STAGE]
        seen.effect_used[back] = g.effects[row, Effect.USED]
        seen.effect_value[back] = g.effects[row, Effect.VALUE]


@rule
def observe_pending(g: Record, seat, seen: Seen):
    """What is pending, what is decided now first."""
    for back in range(min(SEEN_PENDING, g.depth)):
        depth = g.depth - 1 - back
        seen.pending[back] = g.frames[depth, KIND]
        seen.pending_seat[back] = turned(g, g.frames[depth, SEAT], max(seat, 0))
        for part in range(ABOUT):
            seen.pending_about[back, part] = g.frames[depth, A + part]
