"""The application as a whole, without a browser: its pages answer, speak the right language, and leak no token.
One process can build the application once, so all of it is tried on one."""

import asyncio
import gc
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from nicegui import Client
from nicegui.classes import Classes
from nicegui.element import Element
from nicegui.props import Props
from nicegui.style import Style
from starlette.testclient import WebSocketDenialResponse

from wartable.kernel.contract import game_names
from wartable.kernel.errors import WartableError
from wartable.web import app as web
from wartable.web.forgetting import Forgetting
from wartable.web.frame import OWN_FILES
from wartable.web.headers import EVERYWHERE
from wartable.web.limits import UNLIMITED
from wartable.web.shelf import address_of

PAGES = (
    "/",
    "/learn",
    "/learn/invictus",
    "/learn/invictus/kingdom",
    "/learn/invictus/none",
    "/rules",
    "/rules/invictus",
    "/decks",
    "/cards",
    "/lab",
    "/lab/none",
    "/sheet",
    "/match/none",
    "/watch/none",
    "/replay/none",
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("table")
    with TestClient(web.build(f"sqlite:///{folder}/table.sqlite", warm=False, limits=UNLIMITED)) as client:
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
    answer = client.get("/nothing/here", headers={"accept-language": "pl"})
    assert answer.status_code == 404
    assert 'lang="pl"' in answer.text and "Nic tu nie ma" in answer.text
    assert 'href="/"' in answer.text, "a way back"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_the_table_can_be_installed(client: TestClient) -> None:
    assert 'rel="manifest"' in client.get("/").text
    manifest = client.get("/manifest.webmanifest", headers={"accept-language": "ja"}).json()
    assert (manifest["name"], manifest["lang"], manifest["display"]) == ("Wartable", "ja", "standalone")
    icon = client.get(manifest["icons"][0]["src"])
    assert icon.headers["content-type"] == manifest["icons"][0]["type"]


def test_the_worker_keeps_the_page_that_says_the_table_is_away_and_nothing_of_a_match(
    client: TestClient,
) -> None:
    worker = client.get("/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    kept = re.search(r"SHELL = \[(.*?)\]", worker.text)
    assert kept is not None and "VERSION" not in worker.text
    for address in ["/away", *re.findall(r'"(/.*?)"', kept[1])]:
        assert client.get(address).status_code == 200, address
    assert "The table is away" in client.get("/away").text


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
    for wanted, got in (("light", "light"), ("auto", "auto"), ("'+alert(1)+'", "dark")):
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


# --- Headers -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/match/none",
        "/nothing/here",
        "/shell/shell.js",
        "/api/v1/games",
        "/api/v1/nothing",
        "/miniature/chess",
    ],
)
def test_every_answer_says_what_a_browser_must_not_do_with_it(client: TestClient, path: str) -> None:
    told = client.get(path).headers
    for name, value in EVERYWHERE:
        assert told[name.decode()] == value.decode()
    policy = told["content-security-policy"]
    assert "frame-ancestors 'none'" in policy and policy.startswith("default-src 'none'")


def test_only_a_page_may_run_scripts_and_only_its_own(client: TestClient) -> None:
    answers = [client.get("/") for _ in range(2)]
    marks = [
        re.search(r"'nonce-([\w-]{20,})'", answer.headers["content-security-policy"]) for answer in answers
    ]
    assert all(marks) and marks[0][1] != marks[1][1]
    scripts = re.findall(r"<script\b[^>]*>", answers[0].text)
    assert len(scripts) > 5
    unmarked = [script for script in scripts if marks[0][1] not in script and " src=" not in script]
    assert unmarked == []
    assert "'unsafe-inline'" not in answers[0].headers["content-security-policy"].split("style-src")[0]
    assert "script-src" not in client.get("/api/v1/games").headers["content-security-policy"]


def test_what_a_seat_knows_is_kept_by_no_cache(client: TestClient) -> None:
    assert client.get("/api/v1/matches/none").headers["cache-control"] == "no-store"


def test_a_page_is_not_told_under_a_foreign_name(client: TestClient) -> None:
    """A name that points here and belongs to somebody else would let that one's pages read ours."""
    answer = client.get("/", headers={"host": "evil.example", "accept-language": "pl"})
    assert (
        answer.status_code == 421 and "Ten stół nie nazywa się" in answer.text and 'lang="pl"' in answer.text
    )
    assert client.get("/", headers={"host": "<script>alert(1)</script>"}).text.count("<script") == 0


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://testserver.evil.example", "http://testserver:8081"]
)
def test_the_pages_socket_is_for_our_own_pages(client: TestClient, origin: str) -> None:
    address = "/_nicegui_ws/socket.io/?EIO=4&transport=websocket"
    headers = {"origin": origin} if origin else {}
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        client.websocket_connect(address, headers=headers),
    ):
        pass
    assert refused.value.status_code == 403
    own = {"origin": "http://testserver", "upgrade": "websocket"}
    with client.websocket_connect(address, headers=own) as socket:
        assert socket.receive_text().startswith("0{")
    polling = client.get("/_nicegui_ws/socket.io/?EIO=4&transport=polling", headers=headers)
    assert polling.status_code == (403 if origin else 200)


# --- Pages that nobody looks at --------------------------------------------------------------------------


def test_pages_that_never_come_alive_leave_nothing_behind(client: TestClient) -> None:
    """As a bot fetches them; what goes must go without the collector, which seldom looks."""
    forgetting = Forgetting(unseen=10)

    def forget() -> None:
        forgetting.dismiss()

    async def end() -> None:
        for one in list(Client.instances.values()):
            one.delete()
        await asyncio.sleep(1.5)  # what waits for a page's outbox looks once a second

    def left() -> int:
        kinds = (Client, Element, Classes, Style, Props)
        return sum(isinstance(each, kinds) for each in gc.get_objects())

    client.get("/")
    client.portal.call(end)
    gc.collect()
    before = left()
    gc.disable()
    try:
        for number in range(60):
            client.get(PAGES[number % len(PAGES)])
            client.portal.call(forget)
            assert len(Client.instances) <= 10
        client.portal.call(end)
        assert left() - before < 60
    finally:
        gc.enable()


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
