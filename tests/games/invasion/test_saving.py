"""Stories about what happens instead of a destruction: Altar of Khaine brings units back to hand (W-53)."""

import pytest

from wartable.games.invasion.state import Event, Frame

from .looks import looked
from .scene import ME, THEM, Story, piece, scene


def altar(mine=None, theirs=None, **others) -> Story:
    """My Altar stands in my kingdom; they are Orcs."""
    laid = {"kingdom": ["altar-of-khaine"], **(mine or {})}
    return scene(laid, theirs, **{"capital": "chaos", "their_capital": "orc", "resources": 1, **others})


def nurgled(*mine, **others) -> Story:
    """My units in the battlefield, each with all but 1 hit point gone; I play Nurgle's Pestilence."""
    s = altar({"battlefield": list(mine)}, hand=["nurgles-pestilence"], **{"resources": 9, **others})
    return s.play("nurgles-pestilence").resolve()


@pytest.mark.card("altar-of-khaine")
@pytest.mark.rule("W-53")
def test_a_unit_that_would_die_returns_to_hand_for_1_resource():
    s = nurgled("servants-of-khorne")
    assert (s.asked, s.actor) == (Frame.INSTEAD, ME) and s.choices() == ["pass", "servants-of-khorne"]
    looked(s)
    left = s.resources()
    s.choose("servants-of-khorne")
    assert s.hand() == ["servants-of-khorne"] and s.resources() == left - 1
    assert s.discard() == ["nurgles-pestilence"]
    assert s.told(Event.PAID)[0].x == 1
    looked(s)


@pytest.mark.card("altar-of-khaine")
def test_who_declines_loses_them():
    s = nurgled("servants-of-khorne", "savage-gors").choose("pass")
    assert sorted(s.discard()) == ["nurgles-pestilence", "savage-gors", "servants-of-khorne"]
    assert s.asked == Frame.WINDOW
    looked(s)


@pytest.mark.card("altar-of-khaine")
def test_each_unit_costs_1_and_its_controller_chooses_which():
    s = altar({"battlefield": ["servants-of-khorne", "savage-gors"]}, {}, resources=1)
    s.g.damage[s.slot("servants-of-khorne")] = s.g.damage[s.slot("savage-gors")] = 1
    s.g.unsettled = 1
    s.pass_()
    assert set(s.choices()) == {"pass", "servants-of-khorne", "savage-gors"}
    looked(s).choose("savage-gors")
    assert s.hand() == ["savage-gors"] and s.discard() == ["servants-of-khorne"] and s.resources() == 0


@pytest.mark.card("altar-of-khaine")
def test_two_are_saved_one_after_the_other():
    s = nurgled("servants-of-khorne", "savage-gors", resources=9)
    s.choose("savage-gors", "servants-of-khorne")
    assert sorted(s.hand()) == ["savage-gors", "servants-of-khorne"] and s.asked == Frame.WINDOW


@pytest.mark.card("altar-of-khaine")
@pytest.mark.rule("INV-130")
def test_the_altar_works_in_the_kingdom_only():
    s = scene(
        {"quest": ["altar-of-khaine"], "battlefield": ["servants-of-khorne"]},
        hand=["nurgles-pestilence"],
        resources=9,
        capital="chaos",
    )
    s.play("nurgles-pestilence").resolve()
    assert s.asked == Frame.WINDOW and "servants-of-khorne" in s.discard()


@pytest.mark.card("altar-of-khaine")
def test_without_resources_nobody_is_asked():
    s = nurgled("servants-of-khorne", resources=3)
    assert s.resources() == 0 and s.asked == Frame.WINDOW and "servants-of-khorne" in s.discard()


@pytest.mark.card("altar-of-khaine")
@pytest.mark.rule("INV-132")
def test_a_sacrifice_is_no_destruction():
    s = altar({"battlefield": ["servants-of-khorne"]}, hand=["culling-the-weak"], resources=9)
    s.play("culling-the-weak", "servants-of-khorne").resolve()
    assert s.asked == Frame.WINDOW and "servants-of-khorne" in s.discard()


@pytest.mark.card("altar-of-khaine")
def test_what_is_set_off_by_destruction_is_silent():
    """Fledgling Chaos Spawn deals damage when it is destroyed in the battlefield."""
    s = nurgled("fledgling-chaos-spawn", resources=9)
    s.choose("fledgling-chaos-spawn")
    assert s.asked == Frame.WINDOW and s.hand() == ["fledgling-chaos-spawn"]


@pytest.mark.card("altar-of-khaine")
def test_an_effect_that_destroys_is_answered_too():
    s = altar(
        {"battlefield": ["chaos-knights"]}, {}, active=THEM, their_hand=["troll-vomit"], their_resources=9
    )
    s.play("troll-vomit").resolve()
    assert (s.asked, s.actor) == (Frame.INSTEAD, ME)
    looked(s).choose("chaos-knights")
    assert s.hand() == ["chaos-knights"] and looked(s).asked == Frame.WINDOW


@pytest.mark.card("altar-of-khaine")
def test_the_opponents_units_are_not_saved():
    s = nurgled(resources=9)
    assert s.asked == Frame.WINDOW
    s = altar({}, {"battlefield": ["crooked-teef-goblins"]}, hand=["nurgles-pestilence"], resources=9)
    s.play("nurgles-pestilence").resolve()
    assert s.asked == Frame.WINDOW and s.discard(THEM) == ["crooked-teef-goblins"]


@pytest.mark.card("altar-of-khaine")
@pytest.mark.rule("U-02")
def test_in_combat_the_saved_unit_leaves_before_it_is_destroyed():
    s = altar(
        {"battlefield": [piece("dark-zealot", damage=2)]},
        {"battlefield": ["black-orc-squad"]},
        phase="battle",
        active=THEM,
    )
    s.attack("battlefield", "their black-orc-squad").defend("dark-zealot").close()
    while s.asked == Frame.ASSIGN:
        s.choose(s.choices()[0])
    s.close()
    assert (s.asked, s.actor) == (Frame.INSTEAD, ME)
    looked(s).choose("dark-zealot")
    assert s.hand() == ["dark-zealot"]
    looked(s).finish_combat()
