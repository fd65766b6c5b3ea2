"""Skirmish: five of twelve ranks a side, hidden; one leads, the other answers, the higher takes the trick and leads next.
Only the spy, the lowest, beats the general, the highest. Who takes three tricks of five wins."""

from enum import IntEnum

from wartable.kernel.chance import below, seed_chance
from wartable.kernel.contract import Game, Message
from wartable.kernel.journal import reveal, tell
from wartable.kernel.record import FLAG, layout, within
from wartable.kernel.rule import rule
from wartable.kernel.schema import Kind, act, schema

CARDS, HAND = 12, 5
SPY, GENERAL, NONE = 0, CARDS - 1, -1


class Event(IntEnum):
    PLAYED, TAKEN, ENDED = range(1, 4)


# --- The state: everything that a match is, with what its numbers can be

LAYOUT = layout(
    [
        ("hand", "i1", (2, CARDS), FLAG),  # whether a seat holds a card
        ("played", "i1", (CARDS,), FLAG),
        ("won", "i1", (2,), within(0, HAND)),  # tricks
        ("leader", "i1", within(0, 1)),
        ("led", "i1", within(NONE, GENERAL)),  # the card that waits for its answer
    ],
    frames=1,
    journal=3,
    number="i1",
)


# --- The rules: plain Python over a record, which is compiled as it stands


@rule
def setup(g, options, seed):
    seed_chance(g, seed)
    g.led = NONE
    deal(g, 0, HAND)
    deal(g, 1, HAND)


@rule
def deal(g, seat, count):
    """So many cards by lot, of those that nobody holds and that were not played."""
    for _ in range(count):
        card = below(g, CARDS)
        while g.played[card] + g.hand[0, card] + g.hand[1, card] > 0:
            card = below(g, CARDS)
        g.hand[seat, card] = 1


@rule
def actor(g):
    if g.won[0] + g.won[1] == HAND:
        return -1
    return g.leader if g.led == NONE else 1 - g.leader


@rule
def legal(g, mask):
    seat = actor(g)
    for card in range(CARDS):
        mask[card] = g.hand[seat, card] if seat >= 0 else 0


@rule
def play(g, card):
    g.told = 0
    seat = actor(g)
    g.hand[seat, card] = 0
    g.played[card] = 1
    reveal(g, Event.PLAYED, seat, card, 0, 0, 0)
    if g.led == NONE:
        g.led = card
    else:
        take_trick(g, seat if beats(card, g.led) else g.leader)


@rule
def beats(card, other):
    if card == SPY:
        return other == GENERAL
    return card > other and not (card == GENERAL and other == SPY)


@rule
def take_trick(g, seat):
    g.won[seat] += 1
    g.leader = seat
    g.led = NONE
    tell(g, Event.TAKEN, seat, -1, 0, 0, 0)
    if actor(g) < 0:
        tell(g, Event.ENDED, 0 if g.won[0] > g.won[1] else 1, -1, 0, 0, 0)


@rule
def returns(g, out):
    for seat in range(2):
        out[seat] = 1 if g.won[seat] > g.won[1 - seat] else -1


@rule
def imagine(g, seat, seed):
    """Secrecy: the other's hand is dealt anew, from what this seat has not seen. Players are given nothing else."""
    seed_chance(g, seed)
    held = 0
    for card in range(CARDS):
        held += g.hand[1 - seat, card]
        g.hand[1 - seat, card] = 0
    deal(g, 1 - seat, held)


# --- The words: what a seat may see, and the names of messages, whose texts are in `locale`


def view(g, seat):
    """What a seat may see (-1: one who only watches); names of messages are said in the language of who looks."""
    return {
        "seat": seat,
        "led": None if g.led == NONE else named(g.led),
        "played": [named(card) for card in range(CARDS) if g.played[card]],
        "seats": [{"tricks": g.won[other], "hand": hand(g, other, seat)} for other in range(2)],
    }


def hand(g, other, seat):
    held = [named(card) for card in range(CARDS) if g.hand[other, card]]
    return held if other == seat else len(held)


def named(card):
    return f"skirmish-card-{card + 1}"


def describe(g, action):
    return Message("skirmish-play", {"card": Message(named(action))})


def narrate(g, event, seat):
    told = about(event.seat, seat)
    if event.kind == Event.PLAYED:
        return Message("skirmish-event-played", {**told, "card": Message(named(event.card))})
    return Message("skirmish-event-taken" if event.kind == Event.TAKEN else "skirmish-event-ended", told)


def prompt(g, seat):
    if actor(g) < 0:
        return Message("skirmish-event-ended", about(int(g.won[1] > g.won[0]), seat))
    if actor(g) != seat:
        return Message("skirmish-prompt-wait", about(actor(g), seat))
    if g.led == NONE:
        return Message("skirmish-prompt-lead")
    return Message("skirmish-prompt-answer", {"card": Message(named(g.led))})


def about(other, seat):
    """Who does something, in the eyes of a seat: to choose the form of a sentence, and by name."""
    name = Message("seat-numbered", {"number": other + 1}) if seat < 0 else Message("seat-opponent")
    return {"who": "you" if other == seat else "other", "name": name}


GAME = Game(
    name="skirmish",
    title="Skirmish",
    layout=LAYOUT,
    acts=schema(act("card", Kind.CARD, "play this card", CARDS)),
    rules={each.__name__: each for each in (setup, actor, legal, play, returns, imagine)},
    view=view,
    describe=describe,
    narrate=narrate,
    prompt=prompt,
    hidden=True,
    longest=2 * HAND,
)
