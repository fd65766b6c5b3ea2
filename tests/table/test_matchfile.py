"""Stories about match files: nothing acknowledged is ever lost, and nothing damaged is ever played on."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from wartable.table.matchfile import (
    Header,
    MatchFile,
    MatchFileError,
    default_folder,
    find_match,
    kept_matches,
)

HEADER = Header("invictus", "duel", {"build": "ready", "name": "Komusō"}, 7, ("person", "greedy"))


@pytest.fixture
def file(tmp_path: Path):
    made = MatchFile.create(HEADER, tmp_path)
    yield made
    made.close()


def again(file: MatchFile) -> MatchFile:
    file.close()
    return MatchFile.open(file.path)


def refusal(path: Path) -> str:
    with pytest.raises(MatchFileError) as told:
        MatchFile.open(path)
    return str(told.value)


def test_a_match_is_read_as_it_was_written(file):
    for action in (5, 0, 76):
        file.append(action)
    read = again(file)
    assert read.header == HEADER
    assert read.actions() == [5, 0, 76]


def test_every_line_is_json_a_person_can_read(file):
    file.append(5)
    header, action = (json.loads(line) for line in file.path.read_text().splitlines())
    assert (header["game"], header["seed"], header["seats"]) == ("invictus", 7, ["person", "greedy"])
    assert action["action"] == 5


def test_an_undo_is_added_not_cut_out(file):
    for action in (1, 2, 3):
        file.append(action)
    file.undo(1)
    file.append(9)
    read = again(file)
    assert read.actions() == [1, 9]
    assert len(read.entries) == 5


def test_a_resignation_is_kept(file):
    file.append(1)
    assert file.resigned == -1
    file.resign(0)
    assert again(file).resigned == 0


@pytest.mark.parametrize("torn", ['{"action":', '{"action":4,"sum":"00000000"}', "\x00\x00"])
def test_a_torn_last_line_is_dropped_and_written_over(file, torn):
    file.append(1)
    file.close()
    with file.path.open("a") as end:
        end.write(torn)
    read = MatchFile.open(file.path)
    assert read.actions() == [1]
    read.append(2)
    assert again(read).actions() == [1, 2]


def test_a_changed_line_is_refused_by_its_number(file):
    for action in (1, 2, 3):
        file.append(action)
    file.close()
    lines = file.path.read_text().splitlines()
    lines[2] = lines[2].replace('"action":2', '"action":4')
    file.path.write_text("\n".join(lines) + "\n")
    assert "damaged at line 3" in refusal(file.path)


def test_a_missing_line_is_refused(file):
    for action in (1, 2, 3):
        file.append(action)
    file.close()
    lines = file.path.read_text().splitlines()
    file.path.write_text("\n".join(lines[:2] + lines[3:]) + "\n")
    assert "damaged at line 3" in refusal(file.path)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "empty"),
        (b"hello\n", "isn't a match file"),
        (b"\xff\xfe\n", "isn't text"),
        (b"[]\n", "isn't a match file"),
    ],
)
def test_other_files_are_refused_in_plain_words(tmp_path, data, words):
    path = tmp_path / "other.match"
    path.write_bytes(data)
    assert words in refusal(path)
    assert path.read_bytes() == data


def test_a_missing_file_is_refused(tmp_path):
    assert "can't be opened" in refusal(tmp_path / "none.match")


@pytest.mark.skipif(sys.platform == "win32", reason="no such locks there")
def test_one_match_is_not_played_in_two_windows(file):
    assert "another window" in refusal(file.path)


def test_a_copy_never_overwrites(file, tmp_path):
    file.append(3)
    copy = tmp_path / "copy.match"
    file.copy_to(copy)
    read = MatchFile.open(copy)
    assert read.actions() == [3]
    read.close()
    with pytest.raises(MatchFileError, match="already exists"):
        file.copy_to(copy)


def test_matches_are_found_by_name_and_the_last_one_as_last(tmp_path):
    older, newer = MatchFile.create(HEADER, tmp_path), MatchFile.create(HEADER, tmp_path)
    os.utime(older.path, ns=(1, 1))
    assert kept_matches("invictus", tmp_path) == [newer.path, older.path]
    assert find_match("invictus", "last", tmp_path) == newer.path
    assert find_match("invictus", older.path.stem, tmp_path) == older.path
    with pytest.raises(MatchFileError, match="no match file"):
        find_match("invictus", "nowhere", tmp_path)
    with pytest.raises(MatchFileError, match="no saved match"):
        find_match("invictus", "last", tmp_path / "empty")


def test_the_folder_can_be_chosen(monkeypatch, tmp_path):
    monkeypatch.setenv("WARTABLE_DATA", str(tmp_path))
    assert default_folder() == tmp_path / "matches"


def test_a_folder_that_can_t_be_written_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(MatchFileError, match="matches can't be saved"):
        MatchFile.create(HEADER, tmp_path / "file")


WRITER = """
import sys
from pathlib import Path
from wartable.table.matchfile import Header, MatchFile
file = MatchFile.create(Header("invictus", "duel", {}, 7, ("person", "greedy")), Path(sys.argv[1]))
for action in range(10_000):
    file.append(action % 77)
    print(action, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no kill -9 there")
def test_after_a_kill_every_acknowledged_action_is_there(tmp_path):
    command = [sys.executable, "-c", WRITER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        acknowledged = [int(writer.stdout.readline()) for _ in range(40)]
        writer.send_signal(signal.SIGKILL)
        acknowledged += [int(line) for line in writer.stdout.read().splitlines()]
    read = MatchFile.open(kept_matches("invictus", tmp_path)[0])
    assert read.actions()[: len(acknowledged)] == [action % 77 for action in acknowledged]
    read.close()
