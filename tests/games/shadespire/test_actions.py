"""Stories about what actions are: at every kind of decision a verb, the piece it starts from, what it aims at."""

import pytest

from wartable.games.shadespire.actions import explain
from wartable.games.shadespire.pending import Asked, pending
from wartable.games.shadespire.state import (
    ABILITY,
    ACTIONS,
    ATTACK,
    CARD,
    CHARGE,
    DIE,
    DRAW,
    FACE,
    FIGHTER,
    FIGHTERS,
    GUARD,
    HEX,
    MOVE,
    NUMBER,
    PASS,
    PLACEMENT,
    SEAT,
    SWAP,
    WEAPON,
    YES,
    Frame,
)
from wartable.kernel.frames import push

from .matches import moments, new, walk
from .scene import scene

REAVERS = {"garrek-gorebeard": (7, 2), "targor": (3, 0)}
CHAMPIONS = {"severin-steelheart": (9, 2), "obryn-the-bold": (9, 10)}


def until(asked, seed=1, format="core"):
    """The first moment of a match at which something is asked."""
    for position in walk(new(seed, format), seed):
        if pending(position.record).asked == asked:
            return position
    raise AssertionError(f"{asked} was never asked")


# --- Before the first round ---------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-28")
def test_the_face_of_a_board():
    told = until(Asked.BOARD).explain(FACE + 1)
    assert (told.verb, told.target) == ("board", {"area": "face", "face": "shyishian-stardial"})


@pytest.mark.rule("SHA-30", "SHA-31")
def test_how_a_board_is_joined():
    position = until(Asked.BOARD_PLACE)
    told = position.explain(PLACEMENT + 9)
    assert (told.verb, told.source["area"]) == ("join", "face")
    assert (told.target["join"], told.target["x"], told.target["y"], told.target["turned"]) == (
        "long",
        0,
        6,
        True,
    )
    assert position.explain(PLACEMENT + 36).target["join"] == "short"


def test_which_board_it_joins_in_a_melee():
    told = until(Asked.BOARD_BESIDE, format="melee3").explain(NUMBER + 1)
    assert (told.verb, told.target) == ("beside", {"area": "board", "board": 1})


@pytest.mark.rule("SHA-39", "SHA-50", "SHA-55", "SHA-57")
def test_tokens_hands_and_fighters():
    position = until(Asked.TOKEN)
    told = position.explain(position.legal()[0])
    assert (told.verb, told.target["area"]) == ("place-token", "hex")
    position = until(Asked.REDRAW)
    assert position.explain(PASS).verb == "keep-hand"
    assert [position.explain(NUMBER + what).target["what"] for what in (1, 2, 3)] == [
        "objectives",
        "powers",
        "both",
    ]
    position = until(Asked.FIRST_TO_PLACE)
    told = position.explain(SEAT + 1)
    assert (told.verb, told.target) == ("first", {"area": "seat", "seat": 1})
    position = until(Asked.DEPLOY)
    told = position.explain(position.legal()[0])
    assert (told.verb, told.source["seat"], told.source["hex"]) == ("deploy", position.actor, None)
    position = until(Asked.DEPLOY_TO)
    told = position.explain(position.legal()[0])
    assert (told.verb, told.source["area"], told.target["area"]) == ("deploy-to", "fighter", "hex")


# --- Activations --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-69")
def test_an_activation():
    story = scene(REAVERS, CHAMPIONS)
    garrek = story.fighter("garrek-gorebeard")
    verbs = {first: explain(story.g, first + garrek).verb for first in (MOVE, CHARGE, GUARD, ATTACK)}
    assert verbs == {MOVE: "move", CHARGE: "charge", GUARD: "guard", ATTACK: "attack"}
    assert explain(story.g, MOVE + garrek).source["key"] == "garrek-gorebeard"
    assert [explain(story.g, action).verb for action in (PASS, DRAW, SWAP)] == ["pass", "draw", "swap"]


def test_abilities_that_fighter_cards_print():
    story = scene({"the-sepulchral-warden": (7, 2), "petitioner": (3, 0)}, CHAMPIONS)
    story.set("petitioner", out=1)
    warden = story.fighter("the-sepulchral-warden")
    raising, commanding = explain(story.g, ABILITY + warden), explain(story.g, ABILITY + FIGHTERS + warden)
    assert (raising.verb, commanding.verb) == ("ability-raise", "ability-command")
    assert raising.source["fighter"] == warden
    story.do(ABILITY + warden).skip()
    told = explain(story.g, FIGHTER + story.fighter("petitioner"))
    assert (told.verb, told.source["key"]) == ("raise", "petitioner")
    story.choose("petitioner")
    told = explain(story.g, min(story.legal()))
    assert (told.verb, told.source["key"], told.target["area"]) == ("return", "petitioner", "hex")


def test_a_move_ends_in_a_hex():
    story = scene(REAVERS, CHAMPIONS)
    story.do(MOVE + story.fighter("targor"))
    told = explain(story.g, HEX + story.hex((5, 0)))
    assert (told.verb, told.source["key"], told.target["name"]) == ("go", "targor", "A3")


def test_an_objective_is_swapped():
    story = scene(REAVERS, CHAMPIONS).hand(0, "coward").do(SWAP)
    told = explain(story.g, CARD + story.card("coward"))
    assert (told.verb, told.source) == ("discard", {"area": "hand", "seat": 0, "card": "coward"})


# --- Attacks ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-119", "SHA-143")
def test_weapon_target_and_driving_back():
    story = scene(REAVERS, CHAMPIONS).dice("hammer", "hammer", "dodge")
    story.do(ATTACK + story.fighter("garrek-gorebeard"))
    [axe] = story.legal()
    told = explain(story.g, axe)
    assert (told.verb, told.source["key"], told.target["key"]) == (
        "weapon",
        "garrek-gorebeard",
        "blooddrinker-axe",
    )
    story.do(axe)
    told = explain(story.g, FIGHTER + story.fighter("severin-steelheart"))
    assert (told.verb, told.source["weapon"], told.target["key"]) == (
        "target",
        axe - WEAPON,
        "severin-steelheart",
    )
    story.choose("severin-steelheart").skip()
    assert story.asked == Frame.DRIVE and explain(story.g, PASS).verb == "no-drive"
    told = explain(story.g, HEX + story.hex((11, 2)))
    assert (told.verb, told.source["key"], told.target["name"]) == ("drive", "severin-steelheart", "C6")


@pytest.mark.rule("SHA-23")
def test_dice_that_are_rerolled():
    story = scene(REAVERS, CHAMPIONS).dice("sword", "hammer", "dodge")
    story.aim("garrek-gorebeard", "severin-steelheart").skip()
    push(story.g, Frame.DIE, 0, 0, 1, 0, 0, 0)
    assert explain(story.g, PASS).verb == "keep-dice"
    first, second, third = (explain(story.g, DIE + die) for die in range(3))
    assert first.verb == "reroll" and first.target == {
        "area": "die",
        "roll": "attack",
        "die": 0,
        "side": "sword",
    }
    assert second.target["side"] == "hammer" and third.target["area"] == "empty"


def test_a_printed_reaction_starts_from_its_fighter():
    fight = {"angharad-brightshield": (9, 2), "obryn-the-bold": (9, 10)}
    story = scene(REAVERS, fight).set("angharad-brightshield", inspired=1)
    story.dice("sword", "sword", "shield", "shield").aim("garrek-gorebeard", "angharad-brightshield")
    angharad = story.fighter("angharad-brightshield")
    while FIGHTER + angharad not in story.legal():
        story.do(PASS)
    told = explain(story.g, FIGHTER + angharad)
    assert (told.verb, told.source["fighter"]) == ("strike-back", angharad)


# --- Cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-94", "SHA-100")
def test_power_cards_and_what_they_ask_for():
    story = scene(REAVERS, CHAMPIONS, step="power").hand(0, "blood-offering", "great-speed")
    story.g.glory[0] = 1
    play = explain(story.g, CARD + story.card("blood-offering"))
    upgrade = explain(story.g, CARD + story.card("great-speed"))
    assert (play.verb, upgrade.verb, upgrade.source["area"]) == ("play", "upgrade", "hand")
    story.card_("blood-offering")
    told = explain(story.g, FIGHTER + story.fighter("targor"))
    assert (told.verb, told.source["card"], told.target["key"]) == ("choose", "blood-offering", "targor")
    story.choose("targor").skip().do(PASS).card_("great-speed")
    told = explain(story.g, FIGHTER + story.fighter("targor"))
    assert (told.verb, told.source["card"], told.target["key"]) == ("give", "great-speed", "targor")


def test_directions_and_opponents_are_choices_too():
    story = scene(REAVERS, CHAMPIONS, {"fjul-grimnir": (7, 14)}, step="power").hand(0, "earthquake")
    story.card_("earthquake")
    told = explain(story.g, NUMBER + 2)
    assert (told.verb, told.source["card"], told.target) == (
        "choose",
        "earthquake",
        {"area": "direction", "direction": 2},
    )
    story = scene(REAVERS, CHAMPIONS, {"fjul-grimnir": (7, 14)}, step="power").hand(0, "daylight-robbery")
    story.card_("daylight-robbery")
    assert explain(story.g, SEAT + 2).target == {"area": "seat", "seat": 2}


def test_a_reaction_is_said_to_be_in_hand_or_with_its_fighter():
    story = scene(REAVERS, CHAMPIONS).hand(0, "coward").give("targor", "great-speed").hand(1, "sprinter")
    story.aim("garrek-gorebeard", "severin-steelheart")
    assert story.asked == Frame.REACT and story.actor == 1 and explain(story.g, PASS).verb == "pass"
    held = explain(story.g, CARD + story.card("sprinter"))
    assert (held.verb, held.source["area"], held.source["seat"]) == ("react", "hand", 1)
    story = scene(REAVERS, CHAMPIONS).give("targor", "great-speed")
    worn = explain(story.g, CARD + story.card("great-speed"))
    assert (worn.verb, worn.source["area"], worn.source["fighter"]) == (
        "use",
        "worn",
        story.fighter("targor"),
    )


@pytest.mark.rule("SHA-164")
def test_the_end_phase():
    story = scene(REAVERS, CHAMPIONS).hand(0, "coward", "great-speed").to_end_phase()
    assert explain(story.g, CARD + story.card("coward")).verb == "discard"
    assert explain(story.g, PASS).verb == "done"
    story.do(PASS)
    assert story.asked == Frame.POWER and explain(story.g, PASS).verb == "done"


def test_yes_and_no_have_their_own_verbs():
    story = scene(REAVERS, CHAMPIONS).hand(1, "great-speed").dice("hammer", "hammer", "dodge")
    story.aim("garrek-gorebeard", "severin-steelheart")
    push(story.g, Frame.GAMBIT, 0, 0, 0, 0, 0, 0)
    assert [explain(story.g, action).verb for action in (PASS, YES)] == ["fail", "succeed"]
    push(story.g, Frame.TOTAL, 0, 0, 0, 0, 0, 0)
    assert [explain(story.g, action).verb for action in (PASS, YES)] == ["decline", "all-out"]


# Each rare decision: its frame, an action, and its verb.
RARE = (
    ((Frame.OPENING, 0, 0, 0, 0, 0, 0), FIGHTER, "mend"),
    ((Frame.OPENING, 0, 0, 0, 0, 0, 0), ABILITY, "ability-switch"),
    ((Frame.OPENING, 0, 0, 0, 0, 0, 0), CARD + 10, "play"),
    ((Frame.SWITCH, 0, 0, 0, 0, 0, 0), HEX + 3, "switch-with"),
    ((Frame.STRIDE, 0, 2, 0, 0, 0, 0), FIGHTER, "stride"),
    ((Frame.SHIFT, 0, 9, 0, 0, 0, 0), FIGHTER, "push-away"),
    ((Frame.SHIFT, 0, 9, 0, 0, 1, 1), PASS, "done"),
    ((Frame.HOW_MANY, 0, 0, 2, -1, 0, 0), NUMBER + 1, "number"),
    ((Frame.HOW_MANY, 0, 1, 2, 0, 0, 0), PASS, "decline"),
    ((Frame.MISCHIEF, 0, 0, 0, 0, 0, 0), HEX + 3, "pick-token"),
    ((Frame.TOKEN_TO, 0, 1, 0, 0, 0, 0), HEX + 3, "move-token"),
    ((Frame.COMMAND, 0, 2, -1, 2, 0, 0), FIGHTER, "command"),
    ((Frame.COMMAND, 0, 2, -1, 2, 0, 0), PASS, "done"),
    ((Frame.SWEEP, 0, 0, 3, 1, 0, 0), FIGHTER + 7, "target"),
    ((Frame.PUSH, 0, 0, 1, 1, -1, 3), HEX + 3, "push"),
    ((Frame.PUSH, 0, 0, 1, 1, -1, 3), PASS, "stop"),
    ((Frame.BEFORE, 0, 0, 2, 1, 0, 0), PASS, "no-attack"),
    ((Frame.ACTIVATE, 0, 1, 1, 0, 0, 0), PASS, "pass"),
    ((Frame.UPGRADE, 0, 0, 1, 0, 0, 0), CARD + 389, "upgrade"),
    ((Frame.DISCARD, 0, 1, 1, 0, 0, 0), CARD + 389, "discard"),
)


@pytest.mark.parametrize(("frame", "action", "verb"), RARE)
def test_rare_decisions_have_their_own_verbs(frame, action, verb):
    story = scene(REAVERS, CHAMPIONS, tokens=[(7, 2)])
    push(story.g, *frame)
    assert explain(story.g, action).verb == verb


# --- All of them --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_legal_actions_are_told_apart(seed):
    for position in moments(seed, 3):
        if not position.over:
            told = [repr(position.explain(action)) for action in position.legal()]
            assert len(set(told)) == len(told)


@pytest.mark.parametrize("seed", range(3))
def test_every_action_can_be_explained_legal_or_not(seed):
    for position in moments(seed, 12):
        if not position.over:
            assert all(position.explain(action).verb for action in range(ACTIONS))


def test_nothing_can_be_explained_when_the_match_is_over():
    *_, position = walk(new(1, "constructed"), 1, eager=0)
    with pytest.raises(AssertionError, match="over"):
        position.explain(PASS)
