"""The player `network`: a game's own network, which answers at once; there is none where a game has no weights."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import wartable
from wartable.players import admitted, check_player, player
from wartable.players.learned import weights
from wartable.players.learned.instant import Instant, without_waiting
from wartable.table.entries import Refused
from wartable.table.terms import Place, check_level, terms_of

from ..lab.studied import score_of
from .untrained import given, untrained

GAME = wartable.game("invictus")


@pytest.fixture
def with_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given(GAME, tmp_path, monkeypatch)


@pytest.fixture
def without_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "file_of", lambda game: tmp_path / "nowhere.npz")


@pytest.mark.usefixtures("with_network")
@pytest.mark.parametrize("format", list(GAME.formats))
def test_it_plays_every_format_to_its_end(format: str) -> None:
    position = GAME.new(format, seed=4)
    seated = [player("network" if seat % 2 else "random", GAME, seat) for seat in range(position.seats)]
    for _ in range(GAME.longest):
        if position.over:
            break
        position.play(seated[position.actor].choose(position, position.actor))
    assert position.over


@pytest.mark.usefixtures("with_network")
def test_it_chooses_alike_on_plain_rules_and_whatever_its_seed() -> None:
    compiled, plain = player("network", GAME, 1), Instant("network", GAME, 2, untrained(GAME), compiled=False)
    lot, position, choices = random.Random(1), GAME.new("short", seed=1), set()
    while not position.over:
        choice = compiled.choose(position, position.actor)
        assert plain.choose(position, position.actor) == choice
        choices.add(choice)
        position.play(lot.choice(position.legal()))
    assert len(choices) > 5, "it plays the same whatever it sees"


@pytest.mark.usefixtures("with_network")
def test_weights_are_shares_of_the_legal_actions() -> None:
    position = GAME.new("short", seed=2)
    weighed = player("network", GAME).weigh(position, position.actor)
    assert sorted(action for action, _ in weighed) == position.legal()
    assert sum(share for _, share in weighed) == pytest.approx(1)
    assert weighed == sorted(weighed, key=lambda each: -each[1])


@pytest.mark.usefixtures("with_network")
def test_it_is_measured_like_other_players() -> None:
    scores = [score_of("invictus", "short", ("network", "random"), 20, seed=1) for _ in range(2)]
    assert scores[0] == scores[1] and scores[0].games == 20


@pytest.mark.usefixtures("with_network")
def test_a_table_seats_it_where_the_game_has_one() -> None:
    assert admitted(GAME) == ["network"]
    terms_of("invictus", None, {}, [Place(), Place("computer", level="network")])
    assert without_waiting(GAME, 1).weights.card == {"seed": 1}


@pytest.mark.usefixtures("without_network")
def test_without_weights_it_is_refused_in_words_and_offered_nowhere() -> None:
    assert admitted(GAME) == []
    for asked in (check_player, player):
        with pytest.raises(wartable.OptionError, match="Invictus comes without a trained network"):
            asked("network", GAME)
    check_level("network")  # a kept match may name it, whatever became of the weights
    with pytest.raises(Refused, match="comes without a trained network"):
        terms_of("invictus", None, {}, [Place(), Place("computer", level="network")])


def test_who_is_no_player_is_told_of_it_only_where_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "file_of", lambda game: tmp_path / "nowhere.npz")
    with pytest.raises(wartable.OptionError, match="playouts:200, network:FILE, or"):
        check_player("nobody", GAME)
    given(GAME, tmp_path, monkeypatch)
    with pytest.raises(wartable.OptionError, match="playouts:200, network, network:FILE, or"):
        check_player("nobody", GAME)
