"""What a table is told beside the rules: what fighters could do, what boards look like, which dice a line shows, why not."""

import random

from wartable.games.shadespire.drawn import drawn
from wartable.games.shadespire.pieces import faces
from wartable.games.shadespire.state import CHARGE, HEX, MOVE
from wartable.kernel.contract import Message, Position, game

from .scene import scene

GAME = game("shadespire")
STEELHEART, BRIGHTSHIELD, OBRYN = "severin-steelheart", "angharad-brightshield", "obryn-the-bold"
GARREK, TARGOR = "garrek-gorebeard", "targor"


def random_match(format: str, seed: int) -> Position:
    return GAME.new(format, seed)


def test_plans_name_the_hexes_that_a_move_and_a_charge_then_offer() -> None:
    chance, position = random.Random(3), random_match("constructed", 3)
    looked = 0
    while not position.over and looked < 12:
        seat = position.actor
        plans = position.view(seat)["plans"]
        if plans:
            for fighter, plan in plans.items():
                for first, name in ((MOVE, "moves"), (CHARGE, "charges")):
                    if first + int(fighter) in position.legal():
                        after = position.copy()
                        after.play(first + int(fighter))
                        told = [after.explain(action) for action in after.legal() if action >= HEX]
                        assert plan[name] == [action.target["hex"] for action in told]  # type: ignore[index]
            looked += 1
        position.play(chance.choice(position.legal()))
    assert looked == 12


def test_plans_are_for_the_decider_alone() -> None:
    story = scene({STEELHEART: (7, 6)}, {GARREK: (9, 6)})
    assert GAME.view(story.g, 0)["plans"] and GAME.view(story.g, 0)["odds"] is None
    assert GAME.view(story.g, 1)["plans"] is None and GAME.view(story.g, -1)["plans"] is None


def test_a_planned_attack_has_its_chances_its_dice_and_its_supporters() -> None:
    story = scene({STEELHEART: (7, 6), OBRYN: (10, 7)}, {GARREK: (9, 6), TARGOR: (6, 7)})
    [attack] = GAME.view(story.g, 0)["plans"]["0"]["attacks"][:1]
    assert attack["target"] == story.fighter(GARREK)
    assert attack["support"] == [story.fighter(OBRYN)] and attack["target_support"] == [story.fighter(TARGOR)]
    assert (attack["dice"], attack["defence"]) == (2, 1)
    assert attack["kill"] == 0 < attack["success"] < 1  # 3 damage against 4 wounds


def test_faces_are_printed_where_the_battlefield_has_them() -> None:
    for seed in range(4):
        chance, position = random.Random(seed), random_match("melee", seed)
        shown = position.view(position.actor)
        while shown["faces"] is not None:
            position.play(chance.choice(position.legal()))
            shown = position.view(position.actor)
        grounds = {(hex["x"], hex["row"]): hex["ground"] for hex in shown["hexes"]}
        for board in shown["boards"]:
            for x, row, ground in faces()[board["face"]]["turned" if board["turned"] else "straight"]:
                assert grounds[board["x"] + x, board["y"] + row] == ground


def test_a_line_of_the_log_shows_its_dice_and_what_counted() -> None:
    story = scene({STEELHEART: (7, 6)}, {GARREK: (9, 6)})
    story.dice("hammer", "single", "shield").aim(STEELHEART, GARREK)
    lines = [drawn(GAME.narrate(story.g, event, 0)) for event in story.events]
    rolls = [line for line in lines if line and line["kind"] == "roll"]
    assert [(roll["roll"], roll["dice"]) for roll in rolls] == [
        ("attack", ["hammer", "single"]),
        ("defence", ["shield"]),
    ]
    [end] = [line for line in lines if line and line["kind"] == "end"]
    assert end == {
        "kind": "end",
        "end": "succeeds",
        "attack": ["hammer", "crit"],
        "defence": ["dodge", "crit"],
    }
    assert drawn(Message("sha-event-round", {"number": 1})) is None


def test_what_a_seat_may_wonder_about_has_an_answer() -> None:
    chance, position = random.Random(5), random_match("constructed", 5)
    asked = 0
    while not position.over:
        legal = position.legal()
        for action in GAME.wondered(position.record, position.actor):
            if action not in legal:
                asked += 1
                assert position.refuse(action).rule, position.refuse(action)
        position.play(chance.choice(legal))
    assert asked
