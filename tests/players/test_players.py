"""Computer players: their specs, their blindness, their strength, and that the same seed gives the same moves."""

import pytest

import wartable
from wartable.players import Search, player

from ..lab.studied import score_of

GAME = wartable.game("invictus")


def midgame(seed: int = 3, decisions: int = 40, format: str = "duel") -> wartable.Position:
    position = GAME.new(format, seed=seed)
    mover = player("random", GAME, seed)
    for _ in range(decisions):
        position.play(mover.choose(position, position.actor))
    assert not position.over and len(position.legal()) > 2
    return position


@pytest.mark.parametrize("spec", ["random", "greedy", "search:60", "search:60x3"])
def test_a_player_with_the_same_seed_makes_the_same_choice(spec: str) -> None:
    position = midgame()
    choices = {player(spec, GAME, 5).choose(position, position.actor) for _ in range(3)}
    assert len(choices) == 1
    assert choices <= set(position.legal())


@pytest.mark.parametrize("spec", ["random", "greedy", "search:60"])
def test_a_choice_leaves_the_match_untouched(spec: str) -> None:
    position = midgame()
    before = position.to_bytes()
    player(spec, GAME, 1).choose(position, position.actor)
    assert position.to_bytes() == before


@pytest.mark.parametrize("format", list(GAME.formats))
@pytest.mark.parametrize("spec", ["greedy", "search:30"])
def test_every_player_plays_every_format_to_its_end(spec: str, format: str) -> None:
    position = GAME.new(format, seed=11)
    seated = [player(spec, GAME, seat) for seat in range(position.seats)]
    for _ in range(2000):
        if position.over:
            break
        position.play(seated[position.actor].choose(position, position.actor))
    assert position.over


def test_weights_of_a_search_are_shares_best_first() -> None:
    position = midgame()
    weights = player("search:200", GAME, 1).weigh(position, position.actor)
    assert [action for action, _ in sorted(weights)] == position.legal()
    shares = [share for _, share in weights]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1)


def test_a_search_spends_its_simulations_on_all_its_trees() -> None:
    position = midgame()
    search = player("search:400x4", GAME, 1)
    assert isinstance(search, Search)
    search.weigh(position, position.actor)
    assert search.playouts == 400


def test_a_large_search_outgrows_its_first_table() -> None:
    position = midgame()
    search = player("search:5000", GAME, 1)
    weights = search.weigh(position, position.actor)
    assert weights[0][1] > 1 / len(weights)


def test_greedy_takes_the_win_that_lies_open() -> None:
    """Wherever one action of a random match wins at once, greedy wins before anybody else decides."""
    found = 0
    for seed in range(200):
        position = GAME.new("short", seed=seed)
        mover = player("random", GAME, seed)
        while not position.over:
            seat = position.actor
            wins = [action for action in position.legal() if _wins(position, action, seat)]
            if wins and len(wins) < len(position.legal()):
                found += 1
                while position.actor == seat:
                    position.play(player("greedy", GAME, seed).choose(position, seat))
                assert position.over and position.returns()[seat] > 0, f"seed {seed}: {wins} would have won"
                break
            position.play(mover.choose(position, seat))
    assert found > 10


def _wins(position: wartable.Position, action: int, seat: int) -> bool:
    after = position.copy()
    after.play(action)
    return after.over and after.returns()[seat] > 0


@pytest.mark.parametrize(
    "spec",
    ["", "minimax", "search", "search:", "search:0", "search:-5", "search:5h", "greedy:3", "search:9x"],
)
def test_an_unknown_player_is_refused_with_the_known_ones(spec: str) -> None:
    with pytest.raises(wartable.OptionError, match="choose random, greedy, search:200"):
        player(spec, GAME)


def test_greedy_needs_an_evaluation() -> None:
    from dataclasses import replace

    blind = replace(GAME, rules={name: rule for name, rule in GAME.rules.items() if name != "evaluate"})
    with pytest.raises(wartable.OptionError, match="no evaluation"):
        player("greedy", blind)


@pytest.mark.parametrize(
    ("better", "worse", "games", "least"),
    [("greedy", "random", 200, 0.90), ("search:200", "greedy", 60, 0.85)],
)
def test_the_better_player_wins_as_often_as_promised(
    better: str, worse: str, games: int, least: float
) -> None:
    score = score_of("invictus", "duel", (better, worse), games, seed=1)
    assert score.score >= least
