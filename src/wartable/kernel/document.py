"""A person's TOML file: its values, the line of each, and refusals that name file, line and reason.
What the values must be is known to whoever reads the document (decks, sheets)."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, TypeGuard

from wartable.kernel.errors import WartableError, system_reason
from wartable.kernel.message import Message, Said, shortened

NAME_LENGTH: Final = 60
LONGEST: Final = 200_000  # bytes of a file that a person writes
DEEPEST: Final = 16  # parts of a dotted key; the reader of TOML takes minutes for thousands

_SYNTAX_LINE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?:"{0,2})'  # strings and comments are stepped over whole,
    r"|'''.*?'''(?:'{0,2})"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*"
    r"|[\[{\]}\n]",  # so that a bracket or a line end found outside them is a real one
    re.DOTALL,
)

# A text in pieces: strings and comments whole, the parts of keys and the dots between them, and what ends a key.
_PIECE = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?:"{0,2})'
    r"|'''.*?'''(?:'{0,2})"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|[\w-]+|[ \t]+|#[^\n]*"
    r"|(?P<dot>\.)|(?P<end>.)",
    re.DOTALL,
)

# What Python says of a text that is no TOML, by how it begins; the rest is said in Python's own words.
_SYNTAX = {
    "Cannot declare": "twice",
    "Cannot overwrite": "twice",
    "Cannot redefine": "twice",
    "Cannot mutate": "twice",
    "Duplicate inline table key": "twice",
    "Expected '='": "equals",
    "Expected ']'": "table-bracket",
    "Expected ']]'": "list-bracket",
    "Expected newline": "line-end",
    "Found invalid character": "character",
    "Illegal character": "character",
    "Invalid date": "date",
    "Invalid initial character": "key",
    "Invalid statement": "statement",
    "Invalid value": "value",
    "Unclosed array": "list-open",
    "Unclosed inline table": "table-open",
    "Unescaped": "backslash",
    "Unterminated string": "text-open",
}

Place = tuple[str, ...]


class Document:
    """A person's TOML file: its values, and on which line each of them was set."""

    def __init__(self, text: str, file: str, error: type[WartableError]) -> None:
        self.text = text
        self.file = file
        self.error = error
        self.values: dict[str, Any] = {}
        self.lines: dict[Place, int] = {}
        self._load()

    def fault(self, reason: Message, *place: str) -> WartableError:
        """The error for what stands at a place: a key, or a table and a key in it."""
        return self._at(self.lines.get(place), reason)

    def title(self) -> str:
        """The document's own name, or else the file's."""
        name = self.values.get("name", self.file)
        if not is_title(name):
            raise self.fault(no_title(name), "name")
        return name

    def _at(self, line: int | None, reason: Message) -> WartableError:
        if line is None:
            return self.error(Message("error-in-file", {"file": self.file, "problem": reason}))
        return self.error(Message("error-in-line", {"file": self.file, "line": str(line), "problem": reason}))

    def _load(self) -> None:
        deep = _deep_line(self.text)
        if deep is not None:
            raise self._at(deep, Message("error-toml-too-deep"))
        try:
            self.values = tomllib.loads(self.text)
            self.lines = places(self.text)
        except tomllib.TOMLDecodeError as problem:
            found = _SYNTAX_LINE.search(str(problem))
            last = self.text.rstrip("\n").count("\n") + 1
            line = int(found[1]) if found and found[1] else last
            reason = Message("error-toml", {"problem": _syntax(_SYNTAX_LINE.sub("", str(problem)))})
            raise self._at(line, reason) from None
        except (ValueError, RecursionError):
            raise self._at(_unreadable_line(self.text), Message("error-toml-too-deep")) from None


def _syntax(problem: str) -> Said:
    """What keeps a text from being TOML."""
    for beginning, name in _SYNTAX.items():
        if problem.startswith(beginning):
            return Message(f"error-toml-{name}")
    return problem[:1].lower() + problem[1:]


def read_text(path: Path, error: type[WartableError], longest: int = LONGEST) -> str:
    """A person's file as text, whatever editor wrote it; no more of it is read than such a file can have."""
    try:
        with path.open("rb") as file:
            data = file.read(longest + 1)
        if len(data) <= longest:
            return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
        reason = Message("error-too-long", {"most": str(longest)})
    except OSError as problem:
        reason = Message("error-unreadable", {"reason": system_reason(problem)})
    except ValueError:  # no text, or no name that a file can have
        reason = Message("error-no-text")
    raise error(Message("error-in-file", {"file": shortened(path.name), "problem": reason}))


def is_there(path: Path) -> bool:
    """Whether something has this name; a name that no file can have names nothing."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def _deep_line(text: str) -> int | None:
    """The line of the first key with more parts than anybody writes."""
    dots = 0
    for token in _PIECE.finditer(text):
        if token["dot"]:
            dots += 1
            if dots >= DEEPEST:
                return text.count("\n", 0, token.start()) + 1
        elif token["end"]:
            dots = 0
    return None


def statements(text: str) -> Iterator[tuple[int, str]]:
    """The statements of a TOML text, each with the line it starts on."""
    start, line, depth = 0, 1, 0
    for token in _TOKEN.finditer(text):
        if token[0] in ("[", "{"):
            depth += 1
        elif token[0] in ("]", "}"):
            depth -= 1
        elif token[0] == "\n" and depth == 0:
            yield line, text[start : token.end()]
            line += text.count("\n", start, token.end())
            start = token.end()
    yield line, text[start:]


def places(text: str) -> dict[Place, int]:
    """The line on which each key of a valid TOML text is first set, two levels deep."""
    found: dict[Place, int] = {}
    table: Place = ()
    for line, statement in statements(text):
        opens_table = statement.lstrip().startswith("[")
        keys = list(_keys(tomllib.loads(statement)))
        for key in keys:
            found.setdefault(key if opens_table else (table + key)[:2], line)
        if opens_table:
            table = keys[-1]
    return found


def _keys(values: dict[str, Any]) -> Iterator[Place]:
    for key, value in values.items():
        yield (key,)
        if isinstance(value, dict):
            yield from ((key, inner) for inner in value)


def _unreadable_line(text: str) -> int | None:
    for line, statement in statements(text):
        try:
            tomllib.loads(statement)
        except (ValueError, RecursionError):
            return line
    return None


def in_words(value: object) -> Said:
    """A value from a file, short enough to be quoted back."""
    match value:
        case None:
            return Message("error-value-none")
        case bool():
            return "true" if value else "false"
        case int() if abs(value) >= 10**9:
            return Message("error-value-large")
        case int() | float():
            return str(value)
        case str():
            short = value if len(value) <= 40 else value[:40] + "…"
            return '"' + "".join(letter if letter.isprintable() else "?" for letter in short) + '"'
        case list() | tuple():
            return Message("error-value-list")
        case dict():
            return Message("error-value-table")
        case _:
            return Message("error-value-time")


def nearest(word: str, words: Iterable[str]) -> Said:
    """The end of a sentence about an unknown word: the known one it is closest to, if any is close."""
    close = get_close_matches(word.lower(), list(words), n=1)
    return Message("error-did-you-mean", {"word": close[0]}) if close else ""


def not_one_of(value: object, words: Sequence[str]) -> Message:
    """That a value is not one of the few words that can stand in its place."""
    hint = nearest(value, words) if isinstance(value, str) else ""
    return Message("error-not-one-of", {"value": in_words(value), "known": list(words), "hint": hint})


def is_title(value: object) -> TypeGuard[str]:
    """Whether a value from a file can be the name of what the file holds."""
    return (
        isinstance(value, str) and value.isprintable() and 0 < len(value.strip()) <= len(value) <= NAME_LENGTH
    )


def no_title(value: object) -> Message:
    return Message("error-document-name", {"most": NAME_LENGTH, "value": in_words(value)})


def is_whole(value: object, low: int, high: int) -> TypeGuard[int]:
    """Whether a value from a file is a whole number within bounds; true and 2.0 are not."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def quoted(text: str) -> str:
    """A printable text as a TOML string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
