"""Stories about supports in general: timings, the full queue, negates, repeated blocks, leaders (INVI-7.2 to 7.9).
What each of the fifteen does is told nation by nation in test_supports_*.py."""

import pytest

from wartable.games.invictus.state import Event

from .scene import scene

SOLDIERS = ["warrior", "guardian", "archer", "priest", "wizard"]
SOLDIERS += ["samurai", "musha", "gunner", "komuso", "ninja"]
SOLDIERS += ["commander", "medjay", "slinger", "anubis", "sorcerer"]

# A table on which every support could do something, for either side.
RICH = {
    "front": ["guardian", "guardian", None],
    "back": [None, "guardian", None],
    "rested": ["F-C"],
    "kingdom": ["warrior"],
    "graveyard": ["warrior"],
    "enemy_front": ["guardian", "guardian", None],
    "enemy_back": [None, "guardian", None],
    "enemy_kingdom": ["warrior"],
    "enemy_graveyard": ["warrior"],
}

# --- Using one -----------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-7.2")
def test_a_support_card_goes_from_the_hand_to_the_tail_of_the_queue_and_takes_effect():
    s = scene(hand=["archer"], queue=["wizard"], enemy_front=["guardian", None, None])
    s.support("archer", "E-FL")
    assert (s.hand, s.queue, s.damage_on("E-FL")) == ([], ["wizard", "archer"], 1)


@pytest.mark.rule("INVI-7.2")
def test_a_support_that_the_enemy_stops_has_no_effect_and_its_card_stays_in_the_queue():
    s = scene(hand=["archer"], enemy_hand=["wizard"], enemy_front=["guardian", None, None])
    s.support("archer")
    s.negate("wizard")
    assert (s.queue, s.damage_on("E-FL"), s.pending) == (["archer"], 0, "main")


@pytest.mark.rule("INVI-7.2")
def test_supports_are_not_limited_to_one_a_turn():
    s = scene(hand=["archer", "archer"], enemy_front=["guardian", None, None])
    s.support("archer", "E-FL")
    s.support("archer", "E-FL")
    assert s.damage_on("E-FL") == 2


# --- Timings -------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-7.3")
def test_ten_soldiers_have_a_support_for_the_own_main_phase():
    s = scene(**RICH, hand=SOLDIERS, enemy_hand=["priest"])
    assert s.choices == [
        "pass",
        *("warrior", "archer", "priest"),
        *("samurai", "gunner", "komuso", "ninja"),
        *("commander", "slinger", "anubis"),
    ]


@pytest.mark.rule("INVI-7.3")
def test_three_soldiers_can_block_when_the_enemy_has_named_a_target():
    s = scene(**RICH, enemy_hand=SOLDIERS)
    s.attack("F-L", "E-FL")
    assert (s.pending, s.decider, s.choices) == ("block", 1, ["pass", "guardian", "musha", "medjay"])


@pytest.mark.rule("INVI-7.3")
def test_two_soldiers_can_negate_a_support_that_is_not_purple():
    s = scene(**RICH, hand=["archer"], enemy_hand=SOLDIERS)
    s.support("archer")
    assert (s.pending, s.decider, s.choices) == ("negate", 1, ["pass", "wizard", "sorcerer"])


@pytest.mark.rule("INVI-7.3")
def test_three_soldiers_can_negate_a_ninja():
    s = scene(**RICH, hand=["ninja"], enemy_hand=SOLDIERS)
    s.support("ninja")
    assert s.choices == ["pass", "wizard", "ninja", "sorcerer"]


@pytest.mark.rule("INVI-7.3", "R17")
def test_the_turn_seat_may_negate_the_enemys_block():
    s = scene(
        front=["guardian", None, None],
        hand=["wizard"],
        enemy_front=["wizard", "guardian", None],
        enemy_hand=["guardian"],
    )
    s.attack("F-L", "E-FL")
    s.block("guardian")
    s.negate("wizard")
    assert (s.kingdom, s.queue, s.enemy_queue) == (["wizard"], ["wizard"], ["guardian"])


@pytest.mark.rule("INVI-7.3")
def test_the_enemy_of_the_turn_seat_has_no_main_phase():
    s = scene(
        enemy_hand=["archer", "warrior"], front=["guardian", None, None], enemy_front=["guardian", None, None]
    )
    s.attack("F-L", "E-FL")
    assert s.choices == ["pass"]


@pytest.mark.rule("R39")
def test_a_block_window_opens_whatever_the_hand_holds_so_that_it_tells_nothing():
    s = scene(front=["guardian", None, None], enemy_front=["guardian", None, None], enemy_hand=["priest"])
    s.attack("F-L", "E-FL")
    assert (s.pending, s.choices) == ("block", ["pass"])


# --- The full queue ------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-7.4", "R13")
def test_with_five_cards_in_the_queue_no_main_support_can_be_used():
    s = scene(**RICH, hand=SOLDIERS, queue=["archer"] * 5, enemy_hand=["priest"])
    assert s.choices == ["pass"]


@pytest.mark.rule("INVI-7.4", "R13")
def test_with_five_cards_in_the_queue_there_is_no_block():
    s = scene(**RICH, enemy_hand=["guardian"], enemy_queue=["archer"] * 5)
    s.attack("F-L", "E-FL")
    assert (s.pending, s.damage_on("E-FL")) == ("main", 1)


@pytest.mark.rule("INVI-7.4", "R13")
def test_with_five_cards_in_the_queue_there_is_no_negate():
    s = scene(**RICH, hand=["archer"], enemy_hand=["wizard"], enemy_queue=["archer"] * 5)
    s.support("archer", "E-FL")
    assert s.damage_on("E-FL") == 1


@pytest.mark.rule("INVI-7.4")
def test_the_first_of_two_blocks_can_fill_the_queue():
    s = scene(**RICH, hand=["wizard"], enemy_hand=["guardian", "guardian"], enemy_queue=["archer"] * 4)
    s.attack("F-L", "E-FL")
    s.block("guardian")
    s.negate("wizard")
    assert (s.pending, s.damage_on("E-FL")) == ("main", 1)


# --- Nothing else fills the queue ----------------------------------------------------------------------


@pytest.mark.rule("INVI-7.5")
def test_without_a_support_no_card_of_the_hand_comes_into_the_queue():
    s = scene(hand=["guardian", "wizard", "musha"])
    fuller = []
    for action in s.position.legal():
        after = s.position.copy()
        after.play(action)
        fuller += [action] * int(after.record.queue_size[0])
    assert fuller == []


@pytest.mark.rule("INVI-7.5")
def test_a_card_forced_into_the_queue_triggers_nothing():
    s = scene(hand=["ninja"], enemy_hand=["warrior"], enemy_front=["guardian", None, None])
    s.support("ninja")
    s.no_negate()
    s.choose("warrior")
    assert (s.enemy_queue, s.g.bonus) == (["warrior"], 0)
    assert [event.seat for event in s.told(Event.SUPPORTED)] == [0]


# --- Negates -------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-7.6", "R12")
def test_a_negate_is_decided_before_the_target_of_the_support_is_known():
    s = scene(hand=["archer"], enemy_hand=["wizard"], enemy_front=["guardian", "priest", None])
    s.support("archer")
    assert (s.pending, s.decider) == ("negate", 1)
    s.no_negate()
    assert (s.pending, s.decider, s.choices) == ("support", 0, ["E-FL", "E-FC"])


@pytest.mark.rule("INVI-7.6", "R16")
@pytest.mark.parametrize("answer", ["wizard", "sorcerer", "ninja"])
def test_a_negate_can_not_be_stopped(answer):
    s = scene(**RICH, hand=["archer", answer], enemy_hand=["wizard"])
    s.support("archer")
    s.negate("wizard")
    assert (s.pending, s.decider, s.hand) == ("main", 0, [answer])


@pytest.mark.rule("R16")
@pytest.mark.parametrize(("negate", "choices"), [("ninja", ()), ("sorcerer", ("warrior",))])
def test_the_negates_of_ninja_and_sorcerer_can_not_be_stopped_either(negate, choices):
    s = scene(**RICH, hand=["ninja", "wizard"], enemy_hand=[negate])
    s.support("ninja")
    s.negate(negate, *choices)
    assert (s.pending, s.decider) == ("main", 0)
    assert s.told(Event.HAND_SHOWN) == []


@pytest.mark.rule("INVI-7.6", "INVI-7.8")
def test_a_negate_that_a_leader_copies_can_not_be_stopped():
    s = scene(**RICH, hand=["archer", "wizard"], enemy_hand=["king-b"])
    s.support("archer")
    s.negate("king-b")
    assert (s.pending, s.decider, s.enemy_queue) == ("main", 0, ["king-b"])


# --- Blocks after blocks -------------------------------------------------------------------------------


@pytest.mark.rule("INVI-7.7")
def test_a_block_that_was_negated_may_be_followed_by_another():
    s = scene(**RICH, hand=["wizard"], enemy_hand=["guardian", "guardian"])
    s.attack("F-L", "E-FL")
    s.block("guardian")
    s.negate("wizard")
    s.block("guardian")
    assert (s.pending, s.damage_on("E-FL"), s.enemy_queue) == ("main", 0, ["guardian", "guardian"])


@pytest.mark.rule("INVI-7.7")
def test_a_second_block_may_be_negated_like_the_first():
    s = scene(**RICH, hand=["wizard", "wizard"], enemy_hand=["guardian", "guardian"])
    s.attack("F-L", "E-FL")
    for _ in range(2):
        s.block("guardian")
        s.negate("wizard")
    assert (s.pending, s.damage_on("E-FL")) == ("main", 1)


@pytest.mark.rule("INVI-7.7")
def test_a_block_that_worked_ends_the_attack():
    s = scene(**RICH, enemy_hand=["guardian", "guardian"])
    s.attack("F-L", "E-FL")
    s.block("guardian")
    assert (s.pending, s.decider) == ("main", 0)


# --- Leaders -------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-7.8", "R12")
def test_a_leader_names_what_it_copies_before_the_enemy_answers():
    s = scene(**RICH, hand=["king-a"], enemy_hand=["wizard"])
    s.support("king-a", copy="archer")
    assert (s.pending, s.queue) == ("negate", ["king-a"])
    named = s.told(Event.SUPPORTED, eyes=1)[-1]
    s.no_negate()
    s.choose("E-FL")
    assert (s.key(named.card), s.damage_on("E-FL")) == ("king-a", 1)


@pytest.mark.rule("INVI-7.8")
def test_the_enemy_is_told_which_support_a_leader_copies():
    archer, warrior = (scene(**RICH, hand=["king-a"]) for _ in range(2))
    archer.support("king-a", copy="archer")
    warrior.support("king-a", copy="warrior")
    assert archer.told(Event.SUPPORTED, eyes=1)[-1].x != warrior.told(Event.SUPPORTED, eyes=1)[-1].x


@pytest.mark.rule("INVI-7.8")
def test_a_leader_copies_soldiers_of_its_own_nation_only():
    s = scene(**RICH, hand=["pharaoh-a"])
    s.support("pharaoh-a")
    assert s.copies == ["commander", "slinger", "anubis"]


# --- Supports that could do nothing --------------------------------------------------------------------


@pytest.mark.rule("INVI-7.9", "R14")
@pytest.mark.parametrize(
    ("support", "missing"),
    [
        ("priest", {"front": ["guardian", None, None], "back": None, "rested": []}),
        ("gunner", {"enemy_back": None}),
        ("ninja", {"enemy_hand": []}),
        ("commander", {"rested": []}),
        ("slinger", {"enemy_front": ["guardian", None, None]}),
        ("anubis", {"graveyard": []}),
    ],
)
def test_a_support_that_can_not_do_anything_can_not_be_used(support, missing):
    rich = {**RICH, "hand": [support], "enemy_hand": ["priest"]}
    assert scene(**rich).can("support", support)
    assert not scene(**{**rich, **missing}).can("support", support)


@pytest.mark.rule("INVI-7.9", "INVI-7.8")
def test_a_leader_can_not_copy_what_could_not_do_anything():
    s = scene(front=["guardian", None, None], hand=["king-a"])
    s.support("king-a")
    assert s.copies == ["warrior", "archer"]  # with one card out the Priest has nothing to swap
