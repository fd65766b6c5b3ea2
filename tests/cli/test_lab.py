"""The commands of the lab as a script or a person calls them."""

import json
from pathlib import Path

import pytest

from .asking import answer, run

QUICK = ("--games", "8", "--format", "short", "--jobs", "1")


def test_matchups_give_a_table_and_the_first_seat() -> None:
    told = answer("matchups", "invictus", "--decks", "king,shogun", "--player", "random", *QUICK, "--json")
    assert told["sides"] == ["king", "shogun"] and len(told["matchups"]) == 4
    assert told["first_seat"]["games"] == 16
    assert told["advantages"]["first"]["games"] == 16
    shown = run("matchups", "invictus", "--decks", "king,shogun", "--player", "random", *QUICK).stdout
    assert "Seat 0 scored" in shown and "Whoever had the first turn scored" in shown


def test_a_table_that_no_terminal_holds_is_left_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("matchups", "invictus", "--player", "random", *QUICK)
    monkeypatch.setenv("COLUMNS", "80")
    assert "wider than this terminal" not in run(*words).stdout
    monkeypatch.setenv("COLUMNS", "60")
    shown = run(*words).stdout
    assert "wider than this terminal" in shown
    assert [line.split()[1] for line in shown.splitlines() if line.startswith("│")] == [
        "king",
        "shogun",
        "pharaoh",
    ]


def test_all_are_those_that_the_format_has() -> None:
    told = answer("matchups", "invictus", "--player", "random", "--games", "2", "-f", "short", "--json")
    assert told["sides"] == ["king", "shogun", "pharaoh"]


def test_balance_names_every_card_of_a_deck_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(run("deck", "king", "-q").stdout)
    words = ("balance", "invictus", "--deck", str(file), "--player", "random", "--games", "4")
    told = answer(*words, "--json")
    assert told["deck"] == "mine"
    assert {card["card"] for card in told["cards"]} == {"warrior", "archer", "wizard", "priest", "guardian"}
    assert "in its place" in run(*words).stdout


def test_tune_tells_weights_and_whether_they_are_better() -> None:
    told = answer("tune", "invictus", "-f", "short", "--steps", "2", "--games", "4", "--check", "4", "--json")
    assert len(told["steps"]) == 2 and "point" in told["weights"] and told["check"]["games"] == 4


def test_results_are_kept_reported_and_replayed(tmp_path: Path) -> None:
    out = tmp_path / "results"
    words = ("simulate", "invictus", "--players", "greedy,random", *QUICK, "--out", str(out), "--json")
    told = answer(*words)
    assert run(*words).returncode == 2, "they are there already"
    assert answer(*words, "--resume") == told
    assert {**answer("report", str(out), "--json"), "options": {}} == {
        "kind": "simulate", **told, "options": {}, "seed": 7,
    }  # fmt: skip
    assert run("report", str(out)).returncode == 0
    assert (out / "report.html").read_text().startswith("<!doctype html>")
    match = tmp_path / "third.match"
    replayed = answer("replay", str(out), "3", "--out", str(match), "--json")
    assert replayed["same"] and replayed["players"] == ["random", "greedy"]
    assert len(replayed["moves"]) == replayed["length"]
    assert run("verify", str(match)).returncode == 0


def test_a_row_that_ends_otherwise_is_told(tmp_path: Path) -> None:
    import pyarrow as arrow
    import pyarrow.parquet as parquet

    out = tmp_path / "results"
    run("simulate", "--players", "random,random", *QUICK, "--out", str(out))
    file = next((out / "shards").glob("*.parquet"))
    table = parquet.read_table(file)
    place = table.column_names.index("length")
    parquet.write_table(table.set_column(place, "length", arrow.array([1] * table.num_rows)), file)
    done = run("replay", str(file), "0")
    assert done.returncode == 1 and "The row says something else" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("matchups", "--decks", "king"), "at least two must meet"),
        (("matchups", "--decks", "king,king"), "each must be named once"),
        (("matchups", "--decks", "king,vikings"), "'vikings' can't meet here"),
        (("matchups", "--by", "speed"), "'speed' is nothing that each seat has its own of; there is nation"),
        (("matchups", "--player", "deep"), "'deep' is not a player"),
        (("matchups", "invasion", "-f", "draft"), "nothing that each seat has its own of"),
        (("matchups", "--games", "3"), "not an even number"),
        (("balance",), "name the deck with --deck"),
        (("balance", "--deck", "nobody"), "'nobody' can't meet here"),
        (("balance", "--deck", "king-short"), "'king-short' can't meet here; there is king, king-arrows"),
        (
            ("balance", "invasion", "--deck", "orc", "-f", "starter"),
            "there are no decks of your own in starter",
        ),
        (("tune", "--steps", "0"), "between 1 and 100000 steps"),
        (("tune", "--check", "3"), "not an even number"),
        (("simulate", "--resume"), "name it with --out"),
        (("simulate", "--ray", "the moon"), "'the moon' is no address of a cluster"),
        (("simulate", "--out", "/dev/null"), "something else than results"),
        (("report", "/nowhere"), "holds no results"),
        (("replay", "/nowhere", "0"), "can't be read as rows of the lab"),
        (("replay", "/nowhere", "x"), "is not a whole number"),
        (("--lab", "/nowhere"), "holds no results"),
    ],
)
def test_a_mistake_is_answered_in_one_plain_line(arguments: tuple[str, ...], words: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert words in done.stderr and len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_a_row_that_is_not_there_is_told_with_the_last(tmp_path: Path) -> None:
    out = tmp_path / "results"
    run("simulate", "--players", "random,random", *QUICK, "--out", str(out))
    assert "has no row 8; the last one is 7" in run("replay", str(out), "8").stderr
    assert json.loads((out / "job.json").read_text())["games"] == 8


def test_matches_to_study_are_made_by_the_command(tmp_path: Path) -> None:
    file = tmp_path / "matches.npz"
    words = ("learn", "invictus", "--make-study", str(file), "--formats", "short", "--player", "random")
    made = run(*words, "--games", "20")
    assert made.returncode == 0 and "20 matches are in" in made.stdout, made.stderr
    other = run("learn", "invasion", "--study", str(file))
    assert other.returncode == 2 and "--out" in other.stderr


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("invictus",), "name a folder for what is learned with --out"),
        (("invictus", "--minutes", "0"), "--minutes is a whole number from 1 to"),
        (("invictus", "--device", "abacus"), "there is no device 'abacus'"),
        (("invictus", "--formats", "short,chess"), "chess"),
        (("invictus", "--out", "here", "--study", "/nowhere"), "there is no file '/nowhere'"),
    ],
)
def test_what_cannot_be_learned_is_refused_in_words(words: tuple[str, ...], answer: str) -> None:
    done = run("learn", *words)
    assert done.returncode == 2 and answer in done.stderr


def test_a_network_learns_by_the_command_and_goes_on(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    words = (
        "learn",
        "invictus",
        "--out",
        str(tmp_path / "out"),
        "--formats",
        "short",
        "--matches",
        "8",
        "--threads",
        "1",
    )
    first = run(*words, "--lessons", "1")
    assert first.returncode == 0 and "% against itself as it began" in first.stdout, first.stderr
    again = run(*words, "--lessons", "1")
    assert again.returncode == 2 and "--resume" in again.stderr, "nothing is learned over"
    more = run(*words, "--lessons", "2", "--resume")
    assert more.returncode == 0 and "network.npz" in more.stdout


def test_whether_chances_come_true_is_told_and_drawn(tmp_path: Path) -> None:
    file = tmp_path / "chances.svg"
    words = ("calibrate", "invictus", "--format", "short", "--games", "16", "--player", "search:8")
    done = run(*words, "--fit", "--svg", str(file))
    assert done.returncode == 0, done.stderr
    assert "came true" in done.stdout and "2: Calibration(" in done.stdout
    assert file.read_text(encoding="utf-8").startswith("<svg")
    plain = json.loads(run(*words, "--json").stdout)
    assert plain["games"] == 16 and plain["formats"] == ["short"] and plain["seats"] == 2
    assert sum(each["positions"] for each in plain["bins"]) == plain["positions"]
    for wrong, told in (
        (("--player", "greedy"), "says no chances"),
        (("--games", "0"), "--games is a whole number from 1 to"),
        (("--svg", str(tmp_path)), "no file that a diagram"),
    ):
        refused = run(*words, *wrong)
        assert refused.returncode == 2 and told in refused.stderr
