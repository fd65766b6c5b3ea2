"""Passing until something: what goes by, where it ends by itself, and that nobody else can tell."""

import random
from typing import Any

import pytest

from wartable.locale import words
from wartable.table.checks import check
from wartable.table.entries import Kind, Refused, Seat, Stops
from wartable.table.match import Match
from wartable.table.proof import read_back, verify, written
from wartable.table.store import Store
from wartable.table.table import Table
from wartable.table.telling import state_for
from wartable.table.terms import Place
from wartable.table.until import UNTIL, Mark

from .party import ANN, ANN_ALONE, BEN, TWO, all_join, do, move
from .test_stops import FORMATS, WINDOW, begun

DECIDES, OWN_TURN, OWN_PHASE, DEED, MAIN = "decides", "own turn", "own phase", "deed", "main"
ENDS = {
    "phase": {DECIDES, OWN_TURN, OWN_PHASE},
    "event": {DECIDES, OWN_TURN, DEED, MAIN},
    "turn": {DECIDES, OWN_TURN},
}


def at_window(match: Match, lot: random.Random) -> bool:
    """Play by lot up to a window in which Ann has a choice; whether there is one."""
    while match.status == "playing":
        if match.may_pass(ANN) and len(match.legal) > 1:
            return True
        move(match, lot.choice(match.legal), match.opened + 10.0)
    return False


def wish(match: Match, until: str | None, mode: str = "simple") -> None:
    do(match, Kind.STOPS, ANN, match.opened, mode=mode, until=until)


def happened(match: Match, since: Mark, deed: bool) -> set[str]:
    """All that could end a passing of Ann, as the position shows it."""
    assert match.position is not None
    view, found = match.seen(-1), set()
    now = Mark.of(view)
    left = [action for action in match.legal if action not in match.game.idle(match.position.record)]
    needless = len(left) == 1 and match.offer(left[0]).usual
    if match.decider == ANN and match.window is None and len(match.legal) > 1 and not needless:
        found.add(DECIDES)
    if view["active"] == ANN and (view["turn"], view["active"]) != (since.turn, since.active):
        found.add(OWN_TURN)
    if view["active"] in (ANN, -1) and now != since:
        found.add(OWN_PHASE)
    if match.decider == ANN and match.window in match.game.windows.always and now != since:
        found.add(MAIN)
    return found | ({DEED} if deed else set())


def passed(match: Match, until: str, lot: random.Random) -> tuple[int, set[str]]:
    """Let Ann pass until then: how many passes were given for her, and what had happened when it ended."""
    since, passes = Mark.of(match.seen(-1)), 0
    while True:
        decider, answer, deed = match.decider, match.automatic_answer(), False
        if decider == ANN and match.window is not None:
            assert answer is not None and match.declines(answer[0])
            assert answer[1] == (match.opened if match.is_known else match.window_ends)
            passes += 1
        if decider == ANN and answer is not None:
            move(match, *answer, automatic=True)
        else:
            action = match.legal[0] if decider == ANN else lot.choice(match.legal)
            deed = decider == BEN and not match.declines(action)
            move(match, action, match.window_ends + 3.0)
        if match.status != "playing":
            assert not match.passing
            return passes, set()
        found = happened(match, since, deed) & ENDS[until]
        assert (ANN in match.passing) == (not found), (until, found)
        if found:
            return passes, found


@pytest.mark.parametrize("seats", [TWO, ANN_ALONE], ids=["persons", "computer"])
@pytest.mark.parametrize(("game", "format"), FORMATS)
@pytest.mark.parametrize("until", UNTIL)
def test_every_window_goes_by_until_then(game: str, format: str, until: str, seats: tuple[Seat, ...]) -> None:
    passes, ends = 0, set()
    for seed in range(12):
        lot, match = random.Random(seed), begun(game, format, seats=seats, seed=str(seed))
        while passes < 4 and at_window(match, lot):
            wish(match, until)
            more, found = passed(match, until, lot)
            passes, ends = passes + more, ends | found
    assert passes >= 4
    assert ends


def test_each_kind_ends_at_its_own_moment_in_invasion() -> None:
    seen: dict[str, set[str]] = {until: set() for until in UNTIL}
    for until in UNTIL:
        lot, match = random.Random(1), begun("invasion", "starter")
        for _ in range(12):
            if at_window(match, lot):
                wish(match, until)
                seen[until] |= passed(match, until, lot)[1]
    assert OWN_PHASE in seen["phase"] and DEED in seen["event"] and OWN_TURN in seen["turn"]


def test_who_wants_to_be_asked_always_or_there_is_passed_for_and_asked_again() -> None:
    for mode in ("always", "chosen"):
        lot, match = random.Random(2), begun("invasion", "starter")
        do(match, Kind.STOPS, ANN, mode=mode, at=list(match.game.windows.names))
        assert at_window(match, lot)
        assert match.automatic_answer() is None
        wish(match, "turn", mode)
        assert match.automatic_answer() is not None
        wish(match, None, mode)
        assert match.automatic_answer() is None
        assert match.mode_of(ANN) == mode


def test_who_acts_by_hand_passes_no_longer() -> None:
    match = begun("invasion", "starter")
    assert at_window(match, random.Random(1))
    wish(match, "turn")
    move(match, next(action for action in match.legal if not match.declines(action)), match.opened + 0.5)
    assert not match.passing


def test_taking_back_takes_it_back() -> None:
    """The passes and the wish go together: Ann is asked again where she made it."""
    undone, lot = 0, random.Random(4)
    match = begun("invasion", "starter", seats=ANN_ALONE)
    while undone < 3 and at_window(match, lot):
        step, window = match.step, match.window
        wish(match, "turn")
        while match.decider == ANN and (answer := match.automatic_answer()) is not None:
            move(match, *answer, automatic=True)
        if match.undo_to(ANN) is not None:
            do(match, Kind.UNDO, ANN, match.last_time)
            assert (match.step, match.window, match.passing) == (step, window, {})
            undone += 1
            move(match, lot.choice(match.legal), match.opened + 10.0)
    assert undone == 3


@pytest.mark.anyio
async def test_at_one_screen_only_the_one_who_is_asked_passes(file: str) -> None:
    async with Table(Store(file)) as table:
        places = (Place(automatic=False, link=0), Place(automatic=False, link=0))
        created = await table.create("invasion", "starter", None, places, window=0.0)
        await all_join(table, created)
        _, match = await table._look(created.match)
        token = created.tokens[ANN]
        while not match.may_pass(match.decider):
            await table.act(created.match, token, match.decision, match.legal[0])
            _, match = await table._look(created.match)
        seat = match.decider
        await table.set_stops(created.match, token, "always", until="event")
        stops = [entry for entry in match.entries if entry.kind == Kind.STOPS]
        assert [(entry.seat, entry.data["until"]) for entry in stops] == [(seat, "event")]
        assert match.mode_of(1 - seat) == "always"


@pytest.mark.parametrize(("game", "format"), FORMATS)
def test_a_decision_is_not_passed(game: str, format: str) -> None:
    match, lot = begun(game, format), random.Random(1)
    while not match.is_decision_of(ANN):
        move(match, lot.choice(match.legal), match.opened + 10.0)
    with pytest.raises(Refused) as refused:
        check(match, Kind.STOPS, ANN, {"mode": "simple", "until": "turn"}, match.opened)
    assert refused.value.name == "until-asked"
    with pytest.raises(Refused) as refused:
        check(match, Kind.STOPS, ANN, {"mode": "simple", "until": "tea"}, match.opened)
    assert refused.value.name == "until"
    for language in ("en", "ja", "pl"):
        assert "turn" in words(language).say(refused.value.message)


@pytest.mark.parametrize(("game", "format"), FORMATS)
def test_nobody_else_can_tell(game: str, format: str) -> None:
    """The same match, once passed by hand and once until the own turn: the other and a spectator hear the same."""
    lot = random.Random(6)
    by_hand, by_wish = (begun(game, format, Stops(True), Stops(True)) for _ in range(2))
    passes = 0
    for _ in range(150):
        if by_wish.status != "playing":
            break
        if by_wish.may_pass(ANN) and ANN not in by_wish.passing:
            wish(by_wish, "turn", "chosen")
        passing = by_wish.decider == ANN and by_wish.window is not None
        answer = by_wish.automatic_answer() if passing else None
        action, now = answer or (lot.choice(by_wish.legal), by_wish.window_ends + 0.5)
        if answer is not None and not by_wish.is_known:
            assert now == by_wish.opened + WINDOW
            passes += 1
        move(by_hand, action, now)
        move(by_wish, action, now, automatic=answer is not None)
        for seat in (BEN, -1):
            here, there = (state_for(match, seat, words("en")) for match in (by_hand, by_wish))
            assert here == there
    assert passes >= 3


def test_only_the_own_person_is_told() -> None:
    match = begun("invasion", "starter")
    assert at_window(match, random.Random(1))
    own = state_for(match, ANN, words("en"))["stops"]
    assert (own["until"], own["may_pass"], own["passing"]) == (
        None,
        True,
        match.automatic_answer() is not None,
    )
    wish(match, "event")
    told = [state_for(match, seat, words("en"))["stops"] for seat in (ANN, BEN, -1)]
    assert (told[0]["until"], told[0]["passing"]) == ("event", True)
    assert (told[1]["until"], told[1]["may_pass"], told[2]) == (None, False, None)


def test_a_match_of_before_opens_and_one_of_now_is_proved() -> None:
    match, lot = begun("invasion", "starter"), random.Random(1)
    do(match, Kind.STOPS, ANN, mode="simple")
    assert match.entries[-1].data.keys() == {"mode", "at"}, "as it was always kept"
    assert at_window(match, lot)
    again = Match.replayed(match.stored)
    assert again.passing == {}
    wish(match, "turn")
    assert Match.replayed(match.stored).passing == match.passing != {}
    do(match, Kind.RESIGN, BEN, match.last_time)
    paper = written(match, -1, words("en"), b"")
    assert verify(paper) == []
    assert read_back(paper, "again").entries[-2].data["until"] == "turn"


@pytest.mark.anyio
async def test_it_is_kept_over_a_restart(file: str) -> None:
    async with Table(Store(file)) as table:
        created = await table.create("invasion", "starter", None, (Place(), Place()), window=10.0)
        await all_join(table, created)
        _, match = await table._look(created.match)
        while not match.may_pass(match.decider):
            await table.act(created.match, created.tokens[match.decider], match.decision, match.legal[0])
            _, match = await table._look(created.match)
        token = created.tokens[match.decider]
        await table.set_stops(created.match, token, "simple", until="turn")
    async with Table(Store(file)) as table:
        told: dict[str, Any] = (await table.state(created.match, token))["stops"]
        assert (told["until"], told["passing"]) == ("turn", True)
        await table.set_stops(created.match, token, "simple")
        assert (await table.state(created.match, token))["stops"]["until"] is None
