"""A match written down as a small file, and the check of one: the seed is derived again and every move played again.
A position to start from is only taken with this table's own signature: bytes of others are no match that rules made."""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import wartable
from wartable.kernel.contract import game
from wartable.kernel.document import in_words
from wartable.kernel.errors import WartableError
from wartable.kernel.message import Message
from wartable.locale import Words
from wartable.table import plain, telling
from wartable.table.checks import MOST_AHEAD, NAME_LENGTH, check
from wartable.table.commitment import SALT_LENGTH, commitment_of, signature_of
from wartable.table.entries import Entry, Kind, Refused, Seat, Terms, TimeLimit
from wartable.table.match import Match, Parted
from wartable.table.terms import (
    LONGEST_CLOCK,
    LONGEST_SILENCE,
    LONGEST_WINDOW,
    MOST_SEED,
    check_terms,
    settings_of,
)

PAPER = 2  # the version of this file
WITHOUT_SUMS = 1  # the one before, of which nothing says where its entries led
MOST_ENTRIES = 40_000  # twice the moves of the longest match
# what is wrong with a paper of which nothing can be checked; all else means that it does not hold
UNREADABLE = frozenset(
    f"error-paper-{what}" for what in ("none", "version", "unfinished", "damaged", "origin")
)
MOST_SEATS = 16
LONGEST_WORD = 64  # of a game, a format, a level, a mode, a window
MOST_VERSION = 1_000_000
KINDS = frozenset(Kind) - {Kind.PART}  # what a paper can tell: that a match parts is found, never believed
PARTED = "error-paper-parted"
_SECRET = re.compile("[0-9a-f]{64}")
_SUM = re.compile("([0-9a-f]{8})?")
_NAME = re.compile(r"[\w-]{0,32}", re.ASCII)

Data = dict[str, Any]


def written(match: Match, seat: int, words: Words, key: bytes) -> Data:
    """A match written down: verifiable once it is over, before that nothing but what its reader was told.

    A position that it starts from is signed with the table's key, so that this table takes it back.
    """
    paper: Data = {
        "wartable": PAPER,
        "version": wartable.__version__,
        "match": match.name,
        "game": match.game.name,
        "format": match.terms.format,
        "created": match.created,
        "commitment": match.commitment,
        "finished": match.is_open,
        "result": telling.result_of(match),
    }
    if not match.is_open:
        seats = [telling.seat_shown(match, number, seat) for number in range(len(match.seats))]
        log = telling.log(match, seat, words)
        return {**paper, "settings": telling.public_settings(match), "seats": seats, "log": list(log)}
    holders = sorted({place.holder for place in match.seats if place.holder})
    return {
        **paper,
        "settings": dict(match.terms.settings),
        "terms": match.terms.plain(),
        "signature": signature_of(key, match.terms) if match.terms.origin else "",
        "secret": match.secret,
        "seed": match.seed,
        **({} if match.terms.seed is None else {"note": words.text("table-seed-chosen")}),
        "seats": [
            {
                "kind": place.kind,
                "name": place.name,
                "level": place.level,
                "link": holders.index(place.holder) if place.holder else None,
            }
            for place in match.seats
        ],
        "entries": [
            [
                entry.kind.value,
                entry.seat,
                {name: value for name, value in entry.data.items() if name != "holder"},
                entry.time,
                entry.sum,
            ]
            for entry in match.entries
        ],
    }


def verify(paper: object, key: bytes = b"") -> list[Message]:
    """What is wrong with a match that was written down; nothing, if all is right.

    Who has no table's key can't check a match that starts from a position.
    """
    wrong: list[Message] = []
    try:
        _compare(paper, _play_again(paper, "match", key), wrong)
    except _Wrong as problem:
        wrong.append(problem.message)
    return wrong


def proves_shuffle(paper: object) -> bool:
    """Whether a match that holds also shows that nobody could know its shuffles before; not where its seed was chosen."""
    terms = paper.get("terms") if isinstance(paper, Mapping) else None
    return isinstance(terms, Mapping) and terms.get("seed") is None


def read_back(paper: object, name: str, key: bytes = b"") -> Match:
    """A match that was written down, under a new name and for nobody's list; refused if anything is wrong with it.

    One that was played by other rules is taken in as far as today's lead to the same.
    """
    wrong: list[Message] = []
    try:
        match = _play_again(paper, name, key)
        _compare(paper, match, wrong)
    except _Wrong as problem:
        wrong.append(problem.message)
    faults = [problem for problem in wrong if problem.name != PARTED]
    if faults:
        raise Refused("refused-file", problem=faults[0])
    return match


class _Wrong(Exception):
    """What makes it useless to read on."""

    def __init__(self, message_name: str, /, **arguments: Any) -> None:
        self.message = Message(message_name, arguments)


def _play_again(paper: object, name: str, key: bytes) -> Match:
    """The match as its paper tells it, every entry checked as if it were made now."""
    if not isinstance(paper, Mapping) or "wartable" not in paper:
        raise _Wrong("error-paper-none")
    if not any(plain.same(known, paper["wartable"]) for known in (PAPER, WITHOUT_SUMS)):
        raise _Wrong("error-paper-version", kind=in_words(paper["wartable"]))
    if paper.get("finished") is not True:
        raise _Wrong("error-paper-unfinished")
    try:
        match = _set_up(paper, name, key)
        entries = _entries(paper, match)
    except plain.Fault as fault:
        raise _Wrong("error-paper-damaged", problem=fault.message) from None
    except WartableError as problem:
        raise _Wrong("error-paper-terms", problem=problem.message) from None
    for number, told in enumerate(entries):
        which = {"number": str(number), "kind": told.kind.value, "seat": str(told.seat)}
        try:
            match.apply(replace(check(match, told.kind, told.seat, told.data, told.time), sum=told.sum))
        except WartableError as problem:
            if not match.is_of_today:
                match.part(len(entries) - number)
                return match
            if isinstance(problem, Parted):
                raise _Wrong("error-paper-sum", **which) from None
            raise _Wrong("error-paper-refused", **which, problem=problem.message) from None
    return match


def _set_up(paper: Mapping[str, Any], name: str, key: bytes) -> Match:
    chosen = game(plain.line("game", paper.get("game"), LONGEST_WORD))
    named = plain.line("format", paper.get("format"), LONGEST_WORD)
    if not named:  # that would be the usual one, whichever it is today
        raise plain.Fault("format", named)
    layout = chosen.format(named)
    settings = settings_of(chosen, layout, plain.table("settings", paper.get("settings")))
    seats = tuple(_seat(place) for place in plain.row("seats", paper.get("seats"), MOST_SEATS))
    terms = _terms(chosen.name, layout.name, settings, seats, plain.table("terms", paper.get("terms")))
    check_terms(terms)
    if terms.origin and not _vouched(terms, paper.get("signature"), key):
        raise _Wrong("error-paper-origin")
    secret = paper.get("secret")
    if not isinstance(secret, str) or not _SECRET.fullmatch(secret):
        raise plain.Fault("secret", secret)
    return Match(name, terms, secret, plain.number("created", paper.get("created"), 0, plain.LAST_TIME))


def _vouched(terms: Terms, signature: object, key: bytes) -> bool:
    """Whether the position that a match starts from was written by the table of this key."""
    if not key or not isinstance(signature, str) or not signature.isascii():
        return False
    return hmac.compare_digest(signature_of(key, terms), signature)


def _seat(told: object) -> Seat:
    place = plain.table("seats", told)
    link = place.get("link")
    return Seat(
        plain.line("kind", place.get("kind"), LONGEST_WORD),
        plain.line("name", place.get("name"), NAME_LENGTH),
        plain.line("level", place.get("level"), LONGEST_WORD),
        "" if link is None else f"link{plain.whole('link', link, 0, MOST_SEATS)}",
    )


def _terms(
    game: str, format: str, settings: Mapping[str, Any], seats: tuple[Seat, ...], told: Mapping[str, Any]
) -> Terms:
    """Whatever a paper says, it is shown in nobody's list."""
    clock, silence, seed = told.get("clock"), told.get("silence", Terms.silence), told.get("seed")
    return Terms(
        game,
        format,
        settings,
        seats,
        window=plain.number("window", told.get("window", Terms.window), 0, LONGEST_WINDOW),
        clock=None if clock is None else _clock(plain.table("clock", clock)),
        silence=None if silence is None else plain.number("silence", silence, 0, LONGEST_SILENCE),
        public=False,
        origin=_ascii("origin", told.get("origin", "")),
        parent=_match_name("parent", told.get("parent", "")),
        rules=plain.whole("rules", told.get("rules", 0), 0, MOST_VERSION),
        vocabulary=plain.whole("vocabulary", told.get("vocabulary", 0), 0, MOST_VERSION),
        seed=None if seed is None else plain.whole("seed", seed, 0, MOST_SEED),
    )


def _clock(told: Mapping[str, Any]) -> TimeLimit:
    return TimeLimit(
        plain.line("clock", told.get("kind"), LONGEST_WORD),
        plain.number("clock", told.get("seconds"), 0, LONGEST_CLOCK),
        plain.number("clock", told.get("increment", 0.0), 0, LONGEST_CLOCK),
    )


def _ascii(key: str, value: object) -> str:
    if not isinstance(value, str) or not value.isascii():
        raise plain.Fault(key, value)
    return value


def _match_name(key: str, value: object) -> str:
    if not isinstance(value, str) or not _NAME.fullmatch(value):
        raise plain.Fault(key, value)
    return value


def _entries(paper: Mapping[str, Any], match: Match) -> list[Entry]:
    """The entries of a paper: of known kinds, with just the data that each kind has, and times that go forward."""
    rows = paper.get("entries")
    if isinstance(rows, list) and len(rows) > MOST_ENTRIES:
        raise _Wrong("error-paper-long", most=MOST_ENTRIES)
    found: list[Entry] = []
    before = match.created
    for told in plain.row("entries", rows, MOST_ENTRIES):
        entry = _entry(told, len(match.seats), before)
        if entry.kind == Kind.JOIN and entry.seat >= 0 and not match.seats[entry.seat].holder:
            raise plain.Fault("link", None)
        found.append(entry)
        before = entry.time
    return found


def _entry(told: object, seats: int, before: float) -> Entry:
    row = plain.row("entries", told, 5)
    if len(row) not in (4, 5) or not isinstance(row[0], str) or row[0] not in KINDS:
        raise plain.Fault("entries", told)
    sum = row[4] if len(row) == 5 else ""
    if not isinstance(sum, str) or not _SUM.fullmatch(sum):
        raise plain.Fault("entries", told)
    kind, data = Kind(row[0]), plain.table("entries", row[2])
    wanted = _DATA.get(kind, ())
    if not set(wanted) <= data.keys() <= {*wanted, *_AT_WILL.get(kind, ())}:
        raise plain.Fault(kind.value, data)
    return Entry(
        kind,
        plain.whole("seat", row[1], -1, seats - 1),
        {name: _value(name, value) for name, value in data.items()},
        plain.number("time", row[3], before, plain.LAST_TIME),
        sum,
    )


# What the data of an entry says, by its kind; the others say nothing more.
_DATA: dict[Kind, tuple[str, ...]] = {
    Kind.JOIN: ("name", "salt"),
    Kind.MOVE: ("decision", "action"),
    Kind.AHEAD: ("actions",),
    Kind.AUTOMATIC: ("on",),
    Kind.STOPS: ("mode", "at"),
    Kind.UNDO: ("step",),
    Kind.ASK_UNDO: ("step",),
    Kind.GRANT_UNDO: ("step", "of"),
    Kind.DENY_UNDO: ("step", "of"),
    Kind.REMATCH: ("match",),
    Kind.CANCEL_REMATCH: ("match",),
}
_AT_WILL: dict[Kind, tuple[str, ...]] = {Kind.MOVE: ("automatic", "joined", "ahead"), Kind.STOPS: ("until",)}


def _value(name: str, value: object) -> Any:
    """A value in the data of an entry; its name says of what kind it is."""
    match name:
        case "decision" | "action" | "step" | "of":
            return plain.whole(name, value, 0, 2**31)
        case "actions":
            return [plain.whole(name, action, 0, 2**31) for action in plain.row(name, value, MOST_AHEAD)]
        case "on" | "automatic" | "joined" | "ahead":
            return plain.flag(name, value)
        case "name":
            return plain.line(name, value, NAME_LENGTH)
        case "salt":
            return plain.line(name, value, SALT_LENGTH)
        case "at":
            return [plain.line(name, window, LONGEST_WORD) for window in plain.row(name, value, LONGEST_WORD)]
        case "match":
            return _match_name(name, value)
    return plain.line(name, value, LONGEST_WORD)


def _compare(paper: object, match: Match, wrong: list[Message]) -> None:
    """What the paper says of itself against what has come out."""
    assert isinstance(paper, Mapping)
    if not plain.same(commitment_of(match.secret), paper.get("commitment")):
        wrong.append(Message("error-paper-secret"))
    if not plain.same(match.seed, paper.get("seed")):
        wrong.append(Message("error-paper-seed"))
    if match.parted:
        wrong.append(parting(match))
    elif match.result is None:
        wrong.append(Message("error-paper-open"))
    elif not plain.same(telling.result_of(match), paper.get("result")):
        wrong.append(Message("error-paper-result"))


def parting(match: Match) -> Message:
    """That a match was played by other rules, and how far it can be checked by today's."""
    then, now = match.terms.rules, match.game.rules_version
    return Message(PARTED, {"then": then, "now": now, "number": str(len(match.entries) - 1)})
