"""Stories about the Fluent files: nothing that is said is missing, and nothing is there that nobody says."""

import re
from pathlib import Path

import pytest

import wartable
from wartable.games.invictus.cards import KEYS, PATTERNS
from wartable.games.invictus.decks import ready_decks
from wartable.games.invictus.narration import RULE_OF_EVENT, WHISPERED
from wartable.games.invictus.pending import Asked, support_key
from wartable.games.invictus.pieces import COLOURS, COLUMNS, NATIONS
from wartable.games.invictus.rules.support import SUPPORTS, Choice, Timing
from wartable.games.invictus.state import QUEUE, Event, Reason
from wartable.kernel.contract import Message
from wartable.kernel.errors import OptionError
from wartable.locale import Words, all_files, languages, words
from wartable.players import LEVELS
from wartable.terminal.questions import COMMANDS
from wartable.terminal.screen import screen_of

ROOT = Path(wartable.__file__).parent
SOURCES = [
    *ROOT.glob("games/invictus/*.py"),
    *ROOT.glob("games/*/terminal/*.py"),
    *ROOT.glob("terminal/**/*.py"),
    ROOT / "locale/__init__.py",
]
FILES = ("invictus", "seats", "terminal", *(f"{game}-terminal" for game in wartable.game_names()))
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def hyphened(name: str) -> str:
    return name.lower().replace("_", "-")


def made_names() -> set[str]:
    """The names that the sources put together from tables."""
    supports = {support_key(which) for which in range(len(SUPPORTS))}
    needing = {
        "priest",
        "musha",
        "gunner",
        "komuso",
        "ninja",
        "ninja-negate",
        "commander",
        "slinger",
        "anubis",
    }
    events = {hyphened(event.name) for event in RULE_OF_EVENT}
    split = {"declined": ("block", "negate"), "decoy-taken": ("kingdom", "queue")}
    found = {f"event-{event}" for event in events - set(split)}
    found |= {f"event-{event}-{part}" for event, parts in split.items() for part in parts}
    found |= {f"event-{hyphened(event.name)}-known" for event in WHISPERED} | {"event-supported-copying"}
    found |= {f"event-ended-{hyphened(reason.name)}" for reason in Reason if reason}
    found |= {f"card-{key}" for key in KEYS} | {f"support-{key}" for key in supports}
    found |= {f"needs-{key}" for key in needing | {"sorcerer"}}
    found |= {f"place-{row}-{column}" for row in ("front", "back") for column in COLUMNS}
    found |= {f"colour-{colour}" for colour in (*COLOURS, "leader")} | {
        f"nation-{nation}" for nation in NATIONS
    }
    found |= {f"queue-{limit}" for limit in range(1, QUEUE + 1)}
    found |= {f"timing-{hyphened(timing.name)}" for timing in Timing}
    found |= {f"refuse-timing-{hyphened(timing.name)}" for timing in Timing}
    found |= {f"reach-{name.replace(' ', '-')}" for name in PATTERNS}
    asked = {asked.value for asked in Asked} - {Asked.NOTHING.value}
    found |= {f"doing-{name}" for name in asked} | {f"prompt-{name}" for name in asked - {"choose"}}
    choices = {hyphened(choice.name) for choice in Choice if choice}
    found |= {f"{kind}-choose-{name}" for kind in ("act", "prompt") for name in choices}
    found |= {f"act-pass-{name}" for name in ("block", "negate", "choose")}
    found |= {
        f"act-{name}" for name in ("leave-out", "take", "open-with", "keep-leader", "queue", "take-decoy")
    }
    found |= {f"outcome-{name}" for name in ("captures", "destroys", "hurts", "nothing")}
    found |= {f"help-{command}{part}" for command in COMMANDS for part in ("", "-text")}
    verbs = {verb for game in wartable.game_names() for verb in screen_of(game).verbs}
    found |= {f"verb-{verb}" for verb in verbs}
    found |= {f"terminal-{name}" for name in ("front", "back", "attacked", "marched", "entered")}
    found |= {f"terminal-level-{level}" for level in LEVELS}
    found |= {"game-invictus"} | {f"deck-{key}" for key in ready_decks()}
    found |= {f"build-{build}" for build in ("ready", "shared", "free")}
    found |= {f"format-{format}" for format in wartable.game("invictus").formats}
    return found | names_of_invasion() | names_of_shadespire()


def names_of_invasion() -> set[str]:
    """What the terminal alone says about Invasion."""
    phases = ("begin", "kingdom", "quest", "capital", "battle", "end")
    found = {f"terminal-phase-{phase}" for phase in phases}
    found |= {f"terminal-invasion-{phase}" for phase in ("setup", "over")}
    found |= {f"number-{name}" for name in ("cost", "power", "hit-points", "toughness")}
    causes = ("printed", "turn", "itself", "loyalty", "symbols", "discount", "least")
    return found | {f"part-{cause}" for cause in causes}


def names_of_shadespire() -> set[str]:
    """What the terminal alone says about Shadespire."""
    from wartable.games.shadespire.state import Phase, Stage

    found = {f"terminal-sha-{hyphened(phase.name)}-phase" for phase in Phase}
    found |= {f"terminal-sha-lasts-{hyphened(stage.name)}" for stage in Stage}
    states = ("fails", "draw", "succeeds", "critical", "ended")
    found |= {f"terminal-sha-state-{state}" for state in states}
    numbers = ("move", "defence", "max-wounds", "dice", "damage")
    found |= {f"terminal-sha-number-{number}" for number in numbers}
    found |= {f"terminal-sha-part-{part}" for part in ("printed", "alone", "least", "most")}
    found |= {f"terminal-sha-type-{kind}" for kind in ("objective", "ploy", "upgrade")}
    found |= {f"terminal-sha-{name}" for name in ("reaction", "action", "relic", "dice", "defence")}
    found |= {f"piles-sha-{pile}" for pile in ("scored", "discard", "gone")}
    own = (
        "skip-what",
        "several-numbers",
        "help-skip-text",
        "help-piles-text",
        "help-cards-text",
    )
    return found | {f"{name}-shadespire" for name in (*own, "help-help", "help-help-text")}


def written_names() -> set[str]:
    """The names that stand in the sources as they are, whole or behind a fixed beginning."""
    found = set()
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"""["']([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["']""", text))
    return found


def messages(language: str) -> list[str]:
    return [name for text in texts(language) for name in MESSAGE.findall(text)]


def texts(language: str) -> list[str]:
    """What stands in the files that are looked at here."""
    return [path.read_text(encoding="utf-8") for path in all_files(language) if path.stem in FILES]


def test_no_message_is_missing():
    assert made_names() - set(messages("en")) == set()


def test_no_message_is_unused():
    written = written_names()
    known = (
        made_names()
        | written
        | {f"{kind}-{name}" for kind in ("act", "refuse", "refuse-cell") for name in written}
    )
    assert set(messages("en")) - known == set()


@pytest.mark.parametrize("language", languages())
def test_every_game_has_a_name_and_a_few_words_about_it(language):
    said = words(language)
    for name in wartable.game_names():
        assert all(said.text(f"game-{name}", form) for form in ("", "text", "facts"))


@pytest.mark.parametrize("language", languages())
def test_no_message_is_written_twice(language):
    names = messages(language)
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("language", languages())
def test_every_file_is_read_whole(language):
    """What Fluent can't read it skips silently; here it would be missed."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    for text in texts(language):
        resource = FluentResource(text)
        assert not [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("language", languages())
def test_all_languages_say_the_same_messages(language):
    assert set(messages(language)) == set(messages("en"))


def test_all_events_have_a_rule():
    assert set(RULE_OF_EVENT) == set(Event) - {Event.ENDED}


def test_a_missing_message_is_named():
    with pytest.raises(AssertionError, match="no message 'card-dragon'"):
        words().text("card-dragon")


def test_a_missing_argument_is_named():
    with pytest.raises(AssertionError, match="seat-numbered"):
        words().text("seat-numbered")


def test_an_unknown_language_is_refused():
    with pytest.raises(OptionError, match="there is no language"):
        words("tlh")


def test_messages_within_messages_and_lists_of_them():
    said = words().say(
        Message("act-copy", {"card": Message("card-archer"), "effect": Message("support-archer")})
    )
    assert said == "Copy Archer: 1 damage to any enemy card"
    assert words().list([Message("card-archer"), "x"]) == "Archer, x"


def test_a_language_can_bend_names(tmp_path, monkeypatch):
    """FORM picks a case of a name where the language has it, and the plain name where it has not."""
    folder = tmp_path / "pl"
    folder.mkdir()
    text = 'one = Kapłan\n    .genitive = Kapłana\ntwo = Ninja\nsays = nie ma { FORM($card, "genitive") }\n'
    (folder / "a.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr("wartable.locale.HERE", tmp_path)
    polish = Words("pl")
    assert polish.text("says", card=Message("one")) == "nie ma Kapłana"
    assert polish.text("says", card=Message("two")) == "nie ma Ninja"
