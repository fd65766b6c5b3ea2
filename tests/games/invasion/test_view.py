"""Stories about what a seat sees of Invasion: zones, cards in play, the chain, combat, what stays hidden, and why.
That no view tells a secret is tried out on random moments of random matches here, and for every game in the suite."""

import json
import random

import pytest

import wartable
from wartable.games.invasion.actions import explain
from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.cards.declare import ACTION_OF, PLAYED_AS
from wartable.games.invasion.offers import asks
from wartable.games.invasion.pieces import (
    cost_parts,
    hit_point_parts,
    power_parts,
    section_parts,
    total,
    toughness_parts,
    zone_power_parts,
)
from wartable.games.invasion.rules import stats
from wartable.games.invasion.state import ALL_SLOTS, NOTHING
from wartable.games.invasion.view import view
from wartable.games.invasion.vocabulary import PASS, SLOT

from ...suite.matches import any_options
from .scene import ME, THEM, piece, scene

GAME = wartable.game("invasion")
ZONES = ("kingdom", "quest", "battlefield")


def zone(seen, seat, name):
    return seen["seats"][seat]["zones"][ZONES.index(name)]


def card(seen, seat, name, key):
    return next(shown for shown in zone(seen, seat, name)["cards"] if shown["card"] == key)


# --- Capitals and cards in play -------------------------------------------------------------------------------


@pytest.mark.rule("INV-076", "INV-115")
def test_a_zone_tells_its_section_and_its_power():
    s = scene(
        {"kingdom": ["contested-village"]},
        developments={"kingdom": 2},
        damage={"kingdom": 3},
        burning=["their quest"],
    )
    seen = view(s.g, ME)
    own = zone(seen, ME, "kingdom")
    assert (own["hit_points"], own["damage"], own["burning"], own["power"]) == (10, 3, False, 4)
    assert own["why"]["hit_points"] == [
        {"from": "printed", "amount": 8},
        {"from": "developments", "amount": 2},
    ]
    assert zone(seen, THEM, "quest")["burning"] and seen["seats"][THEM]["burning"] == 1


@pytest.mark.rule("INV-077")
def test_developments_are_counted_for_all_and_named_for_their_owner():
    s = scene(developments={"quest": ["troll-slayers"]}, their_developments={"quest": ["pillage"]})
    mine, theirs = (zone(view(s.g, ME), seat, "quest")["developments"] for seat in (ME, THEM))
    assert mine["count"] == theirs["count"] == 1
    assert [hidden["card"] for hidden in mine["cards"]] == ["troll-slayers"]
    assert theirs["cards"] is None and "pillage" not in view(s.g, ME)["cards"]
    assert all(zone(view(s.g, -1), seat, "quest")["developments"]["cards"] is None for seat in (ME, THEM))


def test_a_unit_tells_its_numbers_and_what_lies_on_it():
    s = scene({"battlefield": [piece("hammerer-of-karak-azul", damage=1, corrupt=True)]})
    shown = card(view(s.g, THEM), ME, "battlefield", "hammerer-of-karak-azul")
    assert (shown["power"], shown["hit_points"], shown["damage"], shown["toughness"]) == (1, 2, 1, 1)
    assert shown["corrupt"] and shown["role"] is None and "why" not in shown


@pytest.mark.rule("INV-023")
def test_an_attached_card_lies_with_its_host_whoever_played_it():
    s = scene(
        {"battlefield": ["troll-slayers"]},
        {"battlefield": ["peasant-militia"]},
        resources=5,
        hand=["organ-gun"],
    )
    s.play("organ-gun", "their peasant-militia").resolve()
    seen = view(s.g, ME)
    host = card(seen, THEM, "battlefield", "peasant-militia")
    gun = card(seen, THEM, "battlefield", "organ-gun")
    assert host["attached"] == [gun["slot"]] and gun["host"] == host["slot"] and gun["seat"] == ME
    assert not any(shown["card"] == "organ-gun" for shown in zone(seen, ME, "battlefield")["cards"])


@pytest.mark.rule("INV-086", "INV-089")
def test_a_quest_tells_its_unit_and_its_tokens():
    s = scene({"quest": [piece("a-glorious-death", tokens=2), piece("runesmith", on="a-glorious-death")]})
    seen = view(s.g, THEM)
    quest, unit = (card(seen, ME, "quest", key) for key in ("a-glorious-death", "runesmith"))
    assert (quest["tokens"], quest["quester"], unit["host"]) == (2, unit["slot"], quest["slot"])


# --- Hands and piles ------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-072", "INV-073")
def test_the_own_hand_is_shown_with_what_each_card_costs_now():
    s = scene(hand=["troll-slayers", "troll-slayers", "king-kazador"], their_hand=["pillage"])
    mine, theirs = view(s.g, ME)["seats"]
    assert mine["hand"]["cards"]["troll-slayers"]["count"] == 2
    king = mine["hand"]["cards"]["king-kazador"]
    assert king["cost"] == 6 + 5 - 1
    assert [(part["from"], part["amount"]) for part in king["why"]["cost"]] == [
        ("printed", 6),
        ("loyalty", 5),
        ("symbols", -1),
    ]
    assert theirs["hand"] == {"size": 1, "cards": None, "known": {}, "unknown": 1}
    assert theirs["deck"]["cards"] is None and mine["deck"]["cards"] == {"peasant-militia": 20}


def test_what_came_back_to_the_hand_stays_known():
    s = scene({"kingdom": ["troll-slayers"]}, hand=["pilgrimage"], resources=9)
    s.play("pilgrimage", "troll-slayers").resolve()
    hand = view(s.g, THEM)["seats"][ME]["hand"]
    assert hand["known"] == {"troll-slayers": 1} and hand["unknown"] == 0
    assert view(s.g, -1)["seats"][ME]["hand"]["known"] == {"troll-slayers": 1}


def test_discard_piles_lie_open():
    s = scene(discard=["pillage", "pillage"])
    assert view(s.g, THEM)["seats"][ME]["discard"] == {"pillage": 2}


# --- Chain and combat -----------------------------------------------------------------------------------------


@pytest.mark.rule("INV-124", "INV-125")
def test_the_chain_tells_who_aims_what_at_what():
    s = scene(
        {"battlefield": ["grudge-thrower", "peasant-militia"]},
        active=THEM,
        their_hand=["pillage"],
        their_resources=9,
        resources=3,
    )
    s.play("pillage", "grudge-thrower").use("grudge-thrower", "peasant-militia")
    first, second = view(s.g, ME)["chain"]
    assert (first["card"], first["seat"], first["kind"], first["state"]) == (
        "pillage",
        THEM,
        "tactic",
        "on-chain",
    )
    assert [target["card"] for target in first["targets"]] == ["grudge-thrower"]
    assert (second["card"], second["kind"], second["source"]["area"]) == ("grudge-thrower", "action", "play")


@pytest.mark.rule("W-05")
def test_a_targeted_development_is_named_for_its_owner_alone():
    s = scene(hand=["demolition"], resources=9, their_developments={"quest": ["pillage"]})
    s.play("demolition", "their quest development")
    for seat, named in ((ME, None), (THEM, "pillage"), (-1, None)):
        (target,) = view(s.g, seat)["chain"][0]["targets"]
        assert (target["area"], target["zone"], target["card"]) == ("development", "quest", named)


@pytest.mark.rule("INV-107", "INV-112", "T-04c")
def test_combat_tells_attackers_defenders_and_assigned_damage():
    s = scene(
        {"battlefield": ["hammerer-of-karak-azul", "king-kazador"]},
        {"quest": ["doom-divers"]},
        phase="battle",
    )
    s.attack("their quest", "hammerer-of-karak-azul", "king-kazador").defend("their doom-divers")
    s.assign("their doom-divers")
    seen = view(s.g, THEM)
    combat = seen["combat"]
    assert (combat["seat"], combat["zone"]) == (THEM, "quest")
    assert len(combat["attackers"]) == 2 and len(combat["defenders"]) == 1
    assert combat["points"][ME]["power"] == 4 and combat["points"][ME]["left"] == 3
    assert card(seen, THEM, "quest", "doom-divers")["assigned"] == 1
    assert card(seen, THEM, "quest", "doom-divers")["role"] == "defends"
    assert zone(seen, THEM, "quest")["attacked"] and not zone(seen, ME, "quest")["attacked"]


def test_phase_moment_and_decider_are_told():
    s = scene(phase="kingdom", active=THEM)
    seen = view(s.g, ME)
    assert (seen["phase"], seen["active"], seen["decider"]) == ("kingdom", THEM, THEM)
    assert (seen["pending"]["kind"], seen["pending"]["moment"]) == ("window", "kingdom")


def test_a_search_shows_cards_to_whoever_searches():
    s = scene(
        hand=["dwarf-cannon-crew"], resources=9, deck=["organ-gun", "keystone-forge", *["runesmith"] * 9]
    )
    s.play("dwarf-cannon-crew", "kingdom").resolve()
    assert view(s.g, ME)["pending"]["cards"][:2] == ["organ-gun", "keystone-forge"]
    assert view(s.g, THEM)["pending"]["cards"] is None and "keystone-forge" not in view(s.g, THEM)["cards"]


def test_the_result_tells_who_won_and_how():
    s = scene(
        {"battlefield": ["king-kazador"]},
        phase="battle",
        damage={"their quest": 6},
        burning=["their kingdom"],
    )
    assert view(s.g, ME)["result"] is None
    s.attack("their quest", "king-kazador").finish_combat()
    assert view(s.g, ME)["result"] == {"winner": ME, "draw": False, "won": True, "reason": "burned"}
    assert view(s.g, THEM)["result"]["won"] is False and view(s.g, -1)["result"]["won"] is None
    assert view(s.g, ME)["phase"] == "over"


def test_facts_are_told_for_every_card_in_sight_and_no_other():
    s = scene({"kingdom": ["runesmith"]}, their_hand=["pillage"], hand=["smash-go-boom"])
    cards = view(s.g, ME)["cards"]
    assert {"runesmith", "smash-go-boom", "peasant-militia"} == set(cards)
    runesmith = cards["runesmith"]
    assert (runesmith["type"], runesmith["race"], runesmith["cost"], runesmith["loyalty"]) == (
        "unit",
        "dwarf",
        2,
        1,
    )
    assert cards["smash-go-boom"]["cost"] == "X" and runesmith["traits"] == ["priest"]


# --- Numbers that explain themselves ----------------------------------------------------------------------------


def test_power_tells_what_it_is_made_of():
    s = scene(
        {"battlefield": ["troll-slayers"], "quest": ["runesmith"]},
        developments={"battlefield": 2},
        resources=2,
    )
    s.use("runesmith", "troll-slayers").resolve()
    shown = card(view(s.g, ME), ME, "battlefield", "troll-slayers")
    assert shown["power"] == 4
    assert [(part["from"], part["amount"]) for part in shown["why"]["power"]] == [
        ("printed", 1),
        ("turn", 1),
        ("itself", 2),
    ]


@pytest.mark.rule("U-14")
def test_a_number_below_0_says_so():
    s = scene(
        {"battlefield": ["troll-slayers"]},
        active=THEM,
        their_hand=["demoralise"],
        their_resources=5,
        their_capital="empire",
    )
    s.play("demoralise", "troll-slayers").resolve()
    parts = power_parts(s.g, s.slot("troll-slayers"))
    assert [(part["from"], part["amount"]) for part in parts] == [("printed", 1), ("turn", -2), ("least", 1)]
    assert total(parts) == 0


def moments(seed, every=40):
    """Moments of a match in which seats rather act than pass."""
    lot = random.Random(seed)
    format = lot.choice(list(GAME.formats))
    options = any_options(GAME, format, lot)
    position = GAME.new(format, seed=seed, compiled=False, **options)
    while not position.over:
        if lot.randrange(every) == 0:
            yield position
        legal = position.legal()
        position.play(lot.choice(legal[1:] if len(legal) > 1 and lot.random() < 0.6 else legal))
    yield position


@pytest.mark.parametrize("seed", range(6))
def test_parts_always_add_up(seed):
    for position in moments(seed):
        g = position.record
        for slot in range(ALL_SLOTS):
            if g.card[slot] and not g.down[slot]:
                assert total(power_parts(g, slot)) == stats.power(g, slot)
                assert total(hit_point_parts(g, slot)) == stats.hit_points(g, slot)
                assert total(toughness_parts(g, slot)) == stats.toughness(g, slot)
        for section in range(6):
            assert total(section_parts(g, section)) == stats.section_hit_points(g, section)
            assert total(zone_power_parts(g, section // 3, section % 3)) == stats.zone_power(
                g, section // 3, section % 3
            )
        for known in BY_KEY.values():
            for seat in range(2):
                parts = cost_parts(g, seat, known.number, 3)
                assert total(parts) == stats.cost(g, seat, known.number, 3)


# --- Actions ----------------------------------------------------------------------------------------------------


def told(s, name):
    """The explanation of what `name` stands for now."""
    return explain(s.g, next(action for action in s._meanings(name) if action in s.position.legal()))


def test_actions_of_a_window():
    s = scene({"quest": ["runesmith"]}, hand=["troll-slayers"], resources=9)
    play, use = told(s, "troll-slayers"), told(s, "runesmith")
    assert (play.verb, play.source["area"], play.source["card"]) == ("play", "hand", "troll-slayers")
    assert (use.verb, use.source["zone"]) == ("use", "quest")
    assert explain(s.g, PASS).verb == "pass"
    s.play("troll-slayers")
    where = told(s, "battlefield")
    assert (where.verb, where.source["card"], where.target["zone"]) == (
        "place",
        "troll-slayers",
        "battlefield",
    )


def test_actions_of_combat():
    s = scene({"battlefield": ["king-kazador"]}, {"quest": ["doom-divers"]}, phase="battle")
    assert told(s, "their quest").verb == "attack" and explain(s.g, PASS).verb == "no-attack"
    s.choose("their quest").close()
    assert told(s, "king-kazador").verb == "attack-with" and explain(s.g, PASS).verb == "done"
    s.choose("king-kazador", "done").defend("their doom-divers").close()
    point = told(s, "their doom-divers")
    assert (point.verb, point.target["card"]) == ("assign", "doom-divers")


def test_an_action_never_names_a_development_of_the_opponent():
    s = scene(hand=["demolition"], resources=9, their_developments={"quest": ["pillage"]})
    s.play("demolition")
    target = told(s, "their quest development").target
    assert (target["area"], target["seat"], target["card"]) == ("development", THEM, None)
    assert explain(s.g, SLOT + 199).target["area"] == "empty"


# --- Secrecy ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-077", "INV-175")
@pytest.mark.parametrize("seed", range(12))
def test_worlds_that_differ_in_secrets_look_the_same(seed):
    for position in moments(seed, every=25):
        for seat in range(-1, 2):
            seen = view(position.record, seat)
            for dream in (position.imagine(seat, 1), position.imagine(seat, 2)):
                assert view(dream.record, seat) == seen
                if seat == position.actor:
                    assert [explain(dream.record, action) for action in position.legal()] == [
                        explain(position.record, action) for action in position.legal()
                    ]


@pytest.mark.parametrize("seed", range(3))
def test_a_view_is_plain_data(seed):
    for position in moments(seed):
        for seat in range(-1, 2):
            seen = view(position.record, seat)
            assert json.loads(json.dumps(seen)) == seen


@pytest.mark.parametrize("seed", range(2))
def test_every_action_can_be_explained_legal_or_not(seed):
    for position in moments(seed, every=80):
        if not position.over:
            assert all(explain(position.record, action).verb for action in range(GAME.actions))


# --- What will happen if nobody acts --------------------------------------------------------------------------


@pytest.mark.rule("INV-109", "INV-113", "INV-146")
def test_assigned_damage_tells_what_it_will_come_to():
    s = scene({"battlefield": ["ironclaws-horde"]}, {"quest": ["hammerer-of-karak-azul"]}, phase="battle")
    s.attack("their quest", "ironclaws-horde").defend("their hammerer-of-karak-azul")
    hammerer = card(view(s.g, ME), THEM, "quest", "hammerer-of-karak-azul")
    assert hammerer["minimum"] == 2 + 1 and "threat" not in hammerer
    s.assign("their hammerer-of-karak-azul", "their hammerer-of-karak-azul")
    seen = card(view(s.g, THEM), THEM, "quest", "hammerer-of-karak-azul")
    assert seen["threat"] == {"damage": 1, "cancelled": 1, "destroyed": False}
    s.assign("their hammerer-of-karak-azul", "their quest")
    seen = view(s.g, THEM)
    assert card(seen, THEM, "quest", "hammerer-of-karak-azul")["threat"]["destroyed"]
    assert zone(seen, THEM, "quest")["threat"] == {"damage": 1, "cancelled": 0, "destroyed": False}


@pytest.mark.rule("B-212", "INV-115")
def test_a_section_tells_whether_it_will_burn():
    def threat(*supports):
        s = scene(
            {"battlefield": ["ironclaws-horde"]},
            {"kingdom": list(supports)},
            phase="battle",
            damage={"their quest": 4},
        )
        s.attack("their quest", "ironclaws-horde").defend().assign(*["their quest"] * 4)
        return zone(view(s.g, ME), THEM, "quest")["threat"]

    assert threat() == {"damage": 4, "cancelled": 0, "destroyed": True}
    assert threat("contested-fortress") == {"damage": 3, "cancelled": 1, "destroyed": False}


def test_a_card_that_asks_for_more_when_it_is_played_or_used_is_not_weighty():
    abilities = {"play": PLAYED_AS, "use": ACTION_OF}

    def asking(key):
        found = {verb: int(of[BY_KEY[key].number]) for verb, of in abilities.items()}
        return [verb for verb, ability in found.items() if ability != NOTHING and asks(ability)]

    assert {key: asking(key) for key in ("innovation", "pillage", "runesmith", "smash-go-boom")} == {
        "innovation": [],
        "pillage": ["play"],
        "runesmith": ["play", "use"],
        "smash-go-boom": ["play"],
    }


@pytest.mark.rule("INV-061")
def test_the_power_of_a_zone_names_its_only_card_too():
    s = scene({"battlefield": ["peasant-militia"]}, {"battlefield": ["ironclaws-horde"]})
    seen = view(s.g, ME)
    (part,) = zone(seen, THEM, "battlefield")["why"]["power"]
    assert (part["from"], part["card"], part["amount"]) == ("card", "ironclaws-horde", 4)
    assert "power" not in zone(seen, ME, "kingdom").get("why", {})
