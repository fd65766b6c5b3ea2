"""Invictus in words: actions, events and prompts as messages of the Fluent files.
Only names of messages and their arguments live here, no text; why something can't be done is in `refusals`."""

from wartable.games.invictus.cards import FIRST_LEADER, KEYS
from wartable.games.invictus.narration import narrate
from wartable.games.invictus.pending import Asked, Pending, card_key, pending, support_key
from wartable.games.invictus.phrases import (
    Arguments,
    foretold,
    name_of_card,
    name_of_place,
    name_of_seat,
    who,
)
from wartable.games.invictus.pieces import facts, outcome
from wartable.games.invictus.record import Record
from wartable.games.invictus.refusals import RULE_OF, refusal
from wartable.games.invictus.rules.areas import team_of
from wartable.games.invictus.rules.support import Choice
from wartable.games.invictus.state import NOTHING
from wartable.games.invictus.view import explain, struck
from wartable.kernel.contract import Action, Message

# --- Actions ------------------------------------------------------------------------------------------


def describe(g: Record, action: int) -> Message:
    """An action, in words, for the seat that may play it; attribute `short` says it beside its card."""
    due, told = pending(g), explain(g, action)
    name, arguments = _ACTIONS[told.verb](g, due, told)
    return Message(f"act-{name}", arguments, RULE_OF[due.asked])


__all__ = ["describe", "narrate", "prompt", "refuse"]

Said = tuple[str, Arguments]


def _card(told: Action) -> Message:
    assert told.source is not None
    return name_of_card(told.source["card"])


def _cell(due: Pending, told: Action) -> Message:
    assert told.target is not None
    return name_of_place(told.target["cell"], due.seat)


def _end_turn(g: Record, due: Pending, told: Action) -> Said:
    return "end-turn", {}


def _pass(g: Record, due: Pending, told: Action) -> Said:
    return f"pass-{due.asked.value}", {}


def _support(g: Record, due: Pending, told: Action) -> Said:
    assert told.source is not None
    kind = KEYS.index(told.source["card"])
    if kind >= FIRST_LEADER:
        return "support-leader", {"card": _card(told)}
    return "support", {"card": _card(told), "effect": Message(f"support-{KEYS[kind]}")}


def _answer(g: Record, due: Pending, told: Action) -> Said:
    assert told.source is not None
    kind = KEYS.index(told.source["card"])
    timing = "block" if due.asked == Asked.BLOCK else "negate"
    given = [support["support"] for support in facts(g, kind)["supports"] if support["timing"] == timing]
    return timing, {"card": _card(told), "effect": Message(f"support-{given[0]}")}


def _enter(g: Record, due: Pending, told: Action) -> Said:
    assert told.source is not None
    kind = KEYS.index(told.source["card"])
    mine = g.colours[due.seat, kind % 5]
    colour = Message(f"colour-{facts(g, kind)['colour']}")
    return "enter", {"card": _card(told), "colour": colour, "before": mine, "after": mine + 1}


def _march(g: Record, due: Pending, told: Action) -> Said:
    assert told.target is not None
    standing = told.target["card"]
    arguments: Arguments = {"place": _cell(due, told), "occupied": "no" if standing is None else "yes"}
    if standing is not None:
        arguments["leaving"] = name_of_card(standing)
    if told.source is None:
        return "march-hand", arguments
    arguments["card"] = _card(told)
    return ("march-card" if due.asked == Asked.MARCH_CARD else "march-queue"), arguments


def _attack(g: Record, due: Pending, told: Action) -> Said:
    assert told.source is not None
    targets = [
        Message(
            "act-attack-target",
            {
                "card": name_of_card(target["card"]),
                "place": name_of_place(target["cell"], due.seat),
                "outcome": foretold(target["outcome"]),
            },
        )
        for target in struck(g, due.seat, told.source["cell"])
    ]
    place = name_of_place(told.source["cell"], due.seat)
    return "attack", {"card": _card(told), "place": place, "value": told.source["attack"], "targets": targets}


def _strike(g: Record, due: Pending, told: Action) -> Said:
    assert told.target is not None
    victim = name_of_card(told.target["card"])
    forecast = foretold(told.target["outcome"])
    return "strike", {"card": _card(told), "target": victim, "place": _cell(due, told), "outcome": forecast}


def _choose_card(g: Record, due: Pending, told: Action) -> Said:
    return f"choose-{due.choice.name.lower().replace('_', '-')}", {"card": _card(told)}


def _choose_cell(g: Record, due: Pending, told: Action) -> Said:
    assert told.target is not None
    arguments: Arguments = {"place": _cell(due, told)}
    if due.asked == Asked.FRONT_CELL:
        return "front-cell", arguments
    if told.target["card"] is not None:
        arguments["card"] = name_of_card(told.target["card"])
    if "outcome" in told.target:
        arguments["outcome"] = foretold(told.target["outcome"])
    if due.choice == Choice.EMPTY_CELL and due.support is not None:
        arguments["card"] = name_of_card(card_key(g, due.support.first))
    if due.choice == Choice.OTHER_OWN_CARD and due.support is not None:
        arguments["other"] = name_of_card(card_key(g, g.field[team_of(due.seat), due.support.first]))
    return f"choose-{due.choice.name.lower().replace('_', '-')}", arguments


def _place_decoy(g: Record, due: Pending, told: Action) -> Said:
    return "decoy-cell", {"card": _card(told), "place": _cell(due, told)}


def _deploy(g: Record, due: Pending, told: Action) -> Said:
    return "deploy", {"card": _card(told), "place": _cell(due, told)}


def _with_card(g: Record, due: Pending, told: Action) -> Said:
    assert told.source is not None
    key = told.source["card"]
    arguments: Arguments = {"card": name_of_card(key)}
    if told.verb == "keep-leader":
        numbers = facts(g, KEYS.index(key))
        arguments.update(attack=numbers["attack"], active=numbers["health"]["active"])
        arguments["rested"] = numbers["health"]["rested"]
    if told.verb in ("leave-out", "take"):
        arguments["count"] = g.pool[due.seat, KEYS.index(key)]
    if told.verb == "open-with":
        arguments["count"] = sum(
            g.deck[due.seat, place] == KEYS.index(key) for place in range(g.deck_left[due.seat])
        )
    return told.verb, arguments


def _copy(g: Record, due: Pending, told: Action) -> Said:
    assert told.target is not None
    copied = told.target["support"]
    return "copy", {"card": name_of_card(copied), "effect": Message(f"support-{copied}")}


def _goes_first(g: Record, due: Pending, told: Action) -> Said:
    assert told.source is not None
    return "first-seat", who(g, told.source["seat"], due.seat)


_ACTIONS = {
    "end-turn": _end_turn,
    "pass": _pass,
    "support": _support,
    "block": _answer,
    "negate": _answer,
    "enter": _enter,
    "march": _march,
    "attack": _attack,
    "strike": _strike,
    "choose-card": _choose_card,
    "choose-cell": _choose_cell,
    "take-decoy": _with_card,
    "place-decoy": _place_decoy,
    "deploy": _deploy,
    "queue": _with_card,
    "leave-out": _with_card,
    "take": _with_card,
    "open-with": _with_card,
    "keep-leader": _with_card,
    "copy": _copy,
    "goes-first": _goes_first,
}


# --- Prompts ------------------------------------------------------------------------------------------


def prompt(g: Record, seat: int) -> Message:
    """What is asked now and why; for a seat that waits: for whom, and what for."""
    due = pending(g)
    rule = RULE_OF[due.asked]
    if due.asked == Asked.NOTHING:
        return Message("prompt-over")
    if due.seat != seat:
        doing = Message(f"doing-{due.asked.value}")
        return Message("prompt-waiting", {"name": name_of_seat(g, due.seat, seat), "doing": doing}, rule)
    arguments: Arguments = {"left": due.left, "size": g.deck_size}
    if due.card != NOTHING:
        arguments["card"] = name_of_card(card_key(g, due.card))
    if due.cell != NOTHING:
        arguments["place"] = name_of_place(due.cell, seat)
    if due.asked == Asked.MAIN:
        arguments["state"] = "attacked" if g.attacked else "marched" if g.marched else "fresh"
    if due.strike is not None:
        arguments.update(_about_strike(g, due, seat))
    if due.support is not None:
        arguments.update(who(g, due.support.seat, seat))
        arguments["card"] = name_of_card(card_key(g, due.support.card))
        arguments["effect"] = Message(f"support-{support_key(due.support.which)}")
    name = due.asked.value
    if due.asked == Asked.CHOOSE:
        name = f"choose-{due.choice.name.lower().replace('_', '-')}"
    return Message(f"prompt-{name}", arguments, rule)


def _about_strike(g: Record, due: Pending, seat: int) -> Arguments:
    assert due.strike is not None
    team, strike = team_of(due.strike.seat), due.strike
    found: Arguments = {
        "attacker": name_of_card(card_key(g, g.field[team, strike.cell])),
        "value": strike.value,
    }
    if strike.target != NOTHING:
        found["target"] = name_of_card(card_key(g, g.field[1 - team, strike.target]))
        found["target-place"] = name_of_place(strike.target, seat)
        found["outcome"] = foretold(outcome(g, strike.seat, strike.target, strike.value, True))
    return found


def refuse(g: Record, action: int) -> Message:
    """Why an action is not legal now, with the rule that forbids it."""
    return refusal(g, action, prompt)
