"""Levels: five in every game, each a search that sees as far as its simulations and slips as much as it may.
How strong they are is measured elsewhere; here is what each of them promises."""

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import wartable
from wartable.kernel.contract import Position
from wartable.players import LEVELS, Search, check_player, player
from wartable.players.chances import value_of
from wartable.players.contests import is_compiled, play
from wartable.players.lots import WON, Dice, faded, slip
from wartable.players.players import UNLEARNED, budget, is_search, meant

GAMES = [wartable.game(name) for name in wartable.game_names()]
FORMATS = [(game.name, format) for game in GAMES for format in game.formats]
GAME = wartable.game("invictus")
ALL = 20_000  # moves of a match, more than any of these has
BLIND = "search:100~99"  # one that overlooks nearly everything


def few(spec: str) -> str:
    """The same player with few simulations."""
    return re.sub(r":\d+", ":6", spec)


def choices_of(
    game: wartable.Game, format: str, specs: list[str], seed: int
) -> Iterator[tuple[Position, int]]:
    """Where somebody had a choice in a match of these players, and what was taken."""
    moves = play(game, specs, np.array([seed]), format, moves=ALL).moves[0].tolist()
    position = game.new(format, seed)
    while not position.over:
        action = moves.pop(0)
        if len(position.legal()) > 1:
            yield position.copy(), action
        position.play(action)


# --- What they are ----------------------------------------------------------------------------------


def test_there_are_five_in_the_order_of_their_strength() -> None:
    assert list(LEVELS) == ["beginner", "easy", "normal", "hard", "master"]
    assert list(LEVELS.values()) == sorted(LEVELS.values())
    assert LEVELS["normal"] < 1 and LEVELS["master"] < 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_in_every_game_each_sees_farther_and_overlooks_less_than_the_one_before(game: wartable.Game) -> None:
    for specs in ([meant(level, game) for level in LEVELS], list(UNLEARNED.values())):
        assert all(is_search(spec) for spec in specs)
        found = [budget(spec) for spec in specs]
        assert [one.simulations for one in found] == sorted({one.simulations for one in found})
        assert [one.slips for one in found] == sorted((one.slips for one in found), reverse=True)
        assert found[-1].slips == 0 and found[0].slips > 0


def test_where_nothing_was_learned_levels_play_matches_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wartable.players.learned.weights.file_of", lambda game: tmp_path / "none.npz")
    assert {level: meant(level, GAME) for level in LEVELS} == UNLEARNED
    for level in LEVELS:
        found = play(GAME, [few(meant(level, GAME))], np.array([3]), "short")
        assert found.returns.any() or found.lengths[0] < GAME.longest, level


@pytest.mark.parametrize(
    "spec",
    [
        "search:20~",
        "search:20~0",
        "search:20~0.0",
        "search:20~0.05",
        "search:20~100",
        "search:20~-3",
        "greedy~5",
    ],
)
def test_what_is_no_slip_is_refused(spec: str) -> None:
    with pytest.raises(wartable.OptionError, match="is not a player"):
        check_player(spec, GAME)


@pytest.mark.parametrize(("name", "format"), FORMATS)
def test_all_play_every_format_to_its_end(name: str, format: str) -> None:
    """Those who think long with few simulations, the others as they are."""
    game = wartable.game(name)
    for level in LEVELS:
        spec = few(meant(level, game)) if level in ("hard", "master") else level
        assert is_compiled(game, [spec])
        found = play(game, [spec], np.array([11]), format)
        assert 0 < found.lengths[0] < game.longest, level


# --- What they take ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [game for game in GAMES if "idle" in game.rules], ids=lambda game: game.name)
def test_no_level_does_what_leads_nowhere_where_something_else_is_there(game: wartable.Game) -> None:
    left = 0
    for seed in range(3):
        for position, action in choices_of(game, game.format().name, ["beginner", BLIND], seed):
            idle = set(game.idle(position.record))
            if idle and set(position.legal()) - idle:
                left += 1
                assert action not in idle
    assert left > 0


def is_won_by(position: Position, action: int) -> bool:
    """Whether an action ends the match and wins it, whatever the seat can't know."""
    seat = position.actor
    worlds = [position.copy(), *(position.imagine(seat, chance) for chance in range(8))]
    for world in worlds:
        world.play(action)
    return all(world.over and world.returns()[seat] == 1 for world in worlds)


def test_whoever_slips_does_not_overlook_an_end_that_is_won() -> None:
    """Where a search that never slips takes the last move of a won match, one that slips all the time takes such a move, too."""
    ends, slips, found = 0, 0, 0
    for seed in range(25):
        for position, _ in choices_of(GAME, "duel", ["search:40"], seed):
            sure = player("search:100", GAME, seed).choose(position, position.actor)
            blind = player(BLIND, GAME, seed)
            taken = blind.choose(position, position.actor)
            if is_won_by(position, sure):
                ends += 1
                assert isinstance(blind, Search)
                seen = {
                    action: value_of(blind, [action], position.actor) or 0.0 for action in position.legal()
                }
                assert seen[taken] >= WON or seen[sure] < WON, (
                    "of ends that are won it takes one, if it has seen any"
                )
                found += seen[sure] >= WON
            slips += taken != sure
    assert ends > 3 and found > 3 and slips > 100


def test_a_slip_is_the_likelier_the_less_it_costs() -> None:
    """What costs as much as its slips a player takes a third as often as the best, and twice of that a ninth; seldom what it seldom tried."""
    visits, marks = np.array([50, 40, 25, 0, 10]), np.array([1, 1, 1, 1, 0], np.uint8)
    worth = np.array([0.2, 0.2 - 0.16, 0.2 - 0.32, 1.0, 0.2])  # eight points are 0.16 of value
    taken = np.bincount(
        [slip(Dice(), chance, marks, visits, worth * visits, 80, faded()) for chance in range(6000)],
        minlength=5,
    )
    assert taken[1] / taken[0] == pytest.approx(40 / 50 * np.exp(-1), rel=0.1)
    assert taken[2] / taken[0] == pytest.approx(25 / 50 * np.exp(-2), rel=0.2)
    assert taken[3] == taken[4] == 0, "what was never tried, and what leads nowhere"


@pytest.mark.parametrize("worth", [WON, 1.0])
def test_nobody_slips_from_what_is_won(worth: float) -> None:
    visits, marks = np.array([40, 10]), np.ones(2, np.uint8)
    totals = np.array([worth, worth - 0.01]) * visits
    assert {slip(Dice(), chance, marks, visits, totals, 990, faded()) for chance in range(200)} == {0}


@pytest.mark.parametrize("level", ["beginner", "easy", "normal"])
def test_a_level_takes_the_same_again_and_knows_no_more_than_its_seat(level: str) -> None:
    for position, _ in list(choices_of(GAME, "duel", ["random"], 4))[::9]:
        seat = position.actor
        search = player(level, GAME, 5)
        assert isinstance(search, Search)
        choice = search.choose(position, seat)
        assert player(level, GAME, 5).choose(position, seat) == choice
        assert player(level, GAME, 5).choose(position.imagine(seat, 77), seat) == choice
