"""Whether a file is a match that holds: one from the table with its secret, or one that the terminal has kept.
Forged, missing and unreadable files are told apart; nothing is changed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any

from wartable.kernel.document import is_there, read_text
from wartable.kernel.errors import WartableError
from wartable.kernel.message import Message, joined, shortened
from wartable.table import proof
from wartable.table.matchfile import LONGEST, ChangedMatch, MissingMatch, find_match
from wartable.table.plain import NoJson, read_json
from wartable.terminal.kept import KeptMatch

TABLE, TERMINAL = "table", "terminal"  # where a match was played


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
    """Look at a file, or at a kept match by its name."""
    name = shortened(Path(file).name)
    try:
        path = Path(file) if is_there(Path(file)) else find_match(None, file)
        text = read_text(path, WartableError, LONGEST)
        paper = _paper(text)
        return _kept(path) if paper is None else _written(name, paper)
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
    return Judgement(name, verdict, wrong, TABLE, str(paper["game"]), str(paper["format"]), not wrong)


def _kept(path: Path) -> Judgement:
    match = KeptMatch.look(path)
    header = match.file.header
    return Judgement(
        shortened(path.name), Verdict.HOLDS, (), TERMINAL, header.game, header.format, match.over
    )
