"""From nothing to a player of Invictus: `python examples/train_invictus --out FOLDER` trains a network by self-play.
It leaves FOLDER/network.onnx, a player for all commands (`network:FILE`), the learning curve, and checkpoints to go on from."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

# Threads that wait do so asleep: awake they take several times the work itself from a busy machine.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
os.environ.setdefault("GOMP_SPINCOUNT", "0")

import torch
from curve import Point, write_curve
from export import export
from learner import FORMAT, GAME, MOST_SEED, Learner, Settings
from measuring import score
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from wartable import WartableError

A_MINUTE = 60.0
CHECKPOINT, NETWORK, CURVE = "checkpoint.pt", "network.onnx", "curve.svg"


def main(arguments: Sequence[str] | None = None) -> int:
    given = _parser().parse_args(arguments)
    torch.set_num_threads(given.threads)
    console = Console(highlight=False)
    try:
        learner = _learner(given)
        Training(learner, given, console).run()
    except KeyboardInterrupt:
        console.print(f"Stopped. Go on from the last checkpoint: --out {given.out} --resume")
        return 130
    except (WartableError, OSError) as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    usual = Settings()
    parser = argparse.ArgumentParser(
        prog="python examples/train_invictus",
        description="Train a network to play Invictus (short) by playing itself.",
    )
    parser.add_argument("--out", type=Path, required=True, help="folder for checkpoints, curve and network")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint in that folder")
    parser.add_argument(
        "--minutes", type=_above(float, 0), default=15.0, help="of training, those before a resume included"
    )
    parser.add_argument("--rounds", type=_above(int, 0), help="stop after so many rounds instead of minutes")
    parser.add_argument(
        "--device", default="cpu", help="cpu, or cuda: where matches are played and the network learns"
    )
    parser.add_argument(
        "--threads", type=_above(int, 0), default=2, help="of the processor, for matches and network"
    )
    parser.add_argument(
        "--every",
        type=_above(float, 0),
        default=1.0,
        help="minutes between two checkpoints with a measurement",
    )
    parser.add_argument("--rival", default="greedy", help="the player by which strength is measured")
    parser.add_argument("--seed", type=_seed, default=usual.seed, help="same seed, same rounds: same network")
    parser.add_argument("--matches", type=_above(int, 0), default=usual.matches, help="played at once")
    parser.add_argument(
        "--steps", type=_above(int, 0), default=usual.steps, help="decisions of each between two lessons"
    )
    parser.add_argument(
        "--games",
        type=_above(int, 1),
        default=usual.games,
        help="of a measurement, half of them with seats swapped",
    )
    parser.add_argument("--hidden", type=_above(int, 0), default=usual.hidden, help="width of the two layers")
    parser.add_argument(
        "--rate", type=_above(float, 0), default=usual.rate, help="of learning, at the beginning"
    )
    return parser


def _above(kind: type, least: float):  # type: ignore[no-untyped-def]
    """A number above a bound."""

    def read(text: str) -> float:
        value = kind(text)
        if not least < value < 1e9:
            raise argparse.ArgumentTypeError(f"{text} is not above {least:g}")
        return float(value) if kind is float else int(value)

    return read


def _seed(text: str) -> int:
    if not 0 <= int(text) <= MOST_SEED:
        raise argparse.ArgumentTypeError(f"a seed is a number from 0 to {MOST_SEED}")
    return int(text)


def _learner(given: argparse.Namespace) -> Learner:
    """A new learner, or the one of the checkpoint with the settings that it began with."""
    checkpoint = given.out / CHECKPOINT
    if given.resume:
        return Learner.resume(checkpoint, given.device)
    if checkpoint.exists():
        raise FileExistsError(
            f"{checkpoint} is there already; go on from it with --resume, or name another folder."
        )
    given.out.mkdir(parents=True, exist_ok=True)
    names = ("seed", "matches", "steps", "games", "hidden", "rate")
    return Learner(Settings(**{name: getattr(given, name) for name in names}), given.device)


class Training:
    """Rounds until the time is up, with a checkpoint and a measurement every minute."""

    def __init__(self, learner: Learner, given: argparse.Namespace, console: Console) -> None:
        self.learner = learner
        self.given = given
        self.console = console
        self.due = learner.spent + given.every * A_MINUTE

    @property
    def progress(self) -> float:
        """How much of all training is behind, from 0 to 1."""
        if self.given.rounds:
            return self.learner.rounds / float(self.given.rounds)
        return self.learner.spent / float(self.given.minutes * A_MINUTE)

    def run(self) -> None:
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(),
        )
        with Progress(*columns, console=self.console, disable=not self.console.is_terminal) as shown:
            task = shown.add_task("training", total=1.0, completed=self.progress)
            while self.progress < 1:
                self.learner.learn_a_round(self.progress)
                if self.learner.spent >= self.due or self.progress >= 1:
                    point = self.keep()
                    self.due = self.learner.spent + self.given.every * A_MINUTE
                    shown.update(task, description=f"training, {point.score:.0%} against {self.given.rival}")
                shown.update(task, completed=min(self.progress, 1.0))
        network = self.given.out / NETWORK
        self.console.print(
            f"{network} plays: wartable simulate {GAME} --format {FORMAT} --players network:{network},{self.given.rival}",
            soft_wrap=True,
        )

    def keep(self) -> Point:
        """Measure, and leave all that there is so far in the folder."""
        learner, given = self.learner, self.given
        began, worked = time.perf_counter(), time.process_time()
        strength = score(learner.policy, learner.game, FORMAT, given.rival, learner.settings.games)
        learner.spent += time.perf_counter() - began
        learner.worked += time.process_time() - worked
        decisions = learner.rounds * learner.settings.decisions
        point = Point(
            learner.spent / A_MINUTE, learner.worked / A_MINUTE, decisions, strength, learner.settings.games
        )
        learner.curve.append(point)
        learner.save(given.out / CHECKPOINT)
        export(learner.policy, learner.game, FORMAT, given.out / NETWORK)
        title = f"Invictus ({FORMAT}): score against {given.rival}, seed {learner.settings.seed}, {learner.device.type}"
        write_curve(learner.curve, title, given.out / CURVE)
        low, high = point.margin
        self.console.print(
            f"{point.minutes:6.1f} min  {point.work:6.1f} min of processors  {decisions / 1e6:6.2f} M decisions  "
            f"{100 * strength:5.1f}% against {given.rival} ({100 * low:.1f} to {100 * high:.1f})",
            soft_wrap=True,
        )
        return point


if __name__ == "__main__":
    sys.exit(main())
