"""What a seat may see, as plain data for any screen.
The one authority for screens: nothing that `knowledge.imagine` would redraw may ever be read here."""

from typing import Any, NamedTuple

from wartable.games.invasion.cards import BY_KEY, CHANGED_DEVELOPMENT
from wartable.games.invasion.cards.declare import (
    A_CARD,
    A_KIND,
    ATTACHES,
    COUNTERSTRIKE,
    HOLDS,
    QUALITIES,
    TYPE,
    Hook,
    Kind,
)
from wartable.games.invasion.pending import IN_DRAFT, Asked, Pending, pending
from wartable.games.invasion.pieces import (
    RACE_NAMES,
    ZONES,
    Data,
    Part,
    cost_parts,
    counted,
    facts,
    hit_point_parts,
    key_of,
    place_of_slot,
    place_of_target,
    power_parts,
    section_parts,
    symbols_of,
    threat_to_section,
    threat_to_unit,
    total,
    toughness_parts,
    waiting,
    zone_power_parts,
)
from wartable.games.invasion.record import Record
from wartable.games.invasion.refusals import needed
from wartable.games.invasion.rules.combat import front_zone, is_attacked
from wartable.games.invasion.rules.damage import ORDINARY, UNCANCELLABLE_POINT, points_aside
from wartable.games.invasion.rules.draft import LAST_STEP, PACKS
from wartable.games.invasion.rules.draft_secrets import choosing, sees_pack
from wartable.games.invasion.rules.facts import (
    DRAWN_MATCH,
    controller,
    face,
    has_quality,
    owner_of,
    quester_of,
    section_of,
)
from wartable.games.invasion.rules.setup import Way
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.rules.stats import combat_damage
from wartable.games.invasion.shown import (
    Beside,
    Card,
    ChainRow,
    Combat,
    Draft,
    Explained,
    Marks,
    PendingShown,
    Result,
    Seat,
    Second,
    Top,
    View,
    Zone,
)
from wartable.games.invasion.state import (
    NOTHING,
    OPEN,
    Doom,
    Edition,
    Frame,
    Reason,
    Role,
    Row,
    State,
    Type,
)
from wartable.games.invasion.vocabulary import as_section
from wartable.kernel.frames import KIND, SEAT, A, B, top
from wartable.kernel.naming import names_in

EDITIONS = {Edition.REVISED: "revised", Edition.FIRST: "2009"}
ROLES = {Role.NONE: None, Role.ATTACKS: "attacks", Role.DEFENDS: "defends"}
OUTSIDE_TURNS = {Asked.MULLIGAN: "setup", Asked.NOTHING: "over", **dict.fromkeys(IN_DRAFT, "draft")}


def view(g: Record, seat: int) -> View:
    """All that a seat may see (-1: a spectator, who sees what all see)."""
    due, lying = pending(g), _lying(g)
    seen: View = {
        "game": "invasion",
        "seat": seat,
        "format": {"name": Way(g.format).name.lower(), "edition": EDITIONS[Edition(g.edition)]},
        "turn": g.turn,
        "active": g.active,
        "first": g.first,
        "decider": due.seat,
        "phase": OUTSIDE_TURNS.get(due.asked) or _name(due.phase),
        "step": _name(due.step),
        "pending": _pending(g, due, seat),
        "developed": bool(g.developed),
        "shielded": bool(g.shielded),
        "result": _result(g, seat),
        "seats": [_seat(g, other, seat, lying) for other in range(2)],
        "chain": [_row(g, row, seat) for row in range(g.rows)],
        "waiting": [waiting(g, row) for row in range(g.waits)],
        "combat": _combat(g),
        "draft": _draft(g, due, seat) if due.asked in IN_DRAFT else None,
    }
    numbers = sorted(SHOWN[key] for key in names_in(seen, NAMES))
    seen["cards"] = {key_of(number): facts(number, Edition(g.edition)) for number in numbers}
    return seen


def _name(member: Any) -> str | None:
    """An enumeration's member as it stands in data."""
    return None if member is None else str(member.name).lower().replace("_", "-")


def _pending(g: Record, due: Pending, seat: int) -> PendingShown:
    """What is decided; cards that are looked at are for the eyes of whoever looks, unless all have seen them."""
    shown = due.asked in (Asked.FREE_TACTIC, Asked.CAST) or due.seat == seat
    return {
        "kind": due.asked.value,
        "moment": None if due.moment is None else due.moment.value,
        "card": key_of(due.card) if due.card else None,
        "source": None if due.slot == NOTHING else place_of_slot(g, due.slot, seat),
        "row": due.row,
        "target": due.target.phrase if due.target else None,
        "optional": due.optional,
        "zone": None if due.zone == NOTHING else ZONES[due.zone],
        "aim": None if due.aim == NOTHING else place_of_target(g, due.aim, seat, due.seat),
        "left": due.left,
        "uncancellable": due.hard,
        "cost": due.cost,
        "cards": [key_of(card) for card in due.cards] if shown else None,
    }


# --- Seats and their zones ----------------------------------------------------------------------------------------


class _Lying(NamedTuple):
    """What lies where, looked up once for a view."""

    up: list[list[int]]  # slots of cards face up by section, those of its own seat first
    down: list[list[int]]  # of developments by section
    attached: dict[int, list[int]]  # to the card in a slot


def _lying(g: Record) -> _Lying:
    own: list[list[int]] = [[] for _ in range(6)]
    guests: list[list[int]] = [[] for _ in range(6)]
    down: list[list[int]] = [[] for _ in range(6)]
    attached: dict[int, list[int]] = {}
    for seat in range(2):
        for slot in slots_of(g, seat):
            if g.down[slot]:
                down[seat * 3 + g.zone[slot]].append(slot)
            if g.card[slot] and g.down[slot] != 1:
                section = section_of(g, slot)
                (own if section // 3 == seat else guests)[section].append(slot)
                if g.host[slot] and ATTACHES[g.card[slot]]:
                    attached.setdefault(g.host[slot] - 1, []).append(slot)
    return _Lying([first + then for first, then in zip(own, guests, strict=True)], down, attached)


def _seat(g: Record, other: int, seat: int, lying: _Lying) -> Seat:
    """A seat: its hand and deck for itself, their sizes and what was shown for the others."""
    own = other == seat
    known = counted(g.known, other)
    return {
        "seat": other,
        "you": own,
        "capital": RACE_NAMES[g.capital[other]],
        "resources": g.resources[other],
        "symbols": symbols_of(g, other),
        "hand": {
            "size": g.hand_size[other],
            "cards": _hand(g, other) if own else None,
            "known": known,
            "unknown": g.hand_size[other] - sum(known.values()),
        },
        "deck": {
            "size": g.deck_left[other],
            "cards": _deck(g, other) if own else None,
            **_top(g, other, seat),
        },
        "discard": counted(g.discard, other),
        "limited": bool(g.limited[other]),
        "discount": g.discounts[other],
        "burning": sum(g.burning[other * 3 + zone] for zone in range(3)),
        "zones": [_zone(g, other, zone, seat, lying) for zone in range(3)],
    }


def _top(g: Record, other: int, seat: int) -> Top:
    """W-56: the cards on top of a deck that a seat has looked at, the top one first."""
    known = g.peeked[seat, other] if seat >= 0 else 0
    cards = [key_of(g.deck[other, g.deck_left[other] - 1 - place]) for place in range(known)]
    return {"top": cards} if cards else {}


def _hand(g: Record, seat: int) -> dict[str, Data]:
    """The own hand by key: how many, and what each costs now."""
    found: dict[str, Data] = {}
    for place in range(g.hand_size[seat]):
        card = g.hand[seat, place]
        key = key_of(card)
        if key in found:
            found[key]["count"] += 1
        else:
            parts = cost_parts(g, seat, card)
            found[key] = {"count": 1, "cost": total(parts), **_why(cost=parts)}
    return found


def _why(**parts: list[Part]) -> Explained:
    """The parts of those numbers that are not just what is printed, on a card or on the capital."""
    told = {
        name: listed
        for name, listed in parts.items()
        if len(listed) > 1 or any(part["from"] == "card" for part in listed)
    }
    return {"why": told} if told else {}


def _deck(g: Record, seat: int) -> dict[str, int]:
    """What the own deck holds; its order is nobody's to know."""
    cards = sorted(g.deck[seat, place] for place in range(g.deck_left[seat]))
    return {key_of(card): cards.count(card) for card in dict.fromkeys(cards)}


def _zone(g: Record, owner: int, zone: int, seat: int, lying: _Lying) -> Zone:
    """A zone with its section: hit points, damage, developments and all that lies there."""
    section = owner * 3 + zone
    hit_points = section_parts(g, section)
    powers = zone_power_parts(g, owner, zone)
    return {
        "zone": ZONES[zone],
        "section": section,
        "power": total(powers),
        "hit_points": total(hit_points),
        **_why(power=powers, hit_points=hit_points),
        "damage": g.section_damage[section],
        "burning": bool(g.burning[section]),
        "attacked": owner != g.active and bool(is_attacked(g, zone)),
        **_assigned(g, as_section(section)),
        **threat_to_section(g, section),
        "developments": {
            "count": g.developments[section],
            "cards": [
                {"slot": slot, "card": key_of(g.card[slot])}
                for slot in lying.down[section]
                if owner_of(slot) == seat
            ]
            if owner == seat
            else None,
        },
        "cards": [_card(g, slot, lying.attached.get(slot, [])) for slot in lying.up[section]],
    }


def _assigned(g: Record, target: int) -> Beside:
    """Damage beside a target: ordinary and uncancellable points of combat, and what waits outside it (D-05)."""
    return {
        "assigned": g.lying[target, ORDINARY] + g.batch[target, ORDINARY],
        "uncancellable": g.lying[target, UNCANCELLABLE_POINT] + g.batch[target, UNCANCELLABLE_POINT],
        "aside": int(points_aside(g, target)),
    }


def _card(g: Record, slot: int, attached: list[int]) -> Card:
    """A card face up in play."""
    card = face(g, slot)
    kind = int(TYPE[card]) if g.down[slot] == 0 else Type.UNIT
    powers = power_parts(g, slot)
    host = g.host[slot] - 1
    found: Card = {
        "slot": slot,
        "card": key_of(card),
        "seat": int(controller(g, slot)),
        "type": facts(card)["type"],
        "power": total(powers),
        "used": bool(g.used[slot]),
        "doomed": bool(g.doomed[slot] & Doom.SACRIFICED),
        "host": host,
        "attached": attached,
    }
    _mark(g, slot, found)
    if kind == Type.QUEST:
        return {**found, "tokens": g.tokens[slot], "quester": int(quester_of(g, slot)), **_why(power=powers)}
    if kind != Type.UNIT:
        if HOLDS[card]:
            found["tokens"] = g.tokens[slot]
        return {**found, **_why(power=powers)}
    hit_points, toughness = hit_point_parts(g, slot), toughness_parts(g, slot)
    unit: Card = {
        **found,
        "hit_points": total(hit_points),
        "damage": g.damage[slot],
        "toughness": total(toughness),
        "counterstrike": int(COUNTERSTRIKE[card]),
        "corrupt": bool(g.corrupt[slot]),
        "barred": bool(g.barred[slot]),
        **_qualities(g, slot),
        "role": ROLES[Role(g.role[slot])],
        **_assigned(g, slot),
        **threat_to_unit(g, slot),
        **_why(power=powers, hit_points=hit_points, toughness=toughness),
    }
    if g.role[slot] == Role.DEFENDS:
        unit["minimum"] = needed(g, slot)
    return unit


def _mark(g: Record, slot: int, card: Card) -> None:
    """Whose a captive is, and what awaits a card, where there is anything."""
    if g.strayed[slot]:
        card["owner"], card["captive"] = int(owner_of(slot)), True
    if g.doomed[slot] & Doom.RETURNING:
        card["returning"] = True
    if g.doomed[slot] & Doom.SPARED:
        card["spared"] = True


def _qualities(g: Record, slot: int) -> Marks:
    """What a unit may and can't do by constant effects or until the turn ends, where there is anything."""
    found: Marks = {}
    shown = (quality for quality in QUALITIES if quality != Hook.PURITY)  # which its attachment says
    if qualities := [str(_name(quality)) for quality in shown if has_quality(g, slot, quality)]:
        found["qualities"] = qualities
    if g.shield[slot]:
        found["shield"] = g.shield[slot]
    if g.second and g.role[slot]:
        found["front"] = ZONES[front_zone(g, g.front[slot])]
    return found


# --- Chain, combat and end ----------------------------------------------------------------------------------------


def _row(g: Record, row: int, seat: int) -> ChainRow:
    """An entry of the chain, what it comes from and what it aims at."""
    ability, player = g.chain[row, Row.ABILITY], g.chain[row, Row.SEAT]
    source, x, mark = g.chain[row, Row.SOURCE], g.chain[row, Row.X], g.chain[row, Row.MARK]
    chosen = [g.chain[row, column] for column in (Row.ONE, Row.TWO, Row.THREE)]
    aims = [g.aims[aim, 1] for aim in range(g.aimed) if mark != 0 and g.aims[aim, 0] == mark]
    return {
        "row": row,
        "seat": player,
        "card": key_of(int(A_CARD[ability])),
        "kind": Kind(int(A_KIND[ability])).name.lower(),
        "state": _name(State(g.chain[row, Row.STATE])),
        "source": None if source == NOTHING else place_of_slot(g, source, seat),
        "x": None if x == OPEN else x,
        "targets": [
            place_of_target(g, target, seat, player)
            for target in chosen + aims
            if target not in (NOTHING, OPEN)
        ],
    }


def _combat(g: Record) -> Combat | None:
    """The combat: who attacks what with whom, and the damage that each side has and has still to assign."""
    if g.attacked == NOTHING or g.depth == 0:
        return None
    left = {
        g.frames[depth, SEAT]: (g.frames[depth, A], g.frames[depth, B])
        for depth in range(g.depth)
        if g.frames[depth, KIND] == Frame.ASSIGN
    }
    second: Second = {"second": ZONES[g.second - 1]} if g.second else {}
    return {
        "seat": 1 - g.active,
        "zone": ZONES[g.attacked],
        "section": (1 - g.active) * len(ZONES) + g.attacked,
        **second,
        "attackers": [slot for slot in slots_of(g, g.active) if g.role[slot] == Role.ATTACKS],
        "defenders": [slot for slot in slots_of(g, 1 - g.active) if g.role[slot] == Role.DEFENDS],
        "points": [
            {
                "power": int(combat_damage(g, seat, ORDINARY)),
                "uncancellable": int(combat_damage(g, seat, UNCANCELLABLE_POINT)),
                "left": left.get(seat, (0, 0))[0],
                "uncancellable_left": left.get(seat, (0, 0))[1],
            }
            for seat in range(2)
        ],
    }


def _draft(g: Record, due: Pending, seat: int) -> Draft:
    """A draft: packs as far as a seat may look at them, what it has chosen, and what is out for all to see."""
    return {
        "pack": due.pack,
        "packs": PACKS,
        "step": top(g, B),
        "steps": LAST_STEP + 1,
        "seats": [
            {
                "pile": g.pile_left[other],
                "pack": {
                    "size": g.pack_left[other],
                    "cards": _listed(g.pack, g.pack_left, other) if sees_pack(g, seat, other) else None,
                },
                "chosen": {
                    "size": g.picked_left[other],
                    "cards": _listed(g.picked, g.picked_left, other)
                    if other == seat or not choosing(g)
                    else None,
                },
                "supply_cut": g.supply_cut[other],
                "sabotages": g.sabotages[other],
                "removed": counted(g.removed, other),
            }
            for other in range(2)
        ],
    }


def _listed(cards: Any, size: Any, owner: int) -> list[str]:
    return [key_of(cards[owner, place]) for place in range(size[owner])]


def _result(g: Record, seat: int) -> Result | None:
    if g.reason == Reason.NONE:
        return None
    drawn = g.winner == DRAWN_MATCH
    won = None if drawn or seat < 0 else g.winner == seat
    return {
        "winner": None if drawn else g.winner,
        "draw": drawn,
        "won": won,
        "reason": _name(Reason(g.reason)),
    }


SHOWN = {card.key: card.number for card in (*BY_KEY.values(), CHANGED_DEVELOPMENT)}
NAMES = frozenset(SHOWN)
