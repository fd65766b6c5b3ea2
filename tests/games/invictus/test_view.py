"""Stories about what a seat sees: cells as it sits, live numbers, what stays hidden, what an action would do.
That no view tells a secret is proved for every game in the suite."""

import pytest

from wartable.games.invictus.pending import Asked
from wartable.games.invictus.view import explain, view

from .scene import alliance, opening, scene


def cell(s, seat, team, place):
    cells = view(s.g, seat)["teams"][team]["cells"]
    return next(found for found in cells if found["place"] == place)


def test_cells_are_named_as_each_seat_sees_them_from_its_own_side():
    s = scene(front=["archer", None, None])
    assert cell(s, 0, 0, "front-left")["card"] == "archer"
    assert cell(s, 1, 0, "front-right")["card"] == "archer"
    assert cell(s, -1, 0, "front-left")["card"] == "archer"


@pytest.mark.rule("INVI-1.4")
def test_a_cell_tells_attack_and_health_as_they_are_now():
    s = scene(front=["warrior", None, None], rested=["F-L"], hand=["archer", "archer"])
    shown = cell(s, 0, 0, "front-left")
    assert (shown["attack"], shown["health"], shown["rested"]) == (2, 1, True)


@pytest.mark.rule("INVI-8.1")
def test_what_supports_add_counts_for_the_active_side_only():
    s = scene(front=["archer", None, None], enemy_front=["archer", None, None], hand=["warrior"])
    s.support("warrior")
    assert cell(s, 0, 0, "front-left")["attack"] == 2
    assert cell(s, 0, 1, "front-left")["attack"] == 1
    assert view(s.g, 0)["bonuses"]["all"] == 1


@pytest.mark.rule("INVI-2.6")
def test_the_own_hand_is_shown_and_of_others_only_its_size_and_what_was_seen():
    s = scene(hand=["archer", "wizard"], enemy_hand=["priest", "king-b"])
    mine, theirs = view(s.g, 0)["seats"]
    assert mine["hand"]["cards"] == {"archer": 1, "wizard": 1}
    assert theirs["hand"]["cards"] is None and theirs["deck"]["cards"] is None
    assert (theirs["hand"]["size"], theirs["hand"]["unknown"]) == (2, 2 - len(theirs["hand"]["known"]))
    assert "priest" not in theirs["hand"]["known"]


@pytest.mark.rule("INVI-11.1")
def test_a_partner_s_hand_stays_hidden():
    s = alliance(hands={2: ["wizard"]})
    assert view(s.g, 0)["seats"][2]["hand"]["cards"] is None


@pytest.mark.rule("INVI-3.2")
def test_dealt_leaders_and_the_pool_are_for_the_own_eyes():
    s = opening(nation1="shogun")
    assert len(view(s.g, 0)["seats"][0]["leader_choice"]) == 2
    other = view(s.g, 0)["seats"][1]
    assert other["leader_choice"] is None and other["pool"] is None and other["leader"] is None
    assert view(s.g, -1)["seats"][0]["pool"] is None


def test_facts_are_told_for_every_card_in_sight_and_no_other():
    s = scene(front=["archer", None, None], enemy_front=["komuso", None, None], enemy_hand=["slinger"])
    cards = view(s.g, 0)["cards"]
    assert {"archer", "komuso"} <= set(cards) and "slinger" not in cards
    archer = cards["archer"]
    assert (archer["attack"], archer["health"], archer["colour"]) == (1, {"active": 2, "rested": 1}, "red")
    assert sorted(archer["range"]) == [[1, -2], [1, 2], [2, -1], [2, 1]]


def test_an_attack_in_progress_is_told_with_what_it_would_do():
    s = scene(front=["priest", None, None], enemy_front=[None, "wizard", None], enemy_hand=["guardian"])
    s.attack("F-L", "E-FC")
    pending = view(s.g, 1)["pending"]
    assert pending["kind"] == Asked.BLOCK
    assert pending["attack"]["card"] == "priest" and pending["attack"]["target_card"] == "wizard"
    assert pending["attack"]["outcome"]["result"] == "captures"


def test_a_support_in_question_is_told():
    s = scene(hand=["archer"], enemy_hand=["wizard"])
    s.support("archer")
    pending = view(s.g, 1)["pending"]
    assert (pending["kind"], pending["support"]["support"]) == ("negate", "archer")


@pytest.mark.rule("INVI-5.6", "INVI-5.7")
@pytest.mark.parametrize(
    ("damage", "result"), [(0, "captures"), (1, "destroys")], ids=["unhurt", "hurt before"]
)
def test_an_attack_names_its_targets_and_what_it_would_do_to_each(damage, result):
    s = scene(front=[None, "king-c", None], enemy_front=[None, "archer", None])
    s.g.damage[1, 1] = damage
    attack = s.position.legal()[1]
    told = explain(s.g, attack)
    assert told.verb == "attack" and told.source["card"] == "king-c"
    ways = s.position.offers({attack: told})[attack].ways
    assert [way.target["outcome"]["result"] for way in ways] == [result]


def test_the_result_tells_who_won_and_how():
    s = scene(front=[None, "wizard", None], enemy_front=[None, "archer", "king-b"])
    assert view(s.g, 0)["result"] is None
    s.g.damage[1, 2] = 3
    s.g.field[0, 2] = s.card("wizard", 0)
    s.attack("F-R", "E-FR")
    assert view(s.g, 0)["result"] == {"winner": 0, "draw": False, "won": True, "reason": "exile"}
    assert view(s.g, 1)["result"]["won"] is False
    assert view(s.g, -1)["result"]["won"] is None
