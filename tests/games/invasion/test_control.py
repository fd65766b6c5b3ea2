"""Stories about control of a card that another owns (INV-030): Take Captive! takes an attacker until the turn ends."""

import pytest

from wartable.games.invasion.rules.facts import controller, owner_of
from wartable.games.invasion.state import Event, Frame, Race

from .looks import looked
from .scene import ME, THEM, Story, piece, scene

EMPIRE = {"capital": "chaos", "their_capital": "empire"}


def attacked(mine=None, their_battlefield=("pistoliers", "sigmars-blessed"), **others) -> Story:
    """They attack my kingdom with all; I have Take Captive! and the word."""
    s = scene(
        {"kingdom": ["dark-zealot"], **(mine or {})},
        {"battlefield": list(their_battlefield)},
        **{"phase": "battle", "active": THEM, "hand": ["take-captive"], "resources": 9, **EMPIRE, **others},
    )
    keys = [key if isinstance(key, str) else key.key for key in their_battlefield]
    return s.attack("kingdom", *(f"their {key}" for key in keys)).pass_()


def captured(key="pistoliers", **others) -> Story:
    s = attacked(**others)
    return looked(s.play("take-captive", f"their {key}")).resolve()


@pytest.mark.card("take-captive")
@pytest.mark.rule("INV-030", "W-51")
def test_a_captive_defends_the_zone_that_it_attacked():
    s = looked(captured())
    slot = s.slot("their pistoliers")
    assert (controller(s.g, slot), owner_of(slot)) == (ME, THEM)
    assert s.zone_of("their pistoliers") == "kingdom" and s.g.strays == 1
    assert (s.attackers(), s.defenders()) == (["their sigmars-blessed"], ["their pistoliers"])
    assert s.told(Event.CONTROL)[0].seat == ME


@pytest.mark.card("take-captive")
def test_a_captive_and_its_fellows_are_assigned_damage_of_one_another():
    s = captured().defend("dark-zealot")
    looked(s).close()
    assert s.actor == THEM and set(s.choices()) == {"their pistoliers", "dark-zealot"}
    s.choose("their pistoliers")
    assert s.actor == ME and s.choices() == ["their sigmars-blessed"]
    s.choose("their sigmars-blessed", "their sigmars-blessed")
    looked(s).close()
    assert not s.in_play("their sigmars-blessed") and s.discard(THEM) == ["sigmars-blessed"]
    assert s.asked == Frame.ANNOUNCE or s.damage("their pistoliers") == 1


@pytest.mark.card("take-captive")
@pytest.mark.rule("INV-031")
def test_a_captive_that_dies_goes_to_its_owners_pile():
    s = captured("sigmars-blessed", their_battlefield=("pistoliers", "sigmars-blessed"))
    s.defend().close().choose("their sigmars-blessed")
    looked(s).finish_combat()
    assert s.discard(THEM) == ["sigmars-blessed"] and s.g.strays == 0
    assert s.discard(ME) == ["take-captive"]


@pytest.mark.card("take-captive")
def test_a_captive_goes_home_when_the_turn_ends_with_its_damage():
    s = captured("free-company", their_battlefield=(piece("free-company", damage=1), "sigmars-blessed"))
    looked(s.defend().finish_combat()).to("end")
    assert controller(s.g, s.slot("their free-company")) == ME
    s.pass_().pass_()
    slot = s.slot("their free-company")
    assert (controller(s.g, slot), s.zone_of("their free-company")) == (THEM, "battlefield")
    assert s.g.role[slot] == 0 and s.g.strays == 0 and s.damage("their free-company") >= 1
    looked(s)


@pytest.mark.card("take-captive")
@pytest.mark.rule("INV-074")
def test_a_captive_counts_for_its_captor():
    s = attacked()
    theirs, mine = s.g.symbols[THEM, Race.EMPIRE], s.g.symbols[ME, Race.EMPIRE]
    power = s.zone_power("kingdom")
    s.play("take-captive", "their pistoliers").resolve()
    assert (s.g.symbols[THEM, Race.EMPIRE], s.g.symbols[ME, Race.EMPIRE]) == (theirs - 1, mine + 1)
    assert s.zone_power("kingdom") == power + s.power("their pistoliers")


@pytest.mark.card("take-captive")
def test_the_action_of_a_captive_is_its_captors():
    s = looked(captured())
    s.pass_()
    assert s.actor == ME and s.can_use("their pistoliers")


@pytest.mark.card("take-captive")
@pytest.mark.rule("B-18")
def test_a_hero_can_not_be_taken_where_a_hero_is():
    s = attacked({"kingdom": ["valkia-the-bloody"]}, ("thyrus-gorman",))
    s.play("take-captive", "their thyrus-gorman").resolve()
    assert s.attackers() == ["their thyrus-gorman"] and s.g.strays == 0


@pytest.mark.card("take-captive")
@pytest.mark.rule("INV-106")
def test_a_corrupt_captive_comes_but_does_not_defend():
    s = attacked()
    s.g.corrupt[s.slot("their pistoliers")] = 1
    s.play("take-captive", "their pistoliers").resolve()
    assert s.defenders() == [] and s.zone_of("their pistoliers") == "kingdom"
    looked(s)


@pytest.mark.card("take-captive")
@pytest.mark.rule("INV-103")
def test_nobody_can_be_taken_captive_who_does_not_attack():
    s = scene(
        {"kingdom": ["dark-zealot"]},
        {"battlefield": ["pistoliers"]},
        hand=["take-captive"],
        resources=9,
        **EMPIRE,
    )
    assert not s.can_play("take-captive")


@pytest.mark.card("take-captive")
@pytest.mark.rule("U-10")
def test_damage_stays_beside_an_attacker_that_is_taken():
    s = attacked({"kingdom": ["chaos-knights"]}).pass_()
    s.choose("chaos-knights", "done").close()
    while s.actor == THEM:
        s.choose(s.choices()[0])
    while s.choices()[0].startswith("their"):
        s.choose("their pistoliers")
    lying = s.assigned("their pistoliers")
    s.pass_().play("take-captive", "their pistoliers").resolve()
    assert sum(lying) > 0 and s.assigned("their pistoliers") == lying
    looked(s).finish_combat()


@pytest.mark.card("take-captive")
def test_everybody_sees_whose_a_captive_is():
    s = captured()
    for seat in range(-1, 2):
        kingdom = s.position.view(seat)["seats"][ME]["zones"][0]
        found = next(card for card in kingdom["cards"] if card["card"] == "pistoliers")
        assert (found["seat"], found["owner"], found["captive"]) == (ME, THEM, True)


@pytest.mark.card("take-captive")
@pytest.mark.rule("W-52")
def test_a_captive_stops_defending_when_the_attack_goes_elsewhere():
    s = attacked(hand=["take-captive", "sigmars-intervention"], resources=20)
    s.play("take-captive", "their pistoliers").resolve()
    s.pass_().play("sigmars-intervention", "quest").resolve()
    assert s.g.attacked == 1 and s.defenders() == [] and s.zone_of("their pistoliers") == "kingdom"
    looked(s)
