"""What is answered for later: who attacks is said together with the zone, and comes when it is asked."""

from dataclasses import replace

import pytest

from wartable.table.carrying import carry_out
from wartable.table.checks import check, check_following
from wartable.table.entries import Kind, Refused, Stops, Terms
from wartable.table.match import Match

from ..games.invasion.scene import scene
from .party import SECRET, TWO, do

UNITS = ["troll-slayers", "mountain-brigade", "defender-of-the-hold"]
WATCHFUL = Stops(chosen=True, at=("theirs-zone-chosen",))


def attack(automatic: bool = True) -> tuple[Match, int]:
    """Ann may attack with three units, and Ben answer when a zone is chosen; with the answer that names his quest."""
    story = scene(
        {"battlefield": UNITS}, {"quest": ["doom-divers"]}, phase="battle", their_hand=["wez-bigga"]
    )
    seats = (replace(TWO[0], automatic=automatic), replace(TWO[1], stops=WATCHFUL))
    settings = story.position.game.settings("starter", {})
    match = Match("story", Terms("invasion", "starter", settings, seats, window=0.0), SECRET, 0.0)
    for seat in range(2):
        do(match, Kind.JOIN, seat, 0.0, salt="")
    match.position = story.position
    match._next_decision(0.0)
    return match, next(action for action in match.legal if "quest" in str(told(match, action)))


def told(match: Match, action: int) -> object:
    assert match.position is not None
    return match.position.explain(action)


def answer(match: Match, action: int, *then: int) -> None:
    entry = check(match, Kind.MOVE, match.decider, {"decision": match.decision, "action": action}, 1.0)
    check_following(match, entry, then)
    carry_out(match, entry, then)


def attackers(match: Match) -> int:
    return sum(card.get("role") == "attacks" for card in match.seen(0)["seats"][0]["zones"][2]["cards"])


def ben(match: Match, declines: bool) -> int:
    """What Ben does in the window after the zone."""
    assert (match.decider, match.window) == (1, "theirs-zone-chosen")
    return next(action for action in match.legal if match.declines(action) == declines)


def test_all_attack_with_the_press_on_the_zone() -> None:
    match, zone = attack()
    answer(match, zone, *match.offer(zone).ways[0].then)
    assert attackers(match) == 0  # Ben is asked first
    answer(match, ben(match, declines=True))
    assert attackers(match) == 3
    assert sum(move.joined for move in match.moves) == 4  # and that nobody else does


def test_after_one_who_is_named_first_it_is_asked_who_else_attacks() -> None:
    match, zone = attack()
    first = match.offer(zone).ways[1]
    assert first.source is not None and first.source["card"] in UNITS
    answer(match, zone, *first.then)
    answer(match, ben(match, declines=True))
    assert attackers(match) == 1 and match.decider == 0
    assert first.then[0] not in match.legal and len(match.legal) == 3


def test_who_attacks_is_asked_when_somebody_did_more_than_pass() -> None:
    match, zone = attack()
    answer(match, zone, *match.offer(zone).ways[0].then)
    answer(match, ben(match, declines=False))
    while match.window is not None:
        answer(match, next(filter(match.declines, match.legal)))
    assert attackers(match) == 0 and match.decider == 0 and len(match.legal) == 4


def test_who_is_asked_everywhere_answers_nothing_for_later() -> None:
    match, zone = attack(automatic=False)
    assert not match.offer(zone).ways
    assert match.position is not None
    ways = match.position.offers({zone: match.position.explain(zone)})[zone].ways
    with pytest.raises(Refused, match="follow on one another"):
        answer(match, zone, *ways[0].then)


def test_what_was_answered_for_later_is_kept_from_the_other() -> None:
    """Ben sees the same whether all are to attack, or it is still to be said who."""
    (match, zone), (open_yet, _) = attack(), attack()
    answer(match, zone, *match.offer(zone).ways[0].then)
    answer(open_yet, zone)
    assert match.seen(1) == open_yet.seen(1) and match.legal == open_yet.legal
