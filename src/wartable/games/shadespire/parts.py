"""Numbers that explain themselves: a characteristic as the sum of what is printed and what upgrades and ploys change.
The rules in `rules/stats` and `rules/attack` decide; these parts always add up to what they say."""

from typing import Any

from wartable.games.shadespire.cards import BY_NUMBER
from wartable.games.shadespire.changes import Stat
from wartable.games.shadespire.declare import (
    DAMAGE,
    DEFENCE,
    DICE_OF,
    MOVE,
    WOUNDS,
)
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.changes import (
    CHARGING,
    DAMAGE_AT_MOST,
    HOLDING,
    MOVE_AT_MOST,
    MOVE_DOUBLED,
    change,
    of_weapon,
    range_bits,
)
from wartable.games.shadespire.rules.lasting import counts_for, fits_attack, of_ploy, range_of, runs
from wartable.games.shadespire.rules.stats import (
    charge_bits,
    holds,
    is_charging,
    on_field,
)
from wartable.games.shadespire.state import DICE, MODELS, NOTHING, Effect, Place

Part = dict[str, Any]  # of a number: `from` what, how much, and by which card where one is the cause


def total(parts: list[Part]) -> int:
    """A number as the sum of its parts."""
    return sum([part["amount"] for part in parts])


def why(**parts: list[Part]) -> dict[str, Any]:
    """The parts of those numbers that are not just what is printed."""
    told = {name: listed for name, listed in parts.items() if len(listed) > 1}
    return {"why": told} if told else {}


def _part(cause: str, amount: int, card: int = 0) -> list[Part]:
    """A part of a number, if it is one."""
    if amount == 0:
        return []
    found: Part = {"from": cause, "amount": int(amount)}
    if card:
        found["card"] = BY_NUMBER[card].key
    return [found]


def _printed(amount: int) -> list[Part]:
    return [{"from": "printed", "amount": int(amount)}]


def _at_least(parts: list[Part], least: int) -> list[Part]:
    return parts + _part("least", max(0, least - total(parts)))


def _at_most(parts: list[Part], most: int, cause: str, card: int = 0) -> list[Part]:
    return parts + _part(cause, min(0, most - total(parts)), card)


def of_upgrades(g: Record, fighter: int, stat: Stat, now: int = 0) -> list[Part]:
    """What each upgrade of a fighter adds; `now` is what is so."""
    seat, worn = fighter // MODELS, Place.WORN + fighter % MODELS
    parts: list[Part] = []
    for place in range(g.gear_count[seat]):
        card = g.gear[seat, place]
        if g.place[seat, card] == worn:
            parts += _part("upgrade", change(g, card, stat, seat, fighter, now), card)
    return parts


def of_ploys(g: Record, fighter: int, what: int, now: int = 0) -> list[Part]:
    """What each ploy that lasts adds for a fighter."""
    parts: list[Part] = []
    for row in range(g.effect_count):
        card = g.effects[row, Effect.CARD]
        if counts_for(g, row, what, fighter, 0):
            parts += _part("ploy", of_ploy(g, row, what, fighter, now), card)
    return parts


def of_ploys_on_attack(g: Record, fighter: int, weapon: int, stat: Stat) -> list[Part]:
    """What each ploy that lasts adds to the next attack of a fighter, whoever is its target."""
    parts: list[Part] = []
    for row in range(g.effect_count):
        card = g.effects[row, Effect.CARD]
        if runs(g, row, 0) and fits_attack(g, row, fighter // MODELS, fighter, weapon, NOTHING, 0):
            parts += _part("ploy", of_ploy(g, row, stat, fighter, 0), card)
    return parts


def move_parts(g: Record, fighter: int) -> list[Part]:
    """SHA-75: the Move of a fighter."""
    parts = _printed(MOVE[g.kind[fighter], g.inspired[fighter]])
    parts += of_upgrades(g, fighter, Stat.MOVE, CHARGING if is_charging(g, fighter) else 0)
    parts += of_ploys(g, fighter, Stat.MOVE)
    for double in of_ploys(g, fighter, MOVE_DOUBLED):
        parts.append({**double, "amount": total(parts)})
    for limit in of_ploys(g, fighter, MOVE_AT_MOST)[:1]:
        less = _at_most(parts, limit["amount"] - 1, "ploy")[len(parts) :]
        parts += [{**part, "card": limit["card"]} for part in less]
    return _at_least(parts, 0)


def defence_parts(g: Record, fighter: int) -> list[Part]:
    """SHA-121: the Defence of a fighter, without what ploys add to the attack of another."""
    parts = _printed(DEFENCE[g.kind[fighter], g.inspired[fighter]]) + of_upgrades(g, fighter, Stat.DEFENCE)
    parts += of_ploys(g, fighter, Stat.DEFENCE, HOLDING if holds(g, fighter) > 0 else 0)
    return _at_least(parts, 0)


def wound_parts(g: Record, fighter: int) -> list[Part]:
    """SHA-153: the Wounds of a fighter."""
    printed = _printed(WOUNDS[g.kind[fighter], g.inspired[fighter]])
    return _at_least(printed + of_upgrades(g, fighter, Stat.WOUNDS), 1)


def dice_parts(g: Record, fighter: int, weapon: int) -> list[Part]:
    """SHA-120: the dice of an attack, without what depends on the target or on a Charge."""
    parts = _printed(DICE_OF[weapon]) + of_upgrades(g, fighter, Stat.DICE)
    parts += of_upgrades(g, fighter, Stat.EXTRA_DICE)
    parts += of_ploys_on_attack(g, fighter, weapon, Stat.EXTRA_DICE)
    if on_field(g, fighter):
        parts += _part("alone", of_weapon(g, weapon, Stat.EXTRA_DICE, fighter, 0))
    return _at_most(_at_least(parts, 0), DICE, "most")


def damage_parts(g: Record, fighter: int, weapon: int) -> list[Part]:
    """SHA-142: the damage of an attack that is no critical hit."""
    parts = _printed(DAMAGE[weapon]) + of_ploys_on_attack(g, fighter, weapon, Stat.DAMAGE)
    now = charge_bits(g, fighter) | range_bits(range_of(g, fighter // MODELS, fighter, weapon, 0))
    parts += of_upgrades(g, fighter, Stat.DAMAGE, now)
    limit = of_weapon(g, weapon, DAMAGE_AT_MOST, fighter, now)
    return _at_most(parts, limit - 1, "most") if limit else parts
