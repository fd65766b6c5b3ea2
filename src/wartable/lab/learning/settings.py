"""All that decides how a training goes, beside the machine's speed."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any


def _said(default: Any, text: str) -> Any:
    """A setting with what is said of it where somebody asks for help."""
    return field(default=default, metadata={"help": text})


@dataclass(frozen=True)
class Settings:
    """The settings of a training; those of a checkpoint are kept with it."""

    game: str
    formats: tuple[str, ...] = _said((), "formats to learn, by default all")
    seed: int = _said(1, "same settings, same lessons: same network")
    minutes: float = _said(15.0, "of training, those before a resume included")
    lessons: int = _said(0, "stop after so many lessons instead of minutes")
    every: float = _said(1.0, "minutes between two measurements")
    matches: int = _said(512, "played side by side")
    steps: int = _said(32, "decisions of each between two lessons")
    portion: int = _said(4096, "decisions of one step of the optimizer")
    epochs: int = _said(2, "how often a lesson is gone through")
    rate: float = _said(1e-3, "of learning, at the beginning")
    entropy: float = _said(0.01, "what doubt is worth, at the beginning")
    trace: float = _said(0.97, "GAE's lambda; nothing is discounted, for only the end counts")
    clip: float = _said(0.2, "how far chances may move in a lesson")
    width: int = _said(128, "of the network's first layer")
    variants: int = _said(256, "ways to deal that are drawn for formats of as many seats")
    passes: int = _said(3, "how often the matches of a study are gone through")
    duels: int = _said(256, "matches of a measurement")


# What a device does well beside each other, where nothing else is asked for.
USUAL_ON: dict[str, dict[str, Any]] = {
    "cpu": {},
    "cuda": {"matches": 16_384, "steps": 64, "portion": 16_384, "duels": 2048},
}


def helps() -> dict[str, str]:
    """What is said of each setting."""
    return {each.name: each.metadata["help"] for each in fields(Settings) if each.metadata}
