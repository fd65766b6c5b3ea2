"""Stories about the turn: its parts and windows, the kingdom phase and the quest phase (INV-050 to INV-065)."""

import pytest

from wartable.games.invasion.state import LENGTHS, Frame, Reason

from .scene import ME, THEM, piece, scene

EDITIONS = ("revised", "2009")


def windows(s):
    """The phases in which anything is asked until the other player is active, each once; everybody passes."""
    seen, active = [], s.g.active
    while s.g.active == active and not s.over:
        if not seen or seen[-1] != s.phase:
            seen.append(s.phase)
        s.pass_()
    return seen


# --- The parts of a turn -------------------------------------------------------------------------------


@pytest.mark.rule("INV-051", "INV-053", "D-01", "B-03")
def test_a_revised_turn_is_its_beginning_four_phases_and_its_end():
    s = scene(phase="begin", at_entry=True)
    assert windows(s) == ["begin", "kingdom", "quest", "capital", "battle", "end"]


@pytest.mark.rule("INV-051", "D-01")
def test_a_turn_of_2009_is_four_phases():
    s = scene(phase="begin", at_entry=True, edition="2009")
    assert windows(s) == ["kingdom", "quest", "capital", "battle"]


@pytest.mark.rule("INV-052", "T-12")
@pytest.mark.parametrize(
    ("edition", "parts"),
    [("revised", ["begin", "kingdom", "capital", "end"]), ("2009", ["kingdom", "capital"])],
)
def test_the_first_player_starts_without_quest_and_battlefield_phase(edition, parts):
    s = scene({"quest": ["mountain-brigade"]}, phase="begin", at_entry=True, edition=edition, turn=1)
    assert windows(s) == parts
    assert s.hand() == []


@pytest.mark.rule("INV-052")
def test_the_second_players_first_turn_is_whole():
    s = scene(phase="begin", at_entry=True, active=THEM, turn=2)
    assert windows(s) == ["begin", "kingdom", "quest", "capital", "battle", "end"]
    assert len(s.hand(THEM)) == 1


@pytest.mark.rule("INV-052")
def test_the_first_players_second_turn_is_whole():
    s = scene(phase="begin", at_entry=True, turn=3)
    assert windows(s) == ["begin", "kingdom", "quest", "capital", "battle", "end"]


@pytest.mark.rule("INV-050", "INV-055")
@pytest.mark.parametrize("edition", EDITIONS)
def test_players_take_whole_turns_one_after_the_other(edition):
    s = scene(phase="begin", at_entry=True, edition=edition)
    turns = []
    for _ in range(4):
        turns.append((int(s.g.active), int(s.g.turn)))
        windows(s)
    assert turns == [(ME, 5), (THEM, 6), (ME, 7), (THEM, 8)]


@pytest.mark.rule("INV-053", "INV-121")
def test_both_players_may_act_at_the_beginning_of_the_turn():
    s = scene(phase="begin", at_entry=True, hand=["innovation"], their_hand=["innovation"])
    assert (s.phase, s.actor, s.can_play("innovation")) == ("begin", ME, True)
    s.pass_()
    assert (s.actor, s.can_play("innovation")) == (THEM, True)


@pytest.mark.rule("D-01", "B-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_beginning_of_turn_effects_come_before_everything_else(edition):
    s = scene(
        {"kingdom": [piece("keystone-forge")]},
        phase="begin",
        at_entry=True,
        edition=edition,
        damage={"quest": 2},
        resources=2,
    )
    assert (s.asked, s.choices(), s.resources()) == (Frame.ANNOUNCE, ["quest"], 2)
    s.choose("quest")
    assert s.damage("quest") == 1
    assert (s.phase, s.resources()) == (("begin", 2) if edition == "revised" else ("kingdom", 4))


@pytest.mark.rule("B-01", "D-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_turn_begins_means_at_its_beginning(edition):
    """City Gates develop before anybody could act."""
    s = scene({"quest": ["city-gates"]}, phase="begin", at_entry=True, edition=edition)
    assert (s.developments("quest"), s.phase) == (1, "begin" if edition == "revised" else "kingdom")


@pytest.mark.rule("B-03", "D-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_end_of_the_turn_is_a_window_then_effects_then_what_lasted_is_over(edition):
    """Thyrus has 1 hit point left until the turn is over, so the damage of its end destroys him."""
    s = scene(
        {"kingdom": [piece("thyrus-gorman", damage=1)], "quest": ["vile-sorceress"]},
        phase="begin",
        at_entry=True,
        edition=edition,
    )
    s.choose("thyrus-gorman").to("capital").pass_().pass_()
    assert (s.asked, s.hit_points("thyrus-gorman")) == (Frame.TARGET_ZONE, 2)
    s.pass_()
    if edition == "revised":
        s.close()
        assert (s.phase, s.damage("thyrus-gorman")) == ("end", 1)
    s.close()
    assert s.discard() == ["thyrus-gorman"]


@pytest.mark.rule("B-03", "INV-055")
def test_what_lasts_until_the_end_of_the_turn_still_holds_in_its_last_window():
    s = scene({"quest": ["runesmith"]}, resources=2)
    s.use("runesmith", "runesmith").resolve()
    s.to("end")
    assert s.power("runesmith") == 2
    s.close()
    assert (s.g.active, s.power("runesmith")) == (THEM, 1)


@pytest.mark.rule("B-03", "INV-055")
def test_lost_hit_points_come_back_when_the_turn_is_over():
    s = scene({"quest": ["vile-sorceress"]}, {"quest": ["dark-zealot"]}, phase="begin", at_entry=True)
    s.choose("their dark-zealot").to("end")
    assert s.hit_points("their dark-zealot") == 2
    s.close()
    assert s.hit_points("their dark-zealot") == 3


@pytest.mark.rule("B-03", "INV-121")
def test_both_players_may_act_at_the_end_of_the_turn():
    s = scene(hand=["innovation"], their_hand=["innovation"])
    s.to("end")
    assert (s.actor, s.can_play("innovation")) == (ME, True)
    s.pass_()
    assert (s.actor, s.can_play("innovation")) == (THEM, True)


@pytest.mark.rule("D-01")
@pytest.mark.parametrize(("edition", "asked"), [("revised", 6), ("2009", 4)])
def test_beginning_and_end_of_a_turn_are_phases_only_in_the_revised_rules(edition, asked):
    """Johannes Broheim may move at the end of each phase."""
    s = scene({"kingdom": ["johannes-broheim"]}, phase="begin", at_entry=True, edition=edition)
    count = 0
    while s.g.active == ME:
        count += s.asked == Frame.ANNOUNCE
        s.pass_()
    assert count == asked


@pytest.mark.rule("W-13")
@pytest.mark.parametrize(("turn", "over"), [(199, False), (200, True)])
def test_a_match_of_two_hundred_turns_is_a_draw(turn, over):
    s = scene(phase="begin", at_entry=True, turn=turn)
    windows(s)
    assert (s.over, s.reason) == (over, Reason.LONG if over else Reason.NONE)
    assert s.position.returns() == [0, 0]


@pytest.mark.rule("W-13")
@pytest.mark.parametrize("longest", LENGTHS)
def test_after_which_turn_it_is_a_draw_can_be_set(longest):
    last = LENGTHS[longest]
    s = scene(phase="begin", at_entry=True, turn=last - 1, options={"longest": longest})
    windows(s)
    assert not s.over
    windows(s)
    assert (s.over, s.reason) == (True, Reason.LONG)


@pytest.mark.rule("W-13")
def test_without_a_limit_a_match_goes_on():
    s = scene(phase="begin", at_entry=True, turn=1000, options={"longest": "none"})
    windows(s)
    assert not s.over and s.g.turn == 1001


# --- Windows -------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-054", "U-01")
def test_a_window_closes_when_both_pass_one_after_the_other():
    s = scene(phase="quest")
    assert s.actor == ME
    s.pass_()
    assert (s.phase, s.actor) == ("quest", THEM)
    s.pass_()
    assert s.phase == "capital"


@pytest.mark.rule("INV-054", "U-01")
def test_an_action_between_two_passes_keeps_the_window_open():
    s = scene(phase="quest", their_hand=["wez-bigga", "wez-bigga"])
    s.pass_().play("wez-bigga")
    assert s.actor == ME
    s.resolve()
    assert (s.phase, s.asked, s.actor) == ("quest", Frame.WINDOW, ME)
    s.pass_().play("wez-bigga").resolve()
    assert s.phase == "quest"
    s.close()
    assert s.phase == "capital"


@pytest.mark.rule("INV-063", "INV-065", "INV-080")
@pytest.mark.parametrize(
    ("phase", "after"),
    [("begin", "kingdom"), ("kingdom", "quest"), ("quest", "capital"), ("capital", "battle")],
)
def test_every_phase_before_the_battle_has_one_window(phase, after):
    s = scene(phase=phase, at_entry=True)
    assert (s.phase, s.asked) == (phase, Frame.WINDOW)
    s.close()
    assert s.phase == after


# --- The kingdom phase ---------------------------------------------------------------------------------


@pytest.mark.rule("INV-060", "INV-061", "T-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("unspent", [0, 1, 7])
def test_unspent_resources_go_back_and_one_is_taken_for_each_power(edition, unspent):
    s = scene(
        {"kingdom": ["zhufbar-engineers", "contested-village"], "quest": ["mountain-brigade"]},
        phase="kingdom",
        at_entry=True,
        edition=edition,
        resources=unspent,
        their_resources=4,
    )
    assert (s.resources(ME), s.resources(THEM)) == (5, 4)


@pytest.mark.rule("INV-061")
def test_the_kingdom_itself_has_a_power_of_three():
    assert scene(phase="kingdom", at_entry=True).resources() == 3


@pytest.mark.rule("INV-060")
def test_resources_last_through_the_opponents_turn():
    s = scene(resources=2, hand=["innovation"])
    s.to("capital", THEM)
    assert (s.resources(ME), s.resources(THEM)) == (2, 3)
    s.to("end", THEM)
    assert s.resources() == 2
    s.to("kingdom", ME)
    assert s.resources() == 3


@pytest.mark.rule("INV-062", "D-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_restoring_comes_after_returning_and_before_collecting(edition):
    s = scene(
        {"battlefield": [piece("troll-slayers", corrupt=True)]},
        phase="kingdom",
        at_entry=True,
        edition=edition,
        resources=4,
    )
    assert (s.asked, s.actor, s.resources()) == (Frame.RESTORE, ME, 0)
    s.choose("troll-slayers")
    assert (s.corrupt("troll-slayers"), s.resources(), s.asked) == (False, 3, Frame.WINDOW)


@pytest.mark.rule("INV-062")
def test_only_one_card_is_restored():
    s = scene(
        {"battlefield": [piece("troll-slayers", corrupt=True), piece("runesmith", corrupt=True)]},
        phase="kingdom",
        at_entry=True,
    )
    s.choose("runesmith")
    assert (s.asked, s.corrupt("troll-slayers"), s.corrupt("runesmith")) == (Frame.WINDOW, True, False)


@pytest.mark.rule("INV-062")
def test_nothing_need_be_restored():
    s = scene({"battlefield": [piece("troll-slayers", corrupt=True)]}, phase="kingdom", at_entry=True)
    s.pass_()
    assert (s.asked, s.corrupt("troll-slayers"), s.resources()) == (Frame.WINDOW, True, 3)


@pytest.mark.rule("INV-062")
def test_a_player_restores_only_own_cards_and_only_in_the_own_turn():
    s = scene(
        {"quest": [piece("troll-slayers", corrupt=True)]},
        {"quest": [piece("dark-zealot", corrupt=True)]},
        phase="kingdom",
        at_entry=True,
    )
    assert s.choices() == ["pass", "troll-slayers"]


@pytest.mark.rule("D-03", "INV-062")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("key", ["troll-slayers", "contested-village", "infiltrate"])
def test_any_corrupt_card_may_be_restored(edition, key):
    s = scene({"quest": [piece(key, corrupt=True)]}, phase="kingdom", at_entry=True, edition=edition)
    s.choose(key)
    assert not s.corrupt(key)


@pytest.mark.rule("INV-062", "INV-063")
def test_nobody_acts_before_the_restoring():
    s = scene(
        {"quest": [piece("troll-slayers", corrupt=True)]},
        phase="kingdom",
        at_entry=True,
        hand=["innovation"],
        their_hand=["innovation"],
    )
    assert s.choices() == ["pass", "troll-slayers"]
    s.pass_()
    assert s.can_play("innovation")
    s.pass_()
    assert s.can_play("innovation")


# --- The quest phase -----------------------------------------------------------------------------------


@pytest.mark.rule("INV-064", "T-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_is_drawn_for_each_power_in_the_quest_zone(edition):
    s = scene(
        {"quest": ["mountain-brigade"], "kingdom": ["troll-slayers"]},
        phase="quest",
        at_entry=True,
        edition=edition,
        deck=["runesmith", "troll-slayers", "organ-gun", "demolition", "pillage"],
    )
    assert sorted(s.hand()) == ["organ-gun", "runesmith", "troll-slayers"]
    assert s.hand(THEM) == []


@pytest.mark.rule("INV-064")
def test_the_quest_zone_itself_has_a_power_of_one():
    assert len(scene(phase="quest", at_entry=True).hand()) == 1


@pytest.mark.rule("INV-065")
def test_both_may_act_after_the_draw():
    s = scene(phase="quest", at_entry=True, deck=["innovation", "runesmith"], their_hand=["innovation"])
    assert s.can_play("innovation")
    s.pass_()
    assert (s.actor, s.can_play("innovation")) == (THEM, True)
