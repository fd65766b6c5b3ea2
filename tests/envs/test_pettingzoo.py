"""PettingZoo's own tests on every game and format; masks, rewards, the end, illegal actions and what is refused in words."""

import random
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import wartable
import wartable.envs.pettingzoo as ours
from wartable.kernel.errors import IllegalAction, OptionError

from .formats import EVERY, ONE_EACH


def to_the_end(env, seed):
    """Play a match at random; gives what each agent was told in the end, and the decisions."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    told, decisions = {}, 0
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        if ended or cut:
            told[agent] = (reward, ended, cut)
            env.step(None)
        else:
            assert reward == 0
            env.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            decisions += 1
    return told, decisions


@pytest.mark.parametrize(("name", "format"), EVERY)
def test_pettingzoos_tests_of_the_interface_and_of_seeds_pass(name, format):
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        # what is meant: an observation with its mask is a dictionary, and only PettingZoo's own games may have one
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(ours.env(name, format), num_cycles=40)
    seed_test(lambda: ours.env(name, format), num_cycles=40)


@pytest.mark.parametrize(("name", "format"), EVERY)
def test_every_format_is_drawn_in_every_mode(name, format, capsys):
    title = wartable.game(name).title

    def board(text):
        return title in text and len(text.splitlines()) > 3

    def picture(dots):
        return dots.max() > dots.min()

    render_test(
        lambda render_mode: ours.env(name, format, render_mode=render_mode),
        {"ansi": board, "rgb_array": picture},
    )
    assert len(capsys.readouterr().out.splitlines()) > 20, "for a person it is printed"


@pytest.mark.parametrize(("name", "format"), ONE_EACH)
def test_the_benchmark_of_pettingzoo_runs(name, format, monkeypatch, capsys):
    clock = iter([0, 1, 2, 3, 6, 6])
    monkeypatch.setattr("time.time", lambda: next(clock))  # its five seconds pass at once
    performance_benchmark(ours.env(name, format))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "format"), EVERY)
def test_a_match_is_that_of_its_seed_and_rewards_are_its_returns(name, format):
    env = ours.env(name, format)
    told, decisions = to_the_end(env, 11)
    position = wartable.game(name).new(format, seed=11)
    chance = random.Random(11)
    for _ in range(decisions):
        position.play(chance.choice(position.legal()))
    assert position.over
    assert [told[agent][0] for agent in env.possible_agents] == position.returns()
    assert {(ended, cut) for _, ended, cut in told.values()} == {(True, False)}


def test_only_who_decides_may_do_something():
    env = ours.env("invictus", "duel")
    env.reset(seed=3)
    agent = env.agent_selection
    other = next(name for name in env.agents if name != agent)
    assert env.observe(agent)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()
    seat = env.possible_agents.index(other)
    match = wartable.game("invictus").new("duel", seed=3)
    assert np.array_equal(env.observe(other)["observation"], match.observe(seat))


def test_what_was_seen_stays_as_it_was():
    env = ours.env("invictus", "duel")
    env.reset(seed=3)
    seen = env.last()[0]
    kept = {name: numbers.copy() for name, numbers in seen.items()}
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert all(np.array_equal(seen[name], kept[name]) for name in kept)


def test_who_plays_an_illegal_action_has_lost():
    env = ours.env("invasion", "starter")
    env.reset(seed=3)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def test_without_the_wrappers_an_illegal_action_is_refused_and_changes_nothing():
    env = ours.raw_env("invictus", "duel")
    env.reset(seed=3)
    before = env.observe(env.agent_selection)["observation"].tobytes()
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=f"action {wrong} is not legal"):
        env.step(wrong)
    assert env.observe(env.agent_selection)["observation"].tobytes() == before


def test_a_match_that_never_ends_is_cut_off_as_a_draw():
    env = ours.env("invictus", "duel")
    env.reset(seed=3)
    env.unwrapped._match.decisions = wartable.game("invictus").longest - 1
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert set(env.rewards.values()) == {0}


def test_resets_without_a_seed_go_on_from_the_last_one():
    def three(env):
        env.reset(seed=5)
        shown = []
        for _ in range(3):
            shown.append(env.observe("seat_0")["observation"].tobytes())
            env.reset()
        return shown

    first, second = three(ours.env("invictus", "duel")), three(ours.env("invictus", "duel"))
    assert first == second and len(set(first)) == 3


def test_the_draft_is_drafted_through_the_environment():
    env = ours.env("invasion", "draft")
    rules = wartable.game("invasion")
    env.reset(seed=2)
    before = rules.observes.split(env.last()[0]["observation"])
    assert before["pack"].sum() > 0 and before["chosen"].sum() == 0
    chance = random.Random(2)
    picked = 0
    for _agent in env.agent_iter(400):
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            break
        seen = rules.observes.split(observation["observation"])
        picked = max(picked, int(seen["deck"].sum()))
        env.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        if seen["turn"] > 0:
            break
    assert seen["turn"] > 0, "the draft is over and the match goes on"
    assert picked > 20


def test_versions_are_names_of_the_module():
    from wartable.envs.pettingzoo import invasion_v0, invictus_v0, shadespire_v0

    assert str(invasion_v0.env(format="starter")) == "invasion_v0"
    assert str(invictus_v0.raw_env()) == "invictus_v0"
    assert shadespire_v0.env(format="melee").possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]
    with pytest.raises(AttributeError, match="chess_v0"):
        _ = ours.chess_v0


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"name": "chess"}, "there is no game called 'chess'"),
        ({"name": "invasion", "format": "nope"}, "there is no format called 'nope'"),
        ({"name": "invictus", "nation0": "elf"}, "nation0 can be king"),
        (
            {"name": "invictus", "render_mode": "opera"},
            "render_mode can be human, ansi, rgb_array; not 'opera'",
        ),
    ],
)
def test_bad_options_are_answered_in_words(asked, told):
    with pytest.raises(OptionError, match=told):
        ours.env(**asked)


def test_a_bad_seed_is_answered_in_words():
    with pytest.raises(OptionError, match="a seed"):
        ours.env("invictus").reset(seed=2**63)


def test_nothing_is_told_before_reset():
    env = ours.env("invictus")
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        _ = env.agent_selection


def test_every_sign_of_an_english_board_has_a_letter():
    from wartable.envs.letters import dots_of

    frame = dots_of("\N{SNOWMAN}")
    for sign in "Wargames, 0 to 9: ★♥⚔⛨►ō①":
        assert sign == " " or (dots_of(sign).any() and not np.array_equal(dots_of(sign), frame)), sign
    assert not np.array_equal(dots_of("─")[:, 0], dots_of("│")[:, 0]), "lines go to the edge of their cell"
