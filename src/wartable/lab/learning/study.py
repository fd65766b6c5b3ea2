"""Matches of other players to learn from: how they are made, kept in a small file, and played once more to see what was seen.
A match is kept as its variant, its seed and the actions of decisions that had a choice; of searches also what they tried there."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from wartable.kernel.batch import Batch
from wartable.kernel.contract import Game
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message, cited
from wartable.lab.learning.variants import Group, Variant
from wartable.players.matches import THOUGHTS

UNREADABLE = (
    OSError,
    ValueError,
    KeyError,
    TypeError,
    AttributeError,
    EOFError,
    BadZipFile,
)  # as NumPy says it
OF_A_STUDY = 24  # variants of a group, so that there are many matches of each
AT_ONCE = 16  # matches of a variant that are played before the next one's turn comes
KEPT_EVERY = 64  # such portions after which the file is written
LONGEST = 4_000  # decisions of a match that is kept
FIRST_SEED = 1 << 42  # matches that nobody else plays
MOST_SEATS = 4
OTHERS = (
    4  # of the formats with other numbers of seats than the usual one, every so manieth variant is played
)
ARRAYS = ("of", "seeds", "lengths", "returns", "moves", "thoughts")

Progress = Callable[[int, int], None]  # told how many matches are there, and how many there will be


@dataclass
class Study:
    """Matches of one kind of player."""

    game: str
    player: str
    variants: list[Variant]
    of: np.ndarray  # int16, a match each: its variant
    seeds: np.ndarray  # int64
    lengths: np.ndarray  # int32, decisions that are kept
    returns: np.ndarray  # int8, a column a seat
    moves: np.ndarray  # int16, those of one match behind those of another
    thoughts: (
        np.ndarray
    )  # int16, for each of these what a search tried and hoped for (`players.matches.THOUGHTS`)

    def __len__(self) -> int:
        return len(self.seeds)

    @classmethod
    def empty(cls, game: Game, player: str, variants: list[Variant]) -> Study:
        return cls(
            game.name,
            player,
            variants,
            np.zeros(0, np.int16),
            np.zeros(0, np.int64),
            np.zeros(0, np.int32),
            np.zeros((0, MOST_SEATS), np.int8),
            np.zeros(0, np.int16),
            np.zeros((0, THOUGHTS), np.int16),
        )

    def add(
        self,
        variant: int,
        seeds: np.ndarray,
        returns: np.ndarray,
        moves: list[np.ndarray],
        thoughts: list[np.ndarray],
    ) -> None:
        wide = np.zeros((len(seeds), MOST_SEATS), np.int8)
        wide[:, : returns.shape[1]] = returns
        self.of = np.concatenate([self.of, np.full(len(seeds), variant, np.int16)])
        self.seeds = np.concatenate([self.seeds, seeds])
        self.lengths = np.concatenate([self.lengths, np.array([len(row) for row in moves], np.int32)])
        self.returns = np.concatenate([self.returns, wide])
        self.moves = np.concatenate([self.moves, *moves])
        self.thoughts = np.concatenate([self.thoughts, *thoughts])

    def save(self, file: Path) -> None:
        """Write the file, whole or not at all."""
        facts = {
            "game": self.game,
            "player": self.player,
            "variants": [[each.format, dict(each.options)] for each in self.variants],
        }
        part = file.with_name(f"{file.name}.part")
        with part.open("wb") as out:
            np.savez_compressed(
                out,
                facts=np.frombuffer(json.dumps(facts).encode(), np.uint8),
                of=self.of,
                seeds=self.seeds,
                lengths=self.lengths,
                returns=self.returns,
                moves=self.moves,
                thoughts=self.thoughts,
            )
        os.replace(part, file)

    @classmethod
    def load(cls, file: Path, game: Game) -> Study:
        """What a file holds, if it is of this game."""
        try:
            with np.load(file) as held:
                facts = json.loads(held["facts"].tobytes())
                arrays = {name: held[name] for name in ARRAYS}
        except UNREADABLE:
            raise OptionError(Message("lab-learn-no-study", {"file": cited(file)})) from None
        if facts["game"] != game.name:
            told = {"file": cited(file), "other": cited(facts["game"]), "game": game.name}
            raise OptionError(Message("lab-learn-study-game", told))
        variants = [Variant(format, options) for format, options in facts["variants"]]
        return cls(game.name, facts["player"], variants, **arrays)

    def portions(self, game: Game, most: int) -> Iterator[tuple[Group, np.ndarray, list[slice]]]:
        """The matches with as many seats, at most so many at once, the longest first: which they are, and where their decisions are."""
        ends = np.cumsum(self.lengths)
        seats = np.array([game.format(variant.format).seats for variant in self.variants])
        for count in dict.fromkeys(seats.tolist()):
            alike = np.flatnonzero((seats[self.of] == count) & (self.lengths > 0))
            alike = alike[np.argsort(-self.lengths[alike], kind="stable")]
            for first in range(0, len(alike), most):
                chosen = alike[first : first + most]
                where = [slice(int(ends[each] - self.lengths[each]), int(ends[each])) for each in chosen]
                yield Group(count, tuple(self.variants[of] for of in self.of[chosen])), chosen, where


def make(
    game: Game,
    groups: list[Group],
    player: str,
    games: int,
    file: Path,
    threads: int | None,
    progress: Progress,
) -> Study:
    """Let a player play so many matches of all variants against itself; a file that is there already is gone on with."""
    variants = list(groups[0].variants)
    for group in groups[1:]:
        variants += group.variants[::OTHERS]
    study = Study.load(file, game) if file.exists() else Study.empty(game, player, variants)
    if study.variants != variants or study.player != player:
        raise OptionError(Message("lab-learn-study-other", {"file": cited(file)}))
    portions = 0
    try:
        while len(study) < games:
            progress(len(study), games)
            number = _least(study)
            seeds = FIRST_SEED + np.arange(len(study), len(study) + min(AT_ONCE, games - len(study)))
            study.add(number, seeds, *_played(game, variants[number], player, seeds, threads))
            portions += 1
            if portions % KEPT_EVERY == 0:
                study.save(file)
    finally:  # also of what was stopped
        study.save(file)
    progress(len(study), games)
    return study


def _least(study: Study) -> int:
    """The variant of which there are the fewest matches."""
    counts = np.bincount(study.of, minlength=len(study.variants))
    return int(counts.argmin())


def _played(
    game: Game, variant: Variant, player: str, seeds: np.ndarray, threads: int | None
) -> tuple[np.ndarray, list[np.ndarray], list[np.ndarray]]:
    """How matches from these seeds end, what was chosen where there was a choice, and what was thought there."""
    from wartable.players import contests

    found = contests.play(
        game, [player], seeds, variant.format, variant.options, threads, moves=LONGEST, thoughts=True
    )
    chosen = with_choice(game, variant, seeds, found.moves)
    chosen[found.lengths > LONGEST] = False  # of a match that goes on for ever nothing is learned
    return (
        found.returns,
        [row[marked] for row, marked in zip(found.moves, chosen, strict=True)],
        [row[marked] for row, marked in zip(found.thoughts, chosen, strict=True)],
    )


def with_choice(game: Game, variant: Variant, seeds: np.ndarray, moves: np.ndarray) -> np.ndarray:
    """At which of the moves of each match something else could have been done."""
    batch = Batch(game, seeds, variant.format, threads=1, observe=False, masks="bits", **variant.options)
    chosen = np.zeros(moves.shape, bool)
    for step in range(moves.shape[1]):
        going = batch.out.actors >= 0
        if not going.any() or (moves[going, step] < 0).any():
            break
        bits = batch.out.masks
        counts = np.unpackbits(bits.view(np.uint8), axis=1).sum(1)
        chosen[:, step] = going & (counts > 1)
        batch.step(np.where(going, moves[:, step], -1))
    return chosen
