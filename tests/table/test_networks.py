"""Networks at a table: only those that the host let in, by a name; no visitor's word is ever looked for among files."""

from pathlib import Path

import pytest

import wartable
from wartable.players import Network, admit, network
from wartable.table import computer
from wartable.table.computer import Thinkers
from wartable.table.entries import Refused
from wartable.table.store import Store
from wartable.table.table import Table
from wartable.table.terms import Place, check_level, terms_of

from ..networks import random_network
from .party import sit_down

pytestmark = pytest.mark.anyio

GAME = wartable.game("invictus")


@pytest.fixture(autouse=True)
def nobody_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "_ADMITTED", {})


def against(level: str, game: str = "invictus") -> None:
    terms_of(game, None, {}, [Place(), Place("computer", level=level)])


def test_a_file_that_a_visitor_names_is_refused_unread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = random_network(tmp_path / "mine.onnx", GAME)
    monkeypatch.setattr(network, "load", lambda *_: pytest.fail("a visitor's file was looked for"))
    monkeypatch.chdir(tmp_path)
    for name in (str(file), "mine.onnx", "mine", "../mine.onnx", "/etc/passwd", ""):
        with pytest.raises(Refused, match="is let in here"):
            against(f"network:{name}")


def test_what_the_host_let_in_plays_by_its_name(tmp_path: Path) -> None:
    spec = admit(random_network(tmp_path / "Short One.v2.onnx", GAME))
    assert spec == "network:short-one-v2"
    against(spec)
    with pytest.raises(Refused, match="is let in here"):
        against(spec, "shadespire")


def test_two_files_of_one_name_are_told_apart_by_the_host(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    admit(random_network(tmp_path / "one.onnx", GAME))
    admit(random_network(tmp_path / "one.onnx", GAME, 2))  # trained on
    with pytest.raises(wartable.OptionError, match="two networks are called one"):
        admit(random_network(tmp_path / "other" / "one.onnx", GAME))


def test_kept_matches_name_networks_by_words_alone() -> None:
    check_level("network:one")
    for level in ("network:one.onnx", "network:/one", "network:..", "network:", "network:" + "n" * 31):
        with pytest.raises(Refused):
            check_level(level)


async def test_a_match_of_networks_goes_to_its_end_and_tells_no_path(file: str, tmp_path: Path) -> None:
    spec = admit(random_network(tmp_path / "one.onnx", GAME))
    async with Table(Store(file)) as table:
        created = await sit_down(table, *[Place("computer", level=spec)] * 2)
        async for state in table.subscribe(created.match):
            assert str(tmp_path) not in repr(state)
            if state["status"] == "over":
                break
    assert [seat["level"] for seat in state["seats"]] == [spec, spec]


def test_where_a_network_is_no_longer_let_in_the_easy_one_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer, "is_cached", lambda game, modules: True)
    monkeypatch.setattr(computer, "compiling", lambda: True)
    spec = admit(random_network(tmp_path / "one.onnx", GAME))
    thinkers = Thinkers()
    assert isinstance(thinkers._player(GAME, spec, 1), Network)
    network._ADMITTED.clear()
    assert thinkers._player(GAME, spec, 1).spec == "easy"
    thinkers.close()
