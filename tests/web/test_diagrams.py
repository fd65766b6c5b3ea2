"""The diagrams of the rules pages: on their pages in every language, sound, told in words, and right by the rules."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tests.games.invictus.scene import scene as invictus_scene
from tests.games.shadespire.scene import scene as shadespire_scene
from wartable.games.invasion.web import diagrams as invasion
from wartable.games.invictus.cards import SHEET, Nation, Soldier
from wartable.games.invictus.web import diagrams as invictus
from wartable.games.shadespire.rules.field import PLACEMENTS, distance, placement_x, placement_y, sees
from wartable.games.shadespire.state import Ground
from wartable.games.shadespire.web import diagrams as shadespire
from wartable.kernel.contract import game, game_names
from wartable.locale import languages, words
from wartable.web.diagrams import WIDTH, diagrams_of, lines_of, width_of
from wartable.web.rules_page import as_html, rules_text, with_diagrams

DRAWN = [(name, rule) for name in game_names() for rule in diagrams_of(game(name))]
SANSON, GARREK = "sanson-farstrider", "garrek-gorebeard"


def drawn(name: str, rule: str, language: str) -> ElementTree.Element:
    return ElementTree.fromstring(diagrams_of(game(name))[rule](words(language)))


def text_of(part: ElementTree.Element) -> str:
    return re.sub(r"\s", "", "".join(part.itertext()))


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", languages())
def test_each_diagram_stands_between_its_heading_and_its_rule(language: str, name: str) -> None:
    html = with_diagrams(as_html(rules_text(name, language)[0])[0], name, language)
    for rule, draw in diagrams_of(game(name)).items():
        at, row = html.index(draw(words(language))), html.index(f'<tr id="{rule}" class="rule">')
        assert at < row and not re.search("<h[123]|<table", html[at:row].replace("<table>", "", 1))
    ids = re.findall(r' id="([^"]+)"', html)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(("name", "rule"), DRAWN)
@pytest.mark.parametrize("language", languages())
def test_a_diagram_says_all_its_words_and_what_it_shows(language: str, name: str, rule: str) -> None:
    spoken, figure = words(language), drawn(name, rule, language)
    own = f"diagram-{name}-{diagrams_of(game(name))[rule].__name__}"
    assert figure.findtext("figcaption") == spoken.text(own)
    labels = [key for key in spoken.written if key.startswith(f"{own}-") and "$" not in spoken.written[key]]
    assert all(re.sub(r"\s", "", spoken.text(key)) in text_of(figure) for key in labels)
    picture = figure.find("svg")
    if picture is not None:
        told = " ".join(part.get("id", "") for part in picture if part.tag in ("title", "desc"))
        assert picture.get("role") == "img" and picture.get("aria-labelledby") == told
        assert all(part.text for part in picture if part.tag in ("title", "desc"))
    else:
        assert len(figure.findall("ol/li")) == len(labels)


@pytest.mark.parametrize(("name", "rule"), DRAWN)
@pytest.mark.parametrize("language", languages())
def test_no_label_leaves_the_picture(language: str, name: str, rule: str) -> None:
    for label in drawn(name, rule, language).iter("text"):
        for part in label:
            x, wide = float(part.get("x", "")), width_of(part.text or "", float(label.get("font-size", "")))
            left = x - {"start": 0, "middle": wide / 2, "end": wide}[label.get("text-anchor", "")]
            assert left >= -1 and left + wide <= WIDTH + 1, part.text


def test_lines_break_between_words_and_anywhere_in_japanese() -> None:
    assert list(lines_of("an answer to it", 60, 10)) == ["an answer", "to it"]
    assert list(lines_of("待機列（先頭から）", 50, 10)) == ["待機列（先", "頭から）"]


def test_the_ranges_are_those_of_the_cards() -> None:
    picture = drawn("invictus", "INVI-1.3", "en")
    soldiers = [card for card in SHEET.cards if card.nation is Nation.KING and card.colour is not None]
    behind = invictus.reached_from_behind(SHEET.cards[Soldier.WIZARD])
    reached = sum(len(card.range.value) for card in soldiers) + len(behind)
    assert len(picture.findall(".//rect[@class='chosen']")) == reached


@pytest.mark.parametrize("soldier", [Soldier.WARRIOR, Soldier.ARCHER, Soldier.PRIEST, Soldier.WIZARD])
def test_what_is_reached_from_the_back_row(soldier: Soldier) -> None:
    card, crowd = SHEET.cards[soldier], ["guardian"] * 3
    s = invictus_scene(back=[None, card.key, None], enemy_front=crowd, enemy_back=crowd)
    names = {(row, column): f"E-{'  FB'[row]}{'LCR'[column]}" for row in (2, 3) for column in range(3)}
    assert sorted(s.targets("B-C")) == sorted(names[cell] for cell in invictus.reached_from_behind(card))


def test_invasions_numbers_are_those_of_its_rules() -> None:
    text = " ".join(drawn("invasion", "INV-002", "en").itertext())
    for zone, key in (("INV-061", "KINGDOM"), ("INV-064", "QUEST")):
        printed = re.search(rf"\| {zone} .*itself has (\d+)", rules_text("invasion", "en")[0])
        assert printed and int(printed[1]) == invasion.BASE[invasion.Zone[key]]
    assert [text.count(f"own power {power}") for power in (3, 1, 0)] == [2, 2, 2]


def test_distances_are_those_of_the_rules() -> None:
    g = (s := shadespire_scene({SANSON: (15, 0)}, {GARREK: (1, 10)})).g
    middle = (7, 4)
    for place in shadespire.around(middle, 3):
        if 0 <= place[1] <= 4:
            assert shadespire.steps_apart(middle, place) == distance(g, s.hex(middle), s.hex(place))


@pytest.mark.parametrize("sight", shadespire.SIGHTS)
def test_sight_is_as_drawn(sight: shadespire.Sight) -> None:
    s = shadespire_scene({SANSON: (15, 10)}, {GARREK: (1, 10)}, faces=("shyishian-stardial", "mirror-well"))
    one, two = (s.hex(shadespire.place_of(*end)) for end in (sight.start, sight.end))
    assert sees(s.g, one, two) == sight.clear


def test_the_joined_boards_are_laid_as_drawn() -> None:
    offset = (shadespire.OFFSET, shadespire.HEIGHT)
    placement = next(p for p in range(0, PLACEMENTS, 2) if (placement_x(p), placement_y(p)) == offset)
    faces = ("mirror-well", "shyishian-stardial")
    g = shadespire_scene({SANSON: (15, 0)}, {GARREK: (5, 10)}, faces=faces, placement=placement).g
    whose = {-1: "chosen", 0: "theirs", 1: "own"}
    signs = {Ground.PLAIN: ".", Ground.START: "S", Ground.BLOCKED: "#", Ground.LETHAL: "L"}
    laid = {
        (int(g.hex_x[hex]), int(g.hex_y[hex])): (whose[int(g.land[hex])], signs[Ground(g.ground[hex])])
        for hex in range(g.hexes)
    }
    assert laid == shadespire.joined()
