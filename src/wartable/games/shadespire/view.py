"""What a seat may see, as plain data for any screen.
The one authority for screens: nothing that `knowledge.imagine` would redraw may ever be read here."""

from typing import Any

import numpy as np

from wartable.games.shadespire.cards import BY_KEY
from wartable.games.shadespire.declare import ASKS, WARBAND_OF_KIND, Target
from wartable.games.shadespire.odds import CRITICAL, DAMAGE, DRIVES, KILL, PARTS, SUCCESS, look_at_attack
from wartable.games.shadespire.options import RULINGS
from wartable.games.shadespire.pending import Asked, Pending, named, pending
from wartable.games.shadespire.pieces import (
    ATTACK_SIDES,
    DEFENCE_SIDES,
    FACE_KEYS,
    GROUNDS,
    WARBAND_KEYS,
    Data,
    arms_of,
    facts,
    fighter_facts,
    fighters_of,
    hex_name,
    key_of,
    place_of_choice,
    weapon_name,
)
from wartable.games.shadespire.rules.attack import (
    ATTACK_ROLL,
    DEFENCE_ROLL,
    attack_bits,
    attack_crit_bits,
    damage_of,
    defence_bits,
    has_cleave,
    in_sweep,
    shows,
    supporters_of_attack,
    supporters_of_target,
)
from wartable.games.shadespire.rules.sight import is_foe, reaches_target
from wartable.games.shadespire.rules.stats import held_by, is_success, survivors, wearer
from wartable.games.shadespire.rules.striking import allowed_arm
from wartable.games.shadespire.rules.targets import is_fighter_target
from wartable.games.shadespire.rules.turn import ACTIVATED
from wartable.games.shadespire.state import (
    ACTIVATIONS,
    ACTS,
    FACE_DOWN,
    MODELS,
    NO_ONE,
    NOTHING,
    Act,
    Doing,
    Effect,
    Frame,
    Going,
    Phase,
    Place,
    Reason,
    Result,
    Stage,
    Striking,
    Way,
)
from wartable.kernel.frames import KIND, SEAT, A, D


def view(g: Any, seat: int) -> Data:
    """All that a seat may see (-1: a spectator, who sees what all see)."""
    due = pending(g)
    seen: Data = {
        "game": "shadespire",
        "seat": seat,
        "format": _format(g),
        "round": g.round,
        "turn": _turn(g),
        "phase": named(Phase(g.phase)),
        "active": _active(g),
        "first": g.first if g.phase != Phase.SETUP else NOTHING,
        "decider": due.seat,
        "pending": _pending(g, due, seat),
        "result": _result(g, seat),
        "boards": [_board(g, board) for board in range(g.boards)],
        "hexes": [_hex(g, hex) for hex in range(g.hexes)],
        "fighters": [fighter_facts(g, fighter) for fighter in fighters_of(g)],
        "seats": [_seat(g, other, seat) for other in range(g.seats)],
        "acts": [_act(g, act) for act in range(g.acts)],
        "attack": _attack(g),
        "effects": [_effect(g, row) for row in range(g.effect_count)],
        "no_powers": bool(g.no_powers),
        "odds": _odds(g, due) if due.seat == seat else None,
    }
    numbers = sorted(BY_KEY[key].number for key in _keys_in(seen))
    seen["cards"] = {key_of(number): facts(number) for number in numbers}
    return seen


def _or_none(number: int) -> int | None:
    return None if number == NOTHING else number


def _format(g: Any) -> Data:
    settings = {setting.name.lower(): choices[g.settings[setting]] for setting, choices, _, _ in RULINGS}
    return {"name": named(Way(g.format)), "seats": g.seats, "objectives": g.tokens, "settings": settings}


def _turn(g: Any) -> int:
    """How many activations there have been, this one included."""
    before = max(0, g.round - 1) * ACTIVATIONS * g.seats
    return int(before + sum(g.taken[seat] for seat in range(g.seats)))


def _active(g: Any) -> int:
    """Whose activation it is, in the end phase whose part of it; -1 when it is nobody's."""
    if g.depth == 0 or g.phase == Phase.SETUP or g.frames[0, A] < ACTIVATED:
        return NOTHING
    if g.phase == Phase.ACTION:
        return int(g.active)
    ends = [g.frames[depth, SEAT] for depth in range(g.depth) if g.frames[depth, KIND] == Frame.END]
    return int(ends[-1]) if ends else NOTHING


def _pending(g: Any, due: Pending, seat: int) -> Data:
    """What is decided. A card that is still in a hand is for the eyes of that seat."""
    return {
        "kind": due.asked.value,
        "moment": named(due.moment),
        "card": key_of(due.card) if due.card else None,
        "fighter": _or_none(due.fighter),
        "aim": _or_none(due.aim),
        "weapon": _or_none(due.weapon),
        "hex": _or_none(due.hex),
        "number": _or_none(due.number),
        "target": named(due.target) if due.target else None,
        "place": _or_none(due.place),
        "optional": due.optional,
        "chosen": [
            place_of_choice(g, kind, value, due.seat)
            for kind, value in due.chosen
            if kind != Target.UPGRADE_IN_HAND or due.seat == seat
        ],
        "left": due.left,
        "face": FACE_KEYS[due.face] if due.face != NOTHING else None,
        "cost": due.cost,
        "limited": due.limited,
        "draws": due.draws,
        "anywhere": due.anywhere,
        "how": named(due.how),
    }


# --- The battlefield ----------------------------------------------------------------------------------------------


def _board(g: Any, board: int) -> Data:
    return {
        "face": FACE_KEYS[g.faces[board]],
        "seat": g.order[board],
        "turned": bool(g.turned[board]),
        "x": g.board_x[board],
        "y": g.board_y[board],
    }


def _hex(g: Any, hex: int) -> Data:
    token = g.token[hex]
    return {
        "id": hex,
        "name": hex_name(g, hex),
        "x": g.hex_x[hex],
        "row": g.hex_y[hex],
        "land": None if g.land[hex] == NO_ONE else g.land[hex],
        "ground": GROUNDS[g.ground[hex]],
        "edge": bool(g.edge[hex]),
        "objective": "hidden" if token == FACE_DOWN else token or None,
        "fighter": g.who[hex] - 1 if g.who[hex] else None,
        "shard": bool(g.shard[hex]),
    }


# --- Seats --------------------------------------------------------------------------------------------------------


def _seat(g: Any, other: int, seat: int) -> Data:
    """A seat: its hand and decks for itself, their sizes and what lies open for the others."""
    own = other == seat
    hand = {
        "objectives": [g.objectives[other, place] for place in range(g.objective_count[other])],
        "powers": [g.powers[other, place] for place in range(g.power_count[other])],
    }
    fresh = [card for card in hand["objectives"] if g.place[other, card] == Place.FRESH]
    places = g.place.tolist()[other]
    return {
        "seat": other,
        "you": own,
        "warband": WARBAND_KEYS[int(WARBAND_OF_KIND[g.kind[other * MODELS]])],
        "glory": g.glory[other],
        "spent_glory": g.spent_glory[other],
        "taken": g.taken[other],
        "skips": g.skips[other],
        "objectives": _keys(hand["objectives"]) if own else None,
        "objective_count": g.objective_count[other],
        "fresh": _keys(fresh) if own else None,
        "powers": _keys(hand["powers"]) if own else None,
        "power_count": g.power_count[other],
        "objective_deck": g.objective_deck[other],
        "power_deck": g.power_deck[other],
        "deck": _keys(_lying(places, Place.DECK)) if own else None,
        "unseen": _unseen(places) if g.format == Way.CORE and not own else None,
        "discard": _keys(_lying(places, Place.DISCARD)),
        "scored": _keys(_lying(places, Place.SCORED)),
        "gone": _keys(_lying(places, Place.GONE)),
        "upgrades": [
            {"card": key_of(card), "fighter": int(wearer(g, other, card))}
            for card in (g.gear[other, place] for place in range(g.gear_count[other]))
        ],
        "named": key_of(g.named[other, 0]) if g.named[other, 0] else None,
        "survivors": int(survivors(g, other)),
        "holds": int(held_by(g, other)),
        "did": {
            "kills": g.kills[other],
            "losses": g.losses[other],
            "returned": g.returned[other],
            "damage": g.dealt[other],
            "ploys": g.ploys[other],
            "upgrades": g.upgrades[other],
            "scored": g.scored[other],
        },
    }


def _keys(cards: list[int]) -> list[str]:
    return [key_of(card) for card in cards]


def _lying(places: list[int], wanted: Place) -> list[int]:
    """The cards of a seat in one place, in order of number."""
    return [card for card, place in enumerate(places) if card and place == wanted]


def _unseen(places: list[int]) -> list[str]:
    """What hand and decks hold together, where all know which cards a seat has."""
    return _keys([card for card, place in enumerate(places) if Place.DECK <= place <= Place.FRESH])


# --- What is going on ---------------------------------------------------------------------------------------------


def _act(g: Any, act: int) -> Data:
    """A move, an attack, a ploy or another action; the last one is what is going on now."""
    kind = Doing(g.act[act, Act.KIND])
    how = g.act[act, Act.HOW]
    return {
        "kind": named(kind),
        "seat": g.act[act, Act.SEAT],
        "fighter": _or_none(g.act[act, Act.FIGHTER]),
        "target": _or_none(g.act[act, Act.TARGET]),
        "weapon": _or_none(g.act[act, Act.WEAPON]),
        "card": key_of(how) if kind == Doing.PLOY else None,
        "how": named(Going(how))
        if kind == Doing.MOVE
        else named(Striking(how))
        if kind == Doing.ATTACK
        else None,
    }


def _attack(g: Any) -> Data | None:
    """The attack that is going on, or that the latest reaction answers."""
    attacks = [act for act in range(g.acts) if g.act[act, Act.KIND] == Doing.ATTACK]
    if not attacks:
        return None
    acts = g.acts
    g.acts = attacks[-1] + 1  # the rules look at the last act; what lies above is put back below
    try:
        return _top_attack(g, attacks[-1])
    finally:
        g.acts = acts


def _top_attack(g: Any, act: int) -> Data:
    state = Result(g.act[act, Act.STATE])
    counted = state != Result.OPEN
    support = g.act[act, Act.SUPPORT] if counted else int(supporters_of_attack(g))
    against = g.act[act, Act.SUPPORT_TARGET] if counted else int(supporters_of_target(g))
    more = support - against
    cleave = has_cleave(g, shows(g, ATTACK_ROLL, attack_crit_bits(g)))
    weapon = g.act[act, Act.WEAPON]
    return {
        "attacker": g.act[act, Act.FIGHTER],
        "seat": g.act[act, Act.SEAT],
        "target": g.act[act, Act.TARGET],
        "weapon": weapon,
        "name": weapon_name(weapon),
        "how": named(Striking(g.act[act, Act.HOW])),
        "dice": _dice(g, act, ATTACK_ROLL, attack_bits(g, more) | attack_crit_bits(g)),
        "defence": _dice(g, act, DEFENCE_ROLL, defence_bits(g, -more, cleave)),
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


def _dice(g: Any, act: int, kind: int, bits: int) -> list[Data]:
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


def _effect(g: Any, row: int) -> Data:
    """A ploy that lasts."""
    card, chosen = g.effects[row, Effect.CARD], g.effects[row, Effect.FIGHTER]
    about = chosen if is_fighter_target(ASKS[card, 0]) else NOTHING
    if g.effects[row, Effect.VALUE]:
        about = g.effects[row, Effect.VALUE] - 1
    return {
        "card": key_of(card),
        "seat": g.effects[row, Effect.SEAT],
        "fighter": _or_none(about),
        "when": named(Stage(g.effects[row, Effect.STAGE])),
        "used": bool(g.effects[row, Effect.USED]),
    }


def _odds(g: Any, due: Pending) -> list[Data] | None:
    """SHA-135: the chances of every attack that can be chosen, while a weapon or a target is."""
    if due.asked not in (Asked.WEAPON, Asked.TARGET, Asked.SWEEP) or g.acts == ACTS:
        return None
    assert isinstance(due.how, Striking)
    found = []
    for weapon in _weapons(g, due):
        for target in fighters_of(g):
            if _can_aim(g, due, weapon, target):
                out = np.zeros(PARTS)
                look_at_attack(g, due.seat, due.fighter, weapon, target, due.how, out)
                chances = {"success": SUCCESS, "drive": DRIVES, "critical": CRITICAL, "kill": KILL}
                found.append(
                    {
                        "weapon": weapon,
                        "target": target,
                        **{name: round(float(out[part]), 4) for name, part in chances.items()},
                        "damage": round(float(out[DAMAGE]), 2),
                    }
                )
    return found


def _weapons(g: Any, due: Pending) -> list[int]:
    if due.asked != Asked.WEAPON:
        return [due.weapon]
    only = min(0, g.frames[g.depth - 1, D])  # the sign that only pistols may be used
    return [
        weapon
        for weapon in arms_of(g, due.fighter)
        if allowed_arm(g, due.fighter, due.seat, weapon, due.how, only, due.aim)
    ]


def _can_aim(g: Any, due: Pending, weapon: int, target: int) -> bool:
    if due.asked == Asked.SWEEP:
        return bool(in_sweep(g, target))
    if due.aim not in (NOTHING, target) or not is_foe(g, due.seat, due.fighter, target):
        return False
    return bool(reaches_target(g, due.fighter, due.seat, weapon, g.hex[due.fighter], target))


# --- The end ------------------------------------------------------------------------------------------------------


def _result(g: Any, seat: int) -> Data | None:
    """SHA-169 to SHA-172: who has won, alone or together with others."""
    if g.reason == Reason.NONE:
        return None
    winners = [other for other in range(g.seats) if (g.winners >> other) & 1]
    alone = len(winners) == 1
    return {
        "winner": winners[0] if alone else None,
        "winners": winners,
        "draw": not alone,
        "won": None if seat < 0 or not alone else winners == [seat],
        "reason": named(Reason(g.reason)),
    }


NAMES = frozenset(BY_KEY)


def _keys_in(data: Any) -> set[str]:
    """Every card that the data names."""
    found: set[str] = set()
    left = [data]
    while left:
        data = left.pop()
        if isinstance(data, dict):
            left.extend(data.values())
        elif isinstance(data, list):
            left.extend(data)
        elif isinstance(data, str):
            found.add(data)
    return found & NAMES
