"""Files behind a command: decks and sheets, kept matches, and matches that hold or do not."""

import json
import os
import re
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import wartable

from ..table.test_values import wrong_files
from ..web.papers import finished, origin_of
from ..wrong_values import wrongly
from .asking import answer, run
from .calls import line
from .test_fuzz import call, wrong_with

# --- Files --------------------------------------------------------------------------------------------------


def test_a_deck_and_a_sheet_for_scripts() -> None:
    told = answer("deck", "king", "--json")
    assert told["playable"] and told["faults"] == [] and told["deck"]["leader"] == "king-a"
    unfit = run("deck", "king", "--format", "short", "--json")
    assert unfit.returncode == 2 and not unfit.stderr
    assert not json.loads(unfit.stdout)["playable"] and json.loads(unfit.stdout)["faults"]
    assert answer("sheet", "--json")["cards"]["warrior"]["active"] == 2
    assert answer("deck", "invasion", "--json")[0]["id"] == "chaos"


def test_a_key_of_twenty_thousand_parts_is_refused_at_once(tmp_path: Path) -> None:
    file = tmp_path / "deep.toml"
    file.write_text('name = "x"\n' + ".".join(["a"] * 20_000) + " = 1\n")
    start = time.process_time()
    for name in ("invictus", "invasion", "shadespire"):
        done = run("deck", name, str(file))
        assert done.returncode == 2 and "line 2: a value here is too long or nested too deeply" in done.stderr
    assert time.process_time() - start < 3


@pytest.mark.parametrize("name", ["[v2]", "[/x]", "[bold]King[/bold]"])
def test_markup_in_a_name_is_shown_as_it_is(tmp_path: Path, name: str) -> None:
    file = tmp_path / f"{name.replace('/', '')}.toml"
    file.write_text(
        run("deck", "king").stdout.replace("The King", name).rpartition("'")[0].rpartition("'")[0]
    )
    done = run("deck", str(file))
    assert f"'{name}' can be played in duel." in done.stdout


def test_the_list_of_matches_and_how_one_is_deleted(tmp_path: Path) -> None:
    here = {"WARTABLE_DATA": str(tmp_path), "WARTABLE_JIT": "0"}
    assert "no match is kept" in run("matches", **here).stdout
    for game in ("invictus", "invasion"):
        assert run("play", game, "--seed", "1", "--opponent", "random", **here).returncode == 0
    rows = json.loads(run("matches", "--json", **here).stdout)
    assert {row["game"] for row in rows} == {"invictus", "invasion"} and rows[0]["game"] == "invasion"
    assert rows[0]["name"] in run("matches", "invasion", **here).stdout
    assert rows[1]["name"] not in run("matches", "invasion", **here).stdout
    gone = run("matches", "--delete", rows[1]["name"], **here)
    assert gone.returncode == 0 and "is deleted" in gone.stdout
    again = run("matches", "--delete", rows[1]["name"], **here)
    assert again.returncode == 2 and "there is no match" in again.stderr
    assert [row["name"] for row in json.loads(run("matches", "--json", **here).stdout)] == [rows[0]["name"]]


@pytest.mark.parametrize("name", ["../outside", "/etc/passwd", "a/b", "..", ""])
def test_only_kept_matches_can_be_deleted(tmp_path: Path, name: str) -> None:
    (tmp_path / "matches").mkdir()
    outside = tmp_path / "outside.match"
    outside.write_text("mine")
    done = run("matches", "--delete", name, WARTABLE_DATA=str(tmp_path))
    assert done.returncode == 2 and "there is no match" in done.stderr
    assert outside.exists()


def test_the_last_match_is_the_last_of_all_and_speaks_its_own_game(tmp_path: Path) -> None:
    here = {"WARTABLE_DATA": str(tmp_path), "WARTABLE_JIT": "0"}
    for game in ("invictus", "invasion"):
        run("play", game, "--seed", "1", "--opponent", "random", **here)
    for arguments in (("--resume", "last"), ("invasion", "--resume", "last")):
        done = run("play", *arguments, **here)
        assert done.returncode == 0 and "Invasion · " in done.stdout, done.stderr
    name = json.loads(run("matches", "invasion", "--json", **here).stdout)[0]["name"]
    again = run("play", "--resume", name, "--language", "pl", **here)
    assert again.returncode == 0 and "Inwazja · " in again.stdout, again.stderr
    assert "Invictus · " in run("play", "invictus", "--resume", "last", **here).stdout


# --- Verifying ----------------------------------------------------------------------------------------------


def typed(tmp_path: Path, *lines: str, seed: str = "1") -> dict[str, Any]:
    """Play against random in the terminal; gives how `matches` lists the match."""
    here = {"WARTABLE_DATA": str(tmp_path), "WARTABLE_JIT": "0"}
    chosen = ["--seed", seed] if seed else []
    subprocess.run(
        [sys.executable, "-m", "wartable", "play", "--opponent", "random", "-f", "short", *chosen],
        input="".join(f"{line}\n" for line in lines),
        text=True,
        capture_output=True,
        env={**os.environ, **here},
    )
    listed: dict[str, Any] = json.loads(run("matches", "--json", **here).stdout)[0]
    return listed


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A copy that the terminal has saved of a match, some moves old."""
    file = tmp_path / "matches" / "invictus-1.match"
    file.parent.mkdir()
    typed(tmp_path, *["1"] * 8, f"save {file}")
    assert file.read_text().count("action") >= 4
    return file


def test_a_match_in_the_store_holds_and_says_what_is_proved(tmp_path: Path) -> None:
    here = {"WARTABLE_DATA": str(tmp_path), "WARTABLE_JIT": "0"}
    told = []
    for seed in ("1", ""):
        for ending in ((), ("resign", "yes")):
            name = typed(tmp_path, "1", "1", *ending, seed=seed)["name"]
            done = run("verify", name, **here)
            assert done.returncode == 0, done.stderr
            told.append((json.loads(run("verify", name, "--json", **here).stdout)["kind"], done.stdout))
    assert [kind for kind, _ in told] == ["chosen", "chosen", "kept", "table"]
    assert all("nothing is proved about the shuffle" in text for _, text in told[:2])
    assert "can be checked when it is" in told[2][1] and "fits its commitment" in told[3][1]
    for language, words in (("ja", "何も証明されません"), ("pl", "niczego to nie dowodzi")):
        name = typed(tmp_path, "1", "resign", "yes")["name"]
        assert words in run("verify", name, "-l", language, **here).stdout


def test_a_file_from_before_there_was_a_store_is_listed_and_played_on(kept: Path) -> None:
    here = {"WARTABLE_DATA": str(kept.parent.parent), "WARTABLE_JIT": "0"}
    (kept.parent.parent / "table.sqlite").unlink()
    (row,) = json.loads(run("matches", "--json", **here).stdout)
    assert (row["name"], row["file"]) == ("invictus-1", str(kept))
    done = run("play", "--resume", "last", **here)
    assert "is now kept with all other matches" in " ".join(done.stdout.split())
    (row,) = json.loads(run("matches", "--json", **here).stdout)
    assert "file" not in row and kept.exists()
    assert run("matches", "--delete", "last", **here).returncode == 0
    assert run("matches", "--delete", "invictus-1", **here).returncode == 0 and not kept.exists()


def test_a_match_of_the_terminal_holds(kept: Path) -> None:
    before = kept.read_bytes()
    done = run("verify", str(kept))
    assert done.returncode == 0 and "holds so far" in done.stdout
    told = answer("verify", str(kept), "--json")
    assert (told["verdict"], told["kind"], told["game"], told["over"]) == (
        "holds",
        "terminal",
        "invictus",
        False,
    )
    assert run("verify", str(kept), "--quiet").stdout == ""
    assert kept.read_bytes() == before


def test_a_torn_last_line_is_left_alone(kept: Path) -> None:
    kept.write_bytes(kept.read_bytes() + b'{"action"')
    before = kept.read_bytes()
    assert run("verify", str(kept)).returncode == 0
    assert kept.read_bytes() == before


def change_a_move(text: str) -> str:
    """Another action than was played."""
    return re.sub(r'"action":(\d+)', lambda found: f'"action":{int(found[1]) + 1}', text, count=1)


def change_the_seed(text: str) -> str:
    return text.replace('"seed":1', '"seed":2', 1)


def drop_a_line(text: str) -> str:
    lines = text.splitlines(keepends=True)
    return "".join([lines[0], *lines[2:]])


def play_what_is_not_legal(text: str) -> str:
    """A forger who knows how sums are made."""
    first = text.splitlines(keepends=True)[0]
    return (
        first
        + line({"action": 76}, zlib.crc32(re.sub(r',"sum":"\w+"', "", first.strip()).encode()))[0].decode()
    )


@pytest.mark.parametrize("change", [change_a_move, change_the_seed, drop_a_line, play_what_is_not_legal])
def test_a_forged_match_does_not_hold(kept: Path, change: Callable[[str], str]) -> None:
    kept.write_text(change(kept.read_text()))
    done = run("verify", str(kept))
    assert done.returncode == 1 and "does not hold" in done.stderr
    told = run("verify", str(kept), "--json")
    assert told.returncode == 1 and json.loads(told.stdout)["verdict"] == "forged"


def test_a_missing_match_is_missing(tmp_path: Path) -> None:
    done = run("verify", str(tmp_path / "none.match"), WARTABLE_DATA=str(tmp_path))
    assert done.returncode == 3 and "is missing" in done.stderr


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xfe", b"[]", b"{}", b"hello", b"[" * 100_000, b'{"wartable": 9}']
)
def test_what_is_no_match_can_not_be_read(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "some.json"
    file.write_bytes(data)
    done = run("verify", str(file))
    assert done.returncode == 4 and "can't be read or checked" in done.stderr
    assert run("verify", str(tmp_path)).returncode == 4


def test_a_match_from_a_position_can_only_be_vouched_for_by_its_table(tmp_path: Path) -> None:
    origin = origin_of(wartable.game("invictus").new("duel", 1, compiled=False))
    file = tmp_path / "match.json"
    file.write_text(json.dumps(finished("invictus", "duel", origin=origin)))
    done = run("verify", str(file))
    assert done.returncode == 4 and "only the table where it was played can vouch" in done.stderr


# --- Wrong values and names --------------------------------------------------------------------------------


def test_files_with_wrong_values_are_answered_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Papers, match files and decks, behind every command that reads one."""
    monkeypatch.setenv("WARTABLE_JIT", "0")
    monkeypatch.setenv("WARTABLE_DATA", str(tmp_path))
    papers = [json.dumps(forged).encode() for _, forged in wrongly(finished("invictus", moves=2), 60, 4)]
    for number, data in enumerate(papers):
        (tmp_path / f"{number}.json").write_bytes(data)
    files = [(["verify"], tmp_path / f"{number}.json") for number in range(len(papers))]
    (tmp_path / "matches").mkdir()
    for path in wrong_files(tmp_path / "matches", "invictus", 60):
        files.append((["verify"], path))
    for number, path in enumerate(wrong_decks(tmp_path)):
        files.append((["deck", *(["shadespire"] if number % 2 else [])], path))
    for words, path in files:
        answered = call([*words, str(path)])
        assert wrong_with(words, answered) == "", (words, path.read_bytes()[:300])
        assert "\x1b" not in answered.out + answered.told
    listed = call(["matches"])
    assert listed.status == 0 and "\x1b" not in listed.out


def wrong_decks(folder: Path) -> Iterator[Path]:
    for number, text in enumerate(
        ("warband = []", "warband = {}", "leader = []", "soldiers = nan", "name = 1e308")
    ):
        for ending in ("toml", "txt"):
            path = folder / f"deck{number}.{ending}"
            path.write_text(text + "\n")
            yield path


def test_names_in_files_do_not_steer_the_terminal(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = kept.read_text().splitlines()[0]
    header = {name: value for name, value in json.loads(first).items() if name != "sum"}
    header["seats"] = ["person", "\x1b]0;owned\x07\x1b[31mred"]
    forged, _ = line(header, 0)
    (kept.parent / "invictus-\x1b[31m.match").write_bytes(forged)
    monkeypatch.setenv("WARTABLE_DATA", str(kept.parent.parent))
    for words in (["matches"], ["verify", "invictus-\x1b[31m"], ["matches", "--delete", "invictus-\x1b[31m"]):
        answered = call(words)
        assert "\x1b" not in answered.out + answered.told and "\\x1b[31m" in answered.out + answered.told
