"""The application as a whole, without a browser: its pages answer, speak the right language, and leak no token.
One process can build the application once, so all of it is tried on one."""

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from wartable.kernel.contract import game_names
from wartable.kernel.errors import WartableError
from wartable.web import app as web
from wartable.web.frame import OWN_FILES
from wartable.web.shelf import address_of

PAGES = (
    "/",
    "/rules",
    "/rules/invictus",
    "/decks",
    "/cards",
    "/sheet",
    "/match/none",
    "/watch/none",
    "/replay/none",
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("table")
    with TestClient(web.build(f"sqlite:///{folder}/table.sqlite", warm=False)) as client:
        yield client


@pytest.mark.parametrize("path", PAGES)
def test_every_page_answers_with_its_frame(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert "frame-header" in answer.text
    assert "Skip to content" in answer.text


def test_the_api_is_on_the_same_server(client: TestClient) -> None:
    assert client.get("/api/v1/games").status_code == 200


def test_an_unknown_page_is_not_found(client: TestClient) -> None:
    assert client.get("/nothing/here").status_code == 404


@pytest.mark.parametrize("path", PAGES)
def test_no_page_asks_for_anything_from_elsewhere(client: TestClient, path: str) -> None:
    text = client.get(path).text
    found = re.findall(r"""(?:src|href)\s*=\s*["'](?:https?:)?//[^"']*""", text)
    assert found == [] and "fonts.googleapis" not in text


@pytest.mark.parametrize("name", OWN_FILES)
def test_our_own_files_are_served(client: TestClient, name: str) -> None:
    assert client.get(f"/shell/{name}").status_code == 200


def test_the_page_says_its_language(client: TestClient) -> None:
    assert "documentElement.lang='en'" in client.get("/", headers={"accept-language": "tlh"}).text


def test_a_theme_is_kept_in_a_cookie_and_nothing_else_is_taken_from_it(client: TestClient) -> None:
    for wanted, got in (("light", "light"), ("'+alert(1)+'", "auto")):
        text = client.get("/", headers={"cookie": f"wartable-theme={wanted}"}).text
        assert f"wartableTheme='{got}'" in text


def test_the_lobby_has_a_tile_for_each_game(client: TestClient) -> None:
    text = client.get("/").text
    assert "Invictus" in text and "Play now" in text


def test_pictures_come_for_known_games_only(client: TestClient) -> None:
    assert len(client.get("/miniature/invictus").json()) > 10
    assert client.get("/miniature/../../etc").status_code == 404
    assert client.get("/miniature/chess").json() == []


def test_a_rules_page_for_no_game_says_so(client: TestClient) -> None:
    assert "There is nothing here." in client.get("/rules/chess").text


def test_the_web_process_starts_without_the_compiler(tmp_path: Path) -> None:
    code = (
        "import sys, wartable.web.app as web\n"
        f"web.build('sqlite:///{tmp_path}/table.sqlite', warm=False)\n"
        "assert 'numba' not in sys.modules and 'llvmlite' not in sys.modules"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=300).returncode == 0


# --- Ports ---------------------------------------------------------------------------------------------


def test_a_port_that_was_asked_for_must_be_free() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        number = taken.getsockname()[1]
        with pytest.raises(WartableError, match=str(number)):
            web.listen("127.0.0.1", number)


def test_without_a_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        number = taken.getsockname()[1]
        monkeypatch.setattr(web, "PORT", number)
        with web.listen("127.0.0.1", None) as found:
            assert number < found.getsockname()[1] < number + web.PORTS_TRIED


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:80/"), ("0.0.0.0", "http://127.0.0.1:80/"), ("::1", "http://[::1]:80/")],
)
def test_the_address_told_is_one_that_a_browser_opens(host: str, address: str) -> None:
    assert web.address_of(host, 80) == address


# --- Secrets -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PAGES)
def test_no_page_tells_other_servers_where_one_came_from(client: TestClient, path: str) -> None:
    assert '<meta name="referrer" content="no-referrer">' in client.get(path).text


# --- Decks and cards -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", game_names())
def test_the_pages_of_each_game_answer(client: TestClient, name: str) -> None:
    for place in ("decks", "cards"):
        answer = client.get(f"/{place}/{name}")
        assert answer.status_code == 200 and "desk-heading" in answer.text


@pytest.mark.parametrize("place", ["decks", "cards"])
def test_without_a_game_one_comes_to_the_last(client: TestClient, place: str) -> None:
    def goal(cookie: str) -> str:
        headers = {"cookie": f"wartable-decks={cookie}"}
        return client.get(f"/{place}", headers=headers, follow_redirects=False).headers["location"]

    assert goal("shadespire") == f"/{place}/shadespire"
    assert goal("https://elsewhere") == goal("") == f"/{place}/invictus"


def test_a_game_that_is_none_leads_to_one_that_is(client: TestClient) -> None:
    assert client.get("/decks/chess", follow_redirects=False).headers["location"] == "/decks/invictus"


def test_a_gallery_may_be_kept_and_none_is_made_up(client: TestClient) -> None:
    answer = client.get(address_of("invasion", "ja"))
    assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"]
    assert client.get("/gallery/chess/en.json").status_code == 404
    assert client.get("/gallery/invasion/xx.json").status_code == 404
