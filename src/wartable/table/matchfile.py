"""A match as a file: a header with its seed, then a line for every action; every line carries a sum over all before it.
So the terminal saves a copy under a name of one's own, and so it kept all matches before it had a store."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import stat
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import platformdirs

import wartable
from wartable.kernel.contract import game
from wartable.kernel.errors import WartableError, system_reason
from wartable.kernel.message import CITED, Message, escaped, shortened
from wartable.table import plain, private
from wartable.table.carrying import answer_at_once, begun
from wartable.table.checks import check
from wartable.table.entries import Kind, Refused
from wartable.table.match import Match
from wartable.table.terms import Place, own_terms

ENDING: Final = ".match"
SEATS: Final = 4
LONGEST: Final = 16_000_000  # bytes of a file that can be a match
MOST: Final = 2**31  # actions and seats are far below
MOST_SEED: Final = 2**63 - 1
LONGEST_WORD: Final = 64  # of a game, a format, a player, a version


class MatchFileError(WartableError):
    """A match file that can't be used; the message says which and why."""


class MissingMatch(MatchFileError):
    """A match file that is not there."""


class ChangedMatch(MatchFileError):
    """A match file that says something else than Wartable wrote, or what the rules don't allow."""


def _error(name: str, path: Path, **arguments: Any) -> MatchFileError:
    return MatchFileError(Message(name, {"file": _shown(path), **arguments}))


def _shown(path: Path) -> str:
    """A path as a sentence names it: whole, unless nobody would read it."""
    text = escaped(str(path))
    return text if len(text) <= 4 * CITED else shortened(path.name)


PERSON: Final = "person"


@dataclass(frozen=True)
class Header:
    """All that a match follows from, but its actions."""

    game: str
    format: str
    options: Mapping[str, Any]
    seed: int
    seats: Sequence[str]  # who plays each: "person" or a player's spec
    version: str = wartable.__version__


@dataclass(frozen=True)
class Line:
    """One line after the header: an action, the taking back of some, or a resignation."""

    kind: str  # "action", "undo" or "resign"
    value: int  # the action, how many actions remain, or the seat


@dataclass
class MatchFile:
    """What a match file says."""

    path: Path
    header: Header
    lines: list[Line] = field(default_factory=list)
    name: str = ""  # that the match has in a store: the same for the same file

    @classmethod
    def read(cls, path: Path) -> MatchFile:
        """A match as its file tells it; a last line that was torn in the writing does not count."""
        data = _bytes(path)
        return _read(path, data[: data.rfind(b"\n") + 1])

    def actions(self) -> list[int]:
        """The actions that stand."""
        standing: list[int] = []
        for line in self.lines:
            if line.kind == "action":
                standing.append(line.value)
            elif line.kind == "undo":
                del standing[line.value :]
        return standing

    @property
    def resigned(self) -> int:
        """The seat that gave up; -1 while nobody has."""
        last = self.lines[-1] if self.lines else None
        return last.value if last is not None and last.kind == "resign" else -1

    def played_again(self, token: str, now: float) -> Match:
        """The match that the file tells, with this token for its persons. Its seed stands in the file, so it counts as chosen."""
        try:
            match = _set_up(self, token, now)
        except WartableError as problem:
            raise _error("error-match-set-up", self.path, problem=problem.message) from None
        for number, action in enumerate(self.actions(), 1):
            self._play(match, number, action)
        if self.resigned >= 0:
            match.apply(check(match, Kind.RESIGN, self.resigned, {}, now))
        answer_at_once(match, now)
        return match

    def _play(self, match: Match, number: int, action: int) -> None:
        data = {"decision": match.decision, "action": action}
        try:
            match.apply(check(match, Kind.MOVE, match.decider, data, match.created))
        except Refused:
            arguments = {
                "file": shortened(self.path.name),
                "version": self.header.version,
                "own": wartable.__version__,
                "number": str(number),
            }
            raise ChangedMatch(Message("error-match-rules", arguments)) from None


def _set_up(file: MatchFile, token: str, now: float) -> Match:
    """The match before its first action, with as many seats as its file says."""
    header = file.header
    places = [Place(who if who == PERSON else "computer", level=who) for who in header.seats]
    if len(places) != game(header.game).format(header.format).seats:
        raise _error("error-match-header", file.path, key=repr("seats"))
    terms = own_terms(header.game, header.format, header.options, places, token, header.seed)
    match = begun(file.name, terms, now)
    for seat, place in enumerate(match.seats):
        if place.is_person:
            match.apply(check(match, Kind.JOIN, seat, {}, now))
    return match


def save_copy(match: Match, path: Path) -> None:
    """Write a match so far into a file that was not there; whoever reads it knows its seed."""
    values: list[Mapping[str, Any]] = [
        {
            "wartable": wartable.__version__,
            "game": match.game.name,
            "format": match.terms.format,
            "options": dict(match.terms.settings),
            "seed": match.seed,
            "seats": [PERSON if seat.is_person else seat.level for seat in match.seats],
        },
        *({"action": move.action} for move in match.moves),
    ]
    data, total = b"", 0
    for value in values:
        line, total = _line(value, total)
        data += line
    try:
        with os.fdopen(private.open_new(path), "wb") as copy:
            copy.write(data)
            copy.flush()
            os.fsync(copy.fileno())
    except FileExistsError:
        raise _error("error-match-exists", path) from None
    except OSError as problem:
        raise _error("error-match-writing", path, reason=system_reason(problem)) from None


def default_folder() -> Path:
    """Where the terminal kept its matches before it had a store: in WARTABLE_DATA, or the place of the system for such data."""
    chosen = os.environ.get("WARTABLE_DATA")
    root = Path(chosen) if chosen else platformdirs.user_data_path("wartable")
    return root / "matches"


def match_files(game: str | None, folder: Path | None = None) -> list[Path]:
    """The match files of a game, or of all, the latest first."""
    found = []
    for path in (folder or default_folder()).glob(f"{game or '*'}-*{ENDING}"):
        with contextlib.suppress(OSError):  # it may be gone by now
            found.append((path.stat().st_mtime_ns, path.name, path))
    return [path for _, _, path in sorted(found, reverse=True)]


def find_file(name: str, folder: Path | None = None) -> Path | None:
    """A match file by its path or by its name in the folder of matches; None if there is none."""
    inside = (folder or default_folder()) / name
    places = (Path(name), inside, inside.parent / (inside.name + ENDING))
    return next((path for path in places if _is_file(path)), None)


def delete_file(name: str, folder: Path | None = None) -> Path | None:
    """Delete a match file by its name in the folder of matches; None if there is none."""
    place = folder or default_folder()
    path = place / (name if name.endswith(ENDING) else name + ENDING)
    if path.parent != place or not _is_file(path):
        return None
    try:
        path.unlink()
    except OSError as problem:
        raise _error("error-match-deleting", path, reason=system_reason(problem)) from None
    return path


def _is_file(path: Path) -> bool:
    """Whether a file has this name; a name that no file can have names none."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def _bytes(path: Path) -> bytes:
    """What is in a file, if that can be a match."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise _error("error-match-no-text", path)
        with path.open("rb") as file:
            data = file.read(LONGEST + 1)
    except FileNotFoundError as problem:
        reason = system_reason(problem)
        raise MissingMatch(Message("error-match-opening", {"file": _shown(path), "reason": reason})) from None
    except OSError as problem:
        raise _error("error-match-opening", path, reason=system_reason(problem)) from None
    if len(data) > LONGEST:
        raise _error("error-match-long", path)
    return data


def _line(values: Mapping[str, Any], before: int) -> tuple[bytes, int]:
    """A line with its sum over itself and all lines before it."""
    text = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
    total = zlib.crc32(text.encode(), before)
    return f'{text[:-1]},"sum":"{total:08x}"}}\n'.encode(), total


_SUM = re.compile(r',"sum":"([0-9a-f]{8})"\}\Z')


def _read(path: Path, data: bytes) -> MatchFile:
    try:
        lines = data.decode().split("\n")[:-1]
    except UnicodeDecodeError:
        raise _error("error-match-no-text", path) from None
    if not lines:
        raise _error("error-match-empty", path)
    values, total = _values(path, 1, lines[0], 0)
    found = MatchFile(path, _header(path, values), name=_name(data))
    standing = 0  # actions that are not taken back
    for number, line in enumerate(lines[1:], 2):
        values, total = _values(path, number, line, total)
        told = _told(path, number, values, standing)
        found.lines.append(told)
        standing = standing + 1 if told.kind == "action" else min(standing, told.value)
    return found


def _name(data: bytes) -> str:
    """A name like all that matches have; none begins like an option of a command."""
    return urlsafe_b64encode(hashlib.sha256(data).digest()[:9]).decode().replace("-", "_")


def _values(path: Path, number: int, line: str, before: int) -> tuple[dict[str, Any], int]:
    """What a line says, if its sum is right."""
    sums = _SUM.search(line)
    text = _SUM.sub("}", line)
    total = zlib.crc32(text.encode(), before)
    try:
        values = plain.read_json(text)
    except plain.NoJson:
        values = None
    if sums is None or int(sums[1], 16) != total or not isinstance(values, dict):
        if number == 1 and (sums is None or not isinstance(values, dict) or "wartable" not in values):
            raise _error("error-match-foreign", path)
        raise ChangedMatch(Message("error-match-changed", {"file": _shown(path), "line": str(number)}))
    return values, total


def _header(path: Path, values: dict[str, Any]) -> Header:
    try:
        return Header(
            plain.line("game", values.get("game"), LONGEST_WORD),
            plain.line("format", values.get("format"), LONGEST_WORD),
            plain.table("options", values.get("options")),
            plain.whole("seed", values.get("seed"), 0, MOST_SEED),
            tuple(
                plain.line("seats", who, LONGEST_WORD)
                for who in plain.row("seats", values.get("seats"), SEATS)
            ),
            plain.line("wartable", values.get("wartable"), LONGEST_WORD),
        )
    except plain.Fault as fault:
        raise _error("error-match-header", path, key=repr(fault.key)) from None


def _told(path: Path, number: int, values: dict[str, Any], standing: int) -> Line:
    for kind, most in (("action", MOST), ("undo", standing + 1), ("resign", SEATS)):
        value = values.get(kind)
        if type(value) is int and 0 <= value < most:
            return Line(kind, value)
    raise _error("error-match-entry", path, line=str(number))
