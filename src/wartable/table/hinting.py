"""A hint: what a search would do for a seat, how likely it wins with it and without, and what that does or prevents.
It knows what the seat knows. It is given where nobody else sits at the table: against computers, or alone."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from itertools import pairwise

from wartable.kernel.coaching import Claim, Tone, Tried, declined, reading, tried
from wartable.kernel.contract import Message, Position
from wartable.players import Insight, Judged
from wartable.players.learned.reasons import Worth, reasons
from wartable.table.computer import Thinkers
from wartable.table.entries import Refused
from wartable.table.match import Match

WORLDS = 6  # imagined matches in all of which a hint must take care of something, so that it may be said
MOST_REASONS = 2


@dataclass(frozen=True)
class Hint:
    """What to answer to a decision, and why, as sentences."""

    decision: int
    actions: tuple[int, ...]
    lines: tuple[Message, ...]


def may_be_hinted(match: Match, seat: int) -> bool:
    """Whether a seat may ask for hints: no other person plays, but for those at the same screen."""
    holder = match.seats[seat].holder
    return all(not other.is_person or other.holder == holder for other in match.seats)


async def hint_for(thinkers: Thinkers, match: Match, seat: int) -> Hint:
    """Think for a seat that decides. Whoever asked must look whether the decision is still the same."""
    if match.position is None or match.status != "playing" or match.decider != seat:
        raise Refused("refused-hint-turn")
    if not may_be_hinted(match, seat):
        raise Refused("refused-hint-persons")
    decision, position = match.decision, match.position.copy()
    if len(match.legal) == 1:
        only = Message("hint-only", {"move": match.game.describe(position.record, match.legal[0])})
        return Hint(decision, tuple(match.legal), (only,))
    found = await thinkers.judge(match, seat)
    return await asyncio.to_thread(_hint, decision, position, seat, found)


def _hint(decision: int, position: Position, seat: int, found: Insight) -> Hint:
    best = found.options[0]
    actions = _at_once(position, best)
    lines = [Message("hint-move", {"move": _move(position, actions)}), _chances(position, found)]
    if not found.searched:
        lines.append(Message("hint-first-look"))
    lines += [*_reasons(position, seat, actions), *standing(position, seat)]
    return Hint(decision, actions, tuple(lines))


def _at_once(position: Position, best: Judged) -> tuple[int, ...]:
    """The action with as many answers to what follows as one press would give."""
    explained = {best.action: position.explain(best.action)}
    offer = position.offers(explained).get(best.action)
    ways = [way.then for way in offer.ways] if offer and not offer.later else []
    fitting = ways if len(ways) == 1 else [then for then in ways if then == best.line[1 : 1 + len(then)]]
    return (best.action, *max(fitting, key=len, default=()))


def _move(position: Position, actions: tuple[int, ...]) -> Message:
    """The move in words, the answers to what follows behind it."""
    told, position = position.game.describe(position.record, actions[0]), position.copy()
    for before, action in pairwise(actions):
        position.play(before)
        then = position.game.describe(position.record, action)
        told = Message("hint-then", {"first": told, "then": then})
    return told


def _chances(position: Position, found: Insight) -> Message:
    """How likely the seat wins with the move, and with the usual answer or the next best."""
    best = found.options[0]
    if len(found.options) == 1:
        return Message("hint-chance", {"chance": _percent(best.chance)})
    explained = {option.action: position.explain(option.action) for option in found.options}
    offers = position.offers(explained)
    usual = (one for one in found.options[1:] if one.action in offers and offers[one.action].usual)
    other = next(usual, found.options[1])
    told = {
        "chance": _percent(best.chance),
        "without": _percent(other.chance),
        "other": position.game.describe(position.record, other.action),
    }
    return Message("hint-chances", told)


def _percent(chance: float) -> int:
    """Never certain: what was not seen in a search may still happen."""
    return min(99, max(1, round(100 * chance)))


def standing(position: Position, seat: int) -> list[Message]:
    """What makes the chance of a seat as it is, in points of a hundred: what speaks for it, and what against it."""
    found = reasons(position, seat)
    sides = {
        "hint-for": [each for each in found if each.points > 0],
        "hint-against": [each for each in found if each.points < 0],
    }
    return [Message(name, {"reasons": list(map(_worth, side))}) for name, side in sides.items() if side]


def _worth(one: Worth) -> Message:
    points = f"{round(one.points):+d}".replace("-", "−")
    return Message("hint-worth", {"reason": one.message, "points": points})


# --- Why ------------------------------------------------------------------------------------------------


def _reasons(position: Position, seat: int, actions: tuple[int, ...]) -> list[Message]:
    """What the coach claims that the move does, and what it claims now and not after it."""
    before = reading(position, seat)
    does = [
        Message("hint-does", {"claim": claim.message})
        for claim in before
        if claim.tone == Tone.CHANCE and claim.actions and claim.actions == actions[: len(claim.actions)]
    ]
    threats = [claim for claim in before if claim.tone == Tone.THREAT]
    for seed in range(WORLDS if threats else 0):
        after = _after(position, seat, actions, seed)
        if after is None:
            return does[:MOST_REASONS]
        left = {_about(claim) for claim in reading(after, seat) if claim.tone == Tone.THREAT}
        threats = [claim for claim in threats if _about(claim) not in left]
    prevents = [Message("hint-prevents", {"claim": claim.message}) for claim in threats]
    return [*does, *prevents][:MOST_REASONS]


def _after(position: Position, seat: int, actions: tuple[int, ...], seed: int) -> Position | None:
    """An imagined match after the move, with the others declining, where the seat has the same kind of decision again."""
    world = position.imagine(seat, seed) if position.game.hidden else position.copy()
    asked = _asked(world, seat)
    trial: Tried = tried(world, *actions)
    trial = declined(trial, seat, _usual(trial.position))
    after = trial.position
    return after if after.actor == seat and _asked(after, seat) == asked else None


def _asked(position: Position, seat: int) -> object:
    return position.view(seat).get("pending", {}).get("kind")


def _usual(position: Position) -> list[int]:
    """The usual answer of whoever decides."""
    if position.over:
        return []
    explained = {action: position.explain(action) for action in position.legal()}
    return [action for action, offer in position.offers(explained).items() if offer.usual]


def _about(claim: Claim) -> tuple[str, str]:
    """What a threat is to: the same piece may be threatened by another."""
    return claim.message.name, repr(claim.pieces[:1])
