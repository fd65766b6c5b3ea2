"""What the coach says of a position of Invictus: where it speaks, where it is silent, and that all of it comes true."""

from __future__ import annotations

import random
from typing import Any

import wartable
from wartable.games.invictus.cards import KEYS
from wartable.games.invictus.state import ATTACK, CELL, ENTER, MARCH, PASS
from wartable.kernel.coaching import Claim, reading

from .scene import scene
from .story import Story

GAME = wartable.game("invictus")


def said(story: Story, name: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What the coach says under a name, with its numbers and words, and the cards by their keys."""
    claims = reading(story.position, story.me if seat is None else seat)
    return [
        {key: getattr(value, "name", value) for key, value in claim.message.arguments.items()}
        for claim in claims
        if claim.message.name == f"claim-invictus-{name}"
    ]


# --- Where it speaks, and where it does not -------------------------------------------------------------


def test_an_exact_hit_captures_and_a_harder_one_destroys() -> None:
    exact = scene(
        front=["king-c", None, None], enemy_front=["guardian", "priest", None], enemy_rested=["E-FL"]
    )
    [told] = said(exact, "attack")
    assert (told["attacker"], told["card"], told["result"]) == ("card-king-c", "card-guardian", "captures")
    harder = scene(
        front=["warrior", None, None], hand=["archer", "priest"], enemy_front=["wizard", "guardian", None]
    )
    assert [told["result"] for told in said(harder, "attack")] == ["destroys"]


def test_a_blow_that_only_hurts_is_no_chance() -> None:
    s = scene(front=["priest", None, None], enemy_front=[None, "priest", None])
    assert said(s, "attack") == []


def test_a_block_is_thought_of_where_they_could_have_one() -> None:
    def laid(**more: Any) -> Story:
        return scene(
            front=["king-c", None, None],
            enemy_front=["guardian", "priest", None],
            enemy_rested=["E-FL"],
            **more,
        )

    assert said(laid(), "attack")[0]["answer"] == "none"
    assert said(laid(enemy_hand=["archer"]), "attack")[0]["answer"] == "possible"


def test_a_leader_that_falls_decides_the_match() -> None:
    s = scene(front=["warrior", None, None], hand=["archer"] * 6, enemy_front=["king-b", "guardian", None])
    assert [told["card"] for told in said(s, "attack-wins")] == ["card-king-b"]
    weak = scene(front=["warrior", None, None], hand=["archer"], enemy_front=["king-b", "guardian", None])
    assert said(weak, "attack-wins") == []


def test_own_cards_in_reach_are_in_danger_and_others_are_not() -> None:
    s = scene(front=["archer", None, "guardian"], enemy_front=["king-c", None, None])
    [told] = said(s, "danger")
    assert (told["attacker"], told["card"], told["result"]) == ("card-king-c", "card-archer", "captures")
    far = scene(front=["guardian", None, None], enemy_front=[None, None, "guardian"])
    assert said(far, "danger") == []


def test_an_own_leader_in_danger_is_said_before_everything_else() -> None:
    s = scene(
        front=["king-a", "archer", None],
        enemy_front=["warrior", "king-c", None],
        enemy_hand=["archer"] * 8,
        hand=["archer"],
    )
    assert reading(s.position, s.me)[0].message.name == "claim-invictus-danger-loses"
    safe = scene(front=["king-a", None, None], enemy_front=["priest", None, None])
    assert said(safe, "danger-loses") == []


def test_who_may_block_hears_what_comes_of_it() -> None:
    def attacked(card: str, **more: Any) -> Story:
        s = scene(
            front=["king-c", None, None], enemy_front=[card, "priest", None], enemy_hand=["archer"], **more
        )
        s.attack("F-L", "E-FL")
        return s

    assert [told["result"] for told in said(attacked("archer"), "blow", 1)] == ["captures"]
    assert [told["result"] for told in said(attacked("guardian"), "blow", 1)] == ["survives"]
    assert said(scene(enemy_hand=["archer"]), "blow", 1) == []


def test_who_loses_a_leader_without_a_block_hears_it() -> None:
    s = scene(
        front=["warrior", None, None],
        hand=["archer"] * 6,
        enemy_front=["king-b", "priest", None],
        enemy_hand=["archer"],
    )
    s.attack("F-L", "E-FL")
    assert len(said(s, "blow-loses", 1)) == 1 and said(s, "blow", 1) == []


def test_an_entry_that_brings_a_point_is_named_and_one_that_brings_none_is_not() -> None:
    [told] = said(scene(hand=["archer", "wizard", "priest"], enemy_kingdom=["archer"]), "entry")
    assert ([card.name for card in told["cards"]], told["points"]) == (["card-priest", "card-wizard"], 1)
    assert said(scene(hand=["archer"], enemy_kingdom=["archer"]), "entry") == []


def test_the_fourth_point_wins() -> None:
    kingdom = ["warrior", "guardian", "archer"]
    s = scene(hand=["priest", "warrior"], kingdom=kingdom)
    assert [card.name for told in said(s, "entry-wins") for card in told["cards"]] == ["card-priest"]
    assert said(s, "you-need-one")[0]["colours"] is not None
    assert said(scene(hand=["priest"], kingdom=kingdom[:2]), "entry-wins") == []


def test_who_has_three_points_needs_one_more_colour() -> None:
    s = scene(enemy_kingdom=["warrior", "guardian", "archer"])
    [told] = said(s, "they-need-one")
    assert [colour.name for colour in told["colours"]] == ["colour-yellow", "colour-purple"]
    assert said(scene(enemy_kingdom=["warrior", "guardian"]), "they-need-one") == []


def test_a_full_hand_must_send_a_soldier_home() -> None:
    assert said(scene(hand=["archer"] * 6), "must-enter") == [{"count": 6}]
    assert said(scene(hand=["archer"] * 5), "must-enter") == []


def test_the_end_of_the_war_is_foretold() -> None:
    last = scene(seat=1, first=0, enemy_deck=(), kingdom=["archer"])
    assert said(last, "war-ends") == [{"result": "won"}]
    assert said(last, "few-turns") == [{"count": 0, "who": "other"}]
    assert said(scene(), "war-ends") == said(scene(), "few-turns") == []


# --- All of it comes true -------------------------------------------------------------------------------


def test_whatever_is_said_in_played_matches_comes_true() -> None:
    """Each claim is played out with the rules, in another world that looks the same, and looked for on the table."""
    proved: dict[str, int] = {}
    for seed in range(40):
        position, lot = GAME.new(seed=seed, compiled=False), random.Random(seed)
        while not position.over:
            seat = position.actor
            for claim in reading(position, seat):
                PROOFS[claim.message.name.removeprefix("claim-invictus-")](
                    position.imagine(seat, seed), seat, claim
                )
                proved[claim.message.name] = proved.get(claim.message.name, 0) + 1
            position.play(_lively(position, lot))
    assert len(proved) >= len(PROOFS) - 2, f"too few kinds came up: {proved}"


def _lively(position: wartable.Position, lot: random.Random) -> int:
    """Attacks and entries more often than by lot alone, so that there is something to speak of."""
    legal = position.legal()
    keen = [action for action in legal if action >= ATTACK or ENTER <= action < MARCH]
    return lot.choice(keen if keen and lot.random() < 0.5 else legal)


def _cells(claim: Claim) -> tuple[int, int]:
    own, other = claim.pieces
    return int(own["cell"]), int(other["cell"])


def _pass_until(position: wartable.Position, seat: int) -> None:
    while position.actor not in (seat, -1):
        position.play(PASS)


def _lost(g: Any, team: int, before: Any, cell: int, result: str, taker: int) -> bool:
    """Whether the card that stood on a cell is where its fate puts it."""
    card = before.field[team, cell]
    if g.reason:
        return True
    if result == "captures":
        return bool(g.kingdom[taker, card] == before.kingdom[taker, card] + 1)
    return bool(g.graveyard[team, card] == before.graveyard[team, card] + 1)


def attack(position: wartable.Position, seat: int, claim: Claim) -> None:
    before = position.copy().record
    _, target = _cells(claim)
    assert position.explain(claim.actions[0]).verb == "attack"
    for action in claim.actions:
        position.play(action)
    asked = position.actor not in (seat, -1)
    assert asked == (claim.message.arguments["answer"] == "possible")
    _pass_until(position, seat)
    assert _lost(position.record, 1 - seat, before, target, claim.message.arguments["result"], seat)
    wins = claim.message.name.endswith("-wins")
    assert position.over == wins and (position.returns()[seat] > 0) == wins


def entry(position: wartable.Position, seat: int, claim: Claim) -> None:
    wins = claim.message.name.endswith("-wins")
    for piece in claim.pieces:
        after = position.copy()
        after.play(ENTER + KEYS.index(piece["card"]))
        assert after.over == wins and (after.returns()[seat] > 0) == wins
        assert after.record.points[seat] == (4 if wins else claim.message.arguments["points"])


def danger(position: wartable.Position, seat: int, claim: Claim) -> None:
    own, enemy = _cells(claim)
    position.play(PASS)
    if position.actor == seat:
        position.play(position.legal()[0])
    before = position.copy().record
    assert position.actor == 1 - seat
    position.play(ATTACK + enemy)
    position.play(CELL + own)
    while position.actor == seat:
        position.play(PASS)
    assert _lost(position.record, seat, before, own, claim.message.arguments["result"], 1 - seat)
    assert (position.returns()[seat] < 0) == claim.message.name.endswith("-loses")


def blow(position: wartable.Position, seat: int, claim: Claim) -> None:
    before, (own, _) = position.copy().record, _cells(claim)
    position.play(PASS)
    if claim.message.arguments["result"] == "survives":
        assert position.record.field[seat, own] == before.field[seat, own]
    else:
        assert _lost(position.record, seat, before, own, claim.message.arguments["result"], 1 - seat)
    assert (position.returns()[seat] < 0) == claim.message.name.endswith("-loses")


def points(position: wartable.Position, seat: int, claim: Claim) -> None:
    seats = position.view(seat)["seats"]
    mine, theirs = (seats[who]["kingdom"]["colours"] for who in (seat, 1 - seat))
    assert claim.message.arguments["mine"] == sum(mine[colour] > theirs[colour] for colour in mine)
    assert claim.message.arguments["theirs"] == sum(mine[colour] < theirs[colour] for colour in mine)


def need_one(position: wartable.Position, seat: int, claim: Claim) -> None:
    who = 1 - seat if "they" in claim.message.name else seat
    seats = position.view(seat)["seats"]
    assert seats[who]["points"] == 3
    for colour in claim.message.arguments["colours"]:
        name = colour.name.removeprefix("colour-")
        assert seats[0]["kingdom"]["colours"][name] == seats[1]["kingdom"]["colours"][name]


def must_enter(position: wartable.Position, seat: int, claim: Claim) -> None:
    position.play(PASS)
    assert position.actor == seat
    assert all(ENTER <= action < MARCH for action in position.legal())


def few_turns(position: wartable.Position, seat: int, claim: Claim) -> None:
    first = position.view(seat)["order"][0]
    assert (claim.message.arguments["who"] == "you") == (first == seat)
    assert claim.message.arguments["count"] == position.view(seat)["seats"][first]["deck"]["size"]


def war_ends(position: wartable.Position, seat: int, claim: Claim) -> None:
    position.play(PASS)
    assert position.over
    assert {"won": 1, "lost": -1, "draw": 0}[claim.message.arguments["result"]] == position.returns()[seat]


PROOFS = {
    "attack": attack,
    "attack-wins": attack,
    "entry": entry,
    "entry-wins": entry,
    "danger": danger,
    "danger-loses": danger,
    "blow": blow,
    "blow-loses": blow,
    "points": points,
    "they-need-one": need_one,
    "you-need-one": need_one,
    "must-enter": must_enter,
    "few-turns": few_turns,
    "war-ends": war_ends,
}
