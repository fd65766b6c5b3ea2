"""Stories about decks: which may be played, how their files and lists read, and the ones that come with the game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wartable.games.invasion.cards import BY_KEY, BY_NUMBER
from wartable.games.invasion.decks import (
    CAPITALS,
    Deck,
    faults,
    parse_deck,
    ready_decks,
    size,
    write_deck,
    write_list,
)
from wartable.games.invasion.listing import listing
from wartable.games.invasion.options import SETS
from wartable.games.invasion.state import CARDS, Race, Type
from wartable.kernel.deckfile import DeckError, read_deck
from wartable.kernel.message import Message
from wartable.locale import languages, words

HOLD = """\
name = "The hold"
capital = "dwarf"

[cards]
defender-of-the-hold = 3
demolition = 2
contested-village = 3
"""
SOME_ORDER = [card.key for card in BY_NUMBER[:132] if card is not None and card.race == Race.DWARF]
NEUTRALS = [card.key for card in BY_NUMBER if card and card.race == Race.NEUTRAL and not card.symbols][:8]

SAY = words("en").say
names = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=60)
decks = st.builds(
    Deck,
    names,
    st.sampled_from(list(CAPITALS.values())),
    st.lists(st.sampled_from([0, 0, 0, 1, 3, 4, 99]), min_size=CARDS, max_size=CARDS).map(
        lambda counts: tuple(
            0 if card is None else count for card, count in zip(BY_NUMBER, counts, strict=True)
        )
    ),
)


def told_faults(some_deck: Deck) -> list[str]:
    """What is wrong with a deck, in English."""
    return [SAY(fault) for fault in faults(some_deck)]


def deck(capital: str, *keys: str, of_each: int = 3, **more: int) -> Deck:
    """So many of each card, and counts of some by name (with _ for -)."""
    counts = [0] * CARDS
    for key in keys:
        counts[BY_KEY[key].number] = of_each
    for key, count in more.items():
        counts[BY_KEY[key.replace("_", "-")].number] = count
    return Deck("A deck", CAPITALS[capital], tuple(counts))


def count(some_deck: Deck, key: str) -> int:
    return some_deck.cards[BY_KEY[key].number]


def refusal(text: str, name: str = "my.toml") -> str:
    with pytest.raises(DeckError) as told:
        parse_deck(text, name)
    return str(told.value)


# --- Which decks may be played --------------------------------------------------------------------------------


@pytest.mark.rule("INV-160")
@pytest.mark.parametrize(("copies", "total"), [(2, 50), (3, 75)])
def test_fifty_to_a_hundred_cards_make_a_deck(copies, total):
    some = deck("dwarf", *SOME_ORDER, of_each=copies)
    assert size(some) == total and told_faults(some) == []


@pytest.mark.rule("INV-160")
def test_forty_nine_are_too_few_and_a_hundred_and_one_too_many():
    few = deck("dwarf", *SOME_ORDER, of_each=2, demolition=1)
    assert told_faults(few) == ["the deck needs 50 to 100 cards but has 49 (INV-160)"]
    hundred = deck("dwarf", *SOME_ORDER, *NEUTRALS, prepare_for_war=1)
    assert size(hundred) == 100 and told_faults(hundred) == []
    many = deck("dwarf", *SOME_ORDER, *NEUTRALS, prepare_for_war=2)
    assert told_faults(many) == ["the deck needs 50 to 100 cards but has 101 (INV-160)"]


@pytest.mark.rule("INV-161", "D-13")
def test_three_copies_of_a_card_and_no_fourth():
    assert told_faults(deck("dwarf", *SOME_ORDER, demolition=4)) == [
        "Demolition! is in the deck 4 times; a deck may have 3 copies of a card (INV-161)"
    ]


@pytest.mark.rule("INV-161", "D-13", "U-18")
def test_each_alliance_is_a_card_of_its_own():
    allied = deck("dwarf", *SOME_ORDER[:20], alliance_dwarf_empire=3, alliance_dwarf_high_elf=3)
    assert told_faults(allied) == []
    assert [fault.rule for fault in faults(deck("dwarf", *SOME_ORDER[:20], alliance_dwarf_empire=4))] == [
        "INV-161"
    ]


@pytest.mark.rule("INV-007", "INV-162")
def test_races_of_one_side_mix():
    assert told_faults(deck("empire", *SOME_ORDER, huntsmen=3, silver_helm_brigade=3)) == []
    orcs = [card.key for card in BY_KEY.values() if card.race == Race.ORC]
    assert told_faults(deck("chaos", *orcs, savage_gors=3, cold_one_riders=3)) == []


@pytest.mark.rule("INV-162")
def test_order_and_destruction_never_mix():
    assert told_faults(deck("dwarf", *SOME_ORDER, pillage=2, hate=1)) == [
        "this is an Order deck, but these cards belong to Destruction: Pillage, Hate; "
        "the two never mix (INV-162)"
    ]


@pytest.mark.rule("INV-008", "INV-144")
def test_neutral_cards_fit_both_sides_unless_they_say_otherwise():
    assert told_faults(deck("dwarf", *SOME_ORDER, contested_village=3)) == []
    assert told_faults(deck("dwarf", *SOME_ORDER, contested_village=3, alliance_chaos_orc=1)) == [
        "this is an Order deck, but these cards belong to Destruction: Alliance: Chaos/Orc; "
        "the two never mix (INV-144)"
    ]


@pytest.mark.rule("INV-044")
def test_the_capital_suits_the_deck():
    assert told_faults(deck("empire", *SOME_ORDER)) == []
    assert told_faults(deck("orc", *SOME_ORDER)) == [
        "this is an Order deck, but its capital is Orc; it may have dwarf, empire, high-elf (INV-044)"
    ]


@pytest.mark.rule("INV-160", "INV-044")
def test_cards_and_capital_come_from_the_sets_in_play():
    elves, core = ready_decks()["high-elf"], SETS["core"]
    assert faults(elves, SETS["core-ulthuan"]) != [], "Marius is a card of The Skavenblight Threat"
    assert [SAY(fault) for fault in faults(deck("high-elf", *SOME_ORDER), core)] == [
        "the capital of High Elf comes with a set that is not played (INV-044)"
    ]
    mixed = deck("dwarf", *SOME_ORDER, gurnis_elite=2, mountain_barracks=1, innovation=1)
    assert told_faults(mixed) == []
    told = [SAY(fault) for fault in faults(mixed, core)]
    assert told == [
        "these cards are in none of the sets that are played: Gurni's Elite, Mountain Barracks (INV-160)"
    ]
    assert faults(mixed, SETS["core-skavenblight"])[0].arguments["cards"] == [
        Message("card-mountain-barracks")
    ]


@pytest.mark.rule("INV-160")
def test_a_card_that_is_printed_again_is_of_both_sets():
    only_ulthuan = SETS["core-ulthuan"] & ~SETS["core"]
    some = deck("dwarf", *SOME_ORDER, innovation=1)
    found = faults(some, only_ulthuan)[0].arguments["cards"]
    assert Message("card-innovation") not in found and Message("card-runesmith") in found


@pytest.mark.rule("INV-177")
def test_draft_cards_are_never_in_a_deck():
    assert told_faults(deck("dwarf", *SOME_ORDER, sabotage=6)) == [
        "Sabotage is for the draft only and can't be in a deck (INV-177)"
    ]


@given(decks)
def test_all_faults_are_told_each_with_its_rule(some_deck):
    for fault in faults(some_deck):
        for language in languages():
            assert fault.rule in words(language).say(fault)
    many = [card for card in BY_KEY.values() if some_deck.cards[card.number] > 3 and card.type != Type.DRAFT]
    assert sum(fault.rule == "INV-161" for fault in faults(some_deck)) == len(many)


# --- Files ------------------------------------------------------------------------------------------------------


def test_a_deck_file_reads_as_its_counts():
    read = parse_deck(HOLD, "my.toml")
    assert (read.name, read.capital) == ("The hold", Race.DWARF)
    assert count(read, "demolition") == 2 and size(read) == 8


def test_a_deck_is_written_as_a_person_would():
    assert write_deck(parse_deck(HOLD, "my.toml")) == HOLD


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("demolition = -1", "the count of demolition must be a whole number from 0 to 99, not -1"),
        ("demolition = true", "the count of demolition must be a whole number from 0 to 99, not true"),
        ("demolition = 100", "the count of demolition must be a whole number from 0 to 99, not 100"),
        ("troll-slayer = 3", '"troll-slayer" is not a card; did you mean "troll-slayers"?'),
        ("samurai = 1", '"samurai" is not a card'),
    ],
)
def test_a_bad_count_is_named_with_its_line(line, reason):
    assert refusal(f'capital = "dwarf"\n\n[cards]\n# two\n{line}\n') == f"my.toml, line 5: {reason}"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", 'my.toml: the deck has no capital; write for example capital = "dwarf"'),
        (
            'capital = "dwarf"',
            "my.toml: the deck has no cards; list them under [cards], like troll-slayers = 3",
        ),
        (
            '\ncapital = "dwarv"',
            'my.toml, line 2: "dwarv" is not one of dwarf, empire, high-elf, orc, chaos, dark-elf; did you mean "dwarf"?',
        ),
        (
            'capital = "wood-elf"',
            'my.toml, line 1: "wood-elf" is not one of dwarf, empire, high-elf, orc, chaos, dark-elf',
        ),
        ("capital = 3", "my.toml, line 1: 3 is not one of dwarf, empire, high-elf, orc, chaos, dark-elf"),
        ('card = "x"', 'my.toml, line 1: "card" is not one of name, capital, cards; did you mean "cards"?'),
        (
            'capital = "orc"\ncards = 50',
            "my.toml, line 2: cards must be a table, [cards], with lines like troll-slayers = 3, not 50",
        ),
        ('name = ""\ncapital = "orc"', "my.toml, line 1: the name must have 1 to 60"),
    ],
)
def test_what_is_missing_or_misplaced_is_told(text, told):
    assert refusal(text).startswith(told)


@given(decks)
def test_any_deck_survives_being_written_and_read(some_deck):
    assert parse_deck(write_deck(some_deck), "my.toml") == some_deck
    assert parse_deck(write_list(some_deck), "my.txt") == some_deck


@given(st.text())
def test_any_text_is_read_or_refused(text):
    read_or_refuse(text)


@given(st.integers(0, len(HOLD)), st.integers(0, 20), st.text(max_size=10))
def test_any_spoiled_deck_is_read_or_refused(start, length, typed):
    read_or_refuse(HOLD[:start] + typed + HOLD[start + length :])


def read_or_refuse(text: str) -> None:
    try:
        some_deck = parse_deck(text, "my.toml")
    except DeckError as told:
        assert str(told).startswith("my.toml") and str(told).isprintable()
    else:
        assert parse_deck(write_deck(some_deck), "my.toml") == some_deck


@pytest.mark.parametrize("write", [write_deck, write_list])
def test_a_deck_is_read_from_its_file(tmp_path, write):
    path = tmp_path / "hold.txt"
    path.write_text(write(parse_deck(HOLD, "my.toml")), encoding="utf-8")
    assert read_deck(path, parse_deck) == parse_deck(HOLD, "my.toml")
    with pytest.raises(DeckError, match=r"^none\.toml: can't be read"):
        read_deck(tmp_path / "none.toml", parse_deck)


# --- Plain lists --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "3x We'z Bigga!",
        "3 We'z Bigga!",
        "3X WEZ BIGGA",
        "3 × we’z bigga",
        "We'z Bigga! x3",
        "wez-bigga x 3",
        "  3x  We'z  Bigga!  # a discount",
        "We'z Bigga!\n2 We'z Bigga!",
    ],
)
def test_a_line_of_a_list_may_be_written_in_many_ways(line):
    read = parse_deck(f"# a list\n\nCapital: Orc\n{line}\n", "my.txt")
    assert count(read, "wez-bigga") == size(read) == 3


@pytest.mark.rule("D-13", "U-18")
@pytest.mark.parametrize(
    "line", ["Alliance: Chaos/Dark Elf", "Alliance (Dark Elf/Chaos)", "alliance dark elf - chaos"]
)
def test_an_alliance_is_named_by_its_races_in_either_order(line):
    assert count(parse_deck(f"{line} x2", "my.txt"), "alliance-chaos-dark-elf") == 2


def test_every_card_is_found_by_its_english_name():
    for row in listing():
        assert count(parse_deck(f"2x {row['name'].upper()}", "my.txt"), row["id"]) == 2


def test_a_list_has_a_name_and_a_capital_if_wished():
    read = parse_deck("name: Iron hand\ncapital: empire\n3 Troll Slayers", "my.txt")
    assert (read.name, read.capital) == ("Iron hand", Race.EMPIRE)


@pytest.mark.parametrize(
    ("lines", "capital"),
    [
        ("2 Huntsmen\n1 Troll Slayers", Race.EMPIRE),
        ("1 Hate\n2 Savage Gors", Race.CHAOS),
        ("1 Hate\n3 Pillage", Race.ORC),
        ("3 Radiant Gaze", Race.HIGH_ELF),
        ("3 Hate\n1 Pillage", Race.DARK_ELF),
        ("3 Contested Village", Race.DWARF),
    ],
)
def test_without_a_capital_the_list_gets_that_of_most_of_its_cards(lines, capital):
    assert parse_deck(lines, "my.txt").capital == capital


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("3 Trol Slayer", '"Trol Slayer" is not a card; did you mean "Troll Slayers"?'),
        ("3x Nurgle Sorceror", '"Nurgle Sorceror" is not a card; did you mean "Nurgle Sorcerer"?'),
        ("Units (20)", '"Units (20)" is not a card'),
        ("100 Hate", 'the count of Hate must be a whole number from 0 to 99, not "100 Hate"'),
        ("2 Hate x3", 'the count of Hate must be a whole number from 0 to 99, not "2 Hate x3"'),
        (
            "Capital: Wood Elf",
            '"Wood Elf" is not one of dwarf, empire, high-elf, orc, chaos, dark-elf',
        ),
        ("Name:", 'the name must have 1 to 60 printable characters, not ""'),
    ],
)
def test_a_slip_in_a_list_is_told_with_its_line(line, reason):
    assert refusal(f"# mine\n2 Pillage\n{line}", "my.txt") == f"my.txt, line 3: {reason}"


def test_a_list_is_written_as_a_person_would():
    assert write_list(parse_deck(HOLD, "my.toml")) == (
        "Name: The hold\nCapital: Dwarf\n\n3x Defender of the Hold\n2x Demolition!\n3x Contested Village\n"
    )


# --- The ready decks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-044", "INV-160", "INV-161", "INV-162")
@pytest.mark.parametrize("name", ready_decks())
def test_every_ready_deck_may_be_played(name):
    assert told_faults(ready_decks()[name]) == [] and size(ready_decks()[name]) == 50


@pytest.mark.parametrize("name", ready_decks())
def test_every_ready_deck_can_open_and_grow(name):
    """Cheap units for the first turns, supports that bring power, and tactics to answer with."""
    ready = ready_decks()[name]
    kinds = dict.fromkeys(Type, 0)
    cheap_units = growth = 0
    for card in BY_KEY.values():
        copies = ready.cards[card.number]
        kinds[card.type] += copies
        cheap_units += copies * (card.type == Type.UNIT and 0 <= card.cost <= 2)
        growth += copies * (card.type == Type.SUPPORT and card.power > 0)
    assert kinds[Type.UNIT] >= 20 and 8 <= kinds[Type.TACTIC] <= 15
    assert cheap_units >= 8 and growth >= 8
    assert count(ready, "contested-village") == 3


def test_every_race_and_every_capital_has_a_ready_deck():
    ready = ready_decks().values()
    races = {card.race for card in BY_KEY.values() for some in ready if some.cards[card.number] >= 2}
    assert races == set(Race)
    assert {some.capital for some in ready} == set(CAPITALS.values())
    assert len({some.cards for some in ready}) == len(ready) >= 8


def test_the_ready_decks_are_named_in_every_language():
    for key, ready in ready_decks().items():
        assert words("en").text(f"deck-{key}") == ready.name
        assert all(words(language).has(f"deck-{key}") for language in languages())


@pytest.mark.parametrize(
    ("capital", "cards"),
    [
        (Race.NEUTRAL, (0,) * CARDS),
        (Race.ORC, (0,) * (CARDS - 1)),
        (Race.ORC, (1,) + (0,) * (CARDS - 1)),
        (Race.ORC, (0, -1) + (0,) * (CARDS - 2)),
    ],
)
def test_a_deck_that_is_no_deck_is_our_mistake(capital, cards):
    with pytest.raises(AssertionError):
        Deck("Broken", capital, cards)


# --- The list of cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-020")
def test_the_listing_has_every_card():
    rows = listing()
    assert [row["number"] for row in rows] == sorted(card.number for card in BY_KEY.values())
    assert all(row["implemented"] for row in rows)


def test_the_listing_has_every_card_of_the_core_set():
    rows = [row for row in listing() if row["set"] not in ("The Skavenblight Threat", "Assault on Ulthuan")]
    assert [row["number"] for row in rows] == [row["printed"] for row in rows] == list(range(1, 132))
    assert sum(row["copies"] for row in rows) == 220
    kinds = [row["type"] for row in rows]
    assert [kinds.count(kind) for kind in ("unit", "support", "tactic", "quest", "draft")] == [
        53,
        34,
        34,
        6,
        4,
    ]


def test_a_card_is_listed_with_its_facts():
    rows = {row["id"]: row for row in listing()}
    kazador = rows["king-kazador"]
    assert (kazador["name"], kazador["set"], kazador["unique"]) == ("King Kazador", "Dwarf", True)
    assert (kazador["cost"], kazador["loyalty"], kazador["power"], kazador["hit_points"]) == (6, 5, 3, 6)
    assert kazador["traits"] == ["hero", "warrior"] and kazador["keywords"] == ["toughness 2"]
    assert rows["huntsmen"]["keywords"] == ["quest only"]
    assert rows["contested-village"]["keywords"] == ["limited"]
    assert rows["flames-of-tzeentch"]["cost"] == "X"
    assert rows["sabotage"]["set"] == "Draft"
