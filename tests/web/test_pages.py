"""What the pages are made of, without a browser: languages, rules as HTML, wishes, the coach, pictures, editors.
The application as a whole is tried in test_app; clicks and looks in the browser tests."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from wartable.games.invictus.decks import ready_decks
from wartable.games.invictus.web.sheet_page import SheetDesk
from wartable.kernel.contract import Format, Option, game
from wartable.locale import all_files, words
from wartable.locale.naming import choice_words, format_words, option_words, stem_of
from wartable.rulebook import rules
from wartable.web import miniature, rules_page
from wartable.web.coach import advice
from wartable.web.language import language_of, offered
from wartable.web.match_page import as_past
from wartable.web.opening import Wish, seat_of
from wartable.web.warm import Progress, Warmer, read, write

SOURCE = Path(rules_page.__file__).parent
WEB = SOURCE.parent / "locale" / "en" / "web.ftl"


class QuietPage:
    """A page that speaks and shows nothing."""

    def __init__(self, language: str = "en") -> None:
        self.words = words(language)

    def say(self, name: str, /, **arguments: Any) -> str:
        return self.words.text(name, **arguments)


# --- Language ------------------------------------------------------------------------------------------


def test_a_browser_gets_the_language_of_its_cookie() -> None:
    assert language_of({"wartable-language": "en"}, "ja") == "en"


def test_a_cookie_that_names_no_language_is_ignored() -> None:
    assert language_of({"wartable-language": "../../etc"}, "") == "en"


@pytest.mark.parametrize("accepted", ["", "*", "tlh", "en-GB,en;q=0.9", "de;q=x,,;;", "en;q=0.1,tlh;q=0.9"])
def test_without_a_cookie_the_first_known_language_counts(accepted: str) -> None:
    assert language_of({}, accepted) == "en"


def test_every_offered_language_is_preferred_when_asked_for() -> None:
    for language in offered():
        assert language_of({}, f"tlh, {language}-XX;q=0.8, en;q=0.1") == language


def test_languages_name_themselves_with_english_first() -> None:
    assert next(iter(offered().items())) == ("en", "English")


# --- Messages ------------------------------------------------------------------------------------------


def _source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.glob("*.py")))


def test_every_message_that_the_pages_name_exists() -> None:
    named = set(re.findall(r'(?:\bsay|words\.text)\(\s*"([a-z][a-z0-9-]*)"', _source()))
    assert [name for name in sorted(named) if not words("en").has(name)] == []


def test_no_message_is_told_in_two_files() -> None:
    def told(path: Path) -> list[str]:
        return re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)

    elsewhere = {name for path in all_files("en") if path != WEB for name in told(path)}
    assert elsewhere & set(told(WEB)) == set()


# --- Rules ---------------------------------------------------------------------------------------------


def test_every_rule_has_an_anchor_of_its_own() -> None:
    html, _ = rules_page.as_html(rules_page.rules_text("invictus", "en")[0])
    for rule in rules("invictus"):
        assert html.count(f'<tr id="{rule.id}" class="rule">') == 1


def test_chapters_are_listed_with_anchors_that_exist() -> None:
    html, chapters = rules_page.as_html("# T\n\n## One\n\ntext\n\n## Two `code`\n")
    assert chapters == [("chapter-1", "One"), ("chapter-2", "Two code")]
    assert all(f'id="{anchor}"' in html for anchor, _ in chapters)


def test_a_rule_that_names_another_links_to_it() -> None:
    html, _ = rules_page.as_html(
        "| id | rule |\n|---|---|\n| INVI-1.1 | a |\n| INVI-1.2 | see INVI-1.1, not INVI-9.9 |\n"
    )
    assert '<a href="#INVI-1.1">INVI-1.1</a>, not INVI-9.9' in html


def test_markup_in_a_rules_page_stays_text() -> None:
    assert "<script>" not in rules_page.as_html("## <script>alert(1)</script>\n")[0]


def test_comments_for_programs_are_not_shown() -> None:
    html, _ = rules_page.as_html("# T\n\n<!-- cards:begin -->\n\ntext <!-- and\nmore -->\n")
    assert "text" in html and "cards:begin" not in html and "--" not in html


def test_links_between_rules_pages_lead_to_where_the_pages_are() -> None:
    html, _ = rules_page.as_html(
        "[a](invictus.md#cards) [b](invictus.pl.md) [c](../bots.md) [d](https://x.example/)"
    )
    assert '<a href="/rules/invictus?language=en#cards">a</a>' in html
    assert '<a href="/rules/invictus?language=pl">b</a>' in html
    assert html.count("<a ") == 2 and " c d" in html


@pytest.mark.parametrize("language", ["ja", "pl"])
def test_every_anchor_that_a_translation_names_is_there(language: str) -> None:
    html, _ = rules_page.as_html(rules_page.rules_text("invictus", language)[0])
    named = re.findall(r'href="/rules/invictus\?language=en#([^"]+)"', html)
    english, _ = rules_page.as_html(rules_page.rules_text("invictus", "en")[0])
    assert named and all(f'id="{anchor}"' in english for anchor in named)


def test_a_page_without_translation_is_given_in_english() -> None:
    assert rules_page.rules_text("invictus", "tlh") == rules_page.rules_text("invictus", "en")


# --- Opening a match -----------------------------------------------------------------------------------


def test_play_now_seats_you_and_the_computer_at_the_usual_level() -> None:
    you, other = Wish(game("invictus"), "duel").places("Ada")
    assert (you.kind, you.name, you.link) == ("person", "Ada", 0)
    assert (other.kind, other.level) == ("computer", "normal")


def test_each_other_seat_is_for_whom_it_was_wished() -> None:
    wish = Wish(game("invictus"), "alliance", others={1: "friend", 2: "here", 3: "anyone"})
    you, friend, here, anyone = wish.places("")
    assert (friend.kind, friend.link) == ("person", None)
    assert (here.kind, here.link) == ("person", you.link)
    assert anyone.kind == "open"


def test_one_who_plays_at_the_same_screen_may_have_a_name() -> None:
    wish = Wish(game("invictus"), "duel", others={1: "here"}, names={1: "Ben"})
    assert [place.name for place in wish.places("Ada")] == ["Ada", "Ben"]


def test_formats_and_options_of_a_game_without_translation_speak_for_themselves() -> None:
    chosen, english = game("invictus"), words("en")
    assert format_words(english, chosen, Format("night-watch", 2, "By night.")) == (
        "Night Watch",
        "By night.",
    )
    option = Option("moon_phase1", "full", "how the moon is", ("full", "new"))
    assert option_words(english, chosen, option) == ("Moon Phase", "how the moon is")
    assert choice_words(english, chosen, option, "new") == "new"
    assert (stem_of(option), seat_of(option)) == ("moon-phase", 1)


def test_every_option_of_every_format_has_words() -> None:
    chosen, english = game("invictus"), words("en")
    for format in chosen.formats.values():
        assert all(format_words(english, chosen, format))
        for option in format.options:
            assert option_words(english, chosen, option)[0]
            assert all(choice_words(english, chosen, option, value) for value in option.choices)


def test_only_decks_that_fit_the_format_are_offered() -> None:
    chosen = game("invictus")
    short = chosen.format("short").option("deck0").ready()
    assert short and all(sum(ready_decks()[key].soldiers) == 10 for key in short)


# --- The match -----------------------------------------------------------------------------------------


def _state(kind: str, seat: int = 0, decider: int = 0, status: str = "playing") -> dict[str, Any]:
    view = {"pending": {"kind": kind}}
    return {"game": "invictus", "status": status, "seat": seat, "decider": decider, "view": view}


def test_the_coach_speaks_to_every_decision_of_real_matches() -> None:
    position = game("invictus").new(seed=3, compiled=False)
    step = 0
    while not position.over and step < 400:
        seat = position.actor
        state = _state(position.view(seat)["pending"]["kind"], seat, seat)
        assert advice(words("en"), state) is not None, state
        legal = position.legal()
        position.play(legal[step * 7 % len(legal)])
        step += 1


def test_the_coach_says_when_to_wait_and_when_it_is_over() -> None:
    waiting, over = (
        advice(words("en"), _state("main", decider=1)),
        advice(words("en"), _state("", status="over")),
    )
    assert waiting is not None and over is not None and waiting != over


def test_the_coach_is_silent_in_a_game_it_has_no_words_for() -> None:
    assert advice(words("en"), {**_state("main"), "game": "chess"}) is None


def test_nothing_can_be_done_in_the_past() -> None:
    now = {
        "log": [1, 2],
        "actions": [1],
        "may_undo": True,
        "offers": {"draw": {}},
        "clock": {},
        "decision": 9,
        "status": "playing",
    }
    past = as_past(now, {"step": 3, "view": {}, "log": [1], "status": "over"})
    assert (past["actions"], past["may_undo"], past["clock"]) == ([], False, None)
    assert past["log"] == [1, 2] and past["status"] == "past" and past["decision"] < 0


# --- Pictures ------------------------------------------------------------------------------------------


def test_the_lobby_shows_a_match_playing_itself() -> None:
    frames = asyncio.run(miniature.show("invictus"))
    assert len(set(frames)) > 10
    assert all(frame.startswith("<svg") and "mini-card" in frame for frame in frames)
    assert miniature.picture("invictus") in frames


# --- Editors -------------------------------------------------------------------------------------------


class QuietSheet(SheetDesk):
    def show(self) -> None:
        """Nothing is drawn."""


def test_the_sheet_editor_names_the_line_of_an_error() -> None:
    desk = QuietSheet(QuietPage())  # type: ignore[arg-type]
    desk.change('name = "mine"\n\n[warrior]\nattack = 12\n')
    assert desk.sheet is None and "line 4" in desk.error and desk.line == 4


def test_the_sheet_editor_names_it_in_the_language_of_the_page() -> None:
    desk = QuietSheet(QuietPage("pl"))  # type: ignore[arg-type]
    desk.change("\n\nattack 12")
    assert desk.error == "arkusz, wiersz 3: to nie jest poprawny TOML: po kluczu brakuje „=”"
    assert desk.line == 3


def test_the_sheet_editor_counts_what_differs() -> None:
    desk = QuietSheet(QuietPage())  # type: ignore[arg-type]
    desk.change('name = "mine"\n[guardian]\nattack = 2\n')
    assert [mine.key for mine, card in desk.pairs() if mine.numbers() != card.numbers()] == ["guardian"]


# --- Warming up ----------------------------------------------------------------------------------------


def test_progress_is_read_as_it_was_written(tmp_path: Path) -> None:
    write(tmp_path / "p.json", Progress("Invictus", 3, 11))
    assert read(tmp_path / "p.json") == Progress("Invictus", 3, 11)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"other": 1}'])
def test_a_torn_progress_file_means_nothing_yet(tmp_path: Path, text: str) -> None:
    (tmp_path / "p.json").write_text(text)
    assert read(tmp_path / "p.json") == Progress()


def test_without_compiling_all_is_warm_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARTABLE_JIT", "0")
    warmer = Warmer()
    warmer.start()
    assert warmer.progress().ready and warmer.process is None
    warmer.stop()
    assert not warmer.file.exists()
