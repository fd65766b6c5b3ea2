"""What a page weighs: our own files, all of them together, and those that the table of one game loads."""

import gzip

import pytest

from wartable.kernel.contract import game_names
from wartable.kernel.finding import homes
from wartable.locale import languages, words
from wartable.web import board
from wartable.web.board import STATIC

FOLDERS = [STATIC, *(home.scripts for home in homes().values())]
ALL = 1_500_000  # bytes of all our files, as they lie
WORDS = 400_000  # bytes of the words of one table, as they are sent once


def test_our_own_files_stay_light() -> None:
    files = [path for folder in FOLDERS for path in folder.rglob("*") if path.is_file()]
    assert len(files) > 20
    assert sum(path.stat().st_size for path in files) < ALL


@pytest.mark.parametrize("game", game_names())
def test_the_words_of_a_table_stay_light(game: str) -> None:
    for language in languages():
        said = "".join(f"{name}{text}" for name, text in board.labels(words(language), game).items()).encode()
        assert len(said) < WORDS
        assert len(gzip.compress(said)) < WORDS // 3
