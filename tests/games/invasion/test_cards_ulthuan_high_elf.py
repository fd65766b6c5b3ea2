"""Stories about the High Elves of Assault on Ulthuan: what each does, when it can't, and how it fares in a chain or a combat."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.cards.declare import DRAFTED, STARTER, Set
from wartable.games.invasion.state import Frame, Race, Side, Type, Zone

from .facts import facts
from .scene import ME, THEM, Story, piece, scene

FACTS = {  # number, type, copies, cost, loyalty, power, hit points, traits
    "envoy-from-averlorn": (152, "unit", 1, 1, 1, 1, 1, "messenger"),
    "high-elf-spearmen": (155, "unit", 1, 3, 1, 2, 1, "warrior"),
    "loremaster-of-hoeth": (158, "unit", 1, 2, 1, 1, 2, "mage"),
    "dragon-mage-wakening": (163, "support", 1, 0, 1, 0, 0, "attachment"),
    "shrine-of-asuryan": (165, "support", 1, 2, 1, 1, 0, "building"),
    "temple-of-vaul": (166, "support", 1, 3, 1, 3, 0, "building"),
    "tear-of-isha": (167, "tactic", 1, 1, 1, 0, 0, "spell"),
    "flames-of-the-phoenix": (168, "tactic", 1, 4, 3, 0, 0, "spell"),
    "high-elfs-disdain": (172, "tactic", 1, 2, 2, 0, 0, "spell"),
}
UNIQUE: set[str] = set()
KEYWORDS = {"envoy-from-averlorn": {"only": Zone.QUEST}}


def high_elf(mine=None, theirs=None, **others) -> Story:
    """I am the High Elves, they are Orcs."""
    return scene(mine, theirs, **{"capital": "high_elf", "their_capital": "orc", **others})


@pytest.mark.parametrize("key", [pytest.param(key, marks=pytest.mark.card(key)) for key in FACTS])
def test_the_facts_of_the_card(key):
    card = BY_KEY[key]
    assert facts(key) == FACTS[key]
    assert (card.race, card.side) == (Race.HIGH_ELF, Side.ORDER)
    assert (card.set, card.printed) == (Set.ULTHUAN, card.number - 151)
    assert (card.unique, card.keywords) == (key in UNIQUE, KEYWORDS.get(key, {}))
    assert card.symbols == (() if card.type == Type.TACTIC else (Race.HIGH_ELF,))
    assert STARTER[card.number] == DRAFTED[card.number] == 0


# --- 1 Envoy from Averlorn ------------------------------------------------------------------------------------


@pytest.mark.card("envoy-from-averlorn")
@pytest.mark.rule("INV-142", "INV-086")
def test_the_envoy_enters_the_quest_zone_or_a_free_quest_alone():
    s = high_elf({"quest": ["infiltrate"]}, hand=["envoy-from-averlorn"], resources=1).play(
        "envoy-from-averlorn"
    )
    assert set(s.choices()) == {"quest", "infiltrate"}
    s.choose("infiltrate").resolve()
    assert s.zone_power("quest") == 2


@pytest.mark.card("envoy-from-averlorn")
@pytest.mark.rule("INV-142")
def test_the_envoy_may_be_a_development_anywhere():
    s = high_elf(hand=["envoy-from-averlorn"]).develop("envoy-from-averlorn", "battlefield")
    assert s.developments("battlefield") == 1


# --- 4 High Elf Spearmen --------------------------------------------------------------------------------------


@pytest.mark.card("high-elf-spearmen")
@pytest.mark.rule("INV-073")
def test_spearmen_cost_three_under_a_high_elf_capital_and_fight_for_two():
    assert not high_elf(hand=["high-elf-spearmen"], resources=2).can_play("high-elf-spearmen")
    s = high_elf(hand=["high-elf-spearmen"], resources=3).play("high-elf-spearmen", "battlefield").resolve()
    assert (s.resources(), s.cost("radiant-gaze")) == (0, 3)
    s.to("battle").attack("kingdom", "high-elf-spearmen").defend().assign(*["their kingdom"] * 2).close()
    assert s.damage("their kingdom") == 2


# --- 7 Loremaster of Hoeth ------------------------------------------------------------------------------------


@pytest.mark.card("loremaster-of-hoeth")
@pytest.mark.rule("B-08")
def test_the_loremaster_makes_each_player_spread_two_damage():
    s = high_elf(None, {"quest": ["mountain-brigade"]}, hand=["loremaster-of-hoeth"], resources=2)
    s.play("loremaster-of-hoeth", "battlefield").resolve()
    assert s.actor == ME and set(s.choices()) == {"loremaster-of-hoeth", "kingdom", "quest", "battlefield"}
    s.choose("loremaster-of-hoeth", "quest")
    assert (s.actor, s.damage("quest")) == (THEM, 0)
    s.choose("their mountain-brigade", "their kingdom")
    assert (s.damage("loremaster-of-hoeth"), s.damage("quest")) == (1, 1)
    assert (s.damage("their mountain-brigade"), s.damage("their kingdom")) == (1, 1)


@pytest.mark.card("loremaster-of-hoeth")
@pytest.mark.rule("B-08")
def test_the_loremasters_damage_is_no_more_than_destroys_a_unit():
    s = high_elf(None, {"quest": ["savage-marauders"]}, hand=["loremaster-of-hoeth"], resources=2)
    s.play("loremaster-of-hoeth", "quest").resolve().choose("kingdom", "kingdom", "their savage-marauders")
    assert not s.can_choose("their savage-marauders")
    s.choose("their quest")
    assert s.discard(THEM) == ["savage-marauders"]


# --- 12 Dragon Mage Wakening ----------------------------------------------------------------------------------


@pytest.mark.card("dragon-mage-wakening")
@pytest.mark.rule("INV-023")
def test_the_wakening_gives_three_hit_points_to_anybody():
    s = high_elf({"quest": ["archmage-of-saphery"]}, {"quest": ["boar-boyz"]}, hand=["dragon-mage-wakening"])
    s.play("dragon-mage-wakening")
    assert set(s.choices()) == {"archmage-of-saphery", "their boar-boyz"}
    s.choose("archmage-of-saphery").resolve()
    assert (s.hit_points("archmage-of-saphery"), s.hit_points("their boar-boyz")) == (4, 4)


@pytest.mark.card("dragon-mage-wakening", "pillage")
@pytest.mark.rule("B-10")
def test_a_host_that_lives_of_the_wakening_dies_with_it():
    s = high_elf(
        {
            "quest": [
                piece("archmage-of-saphery", damage=3),
                piece("dragon-mage-wakening", on="archmage-of-saphery"),
            ]
        },
        active=THEM,
        their_hand=["pillage"],
        their_resources=9,
    )
    s.play("pillage", "dragon-mage-wakening").resolve()
    assert sorted(s.discard()) == ["archmage-of-saphery", "dragon-mage-wakening"]


# --- 14 Shrine of Asuryan -------------------------------------------------------------------------------------


@pytest.mark.card("shrine-of-asuryan")
@pytest.mark.rule("INV-062", "U-02")
def test_the_shrine_restores_a_unit_before_the_kingdom_phase_restores_another():
    s = high_elf(
        {
            "kingdom": ["shrine-of-asuryan"],
            "quest": [piece("archmage-of-saphery", corrupt=True), piece("free-company", corrupt=True)],
        },
        phase="begin",
        at_entry=True,
    )
    s.choose("free-company")
    assert not s.corrupt("free-company")
    while s.asked != Frame.RESTORE:
        s.pass_()
    s.choose("archmage-of-saphery")
    assert not s.corrupt("archmage-of-saphery")


@pytest.mark.card("shrine-of-asuryan")
def test_the_shrine_may_restore_an_enemy_or_nobody():
    theirs = {"quest": [piece("boar-boyz", corrupt=True), "big-uns"]}
    s = high_elf({"kingdom": ["shrine-of-asuryan"]}, theirs, phase="begin", at_entry=True)
    assert set(s.choices()) == {"their boar-boyz", "pass"}
    s.pass_()
    assert s.corrupt("their boar-boyz")


@pytest.mark.card("shrine-of-asuryan")
@pytest.mark.rule("INV-130")
def test_the_shrine_asks_nothing_without_corruption_or_outside_the_kingdom():
    s = high_elf({"kingdom": ["shrine-of-asuryan"], "quest": ["free-company"]}, phase="begin", at_entry=True)
    assert s.asked == Frame.WINDOW
    corrupt = {"battlefield": ["shrine-of-asuryan"], "quest": [piece("free-company", corrupt=True)]}
    assert high_elf(corrupt, phase="begin", at_entry=True).asked == Frame.WINDOW


# --- 15 Temple of Vaul ----------------------------------------------------------------------------------------


@pytest.mark.card("temple-of-vaul")
@pytest.mark.rule("INV-128")
@pytest.mark.parametrize(("one", "two"), [("kingdom", "kingdom"), ("kingdom", "battlefield")])
def test_the_temple_burns_the_own_capital_by_two(one, two):
    s = high_elf({"quest": ["temple-of-vaul"]}, phase="begin", at_entry=True)
    assert s.choices() == ["kingdom", "quest", "battlefield"]
    s.choose(one, two)
    assert s.damage("kingdom") == (2 if one == two else 1)
    assert s.damage("kingdom") + s.damage("battlefield") == 2


@pytest.mark.card("temple-of-vaul")
@pytest.mark.rule("INV-003", "INV-116")
def test_the_temple_spares_burning_sections_and_can_lose_the_match():
    s = high_elf(
        {"battlefield": ["temple-of-vaul"]},
        phase="begin",
        at_entry=True,
        burning=["quest"],
        damage={"kingdom": 7},
    )
    assert s.choices() == ["kingdom", "battlefield"]
    s.choose("kingdom", "kingdom")
    assert s.over and s.winner == THEM


@pytest.mark.card("temple-of-vaul", "contested-fortress")
@pytest.mark.rule("INV-128")
def test_a_fortress_cancels_one_point_of_the_temples():
    s = high_elf({"kingdom": ["temple-of-vaul", "contested-fortress"]}, phase="begin", at_entry=True)
    s.choose("kingdom", "kingdom")
    assert s.damage("kingdom") == 1


# --- 16 Tear of Isha ------------------------------------------------------------------------------------------


@pytest.mark.card("tear-of-isha")
def test_the_tear_heals_all_damage_on_a_unit_of_anybody():
    s = high_elf(
        {"quest": ["free-company"]},
        {"quest": [piece("boar-boyz", damage=3)]},
        hand=["tear-of-isha"],
        resources=1,
    )
    s.play("tear-of-isha")
    assert set(s.choices()) == {"free-company", "their boar-boyz"}
    s.choose("their boar-boyz").resolve()
    assert s.damage("their boar-boyz") == 0


@pytest.mark.card("tear-of-isha")
@pytest.mark.rule("B-06")
def test_the_tear_does_not_heal_what_is_only_assigned():
    s = high_elf(
        {"quest": [piece("mountain-brigade", damage=1)]},
        {"battlefield": ["boar-boyz"]},
        phase="battle",
        active=THEM,
        hand=["tear-of-isha"],
        resources=1,
    )
    s.attack("quest", "their boar-boyz").defend("mountain-brigade")
    s.close()
    while s.asked == Frame.ASSIGN:
        s.choose("mountain-brigade" if s.actor == THEM else "their boar-boyz")
    lying = s.assigned("mountain-brigade")[0]
    s.pass_().play("tear-of-isha", "mountain-brigade").resolve()
    assert s.damage("mountain-brigade") == 0 and s.assigned("mountain-brigade")[0] == lying > 0


# --- 17 Flames of the Phoenix ---------------------------------------------------------------------------------


@pytest.mark.card("flames-of-the-phoenix")
@pytest.mark.rule("INV-090", "INV-023")
def test_the_phoenix_sends_all_units_home():
    s = high_elf(
        {
            "quest": ["infiltrate", piece("archmage-of-saphery", on="infiltrate")],
            "kingdom": ["free-company", "temple-of-vaul"],
        },
        {"battlefield": ["boar-boyz", piece("choppa", on="boar-boyz")], "quest": ["big-uns"]},
        hand=["flames-of-the-phoenix"],
        resources=9,
    )
    s.g.tokens[s.slot("infiltrate")] = 3
    s.play("flames-of-the-phoenix").resolve()
    assert sorted(s.hand()) == ["archmage-of-saphery", "free-company"]
    assert sorted(s.hand(THEM)) == ["big-uns", "boar-boyz"]
    assert s.discard(THEM) == ["choppa"] and s.tokens("infiltrate") == 0 and s.in_play("temple-of-vaul")
    known = s.g.known
    assert known[THEM, BY_KEY["boar-boyz"].number] == known[ME, BY_KEY["free-company"].number] == 1


@pytest.mark.card("flames-of-the-phoenix")
def test_the_phoenix_flies_on_the_own_turn_alone():
    s = high_elf(active=THEM, hand=["flames-of-the-phoenix"], resources=9).pass_()
    assert not s.can_play("flames-of-the-phoenix")


@pytest.mark.card("flames-of-the-phoenix", "walking-sacrifice")
@pytest.mark.rule("INV-128")
def test_who_leaves_play_by_the_phoenix_does_what_it_does_then():
    s = high_elf(
        None,
        {"quest": ["walking-sacrifice"]},
        hand=["flames-of-the-phoenix"],
        resources=9,
        their_deck=["choppa"] * 9,
    )
    s.play("flames-of-the-phoenix").resolve()
    assert sorted(s.hand(THEM)) == ["choppa", "walking-sacrifice"]


# --- 21 High Elf's Disdain ------------------------------------------------------------------------------------


@pytest.mark.card("high-elfs-disdain", "pillage")
@pytest.mark.rule("INV-127", "B-14")
def test_disdain_cancels_a_tactic_that_stays_paid():
    s = high_elf(
        {"kingdom": ["temple-of-vaul"]},
        active=THEM,
        their_hand=["pillage"],
        their_resources=3,
        hand=["high-elfs-disdain"],
        resources=2,
    )
    s.play("pillage", "temple-of-vaul").play("high-elfs-disdain", "chain pillage").resolve()
    assert s.in_play("temple-of-vaul")
    assert (s.discard(THEM), s.resources(THEM), s.discard()) == (["pillage"], 0, ["high-elfs-disdain"])


@pytest.mark.card("high-elfs-disdain", "pillage")
@pytest.mark.rule("INV-124")
def test_disdain_of_disdain_lets_the_first_tactic_through():
    s = high_elf(
        {"kingdom": ["temple-of-vaul"]},
        active=THEM,
        their_hand=["pillage", "high-elfs-disdain"],
        their_resources=9,
        hand=["high-elfs-disdain"],
        resources=9,
    )
    s.play("pillage", "temple-of-vaul").play("high-elfs-disdain", "chain pillage")
    s.play("high-elfs-disdain", "chain high-elfs-disdain").resolve()
    assert not s.in_play("temple-of-vaul")


@pytest.mark.card("high-elfs-disdain")
@pytest.mark.rule("B-14")
def test_disdain_is_not_for_units_nor_for_actions():
    s = high_elf(
        active=THEM, their_hand=["squig-herders"], their_resources=9, hand=["high-elfs-disdain"], resources=9
    )
    s.play("squig-herders", "their quest")
    assert s.actor == ME and not s.can_play("high-elfs-disdain")
    s = high_elf(
        None,
        {"quest": ["pistoliers"]},
        active=THEM,
        their_resources=9,
        hand=["high-elfs-disdain"],
        resources=9,
    )
    s.use("their pistoliers", "their kingdom")
    assert s.actor == ME and not s.can_play("high-elfs-disdain")
