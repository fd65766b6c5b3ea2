"""Stories about a match in the terminal: played to its end, left, resumed, asked questions, and never lost."""

import subprocess
import sys
import time

import pytest
from rich.console import Console

from wartable import OptionError
from wartable.table.entries import Refused
from wartable.table.matchfile import MatchFile
from wartable.table.terms import Place
from wartable.terminal.kept import Keep

from .typing_person import Person, asked, at_random, steps, store_in

FORMATS = ("duel", "multinational", "short", "challenge", "alliance")


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "matches"


def test_opening_three_cards_at_once(folder):
    person = Person(["1 2 3"])
    match = person.play(folder)
    assert [move.seat for move in match.moves[:3]] == [0, 0, 0]
    assert "Where does your first card stand" in person.shown or match.decider == 0


@pytest.mark.parametrize("format", FORMATS)
def test_a_whole_match_can_be_played_by_typing(folder, format):
    person = Person(after=at_random(1))
    match = person.play(folder, format=format, seat=1)
    assert match.status == "over"
    assert f"is saved as {match.name}" in person.shown
    assert max(map(len, person.shown.splitlines())) <= 80


def test_a_match_is_built_in_set_up(folder):
    person = Person(["1", "1 2 3 4 5", "1 1 2"])
    match = person.play(folder, options={"build": "shared"})
    assert match.position.record.hand_size[0] >= 3
    assert "leave out 5 cards" in person.shown
    assert "Which leader do you keep?" in person.shown


def test_a_window_shows_the_board_before_a_computer_has_thought(folder, monkeypatch):
    def think(*_):
        raise EOFError

    monkeypatch.setattr("wartable.terminal.thinking.Thinkers.choose", think)
    person = Person()
    person.console = Console(file=person.screen, width=80, force_terminal=True, color_system=None)
    person.play(folder, game="shadespire", seed=1)
    assert "Steelheart's Champions" in person.shown and not person.asked
    elsewhere = Person()
    elsewhere.play(folder, game="shadespire", seed=1)
    assert "Steelheart's Champions" not in elsewhere.shown, "output that is no window has each board once"


def test_two_people_hand_the_screen_over(folder):
    person = Person(["", "1 1 2", "", "1 1 2"])
    person.play(folder, opponent="person")
    assert "Seat 1 decides" in person.asked[0]
    assert "Seat 2 decides" in person.asked[2]


def test_two_people_are_asked_for_an_answer_even_with_none_so_that_nothing_is_given_away(folder):
    person = Person(after=lambda: "1")
    match = person.play(folder, opponent="person", seed=3)
    windows = [move for move, before in steps(match) if match.game.windows.open(before.record) == "block"]
    assert match.status == "over" and windows and not any(move.automatic for move in windows)


@pytest.mark.parametrize("leaving", [EOFError(), KeyboardInterrupt(), "quit"])
def test_leaving_keeps_the_match_and_tells_how_to_go_on(folder, leaving):
    person = Person(["1 2 3", leaving])
    match = person.play(folder)
    assert "wartable play --resume last" in person.shown
    later = Person()
    resumed = later.play(folder, resume="last")
    assert resumed.name == match.name and resumed.moves == match.moves


def test_a_resumed_match_looks_as_it_was_left(folder):
    left = Person(["1 2 3", "2", "1"]).play(folder)
    with Keep(store_in(folder)) as keep:
        resumed = keep.resume(left.name).match
    assert resumed.position.to_bytes() == left.position.to_bytes()
    assert [(seat.kind, seat.level) for seat in resumed.seats] == [("person", ""), ("computer", "random")]


def test_the_same_seed_is_the_same_match(folder, tmp_path):
    first, again = (Person(["1 2 3", "1", "1"]).play(place) for place in (folder, tmp_path / "again"))
    assert first.name != again.name and first.seed == again.seed == 5
    assert [move.action for move in first.moves] == [move.action for move in again.moves]
    other = Person(["1 2 3"]).play(folder, seed=None)
    assert other.terms.seed is None and other.seed != 5


def test_a_chosen_seed_is_owned_up_to_at_the_end(folder):
    chosen, fresh = Person(["resign", "yes"]), Person(["resign", "yes"])
    chosen.play(folder)
    fresh.play(folder, seed=None)
    assert "nothing is proved about its shuffle" in chosen.answer
    assert "proved" not in fresh.answer


def test_a_match_that_went_on_elsewhere_is_shown_as_it_stands_there(folder):
    """Two windows, or a window and the table, at one match: nothing of either is lost, and neither guesses."""
    left = Person(["1 2 3"]).play(folder)
    second = Person([lambda: elsewhere(folder, left.name), "1"])
    match = second.play(folder, resume="last")
    assert "has gone on elsewhere" in second.shown
    with Keep(store_in(folder)) as keep:
        assert keep.match(left.name).moves == match.moves


def elsewhere(folder, name) -> str:
    with Keep(store_in(folder)) as keep:
        kept = keep.resume(name)
        kept.move(kept.match.legal[0])
    return "2"


def test_a_deleted_match_takes_nothing_any_more(folder):
    with Keep(store_in(folder)) as keep:
        kept = keep.create("invictus", "duel", {"build": "ready"}, 3, [Place(), Place()])
        assert keep.delete("invictus", "last") == kept.match.name
        assert keep.played() == []
        with pytest.raises(Refused, match="no match"):
            kept.move(kept.match.legal[0])


def test_a_match_is_found_by_the_beginning_of_its_name(folder):
    left = Person(["1 2 3"]).play(folder)
    assert Person().play(folder, resume=left.name[:5]).moves == left.moves


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
        ("stops", "An attack you could block"),
        ("link", "/match/"),
        ("resign", "You play on"),
    ],
)
def test_everything_typed_gets_an_answer_and_changes_nothing(folder, typed, answer):
    person = Person([typed, *(["no"] if typed == "resign" else [])])
    match = person.play(folder)
    assert answer in " ".join(person.shown.split())
    assert match.moves == []
    assert max(map(len, person.shown.splitlines())) <= 80


def test_one_number_at_a_time_in_play(folder):
    person = Person(["1 2 3", "1 1"])
    match = person.play(folder, seed=3)
    assert "One number at a time" in person.shown
    assert len(asked(match)) == 3


def test_a_resignation_ends_the_match(folder):
    person = Person(["resign", "yes"])
    match = person.play(folder)
    assert (match.result.reason, match.result.seat) == ("resigned", 0)
    assert "You resign." in person.shown and "Seat 1 resigned" in person.shown
    later = Person()
    assert later.play(folder, resume="last").status == "over"


def test_a_copy_is_saved_under_another_name(folder, tmp_path):
    copy = tmp_path / "mine.match"
    person = Person(["1 2 3", f"save {copy}", f"save {copy}"])
    person.play(folder)
    assert "already exists" in person.shown
    later = Person(["1"])
    played = later.play(folder, resume=str(copy))
    assert "mine.match is now kept with all other matches" in " ".join(later.shown.split())
    assert MatchFile.read(copy).actions() == [move.action for move in played.moves[:-1]]
    assert Person().play(folder, resume=str(copy)).moves == played.moves, "it is taken in once"


def test_a_hint_names_numbers_of_the_list(folder, monkeypatch):
    monkeypatch.setattr("wartable.terminal.thinking.HINT", "search:20")
    person = Person(["hint"])
    person.play(folder)
    assert "%" in person.answer and "joins your opening hand" in person.answer


def test_a_wrong_opponent_is_refused_before_a_match_is_made(folder):
    with pytest.raises(Refused, match="Unknown opponent"):
        Person().play(folder, opponent="deep thought")
    with pytest.raises(OptionError, match="seats 0 to 1"):
        Person().play(folder, seat=2)
    with Keep(store_in(folder)) as keep:
        assert keep.played() == []


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
from rich.console import Console
from wartable.terminal.session import play
numbers = itertools.cycle(["1", "0", "2"])
def ask(prompt):
    print("asked", flush=True)
    return next(numbers)
play("invictus", options={"build": "ready"}, opponent="random", seed=4, ask=ask,
     console=Console(file=open("/dev/null", "w"), width=80), address=sys.argv[1])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no kill -9 there")
def test_after_a_kill_the_match_goes_on_where_it_was(folder):
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, store_in(folder)], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        for _ in range(12):
            assert other.stdout.readline() == "asked\n"
        other.kill()
    time.sleep(0.05)
    with Keep(store_in(folder)) as keep:
        (played,) = keep.played("invictus")
        assert len(asked(keep.resume(played.name).match)) >= 8


def test_output_that_is_no_terminal_has_no_control_codes(folder):
    person = Person(["1 2 3", "1"])
    person.play(folder)
    assert "\x1b" not in person.shown
