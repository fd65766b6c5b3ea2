"""The API over the wire: what a program can do, what it is refused, and in which words."""

import logging
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from wartable.web.limits import Limits

from .served import Served, serving

SELDOM = 1e-6  # a second: so little that no machine is slow enough for one more


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('api')}/table.sqlite") as running:
        yield running


def decide(served: Served, match: str, tokens: list[str]) -> tuple[str, dict]:
    decider = served.get(f"/matches/{match}").json()["decider"]
    return tokens[decider], served.get(f"/matches/{match}", tokens[decider], seat=decider).json()


def test_a_whole_match(served: Served) -> None:
    lot = random.Random(1)
    match, tokens = served.begin()
    while served.get(f"/matches/{match}").json()["status"] == "playing":
        token, state = decide(served, match, tokens)
        action = lot.choice(state["actions"])["action"]
        answer = served.post(
            f"/matches/{match}/moves", {"decision": state["decision"], "action": action}, token
        )
        assert answer.json() == {"decision": state["decision"] + 1}
    paper = served.get(f"/matches/{match}/download").json()
    assert served.post("/verify", paper).json() == {"wrong": []}
    assert served.get(f"/matches/{match}/replay/5", seat=1).json()["view"]["seat"] == 1
    taken = served.post("/import", paper).json()["match"]
    assert served.get(f"/matches/{taken}").json()["result"] == paper["result"]


def test_games_are_described(served: Served) -> None:
    (invictus,) = [game for game in served.get("/games").json() if game["name"] == "invictus"]
    assert {layout["name"] for layout in invictus["formats"]} >= {"duel", "alliance"}
    assert invictus["levels"] == ["beginner", "easy", "normal", "hard", "master", "network"]


def test_every_path_is_described(served: Served) -> None:
    document = served.get("/openapi.json").json()
    for path in document["paths"].values():
        for operation in path.values():
            assert operation["summary"]
            assert "200" in operation["responses"]


@pytest.mark.parametrize(
    ("status", "error", "asked"),
    [
        (404, "no-match", lambda s, m, t: s.get("/matches/none")),
        (404, "no-path", lambda s, m, t: s.get("/none")),
        (405, "no-method", lambda s, m, t: s.client.delete("/games")),
        (401, "no-token", lambda s, m, t: s.post(f"/matches/{m}/moves", {"decision": 0, "action": 0})),
        (401, "no-token", lambda s, m, t: s.post(f"/matches/{m}/resign", token="guess")),
        (409, "stale", lambda s, m, t: s.post(f"/matches/{m}/moves", {"decision": 9, "action": 0}, t)),
        (
            422,
            "no-such-action",
            lambda s, m, t: s.post(f"/matches/{m}/moves", {"decision": 0, "action": 999}, t),
        ),
        (422, "malformed", lambda s, m, t: s.post(f"/matches/{m}/moves", {"decision": "x", "action": 0}, t)),
        (
            422,
            "malformed",
            lambda s, m, t: s.post(f"/matches/{m}/moves", {"decision": 0, "action": 0, "x": 1}, t),
        ),
        (422, "malformed", lambda s, m, t: s.client.post("/matches", content=b"{")),
        (422, "seats", lambda s, m, t: s.post("/matches", {"seats": []})),
        (422, "options", lambda s, m, t: s.post("/matches", {"game": "chess", "seats": []})),
        (422, "file", lambda s, m, t: s.post("/import", {"wartable": 1})),
        (403, "eyes", lambda s, m, t: s.get(f"/matches/{m}/replay/0", seat=0)),
        (404, "step", lambda s, m, t: s.get(f"/matches/{m}/replay/99")),
        (409, "no-draw", lambda s, m, t: s.post(f"/matches/{m}/draw/answer", {"agree": True}, t)),
        (413, "too-large", lambda s, m, t: s.client.post("/matches", content=b" " * 300_000)),
    ],
)
def test_refusals(served: Served, status: int, error: str, asked: object) -> None:
    match, tokens = served.begin()
    decider = served.get(f"/matches/{match}").json()["decider"]
    answer = asked(served, match, tokens[decider])
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert set(answer.json()) == {"error", "text"}
    assert served.get(f"/matches/{match}").json()["decision"] == 0


def test_a_network_that_the_host_did_not_let_in_is_no_opponent(served: Served, tmp_path: Path) -> None:
    (tmp_path / "mine.onnx").write_bytes(b"")
    match, tokens = served.begin()
    for level in ("network:mine", f"network:{tmp_path}"[:40], "network:/etc/passwd"):
        seats = [{"kind": "person"}, {"kind": "computer", "level": level}]
        begun = served.post("/matches", {"game": "invictus", "seats": seats})
        continued = served.post(f"/matches/{match}/continue", {"step": 0, "level": level}, tokens[0])
        assert begun.status_code == continued.status_code == 422
        assert begun.json()["error"] == "options" and "is let in here" in begun.json()["text"]


def test_refusals_speak_the_language_of_the_request(served: Served) -> None:
    texts = {served.get("/matches/none", lang=language).json()["text"] for language in ("en", "ja", "pl")}
    assert len(texts) == 3
    head = {"Accept-Language": "de, pl;q=0.8, en;q=0.5"}
    assert served.client.get("/matches/none", headers=head).json()["text"] in texts
    match, _ = served.begin()
    prompts = {
        served.get(f"/matches/{match}", lang=language).json()["prompt"] for language in ("en", "ja", "pl")
    }
    assert len(prompts) == 3


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "nation0 can be king, shogun, pharaoh; not 'viking'."),
        ("ja", "nation0 に使えるのはking、shogun、pharaohです。'viking' は使えません。"),
        ("pl", "nation0 może mieć wartość: king, shogun, pharaoh; nie 'viking'."),
    ],
)
def test_problems_within_a_refusal_do_too(served: Served, language: str, text: str) -> None:
    wish = {"game": "invictus", "options": {"nation0": "viking"}, "seats": [{}, {}]}
    answer = served.client.post("/matches", json=wish, params={"lang": language})
    assert (answer.status_code, answer.json()) == (422, {"error": "options", "text": text})


def test_what_is_wrong_with_a_file_is_told_in_the_language(served: Served) -> None:
    answer = served.client.post("/verify", json={}, params={"lang": "pl"})
    assert answer.json() == {"wrong": ["to nie jest partia spisana przez Wartable."]}


def test_undo_draw_resign_and_rematch(served: Served) -> None:
    match, tokens = served.begin()
    token, state = decide(served, match, tokens)
    other = next(held for held in tokens if held != token)
    served.post(
        f"/matches/{match}/moves", {"decision": 0, "action": state["actions"][0]["action"]}, token
    ).raise_for_status()
    assert served.post(f"/matches/{match}/undo", token=token).json() == {"done": False}
    assert served.post(f"/matches/{match}/undo/answer", {"agree": True}, other).status_code == 200
    assert served.get(f"/matches/{match}").json()["step"] == 0
    assert served.post(f"/matches/{match}/draw", token=token).status_code == 200
    assert served.post(f"/matches/{match}/draw/answer", {"agree": False}, other).status_code == 200
    assert served.post(f"/matches/{match}/automatic", {"on": True}, token).status_code == 200
    assert served.post(f"/matches/{match}/resign", token=token).status_code == 200
    again = served.post(f"/matches/{match}/rematch", token=other).json()["match"]
    assert served.get(f"/matches/{match}").json()["rematch"] == again
    assert served.post(f"/matches/{again}/join", token=token).status_code == 200


def test_passing_until_something_is_a_field_of_the_stops(served: Served) -> None:
    """At a window it is taken and told to its own seat, and ends without the field; at a decision it is refused."""
    match, tokens = served.begin()
    lot, wish, refused = random.Random(1), {"mode": "simple", "until": "turn"}, 0
    while True:
        token, state = decide(served, match, tokens)
        assert state["status"] == "playing"
        answer = served.post(f"/matches/{match}/stops", wish, token)
        if state["stops"]["may_pass"]:
            break
        if len(state["actions"]) > 1:
            assert (answer.status_code, answer.json()["error"]) == (409, "until-asked")
            refused += 1
        action = lot.choice(state["actions"])["action"]
        served.post(f"/matches/{match}/moves", {"decision": state["decision"], "action": action}, token)
    assert answer.json() == {"done": True}
    assert refused
    wrong = served.post(f"/matches/{match}/stops", {"mode": "simple", "until": "tea"}, token)
    assert wrong.status_code == 422


def test_lists_and_open_seats(served: Served) -> None:
    made = served.post("/matches", {"seats": [{}, {"kind": "open"}], "public": True}).json()
    assert made["match"] in [row["match"] for row in served.get("/matches/open").json()]
    token = served.post(f"/matches/{made['match']}/take", {"seat": 1, "name": "Ben"}).json()["token"]
    assert [row["match"] for row in served.get("/matches/mine", token).json()] == [made["match"]]
    assert served.get("/matches/mine").json() == []
    assert served.post(f"/matches/{made['match']}/take", {"seat": 1}).json()["error"] == "taken"
    assert served.post(f"/matches/{made['match']}/take", {"seat": 0}).json()["error"] == "not-open"


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    limits = Limits(requests=SELDOM, burst=10)
    with serving(f"sqlite:///{tmp_path}/table.sqlite", limits) as served:
        answers = [served.get("/games") for _ in range(20)]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 10
        assert answers[-1].json()["error"] == "too-many"


def test_too_many_new_matches_are_refused(tmp_path: Path) -> None:
    limits = Limits(requests=1e9, matches=SELDOM, matches_at_once=10)
    with serving(f"sqlite:///{tmp_path}/table.sqlite", limits) as served:
        made = [served.post("/matches", {"seats": [{}, {}]}).status_code for _ in range(15)]
        assert made.count(200) == 10 and made.count(429) == 5


def test_tokens_are_never_logged(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        match, tokens = served.begin()
        served.post(f"/matches/{match}/moves", {"decision": 5, "action": 0}, tokens[0])
        served.post(f"/matches/{match}/resign", token=tokens[0])
    for token in tokens:
        for record in caplog.records:
            if not record.name.startswith(("httpx", "httpcore")):  # the test's own client
                assert token not in record.getMessage()
