"""Stories about decks: which may be played, how their files read, and the ones that come with the game.
Building a deck inside a match is told with the rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wartable.games.invictus.cards import KEYS, Nation, Soldier, nation_of
from wartable.games.invictus.decks import (
    Deck,
    faults,
    parse_deck,
    ready_decks,
    write_deck,
)
from wartable.kernel.deckfile import DeckError, read_deck
from wartable.locale import words

SHIELD_WALL = """\
name = "Shield wall"
leader = "king-b"

[soldiers]
warrior = 4
guardian = 6
archer = 4
priest = 2
wizard = 4
"""

SAY = words("en").say

names = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=60)
decks = st.builds(
    Deck, names, st.integers(0, 14), st.lists(st.integers(0, 99), min_size=15, max_size=15).map(tuple)
)


def told_faults(some_deck: Deck, size: int, mixed: bool) -> list[str]:
    """What is wrong with a deck, in English."""
    return [SAY(fault) for fault in faults(some_deck, size, mixed)]


def deck(leader: str, **counts: int) -> Deck:
    return Deck("A deck", KEYS.index(leader) - 15, tuple(counts.get(key, 0) for key in KEYS[:15]))


def refusal(text: str) -> str:
    with pytest.raises(DeckError) as told:
        parse_deck(text, "my.toml")
    return str(told.value)


@pytest.mark.rule("INVI-3.1")
def test_twenty_soldiers_and_a_leader_make_a_deck():
    assert told_faults(parse_deck(SHIELD_WALL, "my.toml"), 20, mixed=False) == []


@pytest.mark.rule("INVI-3.1")
@pytest.mark.parametrize("wizards", [3, 5])
def test_nineteen_or_twenty_one_soldiers_do_not(wizards):
    small_or_large = deck("king-a", warrior=8, guardian=8, wizard=wizards)
    total = 16 + wizards
    assert told_faults(small_or_large, 20, mixed=False) == [
        f"the deck needs exactly 20 soldiers but has {total} (INVI-3.1)"
    ]


@pytest.mark.rule("INVI-10.3")
def test_a_short_match_takes_ten_soldiers():
    assert told_faults(deck("king-a", warrior=10), 10, mixed=False) == []
    assert told_faults(deck("king-a", warrior=9), 10, mixed=False) == [
        "the deck needs exactly 10 soldiers but has 9 (INVI-10.3)"
    ]


@pytest.mark.rule("INVI-3.3")
def test_a_box_holds_ten_of_a_kind():
    assert told_faults(deck("king-a", warrior=10, archer=10), 20, mixed=False) == []
    assert told_faults(deck("king-a", warrior=11, archer=9), 20, mixed=False) == [
        "Warrior is in the deck 11 times; a box holds 10 of each (INVI-3.3)"
    ]


@pytest.mark.rule("INVI-3.3")
@pytest.mark.parametrize("letter", "abcde")
def test_any_leader_of_the_nation_will_do(letter):
    assert told_faults(deck(f"king-{letter}", warrior=10, archer=10), 20, mixed=False) == []


@pytest.mark.rule("INVI-10.2")
def test_without_the_variant_all_cards_share_the_leaders_nation():
    assert told_faults(deck("king-a", warrior=10, ninja=10), 20, mixed=False) == [
        "Ninja is a Shogun card but the leader is King A; "
        "only a multinational deck may mix nations (INVI-10.2)"
    ]


@pytest.mark.rule("INVI-10.2")
def test_a_multinational_deck_mixes_nations_under_any_leader():
    assert told_faults(deck("pharaoh-c", warrior=10, ninja=10), 20, mixed=True) == []


@pytest.mark.rule("INVI-10.2")
def test_a_multinational_deck_has_one_kind_in_a_colour():
    assert told_faults(deck("king-a", warrior=4, samurai=6, commander=4, ninja=6), 20, mixed=True) == [
        "Warrior, Samurai and Commander share a colour, blue; keep one of them (INVI-10.2)"
    ]


@given(decks, st.sampled_from([10, 20]), st.booleans())
def test_all_faults_are_told_each_with_its_rule(some_deck, size, mixed):
    told = told_faults(some_deck, size, mixed)
    assert [fault.rule for fault in faults(some_deck, size, mixed)] == [
        text.rpartition("(")[2][:-1] for text in told
    ]
    assert all(fault.endswith(("(INVI-3.1)", "(INVI-10.3)", "(INVI-3.3)", "(INVI-10.2)")) for fault in told)
    assert sum("(INVI-3.3)" in fault for fault in told) == sum(count > 10 for count in some_deck.soldiers)


def test_a_deck_file_reads_as_its_counts():
    read = parse_deck(SHIELD_WALL, "my.toml")
    assert (read.name, read.leader) == ("Shield wall", 1)
    assert read.soldiers[Soldier.GUARDIAN] == 6
    assert sum(read.soldiers) == 20


def test_a_deck_is_written_as_a_person_would():
    assert write_deck(parse_deck(SHIELD_WALL, "my.toml")) == SHIELD_WALL


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("warrior = -1", "the count of warrior must be a whole number from 0 to 99, not -1"),
        ("warrior = true", "the count of warrior must be a whole number from 0 to 99, not true"),
        ("warrior = 4.0", "the count of warrior must be a whole number from 0 to 99, not 4.0"),
        ('warrior = "4"', 'the count of warrior must be a whole number from 0 to 99, not "4"'),
        ("warrior = 100", "the count of warrior must be a whole number from 0 to 99, not 100"),
        ("waror = 4", '"waror" is not a soldier; did you mean "warrior"?'),
        ("king-a = 1", 'king-a is a leader; write leader = "king-a" instead'),
    ],
)
def test_a_bad_count_is_named_with_its_line(line, reason):
    assert refusal(f'leader = "king-a"\n\n[soldiers]\n# four\n{line}\n') == f"my.toml, line 5: {reason}"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", 'my.toml: the deck has no leader; write for example leader = "king-a"'),
        (
            'leader = "king-a"',
            "my.toml: the deck has no soldiers; list them under [soldiers], like warrior = 4",
        ),
        ('\nleader = "kng-a"', 'my.toml, line 2: "kng-a" is not a leader; did you mean "king-a"?'),
        ('leader = "warrior"', 'my.toml, line 1: "warrior" is not a leader'),
        ("leader = 3", 'my.toml, line 1: 3 is not a leader; write for example "king-a"'),
        (
            "\nsoldier = 3",
            'my.toml, line 2: "soldier" is not one of name, leader, soldiers; did you mean "soldiers"?',
        ),
        (
            'leader = "king-a"\nsoldiers = 20',
            "my.toml, line 2: soldiers must be a table, [soldiers], with lines like warrior = 4, not 20",
        ),
    ],
)
def test_what_is_missing_or_misplaced_is_told(text, told):
    assert refusal(text) == told


@given(decks)
def test_any_deck_survives_being_written_and_read(some_deck):
    assert parse_deck(write_deck(some_deck), "my.toml") == some_deck


@given(st.text())
def test_any_text_is_read_or_refused(text):
    read_or_refuse(text)


@given(st.integers(0, len(SHIELD_WALL)), st.integers(0, 20), st.text(max_size=10))
def test_any_spoiled_deck_is_read_or_refused(start, length, typed):
    read_or_refuse(SHIELD_WALL[:start] + typed + SHIELD_WALL[start + length :])


def read_or_refuse(text: str) -> None:
    try:
        some_deck = parse_deck(text, "my.toml")
    except DeckError as told:
        assert str(told).startswith("my.toml")
        assert str(told).isprintable()
    else:
        assert parse_deck(write_deck(some_deck), "my.toml") == some_deck


@given(st.integers(5, 9), st.sampled_from(["-1", "1.5", "false", "[]", "'4'", "1979-05-27"]))
def test_a_slip_on_any_line_of_a_deck_is_found_there(number, value):
    lines = SHIELD_WALL.split("\n")
    lines[number - 1] = lines[number - 1].split("=")[0] + f"= {value}"
    assert refusal("\n".join(lines)).startswith(f"my.toml, line {number}: ")


def test_a_deck_is_read_from_its_file(tmp_path):
    path = tmp_path / "wall.toml"
    path.write_text(SHIELD_WALL, encoding="utf-8")
    assert read_deck(path, parse_deck).name == "Shield wall"
    with pytest.raises(DeckError, match=r"^none\.toml: can't be read"):
        read_deck(tmp_path / "none.toml", parse_deck)


@pytest.mark.rule("INVI-3.1", "INVI-10.2", "INVI-10.3")
@pytest.mark.parametrize("name", ready_decks())
def test_every_ready_deck_may_be_played(name):
    size = 10 if name.endswith("-short") else 20
    assert told_faults(ready_decks()[name], size, mixed=name.startswith("mixed-")) == []


@pytest.mark.parametrize("nation", Nation)
def test_each_nation_has_ready_decks_of_both_sizes(nation):
    own = nation.name.lower()
    of_nation = [name for name, ready in ready_decks().items() if name.split("-")[0] == own]
    assert {own, f"{own}-short"} <= set(of_nation) and len(of_nation) >= 3
    assert all(nation_of(ready_decks()[name].leader) == nation for name in of_nation)


def test_no_two_ready_decks_are_alike():
    lists = [(ready.leader, ready.soldiers) for ready in ready_decks().values()]
    assert len(set(lists)) == len(lists)
    assert sum(name.startswith("mixed-") for name in ready_decks()) >= 2


@pytest.mark.parametrize("broken", [(15, (0,) * 15), (0, (0,) * 14), (0, (-1,) + (0,) * 14)])
def test_a_deck_that_is_no_deck_is_our_mistake(broken):
    with pytest.raises(AssertionError):
        Deck("Broken", *broken)
