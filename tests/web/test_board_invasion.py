"""The table of Invasion, without a browser: every verb, question, moment and part of a number is known to its files."""

import re

import pytest

pytest.importorskip("nicegui")

from wartable.games.invasion import actions
from wartable.games.invasion.cards import BY_NUMBER
from wartable.games.invasion.cards.declare import Kind
from wartable.games.invasion.pending import IN_DRAFT, Asked, Moment
from wartable.games.invasion.pieces import RACE_NAMES, ZONES, facts
from wartable.games.invasion.state import Phase
from wartable.kernel.finding import homes
from wartable.locale import languages, words
from wartable.web import board

FOLDER = homes()["invasion"].scripts
CHOICES = (FOLDER / "choices.js").read_text(encoding="utf-8")
PIECES = (FOLDER / "ids.js").read_text(encoding="utf-8")
PHASES = (FOLDER / "phases.js").read_text(encoding="utf-8")
ARMS = (FOLDER / "arms.js").read_text(encoding="utf-8")
CARDS = [facts(card) for card in range(1, len(BY_NUMBER)) if BY_NUMBER[card] is not None]

# Verbs that start at the card they are about, which needs no rule of its own.
ON_SOURCE = {
    "use", "restore", "attack-with", "defend-with", "sacrifice", "corrupt", "put-down", "find", "play-free", "order",
    "pay", "mulligan", "uncancellable", "ordinary", "cast", "discard", "put-back", "save",
}  # fmt: skip
DECLINING = {*actions.PASSES.values(), "decline"}  # buttons
ON_NUMBER = set(actions.NUMBERS.values())
OF_DRAFT = {"pick", "counterdraft", "reinforce"}


def verbs() -> set[str]:
    """All that an action of Invasion may be called."""
    tables = (actions.PASSES, actions.YESSES, actions.IN_PLAY, actions.TO_ZONES, actions.NUMBERS)
    found = {verb for table in tables for verb in table.values()}
    found |= {verb for verb, _ in actions.CARDS_OF.values()}
    return found | {"decline", "place", "develop", "order", "target"}


def told_by(name: str) -> set[str]:
    """The words in a set of the scripts."""
    found = re.search(rf"const {name} = new Set\(\[(.*?)\]\)", CHOICES, re.DOTALL)
    assert found, name
    return set(re.findall(r'"([a-z-]+)"', found[1]))


def test_every_verb_is_offered_somewhere() -> None:
    known = DECLINING | told_by("ON_TARGET") | ON_SOURCE | ON_NUMBER | OF_DRAFT
    assert verbs() - known == {"play", "develop"}, "these two are made of a card and a place"
    assert all(f'verb === "{verb}"' in CHOICES for verb in ("play", "develop"))


def test_every_draft_question_is_left_to_the_draft() -> None:
    assert told_by("DRAFTING") == {asked.value for asked in IN_DRAFT}


def test_every_area_that_an_action_names_has_a_piece() -> None:
    areas = {"play", "development", "zone", "hand", "chain", "number", "waiting", "discard", "deck"}
    assert all(f'case "{area}":' in PIECES for area in areas)


def test_every_moment_has_its_place_among_the_phases() -> None:
    windows = set(re.findall(r'window: "([a-z-]+)"', PHASES))
    assert windows == {moment.value for moment in Moment} - {Moment.DAMAGE_ASIDE.value}
    assert set(re.findall(r'phase: "([a-z]+)"', PHASES)) == {phase.name.lower() for phase in Phase}


def test_every_question_of_combat_belongs_to_a_step() -> None:
    asked = re.search(r"const BY_KIND = \{(.*?)\};", PHASES, re.DOTALL)
    assert asked
    named = set(re.findall(r'"?([a-z-]+)"?: \d', asked[1]))
    assert named <= {each.value for each in Asked}


@pytest.mark.parametrize("language", languages())
def test_the_table_has_words_for_all_that_a_view_names(language: str) -> None:
    labels = board.labels(words(language), "invasion")
    wanted = {f"zone-{zone}" for zone in ZONES} | {f"race-{race}" for race in RACE_NAMES}
    wanted |= {f"board-invasion-kind-{kind.name.lower()}" for kind in Kind if kind != Kind.NONE}
    wanted |= {f"board-invasion-phase-{phase.name.lower()}" for phase in Phase}
    wanted |= {f"board-invasion-place-{whose}-{zone}" for whose in ("own", "enemy", "of") for zone in ZONES}
    parts = (
        "printed",
        "turn",
        "itself",
        "loyalty",
        "symbols",
        "discount",
        "least",
        "capital",
        "developments",
    )
    wanted |= {f"why-invasion-part-{part}" for part in parts}
    for shown in CARDS:
        wanted |= {shown["name"], f"type-{shown['type']}", *(f"trait-{trait}" for trait in shown["traits"])}
        keywords = {"zone-only" if name == "only" else name for name in shown["keywords"]}
        wanted |= {f"keyword-{name}{form}" for name in keywords for form in ("", ".text")}
    assert wanted - set(labels) == set()


def test_the_parts_of_numbers_are_those_that_views_tell() -> None:
    source = (FOLDER.parents[3] / "games" / "invasion" / "pieces.py").read_text(encoding="utf-8")
    told = set(re.findall(r'_part\("([a-z]+)"', source)) | {"printed"}
    labels = board.labels(words("en"), "invasion")
    assert {f"why-invasion-part-{part}" for part in told - {"card"}} <= set(labels)


def test_every_card_has_arms() -> None:
    drawn = set(re.findall(r"^  ([a-z]+): `<", ARMS, re.MULTILINE))
    drawn |= set(re.findall(r"^  ([a-z]+): `\$\{cogs", ARMS, re.MULTILINE))
    assert {shown["type"] for shown in CARDS} <= drawn
    listed = re.search(r"const TELLING = \[(.*?)\];", ARMS, re.DOTALL)
    assert listed and set(re.findall(r'"([a-z]+)"', listed[1])) <= drawn
