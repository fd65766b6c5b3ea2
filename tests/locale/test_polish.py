"""Polish declines: names of places and numbers stand in the form that their sentence needs, in the rulebook's words."""

import re

import pytest

from wartable.kernel.finding import homes
from wartable.kernel.message import Message
from wartable.locale import all_files, words

POLISH = words("pl")
OPPONENT = Message("seat-opponent")
QUEST_ZONE = Message("invasion-place-quest", {"side": "theirs", "name": OPPONENT})
OWN_QUEST_ZONE = Message("invasion-place-quest", {"side": "yours", "name": OPPONENT})
OWN_KINGDOM = Message("invasion-place-kingdom", {"side": "yours", "name": OPPONENT})
GARREK = "Garrek"

# What the Polish rulebook calls otherwise, and what no Polish sentence should say.
UNWANTED = re.compile(
    r"nosiciel|częś(ć|ci|cią)( \w+)? Stolicy|Tylko strefa Misji|[Ss]łow\w+ kluczow"
    r"|punkt\w* wytrzymałości|karta?\w* Sabotage|na koncie|\w\(a\)|\bz (strefy|swo|wsz)",
)


@pytest.mark.parametrize(
    ("message", "arguments", "said"),
    [
        (
            "invasion-event-redirected-capital",
            {"card": "Defend the Border", "place": QUEST_ZONE, "target": OWN_KINGDOM},
            "Defend the Border: 1 obrażenie przechodzi ze strefy Misji przeciwnika na twoje Królestwo.",
        ),
        ("invasion-act-take-damage", {"place": OWN_KINGDOM}, "Przyjmij 1 obrażenie na swoje Królestwo"),
        ("invasion-act-take-damage", {"place": OWN_QUEST_ZONE}, "Przyjmij 1 obrażenie na swoją strefę Misji"),
        (
            "invasion-refuse-own-capital",
            {"place": QUEST_ZONE},
            "Wybierz strefę własnej Stolicy, a nie strefę Misji przeciwnika.",
        ),
        ("event-turn", {"who": "other", "count": 3, "name": OPPONENT}, "Tura 3: przeciwnik."),
        (
            "sha-event-healed",
            {"fighter": GARREK, "count": 1, "now": 2},
            "Garrek, wyleczone rany: 1; pozostałe: 2.",
        ),
        (
            "sha-event-ended-wiped-out",
            {"result": "lost", "glory": 5, "name": OPPONENT},
            "Chwała jest równa, po 5, ale przegrywasz: przeciwnik ma wrogą drużynę, z której nie został nikt.",
        ),
    ],
)
def test_a_sentence_has_the_right_forms(message: str, arguments: dict[str, object], said: str) -> None:
    assert POLISH.text(message, **arguments) == said


@pytest.mark.parametrize(("left", "hexes"), [(1, "1 pole"), (2, "2 pola"), (5, "5 pól")])
@pytest.mark.parametrize("how", ["up-to", "next-to", "onto-objective", "away", "freely"])
def test_a_push_counts_hexes(how: str, left: int, hexes: str) -> None:
    asked = POLISH.text("sha-prompt-push", how=how, fighter=GARREK, aim="Saek", left=left, hex="c5")
    assert f" o {hexes}" in asked


def test_polish_keeps_to_the_words_of_the_rulebook() -> None:
    messages = all_files("pl")
    pages = [path for home in homes().values() for path in home.rulebook.glob("*.pl.md")]
    assert messages and pages
    found = [
        (text.name, number, line)
        for text in [*messages, *pages]
        for number, line in enumerate(text.read_text(encoding="utf-8").splitlines(), 1)
        if UNWANTED.search(line)
    ]
    assert found == []
