"""Stories about the neutral cards, 111 to 127: what each does, where it ends, and how it behaves in chains and combats."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.state import Event, Frame, Race, Side, Zone

from .facts import facts
from .scene import ME, THEM, piece, scene

FACTS = {  # number, type, copies, cost, loyalty, power, hit points, traits
    "contested-village": (111, "support", 3, 1, 0, 1, 0, "building"),
    "contested-fortress": (112, "support", 3, 3, 0, 1, 0, "building"),
    "contested-stronghold": (113, "support", 3, 4, 0, 1, 0, "building"),
    "armoury": (114, "support", 3, 2, 0, 1, 0, "building"),
    "forgotten-cemetery": (115, "support", 3, 2, 0, 1, 0, "building"),
    "warpstone-excavation": (116, "support", 3, 0, 0, 1, 0, "warpstone"),
    "pilgrimage": (117, "tactic", 1, 4, 0, 0, 0, ""),
    "burn-it-down": (118, "tactic", 1, 2, 0, 0, 0, ""),
    "innovation": (119, "tactic", 1, 0, 0, 0, 0, ""),
    "infiltrate": (120, "quest", 1, 2, 0, 0, 0, ""),
    "prepare-for-war": (121, "quest", 2, 0, 0, 0, 0, ""),
    "alliance-dwarf-empire": (122, "support", 1, 2, 0, 1, 0, "banner"),
    "alliance-empire-high-elf": (123, "support", 1, 2, 0, 1, 0, "banner"),
    "alliance-dwarf-high-elf": (124, "support", 1, 2, 0, 1, 0, "banner"),
    "alliance-chaos-orc": (125, "support", 1, 2, 0, 1, 0, "banner"),
    "alliance-chaos-dark-elf": (126, "support", 1, 2, 0, 1, 0, "banner"),
    "alliance-orc-dark-elf": (127, "support", 1, 2, 0, 1, 0, "banner"),
}
LIMITED = ["contested-village", "contested-fortress", "contested-stronghold", "armoury", "forgotten-cemetery"]
ALLIES = {
    "alliance-dwarf-empire": (Race.DWARF, Race.EMPIRE),
    "alliance-empire-high-elf": (Race.EMPIRE, Race.HIGH_ELF),
    "alliance-dwarf-high-elf": (Race.DWARF, Race.HIGH_ELF),
    "alliance-chaos-orc": (Race.CHAOS, Race.ORC),
    "alliance-chaos-dark-elf": (Race.CHAOS, Race.DARK_ELF),
    "alliance-orc-dark-elf": (Race.ORC, Race.DARK_ELF),
}


def each(keys):
    return [pytest.param(key, marks=pytest.mark.card(key)) for key in keys]


@pytest.mark.parametrize("key", each(FACTS))
def test_the_facts_of_the_card(key):
    card = BY_KEY[key]
    assert facts(key) == FACTS[key]
    assert (card.race, card.unique) == (Race.NEUTRAL, key == "infiltrate")
    assert card.keywords == ({"limited": True} if key in LIMITED else {})
    assert set(card.symbols) == set(ALLIES.get(key, ())) and len(card.symbols) == len(ALLIES.get(key, ()))


@pytest.mark.rule("INV-008", "INV-144")
@pytest.mark.parametrize("key", each(FACTS))
def test_only_alliances_belong_to_a_side(key):
    side = Side.BOTH
    if key in ALLIES:
        side = Side.DESTRUCTION if Race.ORC in ALLIES[key] or Race.CHAOS in ALLIES[key] else Side.ORDER
    assert BY_KEY[key].side == side


# --- Limited --------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-143", "T-46")
@pytest.mark.parametrize("key", each(LIMITED))
def test_a_limited_card_is_the_only_one_of_its_turn(key):
    s = scene(hand=[key, "contested-village", "alliance-dwarf-empire"], resources=12)
    s.play(key, "kingdom")
    s.resolve()
    assert not s.can_play("contested-village") and s.can_play("alliance-dwarf-empire")
    s = scene(hand=[key, "contested-village"], resources=12)
    s.play("contested-village", "quest").resolve()
    assert not s.can_play(key)


@pytest.mark.rule("INV-143")
@pytest.mark.parametrize("key", each(LIMITED))
def test_a_limited_card_may_follow_in_the_next_turn_and_gives_its_power_where_it_lies(key):
    s = scene(hand=[key, key], resources=4)
    before = s.zone_power("quest")
    s.play(key, "quest").resolve()
    assert s.zone_power("quest") == before + 1
    s.to("capital", active=THEM).to("capital", active=ME)
    s.g.resources[ME] = 4
    assert s.can_play(key)


@pytest.mark.rule("INV-143", "INV-075")
@pytest.mark.card("contested-village")
def test_a_limited_card_put_down_as_a_development_is_not_played():
    s = scene(hand=["contested-village"] * 2, resources=1)
    s.develop("contested-village", "kingdom").pass_()
    assert s.can_play("contested-village")


@pytest.mark.rule("INV-143", "W-01")
@pytest.mark.card("contested-village", "armoury")
def test_a_limited_card_counts_as_played_while_it_waits_on_the_chain():
    s = scene(hand=["contested-village", "armoury"], resources=9)
    s.play("contested-village", "kingdom").pass_()
    assert s.chain() == ["contested-village"] and not s.can_play("armoury")


# --- 111 Contested Village ------------------------------------------------------------------------------------


@pytest.mark.rule("T-01", "INV-061")
@pytest.mark.card("contested-village")
def test_village_brings_a_resource_in_the_kingdom_and_no_damage_in_the_battlefield():
    s = scene(
        {"kingdom": ["contested-village", "zhufbar-engineers"]}, phase="kingdom", at_entry=True, resources=7
    )
    assert s.resources() == 5
    s = scene({"battlefield": ["contested-village", "runesmith"]}, phase="battle")
    s.attack("quest", "runesmith").defend().assign("their quest")
    assert s.assigned("their quest") == (1, 0) and s.asked == Frame.WINDOW


# --- 112 Contested Fortress -----------------------------------------------------------------------------------


def fortress_attacked(count=1, zone="kingdom", attackers=("mountain-brigade",)):
    return scene(
        {zone: ["contested-fortress"] * count},
        {"battlefield": list(attackers), "quest": ["rock-lobber"]},
        phase="battle",
        active=THEM,
        their_resources=9,
    ).attack("quest", *[f"their {key}" for key in attackers])


@pytest.mark.rule("B-212")
@pytest.mark.card("contested-fortress")
@pytest.mark.parametrize(("count", "damage"), [(1, 1), (2, 0)])
def test_fortress_cancels_a_damage_to_any_section_from_any_zone(count, damage):
    for zone in ("kingdom", "battlefield"):
        s = fortress_attacked(count, zone).defend().assign("quest", "quest").close()
        assert s.damage("quest") == damage


@pytest.mark.rule("B-212")
@pytest.mark.card("contested-fortress")
def test_fortress_works_once_a_turn_but_in_each_players_turn():
    s = scene(
        {"kingdom": ["contested-fortress"]},
        {"battlefield": ["rock-lobber", "rock-lobber"] + ["squig-herders"] * 3},
        active=THEM,
        their_resources=9,
    )
    s.use("their rock-lobber", "quest", "their squig-herders").resolve()
    assert s.damage("quest") == 1
    s.use("their rock-lobber#2", "kingdom", "their squig-herders").resolve()
    assert s.damage("kingdom") == 2
    s.to("capital", active=ME).pass_()
    s.use("their rock-lobber", "battlefield", "their squig-herders").resolve()
    assert s.damage("battlefield") == 1


@pytest.mark.rule("INV-147", "B-212")
@pytest.mark.card("contested-fortress", "bloodthirster")
def test_fortress_cancels_nothing_uncancellable_and_nothing_of_the_opponents():
    s = fortress_attacked(attackers=("bloodthirster",))
    power = s.power("their bloodthirster")
    s.defend().assign(*["quest"] * power).close()
    assert s.damage("quest") == power
    s = scene({"battlefield": ["rock-lobber", "runesmith"], "kingdom": ["contested-fortress"]}, resources=2)
    s.use("rock-lobber", "their quest", "runesmith").resolve()
    assert s.damage("their quest") == 2


@pytest.mark.rule("B-212", "INV-113")
@pytest.mark.card("contested-fortress", "pillage")
def test_fortress_destroyed_after_assigning_cancels_nothing():
    s = scene(
        {"kingdom": ["contested-fortress"]},
        {"battlefield": ["mountain-brigade"]},
        phase="battle",
        active=THEM,
        their_hand=["pillage"],
        their_resources=9,
    )
    s.attack("quest", "their mountain-brigade").defend().assign("quest", "quest")
    s.play("pillage", "contested-fortress").resolve().close()
    assert s.damage("quest") == 2


@pytest.mark.rule("B-212")
@pytest.mark.card("contested-fortress", "master-rune-of-valaya")
def test_fortress_is_not_used_up_where_the_rune_cancels_all():
    s = scene(
        {"kingdom": ["contested-fortress"]},
        {"battlefield": ["mountain-brigade", "rock-lobber"]},
        phase="battle",
        active=THEM,
        hand=["master-rune-of-valaya"],
        resources=2,
        their_resources=2,
    )
    s.attack("quest", "their mountain-brigade").defend().assign("quest", "quest").pass_()
    s.play("master-rune-of-valaya").resolve().close()
    assert s.damage("quest") == 0
    s.to("end").use("their rock-lobber", "quest", "their mountain-brigade").resolve()
    assert s.damage("quest") == 1


# --- 113 Contested Stronghold, 114 Armoury, 115 Forgotten Cemetery ----------------------------------------------


@pytest.mark.rule("INV-129", "INV-130")
@pytest.mark.parametrize(
    ("key", "zone", "developments", "power"),
    [
        pytest.param(*row, marks=pytest.mark.card(row[0]))
        for row in (
            ("contested-stronghold", "kingdom", {}, 1),
            ("contested-stronghold", "kingdom", {"kingdom": 1}, 2),
            ("contested-stronghold", "quest", {"quest": 3, "kingdom": 1}, 4),
            ("contested-stronghold", "battlefield", {"kingdom": 2}, 1),
            ("armoury", "kingdom", {"kingdom": 1, "quest": 2}, 1),
            ("armoury", "kingdom", {"kingdom": 2}, 2),
            ("armoury", "kingdom", {"kingdom": 4}, 2),
            ("armoury", "quest", {"quest": 2}, 1),
            ("forgotten-cemetery", "quest", {"quest": 1, "kingdom": 2}, 1),
            ("forgotten-cemetery", "quest", {"quest": 2}, 2),
            ("forgotten-cemetery", "kingdom", {"kingdom": 2}, 1),
        )
    ],
)
def test_a_building_that_grows_with_the_developments_of_its_zone(key, zone, developments, power):
    assert scene({zone: [key]}, developments=developments).power(key) == power
    assert scene({zone: [key]}, their_developments=developments).power(key) == 1


@pytest.mark.card("contested-stronghold", "armoury")
def test_stronghold_and_armoury_bring_resources_in_the_kingdom():
    s = scene(
        {"kingdom": ["contested-stronghold", "armoury"]},
        phase="kingdom",
        at_entry=True,
        developments={"kingdom": 2},
    )
    assert s.resources() == 3 + 3 + 2


@pytest.mark.card("forgotten-cemetery")
def test_cemetery_draws_one_more_card():
    s = scene({"quest": ["forgotten-cemetery"]}, phase="quest", at_entry=True, developments={"quest": 2})
    assert len(s.hand()) == 3


@pytest.mark.card("armoury", "demolition")
def test_armoury_shrinks_with_a_development_that_is_destroyed():
    s = scene(
        {"kingdom": ["armoury"]},
        hand=["demolition"],
        resources=2,
        developments={"kingdom": ["runesmith"] * 2},
    )
    s.play("demolition", "development").resolve()
    assert s.power("armoury") == 1


# --- 116 Warpstone Excavation ---------------------------------------------------------------------------------


@pytest.mark.card("warpstone-excavation")
def test_own_units_enter_a_warpstone_zone_corrupt():
    s = scene({"quest": ["warpstone-excavation"]}, hand=["runesmith", "troll-slayers"], resources=5)
    s.play("runesmith", "quest").resolve()
    s.play("troll-slayers", "kingdom").resolve()
    assert s.corrupt("runesmith") and not s.corrupt("troll-slayers")


@pytest.mark.card("warpstone-excavation")
def test_warpstone_does_nothing_to_units_that_are_there_or_to_the_opponents():
    s = scene({"quest": ["runesmith"]}, hand=["warpstone-excavation"])
    s.play("warpstone-excavation", "quest").resolve()
    assert not s.corrupt("runesmith")
    s = scene(
        {"quest": ["warpstone-excavation"]}, active=THEM, their_hand=["squig-herders"], their_resources=2
    )
    s.play("squig-herders", "their quest").resolve()
    assert not s.corrupt("their squig-herders")


@pytest.mark.rule("T-37", "U-11")
@pytest.mark.card("warpstone-excavation", "pistoliers")
def test_a_unit_that_moves_into_a_warpstone_zone_becomes_corrupt():
    s = scene({"kingdom": ["warpstone-excavation"], "quest": ["pistoliers"]}, resources=1)
    s.use("pistoliers", "kingdom").resolve()
    assert s.corrupt("pistoliers")


@pytest.mark.rule("T-37", "INV-106")
@pytest.mark.card("warpstone-excavation", "pistoliers")
def test_a_unit_that_rides_into_a_warpstone_zone_can_not_defend_it():
    s = scene(
        {"kingdom": ["warpstone-excavation"], "quest": ["pistoliers"]},
        {"battlefield": ["boar-boyz"]},
        phase="battle",
        active=THEM,
        resources=1,
    )
    s.attack("kingdom", "their boar-boyz").pass_().use("pistoliers", "kingdom").resolve().close()
    assert s.choices() == ["pass"]


@pytest.mark.card("warpstone-excavation", "prepare-for-war")
def test_a_unit_sent_on_a_quest_in_a_warpstone_zone_is_corrupt_and_quests_all_the_same():
    s = scene({"quest": ["warpstone-excavation", "prepare-for-war"]}, hand=["runesmith"], resources=2)
    s.play("runesmith", "prepare-for-war").resolve()
    assert s.corrupt("runesmith")
    s.to("begin", active=THEM).to("begin", active=ME)
    assert s.tokens("prepare-for-war") == 1


@pytest.mark.rule("INV-124")
@pytest.mark.card("warpstone-excavation", "pillage")
def test_warpstone_destroyed_in_answer_corrupts_nobody():
    s = scene(
        {"quest": ["warpstone-excavation"]},
        hand=["runesmith"],
        resources=2,
        their_hand=["pillage"],
        their_resources=4,
    )
    s.play("runesmith", "quest").play("pillage", "warpstone-excavation").resolve()
    assert not s.corrupt("runesmith")


@pytest.mark.rule("T-37", "T-39")
@pytest.mark.card("warpstone-excavation", "johannes-broheim", "the-greatswords")
def test_johannes_rides_into_the_warpstone_and_the_greatswords_cheer():
    s = scene(
        {"kingdom": ["warpstone-excavation", "the-greatswords"], "quest": ["johannes-broheim"]},
        phase="capital",
    )
    s.close().choose("kingdom")
    assert s.corrupt("johannes-broheim") and s.power("the-greatswords") == 2


# --- 117 Pilgrimage -------------------------------------------------------------------------------------------


@pytest.mark.rule("U-14")
@pytest.mark.card("pilgrimage")
@pytest.mark.parametrize(
    ("developments", "cost"), [({}, 4), ({"quest": 3}, 1), ({"quest": 5}, 0), ({"kingdom": 3}, 4)]
)
def test_pilgrimage_is_cheaper_for_each_development_in_the_own_quest_zone(developments, cost):
    s = scene(developments=developments, their_developments={"quest": 2})
    assert s.cost("pilgrimage") == cost


@pytest.mark.rule("INV-031")
@pytest.mark.card("pilgrimage")
def test_pilgrimage_returns_any_unit_to_its_owners_hand():
    s = scene({}, {"kingdom": [piece("boar-boyz", damage=2, corrupt=True)]}, hand=["pilgrimage"], resources=4)
    s.play("pilgrimage", "their boar-boyz").resolve()
    assert s.hand(THEM) == ["boar-boyz"] and s.discard(THEM) == [] and s.resources() == 0


@pytest.mark.card("pilgrimage")
def test_pilgrimage_needs_a_unit_and_its_cost():
    assert not scene({"kingdom": ["keystone-forge"]}, hand=["pilgrimage"], resources=4).can_play("pilgrimage")
    assert not scene({"kingdom": ["runesmith"]}, hand=["pilgrimage"], resources=3).can_play("pilgrimage")


@pytest.mark.rule("INV-090", "INV-023")
@pytest.mark.card("pilgrimage", "prepare-for-war")
def test_pilgrimage_of_a_questing_unit_costs_its_quest_the_tokens():
    s = scene(
        {"quest": [piece("prepare-for-war", tokens=3), piece("runesmith", on="prepare-for-war")]},
        hand=["pilgrimage"],
        resources=4,
    )
    s.play("pilgrimage", "runesmith").resolve()
    assert s.tokens("prepare-for-war") == 0 and s.in_play("prepare-for-war")


@pytest.mark.rule("INV-127", "U-13")
@pytest.mark.card("pilgrimage")
def test_pilgrimage_saves_a_defender_and_the_damage_beside_it_is_lost():
    s = scene(
        {"quest": ["runesmith"]},
        {"battlefield": ["boar-boyz"]},
        phase="battle",
        active=THEM,
        hand=["pilgrimage"],
        resources=4,
    )
    s.attack("quest", "their boar-boyz").defend("runesmith").assign("runesmith", "their boar-boyz").pass_()
    s.play("pilgrimage", "runesmith").resolve().close()
    assert s.hand() == ["runesmith"] and s.damage("quest") == 0 and s.damage("their boar-boyz") == 1


@pytest.mark.rule("B-12")
@pytest.mark.card("pilgrimage", "grudge-thrower")
def test_pilgrimage_fails_when_its_unit_is_given_up_in_answer():
    s = scene(
        {"battlefield": ["grudge-thrower", "runesmith"]},
        resources=1,
        active=THEM,
        their_hand=["pilgrimage"],
        their_resources=4,
    )
    s.play("pilgrimage", "runesmith").use("grudge-thrower", "runesmith").resolve()
    assert s.discard() == ["runesmith"] and s.hand() == [] and s.told(Event.FIZZLED)


# --- 118 Burn It Down -----------------------------------------------------------------------------------------


@pytest.mark.rule("B-16")
@pytest.mark.card("burn-it-down")
def test_burn_it_down_reaches_supports_up_to_the_developments_in_the_own_battlefield():
    s = scene(
        {"kingdom": ["warpstone-excavation"]},
        {"kingdom": ["contested-village", "rock-lobber", "banna-of-da-red-sunz"]},
        hand=["burn-it-down"],
        resources=2,
        developments={"battlefield": 2, "kingdom": 5},
    )
    s.play("burn-it-down")
    assert s.choices() == ["warpstone-excavation", "their contested-village", "their rock-lobber"]
    s.choose("their rock-lobber").resolve()
    assert s.discard(THEM) == ["rock-lobber"]


@pytest.mark.card("burn-it-down")
def test_burn_it_down_without_developments_reaches_what_costs_nothing():
    theirs = {"kingdom": ["warpstone-excavation", "contested-village"]}
    s = scene({}, theirs, hand=["burn-it-down"], resources=2, their_developments={"battlefield": 3})
    s.play("burn-it-down")
    assert s.choices() == ["their warpstone-excavation"]
    s = scene({}, {"kingdom": ["contested-village"]}, hand=["burn-it-down"], resources=2)
    assert not s.can_play("burn-it-down")


@pytest.mark.rule("B-12")
@pytest.mark.card("burn-it-down", "cultist-of-slaanesh")
def test_burn_it_down_fails_when_a_development_is_destroyed_in_answer():
    s = scene(
        {},
        {"kingdom": ["contested-village"], "quest": ["cultist-of-slaanesh"]},
        hand=["burn-it-down"],
        resources=2,
        developments={"battlefield": 1},
        their_resources=4,
    )
    s.play("burn-it-down", "their contested-village")
    s.use("their cultist-of-slaanesh", "battlefield development").resolve()
    assert s.in_play("their contested-village") and s.told(Event.FIZZLED)


# --- 119 Innovation -------------------------------------------------------------------------------------------


@pytest.mark.card("innovation")
def test_innovation_gives_a_resource_for_each_development_in_the_own_kingdom():
    s = scene(hand=["innovation"], developments={"kingdom": 3, "quest": 2}, their_developments={"kingdom": 4})
    s.play("innovation").resolve()
    assert s.resources() == 3 and s.discard() == ["innovation"]


@pytest.mark.card("innovation")
def test_innovation_without_developments_gives_nothing():
    s = scene(hand=["innovation"], resources=1)
    s.play("innovation").resolve()
    assert s.resources() == 1


@pytest.mark.rule("INV-124")
@pytest.mark.card("innovation", "cultist-of-slaanesh")
def test_innovation_counts_when_it_resolves():
    s = scene(
        {},
        {"quest": ["cultist-of-slaanesh"]},
        hand=["innovation"],
        developments={"kingdom": 2},
        their_resources=4,
    )
    s.play("innovation").use("their cultist-of-slaanesh", "kingdom development").resolve()
    assert s.resources() == 1


@pytest.mark.rule("B-145")
@pytest.mark.card("innovation", "twin-tailed-comet")
def test_innovation_copied_counts_the_copiers_own_kingdom():
    s = scene(
        hand=["innovation"],
        developments={"kingdom": 1},
        their_developments={"kingdom": 3},
        their_hand=["twin-tailed-comet"],
        their_capital="empire",
        their_resources=5,
    )
    s.play("innovation").play("twin-tailed-comet", "chain innovation").resolve()
    assert s.resources() == 1 and s.resources(THEM) == 3


# --- 120 Infiltrate! ------------------------------------------------------------------------------------------


def infiltrate(tokens=2, their_deck=("pillage",) * 9, **facts):
    return scene(
        {"quest": [piece("infiltrate", tokens=tokens), piece("runesmith", on="infiltrate")]},
        phase="begin",
        at_entry=True,
        their_deck=list(their_deck),
        **facts,
    )


@pytest.mark.rule("U-02", "W-06", "INV-089")
@pytest.mark.card("infiltrate")
@pytest.mark.parametrize(("first", "milled"), [(0, 3), (1, 2)])
def test_infiltrate_mills_for_its_tokens_before_or_after_the_new_one(first, milled):
    s = infiltrate()
    assert s.asked == Frame.ORDER and s.actor == ME
    s.choose(first)
    assert len(s.discard(THEM)) == milled and s.tokens("infiltrate") == 3


@pytest.mark.rule("T-23", "U-03")
@pytest.mark.card("infiltrate")
def test_infiltrate_with_three_tokens_ends_a_deck_of_three():
    s = infiltrate(tokens=3, their_deck=["pillage"] * 3)
    s.choose(1)
    assert s.over and s.winner == ME


@pytest.mark.card("infiltrate")
def test_infiltrate_rests_in_the_opponents_turn_and_without_a_unit():
    s = infiltrate(active=THEM)
    assert s.discard(THEM) == [] and s.tokens("infiltrate") == 2
    s = scene({"quest": ["infiltrate"]}, phase="begin", at_entry=True)
    s.choose(0)
    assert s.discard(THEM) == [] and s.tokens("infiltrate") == 0


@pytest.mark.rule("INV-027", "T-47", "INV-085")
@pytest.mark.card("infiltrate")
def test_infiltrate_is_unique_and_goes_to_the_quest_zone():
    s = scene(hand=["infiltrate"] * 2, resources=4)
    s.play("infiltrate")
    assert s.choices() == ["quest"]
    s.choose("quest").resolve()
    assert not s.can_play("infiltrate")
    assert scene({}, {"quest": ["infiltrate"]}, hand=["infiltrate"], resources=2).can_play("infiltrate")


@pytest.mark.rule("INV-027", "B-12")
@pytest.mark.card("infiltrate")
def test_a_second_infiltrate_on_the_same_chain_is_lost():
    s = scene(hand=["infiltrate"] * 2, resources=4)
    s.play("infiltrate", "quest").pass_().play("infiltrate", "quest").resolve()
    assert s.discard() == ["infiltrate"] and not s.in_play("infiltrate#2")


# --- 121 Prepare for War! -------------------------------------------------------------------------------------


def prepare(tokens=2, discard=("troll-slayers", "demolition", "huntsmen"), theirs=None, **facts):
    return scene(
        {"quest": [piece("prepare-for-war", tokens=tokens), piece("runesmith", on="prepare-for-war")]},
        theirs,
        discard=list(discard),
        deck=["mountain-brigade"],
        **facts,
    )


@pytest.mark.rule("U-08", "INV-091")
@pytest.mark.card("prepare-for-war")
def test_prepare_for_war_shuffles_as_many_cards_back_as_it_had_tokens():
    s = prepare()
    s.use("prepare-for-war", "troll-slayers", "huntsmen")
    assert s.tokens("prepare-for-war") == 0 and s.discard() == [
        "troll-slayers",
        "runesmith",
        "demolition",
        "huntsmen",
    ]
    s.resolve()
    assert s.discard() == ["runesmith", "demolition"]
    assert sorted(s.deck()) == ["huntsmen", "mountain-brigade", "troll-slayers"]


@pytest.mark.rule("U-08", "INV-125")
@pytest.mark.card("prepare-for-war")
def test_prepare_for_war_can_not_take_back_the_unit_that_it_costs():
    s = prepare(tokens=3, discard=["demolition"])
    s.use("prepare-for-war")
    assert s.choices() == ["demolition"]
    s.choose("demolition").resolve()
    assert s.discard() == ["runesmith"] and sorted(s.deck()) == ["demolition", "mountain-brigade"]


@pytest.mark.rule("W-28")
@pytest.mark.card("prepare-for-war")
def test_prepare_for_war_with_an_empty_pile_gives_its_unit_for_nothing():
    s = prepare(discard=[]).use("prepare-for-war")
    assert s.chain() == ["prepare-for-war"] and s.discard() == ["runesmith"]
    s.resolve()
    assert s.discard() == ["runesmith"] and s.deck() == ["mountain-brigade"]


@pytest.mark.card("prepare-for-war")
def test_prepare_for_war_needs_a_questing_unit():
    s = scene({"quest": [piece("prepare-for-war", tokens=2), "runesmith"]}, discard=["demolition"])
    assert not s.can_use("prepare-for-war")


@pytest.mark.rule("U-15")
@pytest.mark.card("prepare-for-war")
def test_prepare_for_war_without_tokens_gives_its_unit_for_nothing():
    s = prepare(tokens=0).use("prepare-for-war").resolve()
    assert s.deck() == ["mountain-brigade"] and "runesmith" in s.discard()


@pytest.mark.card("prepare-for-war")
def test_prepare_for_war_takes_several_copies_of_a_card_if_there_are():
    s = prepare(discard=["demolition", "demolition", "huntsmen"])
    s.use("prepare-for-war", "demolition", "demolition").resolve()
    assert s.discard() == ["runesmith", "huntsmen"]
    s = prepare(discard=["demolition", "huntsmen"]).use("prepare-for-war", "demolition")
    assert s.choices() == ["huntsmen"]


@pytest.mark.rule("B-128", "INV-124")
@pytest.mark.card("prepare-for-war", "bright-wizard-apprentice")
def test_prepare_for_war_can_be_answered_but_not_cancelled():
    s = prepare(theirs={"quest": ["bright-wizard-apprentice"]}, their_resources=2)
    s.use("prepare-for-war", "troll-slayers", "huntsmen")
    assert s.actor == THEM and s.chain() == ["prepare-for-war"]
    assert not s.can_use("their bright-wizard-apprentice")


@pytest.mark.rule("INV-089", "INV-090")
@pytest.mark.card("prepare-for-war")
def test_prepare_for_war_gathers_tokens_without_asking():
    s = prepare(phase="begin", at_entry=True)
    assert s.asked == Frame.WINDOW and s.tokens("prepare-for-war") == 3


@pytest.mark.rule("U-08", "INV-128")
@pytest.mark.card("prepare-for-war", "zhufbar-engineers", "dwarf-ranger")
def test_the_price_of_prepare_for_war_is_felt_at_once():
    s = scene(
        {"quest": [piece("prepare-for-war", tokens=1), piece("zhufbar-engineers", on="prepare-for-war")]},
        {"quest": ["boar-boyz"]},
        discard=["demolition"],
    )
    s.use("prepare-for-war", "demolition").choose("their boar-boyz")
    assert s.discard(THEM) == ["boar-boyz"] and s.chain() == ["prepare-for-war"]


# --- 122 to 127 Alliances -------------------------------------------------------------------------------------

COMRADE = {
    Race.DWARF: "king-kazador",
    Race.EMPIRE: "twin-tailed-comet",
    Race.HIGH_ELF: "radiant-gaze",
    Race.ORC: "grimgor-ironhide",
    Race.CHAOS: "will-of-tzeentch",
    Race.DARK_ELF: "vile-sorceress",
}


@pytest.mark.card(
    "alliance-dwarf-empire",
    "alliance-empire-high-elf",
    "alliance-dwarf-high-elf",
    "alliance-chaos-orc",
    "alliance-chaos-dark-elf",
    "alliance-orc-dark-elf",
)
@pytest.mark.rule("INV-073", "U-18")
@pytest.mark.parametrize("key", each(ALLIES))
def test_an_alliance_is_a_symbol_of_both_its_races_and_of_no_other(key):
    without, together = scene(), scene({"kingdom": [key]})
    for race, card in COMRADE.items():
        helped = 1 if race in ALLIES[key] else 0
        assert together.cost(card) == without.cost(card) - helped


@pytest.mark.rule("INV-073")
@pytest.mark.parametrize("key", each(ALLIES))
def test_an_alliance_helps_nobody_from_the_chain_as_a_development_or_after_it_is_destroyed(key):
    ally = COMRADE[ALLIES[key][1]]
    s = scene(hand=[key, key], resources=2, their_hand=["pillage"], their_resources=4, capital="high_elf")
    before = s.cost(ally)
    s.play(key, "kingdom")
    assert s.cost(ally) == before
    s.resolve()
    assert s.cost(ally) == before - 1 and s.zone_power("kingdom") == 4
    s.develop(key, "quest")
    assert s.cost(ally) == before - 1
    s.play("pillage", key).resolve()
    assert s.cost(ally) == before


@pytest.mark.rule("T-48", "INV-072")
@pytest.mark.card("alliance-dwarf-empire", "twin-tailed-comet")
def test_the_comet_costs_five_for_a_dwarf_with_an_alliance():
    assert scene({"kingdom": ["alliance-dwarf-empire"]}, capital="dwarf").cost("twin-tailed-comet") == 2 + (
        4 - 1
    )


@pytest.mark.card("alliance-dwarf-empire")
def test_an_alliance_is_not_limited_and_lies_in_any_zone():
    s = scene(hand=["alliance-dwarf-empire"] * 2, resources=4)
    s.play("alliance-dwarf-empire")
    assert s.choices() == ["kingdom", "quest", "battlefield"]
    s.choose("quest").resolve().play("alliance-dwarf-empire", "kingdom").resolve()
    assert s.in_play("alliance-dwarf-empire#2") and s.g.zone[s.slot("alliance-dwarf-empire")] == Zone.QUEST
