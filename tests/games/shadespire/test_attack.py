"""Attack actions up to their success: SHA-119 to SHA-128 and SHA-135 to SHA-140."""

from itertools import product

import pytest

from wartable.games.shadespire.rules.success import result_of
from wartable.games.shadespire.state import (
    ATTACK,
    FIGHTER,
    PASS,
    WEAPON,
    YES,
    Act,
    Event,
    Frame,
    Result,
    Setting,
)

from . import scene as stage
from .opening import rolls
from .reacting import comes_up
from .scene import Story, Where, scene

GARREK, SAEK, KARSUS, TARGOR, ARNULF = (
    "garrek-gorebeard",
    "blooded-saek",
    "karsus-the-chained",
    "targor",
    "arnulf",
)
SEVERIN, ANGHARAD, OBRYN = "severin-steelheart", "angharad-brightshield", "obryn-the-bold"
GURZAG, BONEKUTTA, HAKKA = "gurzag-ironskull", "bonekutta", "hakka"
SANSON, ALMERIC, ELIAS = "sanson-farstrider", "almeric-eagle-eye", "elias-swiftblade"
GHARTOK, RIPTOOTH = "ghartok-flayskull", "riptooth"
SKRITCH, TEFK = "skritch-spiteclaw", "tefk-flamebearer"


@pytest.fixture(autouse=True)
def every_die_is_rolled():
    yield
    assert not stage._laid_out


def duel(attacker: str, target: str, attack: str, defence: str, **facts: int) -> Story:
    """An attack by a fighter at (7, 2) on one at (9, 2), with nobody near; up to the question of driving back."""
    story = scene({attacker: (7, 2)}, {target: (9, 2)}).set(target, **facts)
    story.dice(*attack.split(), *defence.split()).aim(attacker, target)
    return story.skip()


# --- Whom and how -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-119")
def test_an_enemy_within_range():
    own = {KARSUS: (7, 2), TARGOR: (5, 2)}
    story = scene(own, {SEVERIN: (9, 2), OBRYN: (11, 2), ANGHARAD: (13, 2)})
    story.do(ATTACK + story.fighter(KARSUS))
    for key, targets in (("brutal-chop", {SEVERIN}), ("chained-axe", {SEVERIN, OBRYN})):
        before = story.records.head(0)
        weapon = next(arm for arm in story.weapon(key) if WEAPON + arm in story.legal())
        assert story.do(WEAPON + weapon).legal() == {FIGHTER + story.fighter(name) for name in targets}
        story.records.set_head(0, before)


@pytest.mark.rule("SHA-119")
@pytest.mark.parametrize(
    ("where", "can"), [((9, 2), True), ((8, 1), True), ((11, 2), False), ((10, 1), False)]
)
def test_range_one_means_adjacent(where, can):
    assert scene({GARREK: (7, 2)}, {SEVERIN: where}).can(GARREK, ATTACK) == can


@pytest.mark.rule("SHA-119")
def test_a_target_out_of_sight_is_no_target():
    faces = ("shyishian-stardial", "mirror-well")
    assert not scene({SANSON: (5, 2)}, {GARREK: (9, 2)}, faces=faces).can(SANSON, ATTACK)
    assert scene({SANSON: (5, 2)}, {GARREK: (9, 2)}).can(SANSON, ATTACK)


@pytest.mark.rule("SHA-120")
@pytest.mark.parametrize("side", ["hammer", "sword", "single", "double", "crit"])
@pytest.mark.parametrize(("attacker", "symbol"), [(GARREK, "hammer"), (TARGOR, "sword")])
def test_successes_of_an_attack_are_its_symbol_and_crits(attacker, symbol, side):
    miss = "sword" if symbol == "hammer" else "hammer"
    story = duel(attacker, SEVERIN, f"{side} {miss}", "dodge")
    assert (story.wounds(SEVERIN) > 0) == (side in (symbol, "crit"))


@pytest.mark.rule("SHA-120")
@pytest.mark.parametrize(("attacker", "dice"), [(GARREK, 2), (ANGHARAD, 3)])
def test_as_many_dice_as_dice_says(attacker, dice):
    story = scene({attacker: (7, 2)}, {SKRITCH: (9, 2)}).hand(0, "twist-the-knife")
    story.dice(*["hammer"] * dice, "shield").aim(attacker, SKRITCH)
    assert comes_up(story, "twist-the-knife") and story.g.dice_count[0, 0] == dice
    assert story.g.dice_count[0, 1] == 1


@pytest.mark.rule("SHA-121")
@pytest.mark.parametrize("side", ["shield", "dodge", "single", "double", "crit"])
@pytest.mark.parametrize(
    ("attacker", "target", "hit", "symbol"),
    [(GARREK, SEVERIN, "hammer sword", "shield"), (SEVERIN, GARREK, "hammer sword", "dodge")],
)
def test_successes_of_a_defence_are_its_symbol_and_crits(attacker, target, hit, symbol, side):
    story = duel(attacker, target, hit, side)
    assert (story.wounds(target) == 0) == (side in (symbol, "crit"))


@pytest.mark.rule("SHA-121")
def test_the_inspired_side_may_have_more_defence_dice():
    assert duel(GARREK, SEVERIN, "hammer hammer", "shield shield", inspired=1).wounds(SEVERIN) == 0


@pytest.mark.rule("SHA-122", "SHA-142")
def test_damage_comes_before_driving_back():
    story = duel(GARREK, SEVERIN, "hammer hammer", "dodge")
    assert story.asked == Frame.DRIVE and story.wounds(SEVERIN) == 2 and story.where(SEVERIN) == (9, 2)
    story.choose((11, 2))
    assert story.asked == Frame.POWER and story.g.acts == 0
    order = [event.kind for event in story.events]
    steps = [Event.ATTACKS, Event.ROLLED, Event.SUCCEEDS, Event.SUFFERED, Event.DRIVEN]
    assert [kind for kind in dict.fromkeys(order) if kind in steps] == steps


@pytest.mark.rule("SHA-122", "SHA-146", "SHA-153")
def test_then_it_is_seen_whether_the_target_is_out_of_action():
    story = duel(GARREK, SEVERIN, "hammer hammer", "dodge", wounds=2)
    assert story.is_out(SEVERIN) and story.asked == Frame.POWER


@pytest.mark.rule("SHA-123")
def test_an_attack_on_several_targets_is_one_attack_for_each():
    story = scene({SEVERIN: (7, 2)}, {GARREK: (9, 2), SAEK: (5, 2), TARGOR: (8, 1)}).set(SEVERIN, inspired=1)
    swing = next(arm for arm in story.weapon("mighty-swing") if stage.WEAPON_LIST[arm].range == 1)
    story.do(ATTACK + story.fighter(SEVERIN)).do(WEAPON + swing)
    assert story.legal() == {FIGHTER + story.fighter(name) for name in (GARREK, SAEK, TARGOR)}
    story.dice("hammer", "hammer", "shield").choose(TARGOR).finish_attack()  # the attacker chooses the order
    assert story.legal() == {FIGHTER + story.fighter(name) for name in (GARREK, SAEK)}
    story.dice("sword", "sword", "shield").choose(SAEK).finish_attack()
    story.dice("hammer", "sword", "dodge").choose(GARREK).finish_attack()
    assert story.is_out(TARGOR) and (story.wounds(SAEK), story.wounds(GARREK)) == (0, 0)
    assert len(story.told(Event.ATTACKS)) == 3 and story.asked == Frame.POWER


@pytest.mark.rule("SHA-124")
@pytest.mark.parametrize(("answer", "wounds"), [(YES, 2), (PASS, 0)])
def test_where_a_card_decides_no_dice_are_rolled(answer, wounds):
    story = scene({SEVERIN: (9, 2)}, {GARREK: (7, 2)}, step="power").hand(0, "desperate-gambit")
    story.play("desperate-gambit").pass_power().dice(*rolls("c", "")).aim(GARREK, SEVERIN)
    assert (story.asked, story.actor) == (Frame.GAMBIT, 0)
    story.do(answer)
    assert story.g.dice_count[0, 0] == story.g.dice_count[0, 1] == 0
    assert story.finish_attack().wounds(SEVERIN) == wounds and not story.told(Event.ROLLED)


# --- Support ----------------------------------------------------------------------------------------------------------


def supported(own: dict[str, Where], other: dict[str, Where], attack: str, defence: str) -> Story:
    """Garrek at (7, 2) attacks Severin at (9, 2), with friends of both."""
    story = scene({GARREK: (7, 2), **own}, {SEVERIN: (9, 2), **other})
    return story.dice(*attack.split(), *defence.split()).attack(GARREK, SEVERIN)


BESIDE_TARGET = [(11, 2), (10, 1), (10, 3)]  # not adjacent to Garrek
BESIDE_ATTACKER = [(5, 2), (6, 1), (6, 3)]  # not adjacent to Severin


@pytest.mark.rule("SHA-125", "SHA-126")
@pytest.mark.parametrize(
    ("friends", "singles", "doubles"),
    [([], 0, 0), (BESIDE_TARGET[:1], 2, 0), (BESIDE_TARGET[:2], 2, 2), (BESIDE_ATTACKER[:2], 0, 0)],
)
def test_friends_beside_the_target_support_the_attacker(friends, singles, doubles):
    own = dict(zip((SAEK, KARSUS, TARGOR), friends, strict=False))
    assert supported(own, {}, "single sword", "dodge").wounds(SEVERIN) == singles
    assert supported(own, {}, "double sword", "dodge").wounds(SEVERIN) == doubles


@pytest.mark.rule("SHA-125", "SHA-126")
@pytest.mark.parametrize(
    ("friends", "single", "double"),
    [([], 2, 2), (BESIDE_ATTACKER[:1], 0, 2), (BESIDE_ATTACKER[:2], 0, 0), (BESIDE_TARGET[:2], 2, 2)],
)
def test_friends_beside_the_attacker_support_the_target(friends, single, double):
    other = dict(zip((ANGHARAD, OBRYN), friends, strict=False))
    assert supported({}, other, "hammer sword", "single").wounds(SEVERIN) == single
    assert supported({}, other, "hammer sword", "double").wounds(SEVERIN) == double


@pytest.mark.rule("SHA-126")
@pytest.mark.parametrize(
    ("friends", "others", "single", "double"),
    [(1, 1, 0, 0), (2, 1, 2, 0), (3, 1, 2, 2), (1, 2, 0, 0), (2, 2, 0, 0)],
)
def test_only_the_side_with_more_supporters_has_the_use_of_them(friends, others, single, double):
    own = dict(zip((SAEK, KARSUS, TARGOR), BESIDE_TARGET[:friends], strict=False))
    other = dict(zip((ANGHARAD, OBRYN), BESIDE_ATTACKER[:others], strict=False))
    assert supported(own, other, "single sword", "dodge").wounds(SEVERIN) == single
    assert supported(own, other, "double sword", "dodge").wounds(SEVERIN) == double


@pytest.mark.rule("SHA-125")
def test_attacker_and_target_do_not_support_themselves():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}).hand(0, "twist-the-knife")
    story.dice("hammer", "hammer", "dodge").aim(GARREK, SEVERIN)
    assert comes_up(story, "twist-the-knife")
    assert (story.g.act[0, Act.SUPPORT], story.g.act[0, Act.SUPPORT_TARGET]) == (0, 0)


@pytest.mark.rule("SHA-127")
@pytest.mark.parametrize(
    ("where", "wounds"),
    [((12, 1), 1), ((5, 2), 0)],  # beside the target, and beside the shooter only
)
def test_support_counts_over_a_distance_too(where, wounds):
    story = scene({SANSON: (7, 2), ALMERIC: where}, {GARREK: (13, 2)})
    story.dice("single", "hammer", "hammer", "shield").attack(SANSON, GARREK)
    assert story.wounds(GARREK) == wounds


@pytest.mark.rule("SHA-128")
@pytest.mark.parametrize(("key", "wounds"), [("scrag-em", 3), ("dual-strike", 3), ("", 0)])
def test_cards_that_make_a_supporter_count_double(key, wounds):
    story = scene({SEVERIN: (9, 2)}, {GURZAG: (7, 2), BONEKUTTA: (11, 2)}, step="power")
    if key:
        story.hand(1, key).play(key, seat=1)
    story.pass_power().dice("double", "sword", "dodge").attack(GURZAG, SEVERIN)
    assert story.wounds(SEVERIN) == wounds


@pytest.mark.rule("SHA-128")
@pytest.mark.parametrize(("given", "wounds"), [(True, 2), (False, 0)])
def test_zealous_defender_adds_a_supporter(given, wounds):
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2)}, tokens=[(7, 2)])
    if given:
        story.give(GARREK, "zealous-defender")
    assert story.dice("single", "sword", "dodge").attack(GARREK, SEVERIN).wounds(SEVERIN) == wounds


@pytest.mark.rule("SHA-128")
@pytest.mark.parametrize(("given", "wounds"), [(True, 0), (False, 2)])
def test_covering_fire_supports_an_adjacent_friend(given, wounds):
    story = scene({GARREK: (7, 2)}, {ALMERIC: (9, 2), ELIAS: (11, 2)})
    if given:
        story.give(ELIAS, "covering-fire")
    assert story.dice("hammer", "sword", "single").attack(GARREK, ALMERIC).wounds(ALMERIC) == wounds


# --- Success ----------------------------------------------------------------------------------------------------------


TABLE = [
    ("sword sword sword", "dodge dodge", "fails"),  # no success
    ("sword sword sword", "shield shield", "fails"),
    ("crit sword sword", "shield shield", "succeeds"),  # more crits, whatever else
    ("hammer hammer hammer", "crit dodge", "fails"),  # fewer crits, whatever else
    ("crit hammer sword", "crit dodge", "succeeds"),  # equal crits: the other successes
    ("hammer hammer sword", "shield dodge", "succeeds"),
    ("crit sword sword", "crit shield", "fails"),
    ("hammer sword sword", "shield shield", "fails"),
    ("hammer sword sword", "shield dodge", "draw"),  # equal in both
    ("crit hammer sword", "crit shield", "draw"),
    ("crit sword sword", "crit dodge", "draw"),
]


@pytest.mark.rule("SHA-135", "SHA-136", "SHA-144", "D-03")
@pytest.mark.parametrize(("attack", "defence", "outcome"), TABLE)
def test_the_table_of_success(attack, defence, outcome):
    story = scene({ANGHARAD: (7, 2)}, {OBRYN: (9, 2)}).set(OBRYN, inspired=1)
    story.dice(*attack.split(), *defence.split()).aim(ANGHARAD, OBRYN).skip()
    assert (story.wounds(OBRYN) > 0) == (outcome == "succeeds")
    assert (story.asked == Frame.DRIVE) == (outcome != "fails")


@pytest.mark.rule("SHA-135", "SHA-137", "D-03")
@pytest.mark.parametrize(("attack", "defence", "outcome"), TABLE)
def test_the_table_of_success_against_who_is_trapped(attack, defence, outcome):
    """In the corner: even results succeed, and there is no hex to be driven into."""
    story = scene({ANGHARAD: (3, 0)}, {OBRYN: (1, 0)}).set(OBRYN, inspired=1)
    story.dice(*attack.split(), *defence.split()).aim(ANGHARAD, OBRYN).skip()
    assert (story.wounds(OBRYN) > 0) == (outcome != "fails") and story.asked == Frame.POWER


@pytest.mark.rule("SHA-135")
def test_the_first_line_that_fits_holds():
    """Every count up to four, against the lines of the table read one after the other."""
    for crits, hits, stops, blocks in product(range(5), repeat=4):
        for trapped in (False, True):
            lines = [
                (crits == 0 and hits == 0, Result.FAILS),
                (crits > stops, Result.SUCCEEDS),
                (stops > crits, Result.FAILS),
                (hits > blocks, Result.SUCCEEDS),
                (blocks > hits, Result.FAILS),
                (not trapped, Result.DRAW),
                (trapped, Result.SUCCEEDS),
            ]
            expected = next(outcome for fits, outcome in lines if fits)
            assert result_of(crits, hits, stops, blocks, trapped) == expected


@pytest.mark.rule("SHA-136")
def test_without_any_success_nobody_is_driven_back():
    story = duel(GARREK, SEVERIN, "sword sword", "dodge")
    assert story.asked == Frame.POWER and story.wounds(SEVERIN) == 0


@pytest.mark.rule("SHA-137", "SHA-145", "D-05")
@pytest.mark.parametrize(
    ("barred", "trapped"),
    [([], False), ([(11, 2), (10, 1)], False), ([(11, 2), (10, 1), (10, 3)], True)],
)
def test_trapped_is_who_has_no_hex_to_be_driven_into(barred, trapped):
    own = {GARREK: (7, 2), **dict(zip((SAEK, KARSUS, TARGOR), barred, strict=False))}
    story = scene(own, {SEVERIN: (9, 2)}).dice("hammer", "sword", "shield").aim(GARREK, SEVERIN).skip()
    assert (story.wounds(SEVERIN) == 2) == trapped and (story.asked == Frame.DRIVE) == (not trapped)


@pytest.mark.rule("SHA-138", "O-03")
@pytest.mark.parametrize(("setting", "wounds"), [(0, 0), (1, 2)])
def test_who_cannot_be_driven_back_is_not_trapped_unless_set_so(setting, wounds):
    story = scene({GARREK: (7, 2)}, {GHARTOK: (9, 2)}, settings={Setting.PROTECTED_TRAPPED: setting})
    story.dice("hammer", "sword", "shield").attack(GARREK, GHARTOK)
    assert story.wounds(GHARTOK) == wounds and story.where(GHARTOK) == (9, 2)


@pytest.mark.rule("SHA-138", "O-03")
@pytest.mark.parametrize(("setting", "wounds"), [(0, 0), (1, 2)])
def test_neither_by_a_ploy(setting, wounds):
    settings = {Setting.PROTECTED_TRAPPED: setting}
    story = scene({SEVERIN: (9, 2)}, {GARREK: (7, 2)}, settings=settings, step="power")
    story.hand(0, "stormforged-resistance").play("stormforged-resistance").pass_power()
    story.dice("hammer", "sword", "shield").aim(GARREK, SEVERIN).skip()
    assert story.wounds(SEVERIN) == wounds and story.asked == Frame.POWER


@pytest.mark.rule("SHA-139", "D-08")
@pytest.mark.parametrize(
    ("attack", "defence", "damage"),
    [("crit hammer", "dodge", 2), ("crit sword", "crit", 2), ("sword hammer", "dodge", 1)],
)
def test_one_crit_makes_a_critical_hit(attack, defence, damage):
    """Arnulf deals 1 damage more with one, even if the target rolled as many crits."""
    assert duel(ARNULF, SEVERIN, attack, defence).wounds(SEVERIN) == damage


@pytest.mark.rule("SHA-139")
def test_a_crit_in_an_attack_that_fails_is_no_critical_hit():
    story = duel(ARNULF, SEVERIN, "crit hammer", "crit")
    assert story.wounds(SEVERIN) == 0 and story.asked == Frame.DRIVE


@pytest.mark.rule("SHA-140", "SHA-148")
@pytest.mark.parametrize(
    ("name", "inspired", "hit", "damage"),
    [
        (HAKKA, 0, "sword", 1),
        (RIPTOOTH, 0, "sword", 2),
        (SKRITCH, 0, "hammer", 2),
        (TEFK, 1, "hammer", 3),
    ],
)
def test_a_cleave_by_a_crit_counts_before_success_is_seen(name, inspired, hit, damage):
    """Equal crits; the shield would make it a draw, and without the crit it does."""
    for crit, defence, wounds in (("crit", ["crit", "shield"], damage), (None, ["shield", "dodge"], 0)):
        story = scene({name: (7, 2)}, {OBRYN: (9, 2)}).set(name, inspired=inspired).set(OBRYN, inspired=1)
        dice = {HAKKA: 2, RIPTOOTH: 3, SKRITCH: 2, TEFK: 3}[name]
        shown = [hit, *([crit] if crit else [])]
        story.dice(*shown, *["single"] * (dice - len(shown)), *defence).attack(name, OBRYN)
        assert story.wounds(OBRYN) == wounds
