"""Stories about the referee itself: the rulebook's worked combat, the derived scenarios, and what must hold in any fight.
They prove nothing about the engine and so carry no rule marks; which rule each is about stands in its docstring.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from .referee import (
    SECTION,
    Choose,
    Combat,
    Fighter,
    Kind,
    Outcome,
    Section,
    Target,
    Tokens,
    apply,
    assign,
    counterstrike,
    damage_of,
    fight,
    legal_points,
    may_assign_to_section,
    minimum_for,
    outcome_of,
    participants,
    random_choice,
    random_combat,
    scout_discards,
)

FIRST_ATTACKER, SECOND_ATTACKER = Target("attacker", 0), Target("attacker", 1)
FIRST_DEFENDER, SECOND_DEFENDER = Target("defender", 0), Target("defender", 1)

HAMMERER = Fighter("Hammerer of Karak Azul", power=1, hit_points=2, toughness=1)
KAZADOR = Fighter("King Kazador", power=3, hit_points=6, toughness=2)
DOOM_DIVERS = Fighter("Doom Divers", power=2, hit_points=2)
KNIGHTS = Fighter("Reiksguard Knights", power=1, hit_points=2, counterstrike=2)
FREE_COMPANY = Fighter("Free Company", power=1, hit_points=3, scout=True)
BLOODTHIRSTER = Fighter("Bloodthirster", power=5, hit_points=8, uncancellable=True)


def brute(power: int, hit_points: int = 3) -> Fighter:
    return Fighter("Brute", power, hit_points)


def answers(*targets: Target) -> Choose:
    """Gives these answers in this order; `left` holds those not yet asked for."""
    left = list(targets)

    def choose(kind: Kind, options: Sequence[Target]) -> int:
        return list(options).index(left.pop(0))

    choose.left = left  # type: ignore[attr-defined]
    return choose


def fought(combat: Combat, *targets: Target) -> Outcome:
    """A fight in which every pinned answer must be used."""
    choose = answers(*targets)
    outcome = fight(combat, choose)
    assert choose.left == []  # type: ignore[attr-defined]
    return outcome


def never_asked(kind: Kind, options: Sequence[Target]) -> int:
    raise AssertionError(f"{kind} was asked")


# --- The rulebook's worked example (T-04) --------------------------------------------------------------

EXAMPLE = Combat([HAMMERER, KAZADOR], [DOOM_DIVERS])


def test_example_a_kris_deals_4_and_tom_deals_2():
    """T-04a, INV-107."""
    assert damage_of(EXAMPLE, "attacker") == Tokens(0, 4)
    assert damage_of(EXAMPLE, "defender") == Tokens(0, 2)


def test_example_b_one_point_on_doom_divers_does_not_open_the_capital():
    """T-04b, INV-109: 2 are needed first."""
    assert legal_points(EXAMPLE, "attacker", {}) == [FIRST_DEFENDER]
    assert legal_points(EXAMPLE, "attacker", {FIRST_DEFENDER: Tokens(0, 1)}) == [FIRST_DEFENDER]
    assert legal_points(EXAMPLE, "attacker", {FIRST_DEFENDER: Tokens(0, 2)}) == [FIRST_DEFENDER, SECTION]


def test_example_c_assigned_damage_is_not_yet_applied():
    """T-04c, INV-112."""
    assigned = assign(EXAMPLE, answers(*[FIRST_DEFENDER] * 2, SECTION, SECTION, *[FIRST_ATTACKER] * 2))
    assert assigned == {
        FIRST_DEFENDER: Tokens(0, 2),
        SECTION: Tokens(0, 2),
        FIRST_ATTACKER: Tokens(0, 2),
    }
    assert [unit.damage for unit in (*EXAMPLE.attackers, *EXAMPLE.defenders)] == [0, 0, 0]


def test_example_d_toughness_saves_the_hammerer_and_doom_divers_fall():
    """T-04d, INV-113, INV-114."""
    outcome = fought(EXAMPLE, *[FIRST_DEFENDER] * 2, SECTION, SECTION, *[FIRST_ATTACKER] * 2)
    assert outcome == Outcome(
        destroyed_attackers=(),
        destroyed_defenders=(0,),
        damage_on_attackers=(1, 0),
        damage_on_defenders=(None,),
        section=Section(8, 2),
        fortresses=0,
        loser=None,
        attacker_discards=0,
        defender_discards=0,
    )


def test_example_e_defenders_cannot_hit_a_capital():
    """T-04e, INV-111."""
    assert legal_points(EXAMPLE, "defender", {}) == [FIRST_ATTACKER, SECOND_ATTACKER]


# --- Declaring -----------------------------------------------------------------------------------------


def test_a_corrupt_unit_neither_fights_nor_is_fought():
    """INV-106."""
    asleep = replace(KAZADOR, corrupt=True, scout=True)
    combat = Combat([asleep, brute(1)], [replace(KNIGHTS, corrupt=True)])
    outcome = fought(combat, SECTION)
    assert (outcome.damage_on_attackers, outcome.damage_on_defenders) == ((0, 0), (0,))
    assert (outcome.section.damage, outcome.defender_discards) == (1, 0)


def test_horrific_mutation_destroys_a_defender_with_1_hit_point_left_as_soon_as_it_defends():
    """T-41, B-10: its hit points are 1 lower while the host attacks, so it deals nothing and protects nothing."""
    weakened = replace(DOOM_DIVERS, damage=1, hit_points=DOOM_DIVERS.hit_points - 1)
    outcome = fought(Combat([brute(2)], [weakened]), SECTION, SECTION)
    assert (outcome.destroyed_defenders, outcome.damage_on_attackers, outcome.section.damage) == (
        (0,),
        (0,),
        2,
    )


def test_a_unit_with_no_hit_points_is_destroyed_unhurt():
    """B-10."""
    assert outcome_of(Combat([], [replace(DOOM_DIVERS, hit_points=0)])).destroyed_defenders == (0,)


# --- Counterstrike -------------------------------------------------------------------------------------


def test_counterstrike_comes_before_the_damage_is_counted():
    """INV-140, INV-107: who falls to it deals nothing."""
    outcome = fought(Combat([brute(5, 2)], [KNIGHTS]), FIRST_ATTACKER)
    assert (outcome.destroyed_attackers, outcome.damage_on_defenders) == ((0,), (0,))


def test_counterstrike_ignores_toughness_and_the_rune():
    """INV-140, INV-147."""
    combat = Combat([KAZADOR], [KNIGHTS], valaya=True, valaya_before_assignment=True)
    assert counterstrike(combat, answers(FIRST_ATTACKER)).attackers[0].damage == 2


def test_two_sources_of_counterstrike_are_one_undivided_blow():
    """T-26, INV-141."""
    combat = Combat([brute(0, 5), brute(0, 5)], [replace(KNIGHTS, counterstrike=2 + 1, power=0)])
    assert fought(combat, SECOND_ATTACKER).damage_on_attackers == (0, 3)


def test_a_striker_still_deals_its_combat_damage():
    """INV-141."""
    outcome = fought(Combat([brute(0, 5)], [KNIGHTS]), FIRST_ATTACKER, FIRST_ATTACKER)
    assert outcome.damage_on_attackers == (3,)


def test_the_next_striker_chooses_among_those_left():
    """INV-140: applied as soon as it is assigned."""
    asked: list[list[Target]] = []

    def first(kind: Kind, options: Sequence[Target]) -> int:
        if kind == "counterstrike-target":
            asked.append(list(options))
        return 0

    counterstrike(Combat([brute(1, 2), brute(1, 2)], [KNIGHTS, KNIGHTS, KNIGHTS]), first)
    assert asked == [[FIRST_ATTACKER, SECOND_ATTACKER], [SECOND_ATTACKER]]


def test_their_player_says_who_strikes_next():
    """W-14: the stronger one first, or last; a single one is not asked for."""
    weak, strong = replace(KNIGHTS, counterstrike=1), replace(KNIGHTS, counterstrike=3)
    combat = Combat([brute(1, 3), brute(1, 9)], [weak, strong])
    told: list[tuple[Kind, int]] = []

    def last_then_first(kind: Kind, options: Sequence[Target]) -> int:
        told.append((kind, len(options)))
        return len(options) - 1 if kind == "counterstrike-next" else 0

    struck = counterstrike(combat, last_then_first).attackers
    assert [unit.damage for unit in struck] == [3, 1]
    assert told == [("counterstrike-next", 2), ("counterstrike-target", 2), ("counterstrike-target", 1)]


def test_attackers_have_no_counterstrike():
    """INV-140: only being declared a defender triggers it."""
    assert counterstrike(Combat([KNIGHTS], [DOOM_DIVERS]), never_asked).defenders == [DOOM_DIVERS]


def test_a_striker_killed_by_its_declaration_still_strikes():
    """T-41 with INV-140, W-14: it was declared."""
    combat = Combat([brute(0)], [replace(KNIGHTS, hit_points=0)])
    assert fought(combat, FIRST_ATTACKER).damage_on_attackers == (2,)


# --- The minimum ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "minimum"), [("2009", 2), ("revised", 3)])
def test_the_minimum_for_a_hammerer(edition, minimum):
    """T-24, D-04."""
    assert minimum_for(HAMMERER, edition) == minimum


@pytest.mark.parametrize(("edition", "on_section"), [("2009", 1), ("revised", 0)])
def test_3_damage_against_a_defending_hammerer(edition, on_section):
    """T-24: in 2009 the third point may pass him by, and he survives; in the revised edition he needs it himself."""
    third = SECTION if on_section else FIRST_DEFENDER
    combat = Combat([brute(3)], [replace(HAMMERER, power=0)], edition=edition)
    outcome = fought(combat, FIRST_DEFENDER, FIRST_DEFENDER, third)
    assert outcome.section.damage == on_section
    assert outcome.damage_on_defenders == ((1,) if on_section else (None,))


def test_the_minimum_is_of_what_remains():
    """INV-109: hit points already lost need not be assigned again."""
    assert minimum_for(replace(KAZADOR, damage=4), "2009") == 2
    assert minimum_for(replace(KAZADOR, damage=4), "revised") == 4


def test_uncancellable_points_need_not_overcome_toughness():
    """B-05 with INV-147: 6 of them destroy Kazador; 5 and an ordinary one do not, Toughness cancels that one."""
    combat = Combat([BLOODTHIRSTER], [KAZADOR])
    assert may_assign_to_section(combat, {FIRST_DEFENDER: Tokens(6, 0)})
    assert not may_assign_to_section(combat, {FIRST_DEFENDER: Tokens(5, 2)})
    assert may_assign_to_section(combat, {FIRST_DEFENDER: Tokens(5, 3)})


def test_every_defender_needs_its_minimum():
    """INV-109: damage may be spread among defenders as one likes, but then none reaches the section."""
    combat = Combat([brute(9)], [DOOM_DIVERS, HAMMERER], edition="2009")
    assert not may_assign_to_section(combat, {FIRST_DEFENDER: Tokens(0, 8), SECOND_DEFENDER: Tokens(0, 1)})
    assert may_assign_to_section(combat, {FIRST_DEFENDER: Tokens(0, 2), SECOND_DEFENDER: Tokens(0, 2)})


def test_over_assigning_is_allowed():
    """INV-110."""
    outcome = fought(Combat([brute(5)], [replace(DOOM_DIVERS, power=0)]), *[FIRST_DEFENDER] * 5)
    assert (outcome.destroyed_defenders, outcome.section.damage) == ((0,), 0)


@pytest.mark.parametrize(("edition", "open_"), [("2009", True), ("revised", False)])
def test_a_rune_played_before_the_assignment_counts(edition, open_):
    """B-05: no ordinary point can destroy a defender then, so in the revised edition none is ever enough."""
    combat = Combat([brute(9)], [DOOM_DIVERS], edition=edition, valaya=True, valaya_before_assignment=True)
    assert may_assign_to_section(combat, {FIRST_DEFENDER: Tokens(0, 9)}) == open_
    assert may_assign_to_section(combat, {FIRST_DEFENDER: Tokens(2, 0)})


# --- Assigning -----------------------------------------------------------------------------------------


def test_an_undefended_section_is_hit_at_once():
    """INV-109."""
    assert fought(Combat([brute(3)], []), SECTION, SECTION, SECTION).section == Section(8, 3)


def test_points_against_a_burning_undefended_section_are_lost():
    """U-06, U-13."""
    combat = Combat([replace(FREE_COMPANY, power=4)], [], Section(burning=True))
    outcome = fight(combat, never_asked)
    assert (outcome.section, outcome.loser, outcome.defender_discards) == (Section(burning=True), None, 1)


def test_against_a_burning_section_all_points_go_to_defenders():
    """U-06."""
    combat = Combat([brute(4)], [DOOM_DIVERS], Section(burning=True))
    assert legal_points(combat, "attacker", {FIRST_DEFENDER: Tokens(0, 3)}) == [FIRST_DEFENDER]


def test_negative_power_is_no_power():
    """U-14."""
    assert damage_of(Combat([brute(-2), brute(1)], []), "attacker") == Tokens(0, 1)


def test_the_attacker_assigns_first_and_uncancellable_points_go_first():
    """INV-108, and our order within a side."""
    kinds: list[Kind] = []

    def last(kind: Kind, options: Sequence[Target]) -> int:
        kinds.append(kind)
        return len(options) - 1

    combat = Combat([brute(1), replace(BLOODTHIRSTER, power=2)], [replace(DOOM_DIVERS, power=1)])
    assigned = assign(combat, last)
    assert kinds == ["attacker-point"] * 3 + ["defender-point"]
    assert (assigned[FIRST_DEFENDER], assigned[SECTION]) == (Tokens(2, 0), Tokens(0, 1))


# --- Applying ------------------------------------------------------------------------------------------


def test_ironbreakers_have_the_toughness_they_have_when_damage_is_applied():
    """T-27: a development destroyed in answer, between assigning and applying."""
    ironbreakers = Fighter("Ironbreakers of Ankhor", power=0, hit_points=3, toughness=3)
    combat = Combat([brute(4)], [ironbreakers])
    assigned = assign(combat, answers(*[FIRST_DEFENDER] * 4))
    demolished = replace(combat, defenders=[replace(ironbreakers, toughness=2)])
    assert apply(demolished, assigned).defenders[0].damage == 2


def test_damage_is_applied_at_the_same_time():
    """INV-113: two units can destroy each other."""
    outcome = fought(Combat([brute(2, 2)], [DOOM_DIVERS]), *[FIRST_DEFENDER] * 2, *[FIRST_ATTACKER] * 2)
    assert (outcome.destroyed_attackers, outcome.destroyed_defenders) == ((0,), (0,))


def test_what_lies_at_the_section_stays_there_though_a_defender_survives():
    """INV-113, D-04: the Hammerer survives his 2009 minimum, and the capital is hit nevertheless."""
    combat = Combat([brute(3)], [replace(HAMMERER, power=0)], edition="2009")
    outcome = fought(combat, FIRST_DEFENDER, FIRST_DEFENDER, SECTION)
    assert (outcome.damage_on_defenders, outcome.section.damage) == ((1,), 1)


def test_toughness_does_not_stop_uncancellable_damage():
    """INV-147: and cancels the ordinary damage beside it."""
    assert apply(EXAMPLE, {SECOND_ATTACKER: Tokens(3, 1)}).attackers[1].damage == 3


def test_toughness_above_the_damage_cancels_only_the_damage():
    """U-14."""
    assert apply(EXAMPLE, {SECOND_ATTACKER: Tokens(0, 1)}).attackers[1].damage == 0


@pytest.mark.parametrize(
    ("tokens", "damage", "left"), [((0, 3), 1, 0), ((3, 0), 3, 2), ((2, 1), 2, 1), ((0, 1), 0, 1)]
)
def test_each_fortress_cancels_one_ordinary_point(tokens, damage, left):
    """Card 112: what had nothing to cancel is still there this turn."""
    after = apply(Combat([], [], fortresses=2), {SECTION: Tokens(*tokens)})
    assert (after.section.damage, after.fortresses) == (damage, left)


def test_the_rune_cancels_all_but_uncancellable_damage_and_leaves_the_fortress_unused():
    """Cards 25, 112."""
    combat = Combat([KAZADOR], [DOOM_DIVERS], fortresses=1, valaya=True)
    after = apply(combat, {FIRST_ATTACKER: Tokens(0, 9), FIRST_DEFENDER: Tokens(1, 9), SECTION: Tokens(2, 9)})
    assert (after.attackers[0].damage, after.defenders[0].damage) == (0, 1)
    assert (after.section.damage, after.fortresses) == (2, 1)


# --- Burning and winning -------------------------------------------------------------------------------


@pytest.mark.parametrize(("power", "section"), [(1, Section(8, 7)), (2, Section(8, burning=True))])
def test_a_section_burns_at_exactly_its_hit_points(power, section):
    """INV-115, D-06: and its damage is removed, with what was too much."""
    assert fought(Combat([brute(power)], [], Section(8, 6)), *[SECTION] * power).section == section
    assert apply(Combat([], [], Section(8, 6)), {SECTION: Tokens(0, 9)}).section == Section(8, burning=True)


def test_a_development_holds_the_section_a_little_longer():
    """INV-076."""
    assert fought(Combat([brute(2)], [], Section(9, 6)), SECTION, SECTION).section == Section(9, 8)


def test_the_second_burning_section_ends_the_game_before_anyone_discards():
    """T-21, INV-003."""
    combat = Combat([FREE_COMPANY], [], Section(8, 7), other_burning_sections_of_defender=1)
    outcome = fought(combat, SECTION)
    assert (outcome.loser, outcome.defender_discards) == ("defender", 0)


def test_the_first_burning_section_does_not():
    """INV-003."""
    outcome = fought(Combat([FREE_COMPANY], [], Section(8, 7)), SECTION)
    assert (outcome.section.burning, outcome.loser, outcome.defender_discards) == (True, None, 1)


# --- Scout ---------------------------------------------------------------------------------------------


def test_scouts_of_both_sides_work_if_they_survive():
    """INV-145."""
    fallen = replace(FREE_COMPANY, damage=3)
    combat = Combat([FREE_COMPANY, FREE_COMPANY, fallen, brute(1)], [FREE_COMPANY, fallen])
    assert (scout_discards(combat, "defender"), scout_discards(combat, "attacker")) == (2, 1)


def test_a_scout_that_falls_to_counterstrike_does_not():
    """INV-145, INV-140."""
    outcome = fought(Combat([replace(FREE_COMPANY, hit_points=2)], [KNIGHTS]), FIRST_ATTACKER)
    assert outcome.defender_discards == 0


# --- What must hold in any fight -----------------------------------------------------------------------

FIGHTS = 3000


def each_fight(check: Callable[[Combat, list[tuple[Kind, list[Target], Target]], Outcome], None]) -> None:
    """Random fights, with all that was asked and answered."""
    rng = Random(2009)
    for _ in range(FIGHTS):
        combat, told = random_combat(rng), []
        inner = random_choice(rng)

        def choose(kind: Kind, options: Sequence[Target], told=told, inner=inner) -> int:
            index = inner(kind, options)
            told.append((kind, list(options), options[index]))
            return index

        check(combat, told, fight(combat, choose))


def test_the_same_answers_give_the_same_fight():
    def check(combat, told, outcome):
        assert fought(combat, *[target for _, _, target in told]) == outcome

    each_fight(check)


def test_questions_come_in_order_and_name_each_target_once():
    steps = {"counterstrike-next": 0, "counterstrike-target": 0, "attacker-point": 1, "defender-point": 2}
    of_attackers = ("counterstrike-target", "defender-point")

    def check(combat, told, outcome):
        for (before, _, _), (after, _, _) in pairwise(told):
            assert steps[before] <= steps[after]
        for kind, options, _ in told:
            assert options == sorted(set(options), key=options.index)
            assert all((target.what == "attacker") == (kind in of_attackers) for target in options)

    each_fight(check)


def test_nothing_heals_and_what_was_not_named_is_not_hurt():
    def check(combat, told, outcome):
        named = {target for _, _, target in told}
        for what, fighters, damage in (
            ("attacker", combat.attackers, outcome.damage_on_attackers),
            ("defender", combat.defenders, outcome.damage_on_defenders),
        ):
            for index, (fighter, after) in enumerate(zip(fighters, damage, strict=True)):
                assert after is None or fighter.damage <= after < fighter.hit_points
                if Target(what, index) not in named:
                    assert after == fighter.damage
        if SECTION not in named:
            assert outcome.section == combat.section

    each_fight(check)


def test_without_the_rune_a_hit_section_means_that_revised_defenders_are_gone():
    """D-04: that is what "enough to destroy" says; the 2009 edition does not promise it."""

    def check(combat, told, outcome):
        if combat.edition == "revised" and not combat.valaya and SECTION in {target for _, _, target in told}:
            standing = {target.place for target in participants(combat, "defender")}
            assert standing <= set(outcome.destroyed_defenders)

    each_fight(check)


def test_the_generator_reaches_every_kind_of_ending():
    seen = set()

    def check(combat, told, outcome):
        seen.update(("asked", kind) for kind, _, _ in told)
        seen.add(("edition", combat.edition))
        seen.add(("loser", outcome.loser))
        seen.add(("caught fire", outcome.section.burning and not combat.section.burning))
        seen.add(("fortress used", outcome.fortresses < combat.fortresses))
        seen.add(("attackers", len(combat.attackers)))
        seen.add(("defenders", len(combat.defenders)))
        seen.add(("discards", outcome.attacker_discards > 0, outcome.defender_discards > 0))
        seen.add(("rune", combat.valaya, combat.valaya_before_assignment))

    each_fight(check)
    assert len(seen) == 4 + 2 + 2 + 2 + 2 + 6 + 6 + 4 + 3
