"""Stories about tactics that are played out of the opponent's discard pile (W-54): Mortella."""

import pytest

from wartable.games.invasion.state import Event, Frame

from .looks import looked
from .scene import ME, THEM, Story, piece, scene


def mortella(pile, **others) -> Story:
    """Mortella is in my quest zone, tactics are in their discard pile; they are Orcs, I am Chaos."""
    settings = {
        "mine": {"quest": ["mortella"]},
        "their_discard": pile,
        "resources": 2,
        "capital": "chaos",
        "their_capital": "orc",
    }
    return scene(**{**settings, **others})


@pytest.mark.card("mortella")
@pytest.mark.rule("W-54")
def test_mortella_plays_a_tactic_of_the_opponents_pile_for_its_cost_without_loyalty():
    s = mortella(["pillage"], theirs={"kingdom": ["totem-of-gork"]})
    looked(s).use("mortella").resolve()
    assert (s.asked, s.actor) == (Frame.CAST, ME) and s.choices() == ["pillage"] and s.corrupt("mortella")
    looked(s).choose("pillage")
    looked(s).choose("their totem-of-gork")
    assert s.resources() == 0 and not s.in_play("their totem-of-gork")
    assert s.discard(THEM) == ["totem-of-gork"] and s.deck(THEM)[-1] == "pillage"
    assert s.told(Event.UNDER_DECK)[0].card
    looked(s)


@pytest.mark.card("mortella")
def test_a_tactic_that_is_too_dear_or_has_no_target_can_not_be_played():
    s = mortella(["pillage"], theirs={"kingdom": ["totem-of-gork"]}, resources=1)
    assert not s.can_use("mortella")
    s = mortella(["pillage"])
    assert not s.can_use("mortella")
    looked(s)


@pytest.mark.card("mortella")
def test_units_and_supports_are_no_tactics():
    s = mortella(["black-orc-squad", "totem-of-gork"], resources=20)
    assert not s.can_use("mortella")


@pytest.mark.card("mortella")
@pytest.mark.rule("INV-005")
def test_the_moment_of_the_tactic_holds():
    """Troll Vomit is for one's own turn only."""
    s = mortella(["troll-vomit"], active=THEM, resources=20).pass_()
    assert s.actor == ME and not s.can_use("mortella")
    s = mortella(["troll-vomit"], resources=20)
    assert s.can_use("mortella")


@pytest.mark.card("mortella")
@pytest.mark.rule("INV-148")
def test_a_corrupt_mortella_can_not_pay():
    s = mortella(["waaagh"], mine={"quest": [piece("mortella", corrupt=True)]}, resources=20)
    assert not s.can_use("mortella")


@pytest.mark.card("mortella")
@pytest.mark.rule("INV-130")
def test_mortella_works_in_the_quest_zone():
    s = mortella(["waaagh"], mine={"kingdom": ["mortella"]}, resources=20)
    assert not s.can_use("mortella")


@pytest.mark.card("mortella")
def test_x_is_chosen_and_paid():
    s = mortella(
        ["flames-of-tzeentch"],
        theirs={"battlefield": ["black-orc-squad"]},
        their_capital="chaos",
        resources=5,
    )
    s.use("mortella").resolve().choose("flames-of-tzeentch")
    looked(s)
    assert s.choices()[-1] == "5"
    s.choose(4, "their black-orc-squad")
    assert s.resources() == 1 and not s.in_play("their black-orc-squad")
    assert s.deck(THEM)[-1] == "flames-of-tzeentch"


@pytest.mark.card("mortella")
@pytest.mark.rule("B-13")
def test_what_can_not_be_played_any_more_stays_in_the_pile():
    s = mortella(
        ["pillage"],
        theirs={"kingdom": ["totem-of-gork"]},
        their_hand=["hate"],
        their_resources=9,
        their_capital="dark_elf",
    )
    s.use("mortella")
    s.play("hate").resolve()
    assert s.resources() == 1 and s.choices() == ["hate"]  # which has just come into the pile
    s.choose("hate")
    assert s.discard(THEM) == ["pillage"] and s.deck(THEM)[-1] == "hate"


@pytest.mark.card("mortella")
def test_a_sacrifice_that_a_tactic_costs_is_mine():
    s = mortella(
        ["culling-the-weak"],
        mine={"quest": ["mortella"], "battlefield": ["dark-zealot"]},
        resources=5,
        their_capital="chaos",
    )
    s.use("mortella").resolve().choose("culling-the-weak")
    looked(s).choose("dark-zealot")
    assert "dark-zealot" in s.discard(ME) and s.deck(THEM)[-1] == "culling-the-weak"


@pytest.mark.card("mortella")
def test_everybody_sees_what_may_be_chosen():
    s = mortella(["waaagh"], resources=5)
    s.use("mortella").resolve()
    for seat in range(-1, 2):
        assert s.position.view(seat)["pending"]["cards"] == ["waaagh"]
