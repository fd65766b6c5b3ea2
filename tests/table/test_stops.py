"""Stops: where a person is asked at windows, and that nobody else can tell by time or text where that is."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

import wartable
from wartable.locale import languages, words
from wartable.table import schema
from wartable.table.checks import check
from wartable.table.entries import Kind, Refused, Seat, Stops, Terms
from wartable.table.match import Match
from wartable.table.store import Store
from wartable.table.table import Created, Table
from wartable.table.telling import state_for
from wartable.table.terms import Place, usual_window

from .party import ANN, BEN, SECRET, TWO, all_join, do, move

WINDOW = 1.0
FORMATS = [("invictus", "duel"), ("invasion", "starter"), ("shadespire", "core")]
SIMPLE, NOWHERE = Stops(), Stops(chosen=True)


def begun(game: str, format: str, *stops: Stops | None, seed: str = "", **changes: Any) -> Match:
    """A match of two persons at its first decision; windows take a second."""
    seats = [replace(seat, stops=wanted) for seat, wanted in zip(TWO, stops or (None, None), strict=True)]
    wanted = Terms(game, format, wartable.game(game).settings(format, {}), tuple(seats), window=WINDOW)
    match = Match("story", replace(wanted, **changes), SECRET, 0.0)
    for number, seat in enumerate(match.seats):
        if seat.is_person:
            do(match, Kind.JOIN, number, 0.0, salt=seed)
    return match


def decisions(match: Match, seed: int = 1, most: int = 400) -> Iterator[Match]:
    """Every decision of a match by lot (the same object, moved on)."""
    lot, now = random.Random(seed), 0.0
    for _ in range(most):
        if match.status != "playing":
            break
        yield match
        now += 10.0
        move(match, lot.choice(match.legal), now)


def at(stops: Sequence[str]) -> Stops:
    return Stops(True, tuple(stops))


# --- Windows have names -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "format"), FORMATS)
def test_every_window_has_a_name_and_can_be_passed(game: str, format: str) -> None:
    seen = set()
    for match in decisions(begun(game, format)):
        if match.window is not None:
            seen.add(match.window)
            assert any(match.declines(action) for action in match.legal)
    assert seen <= set(match.game.windows.names)
    assert len(seen) >= 2


@pytest.mark.parametrize("game", wartable.game_names())
def test_names_are_told_in_every_language(game: str) -> None:
    windows = wartable.game(game).windows
    assert {*windows.usual, *windows.always} <= set(windows.names)
    for language in languages():
        for name in windows.names:
            assert words(language).text(f"stop-{game}-{name}")
            assert words(language).text(f"stop-{game}-{name}", "short")


@pytest.mark.parametrize(("game", "format"), FORMATS)
def test_which_window_is_open_is_known_to_all(game: str, format: str) -> None:
    for number, match in enumerate(decisions(begun(game, format))):
        if match.window is not None and number % 5 == 0:
            assert match.position is not None
            dream = match.position.imagine(1 - match.decider, number)
            assert match.game.windows.open(dream.record) == match.window


# --- Where one is asked -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "format"), FORMATS)
def test_by_default_one_is_asked_where_something_can_be_done_that_matters(game: str, format: str) -> None:
    for match in decisions(begun(game, format)):
        if match.window is not None:
            assert match.position is not None
            matters = match.game.windows.matters(match.position.record)
            assert (match.automatic_answer() is None) == (len(match.legal) > 1 and matters)


def test_few_windows_of_invasion_matter() -> None:
    """The own card on the chain resolves, and phases go by; asked is who is attacked, answered or in the main phase."""
    asked, passed = set(), set()
    for seed in range(4):
        for match in decisions(begun("invasion", "starter", seed=str(seed)), seed):
            if match.window is not None and len(match.legal) > 1:
                (asked if match.automatic_answer() is None else passed).add(match.window)
    fights = {"yours-defenders-declared", "theirs-defenders-declared"}
    assert "yours-capital" in asked and asked <= {"yours-capital", "answer", "recurring", *fights}
    assert {"again", "yours-kingdom", "yours-quest", "theirs-capital", "yours-zone-chosen"} <= passed


@pytest.mark.parametrize(("game", "format"), FORMATS)
def test_one_who_chooses_is_asked_there_and_nowhere_else(game: str, format: str) -> None:
    """And there even without a choice, unless all know that there is none."""
    chosen = wartable.game(game).windows.names[::2]
    always = wartable.game(game).windows.always
    asked = passed = 0
    for match in decisions(begun(game, format, at(chosen), at(chosen))):
        if match.window is None:
            continue
        asks = match.window in chosen or (match.window in always and len(match.legal) > 1)
        answer = match.automatic_answer()
        if match.is_known:
            assert answer is not None
        elif asks:
            assert answer is None
            asked += 1
        else:
            assert answer is not None and match.declines(answer[0])
            passed += 1
    assert asked > 3 and passed > 3


def test_what_is_no_window_is_asked_whatever_was_chosen() -> None:
    """But where all except declining leads nowhere, as everybody can see."""
    asked = needless = 0
    for match in decisions(begun("invasion", "starter", NOWHERE, NOWHERE)):
        if match.window is None and len(match.legal) > 1:
            assert match.position is not None
            idle = match.game.idle(match.position.record)
            answer, usual = (
                match.automatic_answer(),
                [each for each in match.legal if match.offer(each).usual],
            )
            if set(match.legal) - set(idle) == set(usual):
                assert answer == (usual[0], match.opened)
                needless += 1
            else:
                assert answer is None
                asked += 1
    assert asked > 20 and needless > 3


def test_the_own_capital_phase_is_never_passed_over() -> None:
    for match in decisions(begun("invasion", "starter", NOWHERE, NOWHERE)):
        if match.window == "yours-capital" and len(match.legal) > 1:
            assert match.automatic_answer() is None


def test_one_who_wants_to_be_asked_always_is() -> None:
    match = begun("invasion", "starter")
    do(match, Kind.STOPS, ANN, mode="always")
    do(match, Kind.STOPS, BEN, mode="always")
    assert all(known.automatic_answer() is None for known in decisions(match))


def test_stops_are_changed_and_remembered() -> None:
    match = begun("invasion", "starter")
    assert match.mode_of(ANN) == "simple"
    do(match, Kind.STOPS, ANN, mode="chosen", at=["answer", "theirs-quest"])
    assert match.mode_of(ANN) == "chosen"
    assert match.stops_of(ANN).at == ("theirs-quest", "answer")
    do(match, Kind.STOPS, ANN, mode="simple")
    assert match.stops_of(ANN) == Stops(False, ("theirs-quest", "answer"))
    assert match.mode_of(BEN) == "simple"


@pytest.mark.parametrize("wrong", [{"mode": "chosen", "at": ["tea"]}, {"mode": "sometimes"}])
def test_other_stops_are_refused(wrong: dict[str, Any]) -> None:
    match = begun("invasion", "starter")
    with pytest.raises(Refused) as refused:
        check(match, Kind.STOPS, ANN, wrong, 1.0)
    assert refused.value.name == "stops"
    assert match.mode_of(ANN) == "simple"


def test_at_one_screen_nobody_is_asked_by_what_is_in_hand() -> None:
    """Whoever is handed the screen, or is not, tells nothing by it."""
    both = tuple(replace(seat, holder="both") for seat in TWO)
    usual = wartable.game("invasion").windows.usual
    for match in decisions(begun("invasion", "starter", seats=both)):
        if match.window is not None and not match.is_known and match.window not in ("yours-capital",):
            assert (match.automatic_answer() is None) == (match.window in usual)


# --- Nobody can tell ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "format"), FORMATS)
@pytest.mark.parametrize("stops", [SIMPLE, NOWHERE], ids=["simple", "nowhere"])
def test_a_pass_comes_when_the_window_ends_whoever_passes(game: str, format: str, stops: Stops) -> None:
    """By hand it can be known no sooner, for want of a choice or of a stop no sooner and no later."""
    for match in decisions(begun(game, format, stops, stops)):
        if match.window is None:
            continue
        assert match.window_ends == match.opened + WINDOW
        answer = match.automatic_answer()
        if answer is not None and not match.is_known:
            assert answer[1] == match.opened + WINDOW


@pytest.mark.parametrize(("game", "format"), FORMATS)
def test_a_pass_without_a_wait_is_one_that_the_other_had_to_expect(game: str, format: str) -> None:
    """Whether a pass is known at once depends on nothing that the other can't know."""
    at_once = 0
    for number, match in enumerate(decisions(begun(game, format))):
        answer = match.automatic_answer()
        if match.window is None or answer is None or answer[1] > match.opened:
            continue
        assert match.position is not None
        for world in range(3):
            dream = match.position.imagine(1 - match.decider, 1000 * number + world)
            assert dream.legal() == match.legal
        at_once += 1
    assert at_once or game == "invictus"


def test_one_who_plays_computers_alone_hides_nothing_and_waits_for_nothing() -> None:
    match = begun("invasion", "starter", seats=(TWO[0], Seat("computer", level="random")))
    for known in decisions(match):
        alone = known.decider == ANN
        assert known.window_ends == known.opened + (0.0 if alone or known.window is None else WINDOW) or (
            not alone
        )


@pytest.mark.parametrize(("game", "format"), FORMATS)
def test_stops_change_nothing_that_others_are_told(game: str, format: str) -> None:
    """The same match, played alike: once passed by hand, once by stops; the other and a spectator hear the same."""
    by_hand, by_stops = begun(game, format), begun(game, format)
    do(by_stops, Kind.STOPS, ANN, 0.0, mode="chosen", at=[])
    lot, now, passed = random.Random(5), 0.0, 0
    for _ in range(150):
        if by_hand.status != "playing":
            break
        answer = by_stops.automatic_answer()
        action = lot.choice(by_hand.legal)
        now = by_hand.window_ends + 0.5
        if by_hand.decider == ANN and answer is not None:
            action, now, automatic = *answer, True
            passed += 1
        else:
            automatic = False
        move(by_hand, action, now)
        move(by_stops, action, now, automatic=automatic)
        for seat in (BEN, -1):
            here, there = (state_for(match, seat, words("en")) for match in (by_hand, by_stops))
            assert here == there
    assert passed > 3


def test_only_the_own_person_is_told_of_stops() -> None:
    match = begun("invasion", "starter", at(["answer"]), None)
    assert state_for(match, -1, words("en"))["stops"] is None
    own, other = (state_for(match, seat, words("en"))["stops"] for seat in (ANN, BEN))
    assert (own["mode"], own["at"]) == ("chosen", ["answer"])
    assert other["mode"] == "simple"
    assert list(other["at"]) == list(match.game.windows.usual)
    assert own["names"] == list(match.game.windows.names)


def test_windows_between_people_are_longer_than_with_computers() -> None:
    for name in wartable.game_names():
        game = wartable.game(name)
        assert usual_window(game, [Place(), Place()]) == game.windows.pause
        assert 0 < usual_window(game, [Place(), Place("computer")]) < game.windows.pause


# --- Kept ---------------------------------------------------------------------------------------------------------


async def sit(table: Table, *places: Place, **terms: Any) -> Created:
    created = await table.create("invasion", "starter", None, places or (Place(), Place()), **terms)
    await all_join(table, created)
    return created


@pytest.mark.anyio
async def test_stops_are_kept_over_a_restart_and_into_a_rematch(address: str) -> None:
    async with Table(Store(address)) as table:
        created = await sit(table)
        await table.set_stops(created.match, created.tokens[ANN], "chosen", ["answer", "theirs-capital"])
    async with Table(Store(address)) as table:
        told = (await table.state(created.match, created.tokens[ANN]))["stops"]
        assert (told["mode"], told["at"]) == ("chosen", ["theirs-capital", "answer"])
        await table.resign(created.match, created.tokens[BEN])
        again = await table.rematch(created.match, created.tokens[ANN])
    async with Table(Store(address)) as table:
        for token in created.tokens:
            await table.join(again.match, token)
        told = (await table.state(again.match, created.tokens[ANN]))["stops"]
        assert (told["mode"], told["at"]) == ("chosen", ["theirs-capital", "answer"])
        assert (await table.state(again.match, created.tokens[BEN]))["stops"]["mode"] == "simple"


@pytest.mark.anyio
async def test_a_database_without_stops_is_brought_up_to_date(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'old.sqlite'}"
    async with Table(Store(address)) as table:
        created = await sit(table)
    engine = sql.create_engine(address)
    with engine.begin() as connection:
        connection.execute(sql.text("ALTER TABLE seats DROP COLUMN stops"))
        connection.execute(sql.update(schema.schema).values(version=1))
    engine.dispose()
    async with Table(Store(address)) as table:
        assert (await table.state(created.match, created.tokens[ANN]))["stops"]["mode"] == "simple"
        await table.set_stops(created.match, created.tokens[ANN], "always")


@pytest.mark.anyio
async def test_passes_by_stops_and_by_hand_take_the_same_time(file: str) -> None:
    """In real time: Ann wants to be asked nowhere, Ben passes by hand at once; no pass is known before its window
    ends, and those of stops not much later."""
    window, by_stops, by_hand = 0.15, [], []
    async with Table(Store(file)) as table:
        created = await sit(table, Place(automatic=True), Place(automatic=False), window=window)
        await table.set_stops(created.match, created.tokens[ANN], "chosen", [])
        lot = random.Random(3)
        while len(by_stops) < 4 or len(by_hand) < 4:
            _, match = await table._look(created.match)
            assert match.status == "playing"
            if match.automatic_answer() is not None:
                await asyncio.sleep(0.01)
                continue
            token, declining = (
                created.tokens[match.decider],
                [action for action in match.legal if match.declines(action)],
            )
            action = declining[0] if match.window and declining else lot.choice(match.legal)
            try:
                await table.act(created.match, token, match.decision, action)
            except Refused:
                await asyncio.sleep(0)
            found = passes(match)
            by_stops = [taken for taken, automatic, known in found if automatic and not known]
            by_hand = [taken for taken, automatic, known in found if not automatic]
    assert min(by_stops + by_hand) >= window


def passes(match: Match) -> list[tuple[float, bool, bool]]:
    """Every pass in a window: the seconds it took, whether it was given for the seat, whether all knew it before."""
    again = Match(match.name, match.terms, match.secret, match.created)
    found = []
    for entry in match.entries:
        if entry.kind == Kind.MOVE and again.window is not None and again.declines(entry.data["action"]):
            found.append((entry.time - again.opened, bool(entry.data.get("automatic")), again.is_known))
        again.apply(entry)
    return found
