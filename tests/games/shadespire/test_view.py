"""Stories about what a seat sees of Shadespire: the battlefield, fighters, hands, attacks, chances, what stays hidden.
That no view tells a secret is tried out on random moments of random matches here, and for every game in the suite."""

import json
import random
from fractions import Fraction

import pytest

from wartable.games.shadespire.declare import WEAPON_LIST
from wartable.games.shadespire.fights import copy_of
from wartable.games.shadespire.parts import (
    damage_parts,
    defence_parts,
    dice_parts,
    move_parts,
    total,
    wound_parts,
)
from wartable.games.shadespire.pieces import arms_of, fighters_of
from wartable.games.shadespire.rules import stats
from wartable.games.shadespire.rules.attack import describe_attack
from wartable.games.shadespire.rules.attack_rolls import attack_dice
from wartable.games.shadespire.rules.attack_steps import damage_of
from wartable.games.shadespire.rules.hands import is_objective
from wartable.games.shadespire.state import (
    ACTS,
    ATTACK,
    CARDS,
    FACE_DOWN,
    MODELS,
    NOTHING,
    PASS,
    WEAPON,
    Frame,
    Going,
    Phase,
    Place,
    Striking,
)
from wartable.games.shadespire.view import view
from wartable.kernel.frames import clear_frames
from wartable.locale import languages, words

from .matches import moments, new, walk
from .scene import scene

REAVERS = {"garrek-gorebeard": (7, 2), "targor": (3, 0)}
CHAMPIONS = {"severin-steelheart": (9, 2), "obryn-the-bold": (9, 10)}


def fighter(seen, story, name):
    return next(shown for shown in seen["fighters"] if shown["id"] == story.fighter(name))


def hex_at(seen, where):
    return next(shown for shown in seen["hexes"] if (shown["x"], shown["row"]) == where)


# --- The battlefield ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SHA-33", "SHA-34", "SHA-37")
def test_hexes_tell_whose_they_are_and_what_is_on_them():
    story = scene(REAVERS, CHAMPIONS, tokens=[(7, 2), (8, 5)])
    seen = view(story.g, 0)
    assert [board["face"] for board in seen["boards"]] == ["mirror-well", "mirror-well"]
    assert [(board["seat"], board["y"]) for board in seen["boards"]] == [(0, 0), (1, 6)]
    garrek, join = hex_at(seen, (7, 2)), hex_at(seen, (8, 5))
    assert (garrek["land"], garrek["objective"], garrek["fighter"]) == (
        0,
        1,
        story.fighter("garrek-gorebeard"),
    )
    assert (join["land"], join["objective"], join["fighter"], join["edge"]) == (None, 2, None, False)
    assert fighter(seen, story, "garrek-gorebeard")["holds"] == 1
    assert seen["seats"][0]["holds"] == 1
    assert hex_at(seen, (4, 1))["ground"] == "start" and hex_at(seen, (1, 0))["edge"]


def test_hexes_have_names_to_call_them_by():
    seen = view(scene(REAVERS, CHAMPIONS).g, 0)
    assert [hex_at(seen, where)["name"] for where in ((1, 0), (3, 0), (2, 1), (15, 10))] == [
        "A1",
        "A2",
        "B1",
        "K8",
    ]
    names = [hex["name"] for hex in seen["hexes"]]
    assert len(set(names)) == len(names)


@pytest.mark.rule("SHA-39", "SHA-46")
def test_objectives_lie_hidden_until_all_are_placed():
    for position in walk(new(3, "core"), 3):
        if position.record.frames[position.record.depth - 1, 0] not in (Frame.BOARD, Frame.TOKEN):
            break
        lying = [hex["objective"] for hex in position.view(-1)["hexes"] if hex["objective"]]
        assert set(lying) <= {"hidden"}
    lying = [hex["objective"] for hex in position.view(-1)["hexes"] if hex["objective"]]
    assert sorted(lying) == [1, 2, 3, 4, 5]
    assert all(position.record.token[hex] != FACE_DOWN for hex in range(position.record.hexes))


# --- Fighters -----------------------------------------------------------------------------------------------------


def test_a_fighter_with_its_numbers_as_printed():
    story = scene(REAVERS, CHAMPIONS).set("garrek-gorebeard", wounds=2, moved=1)
    seen = fighter(view(story.g, 1), story, "garrek-gorebeard")
    assert (seen["seat"], seen["key"], seen["leader"], seen["number"]) == (0, "garrek-gorebeard", True, 0)
    assert (seen["wounds"], seen["max_wounds"], seen["move"]) == (2, 4, 4)
    assert (seen["moved"], seen["charged"], seen["inspired"], seen["out"]) == (True, False, False, False)
    assert seen["defence"] == {"dice": 1, "symbol": "dodge"}
    [axe] = seen["attacks"]
    assert (axe["key"], axe["range"], axe["dice"], axe["symbol"], axe["damage"]) == (
        "blooddrinker-axe",
        1,
        2,
        "hammer",
        2,
    )
    assert "why" not in seen and "why" not in axe


def test_upgrades_and_inspiration_count_and_say_why():
    story = scene(REAVERS, CHAMPIONS).set("garrek-gorebeard", inspired=1)
    story.give("garrek-gorebeard", "great-speed", "great-fortitude", "great-strength", "shadeglass-hammer")
    seen = fighter(view(story.g, 1), story, "garrek-gorebeard")
    assert (seen["move"], seen["max_wounds"]) == (6, 5)
    assert seen["why"]["move"] == [
        {"from": "printed", "amount": 5},
        {"from": "upgrade", "amount": 1, "card": "great-speed"},
    ]
    assert seen["upgrades"] == ["great-speed", "great-fortitude", "great-strength", "shadeglass-hammer"]
    assert [attack["name"] for attack in seen["attacks"]] == [
        "sha-attack-awakened-axe",
        "sha-card-shadeglass-hammer",
    ]
    assert seen["attacks"][0]["damage"] == 4 and seen["attacks"][1]["card"] == "shadeglass-hammer"


def test_fighters_of_the_same_card_are_numbered():
    dead = {"the-sepulchral-warden": (1, 0), "petitioner": (3, 0), "petitioner#2": (5, 0)}
    story = scene(dead, CHAMPIONS)
    seen = view(story.g, 0)
    assert [shown["number"] for shown in seen["fighters"] if shown["key"] == "petitioner"] == [1, 2]


@pytest.mark.parametrize("seed", range(4))
def test_parts_always_add_up(seed):
    for position in moments(seed, 15):
        g = position.record
        for one in fighters_of(g):
            assert total(move_parts(g, one)) == stats.move_of(g, one, Going.MOVE, 0)
            assert total(defence_parts(g, one)) == stats.defence_dice(g, one)
            assert total(wound_parts(g, one)) == stats.wounds_of(g, one)
            foes = [
                other
                for other in fighters_of(g)
                if other // MODELS != one // MODELS and stats.on_field(g, other)
            ]
            if stats.on_field(g, one) and foes and g.acts < ACTS:
                for weapon in arms_of(g, one):
                    check_attack_parts(copy_of(g), one, weapon, foes[0])


def check_attack_parts(g, one, weapon, foe):
    """What the rules say of an attack at somebody, less what is only due to that target."""
    ganging = (
        stats.friends_beside(g, foe, one)
        if "gang" in [ability.name for ability in WEAPON_LIST[weapon].abilities]
        else 0
    )
    dice, damage = total(dice_parts(g, one, weapon)), total(damage_parts(g, one, weapon))
    g.acts += 1
    describe_attack(g, g.acts - 1, one, one // MODELS, weapon, foe, Striking.ACTIVATION)
    assert attack_dice(g) == dice + ganging
    assert damage_of(g) == damage


# --- Hands and piles ----------------------------------------------------------------------------------------------


def test_a_hand_is_for_its_own_seat_alone():
    story = scene(REAVERS, CHAMPIONS).hand(0, "blood-offering", "coward").hand(1, "great-speed")
    own, other, watched = (view(story.g, seat)["seats"][0] for seat in (0, 1, -1))
    assert (own["powers"], own["objectives"]) == (["blood-offering"], ["coward"])
    for seen in (other, watched):
        assert seen["powers"] is seen["objectives"] is seen["deck"] is seen["fresh"] is None
        assert (seen["power_count"], seen["objective_count"]) == (1, 1)
    assert "blood-offering" in view(story.g, 0)["cards"]
    assert "blood-offering" not in view(story.g, 1)["cards"]


@pytest.mark.rule("SHA-163")
def test_a_fresh_objective_is_marked():
    story = scene(REAVERS, CHAMPIONS).hand(0, "coward")
    story.g.place[0, story.card("coward")] = Place.FRESH
    assert view(story.g, 0)["seats"][0]["fresh"] == ["coward"]


@pytest.mark.rule("SHA-54", "SHA-102")
def test_what_lies_open_is_seen_by_all():
    story = (
        scene(REAVERS, CHAMPIONS, step="power")
        .hand(0, "blood-offering")
        .give("1:obryn-the-bold", "great-speed")
    )
    story.play("blood-offering", "garrek-gorebeard", seat=0)
    seen = view(story.g, -1)
    assert seen["seats"][0]["discard"] == ["blood-offering"]
    assert seen["seats"][1]["upgrades"] == [
        {"card": "great-speed", "fighter": story.fighter("obryn-the-bold")}
    ]
    assert seen["cards"]["great-speed"]["type"] == "upgrade"


def test_in_the_core_format_all_know_what_a_seat_has_left():
    position = core_match()
    g = position.record
    seen = position.view(0)["seats"]
    hidden = [card for card in range(1, CARDS) if Place.DECK <= g.place[1, card] <= Place.FRESH]
    assert len(seen[1]["unseen"]) == len(hidden) and seen[0]["unseen"] is None
    assert position.view(-1)["seats"][1]["unseen"] == seen[1]["unseen"]
    assert new(1, "constructed").view(0)["seats"][1]["unseen"] is None


def core_match():
    for number, position in enumerate(walk(new(2, "core"), 2)):
        if number == 60:
            return position
    raise AssertionError("the match was over too early")


# --- What is going on ---------------------------------------------------------------------------------------------


def test_whose_turn_it_is():
    story = scene(REAVERS, CHAMPIONS)
    seen = view(story.g, 0)
    assert (seen["round"], seen["phase"], seen["active"], seen["first"], seen["turn"]) == (
        1,
        "action",
        0,
        0,
        1,
    )
    assert (seen["decider"], seen["pending"]["kind"]) == (0, "activation")
    story.next_activation()
    assert (view(story.g, 0)["active"], view(story.g, 0)["turn"]) == (1, 2)
    first = new(1, "core").view(0)
    assert (first["phase"], first["active"], first["first"], first["turn"]) == ("setup", NOTHING, NOTHING, 0)
    assert first["pending"]["kind"] == "board"


def test_in_the_end_phase_it_is_the_turn_of_who_decides():
    story = scene(REAVERS, CHAMPIONS).hand(0, "coward").hand(1, "great-speed").to_end_phase()
    assert story.g.phase == Phase.END
    seen = view(story.g, 0)
    assert (seen["phase"], seen["active"], seen["decider"]) == ("end", 0, 0)
    assert seen["pending"]["kind"] == "discard-objectives"
    story.do(PASS)
    assert (view(story.g, 0)["active"], view(story.g, 0)["pending"]["kind"]) == (1, "end-upgrades")


@pytest.mark.rule("SHA-120", "SHA-121", "SHA-126")
def test_an_attack_shows_its_dice_and_which_of_them_count():
    pair = {"garrek-gorebeard": (7, 2), "targor": (10, 1)}
    story = scene(pair, CHAMPIONS).dice("sword", "single", "shield").hand(1, "great-speed")
    story.aim("garrek-gorebeard", "severin-steelheart")
    while view(story.g, 0)["attack"] and not view(story.g, 0)["attack"]["defence"]:
        story.do(PASS)
    seen = view(story.g, 0)["attack"]
    assert (seen["attacker"], seen["target"]) == (
        story.fighter("garrek-gorebeard"),
        story.fighter("severin-steelheart"),
    )
    assert (seen["supporters"], seen["target_supporters"]) == (1, 0)
    assert seen["dice"] == [
        {"side": "sword", "counts": False, "rerolled": False},
        {"side": "single", "counts": True, "rerolled": False},
    ]
    assert seen["defence"] == [{"side": "shield", "counts": True, "rerolled": False}]
    assert seen["name"] == "sha-attack-blooddrinker-axe" and seen["damage"] == 2
    story.finish_attack()
    assert view(story.g, 0)["attack"] is None


@pytest.mark.rule("SHA-141")
def test_chances_are_told_to_who_chooses_the_attack():
    story = scene(REAVERS, CHAMPIONS).do(ATTACK + story_fighter(REAVERS, "garrek-gorebeard"))
    assert view(story.g, 1)["odds"] is None and view(story.g, -1)["odds"] is None
    [odds] = view(story.g, 0)["odds"]
    assert odds["target"] == story.fighter("severin-steelheart")
    assert odds["success"] == pytest.approx(float(Fraction(29, 54)), abs=1e-4)
    assert odds["drive"] == pytest.approx(float(Fraction(5, 36)), abs=1e-4)
    assert odds["critical"] == pytest.approx(float(Fraction(5, 18)), abs=1e-4)
    assert odds["kill"] == 0
    story.do(WEAPON + odds["weapon"])
    assert view(story.g, 0)["pending"]["kind"] == "target"
    assert view(story.g, 0)["odds"] == [odds]


def story_fighter(side, name):
    return scene(side, CHAMPIONS).fighter(name)


@pytest.mark.rule("SHA-107")
def test_ploys_that_last_are_listed():
    story = scene(REAVERS, CHAMPIONS, step="power").hand(0, "blood-offering")
    story.play("blood-offering", "garrek-gorebeard", seat=0)
    [effect] = view(story.g, 1)["effects"]
    assert effect == {
        "card": "blood-offering",
        "seat": 0,
        "fighter": story.fighter("garrek-gorebeard"),
        "when": "waiting",
        "used": False,
    }
    story.pass_power()
    assert view(story.g, 1)["effects"][0]["when"] == "running"


def test_what_a_reaction_answers_is_told():
    story = scene(REAVERS, CHAMPIONS).hand(1, "great-speed").dice("hammer", "hammer", "dodge")
    story.aim("garrek-gorebeard", "severin-steelheart")
    seen = view(story.g, 1)
    assert (seen["pending"]["kind"], seen["pending"]["moment"]) == ("reaction", "would-succeed")
    assert seen["pending"]["fighter"] == story.fighter("severin-steelheart")
    [act] = seen["acts"]
    assert (act["kind"], act["how"], act["fighter"]) == (
        "attack",
        "activation",
        story.fighter("garrek-gorebeard"),
    )


def test_what_a_card_asks_for_is_told():
    story = scene(REAVERS, CHAMPIONS, step="power").hand(0, "blood-offering").card_("blood-offering")
    seen = view(story.g, 1)["pending"]
    assert (seen["kind"], seen["card"], seen["target"]) == ("choice", "blood-offering", "friend")


@pytest.mark.rule("SHA-169")
def test_the_end_tells_who_has_won():
    position = new(4, "constructed")
    for _ in walk(position, 4):
        pass
    result = position.view(0)["result"]
    assert result["draw"] == (sum(position.returns()) == 0 and 1 not in position.returns())
    if not result["draw"]:
        assert position.returns()[result["winner"]] == 1
    assert position.view(-1)["result"]["won"] is None
    assert position.view(0)["pending"]["kind"] == "nothing"


def test_who_shares_the_first_place_of_three_has_neither_won_nor_lost():
    story = scene(REAVERS, CHAMPIONS, {"fjul-grimnir": (7, 14)}, placement=8)
    clear_frames(story.g)
    story.g.reason, story.g.winners = 4, 0b101
    assert [view(story.g, seat)["result"]["won"] for seat in range(3)] == [None, False, None]


# --- Names, plain data and secrets --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_everything_that_is_named_has_a_name(language):
    known = words(language)
    for position in moments(5, 40, "melee"):
        seen = position.view(0)
        names = [shown["name"] for shown in seen["cards"].values()]
        names += [shown["name"] for shown in seen["fighters"]]
        names += [attack["name"] for shown in seen["fighters"] for attack in shown["attacks"]]
        names += [f"sha-warband-{shown['warband']}" for shown in seen["seats"]]
        names += [f"sha-board-{shown['face']}" for shown in seen["boards"]]
        assert all(known.text(name) for name in names)


@pytest.mark.parametrize("seed", range(3))
def test_a_view_is_plain_data_and_looking_changes_nothing(seed):
    for position in moments(seed, 4):
        before = position.to_bytes()
        for seat in range(-1, position.seats):
            seen = position.view(seat)
            assert json.loads(json.dumps(seen)) == seen
        assert position.to_bytes() == before


def deal_others(g, seat, lot):
    """Hands and decks of the other seats become others that they could have, made without `imagine`."""
    for other in range(g.seats):
        if other == seat:
            continue
        for objective in (True, False):
            hidden = [
                card
                for card in range(1, CARDS)
                if Place.DECK <= g.place[other, card] <= Place.FRESH and is_objective(card) == objective
            ]
            places = [g.place[other, card] for card in hidden]
            lot.shuffle(places)
            for card, place in zip(hidden, places, strict=True):
                g.place[other, card] = place
            hand = [card for card in hidden if g.place[other, card] != Place.DECK]
            listed = g.objectives if objective else g.powers
            for place, card in enumerate(hand):
                listed[other, place] = card


def assert_same(position, seat, other):
    """A seat can't tell two worlds apart."""
    assert other.view(seat) == position.view(seat)
    if seat == position.actor:
        assert other.legal() == position.legal()
        for action in position.legal():
            assert other.explain(action) == position.explain(action)


@pytest.mark.parametrize("seed", range(6))
def test_worlds_that_differ_in_secrets_look_the_same(seed):
    different = 0
    for position in moments(seed, 20):
        for seat in range(-1, position.seats):
            world = position.copy()
            deal_others(world.record, seat, random.Random(seed))
            different += world.to_bytes() != position.to_bytes()
            assert_same(position, seat, world)
    assert different > 5


@pytest.mark.parametrize("seed", range(3))
def test_an_imagined_world_looks_the_same(seed):
    lot = random.Random(seed)
    for position in moments(seed, 60):
        seat = lot.randrange(-1, position.seats)
        assert_same(position, seat, position.imagine(seat, seed))


def test_a_spectator_is_shown_no_hand_and_no_deck():
    for position in moments(7, 30):
        for shown in position.view(-1)["seats"]:
            assert [shown[name] for name in ("objectives", "powers", "deck", "fresh")] == [None] * 4
