"""How the terms of a match are made from what a person asks for: everything is checked, and refused in words.
Whatever comes from outside passes here; no name from outside is ever looked for among the files of this machine."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from wartable.kernel.contract import Format, Game, game
from wartable.kernel.errors import OptionError, WartableError
from wartable.kernel.message import Message, shortened
from wartable.players import LEVELS, check_admitted, is_name
from wartable.players.players import FULL_PLAYOUT, budget, is_search
from wartable.table.checks import NAME_LENGTH
from wartable.table.entries import DAY, Refused, Seat, Terms, TimeLimit, digest_of
from wartable.table.seeds import fresh_token

LONGEST_CLOCK = DAY
MOST_SEED = 2**63 - 1
LONGEST_WINDOW = 10.0
PAUSE_OF_COMPUTERS = 0.14  # seconds that a pass takes with one person at the table; a turn has many
SHORTEST_SILENCE = 10.0
LONGEST_SILENCE = 10_000 * DAY
LONGEST_TEXT = 20_000
LONGEST_THOUGHT = 10.0  # seconds that a computer player may be asked to think
MOST_SIMULATIONS = 100_000
MOST_TREES = 8

_READY_NAME = re.compile(r"[a-z0-9][a-z0-9-]*")


@dataclass(frozen=True)
class Place:
    """A seat as it is asked for. Seats with the same `link` are held by one person, on one screen."""

    kind: str = "person"  # "person" by a secret link, "open" to whoever comes first, or "computer"
    name: str = ""
    level: str = "normal"  # of a computer: one of the players' `LEVELS`, or any player
    link: int | None = None
    automatic: bool = True  # answer decisions with one answer for this seat


def terms_of(
    game_name: str,
    format: str | None,
    options: Mapping[str, Any],
    places: Sequence[Place],
    *,
    window: float | None = None,
    clock: TimeLimit | None = None,
    silence: float | None = 14 * DAY,
    public: bool = False,
) -> tuple[Terms, list[str]]:
    """The terms of a match and, seat by seat, the token of its person (empty for others)."""
    try:
        chosen = game(game_name)
        layout = chosen.format(format)
    except WartableError as problem:
        raise Refused("refused-options", problem=problem.message) from None
    for place in places:
        check_network(place.level, chosen)
    tokens = _tokens(places)
    terms = Terms(
        game=chosen.name,
        format=layout.name,
        settings=settings_of(chosen, layout, options),
        seats=tuple(_seat(place, token) for place, token in zip(places, tokens, strict=True)),
        window=usual_window(chosen, places) if window is None else window,
        clock=clock,
        silence=silence,
        public=public,
    )
    check_terms(terms)
    return terms, tokens


def own_terms(
    game_name: str,
    format: str | None,
    options: Mapping[str, Any],
    places: Sequence[Place],
    token: str,
    seed: int | None,
) -> Terms:
    """The terms of a match that somebody plays on a machine of his own, with this token for all its persons.

    Its options may name files of this machine, its seed may be chosen, and nobody's silence ends it.
    """
    chosen = game(game_name)
    layout = chosen.format(format)
    terms = Terms(
        game=chosen.name,
        format=layout.name,
        settings=chosen.settings(layout.name, options),
        seats=tuple(_seat(place, token) for place in places),
        window=usual_window(chosen, places),
        silence=None,
        seed=seed,
    )
    check_terms(terms)
    return terms


def usual_window(chosen: Game, places: Sequence[Place]) -> float:
    """How long a pass takes where nobody has said: between people as the game has it, with computers only shorter."""
    persons = sum(place.kind != "computer" for place in places)
    return chosen.windows.pause if persons > 1 else min(chosen.windows.pause, PAUSE_OF_COMPUTERS)


def check_terms(terms: Terms) -> None:
    """Terms within their bounds, wherever they come from; settings are for `settings_of` to check."""
    layout, clock = game(terms.game).format(terms.format), terms.clock
    if len(terms.seats) != layout.seats:
        raise Refused("refused-seats", format=layout.name, seats=layout.seats, given=len(terms.seats))
    if not 0 <= terms.window <= LONGEST_WINDOW:
        raise Refused("refused-window", most=int(LONGEST_WINDOW))
    if terms.seed is not None and not 0 <= terms.seed <= MOST_SEED:
        raise OptionError(Message("error-seed", {"most": str(MOST_SEED), "seed": str(terms.seed)}))
    if terms.silence is not None and not SHORTEST_SILENCE <= terms.silence <= LONGEST_SILENCE:
        raise Refused("refused-silence", least=int(SHORTEST_SILENCE))
    if clock is not None:
        right = clock.kind in ("move", "bank") and 1 <= clock.seconds <= LONGEST_CLOCK
        if not right or not 0 <= clock.increment <= LONGEST_CLOCK:
            raise Refused("refused-clock", most=int(LONGEST_CLOCK))
    for seat in terms.seats:
        if seat.kind not in ("person", "computer"):
            raise Refused("refused-kind", kind=seat.kind)
        if len(seat.name) > NAME_LENGTH or not seat.name.isprintable():
            raise Refused("refused-name", most=NAME_LENGTH)
        if seat.kind == "computer":
            check_level(seat.level)


def settings_of(chosen: Game, layout: Format, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a match, from whoever asks: values, names of ready-made things and texts, but no files."""
    wanted: dict[str, Any] = {}
    try:
        for name, value in options.items():
            option = layout.option(name)
            if option.choices:
                by_text = {str(choice): choice for choice in option.choices}
                wanted[name] = by_text.get(value, value) if isinstance(value, str) else value
            elif isinstance(value, str) and _is_name_or_text(value):
                wanted[name] = value
            else:
                raise Refused("refused-file-option", option=name)
        return chosen.settings(layout.name, wanted)
    except Refused:
        raise
    except WartableError as problem:
        raise Refused("refused-options", problem=problem.message) from None


def _is_name_or_text(value: str) -> bool:
    """Whether a value may be the name of something ready-made, or is all that a file would say."""
    if not value or _READY_NAME.fullmatch(value):
        return True
    shown = all(letter.isprintable() or letter in "\t\r\n" for letter in value)
    return shown and "\n" in value and len(value) <= LONGEST_TEXT


def _tokens(places: Sequence[Place]) -> list[str]:
    """A token for each person, the same for seats with the same link."""
    shared: dict[int, str] = {}
    found = []
    for place in places:
        if place.kind != "person":
            found.append("")
        elif place.link is None:
            found.append(fresh_token())
        else:
            found.append(shared.setdefault(place.link, fresh_token()))
    return found


def _seat(place: Place, token: str) -> Seat:
    if place.kind == "computer":
        return Seat("computer", place.name, place.level)
    kind = "person" if place.kind == "open" else place.kind
    return Seat(kind, place.name, holder=digest_of(token) if token else "", automatic=place.automatic)


def check_level(level: str) -> None:
    """A level or player that the table lets think: any, within bounds. Networks have names here, and no files."""
    if level in LEVELS or level in ("random", "greedy") or is_name(level):
        return
    if is_search(level) and _is_bounded(level):
        return
    raise Refused("refused-level", level=shortened(level), levels=list(LEVELS), seconds=int(LONGEST_THOUGHT))


def _is_bounded(search: str) -> bool:
    """Whether a search asks for something, and for no more than a table gives."""
    found = budget(search)
    if found.trees > MOST_TREES:
        return False
    if found.simulations == FULL_PLAYOUT:
        return 0 < found.seconds <= LONGEST_THOUGHT
    return 0 < found.simulations <= MOST_SIMULATIONS


def check_network(level: str, chosen: Game) -> None:
    """A network of which a new match is asked for has to be let in by the host, for this game."""
    try:
        check_admitted(level, chosen)
    except OptionError as problem:
        raise Refused("refused-options", problem=problem.message) from None


def turned(terms: Terms, parent: str) -> Terms:
    """The terms of a rematch: everybody sits one seat further, and takes nation and deck along."""
    count = len(terms.seats)
    seats = [replace(seat, joined=False, salt="") for seat in terms.seats]
    return replace(
        terms,
        seats=tuple(seats[(number - 1) % count] for number in range(count)),
        settings=_turned_settings(terms.settings),
        origin="",
        parent=parent,
        seed=None,
    )


def _turned_settings(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Options that end in the number of a seat go with whoever sat there."""
    found = dict(settings)
    numbered = [name for name in settings if name[-1].isdigit()]
    for name in numbered:
        stem, number = name[:-1], int(name[-1])
        row = [other for other in numbered if other[:-1] == stem]
        found[f"{stem}{(number + 1) % len(row)}"] = settings[name]
    return found
