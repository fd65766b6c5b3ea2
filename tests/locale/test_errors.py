"""What a person gets wrong is answered in that person's language; scripts and logs get the English words."""

import ast
import errno
import pickle
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import wartable
from wartable.games.invictus.decks import parse_deck
from wartable.games.invictus.sheet import SheetError, parse_sheet
from wartable.kernel.deckfile import DeckError
from wartable.kernel.document import Document
from wartable.kernel.errors import OptionError, WartableError, system_reason
from wartable.kernel.message import Message
from wartable.locale import language_of_system, languages, words
from wartable.players import player
from wartable.table.entries import Refused
from wartable.table.matchfile import MatchFile, MatchFileError
from wartable.table.proof import verify
from wartable.table.terms import Place, terms_of
from wartable.terminal.kept import Keep

GAME = wartable.game("invictus")
SOURCE = Path(wartable.__file__).parent
OTHERS = [language for language in languages() if language != "en"]
# Where plain texts are right: tools of developers, and what only somebody who runs a server gets to see.
FOR_DEVELOPERS = (
    "envs/",
    "lab/",
    "rulebook/",
    "kernel/batch.py",
    "kernel/cuda/",
    "kernel/waiting.py",
    "table/schema.py",
    "table/store.py",
)


def refused(act: Callable[[], object]) -> WartableError:
    with pytest.raises(WartableError) as told:
        act()
    return told.value


MISTAKES: list[Callable[[], object]] = [
    lambda: wartable.game("ludo"),
    lambda: GAME.new("duels"),
    lambda: GAME.new(speed=1),
    lambda: GAME.new(nation0="viking"),
    lambda: GAME.new(seed=-1),
    lambda: GAME.new(build="ready", deck0="none.toml"),
    lambda: GAME.new("short", build="ready", deck0="king"),
    lambda: GAME.new(seed=1, compiled=False).play(76),
    lambda: GAME.from_bytes(b""),
    lambda: player("deep", GAME),
    lambda: words("tlh"),
    lambda: MatchFile.read(Path("nowhere.match")),
    lambda: terms_of("ludo", None, {}, [Place()]),
    lambda: terms_of("invictus", "duel", {"nation0": "viking"}, [Place(), Place()]),
]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_in_every_language(mistake: Callable[[], object], language: str) -> None:
    error = refused(mistake)
    english, own = str(error), words(language).say(error.message)
    assert words("en").say(error.message) == english
    assert own != english and own.strip()


@pytest.mark.parametrize("mistake", MISTAKES)
def test_an_error_survives_the_way_between_processes(mistake: Callable[[], object]) -> None:
    error = refused(mistake)
    if not isinstance(error, Refused):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error) and str(again) == str(error)


def test_a_problem_within_a_refusal_is_told_in_the_language_too() -> None:
    error = refused(lambda: terms_of("invictus", "duel", {"nation0": "viking"}, [Place(), Place()]))
    assert words("pl").say(error.message) == "nation0 może mieć wartość: king, shogun, pharaoh; nie 'viking'."


def test_a_plain_text_is_the_same_in_every_language() -> None:
    error = WartableError("the tests are not here [yet] {maybe}.")
    assert {words(language).say(error.message) for language in languages()} == {str(error)}


def test_only_developers_meet_plain_texts() -> None:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            call = node.exc if isinstance(node, ast.Raise) else None
            if isinstance(call, ast.Call) and call.args and ast.unparse(call.func).endswith("Error"):
                plain = isinstance(call.args[0], ast.JoinedStr | ast.Constant)
                if plain and ast.unparse(call.func) not in ("AssertionError", "OverflowError"):
                    found.append(place)
    assert [place for place in found if not place.startswith(FOR_DEVELOPERS)] == []


# --- Decks and sheets -----------------------------------------------------------------------------------


def test_the_rule_stays_with_the_message() -> None:
    error = refused(lambda: GAME.new("short", build="ready", deck0="king"))
    assert error.message.rule == "INVI-10.3"
    assert all("INVI-10.3" in words(language).say(error.message) for language in languages())


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "the deck needs exactly 20 soldiers but has 2 (INVI-3.1)"),
        ("ja", "デッキの兵士はちょうど20枚必要ですが、2枚です（INVI-3.1）"),
        ("pl", "talia musi mieć dokładnie 20 żołnierzy, a ma 2 (INVI-3.1)"),
    ],
)
def test_all_faults_of_a_deck_are_told(language: str, told: str) -> None:
    text = 'leader = "king-a"\n[soldiers]\nwarrior = 1\nninja = 1\n'
    message = refused(lambda: GAME.new(build="ready", deck0=text)).message
    said = words(language).say(message)
    assert told in said and "INVI-10.2" in said
    assert words(language).text("card-ninja") in said


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", 'my.toml, line 2: "samuri" is not a card; did you mean "samurai"?'),
        ("ja", 'my.toml、2行目："samuri" というカードはありません。「samurai」のことですか？'),
        ("pl", 'my.toml, wiersz 2: "samuri" to nie karta; czy chodzi o „samurai”?'),
    ],
)
def test_file_line_and_guess_are_told(language: str, told: str) -> None:
    message = refused(lambda: parse_sheet("\n[samuri]", "my.toml")).message
    assert (message.arguments["file"], message.arguments["line"]) == ("my.toml", "2")
    assert words(language).say(message) == told


def test_a_line_beyond_a_thousand_is_written_without_commas() -> None:
    error = refused(lambda: parse_deck("\n" * 1200 + "leader = 3", "my.toml"))
    assert str(error).startswith("my.toml, line 1201: ")


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("a = 1\na = 2", "twice"),
        ("[a]\n[a]", "twice"),
        ("a = {b = 1, b = 2}", "twice"),
        ("a = 1\n[a.b]", "twice"),
        ("a 1", "equals"),
        ("[a", "table-bracket"),
        ("[[a", "list-bracket"),
        ("a = 1 b = 2", "line-end"),
        ("a = 1 # \x00", "character"),
        ("a = 1979-02-30", "date"),
        ("a. = 1", "key"),
        ("= 1", "statement"),
        ("a = x", "value"),
        ("a = [1", "list-open"),
        ("a = {b = 1", "table-open"),
        ('a = "\\x"', "backslash"),
        ('a = "x', "text-open"),
    ],
)
def test_what_is_no_toml_is_told_in_our_words(text: str, name: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError):
        tomllib.loads(text)
    error = refused(lambda: Document(text, "my.toml", SheetError))
    assert error.message.arguments["problem"].arguments["problem"] == Message(f"error-toml-{name}")


@pytest.mark.parametrize("code", [errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOSPC])
def test_usual_reasons_of_the_system_have_words(code: int) -> None:
    reason = system_reason(OSError(code, "as the system says"))
    assert isinstance(reason, Message) and words("en").say(reason)
    assert system_reason(OSError(errno.EIO, "as the system says")) == "as the system says"


# --- Matches in files -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_what_is_wrong_with_a_written_match_is_told(language: str) -> None:
    (problem,) = verify({"wartable": 1, "finished": False})
    assert words(language).say(problem) == words(language).text("error-paper-unfinished")


def test_a_missing_match_names_its_places(tmp_path: Path) -> None:
    with Keep(f"sqlite:///{tmp_path}/table.sqlite") as keep, pytest.raises(MatchFileError) as told:
        keep.find("invictus", "nowhere")
    assert all(str(tmp_path) in words(language).say(told.value.message) for language in languages())


# --- The language of the system ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "pl_PL@euro"}, "pl"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "", "LC_MESSAGES": "C.UTF-8"}, "en"),
    ],
)
def test_the_environment_asks_for_a_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of_system() == language


def test_classes_of_errors_are_kept() -> None:
    assert isinstance(refused(lambda: GAME.new("duels")), OptionError)
    assert isinstance(refused(lambda: parse_deck("", "x")), DeckError)
