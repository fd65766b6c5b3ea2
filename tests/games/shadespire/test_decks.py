"""Decks of Shadespire: files and lists, what is wrong with one, and the ready ones."""

import pytest

import wartable
from wartable.games.shadespire.cards import BY_KEY
from wartable.games.shadespire.decks import (
    Deck,
    faults,
    parse_deck,
    ready_decks,
    size,
    write_deck,
    write_list,
)
from wartable.games.shadespire.declare import WARBAND_LIST
from wartable.games.shadespire.state import Type
from wartable.kernel.deckfile import DeckError
from wartable.kernel.errors import OptionError
from wartable.locale import words

READY = ready_decks()
GARREK = READY["garreks-reavers"]


def told(deck: Deck) -> list[str]:
    return [words("en").say(fault) for fault in faults(deck)]


def changed(*, without: tuple[str, ...] = (), more: tuple[str, ...] = ()) -> Deck:
    """Garrek's deck with some cards left out and others put in."""
    kept = [key for key in GARREK.cards if key not in without]
    return Deck("mine", GARREK.warband, (*kept, *more))


@pytest.mark.rule("SHA-12", "SHA-13", "SHA-14", "SHA-15", "SHA-16", "SHA-17")
@pytest.mark.parametrize("name", READY)
def test_every_ready_deck_may_be_played(name: str) -> None:
    assert told(READY[name]) == []


def test_every_warband_has_a_ready_deck_of_its_name_and_two_built_ones() -> None:
    for band in WARBAND_LIST:
        own = [name for name, deck in READY.items() if deck.warband == band]
        assert band in own and len(own) >= 3


@pytest.mark.rule("SHA-14")
def test_twelve_objectives_no_more_and_no_less() -> None:
    assert "SHA-14" in told(changed(without=("coward",)))[0]
    assert "SHA-14" in told(changed(more=("annihilation",)))[0]


@pytest.mark.rule("SHA-13")
def test_twenty_power_cards_or_more() -> None:
    (fault,) = told(changed(without=("frenzy", "insensate")))
    assert "SHA-13" in fault and "18" in fault
    assert told(changed(more=("great-strength",))) == []


@pytest.mark.rule("SHA-15")
def test_at_most_half_of_the_power_cards_are_ploys_rounded_up() -> None:
    assert told(changed(more=("sidestep",))) == []
    (fault,) = told(changed(more=("sidestep", "distraction")))
    assert "SHA-15" in fault


@pytest.mark.rule("SHA-16")
def test_no_card_twice() -> None:
    (fault,) = told(changed(more=("frenzy",)))
    assert "SHA-16" in fault and "Frenzy" in fault


@pytest.mark.rule("SHA-17", "SHA-18")
def test_cards_of_other_warbands_are_refused_and_restricted_ones_are_not() -> None:
    (fault,) = told(changed(without=("frenzy",), more=("heroic-might",)))
    assert "SHA-17" in fault and "Heroic Might" in fault
    assert "bloodslick" in GARREK.cards


@pytest.mark.parametrize("write", [write_deck, write_list])
@pytest.mark.parametrize("name", ["garreks-reavers", "the-farstriders-hold"])
def test_what_is_written_can_be_read(write, name: str) -> None:
    deck = READY[name]
    again = parse_deck(write(deck), "again")
    assert (again.name, again.warband, set(again.cards)) == (deck.name, deck.warband, set(deck.cards))
    assert size(again) == size(deck)


def test_a_list_takes_names_as_people_write_them() -> None:
    text = "Name: Mine\nWarband: Ironskull's Boyz\n1x 'Ard as Iron\nblood for the blood god\nGet Da Boss x1 # here\n"
    deck = parse_deck(text, "list.txt")
    assert deck.warband == "ironskulls-boyz"
    assert deck.cards == ("ard-as-iron", "blood-for-the-blood-god", "get-da-boss")


def test_a_list_without_a_heading_is_of_the_warband_of_its_cards() -> None:
    assert parse_deck("Coward!\nFrenzy\n", "list.txt").warband == "garreks-reavers"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('warband = "orks"\nobjectives = []', "orks"),
        ("objectives = []", "warband"),
        ('warband = "garreks-reavers"\nobjectives = ["coward", "cowerd"]', "cowerd"),
        ('warband = "garreks-reavers"\nobjectives = ["frenzy"]', "frenzy"),
        ('warband = "garreks-reavers"\npowers = "frenzy"', "powers"),
        ('warband = "garreks-reavers"\ncards = []', "cards"),
        ("Name: x\nNo Such Card\n", "No Such Card"),
        ("Warband: Nobody\nCoward!\n", "Nobody"),
    ],
)
def test_what_can_not_be_read_is_named(text: str, problem: str) -> None:
    with pytest.raises(DeckError) as refused:
        parse_deck(text, "mine.toml")
    said = words("en").say(refused.value.message)
    assert problem in said and "mine.toml" in said


def test_a_deck_with_faults_does_not_begin_a_match() -> None:
    with pytest.raises(OptionError):
        wartable.game("shadespire").new(
            "constructed", deck0=write_deck(changed(without=("coward",))), compiled=False
        )


def test_all_cards_of_the_ready_decks_are_of_known_types() -> None:
    for deck in READY.values():
        assert len(deck.of(Type.OBJECTIVE)) == 12
        assert all(key in BY_KEY for key in deck.cards)
