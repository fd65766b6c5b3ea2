"""What a seat is told of a match: the one payload for screens, programs and files alike, in that seat's words.
Everything goes through the game's `view`, `prompt`, `describe` and `narrate` for that seat; nothing else is read."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import orjson

from wartable.kernel.contract import Message, Position
from wartable.locale import Words
from wartable.table.ahead import NUMBERED, asked_ahead
from wartable.table.entries import DAY, SPECTATOR
from wartable.table.match import Match
from wartable.table.plain import write_json

MOST_REMEMBERED = 20_000
SEATS = ("seat-numbered", "seat-opponent", "seat-partner")  # the names that games have for seats

Data = dict[str, Any]

Key = tuple[Any, ...]

_remembered: OrderedDict[tuple[str, str, Key], str] = OrderedDict()


def say(words: Words, message: Message, form: str = "") -> str:
    """A message in words; what was said lately is remembered, as the same is said again and again."""
    return _said(words, form, _key(message), message)


def tell(match: Match, seat: int, words: Words, message: Message) -> str:
    """A message to a seat in words, with the names of persons."""
    return _said(words, "", _key(message, match, seat), message, match, seat)


def _said(
    words: Words, form: str, key: Key, message: Message, match: Match | None = None, seat: int = SPECTATOR
) -> str:
    """A message in words, by what it says; only what was not said lately is put into words."""
    known = (words.language, form, key)
    text = _remembered.get(known)
    if text is None:
        text = words.say(message if match is None else named(match, seat, message), form)
        _remembered[known] = text
        if len(_remembered) > MOST_REMEMBERED:
            _remembered.popitem(last=False)
    return text


def _key(message: Message, match: Match | None = None, seat: int = SPECTATOR) -> Key:
    """What a message says, to be found by: all but its rule. It is told apart from texts and lists that look alike."""
    name = message.name
    if name in SEATS and match is not None and (person := _person(match, seat, message)):
        return "table-person", "name", person
    parts: list[Any] = [name]
    for part, value in message.arguments.items():
        kind = type(value)
        if kind is str or kind is int:
            parts += (part, value)
        elif kind is Message:
            parts += (part, _key(value, match, seat))
        else:
            parts += (part, _key_of(value))
    return tuple(parts)


def _key_of(value: Any) -> Any:
    if isinstance(value, Message):
        return _key(value)
    if isinstance(value, list | tuple):
        return (list, *map(_key_of, value))
    return (type(value), value)


def named(match: Match, seat: int, message: Message) -> Message:
    """A message with the names of persons in place of seats, where the table knows them; "you" stays "you".

    A name goes into a sentence as it is, and is never read as anything but text.
    """
    if message.name in SEATS and (person := _person(match, seat, message)):
        return Message("table-person", {"name": person})
    if not message.arguments:
        return message
    told = {
        name: named(match, seat, value) if isinstance(value, Message) else value
        for name, value in message.arguments.items()
    }
    return Message(message.name, told, message.rule)


def _person(match: Match, seat: int, message: Message) -> str:
    """The name of the person on the seat that a message names; empty where that person has none, or several are meant."""
    if message.name == "seat-numbered":
        return match.seats[int(message.arguments["number"]) - 1].name.strip()
    partner = message.name == "seat-partner"
    others = [other for other in range(len(match.seats)) if other != seat]
    meant = [other for other in others if (match.team(other) == match.team(seat)) == partner]
    return match.seats[meant[0]].name.strip() if len(meant) == 1 else ""


def state_for(match: Match, seat: int, words: Words, log_from: int = 0) -> Data:
    """All that a seat (-1: a spectator) may know of a match, in words where a person reads it.

    `log_from` leaves out the first lines of the log, for those who have them.
    """
    state: Data = orjson.loads(state_written(match, seat, words, log_from))
    return state


def state_written(match: Match, seat: int, words: Words, log_from: int = 0, ahead: bool = False) -> bytes:
    """The same as it goes over the wire; with `ahead`, for one who answers ahead what can be.

    But for the log it is the same for all who look through the same eyes, until something happens. It is kept as one
    text: thousands of small pieces, alive for a move, would be gone through by the collector again and again.
    """
    known = (seat, words.language, ahead)
    if known not in match.told:
        state = _state_but_log(match, seat, words)
        match.told[known] = write_json({**state, **_asked_ahead(match, seat, words)} if ahead else state)
    lines = write_json(log(match, seat, words)[log_from:])
    return b'%b,"log_from":%d,"log":%b}' % (match.told[known][:-1], log_from, lines)


def _state_but_log(match: Match, seat: int, words: Words) -> Data:
    prompt, rule = _prompt(match, seat, words)
    return {
        **brief(match, seat),
        "format": match.terms.format,
        "settings": public_settings(match),
        "view": None if match.position is None else match.seen(seat),
        "prompt": prompt,
        "prompt_rule": rule,
        "actions": actions(match, seat, words),
        "refused": refused(match, seat, words),
        "clock": match.clocks and match.clocks.plain(),
        "terms": terms(match, words),
        "seats": [seat_shown(match, number, seat) for number in range(len(match.seats))],
        "stops": stops(match, seat),
        "commitment": match.commitment,
        "proof": _proof(match),
    }


def _asked_ahead(match: Match, seat: int, words: Words) -> Data:
    """What a state says otherwise to one who waits and may answer ahead, or has."""
    kept = match.ahead.get(seat, ()) if seat >= 0 and match.decider != seat else ()
    dream = asked_ahead(match, seat)
    if dream is None:
        told: Data = (
            {"prompt": _in_row(words, _prompt(match, seat, words)[0], "table-ahead-done")} if kept else {}
        )
    else:
        message = match.game.prompt(dream.record, seat)
        told = {
            "decision": NUMBERED + len(kept),
            "view": dream.view(seat),
            "prompt": _in_row(words, tell(match, seat, words, message), "table-ahead"),
            "prompt_rule": message.rule,
            "actions": _actions_at(match, dream, dream.legal(), seat, words),
            "refused": [],
        }
    return {**told, "may_undo": True} if kept else told


def _in_row(words: Words, sentence: str, name: str) -> str:
    """A sentence and another one behind it."""
    return sentence + words.text("list-sentences").strip("|") + words.text(name)


def brief(match: Match, seat: int) -> Data:
    """The same without words and board: enough for a program that keeps its own record of the match."""
    return {
        "match": match.name,
        "game": match.game.name,
        "status": match.status,
        "seat": seat,
        "holds": [] if seat < 0 else match.seats_held(match.seats[seat].holder),
        "decision": match.decision,
        "step": match.step,
        "decider": match.decider,
        "since": match.opened,
        "actions": match.legal if match.decider == seat >= 0 else [],
        "offers": _offers(match, seat),
        "may_offer_draw": match.status == "playing" and seat >= 0 and bool(match.answerers(seat)),
        "may_undo": seat >= 0 and match.offers.undo is None and match.undo_to(seat) is not None,
        "result": result_of(match),
        "rematch": match.rematch or None,
        "rematch_by": match.rematch_by if match.rematch else None,
    }


def public_settings(match: Match) -> Data:
    """The settings that everybody may know: those with fixed choices. Decks are free text, and their owner's."""
    options = match.game.format(match.terms.format).options
    return {option.name: match.terms.settings[option.name] for option in options if option.choices}


def actions(match: Match, seat: int, words: Words) -> list[Data]:
    """What a seat may do now: the number to send, and verb, source, target and text to offer it by.

    What makes an action special (`usual`, `weighty`, `tray`, `ways`) is told only of those that are.
    """
    if seat < 0 or match.decider != seat:
        return []
    assert match.position is not None
    return _actions_at(match, match.position, match.legal, seat, words)


def _actions_at(
    match: Match, position: Position, legal: Sequence[int], seat: int, words: Words
) -> list[Data]:
    record, found = position.record, []
    explained = {action: position.explain(action) for action in legal}
    offers = match.offered(position, explained)
    for action, told in explained.items():
        message = match.game.describe(record, action)
        key = _key(message, match, seat)
        text = _said(words, "", key, message, match, seat)
        has_short = words.has_form(message.name, "short")
        found.append(
            {
                "action": action,
                "verb": told.verb,
                "source": told.source,
                "target": told.target,
                "text": text,
                "short": _said(words, "short", key, message, match, seat) if has_short else text,
                "rule": message.rule,
            }
        )
        if action in offers:
            found[-1] |= offers[action].plain()
    return found


def refused(match: Match, seat: int, words: Words) -> list[Data]:
    """What a seat that decides may wonder why it can't do, and why not."""
    if seat < 0 or match.decider != seat:
        return []
    assert match.position is not None
    record, legal, found = match.position.record, set(match.legal), []
    for action in match.game.wondered(record, seat):
        if action not in legal:
            told, message = match.position.explain(action), match.game.refuse(record, action)
            text = tell(match, seat, words, message)
            found.append({"verb": told.verb, "source": told.source, "text": text, "rule": message.rule})
    return found


def log(match: Match, seat: int, words: Words) -> list[Data]:
    """The lines of the log so far as a seat may know them; not to be changed by who asks."""
    lines = match.lines_of(seat)
    spoken = match.spoken.setdefault((seat, words.language), [])
    for line in lines[len(spoken) :]:
        spoken.append(
            {
                "step": line.step,
                "decision": line.decision,
                "text": tell(match, seat, words, line.message),
                "rule": line.message.rule,
                "drawn": match.game.drawn(line.message),
            }
        )
    return spoken


def _prompt(match: Match, seat: int, words: Words) -> tuple[str, str]:
    if match.result is not None and match.result.reason != "rules":
        return ending(match, words), ""
    if match.position is None:
        return words.text("table-waiting"), ""
    assert match.position is not None
    message = match.game.prompt(match.position.record, seat)
    return tell(match, seat, words, message), message.rule


def ending(match: Match, words: Words) -> str:
    """How a match has ended that the rules did not end."""
    assert match.result is not None
    seat = match.result.seat
    if match.parted:
        return _parting(match, words)
    if match.result.reason == "agreed":
        return words.text("table-over-agreed")
    if match.result.reason == "long":
        return words.text("table-over-long", most=match.game.longest)
    if seat < 0:
        return words.text("table-over-unplayed")
    name = match.seats[seat].name or words.text("table-seat", number=seat + 1)
    return words.text(f"table-over-{match.result.reason}", name=name)


def _parting(match: Match, words: Words) -> str:
    """Why a match that was kept can't be followed any farther."""
    then, now = match.terms.rules, match.game.rules_version
    name = "damaged" if match.is_of_today else "parted" if then else "parted-unknown"
    return words.text(f"table-over-{name}", then=then, now=now, left=match.entries[-1].data["left"])


def seat_shown(match: Match, number: int, watcher: int) -> Data:
    """A seat as everybody may know it; for its own holder with its settings."""
    place = match.seats[number]
    shown: Data = {
        "seat": number,
        "kind": place.kind,
        "name": place.name,
        "level": place.level,
        "joined": place.joined or not place.is_person,
        "open": place.is_person and not place.joined and not place.holder,
        "you": number == watcher,
    }
    if number == watcher:
        shown["automatic"] = place.automatic
    return shown


def stops(match: Match, seat: int) -> Data | None:
    """Where a seat's own person is asked, and whether the present window is passed for them; nobody else is told."""
    if seat < 0 or not match.game.windows.names:
        return None
    return {
        "mode": match.mode_of(seat),
        "at": list(match.stops_of(seat).at),
        "names": list(match.game.windows.names),
        "passing": match.decider == seat and match.automatic_answer() is not None,
        "until": match.passing[seat].until if seat in match.passing else None,
        "may_pass": match.result is None and match.position is not None and match.may_pass(seat),
    }


UNITS = (("days", DAY), ("hours", 3600.0), ("minutes", 60.0), ("seconds", 1.0))


def terms(match: Match, words: Words) -> Data:
    """What can cost a seat the match beside the rules of the game: as numbers, and in words."""
    silence, clock = match.terms.silence, match.terms.clock
    told, clock_told = [], ""
    if silence is not None:
        told.append(Message("table-terms-silence", {"time": _length(silence)}))
    if clock is not None:
        times = {"time": _length(clock.seconds), "more": _length(clock.increment)}
        adding = "-adding" if clock.kind == "bank" and clock.increment else ""
        told.append(Message(f"table-terms-clock-{clock.kind}{adding}", times))
        clock_told = say(words, told[-1])
    if match.terms.seed is not None:
        told.append(Message("table-seed-chosen"))
    return {
        "silence": silence,
        "clock": match.terms.plain()["clock"],
        "clock_told": clock_told,
        "told": [say(words, line) for line in told],
    }


def _length(seconds: float) -> Message:
    """A time in the largest unit that tells it without a rest."""
    whole = int(seconds)
    fits = (found for found in UNITS if whole >= found[1] and whole % found[1] == 0)
    unit, size = next(fits, UNITS[-1])
    return Message(f"table-time-{unit}", {"count": int(whole // size)})


def _offers(match: Match, seat: int) -> Data:
    """What is asked, by which seat, and whether this seat is to answer."""
    return {
        name: None
        if asked is None
        else {"seat": asked, "answer": seat >= 0 and seat in match.other_persons(asked)}
        for name, asked in (("draw", match.offers.draw), ("undo", match.offers.undo))
    }


def result_of(match: Match) -> Data | None:
    result = match.result
    if result is None:
        return None
    return {"returns": list(result.returns), "reason": result.reason, "seat": result.seat}


def _proof(match: Match) -> Data | None:
    """After the end: what the shuffles came from."""
    if not match.is_open or match.position is None:
        return None
    chosen = match.terms.seed is not None
    return {"secret": match.secret, "salts": match.salts, "seed": match.seed, "chosen": chosen}


def eyes(match: Match, holder: str, wanted: int | None) -> int:
    """The seat through whose eyes a person looks: one held, by choice the deciding one; without a seat, a spectator."""
    held = match.seats_held(holder)
    if wanted is not None and wanted in held:
        return wanted
    if not held or wanted == SPECTATOR:
        return SPECTATOR
    return match.decider if match.decider in held else held[0]
