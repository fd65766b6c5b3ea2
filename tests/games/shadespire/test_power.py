"""Power steps, upgrades and ploys: SHA-94 to SHA-110."""

import pytest

from wartable.games.shadespire.cards import BY_KEY
from wartable.games.shadespire.rules.stats import move_of, upgrades_of
from wartable.games.shadespire.state import (
    ABILITY,
    ATTACK,
    CARD,
    CHARGE,
    FIGHTER,
    GUARD,
    MOVE,
    PASS,
    Frame,
    Going,
    Place,
    Type,
)

from . import scene as stage
from .reacting import comes_up
from .scene import Story, scene

GARREK, SAEK, TARGOR, ARNULF = "garrek-gorebeard", "blooded-saek", "targor", "arnulf"
SEVERIN, OBRYN = "severin-steelheart", "obryn-the-bold"
RIPTOOTH, MAGORE = "riptooth", "magore-redhand"
GURZAG, HAKKA = "gurzag-ironskull", "hakka"
FAR = {SEVERIN: (15, 10)}


@pytest.fixture(autouse=True)
def every_die_is_rolled():
    yield
    assert not stage._laid_out


def power(*keys: str, glory: int = 5, own: dict | None = None, other: dict | None = None) -> Story:
    """A power step after an activation of seat 0, which has cards and glory."""
    story = scene(own or {GARREK: (7, 2), SAEK: (3, 2)}, other or FAR, step="power").hand(0, *keys)
    story.g.glory[0] = glory
    return story


# --- The power step ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-94", "SHA-95")
def test_players_in_turn_play_a_card_or_pass():
    story = power("sidestep", "sprint", "healing-potion").hand(1, "sprint", "tainted-vitality")
    turns = []
    for seat, key in ((0, "sprint"), (1, "sprint"), (0, None), (1, "tainted-vitality")):
        turns.append(story.actor)
        assert story.actor == seat
        if key:
            story.card_(key).skip()
        else:
            story.do(PASS)
    assert turns == [0, 1, 0, 1] and story.actor == 0


@pytest.mark.rule("SHA-94")
def test_whose_activation_it_was_begins():
    story = scene({GARREK: (7, 2)}, FAR).next_activation().do(PASS)
    assert (story.asked, story.actor) == (Frame.POWER, 1)


@pytest.mark.rule("SHA-95")
def test_any_number_of_cards():
    story = power("sprint", "sidestep", "great-speed", "sprinter", "tainted-vitality")
    for key in ("sprint", "great-speed", "sprinter", "tainted-vitality"):
        story.card_(key)
        if story.asked == Frame.UPGRADE:
            story.choose(GARREK)
        story.skip()
        assert story.do(PASS).actor == 0  # the other passes
    assert story.g.power_count[0] == 1


@pytest.mark.rule("SHA-96", "SHA-97")
def test_the_step_is_over_when_all_have_passed_one_after_the_other():
    story = power("sprint").hand(1, "sprint")
    story.do(PASS).card_("sprint").skip()
    assert (story.asked, story.actor) == (Frame.POWER, 0)  # who has passed is asked again
    story.card_("sprint").skip().do(PASS)
    assert (story.asked, story.actor) == (Frame.POWER, 0)
    assert (story.do(PASS).asked, story.actor) == (Frame.ACTIVATE, 1)


@pytest.mark.rule("SHA-98")
@pytest.mark.parametrize(("where", "can"), [((5, 2), True), ((3, 2), False), (None, False)])
def test_a_card_whose_choices_cannot_be_made_is_not_played(where, can):
    """Two friendly fighters, adjacent to each other."""
    own = {SEVERIN: (7, 2)} if where is None else {SEVERIN: (7, 2), OBRYN: where}
    assert power("sigmarite-wall", own=own, other={GARREK: (15, 10)}).can("sigmarite-wall") == can


@pytest.mark.rule("SHA-98")
def test_a_card_that_will_do_nothing_can_be_played():
    story = power("tainted-vitality").play("tainted-vitality")
    assert story.place(0, "tainted-vitality") == Place.DISCARD


@pytest.mark.rule("SHA-99")
def test_a_reaction_is_played_at_its_trigger_and_at_no_other_time():
    story = power("forceful-denial").hand(1, "sprint")
    assert not story.can("forceful-denial")
    story.do(PASS).card_("sprint")
    assert comes_up(story, "forceful-denial")  # a trigger in a power step
    story.dice("shield").card_("forceful-denial").skip()
    assert story.g.effect_count == 0 and story.asked == Frame.POWER


# --- Upgrades ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-100")
def test_an_upgrade_costs_one_glory():
    story = power("great-speed", glory=2).play("great-speed", GARREK)
    assert (story.glory(0), story.g.spent_glory[0]) == (1, 1)
    assert move_of(story.g, story.fighter(GARREK), Going.MOVE, 0) == 5


@pytest.mark.rule("SHA-100")
def test_without_unspent_glory_there_is_no_upgrade():
    story = power("great-speed", glory=0)
    story.g.spent_glory[0] = 3
    assert not story.can("great-speed")


@pytest.mark.rule("D-11", "SHA-100")
@pytest.mark.parametrize("relic", sorted(key for key in BY_KEY if key.startswith("katophranes-")))
def test_a_relic_costs_one_glory_too(relic):
    story = power(relic, glory=1).play(relic, GARREK)
    assert (story.glory(0), story.g.spent_glory[0]) == (0, 1) and BY_KEY[relic].relic


@pytest.mark.rule("SHA-101")
def test_a_fighter_may_have_any_number_of_upgrades():
    keys = ("great-speed", "sprinter", "great-strength", "great-fortitude", "regeneration")
    story = power(*keys)
    for key in keys:
        story.play(key, GARREK, seat=0)
    assert upgrades_of(story.g, story.fighter(GARREK)) == 5


@pytest.mark.rule("SHA-102", "SHA-156")
def test_upgrades_stay_while_their_fighter_is_out_of_action_and_after():
    own = {"the-sepulchral-warden": (7, 2), "the-champion": (9, 4)}
    story = scene(own, {SEVERIN: (11, 4)}).give("the-champion", "great-speed").set("the-champion", wounds=2)
    story.next_activation().dice("hammer", "hammer", "shield").attack(
        SEVERIN, "the-champion"
    ).next_activation()
    champion = story.fighter("the-champion")
    assert story.is_out("the-champion") and upgrades_of(story.g, champion) == 1
    story.do(ABILITY + story.fighter("the-sepulchral-warden")).choose("the-champion", (4, 1)).skip()
    assert not story.is_out("the-champion") and move_of(story.g, champion, Going.MOVE, 0) == 4


@pytest.mark.rule("SHA-103", "SHA-104")
def test_only_fighters_that_an_upgrade_names_may_have_it():
    story = power("berserk-charge", "great-speed", own={GARREK: (7, 2), SAEK: (3, 2), TARGOR: (5, 4)})
    assert story.card_("berserk-charge").legal() == {FIGHTER + story.fighter(SAEK)}
    story = power("great-speed", own={GARREK: (7, 2), SAEK: (3, 2)}).set(SAEK, out=1)
    assert story.card_("great-speed").legal() == {FIGHTER + story.fighter(GARREK)}


@pytest.mark.rule("SHA-103", "SHA-104")
def test_an_upgrade_whose_only_fighter_is_out_is_not_played():
    assert not power("berserk-charge").set(SAEK, out=1).can("berserk-charge")


@pytest.mark.rule("SHA-105")
def test_riptooth_takes_no_weapons():
    own = {MAGORE: (7, 2), RIPTOOTH: (3, 2)}
    weapons = [key for key, card in BY_KEY.items() if card.weapons and not card.only and card.warband == 0]
    assert len(weapons) > 5
    for key in weapons:
        story = power(key, own=own).card_(key)
        assert story.legal() == {FIGHTER + story.fighter(MAGORE)}, key
    story = power("great-speed", own=own).card_("great-speed")
    assert FIGHTER + story.fighter(RIPTOOTH) in story.legal()


# --- Ploys ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-106")
def test_a_ploy_costs_nothing_and_is_discarded():
    story = power("tainted-vitality", glory=0).play("tainted-vitality")
    assert story.place(0, "tainted-vitality") == Place.DISCARD and story.g.power_count[0] == 0
    assert (story.glory(0), story.g.spent_glory[0]) == (0, 0)


@pytest.mark.rule("SHA-107")
def test_a_ploy_ends_with_the_activation_that_follows_it():
    story = power("invisible-walls").play("invisible-walls").pass_power()
    severin = story.fighter(SEVERIN)
    assert (story.actor, move_of(story.g, severin, Going.MOVE, 0)) == (1, 1)
    story.do(PASS)
    assert story.asked == Frame.POWER and move_of(story.g, severin, Going.MOVE, 0) == 3
    assert story.g.effect_count == 0


@pytest.mark.rule("SHA-107")
def test_a_ploy_for_the_next_activation_does_nothing_before_it():
    story = power("invisible-walls").play("invisible-walls")
    assert move_of(story.g, story.fighter(SEVERIN), Going.MOVE, 0) == 3


@pytest.mark.rule("SHA-107")
def test_a_ploy_after_the_last_activation_ends_with_the_round():
    story = scene({GARREK: (7, 2)}, FAR, step="power").hand(0, "supremacy", "invisible-walls")
    story.g.taken[0] = story.g.taken[1] = 4
    story.play("invisible-walls")
    assert story.g.effect_count == 1
    assert story.pass_power().g.effect_count == 0 and story.g.phase == stage.Phase.END


@pytest.mark.rule("SHA-108", "SHA-109", "D-09")
def test_an_attack_that_a_ploy_names_is_free_of_the_usual_limits():
    story = power("avin-a-good-time", own={GURZAG: (7, 2)}, other={SEVERIN: (9, 2)}).set(GURZAG, charged=1)
    story.dice("hammer").play("avin-a-good-time", GURZAG)
    story.dice("hammer", "hammer", "dodge").with_weapon(SEVERIN).finish_attack()
    assert story.wounds(SEVERIN) == 3 and (story.asked, story.g.taken[0]) == (Frame.POWER, 1)


@pytest.mark.rule("SHA-108")
def test_an_attack_that_a_ploy_allows_need_not_be_made():
    story = power("avin-a-good-time", own={GURZAG: (7, 2)}, other={SEVERIN: (9, 2)})
    assert story.dice("crit").play("avin-a-good-time", GURZAG).can(PASS)


@pytest.mark.rule("SHA-109", "D-09")
@pytest.mark.parametrize(
    ("tokens", "kinds"),
    [
        ({}, {MOVE, CHARGE, GUARD}),
        ({"moved": 1}, {GUARD}),
        ({"charged": 1}, set()),
    ],
)
def test_a_ploy_that_allows_any_action_breaks_no_limit(tokens, kinds):
    story = power("time-trap", own={GARREK: (7, 2)}, other={SEVERIN: (11, 2)}).set(GARREK, **tokens)
    story.play("time-trap", GARREK)
    assert story.asked == Frame.ACTIVATE
    assert story.legal() == {PASS, *(kind + story.fighter(GARREK) for kind in kinds)}


@pytest.mark.rule("SHA-110", "SHA-108")
def test_a_move_that_a_ploy_allows_leaves_a_move_token():
    story = scene({GARREK: (7, 2)}, {SEVERIN: (9, 2), OBRYN: (15, 10)}).hand(1, "quick-thinker")
    story.do(MOVE + story.fighter(GARREK)).choose((7, 4))
    while not story.can("quick-thinker"):
        story.do(PASS)
    story.card_("quick-thinker").choose(OBRYN).skip().choose((13, 10)).skip()
    assert story.where(OBRYN) == (13, 10) and story.g.moved[story.fighter(OBRYN)] == 1
    story.next_activation()
    assert not story.can(OBRYN, MOVE) and not story.can(OBRYN, CHARGE) and story.can(OBRYN, GUARD)
    assert story.can(SEVERIN, MOVE) and not story.can(SEVERIN, ATTACK)


@pytest.mark.rule("SHA-106")
def test_power_cards_are_ploys_and_upgrades():
    kinds = {card.type for key, card in BY_KEY.items() if card.type != Type.OBJECTIVE}
    assert kinds == {Type.PLOY, Type.UPGRADE}
    assert not power("supremacy").can(CARD + Story.card("supremacy"))
