"""Values of wrong kinds in files with right sums: papers, match files and decks answer in words, whatever stands in them."""

import json
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from wartable.kernel.contract import game, game_names
from wartable.kernel.errors import WartableError
from wartable.locale import languages, words
from wartable.table.entries import Refused
from wartable.table.matchfile import MatchFile
from wartable.table.plain import NoJson, read_json
from wartable.table.proof import read_back, verify
from wartable.table.terms import Place, terms_of

from ..cli.calls import line
from ..web.papers import finished
from ..wrong_values import WRONG, wrongly
from ..wrong_values import Place as Where

COUNT = 200
SEED = 5
# What a paper may say as it likes: it proves nothing, or another value is as good.
AT_WILL = {
    "version",
    "match",
    "signature",
    "public",
    "parent",
    "link",
    "name",
    "level",
    "silence",
    "window",
    "at",
}


def said(problem: WartableError) -> str:
    """A refusal in every language; the English one."""
    texts = [words(language).say(problem.message) for language in languages()]
    assert all(texts)
    return str(problem)


@pytest.mark.parametrize("name", game_names())
def test_a_paper_with_a_wrong_value_is_refused_in_words(name: str) -> None:
    paper = finished(name, moves=4)
    assert verify(paper) == []
    for place, forged in wrongly(paper, COUNT, SEED):
        try:
            read_back(forged, "x")
        except Refused as problem:
            assert said(problem)
        else:
            assert AT_WILL & set(place) or proves_the_same(place), place


def proves_the_same(place: Where) -> bool:
    """Whether another value may stand there: an option, a time, a move that is as legal, or no sum at all."""
    if place[:1] == ("settings",) or place in (("created",), ("terms",)):
        return True
    return place[:1] == ("entries",) and place[2:] in ((3,), (4,), (2, "action"))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(
            ("created", value)
            for value in (float("nan"), 1e308, -1e308, float("inf"), 2**70, True, "1", None, -1)
        ),
        *(("seed", value) for value in (True, 2**70, 1.0)),
        *(("wartable", value) for value in (True, 1.0, "1", [1])),
        *(("finished", value) for value in (1, "yes", [0])),
        *(("secret", value) for value in ("", "ab" * 31, "AB" * 32, " ab" * 32, "ab" * 40_000, 5, None)),
    ],
)
def test_times_seeds_and_secrets_are_what_they_are(field: str, value: object) -> None:
    assert verify({**finished("invictus"), field: value})


@pytest.mark.parametrize("time", [float("nan"), float("inf"), -1e308, 999.0, True, "1002", 1e12])
def test_times_of_entries_go_forward_and_end_somewhere(time: object) -> None:
    paper = finished("invictus", moves=2)
    paper["entries"][2][3] = time
    (problem,) = verify(paper)
    assert problem.name == "error-paper-damaged"


@pytest.mark.parametrize("text", ["NaN", "[Infinity]", '{"a": -Infinity}', "[" * 100_000, "", "{", '"\ud800'])
def test_what_is_no_json_is_none(text: str) -> None:
    with pytest.raises(NoJson):
        read_json(text)


# --- Match files ------------------------------------------------------------------------------------------


def kept_lines(name: str) -> list[dict[str, Any]]:
    """What the lines of a match file say, without their sums."""
    chosen, lot = game(name), random.Random(3)
    layout = chosen.format()
    settings = chosen.settings(layout.name, {})
    position = chosen.new(layout.name, 3, compiled=False, **settings)
    header = {"wartable": "0.1.0", "game": name, "format": layout.name, "options": settings, "seed": 3}
    lines: list[dict[str, Any]] = [{**header, "seats": ["person"] + ["random"] * (layout.seats - 1)}]
    for _ in range(6):
        lines.append({"action": lot.choice(position.legal())})
        position.play(lines[-1]["action"])
    return [*lines, {"undo": 5}, {"resign": 0}]


def written(path: Path, lines: Any) -> Path:
    """A match file with right sums, whatever its lines say."""
    data, total = b"", 0
    for values in lines:
        text, total = line(values if isinstance(values, dict) and values else {"x": values}, total)
        data += text
    path.write_bytes(data)
    return path


def wrong_files(folder: Path, name: str, count: int) -> Iterator[Path]:
    lines = kept_lines(name)
    for number, (_, forged) in enumerate(wrongly(lines, count, SEED)):
        if isinstance(forged, list) and forged:
            yield written(folder / f"{name}-{number}.match", forged)


@pytest.mark.parametrize("name", game_names())
def test_a_match_file_with_a_wrong_value_is_refused_in_words(tmp_path: Path, name: str) -> None:
    refused = 0
    for path in wrong_files(tmp_path, name, COUNT):
        try:
            MatchFile.read(path).played_again("token", 5.0)
        except WartableError as problem:
            refused += 1
            assert "\x1b" not in said(problem) and "\n" not in said(problem)
    assert refused > COUNT / 2


@pytest.mark.parametrize("value", [True, 2**70, -1, 1.0, "1", None, float("nan")])
def test_a_seed_or_an_action_is_a_whole_number(tmp_path: Path, value: object) -> None:
    lines = kept_lines("invictus")
    for number, key in ((0, "seed"), (1, "action")):
        forged = [{**values, key: value} if place == number else values for place, values in enumerate(lines)]
        with pytest.raises(WartableError):
            MatchFile.read(written(tmp_path / "x.match", forged))


def test_a_match_file_names_no_deck_file(tmp_path: Path) -> None:
    """A file from somebody else must not make us read our own."""
    (tmp_path / "deck.toml").write_text('leader = "king-a"\n')
    lines = kept_lines("invictus")
    for key in ("deck0", "sheet"):
        lines[0]["options"] = {key: str(tmp_path / "deck.toml")}
        with pytest.raises(WartableError) as told:
            MatchFile.read(written(tmp_path / "x.match", lines)).played_again("token", 5.0)
        assert "soldiers" not in str(told.value)


# --- Decks and options ------------------------------------------------------------------------------------


def toml(value: Any) -> str:
    """A value as TOML has it, as far as it has it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return {"NaN": "nan", "Infinity": "inf", "-Infinity": "-inf", "null": "1979-05-27"}.get(
        json.dumps(value), json.dumps(value)
    )


@pytest.mark.parametrize("name", game_names())
def test_a_deck_with_a_wrong_value_is_refused_in_words(name: str) -> None:
    decks = game(name).decks
    deck = next(iter(decks.ready().values()))
    refused = 0
    for _, forged in wrongly(tomllib.loads(decks.writers["toml"](deck)), COUNT, SEED):
        if not isinstance(forged, dict):
            continue
        text = "".join(f"{json.dumps(key)} = {toml(value)}\n" for key, value in forged.items()) + "\n"
        try:
            wrong = decks.faults(decks.find(text), game(name).format(decks.format))
            assert all(words("en").say(fault) for fault in wrong)
        except WartableError as problem:
            refused += 1
            assert said(problem)
    assert refused > COUNT / 3


@pytest.mark.parametrize(
    "text", ["warband = []\n", "warband = {}\n", "capital = []\n", "leader = []\n", "cards = 1\n"]
)
@pytest.mark.parametrize("name", game_names())
def test_a_deck_of_wrong_kinds_is_refused_in_words(name: str, text: str) -> None:
    with pytest.raises(WartableError) as told:
        game(name).decks.find(text)
    assert said(told.value)


@pytest.mark.parametrize("name", game_names())
def test_options_of_wrong_kinds_are_refused_in_words(name: str) -> None:
    chosen = game(name)
    for layout in chosen.formats.values():
        seats = [Place(link=0)] * layout.seats
        for option in layout.options:
            for wrong in WRONG:
                if any(type(wrong) is type(choice) and wrong == choice for choice in option.choices):
                    continue
                if wrong == "" and not option.choices:
                    continue
                if isinstance(wrong, str) and wrong in map(str, option.choices):
                    continue
                with pytest.raises(Refused) as told:
                    terms_of(name, layout.name, {option.name: wrong}, seats)
                assert said(told.value)


def test_names_of_decks_are_not_looked_for_among_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file by the name of no deck is no deck; one by the name of a deck changes nothing."""
    monkeypatch.chdir(tmp_path)
    for name in ("secret", "king"):
        (tmp_path / name).write_text('leader = "king-a"\n')
    seats = [Place(link=0)] * 2
    with pytest.raises(Refused, match="there is no deck file 'secret'"):
        terms_of("invictus", "duel", {"deck0": "secret"}, seats)
    terms, _ = terms_of("invictus", "duel", {"deck0": "king"}, seats)
    assert "[soldiers]" in terms.settings["deck0"]
