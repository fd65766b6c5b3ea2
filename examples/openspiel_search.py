"""OpenSpiel's own information-set search (ISMCTS) plays Invictus, format `short`, against its random bot.

    python examples/openspiel_search.py --matches 20 --simulations 100

Needs the extra `envs` (pip install 'wartable[envs]'). The same seed gives the same result on any machine.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import wartable.envs.openspiel  # noqa: F401 (registers the games)

GAME = "python_wartable_invictus(format=short)"


def play(game: pyspiel.Game, seat: int, simulations: int, random: np.random.RandomState) -> float:
    """One match with the search in a seat; what it returns to the search."""
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    search = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=simulations, random_state=random)
    search.set_resampler(lambda state, player: state.resample_from_infostate(player, random.uniform))
    other = uniform_random.UniformRandomBot(1 - seat, random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes, p=chances))
        elif state.current_player() == seat:
            state.apply_action(int(search.step(state)))
        else:
            state.apply_action(int(other.step(state)))
    return float(state.returns()[seat])


def main() -> None:
    parser = argparse.ArgumentParser(
        description="OpenSpiel's ISMCTS against its random bot at Invictus, format short."
    )
    parser.add_argument("--matches", type=int, default=20, help="how many, the seats swapped each time (20)")
    parser.add_argument("--simulations", type=int, default=100, help="of the search, for each decision (100)")
    parser.add_argument("--seed", type=int, default=7, help="of the matches and of both bots (7)")
    asked = parser.parse_args()
    game = pyspiel.load_game(GAME)
    random = np.random.RandomState(asked.seed)
    won, began = 0.0, time.perf_counter()
    for number in range(asked.matches):
        result = play(game, number % 2, asked.simulations, random)
        won += (1 + result) / 2
        print(f"match {number + 1}: {result:+.0f}; ISMCTS has scored {won:g} of {number + 1}", flush=True)
    print(f"{won:g} of {asked.matches} in {time.perf_counter() - began:.1f} s")


if __name__ == "__main__":
    main()
