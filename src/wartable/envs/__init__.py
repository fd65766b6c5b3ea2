"""Wartable's games behind the interfaces that learning programs know: OpenSpiel, PettingZoo and Gymnasium.
Each is a module of its own, for each needs a library that only the extra `envs` brings; playing needs none of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

EXTRA = "pip install 'wartable[envs]'"


@contextmanager
def extra() -> Iterator[None]:
    """What is imported inside comes with the extra `envs`; where it is missing, a sentence says how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        library = str(missing.name).partition(".")[0]
        told = f"{library} is not installed, and this environment needs it: {EXTRA}"
        raise ModuleNotFoundError(told, name=missing.name) from missing
