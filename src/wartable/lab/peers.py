"""Other engines on the same machine in the same run, through the interface that each offers to Python.
Needs the extra `bench`; what is not installed is left out and said so."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

SECONDS = 2.0
SEED = 7
# What the index has of it, 2.0.0b1 for Python 3.12 and later, was packed without the lists of its cards.
NO_LOCM = "not installed; what the package index has of gym_locm can't be played, only its own sources can"


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
        "gym-locm battle, LOCM 1.2": _locm,
        "pgx leduc_holdem, 1,024 side by side": lambda: pgx_steps("leduc_holdem", 1024, 16),
        "pgx go_9x9, 1,024 side by side": lambda: pgx_steps("go_9x9", 1024, 16),
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
            yield name, NO_LOCM if play is _locm else f"not installed ({missing.name})"
        except FileNotFoundError:  # the lists of cards
            if play is not _locm:
                raise
            yield name, NO_LOCM


def pgx_steps(name: str, matches: int, steps: int) -> int:
    """So many random legal decisions in each of so many matches, all inside one compiled call; gives how many in all."""
    run, kept = _pgx(name, matches, steps)
    kept[0] = run(*kept[0])
    kept[0][0].current_player.block_until_ready()
    return matches * steps


@cache
def _pgx(name: str, matches: int, steps: int) -> tuple[Any, list[Any]]:
    """The compiled call, and the matches as it left them with the key for what comes."""
    import jax
    import pgx  # type: ignore[import-not-found, unused-ignore]
    from pgx.experimental import auto_reset  # type: ignore[import-not-found, unused-ignore]

    environment = pgx.make(name)
    step = jax.vmap(auto_reset(environment.step, environment.init))

    def decide(carried: Any, _: None) -> tuple[Any, None]:
        state, key = carried
        key, chosen, dealt = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(chosen, odds, axis=-1)
        return (step(state, actions, jax.random.split(dealt, matches)), key), None

    run = jax.jit(lambda state, key: jax.lax.scan(decide, (state, key), None, steps)[0])
    keys = jax.random.split(jax.random.PRNGKey(SEED), matches)
    return run, [(jax.jit(jax.vmap(environment.init))(keys), jax.random.PRNGKey(SEED))]


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


def _locm() -> int:
    """One battle at random; decks are drafted by its own random players."""
    environment = importlib.import_module("gym_locm.envs").LOCMBattleEnv(version="1.2")
    environment.reset()
    decisions, over = 0, False
    while not over:
        mask = environment.action_mask
        _, _, over, _, _ = environment.step(
            random.choice([action for action in range(len(mask)) if mask[action]])
        )
        decisions += 1
    return decisions
