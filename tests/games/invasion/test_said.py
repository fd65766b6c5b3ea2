"""The words in which cards are written serve many cards, and the page about those of two sets tells of each that does not."""

import re
from pathlib import Path

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.cards.declare import PRINTINGS, Set
from wartable.games.invasion.cards.said import lines, once, words

PAGE = Path(__file__).parents[3] / "docs" / "decisions" / "014-what-a-new-card-touches.md"
MOST_ALONE = 0.43  # of all words
LATER = (Set.SKAVENBLIGHT, Set.ULTHUAN)


def told() -> dict[str, set[str]]:
    """The cards of the page's tables, with their own words."""
    rows = [
        line.split("|") for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")
    ]
    return {row[1].strip(" `"): set(re.findall(r"`(\w+)`", row[2])) for row in rows}


def test_few_words_serve_a_single_card():
    found = words()
    count = sum(len(said) for said in found.values())
    assert len(once(found)) <= MOST_ALONE * count, "\n".join(lines(found))


def test_cards_are_counted_by_the_words_that_they_say():
    found = words()
    assert found["Hook"]["ATTACKS_ANYWHERE"] == {"greyseer-thanquol", "sack-tor-aendris"}
    assert "har-ganeth" in found["filter"]["with_hit_points"], "a filter's word"
    assert "tyriel" in found["rule"]["return_at_end"], "by the question that its effect asks"
    assert "malus-darkblade" in found["fact"]["unasked"], "by what its declaration says"
    assert {"spider-riders", "wyvern-rider"} <= found["effect"]["own_power"]


def test_the_page_tells_of_each_card_with_a_word_of_its_own():
    alone: dict[str, set[str]] = {}
    for _, word, card in once(words()):
        if BY_KEY[card].set in LATER:
            alone.setdefault(card, set()).add(word)
    assert told() == alone


def test_the_page_counts_the_cards_right():
    printed = [card for (of_set, _), card in PRINTINGS.items() if of_set in LATER]
    text = PAGE.read_text(encoding="utf-8")
    assert f"brought {len(printed)} cards" in text
    assert f"{len(printed) - len(told())} of the {len(printed)} cards use only words" in text
    assert f"{len(told())} have a word to themselves" in text
    alone, count = len(once(words())), sum(len(said) for said in words().values())
    assert f"({alone} of {count}, {100 * alone / count:.0f} %" in text
