"""Stories about quests: sending units on them, their tokens and their effects (INV-085 to INV-091)."""

import pytest

from wartable.games.invasion.state import Frame

from .scene import ME, THEM, piece, scene


def questing(quest="journey-to-the-gate", unit="mountain-brigade", tokens=0, **facts):
    """A quest with a unit on it."""
    return scene({"quest": [piece(quest, tokens=tokens), piece(unit, on=quest)]}, **facts)


def host(s, name):
    """The quest that a unit is on."""
    above = int(s.g.host[s.slot(name)]) - 1
    return s.name_of(above) if above >= 0 else None


@pytest.mark.rule("INV-085")
def test_a_quest_is_played_for_its_cost_into_the_quest_zone():
    s = scene(capital="chaos", hand=["journey-to-the-gate"], resources=4)
    s.play("journey-to-the-gate")
    assert s.choices() == ["quest"]
    s.choose("quest").resolve()
    assert (s.zone_of("journey-to-the-gate"), s.resources()) == ("quest", 4 - 2 - 1)


@pytest.mark.rule("INV-086")
def test_a_unit_goes_on_a_quest_by_being_played_onto_it():
    s = scene({"quest": ["infiltrate"]}, hand=["mountain-brigade"], resources=9)
    s.play("mountain-brigade")
    assert set(s.choices()) == {"infiltrate", "kingdom", "quest", "battlefield"}
    s.choose("infiltrate").resolve()
    assert (s.zone_of("mountain-brigade"), host(s, "mountain-brigade")) == ("quest", "infiltrate")


@pytest.mark.rule("INV-086")
def test_a_unit_may_be_played_beside_a_quest():
    s = scene({"quest": ["infiltrate"]}, hand=["mountain-brigade"], resources=9)
    s.play("mountain-brigade", "quest").resolve()
    assert host(s, "mountain-brigade") is None


@pytest.mark.rule("INV-086")
def test_a_unit_that_moves_to_the_quest_zone_is_on_no_quest():
    s = scene({"quest": ["infiltrate"], "kingdom": ["pistoliers"]}, resources=1)
    s.use("pistoliers", "quest").resolve()
    assert (s.zone_of("pistoliers"), host(s, "pistoliers")) == ("quest", None)


@pytest.mark.rule("INV-086")
def test_nobody_goes_on_the_opponents_quest():
    s = scene(theirs={"quest": ["infiltrate"]}, hand=["mountain-brigade"], resources=9)
    s.play("mountain-brigade")
    assert not s.can_choose("their infiltrate")


@pytest.mark.rule("INV-087", "INV-064")
def test_a_questing_unit_gives_its_power_to_the_quest_zone():
    s = questing(phase="quest", at_entry=True)
    assert len(s.hand()) == 1 + 2


@pytest.mark.rule("INV-087", "INV-104")
def test_a_questing_unit_may_defend_its_zone():
    s = questing(theirs={"battlefield": ["dark-zealot"]}, phase="battle", active=THEM)
    s.attack("quest", "their dark-zealot").close()
    assert s.can_choose("mountain-brigade")


@pytest.mark.rule("INV-088")
def test_a_quest_holds_one_unit_at_a_time():
    s = questing(hand=["runesmith"], resources=9)
    s.play("runesmith")
    assert not s.can_choose("journey-to-the-gate")


@pytest.mark.rule("INV-088", "B-12")
def test_of_two_units_on_the_chain_for_one_quest_only_one_arrives():
    s = scene({"quest": ["infiltrate"]}, hand=["runesmith", "mountain-brigade"], resources=9)
    s.play("runesmith", "infiltrate").pass_().play("mountain-brigade", "infiltrate").resolve()
    assert (host(s, "mountain-brigade"), s.in_play("runesmith")) == ("infiltrate", False)


@pytest.mark.rule("INV-088")
def test_a_quest_whose_unit_is_gone_can_be_taken_up_again():
    s = questing(hand=["pilgrimage", "runesmith"], resources=9)
    s.play("pilgrimage", "mountain-brigade").resolve()
    s.play("runesmith", "journey-to-the-gate").resolve()
    assert host(s, "runesmith") == "journey-to-the-gate"


@pytest.mark.rule("INV-089", "INV-010", "D-10")
@pytest.mark.parametrize("edition", ["revised", "2009"])
@pytest.mark.parametrize(
    "quest",
    ["a-glorious-death", "defend-the-border", "smash-em-all", "journey-to-the-gate", "prepare-for-war"],
)
def test_a_token_comes_from_the_pool_at_the_beginning_of_each_own_turn(quest, edition):
    s = questing(quest, phase="begin", at_entry=True, resources=3, edition=edition)
    assert s.tokens(quest) == 1
    assert s.resources() == 3
    s.to("capital", THEM)
    assert s.tokens(quest) == 1
    s.to("capital", ME)
    assert s.tokens(quest) == 2


@pytest.mark.rule("INV-089")
def test_no_token_comes_without_a_questing_unit():
    s = scene({"quest": ["journey-to-the-gate", "mountain-brigade"]}, phase="begin", at_entry=True)
    assert s.tokens("journey-to-the-gate") == 0


@pytest.mark.rule("INV-089", "INV-011")
def test_tokens_of_a_quest_pay_for_nothing_else():
    s = questing(tokens=5, hand=["runesmith"], resources=1)
    assert (s.cost("runesmith"), s.can_play("runesmith")) == (2, False)


@pytest.mark.rule("INV-090")
@pytest.mark.parametrize("edition", ["revised", "2009"])
def test_when_the_unit_leaves_play_the_quest_stays_and_loses_its_tokens(edition):
    s = questing(tokens=2, hand=["pilgrimage"], resources=9, edition=edition)
    s.play("pilgrimage", "mountain-brigade").resolve()
    assert (s.in_play("journey-to-the-gate"), s.tokens("journey-to-the-gate")) == (True, 0)


@pytest.mark.rule("INV-090", "INV-025")
def test_a_destroyed_unit_takes_the_tokens_with_it_too():
    s = questing(unit="runesmith", tokens=2, their_capital="chaos", their_hand=["flames-of-tzeentch"])
    s.to("capital", THEM)
    s.g.resources[THEM] = 9
    s.play("flames-of-tzeentch", 1, "runesmith").resolve()
    assert (s.in_play("runesmith"), s.tokens("journey-to-the-gate")) == (False, 0)


@pytest.mark.rule("INV-090")
def test_another_unit_of_the_zone_that_leaves_changes_nothing():
    s = scene(
        {
            "quest": [
                piece("journey-to-the-gate", tokens=2),
                piece("mountain-brigade", on="journey-to-the-gate"),
                "runesmith",
            ]
        },
        hand=["pilgrimage"],
        resources=9,
    )
    s.play("pilgrimage", "runesmith").resolve()
    assert s.tokens("journey-to-the-gate") == 2


@pytest.mark.rule("INV-091")
@pytest.mark.parametrize(("tokens", "may"), [(0, False), (2, False), (3, True), (4, True)])
def test_a_quests_effect_needs_its_number_of_tokens(tokens, may):
    s = questing(tokens=tokens, their_hand=["pillage"])
    assert s.can_use("journey-to-the-gate") is may


@pytest.mark.rule("INV-091", "INV-030")
def test_only_its_controller_may_use_a_quest():
    s = questing("smash-em-all", tokens=3, theirs={"kingdom": ["contested-village"]})
    assert s.can_use("smash-em-all")
    s.pass_()
    assert not s.can_use("smash-em-all")


@pytest.mark.rule("INV-091", "INV-090", "U-08")
def test_using_it_costs_the_unit_and_so_the_tokens_but_the_effect_happens():
    s = questing(tokens=3, their_hand=["pillage", "waaagh"])
    s.use("journey-to-the-gate")
    assert (s.in_play("mountain-brigade"), s.tokens("journey-to-the-gate")) == (False, 0)
    s.resolve()
    assert (s.hand(THEM), s.in_play("journey-to-the-gate")) == ([], True)


@pytest.mark.rule("U-08")
def test_prepare_for_war_counts_the_tokens_before_its_unit_is_sacrificed():
    s = questing(
        "prepare-for-war", tokens=2, discard=["troll-slayers", "demolition", "organ-gun"], deck=["pillage"]
    )
    s.use("prepare-for-war", "troll-slayers", "organ-gun")
    assert (s.asked, s.tokens("prepare-for-war")) == (Frame.WINDOW, 0)
    s.resolve()
    assert sorted(s.deck()) == ["organ-gun", "pillage", "troll-slayers"]
    assert sorted(s.discard()) == ["demolition", "mountain-brigade"]


@pytest.mark.rule("U-08", "INV-090")
def test_tokens_can_not_be_used_once_the_unit_has_left():
    s = questing(tokens=3, their_hand=["pillage"], hand=["pilgrimage"], resources=9)
    s.play("pilgrimage", "mountain-brigade").resolve()
    assert not s.can_use("journey-to-the-gate")


@pytest.mark.rule("U-09", "INV-090")
def test_a_questing_unit_that_is_moved_away_quests_no_more_and_the_tokens_are_gone():
    s = questing(unit="pistoliers", tokens=2, resources=1)
    s.use("pistoliers", "battlefield").resolve()
    assert (host(s, "pistoliers"), s.tokens("journey-to-the-gate")) == (None, 0)


@pytest.mark.rule("U-09", "INV-086")
def test_it_does_not_quest_again_by_moving_back():
    s = questing(unit="pistoliers", resources=2)
    s.use("pistoliers", "battlefield").resolve()
    s.use("pistoliers", "quest").resolve()
    assert host(s, "pistoliers") is None
    s.to("capital", THEM).to("capital", ME)
    assert s.tokens("journey-to-the-gate") == 0


@pytest.mark.rule("B-19")
def test_an_effect_that_asks_for_no_unit_works_without_one():
    """Defend the Border asks for three tokens only."""
    s = scene(
        {"quest": [piece("defend-the-border", tokens=3)]},
        {"battlefield": ["dark-zealot"]},
        phase="battle",
        active=THEM,
    )
    s.attack("kingdom", "their dark-zealot").defend().assign("kingdom").close()
    assert s.asked == Frame.REDIRECT
    s.choose("their dark-zealot")
    assert (s.damage("kingdom"), s.damage("their dark-zealot")) == (0, 1)


@pytest.mark.rule("B-19")
def test_an_effect_that_costs_the_questing_unit_needs_one():
    s = scene({"quest": [piece("journey-to-the-gate", tokens=3)]}, their_hand=["pillage"])
    assert not s.can_use("journey-to-the-gate")
