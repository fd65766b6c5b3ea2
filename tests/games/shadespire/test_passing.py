"""Moving through other fighters on lethal hexes: SHA-76, SHA-79, SHA-81 and SHA-168 together.
Such a hex is chosen on the way as an empty lethal one is; but there is no stopping in it."""

import pytest

from wartable.games.shadespire.prompts import prompt
from wartable.games.shadespire.refusals import refusal
from wartable.games.shadespire.state import CHARGE, HEX, MOVE, PASS, Cause, Frame

from .battlefield import Where
from .scene import Story, scene

SAEK, TARGOR, SEVERIN = "blooded-saek", "targor", "severin-steelheart"
SANSON, ALMERIC = "sanson-farstrider", "almeric-eagle-eye"
MAGORE, RIPTOOTH = "magore-redhand", "riptooth"
CHAMPION, HARVESTER = "the-champion", "the-harvester"
NEXUS = ("arcane-nexus", "mirror-well")  # (5, 2), (10, 1) and (9, 4) are lethal
LETHAL = (5, 2)
FAR = {SEVERIN: (15, 10)}


def ends(story: Story) -> set[Where]:
    """The hexes that can be chosen now."""
    return {(story.g.hex_x[a - HEX], story.g.hex_y[a - HEX]) for a in story.legal() if a >= HEX}


def begin(story: Story, name: str, kind: int) -> Story:
    return story.do(kind + story.fighter(name))


@pytest.mark.rule("SHA-79", "SHA-81", "SHA-168")
@pytest.mark.card("unstoppable-charge", "predatory-leap")
@pytest.mark.parametrize(
    ("card", "name", "friend"),
    [("unstoppable-charge", SAEK, TARGOR), ("predatory-leap", RIPTOOTH, MAGORE)],
)
def test_a_charge_whose_only_way_leads_over_a_friend_on_a_lethal_hex(card, name, friend):
    story = scene({name: (3, 2), friend: LETHAL}, {SEVERIN: (13, 2)}, faces=NEXUS).give(name, card)
    begin(story, name, CHARGE)
    assert ends(story) == {LETHAL}
    story.choose(LETHAL)
    assert story.wounds(name) == 1 and story.wounds(friend) == 0
    assert ends(story) == {(11, 2)} and not story.can(PASS)
    story.choose((11, 2)).skip().with_weapon(SEVERIN).finish_attack()
    assert story.where(name) == (11, 2) and story.where(friend) == LETHAL and story.wounds(name) == 1


@pytest.mark.rule("SHA-79", "SHA-168")
@pytest.mark.card("aetheric-step", "shadestep", "spectral-form")
@pytest.mark.parametrize(
    ("card", "name", "friend", "end"),
    [
        ("aetheric-step", SANSON, ALMERIC, (11, 2)),
        ("shadestep", SANSON, ALMERIC, (11, 2)),
        ("shadestep", TARGOR, SAEK, (11, 2)),
        ("spectral-form", CHAMPION, HARVESTER, (7, 2)),
    ],
)
def test_a_move_goes_on_behind_a_friend_on_a_lethal_hex(card, name, friend, end):
    """With all its steps, so there is no way around."""
    story = scene({name: (3, 2), friend: LETHAL}, FAR, faces=NEXUS)
    if card == "spectral-form":
        story.next_activation().do(PASS).hand(0, card).play(card, seat=0).pass_power()
    else:
        story.give(name, card)
    begin(story, name, MOVE)
    assert end not in ends(story) and LETHAL in ends(story)
    story.choose(LETHAL)
    assert story.wounds(name) == 1 and end in ends(story) and LETHAL not in ends(story)
    story.choose(end).skip()
    assert story.where(name) == end and story.where(friend) == LETHAL


@pytest.mark.rule("SHA-76", "SHA-168")
@pytest.mark.card("shadestep")
def test_an_enemy_on_a_lethal_hex_is_passed_too():
    story = scene({TARGOR: (3, 2)}, {SEVERIN: LETHAL}, faces=NEXUS).give(TARGOR, "shadestep")
    begin(story, TARGOR, MOVE).choose(LETHAL, (11, 2)).skip()
    assert story.where(TARGOR) == (11, 2) and story.where(SEVERIN) == LETHAL and story.wounds(TARGOR) == 1


@pytest.mark.rule("SHA-76")
def test_without_such_a_card_nobody_passes():
    story = scene({SAEK: (3, 2), TARGOR: LETHAL}, {SEVERIN: (13, 2)}, faces=NEXUS)
    assert not story.can(SAEK, CHARGE)
    assert LETHAL not in ends(begin(story, SAEK, MOVE))


@pytest.mark.rule("SHA-77")
@pytest.mark.card("shadestep")
def test_a_lethal_hex_with_a_fighter_is_no_way_where_it_can_not_go_on():
    """Its last step would lead there."""
    story = scene({TARGOR: (13, 2), SAEK: LETHAL}, FAR, faces=NEXUS).give(TARGOR, "shadestep")
    begin(story, TARGOR, MOVE)
    assert LETHAL not in ends(story) and (7, 2) in ends(story)


@pytest.mark.rule("SHA-79", "SHA-168")
@pytest.mark.card("shadestep")
def test_around_a_lethal_hex_with_a_fighter_nothing_hurts():
    story = scene({TARGOR: (9, 0), SAEK: (10, 1)}, FAR, faces=NEXUS).give(TARGOR, "shadestep")
    begin(story, TARGOR, MOVE)
    assert (13, 4) not in ends(story), "straight over it, and no other way is as short"
    story.choose((12, 3)).skip()
    assert story.where(TARGOR) == (12, 3) and story.wounds(TARGOR) == 0


@pytest.mark.rule("SHA-153", "SHA-168")
@pytest.mark.card("shadestep")
def test_who_falls_while_passing_falls_in_that_hex():
    story = scene({TARGOR: (3, 2), SAEK: LETHAL}, FAR, faces=NEXUS).give(TARGOR, "shadestep")
    begin(story.set(TARGOR, wounds=1), TARGOR, MOVE).choose(LETHAL).skip()
    assert story.is_out(TARGOR) and story.g.fell_cause == Cause.LETHAL
    assert story.g.fell_hex == story.g.fell_at[story.fighter(TARGOR)] == story.hex(LETHAL)
    assert story.where(SAEK) == LETHAL and story.g.who[story.hex(LETHAL)] == story.fighter(SAEK) + 1
    assert story.g.who[story.hex((3, 2))] == 0 and story.asked == Frame.POWER


@pytest.mark.rule("SHA-75")
@pytest.mark.card("shadestep")
def test_a_refusal_counts_from_the_hex_that_is_passed():
    story = scene({TARGOR: (3, 2), SAEK: LETHAL}, FAR, faces=NEXUS).give(TARGOR, "shadestep")
    begin(story, TARGOR, MOVE).choose(LETHAL)
    found = refusal(story.g, HEX + story.hex((13, 2)), prompt)
    assert found.name == "sha-refuse-too-far" and found.arguments["steps"] == 3
