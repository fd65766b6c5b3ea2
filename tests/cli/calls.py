"""Calls of the command with bad input, by a seed: every command and option as the command itself knows them.
What must hold of each call stands in the tests."""

from __future__ import annotations

import itertools
import json
import random
import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wartable.cli import _command

LONG = "n" * 1200
NASTY = (
    "", " ", "-", "--", "---", "=", "①", "²", "٣", "½", "９" * 12, "7" * 5000, "-" + "7" * 30, "x" * 1000, LONG,
    "[v2]", "[/x]", "[bold]", "[/]", "{}", "{ $x }", "%s%n", "\\", "'", '"', "`id`", "$(id)", ";", "|", "&", "*",
    "../../etc/passwd", "/", "/dev/null", "/proc/self/mem", ".", "..", "~", "a/b", "a\nb", "a\tb", "\r", "\x1b[31m",
    "\x00", "\x7f", "\u202e", "\ufeff", "\ud800", "\udcff", "💥", "é", "ß", "İ", "日本語", "ża", "nan", "inf", "-inf",
    "1e9", "0x10", "1_000", "+5", "-3", "-1", "3", "99999", "65536", "9223372036854775808", "9" * 19, "true", "None",
    "null", "[]", "{}", "search:", "search:0", "search:-5", "search:①", "search:" + "9" * 50, "search:5x0",
    "search:5x999", "random,", ",", ",,,,", "random,random,random", "greedy;random", "person", "name=", "=value",
    "build=", "build=①", "deck0=" + LONG, "sheet=/dev/null", "last", "latest", "en_US", "C", "xx", "tlh", "INVI-",
    "INVI-0.0", "R", "R0", "SHA-99999", "invictus", "chess", "Invictus", "duel", "king", "--help ", "-x", "-ooo", "@x",
)  # fmt: skip


@dataclass(frozen=True)
class Taken:
    """Something that can stand behind a command."""

    spellings: tuple[str, ...]  # none for an argument
    flag: bool
    file: bool  # its help speaks of a file


def grammar() -> dict[str, list[Taken]]:
    """What every command takes, read from the command itself; "" is the command alone."""
    root = _command()
    found = {"": _taken(root)}
    for name, command in root.commands.items():
        found[name] = _taken(command)
    return found


def _taken(command: Any) -> list[Taken]:
    found = []
    for parameter in command.params:
        is_option = parameter.param_type_name == "option"
        spellings = (*parameter.opts, *parameter.secondary_opts) if is_option else ()
        of_file = re.search("file|sheet", (parameter.help or "").lower()) is not None
        found.append(Taken(spellings, bool(getattr(parameter, "is_flag", False)), of_file))
    return found


# --- Files ------------------------------------------------------------------------------------------------


def bad_files(folder: Path, chance: random.Random) -> list[str]:
    """Files that are none of what they are taken for: binary, huge, nested deeply, of wrong types, half right."""
    made: dict[str, bytes] = {
        "empty": b"",
        "newline": b"\n",
        "binary": chance.randbytes(5000),
        "zeros": bytes(5000),
        "latin": "Komusō ż".encode("utf-16"),
        "huge.toml": b'name = "x"\n' + b"# much\n" * 100_000,
        "long.txt": b"3x " + b"a " * 40_000,
        "blank.txt": b"Name: x\n" + b"a" + b" " * 90_000 + b"b\n",
        "key.toml": b".".join([b"a"] * 20_000) + b" = 1\n",
        "quoted.toml": b".".join([b'"a"'] * 20_000) + b" = 1\n",
        "table.toml": b"[" + b".".join([b"a"] * 20_000) + b"]\n",
        "lists.toml": b"a = " + b"[" * 20_000 + b"]" * 20_000 + b"\n",
        "inline.toml": b"a = " + b"{a=" * 20_000 + b"1" + b"}" * 20_000 + b"\n",
        "digits.toml": b"a = " + b"7" * 20_000 + b"\n",
        "open.toml": b'name = """' + b"x" * 20_000,
        "markup.toml": b'name = "[/x] [v2]"\nleader = "king-a"\n[soldiers]\nwarrior = 20\n',
        "deep.json": b"[" * 100_000 + b"]" * 100_000,
        "deeper.json": b'{"wartable":1,"finished":true,"a":' + b"[" * 900 + b"]" * 900 + b"}",
        "kind.json": b'{"wartable":' + b"[" * 950 + b"]" * 950 + b"}",
        "number.json": b'{"wartable": ' + b"9" * 5000 + b"}",
        "nan.json": b'{"wartable": 1, "finished": NaN, "entries": Infinity}',
        "list.json": b"[1, 2, 3]",
        "[v2].json": b"{}",
        "[x].toml": b"a",
        "header.match": line({"wartable": "0.1.0"}, 0)[0],
    }
    wrong: tuple[Any, ...] = (None, True, -1, 10**30, 1.5, "", "[/x]", [], [[]], {}, {"a": []}, "1979-05-27")
    for number, value in enumerate(wrong):
        for field in ("name", "leader", "soldiers", "capital", "cards", "warband", "objectives", "warrior"):
            made[f"{field}{number}.toml"] = f"{field} = {toml(value)}\n".encode()
        for field in ("game", "format", "options", "seed", "seats", "action"):
            made[f"{field}{number}.match"] = match_file(field, value)
        for field in (
            "game",
            "format",
            "settings",
            "terms",
            "secret",
            "seats",
            "entries",
            "created",
            "result",
        ):
            made[f"{field}{number}.json"] = json.dumps(paper(field, value)).encode()
    for name, data in made.items():
        (folder / name).write_bytes(data)
    (folder / "folder").mkdir()
    return [str(folder / name) for name in [*made, "folder", "missing", LONG, "a\x00b"]]


def line(values: dict[str, Any], before: int) -> tuple[bytes, int]:
    """A line of a match file with the right sum, so that what it says is looked at."""
    text = json.dumps(values, separators=(",", ":"))
    total = zlib.crc32(text.encode(), before)
    return f'{text[:-1]},"sum":"{total:08x}"}}\n'.encode(), total


def match_file(field: str, value: Any) -> bytes:
    header: dict[str, Any] = {
        "wartable": "0.1.0", "game": "invictus", "format": "duel", "options": {}, "seed": 1,
        "seats": ["person", "easy"],
    }  # fmt: skip
    if field in header:
        header[field] = value
    first, total = line(header, 0)
    return first + line({"action": value if field == "action" else 0}, total)[0]


def paper(field: str, value: Any) -> dict[str, Any]:
    seat = {"kind": "computer", "name": "", "level": "easy", "link": None}
    made: dict[str, Any] = {
        "wartable": 1, "version": "0.1.0", "match": "m", "game": "invictus", "format": "duel", "created": 1.0,
        "commitment": "x", "finished": True, "result": None, "settings": {}, "terms": {}, "secret": "s",
        "seed": 1, "seats": [seat, seat], "entries": [["move", 0, {"action": 0}, 2.0]],
    }  # fmt: skip
    return {**made, field: value}


def toml(value: Any) -> str:
    if value is None:
        return "1979-05-27"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items()) + "}"
    return json.dumps(value)


# --- Calls ------------------------------------------------------------------------------------------------


def calls(count: int, chance: random.Random, files: list[str]) -> Iterator[list[str]]:
    """So many calls, with every spelling of every option and every file wherever one can stand among them."""
    known = grammar()
    for words in itertools.islice(_must_be_tried(known, chance, files), count):
        count -= 1
        yield words
    for _ in range(count):
        name = chance.choice(list(known))
        first = name if chance.random() < 0.98 else value(chance, files)
        yield [*([first] if first else []), *behind(chance, known[name], files)]


def _must_be_tried(
    known: dict[str, list[Taken]], chance: random.Random, files: list[str]
) -> Iterator[list[str]]:
    for name, all in known.items():
        command = [name] if name else []
        for taken in all:
            for spelling in taken.spellings:
                words = [spelling] if taken.flag else [spelling, value(chance, files)]
                yield [*command, *words, *behind(chance, all, files)]
            if taken.file:
                yield from ([*command, *taken.spellings[:1], file] for file in files)


def behind(chance: random.Random, known: list[Taken], files: list[str]) -> Iterator[str]:
    """A few options and words behind a command."""
    for _ in range(chance.choice((0, 1, 1, 2, 2, 3, 5))):
        taken = chance.choice(known) if known else Taken((), False, False)
        if taken.spellings:
            spelling = chance.choice(taken.spellings)
            if chance.random() < 0.1:
                yield f"{spelling}={value(chance, files)}"
                continue
            yield spelling
        if not taken.flag and chance.random() < 0.97:
            yield value(chance, files)


def value(chance: random.Random, files: list[str]) -> str:
    kind = chance.random()
    if kind < 0.3:
        return chance.choice(files)
    if kind < 0.9:
        return chance.choice(NASTY)
    signs = "aZ09 -_=/.[]{}\\'\"①²\n\x00é日"
    return "".join(chance.choice(signs) for _ in range(chance.randrange(1, 30)))
