"""Positions that an attacker would make: real ones with numbers changed, asked of the check that guards compiled rules.
`python -m tests.suite.mutations invictus 100000 1` changes so many records of a game, from this seed on, and hands
every one that the check accepts to all that is compiled: nothing may crash, hang, or write beside its record.

With WARTABLE_JIT=0 the rules are plain, and say where they would have left an array. `--why` tells what was refused most
often; `--unguarded` leaves the invariants out, to see what they keep away."""

from __future__ import annotations

import signal
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from types import FrameType
from typing import Any

import numpy as np

import wartable
from wartable import Game, Position
from wartable.kernel.engine import engine
from wartable.kernel.frames import KIND
from wartable.kernel.record import FRAME_SIZE, Records
from wartable.kernel.rule import compiling
from wartable.players import modules, player

from .matches import all_variants, usual
from .test_arranged import arranged

BATCH = 500  # records that are changed at once
WILD = 0.8  # of the records are changed by any values, most of which no field can have; the others by such as fit
MATCHES = 4 if compiling() else 1  # of every variant, whose positions are changed
KEPT = 12 if compiling() else 6  # positions of every match
LONGEST = 20_000 if compiling() else 25  # decisions that are played on from an accepted position
TRIED = 4  # actions of an accepted position that are played on copies
LOOKS = (
    1 if compiling() else 0
)  # of a batch's accepted positions in a hundred, those that computer players look at
PATIENCE = 60  # seconds of the processor that accepted positions may take for one action before it is a hang


class Hang(Exception):
    """An action that did not end."""


@dataclass
class Counts:
    """What became of the records."""

    mutated: int = 0
    in_range: int = 0
    accepted: int = 0
    steps: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)


def heads(records: Records) -> np.ndarray:
    """The heads of records, a row of bytes each."""
    found: np.ndarray = records.raw[:, : records.layout.words].copy()
    return found


def real_positions(game: Game, seed: int) -> np.ndarray:
    """Positions of random matches of every variant, from the first decision to the end, and arranged ones."""
    lot = np.random.default_rng(seed)
    found = []
    for variant in all_variants():
        if variant.game.name == game.name:
            records = game.layout.zeros(MATCHES)
            given = game.given(variant.format, **variant.options)
            engine(game).call("start", records, given, lot.integers(2**40, size=MATCHES))
            found.append(heads(records))
            moments = [heads(records)]
            while step_at_random(game, records, lot):
                moments.append(heads(records))
            every = max(1, len(moments) // KEPT)
            found += [*moments[::every], moments[-1]]
    for variant in usual(game):
        found += [heads(arranged(variant, seed).records)]
    return np.unique(np.concatenate(found), axis=0)


# Games in which a forged match that was accepted may come to a decision without an answer. That harms nobody; another
# takes its place.
MAY_STICK = ("shadespire",)


def step_at_random(game: Game, records: Records, lot: np.random.Generator) -> bool:
    """One legal action by lot in every open match; whether there was an open one."""
    runner, count = engine(game), len(records)
    actors, masks = np.empty(count, np.int64), np.empty((count, game.actions), np.uint8)
    runner.call("actors", records, actors)
    runner.call("masks", records, masks)
    assert not masks[actors < 0].any(), "an answer without a decision"
    stuck = (actors >= 0) & ~masks.any(axis=1)
    assert game.name in MAY_STICK or not stuck.any(), "a decision without an answer"
    if stuck.any() and not stuck.all():
        instead = int(np.argmin(stuck))
        records.raw[stuck] = records.raw[instead]
        actors[stuck], masks[stuck] = actors[instead], masks[instead]
    if not masks.any() or stuck.all():
        return False
    chosen = np.where(actors >= 0, np.argmax(masks * lot.random(masks.shape), axis=1), -1)
    refused = runner.call("step", records, chosen, np.empty(game.actions, np.uint8), 1)
    assert refused < 0, "a legal action was refused"
    return True


class Mutator:
    """Changes records, each in one to four places."""

    def __init__(self, game: Game, real: np.ndarray, lot: np.random.Generator) -> None:
        self.game, self.real, self.lot = game, real, lot
        depth = placed(game, real)[0].array["depth"].astype(float)
        self.weights = (depth + 1) / (depth + 1).sum()  # where much is pending, much can be wrong
        self.fields = [name for name in game.layout.ranges if name not in ("pad", "frames")]
        self.kinds = np.flatnonzero(game.frames.least[:, KIND] == np.arange(len(game.frames.least)))[1:]
        self.limits = {}
        for name in self.fields:
            shape = game.layout.dtype[name].shape
            least, most = game.layout.ranges[name]
            self.limits[name] = (
                np.broadcast_to(least, shape).reshape(-1),
                np.broadcast_to(most, shape).reshape(-1),
            )

    def batch(self, count: int) -> Records:
        """Records made from real ones."""
        lot, layout = self.lot, self.game.layout
        records = layout.zeros(count)
        records.raw[:, : layout.words] = self.real[lot.choice(len(self.real), count, p=self.weights)]
        wild = lot.random(count) < WILD
        for number in range(count):
            for _ in range(lot.integers(1, 5)):
                if wild[number]:
                    self.make_wild(records, number)
                else:
                    self.change(records, number)
        return records

    def make_wild(self, records: Records, number: int) -> None:
        """Any byte becomes any other, or a bit of it changes."""
        place = self.lot.integers(self.game.layout.head)
        row = records.raw[number].view(np.uint8)
        if self.lot.random() < 0.5:
            row[place] = self.lot.integers(256)
        else:
            row[place] ^= 1 << self.lot.integers(8)

    def change(self, records: Records, number: int) -> None:
        """One of the things an attacker would do."""
        way = self.lot.integers(10)
        if way < 3:
            self.change_frames(records, number)
            return
        name = self.fields[self.lot.integers(len(self.fields))]
        numbers = self.numbers(records, number, name)
        least, most = self.limits[name]
        one, other = self.places(numbers)
        if way < 6:
            numbers[one] = self.lot.integers(least[one], most[one], endpoint=True)
        elif way == 6:
            numbers[one] = (least[one], most[one], min(int(numbers[one]) + 1, most[one]))[
                self.lot.integers(3)
            ]
        elif way == 7:
            numbers[one], numbers[other] = numbers[other], numbers[one]
        else:
            source = self.game.layout.zeros(1)
            source.raw[0, : self.game.layout.words] = self.real[self.lot.integers(len(self.real))]
            numbers[:] = self.numbers(source, 0, name)

    def places(self, numbers: np.ndarray) -> np.ndarray:
        """Two places of a field by lot, more often such as are in use."""
        used = np.flatnonzero(numbers)
        if len(used) and self.lot.random() < 0.7:
            return used[self.lot.integers(len(used), size=2)]
        return self.lot.integers(len(numbers), size=2)

    def numbers(self, records: Records, number: int, name: str) -> np.ndarray:
        """The numbers of a field, to be changed."""
        return records.array[name][number : number + 1].reshape(-1)

    def change_frames(self, records: Records, number: int) -> None:
        """A frame more or less, another kind of one, or another parameter."""
        frames, depth = records.array["frames"][number], int(records.array["depth"][number])
        way = self.lot.integers(5)
        if way == 0 and depth < len(frames):
            kind = int(self.kinds[self.lot.integers(len(self.kinds))])
            frames[depth] = [self.any_of(kind, part) for part in range(FRAME_SIZE)]
            records.array["depth"][number] += 1
        elif way == 1 and depth > 0:
            frames[depth - 1] = 0
            records.array["depth"][number] -= 1
        elif depth > 0:
            place = depth - 1 if self.lot.random() < 0.6 else int(self.lot.integers(depth))
            part = 1 + int(self.lot.integers(FRAME_SIZE - 1))
            frames[place, part] = self.any_of(int(frames[place, KIND]), part)

    def any_of(self, kind: int, part: int) -> int:
        """What a part of a frame can be."""
        ranges = self.game.frames
        if not 0 < kind < len(ranges.least) or ranges.least[kind, part] > ranges.most[kind, part]:
            return 0
        if self.lot.random() < 0.3:
            return int((ranges.least if self.lot.random() < 0.5 else ranges.most)[kind, part])
        return int(self.lot.integers(ranges.least[kind, part], ranges.most[kind, part], endpoint=True))


def accepted(game: Game, records: Records, counts: Counts) -> np.ndarray:
    """The heads of those records that would be loaded."""
    fitting = np.flatnonzero(game.layout.sound(records, game.frames))
    counts.in_range += len(fitting)
    found = []
    for number in fitting:
        one = records[number : number + 1].copy()
        try:
            game.check(one)
            found.append(heads(one))
        except AssertionError as fault:
            counts.refusals[str(fault)[:40]] += 1
        except Exception as fault:
            note(counts, fault)
    counts.accepted += len(found)
    return np.concatenate(found) if found else np.zeros((0, game.layout.words), np.int64)


def note(counts: Counts, fault: BaseException) -> None:
    """Count a fault by where it was; the first of each kind is told in full."""
    last = traceback.extract_tb(fault.__traceback__)[-1]
    name = f"{type(fault).__name__} in {last.name}, line {last.lineno}: {fault}"
    if name not in counts.faults:
        traceback.print_exception(fault, limit=-12)
    counts.faults[name] += 1


def placed(game: Game, rows: np.ndarray) -> tuple[Records, Records]:
    """Records with these heads, and the same with another before and after that nothing may touch."""
    guarded = game.layout.zeros(len(rows) + 2)
    guarded.raw[0] = guarded.raw[-1] = -1
    records = guarded[1:-1]
    records.raw[:, : game.layout.words] = rows
    return records, guarded


def try_all(game: Game, rows: np.ndarray, lot: np.random.Generator, counts: Counts) -> None:
    """Hand accepted positions to every compiled entry."""
    for attempt in (ask, play_some, play_on):
        records, guarded = placed(game, rows)
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        attempt(game, records, lot, counts)
        signal.setitimer(signal.ITIMER_PROF, 0)
        assert (guarded.raw[[0, -1]] == -1).all(), "something was written beside a record"


def ask(game: Game, records: Records, lot: np.random.Generator, counts: Counts) -> None:
    """What each seat knows and imagines, and how the match stands."""
    runner, count = engine(game), len(records)
    seats = np.array([game.seats_of(g) for g in records.proxies])
    for seat in range(seats.max()):
        there = records[:].copy()
        asked = np.minimum(seat, seats - 1)
        out = np.zeros((count, game.observation), np.int16)
        runner.call("observations", there, asked, out)
        assert_in_range(game, out)
        runner.call("imaginations", there, asked, lot.integers(2**40, size=count))
        runner.call("observations", there, asked, out)
        assert_in_range(game, out)
        for _ in range(TRIED):
            step_at_random(game, there, lot)
    runner.call("results", records, np.zeros((count, 8), np.int8))


def assert_in_range(game: Game, rows: np.ndarray) -> None:
    """Observations hold nothing but what their schema declares."""
    for piece, numbers in zip(game.observes, game.observes.split(rows).values(), strict=True):
        wrong = numbers[(numbers < piece.low) | (numbers > piece.high)]
        assert not wrong.size, f"{piece.name} is {wrong[0]}, not from {piece.low} to {piece.high}"


def play_some(game: Game, records: Records, lot: np.random.Generator, counts: Counts) -> None:
    """Several actions of each position, and a look at some as computer players look."""
    for _ in range(TRIED):
        step_at_random(game, records[:].copy(), lot)
    for number in np.flatnonzero(lot.integers(100, size=len(records)) < LOOKS):
        look(game, records[number : number + 1], lot)


def look(game: Game, record: Records, lot: np.random.Generator) -> None:
    """As greedy and search do, each of which begins with an imagined match."""
    position = Position(game, engine(game), record.copy())
    if not position.over:
        chosen = player("search:8", game, int(lot.integers(2**40))).choose(position, position.actor)
        assert chosen in position.legal(), "a player chose what is not legal"


def play_on(game: Game, records: Records, lot: np.random.Generator, counts: Counts) -> None:
    """Play to the end, which comes."""
    for steps in range(LONGEST + 1):
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        counts.steps += len(records)
        if not step_at_random(game, records, lot):
            return
        if steps % 64 == 63:  # go on with those that are open
            actors = np.empty(len(records), np.int64)
            engine(game).call("actors", records, actors)
            if (actors < 0).all():
                return
            records = Records(game.layout, records.array[actors >= 0])
    assert not compiling(), "a match does not end"


def shares(rows: np.ndarray) -> Iterator[np.ndarray]:
    """All accepted positions at once where they are compiled; one by one in plain Python, which goes on after a fault."""
    return iter([rows]) if compiling() else (rows[number : number + 1] for number in range(len(rows)))


def examine(game: Game, count: int, seed: int) -> Counts:
    """Change so many records and try what is accepted."""

    def give_up(signum: int, frame: FrameType | None) -> Any:
        raise Hang(f"no answer within {PATIENCE} seconds")

    signal.signal(signal.SIGPROF, give_up)
    if compiling():  # compiled code does not hear of it, so that the process ends
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
    engine(game, modules(game))
    counts, lot = Counts(), np.random.default_rng(seed)
    mutator = Mutator(game, real_positions(game, seed), lot)
    while counts.mutated < count:
        records = mutator.batch(min(BATCH, count - counts.mutated))
        counts.mutated += len(records)
        rows = accepted(game, records, counts)
        for share in shares(rows) if len(rows) else ():
            try:
                try_all(game, share, lot, counts)
            except Exception as fault:
                signal.setitimer(signal.ITIMER_PROF, 0)
                note(counts, fault)
    return counts


def main() -> None:
    name, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    game = wartable.game(name)
    if "--unguarded" in sys.argv:
        game = replace(game, invariants=lambda g: None)
    counts = examine(game, count, seed)
    for why, how_many in counts.refusals.most_common(12) if "--why" in sys.argv else ():
        print(f"  refused {how_many}: {why}")
    for fault, how_many in counts.faults.most_common():
        print(f"  fault {how_many}: {fault}")
    print(
        f"{name}: {counts.mutated} mutated, {counts.in_range} in range, {counts.accepted} accepted, "
        f"{counts.steps} steps, {sum(counts.faults.values())} faults"
    )
    sys.exit(bool(counts.faults))


if __name__ == "__main__":
    main()
