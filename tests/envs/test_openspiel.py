"""OpenSpiel's own tests of a game, on ours; and what they leave out: imagined states, seeds, bad parameters."""

import pickle
import random
import subprocess
import sys
import unittest

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import wartable
import wartable.envs.openspiel as ours
from wartable.kernel.errors import OptionError

from .formats import EVERY, ONE_EACH

flags.FLAGS.mark_as_parsed()


def loaded(name, format):
    return pyspiel.load_game(f"python_wartable_{name}(format={format})")


def begun(game, seed):
    """The state of a seed, at the first decision."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(ours.SEED_BYTES, "little"):
        state.apply_action(byte)
    return state


def played(game, seed, decisions):
    """A state in the course of a random match."""
    chance = random.Random(seed)
    state = begun(game, seed)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "format"), EVERY)
def test_openspiel_plays_every_format_at_random_and_finds_nothing_wrong(name, format):
    pyspiel.random_sim_test(loaded(name, format), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "format"), ONE_EACH)
def test_the_tests_of_the_interface_pass(name, format):
    found = unittest.TestResult()
    tests = type(
        "Interface",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game": loaded(name, format), "game_name": ours.name_of(name)},
    )
    unittest.defaultTestLoader.loadTestsFromTestCase(tests).run(found)
    assert found.testsRun >= 5
    assert not found.errors and not found.failures, [*found.errors, *found.failures]


@pytest.mark.parametrize(("name", "format"), EVERY)
def test_a_seed_is_the_match_of_that_seed(name, format):
    seed = 0x01020304
    match = begun(loaded(name, format), seed).match.match
    assert match.saved() == wartable.game(name).new(format, seed=seed).to_bytes()


@pytest.mark.parametrize(("name", "format"), ONE_EACH)
def test_an_imagined_state_looks_the_same_to_its_player_and_only_to_it(name, format):
    game = loaded(name, format)
    redrawn = 0
    for seed in range(3):
        state = played(game, seed, 12)
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, random.Random(seed).random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            redrawn += str(other) != str(state)
            rival = (player + 1) % game.num_players()
            assert other.information_state_string(rival) != state.information_state_string(rival)
    assert redrawn == 3 * game.num_players()


def test_what_a_seat_did_before_is_part_of_what_it_knows():
    game = loaded("invictus", "short")
    state = begun(game, 5)
    first, second = state.legal_actions()[:2]
    ways = [state.child(first), state.child(second)]
    seat = state.current_player()
    pasts = [way.information_state_string(seat).split("past=")[1].split()[0] for way in ways]
    assert pasts[0] != pasts[1]
    before = state.information_state_string(1 - seat)
    assert "past=" + "0" * 16 in before, "it has not decided anything"


def test_an_observation_has_the_pieces_of_the_schema():
    game = loaded("invasion", "starter")
    state = played(game, 3, 30)
    seat = state.current_player()
    schema = wartable.game("invasion").observes
    seen = schema.split(state.match.match.observe(seat))
    told = make_observation(game)
    told.set_from(state, seat)
    for piece in schema:
        assert np.array_equal(told.dict[piece.name].reshape(-1), seen[piece.name].reshape(-1)), piece.name
    assert told.dict["player"][seat] == 1
    recalled = make_observation(game, INFO_STATE_OBS_TYPE)
    recalled.set_from(state, seat)
    assert recalled.tensor.tolist() == state.information_state_tensor(seat)
    assert len(recalled.tensor) == len(told.tensor) + ours.PAST


def test_what_lies_open_and_what_only_a_seat_sees_are_kept_apart():
    game = loaded("invictus", "short")
    state = played(game, 3, 12)
    only = pyspiel.PrivateInfoType
    kinds = pyspiel.IIGObservationType
    public = make_observation(game, kinds(perfect_recall=False, public_info=True, private_info=only.NONE))
    own = make_observation(
        game, kinds(perfect_recall=False, public_info=False, private_info=only.SINGLE_PLAYER)
    )
    assert public.string_from(state, 0) == public.string_from(state, 1) != ""
    assert own.string_from(state, 0) != own.string_from(state, 1)
    dream = state.resample_from_infostate(0, random.Random(1).random)
    assert own.string_from(dream, 0) == own.string_from(state, 0)
    assert public.string_from(dream, 0) == public.string_from(state, 0)


def test_states_are_kept_and_read_again():
    game = loaded("shadespire", "core")
    state = played(game, 3, 40)
    again = game.deserialize_state(state.serialize())
    other = pickle.loads(pickle.dumps(state))
    action = state.legal_actions()[-1]
    for each in (state, again, other):
        each.apply_action(action)
    assert str(state) == str(again) == str(other)


def test_a_match_that_never_ends_is_a_draw():
    state = begun(loaded("invictus", "short"), 1)
    assert not state.is_terminal()
    state.match.match.decisions = wartable.game("invictus").longest
    assert state.is_terminal() and state.returns() == [0, 0] and state.legal_actions() == []


def test_parameters_are_those_of_the_format():
    game = pyspiel.load_game("python_wartable_invictus(format=challenge,queue0=3)")
    assert str(game) == "python_wartable_invictus(format=challenge,queue0=3)"
    assert begun(game, 1).match.match.position.record.queue_limit[0] == 3
    old = pyspiel.load_game("python_wartable_invasion", {"edition": "2009"})
    assert pyspiel.load_game(str(old)).options == {"edition": "2009"}


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("format=nope", "there is no format called 'nope'"),
        ("format=short,nation0=elf", "nation0 can be king, shogun, pharaoh; not 'elf'"),
        ("format=duel,queue0=3", "there is no option called 'queue0'"),
    ],
)
def test_bad_parameters_are_answered_in_words(wrong, told):
    with pytest.raises(OptionError, match=told):
        pyspiel.load_game(f"python_wartable_invictus({wrong})")


def test_chance_and_hidden_cards_are_declared():
    kinds = pyspiel.GameType
    for name, format in EVERY:
        declared = loaded(name, format).get_type()
        assert declared.chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC
        assert declared.information == kinds.Information.IMPERFECT_INFORMATION
        teams = format not in ("melee", "melee3")
        assert declared.utility == (kinds.Utility.ZERO_SUM if teams else kinds.Utility.GENERAL_SUM)


def test_openspiels_own_search_beats_its_random_play():
    game = loaded("invictus", "short")
    chance = np.random.RandomState(7)
    search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.4, 30, random_state=chance)
    search.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.uniform))
    total = 0.0
    for seed in range(2):
        state = begun(game, seed)
        while not state.is_terminal():
            searching = state.current_player() == seed % 2
            state.apply_action(int(search.step(state) if searching else chance.choice(state.legal_actions())))
        total += state.returns()[seed % 2]
    assert total == 2


def test_a_playthrough_can_be_written_down():
    text = generate_playthrough.playthrough(str(loaded("invictus", "short")), action_sequence=None, seed=3)
    assert "IsTerminal() = True" in text and "GetParameters() = {format=short}" in text


def test_a_process_that_registered_games_ends_in_peace():
    code = (
        "import wartable.envs.openspiel, pyspiel; pyspiel.load_game('python_wartable_invictus(format=short)')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
