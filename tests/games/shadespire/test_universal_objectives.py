"""Universal objectives: when each card is scored, and when it is not."""

import pytest

from wartable.games.shadespire.state import CARD, FIGHTER, Frame

from .reacting import react
from .scene import Story, scene

GARREK = {"garrek-gorebeard": (7, 2)}
DUEL = {"severin-steelheart": (9, 2)}
THREE = {"garrek-gorebeard": (1, 0), "targor": (5, 0), "arnulf": (9, 0)}
BONES = {"the-sepulchral-warden": (1, 10), "petitioner": (5, 10), "petitioner#2": (9, 10)}
FIVE = {
    "the-champion": (1, 10),
    "the-harvester": (3, 10),
    "petitioner": (5, 10),
    "petitioner#2": (7, 10),
    "petitioner#3": (9, 10),
}
TOKENS = ((3, 2), (7, 2), (11, 2), (5, 8), (9, 8))


def scored(story: Story, key: str) -> bool:
    """Whether seat 0 scores a card of its hand in the end phase of this round."""
    story.hand(0, key).to_end_phase()
    return story.has_scored(0, key)


def standing(at: dict[str, tuple[int, int]], **settings) -> Story:
    """These Reavers against three of the Sepulchral Guard who stand far away."""
    return scene(at, BONES, **settings)


def lose(story: Story, *names: str) -> Story:
    for name in names:
        story.set(name, out=1)
    return story


# --- Enemies taken out of action ----------------------------------------------------------------------------------


def slay(key: str, at, foe, fighter="garrek-gorebeard", target="petitioner", wounds=1, weapon="") -> Story:
    """A fighter takes an adjacent enemy out of action with a roll of successes against none."""
    others = {"the-sepulchral-warden": (15, 10)} if target != "the-sepulchral-warden" else {}
    story = scene({fighter: at}, {target: foe, **others}).hand(0, key).set(target, wounds=wounds)
    sides = ["sword"] * 3 if fighter == "karsus-the-chained" else ["hammer"] * 2
    if fighter in ("targor", "arnulf"):
        sides = ["sword"] * 2
    story.dice(*sides, "shield").attack(fighter, target, weapon)
    assert story.is_out(target)
    return story


@pytest.mark.card("advancing-strike")
@pytest.mark.parametrize(("row", "met"), [(8, True), (2, False)])
def test_advancing_strike_is_about_enemy_territory(row, met):
    story = slay("advancing-strike", (7, row), (9, row))
    assert story.has_scored(0, "advancing-strike") == met


@pytest.mark.card("advancing-strike", "defensive-strike")
def test_no_ones_territory_is_neither():
    story = slay("advancing-strike", (6, 5), (8, 5))
    assert not story.has_scored(0, "advancing-strike")
    assert not slay("defensive-strike", (6, 5), (8, 5)).has_scored(0, "defensive-strike")


@pytest.mark.card("defensive-strike")
@pytest.mark.parametrize(("row", "met"), [(2, True), (8, False)])
def test_defensive_strike_is_about_the_own_territory(row, met):
    story = slay("defensive-strike", (7, row), (9, row))
    assert story.has_scored(0, "defensive-strike") == met


@pytest.mark.card("crushing-force")
@pytest.mark.parametrize(("wounds", "met"), [(1, True), (0, False)])
def test_crushing_force_needs_twice_the_damage(wounds, met):
    story = slay("crushing-force", (7, 2), (9, 2), "blooded-saek", wounds=wounds)
    assert story.has_scored(0, "crushing-force") == met


@pytest.mark.card("precise-use-of-force")
@pytest.mark.parametrize(("wounds", "met"), [(0, True), (1, False)])
def test_precise_use_of_force_needs_the_exact_damage(wounds, met):
    story = slay("precise-use-of-force", (7, 2), (9, 2), "garrek-gorebeard", wounds=wounds)
    assert story.has_scored(0, "precise-use-of-force") == met


@pytest.mark.card("no-remorse")
@pytest.mark.parametrize(("target", "met"), [("petitioner", True), ("the-champion", False)])
def test_no_remorse_compares_damage_and_wounds_of_the_cards(target, met):
    story = slay("no-remorse", (7, 2), (9, 2), "blooded-saek", target)
    assert story.has_scored(0, "no-remorse") == met


@pytest.mark.card("the-bigger-they-are")
@pytest.mark.parametrize(("fighter", "met"), [("targor", True), ("garrek-gorebeard", False)])
def test_the_bigger_they_are_needs_an_attack_of_damage_1(fighter, met):
    story = slay("the-bigger-they-are", (7, 2), (9, 2), fighter)
    assert story.has_scored(0, "the-bigger-they-are") == met


@pytest.mark.card("victorious-duel")
@pytest.mark.parametrize(
    ("fighter", "target", "met"),
    [
        ("garrek-gorebeard", "the-sepulchral-warden", True),
        ("blooded-saek", "the-sepulchral-warden", False),
        ("garrek-gorebeard", "petitioner", False),
    ],
)
def test_victorious_duel_is_between_leaders(fighter, target, met):
    wounds = 3 if target == "the-sepulchral-warden" else 1
    story = slay("victorious-duel", (7, 2), (9, 2), fighter, target, wounds)
    assert story.has_scored(0, "victorious-duel") == met


def whirl(key: str, first: str, second: str) -> Story:
    """Karsus, inspired, strikes at two Petitioners; the dice of both attacks are given, three each."""
    story = scene(
        {"karsus-the-chained": (7, 2)},
        {"petitioner": (9, 2), "petitioner#2": (5, 2), "petitioner#3": (8, 3)},
    )
    story.hand(0, key).set("karsus-the-chained", inspired=1)
    for name in ("petitioner", "petitioner#2", "petitioner#3"):
        story.set(name, wounds=1)
    story.dice(*first.split()).attack("karsus-the-chained", "petitioner", "savage-whirl")
    return story.dice(*second.split()).choose("petitioner#2").finish_attack()


@pytest.mark.card("reaper")
def test_reaper_counts_all_targets_of_one_attack():
    story = whirl("reaper", "sword sword shield", "sword sword shield")
    assert story.has_scored(0, "reaper")


@pytest.mark.card("reaper")
def test_reaper_is_not_scored_for_one():
    story = whirl("reaper", "sword sword shield", "hammer hammer shield")
    assert story.is_out("petitioner") and not story.has_scored(0, "reaper")


@pytest.mark.card("the-harvest-begins")
@pytest.mark.parametrize(("last", "met"), [("sword sword shield", True), ("hammer hammer shield", False)])
def test_the_harvest_begins_with_three_who_are_damaged(last, met):
    story = whirl("the-harvest-begins", "sword sword shield", "sword sword shield")
    assert not story.has_scored(0, "the-harvest-begins")
    story.dice(*last.split()).choose("petitioner#3").finish_attack()
    assert story.has_scored(0, "the-harvest-begins") == met


@pytest.mark.card("masterstroke")
def test_masterstroke_by_an_attack_that_is_a_reaction():
    story = scene(GARREK, {"angharad-brightshield": (9, 2)}).hand(1, "masterstroke")
    story.set("angharad-brightshield", inspired=1).set("garrek-gorebeard", wounds=3)
    story.dice("sword", "sword", "dodge", "dodge", "hammer", "hammer", "shield")
    story.aim("garrek-gorebeard", "angharad-brightshield")
    story.do(FIGHTER + story.fighter("angharad-brightshield"))
    story.finish_attack()
    assert story.is_out("garrek-gorebeard") and story.has_scored(1, "masterstroke")


@pytest.mark.card("masterstroke")
def test_masterstroke_by_an_attack_that_a_reaction_allows():
    story = scene(
        {"garrek-gorebeard": (7, 2), "blooded-saek": (7, 6)},
        {"petitioner": (9, 2), "petitioner#2": (9, 6), "the-sepulchral-warden": (15, 10)},
    ).hand(0, "masterstroke", "fuelled-by-slaughter")
    story.dice("hammer", "hammer", "shield").aim("garrek-gorebeard", "petitioner")
    react(story, "fuelled-by-slaughter", "blooded-saek").skip()
    assert not story.has_scored(0, "masterstroke")
    story.dice("hammer", "hammer", "shield").with_weapon("petitioner#2").finish_attack()
    assert story.has_scored(0, "masterstroke")


@pytest.mark.card("masterstroke")
def test_masterstroke_by_damage_of_a_reaction():
    story = scene({"severin-steelheart": (7, 2)}, {"garrek-gorebeard": (15, 10), "targor": (9, 2)}).hand(
        1, "masterstroke", "final-blow"
    )
    story.set("severin-steelheart", wounds=3).dice("hammer", "hammer", "shield")
    react(story.aim("severin-steelheart", "targor"), "final-blow").finish_attack()
    assert story.is_out("severin-steelheart") and story.has_scored(1, "masterstroke")


@pytest.mark.card("masterstroke")
def test_masterstroke_is_not_scored_for_an_ordinary_attack():
    assert not slay("masterstroke", (7, 2), (9, 2)).has_scored(0, "masterstroke")


# --- Attacks ------------------------------------------------------------------------------------------------------

SIDES = {"garrek-gorebeard": (7, 2), "blooded-saek": (10, 1), "targor": (10, 3)}
BESIDE = {"the-harvester": (9, 2), "petitioner": (6, 1), "petitioner#2": (6, 3)}


@pytest.mark.card("balance-of-power")
@pytest.mark.parametrize("seat", [0, 1])
def test_balance_of_power_with_two_supporters_each(seat):
    story = scene(SIDES, BESIDE).hand(seat, "balance-of-power")
    story.dice("hammer", "hammer", "shield").attack("garrek-gorebeard", "the-harvester")
    assert story.has_scored(seat, "balance-of-power")


@pytest.mark.card("balance-of-power")
def test_balance_of_power_is_not_scored_with_one_supporter_fewer():
    story = scene(SIDES, BESIDE).hand(0, "balance-of-power")
    lose(story, "targor").dice("hammer", "hammer", "shield").attack("garrek-gorebeard", "the-harvester")
    assert not story.has_scored(0, "balance-of-power")


@pytest.mark.card("heroic-feat")
@pytest.mark.parametrize(("lost", "met"), [(("targor", "blooded-saek"), True), (("targor",), False)])
def test_heroic_feat_needs_two_supporters_more_for_the_target(lost, met):
    story = lose(scene(SIDES, BESIDE).hand(0, "heroic-feat"), *lost)
    story.dice("hammer", "hammer", "shield").attack("garrek-gorebeard", "the-harvester")
    assert story.has_scored(0, "heroic-feat") == met


@pytest.mark.card("heroic-feat")
def test_heroic_feat_is_not_scored_for_a_failed_attack():
    story = lose(scene(SIDES, BESIDE).hand(0, "heroic-feat"), "targor", "blooded-saek")
    story.dice("sword", "sword", "shield").attack("garrek-gorebeard", "the-harvester")
    assert not story.has_scored(0, "heroic-feat")


@pytest.mark.card("unstoppable")
@pytest.mark.parametrize(("guard", "met"), [(1, True), (0, False)])
def test_unstoppable_succeeds_against_guard(guard, met):
    story = scene(GARREK, DUEL).hand(0, "unstoppable").set("severin-steelheart", guard=guard)
    story.dice("hammer", "hammer", "single").attack("garrek-gorebeard", "severin-steelheart")
    assert story.has_scored(0, "unstoppable") == met


@pytest.mark.card("unstoppable")
def test_unstoppable_is_not_scored_when_guard_holds():
    story = scene(GARREK, DUEL).hand(0, "unstoppable").set("severin-steelheart", guard=1)
    story.dice("hammer", "single", "dodge").attack("garrek-gorebeard", "severin-steelheart")
    assert not story.has_scored(0, "unstoppable")


@pytest.mark.card("trapped")
@pytest.mark.parametrize(("second", "met"), [("sword", True), ("hammer", False)])
def test_trapped_needs_an_even_roll(second, met):
    story = scene({"garrek-gorebeard": (13, 0)}, {"severin-steelheart": (15, 0)}).hand(0, "trapped")
    story.dice("hammer", second, "shield").attack("garrek-gorebeard", "severin-steelheart")
    assert story.wounds("severin-steelheart") == 2
    assert story.has_scored(0, "trapped") == met


@pytest.mark.card("trapped")
def test_trapped_is_not_scored_when_there_is_a_way_back():
    story = scene(GARREK, DUEL).hand(0, "trapped")
    story.dice("hammer", "sword", "shield").attack("garrek-gorebeard", "severin-steelheart", drive=(11, 2))
    assert story.wounds("severin-steelheart") == 0 and not story.has_scored(0, "trapped")


@pytest.mark.card("miraculous-escape")
@pytest.mark.parametrize(("fighter", "met"), [("karsus-the-chained", True), ("targor", False)])
def test_miraculous_escape_from_three_dice(fighter, met):
    story = scene({fighter: (7, 2)}, DUEL).hand(1, "miraculous-escape")
    dice = 3 if fighter == "karsus-the-chained" else 2
    story.dice(*["hammer"] * dice, "shield").attack(fighter, "severin-steelheart")
    assert story.has_scored(1, "miraculous-escape") == met


@pytest.mark.card("miraculous-escape")
def test_an_extra_die_is_not_the_dice_characteristic():
    story = scene({"garrek-gorebeard": (5, 2)}, DUEL).hand(1, "miraculous-escape")
    story.give("garrek-gorebeard", "frenzy").dice("sword", "sword", "sword", "shield")
    story.charge("garrek-gorebeard", (7, 2), "severin-steelheart")
    assert not story.has_scored(1, "miraculous-escape")


@pytest.mark.card("miraculous-escape")
def test_miraculous_escape_is_not_scored_when_the_attack_succeeds():
    story = scene({"karsus-the-chained": (7, 2)}, DUEL).hand(1, "miraculous-escape")
    story.dice("sword", "sword", "sword", "dodge").attack("karsus-the-chained", "severin-steelheart")
    assert not story.has_scored(1, "miraculous-escape")


@pytest.mark.card("concerted-attack")
@pytest.mark.parametrize(("second", "met"), [("severin-steelheart", True), ("obryn-the-bold", False)])
def test_concerted_attack_is_at_one_enemy(second, met):
    own = {"garrek-gorebeard": (7, 2), "targor": (10, 1), "arnulf": (10, 3)}
    story = scene(own, {"severin-steelheart": (9, 2), "obryn-the-bold": (15, 10)}).hand(0, "concerted-attack")
    story.set("targor", struck=1 << story.fighter("severin-steelheart"))
    story.set("arnulf", struck=1 << story.fighter(second))
    story.dice("sword", "sword", "shield").attack("garrek-gorebeard", "severin-steelheart")
    assert story.has_scored(0, "concerted-attack") == met


@pytest.mark.card("massive-assault")
@pytest.mark.parametrize(("before", "met"), [(5, True), (4, False)])
def test_massive_assault_adds_up(before, met):
    story = scene(GARREK, DUEL).hand(0, "massive-assault")
    story.g.dealt[0] = before
    story.dice("hammer", "hammer", "dodge").attack("garrek-gorebeard", "severin-steelheart")
    assert story.has_scored(0, "massive-assault") == met


@pytest.mark.card("massive-assault")
def test_massive_assault_does_not_count_what_a_ploy_does():
    story = scene({"severin-steelheart": (7, 2)}, {"garrek-gorebeard": (15, 10), "targor": (9, 2)})
    story.hand(1, "massive-assault", "final-blow").dice("hammer", "hammer", "shield")
    story.g.dealt[1] = 6
    react(story.aim("severin-steelheart", "targor"), "final-blow").finish_attack()
    assert story.wounds("severin-steelheart") == 1 and story.g.dealt[1] == 6
    assert not story.has_scored(1, "massive-assault")


# --- Moves and Charges --------------------------------------------------------------------------------------------


@pytest.mark.card("cover-ground")
@pytest.mark.parametrize(("inspired", "met"), [(1, True), (0, False)])
def test_cover_ground_needs_six_hexes(inspired, met):
    story = scene(GARREK, {"severin-steelheart": (15, 10)}).hand(0, "cover-ground")
    story.give("garrek-gorebeard", "great-speed").set("garrek-gorebeard", inspired=inspired)
    story.move("garrek-gorebeard", (7, 8) if inspired else (7, 6))
    assert story.has_scored(0, "cover-ground") == met


@pytest.mark.card("change-of-tactics")
@pytest.mark.parametrize(("guard", "met"), [(1, True), (0, False)])
def test_change_of_tactics_is_a_charge_from_guard(guard, met):
    story = scene({"garrek-gorebeard": (5, 2)}, DUEL).hand(0, "change-of-tactics")
    story.set("garrek-gorebeard", guard=guard).dice("sword", "sword", "shield")
    story.charge("garrek-gorebeard", (7, 2), "severin-steelheart")
    assert story.has_scored(0, "change-of-tactics") == met


@pytest.mark.card("change-of-tactics")
def test_change_of_tactics_is_about_the_one_who_charges():
    story = scene({"garrek-gorebeard": (5, 2), "targor": (1, 0)}, DUEL).hand(0, "change-of-tactics")
    story.set("targor", guard=1, did_charge=1).dice("sword", "sword", "shield")
    story.charge("garrek-gorebeard", (7, 2), "severin-steelheart")
    assert not story.has_scored(0, "change-of-tactics")


# --- Who is left --------------------------------------------------------------------------------------------------


@pytest.mark.card("accept-inevitability")
@pytest.mark.parametrize(
    ("lost", "round", "met"),
    [
        (("garrek-gorebeard", "targor", "arnulf"), 3, True),
        (("garrek-gorebeard", "targor"), 3, False),
        (("garrek-gorebeard", "targor", "arnulf"), 2, False),
    ],
)
def test_accept_inevitability_when_all_are_lost_in_the_end(lost, round, met):
    assert scored(lose(standing(THREE, round=round), *lost), "accept-inevitability") == met


@pytest.mark.card("annihilation")
@pytest.mark.parametrize(("left", "met"), [((), True), (("petitioner",), False)])
def test_annihilation_leaves_no_enemy(left, met):
    story = lose(standing(THREE), *(name for name in BONES if name not in left))
    assert scored(story, "annihilation") == met


@pytest.mark.card("annihilation")
@pytest.mark.parametrize(("gone", "met"), [(2, True), (1, False)])
def test_annihilation_of_two_warbands_in_a_melee(gone, met):
    names = ("the-sepulchral-warden", "fjul-grimnir", "severin-steelheart")
    story = scene(GARREK, {names[0]: (1, 10)}, {names[1]: (1, 14)}, {names[2]: (1, 20)})
    assert scored(lose(story, *names[:gone]), "annihilation") == met


@pytest.mark.card("total-annihilation")
@pytest.mark.parametrize(
    ("left", "round", "met"), [((), 2, True), ((), 3, False), (("petitioner",), 2, False)]
)
def test_total_annihilation_comes_before_the_third_end_phase(left, round, met):
    story = lose(standing(THREE, round=round), *(name for name in BONES if name not in left))
    assert scored(story, "total-annihilation") == met


@pytest.mark.card("total-annihilation")
@pytest.mark.parametrize(("gone", "met"), [(2, True), (1, False)])
def test_total_annihilation_of_everybody_in_a_melee(gone, met):
    names = ("the-sepulchral-warden", "fjul-grimnir")
    story = lose(scene(GARREK, {names[0]: (1, 10)}, {names[1]: (1, 14)}), *names[:gone])
    assert scored(story, "total-annihilation") == met


@pytest.mark.card("assassinate")
@pytest.mark.parametrize(("target", "met"), [("the-sepulchral-warden", True), ("the-champion", False)])
def test_assassinate_an_enemy_leader(target, met):
    wounds = 3 if target == "the-sepulchral-warden" else 2
    story = slay("assassinate", (7, 2), (9, 2), target=target, wounds=wounds)
    assert story.to_end_phase().has_scored(0, "assassinate") == met


@pytest.mark.card("butchery")
@pytest.mark.parametrize(("kills", "met"), [(2, True), (1, False)])
def test_butchery_takes_three(kills, met):
    story = slay("butchery", (7, 2), (9, 2))
    story.g.kills[0] += kills
    assert story.to_end_phase().has_scored(0, "butchery") == met


@pytest.mark.card("complete-victory")
@pytest.mark.parametrize(("lost", "round", "met"), [((), 3, True), (("targor",), 3, False), ((), 1, False)])
def test_complete_victory_has_no_losses(lost, round, met):
    assert scored(lose(standing(THREE, round=round), *lost), "complete-victory") == met


@pytest.mark.card("dauntless")
@pytest.mark.parametrize(
    ("lost", "met"),
    [(("targor", "arnulf"), True), (("targor",), False), (("targor", "arnulf", "garrek-gorebeard"), False)],
)
def test_dauntless_against_three_to_one(lost, met):
    assert scored(lose(standing(THREE), *lost), "dauntless") == met


@pytest.mark.card("dauntless")
@pytest.mark.parametrize(("lost", "met"), [((), True), (("fjul-grimnir",), False)])
def test_dauntless_against_four_to_one_in_a_melee(lost, met):
    axes = {"tefk-flamebearer": (1, 14), "fjul-grimnir": (5, 14)}
    story = scene(GARREK, {"petitioner": (1, 10), "petitioner#2": (5, 10)}, axes)
    assert scored(lose(story, *lost), "dauntless") == met


@pytest.mark.card("endless-slaughter")
@pytest.mark.parametrize(("count", "round", "met"), [(5, 3, True), (4, 3, False), (5, 2, False)])
def test_endless_slaughter_counts_enemies(count, round, met):
    story = lose(scene(THREE, FIVE, round=round), "targor", *list(FIVE)[:count])
    assert scored(story, "endless-slaughter") == met


@pytest.mark.card("pure-carnage")
@pytest.mark.parametrize(("count", "round", "met"), [(5, 3, True), (4, 3, False), (5, 1, False)])
def test_pure_carnage_counts_everybody(count, round, met):
    story = lose(scene(THREE, FIVE, round=round), "targor", "arnulf", *list(FIVE)[:count])
    assert scored(story, "pure-carnage") == met


@pytest.mark.card("war-of-attrition")
@pytest.mark.parametrize(
    ("lost", "met"),
    [(("targor", "petitioner"), True), (("targor",), False), ((), False)],
)
def test_war_of_attrition_costs_all_the_same(lost, met):
    assert scored(lose(standing(THREE), *lost), "war-of-attrition") == met


@pytest.mark.card("blooded")
@pytest.mark.parametrize(
    ("hurt", "lost", "met"),
    [
        (("garrek-gorebeard", "targor", "arnulf"), (), True),
        (("garrek-gorebeard", "targor"), (), False),
        (("garrek-gorebeard", "targor"), ("arnulf",), False),
    ],
)
def test_blooded_are_all_of_three(hurt, lost, met):
    story = lose(standing(THREE), *lost)
    for name in hurt:
        story.set(name, wounds=1)
    assert scored(story, "blooded") == met


@pytest.mark.card("scent-of-victory")
@pytest.mark.parametrize(
    ("count", "lost", "met"), [(3, (), True), (2, (), False), (2, ("petitioner#2",), False)]
)
def test_scent_of_victory_when_three_enemies_bleed(count, lost, met):
    story = lose(standing(THREE), *lost)
    for name in list(BONES)[:count]:
        story.set(name, wounds=1)
    assert scored(story, "scent-of-victory") == met


@pytest.mark.card("geared-for-war")
@pytest.mark.parametrize(
    ("keys", "met"), [(("bloodslick", "deadly-spin", "frenzy"), True), (("bloodslick",), False)]
)
def test_geared_for_war_with_an_upgrade_each(keys, met):
    story = standing(THREE)
    for name, key in zip(THREE, keys, strict=False):
        story.give(name, key)
    assert scored(story, "geared-for-war") == met


@pytest.mark.card("ready-for-a-challenge")
@pytest.mark.parametrize(("count", "met"), [(3, True), (2, False)])
def test_ready_for_a_challenge_by_enemies_with_upgrades(count, met):
    story = standing(THREE)
    for name, key in list(zip(BONES, ("great-speed", "sprinter", "great-strength"), strict=True))[:count]:
        story.give(name, key)
    assert scored(story, "ready-for-a-challenge") == met


@pytest.mark.card("chosen-champion")
@pytest.mark.parametrize(("keys", "lost", "met"), [(3, (), True), (2, (), False), (3, ("targor",), False)])
def test_chosen_champion_has_three_upgrades(keys, lost, met):
    story = standing(THREE).give("targor", *("great-speed", "sprinter", "great-strength")[:keys])
    assert scored(lose(story, *lost), "chosen-champion") == met


@pytest.mark.card("heroes-all")
@pytest.mark.parametrize(
    ("inspired", "met"), [(("garrek-gorebeard", "targor", "arnulf"), True), (("garrek-gorebeard",), False)]
)
def test_heroes_all_are_inspired(inspired, met):
    story = standing(THREE)
    for name in inspired:
        story.set(name, inspired=1)
    assert scored(story, "heroes-all") == met


# --- Who stands where ---------------------------------------------------------------------------------------------


@pytest.mark.card("alone-in-the-darkness")
@pytest.mark.parametrize(("arnulf", "met"), [((9, 0), True), ((6, 1), False)])
def test_alone_in_the_darkness_nobody_is_adjacent(arnulf, met):
    assert scored(standing(THREE | {"arnulf": arnulf}), "alone-in-the-darkness") == met


@pytest.mark.card("brawl")
@pytest.mark.parametrize(("arnulf", "met"), [((8, 9), True), ((9, 0), False)])
def test_brawl_of_three_with_enemies_adjacent(arnulf, met):
    story = standing({"garrek-gorebeard": (2, 9), "targor": (6, 9), "arnulf": arnulf})
    assert scored(story, "brawl") == met


@pytest.mark.card("brawl")
def test_brawl_needs_three():
    story = standing({"garrek-gorebeard": (2, 9), "targor": (6, 9)})
    assert not scored(story, "brawl")


@pytest.mark.card("fearless")
@pytest.mark.parametrize(("third", "met"), [((8, 1), True), ((15, 10), False)])
def test_fearless_among_three_enemies(third, met):
    foes = {"the-sepulchral-warden": (9, 2), "petitioner": (5, 2), "petitioner#2": third}
    assert scored(scene(GARREK, foes), "fearless") == met


@pytest.mark.card("poised-to-strike")
@pytest.mark.parametrize(("third", "met"), [((8, 1), True), ((15, 10), False)])
def test_poised_to_strike_around_one_enemy(third, met):
    own = {"garrek-gorebeard": (9, 2), "targor": (5, 2), "arnulf": third}
    assert scored(scene(own, {"severin-steelheart": (7, 2)}), "poised-to-strike") == met


@pytest.mark.card("skirting-danger")
@pytest.mark.parametrize(
    ("own", "met"),
    [
        ({"garrek-gorebeard": (1, 0), "targor": (15, 4)}, True),
        ({"garrek-gorebeard": (1, 0), "targor": (13, 4)}, False),
        ({"garrek-gorebeard": (1, 0)}, False),
    ],
)
def test_skirting_danger_on_edge_hexes(own, met):
    assert scored(standing(own), "skirting-danger") == met


@pytest.mark.card("twilight-conqueror")
@pytest.mark.parametrize(("row", "x", "met"), [(5, 10, True), (4, 9, False), (6, 9, False)])
def test_twilight_conqueror_in_no_ones_territory(row, x, met):
    own = {"garrek-gorebeard": (2, 5), "targor": (6, 5), "arnulf": (x, row)}
    assert scored(standing(own), "twilight-conqueror") == met


@pytest.mark.card("conquest")
@pytest.mark.parametrize(("row", "round", "met"), [(6, 3, True), (4, 3, False), (6, 1, False)])
def test_conquest_of_the_other_territory(row, round, met):
    own = {"garrek-gorebeard": (1, row), "targor": (5, 6)}
    assert scored(standing(own, round=round), "conquest") == met


@pytest.mark.card("conquest")
@pytest.mark.parametrize(("row", "met"), [(8, True), (14, False)])
def test_conquest_of_one_territory_in_a_melee(row, met):
    own = {"garrek-gorebeard": (1, 8), "targor": (5, row)}
    story = scene(own, {"petitioner": (9, 10)}, {"fjul-grimnir": (9, 16)}, round=3)
    assert scored(story, "conquest") == met


@pytest.mark.card("contained")
@pytest.mark.parametrize(
    ("warden", "round", "met"), [((1, 10), 3, True), ((2, 5), 3, False), ((1, 10), 2, False)]
)
def test_contained_enemies_stay_at_home(warden, round, met):
    story = scene(THREE, BONES | {"the-sepulchral-warden": warden}, round=round)
    assert scored(story, "contained") == met


@pytest.mark.card("contained")
def test_contained_needs_an_enemy():
    assert not scored(lose(standing(THREE, round=3), *BONES), "contained")


@pytest.mark.card("contained")
@pytest.mark.parametrize(("row", "met"), [(14, True), (8, False)])
def test_contained_is_one_warband_in_a_melee(row, met):
    story = scene(GARREK, {"petitioner": (9, 4)}, {"fjul-grimnir": (9, row)}, round=3)
    assert scored(story, "contained") == met


@pytest.mark.card("denial")
@pytest.mark.parametrize(
    ("warden", "round", "met"), [((2, 5), 3, True), ((1, 4), 3, False), ((2, 5), 1, False)]
)
def test_denial_keeps_enemies_out(warden, round, met):
    story = scene(THREE, BONES | {"the-sepulchral-warden": warden}, round=round)
    assert scored(story, "denial") == met


@pytest.mark.card("divide-and-conquer")
@pytest.mark.parametrize(
    ("targor", "warden", "met"), [((1, 8), (1, 4), True), ((1, 8), (2, 5), False), ((5, 0), (1, 4), False)]
)
def test_divide_and_conquer_at_home_and_abroad(targor, warden, met):
    story = scene(THREE | {"targor": targor}, BONES | {"the-sepulchral-warden": warden})
    assert scored(story, "divide-and-conquer") == met


@pytest.mark.card("swift-advance")
@pytest.mark.parametrize(("row", "met"), [(6, True), (4, False)])
def test_swift_advance_into_enemy_territory(row, met):
    own = {"garrek-gorebeard": (1, row), "targor": (5, 6)}
    assert scored(standing(own), "swift-advance") == met


@pytest.mark.card("swift-advance")
def test_swift_advance_needs_a_survivor():
    assert not scored(lose(standing(THREE), *THREE), "swift-advance")


@pytest.mark.card("unbroken-wall")
@pytest.mark.parametrize(
    ("own", "met"),
    [
        ({"garrek-gorebeard": (1, 0), "targor": (5, 0), "arnulf": (3, 0)}, True),
        ({"garrek-gorebeard": (1, 0), "targor": (3, 0), "arnulf": (7, 0), "blooded-saek": (9, 0)}, False),
        ({"garrek-gorebeard": (1, 0), "targor": (3, 0)}, False),
    ],
)
def test_unbroken_wall_is_one_group(own, met):
    assert scored(standing(own), "unbroken-wall") == met


# --- Objectives held ----------------------------------------------------------------------------------------------

HOLDERS = ("garrek-gorebeard", "targor", "arnulf", "blooded-saek", "karsus-the-chained")


def holding(*numbers: int, tokens=TOKENS, **settings) -> Story:
    """Reavers that hold these objectives."""
    own = {name: tokens[number - 1] for name, number in zip(HOLDERS, numbers, strict=False)}
    return scene(
        own or {"garrek-gorebeard": (1, 4)}, {"the-sepulchral-warden": (15, 10)}, tokens=tokens, **settings
    )


@pytest.mark.parametrize(
    ("key", "number"),
    [(f"hold-objective-{number}", number) for number in range(1, 6)],
)
@pytest.mark.card(
    "hold-objective-1",
    "hold-objective-2",
    "hold-objective-3",
    "hold-objective-4",
    "hold-objective-5",
)
def test_hold_one_objective(key, number):
    assert scored(holding(number), key)
    assert not scored(holding(number % 5 + 1), key)


SEVEN = ((3, 2), (7, 2), (11, 2), (5, 8), (9, 8), (5, 14), (9, 14))
NINE = (*SEVEN, (5, 20), (9, 20))


@pytest.mark.parametrize(
    ("which", "three", "four"),
    [
        pytest.param(which, three, four, marks=pytest.mark.card(f"hold-objective-{which}"))
        for which, three, four in [
            (1, {1, 6}, {1, 2, 6}),
            (2, {2, 7}, {2, 3, 7}),
            (3, {3, 6}, {3, 4, 8}),
            (4, {4, 7}, {4, 5, 9}),
            (5, {5, 6}, {1, 5, 6}),
        ]
    ],
)
def test_hold_one_of_several_in_a_melee(which, three, four):
    key = f"hold-objective-{which}"
    foes = ({"petitioner": (15, 10)}, {"fjul-grimnir": (15, 16)}, {"severin-steelheart": (15, 22)})
    for tokens, good, others in ((SEVEN, three, foes[:2]), (NINE, four, foes)):
        for number in range(1, len(tokens) + 1):
            story = scene({"garrek-gorebeard": tokens[number - 1]}, *others, tokens=tokens)
            assert scored(story, key) == (number in good), f"objective {number} of {len(tokens)}"


@pytest.mark.parametrize(
    ("key", "numbers"),
    [
        pytest.param(key, numbers, marks=pytest.mark.card(key))
        for key, numbers in [
            ("tactical-genius-1-3", (1, 2, 3)),
            ("tactical-genius-3-5", (3, 4, 5)),
            ("tactical-supremacy-1-2", (1, 2)),
            ("tactical-supremacy-3-4", (3, 4)),
            ("our-only-way-out", (1, 3, 5)),
            ("supremacy", (2, 3, 4)),
            ("overextended", (1, 2, 3, 4, 5)),
        ]
    ],
)
@pytest.mark.card(
    "tactical-genius-1-3",
    "tactical-genius-3-5",
    "tactical-supremacy-1-2",
    "tactical-supremacy-3-4",
    "our-only-way-out",
    "supremacy",
    "overextended",
)
def test_hold_several_objectives(key, numbers):
    assert scored(holding(*numbers), key)
    assert not scored(holding(*numbers[:-1]), key)


@pytest.mark.card("overextended")
@pytest.mark.parametrize(("count", "met"), [(5, True), (4, False)])
def test_overextended_with_five_objectives_in_a_melee(count, met):
    own = {name: SEVEN[place] for place, name in enumerate(HOLDERS[:count])}
    story = scene(own, {"petitioner": (15, 10)}, {"fjul-grimnir": (15, 16)}, tokens=SEVEN)
    assert scored(story, "overextended") == met


@pytest.mark.card("determined-defender")
@pytest.mark.parametrize(("before", "met"), [(1, True), (2, False), (0, False)])
def test_determined_defender_holds_twice(before, met):
    story = holding(1, round=2).set("garrek-gorebeard", held_now=before)
    assert scored(story, "determined-defender") == met


@pytest.mark.card("making-a-statement")
@pytest.mark.parametrize(("numbers", "met"), [((4, 5), True), ((4, 1), False)])
def test_making_a_statement_in_the_other_territory(numbers, met):
    assert scored(holding(*numbers), "making-a-statement") == met


@pytest.mark.card("making-a-statement")
def test_making_a_statement_needs_an_objective_there():
    assert not scored(holding(1, tokens=TOKENS[:3]), "making-a-statement")


@pytest.mark.card("making-a-statement")
@pytest.mark.parametrize(("numbers", "met"), [((1, 2, 3), True), ((1, 2, 4), False)])
def test_making_a_statement_with_three_objectives_in_a_melee(numbers, met):
    tokens = ((3, 8), (7, 8), (11, 8), (5, 14), (14, 7), (3, 2), (7, 2))
    own = {name: tokens[number - 1] for name, number in zip(HOLDERS, numbers, strict=False)}
    story = scene(own, {"petitioner": (15, 10)}, {"fjul-grimnir": (15, 16)}, tokens=tokens)
    assert scored(story, "making-a-statement") == met


@pytest.mark.card("plant-a-standard")
@pytest.mark.parametrize(("number", "met"), [(4, True), (1, False)])
def test_plant_a_standard_in_enemy_territory(number, met):
    assert scored(holding(number), "plant-a-standard") == met


@pytest.mark.card("plant-a-standard")
def test_plant_a_standard_is_for_the_leader():
    assert not scored(scene({"targor": TOKENS[3]}, BONES, tokens=TOKENS), "plant-a-standard")


# --- What happened in the action phase ----------------------------------------------------------------------------


@pytest.mark.card("bloodless")
def test_bloodless_without_damage():
    assert scored(standing(THREE), "bloodless")


@pytest.mark.card("bloodless")
def test_bloodless_is_not_scored_after_damage():
    story = scene(GARREK, DUEL).dice("hammer", "hammer", "dodge")
    assert not scored(story.attack("garrek-gorebeard", "severin-steelheart"), "bloodless")


@pytest.mark.card("multiple-fronts")
@pytest.mark.parametrize(
    ("others", "met"), [(("petitioner", "petitioner#2"), True), (("petitioner",), False)]
)
def test_multiple_fronts_hurts_three(others, met):
    story = scene(GARREK, {"the-sepulchral-warden": (9, 2), "petitioner": (5, 10), "petitioner#2": (9, 10)})
    for name in others:
        story.set(name, hurt_by=1)
    story.set("petitioner#2", hurt_by=story.g.hurt_by[story.fighter("petitioner#2")] | 2)
    story.dice("hammer", "hammer", "shield").attack("garrek-gorebeard", "the-sepulchral-warden")
    assert scored(story, "multiple-fronts") == met


@pytest.mark.card("killing-ground")
@pytest.mark.parametrize(("fell_in", "met"), [((0, 1, 0, 0, 1), True), ((0, 0, 0, 0, 1), False)])
def test_killing_ground_everywhere(fell_in, met):
    story = slay("killing-ground", (7, 2), (9, 2))
    for land, count in enumerate(fell_in):
        story.g.fell_in[land] += count
    assert story.to_end_phase().has_scored(0, "killing-ground") == met


@pytest.mark.card("perfect-planning")
@pytest.mark.parametrize(("moves", "met"), [(False, True), (True, False)])
def test_perfect_planning_without_a_move(moves, met):
    story = standing(THREE)
    if moves:
        story.move("targor", (7, 0))
    assert scored(story, "perfect-planning") == met


@pytest.mark.card("perfect-planning")
def test_a_charge_is_a_move_too():
    story = scene({"garrek-gorebeard": (5, 2)}, DUEL).dice("sword", "sword", "shield")
    story.charge("garrek-gorebeard", (7, 2), "severin-steelheart")
    assert not scored(story, "perfect-planning")


@pytest.mark.card("honest-opponent")
@pytest.mark.parametrize(("plays", "met"), [(False, True), (True, False)])
def test_honest_opponent_plays_no_ploy(plays, met):
    story = scene(GARREK, DUEL, step="power").hand(0, "khorne-calls")
    if plays:
        story.play("khorne-calls")
    assert scored(story, "honest-opponent") == met


@pytest.mark.card("ploymaster")
@pytest.mark.parametrize(("before", "met"), [(2, True), (1, False)])
def test_ploymaster_plays_three(before, met):
    story = scene(GARREK, DUEL, step="power").hand(0, "khorne-calls")
    story.g.ploys[0] = before
    assert scored(story.play("khorne-calls"), "ploymaster") == met


@pytest.mark.card("stymied")
@pytest.mark.parametrize("key", ["", "khorne-calls", "frenzy"])
def test_stymied_opponents_play_nothing(key):
    story = scene({"severin-steelheart": (7, 2)}, {"garrek-gorebeard": (15, 10)}, step="power")
    story.g.glory[1] = 1
    if key:
        story.hand(1, key).play(key, *(["garrek-gorebeard"] if key == "frenzy" else []), seat=1)
    assert scored(story, "stymied") == (key == "")


def end_with_upgrade(key: str) -> Story:
    """Seat 0 plays an upgrade in its end phase, before seat 1 scores."""
    story = scene(GARREK, DUEL).hand(0, "frenzy").hand(1, key)
    story.g.glory[0] = 1
    story.g.upgrades[0] = 2 if key == "escalation" else 0
    story.to_end_phase()
    story.do(CARD + story.card("frenzy")).choose("garrek-gorebeard")
    return story.skip(Frame.POWER).skip(Frame.DISCARD)


@pytest.mark.card("escalation")
@pytest.mark.parametrize(("before", "met"), [(2, True), (1, False)])
def test_escalation_counts_the_upgrades_of_all(before, met):
    story = scene(GARREK, DUEL, step="power").hand(0, "frenzy")
    story.g.glory[0], story.g.upgrades[1] = 1, before
    assert scored(story.play("frenzy", "garrek-gorebeard"), "escalation") == met


@pytest.mark.card("escalation")
def test_escalation_does_not_count_upgrades_of_the_end_phase():
    assert not end_with_upgrade("escalation").has_scored(1, "escalation")


@pytest.mark.card("stymied")
def test_stymied_does_not_look_at_upgrades_of_the_end_phase():
    assert end_with_upgrade("stymied").has_scored(1, "stymied")


@pytest.mark.card("escalation")
@pytest.mark.parametrize(("count", "met"), [(5, True), (4, False)])
def test_escalation_needs_five_upgrades_in_a_melee(count, met):
    story = scene(GARREK, {"petitioner": (15, 10)}, {"fjul-grimnir": (15, 16)})
    story.g.upgrades[2] = count
    assert scored(story, "escalation") == met


# --- Cards --------------------------------------------------------------------------------------------------------


@pytest.mark.card("flawless-strategy")
@pytest.mark.parametrize(
    ("others", "met"), [(("supremacy", "our-only-way-out"), True), (("supremacy",), False)]
)
def test_flawless_strategy_with_two_others_in_this_phase(others, met):
    story = holding(1, 2, 3).hand(0, *others)
    story.g.scored[0] = 3
    assert scored(story, "flawless-strategy") == met


@pytest.mark.card("victory-after-victory")
@pytest.mark.parametrize(("before", "met"), [(2, True), (1, False)])
def test_victory_after_victory_in_this_round(before, met):
    story = holding(1, 2, 3).hand(0, "supremacy")
    story.g.scored[0] = before
    assert scored(story, "victory-after-victory") == met


@pytest.mark.card("superior-tactician")
@pytest.mark.parametrize(("before", "round", "met"), [(5, 3, True), (4, 3, False), (5, 2, False)])
def test_superior_tactician_with_six_others(before, round, met):
    story = holding(1, 2, 3, round=round).hand(0, "supremacy")
    story.g.scored_all[0] = before
    assert scored(story, "superior-tactician") == met


@pytest.mark.card("master-of-war")
@pytest.mark.parametrize(
    ("ploys", "upgrades", "other", "met"),
    [
        (1, 1, "supremacy", True),
        (0, 1, "supremacy", False),
        (1, 0, "supremacy", False),
        (1, 1, "annihilation", False),
    ],
)
def test_master_of_war_does_everything(ploys, upgrades, other, met):
    story = holding(1, 2, 3).hand(0, other)
    story.g.ploys[0], story.g.upgrades[0] = ploys, upgrades
    assert scored(story, "master-of-war") == met


@pytest.mark.card("no-more-tricks")
@pytest.mark.parametrize(("hand", "met"), [((), True), (("frenzy",), False)])
def test_no_more_tricks_in_hand(hand, met):
    assert scored(standing(THREE).hand(0, *hand), "no-more-tricks") == met
