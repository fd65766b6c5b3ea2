"""Stories about looking at the top of a deck (W-56): Caradryan. Who looked knows the cards, and nobody else does."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.knowledge import imagine
from wartable.games.invasion.state import Event, Frame, Reason

from .looks import looked
from .scene import ME, THEM, Story, scene

DECK = ("huntsmen", "pistoliers", "free-company", "thyrus-gorman", *("peasant-militia",) * 10)
THEIRS = ("squig-herders", "boar-boyz", "pillage", "waaagh", *("black-orc-squad",) * 10)


def looking(owner: int = ME, zone: str = "quest", **others) -> Story:
    """My turn begins with Caradryan; I look at a deck."""
    settings = {"deck": DECK, "their_deck": THEIRS, "capital": "empire", "phase": "begin", "at_entry": True}
    s = scene({zone: ["caradryan"]}, **{**settings, **others})
    if zone == "quest" and s.asked == Frame.PEEK:
        looked(s).choose(owner)
    return s


@pytest.mark.card("caradryan")
@pytest.mark.rule("W-56")
def test_one_card_is_discarded_and_the_others_are_drawn_in_the_chosen_order():
    s = looking()
    assert set(s.choices()) == {"pass", "huntsmen", "pistoliers", "free-company"}
    looked(s).choose("pistoliers")
    assert s.discard() == ["pistoliers"]
    looked(s).choose("free-company")
    assert s.deck()[:3] == ["free-company", "huntsmen", "thyrus-gorman"] and s.asked == Frame.WINDOW
    s.to("quest")
    assert "free-company" in s.hand()
    looked(s)


@pytest.mark.card("caradryan")
def test_nothing_need_be_discarded():
    s = looking().choose("pass")
    s.choose("free-company", "pistoliers")
    assert s.deck()[:4] == ["free-company", "pistoliers", "huntsmen", "thyrus-gorman"] and not s.discard()


@pytest.mark.card("caradryan")
def test_the_owner_of_a_deck_sees_only_what_is_discarded():
    s = looking(THEM)
    for seat, knows in ((ME, True), (THEM, False), (-1, False)):
        seen = s.position.view(seat)
        assert ("boar-boyz" in str(seen)) == (knows or seat == THEM)  # it is in their own deck
        assert bool(seen["pending"]["cards"]) == knows
        assert ("top" in seen["seats"][THEM]["deck"]) == knows
    looked(s).choose("boar-boyz")
    assert s.discard(THEM) == ["boar-boyz"]
    s.choose("pillage")
    assert s.position.view(ME)["seats"][THEM]["deck"]["top"] == ["pillage", "squig-herders"]
    assert "top" not in s.position.view(THEM)["seats"][THEM]["deck"]
    assert [event.card for event in s.told(Event.PUT_BACK, THEM)] == [-1]
    looked(s)


@pytest.mark.card("caradryan")
def test_a_card_that_was_looked_at_is_known_in_the_hand_that_draws_it():
    s = looking(THEM).choose("pass", "boar-boyz", "pillage")
    s.to("quest", THEM)
    assert s.hand(THEM) == ["boar-boyz"] and s.g.known[THEM, BY_KEY["boar-boyz"].number] == 1
    assert s.g.peeked[ME, THEM] == 2
    assert s.position.view(ME)["seats"][THEM]["deck"]["top"] == ["pillage", "squig-herders"]
    looked(s)


@pytest.mark.card("caradryan")
def test_imagined_matches_keep_what_was_looked_at_and_nothing_else():
    s = looking(THEM).choose("pass", "boar-boyz", "pillage")
    mine, theirs = [], []
    for seed in range(20):
        for seat, tops in ((ME, mine), (THEM, theirs)):
            other = s.position.copy()
            imagine(other.record, seat, seed)
            story = Story(other)
            tops.append(tuple(story.deck(THEM)[:3]))
    assert set(mine) == {("boar-boyz", "pillage", "squig-herders")}
    assert len(set(theirs)) > 5


@pytest.mark.card("caradryan")
def test_imagined_matches_keep_the_order_of_the_own_deck():
    s = looking(ME).choose("pass", "free-company", "pistoliers")
    for seed in range(5):
        other = s.position.copy()
        imagine(other.record, ME, seed)
        assert Story(other).deck()[:3] == ["free-company", "pistoliers", "huntsmen"]


@pytest.mark.card("caradryan")
@pytest.mark.rule("U-03")
def test_a_deck_that_is_discarded_to_its_end_is_out():
    s = looking(THEM, their_deck=("pillage",))
    s.choose("pillage")
    assert s.reason == Reason.DECKED and s.winner == ME


@pytest.mark.card("caradryan")
def test_fewer_than_three_cards_are_all():
    s = looking(THEM, their_deck=("pillage", "waaagh"))
    assert sorted(s.choices()) == ["pass", "pillage", "waaagh"]
    looked(s).choose("pass", "waaagh")
    assert s.deck(THEM) == ["waaagh", "pillage"]


@pytest.mark.card("caradryan")
def test_equal_cards_need_no_order():
    s = looking(THEM, their_deck=("pillage",) * 5)
    s.choose("pass")
    assert s.asked == Frame.WINDOW


@pytest.mark.card("caradryan")
@pytest.mark.rule("INV-130")
def test_caradryan_looks_from_the_quest_zone_only():
    assert looking(zone="kingdom").asked == Frame.WINDOW
