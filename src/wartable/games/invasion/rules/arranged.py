"""Positions that nobody has to play to: cards in play, damage, resources and hands by lot, from a match just begun.
For tests, which look for decisions that random play would seldom meet; no rule may lean on it."""

from wartable.games.invasion.cards.declare import ATTACHES, HOST_OF, TYPE
from wartable.games.invasion.cards.where import IN_PLAY
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.decide import run_on
from wartable.games.invasion.rules.entering import develop, free_slot, turn_face_up
from wartable.games.invasion.rules.facts import is_unit, quester_of
from wartable.games.invasion.rules.piles import join_hand, take_top
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.rules.stats import hit_points, section_hit_points
from wartable.games.invasion.rules.targets import may_enter
from wartable.games.invasion.rules.where import fits
from wartable.games.invasion.state import ALL_SLOTS, NOTHING, Frame, Phase, Step, Type, Zone
from wartable.kernel.chance import below
from wartable.kernel.frames import KIND, clear_frames, push, top
from wartable.kernel.rule import rule

LEAST_DECK = 3  # cards that stay in a deck
LAST_TURN = 40
RESOURCES = 16
CHANGES = 4  # of power, until the end of the turn


@rule
def may_arrange(g: Record):
    """In the first window of the match: hands are dealt, and nothing is in play."""
    return g.depth == 2 and g.frames[0, KIND] == Frame.TURN and top(g, KIND) == Frame.WINDOW and g.turn == 1


@rule
def arrange(g: Record, lot):
    """A window or the beginning of a phase in any turn, with everything where it could be."""
    clear_frames(g)
    g.turn = 2 + below(lot, LAST_TURN)
    g.active = (g.first + g.turn - 1) % 2
    for seat in range(2):
        g.resources[seat] = below(lot, RESOURCES)
        g.limited[seat] = below(lot, 4) == 0
        arrange_deck(g, seat, lot)
    g.developed = below(lot, 4) == 0
    for slot in range(ALL_SLOTS):
        if is_unit(g, slot):
            arrange_unit(g, slot, lot)
    for section in range(6):
        arrange_section(g, section, lot)
    begin_somewhere(g, lot)
    run_on(g)


@rule
def arrange_deck(g: Record, seat, lot):
    """Some cards of the deck come into play, others lie face down, in the hand or in the discard pile."""
    for _ in range(below(lot, g.deck_left[seat] - LEAST_DECK)):
        card = take_top(g, seat)
        fate = below(lot, 10)
        if fate == 0:
            develop(g, seat, card, below(lot, 3), 1)
        elif fate == 1:
            join_hand(g, seat, card)
        elif fate == 2 or not lie_open(g, seat, card, lot):
            g.discard[seat, card] += 1


@rule
def lie_open(g: Record, seat, card, lot):
    """A card lies face up in a zone where it may, with a host if it needs one; false if there is none."""
    zone = below(lot, 3)
    host = NOTHING
    if ATTACHES[card]:
        host = some_host(g, seat, card, lot)
        if host == NOTHING:
            return False
        zone = g.zone[host]
    elif TYPE[card] == Type.QUEST:
        zone = Zone.QUEST
    elif TYPE[card] == Type.TACTIC or not may_enter(g, seat, card, zone):
        return False
    if TYPE[card] == Type.UNIT and zone == Zone.QUEST:
        host = some_quest(g, seat)
    slot = free_slot(g, seat)
    g.card[slot] = card
    g.zone[slot] = zone
    g.host[slot] = host + 1
    turn_face_up(g, slot)
    if TYPE[card] == Type.UNIT and host != NOTHING:
        g.tokens[host] = below(lot, 4)
    return True


@rule
def some_host(g: Record, seat, card, lot):
    """A unit that a card may be attached to."""
    first = below(lot, ALL_SLOTS)
    for step in range(ALL_SLOTS):
        slot = (first + step) % ALL_SLOTS
        if fits(g, IN_PLAY[HOST_OF[card]], slot, seat, NOTHING, NOTHING, NOTHING):
            return slot
    return NOTHING


@rule
def some_quest(g: Record, seat):
    """A quest that nobody quests on yet."""
    for slot in slots_of(g, seat):
        if g.card[slot] != 0 and g.down[slot] == 0 and TYPE[g.card[slot]] == Type.QUEST:
            if quester_of(g, slot) == NOTHING:
                return slot
    return NOTHING


@rule
def arrange_unit(g: Record, slot, lot):
    """A unit that stands, whatever its hit points are."""
    g.corrupt[slot] = below(lot, 5) == 0
    if below(lot, 5) == 0:
        g.power_change[slot] = below(lot, CHANGES)
    most = hit_points(g, slot)
    if most == 0:
        g.hit_change[slot] = 1
    elif below(lot, 2) == 0:
        g.damage[slot] = below(lot, int(most))


@rule
def arrange_section(g: Record, section, lot):
    """At most the first zone burns, so that nobody has lost; others may be damaged."""
    if section % 3 == below(lot, 9):
        burning = 0
        for zone in range(3):
            burning += g.burning[section // 3 * 3 + zone]
        g.burning[section] = burning == 0
    if g.burning[section] == 0 and below(lot, 2) == 0:
        g.section_damage[section] = below(lot, int(section_hit_points(g, section)))


@rule
def begin_somewhere(g: Record, lot):
    """A phase begins, or its window is open."""
    phase = Phase.KINGDOM + below(lot, 5)
    step = Step.ENTER
    window = phase != Phase.BATTLE and below(lot, 2) == 0
    if window:
        step = Step.WORK if phase == Phase.END else Step.LEAVE
    push(g, Frame.TURN, NOTHING, phase, step, 0, 0, 0)
    if window:
        push(g, Frame.WINDOW, g.active, 0, 0, 0, 0, 0)
