"""A match as a file that only ever grows: a header, then a line for every action, undo and resignation.
A line is on the disk before anybody is told of it; every line carries a sum over all before it."""

from __future__ import annotations

import contextlib
import json
import os
import re
import stat
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import platformdirs

import wartable
from wartable.kernel.errors import WartableError, system_reason
from wartable.kernel.message import CITED, Message, cited, escaped, shortened
from wartable.table import plain, private

ENDING: Final = ".match"
SEATS: Final = 4
LAST: Final = ("last", "latest")
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
class Entry:
    """One line after the header: an action, the taking back of some, or a resignation."""

    kind: str  # "action", "undo" or "resign"
    value: int  # the action, how many actions remain, or the seat


@dataclass
class MatchFile:
    """An open match file: what it says, and the only way to add to it."""

    path: Path
    header: Header
    entries: list[Entry] = field(default_factory=list)
    sum: int = 0
    handle: int = -1

    @classmethod
    def create(cls, header: Header, folder: Path | None = None) -> MatchFile:
        """A new file in the folder of matches, with the header written."""
        folder = folder or default_folder()
        try:
            private.make_folder(folder)
            path, handle = _fresh_file(folder, header.game)
        except OSError as problem:
            arguments = {"folder": str(folder), "reason": system_reason(problem)}
            raise MatchFileError(Message("error-match-folder", arguments)) from None
        _lock(handle, path)
        made = cls(path, header, handle=handle)
        made._write(
            {
                "wartable": header.version,
                "game": header.game,
                "format": header.format,
                "options": dict(header.options),
                "seed": header.seed,
                "seats": list(header.seats),
            }
        )
        _sync_folder(folder)
        return made

    @classmethod
    def open(cls, path: Path) -> MatchFile:
        """A match as its file tells it; a last line that was torn in the writing is dropped."""
        try:
            handle = os.open(path, os.O_RDWR | os.O_APPEND)
        except OSError as problem:
            raise _error("error-match-opening", path, reason=system_reason(problem)) from None
        try:
            _lock(handle, path)
            private.narrow(path)
            data = _bytes(path)
            whole = data[: data.rfind(b"\n") + 1]
            found = _read(path, whole)
            if len(whole) < len(data):
                os.ftruncate(handle, len(whole))
                os.fsync(handle)
        except BaseException:
            os.close(handle)
            raise
        found.handle = handle
        return found

    @classmethod
    def read(cls, path: Path) -> MatchFile:
        """What a match file says, to look at: nothing is locked or mended, and nothing can be added."""
        data = _bytes(path)
        return _read(path, data[: data.rfind(b"\n") + 1])

    def append(self, action: int) -> None:
        """Keep an action; when this returns it is on the disk."""
        self._add(Entry("action", action))

    def undo(self, remaining: int) -> None:
        """Keep that all actions but the first so many are taken back."""
        self._add(Entry("undo", remaining))

    def resign(self, seat: int) -> None:
        """Keep that a seat gave up."""
        self._add(Entry("resign", seat))

    def actions(self) -> list[int]:
        """The actions that stand."""
        standing: list[int] = []
        for entry in self.entries:
            if entry.kind == "action":
                standing.append(entry.value)
            elif entry.kind == "undo":
                del standing[entry.value :]
        return standing

    @property
    def resigned(self) -> int:
        """The seat that gave up; -1 while nobody has."""
        last = self.entries[-1] if self.entries else None
        return last.value if last is not None and last.kind == "resign" else -1

    def copy_to(self, path: Path) -> None:
        """A copy of the match so far under another name; an existing file is left alone."""
        try:
            with os.fdopen(private.open_new(path), "wb") as copy:
                copy.write(self.path.read_bytes())
                copy.flush()
                os.fsync(copy.fileno())
        except FileExistsError:
            raise _error("error-match-exists", path) from None
        except OSError as problem:
            raise _error("error-match-writing", path, reason=system_reason(problem)) from None

    def close(self) -> None:
        if self.handle >= 0:
            os.close(self.handle)
            self.handle = -1

    def _add(self, entry: Entry) -> None:
        self._write({entry.kind: entry.value})
        self.entries.append(entry)

    def _write(self, values: Mapping[str, Any]) -> None:
        assert self.handle >= 0, "the match file is closed"
        line, self.sum = _line(values, self.sum)
        try:
            written = 0
            while written < len(line):
                written += os.write(self.handle, line[written:])
            os.fsync(self.handle)
        except OSError as problem:
            raise _error("error-match-keeping", self.path, reason=system_reason(problem)) from None


def default_folder() -> Path:
    """Where matches are kept: WARTABLE_DATA, or the place of the system for such data."""
    chosen = os.environ.get("WARTABLE_DATA")
    root = Path(chosen) if chosen else platformdirs.user_data_path("wartable")
    return root / "matches"


def kept_matches(game: str | None, folder: Path | None = None) -> list[Path]:
    """The kept matches of a game, or of all, the latest first."""
    found = []
    for path in (folder or default_folder()).glob(f"{game or '*'}-*{ENDING}"):
        with contextlib.suppress(OSError):  # it may be gone by now
            found.append((path.stat().st_mtime_ns, path.name, path))
    return [path for _, _, path in sorted(found, reverse=True)]


def find_match(game: str | None, name: str, folder: Path | None = None) -> Path:
    """A kept match by its file, by its name in the folder of matches, or the last one: of a game, or of all."""
    if name in LAST:
        kept = kept_matches(game, folder)
        if not kept:
            arguments = {"game": game or "", "folder": str(folder or default_folder())}
            raise MissingMatch(Message("error-match-none" if game else "error-match-none-at-all", arguments))
        return kept[0]
    inside = (folder or default_folder()) / name
    for path in (Path(name), inside, inside.parent / (inside.name + ENDING)):
        if _is_file(path):
            return path
    arguments = {"file": cited(name), "folder": str(folder or default_folder())}
    raise MissingMatch(Message("error-match-missing", arguments))


def delete_match(name: str, folder: Path | None = None) -> Path:
    """Delete a kept match by its name in the folder of matches; not one that is being played."""
    place = folder or default_folder()
    path = place / (name if name.endswith(ENDING) else name + ENDING)
    if path.parent != place or not _is_file(path):
        raise MissingMatch(Message("error-match-unkept", {"file": cited(name), "folder": str(place)}))
    try:
        handle = os.open(path, os.O_RDWR)
        try:
            _lock(handle, path)
            path.unlink()
        finally:
            os.close(handle)
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


def _fresh_file(folder: Path, game: str) -> tuple[Path, int]:
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    number = 1
    while True:
        path = folder / (f"{game}-{stamp}{ENDING}" if number == 1 else f"{game}-{stamp}-{number}{ENDING}")
        try:
            return path, private.open_new(path, os.O_APPEND)
        except FileExistsError:
            number += 1


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
    found = MatchFile(path, _header(path, values))
    standing = 0  # actions that are not taken back
    for number, line in enumerate(lines[1:], 2):
        values, total = _values(path, number, line, total)
        entry = _entry(path, number, values, standing)
        found.entries.append(entry)
        standing = standing + 1 if entry.kind == "action" else min(standing, entry.value)
    found.sum = total
    return found


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


def _entry(path: Path, number: int, values: dict[str, Any], standing: int) -> Entry:
    for kind, most in (("action", MOST), ("undo", standing + 1), ("resign", SEATS)):
        value = values.get(kind)
        if type(value) is int and 0 <= value < most:
            return Entry(kind, value)
    raise _error("error-match-entry", path, line=str(number))


def _lock(handle: int, path: Path) -> None:
    """Two programs must not play on in one file."""
    if not private.lock(handle):
        raise _error("error-match-busy", path)


def _sync_folder(folder: Path) -> None:
    """A new file is only safe when its folder is, too; some systems can't be asked for that."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)
