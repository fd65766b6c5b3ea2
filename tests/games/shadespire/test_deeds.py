"""Whose deed it is that a fighter goes out of action: lethal hexes (SHA-154, SHA-168), lasting ploys, reactions."""

import pytest

from wartable.games.shadespire.state import PASS, Frame, Phase

from . import scene as stage
from .reacting import comes_up, react
from .scene import Story, scene

GARREK, SAEK, SEVERIN, OBRYN = "garrek-gorebeard", "blooded-saek", "severin-steelheart", "obryn-the-bold"
MAGORE, GHARTOK, GURZAG, HAKKA = "magore-redhand", "ghartok-flayskull", "gurzag-ironskull", "hakka"
SKRITCH, FESTERING, LURKING = "skritch-spiteclaw", "festering-skaven", "lurking-skaven"
NEXUS = ("mirror-well", "arcane-nexus")  # (5, 8), (10, 7) and (9, 10) are lethal, in the territory of seat 1
WAYS = pytest.mark.parametrize("lethal", [False, True], ids=["attack", "lethal hex"])


@pytest.fixture(autouse=True)
def every_die_is_rolled():
    yield
    assert not stage._laid_out


def duel(attacker: str, target: str, friend: str = "", other: str = "") -> Story:
    """The attacker stands at (9, 8) with a friend out of the way, the target at (7, 8) with another beside it."""
    own = {attacker: (9, 8)} | ({friend: (1, 0)} if friend else {})
    enemies = {target: (7, 8)} | ({other: (6, 7)} if other else {})
    story = scene(own, enemies, faces=NEXUS)
    return story.set(target, wounds=story.left(target) - 1)


def fell(story: Story, attacker: str, target: str, lethal: bool) -> Story:
    """The target falls: to the attack, or in a lethal hex into which a draw drives it. Stops there."""
    story.dice("crit", *(("double", "crit") if lethal else ("crit", "double"))).aim(attacker, target)
    while not story.is_out(target):
        if story.asked == Frame.DRIVE:
            story.choose((5, 8))
        else:
            story.do(PASS)
    return story


@pytest.mark.rule("SHA-154", "SHA-168")
@WAYS
def test_the_glory_is_the_opponents_the_deed_is_nobodys(lethal):
    story = fell(duel(GARREK, SEVERIN, SAEK, OBRYN), GARREK, SEVERIN, lethal)
    assert story.glory(0) == 1 and story.g.losses[1] == 1 and story.g.fell_in[1] == 1
    deeds = 0 if lethal else 1
    assert (story.g.kills[0], story.g.kills_all[0]) == (deeds, deeds)
    assert story.g.leader_kills[0] == (0 if lethal else 0b10) and story.g.kills_by_leader[0] == deeds


@pytest.mark.rule("SHA-168", "SHA-162")
@pytest.mark.card(
    "advancing-strike", "awe-inspiring", "draw-the-gaze-of-khorne", "khorne-sees-us", "show-of-strength"
)
@WAYS
@pytest.mark.parametrize(
    ("attacker", "target", "key"),
    [
        (GARREK, SEVERIN, "advancing-strike"),
        (GARREK, SEVERIN, "draw-the-gaze-of-khorne"),
        (MAGORE, SEVERIN, "khorne-sees-us"),
        (MAGORE, SEVERIN, "show-of-strength"),
        (SEVERIN, GARREK, "awe-inspiring"),
    ],
)
def test_objectives_for_taking_out_enemies_are_not_scored(attacker, target, key, lethal):
    """It would be the second enemy, for cards that ask for two."""
    story = duel(attacker, target).hand(0, key)
    story.g.kills[0] = story.g.kills_all[0] = 1
    assert fell(story, attacker, target, lethal).has_scored(0, key) != lethal


@pytest.mark.rule("SHA-168", "SHA-164")
@pytest.mark.card("a-worthy-skull", "assassinate", "biggest-an-da-best")
@WAYS
@pytest.mark.parametrize(
    ("attacker", "key"), [(GARREK, "a-worthy-skull"), (GARREK, "assassinate"), (GURZAG, "biggest-an-da-best")]
)
def test_nor_are_those_of_the_end_phase(attacker, key, lethal):
    story = fell(duel(attacker, SEVERIN, other=OBRYN).hand(0, key, "sprint"), attacker, SEVERIN, lethal)
    while story.g.phase != Phase.END:
        story.do(PASS)
    assert story.has_scored(0, key) != lethal


NEAR, BESIDE = (10, 9), (6, 7)  # beside the attacker, and beside the target wherever it falls
REACTIONS = [
    (GARREK, SEVERIN, NEAR, 0, "boon-of-khorne"),
    (GARREK, SEVERIN, NEAR, 0, "skulls-for-the-skull-throne"),
    (GARREK, SEVERIN, NEAR, 0, "scavenge"),
    (GARREK, SEVERIN, NEAR, 1, "undaunted"),
    (GARREK, SEVERIN, BESIDE, 1, "legacy"),
    (SEVERIN, GARREK, NEAR, 1, "final-blow"),
    (SEVERIN, GARREK, None, 1, "rebirth-in-blood"),
    (SEVERIN, GARREK, NEAR, 1, "fuelled-by-slaughter"),
    (SEVERIN, MAGORE, NEAR, 1, "bloody-retribution"),
    (MAGORE, SEVERIN, NEAR, 0, "blood-frenzy"),
    (MAGORE, SEVERIN, NEAR, 0, "continue-the-slaughter"),
    (MAGORE, SEVERIN, NEAR, 0, "fountain-of-gore"),
    (MAGORE, SEVERIN, NEAR, 0, "to-the-victor-the-spoils"),
    (GURZAG, SEVERIN, BESIDE, 0, "leadin-by-example"),
    (GURZAG, SEVERIN, NEAR, 0, "triumphant-roar"),
]
FRIENDS = {GARREK: SAEK, SEVERIN: OBRYN, MAGORE: GHARTOK, GURZAG: HAKKA}


@pytest.mark.rule("SHA-168", "SHA-118")
@pytest.mark.card(
    "boon-of-khorne", "skulls-for-the-skull-throne", "fuelled-by-slaughter", "undaunted", "scavenge"
)
@WAYS
@pytest.mark.parametrize(
    ("attacker", "target", "friend", "seat", "key"), REACTIONS, ids=[row[-1] for row in REACTIONS]
)
def test_reactions_to_an_attack_that_takes_out_are_not_used(attacker, target, friend, seat, key, lethal):
    own = {attacker: (9, 8), FRIENDS[attacker]: (9, 4)}
    enemies = {target: (7, 8)} | ({FRIENDS[target]: friend} if friend else {})
    story = scene(own, enemies, faces=NEXUS).give(target, "great-speed").hand(seat, key)
    story.set(target, wounds=story.left(target) - 1).set(attacker, wounds=1)
    assert comes_up(fell(story, attacker, target, lethal), key) != lethal


@pytest.mark.rule("SHA-168")
@pytest.mark.card("my-turn")
def test_nor_has_an_attack_damaged_who_is_hurt_by_a_lethal_hex():
    story = duel(GARREK, SEVERIN).set(SEVERIN, wounds=0).hand(1, "my-turn")
    story.dice("crit", "double", "crit").aim(GARREK, SEVERIN)
    while story.asked != Frame.DRIVE:
        story.do(PASS)
    assert not comes_up(story.choose((5, 8)), "my-turn") and story.wounds(SEVERIN) == 1


@pytest.mark.rule("SHA-118")
@pytest.mark.card("shattering-terrain")
@pytest.mark.parametrize(
    ("seat", "key", "answers"),
    [
        (1, "boon-of-khorne", False),
        (1, "skulls-for-the-skull-throne", False),
        (1, "triumphant-roar", False),
        (1, "scavenge", False),
        (1, "fuelled-by-slaughter", True),
        (0, "undaunted", True),
    ],
)
def test_what_a_lasting_ploy_takes_out_was_taken_out_by_a_ploy_not_by_the_attack(seat, key, answers):
    """Under Shattering Terrain a draw drives Severin back to his end."""
    story = scene({SEVERIN: (7, 2), OBRYN: (10, 3)}, {GARREK: (9, 2), SAEK: (15, 10)}, step="power")
    story.hand(0, "shattering-terrain").play("shattering-terrain").pass_power().hand(seat, key)
    story.give(SEVERIN, "great-speed").set(SEVERIN, wounds=3).set(GARREK, wounds=1)
    story.dice("crit", "double", "crit").aim(GARREK, SEVERIN)
    while story.asked != Frame.DRIVE:
        story.do(PASS)
    assert comes_up(story.choose((5, 2)), key) == answers and story.is_out(SEVERIN)


@pytest.mark.rule("SHA-118")
@pytest.mark.card("expendable", "aversion-to-death", "my-turn")
@pytest.mark.parametrize(("wounds", "key"), [(1, "aversion-to-death"), (0, "my-turn")])
def test_what_an_upgrade_does_in_reaction_is_not_the_attacks_deed(wounds, key):
    """A rat that is given up hurts the rat that attacks it; that one's player has no attack to answer."""
    story = scene({SKRITCH: (1, 0), FESTERING: (9, 2)}, {SKRITCH: (15, 10), LURKING: (7, 2)})
    story.give(LURKING, "expendable").set(FESTERING, wounds=wounds).hand(0, key)
    react(story.dice("crit", "crit", "double", "double").aim(FESTERING, LURKING), "expendable")
    assert not comes_up(story, key) and story.wounds(FESTERING) == wounds + 1
