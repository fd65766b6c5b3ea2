"""Stories about formats and options: what comes to the table in each, and what the contested points change."""

import pytest

import wartable
from wartable import OptionError
from wartable.games.invasion.cards import BY_KEY, BY_NUMBER
from wartable.games.invasion.cards.declare import IN_SETS
from wartable.games.invasion.decks import FEWEST, ready_decks, write_deck, write_list
from wartable.games.invasion.options import DECKS, FORMATS, SETS
from wartable.games.invasion.rules.setup import NEUTRALS, Given
from wartable.games.invasion.state import CARDS, Race, Reason, Side
from wartable.locale import words

from .scene import ME, THEM, piece, scene

GAME = wartable.game("invasion")


def given(format, **options):
    """What `setup` is given: the capitals, the cards of each seat, and the neutrals to deal, as lists of keys."""
    row = GAME.given(format, **options)
    capitals = [Race(int(row[Given.CAPITAL + seat])).name.lower() for seat in range(2)]
    cards = [row[Given.DECKS + seat * CARDS : Given.DECKS + (seat + 1) * CARDS] for seat in range(2)]
    return capitals, cards, row[NEUTRALS : NEUTRALS + CARDS]


def total(counts, *races):
    return sum(int(counts[card.number]) for card in BY_KEY.values() if card.race in races)


# --- Formats --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-040")
def test_a_starter_is_forty_cards_of_a_race_beside_24_neutrals():
    capitals, cards, neutrals = given("starter", starter0="dwarf", starter1="chaos")
    assert capitals == ["dwarf", "chaos"]
    assert total(cards[0], Race.DWARF) == sum(cards[0]) == 40
    assert total(cards[1], Race.CHAOS) == sum(cards[1]) == 40
    assert sum(neutrals) == 24


@pytest.mark.rule("W-29", "INV-040")
@pytest.mark.parametrize("race", ["dwarf", "empire", "orc", "chaos"])
def test_the_box_has_one_starter_of_each_race(race):
    with pytest.raises(OptionError) as refused:
        GAME.settings("starter", {"starter0": race, "starter1": race})
    assert refused.value.message.rule == "W-29" and "same_starter=on" in str(refused.value)


@pytest.mark.rule("W-29")
def test_with_two_boxes_both_may_have_the_same_starter():
    capitals, cards, neutrals = given("starter", starter0="orc", starter1="orc", same_starter="on")
    assert capitals == ["orc", "orc"] and (cards[0] == cards[1]).all() and sum(neutrals) == 24
    assert GAME.settings("starter", {"starter0": "orc", "same_starter": "on"})["starter1"] == "orc"


@pytest.mark.rule("W-29")
@pytest.mark.parametrize(
    ("named", "played"),
    [
        ({}, ("empire", "orc")),
        ({"starter0": "orc"}, ("orc", "empire")),
        ({"starter1": "empire"}, ("orc", "empire")),
        ({"starter0": "dwarf"}, ("dwarf", "orc")),
        ({"starter1": "chaos"}, ("empire", "chaos")),
    ],
)
def test_a_seat_whose_starter_nobody_named_takes_another(named, played):
    settings = GAME.settings("starter", named)
    assert (settings["starter0"], settings["starter1"]) == played


@pytest.mark.rule("INV-001", "INV-160")
def test_constructed_decks_are_played_as_they_are():
    capitals, cards, neutrals = given("constructed", deck0="chaos-elves", deck1="dwarf")
    assert capitals == ["chaos", "dwarf"]
    assert (
        tuple(cards[0]) == ready_decks()["chaos-elves"].cards
        and tuple(cards[1]) == ready_decks()["dwarf"].cards
    )
    assert sum(neutrals) == 0


def test_without_a_word_the_usual_decks_are_played():
    capitals, cards, _ = given("constructed")
    assert capitals == ["empire", "orc"] and [sum(own) for own in cards] == [FEWEST, FEWEST]


@pytest.mark.parametrize("write", [write_deck, write_list])
def test_a_deck_may_come_as_a_file_or_as_its_text(tmp_path, write):
    path = tmp_path / "mine.txt"
    path.write_text(write(ready_decks()["orc-elves"]), encoding="utf-8")
    settings = GAME.settings("constructed", {"deck0": path})
    assert settings["deck0"] == write_deck(ready_decks()["orc-elves"]), "the match keeps what the file says"
    again = GAME.settings("constructed", {"deck0": write(ready_decks()["orc-elves"])})
    assert again["deck0"] == settings["deck0"]


def test_the_ready_decks_are_offered():
    offered = FORMATS["constructed"].option("deck1").ready()
    assert list(offered) == list(ready_decks()) and offered["orc"] == "Green tide"


@pytest.mark.rule("INV-160")
def test_a_deck_with_a_fault_is_refused():
    with pytest.raises(OptionError) as refused:
        GAME.settings("constructed", {"deck0": "Name: Two\n2 Huntsmen\n4 Hate\n"})
    told = str(refused.value)
    assert told.startswith(
        "the deck 'Two' can't be played: the deck needs 50 to 100 cards but has 6 (INV-160)"
    )
    assert "(INV-161)" in told and "(INV-162)" in told
    assert refused.value.message.rule == "INV-160"


def test_a_deck_that_is_nowhere_is_answered_with_the_ready_ones():
    with pytest.raises(OptionError, match=r"there is no deck file 'dorf'; the ready decks are chaos"):
        GAME.settings("constructed", {"deck0": "dorf"})


@pytest.mark.rule("INV-170", "INV-171")
@pytest.mark.parametrize(("first", "seats"), [("order", (0, 1)), ("destruction", (1, 0))])
def test_a_draft_gives_each_side_its_88_cards_and_has_24_neutrals_to_deal(first, seats):
    _, cards, neutrals = given("draft", side0=first)
    order, destruction = cards[seats[0]], cards[seats[1]]
    parts = [total(order, race) for race in (Race.DWARF, Race.EMPIRE, Race.HIGH_ELF, Race.NEUTRAL)]
    assert parts == [40, 40, 5, 3]
    parts = [total(destruction, race) for race in (Race.ORC, Race.CHAOS, Race.DARK_ELF, Race.NEUTRAL)]
    assert parts == [40, 40, 5, 3]
    assert all(card.side == Side.ORDER for card in BY_NUMBER if card and order[card.number])
    assert sum(neutrals) == 24


@pytest.mark.rule("INV-044", "INV-172")
def test_each_side_of_a_draft_has_a_capital_of_its_own():
    assert given("draft")[0] == ["empire", "orc"]
    assert given("draft", side0="destruction")[0] == ["orc", "empire"]
    assert given("draft", side0="destruction", destruction_capital="chaos")[0] == ["chaos", "empire"]
    with pytest.raises(OptionError, match="order_capital can be dwarf, empire; not 'orc'"):
        GAME.settings("draft", {"order_capital": "orc"})


@pytest.mark.parametrize("format", FORMATS)
def test_formats_options_and_values_have_names(format):
    say = words("en")
    assert say.text(f"format-invasion-{format}", "text")
    for option in FORMATS[format].options:
        stem = option.name.rstrip("01").replace("_", "-")
        assert say.has(f"option-invasion-{stem}")
        assert all(
            say.has(f"choice-invasion-{stem}-{choice}") or say.has(f"{stem}-{choice}")
            for choice in option.choices
        )


def test_decks_can_be_listed_checked_and_written_by_any_command():
    found = DECKS.find("dwarf")
    assert DECKS.size(found) == 50 and DECKS.faults(found, FORMATS[DECKS.format]) == []
    assert list(DECKS.writers) == ["toml", "list"] and "dwarf" in DECKS.ready()
    assert all(DECKS.find(write(found)) == found for write in DECKS.writers.values())


@pytest.mark.parametrize("name", ready_decks())
def test_a_match_begins_with_every_ready_deck(name):
    record = GAME.new("constructed", 1, compiled=False, deck0=name, deck1=name).record
    assert record.hand_size[0] == record.hand_size[1] == 7
    assert record.deck_left[0] == record.deck_left[1] == 43
    assert record.capital[0] == ready_decks()[name].capital


# --- Contested points --------------------------------------------------------------------------------------------


@pytest.mark.rule("B-03", "D-01")
def test_the_end_of_a_turn_has_a_window():
    story = scene(phase="capital")
    assert GAME.new(seed=1, compiled=False).record.end_window == 1
    story.to("end")
    assert story.g.active == ME


@pytest.mark.rule("B-03")
def test_with_end_window_off_the_turn_ends_without_one():
    assert GAME.new(seed=1, compiled=False, end_window="off").record.end_window == 0
    story = scene(phase="battle")
    story.g.end_window = 0
    story.choose("no").close()
    assert (story.phase, story.g.active) == ("begin", THEM)


@pytest.mark.rule("B-03", "D-01")
def test_the_first_edition_has_none_in_any_case():
    story = scene(phase="battle", edition="2009")
    assert story.g.end_window == 1
    story.choose("no")
    assert (story.phase, story.g.active) == ("kingdom", THEM)


@pytest.mark.rule("B-03")
def test_what_happens_at_the_end_of_a_turn_happens_without_a_window_too():
    story = scene({"kingdom": ["thyrus-gorman"]}, phase="battle")
    story.g.end_window = 0
    story.choose("no").close()
    assert story.damage("thyrus-gorman") == 1


@pytest.mark.rule("U-03", "INV-004", "T-22")
def test_the_last_card_of_the_deck_is_the_end():
    story = scene({"quest": ["mountain-brigade"]}, phase="kingdom", deck=["huntsmen"])
    story.close()
    assert (story.winner, story.reason) == (THEM, Reason.DECKED)
    assert story.hand() == ["huntsmen"]


def failing(**facts):
    """A scene in which only a draw that fails puts a player out."""
    story = scene(**facts)
    story.g.last_card = 1
    return story


@pytest.mark.rule("U-03")
def test_with_on_failed_draw_the_last_card_may_be_drawn():
    assert GAME.new(seed=1, compiled=False, last_card="on-failed-draw").record.last_card == 1
    story = failing(phase="kingdom", deck=["huntsmen"])
    story.close()
    assert not story.over and story.hand() == ["huntsmen"] and story.deck() == []


@pytest.mark.rule("U-03")
def test_with_on_failed_draw_the_next_draw_is_the_end():
    story = failing(mine={"quest": ["mountain-brigade"]}, phase="kingdom", deck=["huntsmen", "huntsmen"])
    story.close()
    assert (story.winner, story.reason) == (THEM, Reason.DECKED)
    assert story.hand() == ["huntsmen", "huntsmen"]


@pytest.mark.rule("U-03")
def test_with_on_failed_draw_an_empty_deck_loses_and_develops_nothing():
    story = failing(phase="capital", hand=["wake-the-mountain"], resources=9, deck=["huntsmen", "huntsmen"])
    story.play("wake-the-mountain", "battlefield").resolve()
    assert story.developments("battlefield") == 2 and not story.over


@pytest.mark.rule("U-03")
def test_with_on_failed_draw_a_deck_may_lose_all_its_cards():
    story = failing(
        mine={"quest": [piece("infiltrate", tokens=3)]},
        theirs={"quest": ["squig-herders"]},
        phase="end",
        active=THEM,
        their_deck=["huntsmen", "pillage"],
    )
    story.close().choose(0)
    assert sorted(story.discard(THEM)) == ["huntsmen", "pillage"] and not story.over
    story.to("kingdom", THEM)
    story.close()
    assert (story.winner, story.reason) == (ME, Reason.DECKED)


# --- Sets in play ---------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-160")
def test_the_core_set_alone_refuses_decks_of_later_sets():
    assert GAME.settings("constructed", {})["sets"] == "all"
    GAME.new("constructed", 1, compiled=False, deck0="high-elf", deck1="dark-elf")
    with pytest.raises(OptionError) as refused:
        GAME.new("constructed", 1, compiled=False, deck0="high-elf", sets="core")
    assert refused.value.message.rule == "INV-160"
    GAME.new("constructed", 1, compiled=False, sets="core")


@pytest.mark.rule("INV-160")
@pytest.mark.parametrize("sets", SETS)
def test_an_opponents_unknown_cards_are_imagined_from_the_sets_in_play(sets):
    position = GAME.new("constructed", 1, compiled=False, sets=sets)
    found = set()
    for seed in range(6):
        g = position.imagine(0, seed).record
        found |= {int(g.deck[1, place]) for place in range(g.deck_left[1])}
    assert all(IN_SETS[card] & SETS[sets] for card in found)
    assert any(card > 131 for card in found) == (sets != "core")
