"""A report of a folder of results: one HTML text with plots and tables, as a file of its own or for a page of the table."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from wartable.kernel.contract import game
from wartable.kernel.errors import OptionError, system_reason
from wartable.kernel.message import Message, cited
from wartable.lab.balance import Balance
from wartable.lab.jobs import Job, Rows
from wartable.lab.ladder import Ladder
from wartable.lab.matchups import Matchups
from wartable.lab.plots import Bar, Cell, curve, heat_map, intervals
from wartable.lab.results import Folder
from wartable.lab.scores import Share
from wartable.lab.series import Series
from wartable.lab.simulate import Z
from wartable.lab.studies import study
from wartable.lab.tune import Tuned
from wartable.locale import Words, words

STYLE = Path(__file__).with_name("report.css")
FILE = "report.html"
LONGEST_OPTION = 80  # characters of an option that are shown
LONG_CELL = 40


def write_report(folder: Folder, file: Path | None, language: str) -> Path:
    """Write the report of a folder as one file."""
    path = file or folder.path / FILE
    text = whole_report(folder, language)
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    except (OSError, ValueError) as problem:
        reason = system_reason(problem) if isinstance(problem, OSError) else str(problem)
        raise OptionError(Message("lab-folder-writing", {"folder": cited(path), "reason": reason})) from None
    return path


def whole_report(folder: Folder, language: str) -> str:
    """The report as a page that needs nothing else."""
    say = words(language, "lab")
    return (
        f'<!doctype html><html lang="{language}" class="lab-page"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title_of(folder.job, say))}</title>'
        f"<style>{STYLE.read_text(encoding='utf-8')}</style></head><body>{body(folder, say)}</body></html>\n"
    )


def title_of(job: Job, say: Words) -> str:
    return say.text(f"lab-title-{job.kind}", game=game(job.game).title)


def body(folder: Folder, say: Words) -> str:
    """What stands in a report, without the page around it."""
    job, rows = folder.job, folder.rows()
    result: Any = study(job.kind).told(job, rows)
    tell: dict[str, Callable[[Job, Any, Words], list[str]]] = {
        "simulate": _series,
        "ladder": _ladder,
        "matchups": _matchups,
        "balance": _balance,
        "tune": _tuned,
    }
    parts = tell[job.kind](job, result, say)
    return (
        f'<article class="lab-report"><h1>{escape(title_of(job, say))}</h1>{_facts(job, rows, say)}'
        f"{''.join(parts)}<p>{escape(say.text('lab-report-replay'))} "
        f"<code>wartable replay {escape(folder.path.name)} 0</code></p></article>"
    )


def _facts(job: Job, rows: Sequence[Rows], say: Words) -> str:
    """What was played, and how much of it."""
    options = {
        name: value if len(str(value)) <= LONGEST_OPTION else str(value)[: LONGEST_OPTION - 1] + "…"
        for name, value in job.options.items()
    }
    facts = {
        "game": f"{game(job.game).title}, {job.format}",
        "players": ", ".join(dict.fromkeys(job.players)),
        "options": json.dumps(options, ensure_ascii=False) if options else say.text("lab-usual"),
        "games": str(sum(len(part) for part in rows)),
        "seed": str(job.seed),
        "version": job.version,
    }
    told = "".join(
        f"<tr><th scope=row>{escape(say.text(f'lab-column-{name}'))}</th><td>{escape(value)}</td></tr>"
        for name, value in facts.items()
    )
    return f'<table class="facts">{told}</table>'


def _table(say: Words, columns: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th scope=col>{escape(say.text(f'lab-column-{name}'))}</th>" for name in columns)
    told = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{told}</tbody></table></div>'


def _cell(text: str) -> str:
    """A cell; only a long one is broken into lines."""
    return f"<td{' class=long' if len(text) > LONG_CELL else ''}>{escape(text)}</td>"


def _interval(cell: Share) -> str:
    return f"{100 * cell.share:.1f}% ({100 * cell.low:.1f}–{100 * cell.high:.1f})"


def _bar(label: str, cell: Share) -> Bar:
    return Bar(label, cell.share, cell.low, cell.high)


def _heading(say: Words, name: str) -> str:
    return f"<h2>{escape(say.text(f'lab-heading-{name}'))}</h2>"


def _named(say: Words, name: str) -> str:
    return say.named(f"lab-advantage-{name.replace('_', '-')}", name)


def _advantages(say: Words, cells: Mapping[str, Share]) -> str:
    if not cells:
        return ""
    heading = _heading(say, "advantages")
    bars = [_bar(_named(say, name), cell) for name, cell in cells.items()]
    return heading + intervals(bars, 0.5, say.text("lab-heading-advantages"))


def _series(job: Job, result: Series, say: Words) -> list[str]:
    score = result.score
    if not score.games:
        return []
    seeds = np.arange(1, len(result.curve) + 1)
    margins = Z * np.sqrt(np.maximum(result.curve * (1 - result.curve), 0.01) / (2 * seeds))
    low, high = score.interval
    told = Share(score.score, low, high, score.games)
    rows = [[job.players[0], job.players[1], _interval(told), str(score.games)]]
    return [
        _table(say, ("player", "opponent", "score", "games"), rows),
        _heading(say, "curve"),
        curve(result.curve, margins, 0.5, say.text("lab-heading-curve"), say.text("lab-along-seeds")),
        _advantages(say, result.advantages),
    ]


def _ladder(job: Job, result: Ladder, say: Words) -> list[str]:
    bars = [
        Bar(rung.player, rung.rating, rung.rating - rung.margin, rung.rating + rung.margin)
        for rung in result.rungs
    ]
    rows = [
        (
            rung.player,
            f"{rung.rating:.0f}",
            f"{rung.margin:.0f}",
            f"{100 * rung.score:.1f}%",
            str(rung.games),
            "" if rung is result.rungs[-1] else say.text("lab-decided" if rung.decided else "lab-open"),
        )
        for rung in result.rungs
    ]
    cells: dict[tuple[str, str], Cell] = {}
    for (one, other), score in result.pairs.items():
        low, high = score.interval
        cells[one, other] = Cell(score.score, low, high)
        cells[other, one] = Cell(1 - score.score, 1 - high, 1 - low)
    names = [rung.player for rung in result.rungs]
    return [
        _table(say, ("player", "rating", "margin", "score", "games", "decided"), rows),
        intervals(bars, 0.0, say.text("lab-column-rating"), "", 1),
        _heading(say, "pairs"),
        heat_map(names, cells, say.text("lab-heading-pairs")),
    ]


def _matchups(job: Job, result: Matchups, say: Words) -> list[str]:
    shown = {pair: Cell(cell.share, cell.low, cell.high) for pair, cell in result.cells.items()}
    rows = [(one, other, _interval(cell), str(cell.games)) for (one, other), cell in result.cells.items()]
    held = [
        _bar(f"{side}, {say.text(which)}", cell)
        for (_, side), cells in result.of_each.items()
        for which, cell in zip(("lab-with", "lab-without"), cells, strict=True)
    ]
    return [
        _heading(say, "pairs"),
        heat_map(result.names, shown, say.text("lab-heading-pairs")),
        _heading(say, "all"),
        intervals(
            [_bar(name, cell) for name, cell in result.overall.items()], 0.5, say.text("lab-heading-all")
        ),
        _heading(say, "seats"),
        intervals([_bar(say.text("lab-seat-zero"), result.first_seat)], 0.5, say.text("lab-heading-seats")),
        _advantages(say, result.advantages),
        intervals(held, 0.5, say.text("lab-heading-advantages")) if held else "",
        _heading(say, "numbers"),
        _table(say, ("one", "other", "score", "games"), rows),
    ]


def _balance(job: Job, result: Balance, say: Words) -> list[str]:
    bars = [
        Bar(
            card.key,
            card.worth.mean,
            card.worth.mean - card.worth.margin,
            card.worth.mean + card.worth.margin,
        )
        for card in result.cards
    ]
    rows = [
        (
            card.key,
            str(card.copies),
            f"{100 * card.worth.mean:+.1f}",
            f"{100 * (card.worth.mean - card.worth.margin):+.1f} … {100 * (card.worth.mean + card.worth.margin):+.1f}",
            ", ".join(f"{count} {key}" for key, count in card.instead.items()) or say.text("lab-nothing"),
        )
        for card in result.cards
    ]
    whole = say.text("lab-whole", deck=result.deck, share=_interval(result.whole), games=result.whole.games)
    return [
        f"<p>{escape(whole)}</p>",
        intervals(bars, 0.0, say.text("lab-column-worth"), " %") if bars else "",
        _table(say, ("card", "copies", "worth", "interval", "instead"), rows),
    ]


def _tuned(job: Job, result: Tuned, say: Words) -> list[str]:
    was: Mapping[str, float] = game(job.game).weights
    rows = [(name, f"{was[name]:.3f}", f"{value:.3f}") for name, value in result.weights.items()]
    steps = np.array([step.share for step in result.steps])
    margins = np.array([(step.high - step.low) / 2 for step in result.steps])
    told = [
        _heading(say, "steps"),
        curve(steps, margins, 0.5, say.text("lab-heading-steps"), say.text("lab-along-steps")),
        _table(say, ("weight", "was", "found"), rows),
    ]
    if result.check is not None:
        text = say.text("lab-check", share=_interval(result.check), games=result.check.games)
        verdict = say.text("lab-better" if result.better else "lab-not-better")
        told += [f"<p>{escape(text)}</p>", f"<p><strong>{escape(verdict)}</strong></p>"]
    return told
