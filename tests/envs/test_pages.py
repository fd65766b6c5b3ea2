"""The page of environments holds what the code says today; and a library that is missing is asked for in words."""

import subprocess
import sys

import pytest

import wartable
from wartable.envs import pages


def test_the_page_is_up_to_date():
    assert pages.main(["--check"]) == 0


def test_a_game_stands_with_its_names_its_formats_and_its_deck():
    told = pages.part(wartable.game("shadespire"))
    assert "| OpenSpiel | `python_wartable_shadespire(format=core)` |" in told
    assert "| `melee3` | 3 | 0 against 1 against 2 | any |" in told
    assert "| `place` | 4 × 438 | place | 0 to 16 |" in told
    assert "the deck is done" in told


def test_an_old_page_fails_the_check_and_is_then_rewritten(tmp_path, monkeypatch, capsys):
    page = tmp_path / "environments.md"
    empty = "".join(f"<!-- {name}:begin -->\nold\n<!-- {name}:end -->\n" for name in wartable.game_names())
    page.write_text(empty, encoding="utf-8")
    monkeypatch.setattr(pages, "PAGE", page)
    assert pages.main(["--check"]) == 1
    assert "environments.md is out of date" in capsys.readouterr().out
    assert pages.main([]) == 0
    assert pages.main(["--check"]) == 0


@pytest.mark.parametrize(
    ("module", "library"),
    [("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium")],
)
def test_a_missing_library_is_named_with_how_to_get_it(module, library):
    code = f"import sys; sys.modules[{library!r}] = None; import wartable.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert (
        f"{library} is not installed, and this environment needs it: pip install 'wartable[envs]'"
        in done.stderr
    )


def test_playing_reads_none_of_the_libraries_in():
    code = (
        "import sys, wartable, wartable.cli; from wartable.games.invictus import GAME; "
        "print([name for name in ('gymnasium', 'pettingzoo', 'pyspiel') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
