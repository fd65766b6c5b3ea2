"""Why an action is not legal now, with the number of the rule that forbids it.
One function a kind of action; each gives the first reason that a player would name."""

from collections.abc import Callable
from typing import Any

from wartable.games.shadespire.declare import ONLY, RESTRICTED, TYPE, WEAPON_LIST
from wartable.games.shadespire.narration import RULE_OF_END
from wartable.games.shadespire.pending import Asked, Pending, pending
from wartable.games.shadespire.phrases import (
    name_of_card,
    name_of_fighter,
    name_of_weapon,
)
from wartable.games.shadespire.prompts import rule_of
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.attack import ATTACK_ROLL, DEFENCE_ROLL
from wartable.games.shadespire.rules.field import DIRECTIONS, within
from wartable.games.shadespire.rules.lasting import range_of
from wartable.games.shadespire.rules.setup import CORE_FACES
from wartable.games.shadespire.rules.sight import is_barred, may_use_arm
from wartable.games.shadespire.rules.stats import has_arm, on_field
from wartable.games.shadespire.rules.striking import PISTOLS
from wartable.games.shadespire.rules.targets import has_wearer, is_fighter_target, is_hex_target
from wartable.games.shadespire.state import (
    ACTIONS,
    CARD,
    DIE,
    FACE,
    FIGHTER,
    HEX,
    MODELS,
    MOVE,
    NOTHING,
    NUMBER,
    PASS,
    PLACEMENT,
    SEAT,
    WEAPON,
    Going,
    Reason,
    Striking,
    Type,
    Way,
)
from wartable.games.shadespire.terms import Target
from wartable.games.shadespire.unplayable import (
    in_hand,
    not_wanted,
    refuse_activation,
    refuse_opening,
    refuse_play,
    refuse_reaction,
    stays,
    told,
)
from wartable.games.shadespire.unreachable import refuse_hex
from wartable.kernel.contract import Message
from wartable.kernel.frames import D

Prompt = Callable[[Any, int], Message]
Reasons = dict[Asked, Callable[[Any, Pending, int], Message | None]]


def refusal(g: Record, action: int, prompt: Prompt) -> Message:
    """The reason why an action is not legal now; `prompt` says what is asked instead."""
    due = pending(g)
    if due.asked == Asked.NOTHING:
        return told("over", RULE_OF_END[Reason(g.reason)])
    if not 0 <= action < ACTIONS or action == CARD:
        return Message("sha-refuse-unknown", {"action": action})
    if action == PASS:
        return told("must-decide", rule_of(due), asked=prompt(g, due.seat))
    return _reason(g, due, action) or told("other-decision", rule_of(due), asked=prompt(g, due.seat))


def _reason(g: Record, due: Pending, action: int) -> Message | None:
    if due.asked in (Asked.ACTIVATION, Asked.GRANTED_ACTIVATION):
        return refuse_activation(g, due, action)
    if due.asked == Asked.OPENING:
        return refuse_opening(g, due, action)
    if action > CARD:
        return _CARDS[due.asked](g, due, action - CARD) if due.asked in _CARDS else None
    if action >= WEAPON:
        return _weapon(g, due, action - WEAPON)
    if action >= PLACEMENT:
        return told("covers-board", "SHA-29") if due.asked == Asked.BOARD_PLACE else None
    if action >= HEX:
        return refuse_hex(g, due, action - HEX)
    if action >= MOVE:
        return None
    if action >= FIGHTER:
        return _fighter(g, due, action - FIGHTER)
    return _number(g, due, action)


def _named(g: Record, due: Pending, fighter: int) -> Message:
    return name_of_fighter(g, fighter, due.seat)


# --- Fighters -----------------------------------------------------------------------------------------------------


def _fighter(g: Record, due: Pending, fighter: int) -> Message | None:
    if due.asked not in _FIGHTERS:
        return None
    if g.kind[fighter] == 0:
        return told("no-fighter", "SHA-6")
    return _FIGHTERS[due.asked](g, due, fighter)


def _foreign(g: Record, due: Pending, fighter: int) -> Message | None:
    """Somebody else's fighter."""
    if fighter // MODELS == due.seat:
        return None
    return told("not-yours", rule_of(due), fighter=_named(g, due, fighter))


def _fallen(g: Record, due: Pending, fighter: int, rule: str) -> Message | None:
    return None if on_field(g, fighter) else told("out", rule, fighter=_named(g, due, fighter))


def _deploy(g: Record, due: Pending, fighter: int) -> Message:
    return _foreign(g, due, fighter) or told("deployed", "SHA-56", fighter=_named(g, due, fighter))


def _target(g: Record, due: Pending, fighter: int) -> Message:
    """SHA-119, SHA-129."""
    name, reach = _named(g, due, fighter), range_of(g, due.seat, due.fighter, due.weapon, 0)
    if fighter // MODELS == due.seat or fighter == due.fighter:
        return told("friend", "SHA-119", fighter=name)
    if not on_field(g, fighter):
        return told("out", "SHA-153", fighter=name)
    said = {"fighter": name, "weapon": name_of_weapon(due.weapon), "range": int(reach)}
    if not within(g, g.hex[due.fighter], g.hex[fighter], reach):
        return told("out-of-range", "SHA-119", **said)
    return told("no-sight", "SHA-129", **said)


def _sweep(g: Record, due: Pending, fighter: int) -> Message:
    return told("not-in-sweep", "SHA-123", fighter=_named(g, due, fighter))


def _strike_back(g: Record, due: Pending, fighter: int) -> Message:
    return told("no-printed-reaction", "SHA-111", fighter=_named(g, due, fighter))


def _chosen_fighter(g: Record, due: Pending, fighter: int) -> Message | None:
    return not_wanted(due, _named(g, due, fighter)) if is_fighter_target(due.target) else None


def _upgrade_to(g: Record, due: Pending, fighter: int) -> Message:
    """SHA-103 to SHA-105."""
    found = _foreign(g, due, fighter) or _fallen(g, due, fighter, "SHA-104")
    if found is not None:
        return found
    said = {"fighter": _named(g, due, fighter), "card": name_of_card(due.card)}
    if RESTRICTED[due.card] and not ONLY[due.card, g.kind[fighter]]:
        return told("not-named", "SHA-103", **said)
    return told("no-weapons", "SHA-105", **said)


def _raise(g: Record, due: Pending, fighter: int) -> Message:
    """SHA-156."""
    name = _named(g, due, fighter)
    return _foreign(g, due, fighter) or told(
        "not-raised" if g.out[fighter] else "not-out", "SHA-156", fighter=name
    )


def _command(g: Record, due: Pending, fighter: int) -> Message:
    """SHA-109: another friendly fighter that has neither moved nor charged."""
    name = _named(g, due, fighter)
    if due.fighter not in (NOTHING, fighter):
        return told("only", "SHA-108", fighter=_named(g, due, due.fighter))
    if fighter == due.aim:
        return told("commander", "SHA-109", fighter=name)
    found = _foreign(g, due, fighter) or _fallen(g, due, fighter, "SHA-153")
    if found is not None:
        return found
    if g.charged[fighter]:
        return told("charged", "SHA-72", fighter=name)
    if g.moved[fighter]:
        return told("moved", "SHA-78", fighter=name)
    return (
        told("no-charge", "SHA-81", fighter=name) if due.how == Going.CHARGE else stays(g, fighter, due.seat)
    )


def _shift(g: Record, due: Pending, fighter: int) -> Message:
    found = _fallen(g, due, fighter, "SHA-153")
    return found or told("not-shifted", "SHA-147", fighter=_named(g, due, fighter))


def _stride(g: Record, due: Pending, fighter: int) -> Message | None:
    return _foreign(g, due, fighter) or _fallen(g, due, fighter, "SHA-153")


_FIGHTERS: Reasons = {
    Asked.DEPLOY: _deploy,
    Asked.TARGET: _target,
    Asked.SWEEP: _sweep,
    Asked.REACTION: _strike_back,
    Asked.CHOICE: _chosen_fighter,
    Asked.UPGRADE_TO: _upgrade_to,
    Asked.RAISE: _raise,
    Asked.COMMAND: _command,
    Asked.SHIFT: _shift,
    Asked.STRIDE: _stride,
}


# --- Cards, weapons, numbers --------------------------------------------------------------------------------------


def _of_hand(g: Record, due: Pending, card: int) -> Message:
    """SHA-164: a card of the wrong kind, or one that is not there."""
    name = name_of_card(card)
    if not in_hand(g, due.seat, card):
        return told("not-in-hand", rule_of(due), card=name)
    return told("other-kind", rule_of(due), card=name)


def _upgrade(g: Record, due: Pending, card: int) -> Message:
    if in_hand(g, due.seat, card) and TYPE[card] == Type.UPGRADE and not has_wearer(g, due.seat, card):
        return told("nobody-may-have", "SHA-103", card=name_of_card(card))
    return _of_hand(g, due, card)


def _chosen_card(g: Record, due: Pending, card: int) -> Message | None:
    other = is_fighter_target(due.target) or is_hex_target(due.target)
    if other or due.target in (Target.DIRECTION, Target.OPPONENT):
        return None
    return not_wanted(due, name_of_card(card))


_CARDS: Reasons = {
    Asked.POWER_STEP: refuse_play,
    Asked.END_UPGRADES: refuse_play,
    Asked.REACTION: refuse_reaction,
    Asked.SWAP: _of_hand,
    Asked.DISCARD_OBJECTIVES: _of_hand,
    Asked.DISCARD_POWERS: _of_hand,
    Asked.UPGRADE: _upgrade,
    Asked.CHOICE: _chosen_card,
}


def _weapon(g: Record, due: Pending, weapon: int) -> Message | None:
    """SHA-108, SHA-119, O-02."""
    if due.asked != Asked.WEAPON or weapon >= len(WEAPON_LIST):
        return None
    said = {"weapon": name_of_weapon(weapon), "fighter": _named(g, due, due.fighter)}
    if not has_arm(g, due.fighter, weapon):
        return told("no-such-attack", "SHA-119", **said)
    if is_barred(g, due.fighter):
        return told("barred", "SHA-107", **said)
    if not may_use_arm(g, due.fighter, weapon, due.how or Striking.ACTIVATION):
        return told("reaction-attack", "O-02", **said)
    if due.aim != NOTHING:
        return told("aim-out-of-reach", "SHA-119", **said, target=_named(g, due, due.aim))
    if g.frames[g.depth - 1, D] == PISTOLS:
        return told("only-pistols", "SHA-108", **said)
    return told("weapon-no-target", "SHA-119", **said)


def _number(g: Record, due: Pending, action: int) -> Message | None:
    """Dice, boards, seats and other things by their number."""
    if action >= DIE:
        return _die(g, due, action - DIE)
    if action >= FACE:
        core = due.asked == Asked.BOARD and g.format == Way.CORE and action - FACE >= CORE_FACES
        return told("not-in-core", "SHA-28") if core else None
    if action >= SEAT:
        return _seat(g, due, action - SEAT)
    if due.asked == Asked.BOARD_BESIDE and action >= NUMBER:
        return told("no-room" if action - NUMBER < g.boards else "no-board", "SHA-29")
    if due.asked == Asked.CHOICE and due.target == Target.DIRECTION and action >= NUMBER:
        return told("no-direction", "SHA-8", count=DIRECTIONS)
    if due.asked in (Asked.DRAW_UP_TO, Asked.HEAL_UP_TO) and action > NUMBER:
        return told("too-many", "W-14", most=due.left)
    return None


def _die(g: Record, due: Pending, die: int) -> Message | None:
    """SHA-23."""
    if due.asked not in (Asked.REROLL_ATTACK, Asked.REROLL_DEFENCE):
        return None
    kind = DEFENCE_ROLL if due.asked == Asked.REROLL_DEFENCE else ATTACK_ROLL
    there = die < g.dice_count[g.acts - 1, kind]
    return told("rerolled" if there else "no-die", "SHA-23", number=die + 1)


def _seat(g: Record, due: Pending, seat: int) -> Message | None:
    if due.asked in (Asked.FIRST_TO_PLACE, Asked.FIRST_TO_ACTIVATE):
        return told("no-seat", rule_of(due), number=seat + 1)
    if due.asked == Asked.CHOICE and due.target == Target.OPPONENT:
        return told("no-opponent", "SHA-98", card=name_of_card(due.card))
    return None
