"""The table is told what printed names mean where its language has no names of its own."""

from wartable.locale import words
from wartable.web.board import labels


def test_the_table_of_a_language_knows_what_names_mean():
    told = labels(words("ja"), "shadespire")
    assert told["sha-warband-sepulchral-guard"] == "Sepulchral Guard"
    assert told["reading-sha-warband-sepulchral-guard"].startswith("≈ ")


def test_every_card_and_fighter_that_keeps_its_printed_name_has_one():
    english = labels(words("en"), "shadespire")
    told = labels(words("ja"), "shadespire")
    names = [name for name in told if name.startswith(("sha-card-", "sha-fighter-")) and "." not in name]
    assert len(names) > 450
    assert [name for name in names if told[name] == english[name] and f"reading-{name}" not in told] == []


def test_english_has_none():
    assert not [name for name in labels(words("en"), "invasion") if name.startswith("reading-")]
