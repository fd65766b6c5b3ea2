"""What the lab plays: a job is a description that everything follows from, a shard a range of its seeds.
The rows of a shard, one a match, depend on nothing but the shard, whoever plays it and wherever."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

import wartable
from wartable.kernel.contract import Game, game
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message, cited
from wartable.lab.learning.variants import groups_of
from wartable.players.contests import play
from wartable.players.tuning import Changes, tuned

# Seeds of a shard, by who plays: so few that stopping is soon, so many that starting costs nothing.
SEEDS = {"random": 200, "greedy": 32}
SEEDS_OF_SEARCH = 4
MOST_SHARDS = 2_000  # of a variant, so that a folder stays one that can be listed

Options = Mapping[str, Any]


@dataclass(frozen=True)
class Job:
    """A study before anything is played. Decks and other files are in it as their texts, so that it stands for itself."""

    kind: str
    game: str
    format: str
    options: Options
    players: tuple[str, ...]
    games: int
    seed: int
    by: str = ""  # the option whose values meet, without the number of the seat
    sides: tuple[tuple[str, str], ...] = ()  # names and values of what meets or is studied
    against: tuple[tuple[str, str], ...] = ()
    steps: int = 0
    check: int = 0  # games by which it is judged in the end
    mixed: int = 0  # ways to deal that are drawn by lot, decks, warbands and sides; 0: only the usual one
    version: str = wartable.__version__
    rules_version: int = 1

    def as_json(self) -> dict[str, Any]:
        return json.loads(json.dumps(asdict(self)))  # type: ignore[no-any-return]

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> Job:
        """A job as a file tells it; what is no job is refused."""
        try:
            pairs = {
                name: tuple((str(key), str(value)) for key, value in told.get(name, ()))
                for name in ("sides", "against")
            }
            players = tuple(str(spec) for spec in told["players"])
            return cls(**{**told, **pairs, "players": players})
        except (KeyError, TypeError, ValueError, AttributeError) as problem:
            raise OptionError(Message("lab-no-job", {"problem": cited(problem)})) from None

    @property
    def rules(self) -> Game:
        return game(self.game)


@dataclass(frozen=True)
class Variant:
    """One thing that is played from many seeds: all settings, who plays, and what a study knows it by."""

    game: str
    format: str
    options: str  # all settings, as JSON
    players: tuple[str, ...]
    weights: tuple[str, ...] = ()  # what each player adds to the weights of greedy, as JSON; none for nothing
    swaps: bool = True  # whether each seed is played a second time with the players' seats swapped
    labels: tuple[tuple[str, str], ...] = ()

    @property
    def key(self) -> str:
        """A short name for exactly this."""
        return hashlib.sha256(json.dumps(asdict(self)).encode()).hexdigest()[:12]

    @property
    def label(self) -> dict[str, str]:
        return dict(self.labels)

    @property
    def settings(self) -> dict[str, Any]:
        return json.loads(self.options)  # type: ignore[no-any-return]

    @property
    def changes(self) -> list[Changes]:
        return [json.loads(text) if text else {} for text in self.weights]


def variant(
    job: Job,
    players: Sequence[str] | None = None,
    *,
    swaps: bool = True,
    options: Options | None = None,
    weights: Sequence[Changes] = (),
    **labels: object,
) -> Variant:
    """A variant of a job, with further options; refuses settings that can't be played."""
    settled = job.rules.settings(job.format, {**job.options, **(options or {})})
    told = tuple(json.dumps(dict(each), sort_keys=True) if each else "" for each in weights)
    return Variant(
        job.game,
        job.format,
        json.dumps(settled, sort_keys=True),
        tuple(players or job.players),
        told if any(told) else (),
        swaps,
        tuple((name, str(value)) for name, value in labels.items()),
    )


def dealt(job: Job, players: Sequence[str] | None = None) -> list[Variant]:
    """The ways in which the matches of a job are dealt, all played as often: the usual one, or several by lot."""
    if not job.mixed:
        return [variant(job, players)]
    ways = groups_of(job.rules, [job.format], job.mixed, job.seed)[0].variants
    return [variant(job, players, options=way.options, way=number) for number, way in enumerate(ways)]


@dataclass(frozen=True)
class Shard:
    """A variant and a range of seeds: what is played at a stretch and kept as a whole."""

    variant: Variant
    seed: int
    count: int

    @property
    def name(self) -> str:
        return f"{self.variant.key}-{self.seed}-{self.count}"

    @property
    def games(self) -> int:
        return self.count * (2 if self.variant.swaps else 1)


def shards(chosen: Variant, seed: int, seeds: int) -> Iterator[Shard]:
    """A variant from so many seeds, in parts whose size depends on who plays and on how much there is to play."""
    usual = min(SEEDS.get(spec, SEEDS_OF_SEARCH) for spec in chosen.players)
    size = max(usual, -(-seeds // MOST_SHARDS))
    for first in range(0, seeds, size):
        yield Shard(chosen, seed + first, min(size, seeds - first))


def spread(ways: Sequence[Variant], first: int, seeds: int) -> Iterator[Shard]:
    """So many seeds from the first one on, shared out among the ways to deal."""
    for number, way in enumerate(ways):
        count = seeds // len(ways) + (number < seeds % len(ways))
        yield from shards(way, first, count)
        first += count


@dataclass(frozen=True)
class Rows:
    """What was played of a variant, a row a match; the rows of several shards follow each other."""

    variant: Variant
    seeds: np.ndarray  # int64
    swapped: np.ndarray  # bool: the players sat in reverse order
    returns: np.ndarray  # int8, a column a seat
    lengths: np.ndarray  # int64, decisions
    advantages: Mapping[str, np.ndarray] = field(default_factory=dict)  # int8: the seat that had it, or -1

    def __len__(self) -> int:
        return len(self.seeds)


def joined(parts: Sequence[Rows]) -> Rows:
    """The rows of several shards of one variant, in the order of their seeds."""
    first = parts[0]
    order = np.lexsort(
        (np.concatenate([part.swapped for part in parts]), np.concatenate([part.seeds for part in parts]))
    )

    def put(columns: list[np.ndarray]) -> np.ndarray:
        together: np.ndarray = np.concatenate(columns)[order]
        return together

    return Rows(
        first.variant,
        put([part.seeds for part in parts]),
        put([part.swapped for part in parts]),
        put([part.returns for part in parts]),
        put([part.lengths for part in parts]),
        {name: put([part.advantages[name] for part in parts]) for name in first.advantages},
    )


def by_variant(rows: Sequence[Rows]) -> dict[Variant, Rows]:
    """All that was played of each variant, in the order in which they first came."""
    found: dict[Variant, list[Rows]] = {}
    for part in rows:
        found.setdefault(part.variant, []).append(part)
    return {chosen: joined(parts) for chosen, parts in found.items()}


def play_shard(shard: Shard, threads: int | None = None) -> Rows:
    """Play a shard. The same rows come out for any number of threads, in any process."""
    chosen = shard.variant
    times = 2 if chosen.swaps else 1
    seeds = np.repeat(np.arange(shard.seed, shard.seed + shard.count, dtype=np.int64), times)
    swapped = np.tile(np.arange(times) == 1, shard.count)
    rules = game(chosen.game)
    ends = rules.layout.zeros(len(seeds))
    returns = np.zeros((len(seeds), rules.format(chosen.format).seats), np.int8)
    lengths = np.zeros(len(seeds), np.int64)
    for part, players, belief in _parts(chosen, swapped):
        held = rules.layout.zeros(len(part))
        played = play(
            tuned(rules, belief) if belief else rules,
            players,
            seeds[part],
            chosen.format,
            chosen.settings,
            threads,
            None if chosen.weights else swapped[part],
            ends=held,
        )
        returns[part], lengths[part], ends.raw[part] = played.returns, played.lengths, held.raw
    had = {
        name: np.array([tell(g) for g in ends.proxies], np.int8) for name, tell in rules.advantages.items()
    }
    return Rows(chosen, seeds, swapped, returns, lengths, had)


def _parts(
    chosen: Variant, swapped: np.ndarray
) -> Iterator[tuple[np.ndarray, tuple[str, ...], list[Changes]]]:
    """Which rows are played in one go, by whom and with which weights: those belong to a seat, so seats swap them, too."""
    if not chosen.weights:
        yield np.arange(len(swapped)), chosen.players, []
        return
    yield np.flatnonzero(~swapped), chosen.players, chosen.changes
    if swapped.any():
        yield np.flatnonzero(swapped), chosen.players[::-1], chosen.changes[::-1]
