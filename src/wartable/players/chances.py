"""How likely a seat is to win: what a search believes, made true by a map that was fitted to matches nobody learned from.
It is the one way to a chance for hints, coaches and reviews, and rests on what the seat may know and nothing else."""

from __future__ import annotations

import math

from wartable.kernel.contract import Game, Position
from wartable.kernel.judging import Calibration
from wartable.players.learned.searching import DOUBT
from wartable.players.players import Greedy, Player, Search, Weight, has_network, player

SIMULATIONS = 200
WORLDS = 8  # imagined matches that are judged where nothing is searched


def win_chance(position: Position, seat: int, *, simulations: int = SIMULATIONS, seed: int = 0) -> float:
    """The chance of a seat to win, whoever decides, a draw being half a win; of a match that is over what came of it."""
    if position.over:
        return result(position, seat)
    thinker = player(f"search:{simulations}", position.game, seed)
    return chance_by(thinker, position, seat, thinker.weigh(position, seat))


def result(position: Position, seat: int) -> float:
    """What a match that is over brought a seat."""
    return (position.returns()[seat] + 1) / 2


def chance_by(thinker: Player, position: Position, seat: int, weighed: list[Weight]) -> float:
    """The chance of a seat by what a player has just thought of a position."""
    own = position.actor == seat
    if isinstance(thinker, Search) and (own or position.seats == 2 or thinker.tells_all_seats):
        return chance_of(thinker, position, believed(thinker, position, seat, weighed), seat)
    if isinstance(thinker, Greedy) and own:
        return chance_of(thinker, position, weighed[0][1], seat)
    return by_sight(position, seat)


def believed(search: Search, position: Position, seat: int, weighed: list[Weight]) -> float:
    """How good a position looks to a seat, from -1 to 1, in all trees of a search.

    One that judges tells it by all that it has tried, unless what it tried most has brought it nothing but wins. One that plays
    on tries much that is bad, and where the seat decides only what it tried most counts.
    """
    if position.actor != seat:
        return value_of(search, None, seat) or 0.0
    actions = [action for action, _ in weighed]
    first = value_of(search, actions[:1], seat) or 0.0
    if not search.tells_all_seats or first > DOUBT:
        return first
    return value_of(search, actions, seat) or 0.0


def value_of(search: Search, actions: list[int] | None, seat: int) -> float | None:
    """What a seat has got on average of all tries of some actions at the root, or of any; None if there were none."""
    chosen = slice(None) if actions is None else actions
    tries = math.fsum(float(tree.visits()[chosen].sum()) for tree in search.grown)
    got = math.fsum(float(tree.totals_at_root(seat)[chosen].sum()) for tree in search.grown)
    return got / tries if tries else None


def chance_of(thinker: Player, position: Position, value: float, seat: int) -> float:
    """The chance that a player's value stands for. Of two seats what one wins the other loses, whoever decides."""
    learned = isinstance(thinker, Search) and thinker.tells_all_seats
    calibration = calibration_of(position.game, position.seats, learned)
    if position.seats == 2 and position.actor != seat:
        return 1 - calibration.chance(-value)
    return calibration.chance(value)


def calibration_of(game: Game, seats: int, learned: bool | None = None) -> Calibration:
    """How what a search believes comes true in matches of so many seats: one by what was learned, or one that plays on."""
    learned = has_network(game) if learned is None else learned
    if learned and game.judging is not None:
        found: Calibration = game.judging.get().calibration.get(seats, Calibration())
        return found
    return Calibration(game.thinking.confidence)


def by_sight(position: Position, seat: int) -> float:
    """How things look to a seat in a few imagined matches; even where the game can't tell."""
    evaluate = position.game.rules.get("evaluate")
    if evaluate is None:
        return 0.5
    worlds = [position.imagine(seat, seed) if position.game.hidden else position for seed in range(WORLDS)]
    value = math.fsum(float(evaluate(world.record, seat)) for world in worlds) / len(worlds)
    return Calibration(position.game.thinking.confidence).chance(value)
