"""The board's files, words and contract, without a browser: what it needs is there, and nothing comes from outside."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("nicegui")

from wartable.games.invictus.cards import KEYS
from wartable.kernel.contract import game, game_names
from wartable.kernel.finding import homes
from wartable.locale import languages, words
from wartable.web import board


def imported(path: Path) -> Iterator[Path]:
    """A script and all that it imports of ours."""
    yield path
    for name in re.findall(r'^import .* from "(.+)";$', path.read_text(encoding="utf-8"), re.MULTILINE):
        if name != "vue":
            yield from imported(place_of(name, path))


def place_of(name: str, path: Path) -> Path:
    """Where an import leads."""
    whole = name.removeprefix("wartable-board/")
    return (path.parent / name).resolve() if name == whole else board.STATIC / whole


FOLDERS = [homes()[name].scripts for name in game_names() if board.scripts_of(name)]
STARTS = [board.STATIC / "board.js", board.STATIC / "plain.js", *(folder / "game.js" for folder in FOLDERS)]
TABLE = [
    board.STATIC / f"{sheet}.css"
    for sheet in ("theme", "table", "cards", "prompt", "hand", "log", "preview", "stage", "coach", "narrow")
]
ALL = {path for start in STARTS for path in imported(start)} | set(TABLE)
SHARED = sorted(path for path in ALL if path.parent == board.STATIC)
OWN = [*SHARED, *(path for folder in FOLDERS for path in sorted(folder.iterdir()))]
SHEETS = [path for path in OWN if path.suffix == ".css"]
LIMIT = 400_000  # of what one match brings


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_everything_together_is_small() -> None:
    for folder in FOLDERS:
        assert sum(path.stat().st_size for path in [*SHARED, *folder.iterdir()]) < LIMIT, folder


def test_every_game_with_a_table_tells_what_the_shell_must_know() -> None:
    parts = (
        "Table",
        "tabs",
        "choices",
        "tray",
        "window",
        "setup",
        "face",
        "preview",
        "pile",
        "harms",
    )
    for folder in FOLDERS:
        told = text_of(folder / "game.js").partition("export default {")[2]
        for part in parts:
            assert re.search(rf"^  {part}\b", told, re.MULTILINE), f"{folder}: {part}"


def test_what_games_share_knows_none_of_them() -> None:
    for path in SHARED:
        assert not re.search("|".join(game_names()), text_of(path)), path.name


@pytest.mark.parametrize("path", OWN, ids=lambda path: path.name)
def test_nothing_comes_from_outside(path: Path) -> None:
    assert not re.search(r"https?://|//[a-z]+\.[a-z]|@import|url\(\s*['\"]?(?!#)", text_of(path))


@pytest.mark.parametrize("path", OWN, ids=lambda path: path.name)
def test_every_import_is_one_of_our_files(path: Path) -> None:
    for name in re.findall(r'^import .* from "(.+)";$', text_of(path), re.MULTILINE):
        assert name == "vue" or place_of(name, path).is_file(), name


def test_every_file_says_what_lives_in_it() -> None:
    for path in OWN:
        assert text_of(path).startswith(("//", "/*")), path.name


def named_in(paths: Iterable[Path]) -> tuple[set[str], set[str]]:
    """Messages that scripts name whole, and beginnings that they complete."""
    text = "\n".join(text_of(path) for path in paths)
    whole = set(re.findall(r"[\"'`]((?:board|why)-[a-z-]*[a-z])[\"'`]", text))
    begun = set(re.findall(r"[`\"']((?:board|why)-[a-z-]*-)(?:\$\{|[\"'] \+)", text))
    return whole, begun


@pytest.mark.parametrize("game", game_names())
def test_every_message_that_the_scripts_name_exists(game: str) -> None:
    whole, _ = named_in([*SHARED, *(homes()[game].scripts).iterdir()])
    kinds = {kind.value for kind in import_module(f"wartable.games.{game}.pending").Asked}
    assert whole - kinds - set(board.messages(game)) == set()


@pytest.mark.parametrize("game", game_names())
def test_every_message_of_a_table_is_used(game: str) -> None:
    whole, begun = named_in(OWN)
    own = {name for name in board.messages(game) if name.startswith(("board-", "why-"))}
    unused = {name for name in own - whole if not any(name.startswith(start) for start in begun)}
    assert unused == set()


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", languages())
def test_labels_are_complete_in_every_language(language: str, game: str) -> None:
    labels = board.labels(words(language), game)
    readings = {name for name in labels if name.startswith("reading-")}  # as many as the language needs
    assert set(labels) - readings == set(board.messages(game))
    for name, variables in board.messages(game).items():
        assert set(re.findall(r"\{(\w+)\}", labels[name])) <= set(variables), name


@pytest.mark.parametrize("name", game_names())
def test_labels_name_every_card(name: str) -> None:
    labels = board.labels(words("en"), name)
    view = game(name).new(seed=1, compiled=False).view(0)
    assert view["cards"]
    assert [facts["name"] for facts in view["cards"].values() if facts["name"] not in labels] == []


@pytest.mark.parametrize("part", ["support", "timing", "nation", "colour"])
def test_labels_name_all_that_a_card_says(part: str) -> None:
    labels = board.labels(words("en"), "invictus")
    view = game("invictus").new("multinational", 1, compiled=False).view(0)
    for facts in view["cards"].values():
        wanted = {
            "support": [support["support"] for support in facts["supports"]],
            "timing": [support["timing"] for support in facts["supports"]],
            "nation": [facts["nation"]],
            "colour": [facts["colour"]],
        }[part]
        assert all(f"{part}-{name}" in labels for name in wanted)


def test_every_kind_has_arms() -> None:
    arms = text_of(homes()["invictus"].scripts / "heraldry.js")
    soldiers = KEYS[:15]
    for name in (*soldiers, "king", "shogun", "pharaoh"):
        assert re.search(rf"^  {name}: `<", arms, re.MULTILINE), name


# --- What the browser is told --------------------------------------------------------------------------


def state_of(decision: int, lines: int, **view: Any) -> dict[str, Any]:
    log = [{"step": n, "decision": n, "text": f"line {n}", "rule": ""} for n in range(lines)]
    return {**dict.fromkeys(board.SHOWN, 0), "decision": decision, "view": view or None, "log": log}


def test_the_first_message_has_everything() -> None:
    news = board.news_of(None, state_of(3, 2, turn=1, cards={}))
    assert set(news["state"]) == set(board.SHOWN)
    assert news["view"] == {"turn": 1, "cards": {}}
    assert (news["log_from"], len(news["log"])) == (0, 2)


def test_later_only_what_is_new_is_told() -> None:
    news = board.news_of(state_of(3, 40, turn=1, cards={"a": 1}), state_of(4, 42, turn=2, cards={"a": 1}))
    assert news["state"] == {"decision": 4}
    assert news["view"] == {"turn": 2}
    assert (news["log_from"], [line["text"] for line in news["log"]]) == (40, ["line 40", "line 41"])


def test_lines_that_were_struck_out_are_told_by_where_the_log_goes_on() -> None:
    before, after = state_of(5, 10, turn=1), state_of(6, 7, turn=1)
    after["log"].append({"step": 7, "decision": 6, "text": "taken back", "rule": ""})
    news = board.news_of(before, after)
    assert (news["log_from"], [line["text"] for line in news["log"]]) == (7, ["taken back"])


# --- Looks ---------------------------------------------------------------------------------------------


def classes_in(css: str) -> set[str]:
    return set(re.findall(r"\.(-?[a-zA-Z_][\w-]*)", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)))


def test_no_style_of_the_pages_reaches_into_the_board() -> None:
    """The board's own rules all begin with .wt; the names it gives its parts are nobody else's."""
    own = set()
    for path in OWN:
        for names in re.findall(r'(?<![:\w-])class="([^"]+)"', text_of(path)):
            own |= set(names.split())
    for path in SHEETS:
        own |= classes_in(text_of(path))
    from nicegui import __file__ as nicegui

    sheets = [board.STATIC / "shell.css", *(Path(nicegui).parent / "static").glob("quasar*.prod.css")]
    sheets.append(Path(nicegui).parent / "static" / "nicegui.css")
    foreign = set().union(*(classes_in(text_of(path)) for path in sheets))
    assert len(foreign) > 500
    assert own & foreign == {"wt"}


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_no_style_of_the_board_reaches_out_of_it(path: Path) -> None:
    css = re.sub(r"/\*.*?\*/", "", text_of(path), flags=re.DOTALL)
    css = re.sub(r"@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", css)
    for selectors in re.findall(r"(?:^|[{}])\s*([^@{};]+)\{", css):
        for selector in re.split(r",(?![^(]*\))", selectors):
            assert selector.strip().startswith(".wt"), selector


def relative_luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((relative_luminance(one), relative_luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def tokens(theme: str) -> dict[str, str]:
    css = text_of(board.STATIC / "theme.css")
    found: dict[str, str] = {}
    for start in (".wt {", '.wt[data-theme="light"] {')[: 1 if theme == "dark" else 2]:
        block = css[css.index(start) :].split("}")[0]
        found |= dict(
            re.findall(
                r"--([a-z-]+): (#[0-9a-f]{6})\b",
                re.sub(r"#([0-9a-f])([0-9a-f])([0-9a-f])\b(?![0-9a-f])", r"#\1\1\2\2\3\3", block),
            )
        )
    return found


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("text", "ground"), ("text", "raised"), ("text", "sunk"), ("muted", "ground"), ("muted", "raised"),
        ("muted", "sunk"), ("ink", "paper"), ("on-act", "act"), ("on-target", "target"), ("act", "raised"),
        ("harm-text", "raised"),
    ],
)  # fmt: skip
def test_contrast_is_enough(theme: str, text: str, ground: str) -> None:
    colours = tokens(theme)
    assert contrast(colours[text], colours[ground]) >= 4.5
