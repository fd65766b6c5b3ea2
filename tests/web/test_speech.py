"""Separators, colons and full stops between shown texts are the language's own: no script brings its own."""

import re
from pathlib import Path

import pytest

pytest.importorskip("nicegui")

import wartable
from wartable.kernel.contract import game_names
from wartable.locale import languages, words
from wartable.web import board

SOURCES = Path(wartable.__file__).parent
SCRIPTS = sorted([*board.STATIC.rglob("*.js"), *SOURCES.glob("games/*/web/static/*.js")])
# What would stand between two texts, or end one, by the will of a script.
IN_SCRIPTS = re.compile(
    r"""join\((["'])[,;:.、。][^"']*\1\)"""  # [a, b].join(", ")
    r"|\}[:,;.] \$\{"  # `${a}: ${b}`
    r"|\} \(\$\{"  # `${a} (${b})`
    r"|\}\.`"  # `${a}.`
    r"""|\+ (["'])[:,;.] \2 \+"""  # a + ": " + b
    r"|\}\}[:,;.] "  # {{ a }}: in a template
)
IN_PYTHON = re.compile(r"""(["'])[,;] \1\.join\(""")
# Notations, not sentences: a sheet's file, and what a validator says of fields.
NOTATIONS = {"games/invictus/sheet.py", "web/api.py"}


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_no_script_separates_texts_by_itself(path: Path) -> None:
    code = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert [line.strip() for line in code.splitlines() if IN_SCRIPTS.search(line)] == []


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_no_template_begins_with_a_space_that_is_lost(path: Path) -> None:
    """Vue drops white space between the beginning of an element and what is put in: it belongs before the element."""
    assert re.findall(r"<[a-z][^<>]*[^/]> \{\{", path.read_text(encoding="utf-8")) == []


def test_the_hunt_finds_what_it_hunts() -> None:
    kinds = (
        'names.join(", ")',
        "`${a}: ${b}`",
        "`${a} (${b})`",
        "`${parts}.`",
        "a + ': ' + b",
        "<b>{{ lead }}: </b>",
    )
    assert all(IN_SCRIPTS.search(kind) for kind in kinds)


@pytest.mark.parametrize("folder", ["games", "table", "terminal", "web"])
def test_what_is_shown_is_listed_by_the_language(folder: str) -> None:
    for path in sorted((SOURCES / folder).rglob("*.py")):
        if path.relative_to(SOURCES).as_posix() not in NOTATIONS:
            assert not IN_PYTHON.search(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", languages())
def test_the_table_knows_how_its_language_puts_texts_side_by_side(language: str, game: str) -> None:
    known = board.labels(words(language), game)
    comma, colon, stop, space = ("、", "：", "。", "") if language == "ja" else (", ", ": ", ".", " ")
    assert known["list-separator"] == f"|{comma}|"
    assert known["list-sentences"] == f"|{space}|"
    assert known["list-lead"] == f"|{{label}}{colon}|"
    assert known["list-sentence"] == f"{{text}}{stop}"


def test_japanese_lines_break_between_phrases() -> None:
    sheet = (board.STATIC / "shell.css").read_text(encoding="utf-8")
    rules = re.search(r":root:lang\(ja\) \{([^}]*)\}", sheet)
    assert rules is not None
    assert "line-break: strict" in rules[1] and "word-break: auto-phrase" in rules[1]
