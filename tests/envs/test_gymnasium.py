"""Gymnasium's own checks on every game and format, alone and many at once; opponents, seats, seeds and what is refused in words."""

import subprocess
import sys
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import wartable
import wartable.envs.gymnasium as ours
from wartable.kernel.errors import OptionError

from .formats import EVERY, ONE_EACH


def first_or_last(masks, turn):
    """By turns the first and the last legal action."""
    legal = np.flatnonzero(masks)
    return int(legal[-1 if turn % 2 else 0])


def episode(env, seed, longest=3000):
    """Play a match; gives all that was observed, the reward and the last info."""
    seen, info = env.reset(seed=seed)
    shown = [seen]
    for turn in range(longest):
        seen, reward, ended, cut, info = env.step(first_or_last(info["action_mask"], turn))
        shown.append(seen)
        if ended or cut:
            return shown, reward, info
        assert reward == 0
    raise AssertionError("a match that is played like this ends")


@pytest.mark.parametrize(("name", "format"), EVERY)
def test_gymnasium_finds_nothing_wrong(name, format, capsys):
    env = gymnasium.make(ours.id_of(name), format=format, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*For Box action spaces.*")
        check_env(env.unwrapped)


@pytest.mark.parametrize(("name", "format"), EVERY)
def test_a_match_is_played_to_its_end_against_an_opponent(name, format):
    env = gymnasium.make(ours.id_of(name), format=format, opponent="random", seat="any")
    shown, reward, info = episode(env, 4)
    assert reward in (-1, 0, 1)
    assert not info["action_mask"].any()
    assert all(seen in env.observation_space for seen in shown)


@pytest.mark.parametrize("opponent", ["random", "greedy", "search:20"])
def test_opponents_decide_by_the_seed_alone(opponent):
    first, second = (
        episode(gymnasium.make("wartable/Invictus-v0", format="short", opponent=opponent), 9)
        for _ in range(2)
    )
    assert first[1] == second[1]
    assert np.array_equal(first[0], second[0])


def test_every_seat_can_be_learned():
    for seat in range(4):
        env = gymnasium.make("wartable/Invictus-v0", format="alliance", seat=seat)
        _, info = env.reset(seed=1)
        assert info["seat"] == seat == env.unwrapped.match.actor
    drawn = gymnasium.make("wartable/Invictus-v0", seat="any")
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(8)} == {0, 1}


def test_a_draft_is_an_episode_like_any_other():
    env = gymnasium.make("wartable/Invasion-v0", format="draft")
    rules = wartable.game("invasion")
    shown, _, _ = episode(env, 3)
    packs = [int(rules.observes.split(seen)["pack_number"]) for seen in shown]
    assert packs[0] > 0 and max(packs) == 5, "five packs are drafted"
    assert int(rules.observes.split(shown[-1])["turn"]) > 0, "then the decks are played"


def test_an_illegal_action_loses_and_says_why():
    env = gymnasium.make("wartable/Invictus-v0")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, cut, info = env.step(wrong)
    assert (reward, ended, cut) == (-1, True, False)
    assert f"action {wrong} is not legal now" in info["illegal"]
    with pytest.raises(OptionError, match=r"call reset\(\) first"):
        env.step(wrong)


def test_the_name_of_the_module_is_enough_to_find_them():
    code = "import gymnasium; print(gymnasium.make('wartable.envs.gymnasium:wartable/Shadespire-v0').reset(seed=1)[0].sum())"
    sums = {
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    }
    assert len(sums) == 1, "a seed is the same match in every process"


@pytest.mark.filterwarnings("ignore")  # Gymnasium's, of modes that it does not know
@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"opponent": "magician"}, "'magician'"),
        ({"seat": 2}, "this format has seats 0 to 1, not 2"),
        ({"format": "nope"}, "there is no format called 'nope'"),
        ({"nation0": "elf"}, "nation0 can be king"),
        ({"render_mode": "opera"}, "render_mode can be"),
    ],
)
def test_bad_options_are_answered_in_words(asked, told):
    with pytest.raises(OptionError, match=told):
        gymnasium.make("wartable/Invictus-v0", **asked)


# --- Many at once ------------------------------------------------------------------------------------------------------


def steps(envs, seed, count):
    """Steps with the last legal action of each match."""
    seen, info = envs.reset(seed=seed)
    for _ in range(count):
        masks = info["action_mask"]
        actions = masks.shape[1] - 1 - masks[:, ::-1].argmax(1)
        yield seen, info, actions
        seen, *_rest, info = envs.step(actions)


@pytest.mark.parametrize(("name", "format"), ONE_EACH)
def test_many_matches_go_as_each_would_alone(name, format):
    """Until each is over: the seeds of the matches that follow are drawn for all together."""
    settings = {"format": format, "opponent": "greedy"}
    envs = gymnasium.make_vec(ours.id_of(name), num_envs=3, **settings)
    alone = [gymnasium.make(ours.id_of(name), **settings) for _ in range(3)]
    seen, info = envs.reset(seed=20)
    singles = [env.reset(seed=20 + row) for row, env in enumerate(alone)]
    going = set(range(3))
    for turn in range(60):
        for row in going:
            assert np.array_equal(seen[row], singles[row][0])
            assert np.array_equal(info["action_mask"][row], singles[row][1]["action_mask"])
        masks = info["action_mask"]
        actions = [first_or_last(mask, turn) if mask.any() else 0 for mask in masks]
        seen, rewards, ended, cut, info = envs.step(actions)
        for row in list(going):
            single = alone[row].step(actions[row])
            singles[row] = (single[0], single[4])
            assert (single[1], single[2], single[3]) == (rewards[row], ended[row], cut[row])
            if single[2] or single[3]:
                assert np.array_equal(seen[row], single[0]), "the last look comes with the end"
                going.discard(row)


def test_a_match_that_is_over_is_followed_by_another_in_the_next_step():
    envs = gymnasium.make_vec("wartable/Invictus-v0", num_envs=4, format="short")
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    chance = np.random.default_rng(3)
    seen, info = envs.reset(seed=1)
    followed = 0
    for _ in range(400):
        actions = np.array(
            [chance.choice(np.flatnonzero(mask)) if mask.any() else -5 for mask in info["action_mask"]]
        )
        waiting = ~info["action_mask"].any(1)
        seen, rewards, ended, cut, info = envs.step(actions)
        assert seen in envs.observation_space
        assert not (rewards[waiting].any() or ended[waiting].any() or cut[waiting].any())
        assert info["action_mask"][waiting].any(1).all(), "whatever the action was"
        followed += int(waiting.sum())
    assert followed > 4


def test_the_same_seed_gives_the_same_steps():
    made = [gymnasium.make_vec("wartable/Shadespire-v0", num_envs=5, threads=threads) for threads in (1, 2)]
    for (seen, info, _), (other, told, _) in zip(*(steps(envs, 8, 60) for envs in made), strict=True):
        assert np.array_equal(seen, other)
        assert np.array_equal(info["action_mask"], told["action_mask"])


def test_what_was_seen_of_many_stays_as_it_was():
    envs = gymnasium.make_vec("wartable/Invictus-v0", num_envs=3)
    kept = [
        (seen, seen.copy(), info["action_mask"], info["action_mask"].copy())
        for seen, info, _ in steps(envs, 2, 10)
    ]
    assert all(
        np.array_equal(seen, before) and np.array_equal(mask, then) for seen, before, mask, then in kept
    )


def test_an_illegal_action_loses_only_its_own_match():
    envs = gymnasium.make_vec("wartable/Invictus-v0", num_envs=3)
    _, info = envs.reset(seed=1)
    actions = info["action_mask"].argmax(1)
    actions[1] = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    _, rewards, ended, _, info = envs.step(actions)
    assert rewards.tolist() == [0, -1, 0] and ended.tolist() == [False, True, False]
    assert info["_illegal"].tolist() == [False, True, False] and "is not legal now" in info["illegal"][1]


def test_only_some_matches_can_be_begun_anew():
    envs = gymnasium.make_vec("wartable/Invictus-v0", num_envs=3)
    before, _ = envs.reset(seed=[5, 6, 7])
    after, _ = envs.reset(seed=[5, 9, 7], options={"reset_mask": np.array([False, True, False])})
    assert [np.array_equal(before[row], after[row]) for row in range(3)] == [True, False, True]
    with pytest.raises(OptionError, match="3 matches want as many seeds, not 2"):
        envs.reset(seed=[1, 2])


def test_boards_of_many_are_drawn():
    envs = gymnasium.make_vec("wartable/Invictus-v0", num_envs=2, render_mode="rgb_array")
    envs.reset(seed=1)
    pictures = envs.render()
    assert len(pictures) == 2 and pictures[0].shape == pictures[1].shape and pictures[0].shape[2] == 3
