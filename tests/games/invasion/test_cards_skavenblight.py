"""Stories about the cards of The Skavenblight Threat: what each does, when it can't, and how it fares on a chain or in combat."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.cards.declare import DEALT, DRAFTED, STARTER, Set
from wartable.games.invasion.state import CARDS, Race, Side, Type, Zone

from .facts import facts
from .scene import ME, THEM, piece, scene

FACTS = {  # race, then number, type, copies, cost, loyalty, power, hit points, traits
    "gurnis-elite": (Race.DWARF, (132, "unit", 3, 3, 3, 3, 1, "warrior elite")),
    "spider-riders": (Race.ORC, (139, "unit", 3, 1, 1, 0, 1, "cavalry")),
    "war-paint": (Race.ORC, (140, "support", 3, 0, 1, 0, 0, "attachment")),
    "chosen-of-tzeentch": (Race.CHAOS, (141, "unit", 3, 3, 2, 1, 2, "sorceror")),
    "we-need-your-blood": (Race.DARK_ELF, (145, "tactic", 3, 1, 1, 0, 0, "")),
    "warp-lightning-cannon": (Race.NEUTRAL, (148, "support", 3, 2, 0, 0, 0, "attachment weapon skaven")),
    "marius-the-righteous": (Race.NEUTRAL, (149, "unit", 3, 4, 0, 2, 4, "hero witchhunter")),
    "abandoned-mine": (Race.NEUTRAL, (150, "support", 3, 4, 0, 2, 0, "building")),
    "forge": (Race.NEUTRAL, (151, "support", 3, 2, 0, 1, 0, "building")),
}
UNIQUE = {"marius-the-righteous"}
KEYWORDS = {"gurnis-elite": {"only": Zone.BATTLEFIELD}}
SIDES = {
    "warp-lightning-cannon": Side.DESTRUCTION,
    "marius-the-righteous": Side.ORDER,
    "abandoned-mine": Side.BOTH,
    "forge": Side.BOTH,
}


@pytest.mark.parametrize("key", [pytest.param(key, marks=pytest.mark.card(key)) for key in FACTS])
def test_the_facts_of_the_card(key):
    card = BY_KEY[key]
    race, known = FACTS[key]
    assert facts(key) == known and card.race == race
    assert (card.set, card.printed) == (Set.SKAVENBLIGHT, card.number - 131)
    assert (card.unique, card.keywords) == (key in UNIQUE, KEYWORDS.get(key, {}))
    assert card.symbols == (() if card.type == Type.TACTIC or race == Race.NEUTRAL else (race,))
    assert card.side == SIDES.get(key, Side.ORDER if race == Race.DWARF else Side.DESTRUCTION)


@pytest.mark.parametrize("key", FACTS)
def test_the_card_is_in_no_starter_and_no_draft(key):
    number = BY_KEY[key].number
    assert STARTER[number] == DEALT[number] == DRAFTED[number] == 0


# --- 1 Gurni's Elite --------------------------------------------------------------------------------------


@pytest.mark.card("gurnis-elite")
@pytest.mark.rule("INV-142")
def test_gurnis_elite_enters_only_the_battlefield():
    s = scene(hand=["gurnis-elite"], resources=5).play("gurnis-elite")
    assert s.choices() == ["battlefield"]
    s.choose("battlefield").resolve()
    assert (s.power("gurnis-elite"), s.hit_points("gurnis-elite"), s.resources()) == (3, 1, 0)
    assert not scene(hand=["gurnis-elite"], resources=4).can_play("gurnis-elite")


@pytest.mark.card("gurnis-elite", "forced-march")
@pytest.mark.rule("INV-142")
def test_gurnis_elite_may_be_moved_anywhere():
    s = scene({"battlefield": ["gurnis-elite"]}, hand=["forced-march"], resources=9)
    s.play("forced-march", "gurnis-elite", "quest").resolve()
    assert s.zone_of("gurnis-elite") == "quest"


# --- 8 Spider Riders --------------------------------------------------------------------------------------


@pytest.mark.card("spider-riders")
@pytest.mark.rule("INV-130")
def test_spider_riders_are_stronger_while_they_attack():
    s = scene({"battlefield": ["spider-riders"]}, phase="battle", capital="orc")
    assert s.power("spider-riders") == 0
    s.attack("kingdom", "spider-riders")
    assert s.power("spider-riders") == 2
    s.defend().assign("their kingdom", "their kingdom").close()
    assert s.damage("their kingdom") == 2
    s.to("end")
    assert s.power("spider-riders") == 0


@pytest.mark.card("spider-riders")
def test_spider_riders_have_no_power_as_defenders_nor_in_the_kingdom():
    s = scene(
        {"battlefield": ["spider-riders"]}, {"battlefield": ["free-company"]}, phase="battle", active=THEM
    )
    s.attack("battlefield", "their free-company").defend("spider-riders")
    assert s.power("spider-riders") == 0
    s = scene({"kingdom": ["spider-riders"]}, phase="kingdom", at_entry=True, capital="orc")
    assert s.resources() == 3


# --- 9 War Paint ------------------------------------------------------------------------------------------


@pytest.mark.card("war-paint", "greater-heal")
def test_war_paint_makes_a_wounded_host_stronger_until_it_is_healed():
    s = scene(
        {"battlefield": [piece("black-orc-squad", damage=2), piece("war-paint", on="black-orc-squad")]},
        hand=["greater-heal"],
        resources=9,
        capital="orc",
    )
    assert s.power("black-orc-squad") == 3
    s.play("greater-heal").resolve()
    assert s.power("black-orc-squad") == 1


@pytest.mark.card("war-paint")
@pytest.mark.rule("B-17")
def test_war_paint_is_put_on_a_unit_of_the_own_battlefield_alone():
    theirs = {"battlefield": ["free-company"]}
    s = scene({"kingdom": ["boar-boyz"]}, theirs, hand=["war-paint"], resources=1, capital="orc")
    assert not s.can_play("war-paint")
    s = scene({"battlefield": ["boar-boyz"], "quest": ["big-uns"]}, theirs, hand=["war-paint"], capital="orc")
    s.play("war-paint")
    assert s.choices() == ["boar-boyz"]


@pytest.mark.card("war-paint", "forced-march")
@pytest.mark.rule("B-17")
def test_war_paint_stays_on_a_host_that_moves():
    s = scene(
        {"battlefield": [piece("black-orc-squad", damage=3), piece("war-paint", on="black-orc-squad")]},
        hand=["forced-march"],
        resources=9,
        capital="orc",
    )
    s.play("forced-march", "black-orc-squad", "kingdom").resolve()
    assert (s.attached("black-orc-squad"), s.power("black-orc-squad")) == (["war-paint"], 4)


# --- 10 Chosen of Tzeentch --------------------------------------------------------------------------------


@pytest.mark.card("chosen-of-tzeentch")
@pytest.mark.rule("INV-121")
def test_the_chosen_hurt_a_damaged_unit_once_a_turn():
    s = scene(
        {"quest": ["chosen-of-tzeentch"]},
        {"quest": [piece("free-company", damage=1), "huntsmen"]},
        resources=3,
        capital="chaos",
    )
    s.use("chosen-of-tzeentch")
    assert s.choices() == ["their free-company"]
    s.choose("their free-company").resolve()
    assert (s.damage("their free-company"), s.resources()) == (2, 2)
    assert not s.can_use("chosen-of-tzeentch")


@pytest.mark.card("chosen-of-tzeentch")
@pytest.mark.rule("INV-130")
def test_the_chosen_work_in_the_quest_zone_alone_and_may_aim_at_themselves():
    theirs = {"quest": [piece("free-company", damage=1)]}
    s = scene({"battlefield": ["chosen-of-tzeentch"]}, theirs, resources=3, capital="chaos")
    assert not s.can_use("chosen-of-tzeentch")
    s = scene({"quest": [piece("chosen-of-tzeentch", damage=1)]}, resources=1, capital="chaos")
    s.use("chosen-of-tzeentch", "chosen-of-tzeentch").resolve()
    assert s.discard() == ["chosen-of-tzeentch"]


@pytest.mark.card("chosen-of-tzeentch", "tear-of-isha")
@pytest.mark.rule("B-12")
def test_what_is_healed_in_answer_is_no_longer_a_target_of_the_chosen():
    s = scene(
        {"quest": ["chosen-of-tzeentch"]},
        {"quest": [piece("free-company", damage=1)]},
        resources=1,
        their_hand=["tear-of-isha"],
        their_resources=9,
        capital="chaos",
    )
    s.use("chosen-of-tzeentch", "their free-company").play("tear-of-isha", "their free-company").resolve()
    assert (s.damage("their free-company"), s.resources()) == (0, 0)


# --- 14 We Need Your Blood! -------------------------------------------------------------------------------


@pytest.mark.card("we-need-your-blood")
@pytest.mark.rule("B-10")
def test_blood_flows_from_one_unit_to_another():
    s = scene(
        {"quest": ["dark-zealot"]}, {"quest": ["savage-marauders"]}, hand=["we-need-your-blood"], resources=2
    )
    before = s.hit_points("dark-zealot")
    s.play("we-need-your-blood", "their savage-marauders", "dark-zealot").resolve()
    assert s.discard(THEM) == ["savage-marauders"] and s.hit_points("dark-zealot") == before + 1


@pytest.mark.card("we-need-your-blood")
@pytest.mark.rule("B-10")
def test_a_unit_that_lives_of_blood_dies_when_the_turn_ends():
    s = scene(
        {"quest": ["free-company"]}, {"quest": ["black-orc-squad"]}, hand=["we-need-your-blood"], resources=9
    )
    s.play("we-need-your-blood", "their black-orc-squad", "free-company").resolve()
    s.g.damage[s.slot("free-company")] = s.hit_points("free-company") - 1
    s.to("begin", THEM)
    assert not s.in_play("free-company") and s.hit_points("their black-orc-squad") == 4


@pytest.mark.card("we-need-your-blood")
@pytest.mark.rule("INV-125")
def test_blood_needs_two_units():
    s = scene({"quest": ["free-company"]}, hand=["we-need-your-blood"], resources=9)
    assert not s.can_play("we-need-your-blood")


# --- 17 Warp Lightning Cannon -----------------------------------------------------------------------------


@pytest.mark.card("warp-lightning-cannon")
@pytest.mark.rule("INV-148", "T-09")
def test_the_cannon_corrupts_the_unit_that_gets_it():
    s = scene(None, {"quest": ["free-company"]}, hand=["warp-lightning-cannon"], resources=2, capital="orc")
    s.play("warp-lightning-cannon", "their free-company").resolve()
    assert s.corrupt("their free-company") and s.power("their free-company") == 1


@pytest.mark.card("warp-lightning-cannon")
def test_a_restored_host_fights_with_the_cannon():
    s = scene(
        {"battlefield": ["boar-boyz", piece("warp-lightning-cannon", on="boar-boyz")]},
        phase="battle",
        capital="orc",
    )
    assert s.power("boar-boyz") == 1
    s.attack("kingdom", "boar-boyz")
    assert s.power("boar-boyz") == 4
    s = scene(
        {"quest": ["boar-boyz", piece("warp-lightning-cannon", on="boar-boyz")]},
        {"battlefield": ["free-company"]},
        phase="battle",
        active=THEM,
    )
    s.attack("quest", "their free-company").defend("boar-boyz")
    assert s.power("boar-boyz") == 4


@pytest.mark.card("warp-lightning-cannon", "blessing-of-isha")
@pytest.mark.rule("INV-006")
def test_a_blessed_unit_bears_the_cannon_uncorrupted():
    s = scene(
        None,
        {"quest": ["free-company", piece("blessing-of-isha", on="free-company")]},
        hand=["warp-lightning-cannon"],
        resources=2,
        capital="orc",
    )
    s.play("warp-lightning-cannon", "their free-company").resolve()
    assert not s.corrupt("their free-company")
    assert s.attached("their free-company") == ["warp-lightning-cannon", "their blessing-of-isha"]


# --- 18 Marius the Righteous ------------------------------------------------------------------------------


@pytest.mark.card("marius-the-righteous")
def test_marius_punishes_corruption_in_battlefields_as_often_as_he_is_paid():
    s = scene(
        {"quest": ["marius-the-righteous"]},
        {
            "battlefield": [piece("boar-boyz", corrupt=True), "squig-herders"],
            "kingdom": [piece("urguck", corrupt=True)],
        },
        resources=2,
    )
    s.use("marius-the-righteous")
    assert s.choices() == ["their boar-boyz"]
    s.choose("their boar-boyz").resolve().use("marius-the-righteous", "their boar-boyz").resolve()
    assert s.damage("their boar-boyz") == 2
    assert not s.can_use("marius-the-righteous")


@pytest.mark.card("marius-the-righteous")
@pytest.mark.rule("INV-130", "B-18")
def test_marius_works_in_the_quest_zone_where_no_other_hero_is():
    corrupt = {"battlefield": [piece("boar-boyz", corrupt=True)]}
    s = scene({"battlefield": ["marius-the-righteous"]}, corrupt, resources=2)
    assert not s.can_use("marius-the-righteous")
    s = scene({"quest": ["king-kazador"]}, hand=["marius-the-righteous"], resources=4)
    s.play("marius-the-righteous")
    assert set(s.choices()) == {"kingdom", "battlefield"}


# --- 19 Abandoned Mine ------------------------------------------------------------------------------------


@pytest.mark.card("abandoned-mine")
@pytest.mark.rule("U-02", "INV-076")
def test_the_mine_gives_a_development_back_unseen():
    s = scene(
        {"kingdom": ["abandoned-mine"]},
        phase="begin",
        at_entry=True,
        developments={"battlefield": ["huntsmen"]},
    )
    assert s.actor == ME and set(s.choices()) == {"battlefield development", "pass"}
    s.choose("battlefield development")
    assert (s.hand(), s.developments("battlefield")) == (["huntsmen"], 0)
    assert not any(s.g.known[ME, card] for card in range(CARDS)), "the opponent does not learn what it was"


@pytest.mark.card("abandoned-mine")
@pytest.mark.rule("INV-116")
def test_a_section_that_loses_its_development_may_burn():
    s = scene(
        {"kingdom": ["abandoned-mine"]},
        phase="begin",
        at_entry=True,
        developments={"battlefield": 1},
        damage={"battlefield": 8},
    )
    s.choose("battlefield development")
    assert s.burning("battlefield")


@pytest.mark.card("abandoned-mine")
@pytest.mark.rule("INV-130")
def test_the_mine_may_be_left_alone_and_is_silent_elsewhere():
    s = scene({"kingdom": ["abandoned-mine"]}, phase="begin", at_entry=True, developments={"quest": 2})
    s.pass_()
    assert s.developments("quest") == 2
    s = scene({"quest": ["abandoned-mine"]}, phase="begin", at_entry=True, developments={"quest": 2})
    assert not s.can_choose("quest development")
    s = scene({"kingdom": ["abandoned-mine"]}, phase="begin", at_entry=True, their_developments={"quest": 2})
    assert not s.can_choose("their quest development")


# --- 20 Forge ---------------------------------------------------------------------------------------------


@pytest.mark.card("forge", "choppa")
@pytest.mark.rule("INV-072")
def test_the_forge_makes_attachments_cheaper_with_two_developments():
    def cost(forges, developments, seat=ME, zone="kingdom"):
        s = scene(
            {zone: ["forge"] * forges}, capital="orc", their_capital="orc", developments={zone: developments}
        )
        return s.cost("choppa", seat)

    assert (cost(0, 2), cost(1, 1), cost(1, 2), cost(2, 2), cost(3, 2)) == (2, 2, 1, 0, 0)
    assert cost(1, 2, THEM) == 2
    assert cost(1, 2, zone="quest") == 2


@pytest.mark.card("forge")
def test_the_forge_helps_only_attachments():
    s = scene({"kingdom": ["forge"]}, capital="orc", developments={"kingdom": 2})
    assert (s.cost("grimgors-camp"), s.cost("boar-boyz"), s.cost("pillage")) == (3, 5, 3)
