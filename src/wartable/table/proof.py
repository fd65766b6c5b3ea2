"""A match written down as a small file, and the check of one: the seed is derived again and every move played again.
Before the end of a match only what its reader knows is written; arithmetic of the shuffles is in `commitment`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import wartable
from wartable.kernel.contract import game
from wartable.kernel.errors import WartableError
from wartable.kernel.message import Message, cited, shortened
from wartable.locale import Words
from wartable.table import telling
from wartable.table.checks import check
from wartable.table.commitment import commitment_of, seed_of
from wartable.table.entries import Kind, Refused, Seat, Terms
from wartable.table.match import Match
from wartable.table.terms import check_terms, settings_of

PAPER = 1  # the version of this file
MOST_ENTRIES = 20_000
# what is wrong with a paper of which nothing can be checked; all else means that it does not hold
UNREADABLE = frozenset(
    {"error-paper-none", "error-paper-version", "error-paper-unfinished", "error-paper-damaged"}
)

Data = dict[str, Any]


def written(match: Match, seat: int, words: Words) -> Data:
    """A match written down: verifiable once it is over, before that nothing but what its reader was told."""
    paper: Data = {
        "wartable": PAPER,
        "version": wartable.__version__,
        "match": match.name,
        "game": match.game.name,
        "format": match.terms.format,
        "created": match.created,
        "commitment": match.commitment,
        "finished": match.result is not None,
        "result": telling.result_of(match),
    }
    if match.result is None:
        seats = [telling.seat_shown(match, number, seat) for number in range(len(match.seats))]
        log = telling.log(match, seat, words)
        return {**paper, "settings": telling.public_settings(match), "seats": seats, "log": list(log)}
    holders = sorted({place.holder for place in match.seats if place.holder})
    return {
        **paper,
        "settings": dict(match.terms.settings),
        "terms": match.terms.plain(),
        "secret": match.secret,
        "seed": match.seed,
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
            ]
            for entry in match.entries
        ],
    }


def verify(paper: object) -> list[Message]:
    """What is wrong with a match that was written down; nothing, if all is right."""
    wrong: list[Message] = []
    try:
        _play_again(paper, "match", wrong)
    except _Wrong as problem:
        wrong.append(problem.message)
    except RecursionError:
        wrong.append(Message("error-paper-none"))
    return wrong


def read_back(paper: object, name: str) -> Match:
    """A match that was written down, under a new name; refused if anything is wrong with it."""
    wrong: list[Message] = []
    try:
        match = _play_again(paper, name, wrong)
    except _Wrong as problem:
        wrong.append(problem.message)
    if wrong:
        raise Refused("refused-file", problem=wrong[0])
    return match


class _Wrong(Exception):
    """What makes it useless to read on."""

    def __init__(self, message_name: str, /, **arguments: Any) -> None:
        self.message = Message(message_name, arguments)


def _play_again(paper: object, name: str, wrong: list[Message]) -> Match:
    if not isinstance(paper, Mapping) or "wartable" not in paper:
        raise _Wrong("error-paper-none")
    if paper["wartable"] != PAPER:
        raise _Wrong("error-paper-version", kind=cited(paper["wartable"]))
    if not paper.get("finished"):
        raise _Wrong("error-paper-unfinished")
    try:
        match = _set_up(paper, name)
        entries = [
            (Kind(kind), int(seat), dict(data), float(time)) for kind, seat, data, time in paper["entries"]
        ]
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError, OSError) as problem:
        text = shortened(f"{type(problem).__name__}, {problem}")
        raise _Wrong("error-paper-damaged", problem=text) from None
    except WartableError as problem:
        raise _Wrong("error-paper-terms", problem=problem.message) from None
    if len(entries) > MOST_ENTRIES:
        raise _Wrong("error-paper-long", most=MOST_ENTRIES)
    for number, (kind, seat, data, time) in enumerate(entries):
        which = {"number": str(number), "kind": kind.value, "seat": str(seat)}
        try:
            entry = check(match, kind, seat, data, time)
            assert entry.time == time, "times go forward"
            match.apply(entry)
        except WartableError as problem:
            raise _Wrong("error-paper-refused", **which, problem=problem.message) from None
        except (KeyError, TypeError, ValueError, AssertionError, OverflowError) as problem:
            raise _Wrong("error-paper-entry", **which, problem=shortened(str(problem))) from None
    _compare(paper, match, wrong)
    return match


def _set_up(paper: Mapping[str, Any], name: str) -> Match:
    seats = tuple(
        Seat(
            str(place["kind"]),
            str(place["name"]),
            str(place["level"]),
            "" if place["link"] is None else f"link{place['link']}",
        )
        for place in paper["seats"]
    )
    chosen = game(str(paper["game"]))
    layout = chosen.format(str(paper["format"]))
    settings = settings_of(chosen, layout, paper["settings"])
    terms = Terms.from_plain(chosen.name, layout.name, settings, seats, paper["terms"])
    check_terms(terms)
    return Match(name, terms, str(paper["secret"]), float(paper["created"]))


def _compare(paper: Mapping[str, Any], match: Match, wrong: list[Message]) -> None:
    """What the paper says of itself against what has come out."""
    if commitment_of(match.secret) != paper.get("commitment"):
        wrong.append(Message("error-paper-secret"))
    if seed_of(match.secret, match.salts) != paper.get("seed"):
        wrong.append(Message("error-paper-seed"))
    if match.result is None:
        wrong.append(Message("error-paper-open"))
    elif telling.result_of(match) != paper.get("result"):
        wrong.append(Message("error-paper-result"))
