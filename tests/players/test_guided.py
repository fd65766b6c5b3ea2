"""The search that networks guide: it finds what can be won, every seat for itself, and keeps of its tree what is still true.
The networks here are by lot, or see everything alike: what is tried is the search, not what somebody learned."""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wartable
from wartable.kernel.contract import Position
from wartable.kernel.engine import engine
from wartable.players import Search, check_player, contests, insight, player
from wartable.players.contests import is_compiled, play, play_one
from wartable.players.guided import Guided, GuidedTree
from wartable.players.learned import searching
from wartable.players.learned.searching import BLURRED, COLUMNS, LOT, LUCK, OPEN, SIGHT
from wartable.players.learned.weights import Weights, quantised
from wartable.players.matches import GUIDED, SEARCH
from wartable.players.players import budget, gist_of
from wartable.players.runners import ACTION, FIRST, MOVER, NEXT, PARENT, VISITS

from ..games.invasion.scene import ME, scene
from ..suite.secrets import other_world
from .test_time import SLOW, SPARE, slow
from .untrained import arrays, given, untrained

GAMES = [wartable.game(name) for name in wartable.game_names()]
FORMATS = [(game.name, format) for game in GAMES for format in game.formats]
GAME = wartable.game("invictus")
ALL = 20_000  # moves of a match, more than any of these has


def guided(spec: str, game: wartable.Game, seed: int = 1, learned: Weights | None = None) -> Guided:
    """A search by weights that the game does not come with."""
    return Guided(spec, game, seed, budget(spec), learned=learned or untrained(game))


def even(game: wartable.Game) -> Weights:
    """A network that has learned nothing: all actions are as good, and all matches even."""
    return quantised(game, {name: np.zeros_like(array) for name, array in arrays(game).items()})


def wandering(
    game: wartable.Game, format: str, seed: int, compiled: bool | None = None
) -> Iterator[Position]:
    """The choices of a match that is played at random, each as a copy."""
    position, lot = game.new(format, seed, compiled), random.Random(seed)
    while not position.over:
        if len(position.legal()) > 1:
            yield position.copy()
        position.play(lot.choice(position.legal()))


def midgame(game: wartable.Game, format: str | None = None, seed: int = 3, choices: int = 25) -> Position:
    found = game.new(format, seed)
    for number, found in enumerate(wandering(game, game.format(format).name, seed)):
        if number >= choices and len(found.legal()) > 2:
            break
    return found


def children(tree: GuidedTree, node: int) -> list[int]:
    found, child = [], int(tree.nodes[node, FIRST])
    while child:
        found.append(child)
        child = int(tree.nodes[child, NEXT])
    return found


# --- Specs ------------------------------------------------------------------------------------------


def test_search_is_guided_where_something_was_learned_and_playouts_never_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    specs = ["search:50", "search:10ms", "playouts:50", "playouts:10ms"]
    monkeypatch.setattr("wartable.players.learned.weights.file_of", lambda game: tmp_path / "none.npz")
    assert not any(isinstance(player(spec, GAME), Guided) for spec in specs)
    assert contests._row("search:50", GAME) == (SEARCH, 50, 1, 0, 0, 0)
    given(GAME, tmp_path, monkeypatch)
    assert [isinstance(player(spec, GAME), Guided) for spec in specs] == [True, True, False, False]
    assert all(isinstance(player(spec, GAME), Search) for spec in specs)
    row = contests._row("search:50x2", GAME)
    assert row is not None and row[:3] == (GUIDED, 25, 2)
    assert contests._row("playouts:50", GAME) == (SEARCH, 50, 1, 0, 0, 0)


@pytest.mark.parametrize("spec", ["playouts", "playouts:", "playouts:0", "playouts:5h"])
def test_playouts_need_a_budget(spec: str) -> None:
    with pytest.raises(wartable.OptionError, match="playouts:200"):
        check_player(spec, GAME)


# --- What it finds ----------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["search:80", "search:80x3"])
def test_the_same_budget_and_seed_give_the_same_tree(spec: str) -> None:
    position = midgame(GAME)
    first, second = (guided(spec, GAME, 5) for _ in range(2))
    assert first.weigh(position, position.actor) == second.weigh(position, position.actor)
    for one, other in zip(first.kept, second.kept, strict=True):
        used = one.nodes[0, PARENT]
        assert used > 80 and (one.nodes[:used] == other.nodes[:used]).all()
        assert (one.totals[:used] == other.totals[:used]).all()
    assert first.playouts == 80 - 80 % len(first.kept)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_plain_python_grows_the_same_tree(game: wartable.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    learned, positions = untrained(game), []
    for number, position in enumerate(wandering(game, game.format().name, 2)):
        if number in (2, 9, 30):
            positions.append(position)
    compiled, plain = [], []
    for found in (compiled, plain):
        for position in positions:
            search = guided("search:24", game, 3, learned)
            search.weigh(position, position.actor)
            tree = search.kept[0]
            used = int(tree.nodes[0, PARENT])
            found.append(
                (tree.nodes[:used].tolist(), tree.totals[:used].tolist(), tree.tree[2][:used].tolist())
            )
        monkeypatch.setenv("WARTABLE_JIT", "0")
        positions = [game.from_bytes(position.to_bytes(), compiled=False) for position in positions]
    assert len(compiled) == 3 and plain == compiled


@pytest.mark.parametrize("spec", ["search:40-prior", "search:40-value", "search:40-luck", "search:40-worlds"])
def test_each_part_of_what_guides_a_search_changes_it(spec: str) -> None:
    game = wartable.game("shadespire")
    differs = 0
    for number, position in enumerate(wandering(game, "core", 4)):
        if number % 8 == 0:
            whole, part = (
                guided(each, game, 2).weigh(position, position.actor) for each in ("search:40", spec)
            )
            differs += whole != part
        if number > 160:
            break
    assert differs > 0


def test_without_its_tree_a_search_begins_anew() -> None:
    for spec, keeps in (("search:120", True), ("search:120-tree", False)):
        found = 0
        for search, _ in followed(GAME, "short", spec, 6):
            found += any(tree.nodes[0, VISITS] > 120 for tree in search.kept)
        assert (found > 0) == keeps, spec


def test_a_blow_that_struck_and_one_that_missed_have_futures_of_their_own() -> None:
    """All tries of an action count for it together; below it each way of the lots has a node."""
    game = wartable.game("shadespire")
    lots = 0
    for number, position in enumerate(wandering(game, "core", 9)):
        if number % 10 == 5:
            search = guided("search:200", game, 2)
            search.weigh(position, position.actor)
            nodes = search.kept[0].nodes
            for node in range(1, int(nodes[0, PARENT])):
                if nodes[node, MOVER] == LOT:
                    lots += 1
                    above = int(nodes[node, PARENT])
                    assert nodes[above, MOVER] != LOT and nodes[above, LUCK] != nodes[node, LUCK]
                    assert 0 < nodes[node, VISITS] < nodes[above, VISITS]
        if number > 120:
            break
    assert lots > 20


def test_hopes_are_those_of_several_worlds() -> None:
    """Where an opponent's cards are not known, what it may do with them depends on the world."""
    position = midgame(GAME, "duel")
    once, often = (guided(spec, GAME) for spec in ("search:400-worlds", "search:400"))
    for search in (once, often):
        search.weigh(position, position.actor)
    first, second = (
        {round(float(hope), 9) for hope in search.kept[0].tree[2][:60]} for search in (once, often)
    )
    assert first != second


def wins_at_once(position: Position, seat: int, worlds: int = 3) -> list[int]:
    """The actions that win whatever the seat does not know."""
    return [
        action
        for action in position.legal()
        if all(_won(world, action, seat) for world in _worlds(position, seat, worlds))
    ]


def wins_in_two(position: Position, seat: int) -> list[int]:
    """The actions after which nobody has a choice before the seat wins at once."""

    def follows(world: Position, action: int) -> bool:
        after = world.copy()
        after.play(action)
        while not after.over and len(after.legal()) == 1:
            after.play(after.legal()[0])
        if after.over or after.actor != seat:
            return False
        return any(_won(after, second, seat) for second in after.legal())

    return [
        action
        for action in position.legal()
        if all(follows(world, action) for world in _worlds(position, seat, 3))
    ]


def _worlds(position: Position, seat: int, count: int) -> list[Position]:
    return [position.imagine(seat, 70 + number) for number in range(count)]


def _won(world: Position, action: int, seat: int) -> bool:
    after = world.copy()
    after.play(action)
    return after.over and after.returns()[seat] > 0


@pytest.mark.parametrize(
    ("name", "format", "seeds", "least"),
    [("invictus", "short", 30, 20), ("shadespire", "core", 8, 2)],
)
def test_it_takes_a_win_in_one_or_two(name: str, format: str, seeds: int, least: int) -> None:
    """Wherever a random match could be won by the next choice, or by the one after it, and could be missed as well."""
    game, found = wartable.game(name), 0
    learned = even(game)
    for seed in range(seeds):
        for position in list(wandering(game, format, seed))[-10:]:
            seat = position.actor
            winning = wins_at_once(position, seat) or wins_in_two(position, seat)
            if not 0 < len(winning) < len(position.legal()):
                continue
            found += 1
            search = guided("search:400", game, seed, learned)
            while not position.over and (position.actor == seat or len(position.legal()) == 1):
                position.play(search.choose(position, position.actor))
            assert position.over and position.returns()[seat] > 0, f"seed {seed}: {winning} would have won"
    assert found >= least


@pytest.mark.parametrize("zone", ["quest", "battlefield"])
def test_it_attacks_where_that_ends_the_match(zone: str) -> None:
    """One zone of the other capital burns, and in another two points of damage are missing: no other attack wins."""
    game = wartable.game("invasion")
    story = scene(
        {"battlefield": ["chaos-knights"]},
        phase="battle",
        capital="chaos",
        damage={f"their {zone}": 6},
        burning=["their kingdom"],
    )
    position = Position(game, engine(game), story.position.records)
    search = guided("search:400", game, 1, even(game))
    for _ in range(30):
        if position.over:
            break
        own = position.actor == ME
        position.play(search.choose(position, ME) if own else position.legal()[0])
    assert position.over and position.returns()[ME] > 0


def test_each_of_several_seats_takes_what_is_best_for_itself() -> None:
    """Three branches were tried as often, and each seat has got most of another one."""
    tree = (np.zeros((4, COLUMNS), np.int64), np.zeros((4, 3)), np.zeros(4))
    mask = np.ones(8, np.uint8)
    got = {0: (0.9, -0.6, -0.3), 1: (-0.6, 0.8, -0.2), 2: (-0.5, -0.2, 0.7)}
    for who in range(3):
        searching.add_node(tree, 0, 0, 0, 0, 1.0)
        tree[0][0, FIRST] = 0
        for action, values in got.items():
            searching.add_node(tree, 1 + action, 0, action, who, 1 / 3)
            for _ in range(5):
                searching.tell(tree, 1 + action, values)
        assert tree[0][0, VISITS] == 15
        assert tree[1][0].tolist() == pytest.approx(
            [5 * sum(each) for each in zip(*got.values(), strict=True)]
        )
        assert tree[0][searching.most_promising(tree, 0, who, mask), ACTION] == who


@pytest.mark.parametrize(("name", "format"), [("invictus", "alliance"), ("shadespire", "melee3")])
def test_the_branches_that_seats_prefer_are_their_own_best(name: str, format: str) -> None:
    """Where a seat has tried much in the tree, what it tried most has given it no less than the rest, or hardly."""
    game = wartable.game(name)
    position = midgame(game, format)
    search = guided("search:3000", game, 2)
    search.weigh(position, position.actor)
    tree, movers = search.kept[0], set()
    for node in range(int(tree.nodes[0, PARENT])):
        for who in range(position.seats):
            branches = [child for child in children(tree, node) if tree.nodes[child, MOVER] == who]
            tried = [child for child in branches if tree.nodes[child, VISITS] > 0]
            if tree.nodes[tried, VISITS].sum() < 200 or len(tried) < 2:
                continue
            means = {child: tree.total(child, who) / tree.nodes[child, VISITS] for child in tried}
            most = max(tried, key=lambda child: int(tree.nodes[child, VISITS]))
            assert means[most] >= np.average(list(means.values()), weights=tree.nodes[tried, VISITS]) - 0.05
            movers.add(who)
    assert position.actor in movers


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_is_spent_on_a_move_that_is_forced(game: wartable.Game) -> None:
    """Whoever came to a decision without a choice went on from there; each simulation opened one choice at the most."""
    forced = 0
    for number, position in enumerate(wandering(game, game.format().name, 4)):
        if number % 10 or number > 60:
            continue
        search = guided("search:150", game, 1, even(game))
        search.weigh(position, position.actor)
        tree = search.kept[0]
        used = int(tree.nodes[0, PARENT])
        assert tree.nodes[0, VISITS] == 150
        assert sum(int(row[OPEN]).bit_count() for row in tree.nodes[:used]) <= 150
        for node in range(used):
            following = children(tree, node)
            if following and tree.nodes[node, OPEN] == 0:
                assert tree.nodes[following, VISITS].sum() == tree.nodes[node, VISITS]
                forced += 1
    assert forced > 10


def test_a_full_tree_learns_on() -> None:
    position = midgame(GAME)
    search = guided("search:50", GAME)
    search.weigh(position, position.actor)
    tree = search.kept[0]
    tree.move_to(position, position.actor, 1, 1)
    tree.nodes, tree.totals = tree.nodes[:40].copy(), tree.totals[:40].copy()
    tree.tree = (tree.nodes, tree.totals, tree.tree[2][:40].copy())
    tree.grow(500)
    assert tree.nodes[0, PARENT] == 40 and tree.nodes[0, VISITS] == 500
    assert tree.visits().sum() == 499


# --- The tree that is kept --------------------------------------------------------------------------


def picture(tree: GuidedTree, node: int) -> tuple[Any, ...]:
    """All that a tree knows of what follows a node."""
    following = {
        (int(tree.nodes[child, MOVER]), int(tree.nodes[child, ACTION])): picture(tree, child)
        for child in children(tree, node)
    }
    return (int(tree.nodes[node, VISITS]), tree.totals[node].tolist(), float(tree.tree[2][node]), following)


def followed(game: wartable.Game, format: str, spec: str, seed: int) -> Iterator[tuple[Guided, Position]]:
    """A search before each of its choices in a match in which it has the first seat, and the others play at random."""
    position, lot = game.new(format, seed), random.Random(seed)
    search = guided(spec, game, seed)
    while not position.over:
        legal = position.legal()
        if position.actor == 0 and len(legal) > 1:
            yield search, position
            position.play(search.choose(position, 0))
        else:
            position.play(lot.choice(legal))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_kept_is_what_was_known_of_just_this_choice(game: wartable.Game) -> None:
    kept = decisions = 0
    for search, position in followed(game, game.format().name, "search:120", 6):
        decisions += 1
        if search.kept:
            tree = search.kept[0]
            sight = searching.kept_sight(gist_of(position, 0))
            node = searching.most_visited_sight(tree.nodes, sight)
            known = picture(tree, node) if node else None
            tree.move_to(position.imagine(0, 1), 0, 1, sight)
            if known is None:
                assert tree.nodes[0, PARENT] == 0
            else:
                kept += 1
                assert picture(tree, 0) == known and known[0] > 0
                actions = {action for mover, action in known[3] if mover == 0}
                assert actions == set(position.legal()), "another choice was taken for this one"
            search.kept.clear()  # it has been tried already
        if decisions > 60:
            break
    assert kept > 5 and decisions > kept


def test_a_choice_that_did_not_always_look_the_same_is_not_kept() -> None:
    """Who draws a card in one world and another card in another has learned nothing of either."""
    position = midgame(GAME, "duel")
    search = guided("search:2000", GAME)
    search.weigh(position, position.actor)
    nodes = search.kept[0].nodes
    assert (nodes[: nodes[0, PARENT], SIGHT] == BLURRED).any()
    assert searching.most_visited_sight(nodes, searching.UNSEEN) == 0


def test_asked_again_it_thinks_anew_and_of_another_match_it_knows_nothing() -> None:
    position = midgame(GAME)
    search = guided("search:200", GAME)
    first = search.weigh(position, position.actor)
    assert search.weigh(position, position.actor) == first
    other = midgame(GAME, seed=8)
    fresh = guided("search:200", GAME)
    assert search.weigh(other, other.actor) == fresh.weigh(other, other.actor)
    tree = search.kept[0]
    tree.move_to(position, position.actor, 1, 1)
    assert tree.visits().sum() == 0, "a tree that had no time to grow says what the last one said"


@pytest.mark.parametrize(("name", "format"), FORMATS)
def test_a_kept_tree_knows_no_more_than_its_seat(name: str, format: str) -> None:
    """Two matches that a seat can't tell apart go on alike: it chooses alike in both, with all that it remembers."""
    game = wartable.game(name)
    learned = untrained(game)
    compared = remembered = different = 0
    for number, position in enumerate(wandering(game, format, 12)):
        if number % 8 or number > 160:
            continue
        seat, lot = position.actor, random.Random(number)
        here, there = position, other_world(position, seat, number)
        different += here.to_bytes() != there.to_bytes()
        searches = [guided("search:40", game, 7, learned) for _ in range(2)]
        for _ in range(8):
            if here.over or there.over or here.actor != there.actor:
                break
            if (here.observe(seat) != there.observe(seat)).any():
                break  # what was hidden has been shown
            both = sorted(set(here.legal()) & set(there.legal()))
            if here.actor == seat and len(both) > 1:
                told = [search.weigh(one, seat) for search, one in zip(searches, (here, there), strict=True)]
                assert told[0] == told[1]
                compared += 1
                remembered += searches[0].kept[0].nodes[0, VISITS] > 40
                action = told[0][0][0]
            elif both:
                action = lot.choice(both)
            else:
                break
            here.play(action)
            there.play(action)
    assert compared > 8 and remembered > 0 and different > 0


# --- Time, contests, insight ------------------------------------------------------------------------


@pytest.mark.parametrize("file", SLOW, ids=lambda file: file.stem)
def test_it_works_no_longer_than_its_time(file: Path) -> None:
    position = slow(file, compiled=True)
    search = guided("search:50msx1", position.game, 1)
    search.choose(position, position.actor)
    began = time.thread_time()
    search.choose(position, position.actor)
    assert time.thread_time() - began < 0.05 + 0.02 + SPARE
    assert search.playouts > 20


@pytest.mark.parametrize(
    ("name", "format", "specs", "matches"),
    [
        ("invictus", "duel", ["search:60", "search:40x2"], 4),
        ("invictus", "alliance", ["search:20x2", "random", "greedy", "playouts:10"], 2),
        ("invasion", "starter", ["search:12", "greedy"], 1),
        ("invictus", "short", ["search:30-prior", "search:30~9-tree"], 2),
        ("invictus", "short", ["network", "playouts:20~5"], 2),
        ("shadespire", "melee3", ["search:8", "random"], 1),
        ("shadespire", "core", ["search:12-luck-worlds", "search:12-value"], 1),
    ],
)
def test_a_runner_plays_the_matches_that_players_play(
    name: str, format: str, specs: list[str], matches: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seeds = wartable.game(name), range(40, 40 + matches)
    given(game, tmp_path, monkeypatch)
    assert is_compiled(game, specs)
    found = play(game, specs, np.array(seeds), format, moves=ALL, threads=2)
    for number, seed in enumerate(seeds):
        moves, returns = play_one(game, specs, seed, format, {})
        assert found.moves[number, : found.lengths[number]].tolist() == moves
        assert found.returns[number].tolist() == returns


def test_insight_tells_every_seat_its_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of four seats, and where another one decides."""
    given(GAME, tmp_path, monkeypatch)
    position = midgame(GAME, "alliance")
    for seat in range(position.seats):
        told = insight(player("search:300", GAME, 3), position, seat)
        assert told.searched and 0 < told.chance < 1
        assert [judged.action for judged in told.options] == (
            [action for action, _ in player("search:300", GAME, 3).weigh(position, seat)]
            if seat == position.actor
            else []
        )
    chances = [insight(player("search:300", GAME, 3), midgame(GAME), seat).chance for seat in range(2)]
    assert sum(chances) == pytest.approx(1, abs=0.15)
