"""Whether something may be done at the table: every entry passes here before it is kept.
A refusal says in plain words what is wrong, and nothing has changed; what an entry then does is in `match`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wartable.table.ahead import check_answers, may_choose_ahead
from wartable.table.commitment import SALT_LENGTH
from wartable.table.entries import TABLE, Entry, Kind, Refused
from wartable.table.match import ALWAYS, CHOSEN, SIMPLE, Match
from wartable.table.until import UNTIL

NAME_LENGTH = 40
MOST_UNDOS = 1_000  # of one match: each has to be played back and forth whenever the match is looked at
MOST_AHEAD = 100  # answers that one seat gives ahead
MOST_GATHERED = 200  # answers in one message
MODES = (SIMPLE, CHOSEN, ALWAYS)

Data = Mapping[str, Any]


def check(match: Match, kind: Kind, seat: int, data: Data, now: float) -> Entry:
    """The entry that a seat wants to make, if it may; raises Refused, and changes nothing, if not."""
    if match.parted:
        raise Refused("refused-parted")
    now = max(now, match.last_time)
    if kind not in (Kind.TIME_OUT, Kind.ABANDON) and not 0 <= seat < len(match.seats):
        raise Refused("refused-no-seat")
    return Entry(kind, seat, _CHECKS[kind](match, seat, data, now), now)


def _join(match: Match, seat: int, data: Data, now: float) -> Data:
    place = match.seats[seat]
    if match.result is not None:
        raise Refused("refused-over")
    if not place.is_person:
        raise Refused("refused-computer-seat")
    if place.joined:
        raise Refused("refused-taken")
    name, salt = str(data.get("name", "")).strip(), str(data.get("salt", ""))
    if len(name) > NAME_LENGTH or not (name.isprintable() or not name):
        raise Refused("refused-name", most=NAME_LENGTH)
    if len(salt) > SALT_LENGTH or not salt.isprintable():
        raise Refused("refused-salt", most=SALT_LENGTH)
    wanted = {"name": name, "salt": salt}
    if not place.holder or data.get("holder"):
        wanted["holder"] = data["holder"]
    return wanted


def _playing(match: Match) -> None:
    if match.result is not None:
        raise Refused("refused-over")
    if match.position is None:
        raise Refused("refused-not-started")


def _move(match: Match, seat: int, data: Data, now: float) -> Data:
    _playing(match)
    assert match.position is not None
    decision, action = data["decision"], data["action"]
    if decision != match.decision:
        raise Refused("refused-stale")
    if seat != match.decider:
        raise Refused("refused-not-your-decision")
    if match.clocks is not None and match.clocks.deadline is not None and now > match.clocks.deadline:
        raise Refused("refused-time-is-up")
    if not 0 <= action < match.game.actions:
        raise Refused("refused-no-such-action", most=match.game.actions - 1)
    if action not in match.legal:
        raise refused_by_rules(match, action)
    wanted: dict[str, Any] = {"decision": decision, "action": action}
    for name in ("automatic", "joined", "ahead"):
        if data.get(name):
            wanted[name] = True
    return wanted


def _ahead(match: Match, seat: int, data: Data, now: float) -> Data:
    _playing(match)
    if len(data["actions"]) > MOST_AHEAD or not may_choose_ahead(match, seat):
        raise Refused("refused-not-your-decision")
    return {"actions": check_answers(match, seat, data["actions"])}


def check_following(match: Match, entry: Entry, then: Sequence[int]) -> None:
    """Raise Refused, and change nothing, unless these answers are one of the ways to go on that a move was offered with,
    or the move is one of several answers that may be gathered.

    Nothing else is tried out: a refusal must not tell what only the move itself would bring to light.
    """
    if not then:
        return
    offer = match.offer(entry.data["action"])
    if offer.several and len(then) <= MOST_GATHERED:
        return
    if not any(way.then == tuple(then) for way in offer.ways):
        raise Refused("refused-no-way")


def refused_by_rules(match: Match, action: int) -> Refused:
    """An action that the rules of the game do not allow now, with the game's own reason."""
    assert match.position is not None
    reason = match.position.refuse(action)
    return Refused("refused-illegal", reason=reason)


def _automatic(match: Match, seat: int, data: Data, now: float) -> Data:
    _playing(match)
    return {"on": bool(data["on"])}


def _stops(match: Match, seat: int, data: Data, now: float) -> Data:
    _playing(match)
    known, mode, at = match.game.windows.names, str(data["mode"]), data.get("at")
    if mode not in MODES:
        raise Refused("refused-stops", known=list(MODES))
    chosen = match.stops_of(seat).at if at is None else tuple(name for name in known if name in at)
    if at is not None and not set(at) <= set(known):
        raise Refused("refused-stops", known=list(known))
    return {"mode": mode, "at": list(chosen), **_until(match, seat, data.get("until"))}


def _until(match: Match, seat: int, until: object) -> Data:
    """Until when a seat wants to pass, if it wants that at all."""
    if until is None:
        return {}
    if until not in UNTIL:
        raise Refused("refused-until", known=list(UNTIL))
    if match.is_decision_of(seat):
        raise Refused("refused-until-asked")
    return {"until": until}


def _resign(match: Match, seat: int, data: Data, now: float) -> Data:
    _playing(match)
    return {}


def _offer_draw(match: Match, seat: int, data: Data, now: float) -> Data:
    _playing(match)
    if match.offers.draw is not None:
        raise Refused("refused-draw-offered")
    if seat in match.offers.declined:
        raise Refused("refused-draw-declined")
    if not match.answerers(seat):
        raise Refused("refused-draw-alone")
    return {}


def _answer_draw(match: Match, seat: int, data: Data, now: float) -> Data:
    _playing(match)
    asked = match.offers.draw
    if asked is None or seat not in match.answerers(asked):
        raise Refused("refused-no-draw")
    return {}


def _fair_step(match: Match, seat: int) -> int:
    _playing(match)
    step = match.undo_to(seat)
    if step is None:
        decided = any(move.seat == seat and not move.automatic for move in match.moves)
        raise Refused("refused-undo" if decided else "refused-nothing-to-undo")
    if match.undos >= MOST_UNDOS:
        raise Refused("refused-undos", most=MOST_UNDOS)
    return step


def _undo(match: Match, seat: int, data: Data, now: float) -> Data:
    step = _fair_step(match, seat)
    if match.other_persons(seat):
        raise Refused("refused-undo-consent")
    return {"step": step}


def _ask_undo(match: Match, seat: int, data: Data, now: float) -> Data:
    step = _fair_step(match, seat)
    if not match.other_persons(seat):
        raise Refused("refused-undo-alone")
    if match.offers.undo is not None:
        raise Refused("refused-undo-asked")
    return {"step": step}


def _answer_undo(match: Match, seat: int, data: Data, now: float) -> Data:
    _playing(match)
    asked = match.offers.undo
    if asked is None or seat not in match.other_persons(asked):
        raise Refused("refused-no-undo")
    return {"step": match.offers.undo_to, "of": asked}


def _time_out(match: Match, seat: int, data: Data, now: float) -> Data:
    _playing(match)
    clocks = match.clocks
    if clocks is None or clocks.running != seat or clocks.deadline is None or now < clocks.deadline:
        raise Refused("refused-time-left")
    return {}


def _abandon(match: Match, seat: int, data: Data, now: float) -> Data:
    if match.result is not None:
        raise Refused("refused-over")
    if silent_since(match, now) != seat:
        raise Refused("refused-not-silent")
    return {}


def silent_since(match: Match, now: float) -> int | None:
    """The seat that has been silent for too long (the table itself while not all sit); None if there is none."""
    silence = match.terms.silence
    if silence is None or match.result is not None or now - match.last_time < silence:
        return None
    if match.position is None:
        return TABLE
    return match.decider if match.seats[match.decider].is_person else None


def _rematch(match: Match, seat: int, data: Data, now: float) -> Data:
    if match.result is None:
        raise Refused("refused-not-over")
    if match.rematch:
        raise Refused("refused-rematch")
    return {"match": data["match"]}


def _cancel_rematch(match: Match, seat: int, data: Data, now: float) -> Data:
    if not match.rematch or data["match"] != match.rematch:
        raise Refused("refused-no-rematch")
    return {"match": data["match"]}


def _cancel(match: Match, seat: int, data: Data, now: float) -> Data:
    if match.result is not None:
        raise Refused("refused-over")
    mine = match.seats[seat]
    come = any(other.is_person and other.joined and other.holder != mine.holder for other in match.seats)
    if match.position is not None or come:
        raise Refused("refused-cancel")
    if not mine.joined:
        raise Refused("refused-not-yours")
    return {}


_CHECKS: dict[Kind, Callable[[Match, int, Data, float], Data]] = {
    Kind.JOIN: _join,
    Kind.MOVE: _move,
    Kind.AHEAD: _ahead,
    Kind.AUTOMATIC: _automatic,
    Kind.STOPS: _stops,
    Kind.RESIGN: _resign,
    Kind.OFFER_DRAW: _offer_draw,
    Kind.ACCEPT_DRAW: _answer_draw,
    Kind.DECLINE_DRAW: _answer_draw,
    Kind.UNDO: _undo,
    Kind.ASK_UNDO: _ask_undo,
    Kind.GRANT_UNDO: _answer_undo,
    Kind.DENY_UNDO: _answer_undo,
    Kind.TIME_OUT: _time_out,
    Kind.ABANDON: _abandon,
    Kind.REMATCH: _rematch,
    Kind.CANCEL_REMATCH: _cancel_rematch,
    Kind.CANCEL: _cancel,
}
