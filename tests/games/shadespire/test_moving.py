"""Move actions, Charges, Guard and lethal hexes: SHA-75 to SHA-93, SHA-168."""

import pytest

from wartable.games.shadespire.declare import WEAPON_LIST
from wartable.games.shadespire.rules.stats import on_guard
from wartable.games.shadespire.state import (
    ATTACK,
    CHARGE,
    FIGHTER,
    GUARD,
    HEX,
    MOVE,
    PASS,
    WEAPON,
    Cause,
    Event,
    Frame,
    Phase,
    Setting,
)

from . import scene as stage
from .battlefield import Where, below, joined
from .reacting import react
from .scene import Story, scene

GARREK, SAEK, KARSUS, TARGOR, ARNULF = (
    "garrek-gorebeard",
    "blooded-saek",
    "karsus-the-chained",
    "targor",
    "arnulf",
)
SEVERIN, ANGHARAD, OBRYN = "severin-steelheart", "angharad-brightshield", "obryn-the-bold"
SANSON = "sanson-farstrider"
SKRITCH, KRRK = "skritch-spiteclaw", "krrk-the-almost-trusted"
FAR = {SEVERIN: (15, 10)}
NEXUS = ("arcane-nexus", "mirror-well")  # (5, 2), (10, 1) and (9, 4) are lethal
STARDIAL = ("shyishian-stardial", "mirror-well")  # (7, 2), (4, 3) and (6, 3) are blocked


@pytest.fixture(autouse=True)
def every_die_is_rolled():
    yield
    assert not stage._laid_out


def ends(story: Story) -> set[Where]:
    """The hexes that can be chosen now."""
    return {(story.g.hex_x[a - HEX], story.g.hex_y[a - HEX]) for a in story.legal() if a >= HEX}


def begin(story: Story, name: str, kind: int = MOVE) -> Story:
    return story.do(kind + story.fighter(name))


# --- Moves ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-75", "SHA-77")
@pytest.mark.parametrize(("name", "steps"), [(SEVERIN, 3), (TARGOR, 4)])
def test_a_move_goes_as_far_as_the_move_characteristic(name, steps):
    own = {name: (7, 2)}
    story = begin(scene(own, {SKRITCH: (15, 10)}), name)
    far = joined("mirror-well", "mirror-well", below(0)).distances((7, 2))
    assert ends(story) == {hex for hex, distance in far.items() if 0 < distance <= steps}


@pytest.mark.rule("SHA-76")
def test_a_move_goes_around_blocked_hexes_and_other_fighters():
    story = scene({TARGOR: (5, 2), ARNULF: (4, 1)}, {SEVERIN: (6, 1)}, faces=STARDIAL)
    far = {(5, 2): 0}
    queue = [(5, 2)]
    field = joined(*STARDIAL, below(0))
    for hex in queue:
        for near in field.near(hex):
            if near not in far and field.sign(near) != "#" and near not in ((4, 1), (6, 1)):
                far[near] = far[hex] + 1
                queue.append(near)
    reached = ends(begin(story, TARGOR))
    assert reached == {hex for hex, steps in far.items() if 0 < steps <= 4}
    assert not reached & {(7, 2), (4, 3), (6, 3), (4, 1), (6, 1)} and (9, 2) not in reached


@pytest.mark.rule("SHA-76")
def test_who_is_shut_in_does_not_move():
    story = scene({TARGOR: (1, 0), ARNULF: (3, 0)}, {SEVERIN: (2, 1)})
    assert not story.can(TARGOR, MOVE) and not story.can(TARGOR, CHARGE) and story.can(ARNULF, MOVE)


@pytest.mark.rule("SHA-78")
def test_a_move_token_forbids_moving_and_charging_only():
    story = (
        scene({TARGOR: (5, 2)}, {SEVERIN: (9, 2)}).move(TARGOR, (7, 2)).next_activation().next_activation()
    )
    assert story.g.moved[story.fighter(TARGOR)] == 1
    kinds = (MOVE, CHARGE, ATTACK, GUARD)
    assert [story.can(TARGOR, kind) for kind in kinds] == [False, False, True, True]


@pytest.mark.rule("SHA-77", "SHA-79", "SHA-168")
def test_a_move_may_pass_the_hex_where_it_began_but_not_end_there():
    """All other ways from the lethal hex are barred, so it goes back and on."""
    own = {TARGOR: (7, 2), SAEK: (3, 2), KARSUS: (4, 1), ARNULF: (4, 3)}
    story = begin(scene(own, {SEVERIN: (6, 1), OBRYN: (6, 3)}, faces=NEXUS), TARGOR).choose((5, 2))
    assert story.wounds(TARGOR) == 1 and story.asked == Frame.MOVE
    assert (7, 2) not in ends(story) and {(9, 2), (8, 1), (11, 2)} <= ends(story)
    story.choose((11, 2)).skip()
    assert story.where(TARGOR) == (11, 2) and story.wounds(TARGOR) == 1


@pytest.mark.rule("SHA-79", "SHA-168")
def test_a_lethal_hex_on_the_way_hurts_and_can_end_the_move():
    story = begin(scene({TARGOR: (7, 2)}, FAR, faces=NEXUS).set(TARGOR, wounds=1), TARGOR)
    story.choose((5, 2)).skip()
    assert story.is_out(TARGOR) and story.asked == Frame.POWER


@pytest.mark.rule("SHA-79")
def test_a_move_may_end_on_a_lethal_hex():
    story = begin(scene({TARGOR: (7, 2)}, FAR, faces=NEXUS), TARGOR).choose((5, 2)).do(PASS).skip()
    assert story.where(TARGOR) == (5, 2) and story.wounds(TARGOR) == 1 and story.asked == Frame.POWER


@pytest.mark.rule("SHA-168")
def test_a_push_into_a_lethal_hex_hurts():
    story = scene({TARGOR: (7, 2)}, {SEVERIN: (3, 2)}, faces=NEXUS, step="power").hand(0, "distraction")
    story.play("distraction", SEVERIN).choose((5, 2))
    assert story.wounds(SEVERIN) == 1


@pytest.mark.rule("SHA-168", "SHA-147")
def test_being_driven_into_a_lethal_hex_hurts_but_that_is_no_damage_of_the_attack():
    story = scene({TARGOR: (9, 2), SAEK: (1, 0)}, {SEVERIN: (7, 2)}, faces=NEXUS)
    story.dice("sword", "hammer", "shield").attack(TARGOR, SEVERIN, drive=(5, 2))
    assert story.where(SEVERIN) == (5, 2) and story.wounds(SEVERIN) == 1
    assert story.g.dealt[0] == 0 and story.g.hurt_by[story.fighter(SEVERIN)] == 0


@pytest.mark.rule("SHA-168")
def test_a_lethal_hex_is_no_cause_that_reactions_to_attacks_answer():
    story = scene({TARGOR: (9, 2)}, {SEVERIN: (7, 2), OBRYN: (6, 1)}, faces=NEXUS).set(SEVERIN, wounds=3)
    story.hand(1, "on-your-feet").dice("sword", "hammer", "shield").aim(TARGOR, SEVERIN)
    while story.asked != Frame.DRIVE:
        story.do(PASS)
    story.choose((5, 2))
    assert story.is_out(SEVERIN) and story.g.fell_cause == Cause.LETHAL


@pytest.mark.rule("SHA-168")
def test_being_placed_on_a_lethal_hex_does_not_hurt():
    story = scene({TARGOR: (7, 2)}, {SEVERIN: (5, 2)}, faces=NEXUS, step="power").hand(0, "confusion")
    story.play("confusion", TARGOR, SEVERIN)
    assert story.where(TARGOR) == (5, 2) and story.wounds(TARGOR) == 0


# --- Charges ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-80", "SHA-83")
def test_a_charge_is_a_move_and_an_attack_in_one_activation():
    story = scene({SAEK: (3, 2)}, {SEVERIN: (9, 2)})
    story.dice("hammer", "hammer", "dodge").charge(SAEK, (7, 2), SEVERIN)
    assert story.where(SAEK) == (7, 2) and story.wounds(SEVERIN) == 3
    assert story.asked == Frame.POWER and story.g.taken[0] == 1 and story.g.charged[story.fighter(SAEK)] == 1


@pytest.mark.rule("SHA-81")
@pytest.mark.parametrize(
    ("start", "found"),
    [
        ((3, 2), {(7, 2), (8, 1), (8, 3), (10, 1), (10, 3)}),  # it is too far around to the other side
        ((7, 2), {(11, 2), (8, 1), (8, 3), (10, 1), (10, 3)}),  # not where it began
    ],
)
def test_a_charge_ends_elsewhere_and_where_an_attack_is_possible(start, found):
    assert ends(begin(scene({SAEK: start}, {SEVERIN: (9, 2)}), SAEK, CHARGE)) == found


@pytest.mark.rule("SHA-81")
def test_without_such_a_hex_there_is_no_charge():
    story = scene({SAEK: (1, 0)}, {SEVERIN: (15, 0)})
    assert story.can(SAEK, MOVE) and not story.can(SAEK, CHARGE)


@pytest.mark.rule("SHA-81", "SHA-168")
def test_a_charge_does_not_stop_on_the_way():
    story = begin(scene({SAEK: (3, 2)}, {SEVERIN: (11, 2)}, faces=NEXUS), SAEK, CHARGE).choose((5, 2))
    assert story.wounds(SAEK) == 1 and story.asked == Frame.MOVE
    assert ends(story) == {(9, 2), (10, 1), (10, 3)} and not story.can(PASS)
    story.choose((9, 2)).skip().dice("hammer", "hammer", "dodge").with_weapon(SEVERIN).finish_attack()
    assert story.wounds(SEVERIN) == 3


@pytest.mark.rule("SHA-82", "SHA-129")
def test_sight_is_needed_after_the_move_and_not_before():
    story = scene({SANSON: (5, 2)}, {GARREK: (9, 2)}, faces=STARDIAL)
    assert not story.can(SANSON, ATTACK) and story.can(SANSON, CHARGE)
    reached = ends(begin(story, SANSON, CHARGE))
    assert (3, 2) not in reached and (6, 1) not in reached and (8, 1) in reached and (9, 0) in reached


@pytest.mark.rule("SHA-84")
@pytest.mark.parametrize("moved", [0, 1])
def test_who_has_moved_does_not_charge(moved):
    story = scene({SAEK: (3, 2)}, {SEVERIN: (9, 2)}).set(SAEK, moved=moved)
    assert story.can(SAEK, CHARGE) == (not moved)


@pytest.mark.rule("SHA-85")
def test_attack_and_target_are_named_after_the_move():
    story = (
        begin(scene({KARSUS: (3, 2)}, {SEVERIN: (9, 2), OBRYN: (11, 2)}), KARSUS, CHARGE)
        .choose((7, 2))
        .skip()
    )
    arms = {WEAPON_LIST[action - WEAPON].key: action for action in story.legal()}
    assert set(arms) == {"chained-axe", "brutal-chop"}
    story.do(arms["chained-axe"])
    assert story.legal() == {FIGHTER + story.fighter(SEVERIN), FIGHTER + story.fighter(OBRYN)}


def quick_thinker() -> Story:
    """Saek charges at Severin, whose player has Quick Thinker."""
    story = scene({SAEK: (3, 2)}, {SEVERIN: (9, 2), OBRYN: (15, 10)}).hand(1, "quick-thinker")
    begin(story, SAEK, CHARGE).choose((7, 2))
    return react(story, "quick-thinker", SEVERIN).skip()


@pytest.mark.rule("SHA-86", "SHA-116", "SHA-90")
def test_a_charge_whose_attack_has_become_impossible_is_over():
    story = quick_thinker().choose((13, 4)).skip()
    assert story.told(Event.CHARGE_ENDS) and not story.told(Event.ATTACKS)
    assert story.g.charged[story.fighter(SAEK)] == 1 and story.asked == Frame.POWER


@pytest.mark.rule("SHA-87")
def test_a_reaction_to_the_move_of_a_charge_comes_before_its_attack():
    story = quick_thinker()
    assert (story.asked, story.actor) == (Frame.MOVE, 1) and not story.told(Event.ATTACKS)
    story.choose((8, 1)).skip().dice("hammer", "hammer", "dodge").with_weapon(SEVERIN).finish_attack()
    assert story.wounds(SEVERIN) == 3 and story.g.moved[story.fighter(SEVERIN)] == 1


# --- Guard ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-88")
def test_going_on_guard():
    story = scene({SEVERIN: (7, 2)}, {GARREK: (15, 10)}).guard(SEVERIN)
    assert story.g.guard[story.fighter(SEVERIN)] == 1 and story.asked == Frame.POWER


@pytest.mark.rule("SHA-89", "SHA-121")
@pytest.mark.parametrize(("guard", "side", "wounds"), [(1, "dodge", 0), (1, "shield", 0), (0, "dodge", 3)])
def test_on_guard_shields_and_dodges_are_successes(guard, side, wounds):
    story = scene({SAEK: (7, 2)}, {SEVERIN: (9, 2)}).set(SEVERIN, guard=guard)
    story.dice("hammer", "sword", side).attack(SAEK, SEVERIN)
    assert story.wounds(SEVERIN) == wounds


@pytest.mark.rule("SHA-89")
@pytest.mark.parametrize(("guard", "wounds"), [(1, 0), (0, 3)])
def test_on_guard_shields_help_who_dodges(guard, wounds):
    story = scene({SEVERIN: (7, 2)}, {GARREK: (9, 2)}).set(GARREK, guard=guard)
    story.dice("hammer", "sword", "shield").attack(SEVERIN, GARREK)
    assert story.wounds(GARREK) == wounds


@pytest.mark.rule("SHA-90", "SHA-166")
def test_guard_ends_with_the_action_phase():
    story = scene({SEVERIN: (7, 2)}, {GARREK: (15, 10)}).hand(0, "supremacy").guard(SEVERIN)
    story.next_activation().next_activation()
    assert story.g.guard[story.fighter(SEVERIN)] == 1
    story.to_end_phase()
    assert story.g.phase == Phase.END and story.g.guard[story.fighter(SEVERIN)] == 0


@pytest.mark.rule("SHA-90")
def test_guard_ends_with_a_charge_and_not_with_a_move():
    story = (
        scene({SEVERIN: (3, 2), OBRYN: (1, 4)}, {GARREK: (9, 2)}).set(SEVERIN, guard=1).set(OBRYN, guard=1)
    )
    story.move(OBRYN, (3, 4)).next_activation().next_activation()
    assert story.g.guard[story.fighter(OBRYN)] == 1
    story.dice("sword", "sword", "shield").charge(SEVERIN, (7, 2), GARREK)
    assert story.g.guard[story.fighter(SEVERIN)] == 0


@pytest.mark.rule("SHA-91", "SHA-72")
def test_who_has_charged_is_on_guard_only_by_a_card():
    story = scene({SKRITCH: (7, 2), KRRK: (5, 2)}, FAR).set(SKRITCH, charged=1)
    assert not story.can(SKRITCH, GUARD) and not on_guard(story.g, story.fighter(SKRITCH))
    story.give(KRRK, "bodyguard-for-a-price")
    assert on_guard(story.g, story.fighter(SKRITCH))


@pytest.mark.rule("O-07", "SHA-91", "SHA-109")
@pytest.mark.parametrize(("setting", "charged", "can"), [(0, 1, True), (1, 1, False), (1, 0, True)])
def test_a_ploy_may_put_a_charged_fighter_on_guard_unless_set_otherwise(setting, charged, can):
    settings = {Setting.GUARD_AFTER_CHARGE: setting}
    story = scene({SEVERIN: (7, 2)}, {GARREK: (15, 10)}, settings=settings, step="power")
    story.set(SEVERIN, charged=charged).hand(0, "heroic-guard")
    assert story.can("heroic-guard") == can
    if can:
        assert story.play("heroic-guard", SEVERIN).g.guard[story.fighter(SEVERIN)] == 1


@pytest.mark.rule("SHA-92")
def test_going_on_guard_again_changes_nothing():
    story = scene({SEVERIN: (7, 2)}, {GARREK: (15, 10)}).set(SEVERIN, guard=1)
    assert story.guard(SEVERIN).g.guard[story.fighter(SEVERIN)] == 1 and story.asked == Frame.POWER


@pytest.mark.rule("SHA-93")
def test_guard_does_not_keep_a_fighter_from_being_driven_back():
    story = scene({SAEK: (7, 2)}, {SEVERIN: (9, 2)}).set(SEVERIN, guard=1)
    story.dice("hammer", "sword", "dodge").attack(SAEK, SEVERIN, drive=(11, 2))
    assert story.where(SEVERIN) == (11, 2) and story.g.guard[story.fighter(SEVERIN)] == 1
