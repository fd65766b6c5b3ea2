"""What the coach says of a position of Shadespire. Attacks and their exact chances come from the plans that the rules make on
copies; what others can do was asked of a copy in which the seat had passed. It reads what lies open and the own hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from wartable.games.shadespire.cards import BY_KEY
from wartable.games.shadespire.pending import Asked, pending
from wartable.games.shadespire.phrases import name_of_card, name_of_fighter, name_of_weapon
from wartable.games.shadespire.plans import charge_attacks, plans_now
from wartable.games.shadespire.progress import progress_shown
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.stats import held_by
from wartable.games.shadespire.state import ACTIVATIONS, ATTACK, MODELS, PASS, ROUNDS
from wartable.kernel.coaching import Claim, Tone
from wartable.kernel.contract import Message, Position

MOST_STEPS = 30  # decisions until the next activation, everybody passing
LIKELY = 0.1  # chances below this are not worth a word
PLAYING = (Asked.ACTIVATION, Asked.POWER_STEP, Asked.REACTION, Asked.END_UPGRADES)


def read(position: Position, seat: int) -> list[Claim]:
    """All claims that hold for a seat, what matters most first."""
    g, due = position.record, pending(position.record)
    if not g.round or due.seat != seat or due.asked not in PLAYING:
        return []
    found: list[tuple[float, Claim]] = [*_objectives(g, seat), *_standing(g, seat)]
    if due.asked == Asked.ACTIVATION:
        found += [*_own_attacks(g, seat), *_dangers(position, seat), *_activations(g, seat)]
    return [claim for _, claim in sorted(found, key=lambda weighed: -weighed[0])]


def percent(chance: float) -> int:
    """A chance as people say it; only what is certain is said to be."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


# --- Attacks ----------------------------------------------------------------------------------------------


def best_attacks(g: Record) -> dict[int, dict[str, Any]]:
    """Of each fighter that the deciding seat can attack without moving: the attack that most likely takes it out."""
    return _best(
        {**odds, "fighter": int(fighter)}
        for fighter, plan in (plans_now(g) or {}).items()
        for odds in plan["attacks"]
    )


def _best(attacks: Iterable[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """Of each target the attack that most likely takes it out; of equals the first."""
    best: dict[int, dict[str, Any]] = {}
    for odds in attacks:
        known = best.get(odds["target"])
        if known is None or (odds["kill"], odds["success"]) > (known["kill"], known["success"]):
            best[odds["target"]] = odds
    return best


def _own_attacks(g: Record, seat: int) -> Iterator[tuple[float, Claim]]:
    for target, odds in best_attacks(g).items():
        claim = Message("claim-shadespire-attack", _told(g, seat, target, odds))
        pieces = (_fighter(odds["fighter"]), _fighter(target))
        weight = 50 + 40 * odds["kill"] + odds["success"]
        yield weight, Claim(Tone.CHANCE, claim, pieces, (ATTACK + odds["fighter"],))


def _dangers(position: Position, seat: int) -> Iterator[tuple[float, Claim]]:
    """Whom others could attack or charge in the next activation if the seat passed in this one; the worst for each."""
    after = passed(position, seat)
    if after is None:
        return
    g = after.record
    attacks = best_attacks(g)
    for target, odds in _best([*attacks.values(), *charge_attacks(g)]).items():
        if target // MODELS == seat and odds["success"] >= LIKELY:
            name = "danger" if odds is attacks.get(target) else "charge"
            claim = Message(f"claim-shadespire-{name}", _told(g, seat, target, odds))
            pieces = (_fighter(target), _fighter(odds["fighter"]))
            yield 45 + 40 * odds["kill"] + odds["success"], Claim(Tone.THREAT, claim, pieces, (PASS,))


def passed(position: Position, seat: int) -> Position | None:
    """A copy in which everybody has passed until another seat has its activation; none where that does not come."""
    copy = position.copy()
    for step in range(MOST_STEPS):
        if copy.over or not copy.mask()[PASS]:
            return None
        due = pending(copy.record)
        if step and due.asked == Asked.ACTIVATION:
            return copy if due.seat != seat else None
        copy.play(PASS, due.seat)
    return None


def _told(g: Record, seat: int, target: int, odds: dict[str, Any]) -> dict[str, Any]:
    return {
        "fighter": name_of_fighter(g, odds["fighter"], seat),
        "target": name_of_fighter(g, target, seat),
        "weapon": name_of_weapon(odds["weapon"]),
        "success": percent(odds["success"]),
        "kill": percent(odds["kill"]),
    }


def _fighter(fighter: int) -> dict[str, Any]:
    return {"area": "fighter", "fighter": fighter}


# --- Objectives and how things stand ----------------------------------------------------------------------


def _objectives(g: Record, seat: int) -> Iterator[tuple[float, Claim]]:
    """Which objective cards of the hand would score as things are, and which lack one."""
    for key, progress in progress_shown(g, seat).items():
        card = name_of_card(BY_KEY[key].number)
        if progress["met"]:
            yield 48, Claim(Tone.CHANCE, Message("claim-shadespire-scores", {"card": card}))
        elif progress.get("need", 0) > 1 and progress["have"] == progress["need"] - 1:
            told = {"card": card, "have": progress["have"], "need": progress["need"]}
            yield 42, Claim(Tone.CHANCE, Message("claim-shadespire-one-short", told))


def _activations(g: Record, seat: int) -> Iterator[tuple[float, Claim]]:
    if g.taken[seat] == ACTIVATIONS - 1:
        last = "match" if g.round == ROUNDS else "round"
        yield 35, Claim(Tone.STANDING, Message("claim-shadespire-last-activation", {"last": last}))


def _standing(g: Record, seat: int) -> Iterator[tuple[float, Claim]]:
    """SHA-169: glory, spent or not, decides; and the objectives that are held."""
    others = [other for other in range(g.seats) if other != seat]
    told = {
        "mine": int(g.glory[seat] + g.spent_glory[seat]),
        "theirs": max(int(g.glory[other] + g.spent_glory[other]) for other in others),
    }
    yield 20, Claim(Tone.STANDING, Message("claim-shadespire-glory", told))
    held = {"mine": int(held_by(g, seat)), "theirs": max(int(held_by(g, other)) for other in others)}
    if held["mine"] or held["theirs"]:
        yield 18, Claim(Tone.STANDING, Message("claim-shadespire-held", held))
