"""Reports: one file that needs nothing else, with the numbers that were found, in three languages, and safe to open."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest

from wartable.lab import plots
from wartable.lab.jobs import variant
from wartable.lab.report import whole_report, write_report
from wartable.lab.results import Folder
from wartable.lab.studies import STUDIES, result_of

from .studied import NATIONS, alone, job, rows

DECKS = (("king", "king"),)
JOBS = {
    "simulate": job("simulate", games=20),
    "ladder": job("ladder", players=("random", "greedy"), games=20),
    "matchups": job("matchups", by="nation", sides=NATIONS, players=("random", "random"), games=8),
    "balance": job(
        "balance", format="duel", by="deck", sides=DECKS, against=DECKS, games=4, players=("random", "random")
    ),
    "tune": job("tune", players=("greedy", "greedy"), games=8, steps=2, check=8),
}


class Text(HTMLParser):
    """The words of a page, and its tags."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.tags: list[str] = []
        self.open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in ("meta", "line", "rect", "circle", "polyline", "polygon"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag in ("line", "rect", "circle", "polyline", "polygon") or self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data.strip())


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Folder]:
    found = {}
    for kind, asked in JOBS.items():
        found[kind] = Folder.begin(tmp_path_factory.mktemp("reports") / kind, asked, resume=False)
        STUDIES[kind].play(asked, alone(found[kind]))
    return found


@pytest.mark.parametrize("language", ["en", "ja", "pl"])
@pytest.mark.parametrize("kind", JOBS)
def test_a_report_is_one_whole_page_without_scripts(
    folders: dict[str, Folder], kind: str, language: str
) -> None:
    page = whole_report(folders[kind], language)
    read = Text(page)
    assert read.open == [], "every tag is closed"
    assert "script" not in read.tags and "link" not in read.tags and "http" not in page
    assert "svg" in read.tags and "table" in read.tags


def test_the_heat_map_and_the_table_tell_the_share_of_each_pair(folders: dict[str, Folder]) -> None:
    told = result_of(folders["matchups"]).as_json()
    page = whole_report(folders["matchups"], "en")
    for cell in told["matchups"]:
        low, high = cell["interval"]
        assert f"{100 * cell['share']:.1f}% ({100 * low:.1f}–{100 * high:.1f})" in page
    shown = re.findall(r'class="value"[^>]*>(\d+)%<', page)
    assert shown[: len(told["matchups"])] == [f"{100 * cell['share']:.0f}" for cell in told["matchups"]]


def test_the_other_reports_tell_their_numbers(folders: dict[str, Folder]) -> None:
    score = result_of(folders["simulate"]).as_json()
    assert f"{100 * score['score']:.1f}% (" in whole_report(folders["simulate"], "en")
    rung = result_of(folders["ladder"]).as_json()["ladder"][0]
    assert f"<td>{rung['rating']:.0f}</td>" in whole_report(folders["ladder"], "en")
    card = result_of(folders["balance"]).as_json()["cards"][0]
    assert f"<td>{100 * card['difference']:+.1f}</td>" in whole_report(folders["balance"], "en")
    weight = result_of(folders["tune"]).as_json()["weights"]["point"]
    assert f"<td>{weight:.3f}</td>" in whole_report(folders["tune"], "en")


def test_half_a_study_has_a_report(tmp_path: Path) -> None:
    for kind, asked in JOBS.items():
        folder = Folder.begin(tmp_path / kind, asked, resume=False)
        assert Text(whole_report(folder, "en")).open == []


def test_names_from_files_do_nothing_in_a_page(tmp_path: Path) -> None:
    nasty = "<script>alert(1)</script>"
    asked = job("matchups", by="nation", sides=((nasty, "king"), ("shogun", "shogun")), games=4)
    folder = Folder.begin(tmp_path / "results", asked, resume=False)
    chosen = variant(asked, swaps=False, one=nasty, other="shogun")
    played = rows(chosen, [1, -1])
    from wartable.lab.jobs import Shard

    folder.add(Shard(chosen, 0, 2), played)
    page = whole_report(folder, "en")
    assert "<script" not in page and "&lt;script&gt;" in page


def test_the_report_is_written_beside_the_results_or_where_it_is_wanted(
    folders: dict[str, Folder], tmp_path: Path
) -> None:
    assert write_report(folders["simulate"], None, "en") == folders["simulate"].path / "report.html"
    assert write_report(folders["simulate"], tmp_path / "mine.html", "pl").read_text().startswith("<!doctype")


def test_the_band_of_a_curve_narrows_and_long_ones_are_thinned() -> None:
    drawn = plots.curve(np.full(5000, 0.6), 1 / np.sqrt(np.arange(1, 5001)), 0.5, "a score", "seeds")
    points = re.search(r'<polyline points="([^"]*)"', drawn)
    assert points is not None and len(points[1].split()) == plots.MOST_POINTS


def test_a_row_whose_interval_leaves_the_middle_out_is_coloured() -> None:
    drawn = plots.intervals(
        [
            plots.Bar("up", 0.6, 0.55, 0.65),
            plots.Bar("open", 0.5, 0.4, 0.6),
            plots.Bar("down", 0.3, 0.2, 0.4),
        ],
        0.5,
        "shares",
    )
    assert re.findall(r'class="point (\w+)"', drawn) == ["high", "open", "low"]
