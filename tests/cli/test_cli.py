"""The command `wartable` as a script or a person calls it: output for both, and plain refusals."""

from pathlib import Path

import pytest

from .asking import answer, run


def test_simulate_gives_the_promised_json() -> None:
    score = answer(
        "simulate", "invictus", "--players", "greedy,random", "--games", "20", "--seed", "7", "--json"
    )
    assert set(score) == {
        "game", "format", "options", "players", "games", "wins", "draws", "score", "interval", "even", "seed",
        "advantages",
    }  # fmt: skip
    assert (score["game"], score["format"], score["players"]) == ("invictus", "duel", ["greedy", "random"])
    assert score["options"]["build"] == "shared"
    assert score["games"] == sum(score["wins"]) + score["draws"] == 20
    assert score["seed"] == 7
    low, high = score["interval"]
    assert 0 <= low <= score["score"] <= high <= 1


def test_simulate_tells_a_person_in_words() -> None:
    done = run("simulate", "--players", "greedy,random", "--games", "4", "--format", "short")
    assert done.returncode == 0
    assert "greedy scores" in done.stdout
    assert "4 games from seed 7" in done.stdout


def test_rules_gives_every_rule_with_its_tests() -> None:
    report = answer("rules", "invictus", "--json")
    assert {"id", "text", "tests"} == set(report[0])
    by_id = {row["id"]: row for row in report}
    assert {"INVI-1.1", "INVI-8.18", "INVI-11.10", "R1", "R30"} <= set(by_id)
    assert all(row["tests"] for row in report)


def test_cards_gives_every_card_with_its_tests() -> None:
    report = answer("cards", "invictus", "--json")
    assert len(report) == 30
    assert {"id", "name", "set", "implemented", "tests"} <= set(report[0])
    assert all(row["implemented"] for row in report)


def test_the_built_in_sheet_can_be_printed_and_read_back(tmp_path: Path) -> None:
    printed = run("sheet")
    file = tmp_path / "mine.toml"
    file.write_text(printed.stdout)
    assert "is a good sheet" in run("sheet", str(file)).stdout


def test_a_deck_is_checked_for_its_format() -> None:
    assert "can be played in duel" in run("deck", "king").stdout
    refused = run("deck", "king", "--format", "short")
    assert refused.returncode == 2
    assert "needs exactly 10 soldiers" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("simulate", "chess"), "there is no game called 'chess'"),
        (("simulate", "--players", "greedy"), "two players are needed"),
        (("simulate", "--players", "greedy,deep"), "'deep' is not a player"),
        (("simulate", "--games", "3"), "not an even number"),
        (("simulate", "--format", "duels"), "Did you mean duel?"),
        (("simulate", "-o", "build"), "name=value"),
        (("simulate", "-o", "build=quick"), "build can be shared, free, ready"),
        (("simulate", "-o", "speed=1"), "there is no option called 'speed'"),
        (("ladder", "--players", "greedy"), "at least two players"),
        (("play", "--nation", "viking"), "nation0 can be king, shogun, pharaoh"),
        (("play", "--deck", "missing.toml"), "there is no deck file 'missing.toml'"),
        (("play", "--sheet", "missing.toml"), "can't be read"),
        (("deck", "king", "--format", "duels"), "there is no format"),
    ],
)
def test_a_mistake_is_answered_in_one_plain_line(arguments: tuple[str, ...], words: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "environment", "words"),
    [
        (("--language", "ja", "--nation", "viking"), {}, "nation0 に使えるのはking、shogun、pharaohです"),
        (("--nation", "viking"), {"LANG": "pl_PL.UTF-8"}, "nation0 może mieć wartość: king, shogun, pharaoh"),
        (("--language", "en", "--nation", "viking"), {"LANG": "pl_PL.UTF-8"}, "nation0 can be king"),
        (("--language", "pl", "--resume", "none"), {}, "nie ma pliku partii 'none'"),
        (("--language", "tlh"), {}, "there is no language called 'tlh'; choose en, ja, pl"),
    ],
)
def test_a_mistake_in_a_match_is_answered_in_the_players_language(
    arguments: tuple[str, ...], environment: dict[str, str], words: str
) -> None:
    done = run("play", *arguments, **environment)
    assert done.returncode == 2
    assert words in done.stderr


def test_a_language_alone_still_opens_the_menu(tmp_path: Path) -> None:
    done = run("play", "--language", "pl", WARTABLE_DATA=str(tmp_path))
    assert done.returncode == 0 and "W co gramy?" in done.stdout


def test_brackets_in_an_answer_are_shown(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('leader = "king-a"\n')
    assert "list them under [soldiers]" in run("deck", str(file)).stderr


@pytest.mark.parametrize("spelling", ["--version", "-V"])
def test_the_version_is_printed(spelling: str) -> None:
    assert run(spelling).stdout.startswith("wartable 0.")


def test_the_ladder_names_what_was_played() -> None:
    told = answer(
        "ladder",
        "invictus",
        "--players",
        "random,greedy",
        "--games",
        "2",
        "-f",
        "short",
        "--jobs",
        "1",
        "--json",
    )
    assert (told["game"], told["format"], told["players"]) == ("invictus", "short", ["random", "greedy"])
    assert "build" in told["options"]
    assert {rung["player"] for rung in told["ladder"]} == {"random", "greedy"}


def test_progress_without_a_terminal_leaves_no_blank_lines() -> None:
    done = run("simulate", "--players", "random,random", "--games", "20", "--format", "short", "--jobs", "1")
    assert "" not in done.stderr.splitlines()
    assert "Score" not in done.stderr and done.returncode == 0


def test_progress_without_a_terminal_is_a_line_now_and_then(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from wartable.cli import telling

    now = iter([0.0, 1.0, 6.0, 7.0, 12.0])
    monkeypatch.setattr(telling.time, "monotonic", lambda: next(now))
    monkeypatch.setattr(telling, "manner", telling.Manner("en"))
    with telling.steps("easy against hard", 40) as told:
        for done in (10, 20, 30, 40):
            told.reach(done)
    assert capsys.readouterr().err == "easy against hard: 20 of 40, 0:06 left\neasy against hard: 40 of 40\n"


def test_quiet_says_nothing_that_was_not_asked_for() -> None:
    assert run("sheet", "--quiet").stdout.startswith("# The numbers of your cards")
    quiet = run("deck", "king", "-q")
    assert quiet.stdout.endswith("wizard = 4\n") and not quiet.stderr


# --- Looking things up --------------------------------------------------------------------------------------


def test_games_lists_formats_and_options_with_their_values() -> None:
    told = answer("games", "--json")
    assert [one["name"] for one in told] == ["invasion", "invictus", "shadespire"]
    melee = next(one for one in told[2]["formats"] if one["name"] == "melee")
    assert melee["seats"] == 4
    ties = next(option for option in melee["options"] if option["name"] == "roll_off_ties")
    assert ties["values"] == ["supports", "reroll"] and ties["usual"] == "supports"
    shown = run("games", "invasion").stdout
    assert "destruction_capital" in shown and "at-once" in shown and "starter (usual)" in shown


def test_a_game_is_named_by_the_first_word_everywhere() -> None:
    assert "Gifts of the plague" in run("deck", "invasion").stdout
    assert run("deck", "invasion").stdout == run("deck", "-g", "invasion").stdout
    assert "can be played in constructed" in run("deck", "invasion", "orc").stdout
    assert "can be played in constructed" in run("deck", "orc").stdout  # it finds its game by itself
    assert "there is no game called 'chess'" in run("deck", "chess", "orc").stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("rules", "INVI-5.3"), "INVI-5.3  From the resting"),
        (("rules", "invi-5.3"), "INVI-5.3  From the resting"),
        (("rules", "invictus", "5.3"), "INVI-5.3  From the resting"),
        (("rules", "SHA-116"), "Shadespire"),
        (("cards", "Thyrus Gorman"), "Empire · Unit · cost 3+3"),
        (("cards", "thyrus"), "Thyrus Gorman"),
        (("cards", "shadespire", "garrek-gorebeard"), "Blooddrinker Axe"),
        (("cards", "Priest"), "reaches both diagonals"),
        (("cards", "Priest", "--language", "pl"), "Król"),
    ],
)
def test_a_rule_or_a_card_finds_its_game(arguments: tuple[str, ...], words: str) -> None:
    done = run(*arguments)
    assert done.returncode == 0, done.stderr
    assert words in done.stdout


def test_a_card_for_scripts_has_its_text() -> None:
    (card,) = answer("cards", "Thyrus Gorman", "--json")
    assert (card["game"], card["id"], card["implemented"]) == ("invasion", "thyrus-gorman", True)
    assert "Forced" in card["text"]


def test_a_wrong_name_is_told_with_the_nearest() -> None:
    assert "Did you mean INVI-5.3?" in run("rules", "INVI-5.33").stderr
    assert "neither a game nor a card" in run("cards", "qqqqqq").stderr


# --- Typing -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--port", "99999"), "a port is a number from 0 to 65535"),
        (("--port", "①"), "'①' is not a whole number"),
        (("--host", "x" * 1000, "--port", "0"), "xxxxxxxxxx…'"),
        (("--proxy", "proxy.example"), "'proxy.example' is neither an address nor a network"),
        (("--name", "table example"), "'table example' is no name that a table can be reached by"),
        (("play", "--seed", "7" * 5000), "is not a whole number"),
        (("play", "--seed", "9223372036854775808"), "a seed is a whole number from 0"),
        (("play", "--seat", "²"), "'²' is not a whole number"),
        (("play", "--seat", "-1"), "this format has seats 0 to 1"),
        (("play", "--deck", "d" * 1200), "there is no deck file"),
        (("play", "--resume", "r" * 1200), "there is no match file"),
        (("play", "--resume", "/"), "there is no match file"),
        (("play", "--opponent", "search:" + "9" * 50), "Unknown opponent"),
        (("simulate", "--jobs", "-3"), "between 1 and 256 processes"),
        (("simulate", "--games", "1000000000000"), "not an even number"),
        (("simulate", "--players", "search:5x5000,random"), "is not a player"),
        (("deck", "x" * 1200), "there is no deck file"),
        (("sheet", "x" * 1200), "can't be read"),
        (("verify", "x" * 1200), "is missing"),
        (("foo",), "there is no command called 'foo'"),
        (("simulat",), "Did you mean simulate?"),
        (("play", "--foo"), "there is no option '--foo'"),
        (("play", "--seed"), "nothing stands behind the option '--seed'"),
        (("rules", "invictus", "R1", "R2"), "too much was typed: 'R2'"),
        (("verify",), "'FILE' is missing"),
    ],
)
def test_what_is_typed_wrong_is_told_in_one_line(
    tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    done = run(*arguments, WARTABLE_DATA=str(tmp_path))
    assert done.returncode in (2, 3)
    assert words in done.stderr and len(done.stderr.splitlines()) == 1 and len(done.stderr) < 1500


def test_letters_that_an_output_has_not_are_written_plainly(tmp_path: Path) -> None:
    done = run("games", PYTHONIOENCODING="ascii", LANG="C")
    assert done.returncode == 0 and done.stdout.isascii()
    wrong = run("cards", "Komusõ", PYTHONIOENCODING="ascii")
    assert wrong.stderr.startswith("x there is neither") or wrong.returncode == 0
    board = run(
        "play", "--seed", "1", PYTHONIOENCODING="ascii", WARTABLE_DATA=str(tmp_path), WARTABLE_JIT="0"
    )
    assert board.returncode == 0, board.stderr


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("wartable pl", "play"),
        ("wartable rules inva", "invasion"),
        ("wartable simulate shadespire --format mel", "melee3"),
        ("wartable play -o bui", "build="),
        ("wartable play -o build=re", "build=ready"),
        ("wartable rules INVI-5", "INVI-5.3"),
        ("wartable deck invasion or", "orc-elves"),
        ("wartable simulate --players random,gre", "random,greedy"),
        ("wartable games --language j", "ja"),
    ],
)
def test_the_shell_completes(line: str, offered: str) -> None:
    words = line.split()
    count = str(len(words) - 1)
    done = run(_WARTABLE_COMPLETE="complete_bash", COMP_WORDS=line, COMP_CWORD=count)
    assert offered in done.stdout.split(), done.stderr


def test_a_match_can_be_started_in_plain_python(tmp_path: Path) -> None:
    done = run("play", "--seed", "1", "--opponent", "random", WARTABLE_JIT="0", WARTABLE_DATA=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
