"""Every language says everything that English says, with the same variables; and no message lies idle.
That whole matches can be told in every language is played out in tests/suite/test_words.py."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len

import wartable
from wartable.games.invictus.cards import KEYS
from wartable.games.invictus.terminal.board import CELL
from wartable.kernel.finding import game_names, homes
from wartable.locale import all_files, languages, words
from wartable.rulebook import ID, page, parse_rules
from wartable.template import PACKAGE

ENGLISH = "en"
SOURCE = Path(wartable.__file__).parent
FILES = sorted(path.name for path in all_files(ENGLISH))
OTHERS = [language for language in languages() if language != ENGLISH]

# What English names mean, in our own words, a line `reading-<name>` each; English has no need of it.
READINGS = {
    "invasion-readings.ftl": "invasion-cards.ftl",
    "invasion-skavenblight-readings.ftl": "invasion-skavenblight.ftl",
    "invasion-ulthuan-readings.ftl": "invasion-ulthuan.ftl",
    "shadespire-readings.ftl": "shadespire-cards.ftl",
}
NAMED = ("card-", "sha-card-", "sha-fighter-", "sha-attack-", "sha-board-", "sha-warband-")

# Beginnings of names that the code completes with a variable part, in the files that only this test looks after;
# for invictus.ftl and terminal.ftl tests/terminal/test_texts.py knows the very names.
FAMILIES = {
    "board.ftl": ("board-tab-", "board-end-"),
    "invasion-board.ftl": (
        "board-invasion-place-", "board-invasion-card-", "board-invasion-say-", "board-invasion-kind-",
        "board-invasion-phase-", "board-invasion-step-", "board-invasion-stops-", "board-invasion-threat-",
        "board-invasion-no-", "board-invasion-", "why-invasion-part-", "why-invasion-",
    ),
    "invictus-board.ftl": (
        "board-invictus-row-", "board-invictus-flag-", "board-invictus-fate-", "board-invictus-chosen-",
    ),
    "shadespire-board.ftl": (
        "board-shadespire-pile-", "board-shadespire-roll-", "board-shadespire-say-", "why-shadespire-", "board-tab-",
    ),
    "coach.ftl": (),
    "decks.ftl": ("decks-form-", "decks-trial-", "gallery-"),
    "errors.ftl": ("error-unknown-", "error-toml-"),
    "lab.ftl": ("lab-column-", "lab-title-", "lab-heading-", "lab-advantage-"),
    "lists.ftl": (),
    "table.ftl": ("table-over-", "table-terms-clock-", "table-time-"),
    "web.ftl": (
        "game-", "badge-", "list-", "theme-", "clock-", "settings-", "computer-", "replay-step-", "replay-pace-",
    ),
    "invictus-web.ftl": ("sheet-", "option-", "choice-", "format-invictus-", "gallery-"),
    "invasion-web.ftl": ("decks-base-", "gallery-"),
    "shadespire-web.ftl": ("decks-base-", "gallery-"),
}  # fmt: skip
NAME = re.compile(r"[a-z][a-z0-9-]*")
# Calls whose first argument names a message.
SPEAKING = (
    "text", "say", "Message", "Refused", "_tell", "choose", "named", "_fault", "_Fault", "_error", "_Wrong",
)  # fmt: skip


# --- The Fluent files -----------------------------------------------------------------------------------


def files_of(language: str) -> list[str]:
    return FILES if language == ENGLISH else sorted([*FILES, *READINGS])


@cache
def resource(language: str, file: str) -> fluent.Resource:
    path = next(path for path in all_files(language) if path.name == file)
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def messages(language: str, file: str) -> dict[str, fluent.Message]:
    return {
        entry.id.name: entry for entry in resource(language, file).body if isinstance(entry, fluent.Message)
    }


def parts(message: fluent.Message) -> dict[str, fluent.Pattern]:
    """The text of a message under an empty name, and its attributes under theirs."""
    found = {attribute.id.name: attribute.value for attribute in message.attributes}
    return found if message.value is None else {"": message.value, **found}


class Seen(Visitor):
    """What a pattern is made of: its variables, the keys they choose by, and the forms it asks names for."""

    def __init__(self, pattern: fluent.Pattern) -> None:
        self.variables: set[str] = set()
        self.keys: dict[str, list[str]] = {}
        self.forms: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        assert isinstance(node.selector, fluent.VariableReference)
        keys = [
            variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value
            for variant in node.variants
        ]
        self.keys.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:
        self.forms |= {
            argument.value
            for argument in node.arguments.positional
            if isinstance(argument, fluent.StringLiteral)
        }
        self.generic_visit(node)


def samples(variable: str, seen: Seen) -> list[object]:
    """Values that reach every variant that a variable chooses."""
    keys = seen.keys.get(variable)
    if keys is None:
        return ["…"]
    numbers = {"zero", "one", "two", "few", "many"} & set(keys) or any(key.isdigit() for key in keys)
    return [0, 1, 2, 5, 22] if numbers else list(dict.fromkeys([*keys, "something else"]))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_files_of_english_and_the_readings(language: str) -> None:
    assert sorted(path.name for path in all_files(language)) == files_of(language)


@pytest.mark.parametrize("language", languages())
def test_every_line_is_understood(language: str) -> None:
    junk = [
        (file, entry.content)
        for file in files_of(language)
        for entry in resource(language, file).body
        if isinstance(entry, fluent.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("language", languages())
def test_no_name_is_given_twice(language: str) -> None:
    """Where all files are read together, a second message of a name would be lost without a word."""
    homes: dict[str, list[str]] = {}
    for file in files_of(language):
        for entry in resource(language, file).body:
            if isinstance(entry, fluent.Message):
                homes.setdefault(entry.id.name, []).append(file)
    assert {name: found for name, found in homes.items() if len(found) > 1} == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_a_language_has_the_messages_of_english(language: str, file: str) -> None:
    own, english = messages(language, file), messages(ENGLISH, file)
    assert [name for name in english if name not in own] == [], "missing"
    assert [name for name in own if name not in english] == [], "left over"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_messages_have_the_parts_and_variables_of_english(language: str, file: str) -> None:
    """Further attributes are the forms, such as cases, that sentences of the language ask names for."""
    english = messages(ENGLISH, file)
    for name, message in messages(language, file).items():
        if name not in english:
            continue  # told by the test above
        mine, theirs = parts(message), parts(english[name])
        assert set(theirs) <= set(mine) <= set(theirs) | forms_asked(language), name
        for part, pattern in theirs.items():
            assert Seen(mine[part]).variables == Seen(pattern).variables, (name, part)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("file", "cards"), READINGS.items())
def test_every_name_that_stays_english_has_a_reading(language: str, file: str, cards: str) -> None:
    """And a reading is one plain line for one of those names."""
    say, english = words(language).text, words(ENGLISH).text
    names = [name for name in messages(ENGLISH, cards) if name.startswith(NAMED)]
    readings = messages(language, file)
    unread = [name for name in names if say(name) == english(name) and f"reading-{name}" not in readings]
    assert unread == []
    assert [reading for reading in readings if reading.removeprefix("reading-") not in names] == []
    for reading, message in readings.items():
        assert list(parts(message)) == [""] and not Seen(parts(message)[""]).variables, reading


@pytest.mark.parametrize("language", OTHERS)
def test_files_are_read_without_the_readings_unless_asked(language: str) -> None:
    assert not words(language, "invasion", "invasion-cards").has("reading-card-troll-slayers")
    assert words(language, "invasion-readings").has("reading-card-troll-slayers")
    assert words(language).has("reading-card-troll-slayers")


@cache
def forms_asked(language: str) -> frozenset[str]:
    return frozenset(
        form
        for file in FILES
        for message in messages(language, file).values()
        for pattern in parts(message).values()
        for form in Seen(pattern).forms
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("file", FILES)
def test_every_message_can_be_said(language: str, file: str) -> None:
    say = words(language).text
    for name, message in messages(language, file).items():
        for part, pattern in parts(message).items():
            seen = Seen(pattern)
            variables = sorted(seen.variables)
            for values in product(*(samples(variable, seen) for variable in variables)):
                text = say(name, part, **dict(zip(variables, values, strict=True)))
                assert text.strip() and "{" not in text, (name, part)


@pytest.mark.parametrize("language", languages())
def test_words_for_the_browser_choose_no_form(language: str) -> None:
    """The browser puts values into texts that were said before, so a variable can't choose there."""
    for file in (file for file in FILES if file.endswith(("board.ftl", "draft.ftl"))):
        for name, message in messages(language, file).items():
            assert all(Seen(pattern).keys == {} for pattern in parts(message).values()), name


@pytest.mark.parametrize("language", languages())
def test_names_of_cards_fit_the_cells_of_the_terminal(language: str) -> None:
    wide = [key for key in KEYS if cell_len(f" ■ {words(language).text(f'card-{key}')}") > CELL]
    assert wide == []


# --- The code that speaks -------------------------------------------------------------------------------


@cache
def sources() -> dict[str, str]:
    paths = [
        path for path in SOURCE.rglob("*") if path.suffix in (".py", ".js") and PACKAGE not in path.parents
    ]
    return {path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8") for path in sorted(paths)}


@cache
def all_names() -> frozenset[str]:
    return frozenset(name for file in FILES for name in messages(ENGLISH, file))


def named_in_python(source: str) -> Iterator[str]:
    """The messages that calls name outright."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in SPEAKING:
                yield from filter(NAME.fullmatch, constants(node.args[0]))


def constants(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.IfExp):
        yield from constants(argument.body)
        yield from constants(argument.orelse)


@pytest.mark.parametrize("file", FAMILIES)
def test_every_message_is_used(file: str) -> None:
    code = "\n".join(sources().values())
    quoted = set(re.findall(r"""["'`^]([a-z][a-z0-9-]*)(?=["'`]| = )""", code))
    idle = [
        name for name in messages(ENGLISH, file) if name not in quoted and not name.startswith(FAMILIES[file])
    ]
    assert idle == []


@pytest.mark.parametrize("beginning", [beginning for file in FAMILIES.values() for beginning in file])
def test_every_family_of_names_is_completed_somewhere(beginning: str) -> None:
    completed = re.compile(rf"""["'`]{beginning}(\{{|\$\{{|["'] \+ )""")
    assert any(completed.search(source) for source in sources().values())


def test_every_message_named_in_python_exists() -> None:
    named = {
        (path, name)
        for path, source in sources().items()
        if path.endswith(".py")
        for name in named_in_python(source)
    }
    assert len(named) > 100
    assert sorted((path, name) for path, name in named if name not in all_names()) == []


def test_every_message_named_in_the_browser_exists() -> None:
    call = re.compile(r"""\bt\(\s*(?:[^"'`()]*\? *)?(["'])([a-z][a-z0-9-]*[a-z0-9])\1""")
    named = {
        (path, found[2])
        for path, source in sources().items()
        if path.endswith(".js")
        for found in call.finditer(source)
    }
    assert sorted((path, name) for path, name in named if name not in all_names()) == []


# --- Rules pages ----------------------------------------------------------------------------------------


def translated_pages() -> list[Path]:
    return sorted(path for name in game_names() for path in homes()[name].rulebook.glob("*.*.md"))


@pytest.mark.parametrize("path", translated_pages(), ids=lambda path: path.name)
def test_a_translated_rules_page_has_every_rule_in_order(path: Path) -> None:
    game, language, _ = path.name.split(".")
    assert language in languages()
    text = path.read_text(encoding="utf-8")
    assert [rule.id for rule in parse_rules(text)] == [rule.id for rule in parse_rules(page(game))]
    named = set(re.findall(rf"\b{ID}\b", text, re.ASCII))
    assert named == {rule.id for rule in parse_rules(text)}


@pytest.mark.parametrize("path", translated_pages(), ids=lambda path: path.name)
def test_a_translated_rules_page_keeps_what_is_code(path: Path) -> None:
    """Rules name options and their values; those are the same in every language."""
    english = {
        rule.id: set(re.findall(r"`[^`]+`", rule.text)) for rule in parse_rules(page(path.name.split(".")[0]))
    }
    own = {
        rule.id: set(re.findall(r"`[^`]+`", rule.text))
        for rule in parse_rules(path.read_text(encoding="utf-8"))
    }
    assert own == english
