"""What an attack of Shadespire is to one who is offered it: every weapon with every target, all answers in one row."""

import numpy as np
import pytest

from wartable.games.shadespire.cards import BY_KEY
from wartable.games.shadespire.declare import CARD_OF_WEAPON, FIGHTER_LIST, WEAPON_LIST
from wartable.games.shadespire.fights import copy_of
from wartable.games.shadespire.odds import KILL, PARTS, SUCCESS, look_at_attack
from wartable.games.shadespire.pieces import weapon_name
from wartable.games.shadespire.state import ATTACK, FIGHTER, WEAPON, Striking
from wartable.kernel.contract import game
from wartable.locale import languages, words

from .scene import scene

GAME = game("shadespire")
STEELHEART, OBRYN = "severin-steelheart", "obryn-the-bold"
GARREK, SAEK, TARGOR = "garrek-gorebeard", "blooded-saek", "targor"


def between_enemies():
    story = scene({STEELHEART: (7, 4), OBRYN: (1, 2)}, {GARREK: (9, 4), SAEK: (6, 5), TARGOR: (11, 4)})
    return story.set(STEELHEART, inspired=1).give(STEELHEART, "shadeglass-spear")


def ways_of(story, action):
    return GAME.offers(story.g, {action: GAME.explain(story.g, action)})[action].ways


def test_an_attack_goes_by_every_weapon_to_every_target_in_one_row():
    story = between_enemies()
    garrek, saek, targor = (story.fighter(name) for name in (GARREK, SAEK, TARGOR))
    [sword], [spear] = story.weapon("sigmarite-broadsword")[1:], story.weapon("shadeglass-spear")
    found = {(way.source["weapon"], way.target["fighter"]): way.then for way in ways_of(story, ATTACK)}
    assert {target for weapon, target in found if weapon == sword} == {garrek, saek}
    assert {target for weapon, target in found if weapon == spear} == {garrek, saek, targor}
    assert found[spear, targor] == (WEAPON + spear, FIGHTER + targor)
    story.do(ATTACK).do(WEAPON + spear)
    assert FIGHTER + targor in story.legal()


def test_who_strikes_all_around_names_no_target():
    story = between_enemies()
    [swing] = story.weapon("mighty-swing")
    rows = {way.then for way in ways_of(story, ATTACK) if way.source["weapon"] == swing}
    assert rows == {(WEAPON + swing,)}


def test_chances_of_every_way_are_those_that_the_rules_tell():
    story = between_enemies()
    told = {(each["weapon"], each["target"]): each for each in GAME.view(story.g, 0)["plans"]["0"]["attacks"]}
    assert {(way.source["weapon"], way.target["fighter"]) for way in ways_of(story, ATTACK)} == set(told)
    for (weapon, target), odds in told.items():
        out = np.zeros(PARTS)
        look_at_attack(copy_of(story.g), 0, 0, weapon, target, Striking.ACTIVATION, out)
        assert (odds["success"], odds["kill"]) == pytest.approx((out[SUCCESS], out[KILL]), abs=1e-4)


@pytest.mark.parametrize("language", languages())
def test_no_fighter_can_have_two_attacks_of_the_same_name(language):
    """Either side of every fighter, with all upgrades that its warband could give it at once."""
    say = words(language)
    cards = {card.number: card for card in BY_KEY.values()}
    for fighter in FIGHTER_LIST.values():
        for side in fighter.sides:
            names = [say.text(f"sha-attack-{arm.key}") for arm in side.weapons]
            for weapon in range(len(WEAPON_LIST)):
                card = cards.get(int(CARD_OF_WEAPON[weapon]))
                if card is not None and card.warband in (0, fighter.warband):
                    names.append(say.text(weapon_name(weapon)))
            assert len(set(names)) == len(names) > 10, (fighter.key, names)
