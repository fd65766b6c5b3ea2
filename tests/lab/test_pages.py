"""Stories about the generated tables: the pages hold what the code says today."""

import pytest

import wartable
from wartable.kernel.errors import WartableError
from wartable.lab import pages

EMPTY = (
    "<!-- cards:begin -->\n<!-- cards:end -->\nbetween\n<!-- formats:begin -->\n<!-- formats:end -->\nend\n"
)


def test_the_pages_are_up_to_date():
    assert pages.main(["--check"]) == 0


def test_a_number_stands_with_its_source():
    assert "| warrior | Warrior | King | blue | X (rulebook) |" in pages.cards_table(
        wartable.game("invictus")
    )


def test_an_option_stands_with_its_values_and_its_ruling():
    row = "| `back_row` | `open`, `closed` | `open` | R1 | all |"
    assert row in pages.formats_table(wartable.game("invictus"))


def test_a_piece_of_an_observation_stands_with_its_range_and_its_meaning():
    numbers = pages.numbers_table(wartable.game("invictus"))
    assert "| 0 | `hand` | 19 | count | 0 to 40 | own hand, by card |" in numbers
    assert "| 1 | `card` | 19 | card | 0 to 18 | use or choose this card |" in numbers


def test_what_stands_around_the_tables_is_kept_and_a_second_time_changes_nothing():
    game = wartable.game("invictus")
    made = pages.render(EMPTY, game)
    assert "\nbetween\n" in made
    assert made.endswith("end\n")
    assert pages.render(made, game) == made


def test_a_page_without_its_markers_is_refused_in_words():
    with pytest.raises(WartableError, match="needs <!-- cards:begin -->"):
        pages.render("no markers", wartable.game("invictus"))


def test_an_old_page_fails_the_check_and_is_then_rewritten(tmp_path, monkeypatch, capsys):
    page = tmp_path / "invictus.md"
    page.write_text(EMPTY, encoding="utf-8")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "observations.md").write_text("<!-- invictus:begin -->\n<!-- invictus:end -->\n")
    monkeypatch.setattr(pages, "checkout", lambda: tmp_path)
    monkeypatch.setattr(pages, "game_names", lambda: ["invictus"])
    monkeypatch.setattr(pages, "page_path", lambda name: page)
    assert pages.main(["--check"]) == 1
    assert "invictus.md is out of date" in capsys.readouterr().out
    assert page.read_text(encoding="utf-8") == EMPTY
    assert pages.main([]) == 0
    assert pages.main(["--check"]) == 0
