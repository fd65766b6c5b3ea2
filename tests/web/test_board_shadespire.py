"""The table of Shadespire, without a browser: every verb, question, side of a die and part of a number is known to it."""

import re

import pytest

pytest.importorskip("nicegui")

from wartable.games.shadespire import actions
from wartable.games.shadespire.cards import BY_KEY
from wartable.games.shadespire.declare import FIGHTER_LIST, WARBAND_LIST, WEAPON_LIST
from wartable.games.shadespire.offers import AT_ONCE, DECLINING
from wartable.games.shadespire.pending import named
from wartable.games.shadespire.pieces import (
    ATTACK_SIDES,
    DEFENCE_SIDES,
    FACE_KEYS,
    GROUNDS,
    facts,
    place_of_weapon,
)
from wartable.games.shadespire.state import Phase, Stage, Type
from wartable.kernel.finding import homes
from wartable.locale import languages, words
from wartable.web import board

FOLDER = homes()["shadespire"].scripts
CHOICES = (FOLDER / "choices.js").read_text(encoding="utf-8")
PIECES = (FOLDER / "ids.js").read_text(encoding="utf-8")
ARMS = (FOLDER / "arms.js").read_text(encoding="utf-8")
PARTS = ("printed", "upgrade", "ploy", "alone", "least", "most")  # what `parts` calls the parts of a number

# Verbs that aim at a hex, a fighter, a die or a board, so that pressing that is the choice.
AIMED = {"target", "give", "choose", "reroll", "board", "beside", "join", "weapon", *actions.TO_HEX.values()}
# Verbs without a piece: buttons beside the prompt.
LOOSE = {"draw", "swap", "redraw", "first", "number", "yes", "succeed", "fail", "all-out"}


def verbs() -> set[str]:
    """All that an action of Shadespire may be called."""
    tables = (actions.PASSES, actions.YESSES, actions.WITH_FIGHTER, actions.TO_HEX, actions.WITH_CARD)
    found = {verb for table in tables for verb in table.values()}
    found |= {verb for _, verb in actions.OF_FIGHTERS} | set(actions.ABILITIES)
    found |= {"decline", "yes", "draw", "swap", "number", "first", "redraw", "choose", "reroll"}
    return found | {"board", "beside", "join", "weapon", "upgrade", "play", "ability-switch"}


def told_by(name: str) -> set[str]:
    """The words in a set of the scripts."""
    found = re.search(rf"const {name} = new Set\(\[(.*?)\]\)", CHOICES, re.DOTALL)
    assert found, name
    return set(re.findall(r'"([a-z-]+)"', found[1]))


def test_every_verb_is_offered_somewhere() -> None:
    known = set(DECLINING) | told_by("WITH_FIGHTER") | told_by("OF_HAND") | {"use"} | AIMED | LOOSE
    assert verbs() - known == set()


def test_no_verb_is_made_up() -> None:
    for name in ("WITH_FIGHTER", "OF_HAND", "NAMED"):
        assert told_by(name) <= verbs(), name
    assert {*DECLINING, *AT_ONCE} <= verbs()


def test_every_area_that_an_action_names_has_a_piece() -> None:
    areas = {"fighter", "hex", "hand", "die", "face", "placement", "board", "weapon"}
    assert all(f'case "{area}":' in PIECES for area in areas)


def test_every_side_of_a_die_and_every_kind_of_card_is_drawn() -> None:
    for side in {*ATTACK_SIDES, *DEFENCE_SIDES}:
        assert re.search(rf"^  {side}: `", ARMS, re.MULTILINE), side
    for kind in ("objective", "ploy", "upgrade", "relic"):
        assert re.search(rf"^  {kind}: \[", ARMS, re.MULTILINE), kind
    assert all(f'"{band}": `' in ARMS for band in WARBAND_LIST)


@pytest.mark.parametrize("language", languages())
def test_the_table_has_words_for_all_that_a_view_names(language: str) -> None:
    labels = board.labels(words(language), "shadespire")
    sides = {*ATTACK_SIDES, *DEFENCE_SIDES}
    wanted = {f"sha-symbol-{side}" for side in sides} | {f"sha-sides-{side}" for side in sides}
    wanted |= {f"sha-ground-{ground}" for ground in GROUNDS} | {f"sha-board-{face}" for face in FACE_KEYS}
    wanted |= {f"sha-phase-{named(phase)}" for phase in Phase} | {
        f"sha-when-{named(stage)}" for stage in Stage
    }
    wanted |= {f"sha-type-{named(kind)}" for kind in Type if named(kind) != "none"}
    wanted |= {f"sha-warband-{band}" for band in WARBAND_LIST} | {f"why-shadespire-{part}" for part in PARTS}
    for key in FIGHTER_LIST:
        wanted |= {f"sha-fighter-{key}", f"sha-fighter-{key}.short", f"sha-fighter-{key}.inspire"}
    for key, card in BY_KEY.items():
        told = facts(card.number)
        wanted |= {f"sha-card-{key}"} | ({f"sha-timing-{told['timing']}"} if told["timing"] else set())
    wanted |= {place_of_weapon(weapon)["name"] for weapon in range(len(WEAPON_LIST))}
    assert wanted - set(labels) == set()
