"""The pictures of the lobby: every game that has a table has a match in miniature that still fits the rules."""

import asyncio
from functools import cache

import pytest

from wartable.kernel.contract import game, game_names
from wartable.locale import languages, words
from wartable.web import miniature


@cache
def frames(name: str) -> tuple[str, ...]:
    return tuple(asyncio.run(miniature.show(name)))


@pytest.mark.parametrize("name", game_names())
def test_every_game_shows_a_match_playing_itself(name: str) -> None:
    assert len(set(frames(name))) > 10
    assert all(frame.startswith("<svg") and "mini-initial" not in frame for frame in frames(name))
    assert miniature.picture(name) in frames(name)


@pytest.mark.parametrize("name", game_names())
def test_the_show_is_small(name: str) -> None:
    assert sum(map(len, frames(name))) < 300_000


@pytest.mark.parametrize("name", game_names())
def test_the_moves_of_the_show_are_moves_of_a_match(name: str) -> None:
    """Else the show goes on by chance, and wants to be recorded anew: `python -m tests.web.shows`."""
    told = miniature.show_of(name)
    assert told is not None and len(told.moves) > 100
    position = game(name).new(seed=miniature.SEED, compiled=False)
    for move in told.moves:
        action = miniature.named(position, move)
        assert action is not None, f"{move} is not legal"
        position.play(action)


@pytest.mark.parametrize("name", game_names())
def test_no_two_moves_have_one_name(name: str) -> None:
    position, told = game(name).new(seed=miniature.SEED, compiled=False), miniature.show_of(name)
    assert told is not None
    for move in told.moves:
        names = [miniature.name_of(position.explain(action)) for action in position.legal()]
        assert len(set(names)) == len(names)
        action = miniature.named(position, move)
        assert action is not None
        position.play(action)


def test_a_move_is_found_by_its_name_whatever_its_number() -> None:
    position = game("invictus").new(seed=1, compiled=False)
    for action in position.legal():
        assert miniature.named(position, miniature.name_of(position.explain(action))) == action
    assert miniature.named(position, "fly/hand.0.archer") is None


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", languages())
def test_a_tile_says_what_a_game_is(language: str, name: str) -> None:
    said = words(language)
    assert all(said.text(f"game-{name}", form) for form in ("", "text", "facts"))
