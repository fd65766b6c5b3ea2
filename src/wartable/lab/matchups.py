"""Matchups: decks, nations or starters against each other, each pair from the same seeds with the seats changed round.
What comes out is a table of shares with intervals, what the seats themselves are worth, and what an advantage is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from wartable.kernel.contract import Game, Option
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message, cited
from wartable.lab.jobs import Job, Rows, Variant, by_variant, shards, variant
from wartable.lab.running import Work
from wartable.lab.scores import Share, advantage, outcomes, share
from wartable.lab.simulate import wilson

ALL = "all"
NONE = np.zeros(0, np.int8)  # outcomes of nothing


@dataclass(frozen=True)
class Matchups:
    """Who scores what against whom; by name."""

    names: tuple[str, ...]
    cells: Mapping[tuple[str, str], Share]  # of the first against the second, over both seats
    overall: Mapping[str, Share]  # of each against all others
    seats: Mapping[str, Share]  # of each on seat 0, against itself and the others alike
    first_seat: Share  # of seat 0, over all that was played
    advantages: Mapping[str, Share]  # of the seats that had it, over all that was played
    of_each: Mapping[
        tuple[str, str], tuple[Share, Share]
    ]  # by advantage and name: its score with it, and without

    def as_json(self) -> dict[str, Any]:
        return {
            "sides": list(self.names),
            "matchups": [
                {"one": one, "other": other, **cell.as_json()} for (one, other), cell in self.cells.items()
            ],
            "overall": {name: cell.as_json() for name, cell in self.overall.items()},
            "first_seat": self.first_seat.as_json(),
            "advantages": {name: cell.as_json() for name, cell in self.advantages.items()},
            "advantages_of": [
                {"advantage": name, "side": side, **having.as_json(), "without": lacking.as_json()}
                for (name, side), (having, lacking) in self.of_each.items()
            ],
        }


def option_pairs(rules: Game, format: str) -> dict[str, Option]:
    """The options that each seat has one of, without the number of the seat."""
    chosen = rules.format(format)
    names = {option.name: option for option in chosen.options}
    return {
        name[:-1]: option
        for name, option in names.items()
        if name.endswith("0") and name[:-1] + "1" in names and isinstance(option.default, str)
    }


def values_of(option: Option) -> list[str]:
    return [str(choice) for choice in option.choices] or list(option.ready())


def option_for(rules: Game, format: str, names: Sequence[str]) -> str:
    """The option that these are values of; the first one if they are not named."""
    pairs = option_pairs(rules, format)
    for name, option in pairs.items():
        known = values_of(option)
        if list(names) == [ALL] or (not option.choices) or all(value in known for value in names):
            return name
    if not pairs:
        raise OptionError(Message("lab-no-sides", {"game": rules.title, "format": format}))
    known = list(dict.fromkeys(value for option in pairs.values() for value in values_of(option)))
    raise OptionError(Message("lab-unknown-sides", {"names": cited(",".join(names)), "known": known}))


def play(job: Job, work: Work) -> Matchups:
    """Every ordered pair from every seed."""
    played: list[Rows] = []
    variants = _variants(job)
    work.expect(len(variants) * job.games // 2)
    for chosen in variants:
        played += work.play(shards(chosen, job.seed, job.games // 2))
    return told(job, played)


def _variants(job: Job) -> list[Variant]:
    """All that can be played; a pair of equals only where the game lets both seats have the same."""
    found = []
    for (one, value), (other, rival) in product(job.sides, job.sides):
        try:
            options = {f"{job.by}0": value, f"{job.by}1": rival}
            found.append(variant(job, swaps=False, options=options, one=one, other=other))
        except OptionError:
            if one != other:
                raise
    return found


def told(job: Job, rows: Sequence[Rows]) -> Matchups:
    """The table that rows give."""
    names = tuple(name for name, _ in job.sides)
    met: dict[tuple[str, str], Rows] = {}
    for chosen, part in by_variant(rows).items():
        met[chosen.label["one"], chosen.label["other"]] = part
    results = {pair: outcomes(part) for pair, part in met.items()}
    cells = {
        (one, other): share(results[one, other] if one == other else _both(results, one, other))
        for one, other in product(names, names)
        if (one, other) in results or (other, one) in results
    }
    overall = {
        name: share(
            np.concatenate([_both(results, name, other) for other in names if other != name] or [NONE])
        )
        for name in names
    }
    seats = {
        name: share(np.concatenate([kept for pair, kept in results.items() if pair[0] == name] or [NONE]))
        for name in names
    }
    everything = share(np.concatenate(list(results.values()) or [NONE]))
    known = next(iter(met.values())).advantages if met else {}
    all_rows = list(met.values())
    return Matchups(
        names,
        cells,
        overall,
        seats,
        everything,
        {name: _together([advantage(part, name) for part in all_rows]) for name in known},
        {(name, side): _with_and_without(met, name, side) for name in known for side in names},
    )


def _both(results: Mapping[tuple[str, str], np.ndarray], one: str, other: str) -> np.ndarray:
    """The outcomes of one against another, from whichever seat."""
    there = results.get((one, other), NONE)
    back = results.get((other, one), NONE)
    return np.concatenate([there, -back])


def _together(parts: Sequence[Share]) -> Share:
    """Shares of several variants as one."""
    games = sum(part.games for part in parts)
    if not games:
        return Share(0.5, 0.0, 1.0, 0)
    mean = sum(part.share * part.games for part in parts) / games
    return Share(mean, *wilson(mean, games), games)


def _with_and_without(met: Mapping[tuple[str, str], Rows], name: str, side: str) -> tuple[Share, Share]:
    """What a side scores when it has an advantage and when another has it, against all that it met, itself among them."""
    having, lacking = [NONE], [NONE]
    for pair, rows in met.items():
        results, had = outcomes(rows), rows.advantages[name]
        for seat, holder in enumerate(pair):
            if holder == side:
                own = results if seat == 0 else -results
                having.append(own[had == seat])
                lacking.append(own[(had >= 0) & (had != seat)])
    return share(np.concatenate(having)), share(np.concatenate(lacking))
