"""Provable shuffles: the digest comes first, the salts are the persons' own, and a file that was changed is found out."""

import asyncio
import copy
import hashlib
import json
import random
from typing import Any

import pytest

from wartable.locale import words
from wartable.table import telling
from wartable.table.carrying import begun
from wartable.table.checks import check
from wartable.table.commitment import commitment_of, seed_of
from wartable.table.entries import Kind, Refused
from wartable.table.proof import proves_shuffle, read_back, verify, written
from wartable.table.store import Store
from wartable.table.table import Table
from wartable.table.terms import Place, own_terms, turned

from .party import ANN, BEN, play_out, sit_down

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def paper(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A finished match, written down and read as a file would be."""

    async def story() -> dict[str, Any]:
        lot = random.Random(1)
        address = f"sqlite:///{tmp_path_factory.mktemp('proof')}/table.sqlite"
        async with Table(Store(address)) as table:
            created = await table.create("invictus", seats=[Place(automatic=False)] * 2, window=0)
            created.tokens[ANN] = (
                await table.join(created.match, created.tokens[ANN], "Ann", "my salt")
            ).token
            created.tokens[BEN] = (await table.join(created.match, created.tokens[BEN], "Ben", "塩")).token
            state = await table.state(created.match)
            token = created.tokens[state["decider"]]
            own = await table.state(created.match, token)
            await table.act(created.match, token, 0, own["actions"][0]["action"])
            await table.undo(created.match, token)
            await table.answer_undo(created.match, created.tokens[1 - state["decider"]], True)
            await play_out(table, created, lot)
            written = await table.download(created.match)
            assert written["commitment"] == created.commitment
            return written

    made: dict[str, Any] = json.loads(json.dumps(asyncio.run(story())))
    return made


def test_a_right_file_has_nothing_wrong(paper: dict[str, Any]) -> None:
    assert verify(paper) == []
    assert read_back(paper, "again").status == "over"
    assert len(json.dumps(paper)) < 30_000


def test_the_seed_can_be_derived_with_any_tool(paper: dict[str, Any]) -> None:
    secret = bytes.fromhex(paper["secret"])
    assert hashlib.sha256(secret).hexdigest() == paper["commitment"]
    salts = [b"my salt", "塩".encode()]
    data = secret + b"".join(len(salt).to_bytes(2, "big") + salt for salt in salts)
    assert int.from_bytes(hashlib.sha256(data).digest()[:8], "big") >> 2 == paper["seed"] < 2**62


def test_every_salt_makes_another_seed() -> None:
    secret = "00" * 32
    seeds = {seed_of(secret, salts) for salts in (["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"], ["a"], [])}
    assert len(seeds) == 6
    assert commitment_of(secret) != commitment_of("00" * 31 + "01")


def test_any_change_is_found_out(paper: dict[str, Any]) -> None:
    lot = random.Random(2)
    moves = [number for number, entry in enumerate(paper["entries"]) if entry[0] == Kind.MOVE]
    changes: list[tuple[str, Any]] = [
        ("secret", "11" * 32),
        ("commitment", "11" * 32),
        ("seed", 5),
        ("result", {**paper["result"], "returns": [-value or 1 for value in paper["result"]["returns"]]}),
        ("finished", False),
        ("wartable", 3),
        ("game", "chess"),
        ("format", "short"),
        ("entries", paper["entries"][:-1]),
        ("entries", paper["entries"] + paper["entries"][-1:]),
        ("entries", [[]]),
        ("entries", None),
        ("seats", []),
        ("seats", paper["seats"][:1]),
        ("terms", {"clock": {"kind": "sand"}}),
        ("terms", {"window": "x"}),
        ("settings", {**paper["settings"], "deck0": "/etc/passwd"}),
        ("settings", 5),
    ]
    for name, value in changes:
        assert verify({**paper, name: value}), name
    for _ in range(60):
        changed = copy.deepcopy(paper)
        entry = changed["entries"][lot.choice(moves)]
        before = entry[2]["action"]
        entry[2]["action"] = lot.randrange(77)
        if entry[2]["action"] != before:
            wrong = verify(changed)
            same_card = not wrong and changed["result"] == paper["result"]
            assert wrong or same_card, (
                "another legal move that leads to the same end is the only thing not noticed"
            )
    salted = copy.deepcopy(paper)
    salted["entries"][0][2]["salt"] = "other"
    assert verify(salted)


@pytest.mark.parametrize("paper", [None, [], {}, "x", 5, {"wartable": 1}, {"wartable": 1, "finished": True}])
def test_what_is_no_match_is_told_so(paper: object) -> None:
    (problem,) = verify(paper)
    assert words("en").say(problem).endswith(".")
    with pytest.raises(Refused, match="isn't a valid match record"):
        read_back(paper, "x")


async def test_secret_and_seed_are_shown_only_after_the_end(file: str) -> None:
    async with Table(Store(file)) as table:
        created = await sit_down(table)
        shown = [await table.state(created.match, token) for token in (*created.tokens, "")]
        shown += [await table.download(created.match, token) for token in (*created.tokens, "")]
        live = table.lives[created.match].match
        assert live is not None
        for told in shown:
            assert told.get("proof") is None
            assert told["commitment"] == created.commitment
            for hidden in (live.secret, str(live.seed), *live.salts):
                assert hidden not in json.dumps(told)
        await table.resign(created.match, created.tokens[0])
        proof = (await table.state(created.match))["proof"]
        assert commitment_of(proof["secret"]) == created.commitment
        assert proof["seed"] == seed_of(proof["secret"], proof["salts"])


async def test_a_file_is_taken_in_and_replayed(file: str, paper: dict[str, Any]) -> None:
    async with Table(Store(file)) as table:
        name = await table.take_in(paper)
        state = await table.state(name)
        assert state["result"] == paper["result"]
        assert (await table.replay(name, 20, seat=1))["view"]["seat"] == 1
        assert await table.verify(await table.download(name)) == []
        with pytest.raises(Refused, match="isn't a valid match record"):
            await table.take_in({**paper, "seed": 1})


def chosen_paper(seed: int = 5) -> dict[str, Any]:
    """A match with a chosen seed, given up at once and written down."""
    terms = own_terms("invictus", "duel", {"build": "ready"}, [Place(), Place()], "token", seed)
    match = begun("chosen", terms, 100.0)
    for seat in (0, 1):
        match.apply(check(match, Kind.JOIN, seat, {}, 100.0))
    match.apply(check(match, Kind.RESIGN, 0, {}, 101.0))
    made: dict[str, Any] = json.loads(json.dumps(written(match, -1, words("en"), b"")))
    return made


def test_a_chosen_seed_is_told_wherever_proof_is_and_proves_nothing() -> None:
    paper = chosen_paper()
    assert verify(paper) == [] and not proves_shuffle(paper)
    assert "nothing is proved" in paper["note"] and paper["seed"] == paper["terms"]["seed"] == 5
    match = read_back(paper, "again")
    state = telling.state_for(match, 0, words("en"))
    assert state["proof"]["chosen"] and any("nothing is proved" in line for line in state["terms"]["told"])
    assert (
        match.starting_position().to_bytes() == read_back(chosen_paper(), "x").starting_position().to_bytes()
    )


def test_nobody_can_hide_or_invent_that_a_seed_was_chosen(paper: dict[str, Any]) -> None:
    assert proves_shuffle(paper)
    hidden = chosen_paper()
    hidden["terms"]["seed"] = None
    assert verify(hidden), "neither its seed nor the sums of its entries follow from the secret"
    other = chosen_paper()
    other["seed"] = other["terms"]["seed"] = 6
    assert verify(other), "the sums of its entries are those of another shuffle"
    for wrong in (-1, 2**63, "5", True):
        broken = chosen_paper()
        broken["terms"]["seed"] = wrong
        assert verify(broken)


def test_what_goes_on_from_a_match_with_a_chosen_seed_is_shuffled_anew() -> None:
    match = read_back(chosen_paper(), "again")
    assert turned(match.terms, "again").seed is None
