"""A literal referee for one combat of Invasion: the rulebook's sentences in the rulebook's order, slow and plain.
It shares nothing with the engine it is compared with: nothing of `wartable` may be imported here.

`fight(combat, choose)` plays steps 3 to 5 of a battlefield phase. Every decision is asked of `choose`, one at a
time, also where only one answer is legal, in this order:

    "counterstrike-next"    while several declared defenders have yet to strike: which of them strikes now
    "counterstrike-target"  once for each declared defender with Counterstrike: which attacker it strikes
    "attacker-point"        once for each point of the attackers' damage, the uncancellable ones first
    "defender-point"        then the same for the defenders' damage

`options` are `Target`s: units in the order of their list, then the section. Where there is no option nothing is asked,
and who is the only one left to strike is not asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Literal, NamedTuple

Edition = Literal["2009", "revised"]
Side = Literal["attacker", "defender"]
Kind = Literal["counterstrike-next", "counterstrike-target", "attacker-point", "defender-point"]

EDITIONS: tuple[Edition, ...] = ("2009", "revised")
SECTIONS_TO_LOSE = 2


# --- What is on the table ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fighter:
    """A unit its player declares. `hit_points` and all values are those in force now, with every modifier."""

    name: str
    power: int
    hit_points: int
    damage: int = 0
    toughness: int = 0
    counterstrike: int = 0
    scout: bool = False
    uncancellable: bool = False
    corrupt: bool = False


@dataclass(frozen=True)
class Section:
    """The attacked section of the defender's capital; `hit_points` counts its developments (INV-076)."""

    hit_points: int = 8
    damage: int = 0
    burning: bool = False


@dataclass(frozen=True)
class Combat:
    """An attack on one section, from the declaration of defenders on."""

    attackers: Sequence[Fighter]
    defenders: Sequence[Fighter]
    section: Section = Section()
    edition: Edition = "revised"
    other_burning_sections_of_defender: int = 0
    fortresses: int = 0  # Contested Fortresses of the defender that have not cancelled anything this turn
    valaya: bool = False  # a Master Rune of Valaya was played, at the latest in the window after step 4
    valaya_before_assignment: bool = False  # and it was played early enough to be known in step 4 (B-05)


class Target(NamedTuple):
    """What a point of damage may lie next to; `place` is its place in the list of that side."""

    what: Literal["attacker", "defender", "section"]
    place: int = 0


SECTION = Target("section")


class Tokens(NamedTuple):
    """INV-112: damage that lies next to a card and is not yet applied."""

    uncancellable: int = 0
    ordinary: int = 0

    @property
    def total(self) -> int:
        return self.uncancellable + self.ordinary


NO_TOKENS = Tokens()
Assigned = Mapping[Target, Tokens]
Choose = Callable[[Kind, Sequence[Target]], int]


@dataclass(frozen=True)
class Outcome:
    """What a fight leaves behind; positions are those of the combat's lists, and `None` stands for a destroyed unit."""

    destroyed_attackers: tuple[int, ...]
    destroyed_defenders: tuple[int, ...]
    damage_on_attackers: tuple[int | None, ...]
    damage_on_defenders: tuple[int | None, ...]
    section: Section
    fortresses: int  # Contested Fortresses that may still cancel a point this turn
    loser: Side | None
    attacker_discards: int  # before looking at how many cards there are in the hand
    defender_discards: int


# --- Units ---------------------------------------------------------------------------------------------


def remaining_hit_points(fighter: Fighter) -> int:
    """U-14: hit points less damage, never below 0."""
    return max(0, fighter.hit_points - fighter.damage)


def is_destroyed(fighter: Fighter) -> bool:
    """INV-025, INV-114, B-10: damage equal to or above its hit points, be they 0 and it unhurt."""
    return remaining_hit_points(fighter) == 0


def is_declared(fighter: Fighter) -> bool:
    """INV-106: a corrupt card cannot be declared; whoever lists it only wished to."""
    return not fighter.corrupt


def takes_part(fighter: Fighter) -> bool:
    """INV-105: the units that fight as a group: those declared and still there."""
    return is_declared(fighter) and not is_destroyed(fighter)


def participants(combat: Combat, side: Side) -> list[Target]:
    """The units of a side that take part, in the order of their list."""
    fighters = combat.attackers if side == "attacker" else combat.defenders
    return [Target(side, index) for index, fighter in enumerate(fighters) if takes_part(fighter)]


def hurt(fighter: Fighter, damage: int) -> Fighter:
    """Damage moved onto a card stays on it."""
    return replace(fighter, damage=fighter.damage + damage)


# --- Step 3: defenders, and their Counterstrike --------------------------------------------------------


def counterstrike(combat: Combat, choose: Choose) -> Combat:
    """INV-140, INV-141: each declared defender at once deals its Counterstrike, whole, uncancellable, to one attacker.

    The values of several sources are one sum. Their player says who strikes next (W-14). It is applied as soon as it is
    assigned, so the next defender chooses among the attackers that are left; with none left nothing happens. A defender
    that its declaration destroyed (T-41) was declared all the same, and strikes.
    """
    strikers = [
        Target("defender", place)
        for place, defender in enumerate(combat.defenders)
        if is_declared(defender) and defender.counterstrike > 0
    ]
    while strikers and participants(combat, "attacker"):
        which = choose("counterstrike-next", strikers) if len(strikers) > 1 else 0
        striker = combat.defenders[strikers.pop(which).place]
        options = participants(combat, "attacker")
        struck = options[choose("counterstrike-target", options)].place
        attackers = list(combat.attackers)
        attackers[struck] = hurt(attackers[struck], striker.counterstrike)
        combat = replace(combat, attackers=attackers)
    return combat


# --- Step 4: assign damage -----------------------------------------------------------------------------


def damage_of(combat: Combat, side: Side) -> Tokens:
    """INV-107, U-14: the total power of the units that take part now; what a Bloodthirster deals is uncancellable."""
    fighters = combat.attackers if side == "attacker" else combat.defenders
    uncancellable = ordinary = 0
    for target in participants(combat, side):
        fighter = fighters[target.place]
        if fighter.uncancellable:
            uncancellable += max(0, fighter.power)
        else:
            ordinary += max(0, fighter.power)
    return Tokens(uncancellable, ordinary)


def minimum_for(fighter: Fighter, edition: Edition, uncancellable: int = 0) -> int:
    """D-04, B-05: what a defender must be assigned before the section: in 2009 its remaining hit points, since then
    enough to destroy it, with its Toughness; which (INV-147) does nothing if `uncancellable` points alone suffice.
    """
    remaining = remaining_hit_points(fighter)
    if edition == "2009" or uncancellable >= remaining:
        return remaining
    return remaining + max(0, fighter.toughness)


def has_its_minimum(combat: Combat, defender: Target, assigned: Assigned) -> bool:
    """INV-109: whether this defender has been assigned its minimum. Cancellation already in play counts (B-05), so
    under a Rune of Valaya, in the revised edition, only uncancellable points can ever be enough.
    """
    fighter = combat.defenders[defender.place]
    tokens = assigned.get(defender, NO_TOKENS)
    if combat.edition == "revised" and combat.valaya_before_assignment:
        return tokens.uncancellable >= remaining_hit_points(fighter)
    return tokens.total >= minimum_for(fighter, combat.edition, tokens.uncancellable)


def may_assign_to_section(combat: Combat, assigned: Assigned) -> bool:
    """INV-109, U-06: a point may go to the section if it does not burn and every defender has its minimum."""
    if combat.section.burning:
        return False
    return all(has_its_minimum(combat, defender, assigned) for defender in participants(combat, "defender"))


def legal_points(combat: Combat, side: Side, assigned: Assigned) -> list[Target]:
    """INV-109 to INV-111: where the next point of this side's damage may go; over-assigning is allowed.

    Attackers: any defender, and the section when it may be. Defenders: attackers only, never a capital.
    """
    if side == "defender":
        return participants(combat, "attacker")
    section = [SECTION] if may_assign_to_section(combat, assigned) else []
    return participants(combat, "defender") + section


def put(assigned: Assigned, target: Target, point: Tokens) -> Assigned:
    """INV-112: one more token next to the target."""
    lying = assigned.get(target, NO_TOKENS)
    together = Tokens(lying.uncancellable + point.uncancellable, lying.ordinary + point.ordinary)
    return {**assigned, target: together}


def assign(combat: Combat, choose: Choose) -> Assigned:
    """INV-107, INV-108: the attacker hands out all his damage, then the defender his; points without a place are lost.

    Tokens remember their source, so uncancellable points are handed out as such, and first (our order).
    """
    assigned: Assigned = {}
    sides: tuple[tuple[Side, Kind], ...] = (("attacker", "attacker-point"), ("defender", "defender-point"))
    for side, kind in sides:
        damage = damage_of(combat, side)
        points = [Tokens(uncancellable=1)] * damage.uncancellable + [Tokens(ordinary=1)] * damage.ordinary
        for point in points:
            options = legal_points(combat, side, assigned)
            if not options:
                break
            assigned = put(assigned, options[choose(kind, options)], point)
    return assigned


# --- Step 5: apply damage ------------------------------------------------------------------------------


def after_valaya(combat: Combat, tokens: Tokens) -> Tokens:
    """Card 25: Master Rune of Valaya cancels all damage of the phase, except what is uncancellable."""
    return Tokens(uncancellable=tokens.uncancellable) if combat.valaya else tokens


def after_toughness(fighter: Fighter, tokens: Tokens) -> int:
    """INV-113, INV-146, INV-147: Toughness cancels its number of the damage, except what is uncancellable."""
    return tokens.uncancellable + max(0, tokens.ordinary - max(0, fighter.toughness))


def apply_to_units(combat: Combat, side: Side, assigned: Assigned) -> list[Fighter]:
    """INV-113: the damage next to a side's units is cancelled where it can be, and the rest moved onto them."""
    fighters = list(combat.attackers if side == "attacker" else combat.defenders)
    for index, fighter in enumerate(fighters):
        tokens = after_valaya(combat, assigned.get(Target(side, index), NO_TOKENS))
        fighters[index] = hurt(fighter, after_toughness(fighter, tokens))
    return fighters


def cancelled_by_fortresses(combat: Combat, tokens: Tokens) -> int:
    """Card 112: each unused Contested Fortress cancels 1 damage to the capital, and has then done so for this turn."""
    return min(combat.fortresses, tokens.ordinary)


def burn_if_overrun(section: Section) -> Section:
    """INV-115, D-06: damage of at least its hit points burns a section; all damage on it is removed."""
    if not section.burning and section.damage >= section.hit_points:
        return replace(section, damage=0, burning=True)
    return section


def apply(combat: Combat, assigned: Assigned) -> Combat:
    """INV-113 to INV-115: everything is applied at the same time, whoever is destroyed by it."""
    on_section = after_valaya(combat, assigned.get(SECTION, NO_TOKENS))
    cancelled = cancelled_by_fortresses(combat, on_section)
    hit = replace(combat.section, damage=combat.section.damage + on_section.total - cancelled)
    return replace(
        combat,
        attackers=apply_to_units(combat, "attacker", assigned),
        defenders=apply_to_units(combat, "defender", assigned),
        section=burn_if_overrun(hit),
        fortresses=combat.fortresses - cancelled,
    )


# --- After the damage ----------------------------------------------------------------------------------


def loser(combat: Combat) -> Side | None:
    """INV-003: who has two burning sections has lost. Only the defender's capital can be hit, so U-04 never comes up."""
    burning = combat.other_burning_sections_of_defender + combat.section.burning
    return "defender" if burning >= SECTIONS_TO_LOSE else None


def scout_discards(combat: Combat, side: Side) -> int:
    """INV-145: a side discards 1 card for each enemy unit with Scout that took part and survived, damage or no damage.

    T-21: a game that is over is over at once, before anyone discards.
    """
    if loser(combat) is not None:
        return 0
    enemies = combat.defenders if side == "attacker" else combat.attackers
    return sum(takes_part(enemy) and enemy.scout for enemy in enemies)


def outcome_of(combat: Combat) -> Outcome:
    """What there is to see after step 5."""
    return Outcome(
        destroyed_attackers=tuple(i for i, unit in enumerate(combat.attackers) if is_destroyed(unit)),
        destroyed_defenders=tuple(i for i, unit in enumerate(combat.defenders) if is_destroyed(unit)),
        damage_on_attackers=tuple(None if is_destroyed(unit) else unit.damage for unit in combat.attackers),
        damage_on_defenders=tuple(None if is_destroyed(unit) else unit.damage for unit in combat.defenders),
        section=combat.section,
        fortresses=combat.fortresses,
        loser=loser(combat),
        attacker_discards=scout_discards(combat, "attacker"),
        defender_discards=scout_discards(combat, "defender"),
    )


def fight(combat: Combat, choose: Choose) -> Outcome:
    """INV-101: Counterstrike on the declaration of defenders, then assign, then apply, then look."""
    expect_possible(combat)
    combat = counterstrike(combat, choose)
    assigned = assign(combat, choose)
    return outcome_of(apply(combat, assigned))


def expect_possible(combat: Combat) -> None:
    """No game reaches a combat that breaks one of these; only the arranger of a combat can."""
    section = combat.section
    assert combat.edition in EDITIONS
    assert combat.valaya or not combat.valaya_before_assignment, "a Rune that was played early was played"
    assert section.damage == 0 if section.burning else section.damage < section.hit_points
    assert loser(combat) is None, "the game was over before"
    assert not any(is_destroyed(unit) for unit in combat.attackers), "an attacker was destroyed before"


# --- Combats to compare with ---------------------------------------------------------------------------


def random_fighter(rng: Random, name: str) -> Fighter:
    """A living unit: mostly of the core set's size, now and then odd."""
    hit_points = rng.choice((1, 1, 2, 2, 2, 3, 3, 4, 6, 8))
    return Fighter(
        name,
        power=rng.choice((0, 1, 1, 1, 2, 2, 3, 4, 5)),
        hit_points=hit_points,
        damage=rng.randrange(hit_points) if rng.random() < 0.4 else 0,
        toughness=rng.choice((1, 1, 2, 3)) if rng.random() < 0.3 else 0,
        counterstrike=rng.choice((1, 2, 2, 3)) if rng.random() < 0.25 else 0,
        scout=rng.random() < 0.2,
        uncancellable=rng.random() < 0.15,
        corrupt=rng.random() < 0.1,
    )


def random_section(rng: Random) -> Section:
    """A section with 0 to 4 developments: burning, unhurt, hurt, or about to burn."""
    hit_points = 8 + rng.choice((0, 0, 1, 2, 4))
    if rng.random() < 0.15:
        return Section(hit_points, burning=True)
    damage = rng.choice((0, rng.randrange(hit_points), hit_points - 1, hit_points - 3))
    return Section(hit_points, damage)


def random_combat(rng: Random) -> Combat:
    """Any small combat: 0 to 5 units on each side, either edition."""
    section = random_section(rng)
    valaya = rng.random() < 0.12
    return Combat(
        attackers=[random_fighter(rng, f"attacker {i}") for i in range(rng.choice((0, 1, 1, 2, 2, 3, 4, 5)))],
        defenders=[
            random_fighter(rng, f"defender {i}") for i in range(rng.choice((0, 0, 1, 1, 2, 2, 3, 4, 5)))
        ],
        section=section,
        edition=rng.choice(EDITIONS),
        other_burning_sections_of_defender=0 if section.burning else rng.randrange(2),
        fortresses=rng.choice((0, 0, 0, 1, 2, 3)),
        valaya=valaya,
        valaya_before_assignment=valaya and rng.random() < 0.5,
    )


def random_choice(rng: Random) -> Choose:
    """A `choose` that answers anything legal."""
    return lambda kind, options: rng.randrange(len(options))
