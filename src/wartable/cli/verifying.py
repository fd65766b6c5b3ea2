"""Whether a match holds: one in a file from the table with its secret, one in a file of the terminal, or one in the store.
Forged, missing and unreadable files are told apart; nothing is changed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any

from wartable.kernel.document import is_there, read_text
from wartable.kernel.errors import WartableError
from wartable.kernel.message import Message, joined, shortened
from wartable.locale import words
from wartable.table import proof
from wartable.table.entries import SPECTATOR
from wartable.table.matchfile import LONGEST, ChangedMatch, MatchFile, MissingMatch
from wartable.table.plain import NoJson, read_json
from wartable.terminal.kept import Keep

# What a match is that holds: one whose shuffle is proved, a file of the terminal, one with a chosen seed, one not over.
TABLE, TERMINAL, CHOSEN, KEPT = "table", "terminal", "chosen", "kept"


class Verdict(IntEnum):
    """What is found; the number is the exit status of the command."""

    HOLDS = 0
    FORGED = 1
    MISSING = 3
    UNREADABLE = 4
    PARTED = 6


@dataclass(frozen=True)
class Judgement:
    """What is known of a file, and what is wrong with it."""

    name: str
    verdict: Verdict
    problems: tuple[Message, ...] = ()
    kind: str | None = None
    game: str | None = None
    format: str | None = None
    over: bool | None = None

    @property
    def problem(self) -> Message:
        """All problems as one."""
        return joined(self.problems)


def judge(file: str) -> Judgement:
    """Look at a file, or at a match of the terminal by its name."""
    name = shortened(Path(file).name)
    try:
        path = Path(file) if is_there(Path(file)) else None
        if path is None:
            with Keep() as keep:
                found = keep.find(None, file)
                if isinstance(found, str):
                    return _in_store(keep, found)
                path = found
        paper = _paper(read_text(path, WartableError, LONGEST))
        return _in_file(path) if paper is None else _written(name, paper)
    except MissingMatch as problem:
        return Judgement(name, Verdict.MISSING, (problem.message,))
    except ChangedMatch as problem:
        return Judgement(name, Verdict.FORGED, (problem.message,), TERMINAL)
    except WartableError as problem:
        return Judgement(name, Verdict.UNREADABLE, (problem.message,))


def _paper(text: str) -> Any:
    """What the table has written down; none where the text is a kept match, which has a line for each move."""
    first, _, rest = text.partition("\n")
    if first.startswith('{"wartable":"') and ',"sum":"' in first and (not rest or rest.startswith("{")):
        return None
    try:
        return read_json(text)
    except NoJson:
        raise WartableError(Message("error-paper-none")) from None


def _written(name: str, paper: Any) -> Judgement:
    wrong = tuple(proof.verify(paper))
    verdict = Verdict.HOLDS if not wrong else Verdict.FORGED
    if [problem.name for problem in wrong] == [proof.PARTED]:
        verdict = Verdict.PARTED
    if any(problem.name in proof.UNREADABLE for problem in wrong):
        return Judgement(name, Verdict.UNREADABLE, wrong)
    kind = TABLE if proof.proves_shuffle(paper) else CHOSEN
    return Judgement(name, verdict, wrong, kind, str(paper["game"]), str(paper["format"]), not wrong)


def _in_file(path: Path) -> Judgement:
    match = MatchFile.read(path).played_again("nobody", 0.0)
    over = match.result is not None
    return Judgement(
        shortened(path.name), Verdict.HOLDS, (), TERMINAL, match.game.name, match.terms.format, over
    )


def _in_store(keep: Keep, name: str) -> Judgement:
    """A match of this terminal: while it is not over, that its entries lead where they led is all there is to see."""
    match = keep.match(name)
    if match.result is not None and not match.parted:
        return _written(name, proof.written(match, SPECTATOR, words("en"), keep.store.key))
    problems = (proof.parting(match),) if match.parted else ()
    verdict = Verdict.PARTED if match.parted else Verdict.HOLDS
    kind = KEPT if match.terms.seed is None else CHOSEN
    return Judgement(name, verdict, problems, kind, match.game.name, match.terms.format, match.parted)
