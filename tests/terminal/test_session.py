"""Stories about a match in the terminal: played to its end, left, resumed, asked questions, and never lost."""

import subprocess
import sys
import time

import pytest

from wartable import OptionError
from wartable.table.matchfile import MatchFile, MatchFileError, kept_matches
from wartable.terminal.kept import KeptMatch

from .typing_person import Person, at_random

FORMATS = ("duel", "multinational", "short", "challenge", "alliance")


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "matches"


def test_opening_three_cards_at_once(folder):
    person = Person(["1 2 3"])
    match = person.play(folder)
    assert [step.seat for step in match.steps[:3]] == [0, 0, 0]
    assert "Where does your first card stand" in person.shown or match.position.actor == 0


@pytest.mark.parametrize("format", FORMATS)
def test_a_whole_match_can_be_played_by_typing(folder, format):
    person = Person(after=at_random(1))
    match = person.play(folder, format=format, seat=1)
    assert match.over
    assert "is saved in" in person.shown
    assert max(map(len, person.shown.splitlines())) <= 80


def test_a_match_is_built_in_set_up(folder):
    person = Person(["1", "1 2 3 4 5", "1 1 2"])
    match = person.play(folder, options={"build": "shared"})
    assert match.position.record.hand_size[0] >= 3
    assert "leave out 5 cards" in person.shown
    assert "Which leader do you keep?" in person.shown


def test_two_people_hand_the_screen_over(folder):
    person = Person(["", "1 1 2", "", "1 1 2"])
    person.play(folder, opponent="person")
    assert "Seat 1 decides" in person.asked[0]
    assert "Seat 2 decides" in person.asked[2]


def test_two_people_are_asked_for_an_answer_even_with_none_so_that_nothing_is_given_away(folder):
    person = Person(after=lambda: "1")
    match = person.play(folder, opponent="person", seed=3)
    windows = [step for step in match.steps if step.before.view(step.seat)["pending"]["kind"] == "block"]
    assert match.over and windows


@pytest.mark.parametrize("leaving", [EOFError(), KeyboardInterrupt(), "quit"])
def test_leaving_keeps_the_match_and_tells_how_to_go_on(folder, leaving):
    person = Person(["1 2 3", leaving])
    match = person.play(folder)
    assert "wartable play --resume last" in person.shown
    later = Person()
    resumed = later.play(folder, resume="last")
    assert [step.action for step in resumed.steps] == [step.action for step in match.steps]


def test_a_resumed_match_looks_as_it_was_left(folder):
    first = Person(["1 2 3", "2", "1"])
    left = first.play(folder)
    resumed = KeptMatch.resume(left.file.path)
    assert resumed.position.to_bytes() == left.position.to_bytes()
    assert list(resumed.seats) == ["person", "random"]
    resumed.close()


def test_a_match_of_other_rules_is_refused(folder):
    match = Person(["1 2 3"]).play(folder)
    header = match.file.header
    forged = MatchFile.create(header, folder)
    forged.append(76)
    forged.close()
    with pytest.raises(MatchFileError, match="move 1"):
        KeptMatch.resume(forged.path)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type a number from the list"),
        ("99", "There is no number 99"),
        ("1 99", "There is no number 99"),
        ("hnt", "Did you mean hint?"),
        ("dance", "is not a command"),
        ("help", "undo your last decision"),
        ("help archer", "chess knight"),
        ("help arch", "chess knight"),
        ("help KOMUSO", "Komusō"),
        ("help nobody", "no card called"),
        ("why", "Why what?"),
        ("why archer", "INVI-"),
        ("why king a", "leaders never enter a kingdom"),
        ("why march", "set-up comes first"),
        ("why 1", "You can do that"),
        ("why 77", "There is no number 77"),
        ("why not", "neither a card"),
        ("cards", "like a chess knight"),
        ("rule INVI-5.7", "INVI-5.7"),
        ("rule 5.7", "INVI-5.7"),
        ("rule 55", "There is no rule 55"),
        ("rule", "Which rule?"),
        ("log", "Nothing has happened yet"),
        ("board", "Choose 3 cards"),
        ("save", "Every move is saved"),
        ("undo", "nothing to undo"),
        ("resign", "You play on"),
    ],
)
def test_everything_typed_gets_an_answer_and_changes_nothing(folder, typed, answer):
    person = Person([typed, *(["no"] if typed == "resign" else [])])
    match = person.play(folder)
    assert answer in " ".join(person.shown.split())
    assert match.steps == []
    assert max(map(len, person.shown.splitlines())) <= 80


def test_one_number_at_a_time_in_play(folder):
    person = Person(["1 2 3", "1 1"])
    match = person.play(folder, seed=3)
    assert "One number at a time" in person.shown
    assert sum(step.seat == 0 for step in match.steps) == 3


def test_a_resignation_ends_the_match(folder):
    person = Person(["resign", "yes"])
    match = person.play(folder)
    assert match.over and match.resigned == 0
    assert "You have resigned" in person.shown
    later = Person()
    assert later.play(folder, resume="last").over


def test_a_copy_is_saved_under_another_name(folder, tmp_path):
    copy = tmp_path / "mine.match"
    person = Person(["1 2 3", f"save {copy}", f"save {copy}"])
    person.play(folder)
    assert "already exists" in person.shown
    assert Person().play(folder, resume=str(copy)).steps


def test_a_hint_names_numbers_of_the_list(folder, monkeypatch):
    monkeypatch.setattr("wartable.terminal.thinking.HINT", "search:20")
    person = Person(["hint"])
    person.play(folder)
    assert "%" in person.answer and "joins your opening hand" in person.answer


def test_a_wrong_opponent_is_refused_before_a_match_is_made(folder):
    with pytest.raises(OptionError, match="not a player"):
        Person().play(folder, opponent="deep thought")
    with pytest.raises(OptionError, match="seats 0 to 1"):
        Person().play(folder, seat=2)
    assert not folder.exists()


def test_what_others_hold_is_never_shown(folder):
    """The opponent has another nation, so its soldiers can be told by name."""
    person = Person(["1 2 3"])
    match = person.play(folder, options={"build": "ready", "nation1": "shogun"})
    seen = match.position.view(0)
    open_cards = {key for key in seen["cards"] if seen["cards"][key]["nation"] == "shogun"}
    names = {"samurai": "Samurai", "musha": "Musha", "gunner": "Gunner", "komuso": "Komusō", "ninja": "Ninja"}
    for key, name in names.items():
        assert (name in person.shown) <= (key in open_cards)


PLAYER = """
import itertools, sys
from pathlib import Path
from rich.console import Console
from wartable.terminal.session import Session, play
numbers = itertools.cycle(["1", "0", "2"])
def ask(prompt):
    print("asked", flush=True)
    return next(numbers)
play("invictus", options={"build": "ready"}, opponent="random", seed=4, ask=ask,
     console=Console(file=open("/dev/null", "w"), width=80), folder=Path(sys.argv[1]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no kill -9 there")
def test_after_a_kill_the_match_goes_on_where_it_was(folder):
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(folder)], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        for _ in range(12):
            assert other.stdout.readline() == "asked\n"
        other.kill()
    time.sleep(0.05)
    resumed = KeptMatch.resume(kept_matches("invictus", folder)[0])
    assert sum(step.seat == 0 for step in resumed.steps) >= 9
    resumed.close()


def test_output_that_is_no_terminal_has_no_control_codes(folder):
    person = Person(["1 2 3", "1"])
    person.play(folder)
    assert "\x1b" not in person.shown
