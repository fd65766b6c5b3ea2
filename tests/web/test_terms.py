"""The glossary: every keyword of a card and every sign of a table has a term, in all languages, with a rule that exists."""

import re

import pytest

pytest.importorskip("nicegui")

from wartable.games.invasion.cards import BY_KEY as INVASION
from wartable.games.invasion.pieces import facts as invasion_facts
from wartable.games.invictus.pieces import COLOURS
from wartable.games.invictus.rules.support import SUPPORTS, Timing
from wartable.games.shadespire.cards import BY_KEY as SHADESPIRE
from wartable.games.shadespire.pieces import facts as shadespire_facts
from wartable.kernel.contract import game_names
from wartable.kernel.finding import homes
from wartable.locale import languages, words
from wartable.rulebook import page, parse_rules
from wartable.web import board

# A key that a script asks for: hint("power"), hint(table, 'power'), hint(x ? 'charged' : 'moved').
ASKED = re.compile(r"\b(?:hint|title)\(([^()]*)\)")
KEY = re.compile(r"""["']([a-z-]+)["']""")


def script(game: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in homes()[game].scripts.glob("*.js"))


def signs(game: str) -> set[str]:
    """The terms that scripts name: as titles of signs, in lists of a card, and as looked for in its text."""
    text = script(game)
    found = {key for asked in ASKED.findall(text) for key in KEY.findall(asked)}
    own = (homes()[game].scripts / "terms.js").read_text(encoding="utf-8")
    for lists in re.findall(r"IN_TEXT = \[(.*?)\]", own):
        found |= set(KEY.findall(lists))
    return found | set(re.findall(r"""(?:&& \[?|\? |: )"([a-z-]+)",?""", own.partition("export function")[2]))


def keywords(game: str) -> set[str]:
    """What the cards of a game can have, as views tell it."""
    if game == "invictus":
        return {"leader", "colour", *(Timing(support.timing).name.lower() for support in SUPPORTS)}
    if game == "invasion":
        known = [invasion_facts(card.number) for card in INVASION.values()]
        return {key for card in known for key in (*card["keywords"], card["type"])}
    known = [shadespire_facts(card.number) for card in SHADESPIRE.values()]
    found = {card["type"] for card in known} | {card["timing"] for card in known if card["timing"]}
    found |= {key for card in known for key in ("reaction", "action", "relic", "only") if card[key]}
    arms = [arm for card in known for arm in card["attacks"]]
    found |= {key for arm in arms for key in ("cleave", "knockback", "sweep") if arm[key]}
    return found | {"hammer", "sword", "shield", "dodge", "single", "double", "crit"}


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", languages())
def test_every_keyword_and_every_sign_has_a_term(language: str, game: str) -> None:
    labels = board.labels(words(language), game)
    asked = keywords(game) | signs(game)
    assert len(asked) > 8 and len(COLOURS) == 5
    missing = [
        key
        for key in sorted(asked)
        if not (labels.get(f"term-{game}-{key}") and labels.get(f"term-{game}-{key}.text"))
    ]
    assert missing == []


@pytest.mark.parametrize("game", game_names())
def test_every_term_is_asked_for(game: str) -> None:
    told = {name.removeprefix(f"term-{game}-") for name in board.messages(game) if name.startswith("term-")}
    quoted = set(KEY.findall(script(game))) | keywords(game)
    assert {name for name in told if "." not in name} - quoted == set()


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", languages())
def test_the_rules_of_terms_exist(language: str, game: str) -> None:
    known = {rule.id for rule in parse_rules(page(game, language))}
    labels = board.labels(words(language), game)
    named = {
        text for name, text in labels.items() if name.startswith(f"term-{game}-") and name.endswith(".rule")
    }
    assert named and named <= known


@pytest.mark.parametrize("language", languages())
def test_words_in_texts_are_found_in_some_card(language: str) -> None:
    """Beginnings of words find something, so that no language looks for what its cards never say."""
    for game, form in (("invasion", "card-"), ("shadespire", "sha-")):
        labels = board.labels(words(language), game)
        texts = [text.lower() for name, text in labels.items() if name.startswith(form) and ".text" in name]
        looked = {name: text for name, text in labels.items() if name.endswith(".found")}
        assert looked
        for name, parts in looked.items():
            assert any(part in text for part in parts.split("|") for text in texts), name
