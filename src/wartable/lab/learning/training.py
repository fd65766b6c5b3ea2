"""A training from its beginning to a network that plays: study first, then self-play until the time is up.
It leaves checkpoints to go on from, the weights so far, and a line a measurement; the same settings give the same network."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import numpy as np
import torch

from wartable.kernel.contract import Game, game
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message, cited, shortened
from wartable.lab.learning.cards import STAGES, stages_beside
from wartable.lab.learning.lessons import Account, Teacher
from wartable.lab.learning.measuring import score
from wartable.lab.learning.net import Net
from wartable.lab.learning.recalling import recalled
from wartable.lab.learning.selfplay import Table
from wartable.lab.learning.settings import USUAL_ON, Settings
from wartable.lab.learning.study import UNREADABLE, Study
from wartable.lab.learning.variants import Group, groups_of
from wartable.players.learned.features import features_of
from wartable.players.learned.judging import SUM
from wartable.players.learned.weights import LARGEST, quantised, save, values_told

A_MINUTE = 60.0
CHECKPOINT, WEIGHTS, TRAINED, CURVE = "checkpoint.pt", "network.npz", "trained.npz", "curve.json"
LEAST_RATE = 0.05  # of the rate at the beginning is left at the end
LEAST_ENTROPY = 0.1  # likewise of what doubt is worth
OTHERS = 0.2  # of the lessons are of groups with other seats than the usual format
COARSER = (1, 2, 4, 8)  # steps of the table's numbers, in those that a file has
APART = 1 << 32  # seeds between the matches of two groups
ANEW = 1 << 36  # and between those of a training and of one that goes on with it


@dataclass(frozen=True)
class Point:
    """How far a training was at some time, and how it fared."""

    stage: str  # study or self-play
    minutes: float
    decisions: int  # that it has learned from by playing
    told: dict[str, float]  # how sure it was, and how far from what came
    score: float | None = None  # against the network as it was when self-play began


@dataclass
class State:
    """How far a training is."""

    studied: bool = False
    lessons: int = 0
    decisions: int = 0
    spent: float = 0.0  # seconds
    begun: int = 0  # how often it was begun or gone on with
    curve: list[Point] = field(default_factory=list)
    before: list[dict[str, Any]] = field(default_factory=list)  # stages of the training it began with


Told = Callable[[Point, float], None]  # a measurement, and how much of all is behind


class Training:
    """A network, what it learns by, and how far it is."""

    def __init__(self, settings: Settings, device: str, told: Told) -> None:
        self.settings = settings
        self.device = torch.device(device)
        self.told = told
        self.game: Game = game(settings.game)
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.features = features_of(self.game)
        self.net = self._fresh()
        self.rival = self._fresh()
        self.teacher = Teacher(self.net, settings.rate)
        self.chance = torch.Generator(self.device).manual_seed(settings.seed)
        self.state = State()
        self.groups: list[Group] = []
        self.tables: list[Table] = []
        self.since = time.perf_counter()
        self.playing = 0.0  # seconds of all, that matches took

    def _fresh(self) -> Net:
        net = Net(self.features, self.game.actions, values_told(self.game), self.settings.width)
        net.to(self.device)
        return net

    # --- From the beginning to the end

    def run(self, out: Path, studies: Sequence[Path], start: Path | None) -> None:
        """Learn until the time is up; what there is so far stands in the folder after every measurement."""
        given = self.settings
        self.since = time.perf_counter() - self.state.spent
        self.groups = groups_of(self.game, given.formats, given.variants, given.seed)
        if not self.state.lessons:
            if start is not None:
                self.begin_with(start)
            if studies and not self.state.studied:
                self.study([Study.load(file, self.game) for file in studies])
            self.rival.load_state_dict(self.net.state_dict())
            self.keep(out, None)
        self.state.begun += 1
        due = self.spent + self.settings.every * A_MINUTE
        account = None
        while self.progress < 1:
            account = self.learn()
            if self.spent >= due or self.progress >= 1:
                self.keep(out, account)
                due = self.spent + self.settings.every * A_MINUTE

    @property
    def spent(self) -> float:
        """Seconds since the beginning, those before a stop included."""
        return time.perf_counter() - self.since

    @property
    def progress(self) -> float:
        """How much of all is behind, from 0 to 1."""
        if self.settings.lessons:
            return self.state.lessons / self.settings.lessons
        return self.spent / (self.settings.minutes * A_MINUTE)

    def begin_with(self, file: Path) -> None:
        """Take the weights of another training."""
        try:
            self.state.before = stages_beside(file)
            with np.load(file) as held:
                self.net.take({name: held[name].astype(np.float32) for name in held.files})
        except (*UNREADABLE, RuntimeError):
            raise OptionError(Message("lab-learn-no-weights", {"file": cited(file)})) from None

    def study(self, studies: Sequence[Study]) -> None:
        """Learn to do what others did, and what came of it."""
        values, progress = values_told(self.game), self._tell_recalling
        examples = [
            recalled(study, self.game, self.features, values, self.device, progress) for study in studies
        ]
        passes = self.settings.passes
        for number in range(passes):
            self.teacher.set_rate(max(1 - number / passes, LEAST_RATE))
            for each in examples:
                account = self.teacher.copy(each, self.settings.portion, self.chance)
                self._point("study", account.told())
        self.state.studied = True

    def _tell_recalling(self, done: int, total: int) -> None:
        self.told(Point("recalling", self.spent / A_MINUTE, 0, {"matches": done, "of": total}), self.progress)

    def learn(self) -> Account:
        """One lesson: play on in one of the groups, and learn from it."""
        given = self.settings
        if not self.tables:
            self.tables = [self._table(number) for number in range(len(self.groups))]
        table = self.tables[self._whose_turn()]
        progress = min(self.progress, 1.0)
        self.teacher.set_rate(max(1 - progress, LEAST_RATE))
        since = time.perf_counter()
        lesson = table.play(self.net, given.steps, given.trace, self.chance)
        self.playing += time.perf_counter() - since
        entropy = given.entropy * max(1 - progress, LEAST_ENTROPY)
        account = self.teacher.improve(lesson, given.epochs, given.portion, entropy, given.clip, self.chance)
        self.state.lessons += 1
        self.state.decisions += len(lesson.chosen)
        return account

    def _table(self, number: int) -> Table:
        seed = (self.settings.seed << 44) + self.state.begun * ANEW + number * APART
        matches = self.settings.matches
        return Table(self.game, self.features, self.groups[number], matches, seed, self.device)

    def _whose_turn(self) -> int:
        """The group of the next lesson: mostly the first, the others in turn between."""
        others, lessons = len(self.groups) - 1, self.state.lessons
        if not others or int(lessons * OTHERS) == int((lessons + 1) * OTHERS):
            return 0
        return 1 + int(lessons * OTHERS) % others

    def _point(self, stage: str, told: dict[str, float], fared: float | None = None) -> None:
        rounded = {name: round(number, 4) for name, number in told.items()}
        point = Point(stage, round(self.spent / A_MINUTE, 3), self.state.decisions, rounded, fared)
        self.state.curve.append(point)
        self.told(point, min(self.progress, 1.0))

    # --- What is left in the folder

    def keep(self, out: Path, account: Account | None) -> None:
        """Measure, and leave all that there is so far."""
        if account is not None:
            variant = self.groups[0].variants[0]
            duels = self.settings.duels
            fared = score(self.net, self.rival, self.game, self.features, variant, duels, self.device)
            self._point(
                "self-play", {**account.told(), "playing": self.playing / self.spent}, round(fared, 4)
            )
        self.state.spent = self.spent
        out.mkdir(parents=True, exist_ok=True)
        self._save(out / CHECKPOINT)
        self.export(out)

    def export(self, out: Path) -> None:
        """The weights as a player has them, and as a training can begin with them; half precision is enough for that."""
        arrays = self.net.arrays()
        curve = [asdict(point) for point in self.state.curve]
        stage = {
            "what": "study and self-play" if self.state.studied else "self-play",
            "device": torch.cuda.get_device_name() if self.device.type == "cuda" else "cpu",
            "settings": asdict(self.settings),
            "curve": curve,
        }
        card = {STAGES: [*self.state.before, stage]}
        _save_small(self.game, arrays, card, out / WEIGHTS)
        halves = {name: weights.astype(np.float16) for name, weights in arrays.items()}
        np.savez_compressed(out / TRAINED, **halves)
        (out / CURVE).write_text(json.dumps(curve, indent=1), encoding="utf-8")

    def _save(self, file: Path) -> None:
        """Keep all that the next lesson depends on but the matches that go on, whole or not at all."""
        kept = {
            "settings": asdict(self.settings),
            "net": self.net.state_dict(),
            "rival": self.rival.state_dict(),
            "optimizer": self.teacher.optimizer.state_dict(),
            "chance": self.chance.get_state(),
            "state": asdict(self.state),
        }
        part = file.with_suffix(".part")
        torch.save(kept, part)
        os.replace(part, file)

    @classmethod
    def begin(cls, game: Game, device: str, told: Told, **changed: Any) -> Training:
        """A new training of a game, with settings that fit the device unless they are given."""
        return cls(Settings(game.name, **{**USUAL_ON[device], **changed}), device, told)

    @classmethod
    def resume(cls, file: Path, device: str, told: Told, **changed: Any) -> Training:
        """Go on from a checkpoint with new matches, perhaps for longer."""
        if not file.exists():
            raise OptionError(Message("lab-learn-nothing", {"file": cited(file)}))
        try:
            kept = torch.load(file, map_location=device, weights_only=True)
            training = cls(Settings(**{**kept["settings"], **changed}), device, told)
            training.net.load_state_dict(kept["net"])
            training.rival.load_state_dict(kept["rival"])
            training.teacher.optimizer.load_state_dict(kept["optimizer"])
            training.chance.set_state(kept["chance"].cpu())
            state = dict(kept["state"])
            state["curve"] = [Point(**point) for point in state["curve"]]
            training.state = State(**state)
        except (*UNREADABLE, RuntimeError, UnpicklingError) as problem:
            told_why = {"file": cited(file), "problem": shortened(str(problem))}
            raise OptionError(Message("lab-learn-other", told_why)) from None
        return training


def _save_small(game: Game, arrays: dict[str, np.ndarray], card: dict[str, Any], file: Path) -> None:
    """Weights as a file that is no larger than it may be: if need be the table is told less finely, which packs better."""
    for coarseness in COARSER:
        step = coarseness / SUM
        table = np.round(arrays["table"] / step) * step
        save(quantised(game, {**arrays, "table": table}, card), game, file)
        if file.stat().st_size <= LARGEST:
            return
