"""What an observation of an Invictus match tells, number by number: the schema that `knowledge.observe` fills.
Seats and teams count from the own one on, leaders too: after the soldiers comes the own one, then those of the next seats."""

from enum import IntEnum

from wartable.games.invictus.state import (
    ANY_CARD,
    BOX,
    CARDS,
    CELLS,
    COLOURS,
    DECK,
    FRAMES,
    LAYOUT,
    OF_A_SOLDIER,
    OF_ALL,
    PENDING,
    QUEUE,
    SEAT_RANGE,
    SEATS,
    SOLDIERS,
    Frame,
    Reason,
)
from wartable.kernel.record import FLAG, FRAME_SIZE, within
from wartable.kernel.schema import Kind, piece, schema

ABOUT = FRAME_SIZE - 2  # parameters of what is pending


class Won(IntEnum):
    """Who has won."""

    OPEN, OWN, OTHER, NOBODY = range(4)


IN_BOX = within(0, BOX)
CARD_OR_NONE = within(0, ANY_CARD.most + 1)
LEADER_OR_NONE = within(0, SOLDIERS)
OF = LAYOUT.ranges  # what is told as the record has it

OBSERVES = schema(
    # of the own seat alone
    piece("hand", Kind.COUNT, OF_A_SOLDIER, "own hand, by card", CARDS),
    piece(
        "deck", Kind.COUNT, within(0, DECK), "own deck, by soldier; its order is nobody's to know", SOLDIERS
    ),
    piece("pool", Kind.COUNT, IN_BOX, "what the own deck is built from, by soldier", SOLDIERS),
    piece("leader_choice", Kind.CARD, LEADER_OR_NONE, "leaders dealt to choose from, from 1; 0 none", 2),
    # of every seat, the own one first
    piece("known", Kind.COUNT, OF_A_SOLDIER, "cards of the hand that all have seen, by card", SEATS, CARDS),
    piece("shown", Kind.COUNT, IN_BOX, "cards that all have seen of the deck, by soldier", SEATS, SOLDIERS),
    piece("kingdom", Kind.COUNT, OF_A_SOLDIER, "the kingdom, by soldier", SEATS, SOLDIERS),
    piece("colours", Kind.COUNT, OF_ALL, "the kingdom, by colour", SEATS, COLOURS),
    piece("hand_size", Kind.COUNT, OF_ALL, "cards in hand", SEATS),
    piece("deck_size", Kind.COUNT, within(0, DECK), "cards in the deck", SEATS),
    piece("pool_size", Kind.COUNT, within(0, SOLDIERS * BOX), "cards that a deck is built from", SEATS),
    piece("points", Kind.COUNT, OF["points"], "colours that are whole", SEATS),
    piece("nation", Kind.NUMBER, OF["nation"], "the nation; means nothing with mixed decks", SEATS),
    piece("leader_chosen", Kind.FLAG, FLAG, "whether a leader is chosen", SEATS),
    piece("leader", Kind.CARD, LEADER_OR_NONE, "the leader, from 1; 0 none, or not to be known", SEATS),
    piece("order", Kind.SEAT, within(0, SEATS), "the seats in order of play, from 1; 0 not known yet", SEATS),
    # of both teams, the own one first; cells as they lie in the eyes of the own one
    piece("field", Kind.CARD, CARD_OR_NONE, "card on a cell, from 1; 0 none", 2, CELLS),
    piece("rested", Kind.FLAG, FLAG, "whether it is rested", 2, CELLS),
    piece("damage", Kind.COUNT, OF["damage"], "its damage", 2, CELLS),
    piece(
        "queue", Kind.CARD, CARD_OR_NONE, "cards of the queue, the first one first, from 1; 0 none", 2, QUEUE
    ),
    piece("queue_limit", Kind.COUNT, OF["queue_limit"], "how many fit in the queue", 2),
    piece("graveyard", Kind.COUNT, OF_A_SOLDIER, "the graveyard, by card", 2, CARDS),
    # what is played
    piece("seats", Kind.COUNT, OF["seats"], "seats of the match"),
    piece("cards_of_deck", Kind.COUNT, OF["deck_size"], "cards of a whole deck"),
    piece("opening", Kind.COUNT, OF["opening"], "cards of an opening hand"),
    piece("build", Kind.NUMBER, OF["build"], "how decks come about: a shared box, a box each, given lists"),
    piece("mixed", Kind.FLAG, FLAG, "whether decks mix nations"),
    piece("copies", Kind.COUNT, OF["copies"], "copies of a soldier in a box"),
    piece("back_row_open", Kind.FLAG, FLAG, "option of the same name"),
    piece("opening_drawn", Kind.FLAG, FLAG, "option of the same name"),
    piece("leader_is_purple", Kind.FLAG, FLAG, "option of the same name"),
    # the moment
    piece("leaders_shown", Kind.FLAG, FLAG, "whether leaders are known to all"),
    piece("turn", Kind.COUNT, OF["turn"], "turns that are over"),
    piece("active", Kind.SEAT, SEAT_RANGE, "whose turn it is"),
    piece("attacked", Kind.FLAG, FLAG, "whether a card has attacked this turn"),
    piece("marched", Kind.FLAG, FLAG, "whether a card has marched this turn"),
    piece("entered", Kind.FLAG, FLAG, "whether a card has entered the kingdom this turn"),
    piece("bonus", Kind.COUNT, OF["bonus"], "attack that all have more this turn"),
    piece("next_bonus", Kind.COUNT, OF["next_bonus"], "attack that the next soldier has more"),
    piece("next_any_front", Kind.FLAG, FLAG, "whether the next soldier may strike any card of the front row"),
    piece("reason", Kind.NUMBER, within(0, Reason.WARS_END), "how the match ended; 0 it has not"),
    piece("winner", Kind.NUMBER, within(0, Won.NOBODY), "1 the own team, 2 the other, 3 nobody; 0 open"),
    # what is pending, what is decided now first; parameters as the frames of the record have them
    piece("pending", Kind.NUMBER, within(0, max(Frame)), "kinds of frames", PENDING),
    piece("pending_seat", Kind.SEAT, SEAT_RANGE, "whose they are", PENDING),
    piece("pending_about", Kind.NUMBER, FRAMES.about, "their parameters", PENDING, ABOUT),
    left_out={
        "range": "the reach printed on cards, which an option changes",
        "attack": "the attack printed on cards, which an option changes",
        "health": "the health printed on cards, which an option changes",
    },
)
