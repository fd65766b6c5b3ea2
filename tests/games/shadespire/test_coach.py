"""What the coach says of a position of Shadespire: each claim exactly where it holds, and chances that come true in dice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest

import wartable
from wartable.games.shadespire.pending import Asked, pending
from wartable.games.shadespire.state import ATTACK, FIGHTER, MODELS, PASS, WEAPON
from wartable.kernel.coaching import Claim, reading

GAME = wartable.game("shadespire")
ROLLS = 300


def moments(seeds: int) -> Iterator[tuple[wartable.Position, int, dict[str, list[Claim]]]]:
    """Decisions of matches in which attacks are liked, each with what the coach says there, by name."""
    for seed in range(seeds):
        position, lot = GAME.new(seed=seed, compiled=False), random.Random(seed)
        while not position.over:
            seat, said = position.actor, {}
            for claim in reading(position, seat):
                said.setdefault(claim.message.name.removeprefix("claim-shadespire-"), []).append(claim)
            yield position, seat, said
            legal = position.legal()
            keen = [
                action for action in legal if position.explain(action).verb in ("attack", "charge", "move")
            ]
            position.play(lot.choice(keen if keen and lot.random() < 0.8 else legal))


@pytest.fixture(scope="module")
def spoken() -> list[tuple[bytes, int, dict[str, list[Claim]]]]:
    return [(position.to_bytes(), seat, said) for position, seat, said in moments(3)]


Spoken = list[tuple[bytes, int, dict[str, list[Claim]]]]


def test_every_kind_of_claim_comes_up_and_is_silent_elsewhere(spoken: Spoken) -> None:
    heard = Counter(name for _, _, said in spoken for name in said)
    kinds = {"attack", "danger", "scores", "one-short", "last-activation", "glory", "held"}
    assert set(heard) == kinds
    assert all(count < len(spoken) for count in heard.values())


def test_glory_held_objectives_and_the_last_activation_are_as_the_seat_sees_them(spoken: Spoken) -> None:
    for data, seat, said in spoken:
        view = GAME.from_bytes(data, compiled=False).view(seat)
        mine, theirs = view["seats"][seat], view["seats"][1 - seat]
        for claim in said.get("glory", ()):
            told = claim.message.arguments
            assert told["mine"] == mine["glory"] + mine["spent_glory"]
            assert told["theirs"] == theirs["glory"] + theirs["spent_glory"]
        for claim in said.get("held", ()):
            assert (claim.message.arguments["mine"], claim.message.arguments["theirs"]) == (
                mine["holds"],
                theirs["holds"],
            )
        if view["pending"]["kind"] == Asked.ACTIVATION:
            assert ("last-activation" in said) == (mine["taken"] == 3)


def test_objectives_score_as_their_progress_says(spoken: Spoken) -> None:
    for data, seat, said in spoken:
        if "glory" not in said:
            continue
        progress = GAME.from_bytes(data, compiled=False).view(seat)["seats"][seat]["progress"] or {}
        scoring = {claim.message.arguments["card"].name for claim in said.get("scores", ())}
        assert scoring == {f"sha-card-{key}" for key, told in progress.items() if told["met"]}
        for claim in said.get("one-short", ()):
            told = progress[claim.message.arguments["card"].name.removeprefix("sha-card-")]
            assert told["need"] - told["have"] == 1 and not told["met"]


def test_attacks_that_are_spoken_of_can_be_made(spoken: Spoken) -> None:
    for data, seat, said in spoken:
        for name in ("attack", "danger"):
            for claim in said.get(name, ()):
                position = GAME.from_bytes(data, compiled=False)
                one, other = (piece["fighter"] for piece in claim.pieces)
                fighter, target = (one, other) if name == "attack" else (other, one)
                while name == "danger" and (
                    position.actor == seat or position.view(1 - seat)["pending"]["kind"] != "activation"
                ):
                    position.play(PASS)
                position.play(ATTACK + fighter)
                assert any(odds["target"] == target for odds in position.view(position.actor)["odds"] or ())


def test_the_chances_come_true_in_dice() -> None:
    """An attack that was spoken of is rolled many times, with nobody answering."""
    position, seat, claim = next(
        (position.copy(), seat, claim)
        for position, seat, said in moments(3)
        for claim in said.get("attack", ())
        if 20 < claim.message.arguments["kill"] < 80 and _plain(position, claim)
    )
    fighter, target = (piece["fighter"] for piece in claim.pieces)
    fallen = sum(_falls(position.imagine(seat, seed), fighter, target) for seed in range(ROLLS))
    chance = claim.message.arguments["kill"] / 100
    assert abs(fallen / ROLLS - chance) < 4 * sqrt(chance * (1 - chance) / ROLLS) + 0.01


def _plain(position: wartable.Position, claim: Claim) -> bool:
    """Whether only one attack reaches that target, so that it is the one that is spoken of."""
    after = position.copy()
    after.play(claim.actions[0])
    aimed = [
        odds for odds in after.view(after.actor)["odds"] or () if odds["target"] == claim.pieces[1]["fighter"]
    ]
    return len(aimed) == 1


def _falls(position: wartable.Position, fighter: int, target: int) -> bool:
    owner = target // MODELS
    before = position.view(0)["seats"][owner]["survivors"]
    position.play(ATTACK + fighter)
    for _ in range(20):
        asked, legal = pending(position.record).asked, position.legal()
        aimed = [odds for odds in position.view(position.actor)["odds"] or () if odds["target"] == target]
        if asked == Asked.WEAPON:
            position.play(WEAPON + aimed[0]["weapon"])
        elif asked == Asked.TARGET:
            position.play(FIGHTER + target)
        elif asked in (Asked.REACTION, Asked.DRIVE, Asked.REROLL_ATTACK, Asked.REROLL_DEFENCE):
            position.play(PASS if PASS in legal else legal[0])
        else:
            break
    return bool(position.view(0)["seats"][owner]["survivors"] < before)
