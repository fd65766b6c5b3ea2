"""Stories about match files: what the terminal kept before it had a store is still there, and a copy goes anywhere."""

import os
from pathlib import Path

import pytest

from wartable.kernel.contract import game
from wartable.table.match import Match
from wartable.table.matchfile import (
    MatchFile,
    MatchFileError,
    default_folder,
    delete_file,
    find_file,
    match_files,
    save_copy,
)

from ..cli.calls import line

HEADER = {
    "wartable": "0.1.0",
    "game": "invictus",
    "format": "duel",
    "options": {"build": "ready"},
    "seed": 7,
    "seats": ["person", "greedy"],
}


def old_file(path: Path, *lines: dict[str, int]) -> Path:
    """A match file as the terminal wrote it before."""
    data, total = b"", 0
    for values in (HEADER, *lines):
        text, total = line(values, total)
        data += text
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    return path


def some_actions(count: int) -> list[int]:
    position = game("invictus").new("duel", 7, compiled=False, build="ready")
    found = []
    for _ in range(count):
        found.append(position.legal()[0])
        position.play(found[-1])
    return found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return old_file(tmp_path / "invictus-1.match", *({"action": action} for action in some_actions(6)))


def refusal(path: Path) -> str:
    with pytest.raises(MatchFileError) as told:
        MatchFile.read(path)
    return str(told.value)


def test_an_undo_and_a_resignation_count(tmp_path: Path) -> None:
    first, second, third = some_actions(3)
    lines = [{"action": first}, {"action": second}, {"undo": 1}, {"action": second}, {"action": third}]
    read = MatchFile.read(old_file(tmp_path / "a.match", *lines))
    assert read.actions() == [first, second, third] and read.resigned == -1
    read = MatchFile.read(old_file(tmp_path / "b.match", *lines, {"resign": 0}))
    match = read.played_again("token", 5.0)
    assert match.step == 3 and match.result is not None and match.result.reason == "resigned"


def test_what_a_file_tells_is_a_match_of_the_table(file: Path) -> None:
    read = MatchFile.read(file)
    match = read.played_again("token", 5.0)
    position = game("invictus").new("duel", 7, compiled=False, build="ready")
    for action in some_actions(6):
        position.play(action)
    assert match.position is not None and match.position.to_bytes() == position.to_bytes()
    assert match.terms.seed == 7, "it stands in the file, so nothing is proved of its shuffle"
    assert Match.replayed(match.stored).moves == match.moves
    assert read.name == MatchFile.read(file).name and len(read.name) == 12


def test_a_match_of_other_rules_is_refused(tmp_path: Path) -> None:
    forged = MatchFile.read(old_file(tmp_path / "x.match", {"action": 76}))
    with pytest.raises(MatchFileError, match="move 1"):
        forged.played_again("token", 5.0)


@pytest.mark.parametrize("torn", ['{"action":', "\x00\x00"])
def test_a_torn_last_line_does_not_count(file: Path, torn: str) -> None:
    before = MatchFile.read(file)
    with file.open("a") as end:
        end.write(torn)
    again = MatchFile.read(file)
    assert (again.actions(), again.name) == (before.actions(), before.name)


def test_a_changed_line_is_refused_by_its_number(file: Path) -> None:
    lines = file.read_text().splitlines()
    lines[2] = lines[2].replace('"action":', '"action":1')
    file.write_text("\n".join(lines) + "\n")
    assert "damaged at line 3" in refusal(file)


def test_a_missing_line_is_refused(file: Path) -> None:
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:2] + lines[3:]) + "\n")
    assert "damaged at line 3" in refusal(file)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "empty"),
        (b"hello\n", "isn't a match file"),
        (b"\xff\xfe\n", "isn't text"),
        (b"[]\n", "isn't a match file"),
    ],
)
def test_other_files_are_refused_in_plain_words(tmp_path: Path, data: bytes, words: str) -> None:
    path = tmp_path / "other.match"
    path.write_bytes(data)
    assert words in refusal(path)
    assert path.read_bytes() == data


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert "can't be opened" in refusal(tmp_path / "none.match")


def test_a_copy_tells_the_same_and_never_overwrites(file: Path, tmp_path: Path) -> None:
    match = MatchFile.read(file).played_again("token", 5.0)
    copy = tmp_path / "copy.match"
    save_copy(match, copy)
    read = MatchFile.read(copy)
    assert read.actions() == some_actions(6) and read.header.seats == ("person", "greedy")
    again = read.played_again("token", 6.0)
    assert again.position is not None and match.position is not None
    assert again.position.to_bytes() == match.position.to_bytes()
    with pytest.raises(MatchFileError, match="already exists"):
        save_copy(match, copy)


def test_files_are_found_by_name_the_latest_first(tmp_path: Path) -> None:
    older, newer = old_file(tmp_path / "invictus-1.match"), old_file(tmp_path / "invictus-2.match")
    os.utime(older, ns=(1, 1))
    assert match_files("invictus", tmp_path) == match_files(None, tmp_path) == [newer, older]
    assert match_files("invasion", tmp_path) == match_files(None, tmp_path / "empty") == []
    assert find_file("invictus-1", tmp_path) == find_file(str(older), tmp_path) == older
    assert find_file("nowhere", tmp_path) is None
    assert delete_file("../invictus-1", tmp_path) is None
    assert delete_file("invictus-1", tmp_path) == older and not older.exists()


def test_the_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WARTABLE_DATA", str(tmp_path))
    assert default_folder() == tmp_path / "matches"
