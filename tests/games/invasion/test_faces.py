"""Stories about developments that are units as well (W-55): Bolt of Change."""

import pytest

from wartable.games.invasion.rules.facts import controller
from wartable.games.invasion.state import CHANGED, Event, Frame

from .looks import looked
from .scene import ME, THEM, Story, scene


def bolt(zone="battlefield", **others) -> Story:
    """I have changed my own development in a zone, in my turn; it is a Pillage, which nobody else knows."""
    settings = {"hand": ["bolt-of-change"], "resources": 9, "capital": "chaos", "their_capital": "empire"}
    s = scene(**{"developments": {zone: ["pillage"]}, **settings, **others})
    s.play("bolt-of-change", "development pillage").resolve()
    return looked(s)


def slot_of(s: Story, seat: int = ME) -> int:
    return next(slot for slot in range(seat * 100, seat * 100 + 100) if s.g.down[slot] == 2)


@pytest.mark.card("bolt-of-change")
@pytest.mark.rule("W-55")
def test_a_development_attacks_with_2():
    s = bolt(theirs={"quest": ["pistoliers"]})
    assert s.developments("battlefield") == 1 and s.zone_power("battlefield") == 2
    s.to("battle").attack("their kingdom", "battlefield development")
    looked(s).defend().close()
    assert s.asked == Frame.ASSIGN
    s.choose("their kingdom", "their kingdom")
    looked(s).close()
    assert s.damage("their kingdom") == 2


@pytest.mark.card("bolt-of-change")
@pytest.mark.rule("INV-077")
def test_its_card_stays_hidden():
    s = bolt()
    told = [s.told(Event.CHANGED, seat)[0].card for seat in (ME, THEM, -1)]
    assert told == [CHANGED] * 3
    for seat in (ME, THEM):
        zone = s.position.view(seat)["seats"][ME]["zones"][2]
        assert [card["card"] for card in zone["cards"]] == ["changed-development"]
        assert zone["developments"]["count"] == 1
    assert "pillage" not in s.position.view(THEM)["cards"] and "pillage" in s.position.view(ME)["cards"]


@pytest.mark.card("bolt-of-change")
def test_it_dies_as_a_development():
    s = bolt(their_hand=["demoralise"], hand=["bolt-of-change", "nurgle-sorcerer"], resources=20)
    s.g.damage[slot_of(s)] = 1
    s.g.hit_change[slot_of(s)] = -1
    s.g.unsettled = 1
    s.pass_()
    assert s.developments("battlefield") == 0 and "pillage" in s.discard()
    assert s.told(Event.LEFT_PLAY)[0].learns
    looked(s)


@pytest.mark.card("bolt-of-change")
def test_effects_on_units_and_on_developments_may_aim_at_it():
    s = bolt(hand=["bolt-of-change", "seduced-by-darkness"], resources=20)
    s.play("seduced-by-darkness")
    assert s.can_choose("battlefield development")
    s.choose("battlefield development").resolve()
    assert s.g.corrupt[slot_of(s)] == 1
    looked(s)
    s = bolt(mine={"quest": ["cultist-of-slaanesh"]}, resources=20)
    s.use("cultist-of-slaanesh", "battlefield development").resolve()
    assert s.developments("battlefield") == 0


@pytest.mark.card("bolt-of-change")
def test_supports_and_quests_are_other_things():
    s = bolt(hand=["bolt-of-change", "burn-it-down"], resources=20)
    assert not s.can_play("burn-it-down")


@pytest.mark.card("bolt-of-change")
def test_it_is_a_plain_development_again_when_the_turn_ends():
    s = bolt(hand=["bolt-of-change", "cloud-of-flies"], resources=20)
    s.play("cloud-of-flies", "battlefield development").resolve()
    assert looked(s).g.host[s.slot("cloud-of-flies")] == slot_of(s) + 1
    slot = slot_of(s)
    s.g.damage[slot] = 1
    s.to("capital", THEM)
    assert (s.g.down[slot], s.g.damage[slot], s.g.corrupt[slot]) == (1, 0, 0)
    assert s.developments("battlefield") == 1 and "cloud-of-flies" in s.discard()
    looked(s)


@pytest.mark.card("bolt-of-change")
@pytest.mark.rule("W-05")
def test_an_enemys_development_is_drawn_by_lot_and_can_be_told_apart_then():
    s = scene(
        theirs={},
        their_developments={"kingdom": 3},
        hand=["bolt-of-change", "seduced-by-darkness"],
        resources=20,
        capital="chaos",
        their_capital="empire",
    )
    s.play("bolt-of-change", "their development").resolve()
    slot = slot_of(s, THEM)
    looked(s).play("seduced-by-darkness")
    assert s.choices() == ["their kingdom development"] and len(s.position.legal()) == 1
    s.choose("their kingdom development").resolve()
    assert s.g.corrupt[slot] == 1


@pytest.mark.card("bolt-of-change")
def test_a_development_in_the_attacked_zone_defends():
    s = scene(
        {}, {"battlefield": ["pistoliers"]}, developments={"quest": 1}, hand=["bolt-of-change"], resources=9,
        capital="chaos", their_capital="empire", phase="battle", active=THEM,
    )  # fmt: skip
    s.attack("quest", "their pistoliers").pass_()
    s.play("bolt-of-change", "quest development").resolve()
    s.close().choose("quest development", "done")
    looked(s).close()
    s.choose("quest development").choose("their pistoliers", "their pistoliers")
    looked(s).close()
    assert not s.in_play("their pistoliers") and s.developments("quest") == 1


@pytest.mark.card("bolt-of-change")
@pytest.mark.card("take-captive")
def test_a_changed_development_can_be_taken_captive():
    s = bolt(their_hand=["take-captive"], their_resources=9, their_capital="chaos")
    s.to("battle").attack("their kingdom", "battlefield development").pass_()
    s.play("take-captive", "battlefield development").resolve()
    slot = slot_of(s)
    assert controller(s.g, slot) == THEM and s.developments("their kingdom") == 1
    assert s.developments("battlefield") == 0
    looked(s).finish_combat()
    s.to("capital", THEM)
    assert controller(s.g, slot) == ME and s.developments("battlefield") == 1 and s.g.down[slot] == 1
    looked(s)


@pytest.mark.card("bolt-of-change")
@pytest.mark.card("altar-of-khaine")
def test_a_changed_development_is_saved_unseen():
    s = bolt(mine={"kingdom": ["altar-of-khaine"]})
    s.g.damage[slot_of(s)] = 2
    s.g.unsettled = 1
    s.pass_()
    looked(s).choose("battlefield development")
    assert "pillage" in s.hand() and not any(s.g.known.tolist()[ME])
