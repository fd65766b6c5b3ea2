"""The matches of this terminal: they are matches of the table's store, with the table's law for every entry.
No server has to run, and one may: whoever adds the second of two entries with one number is told how the match went on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from wartable.kernel.errors import WartableError
from wartable.kernel.message import Message, cited
from wartable.table.carrying import automatic, begun, carry_out
from wartable.table.checks import check
from wartable.table.commitment import own_token
from wartable.table.entries import SPECTATOR, Kind, Stored, digest_of
from wartable.table.match import Match
from wartable.table.matchfile import MatchFile, MissingMatch, delete_file, find_file, match_files
from wartable.table.seeds import fresh_name, fresh_secret
from wartable.table.store import Conflict, Played, Store, status_update
from wartable.table.telling import result_of
from wartable.table.terms import Place, own_terms

LAST = ("last", "latest")

T = TypeVar("T")


class WentOn(WartableError):
    """Somebody has gone on with the match elsewhere; here it stands as it stands there now."""


class Keep:
    """The store as this terminal uses it: opened for one call of the command, and asked one thing after the other.

    Whoever has the database has its key, and with it the token that holds all persons' seats of the terminal's matches.
    """

    def __init__(self, address: str | None = None) -> None:
        self.store = Store(address)
        self.runner = asyncio.Runner()
        self.token = own_token(self.store.key)
        self.holder = digest_of(self.token)

    def __enter__(self) -> Keep:
        return self

    def __exit__(self, *_: object) -> None:
        self.runner.close()
        self.store.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    @property
    def place(self) -> str:
        """Where matches are kept, for a sentence; an address of a database may hold a password."""
        return "PostgreSQL" if self.store.file is None else str(self.store.file.path)

    # --- Which matches there are ----------------------------------------------------------------------

    def played(self, game: str | None = None) -> list[Played]:
        """The terminal's matches of a game, or of all, those that were played last first."""
        return self.do(self.store.last_played(self.holder, game))

    def load(self, name: str) -> Stored | None:
        return self.do(self.store.load(name))

    def files(self, game: str | None, folder: Path | None = None) -> list[MatchFile | Path]:
        """Matches in files from before there was a store that are in none yet; what can't be read is but a path."""
        found: list[MatchFile | Path] = []
        for path in match_files(game, folder):
            try:
                file = MatchFile.read(path)
            except WartableError:
                found.append(path)
            else:
                if self.load(file.name) is None:
                    found.append(file)
        return found

    def find(self, game: str | None, name: str) -> str | Path:
        """A match by its name or the beginning of it, the last one, or the file of one."""
        names = [match.name for match in self.played(game if name in LAST else None)]
        if name in LAST:
            return self._last(game, names)
        if name in names:
            return name
        file = find_file(name)
        if file is not None:
            return file
        begun_so = [known for known in names if name and known.startswith(name)]
        if len(begun_so) == 1:
            return begun_so[0]
        raise MissingMatch(Message("error-match-missing", {"file": cited(name), "folder": self.place}))

    def _last(self, game: str | None, names: Sequence[str]) -> str | Path:
        files = [] if names else [file for file in self.files(game) if isinstance(file, MatchFile)]
        if not names and not files:
            arguments = {"game": game or "", "folder": self.place}
            raise MissingMatch(Message("error-match-none" if game else "error-match-none-at-all", arguments))
        return names[0] if names else files[0].path

    def delete(self, game: str | None, name: str) -> str:
        """Delete a match of this terminal, or its file in the folder of old ones; gives what it was called."""
        names = [match.name for match in self.played(game)]
        wanted = names[0] if name in LAST and names else name
        if wanted in names:
            self.do(self.store.delete(wanted))
            return wanted
        file = delete_file(name)
        if file is None:
            raise MissingMatch(Message("error-match-unkept", {"file": cited(name), "folder": self.place}))
        return file.stem

    def address(self, name: str) -> str:
        """Where a match is at a table that serves this store; whoever has it plays the seats of this terminal."""
        return f"/match/{name}#{self.token}"

    # --- Beginning and going on -----------------------------------------------------------------------

    def create(
        self,
        game: str,
        format: str | None,
        options: Mapping[str, Any],
        seed: int | None,
        places: Sequence[Place],
    ) -> KeptMatch:
        """A fresh match whose persons sit at this terminal. With a chosen seed it is the same match each time."""
        terms = own_terms(game, format, options, places, self.token, seed)
        made = KeptMatch(self, begun(fresh_name().replace("-", "_"), terms, time.time()))
        made.match.lines = {seat: [] for seat in made.watchers}
        made.sit_down()
        self.do(self.store.create(made.match.stored, made.match.status))
        return made

    def resume(self, found: str | Path) -> KeptMatch:
        """A kept match at where it stands. One that is in a file is taken into the store first, and the file stays."""
        name = found if isinstance(found, str) else self._taken_in(found)
        again = KeptMatch(self, self.match(name))
        again.go_on()
        return again

    def _taken_in(self, path: Path) -> str:
        file = MatchFile.read(path)
        if self.load(file.name) is None:
            match = file.played_again(self.token, time.time())
            self.do(self.store.create(match.stored, match.status))
            if match.result is not None:
                ended = status_update(match.name, match.status, result_of(match), match.last_time)
                self.do(self.store.note(ended))
        return file.name

    def match(self, name: str) -> Match:
        """A match at where it stands, told as far as this terminal may know it."""
        stored = self.load(name)
        if stored is None:
            raise MissingMatch(Message("error-match-missing", {"file": cited(name), "folder": self.place}))
        held = [seat for seat, place in enumerate(stored.terms.seats) if place.holder == self.holder]
        match = Match.replayed(stored, [SPECTATOR, *held])
        if match.parted:
            ended = status_update(name, match.status, result_of(match), time.time())
            self.do(self.store.note(ended))
        return match


class KeptMatch:
    """A match that is played at this terminal. What is done is checked, carried out, and kept before anybody is shown it."""

    def __init__(self, keep: Keep, match: Match) -> None:
        self.keep = keep
        self.match = match

    @property
    def people(self) -> list[int]:
        """The seats of those who sit at this terminal."""
        return self.match.seats_held(self.keep.holder)

    @property
    def watchers(self) -> list[int]:
        """Through whose eyes the match is told here."""
        return [SPECTATOR, *self.people]

    def sit_down(self) -> None:
        """The persons of a new match take their seats, each with a part of the chance unless the seed was chosen."""
        for seat in self.people:
            salt = fresh_secret() if self.match.terms.seed is None else ""
            carry_out(self.match, check(self.match, Kind.JOIN, seat, {"salt": salt}, time.time()))

    def go_on(self) -> None:
        """Do what was left to do when the match was last kept: sit down in a rematch, or an answer that needs no person."""
        for seat in self.people:
            if not self.match.seats[seat].joined and self.match.result is None:
                self._do(Kind.JOIN, seat, {"salt": fresh_secret()})
        answer = self.match.automatic_answer()
        if answer is not None:
            self._do(Kind.MOVE, self.match.decider, automatic(self.match, answer[0]))

    def move(self, action: int, asked: bool = True) -> None:
        """Answer the present decision; with `asked` off, by an earlier wish, so that no undo stops there."""
        answered = automatic(self.match, action)
        data = {name: answered[name] for name in ("decision", "action")} if asked else answered
        self._do(Kind.MOVE, self.match.decider, data)

    def undo(self) -> None:
        """Take the last decision back of those who sit here, if that is fair."""
        self._do(Kind.UNDO, self.match.undoer(self.people), {})

    def resign(self, seat: int) -> None:
        self._do(Kind.RESIGN, seat, {})

    def set_stops(self, seat: int, mode: str, at: Sequence[str] | None = None) -> None:
        """At which windows a person is asked."""
        self._do(Kind.STOPS, seat, {"mode": mode, "at": at})

    def _do(self, kind: Kind, seat: int, data: Mapping[str, Any]) -> None:
        entry = check(self.match, kind, seat, data, time.time())
        number = len(self.match.entries)
        updates = carry_out(self.match, entry)
        new = self.match.entries[number:]
        try:
            self.keep.do(self.keep.store.append(self.match.name, number, new, updates))
        except Conflict:
            self.match = self.keep.match(self.match.name)
            raise WentOn(Message("refused-busy")) from None
