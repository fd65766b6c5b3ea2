"""What the numbers of actions and of targets mean, and the names by which rules read and write them.
Nothing else does arithmetic with them: where a range lies is known here alone."""

from enum import IntEnum

import numpy as np

from wartable.games.invasion.state import (
    ALL_SLOTS,
    CARDS,
    KIND_OF_CARD,
    LARGEST,
    NOTHING,
    ROW,
    ROWS,
    SECTION,
    SECTIONS,
    ZONES,
)
from wartable.kernel.rule import rule
from wartable.kernel.schema import Kind
from wartable.kernel.vocabulary import Vocabulary


class Word(IntEnum):
    """What an action says."""

    PASS = 0
    YES = 1
    CARD = 2  # play, choose or put down this card
    SLOT = 3  # use or choose the card in this slot
    ZONE = 4  # choose this section, seat * 3 + zone
    DEVELOP = 5  # put a development into this zone
    NUMBER = 6  # this many
    ROW = 7  # choose this row of the chain
    SECOND = 8  # use the second action of the card in this slot


# A wire format: kept matches hold these numbers. A block is never changed; what grows gets another one at the end.
VOCABULARY = Vocabulary(
    (Word.PASS, 1),
    (Word.YES, 1),
    (Word.CARD, 131),
    (Word.SLOT, 200),
    (Word.ZONE, 6),
    (Word.DEVELOP, 3),
    (Word.NUMBER, 64),
    (Word.ROW, 64),
    (Word.CARD, 77),
    (Word.SECOND, 200),
)
ACTS = VOCABULARY.schema(
    {
        Word.PASS: ("pass", Kind.FLAG, 0, "decline, pass, or have done"),
        Word.YES: ("yes", Kind.FLAG, 0, "agree"),
        Word.CARD: ("card", Kind.CARD, 1, "play, choose or put down this card"),
        Word.SLOT: ("slot", Kind.PLACE, 0, "use or choose the card in this slot; those of seat 0 come first"),
        Word.ZONE: ("zone", Kind.PLACE, 0, "choose this section, seat * 3 + zone"),
        Word.DEVELOP: ("develop", Kind.PLACE, 0, "put a development into this zone"),
        Word.NUMBER: ("number", Kind.COUNT, 0, "this many"),
        Word.ROW: ("row", Kind.NUMBER, 0, "choose this row of the chain"),
        Word.SECOND: ("second", Kind.PLACE, 0, "use the second action of the card in this slot"),
    }
)
ACTIONS = VOCABULARY.size
PASS, YES = 0, 1

WORD = VOCABULARY.word
WHICH = VOCABULARY.which + (VOCABULARY.word == Word.CARD)  # numbers of cards begin at 1
CARD_ACTION = np.concatenate([[NOTHING], VOCABULARY.actions(Word.CARD)])
SLOT, ZONE, DEVELOP, NUMBER, CHAIN_ROW, SECOND = (
    int(VOCABULARY.actions(word)[0])
    for word in (Word.SLOT, Word.ZONE, Word.DEVELOP, Word.NUMBER, Word.ROW, Word.SECOND)
)

# What was declared elsewhere has a word for each of its numbers.
for word, needed, what in (
    (Word.CARD, CARDS - 1, "cards"),
    (Word.SLOT, ALL_SLOTS, "slots"),
    (Word.ZONE, SECTIONS, "sections"),
    (Word.DEVELOP, ZONES, "zones"),
    (Word.NUMBER, LARGEST + 1, "numbers"),
    (Word.ROW, ROWS, "rows of the chain"),
    (Word.SECOND, ALL_SLOTS, "slots with a second action"),
):
    room = VOCABULARY.room(word)
    assert needed <= room, f"{needed} {what}, but {room} actions for them: append a block to the vocabulary"
assert SECTION >= ALL_SLOTS and ROW >= SECTION + SECTIONS and KIND_OF_CARD >= ROW + ROWS, (
    "two kinds of targets have the same numbers"
)

# Of which target an action speaks.
TARGET_OF = np.full(ACTIONS, NOTHING, np.int64)
for word, base in ((Word.SLOT, 0), (Word.ZONE, SECTION), (Word.ROW, ROW), (Word.CARD, KIND_OF_CARD)):
    TARGET_OF[VOCABULARY.actions(word)] = base + WHICH[VOCABULARY.actions(word)]


# --- Actions ----------------------------------------------------------------------------------------------


@rule
def word_of(action: int) -> int:
    """What an action says (Word)."""
    return int(WORD[action])


@rule
def which(action: int) -> int:
    """Which card, slot, section, zone, number or row an action names; only where its word is known."""
    return int(WHICH[action])


@rule
def target_of(action: int) -> int:
    """The target that an action names."""
    return int(TARGET_OF[action])


@rule
def card_action(card: int) -> int:
    return int(CARD_ACTION[card])


@rule
def slot_action(slot: int) -> int:
    return SLOT + slot


@rule
def second_action(slot: int) -> int:
    return SECOND + slot


@rule
def section_action(section: int) -> int:
    return ZONE + section


@rule
def develop_action(zone: int) -> int:
    return DEVELOP + zone


@rule
def number_action(number: int) -> int:
    return NUMBER + number


@rule
def row_action(row: int) -> int:
    return CHAIN_ROW + row


# --- Targets: a slot stands for itself ----------------------------------------------------------------------


@rule
def as_section(section: int) -> int:
    """A section as a target."""
    return SECTION + section


@rule
def as_card(card: int) -> int:
    """A card of a pile as a target."""
    return KIND_OF_CARD + card


@rule
def section_in(target: int) -> int:
    """The section that a target is."""
    return target - SECTION


@rule
def zone_in(target: int) -> int:
    """The zone that the section which a target is lies in."""
    return (target - SECTION) % ZONES


@rule
def row_in(target: int) -> int:
    """The row of the chain that a target is."""
    return target - ROW


@rule
def card_in(target: int) -> int:
    """The card of a pile that a target is."""
    return target - KIND_OF_CARD
