"""Numbers that explain themselves: a characteristic as the sum of what is printed and what upgrades and ploys change.
The rules in `rules/stats` and `rules/attack` decide; these parts always add up to what they say."""

from typing import Any

from wartable.games.shadespire.cards import BY_NUMBER
from wartable.games.shadespire.declare import (
    DAMAGE,
    DEFENCE,
    DICE_OF,
    MODS,
    MOVE,
    PASSIVE,
    SCOPE,
    SPECIAL,
    WOUNDS,
)
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.lasting import fits_attack, lasting_for, range_of, runs, touches
from wartable.games.shadespire.rules.stats import (
    defence_symbol,
    fallen,
    holds,
    is_beside_friend,
    is_charging,
    is_last,
    on_field,
    on_guard,
)
from wartable.games.shadespire.state import DICE, MODELS, NOTHING, SHIELD, Effect, Place
from wartable.games.shadespire.terms import Mod, Special, Trait

Part = dict[str, Any]  # of a number: `from` what, how much, and by which card where one is the cause
CLOSE = 2  # the farthest Range that counts as close


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


def _first(parts: list[Part]) -> list[Part]:
    """What several cards allow and only counts once."""
    return [{**part, "amount": 1} for part in parts[:1]]


def of_upgrades(g: Record, fighter: int, trait: Trait) -> list[Part]:
    """What each upgrade of a fighter adds."""
    seat, worn = fighter // MODELS, Place.WORN + fighter % MODELS
    parts: list[Part] = []
    for place in range(g.gear_count[seat]):
        card = g.gear[seat, place]
        if g.place[seat, card] == worn:
            parts += _part("upgrade", PASSIVE[card, trait], card)
    return parts


def of_ploys(g: Record, fighter: int, mod: Mod) -> list[Part]:
    """What each ploy that lasts adds for a fighter."""
    parts: list[Part] = []
    for row in range(g.effect_count):
        card = g.effects[row, Effect.CARD]
        if MODS[card, mod] and runs(g, row, 0) and touches(g, row, SCOPE[card], fighter):
            parts += _part("ploy", MODS[card, mod], card)
    return parts


def of_ploys_on_attack(g: Record, fighter: int, weapon: int, mod: Mod) -> list[Part]:
    """What each ploy that lasts adds to the next attack of a fighter, whoever is its target."""
    parts: list[Part] = []
    for row in range(g.effect_count):
        card = g.effects[row, Effect.CARD]
        fits = MODS[card, mod] and runs(g, row, 0)
        if fits and fits_attack(g, row, fighter // MODELS, fighter, weapon, NOTHING, 0):
            parts += _part("ploy", MODS[card, mod], card)
    return parts


def move_parts(g: Record, fighter: int) -> list[Part]:
    """SHA-75: the Move of a fighter."""
    parts = _printed(MOVE[g.kind[fighter], g.inspired[fighter]]) + of_upgrades(g, fighter, Trait.MOVE)
    if is_charging(g, fighter):
        parts += of_upgrades(g, fighter, Trait.CHARGE_MOVE)
    parts += of_ploys(g, fighter, Mod.MOVE)
    if lasting_for(g, Mod.MOVE_LESS_FALLEN, fighter, 0) != 0:
        for row in range(g.effect_count):
            card = g.effects[row, Effect.CARD]
            if MODS[card, Mod.MOVE_LESS_FALLEN] and runs(g, row, 0):
                parts += _part("ploy", -int(fallen(g, g.effects[row, Effect.SEAT])), card)
    for double in of_ploys(g, fighter, Mod.MOVE_DOUBLE):
        parts.append({**double, "amount": total(parts)})
    for one in of_ploys(g, fighter, Mod.MOVE_ONE)[:1]:
        parts += [{**part, "card": one["card"]} for part in _at_most(parts, 1, "ploy")[len(parts) :]]
    return _at_least(parts, 0)


def defence_parts(g: Record, fighter: int) -> list[Part]:
    """SHA-121: the Defence of a fighter, without what ploys add to the attack of another."""
    parts = _printed(DEFENCE[g.kind[fighter], g.inspired[fighter]]) + of_upgrades(g, fighter, Trait.DEFENCE)
    if defence_symbol(g, fighter) != SHIELD or on_guard(g, fighter):
        parts += of_upgrades(g, fighter, Trait.ACROBATIC)
    if is_last(g, fighter):
        parts += _first(of_upgrades(g, fighter, Trait.LAST_STAND))
    parts += of_ploys(g, fighter, Mod.DEFENCE)
    if holds(g, fighter) > 0:
        parts += of_ploys(g, fighter, Mod.DEFENCE_HOLDERS)
    return _at_least(parts, 0)


def wound_parts(g: Record, fighter: int) -> list[Part]:
    """SHA-153: the Wounds of a fighter."""
    printed = _printed(WOUNDS[g.kind[fighter], g.inspired[fighter]])
    return _at_least(printed + of_upgrades(g, fighter, Trait.WOUNDS), 1)


def dice_parts(g: Record, fighter: int, weapon: int) -> list[Part]:
    """SHA-120: the dice of an attack, without what depends on the target or on a Charge."""
    parts = _printed(DICE_OF[weapon]) + of_upgrades(g, fighter, Trait.DICE)
    if is_last(g, fighter):
        parts += _first(of_upgrades(g, fighter, Trait.LAST_STAND))
    parts += of_upgrades(g, fighter, Trait.LIGHT) + of_ploys_on_attack(g, fighter, weapon, Mod.DICE)
    if SPECIAL[weapon, Special.ALONE] and on_field(g, fighter) and not is_beside_friend(g, fighter):
        parts += _part("alone", 1)
    return _at_most(_at_least(parts, 0), DICE, "most")


def damage_parts(g: Record, fighter: int, weapon: int) -> list[Part]:
    """SHA-142: the damage of an attack that is no critical hit."""
    parts = _printed(DAMAGE[weapon]) + of_ploys_on_attack(g, fighter, weapon, Mod.DAMAGE)
    reach = range_of(g, fighter // MODELS, fighter, weapon, 0)
    if reach <= CLOSE:
        parts += of_upgrades(g, fighter, Trait.DAMAGE_CLOSE)
        if g.did_charge[fighter] or is_charging(g, fighter):
            parts += of_upgrades(g, fighter, Trait.CHARGED_DAMAGE_CLOSE)
    if reach == 1:
        parts += of_upgrades(g, fighter, Trait.HUNGERS)
    return _at_most(parts, 1, "most") if SPECIAL[weapon, Special.MOST_ONE_DAMAGE] else parts
