"""What the coach says of a position of Invasion: where it speaks, where it is silent, and that all of it comes true."""

from __future__ import annotations

import random
from typing import Any

import wartable
from wartable.games.invasion.pending import Asked, pending
from wartable.games.invasion.state import NOTHING
from wartable.games.invasion.vocabulary import PASS, Word, section_action, slot_action, word_of
from wartable.kernel.coaching import Claim, reading

from .scene import Story, piece, scene

GAME = wartable.game("invasion")


def said(story: Story, name: str, seat: int = 0) -> list[dict[str, Any]]:
    """What the coach says under a name, with its numbers and words."""
    return [
        dict(claim.message.arguments)
        for claim in reading(story.position, seat)
        if claim.message.name == f"claim-invasion-{name}"
    ]


def units(count: int) -> list[str]:
    return ["hammerer-of-karak-azul"] * count


# --- Where it speaks, and where it does not -------------------------------------------------------------------


def test_a_zone_that_can_burn_this_turn_is_named() -> None:
    s = scene({"battlefield": units(3)}, damage={"their quest": 7})
    assert [told["place"].name for told in said(s, "burn")] == ["invasion-place-quest"]
    assert said(scene({"battlefield": units(1)}), "burn") == []


def test_the_second_burning_zone_wins() -> None:
    s = scene({"battlefield": units(3)}, damage={"their quest": 7}, burning=["their kingdom"])
    assert len(said(s, "burn-wins")) == 1 and said(s, "burn") == []


def test_zones_that_nobody_can_defend_are_named() -> None:
    s = scene({"battlefield": units(1)}, {"kingdom": units(1)})
    [told] = said(s, "open")
    assert [place.name for place in told["places"]] == ["invasion-place-quest", "invasion-place-battlefield"]
    assert said(scene(), "open") == []


def test_own_zones_that_can_burn_next_are_in_danger() -> None:
    s = scene({}, {"battlefield": units(3)}, damage={"kingdom": 7})
    assert [told["place"].name for told in said(s, "danger")] == ["invasion-place-kingdom"]
    assert said(scene({}, {"battlefield": units(1)}), "danger") == []


def test_the_danger_to_lose_comes_first() -> None:
    s = scene({}, {"battlefield": units(3)}, damage={"kingdom": 7}, burning=["quest"])
    assert reading(s.position, 0)[0].message.name == "claim-invasion-danger-loses"
    assert said(s, "one-left") == [{}] and said(scene(), "one-left") == []


def test_resources_and_developments() -> None:
    s = scene(hand=["peasant-militia"], resources=5)
    assert said(s, "resources")[0]["resources"] == 5 and said(s, "develop") == [{}]
    poor = scene(hand=["peasant-militia"], resources=0, capital="orc")
    assert said(poor, "resources")[0]["count"] == 0
    assert said(scene(), "develop") == []


def test_a_short_deck_is_spoken_of() -> None:
    assert said(scene(deck=["peasant-militia"] * 4), "deck") == [{"count": 4, "who": "you"}]
    assert said(scene(), "deck") == []


def under_attack(damage: int, **more: Any) -> Story:
    theirs = more.pop("theirs", {"battlefield": units(2)})
    s = scene(more.pop("mine", {}), theirs, phase="battle", active=1, damage={"kingdom": damage})
    position = s.position
    while pending(position.record).asked != Asked.DEFENDERS:
        due = pending(position.record)
        slots = [action for action in position.legal() if word_of(action) == Word.SLOT]
        if due.asked == Asked.ATTACKED_ZONE:
            position.play(section_action(0))
        else:
            position.play(slots[0] if due.asked == Asked.ATTACKERS and slots else PASS)
    return s


def test_who_is_attacked_hears_what_comes_of_it() -> None:
    mine = {"kingdom": units(1)}
    assert [told["result"] for told in said(under_attack(7, mine=mine), "blow")] == ["burns"]
    assert [told["result"] for told in said(under_attack(0, mine=mine), "blow")] == ["stands"]


def test_a_defender_hears_whether_it_lives_and_whom_it_kills() -> None:
    mine = {"kingdom": units(1)}
    [told] = said(under_attack(7, mine=mine), "defender")
    assert (told["unit"].name, told["kills"], told["lives"]) == ("card-hammerer-of-karak-azul", "no", "yes")
    hurt = {"battlefield": [piece("hammerer-of-karak-azul", damage=1)]}
    [told] = said(under_attack(7, mine={"kingdom": ["king-kazador"]}, theirs=hurt), "defender")
    assert (told["kills"], told["lives"], told["result"]) == ("yes", "yes", "stands")
    assert said(under_attack(7), "defender") == []


# --- All of it comes true -------------------------------------------------------------------------------------


def test_whatever_is_said_in_played_matches_comes_true() -> None:
    """Each claim is fought out once more, in another world that looks the same, and looked for on the table."""
    proved: dict[str, int] = {}
    for seed in range(2):
        position, lot = GAME.new(seed=seed, compiled=False), random.Random(seed)
        for _ in range(500):
            if position.over:
                break
            seat = position.actor
            for claim in reading(position, seat):
                name = claim.message.name.removeprefix("claim-invasion-")
                PROOFS[name](position.imagine(seat, seed), seat, claim)
                proved[name] = proved.get(name, 0) + 1
            position.play(_lively(position, lot))
    assert {"burning", "resources", "develop", "open", "blow"} <= set(proved), proved


def _lively(position: wartable.Position, lot: random.Random) -> int:
    legal = position.legal()
    keen = [action for action in legal if word_of(action) in (Word.CARD, Word.SLOT, Word.ZONE)]
    return lot.choice(keen if keen and lot.random() < 0.7 else legal)


def _fight(position: wartable.Position, attacker: int, section: int, defenders: tuple[int, ...] = ()) -> None:
    """Pass until a seat attacks a section with all it has, and to the end of that combat; only these defend."""
    begun = position.record.attacked != NOTHING
    for _ in range(300):
        if position.over or (begun and position.record.attacked == NOTHING):
            return
        asked, legal = pending(position.record).asked, position.legal()
        chosen = PASS if PASS in legal else legal[0]
        if asked == Asked.ATTACKED_ZONE and position.actor == attacker:
            chosen, begun = section_action(section), True
        elif asked == Asked.ATTACKERS:
            chosen = next((action for action in legal if word_of(action) == Word.SLOT), PASS)
        elif asked == Asked.DEFENDERS:
            chosen = next((slot_action(slot) for slot in defenders if slot_action(slot) in legal), PASS)
        elif asked == Asked.ASSIGN and section_action(section) in legal:
            chosen = section_action(section)
        position.play(chosen)
    raise AssertionError("the combat does not end")


def burn(position: wartable.Position, seat: int, claim: Claim) -> None:
    section = claim.pieces[0]["section"]
    attacker = seat if section // 3 != seat else 1 - seat
    assert not position.record.burning[section]
    _fight(position, attacker, section)
    assert position.record.burning[section]
    assert position.over == claim.message.name.endswith(("-wins", "-loses"))


def open_zones(position: wartable.Position, seat: int, claim: Claim) -> None:
    for place in claim.message.arguments["places"]:
        zone = ["kingdom", "quest", "battlefield"].index(place.name.rsplit("-", 1)[1])
        world = position.copy()
        asked = []
        for _ in range(300):
            due, legal = pending(world.record), world.legal()
            if due.asked == Asked.DEFENDERS:
                asked = [action for action in legal if action != PASS]
                break
            if due.asked == Asked.ATTACKED_ZONE:
                world.play(section_action((1 - seat) * 3 + zone))
            else:
                slots = [action for action in legal if word_of(action) == Word.SLOT]
                attacks = due.asked == Asked.ATTACKERS and slots
                world.play(slots[0] if attacks else PASS if PASS in legal else legal[0])
        assert asked == []


def blow(position: wartable.Position, seat: int, claim: Claim) -> None:
    section = claim.pieces[0]["section"]
    _fight(position, 1 - seat, section)
    assert bool(position.record.burning[section]) == (
        claim.message.arguments.get("result", "burns") == "burns"
    )
    assert (position.returns()[seat] < 0) == claim.message.name.endswith("-loses")


def defender(position: wartable.Position, seat: int, claim: Claim) -> None:
    slot, section = claim.pieces[0]["slot"], seat * 3 + int(position.record.attacked)
    card = position.record.card[slot]
    _fight(position, 1 - seat, section, (slot,))
    told = claim.message.arguments
    assert (position.record.card[slot] == card) == (told["lives"] == "yes")
    assert bool(position.record.burning[section]) == (told["result"] == "burns")


def standing(position: wartable.Position, seat: int, claim: Claim) -> None:
    seats = position.view(seat)["seats"]
    told = claim.message.arguments
    if claim.message.name.endswith("one-left"):
        assert seats[seat]["burning"] == 1
    else:
        assert (told["mine"], told["theirs"]) == (seats[seat]["burning"], seats[1 - seat]["burning"])


def spending(position: wartable.Position, seat: int, claim: Claim) -> None:
    verbs = [position.explain(action).verb for action in position.legal()]
    if claim.message.name.endswith("develop"):
        assert "develop" in verbs
    else:
        told = claim.message.arguments
        assert (told["resources"], told["count"]) == (
            position.view(seat)["seats"][seat]["resources"],
            verbs.count("play"),
        )


def deck(position: wartable.Position, seat: int, claim: Claim) -> None:
    owner = seat if claim.message.arguments["who"] == "you" else 1 - seat
    assert position.view(seat)["seats"][owner]["deck"]["size"] == claim.message.arguments["count"]


PROOFS = {
    "burn": burn,
    "burn-wins": burn,
    "danger": burn,
    "danger-loses": burn,
    "open": open_zones,
    "blow": blow,
    "blow-loses": blow,
    "defender": defender,
    "burning": standing,
    "one-left": standing,
    "resources": spending,
    "develop": spending,
    "deck": deck,
}
