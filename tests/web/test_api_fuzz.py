"""A fuzz of the API by its own description: whatever is sent, nothing breaks, and what is refused changes nothing."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.sync.client import connect

from .served import Served, serving

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
NASTY = st.sampled_from(
    ["", "../x", "a\x00b", "%00", "'; DROP TABLE entries; --", "x" * 200, "塩", "-1", "mine"]
)


class Fuzzed:
    """A table with a match under way, and the description of its API."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.document = served.get("/openapi.json").json()
        self.operations = [
            (method, path, operation)
            for path, methods in self.document["paths"].items()
            for method, operation in methods.items()
        ]
        self.renew()

    def renew(self) -> None:
        """A fresh match, some moves on."""
        self.match, self.tokens = self.served.begin()
        lot = random.Random(5)
        for _ in range(lot.randrange(20)):
            found = self.match_now()
            wish = {"decision": found.decision, "action": lot.choice(found.legal)}
            self.served.post(f"/matches/{self.match}/moves", wish, self.tokens[found.decider])

    def match_now(self) -> Any:
        self.served.get(f"/matches/{self.match}")
        return self.served.table.lives[self.match].match

    def entries(self) -> list[Any]:
        return self.served.run(self.served.table.store.entries_from(self.match, 0))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/table.sqlite") as running:
        yield running


@pytest.fixture(scope="module")
def fuzzed(served: Served) -> Fuzzed:
    return Fuzzed(served)


def values(document: dict[str, Any], schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that a schema describes, and some at its edges."""
    if "$ref" in schema:
        return values(document, document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]])
    if "anyOf" in schema:
        return st.one_of(*(values(document, part) for part in schema["anyOf"]))
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "const" in schema:
        return st.just(schema["const"])
    kind = schema.get("type")
    if kind == "object" and "properties" in schema:
        named = {name: values(document, part) for name, part in schema["properties"].items()}
        needed = {name: named[name] for name in schema.get("required", [])}
        return st.fixed_dictionaries(
            needed, optional={name: part for name, part in named.items() if name not in needed}
        )
    if kind == "object":
        return st.dictionaries(
            st.sampled_from(["nation0", "build", "deck0", "x"]) | st.text(max_size=5), ANYTHING
        )
    if kind == "array":
        return st.lists(values(document, schema["items"]), max_size=5)
    if kind == "integer":
        return st.integers(-3, 80) | st.integers()
    if kind == "number":
        return st.floats(allow_nan=False, allow_infinity=False) | st.integers(-3, 100)
    if kind == "boolean":
        return st.booleans()
    if kind == "null":
        return st.none()
    words = st.sampled_from(["invictus", "duel", "alliance", "easy", "random", "search:9999999s"])
    return words | st.text(max_size=50) | NASTY


@st.composite
def requests(draw: Any, fuzzed: Fuzzed) -> tuple[str, str, dict[str, Any]]:
    """A request by the description, with the real match and real tokens among what it names."""
    method, path, operation = draw(st.sampled_from(fuzzed.operations))
    more: dict[str, Any] = {"params": {}, "headers": {}}
    for parameter in operation.get("parameters", []):
        name = parameter["name"]
        if parameter["in"] == "path":
            usual = st.just(fuzzed.match) if name == "name" else st.integers(-2, 40).map(str)
            chosen = str(draw(usual | usual | usual | NASTY.filter(bool)))
            path = path.replace("{" + name + "}", chosen.replace("/", "%2F").replace("\x00", "%00"))
        elif draw(st.booleans()):
            wanted = draw(values(fuzzed.document, parameter["schema"]))
            if wanted is not None:
                more["params"][name] = str(wanted).encode("utf-8", "ignore").decode()
    token = draw(st.sampled_from(["", "guess", *fuzzed.tokens]))
    if token:
        more["headers"]["Authorization"] = f"Bearer {token}"
    body = operation.get("requestBody")
    if body is not None:
        schema = body["content"]["application/json"]["schema"]
        described = values(fuzzed.document, schema)
        content = draw(described | described | ANYTHING)
        data = json.dumps(content).encode()
        if draw(st.integers(0, 9)) == 0:
            data = draw(st.binary(max_size=50))
        more["content"] = data
        more["headers"]["Content-Type"] = draw(
            st.sampled_from(["application/json"] * 5 + ["text/plain", "x"])
        )
    return method, path, more


@settings(
    max_examples=600,
    deadline=None,
    derandomize=True,
    suppress_health_check=[
        HealthCheck.function_scoped_fixture,
        HealthCheck.too_slow,
        HealthCheck.data_too_large,
    ],
)
@given(data=st.data())
def test_nothing_breaks_and_refusals_change_nothing(fuzzed: Fuzzed, data: st.DataObject) -> None:
    method, path, more = data.draw(requests(fuzzed))
    before = fuzzed.entries()
    answer = fuzzed.served.client.request(method, path, **more)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert fuzzed.entries() == before
        assert set(answer.json()) == {"error", "text"}
        assert answer.json()["text"]
    for token in fuzzed.tokens:
        assert token not in answer.text
    if fuzzed.match_now().status == "over":
        fuzzed.renew()


@settings(max_examples=100, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(messages=st.lists(ANYTHING.map(json.dumps) | st.text(max_size=30), min_size=1, max_size=5))
def test_no_message_breaks_a_socket(served: Served, messages: list[str]) -> None:
    match, tokens = served.begin()
    with connect(served.socket_address(match)) as socket:
        socket.send(json.dumps({"token": tokens[0]}))
        assert json.loads(socket.recv(10))["type"] == "state"
        for message in messages:
            socket.send(message.encode("utf-8", "ignore").decode())
            answer = json.loads(socket.recv(10))
            assert answer["type"] == "refused"
            assert answer["text"]
    assert served.get(f"/matches/{match}").json()["step"] == 0
