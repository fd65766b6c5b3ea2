"""Shadespire in words: actions as messages of the Fluent files, beside prompts, events and refusals.
Only names of messages and their arguments live here, no text; what is asked is in `prompts`, what can't be in `refusals`."""

from collections.abc import Callable
from typing import Any

from wartable.games.shadespire.declare import TYPE
from wartable.games.shadespire.narration import narrate
from wartable.games.shadespire.pending import Asked, Pending, pending
from wartable.games.shadespire.phrases import (
    Arguments,
    die,
    health,
    joined,
    name_of_board,
    name_of_card,
    name_of_fighter,
    name_of_weapon,
    objective,
    spot,
    who,
)
from wartable.games.shadespire.pieces import ATTACK_SIDES, attack_facts
from wartable.games.shadespire.prompts import prompt, rule_of
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.refusals import refusal
from wartable.games.shadespire.rules.attack import ATTACK_ROLL, DEFENCE_ROLL
from wartable.games.shadespire.rules.setup import BOTH, OBJECTIVES_ONLY, POWERS_ONLY
from wartable.games.shadespire.rules.stats import move_of, wearer
from wartable.games.shadespire.rules.targets import is_fighter_target, is_hex_target
from wartable.games.shadespire.state import (
    ABILITY,
    ATTACK,
    CARD,
    CHARGE,
    DIE,
    DRAW,
    FACE,
    FIGHTER,
    FIGHTERS,
    GUARD,
    HEX,
    MOVE,
    NOTHING,
    NUMBER,
    PASS,
    PLACEMENT,
    SEAT,
    SWAP,
    WEAPON,
    YES,
    Going,
    Type,
)
from wartable.games.shadespire.terms import Target
from wartable.kernel.contract import Message

__all__ = ["describe", "narrate", "prompt", "refuse"]

Said = tuple[str, Arguments]


def describe(g: Record, action: int) -> Message:
    """An action, in words, for the seat that may play it; attribute `short` says it beside its piece."""
    due = pending(g)
    name, arguments = _ACTIONS[due.asked](g, due, action)
    return Message(f"sha-act-{name}", arguments, rule_of(due))


def refuse(g: Record, action: int) -> Message:
    """Why an action is not legal now, with the rule that forbids it."""
    return refusal(g, action, prompt)


def _named(g: Record, due: Pending, fighter: int) -> Arguments:
    return {"fighter": name_of_fighter(g, fighter, due.seat)}


# --- Setting up ---------------------------------------------------------------------------------------------------


def _board(g: Record, due: Pending, action: int) -> Said:
    return "board", {"board": name_of_board(action - FACE)}


def _board_beside(g: Record, due: Pending, action: int) -> Said:
    number = action - NUMBER
    owner = who(g, g.order[number], due.seat)
    return "board-beside", {"number": number + 1, "board": name_of_board(g.faces[number]), **owner}


def _board_place(g: Record, due: Pending, action: int) -> Said:
    return "board-place", {"board": name_of_board(due.face), "join": joined(action - PLACEMENT)}


def _token(g: Record, due: Pending, action: int) -> Said:
    return "token", {"spot": spot(g, action - HEX)}


def _redraw(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "keep-hand", {}
    whats = {OBJECTIVES_ONLY: "objectives", POWERS_ONLY: "powers", BOTH: "both"}
    return "redraw", {"what": whats[action - NUMBER]}


def _first_to_place(g: Record, due: Pending, action: int) -> Said:
    return "first-to-place", who(g, action - SEAT, due.seat)


def _first_to_activate(g: Record, due: Pending, action: int) -> Said:
    return "first-to-activate", who(g, action - SEAT, due.seat)


def _deploy(g: Record, due: Pending, action: int) -> Said:
    return "deploy", _named(g, due, action - FIGHTER)


def _deploy_to(g: Record, due: Pending, action: int) -> Said:
    return "deploy-to", {**_named(g, due, due.fighter), "spot": spot(g, action - HEX)}


# --- Activations --------------------------------------------------------------------------------------------------


def _opening(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "opening-done", {}
    if action >= CARD:
        return "play", {"card": name_of_card(action - CARD)}
    if action >= ABILITY:
        return "switch", _named(g, due, action - ABILITY)
    return "mend", {**_named(g, due, action - FIGHTER), **health(g, action - FIGHTER)}


def _activation(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return ("pass-activation" if due.asked == Asked.ACTIVATION else "decline"), {}
    if action == DRAW:
        return "draw", {"count": g.power_deck[due.seat]}
    if action == SWAP:
        return "swap", {"count": g.objective_deck[due.seat]}
    if action >= CARD:
        fighter = int(wearer(g, due.seat, action - CARD))
        return "use", {**_named(g, due, fighter), "card": name_of_card(action - CARD)}
    if action >= ABILITY:
        which, fighter = divmod(action - ABILITY, FIGHTERS)
        return ("raise-ability", "command-ability")[which], _named(g, due, fighter)
    first, name = next(known for known in WITH_FIGHTER if action >= known[0])
    found = _named(g, due, action - first)
    if name in ("move", "charge"):
        going = Going.CHARGE if name == "charge" else Going.MOVE
        found["steps"] = int(move_of(g, action - first, going, 0))
    return name, found


WITH_FIGHTER = ((ATTACK, "attack"), (GUARD, "guard"), (CHARGE, "charge"), (MOVE, "move"))


def _swap(g: Record, due: Pending, action: int) -> Said:
    return "swap-card", {"card": name_of_card(action - CARD)}


def _move(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "stop-move", _named(g, due, due.fighter)
    return "go", {**_named(g, due, due.fighter), "spot": spot(g, action - HEX)}


def _command(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "command-done", {}
    return ("command-charge" if due.how == Going.CHARGE else "command"), _named(g, due, action - FIGHTER)


def _raise(g: Record, due: Pending, action: int) -> Said:
    return "raise", _named(g, due, action - FIGHTER)


def _return(g: Record, due: Pending, action: int) -> Said:
    return "return", {**_named(g, due, due.fighter), "spot": spot(g, action - HEX)}


# --- Attacks ------------------------------------------------------------------------------------------------------


def _weapon(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "no-attack", {}
    facts = attack_facts(g, due.fighter, action - WEAPON)
    return "weapon", {
        "weapon": name_of_weapon(action - WEAPON),
        "range": facts["range"],
        "dice": die(ATTACK_SIDES.index(facts["symbol"]), ATTACK_ROLL, facts["dice"]),
        "damage": facts["damage"],
    }


def _target(g: Record, due: Pending, action: int) -> Said:
    return "target", {**_named(g, due, action - FIGHTER), **health(g, action - FIGHTER)}


def _drive(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "no-drive", _named(g, due, due.fighter)
    return "drive", {**_named(g, due, due.fighter), "spot": spot(g, action - HEX)}


def _push(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "stop-push", _named(g, due, due.fighter)
    return "push", {**_named(g, due, due.fighter), "spot": spot(g, action - HEX)}


def _reroll(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "keep-dice", {}
    kind = DEFENCE_ROLL if due.asked == Asked.REROLL_DEFENCE else ATTACK_ROLL
    place = action - DIE
    return "reroll", {"number": place + 1, "die": die(g.dice[g.acts - 1, kind, place], kind)}


def _gambit(g: Record, due: Pending, action: int) -> Said:
    return ("gambit-succeed" if action == YES else "gambit-fail"), {}


def _all_out(g: Record, due: Pending, action: int) -> Said:
    return ("all-out" if action == YES else "not-all-out"), _named(g, due, due.fighter)


# --- Cards --------------------------------------------------------------------------------------------------------


def _reaction(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "no-reaction", {}
    if action < CARD:
        return "strike-back", _named(g, due, action - FIGHTER)
    card = action - CARD
    fighter, said = int(wearer(g, due.seat, card)), {"card": name_of_card(card)}
    if fighter == NOTHING:
        return "react", said
    return "react-upgrade", {**said, **_named(g, due, fighter)}


def _power_step(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return ("pass-close" if due.left == g.seats - 1 else "pass"), {}
    return _play(g, due, action)


def _end_upgrades(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "upgrades-done", {}
    return _play(g, due, action)


def _play(g: Record, due: Pending, action: int) -> Said:
    said = {"card": name_of_card(action - CARD), "glory": g.glory[due.seat]}
    return ("upgrade" if TYPE[action - CARD] == Type.UPGRADE else "play"), said


def _upgrade(g: Record, due: Pending, action: int) -> Said:
    said = {"card": name_of_card(action - CARD), "glory": g.glory[due.seat]}
    return ("upgrade" if due.cost else "upgrade-free"), said


def _upgrade_to(g: Record, due: Pending, action: int) -> Said:
    return "give", {"card": name_of_card(due.card), **_named(g, due, action - FIGHTER)}


def _discard(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "discards-done", {"number": due.number}
    return "discard", {"card": name_of_card(action - CARD)}


def _choice(g: Record, due: Pending, action: int) -> Said:
    """What a card asks for: a fighter, a hex, a direction, a seat or another card."""
    card = {"card": name_of_card(due.card)}
    if action == PASS:
        return ("no-further-choice" if due.place > 0 else "no-choice"), card
    if is_fighter_target(due.target):
        return "choose-fighter", {**card, **_named(g, due, action - FIGHTER), **health(g, action - FIGHTER)}
    if is_hex_target(due.target):
        return "choose-hex", {**card, "spot": spot(g, action - HEX)}
    if due.target == Target.DIRECTION:
        return "choose-direction", {**card, "way": Message(f"sha-way-{action - NUMBER}")}
    if due.target == Target.OPPONENT:
        return "choose-seat", {**card, **who(g, action - SEAT, due.seat)}
    return "choose-card", {**card, "chosen": name_of_card(action - CARD)}


# --- What few cards ask for ---------------------------------------------------------------------------------------


def _mischief(g: Record, due: Pending, action: int) -> Said:
    return "pick-token", {"objective": objective(g, g.token[action - HEX])}


def _token_to(g: Record, due: Pending, action: int) -> Said:
    return "move-token", {"number": due.number, "spot": spot(g, action - HEX)}


def _switch(g: Record, due: Pending, action: int) -> Said:
    return "switch-with", {"objective": objective(g, g.token[action - HEX])}


def _shift(g: Record, due: Pending, action: int) -> Said:
    if action == PASS:
        return "shift-done", {}
    return "shift", _named(g, due, action - FIGHTER)


def _stride(g: Record, due: Pending, action: int) -> Said:
    return "stride", {**_named(g, due, action - FIGHTER), "count": due.left}


def _draw_up_to(g: Record, due: Pending, action: int) -> Said:
    return "draw-up-to", {"count": _count(action)}


def _heal_up_to(g: Record, due: Pending, action: int) -> Said:
    return "heal-up-to", {**_named(g, due, due.fighter), "count": _count(action)}


def _count(action: int) -> int:
    """How many, where that is asked; none is a pass."""
    return 0 if action == PASS else action - NUMBER


_ACTIONS: dict[Asked, Callable[[Any, Pending, int], Said]] = {
    Asked.BOARD: _board,
    Asked.BOARD_BESIDE: _board_beside,
    Asked.BOARD_PLACE: _board_place,
    Asked.TOKEN: _token,
    Asked.REDRAW: _redraw,
    Asked.FIRST_TO_PLACE: _first_to_place,
    Asked.FIRST_TO_ACTIVATE: _first_to_activate,
    Asked.DEPLOY: _deploy,
    Asked.DEPLOY_TO: _deploy_to,
    Asked.OPENING: _opening,
    Asked.ACTIVATION: _activation,
    Asked.GRANTED_ACTIVATION: _activation,
    Asked.SWAP: _swap,
    Asked.MOVE: _move,
    Asked.WEAPON: _weapon,
    Asked.TARGET: _target,
    Asked.SWEEP: _target,
    Asked.DRIVE: _drive,
    Asked.PUSH: _push,
    Asked.REACTION: _reaction,
    Asked.POWER_STEP: _power_step,
    Asked.END_UPGRADES: _end_upgrades,
    Asked.CHOICE: _choice,
    Asked.UPGRADE: _upgrade,
    Asked.UPGRADE_TO: _upgrade_to,
    Asked.DISCARD_OBJECTIVES: _discard,
    Asked.DISCARD_POWERS: _discard,
    Asked.RAISE: _raise,
    Asked.RETURN: _return,
    Asked.REROLL_ATTACK: _reroll,
    Asked.REROLL_DEFENCE: _reroll,
    Asked.GAMBIT: _gambit,
    Asked.ALL_OUT: _all_out,
    Asked.COMMAND: _command,
    Asked.MISCHIEF: _mischief,
    Asked.TOKEN_TO: _token_to,
    Asked.SHIFT: _shift,
    Asked.SWITCH: _switch,
    Asked.STRIDE: _stride,
    Asked.DRAW_UP_TO: _draw_up_to,
    Asked.HEAL_UP_TO: _heal_up_to,
}
