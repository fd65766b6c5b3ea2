"""Numbers of actions, cards and targets: what they mean stays, and all that is declared fits where it is kept."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from wartable.games.invasion.cards import BY_KEY, BY_NUMBER, CHANGED_DEVELOPMENT, OF_DECKS
from wartable.games.invasion.cards.declare import (
    DEALT,
    DECLARED,
    DRAFTED,
    HOOKS,
    LISTED,
    PRINTINGS,
    STARTER,
    TYPE,
    Set,
    printing,
)
from wartable.games.invasion.cards.proof import prove
from wartable.games.invasion.state import (
    ALL_SLOTS,
    CARDS,
    KIND_OF_CARD,
    LARGEST,
    LAYOUT,
    ROW,
    ROWS,
    SECTION,
    SECTIONS,
    Type,
)
from wartable.games.invasion.vocabulary import (
    ACTIONS,
    PASS,
    YES,
    Word,
    card_action,
    card_in,
    develop_action,
    number_action,
    row_action,
    row_in,
    second_action,
    section_action,
    section_in,
    slot_action,
    target_of,
    which,
    word_of,
    zone_in,
)
from wartable.kernel.record import Layout, layout, within
from wartable.locale import words

# The numbers that kept matches hold. Nothing here is ever changed; what comes later is added.
WIRE = {
    Word.CARD: (card_action, range(1, 132), 2),
    Word.SLOT: (slot_action, range(200), 133),
    Word.ZONE: (section_action, range(6), 333),
    Word.DEVELOP: (develop_action, range(3), 339),
    Word.NUMBER: (number_action, range(64), 342),
    Word.ROW: (row_action, range(64), 406),
    Word.SECOND: (second_action, range(200), 547),
}
LATER_CARDS = range(132, 209)  # a second block behind all others


def test_kept_matches_mean_what_they_meant() -> None:
    assert (PASS, YES, ACTIONS) == (0, 1, 747)
    assert [card_action(card) for card in LATER_CARDS] == list(range(470, 547))
    assert [which(card_action(card)) for card in LATER_CARDS] == list(LATER_CARDS)
    assert (word_of(PASS), word_of(YES)) == (Word.PASS, Word.YES)
    for word, (action_of, numbers, first) in WIRE.items():
        assert [action_of(number) for number in numbers] == list(range(first, first + len(numbers)))
        assert {word_of(action_of(number)) for number in numbers} == {word}
        assert [which(action_of(number)) for number in numbers] == list(numbers)


def test_every_number_of_the_game_has_an_action() -> None:
    assert [card_action(card) for card in range(1, CARDS)] == sorted(
        card_action(card) for card in range(1, CARDS)
    )
    assert word_of(slot_action(ALL_SLOTS - 1)) == Word.SLOT
    assert word_of(number_action(LARGEST)) == Word.NUMBER
    assert word_of(row_action(ROWS - 1)) == Word.ROW
    assert word_of(section_action(SECTIONS - 1)) == Word.ZONE


def test_targets_are_what_actions_name() -> None:
    assert target_of(slot_action(117)) == 117
    assert target_of(section_action(4)) == SECTION + 4
    assert section_in(SECTION + 4) == 4 and zone_in(SECTION + 4) == 1
    assert target_of(row_action(9)) == ROW + 9 and row_in(ROW + 9) == 9
    assert target_of(card_action(127)) == KIND_OF_CARD + 127 and card_in(KIND_OF_CARD + 127) == 127


def test_cards_have_numbers_of_their_own_beside_the_printed_ones() -> None:
    before = {Set.CORE: 0, Set.SKAVENBLIGHT: 131, Set.ULTHUAN: 151}
    for number, card in enumerate(BY_NUMBER):
        if card is not None:
            assert card.number == number and PRINTINGS[card.set, card.printed] == number
            assert number == before[card.set] + card.printed or card.key == "boar-attack"
    drafts = [card.number for card in BY_KEY.values() if card.type == Type.DRAFT]
    assert drafts == [128, 129, 130, 131] and not set(drafts) & set(OF_DECKS.tolist())


def test_a_card_that_is_printed_again_is_one_card() -> None:
    assert PRINTINGS[Set.ULTHUAN, 57] == BY_KEY["innovation"].number == PRINTINGS[Set.CORE, 119]
    with pytest.raises(AssertionError, match="number 57 of ULTHUAN is printed twice"):
        printing(1, Set.ULTHUAN, 57)


def test_a_number_that_no_card_has_yet_is_nowhere() -> None:
    """Cards of a set may come one after the other: what is still missing is in no pool, no deck and no text."""
    missing = [number for number in range(1, CARDS) if number not in DECLARED]
    assert not set(missing) & set(OF_DECKS.tolist())
    assert not any(table[missing].any() for table in (TYPE, STARTER, DEALT, DRAFTED, HOOKS))
    texts = {key for key in names_of_cards() if key not in BY_KEY} - {CHANGED_DEVELOPMENT.key}
    assert len(texts) == len(missing), (
        "every number without a card has a text that waits for it, and no other text waits"
    )


def names_of_cards() -> list[str]:
    """The keys that the texts of all sets have."""
    return [
        name.removeprefix("card-")
        for file in ("invasion-cards", "invasion-skavenblight", "invasion-ulthuan")
        for name in words("en", file).written
        if name.startswith("card-")
    ]


def test_pools_are_facts_and_follow_from_no_number() -> None:
    assert STARTER[BY_KEY["troll-slayers"].number] == DRAFTED[BY_KEY["troll-slayers"].number] == 3
    alliance, village = BY_KEY["contested-village"].number, 122
    assert DEALT[alliance] > 0 and DRAFTED[alliance] == STARTER[alliance] == 0
    assert DRAFTED[village] > 0 and DEALT[village] == STARTER[village] == 0
    assert not (DEALT * DRAFTED).any() and not STARTER[DRAFTED == 0].any()


# --- Proven when the game is loaded ---------------------------------------------------------------------------


def narrow(name: str, most: int) -> Layout:
    """The layout with one field that holds less."""
    return replace(LAYOUT, ranges={**LAYOUT.ranges, name: within(0, most)})


@pytest.mark.parametrize("name", ["card", "hand", "deck", "box", "pile", "pack", "picked", "thrown"])
def test_a_card_that_a_field_cannot_hold_is_told(name: str) -> None:
    with pytest.raises(AssertionError, match=f"card [0-9]+ does not fit the field {name}, which goes to 127"):
        prove(DECLARED, LISTED, narrow(name, 127))


def test_a_field_of_one_byte_cannot_be_declared_for_all_cards() -> None:
    with pytest.raises(AssertionError, match="the range of card, 0 to 208, does not fit its type i1"):
        layout([("card", "i1", (4,), within(0, 208))], frames=1, journal=1, number="i2")


def test_too_many_abilities_are_told() -> None:
    with pytest.raises(AssertionError, match="ability 340 does not fit the field chain, which goes to 339"):
        prove(DECLARED, [LISTED[0]] * 341)


def test_too_many_copies_are_told() -> None:
    card: Any = replace(DECLARED[4], copies=7)
    with pytest.raises(AssertionError, match="troll-slayers: a count of 7 does not fit the field removed"):
        prove({**DECLARED, 4: card}, LISTED)


def test_a_card_that_redirects_has_no_action_once_a_turn() -> None:
    priests = BY_KEY["warrior-priests"].number
    made: Any = replace(LISTED[0], card=priests, once=True)
    with pytest.raises(AssertionError, match=rf"cards \[{priests}\] use `used` for two things"):
        prove(DECLARED, [*LISTED, made])


def test_a_card_without_a_place_is_told() -> None:
    card: Any = replace(DECLARED[4], number=209, key="another")
    with pytest.raises(AssertionError, match="card 209 does not fit the field card"):
        prove({**DECLARED, 209: card}, LISTED)


def test_a_number_that_no_card_has_and_a_name_that_two_have_are_told() -> None:
    with pytest.raises(AssertionError, match=r"cards \[4\] are not declared"):
        prove({number: card for number, card in DECLARED.items() if number != 4}, LISTED)
    with pytest.raises(AssertionError, match="two cards are called"):
        prove({**DECLARED, 4: replace(DECLARED[4], key=DECLARED[5].key)}, LISTED)


def test_nothing_wraps_in_what_a_seat_is_told() -> None:
    """A card of any number is told as that number, also beside another game's small ones."""
    import wartable

    position = wartable.game("invasion").new("starter", 1)
    assert position.observe(0).dtype == np.int16
