"""What is asked now, of whom and why, as messages of the Fluent files; for those who wait: for whom, and what for.
What a waiting seat hears names nothing but the kind of the decision, so it learns nothing by it."""

from wartable.games.shadespire.pending import Asked, Pending, pending
from wartable.games.shadespire.phrases import (
    Arguments,
    dice_of_act,
    hyphened,
    name_of_board,
    name_of_card,
    name_of_fighter,
    name_of_seat,
    name_of_weapon,
)
from wartable.games.shadespire.pieces import hex_name
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.attack import ATTACK_ROLL, DEFENCE_ROLL
from wartable.games.shadespire.rules.harm import pending_damage
from wartable.games.shadespire.state import ACTIVATIONS, NOTHING, Act, Doing, Going, Trigger
from wartable.games.shadespire.terms import Target
from wartable.kernel.contract import Message
from wartable.kernel.frames import B

# The rule that each kind of decision stands under.
RULE_OF = {
    Asked.BOARD: "SHA-28",
    Asked.BOARD_BESIDE: "SHA-180",
    Asked.BOARD_PLACE: "SHA-29",
    Asked.TOKEN: "SHA-39",
    Asked.REDRAW: "SHA-50",
    Asked.FIRST_TO_PLACE: "SHA-55",
    Asked.FIRST_TO_ACTIVATE: "SHA-63",
    Asked.DEPLOY: "SHA-56",
    Asked.DEPLOY_TO: "SHA-57",
    Asked.OPENING: "SHA-65",
    Asked.ACTIVATION: "SHA-69",
    Asked.GRANTED_ACTIVATION: "SHA-109",
    Asked.SWAP: "SHA-73",
    Asked.MOVE: "SHA-75",
    Asked.WEAPON: "SHA-119",
    Asked.TARGET: "SHA-119",
    Asked.SWEEP: "SHA-123",
    Asked.DRIVE: "SHA-143",
    Asked.PUSH: "SHA-147",
    Asked.REACTION: "SHA-111",
    Asked.POWER_STEP: "SHA-94",
    Asked.END_UPGRADES: "SHA-164",
    Asked.CHOICE: "SHA-98",
    Asked.UPGRADE: "SHA-100",
    Asked.UPGRADE_TO: "SHA-103",
    Asked.DISCARD_OBJECTIVES: "SHA-164",
    Asked.DISCARD_POWERS: "SHA-164",
    Asked.RAISE: "SHA-156",
    Asked.RETURN: "SHA-156",
    Asked.REROLL_ATTACK: "SHA-23",
    Asked.REROLL_DEFENCE: "SHA-23",
    Asked.GAMBIT: "SHA-124",
    Asked.ALL_OUT: "SHA-120",
    Asked.COMMAND: "SHA-108",
    Asked.MISCHIEF: "SHA-98",
    Asked.TOKEN_TO: "SHA-98",
    Asked.SHIFT: "SHA-147",
    Asked.SWITCH: "SHA-65",
    Asked.STRIDE: "SHA-147",
    Asked.DRAW_UP_TO: "W-14",
    Asked.HEAL_UP_TO: "W-14",
}


def rule_of(due: Pending) -> str:
    """The rule that the decision stands under."""
    if due.how == Going.CHARGE:
        return "SHA-81"
    return "SHA-108" if due.limited else "SHA-106" if due.draws else RULE_OF[due.asked]


def prompt(g: Record, seat: int) -> Message:
    """What is asked now and why; for a seat that waits: for whom, and what for."""
    due = pending(g)
    if due.asked == Asked.NOTHING:
        return Message("sha-prompt-over")
    if due.seat != seat:
        doing = Message(f"sha-doing-{due.asked.value}")
        waiting = {"name": name_of_seat(g, due.seat, seat), "doing": doing}
        return Message("sha-prompt-waiting", waiting, RULE_OF[due.asked])
    return Message(f"sha-prompt-{_name(due)}", _about(g, due), rule_of(due))


def _name(due: Pending) -> str:
    """The kinds of decision that have several sentences, and all others."""
    if due.asked == Asked.GRANTED_ACTIVATION and due.limited:
        return "granted-move-or-attack"
    if due.asked == Asked.WEAPON and due.aim != NOTHING:
        return "weapon-against"
    if due.asked == Asked.CHOICE and due.optional:
        return "choice-or-none"
    if due.asked == Asked.SHIFT and due.optional:
        return "shift-or-none"
    return due.asked.value


def wanted(target: Target) -> Message:
    """What is to be chosen for a card."""
    return Message(f"sha-wanted-{hyphened(target.name)}")


def _about(g: Record, due: Pending) -> Arguments:
    """What the prompts speak of; each takes what it needs."""
    found: Arguments = {
        "left": due.left,
        "number": due.number,
        "glory": g.glory[due.seat],
        "round": g.round,
        "taken": g.taken[due.seat],
        "most": ACTIVATIONS,
        "card": name_of_card(due.card) if due.card else Message("sha-some-card"),
        "how": hyphened(due.how.name) if due.how is not None else "none",
        "draws": "yes" if due.draws else "no",
        "anywhere": "yes" if due.anywhere else "no",
    }
    for name, fighter in (("fighter", due.fighter), ("aim", due.aim)):
        if fighter != NOTHING:
            found[name] = name_of_fighter(g, fighter, due.seat)
    if due.weapon != NOTHING:
        found["weapon"] = name_of_weapon(due.weapon)
    if due.hex != NOTHING:
        found["hex"] = hex_name(g, due.hex)
    if due.asked == Asked.CHOICE:
        found["wanted"] = wanted(due.target)
    return {**found, **_further(g, due)}


def _further(g: Record, due: Pending) -> Arguments:
    if due.asked == Asked.BOARD:
        return {"number": g.boards + 1, "most": g.seats}
    if due.asked == Asked.BOARD_BESIDE:
        return {"board": name_of_board(due.face)}
    if due.asked == Asked.BOARD_PLACE:
        beside = {"number": due.number + 1, "beside": name_of_board(g.faces[due.number])}
        return {"board": name_of_board(due.face), **beside}
    if due.asked == Asked.REROLL_ATTACK:
        return {"dice": dice_of_act(g, g.acts - 1, ATTACK_ROLL)}
    if due.asked == Asked.REROLL_DEFENCE:
        return {"dice": dice_of_act(g, g.acts - 1, DEFENCE_ROLL)}
    if due.asked == Asked.REACTION:
        assert due.moment is not None
        return {"moment": Message(f"sha-moment-{hyphened(due.moment.name)}", _moment(g, due))}
    return {}


def _moment(g: Record, due: Pending) -> Arguments:
    """What a reaction would answer: the attack with its dice, the damage, the move, the ploy."""
    found: Arguments = {}
    if due.card:
        found["card"] = name_of_card(due.card)
    if due.fighter != NOTHING and due.moment not in (Trigger.PLOY_PLAYED, Trigger.AFTER_PLOY):
        found["fighter"] = name_of_fighter(g, due.fighter, due.seat)
    damage = int(pending_damage(g))
    if damage != NOTHING:
        found["damage"] = g.frames[damage, B]
    for act in range(g.acts):
        if g.act[act, Act.KIND] == Doing.ATTACK:
            found["attacker"] = name_of_fighter(g, g.act[act, Act.FIGHTER], due.seat)
            found["target"] = name_of_fighter(g, g.act[act, Act.TARGET], due.seat)
            found["attack"] = dice_of_act(g, act, ATTACK_ROLL)
            found["defence"] = dice_of_act(g, act, DEFENCE_ROLL)
    return found
