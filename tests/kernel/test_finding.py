"""Games are found by their folders and by entry points; what is installed is told by tables of this test alone."""

import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from wartable.kernel import finding
from wartable.kernel.contract import game, game_names
from wartable.kernel.errors import WartableError

ROOT = Path(__file__).parents[2]


@pytest.fixture
def installed(monkeypatch):
    """What entry points there are, as if they were installed."""

    def say(**entries):
        found = [EntryPoint(name, value, finding.GROUP) for name, value in entries.items()]
        monkeypatch.setattr(finding, "entry_points", lambda group: found)
        finding.homes.cache_clear()

    yield say
    finding.homes.cache_clear()


def test_the_entry_points_of_the_project_are_the_packages_of_its_folder():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    own = {name: f"{home.module}:{home.name}" for name, home in finding._own().items()}
    assert project["entry-points"][finding.GROUP] == own


def test_our_own_games_are_there_without_being_installed(installed):
    installed()
    assert finding.game_names() == sorted(finding._own()) and finding.USUAL in finding.game_names()
    assert finding.usual_first()[0] == finding.USUAL


def test_a_game_of_another_package_is_found_with_its_folder(installed):
    installed(chess="json:GAME")
    assert "chess" in game_names()
    assert finding.homes()["chess"].folder.name == "json"


def test_a_package_that_is_gone_is_no_game(installed):
    installed(gone="no_such_package:GAME", deeper="no_such_package.games:GAME", single="tomllib._types:GAME")
    assert finding.game_names() == sorted(finding._own())


def test_a_package_that_offers_no_game_is_told_in_words(installed):
    installed(chess="json:GAME")
    with pytest.raises(WartableError, match="'chess' is installed, but its package json can’t be read"):
        game("chess")


def test_nobody_takes_the_name_of_a_game_of_ours(installed):
    installed(invictus="json:GAME")
    assert finding.homes()["invictus"].module == "wartable.games.invictus"


@pytest.mark.parametrize("name", game_names())
def test_what_is_no_python_has_its_place_in_the_folder(name):
    home = finding.homes()[name]
    assert (home.words / "en" / f"{name}.ftl").is_file()
    assert (home.rulebook / f"{name}.md").is_file()
    assert (home.scripts / "game.js").is_file()
    assert home.show.is_file()


@pytest.mark.parametrize("name", game_names())
def test_whatever_a_game_names_for_later_is_there(name):
    brought = game(name)
    later = [brought.terminal, brought.browser.miniature, brought.browser.shelf, brought.browser.desk]
    later.append(brought.browser.diagrams)
    later += [page.register for page in brought.browser.pages]
    assert all(each.get() is not None for each in later if each is not None)
