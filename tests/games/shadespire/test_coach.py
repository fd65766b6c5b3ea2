"""What the coach says of a position of Shadespire: each claim exactly where it holds, and chances that come true in dice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest

import wartable
from wartable.games.shadespire.coach import percent
from wartable.games.shadespire.pending import Asked, pending
from wartable.games.shadespire.state import ATTACK, CHARGE, FIGHTER, HEX, MODELS, PASS, PLACEMENT, WEAPON
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
    kinds = {"attack", "danger", "charge", "scores", "one-short", "last-activation", "glory", "held"}
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


def test_charges_are_spoken_of_where_they_threaten_more_than_any_attack_without_moving(
    spoken: Spoken,
) -> None:
    """Everything that others could do after a pass is tried out; for each fighter the worst of it is what is said."""
    for data, seat, said in spoken:
        position = GAME.from_bytes(data, compiled=False)
        if position.view(seat)["pending"]["kind"] != Asked.ACTIVATION:
            continue
        attacks, charges = _threats(position, seat)
        told = {
            name: {claim.pieces[0]["fighter"]: _percents(claim) for claim in said.get(name, ())}
            for name in ("danger", "charge")
        }
        assert not told["danger"].keys() & told["charge"].keys()
        for fighter in attacks.keys() | charges.keys():
            worst = max(attacks.get(fighter, (0, 0)), charges.get(fighter, (0, 0)))
            name = "danger" if worst == attacks.get(fighter) else "charge"
            assert told[name].get(fighter) == (_rounded(worst) if worst[1] >= 0.1 else None)
        assert told["danger"].keys() | told["charge"].keys() <= attacks.keys() | charges.keys()


Chances = dict[int, tuple[float, float]]


def _threats(position: wartable.Position, seat: int) -> tuple[Chances, Chances]:
    """By fighter of a seat: the chances to take it out and to hit it, attacked without moving, and charged."""
    attacks: Chances = {}
    charges: Chances = {}
    while position.actor == seat or position.view(1 - seat)["pending"]["kind"] != Asked.ACTIVATION:
        if position.over or PASS not in position.legal():
            return {}, {}
        position.play(PASS)
        if position.actor == seat and position.view(seat)["pending"]["kind"] == Asked.ACTIVATION:
            return {}, {}
    for action in position.legal():
        if ATTACK <= action < ATTACK + 2 * MODELS:
            _weigh(attacks, _played(position, action))
        elif CHARGE <= action < CHARGE + 2 * MODELS:
            for hex in (each for each in _played(position, action).legal() if HEX <= each < PLACEMENT):
                _weigh(charges, _charged(position, action - CHARGE, hex))
    return attacks, charges


def _weigh(found: Chances, position: wartable.Position) -> None:
    for odds in position.view(position.actor)["odds"] or ():
        worse = max(found.get(odds["target"], (0.0, 0.0)), (odds["kill"], odds["success"]))
        found[odds["target"]] = worse


def _charged(position: wartable.Position, fighter: int, hex: int) -> wartable.Position:
    """A copy in which a fighter has charged to a hex and nobody answered; its attack is chosen next."""
    copy = _played(position, CHARGE + fighter, hex)
    while PASS in copy.legal() and pending(copy.record).asked in (Asked.REACTION, Asked.MOVE):
        copy.play(PASS)
    return copy


def _played(position: wartable.Position, *actions: int) -> wartable.Position:
    copy = position.copy()
    for action in actions:
        copy.play(action)
    return copy


def _percents(claim: Claim) -> tuple[int, int]:
    return claim.message.arguments["kill"], claim.message.arguments["success"]


def _rounded(chances: tuple[float, float]) -> tuple[int, int]:
    kill, success = (percent(chance) for chance in chances)
    return kill, success


def test_a_charge_that_is_spoken_of_comes_true_in_dice(spoken: Spoken) -> None:
    data, seat, claim = next(
        (data, seat, claim)
        for data, seat, said in spoken
        for claim in said.get("charge", ())
        if 20 < claim.message.arguments["kill"] < 80
    )
    target, fighter = (piece["fighter"] for piece in claim.pieces)
    position = GAME.from_bytes(data, compiled=False)
    while position.actor == seat or position.view(1 - seat)["pending"]["kind"] != Asked.ACTIVATION:
        position.play(PASS)
    ways = [each for each in _played(position, CHARGE + fighter).legal() if HEX <= each < PLACEMENT]
    aimed = [
        (after, odds["weapon"])
        for after in (_charged(position, fighter, hex) for hex in ways)
        for odds in after.view(after.actor)["odds"]
        if odds["target"] == target and _rounded((odds["kill"], odds["success"])) == _percents(claim)
    ]
    after, weapon = aimed[0]
    fallen = sum(_is_taken_out(after.imagine(1 - seat, seed), weapon, target) for seed in range(ROLLS))
    chance = claim.message.arguments["kill"] / 100
    assert abs(fallen / ROLLS - chance) < 4 * sqrt(chance * (1 - chance) / ROLLS) + 0.01


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
    position.play(ATTACK + fighter)
    aimed = [odds for odds in position.view(position.actor)["odds"] if odds["target"] == target]
    return _is_taken_out(position, aimed[0]["weapon"], target)


def _is_taken_out(position: wartable.Position, weapon: int, target: int) -> bool:
    """Whether an attack that is about to be chosen takes its target out of action, with nobody answering."""
    owner = target // MODELS
    before = position.view(0)["seats"][owner]["survivors"]
    for _ in range(20):
        asked, legal = pending(position.record).asked, position.legal()
        if asked == Asked.WEAPON:
            position.play(WEAPON + weapon)
        elif asked == Asked.TARGET:
            position.play(FIGHTER + target)
        elif asked in (Asked.REACTION, Asked.DRIVE, Asked.REROLL_ATTACK, Asked.REROLL_DEFENCE):
            position.play(PASS if PASS in legal else legal[0])
        else:
            break
    return bool(position.view(0)["seats"][owner]["survivors"] < before)
