"""Japanese as the printed rulebooks have it: names in 《 》, their words and no others, one kind of space."""

import re

import pytest

from wartable.locale import all_files

PATHS = {path.name: path for path in all_files("ja")}
FILES = sorted(PATHS)
# What a player types, and what stands in a list or is put into 《 》 by the sentence around it.
BARE = ("invasion-copy", "board-invictus-text-card", "why-what", "help-why-text")
# Words that the rulebooks call otherwise, and the games where they do.
STRANGERS = {
    "": ("ゾーン", "視線", "守備状態", "部隊", "ヒーロー", "Relic", "ターンの終わりまで"),
    "invasion": ("つけ先", "同じ名前の領域", "向かわせ", "クエスト領域限定", "クエスト領域、アクション"),
    "invictus": ("無効", "ターンを行っている席", "キングの国", "将軍の国", "ファラオの国"),
}


def texts(file: str) -> list[tuple[str, str]]:
    """The lines of a file with the names of their messages, but for short labels and comments."""
    found, name, short = [], "", False
    for line in PATHS[file].read_text(encoding="utf-8").splitlines():
        if begun := re.match(r"([a-z][a-z0-9-]*) =", line):
            name, short = begun[1], False
        elif attribute := re.match(r" +\.([a-z-]+) =", line):
            short = attribute[1] == "short"
        if not line.startswith("#") and not short:
            found.append((name, line))
    return found


@pytest.mark.parametrize("file", FILES)
def test_a_name_in_a_sentence_stands_in_its_marks(file: str) -> None:
    glued = re.compile(
        r"(?<!《)\{ \$(card|weapon|board|attacker) \}|\{ \$(card|weapon|board|attacker) \}(?!》)"
    )
    attackers = file.startswith("shadespire")  # whose fighters bring their marks along
    found = [
        line
        for name, line in texts(file)
        for match in glued.finditer(line)
        if name not in BARE and not (attackers and "$attacker" in match[0])
    ]
    assert found == []


@pytest.mark.parametrize("file", FILES)
def test_the_words_are_those_of_the_rulebooks(file: str) -> None:
    strangers = [word for game, words in STRANGERS.items() if game in file for word in words]
    assert [line for _, line in texts(file) if any(word in line for word in strangers)] == []


@pytest.mark.parametrize("file", FILES)
def test_one_kind_of_space_follows_a_question(file: str) -> None:
    assert [line for _, line in texts(file) if re.search(r"？(?![　」）|]|$)", line)] == []
