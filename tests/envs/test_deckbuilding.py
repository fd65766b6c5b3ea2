"""A deck is built card by card: only what the rules of decks allow, to a deck that can be played, and what it is worth."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import wartable
import wartable.envs.gymnasium as ours
from wartable.kernel.errors import OptionError
from wartable.players import contests

GAMES = [
    ("invictus", "duel"),
    ("invictus", "short"),
    ("invictus", "multinational"),
    ("invasion", None),
    ("shadespire", None),
]


def built(env, seed):
    """A deck of cards drawn by lot, done as soon as it may be; gives what came of it."""
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    done = env.unwrapped.done
    for _ in range(400):
        legal = np.flatnonzero(info["action_mask"])
        assert len(legal), "there is always something to add"
        action = done if info["action_mask"][done] else chance.choice(legal)
        seen, reward, ended, _, info = env.step(action)
        if ended:
            return seen, reward, info
    raise AssertionError("a deck is done some day")


@pytest.mark.parametrize(("name", "format"), GAMES)
def test_any_deck_that_is_built_can_be_played(name, format):
    env = gymnasium.make(ours.id_of_deck(name), format=format, matches=4)
    decks = wartable.game(name).decks
    for seed in range(2):
        seen, reward, info = built(env, seed)
        deck = decks.find(info["deck"])
        assert not decks.faults(deck, wartable.game(name).format(format or decks.format))
        assert info["won"] + info["lost"] + info["drawn"] == 4
        assert reward == (info["won"] - info["lost"]) / 4
        assert seen[env.unwrapped.heads :].sum() == decks.size(deck)
        assert not info["action_mask"].any()


@pytest.mark.parametrize("name", ["invictus", "invasion", "shadespire"])
def test_gymnasium_finds_nothing_wrong(name):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(ours.id_of_deck(name), matches=2).unwrapped, skip_render_check=True)


def test_the_same_seed_gives_the_same_deck_the_same_worth():
    results = [
        built(gymnasium.make("wartable/InvictusDeck-v0", players="greedy", matches=6), 3) for _ in range(2)
    ]
    assert results[0][1] == results[1][1] and results[0][2]["deck"] == results[1][2]["deck"]


@pytest.mark.parametrize("players", ["random", "greedy"])
def test_the_worth_of_a_deck_is_that_of_matches_anybody_can_play_again(players):
    env = gymnasium.make("wartable/InvictusDeck-v0", against="shogun", players=players, matches=4)
    _, _, info = built(env, 3)
    rules = wartable.game("invictus")
    rival = rules.decks.writers["toml"](rules.decks.ready()["shogun"])
    results = []
    for seed in range(info["seed"], info["seed"] + 2):
        for seat, decks in enumerate([(info["deck"], rival), (rival, info["deck"])]):
            options = {"deck0": decks[0], "deck1": decks[1]}
            _, returns = contests.play_one(rules, [players, players], seed, "duel", options)
            results.append(returns[seat])
    assert (results.count(1), results.count(-1)) == (info["won"], info["lost"])


def test_only_what_suits_the_head_may_be_added():
    env = gymnasium.make("wartable/ShadespireDeck-v0")
    _, info = env.reset(seed=1)
    building = wartable.game("shadespire").decks.building
    assert np.flatnonzero(info["action_mask"]).tolist() == list(range(len(building.heads)))
    _, _, _, _, info = env.step(0)
    may = {building.cards[at - len(building.heads)] for at in np.flatnonzero(info["action_mask"])}
    ready = {key: set(deck.cards) for key, deck in wartable.game("shadespire").decks.ready().items()}
    own, other = ready[building.heads[0]], ready[building.heads[1]]
    assert own <= may and not other <= may


def test_a_card_too_many_ends_it_and_says_why():
    env = gymnasium.make("wartable/InvasionDeck-v0", matches=2)
    _, info = env.reset(seed=1)
    _, _, _, _, info = env.step(0)
    card = int(np.flatnonzero(info["action_mask"])[0])
    for _ in range(3):
        *_, info = env.step(card)
    assert not info["action_mask"][card]
    _, reward, ended, _, info = env.step(card)
    assert (reward, ended) == (-1, True)
    assert "3" in info["illegal"]


def test_a_deck_is_drawn_as_its_file():
    env = gymnasium.make("wartable/InvictusDeck-v0", render_mode="ansi")
    env.reset(seed=1)
    env.step(0)
    assert 'name = "Built"' in env.render()


@pytest.mark.filterwarnings("ignore")  # Gymnasium's, of modes that it does not know
@pytest.mark.parametrize(
    ("name", "asked", "told"),
    [
        ("Invictus", {"matches": 3}, "an even number"),
        ("Invictus", {"players": "magician"}, "'magician'"),
        ("Invictus", {"against": "mars"}, "there is no deck file 'mars'; the ready decks are"),
        ("Invictus", {"format": "alliance"}, "alliance has 4 seats"),
        ("Invasion", {"format": "draft"}, "without decks of one's own"),
        ("Invasion", {"edition": "1066"}, "edition can be"),
    ],
)
def test_bad_options_are_answered_in_words(name, asked, told):
    with pytest.raises(OptionError, match=told):
        gymnasium.make(f"wartable/{name}Deck-v0", **asked)
