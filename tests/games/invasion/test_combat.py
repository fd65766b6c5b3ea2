"""Stories about combat: its steps and windows, declaring, assigning and applying damage, burning sections
(INV-100 to INV-118), with the rulebook's worked example (T-04)."""

import pytest

from wartable.games.invasion.state import Frame, Reason, Step

from .scene import ME, THEM, ZONES, piece, scene

EDITIONS = ("revised", "2009")
HAMMERER, KAZADOR, DIVERS = "hammerer-of-karak-azul", "king-kazador", "their doom-divers"


def fight(mine=(), theirs=(), zone="quest", **facts):
    """Units of my battlefield against units of a zone of theirs."""
    return scene({"battlefield": mine}, {zone: theirs}, phase="battle", **facts)


def example(edition="revised"):
    """T-04a: Hammerer and Kazador attack the quest zone, Doom Divers defend it; damage is to be assigned."""
    s = scene(
        {"battlefield": ["defender-of-the-hold", HAMMERER, KAZADOR]},
        {"quest": ["doom-divers", "urguck"]},
        phase="battle",
        edition=edition,
    )
    return s.attack("quest", HAMMERER, KAZADOR).defend(DIVERS).close()


# --- The rulebook's example ----------------------------------------------------------------------------


@pytest.mark.rule("T-04a", "INV-107", "INV-105")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_a_kris_deals_four_and_tom_two(edition):
    s = example(edition)
    assert (s.asked, s.actor) == (Frame.ASSIGN, ME)
    s.choose(*[DIVERS] * 4)
    assert s.actor == THEM
    s.choose(*[KAZADOR] * 2)
    assert (s.asked, s.assigned(DIVERS), s.assigned(KAZADOR)) == (Frame.WINDOW, (4, 0), (2, 0))


@pytest.mark.rule("T-04a", "INV-105")
def test_example_a_urguck_and_the_defender_of_the_hold_take_no_part():
    s = example()
    assert (s.attackers(), s.defenders()) == ([HAMMERER, KAZADOR], [DIVERS])
    assert not s.can_choose("their urguck")
    s.choose(*[DIVERS] * 4)
    assert not s.can_choose("defender-of-the-hold")


@pytest.mark.rule("T-04b", "INV-109")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_b_the_section_is_closed_until_doom_divers_have_two(edition):
    s = example(edition)
    assert not s.can_choose("their quest")
    s.choose(DIVERS)
    assert not s.can_choose("their quest")
    s.choose(DIVERS)
    assert s.can_choose("their quest")


@pytest.mark.rule("T-04c", "INV-112", "INV-101")
def test_example_c_nothing_is_applied_before_the_window():
    s = example().choose(DIVERS, DIVERS, "their quest", "their quest", HAMMERER, HAMMERER)
    assert (s.asked, s.step) == (Frame.WINDOW, Step.APPLY)
    assert [s.damage(name) for name in (DIVERS, "their quest", HAMMERER)] == [0, 0, 0]
    assert [s.assigned(name) for name in (DIVERS, "their quest", HAMMERER)] == [(2, 0)] * 3


@pytest.mark.rule("T-04d", "INV-113", "INV-114", "INV-146")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_d_the_hammerer_survives_and_doom_divers_fall(edition):
    s = example(edition).choose(DIVERS, DIVERS, "their quest", "their quest", HAMMERER, HAMMERER).close()
    assert (s.damage(HAMMERER), s.in_play(DIVERS), s.damage("their quest")) == (1, False, 2)
    assert s.discard(THEM) == ["doom-divers"]
    assert s.assigned("their quest") == (0, 0)


@pytest.mark.rule("T-04e", "INV-111")
def test_example_e_toms_damage_can_not_go_to_kriss_capital():
    s = example().choose(*[DIVERS] * 4)
    assert s.choices() == [HAMMERER, KAZADOR]


# --- The steps -----------------------------------------------------------------------------------------


@pytest.mark.rule("INV-101", "INV-108", "D-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_combat_is_five_steps_with_a_window_after_each(edition):
    s = fight(["troll-slayers"], ["dark-zealot"], edition=edition)
    asked = []
    while s.phase == "battle":
        if not asked or asked[-1] != (s.asked, s.actor):
            asked.append((s.asked, s.actor))
        if s.asked == Frame.TARGET_ZONE:
            s.choose("their quest")
        elif s.asked == Frame.ATTACKERS:
            s.choose("troll-slayers", "done")
        elif s.asked == Frame.DEFENDERS:
            s.choose("their dark-zealot", "done")
        elif s.asked == Frame.ASSIGN:
            s.do(s.position.legal()[0])
        else:
            s.pass_()
    both = [(Frame.WINDOW, ME), (Frame.WINDOW, THEM)]
    assert asked == [
        (Frame.TARGET_ZONE, ME),
        *both,
        (Frame.ATTACKERS, ME),
        *both,
        (Frame.DEFENDERS, THEM),
        *both,
        (Frame.ASSIGN, ME),
        (Frame.ASSIGN, THEM),
        *both,
        *both,
    ]


@pytest.mark.rule("INV-101", "U-01")
def test_both_players_may_act_in_every_window_of_a_combat():
    s = fight(["troll-slayers"], ["dark-zealot"], hand=["innovation"], their_hand=["innovation"])
    s.choose("their quest")
    windows = 0
    while s.phase == "battle":
        if s.asked == Frame.WINDOW:
            assert s.can_play("innovation")
            s.pass_()
            assert s.actor == THEM and s.can_play("innovation")
            windows += 1
        s.pass_()
    assert windows == 5


@pytest.mark.rule("INV-100", "INV-102")
@pytest.mark.parametrize("zone", ZONES)
def test_any_zone_of_the_opponent_may_be_attacked(zone):
    s = (
        fight(["troll-slayers"])
        .attack(zone, "troll-slayers")
        .defend()
        .assign(f"their {zone}")
        .finish_combat()
    )
    assert {other: s.damage(f"their {other}") for other in ZONES} == {**dict.fromkeys(ZONES, 0), zone: 1}


@pytest.mark.rule("INV-100", "INV-117")
def test_there_is_one_attack_in_a_phase():
    s = fight(["troll-slayers"]).attack("quest", "troll-slayers").defend().finish_combat()
    assert s.phase == "end"


@pytest.mark.rule("INV-117", "INV-101")
def test_the_phase_is_over_after_the_window_that_follows_the_applied_damage():
    s = fight(["troll-slayers"]).attack("quest", "troll-slayers").defend().assign("their quest").close()
    assert (s.asked, s.step, s.damage("their quest")) == (Frame.WINDOW, Step.OVER, 1)
    s.close()
    assert (s.phase, s.attackers(), s.g.attacked) == ("end", [], -1)


@pytest.mark.rule("INV-100")
def test_nobody_has_to_attack():
    s = fight(["troll-slayers"])
    assert "pass" in s.choices()


@pytest.mark.rule("INV-118", "D-08")
def test_without_an_attack_both_may_still_act_in_the_revised_rules():
    s = fight(["troll-slayers"], hand=["innovation"], their_hand=["innovation"]).pass_()
    assert (s.phase, s.asked, s.actor, s.can_play("innovation")) == ("battle", Frame.WINDOW, ME, True)
    s.pass_()
    assert (s.actor, s.can_play("innovation")) == (THEM, True)
    s.pass_()
    assert s.phase == "end"


@pytest.mark.rule("D-08", "INV-118")
def test_without_an_attack_the_phase_of_2009_is_over():
    s = fight(["troll-slayers"], edition="2009").pass_()
    assert (s.g.active, s.phase) == (THEM, "kingdom")


# --- Declaring -----------------------------------------------------------------------------------------


@pytest.mark.rule("INV-100", "INV-103")
def test_any_number_of_units_of_the_own_battlefield_attack():
    s = scene(
        {"battlefield": ["troll-slayers", "runesmith", "mountain-brigade"], "quest": ["durgnar-the-bold"]},
        phase="battle",
    )
    s.choose("their quest").close()
    assert s.choices() == ["pass", "troll-slayers", "runesmith", "mountain-brigade"]
    s.choose("runesmith", "mountain-brigade", "done")
    assert s.attackers() == ["runesmith", "mountain-brigade"]


@pytest.mark.rule("INV-103", "INV-118")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_may_be_no_attackers_at_all(edition):
    s = fight(["troll-slayers"], ["dark-zealot"], edition=edition).attack("quest")
    assert (s.attackers(), s.asked, s.phase) == ([], Frame.WINDOW, "battle")
    s.defend("their dark-zealot").close()
    assert (s.asked, s.step) == (Frame.WINDOW, Step.APPLY)


@pytest.mark.rule("INV-104")
def test_only_units_of_the_attacked_zone_defend():
    s = scene(
        {"battlefield": ["troll-slayers"]},
        {"quest": ["dark-zealot", "urguck"], "kingdom": ["big-uns"], "battlefield": ["boar-boyz"]},
        phase="battle",
    )
    s.attack("quest", "troll-slayers").close()
    assert (s.actor, s.choices()) == (THEM, ["pass", "their dark-zealot", "their urguck"])


@pytest.mark.rule("INV-104")
def test_nobody_has_to_defend():
    s = fight(["troll-slayers"], ["dark-zealot"]).attack("quest", "troll-slayers").defend()
    s.assign("their quest").finish_combat()
    assert (s.damage("their quest"), s.damage("their dark-zealot")) == (1, 0)


@pytest.mark.rule("INV-106")
def test_a_corrupt_unit_can_not_attack():
    s = fight([piece("troll-slayers", corrupt=True), "runesmith"])
    s.choose("their quest").close()
    assert s.choices() == ["pass", "runesmith"]


@pytest.mark.rule("INV-106")
def test_a_corrupt_unit_can_not_defend():
    s = fight(["troll-slayers"], [piece("dark-zealot", corrupt=True), "urguck"])
    s.attack("quest", "troll-slayers").close()
    assert s.choices() == ["pass", "their urguck"]


@pytest.mark.rule("INV-106", "U-17")
def test_a_unit_that_becomes_corrupt_while_it_fights_goes_on_fighting():
    s = fight(["troll-slayers"], their_capital="chaos", their_hand=["seduced-by-darkness"])
    s.attack("quest", "troll-slayers").pass_().play("seduced-by-darkness", "troll-slayers").resolve()
    assert (s.corrupt("troll-slayers"), s.attackers()) == (True, ["troll-slayers"])
    s.defend().assign("their quest")
    assert s.assigned("their quest") == (1, 0)


@pytest.mark.rule("U-12", "INV-024", "INV-103")
def test_supports_neither_fight_nor_add_to_the_damage():
    s = fight(
        ["contested-village", "banna-of-da-red-sunz", "troll-slayers"], ["contested-village", "dark-zealot"]
    )
    s.choose("their quest").close()
    assert s.choices() == ["pass", "troll-slayers"]
    s.choose("troll-slayers", "done").close()
    assert s.choices() == ["pass", "their dark-zealot"]
    s.choose("done").assign("their quest")
    assert (s.asked, s.assigned("their quest")) == (Frame.WINDOW, (1, 0))


@pytest.mark.rule("INV-103", "INV-104")
def test_developments_and_quests_do_not_fight():
    s = fight(developments={"battlefield": ["troll-slayers"]}, theirs=["infiltrate"])
    s.choose("their quest").close()
    assert s.choices() == ["pass"]
    s.pass_().close()
    assert s.choices() == ["pass"]


# --- Assigning -----------------------------------------------------------------------------------------


@pytest.mark.rule("INV-105", "INV-107", "INV-108")
def test_each_side_assigns_its_damage_as_one_group_the_attacker_first():
    s = fight(["troll-slayers", "mountain-brigade"], ["dark-zealot", "black-orc-squad"])
    s.attack("quest", "troll-slayers", "mountain-brigade").defend(
        "their dark-zealot", "their black-orc-squad"
    )
    s.close()
    assert s.actor == ME
    s.choose("their black-orc-squad", "their black-orc-squad", "their dark-zealot")
    assert s.actor == THEM
    s.choose("mountain-brigade", "troll-slayers").close()
    assert [s.damage(f"their {key}") for key in ("dark-zealot", "black-orc-squad")] == [1, 2]
    assert [s.damage(key) for key in ("troll-slayers", "mountain-brigade")] == [1, 1]


@pytest.mark.rule("INV-107")
def test_what_changes_power_before_the_assigning_counts_and_afterwards_not():
    s = fight(["troll-slayers"], capital="dwarf", hand=["striking-the-grudge"] * 2, resources=30)
    s.attack("quest", "troll-slayers").defend()
    s.play("striking-the-grudge", "troll-slayers").resolve().close()
    s.choose(*["their quest"] * 3)
    assert s.asked == Frame.WINDOW
    s.play("striking-the-grudge", "troll-slayers").resolve().close()
    assert s.damage("their quest") == 3


@pytest.mark.rule("INV-109", "D-04", "B-05", "T-24")
@pytest.mark.parametrize(("edition", "minimum"), [("revised", 3), ("2009", 2)])
def test_toughness_counts_for_the_minimum_in_the_revised_rules_only(edition, minimum):
    s = fight(["chaos-knights", "troll-slayers"], [HAMMERER], edition=edition)
    s.attack("quest", "chaos-knights", "troll-slayers").defend(f"their {HAMMERER}").close()
    for _ in range(minimum):
        assert s.choices() == [f"their {HAMMERER}"]
        s.choose(f"their {HAMMERER}")
    assert s.can_choose("their quest")


@pytest.mark.rule("INV-109", "D-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_damage_that_a_defender_has_already_lowers_its_minimum(edition):
    s = fight(["chaos-knights"], [piece("black-orc-squad", damage=2)], edition=edition)
    s.attack("quest", "chaos-knights").defend("their black-orc-squad").close()
    s.choose("their black-orc-squad")
    assert not s.can_choose("their quest")
    s.choose("their black-orc-squad")
    assert s.can_choose("their quest")


@pytest.mark.rule("INV-109")
def test_every_defender_needs_its_minimum():
    s = fight(["chaos-knights"], ["runesmith", "huntsmen"])
    s.attack("quest", "chaos-knights").defend("their runesmith", "their huntsmen").close()
    s.choose("their runesmith")
    assert not s.can_choose("their quest")
    s.choose("their huntsmen")
    assert s.can_choose("their quest")


@pytest.mark.rule("B-05")
def test_without_hitting_the_section_damage_may_be_spread_in_any_way():
    s = fight(["chaos-knights"], ["dark-zealot", "black-orc-squad", "urguck"])
    s.attack("quest", "chaos-knights")
    s.defend("their dark-zealot", "their black-orc-squad", "their urguck")
    s.assign("their dark-zealot", "their black-orc-squad", "their urguck")
    assert [s.assigned(f"their {key}") for key in ("dark-zealot", "black-orc-squad", "urguck")] == [
        (1, 0)
    ] * 3


@pytest.mark.rule("B-05", "D-04")
@pytest.mark.parametrize(("edition", "open_"), [("revised", False), ("2009", True)])
def test_other_cancelling_that_is_already_there_counts_too(edition, open_):
    """Master Rune of Valaya cancels all ordinary damage of the phase, so nothing destroys a defender."""
    s = fight(
        ["chaos-knights"],
        ["runesmith"],
        edition=edition,
        their_hand=["master-rune-of-valaya"],
        their_resources=9,
    )
    s.attack("quest", "chaos-knights").pass_().play("master-rune-of-valaya").resolve()
    s.defend("their runesmith").assign("their runesmith")
    assert s.can_choose("their quest") is open_


@pytest.mark.rule("B-05")
def test_redirecting_need_not_be_reckoned_with():
    s = fight(["chaos-knights"], ["warrior-priests"])
    s.attack("quest", "chaos-knights").defend("their warrior-priests").assign("their warrior-priests")
    assert s.can_choose("their quest")


@pytest.mark.rule("INV-110")
def test_more_than_the_minimum_may_be_put_on_a_defender():
    s = example().choose(*[DIVERS] * 3)
    assert s.can_choose(DIVERS) and s.can_choose("their quest")


@pytest.mark.rule("INV-111")
def test_the_defender_may_put_more_on_an_attacker_than_it_needs_and_must_assign_all():
    s = fight(["runesmith", "troll-slayers"], ["chaos-knights"])
    s.attack("quest", "runesmith", "troll-slayers").defend("their chaos-knights")
    s.assign(*["their chaos-knights"] * 2, *["runesmith"] * 2)
    assert (s.asked, s.choices()) == (Frame.ASSIGN, ["runesmith", "troll-slayers"])
    s.choose("runesmith")
    assert (s.asked, s.assigned("runesmith")) == (Frame.WINDOW, (3, 0))


@pytest.mark.rule("INV-111")
def test_without_attackers_the_defenders_damage_is_lost():
    s = fight([], ["chaos-knights"]).attack("quest").defend("their chaos-knights").close()
    assert s.asked == Frame.WINDOW
    s.finish_combat()
    assert [s.damage(zone) for zone in ZONES] == [0, 0, 0]


# --- Applying ------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-113", "INV-114")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_damage_is_applied_at_the_same_time_so_both_sides_may_fall(edition):
    s = fight(["runesmith"], ["huntsmen"], edition=edition)
    s.attack("quest", "runesmith").defend("their huntsmen").finish_combat()
    assert (s.discard(ME), s.discard(THEM)) == (["runesmith"], ["huntsmen"])


@pytest.mark.rule("INV-113", "INV-146", "B-07")
def test_damage_that_toughness_cancels_leaves_no_trace():
    s = fight(["troll-slayers"], [HAMMERER])
    s.attack("quest", "troll-slayers").defend(f"their {HAMMERER}").finish_combat()
    assert s.damage(f"their {HAMMERER}") == 0


@pytest.mark.rule("INV-113", "T-27")
def test_toughness_is_counted_when_damage_is_applied():
    """Ironbreakers with three developments, one destroyed in answer: Toughness 2 at the end."""
    s = fight(
        ["chaos-knights"],
        ["ironbreakers-of-ankhor"],
        their_developments={"quest": 3},
        hand=["demolition"],
        resources=9,
    )
    s.attack("quest", "chaos-knights").defend("their ironbreakers-of-ankhor")
    s.assign(*["their ironbreakers-of-ankhor"] * 3, *["chaos-knights"] * 2)
    s.play("demolition", "their quest development").resolve().close()
    assert s.damage("their ironbreakers-of-ankhor") == 1


@pytest.mark.rule("B-07")
@pytest.mark.parametrize(("defender", "corrupt"), [(HAMMERER, False), ("troll-slayers", True)])
def test_damage_is_dealt_only_if_some_of_it_was_applied(defender, corrupt):
    """Shrine to Nurgle corrupts an enemy unit that was dealt combat damage."""
    s = scene(
        {"battlefield": ["dark-zealot"], "kingdom": ["shrine-to-nurgle"]},
        {"quest": [defender]},
        phase="battle",
    )
    s.attack("quest", "dark-zealot").defend(f"their {defender}").assign(
        f"their {defender}", "dark-zealot"
    ).close()
    assert s.corrupt(f"their {defender}") is corrupt


@pytest.mark.rule("B-07")
@pytest.mark.parametrize(("defender", "asked"), [(HAMMERER, Frame.WINDOW), ("troll-slayers", Frame.ANNOUNCE)])
def test_a_unit_has_dealt_damage_if_any_of_its_side_was_applied(defender, asked):
    """The Militia has no power of its own, but it fought beside a Zealot."""
    s = fight(
        ["peasant-militia", piece("sadistic-mutation", on="peasant-militia"), "dark-zealot"], [defender]
    )
    s.attack("quest", "peasant-militia", "dark-zealot").defend(f"their {defender}")
    s.assign(f"their {defender}", "dark-zealot").close()
    assert s.asked == asked


@pytest.mark.rule("U-13", "INV-112")
def test_damage_whose_target_is_gone_is_lost():
    s = fight(["troll-slayers", "runesmith"], ["dark-zealot"], hand=["pilgrimage"], resources=4)
    s.attack("quest", "troll-slayers").defend("their dark-zealot")
    s.assign("their dark-zealot", "troll-slayers")
    s.play("pilgrimage", "their dark-zealot").resolve().close()
    assert (s.hand(THEM), s.damage("their quest"), s.damage("troll-slayers")) == (["dark-zealot"], 0, 1)


@pytest.mark.rule("U-13")
def test_what_an_attacker_already_assigned_stays_when_it_is_gone():
    s = fight(["troll-slayers"], ["dark-zealot"], their_hand=["pilgrimage"], their_resources=4)
    s.attack("quest", "troll-slayers").defend("their dark-zealot")
    s.assign("their dark-zealot", "troll-slayers").pass_()
    s.play("pilgrimage", "troll-slayers").resolve().close()
    assert (s.hand(ME), s.damage("their dark-zealot")) == (["troll-slayers"], 1)


@pytest.mark.rule("U-10", "INV-107")
def test_an_attacker_that_leaves_its_zone_attacks_no_more():
    s = fight(["pistoliers", "troll-slayers"], resources=1)
    s.attack("quest", "pistoliers", "troll-slayers")
    s.use("pistoliers", "kingdom").resolve()
    assert s.attackers() == ["troll-slayers"]
    s.defend().assign("their quest")
    assert (s.asked, s.assigned("their quest")) == (Frame.WINDOW, (1, 0))


@pytest.mark.rule("U-10", "INV-109")
def test_a_defender_that_leaves_its_zone_defends_no_more():
    s = fight(["troll-slayers"], ["pistoliers"], their_resources=1)
    s.attack("quest", "troll-slayers").defend("their pistoliers").pass_()
    s.use("their pistoliers", "their kingdom").resolve().close()
    assert (s.defenders(), s.actor, s.choices()) == ([], ME, ["their quest"])


@pytest.mark.rule("U-10", "U-13", "INV-113")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_unit_that_merely_moves_keeps_the_combat_damage_assigned_to_it(edition):
    s = fight(["chaos-knights"], ["pistoliers"], their_resources=1, edition=edition)
    s.attack("quest", "chaos-knights").defend("their pistoliers")
    s.assign("their pistoliers", "their pistoliers", "their pistoliers", "chaos-knights").pass_()
    s.use("their pistoliers", "their kingdom").resolve()
    assert (s.zone_of("their pistoliers"), s.assigned("their pistoliers")) == ("kingdom", (3, 0))
    s.close()
    assert not s.in_play("their pistoliers")


# --- Burning -------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-115", "D-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("before", "burns"), [(4, False), (5, True), (7, True)])
def test_a_section_burns_when_its_damage_reaches_its_hit_points(edition, before, burns):
    s = fight(["chaos-knights"], damage={"their quest": before}, edition=edition)
    s.attack("quest", "chaos-knights").defend().finish_combat()
    assert (s.burning("their quest"), s.damage("their quest")) == (burns, 0 if burns else before + 3)


@pytest.mark.rule("INV-116", "T-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_losing_a_development_can_burn_a_section(edition):
    s = scene(
        hand=["demolition"],
        resources=9,
        damage={"their quest": 8},
        their_developments={"quest": 1},
        edition=edition,
    )
    s.play("demolition", "their quest development").resolve()
    assert (s.burning("their quest"), s.damage("their quest"), s.developments("their quest")) == (True, 0, 0)


@pytest.mark.rule("INV-116")
def test_a_development_that_is_moved_away_can_burn_a_section_too():
    s = scene(
        capital="empire",
        hand=["will-of-the-electors"],
        resources=9,
        damage={"their quest": 8},
        their_developments={"quest": 1},
    )
    s.play("will-of-the-electors", "their quest development")
    while s.asked == Frame.ANNOUNCE:
        s.choose("their kingdom" if s.can_choose("their kingdom") else "pass")
    s.resolve()
    assert (s.burning("their quest"), s.developments("their kingdom")) == (True, 1)


@pytest.mark.rule("T-21", "INV-003", "INV-115")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_second_fire_ends_the_match_without_another_window(edition):
    s = fight(["chaos-knights"], damage={"their quest": 5}, burning=["their kingdom"], edition=edition)
    s.attack("quest", "chaos-knights").defend().assign(*["their quest"] * 3).close()
    assert (s.over, s.winner, s.reason, s.position.actor) == (True, ME, Reason.BURNED, -1)


@pytest.mark.rule("U-06", "INV-115")
def test_a_burning_zone_may_be_attacked_but_its_section_takes_no_damage():
    s = fight(["chaos-knights"], ["runesmith"], burning=["their quest"])
    s.attack("quest", "chaos-knights").defend("their runesmith")
    s.assign(*["their runesmith"] * 2)
    assert s.choices() == ["their runesmith"]
    s.choose("their runesmith").finish_combat()
    assert (s.discard(THEM), s.damage("their quest"), s.over) == (["runesmith"], 0, False)


@pytest.mark.rule("U-06")
def test_an_undefended_burning_zone_takes_nothing_at_all():
    s = fight(["chaos-knights"], burning=["their quest"]).attack("quest", "chaos-knights").defend().close()
    assert (s.asked, s.step) == (Frame.WINDOW, Step.APPLY)
    s.finish_combat()
    assert s.damage("their quest") == 0


@pytest.mark.rule("U-07", "INV-061", "INV-064")
def test_cards_and_power_of_burning_zones_work_as_before():
    s = scene(
        {"kingdom": ["contested-village"]},
        phase="kingdom",
        at_entry=True,
        burning=["kingdom"],
        hand=["runesmith", "demolition"],
    )
    assert s.resources() == 3 + 1
    s.to("capital").play("runesmith", "kingdom").resolve().develop("demolition", "kingdom")
    assert (s.zone_of("runesmith"), s.developments("kingdom")) == ("kingdom", 1)


@pytest.mark.rule("U-06", "U-07")
def test_a_burning_section_can_not_be_aimed_at_by_damage():
    s = scene({"battlefield": ["rock-lobber", "dark-zealot"]}, resources=2, burning=["their quest"])
    s.use("rock-lobber")
    assert s.can_choose("their kingdom") and not s.can_choose("their quest")
