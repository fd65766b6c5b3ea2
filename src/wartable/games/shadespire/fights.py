"""What is going on, for the view of a seat: moves, attacks and ploys, dice, ploys that last, and the chances of attacks.
All of it lies open to every seat; what the rules must try out is tried on a copy of the record."""

from typing import Any

import numpy as np

from wartable.games.shadespire.declare import ASKS
from wartable.games.shadespire.odds import CRITICAL, DAMAGE, DRIVES, KILL, PARTS, SUCCESS, look_at_attack
from wartable.games.shadespire.pending import Asked, Pending, named, pending
from wartable.games.shadespire.pieces import (
    ATTACK_SIDES,
    DEFENCE_SIDES,
    Data,
    arms_of,
    fighters_of,
    key_of,
    or_none,
    weapon_name,
)
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import COLUMNS
from wartable.games.shadespire.rules.attack import ATTACK_ROLL, DEFENCE_ROLL, describe_attack, in_sweep
from wartable.games.shadespire.rules.attack_rolls import attack_dice, shows, target_dice
from wartable.games.shadespire.rules.attack_steps import damage_of
from wartable.games.shadespire.rules.sight import is_foe, reaches_target
from wartable.games.shadespire.rules.stats import beside, is_success, on_field
from wartable.games.shadespire.rules.striking import allowed_arm
from wartable.games.shadespire.rules.success import (
    attack_bits,
    attack_crit_bits,
    defence_bits,
    has_cleave,
    is_trapped,
    supporters_of_attack,
    supporters_of_target,
)
from wartable.games.shadespire.rules.targets import is_fighter_target
from wartable.games.shadespire.state import (
    ACTS,
    LAYOUT,
    MODELS,
    NOTHING,
    Act,
    Doing,
    Effect,
    Going,
    Result,
    Stage,
    Striking,
)
from wartable.kernel.frames import D
from wartable.kernel.record import Records
from wartable.kernel.remembered import remembered


def copy_of(g: Record) -> Any:
    """The same record once more, so that who only looks changes nothing, not even for a moment."""
    return Records(LAYOUT, g.home).copy().proxies[0]


def act_shown(g: Record, act: int) -> Data:
    """A move, an attack, a ploy or another action; the last one is what is going on now."""
    kind = Doing(g.act[act, Act.KIND])
    how = g.act[act, Act.HOW]
    return {
        "kind": named(kind),
        "seat": g.act[act, Act.SEAT],
        "fighter": or_none(g.act[act, Act.FIGHTER]),
        "target": or_none(g.act[act, Act.TARGET]),
        "weapon": or_none(g.act[act, Act.WEAPON]),
        "card": key_of(how) if kind == Doing.PLOY else None,
        "how": named(Going(how))
        if kind == Doing.MOVE
        else named(Striking(how))
        if kind == Doing.ATTACK
        else None,
    }


def attack_shown(g: Record) -> Data | None:
    """The attack that is going on, or that the latest reaction answers."""
    attacks = [act for act in range(g.acts) if g.act[act, Act.KIND] == Doing.ATTACK]
    if not attacks:
        return None
    trial = copy_of(g)
    trial.acts = attacks[-1] + 1  # the rules look at the last act
    return _top_attack(trial, attacks[-1])


def _top_attack(g: Record, act: int) -> Data:
    state = Result(g.act[act, Act.STATE])
    counted = state != Result.OPEN
    support = g.act[act, Act.SUPPORT] if counted else int(supporters_of_attack(g))
    against = g.act[act, Act.SUPPORT_TARGET] if counted else int(supporters_of_target(g))
    more = support - against
    cleave = has_cleave(g, shows(g, ATTACK_ROLL, attack_crit_bits(g)))
    weapon = g.act[act, Act.WEAPON]
    bits, against_bits = attack_bits(g, more) | attack_crit_bits(g), defence_bits(g, -more, cleave)
    return {
        "attacker": g.act[act, Act.FIGHTER],
        "seat": g.act[act, Act.SEAT],
        "target": g.act[act, Act.TARGET],
        "weapon": weapon,
        "name": weapon_name(weapon),
        "how": named(Striking(g.act[act, Act.HOW])),
        "dice": _dice(g, act, ATTACK_ROLL, bits),
        "defence": _dice(g, act, DEFENCE_ROLL, against_bits),
        "counting": [name for side, name in enumerate(ATTACK_SIDES) if is_success(bits, side)],
        "defence_counting": [
            name for side, name in enumerate(DEFENCE_SIDES) if is_success(against_bits, side)
        ],
        "crits": g.act[act, Act.CRITS],
        "hits": g.act[act, Act.HITS],
        "stops": g.act[act, Act.BLOCKS_CRIT],
        "blocks": g.act[act, Act.BLOCKS],
        "supporters": support,
        "target_supporters": against,
        "state": named(state),
        "critical": bool(g.act[act, Act.CRITICAL]),
        "cleave": bool(g.act[act, Act.CLEAVES]) if counted else bool(cleave),
        "trapped": bool(g.act[act, Act.TRAPPED]),
        "damage": g.act[act, Act.DAMAGE] or int(damage_of(g)),
        "dealt": g.act[act, Act.DEALT],
    }


def _dice(g: Record, act: int, kind: int, bits: int) -> list[Data]:
    """The dice of a roll, with whether each counts as a success."""
    names = DEFENCE_SIDES if kind == DEFENCE_ROLL else ATTACK_SIDES
    return [
        {
            "side": names[g.dice[act, kind, die]],
            "counts": bool(is_success(bits, g.dice[act, kind, die])),
            "rerolled": bool(g.rerolled[act, kind, die]),
        }
        for die in range(g.dice_count[act, kind])
    ]


def effect_shown(g: Record, row: int) -> Data:
    """A ploy that lasts."""
    card, chosen = g.effects[row, Effect.CARD], g.effects[row, Effect.FIGHTER]
    about = chosen if is_fighter_target(ASKS[card, 0]) else NOTHING
    if g.effects[row, Effect.VALUE]:
        about = g.effects[row, Effect.VALUE] - 1
    return {
        "card": key_of(card),
        "seat": g.effects[row, Effect.SEAT],
        "fighter": or_none(about),
        "when": named(Stage(g.effects[row, Effect.STAGE])),
        "used": bool(g.effects[row, Effect.USED]),
    }


@remembered
def odds_now(g: Record) -> list[Data] | None:
    """The chances of every attack that can be chosen now."""
    return odds_shown(g, pending(g))


def odds_shown(g: Record, due: Pending) -> list[Data] | None:
    """SHA-135: the chances of every attack that can be chosen, while a weapon or a target is; with what is rolled."""
    trial = copy_of(g)
    found = chances(trial, due)
    return found and [{**each, **_roll_of(trial, due, each["weapon"], each["target"])} for each in found]


def chances(trial: Any, due: Pending) -> list[Data] | None:
    """The chances alone. The record must be one that nobody else looks at meanwhile; it is left as it was."""
    if due.asked not in (Asked.WEAPON, Asked.TARGET, Asked.SWEEP) or trial.acts == ACTS:
        return None
    found = []
    for weapon in _weapons(trial, due):
        for target in fighters_of(trial):
            if _can_aim(trial, due, weapon, target):
                out = np.zeros(PARTS)
                look_at_attack(trial, due.seat, due.fighter, weapon, target, due.how, out)
                parts = {"success": SUCCESS, "drive": DRIVES, "critical": CRITICAL, "kill": KILL}
                found.append(
                    {
                        "weapon": weapon,
                        "target": target,
                        **{name: round(float(out[part]), 4) for name, part in parts.items()},
                        "damage": round(float(out[DAMAGE]), 2),
                    }
                )
    return found


def _roll_of(g: Record, due: Pending, weapon: int, target: int) -> Data:
    """What would be rolled in an attack that has not been declared, and who would support whom (SHA-125)."""
    act = g.acts
    g.acts = act + 1
    describe_attack(g, act, due.fighter, due.seat, weapon, target, due.how)
    counts = int(supporters_of_attack(g)), int(supporters_of_target(g))
    found = {
        "dice": int(attack_dice(g)),
        "defence": int(target_dice(g)),
        "supporters": counts[0],
        "target_supporters": counts[1],
        "support": _beside(g, due.fighter, target) if counts[0] else [],
        "target_support": _beside(g, target, due.fighter) if counts[1] else [],
        "trapped": bool(is_trapped(g)),
    }
    for column in range(COLUMNS):
        g.act[act, column] = 0
    g.acts = act
    return found


def _beside(g: Record, helped: int, other: int) -> list[int]:
    """The friends of a fighter who stand next to the one that it fights with."""
    seat = helped // MODELS
    friends = range(seat * MODELS, (seat + 1) * MODELS)
    return [
        friend
        for friend in friends
        if friend not in (helped, other) and on_field(g, friend) and beside(g, friend, other)
    ]


def _weapons(g: Record, due: Pending) -> list[int]:
    if due.asked != Asked.WEAPON:
        return [due.weapon]
    only = min(0, g.frames[g.depth - 1, D])  # the sign that only pistols may be used
    return [
        weapon
        for weapon in arms_of(g, due.fighter)
        if allowed_arm(g, due.fighter, due.seat, weapon, due.how, only, due.aim)
    ]


def _can_aim(g: Record, due: Pending, weapon: int, target: int) -> bool:
    if due.asked == Asked.SWEEP:
        return bool(in_sweep(g, target))
    if due.aim not in (NOTHING, target) or not is_foe(g, due.seat, due.fighter, target):
        return False
    return bool(reaches_target(g, due.fighter, due.seat, weapon, g.hex[due.fighter], target))
