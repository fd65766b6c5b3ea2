"""Stories about the Dark Elf cards, 106 to 110: what each does, when it can't, and how it fares on a chain or in combat."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.state import Frame, Race, Side, Type

from .facts import facts
from .scene import ME, THEM, Story, piece, scene

FACTS = {  # number, type, copies, cost, loyalty, power, hit points, traits
    "disciple-of-khaine": (106, "unit", 1, 3, 1, 1, 3, "warrior priest"),
    "vile-sorceress": (107, "unit", 1, 2, 2, 1, 2, "sorceror"),
    "cold-one-riders": (108, "unit", 1, 4, 1, 2, 3, "cavalry elite"),
    "cauldron-of-blood": (109, "support", 1, 4, 1, 2, 0, "siege"),
    "hate": (110, "tactic", 1, 0, 1, 0, 0, ""),
}
KEYWORDS = {"cold-one-riders": {"counterstrike": 1}}


def dark_elf(mine=None, theirs=None, **others) -> Story:
    """My Dark Elves live in a Chaos capital; they are the Empire."""
    return scene(mine, theirs, **{"capital": "chaos", "their_capital": "empire", **others})


@pytest.mark.parametrize("key", FACTS)
def test_the_facts_of_a_dark_elf_card(key):
    card = BY_KEY[key]
    assert facts(key) == FACTS[key]
    assert (card.race, card.side) == (Race.DARK_ELF, Side.DESTRUCTION)
    assert (card.unique, card.keywords) == (False, KEYWORDS.get(key, {}))
    assert card.symbols == (() if card.type == Type.TACTIC else (Race.DARK_ELF,))


# --- 106 Disciple of Khaine -------------------------------------------------------------------------------


def assigned_to_disciple(*attackers: str, others=(), bystanders=(), **settings) -> Story:
    """They attack my quest zone; everything is assigned to my Disciple; I have the word."""
    s = dark_elf(
        {"quest": ["disciple-of-khaine", *others]},
        {"battlefield": list(attackers), **({"kingdom": list(bystanders)} if bystanders else {})},
        phase="battle",
        active=THEM,
        **{"resources": 2, **settings},
    )
    s.attack("quest", *(f"their {key}" for key in attackers)).defend("disciple-of-khaine").close()
    while s.actor == THEM and s.asked == Frame.ASSIGN:
        s.choose("disciple-of-khaine" if s.can_choose("disciple-of-khaine") else "no")
    while s.asked == Frame.ASSIGN:
        s.choose(f"their {attackers[0]}")
    return s.pass_()


@pytest.mark.card("disciple-of-khaine")
@pytest.mark.rule("INV-112", "B-02")
def test_a_disciple_gives_a_point_that_lies_beside_it_to_another_unit():
    s = assigned_to_disciple("thyrus-gorman")
    assert s.assigned("disciple-of-khaine") == (3, 0)
    s.use("disciple-of-khaine", "their thyrus-gorman").resolve()
    assert (s.assigned("disciple-of-khaine"), s.assigned("their thyrus-gorman")) == ((2, 0), (2, 0))
    assert s.resources() == 0
    s.close()
    assert (s.damage("disciple-of-khaine"), s.damage("their thyrus-gorman")) == (2, 2)


@pytest.mark.card("disciple-of-khaine")
def test_a_disciple_gives_more_points_to_anybody_as_long_as_it_can_pay():
    s = assigned_to_disciple("thyrus-gorman", others=["dark-zealot"], bystanders=["huntsmen"], resources=5)
    s.use("disciple-of-khaine")
    assert set(s.choices()) == {"dark-zealot", "their thyrus-gorman", "their huntsmen"}
    s.choose("their huntsmen").resolve().pass_()
    s.use("disciple-of-khaine", "dark-zealot").resolve()
    s.pass_()
    assert not s.can_use("disciple-of-khaine")
    s.pass_()
    assert (s.damage("disciple-of-khaine"), s.damage("dark-zealot"), s.discard(THEM)) == (1, 1, ["huntsmen"])


@pytest.mark.card("disciple-of-khaine")
def test_a_disciple_needs_two_resources_and_damage_beside_it():
    s = assigned_to_disciple("thyrus-gorman", resources=1)
    assert not s.can_use("disciple-of-khaine")
    s = dark_elf(
        {"quest": ["disciple-of-khaine", "dark-zealot"]},
        {"battlefield": ["free-company"]},
        phase="battle",
        active=THEM,
        resources=9,
    )
    s.attack("quest", "their free-company").defend("disciple-of-khaine", "dark-zealot")
    assert s.pass_().actor == ME and not s.can_use("disciple-of-khaine")
    s.pass_()
    s.choose("dark-zealot", "their free-company", "their free-company").pass_()
    assert not s.can_use("disciple-of-khaine")


@pytest.mark.card("disciple-of-khaine")
@pytest.mark.rule("B-06")
def test_a_disciple_redirects_only_between_assigning_and_applying():
    s = assigned_to_disciple("free-company", resources=9).pass_()
    assert s.damage("disciple-of-khaine") == 1
    s.pass_()
    assert s.actor == ME and not s.can_use("disciple-of-khaine")
    s = dark_elf({"quest": ["disciple-of-khaine"]}, {"quest": ["huntsmen"]}, resources=9)
    assert not s.can_use("disciple-of-khaine")


@pytest.mark.card("disciple-of-khaine")
@pytest.mark.rule("INV-146", "W-09")
def test_the_toughness_of_the_new_target_counts():
    s = assigned_to_disciple("free-company", bystanders=["hammerer-of-karak-azul"])
    s.use("disciple-of-khaine", "their hammerer-of-karak-azul").resolve().close()
    assert (s.damage("disciple-of-khaine"), s.damage("their hammerer-of-karak-azul")) == (0, 0)


@pytest.mark.card("disciple-of-khaine", "bloodthirster")
@pytest.mark.rule("INV-147")
def test_points_keep_their_kind_and_those_that_can_be_cancelled_go_first():
    s = assigned_to_disciple(
        "bloodthirster", "savage-marauders", bystanders=["hammerer-of-karak-azul"], resources=6
    )
    assert s.assigned("disciple-of-khaine") == (2, 5)
    for _ in range(3):
        s.use("disciple-of-khaine", "their hammerer-of-karak-azul").resolve().pass_()
    assert s.assigned("their hammerer-of-karak-azul") == (2, 1)
    s.pass_()
    assert s.discard(THEM) == ["hammerer-of-karak-azul"]


@pytest.mark.card("disciple-of-khaine", "shrine-to-nurgle")
@pytest.mark.rule("B-198")
def test_a_redirected_point_is_still_combat_damage():
    s = dark_elf(
        {"quest": ["disciple-of-khaine"], "kingdom": ["shrine-to-nurgle"]},
        {"battlefield": ["free-company"], "kingdom": ["pistoliers"]},
        phase="battle",
        active=THEM,
        resources=2,
    )
    s.attack("quest", "their free-company").defend("disciple-of-khaine")
    s.assign("disciple-of-khaine", "their free-company").pass_()
    s.use("disciple-of-khaine", "their pistoliers").resolve().close()
    while s.asked == Frame.ORDER:
        s.choose(0)
    assert s.corrupt("their pistoliers") and s.corrupt("their free-company")


@pytest.mark.card("disciple-of-khaine")
def test_an_attacking_disciple_redirects_too_and_a_second_one_passes_it_on():
    s = dark_elf(
        {"battlefield": ["disciple-of-khaine"], "quest": ["disciple-of-khaine"]},
        {"quest": ["free-company"]},
        phase="battle",
        resources=4,
    )
    s.attack("quest", "disciple-of-khaine").defend("their free-company")
    s.assign("their free-company", "disciple-of-khaine")
    s.use("disciple-of-khaine", "disciple-of-khaine#2").resolve()
    s.use("disciple-of-khaine#2", "their free-company").resolve().close()
    assert s.damage("their free-company") == 2


@pytest.mark.card("disciple-of-khaine")
@pytest.mark.rule("INV-126", "U-13")
def test_with_the_disciple_gone_its_points_are_lost():
    s = assigned_to_disciple("thyrus-gorman", their_hand=["pilgrimage"], their_resources=4)
    s.use("disciple-of-khaine", "their thyrus-gorman").play("pilgrimage", "disciple-of-khaine").resolve()
    assert s.assigned("their thyrus-gorman") == (1, 0)
    s.close()
    assert s.damage("their thyrus-gorman") == 1 and s.damage("quest") == 0


@pytest.mark.card("disciple-of-khaine")
@pytest.mark.rule("B-12")
def test_with_the_target_gone_the_point_stays():
    s = assigned_to_disciple(
        "thyrus-gorman", bystanders=["huntsmen"], their_hand=["pilgrimage"], their_resources=4
    )
    s.use("disciple-of-khaine", "their huntsmen").play("pilgrimage", "their huntsmen").resolve()
    assert s.assigned("disciple-of-khaine") == (3, 0) and s.resources() == 0


@pytest.mark.card("disciple-of-khaine")
@pytest.mark.rule("B-128")
def test_a_cancelled_disciple_has_paid_for_nothing():
    s = dark_elf(
        {"quest": ["disciple-of-khaine"]},
        {"battlefield": ["free-company"], "quest": ["bright-wizard-apprentice"]},
        phase="battle",
        active=THEM,
        resources=2,
        their_resources=2,
    )
    s.attack("quest", "their free-company").defend("disciple-of-khaine")
    s.assign("disciple-of-khaine", "their free-company").pass_()
    s.use("disciple-of-khaine", "their free-company")
    s.use("their bright-wizard-apprentice", "chain disciple-of-khaine").resolve()
    assert s.assigned("disciple-of-khaine") == (1, 0) and s.resources() == 0


@pytest.mark.card("disciple-of-khaine")
def test_a_disciples_target_is_taxed():
    s = assigned_to_disciple("free-company", bystanders=["church-of-sigmar"])
    assert not s.can_use("disciple-of-khaine")
    s = assigned_to_disciple("free-company", bystanders=["church-of-sigmar"], resources=3)
    s.use("disciple-of-khaine", "their free-company")
    assert s.resources() == 0


# --- 107 Vile Sorceress -----------------------------------------------------------------------------------

SORCERESS = {"quest": ["vile-sorceress"]}


@pytest.mark.card("vile-sorceress")
@pytest.mark.rule("B-01")
def test_the_sorceress_takes_a_hit_point_until_the_end_of_the_turn():
    s = dark_elf(SORCERESS, {"quest": ["free-company"]}, phase="begin", at_entry=True)
    assert s.choices() == ["vile-sorceress", "their free-company"]
    s.choose("their free-company")
    assert (s.hit_points("their free-company"), s.damage("their free-company")) == (2, 0)
    s.to("begin", THEM)
    assert s.hit_points("their free-company") == 3


@pytest.mark.card("vile-sorceress")
@pytest.mark.rule("B-10", "INV-025")
def test_who_has_one_hit_point_left_is_destroyed_by_the_sorceress():
    s = dark_elf(SORCERESS, {"quest": ["huntsmen"]}, phase="begin", at_entry=True).choose("their huntsmen")
    assert s.discard(THEM) == ["huntsmen"]
    theirs = {"quest": [piece("hammerer-of-karak-azul", damage=1)]}
    s = dark_elf(SORCERESS, theirs, phase="begin", at_entry=True).choose("their hammerer-of-karak-azul")
    assert s.discard(THEM) == ["hammerer-of-karak-azul"]


@pytest.mark.card("vile-sorceress")
@pytest.mark.rule("INV-130")
def test_the_sorceress_works_in_her_quest_zone_on_her_own_turn():
    theirs = {"quest": ["huntsmen"]}
    assert (
        dark_elf({"kingdom": ["vile-sorceress"]}, theirs, phase="begin", at_entry=True).asked == Frame.WINDOW
    )
    assert dark_elf(SORCERESS, theirs, phase="begin", at_entry=True, active=THEM).asked == Frame.WINDOW


@pytest.mark.card("vile-sorceress")
@pytest.mark.rule("INV-128")
def test_the_sorceress_alone_must_choose_herself():
    s = dark_elf(SORCERESS, phase="begin", at_entry=True)
    assert s.choices() == ["vile-sorceress"]
    s.choose("vile-sorceress")
    assert s.hit_points("vile-sorceress") == 1


@pytest.mark.card("vile-sorceress")
def test_the_sorceress_pays_for_a_protected_target():
    theirs = {"quest": ["king-kazador"]}
    assert not dark_elf(SORCERESS, theirs, phase="begin", at_entry=True, resources=2).can_choose(
        "their king-kazador"
    )
    s = dark_elf(SORCERESS, theirs, phase="begin", at_entry=True, resources=3).choose("their king-kazador")
    assert (s.hit_points("their king-kazador"), s.resources()) == (5, 0)


@pytest.mark.card("vile-sorceress", "horrific-mutation")
@pytest.mark.rule("B-10", "T-41")
def test_the_sorceress_and_a_horror_kill_a_defender_with_two_hit_points():
    s = dark_elf(
        {**SORCERESS, "battlefield": ["savage-gors", piece("horrific-mutation", on="savage-gors")]},
        {"quest": ["pistoliers"]},
        phase="begin",
        at_entry=True,
    )
    s.choose("their pistoliers").to("battle").attack("quest", "savage-gors").defend("their pistoliers")
    assert s.discard(THEM) == ["pistoliers"]


@pytest.mark.card("vile-sorceress")
@pytest.mark.rule("B-05")
def test_less_must_be_assigned_to_the_cursed():
    s = dark_elf(
        {**SORCERESS, "battlefield": ["chaos-knights"]},
        {"quest": ["free-company"]},
        phase="begin",
        at_entry=True,
    )
    s.choose("their free-company").to("battle").attack("quest", "chaos-knights").defend("their free-company")
    s.assign("their free-company", "their free-company", "their quest", "chaos-knights").close()
    assert s.damage("their quest") == 1 and s.discard(THEM) == ["free-company"]


@pytest.mark.card("vile-sorceress", "bloodthirster")
@pytest.mark.rule("W-06", "B-20")
def test_a_sorceress_sacrificed_first_curses_nobody():
    s = dark_elf(
        {"quest": ["vile-sorceress", "bloodthirster"]},
        {"kingdom": ["free-company"]},
        phase="begin",
        at_entry=True,
    )
    assert s.asked == Frame.ORDER
    s.choose(1).choose("vile-sorceress")
    assert s.asked == Frame.WINDOW and s.hit_points("their free-company") == 3


@pytest.mark.card("vile-sorceress")
def test_the_sorceress_is_dear_without_dark_elves():
    s = dark_elf({"kingdom": ["cauldron-of-blood"]}, hand=["vile-sorceress"], resources=3)
    assert (s.cost("vile-sorceress"), dark_elf().cost("vile-sorceress")) == (3, 4)
    s.play("vile-sorceress", "quest").resolve()
    assert s.power("vile-sorceress") == 1 and s.cost("disciple-of-khaine") == 3


# --- 108 Cold One Riders ----------------------------------------------------------------------------------

RIDERS = {"quest": ["cold-one-riders"]}


@pytest.mark.card("cold-one-riders")
@pytest.mark.rule("INV-140", "INV-141", "INV-147")
def test_riders_strike_first_past_toughness_and_then_fight():
    s = dark_elf(RIDERS, {"battlefield": ["hammerer-of-karak-azul"]}, phase="battle", active=THEM)
    s.attack("quest", "their hammerer-of-karak-azul").defend("cold-one-riders")
    assert s.actor == ME
    s.choose("their hammerer-of-karak-azul")
    assert s.damage("their hammerer-of-karak-azul") == 1
    s.assign("cold-one-riders", *["their hammerer-of-karak-azul"] * 2).close()
    assert s.damage("cold-one-riders") == 1 and s.discard(THEM) == ["hammerer-of-karak-azul"]


@pytest.mark.card("cold-one-riders")
@pytest.mark.rule("INV-140")
def test_an_attacker_struck_down_deals_nothing():
    s = dark_elf(RIDERS, {"battlefield": ["savage-marauders"]}, phase="battle", active=THEM)
    s.attack("quest", "their savage-marauders").defend("cold-one-riders").choose("their savage-marauders")
    assert s.discard(THEM) == ["savage-marauders"]
    s.finish_combat()
    assert s.damage("cold-one-riders") == 0


@pytest.mark.card("cold-one-riders")
@pytest.mark.rule("INV-140")
def test_riders_do_not_strike_when_they_attack_or_watch():
    s = dark_elf({"battlefield": ["cold-one-riders"]}, {"quest": ["free-company"]}, phase="battle")
    s.attack("quest", "cold-one-riders").defend("their free-company")
    assert s.asked == Frame.WINDOW and s.damage("their free-company") == 0
    s = dark_elf(RIDERS, {"battlefield": ["free-company"]}, phase="battle", active=THEM)
    s.attack("quest", "their free-company").defend()
    assert s.asked == Frame.WINDOW and s.damage("their free-company") == 0


@pytest.mark.card("cold-one-riders")
@pytest.mark.rule("INV-140", "INV-106")
def test_corrupt_riders_do_not_defend_and_two_strike_each_for_itself():
    s = dark_elf(
        {"quest": [piece("cold-one-riders", corrupt=True)]},
        {"battlefield": ["free-company"]},
        phase="battle",
        active=THEM,
    )
    s.attack("quest", "their free-company").close()
    assert not s.can_choose("cold-one-riders")
    s = dark_elf(
        {"quest": ["cold-one-riders", "cold-one-riders"]},
        {"battlefield": ["free-company", "pistoliers"]},
        phase="battle",
        active=THEM,
    )
    s.attack("quest", "their free-company", "their pistoliers").defend("cold-one-riders", "cold-one-riders#2")
    s.choose(0, "their free-company", "their pistoliers")
    assert (s.damage("their free-company"), s.damage("their pistoliers")) == (1, 1)


@pytest.mark.card("cold-one-riders")
@pytest.mark.rule("INV-140", "D-05")
def test_the_strike_is_applied_at_once_in_the_first_edition_too():
    s = dark_elf(RIDERS, {"battlefield": ["free-company"]}, phase="battle", active=THEM, edition="2009")
    s.attack("quest", "their free-company").defend("cold-one-riders").choose("their free-company")
    assert s.damage("their free-company") == 1


@pytest.mark.card("cold-one-riders")
@pytest.mark.rule("INV-147")
def test_the_rune_of_valaya_does_not_stop_the_strike():
    s = dark_elf(
        RIDERS,
        {"battlefield": ["free-company"]},
        phase="battle",
        active=THEM,
        their_hand=["master-rune-of-valaya"],
        their_resources=9,
    )
    s.attack("quest", "their free-company").play("master-rune-of-valaya").resolve()
    s.defend("cold-one-riders").choose("their free-company")
    assert s.damage("their free-company") == 1
    s.finish_combat()
    assert (s.damage("their free-company"), s.damage("cold-one-riders")) == (1, 0)


@pytest.mark.card("cold-one-riders")
def test_riders_cost_five_in_a_chaos_capital():
    s = dark_elf(hand=["cold-one-riders"], resources=5).play("cold-one-riders", "quest").resolve()
    assert (s.zone_power("quest"), s.hit_points("cold-one-riders"), s.resources()) == (3, 3, 0)
    assert not dark_elf(hand=["cold-one-riders"], resources=4).can_play("cold-one-riders")


# --- 109 Cauldron of Blood --------------------------------------------------------------------------------

CAULDRON = {"kingdom": ["cauldron-of-blood"]}


@pytest.mark.card("cauldron-of-blood")
@pytest.mark.rule("INV-128")
def test_the_cauldron_scalds_an_attacker_of_the_kingdom():
    s = dark_elf(
        CAULDRON, {"battlefield": ["free-company", "pistoliers", "huntsmen"]}, phase="battle", active=THEM
    )
    s.attack("kingdom", "their free-company", "their pistoliers")
    assert s.actor == ME and s.choices() == ["their free-company", "their pistoliers"]
    s.choose("their pistoliers")
    assert s.damage("their pistoliers") == 1 and s.asked == Frame.WINDOW


@pytest.mark.card("cauldron-of-blood")
@pytest.mark.rule("INV-130")
def test_the_cauldron_guards_only_the_kingdom_and_only_from_there():
    s = dark_elf(CAULDRON, {"battlefield": ["free-company"]}, phase="battle", active=THEM)
    assert s.attack("quest", "their free-company").asked == Frame.WINDOW
    s = dark_elf(
        {"quest": ["cauldron-of-blood"]}, {"battlefield": ["free-company"]}, phase="battle", active=THEM
    )
    assert s.attack("quest", "their free-company").asked == Frame.WINDOW
    s = dark_elf(CAULDRON, {"battlefield": ["free-company"]}, phase="battle", active=THEM)
    assert s.attack("kingdom").asked == Frame.WINDOW


@pytest.mark.card("cauldron-of-blood")
@pytest.mark.rule("INV-146")
def test_toughness_cools_the_cauldron():
    s = dark_elf(CAULDRON, {"battlefield": ["hammerer-of-karak-azul"]}, phase="battle", active=THEM)
    s.attack("kingdom", "their hammerer-of-karak-azul").choose("their hammerer-of-karak-azul")
    assert s.damage("their hammerer-of-karak-azul") == 0


@pytest.mark.card("cauldron-of-blood")
def test_the_cauldron_pays_for_protected_attackers_or_does_nothing():
    theirs = {"battlefield": ["king-kazador"]}
    s = dark_elf(CAULDRON, theirs, phase="battle", active=THEM, resources=2)
    assert s.attack("kingdom", "their king-kazador").asked == Frame.WINDOW
    s = dark_elf(CAULDRON, theirs, phase="battle", active=THEM, resources=3)
    s.attack("kingdom", "their king-kazador").choose("their king-kazador")
    assert s.resources() == 0


@pytest.mark.card("cauldron-of-blood")
@pytest.mark.rule("B-150")
def test_the_cauldron_answers_when_an_attack_is_sent_to_it():
    s = dark_elf(
        CAULDRON,
        {"battlefield": ["free-company"]},
        phase="battle",
        active=THEM,
        hand=["sigmars-intervention"],
        resources=9,
    )
    s.attack("quest", "their free-company").pass_().play("sigmars-intervention", "kingdom").resolve()
    assert s.choices() == ["their free-company"]
    s.choose("their free-company").finish_combat()
    assert (s.damage("their free-company"), s.damage("kingdom"), s.damage("quest")) == (1, 1, 0)


@pytest.mark.card("cauldron-of-blood")
def test_an_attacker_boiled_dead_takes_its_damage_along():
    s = dark_elf(CAULDRON, {"battlefield": ["savage-marauders"]}, phase="battle", active=THEM)
    s.attack("kingdom", "their savage-marauders").choose("their savage-marauders").finish_combat()
    assert s.damage("kingdom") == 0 and s.discard(THEM) == ["savage-marauders"]


@pytest.mark.card("cauldron-of-blood")
def test_the_cauldron_gives_two_power_and_a_symbol():
    s = dark_elf(hand=["cauldron-of-blood"], resources=5).play("cauldron-of-blood", "kingdom").resolve()
    assert (s.zone_power("kingdom"), s.cost("hate"), s.resources()) == (5, 0, 0)


# --- 110 Hate ---------------------------------------------------------------------------------------------

ELVES = {"kingdom": ["cauldron-of-blood"]}  # for loyalty


@pytest.mark.card("hate")
def test_hate_takes_a_resource_from_the_enemy():
    s = dark_elf(ELVES, hand=["hate"], resources=1, their_resources=3).play("hate").resolve()
    assert (s.resources(), s.resources(THEM), s.discard()) == (2, 2, ["hate"])


@pytest.mark.card("hate")
def test_hate_of_the_poor_brings_nothing_and_without_elves_it_costs_one():
    s = dark_elf(ELVES, hand=["hate"]).play("hate").resolve()
    assert (s.resources(), s.resources(THEM)) == (0, 0)
    assert not dark_elf(hand=["hate"], their_resources=3).can_play("hate")
    s = dark_elf(hand=["hate"], resources=1, their_resources=3).play("hate").resolve()
    assert (s.resources(), s.resources(THEM)) == (1, 2)


@pytest.mark.card("hate")
@pytest.mark.rule("INV-124", "INV-060")
def test_the_last_resource_is_spent_in_answer_to_hate():
    s = dark_elf(
        ELVES, {"battlefield": ["pistoliers"]}, hand=["hate"], their_resources=1, active=THEM, phase="kingdom"
    )
    s.pass_().play("hate").use("their pistoliers", "their quest").resolve()
    assert (s.resources(), s.resources(THEM)) == (0, 0)
    assert s.zone_of("their pistoliers") == "quest"


@pytest.mark.card("hate")
@pytest.mark.rule("W-12")
def test_copied_hate_takes_it_back():
    s = dark_elf(ELVES, hand=["hate"], resources=2, their_hand=["twin-tailed-comet"], their_resources=5)
    s.play("hate").play("twin-tailed-comet", "chain hate").resolve()
    assert (s.resources(), s.resources(THEM)) == (2, 0)


@pytest.mark.card("hate", "urguck")
@pytest.mark.rule("B-162")
def test_hate_does_not_take_urgucks_wounds():
    s = dark_elf(
        ELVES, {"quest": [piece("urguck", damage=2)]}, hand=["hate"], active=THEM, their_capital="orc"
    )
    s.pass_().play("hate").resolve()
    assert (s.resources(), s.damage("their urguck")) == (0, 2)
