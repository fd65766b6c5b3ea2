"""What the coach says of a position of Invictus. Nothing is reckoned here: whatever a claim says of attacks, entries and
ends was played with the rules on a copy. It reads what lies open and the own hand, nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wartable.games.invictus.pending import Asked, card_key, pending
from wartable.games.invictus.phrases import name_of_card, name_of_place
from wartable.games.invictus.pieces import COLOURS
from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import DRAW, TEAM_WINS, facing, team_of
from wartable.games.invictus.rules.attack import attack_value
from wartable.games.invictus.state import ATTACK, CELL, ENTER, NOTHING, PASS, SOLDIERS, Event
from wartable.games.invictus.view import field, hand
from wartable.kernel.coaching import Claim, Tone, Tried, declined, tried
from wartable.kernel.contract import Message, Position

ONE_SHORT = 3  # points with which one more wins
FEW_TURNS = 3  # own draws left from which on the war's end is spoken of
FALLS = {Event.CAPTURED: "captures", Event.DESTROYED: "destroys"}


def read(position: Position, seat: int) -> list[Claim]:
    """All claims that hold for a seat, what decides the match first."""
    g, due = position.record, pending(position.record)
    if due.in_setup:
        return []
    found: list[tuple[int, Claim]] = []
    if due.asked == Asked.MAIN and due.seat == seat:
        found += [*_own_attacks(position, seat), *_entries(position, seat), *_after_the_turn(position, seat)]
    elif due.asked == Asked.BLOCK and due.seat == seat:
        found += _blow(position, seat)
    found += _standing(g, seat)
    return [claim for _, claim in sorted(found, key=lambda weighed: -weighed[0])]


def attacks(position: Position, seat: int) -> Iterator[tuple[int, int, Tried, bool]]:
    """Each attack that a seat in its main phase can make, carried out with nobody blocking: from where, on whom, what came
    of it, and whether somebody could have answered."""
    for action in position.legal():
        if ATTACK <= action < CELL:
            named = tried(position, action)
            for target in named.position.legal():
                struck = tried(position, action, target)
                asked = struck.position.actor not in (seat, NOTHING)
                yield action - ATTACK, target - CELL, declined(struck, seat, (PASS,)), asked


def fate(trial: Tried, cell: int) -> str:
    """What became of the card on a cell that was attacked."""
    return next(
        (FALLS[Event(told.kind)] for told in trial.events if told.kind in FALLS and told.x == cell), ""
    )


def _wins(trial: Tried, seat: int) -> bool:
    return trial.position.over and trial.position.returns()[seat] > 0


def _card(g: Record, team: int, cell: int) -> Message:
    return name_of_card(card_key(g, g.field[team, cell]))


# --- What the seat can do -------------------------------------------------------------------------------


def _own_attacks(position: Position, seat: int) -> Iterator[tuple[int, Claim]]:
    """Of each enemy card that falls to an attack the best way to fell it."""
    g, team = position.record, team_of(seat)
    best: dict[int, tuple[int, Claim]] = {}
    for cell, target, trial, asked in attacks(position, seat):
        result, wins = fate(trial, target), _wins(trial, seat)
        if not result:
            continue
        told = {
            "attacker": _card(g, team, cell),
            "card": _card(g, 1 - team, target),
            "place": name_of_place(target, seat),
            "attack": int(attack_value(g, seat, cell)),
            "result": result,
            "answer": "possible" if asked else "none",
        }
        name = "claim-invictus-attack-wins" if wins else "claim-invictus-attack"
        weight = 100 if wins else 50 if result == "captures" else 40
        pieces = (field(g, team, cell), field(g, 1 - team, target))
        claim = Claim(Tone.CHANCE, Message(name, told), pieces, (ATTACK + cell, CELL + target))
        if target not in best or best[target][0] < weight:
            best[target] = weight, claim
    yield from best.values()


def _entries(position: Position, seat: int) -> Iterator[tuple[int, Claim]]:
    """The soldiers whose entry brings a point, one of each colour; and those whose entry wins."""
    g = position.record
    scoring: dict[int, int] = {}  # by colour
    points = 0
    for action in position.legal():
        if ENTER <= action < ENTER + SOLDIERS and (action - ENTER) % 5 not in scoring:
            trial = tried(position, action)
            if trial.position.record.points[seat] > g.points[seat]:
                scoring[(action - ENTER) % 5] = action
                points = int(trial.position.record.points[seat])
    if scoring:
        entries = tuple(scoring.values())
        wins = points >= TEAM_WINS
        name = "claim-invictus-entry-wins" if wins else "claim-invictus-entry"
        told: dict[str, Any] = {"cards": [name_of_card(card_key(g, action - ENTER)) for action in entries]}
        told |= {} if wins else {"points": points}
        pieces = tuple(hand(g, seat, action - ENTER) for action in entries)
        yield 99 if wins else 30, Claim(Tone.CHANCE, Message(name, told), pieces, entries[:1])


# --- What others can do to it ---------------------------------------------------------------------------


def end_of_turn(position: Position, seat: int) -> Tried:
    """A copy in which a seat has ended its turn; a soldier that must enter for that is the first one at hand."""
    trial = tried(position, PASS)
    if pending(trial.position.record).asked == Asked.END_ENTRY:
        trial = tried(trial.position, trial.position.legal()[0])
    return trial


def _after_the_turn(position: Position, seat: int) -> Iterator[tuple[int, Claim]]:
    """What the enemy's cards can do if the seat ends its turn now, and what must be done before that."""
    first = tried(position, PASS)
    if pending(first.position.record).asked == Asked.END_ENTRY and first.position.actor == seat:
        told = {"count": int(position.record.hand_size[seat])}
        yield 20, Claim(Tone.STANDING, Message("claim-invictus-must-enter", told), (), (PASS,))
    after = end_of_turn(position, seat).position
    if after.over:
        if pending(first.position.record).asked != Asked.END_ENTRY:
            yield _war_ends(after, seat)
        return
    foe = after.actor
    if team_of(foe) != team_of(seat):
        yield from _dangers(after, seat, foe)


def _war_ends(after: Position, seat: int) -> tuple[int, Claim]:
    g = after.record
    result = "draw" if g.winner == DRAW else "won" if after.returns()[seat] > 0 else "lost"
    tone = Tone.THREAT if result == "lost" else Tone.CHANCE
    return 97, Claim(tone, Message("claim-invictus-war-ends", {"result": result}), (), (PASS,))


def _dangers(after: Position, seat: int, foe: int) -> Iterator[tuple[int, Claim]]:
    """Of each own card that would fall the worst that can happen to it."""
    g, team = after.record, team_of(seat)
    worst: dict[int, tuple[int, Claim]] = {}
    for cell, target, trial, _ in attacks(after, foe):
        result = fate(trial, target)
        if not result:
            continue
        loses = trial.position.over and trial.position.returns()[seat] < 0
        told = {
            "attacker": _card(g, 1 - team, cell),
            "card": _card(g, team, target),
            "place": name_of_place(target, seat),
            "attack": int(attack_value(g, foe, cell)),
            "result": result,
        }
        name = "claim-invictus-danger-loses" if loses else "claim-invictus-danger"
        weight = 98 if loses else 46 if result == "captures" else 44
        claim = Claim(
            Tone.THREAT, Message(name, told), (field(g, team, target), field(g, 1 - team, cell)), (PASS,)
        )
        if target not in worst or worst[target][0] < weight:
            worst[target] = weight, claim
    yield from worst.values()


def _blow(position: Position, seat: int) -> Iterator[tuple[int, Claim]]:
    """What comes of the attack that the seat may block now, if it does not."""
    g, strike = position.record, pending(position.record).strike
    if strike is None:
        return
    team, trial = team_of(seat), declined(tried(position, PASS), strike.seat, (PASS,))
    result = fate(trial, strike.target) or "survives"
    loses = trial.position.over and trial.position.returns()[seat] < 0
    told = {
        "attacker": _card(g, 1 - team, strike.cell),
        "card": _card(g, team, strike.target),
        "attack": int(strike.value),
        "result": result,
    }
    name = "claim-invictus-blow-loses" if loses else "claim-invictus-blow"
    tone = Tone.STANDING if result == "survives" else Tone.THREAT
    pieces = (field(g, team, strike.target), field(g, 1 - team, strike.cell))
    yield 98 if loses else 60, Claim(tone, Message(name, told), pieces, (PASS,))


# --- How things stand -----------------------------------------------------------------------------------


def _standing(g: Record, seat: int) -> Iterator[tuple[int, Claim]]:
    """Kingdom points, who needs one more, and how long the war lasts."""
    other = int(facing(g, seat))
    points = {"mine": int(g.points[seat]), "theirs": int(g.points[other])}
    yield 10, Claim(Tone.STANDING, Message("claim-invictus-points", points))
    if g.points[other] == ONE_SHORT and (colours := _one_more(g, other, seat)):
        yield 70, Claim(Tone.THREAT, Message("claim-invictus-they-need-one", {"colours": colours}))
    if g.points[seat] == ONE_SHORT and (colours := _one_more(g, seat, other)):
        yield 68, Claim(Tone.CHANCE, Message("claim-invictus-you-need-one", {"colours": colours}))
    first = int(g.order[0])
    if g.deck_left[first] < FEW_TURNS:
        told = {"count": int(g.deck_left[first]), "who": "you" if first == seat else "other"}
        yield 15, Claim(Tone.STANDING, Message("claim-invictus-few-turns", told))


def _one_more(g: Record, seat: int, other: int) -> list[Message]:
    """The colours in which one more card of a seat makes it lead: those in which both have as many."""
    return [
        Message(f"colour-{name}")
        for colour, name in enumerate(COLOURS)
        if g.colours[seat, colour] == g.colours[other, colour]
    ]
