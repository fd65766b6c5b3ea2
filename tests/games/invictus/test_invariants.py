"""Stories about saved positions that an attacker made: what compiled rules would trust is refused, and named."""

import random

import pytest

import wartable
from wartable import WartableError
from wartable.games.invictus.state import CARDS, NOTHING, SOLDIERS, Frame, Stage
from wartable.kernel.frames import KIND, SEAT, A, B, C, D, E

GAME = wartable.game("invictus")


def asked(kind, format="duel", **options):
    """A random match at a decision of a kind."""
    for seed in range(200):
        lot = random.Random(seed)
        position = GAME.new(format, seed, compiled=False, **options)
        while not position.over:
            g = position.record
            if g.frames[g.depth - 1, KIND] == kind:
                return position
            position.play(lot.choice(position.legal()))
    raise AssertionError("never there")


def refuse(position, why):
    with pytest.raises(WartableError, match=why):
        GAME.from_bytes(position.to_bytes(), compiled=False)


@pytest.mark.parametrize(
    ("kind", "part", "value"),
    [
        (Frame.SETUP, A, Stage.DONE),
        (Frame.SETUP, B, 100),
        (Frame.MAIN, SEAT, 4),
        (Frame.NAME_COPY, A, 0),
        (Frame.NAME_COPY, A, CARDS),
        (Frame.MARCH_CARD, A, 6),
        (Frame.MARCH_CARD, A, -100),
        (Frame.NAME_TARGET, A, 64),
        (Frame.BLOCK, E, 1),
        (Frame.SUPPORT, A, 16),
        (Frame.SUPPORT, A, -1),
        (Frame.SUPPORT, B, 2),
        (Frame.SUPPORT, C, 127),
        (Frame.SUPPORT, D, 3),
        (Frame.DECOY, A, 2),
        (Frame.DECOY, B, CARDS),
    ],
)
def test_a_frame_holds_what_its_kind_can(kind, part, value):
    position = asked(kind)
    g = position.record
    assert GAME.from_bytes(position.to_bytes(), compiled=False).legal() == position.legal()
    g.frames[g.depth - 1, part] = value
    refuse(position, rf"damaged.*frame {g.depth - 1} is \[{int(kind)}")


def below(position, kind):
    """The place of a frame of a kind among those that are pending."""
    g = position.record
    return next(place for place in range(g.depth) if g.frames[place, KIND] == kind)


def test_a_block_that_stops_no_attack_is_refused():
    """It would take away frames that are not there."""
    position = asked(Frame.NEGATE)
    g = position.record
    g.frames[below(position, Frame.SUPPORT), A] = 1  # the Guardian's
    g.frames[below(position, Frame.SUPPORT), E] = 1
    refuse(position, "support 1 at the wrong time")


def test_a_target_that_is_not_there_is_refused():
    position = asked(Frame.BLOCK)
    g = position.record
    strike = below(position, Frame.STRIKE)
    enemy = 1 - g.active % 2
    g.frames[strike, B] = next(cell for cell in range(6) if g.field[enemy, cell] == NOTHING)
    refuse(position, "nobody is struck")


def test_an_answer_without_room_in_the_queue_is_refused():
    position = asked(Frame.BLOCK)
    g = position.record
    team = g.frames[g.depth - 1, SEAT] % 2
    g.queue_limit[team] = max(1, g.queue_size[team])
    while g.queue_size[team] < g.queue_limit[team]:
        card = next(card for card in range(SOLDIERS) if g.hand[team, card] > g.known[team, card])
        g.hand[team, card] -= 1
        g.hand_size[team] -= 1
        g.shown[team, card] += 1
        g.queue[team, g.queue_size[team]] = card
        g.queue_size[team] += 1
    refuse(position, "nothing to answer with")


def test_a_deck_that_would_grow_too_large_is_refused():
    """While cards are left out, what remains of the pool becomes the deck: there must be none yet."""
    for position in (asked(Frame.SETUP), asked(Frame.SETUP, build="free")):
        while position.record.frames[0, A] < Stage.BUILD:
            position.play(position.legal()[0])
        g = position.record
        seat = g.frames[0, SEAT]
        card = next(card for card in range(SOLDIERS) if g.pool[seat, card])
        g.pool[seat, card] -= 1
        for place in range(2 if g.build else 1):
            g.deck[seat, place] = card
        g.deck_left[seat] = 2 if g.build else 1
        refuse(position, "damaged")


def test_a_support_that_can_do_nothing_is_refused():
    position = asked(Frame.SUPPORT)
    g = position.record
    assert g.frames[g.depth - 1, B] == 0
    g.frames[g.depth - 1, B] = 1
    refuse(position, "was given -1")


def test_a_hand_is_as_long_as_its_stage_of_set_up_leaves_it():
    position = asked(Frame.SETUP, build="ready")
    while position.record.frames[0, A] < Stage.KINGDOM:
        position.play(position.legal()[0])
    position.record.frames[0, A] = Stage.QUEUE
    refuse(position, "in set-up|not in turn")


@pytest.mark.parametrize("turn", [73, 127])
def test_a_war_that_is_over_does_not_go_on(turn):
    position = asked(Frame.MAIN)
    position.record.turn = turn
    refuse(position, "turn is|the war is over")
