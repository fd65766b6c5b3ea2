"""Damage, driving back, going out of action, returning, and inspiration: SHA-142 to SHA-161, W-03."""

import pytest

from wartable.games.shadespire.rules.stats import upgrades_of, wounds_of
from wartable.games.shadespire.state import (
    ABILITY,
    FIGHTER,
    HEX,
    MODELS,
    MOVE,
    PASS,
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
WARDEN, CHAMPION, PRINCE = "the-sepulchral-warden", "the-champion", "the-prince-of-dust"
GURZAG, BONEKUTTA = "gurzag-ironskull", "bonekutta"
FJUL, TEFK, VOL, MAEGRIM = "fjul-grimnir", "tefk-flamebearer", "vol-orrukbane", "mad-maegrim"
SKRITCH, KRRK, LURKING = "skritch-spiteclaw", "krrk-the-almost-trusted", "lurking-skaven"
MAGORE, GHARTOK = "magore-redhand", "ghartok-flayskull"
SANSON, ALMERIC, ELIAS = "sanson-farstrider", "almeric-eagle-eye", "elias-swiftblade"
FAR = {SEVERIN: (15, 10)}
NEXUS = ("arcane-nexus", "mirror-well")  # (5, 2), (10, 1) and (9, 4) are lethal


@pytest.fixture(autouse=True)
def every_die_is_rolled():
    yield
    assert not stage._laid_out


def hexes(story: Story) -> set[Where]:
    """The hexes that can be chosen now."""
    return {(story.g.hex_x[a - HEX], story.g.hex_y[a - HEX]) for a in story.legal() if a >= HEX}


def strike(own: dict[str, Where], other: dict[str, Where], dice: str, **kept: object) -> Story:
    """The first fighter of seat 0 attacks the first of seat 1, up to the question of driving back."""
    story = scene(own, other, **kept).dice(*dice.split())
    return story.aim(next(iter(own)), next(iter(other))).skip()


# --- Damage and driving back ------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-142")
@pytest.mark.parametrize(("name", "damage"), [(GARREK, 2), (SAEK, 3)])
def test_a_successful_attack_deals_its_damage(name, damage):
    assert strike({name: (7, 2)}, {SEVERIN: (9, 2)}, "hammer hammer dodge").wounds(SEVERIN) == damage


@pytest.mark.rule("SHA-143", "SHA-144", "D-04", "D-05")
@pytest.mark.parametrize("dice", ["hammer hammer dodge", "hammer sword shield"])
def test_after_a_success_and_a_draw_the_attacker_may_drive_back(dice):
    story = strike({GARREK: (7, 2)}, {SEVERIN: (9, 2)}, dice)
    assert (story.asked, story.actor) == (Frame.DRIVE, 0)
    assert hexes(story) == {(11, 2), (10, 1), (10, 3)} and story.can(PASS)
    story.choose((10, 1))
    assert story.where(SEVERIN) == (10, 1)


@pytest.mark.rule("SHA-144", "D-04")
def test_or_leave_the_target_where_it_is():
    story = strike({GARREK: (7, 2)}, {SEVERIN: (9, 2)}, "hammer hammer dodge").do(PASS)
    assert story.where(SEVERIN) == (9, 2) and story.asked == Frame.POWER


@pytest.mark.rule("SHA-144")
def test_a_reaction_to_being_driven_back_needs_only_that_it_could_be():
    """Ever-Advancing comes before the attacker is asked."""
    story = scene({SEVERIN: (9, 2)}, {GARREK: (7, 2)}).give(GARREK, "ever-advancing")
    story.dice("hammer", "sword", "dodge").aim(SEVERIN, GARREK)
    while not story.can("ever-advancing"):
        assert story.asked == Frame.REACT
        story.do(PASS)
    story.card_("ever-advancing").choose((8, 1)).skip()
    assert story.where(GARREK) == (8, 1) and story.asked == Frame.POWER


@pytest.mark.rule("SHA-145", "D-05")
def test_not_into_hexes_that_are_blocked_occupied_or_incomplete():
    faces = ("shyishian-stardial", "mirror-well")  # (7, 2) is blocked
    assert hexes(strike({GARREK: (3, 2)}, {SEVERIN: (5, 2)}, "hammer sword shield", faces=faces)) == {(6, 1)}
    story = strike({GARREK: (7, 2), SAEK: (11, 2)}, {SEVERIN: (9, 2)}, "hammer sword shield")
    assert hexes(story) == {(10, 1), (10, 3)}
    story = strike({GARREK: (3, 2)}, {SEVERIN: (2, 3)}, "hammer sword shield")
    assert hexes(story) == {(1, 4), (3, 4)}  # (0, 3) is no complete hex


@pytest.mark.rule("SHA-145", "SHA-9", "O-09")
@pytest.mark.parametrize("gap", [0, 1])
def test_farther_from_the_attacker_by_the_way_that_distances_are_counted(gap):
    """Beside a gap a hex can be no farther as the crow flies, but farther to walk."""
    settings = {Setting.GAP: gap}
    story = scene({SANSON: (14, 3)}, {GARREK: (15, 6)}, placement=below(1), settings=settings)
    story.dice("sword", "sword", "hammer", "shield").aim(SANSON, GARREK, "boltstorm-pistol").skip()
    field = joined("mirror-well", "mirror-well", below(1))
    far = field.distances((14, 3))
    around = {hex for hex in field.near((15, 6)) if far[hex] == far[15, 6] + 1}
    straight = {(14, 7), (16, 7)}
    assert straight < around == straight | {(17, 6)}
    assert hexes(story) == (straight if gap else around)


@pytest.mark.rule("SHA-146", "SHA-153")
def test_who_is_out_of_action_is_not_driven_back():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).set(SEVERIN, wounds=2)
    story.dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN).skip()
    assert story.is_out(SEVERIN) and story.where(SEVERIN) is None and story.asked == Frame.POWER
    assert story.g.who[story.hex((9, 2))] == 0


@pytest.mark.rule("SHA-147")
def test_being_driven_back_leaves_no_move_token_and_may_lead_onto_an_objective():
    story = strike({GARREK: (7, 2)}, {SEVERIN: (9, 2)}, "hammer sword shield", tokens=[(11, 2)]).choose(
        (11, 2)
    )
    assert story.g.moved[story.fighter(SEVERIN)] == 0
    assert story.g.token[story.hex(story.where(SEVERIN))] == 1


@pytest.mark.rule("SHA-147", "SHA-36")
def test_pushes_by_cards_need_empty_hexes_too():
    faces = ("shyishian-stardial", "mirror-well")
    story = scene({GARREK: (5, 0)}, {SEVERIN: (5, 2), OBRYN: (4, 1)}, faces=faces, step="power")
    story.hand(0, "distraction").play("distraction", SEVERIN)
    assert hexes(story) == {(3, 2), (6, 1)}  # (7, 2), (4, 3) and (6, 3) are blocked
    story.choose((3, 2))
    assert story.where(SEVERIN) == (3, 2) and story.g.moved[story.fighter(SEVERIN)] == 0


@pytest.mark.rule("SHA-148", "D-06")
@pytest.mark.parametrize(
    ("guard", "side", "wounds"),
    [(0, "shield", 2), (0, "crit", 0), (1, "shield", 2), (1, "dodge", 0), (0, "single", 2)],
)
def test_cleave_is_against_shields(guard, side, wounds):
    story = scene({MAGORE: (7, 2)}, {SEVERIN: (9, 2)}).set(SEVERIN, guard=guard)
    assert story.dice("hammer", "sword", side).attack(MAGORE, SEVERIN).wounds(SEVERIN) == wounds


@pytest.mark.rule("SHA-148")
def test_supports_still_help_against_cleave():
    story = scene({MAGORE: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (5, 2)})
    assert story.dice("hammer", "sword", "single").attack(MAGORE, SEVERIN).wounds(SEVERIN) == 0


@pytest.mark.rule("SHA-149", "SHA-150", "O-04")
@pytest.mark.parametrize(
    ("dice", "setting", "end"),
    [
        ("hammer hammer shield", 0, (13, 2)),
        ("hammer sword dodge", 0, (11, 2)),
        ("hammer sword dodge", 1, (13, 2)),
        ("hammer hammer shield", 1, (13, 2)),
    ],
)
def test_knockback_drives_farther_after_a_success(dice, setting, end):
    """After a draw it does so only when set so."""
    settings = {Setting.KNOCKBACK_DRAW: setting}
    story = strike({OBRYN: (7, 2)}, {GARREK: (9, 2)}, dice, settings=settings)
    assert story.choose((11, 2)).where(GARREK) == end


@pytest.mark.rule("SHA-150")
@pytest.mark.parametrize(("first", "end"), [((11, 2), (13, 2)), ((10, 1), (11, 0)), ((10, 3), (11, 4))])
def test_the_further_hexes_lie_in_the_direction_of_the_first(first, end):
    story = strike({OBRYN: (7, 2)}, {GARREK: (9, 2)}, "hammer hammer shield").choose(first)
    assert story.where(GARREK) == end


@pytest.mark.rule("SHA-151")
def test_the_push_ends_before_a_hex_that_cannot_be_entered():
    own = {OBRYN: (7, 2), SEVERIN: (13, 2)}
    assert strike(own, {GARREK: (9, 2)}, "hammer hammer shield").choose((11, 2)).where(GARREK) == (11, 2)
    story = strike({OBRYN: (11, 2)}, {GARREK: (13, 2)}, "hammer hammer shield").choose((15, 2))
    assert story.where(GARREK) == (15, 2)


@pytest.mark.rule("SHA-151", "SHA-137")
def test_nobody_is_trapped_by_the_further_hexes():
    own = {OBRYN: (7, 2), SEVERIN: (13, 2)}
    story = strike(own, {GARREK: (9, 2)}, "hammer sword dodge")
    assert story.asked == Frame.DRIVE and story.wounds(GARREK) == 0


@pytest.mark.rule("SHA-152")
def test_values_of_knockback_add_up():
    story = scene({VOL: (3, 2)}, {GARREK: (5, 2)}).set(VOL, inspired=1).give(VOL, "brute-strength")
    story.dice("hammer", "hammer", "shield").attack(VOL, GARREK, drive=(7, 2))
    assert story.where(GARREK) == (11, 2)  # 1 + 1 + 1 hexes


@pytest.mark.rule("W-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_damage_to_many_is_dealt_seat_by_seat_from_the_player_of_the_card(seat):
    story = scene({GARREK: (7, 2), SAEK: (3, 2)}, {SEVERIN: (9, 8), OBRYN: (5, 8)}, step="power")
    story.hand(seat, "shardgale").play("shardgale", seat=seat)
    hurt = [event.x for event in story.told(Event.SUFFERED)]
    assert hurt == sorted(hurt, key=lambda fighter: (fighter // MODELS != seat, fighter)) and len(hurt) == 4


@pytest.mark.rule("W-03")
def test_damage_to_all_beside_a_target_is_dealt_fighter_by_fighter():
    other = {GARREK: (9, 2), SAEK: (11, 2), TARGOR: (10, 1), ARNULF: (10, 3)}
    story = scene({OBRYN: (7, 2)}, other).give(OBRYN, "lightning-blast")
    story.dice("crit", "hammer", "shield").attack(OBRYN, GARREK)
    hurt = [event.x for event in story.told(Event.SUFFERED)]
    assert hurt == [story.fighter(name) for name in (GARREK, SAEK, TARGOR, ARNULF)]


# --- Out of action ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-153", "SHA-154")
@pytest.mark.parametrize(("wounds", "is_out"), [(1, False), (2, True), (3, True)])
def test_as_many_wound_tokens_as_wounds_take_a_fighter_out(wounds, is_out):
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).set(SEVERIN, wounds=wounds)
    story.dice("hammer", "hammer", "dodge").attack(GARREK, SEVERIN)
    assert story.is_out(SEVERIN) == is_out and (story.where(SEVERIN) is None) == is_out
    assert (story.glory(0), story.glory(1)) == (int(is_out), 0)


@pytest.mark.rule("SHA-154")
def test_the_opponent_gains_glory_for_a_ploy_too():
    story = (
        scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}, step="power").set(SEVERIN, wounds=3).set(GARREK, wounds=1)
    )
    story.hand(0, "reflected-injury").play("reflected-injury", GARREK, SEVERIN)
    assert story.is_out(SEVERIN) and (story.glory(0), story.glory(1)) == (1, 0)


@pytest.mark.rule("SHA-154")
def test_the_opponent_gains_glory_for_a_reaction_too():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).set(SEVERIN, wounds=3).set(GARREK, wounds=3)
    story.hand(1, "death-throes").dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)
    while not story.can("death-throes"):
        story.do(PASS)
    story.card_("death-throes").choose(GARREK).finish_attack()
    assert story.is_out(GARREK) and story.glory(1) == 1


@pytest.mark.rule("SHA-154", "O-05")
@pytest.mark.parametrize(("setting", "glory"), [(0, 1), (1, 0)])
def test_the_opponent_gains_glory_for_a_lethal_hex_unless_set_otherwise(setting, glory):
    settings = {Setting.LETHAL_GLORY: setting}
    story = scene({TARGOR: (7, 2), SAEK: (1, 0)}, FAR, faces=NEXUS, settings=settings).set(TARGOR, wounds=1)
    story.do(MOVE + story.fighter(TARGOR)).choose((5, 2)).skip()
    assert story.is_out(TARGOR) and (story.glory(0), story.glory(1)) == (0, glory)


@pytest.mark.rule("SHA-154", "O-05")
@pytest.mark.parametrize(("setting", "glory"), [(0, 1), (1, 0)])
def test_nobody_gains_glory_for_a_fighter_of_their_own(setting, glory):
    """Shardgale takes out one's own fighter: the opponent gains the glory, unless that is set otherwise."""
    settings = {Setting.LETHAL_GLORY: setting}
    story = scene({TARGOR: (7, 2), SAEK: (1, 0)}, FAR, settings=settings, step="power").set(TARGOR, wounds=1)
    story.hand(0, "shardgale").play("shardgale")
    assert story.is_out(TARGOR) and (story.glory(0), story.glory(1)) == (0, glory)


@pytest.mark.rule("SHA-155")
def test_damage_beyond_what_was_needed_does_nothing():
    story = scene({SAEK: (7, 2)}, {SKRITCH: (15, 10), LURKING: (9, 2)}).set(LURKING, wounds=1)
    story.dice("hammer", "hammer", "shield", "shield").attack(SAEK, LURKING)
    assert story.is_out(LURKING) and story.glory(0) == 1


@pytest.mark.rule("SHA-155")
@pytest.mark.parametrize(("wounds", "scored"), [(4, True), (0, False)])
def test_unless_a_card_counts_it(wounds, scored):
    """Seven damage for Massive Assault: four against a fighter with two Wounds, after `wounds` before."""
    story = scene({FJUL: (7, 2)}, {SKRITCH: (15, 10), LURKING: (9, 2)}).set(FJUL, inspired=1)
    story.hand(0, "massive-assault")
    story.g.dealt[0] = wounds
    story.dice("hammer", "hammer", "shield", "shield").attack(FJUL, LURKING)
    assert story.is_out(LURKING) and story.has_scored(0, "massive-assault") == scored


# --- Returning --------------------------------------------------------------------------------------------------------


HOME = {(4, 1), (8, 1), (12, 1), (2, 3), (4, 3), (10, 3), (11, 4)}
ABROAD = {(x, row + 6) for x, row in HOME}


@pytest.mark.rule("SHA-156", "SHA-57", "SHA-58")
def test_the_warden_brings_back_at_home():
    story = scene({WARDEN: (8, 1), CHAMPION: (3, 2)}, FAR).give(CHAMPION, "great-speed")
    story.set(CHAMPION, out=1, wounds=3, inspired=1)
    story.do(ABILITY + story.fighter(WARDEN)).choose(CHAMPION)
    assert hexes(story) == HOME - {(8, 1)}
    story.choose((4, 1)).skip()
    assert story.where(CHAMPION) == (4, 1) and story.wounds(CHAMPION) == 0 and not story.is_out(CHAMPION)
    assert story.is_inspired(CHAMPION) and upgrades_of(story.g, story.fighter(CHAMPION)) == 1


@pytest.mark.rule("SHA-156")
def test_skritch_brings_back_anywhere():
    story = scene({SKRITCH: (7, 2), LURKING: (3, 2), KRRK: (1, 0)}, {SEVERIN: (11, 10)})
    story.set(LURKING, out=1, wounds=2).set(KRRK, out=1, wounds=3)
    story.do(ABILITY + story.fighter(SKRITCH))
    assert story.legal() == {FIGHTER + story.fighter(LURKING)}  # Krrk is not trusted
    story.choose(LURKING)
    assert hexes(story) == HOME | ABROAD - {(11, 10)}


@pytest.mark.rule("SHA-156")
def test_there_are_always_more_anywhere():
    story = scene({SKRITCH: (7, 2), LURKING: (3, 2)}, FAR, step="power").set(LURKING, out=1, wounds=2)
    story.hand(0, "there-are-always-more").play("there-are-always-more", LURKING)
    assert hexes(story) == HOME | ABROAD
    assert story.choose((4, 7)).wounds(LURKING) == 0


@pytest.mark.rule("SHA-157", "O-06")
@pytest.mark.parametrize(("setting", "kept"), [(0, 0), (1, 1)])
def test_a_fighter_that_returns_in_the_same_phase_has_no_tokens_unless_set_otherwise(setting, kept):
    story = scene(
        {WARDEN: (8, 1), CHAMPION: (9, 2)}, {SEVERIN: (11, 2)}, settings={Setting.RETURNED_TOKENS: setting}
    )
    story.set(CHAMPION, wounds=2, moved=1, charged=1, guard=1)
    story.next_activation().dice("hammer", "hammer", "single").attack(SEVERIN, CHAMPION).next_activation()
    assert story.is_out(CHAMPION)
    story.do(ABILITY + story.fighter(WARDEN)).choose(CHAMPION, (4, 1)).skip()
    champion = story.fighter(CHAMPION)
    assert [story.g.moved[champion], story.g.charged[champion], story.g.guard[champion]] == [kept] * 3


# --- Inspiration ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-158")
@pytest.mark.parametrize(
    ("attacker", "target", "dice", "who"),
    [
        (GARREK, SEVERIN, "hammer hammer shield", SEVERIN),  # blocked a blow
        (SEVERIN, GURZAG, "hammer hammer dodge", GURZAG),  # was hurt
        (MAGORE, SEVERIN, "hammer hammer dodge", MAGORE),  # succeeded
    ],
)
def test_a_condition_met_in_an_attack_inspires_when_the_attack_is_over(attacker, target, dice, who):
    story = strike({attacker: (7, 2)}, {target: (9, 2)}, dice)
    assert story.asked == Frame.DRIVE and not story.is_inspired(who)
    assert story.do(PASS).skip().is_inspired(who)


@pytest.mark.rule("SHA-158")
def test_what_reactions_begin_inside_the_attack_inspires_nobody_sooner():
    """Severin has blocked a blow; Twist the Knife is over while the attack still goes on."""
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).hand(0, "twist-the-knife")
    react(story.dice("hammer", "hammer", "shield").aim(GARREK, SEVERIN), "twist-the-knife").skip()
    assert story.asked == Frame.DRIVE and story.wounds(SEVERIN) == 3 and not story.is_inspired(SEVERIN)
    assert story.do(PASS).skip().is_inspired(SEVERIN)


@pytest.mark.rule("SHA-158", "SHA-160")
@pytest.mark.parametrize("dice", ["hammer hammer dodge", "sword sword dodge"])
def test_without_the_condition_nobody_is_inspired(dice):
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).dice(*dice.split()).attack(GARREK, SEVERIN)
    assert not story.is_inspired(SEVERIN) and not story.is_inspired(GARREK)


@pytest.mark.rule("SHA-159")
def test_inspiration_lasts():
    """Gurzag is inspired by a wound, and stays so when that is healed, in the next round too."""
    story = scene({GURZAG: (7, 2)}, {SEVERIN: (9, 2)}, step="power").set(GURZAG, inspired=1, wounds=1)
    story.hand(0, "tainted-vitality").play("tainted-vitality")
    while story.g.round == 1:
        story.do(PASS)
    assert story.wounds(GURZAG) == 0 and story.is_inspired(GURZAG)


@pytest.mark.rule("SHA-159")
@pytest.mark.parametrize(("side", "inspired"), [("hammer", False), ("sword", True)])
def test_unless_a_card_takes_it_away(side, inspired):
    story = scene({GARREK: (7, 2)}, {GURZAG: (9, 2)}, step="power").set(GURZAG, inspired=1)
    story.hand(0, "cruel-taunt").dice(side).play("cruel-taunt", GURZAG)
    assert story.is_inspired(GURZAG) == inspired


@pytest.mark.rule("SHA-160")
@pytest.mark.parametrize(("lost", "inspired"), [(1, False), (2, True)])
def test_garreks_reavers_count_fighters_of_all_warbands(lost, inspired):
    """Severin is the next to fall; with two others out of action, one of them friendly, he is the third."""
    story = scene({GARREK: (7, 2), SAEK: (3, 2)}, {SEVERIN: (9, 2), OBRYN: (15, 10)}).set(SEVERIN, wounds=3)
    for name in (SAEK, OBRYN)[:lost]:
        story.set(name, out=1)
    story.dice("hammer", "hammer", "dodge").attack(GARREK, SEVERIN)
    assert story.is_out(SEVERIN) and story.is_inspired(GARREK) == inspired


@pytest.mark.rule("SHA-160", "SHA-158")
def test_the_sepulchral_guard_is_inspired_by_returning():
    story = scene({WARDEN: (7, 2), CHAMPION: (3, 2), PRINCE: (5, 4)}, FAR)
    story.set(CHAMPION, out=1).set(PRINCE, out=1)
    story.do(ABILITY + story.fighter(WARDEN)).choose(CHAMPION, (4, 1)).skip()
    assert story.is_inspired(CHAMPION) and not story.is_inspired(WARDEN)
    story.next_activation().next_activation()
    story.do(ABILITY + story.fighter(WARDEN)).choose(PRINCE, (8, 1)).skip()
    assert story.is_inspired(PRINCE) and story.is_inspired(WARDEN)


@pytest.mark.rule("SHA-160")
def test_the_swarm_is_inspired_by_being_chosen_for_a_ploy():
    story = scene({SKRITCH: (7, 2), LURKING: (3, 2)}, FAR, step="power").hand(0, "musk-of-fear")
    story.play("musk-of-fear", SKRITCH)
    assert story.is_inspired(SKRITCH) and not story.is_inspired(LURKING)


@pytest.mark.rule("SHA-160")
def test_the_chosen_axes_are_inspired_when_the_action_phase_ends_and_score_so():
    own = {FJUL: (7, 2), TEFK: (3, 2), VOL: (11, 2)}
    story = scene(own, FAR, tokens=[(7, 2), (3, 2), (11, 2)]).hand(
        0, "for-the-ur-gold", "supremacy", "great-speed"
    )
    story.next_activation()
    assert not any(story.is_inspired(name) for name in own)
    story.to_end_phase()
    assert story.g.phase == Phase.END and all(story.is_inspired(name) for name in own)
    assert story.has_scored(0, "for-the-ur-gold")


@pytest.mark.rule("SHA-160", "SHA-35")
def test_the_farstriders_are_inspired_in_enemy_territory_when_the_action_phase_ends():
    own = {SANSON: (7, 8), ALMERIC: (8, 5), ELIAS: (7, 2)}  # abroad, in no one's territory, at home
    story = scene(own, {GARREK: (15, 10)}).hand(0, "great-speed").to_end_phase()
    assert [story.is_inspired(name) for name in own] == [True, False, False]


@pytest.mark.rule("SHA-161")
def test_the_chosen_axes_keep_their_wound_tokens():
    story = scene({FJUL: (7, 2)}, FAR, tokens=[(7, 2)]).set(FJUL, wounds=3).hand(0, "great-speed")
    assert wounds_of(story.g, story.fighter(FJUL)) == 4
    story.to_end_phase()
    assert story.is_inspired(FJUL) and story.wounds(FJUL) == 3
    assert wounds_of(story.g, story.fighter(FJUL)) == 5 and story.left(FJUL) == 2
