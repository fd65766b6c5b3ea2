"""The pieces of what may be seen: facts of cards, what targets and places are, and numbers that explain themselves.
All of it lies open to every seat, but for cards face down, which `place_of_slot` names for their owner alone."""

from functools import cache
from typing import Any

from wartable.games.invasion.cards import shown_as
from wartable.games.invasion.cards.declare import (
    A_CARD,
    COST,
    HIT_POINTS,
    LOYALTY,
    POWER,
    RACE,
    TOUGHNESS,
    TYPE,
    Hook,
    cost_for,
    hit_points_for,
    own_cost,
    own_power,
    own_toughness,
    power_for,
    toughness_for,
)
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.facts import controller, face, has_quality, owner_of, section_of, works
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.rules.stats import (
    BASE_KINGDOM,
    BASE_QUEST,
    SECTION_HIT_POINTS,
    power,
)
from wartable.games.invasion.shown import Threat
from wartable.games.invasion.state import (
    GONE,
    KIND_OF_CARD,
    NOTHING,
    RACES,
    ROW,
    SECTION,
    Edition,
    Phase,
    Race,
    Row,
    Type,
    Zone,
)
from wartable.games.invasion.vocabulary import as_section, card_in, row_in, section_in
from wartable.kernel.frames import A

SPECTATOR = -1
ZONES = tuple(zone.name.lower() for zone in Zone)
RACE_NAMES = tuple(race.name.lower().replace("_", "-") for race in Race)

Data = dict[str, Any]
Part = dict[str, Any]  # of a number: `from` what, how much, and by which card where one is the cause


def key_of(card: int) -> str:
    """A card by its key."""
    return shown_as(card).key


@cache
def facts(card: int, edition: Edition = Edition.REVISED) -> Data:
    """A card's facts; `name` is the message that names it, `says` the form of it that is its text. Not to be changed."""
    found = shown_as(card)
    keywords = {name: value for name, value in found.keywords.items() if value}
    if "only" in found.keywords:
        keywords["only"] = ZONES[found.keywords["only"]]
    return {
        "name": f"card-{found.key}",
        "says": "text-2009" if found.reworded and edition == Edition.FIRST else "text",
        "number": found.number,
        "type": found.type.name.lower(),
        "race": RACE_NAMES[found.race],
        "cost": "X" if found.cost < 0 else found.cost,
        "loyalty": found.loyalty,
        "power": found.power,
        "hit_points": found.hit_points,
        "traits": list(found.traits),
        "keywords": keywords,
        "unique": found.unique,
        "symbols": [RACE_NAMES[race] for race in found.symbols],
    }


def counted(counts: Any, owner: int) -> dict[str, int]:
    """Cards by key, of one owner's row of counts by number."""
    return {key_of(card): count for card, count in enumerate(counts.tolist()[owner]) if count > 0}


# --- Places and targets -----------------------------------------------------------------------------------------


def place_of_zone(section: int) -> Data:
    return {"area": "zone", "seat": section // 3, "zone": ZONES[section % 3], "section": section}


def place_of_slot(g: Record, slot: int, seat: int) -> Data:
    """A card in play; of a development only its owner may know the card (INV-077)."""
    where = int(section_of(g, slot))
    found: Data = {
        "area": "play",
        "seat": int(controller(g, slot)),
        "zone": ZONES[where % 3],
        "section": where,
        "slot": slot,
    }
    if g.card[slot] == 0:
        return {**found, "area": "empty", "card": None}
    if g.down[slot] == 1:
        return {
            **found,
            "area": "development",
            "card": key_of(g.card[slot]) if seat == owner_of(slot) else None,
        }
    return {**found, "card": key_of(face(g, slot))}


def place_of_row(g: Record, row: int) -> Data:
    """An entry of the chain."""
    if row >= g.rows:
        return {"area": "chain", "row": row, "card": None, "seat": NOTHING}
    card = int(A_CARD[g.chain[row, Row.ABILITY]])
    return {"area": "chain", "row": row, "card": key_of(card), "seat": g.chain[row, Row.SEAT]}


def place_of_target(g: Record, target: int, seat: int, owner: int) -> Data:
    """What a target's number means; `owner` is whose discard pile a card of a pile lies in."""
    if target == GONE:
        return {"area": "gone", "card": None}
    if target < SECTION:
        return place_of_slot(g, target, seat)
    if target < ROW:
        return place_of_zone(section_in(target))
    if target < KIND_OF_CARD:
        return place_of_row(g, row_in(target))
    return {"area": "discard", "seat": owner, "card": key_of(card_in(target))}


def waiting(g: Record, row: int) -> Data:
    """A forced effect that waits."""
    return {
        "row": row,
        "seat": g.waiting[row, 1],
        "card": key_of(g.waiting[row, 5]),
        "slot": g.waiting[row, 2],
    }


# --- Numbers that explain themselves ------------------------------------------------------------------------------


def total(parts: list[Part]) -> int:
    """A number as the sum of its parts."""
    return sum([part["amount"] for part in parts])


def _part(cause: str, amount: int, card: int = 0, slot: int = NOTHING) -> list[Part]:
    """A part of a number, if it is one."""
    if amount == 0:
        return []
    found: Part = {"from": cause, "amount": int(amount)}
    if card:
        found["card"] = key_of(card)
    if slot != NOTHING:
        found["slot"] = slot
    return [found]


def _printed(amount: int) -> list[Part]:
    return [{"from": "printed", "amount": int(amount)}]


def _at_least_0(parts: list[Part]) -> list[Part]:
    """U-14: no number goes below 0."""
    return parts + _part("least", -min(total(parts), 0))


def _from_others(g: Record, hook: int, given: Any) -> list[Part]:
    """What each card in play with a constant effect of a kind adds; `given` asks one by its slot."""
    parts: list[Part] = []
    if g.carriers[hook] > 0:
        for seat in range(2):
            for other in slots_of(g, seat):
                if works(g, other, hook):
                    parts += _part("card", given(other), g.card[other], other)
    return parts


def power_parts(g: Record, slot: int) -> list[Part]:
    """INV-024: a card's power now: printed, until the turn ends, by its own text, by other cards."""
    card = face(g, slot)
    return _at_least_0(
        _printed(POWER[card])
        + _part("turn", g.power_change[slot])
        + _part("itself", own_power(card, g, slot), card, slot)
        + _from_others(g, int(Hook.POWER), lambda other: power_for(g.card[other], g, other, slot))
    )


def hit_point_parts(g: Record, slot: int) -> list[Part]:
    """A unit's hit points now, damage not taken off."""
    return _at_least_0(
        _printed(HIT_POINTS[face(g, slot)])
        + _part("turn", g.hit_change[slot])
        + _from_others(g, int(Hook.HIT_POINTS), lambda other: hit_points_for(g.card[other], g, other, slot))
    )


def toughness_parts(g: Record, slot: int) -> list[Part]:
    """INV-146, INV-147: a unit's Toughness now."""
    card = face(g, slot)
    parts = (
        _printed(TOUGHNESS[card])
        + _part("itself", own_toughness(card, g, slot), card, slot)
        + _from_others(g, int(Hook.TOUGHNESS), lambda other: toughness_for(g.card[other], g, other, slot))
    )
    return parts + _part("turn", -total(parts) if has_quality(g, slot, Hook.NO_TOUGHNESS) else 0)


def cost_parts(g: Record, seat: int, card: int, x: int = 0) -> list[Part]:
    """INV-072, INV-073: what a card costs a seat now: printed (or X), loyalty less symbols, and what changes it."""
    icons = int(LOYALTY[card])
    symbols = min(icons, int(g.symbols[seat, RACE[card]]))
    return _at_least_0(
        _printed(x if COST[card] < 0 else COST[card])
        + _part("loyalty", icons)
        + _part("symbols", -symbols)
        + _part("itself", own_cost(card, g, seat), card)
        + _part("discount", -g.discounts[seat] if int(TYPE[card]) == Type.UNIT else 0)
        + _from_others(g, int(Hook.COST), lambda other: cost_for(g.card[other], g, other, seat, card))
    )


def zone_power_parts(g: Record, seat: int, zone: int) -> list[Part]:
    """INV-061, INV-064: the power of a zone: the capital's own and that of each card face up in it."""
    base = BASE_KINGDOM if zone == Zone.KINGDOM else BASE_QUEST if zone == Zone.QUEST else 0
    parts = _part("capital", base)
    for slot in slots_of(g, seat):
        if g.card[slot] != 0 and g.down[slot] != 1 and g.zone[slot] == zone:
            parts += _part("card", power(g, slot), face(g, slot), slot)
    return parts


def section_parts(g: Record, section: int) -> list[Part]:
    """INV-076: the hit points of a section."""
    return _printed(SECTION_HIT_POINTS) + _part("developments", g.developments[section])


# --- What assigned damage will do if nobody acts --------------------------------------------------------------------


def threat_to_unit(g: Record, slot: int) -> Threat:
    """INV-113, INV-114, INV-146: what the damage beside a unit will come to, and whether it is destroyed."""
    ordinary, hard = beside(g, slot)
    if sum(ordinary) + hard == 0:
        return {}
    tough = sum(ordinary) if _shielded(g) else total(toughness_parts(g, slot))
    stopped = sum(min(points, tough) for points in ordinary)
    if g.attacked != NOTHING and g.asides == 0 and has_quality(g, slot, Hook.UNHURT_IN_COMBAT):
        stopped = sum(ordinary)
    stopped += min(g.shield[slot], sum(ordinary) - stopped)
    comes = sum(ordinary) - stopped + hard
    destroyed = g.damage[slot] + comes >= total(hit_point_parts(g, slot))
    return {"threat": {"damage": comes, "cancelled": stopped, "destroyed": bool(destroyed)}}


def threat_to_section(g: Record, section: int) -> Threat:
    """INV-115, B-212: what the damage beside a section will come to, and whether it burns."""
    found, hard = beside(g, as_section(section))
    ordinary = sum(found)
    if ordinary + hard == 0:
        return {}
    stopped = ordinary if _shielded(g) else min(ordinary, _cancelling(g, section // 3))
    comes = 0 if g.burning[section] else ordinary - stopped + hard
    burns = comes and g.section_damage[section] + comes >= total(section_parts(g, section))
    return {"threat": {"damage": comes, "cancelled": stopped, "destroyed": bool(burns)}}


def beside(g: Record, target: int) -> tuple[list[int], int]:
    """The ordinary damage beside a target, as it was assigned (W-11), and all that is uncancellable."""
    now = [int(g.lying[target, kind] + g.batch[target, kind]) for kind in range(2)]
    if g.asides == 0:
        return [now[0]], now[1]
    rows = g.aside.tolist()[: g.asides]
    aside = [[amount for _, to, k, amount in rows if (to, k) == (target, kind)] for kind in range(2)]
    return [now[0], *aside[0]], now[1] + sum(aside[1])


def _shielded(g: Record) -> bool:
    """Whether all damage of this battlefield phase is cancelled."""
    return bool(g.shielded != 0 and g.depth > 0 and g.frames[0, A] == Phase.BATTLE)


def _cancelling(g: Record, seat: int) -> int:
    """The points that cards of a seat still cancel this turn for its capital."""
    if g.carriers[Hook.CANCEL] == 0:
        return 0
    return sum(bool(works(g, slot, Hook.CANCEL)) and g.used[slot] == 0 for slot in slots_of(g, seat))


def symbols_of(g: Record, seat: int) -> dict[str, int]:
    """INV-073, INV-074: the race symbols that a seat has in play."""
    return {RACE_NAMES[race]: g.symbols[seat, race] for race in range(RACES) if g.symbols[seat, race]}
