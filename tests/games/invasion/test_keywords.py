"""Stories about keywords and corruption: Counterstrike, Scout, Toughness, corrupt cards (INV-140 to INV-149)."""

import pytest

from wartable.games.invasion.state import Frame, Step
from wartable.kernel.chance import seed_chance
from wartable.locale import words

from .scene import GAME, ME, THEM, ZONES, piece, scene

EDITIONS = ("revised", "2009")
KNIGHTS, HAMMERER = "their reiksguard-knights", "hammerer-of-karak-azul"


def fight(mine=(), theirs=(), **facts):
    """Units of my battlefield against units of their quest zone."""
    return scene({"battlefield": mine}, {"quest": theirs}, phase="battle", **facts)


# --- Counterstrike -------------------------------------------------------------------------------------


@pytest.mark.rule("INV-140", "D-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_counterstrike_hits_an_attacker_of_the_defenders_choice_before_any_action(edition):
    s = fight(["troll-slayers", "chaos-knights", "runesmith"], ["reiksguard-knights"], edition=edition)
    s.attack("quest", "troll-slayers", "chaos-knights").defend(KNIGHTS)
    assert (s.asked, s.actor, s.choices()) == (Frame.COUNTER, THEM, ["troll-slayers", "chaos-knights"])
    s.choose("chaos-knights")
    assert (s.asked, s.damage("chaos-knights"), s.damage("troll-slayers")) == (Frame.WINDOW, 2, 0)


@pytest.mark.rule("INV-140")
def test_counterstrike_is_not_split():
    s = fight(["troll-slayers", "chaos-knights"], ["reiksguard-knights"])
    s.attack("quest", "troll-slayers", "chaos-knights").defend(KNIGHTS).choose("troll-slayers")
    assert (s.asked, s.damage("troll-slayers"), s.damage("chaos-knights")) == (Frame.WINDOW, 2, 0)


@pytest.mark.rule("INV-140", "INV-147")
@pytest.mark.parametrize("edition", EDITIONS)
def test_counterstrike_can_not_be_cancelled_by_toughness(edition):
    s = fight([HAMMERER], ["reiksguard-knights"], edition=edition)
    s.attack("quest", HAMMERER).defend(KNIGHTS).choose(HAMMERER)
    assert s.discard() == [HAMMERER]


@pytest.mark.rule("INV-140", "INV-107")
def test_an_attacker_that_falls_to_counterstrike_deals_no_damage():
    s = fight(["runesmith"], ["reiksguard-knights"])
    s.attack("quest", "runesmith").defend(KNIGHTS).choose("runesmith").close()
    assert (s.attackers(), s.asked, s.step) == ([], Frame.WINDOW, Step.APPLY)
    s.finish_combat()
    assert (s.damage(KNIGHTS), s.damage("their quest")) == (0, 0)


@pytest.mark.rule("INV-140")
def test_only_declared_defenders_strike_back():
    s = fight(["reiksguard-knights"], ["reiksguard-knights", "dark-zealot"])
    s.attack("quest", "reiksguard-knights").defend("their dark-zealot")
    assert (s.asked, s.damage("reiksguard-knights")) == (Frame.WINDOW, 0)


@pytest.mark.rule("INV-140")
def test_without_attackers_there_is_nobody_to_strike():
    s = fight([], ["reiksguard-knights"]).attack("quest").defend(KNIGHTS)
    assert s.asked == Frame.WINDOW


@pytest.mark.rule("INV-141")
def test_a_unit_with_counterstrike_fights_as_usual_afterwards():
    s = fight(["chaos-knights"], ["reiksguard-knights"])
    s.attack("quest", "chaos-knights").defend(KNIGHTS).choose("chaos-knights").close()
    s.choose(*[KNIGHTS] * 2, "their quest", "chaos-knights").finish_combat()
    assert (s.damage("chaos-knights"), s.discard(THEM), s.damage("their quest")) == (
        3,
        ["reiksguard-knights"],
        1,
    )


@pytest.mark.rule("INV-141", "T-26")
def test_several_counterstrikes_add_up_on_one_attacker():
    s = fight(["mountain-brigade", "troll-slayers"], ["reiksguard-knights", "cold-one-riders"])
    s.attack("quest", "mountain-brigade", "troll-slayers").defend(KNIGHTS, "their cold-one-riders")
    s.choose(0, "mountain-brigade")
    assert (s.asked, s.damage("mountain-brigade")) == (Frame.COUNTER, 2)
    s.choose("mountain-brigade")
    assert (s.asked, s.damage("mountain-brigade")) == (Frame.WINDOW, 3)


@pytest.mark.rule("W-14", "INV-140")
def test_counterstrikes_go_one_after_the_other_each_at_an_attacker_that_is_left():
    s = fight(["runesmith", "troll-slayers"], ["reiksguard-knights", "cold-one-riders"])
    s.attack("quest", "runesmith", "troll-slayers").defend(KNIGHTS, "their cold-one-riders")
    s.choose(0, "runesmith")
    assert s.choices() == ["troll-slayers"]
    s.choose("troll-slayers")
    assert (s.discard(), s.damage("troll-slayers")) == (["runesmith"], 1)


@pytest.mark.rule("W-14", "U-02")
def test_their_player_says_which_counterstrike_comes_first():
    s = fight(["troll-slayers"], ["reiksguard-knights", "cold-one-riders"])
    s.attack("quest", "troll-slayers").defend(KNIGHTS, "their cold-one-riders")
    assert (s.asked, s.actor, s.choices()) == (Frame.ORDER, THEM, ["0", "1"])
    s.choose(1, "troll-slayers")
    assert (s.asked, s.damage("troll-slayers")) == (Frame.COUNTER, 1)


@pytest.mark.rule("W-14")
def test_with_nobody_left_to_strike_nothing_is_asked():
    s = fight(["runesmith"], ["reiksguard-knights"] * 3)
    s.attack("quest", "runesmith").defend(KNIGHTS, f"{KNIGHTS}#2", f"{KNIGHTS}#3").choose(0, "runesmith")
    assert (s.asked, s.discard()) == (Frame.WINDOW, ["runesmith"])


@pytest.mark.rule("W-06", "W-14")
@pytest.mark.card("silver-helm-brigade")
def test_what_a_counterstrike_sets_off_comes_before_the_next_one():
    s = fight(["silver-helm-brigade"], ["reiksguard-knights", "cold-one-riders"])
    s.attack("quest", "silver-helm-brigade").defend(KNIGHTS, "their cold-one-riders")
    s.choose(1, "silver-helm-brigade")
    assert (s.asked, len(s.hand())) == (Frame.COUNTER, 1)


@pytest.mark.rule("W-14", "T-41")
def test_a_unit_that_is_destroyed_by_being_declared_strikes():
    s = fight(
        ["troll-slayers", piece("horrific-mutation", on="troll-slayers")],
        [piece("reiksguard-knights", damage=1), "dark-zealot"],
    )
    s.attack("quest", "troll-slayers").defend(KNIGHTS)
    assert (s.asked, s.discard(THEM), s.choices()) == (
        Frame.COUNTER,
        ["reiksguard-knights"],
        ["troll-slayers"],
    )
    assert "Reiksguard Knights" in words("en").say(GAME.prompt(s.g, THEM))
    s.choose("troll-slayers")
    assert (s.asked, s.damage("troll-slayers")) == (Frame.WINDOW, 2)


@pytest.mark.rule("W-14", "U-02")
@pytest.mark.card("sadistic-mutation")
def test_the_strike_of_a_unit_that_is_gone_is_not_that_of_other_hosts():
    s = fight(
        ["troll-slayers", piece("horrific-mutation", on="troll-slayers")],
        [piece("reiksguard-knights", damage=1), "dark-zealot", piece("sadistic-mutation", on="dark-zealot")],
    )
    s.attack("quest", "troll-slayers").defend(KNIGHTS, "their dark-zealot").choose("troll-slayers")
    assert (s.asked, s.damage("troll-slayers")) == (Frame.WINDOW, 2)


# --- Scout ---------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-145")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_damage_the_opponent_discards_a_card_for_each_scout_that_fought(edition):
    s = fight(["free-company", "free-company", "dwarf-ranger"], their_hand=["pillage"] * 4, edition=edition)
    s.attack("quest", "free-company", "free-company#2").defend().assign(*["their quest"] * 2)
    assert len(s.hand(THEM)) == 4
    s.close()
    assert (s.step, s.hand(THEM), s.discard(THEM)) == (Step.OVER, ["pillage"] * 2, ["pillage"] * 2)


@pytest.mark.rule("INV-145", "U-02")
@pytest.mark.card("silver-helm-brigade")
@pytest.mark.parametrize("edition", EDITIONS)
def test_scout_comes_before_the_forced_effects_of_the_same_damage(edition):
    s = fight(["free-company"], ["silver-helm-brigade"], their_hand=["pillage"], edition=edition)
    s.attack("quest", "free-company").defend("their silver-helm-brigade").finish_combat()
    assert (s.discard(THEM), s.hand(THEM)) == (["pillage"], ["peasant-militia"])


@pytest.mark.rule("INV-145")
def test_a_defending_scout_makes_the_attacker_discard():
    s = fight(["troll-slayers"], ["free-company"], hand=["pillage"] * 2, their_hand=["waaagh"])
    s.attack("quest", "troll-slayers").defend("their free-company")
    s.assign("their free-company", "troll-slayers").close()
    assert (s.hand(ME), s.hand(THEM)) == (["pillage"], ["waaagh"])


@pytest.mark.rule("INV-145")
def test_a_scout_that_did_not_survive_makes_nobody_discard():
    s = fight(["dwarf-ranger"], ["chaos-knights"], their_hand=["pillage"])
    s.attack("quest", "dwarf-ranger").defend("their chaos-knights").finish_combat()
    assert (s.discard(ME), s.hand(THEM)) == (["dwarf-ranger"], ["pillage"])


@pytest.mark.rule("INV-145")
def test_a_scout_that_left_the_combat_makes_nobody_discard():
    s = fight(["free-company"], their_hand=["pillage", "pilgrimage"], their_resources=4)
    s.attack("quest", "free-company").pass_().play("pilgrimage", "free-company").resolve()
    s.defend().finish_combat()
    assert s.hand(THEM) == ["pillage"]


@pytest.mark.rule("INV-145")
def test_the_card_is_drawn_by_lot():
    lost = set()
    for seed in range(12):
        s = fight(["free-company"], their_hand=["pillage", "waaagh"])
        seed_chance(s.g, seed)
        s.attack("quest", "free-company").defend().finish_combat()
        lost.add(*s.discard(THEM))
    assert lost == {"pillage", "waaagh"}


@pytest.mark.rule("INV-145")
def test_an_empty_hand_has_nothing_to_discard():
    s = fight(["free-company"]).attack("quest", "free-company").defend().finish_combat()
    assert (s.phase, s.discard(THEM)) == ("end", [])


@pytest.mark.rule("B-210", "U-06")
def test_scout_works_against_a_burning_and_empty_zone_without_any_damage():
    s = fight(["free-company"], burning=["their quest"], their_hand=["pillage"])
    s.attack("quest", "free-company").defend().finish_combat()
    assert (s.damage("their quest"), s.discard(THEM)) == (0, ["pillage"])


@pytest.mark.rule("B-210")
def test_scout_works_even_if_all_its_damage_was_cancelled():
    s = fight(["free-company"], [HAMMERER], their_hand=["pillage"])
    s.attack("quest", "free-company").defend(f"their {HAMMERER}").finish_combat()
    assert (s.damage(f"their {HAMMERER}"), s.discard(THEM)) == (0, ["pillage"])


# --- Toughness -----------------------------------------------------------------------------------------


def flames(x, unit=HAMMERER, zone="quest", more=(), edition="revised", **facts):
    """X damage outside combat to an enemy unit."""
    s = scene(
        theirs={zone: [unit, *more]},
        capital="chaos",
        hand=["flames-of-tzeentch"] * 2,
        resources=30,
        edition=edition,
        **facts,
    )
    name = f"their {unit.key if not isinstance(unit, str) else unit}"
    s.play("flames-of-tzeentch", x, name).resolve()
    return s.close() if edition == "2009" else s


@pytest.mark.rule("INV-120", "INV-146")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("x", "damage"), [(0, 0), (1, 0), (2, 1)])
def test_toughness_cancels_its_number_of_the_damage(edition, x, damage):
    s = flames(x, edition="revised" if x == 0 else edition)
    assert s.damage(f"their {HAMMERER}") == damage


@pytest.mark.rule("INV-146", "INV-025")
def test_what_toughness_leaves_may_destroy():
    assert flames(3).discard(THEM) == [HAMMERER]


@pytest.mark.rule("INV-146")
def test_toughness_cancels_anew_each_time():
    s = flames(2)
    s.play("flames-of-tzeentch", 1, f"their {HAMMERER}").resolve()
    assert s.damage(f"their {HAMMERER}") == 1


@pytest.mark.rule("INV-146", "INV-113")
def test_toughness_counts_once_for_all_that_combat_applies_together():
    s = fight(["troll-slayers", "runesmith"], [HAMMERER])
    s.attack("quest", "troll-slayers", "runesmith").defend(f"their {HAMMERER}")
    s.assign(*[f"their {HAMMERER}"] * 2, "troll-slayers").close()
    assert s.damage(f"their {HAMMERER}") == 1


@pytest.mark.rule("INV-147")
def test_toughness_does_nothing_against_uncancellable_damage():
    s = fight(["bloodthirster"], ["king-kazador"])
    s.attack("quest", "bloodthirster").defend("their king-kazador")
    s.assign(*["their king-kazador"] * 5, *["bloodthirster"] * 3).close()
    assert s.damage("their king-kazador") == 5


@pytest.mark.rule("W-15")
def test_a_side_with_both_kinds_of_damage_says_of_each_point_which_it_is():
    s = fight(["bloodthirster", "troll-slayers"]).attack("quest", "bloodthirster", "troll-slayers")
    s.defend().close()
    assert s.choices() == ["pass", "yes"]
    s.choose("yes", "their quest")
    assert (s.assigned("their quest"), s.choices()) == ((0, 1), ["pass", "yes"])
    s.choose("pass", "their quest")
    assert (s.assigned("their quest"), s.choices()) == ((1, 1), ["their quest"])


@pytest.mark.rule("INV-147")
def test_of_mixed_damage_only_the_cancellable_part_meets_toughness():
    s = fight(["bloodthirster", "troll-slayers"], ["king-kazador"])
    s.attack("quest", "bloodthirster", "troll-slayers").defend("their king-kazador").close()
    s.choose("yes", "their king-kazador", "pass")
    while s.actor == ME and s.asked == Frame.ASSIGN:
        s.choose("their king-kazador" if s.can_choose("their king-kazador") else "pass")
    assert s.assigned("their king-kazador") == (1, 5)
    s.choose(*["bloodthirster"] * 3).close()
    assert s.damage("their king-kazador") == 5


@pytest.mark.rule("INV-147")
def test_several_values_of_toughness_add_up():
    s = flames(3, piece(HAMMERER, damage=1), zone="battlefield", more=["big-uns"])
    assert s.in_play(f"their {HAMMERER}") is False
    s = flames(2, piece(HAMMERER, damage=1), zone="battlefield", more=["big-uns"])
    assert (s.toughness(f"their {HAMMERER}"), s.damage(f"their {HAMMERER}")) == (2, 1)


@pytest.mark.rule("INV-146", "T-27")
def test_toughness_follows_the_developments_that_are_there_when_damage_is_applied():
    s = scene(
        theirs={"quest": ["ironbreakers-of-ankhor"]},
        their_developments={"quest": 3},
        capital="chaos",
        hand=["flames-of-tzeentch", "demolition"],
        resources=30,
    )
    assert s.toughness("their ironbreakers-of-ankhor") == 3
    s.play("flames-of-tzeentch", 4, "their ironbreakers-of-ankhor").pass_()
    s.play("demolition", "their quest development").resolve()
    assert s.damage("their ironbreakers-of-ankhor") == 2


# --- Corruption ----------------------------------------------------------------------------------------


@pytest.mark.rule("INV-148", "INV-149")
def test_an_effect_of_the_enemy_corrupts_a_unit_until_it_is_restored():
    s = scene(theirs={"quest": ["dark-zealot"]}, capital="chaos", hand=["seduced-by-darkness"])
    s.play("seduced-by-darkness", "their dark-zealot").resolve()
    assert s.corrupt("their dark-zealot")
    s.to("begin", THEM).close()
    assert (s.asked, s.corrupt("their dark-zealot")) == (Frame.RESTORE, True)
    s.choose("their dark-zealot")
    assert not s.corrupt("their dark-zealot")


@pytest.mark.rule("INV-148", "U-17")
def test_a_corrupt_card_still_gives_power_symbols_and_its_text():
    s = scene({"quest": [piece("runesmith", corrupt=True)]}, resources=2)
    assert (s.zone_power("quest"), s.cost("king-kazador"), s.can_use("runesmith")) == (2, 6 + 3, True)


@pytest.mark.rule("INV-148", "INV-106")
@pytest.mark.parametrize("zone", ZONES)
def test_a_corrupt_unit_fights_again_when_it_is_restored(zone):
    s = scene({"battlefield": [piece("troll-slayers", corrupt=True)]}, phase="kingdom", at_entry=True)
    s.choose("troll-slayers").to("battle").attack(zone, "troll-slayers")
    assert s.attackers() == ["troll-slayers"]


@pytest.mark.rule("INV-148")
def test_a_corrupt_card_that_leaves_play_is_corrupt_no_more():
    s = scene({"quest": [piece("runesmith", corrupt=True)]}, hand=["pilgrimage"], resources=9)
    s.play("pilgrimage", "runesmith").resolve()
    s.play("runesmith", "quest").resolve()
    assert not s.corrupt("runesmith")
