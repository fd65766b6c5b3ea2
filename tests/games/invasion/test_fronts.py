"""Stories about an attack on two zones at once (W-57): For Ulthuan!."""

import pytest

from wartable.games.invasion.state import Event, Frame

from .looks import looked
from .scene import ME, THEM, Story, scene

SETTINGS = {
    "hand": ["for-ulthuan"],
    "resources": 5,
    "capital": "dwarf",
    "their_capital": "orc",
    "phase": "battle",
}


def two_fronts(theirs=None, **others) -> Story:
    """I attack their kingdom with Troll Slayers (1) and their quest zone with a Mountain Brigade (2)."""
    s = scene({"battlefield": ["troll-slayers", "mountain-brigade"]}, theirs, **{**SETTINGS, **others})
    s.choose("their kingdom").play("for-ulthuan", "their quest")
    looked(s).resolve()
    looked(s).close()
    s.choose("troll-slayers")
    assert s.asked == Frame.FRONT and sorted(s.choices()) == ["their kingdom", "their quest"]
    looked(s).choose("their kingdom").choose("mountain-brigade", "their quest", "done")
    return looked(s)


@pytest.mark.card("for-ulthuan")
@pytest.mark.rule("W-57")
def test_each_zone_is_hit_by_its_own_attackers():
    s = two_fronts()
    s.defend().close()
    assert s.actor == ME and s.choices() == ["their kingdom"]
    looked(s).choose("their kingdom")
    assert s.choices() == ["their quest"]
    looked(s).choose("their quest", "their quest")
    looked(s).close()
    assert (s.damage("their kingdom"), s.damage("their quest")) == (1, 2)
    assert s.finish_combat().g.second == 0
    looked(s)


@pytest.mark.card("for-ulthuan")
def test_defenders_fight_those_who_attack_their_zone():
    s = two_fronts({"kingdom": ["black-orc-squad"], "quest": ["doom-divers"]})
    s.close()
    assert set(s.choices()) == {"pass", "their black-orc-squad", "their doom-divers"}
    looked(s).choose("their black-orc-squad", "their doom-divers", "done")
    looked(s).close()
    assert s.choices() == ["their black-orc-squad"]
    s.choose("their black-orc-squad")
    assert s.choices() == ["their doom-divers"]
    looked(s).choose("their doom-divers", "their doom-divers")
    assert s.actor == THEM and s.choices() == ["troll-slayers"]
    looked(s).choose("troll-slayers")
    assert s.choices() == ["mountain-brigade"]
    s.choose("mountain-brigade", "mountain-brigade")
    looked(s).close()
    assert not s.in_play("their doom-divers") and s.damage("their black-orc-squad") == 1
    assert (s.damage("troll-slayers"), s.damage("mountain-brigade")) == (1, 2)


@pytest.mark.card("for-ulthuan")
@pytest.mark.rule("U-06")
def test_one_of_the_zones_may_burn():
    s = two_fronts(burning=["their quest"])
    s.defend().close().choose("their kingdom")
    assert s.asked == Frame.WINDOW  # what was to hit the burning section is lost
    looked(s)


@pytest.mark.card("for-ulthuan")
def test_a_second_zone_that_nobody_attacks_is_not_attacked():
    s = scene({"battlefield": ["troll-slayers"]}, {"quest": ["doom-divers"]}, **SETTINGS)
    s.choose("their kingdom").play("for-ulthuan", "their quest").resolve().close()
    s.choose("troll-slayers", "their kingdom", "done")
    assert s.g.second == 0
    looked(s).close()
    assert s.choices() == ["pass"]


@pytest.mark.card("for-ulthuan")
@pytest.mark.rule("INV-101")
def test_it_is_played_when_the_zone_is_named_and_no_other_time():
    s = scene({"battlefield": ["troll-slayers"]}, {}, **{**SETTINGS, "phase": "capital"})
    assert not s.can_play("for-ulthuan")
    s = scene({"battlefield": ["troll-slayers"]}, {}, **SETTINGS)
    s.attack("their kingdom", "troll-slayers")
    assert not s.can_play("for-ulthuan")
    looked(s)


@pytest.mark.card("for-ulthuan")
def test_only_another_zone_of_the_opponent_can_be_chosen():
    s = scene({"battlefield": ["troll-slayers"]}, {}, **{**SETTINGS, "hand": ["for-ulthuan", "for-ulthuan"]})
    s.choose("their kingdom").play("for-ulthuan")
    assert s.choices() == ["their quest", "their battlefield"]
    s.choose("their battlefield").resolve()
    assert s.told(Event.ATTACKS_TOO) and not s.can_play("for-ulthuan")
    looked(s)


@pytest.mark.card("for-ulthuan")
@pytest.mark.rule("INV-140")
def test_a_counterstrike_hits_who_attacks_that_zone():
    s = two_fronts({"quest": ["reiksguard-knights"]}, their_capital="empire")
    s.close()
    s.choose("their reiksguard-knights", "done")
    assert s.asked == Frame.COUNTER and s.choices() == ["mountain-brigade"]
    looked(s)


@pytest.mark.card("for-ulthuan")
@pytest.mark.card("take-captive")
def test_a_captive_defends_the_zone_that_it_attacked_of_the_two():
    s = two_fronts({}, their_hand=["take-captive"], their_resources=9, their_capital="chaos").pass_()
    s.play("take-captive", "mountain-brigade").resolve()
    assert s.zone_of("mountain-brigade") == "quest" and s.defenders() == ["mountain-brigade"]
    looked(s).defend().close()
    looked(s).finish_combat()


@pytest.mark.card("for-ulthuan")
def test_everybody_sees_both_zones_attacked():
    s = two_fronts()
    for seat in range(-1, 2):
        seen = s.position.view(seat)
        assert [zone["attacked"] for zone in seen["seats"][THEM]["zones"]] == [True, True, False]
        assert (seen["combat"]["zone"], seen["combat"]["second"]) == ("kingdom", "quest")
