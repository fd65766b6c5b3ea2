"""The line at which people type: its prompt, its history, odd input, and the short words for commands."""

import builtins
import io

import pytest
from rich.console import Console

from wartable.terminal.asking import asker, forget_typed

from .typing_person import Person, store_in

readline = pytest.importorskip("readline")


@pytest.fixture(autouse=True)
def no_history():
    readline.clear_history()
    yield
    readline.clear_history()


def test_readline_is_given_the_prompt_and_told_what_of_it_takes_no_place(monkeypatch):
    """Otherwise it does not know where the line begins, and editing wipes the prompt away."""
    asked = []
    monkeypatch.setattr(builtins, "input", lambda prompt: asked.append(prompt) or "1")
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=True, color_system="standard")
    assert asker(console)("> ") == "1"
    assert asked[0].replace("\x01", "").replace("\x02", "").count("> ") == 1
    assert asked[0].startswith("\x01\x1b[") and screen.getvalue() == ""


def test_what_a_seat_typed_can_not_be_called_back_by_the_other(tmp_path):
    person = Person(["", "1 1 2", ""])
    remembered = []

    def ask(prompt):
        line = person(prompt)
        remembered.append(readline.get_current_history_length())
        readline.add_history(line or "secret")
        return line

    from wartable.terminal.session import play

    play("invictus", options={"build": "ready"}, opponent="person", seed=5, console=person.console, ask=ask,
         address=store_in(tmp_path))  # fmt: skip
    assert "Seat 2 decides" in person.asked[2]
    assert remembered[1] == 1 and remembered[2] == 0  # gone when the screen is handed over


def test_forgetting_forgets_all():
    readline.add_history("3")
    forget_typed()
    assert readline.get_current_history_length() == 0


@pytest.mark.parametrize(
    "line", ["①", "²", "9" * 5000, "x" * 1000, "[v2]", "[/x]", "why ²", "why [/x]", "help ①"]
)
def test_odd_input_is_answered_and_changes_nothing(tmp_path, line):
    person = Person([line])
    match = person.play(tmp_path)
    assert match.moves == [] and person.answer


def test_q_leaves_a_question_mark_helps_and_back_takes_back(tmp_path):
    person = Person(["?", "1 2 3", "1", "back", "q"])
    person.play(tmp_path)
    told = " ".join(person.shown.split())
    assert all(person.words_of(name) in told for name in ("help-cards-text", "help-quit-text"))
    assert "--resume last" in person.answer
    assert any(text in told for text in ("You undo your last decision", person.words_of("refused-undo")))
