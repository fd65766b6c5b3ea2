"""Stories about the High Elf cards, 51 to 55: what each does, where it ends, and how it behaves in chains and combats."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.state import Event, Frame, Race

from .facts import facts
from .scene import ME, THEM, piece, scene

FACTS = {  # number, type, copies, cost, loyalty, power, hit points, traits
    "silver-helm-brigade": (51, "unit", 1, 3, 1, 1, 3, "elite noble cavalry"),
    "archmage-of-saphery": (52, "unit", 1, 1, 1, 0, 1, "mage"),
    "blessing-of-isha": (53, "support", 1, 0, 1, 0, 0, "attachment spell"),
    "radiant-gaze": (54, "tactic", 1, 2, 3, 0, 0, "spell"),
    "greater-heal": (55, "tactic", 1, 3, 1, 0, 0, "spell"),
}


@pytest.mark.parametrize("key", [pytest.param(key, marks=pytest.mark.card(key)) for key in FACTS])
def test_the_facts_of_the_card(key):
    card = BY_KEY[key]
    assert facts(key) == FACTS[key]
    assert (card.race, card.unique, card.keywords) == (Race.HIGH_ELF, False, {})
    assert card.symbols == (() if FACTS[key][1] == "tactic" else (Race.HIGH_ELF,))


@pytest.mark.rule("INV-073", "D-12")
@pytest.mark.parametrize(
    ("key", "alone", "allied"),
    [
        pytest.param(key, alone, allied, marks=pytest.mark.card(key))
        for key, alone, allied in (
            ("silver-helm-brigade", 4, 3),
            ("archmage-of-saphery", 2, 1),
            ("blessing-of-isha", 1, 0),
            ("radiant-gaze", 5, 4),
            ("greater-heal", 4, 3),
        )
    ],
)
def test_high_elves_cost_their_loyalty_unless_an_alliance_helps(key, alone, allied):
    assert scene(capital="dwarf").cost(key) == alone
    assert scene({"kingdom": ["alliance-dwarf-high-elf"]}).cost(key) == allied


# --- 51 Silver Helm Brigade -----------------------------------------------------------------------------------


def flames(*uses, **facts):
    """Damage to the Brigade by an opponent's tactic, one after the other."""
    s = scene(
        {"quest": [piece("silver-helm-brigade", **facts)]},
        active=THEM,
        their_hand=["flames-of-tzeentch"] * len(uses),
        their_resources=20,
        deck=["runesmith", "huntsmen", "troll-slayers"],
    )
    for x in uses:
        s.play("flames-of-tzeentch", x, "silver-helm-brigade").resolve()
    return s


@pytest.mark.rule("INV-128")
@pytest.mark.card("silver-helm-brigade")
def test_brigade_draws_a_card_each_time_it_is_hurt_however_much():
    assert flames(2).hand() == ["runesmith"]
    assert flames(1, 1).hand() == ["runesmith", "huntsmen"]


@pytest.mark.rule("B-07")
@pytest.mark.card("silver-helm-brigade")
def test_brigade_draws_nothing_for_no_damage():
    assert flames(0).hand() == []


@pytest.mark.rule("W-25")
@pytest.mark.card("silver-helm-brigade")
def test_brigade_draws_even_when_the_damage_destroys_it():
    s = flames(1, damage=2)
    assert s.discard() == ["silver-helm-brigade"] and s.hand() == ["runesmith"]


@pytest.mark.rule("INV-113", "B-07")
@pytest.mark.card("silver-helm-brigade", "master-rune-of-valaya")
@pytest.mark.parametrize(("shielded", "drawn"), [(False, 1), (True, 0)])
def test_brigade_draws_for_combat_damage_that_was_not_cancelled(shielded, drawn):
    s = scene(
        {"quest": ["silver-helm-brigade"]},
        {"battlefield": ["mountain-brigade"]},
        phase="battle",
        active=THEM,
        hand=["master-rune-of-valaya"],
        resources=2,
    )
    s.attack("quest", "their mountain-brigade").defend("silver-helm-brigade")
    s.assign(*["silver-helm-brigade"] * 2, "their mountain-brigade").pass_()
    if shielded:
        s.play("master-rune-of-valaya").resolve().pass_()
    s.pass_()
    assert s.damage("silver-helm-brigade") == (0 if shielded else 2)
    assert len(s.hand()) == (0 if shielded else 1) + drawn


@pytest.mark.rule("U-03")
@pytest.mark.card("silver-helm-brigade")
def test_brigade_that_draws_the_last_card_loses():
    s = scene(
        {"quest": ["silver-helm-brigade"]},
        {"quest": ["nurgle-sorcerer"]},
        active=THEM,
        their_resources=3,
        deck=["runesmith"],
    )
    s.use("their nurgle-sorcerer", "silver-helm-brigade").resolve()
    assert s.over and s.winner == THEM


# --- 52 Archmage of Saphery -----------------------------------------------------------------------------------


@pytest.mark.card("archmage-of-saphery")
def test_archmage_heals_one_damage_of_any_unit():
    s = scene({"quest": ["archmage-of-saphery"]}, {"kingdom": [piece("boar-boyz", damage=2)]}, phase="quest")
    s.use("archmage-of-saphery", "their boar-boyz").resolve()
    assert s.damage("their boar-boyz") == 1
    assert not s.can_use("archmage-of-saphery")  # once a turn


@pytest.mark.card("archmage-of-saphery")
@pytest.mark.parametrize(
    ("zone", "phase", "active", "allowed"),
    [
        ("quest", "quest", ME, True),
        ("quest", "quest", THEM, False),
        ("quest", "kingdom", ME, False),
        ("quest", "capital", ME, False),
        ("kingdom", "quest", ME, False),
        ("battlefield", "quest", ME, False),
    ],
)
def test_archmage_heals_in_the_quest_zone_and_the_own_quest_phase_only(zone, phase, active, allowed):
    s = scene({zone: ["archmage-of-saphery"]}, phase=phase, active=active)
    if active == THEM:
        s.pass_()
    assert s.can_use("archmage-of-saphery") == allowed


@pytest.mark.card("archmage-of-saphery")
def test_archmage_may_heal_again_in_the_next_turn():
    s = scene({"quest": ["archmage-of-saphery"], "kingdom": [piece("boar-boyz", damage=3)]}, phase="quest")
    s.use("archmage-of-saphery", "boar-boyz").resolve()
    s.to("quest", active=THEM).to("quest", active=ME)
    s.use("archmage-of-saphery", "boar-boyz").resolve()
    assert s.damage("boar-boyz") == 1


@pytest.mark.rule("INV-126")
@pytest.mark.card("archmage-of-saphery")
def test_archmage_heals_though_it_dies_in_answer():
    s = scene(
        {"quest": ["archmage-of-saphery"], "kingdom": [piece("boar-boyz", damage=2)]},
        {"quest": ["nurgle-sorcerer"]},
        phase="quest",
        their_resources=3,
    )
    s.use("archmage-of-saphery", "boar-boyz").use("their nurgle-sorcerer", "archmage-of-saphery").resolve()
    assert not s.in_play("archmage-of-saphery") and s.damage("boar-boyz") == 1


@pytest.mark.rule("B-128")
@pytest.mark.card("archmage-of-saphery", "bright-wizard-apprentice")
def test_archmage_cancelled_has_used_its_turn():
    s = scene(
        {"quest": ["archmage-of-saphery"], "kingdom": [piece("boar-boyz", damage=2)]},
        {"quest": ["bright-wizard-apprentice"]},
        phase="quest",
        their_resources=2,
    )
    s.use("archmage-of-saphery", "boar-boyz")
    s.use("their bright-wizard-apprentice", "chain archmage-of-saphery").resolve()
    assert s.damage("boar-boyz") == 2 and not s.can_use("archmage-of-saphery")


# --- 53 Blessing of Isha --------------------------------------------------------------------------------------

BLESSED = {"kingdom": ["boar-boyz", piece("blessing-of-isha", on="boar-boyz")]}


@pytest.mark.card("blessing-of-isha")
def test_blessing_restores_its_host_when_it_comes():
    s = scene({"kingdom": [piece("boar-boyz", corrupt=True)]}, hand=["blessing-of-isha"], resources=1)
    s.play("blessing-of-isha", "boar-boyz").resolve()
    assert not s.corrupt("boar-boyz") and s.attached("boar-boyz") == ["blessing-of-isha"]


@pytest.mark.rule("T-09", "INV-006")
@pytest.mark.card("blessing-of-isha", "seduced-by-darkness")
def test_a_blessed_unit_stays_uncorrupted():
    s = scene(BLESSED, active=THEM, their_hand=["seduced-by-darkness"], their_capital="chaos")
    s.play("seduced-by-darkness", "boar-boyz").resolve()
    assert not s.corrupt("boar-boyz")


@pytest.mark.rule("B-17")
@pytest.mark.card("blessing-of-isha")
def test_blessing_may_go_to_any_players_unit_but_needs_one():
    s = scene({}, {"quest": [piece("boar-boyz", corrupt=True)]}, hand=["blessing-of-isha"], resources=1)
    s.play("blessing-of-isha", "their boar-boyz").resolve()
    assert not s.corrupt("their boar-boyz")
    assert not scene(hand=["blessing-of-isha"], resources=1).can_play("blessing-of-isha")


@pytest.mark.rule("INV-124")
@pytest.mark.card("blessing-of-isha", "pillage")
def test_a_blessing_destroyed_in_answer_no_longer_protects():
    s = scene(
        BLESSED,
        active=THEM,
        their_hand=["seduced-by-darkness", "pillage"],
        their_capital="chaos",
        their_resources=4,
    )
    s.play("seduced-by-darkness", "boar-boyz").pass_().play("pillage", "blessing-of-isha").resolve()
    assert s.corrupt("boar-boyz")


@pytest.mark.rule("INV-124")
@pytest.mark.card("blessing-of-isha", "seduced-by-darkness")
def test_a_blessing_restores_what_was_corrupted_in_answer():
    s = scene(
        {"kingdom": ["boar-boyz"]},
        hand=["blessing-of-isha"],
        resources=1,
        their_hand=["seduced-by-darkness"],
        their_capital="chaos",
    )
    s.play("blessing-of-isha", "boar-boyz").play("seduced-by-darkness", "boar-boyz").resolve()
    assert not s.corrupt("boar-boyz")


@pytest.mark.rule("T-09", "T-37", "INV-006")
@pytest.mark.card("blessing-of-isha", "warpstone-excavation", "pistoliers")
def test_a_blessed_unit_enters_a_warpstone_zone_upright():
    s = scene(
        {
            "kingdom": ["pistoliers", piece("blessing-of-isha", on="pistoliers")],
            "quest": ["warpstone-excavation"],
        },
        resources=1,
    )
    s.use("pistoliers", "quest").resolve()
    assert not s.corrupt("pistoliers")


@pytest.mark.rule("U-16")
@pytest.mark.card("blessing-of-isha", "warpstone-meteor")
def test_a_blessed_unit_can_not_be_chosen_to_become_corrupt():
    s = scene(BLESSED, {"kingdom": ["warpstone-meteor"]}, phase="begin", at_entry=True, active=THEM)
    s.choose("their kingdom")
    assert s.actor == ME and s.choices() == ["kingdom", "quest", "battlefield"]


# --- 54 Radiant Gaze ------------------------------------------------------------------------------------------


@pytest.mark.rule("U-14")
@pytest.mark.card("radiant-gaze")
def test_radiant_gaze_weakens_all_units_of_an_enemy_zone_until_the_turn_ends():
    s = scene(
        {"battlefield": ["troll-slayers"]},
        {"battlefield": ["chaos-knights", "squig-herders", "totem-of-gork"], "quest": ["boar-boyz"]},
        hand=["radiant-gaze"],
        resources=5,
    )
    s.play("radiant-gaze")
    assert s.choices() == ["their kingdom", "their quest", "their battlefield"]
    s.choose("their battlefield").resolve()
    assert (s.power("their chaos-knights"), s.power("their squig-herders")) == (2, 0)
    assert (s.power("their totem-of-gork"), s.power("their boar-boyz"), s.power("troll-slayers")) == (1, 1, 1)
    s.to("begin", active=THEM)
    assert s.power("their chaos-knights") == 3


@pytest.mark.card("radiant-gaze")
def test_radiant_gaze_meets_those_who_are_there_when_it_resolves():
    s = scene(
        {},
        {"battlefield": ["pistoliers"], "quest": ["boar-boyz"]},
        hand=["radiant-gaze"],
        resources=5,
        their_resources=1,
    )
    s.play("radiant-gaze", "their quest").use("their pistoliers", "their quest").resolve()
    assert s.power("their pistoliers") == 0


@pytest.mark.card("radiant-gaze", "church-of-sigmar")
def test_radiant_gaze_aims_at_a_zone_and_so_pays_no_tax():
    s = scene(
        {}, {"kingdom": ["church-of-sigmar"], "quest": ["king-kazador"]}, hand=["radiant-gaze"], resources=5
    )
    s.play("radiant-gaze", "their quest").resolve()
    assert s.power("their king-kazador") == 2 and s.resources() == 0


@pytest.mark.card("radiant-gaze")
def test_radiant_gaze_must_be_paid_for():
    assert not scene(hand=["radiant-gaze"], resources=4).can_play("radiant-gaze")


@pytest.mark.rule("B-145", "INV-107")
@pytest.mark.card("radiant-gaze", "twin-tailed-comet")
def test_radiant_gaze_and_its_copy_in_mid_combat():
    s = scene(
        {},
        {"battlefield": ["chaos-knights"]},
        phase="battle",
        active=THEM,
        hand=["radiant-gaze", "twin-tailed-comet"],
        resources=11,
    )
    s.attack("quest", "their chaos-knights").pass_().play("radiant-gaze", "their battlefield").pass_()
    s.play("twin-tailed-comet", "chain radiant-gaze").resolve().choose("their battlefield")
    s.defend().assign("quest")
    assert s.assigned("quest") == (1, 0) and s.asked == Frame.WINDOW


# --- 55 Greater Heal ------------------------------------------------------------------------------------------


@pytest.mark.card("greater-heal")
def test_greater_heal_heals_all_own_units_and_nothing_else():
    s = scene(
        {"kingdom": [piece("boar-boyz", damage=3)], "quest": [piece("troll-slayers", damage=1)]},
        {"quest": [piece("squig-herders", damage=1)]},
        hand=["greater-heal"],
        resources=4,
        damage={"quest": 2},
    )
    s.play("greater-heal").resolve()
    assert (s.damage("boar-boyz"), s.damage("troll-slayers")) == (0, 0)
    assert (s.damage("their squig-herders"), s.damage("quest")) == (1, 2)


@pytest.mark.card("greater-heal")
def test_greater_heal_must_be_paid_for_and_needs_nobody_hurt():
    assert not scene(hand=["greater-heal"], resources=3).can_play("greater-heal")
    assert scene(hand=["greater-heal"], resources=4).can_play("greater-heal")


@pytest.mark.rule("B-06")
@pytest.mark.card("greater-heal")
@pytest.mark.parametrize(("assigned", "survives"), [(2, True), (3, False)])
def test_greater_heal_after_assigning_saves_only_whom_the_damage_does_not_kill_alone(assigned, survives):
    s = scene(
        {"quest": [piece("troll-slayers", damage=2)]},
        {"battlefield": ["chaos-knights", "squig-herders"]},
        phase="battle",
        active=THEM,
        hand=["greater-heal"],
        resources=4,
    )
    attackers = ["their chaos-knights", "their squig-herders"]
    s.attack("quest", *attackers).defend("troll-slayers")
    power = s.power(attackers[0]) + s.power(attackers[1])
    s.assign(*["troll-slayers"] * assigned, *["quest"] * (power - assigned), attackers[0]).pass_()
    s.play("greater-heal").resolve().close()
    assert s.in_play("troll-slayers") == survives


@pytest.mark.rule("INV-124")
@pytest.mark.card("greater-heal", "flames-of-tzeentch")
def test_greater_heal_in_answer_to_damage_comes_first_and_does_not_undo_it():
    s = scene(
        {"quest": [piece("troll-slayers", damage=2)]},
        active=THEM,
        hand=["greater-heal"],
        resources=4,
        their_hand=["flames-of-tzeentch"],
        their_resources=9,
    )
    s.play("flames-of-tzeentch", 2, "troll-slayers").play("greater-heal").resolve()
    assert s.damage("troll-slayers") == 2 and not s.told(Event.FIZZLED)
