"""`python -m wartable.lab.learning GAME`: the command for machines that have PyTorch and little else.
Elsewhere `wartable learn` does the same with the words of the other commands."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING

from wartable.kernel.contract import game, game_names
from wartable.kernel.errors import WartableError
from wartable.lab.learning.settings import Settings, helps
from wartable.lab.learning.study import OF_A_STUDY, make
from wartable.lab.learning.variants import groups_of

if TYPE_CHECKING:
    from wartable.lab.learning.training import Point


def main(arguments: Sequence[str] | None = None) -> int:
    given = _parser().parse_args(arguments)
    try:
        if given.make_study is not None:
            _make_study(given)
        else:
            _train(given)
    except KeyboardInterrupt:
        print("Stopped; --resume goes on from the last checkpoint.", file=sys.stderr)
        return 130
    except (WartableError, OSError) as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    taught = [name for name in game_names() if game(name).judging is not None]
    parser = argparse.ArgumentParser(
        prog="python -m wartable.lab.learning", description="Let a network learn a game."
    )
    parser.add_argument("game", choices=taught)
    parser.add_argument("--out", type=Path, help="folder for checkpoints and weights")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint in that folder")
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--threads", type=int, default=2, help="of the processor")
    parser.add_argument(
        "--study", type=Path, nargs="*", default=[], help="files of matches to learn from first"
    )
    parser.add_argument("--start", type=Path, help="weights of another training to begin with (trained.npz)")
    parser.add_argument("--make-study", type=Path, help="make such a file instead of a training")
    parser.add_argument("--games", type=int, default=1000, help="matches of that file")
    parser.add_argument("--player", default="greedy", help="who plays them")
    said = helps()
    for each in fields(Settings):
        if each.name in said:
            kind = _names if each.name == "formats" else type(each.default)
            parser.add_argument(f"--{each.name}", type=kind, help=f"{said[each.name]} ({each.default})")
    return parser


def _names(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _settings(given: argparse.Namespace) -> dict[str, object]:
    """The settings that were given."""
    return {name: getattr(given, name) for name in helps() if getattr(given, name) is not None}


def _make_study(given: argparse.Namespace) -> None:
    chosen = game(given.game)
    wanted = Settings(given.game, **{"variants": OF_A_STUDY, **_settings(given)})  # type: ignore[arg-type]
    groups = groups_of(chosen, wanted.formats, wanted.variants, wanted.seed)

    def tell(done: int, total: int) -> None:
        if done % 1024 == 0 or done == total:
            print(f"{done:,} of {total:,} matches", flush=True)

    make(chosen, groups, given.player, given.games, given.make_study, given.threads, tell)


def _train(given: argparse.Namespace) -> None:
    import torch

    from wartable.lab.learning.training import CHECKPOINT, Training

    if given.out is None:
        raise WartableError("--out says in which folder the training is kept.")
    torch.set_num_threads(given.threads)
    checkpoint, changed = given.out / CHECKPOINT, _settings(given)
    training: Training
    if given.resume:
        training = Training.resume(checkpoint, given.device, line, **changed)
    elif checkpoint.exists():
        raise WartableError(f"{checkpoint} is there already; --resume goes on from it.")
    else:
        training = Training.begin(game(given.game), given.device, line, **changed)
    training.run(given.out, given.study, given.start)


def line(point: Point, behind: float) -> None:
    """A measurement as a line."""
    told = "  ".join(f"{name} {number:g}" for name, number in point.told.items())
    fared = "" if point.score is None else f"  {point.score:.1%} against the beginning"
    print(
        f"{behind:5.0%}  {point.minutes:6.2f} min  {point.decisions / 1e6:8.2f} M decisions  {point.stage}: {told}{fared}",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
