"""Other engines on the same machine in the same run, through the interface that each offers to Python.
Needs the extra `bench`; what is not installed is left out and said so."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable, Iterator

SECONDS = 2.0
SEED = 7


def measure() -> Iterator[tuple[str, float | str]]:
    """For each peer its decisions a second of random legal play, or why there is none."""
    peers: dict[str, Callable[[], int]] = {
        "OpenSpiel gin_rummy (Python API)": lambda: _open_spiel("gin_rummy"),
        "OpenSpiel hearts (Python API)": lambda: _open_spiel("hearts"),
        "OpenSpiel kuhn_poker (Python API)": lambda: _open_spiel("kuhn_poker"),
        "RLCard gin-rummy": lambda: _rlcard("gin-rummy"),
        "RLCard uno": lambda: _rlcard("uno"),
        "PettingZoo texas_holdem": lambda: _pettingzoo("texas_holdem_v4"),
        "PettingZoo connect_four": lambda: _pettingzoo("connect_four_v3"),
    }
    for name, play in peers.items():
        random.seed(SEED)
        try:
            play()
            decisions = 0
            began = time.perf_counter()
            while time.perf_counter() - began < SECONDS:
                decisions += play()
            yield name, decisions / (time.perf_counter() - began)
        except ImportError as missing:
            yield name, f"not installed ({missing.name})"


def _open_spiel(name: str) -> int:
    """One match at random with the legal actions at each decision."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def _rlcard(name: str) -> int:
    import rlcard

    environment = rlcard.make(name, config={"seed": random.randrange(2**31)})
    state, _ = environment.reset()
    decisions = 0
    while not environment.is_over():
        state, _ = environment.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def _pettingzoo(name: str) -> int:
    environment = importlib.import_module(f"pettingzoo.classic.{name}").env()
    environment.reset(seed=random.randrange(2**31))
    decisions = 0
    for _ in environment.agent_iter():
        observation, _, ended, cut, _ = environment.last()
        if ended or cut:
            environment.step(None)
            continue
        mask = observation["action_mask"]
        environment.step(random.choice([action for action in range(len(mask)) if mask[action]]))
        decisions += 1
    return decisions
