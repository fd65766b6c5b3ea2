"""What studies have found, as lines and tables in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from wartable.cli.telling import fits, say, show, spoken, tell
from wartable.kernel.contract import game

if TYPE_CHECKING:
    from wartable.lab.balance import Balance
    from wartable.lab.jobs import Job
    from wartable.lab.ladder import Ladder
    from wartable.lab.matchups import Matchups
    from wartable.lab.scores import Share
    from wartable.lab.series import Series
    from wartable.lab.tune import Tuned


CELL = 14  # columns of a terminal that a share with its interval needs, in two lines


def show_result(job: Job, result: Any) -> None:
    """A study's result, as its kind is shown."""
    shown: dict[str, Callable[[Job, Any], None]] = {
        "simulate": _series,
        "ladder": _ladder,
        "matchups": _matchups,
        "balance": _balance,
        "tune": _tuned,
    }
    shown[job.kind](job, result)


def percent(value: float) -> str:
    return f"{100 * value:.1f}"


def _interval(cell: Share) -> str:
    return f"{percent(cell.share)}% ({percent(cell.low)}–{percent(cell.high)})"


def _title(job: Job) -> str:
    return say("cli-ladder-title", game=game(job.game).title, format=job.format, seed=str(job.seed))


def _headings(*names: str) -> list[str]:
    return [say(f"lab-column-{name}") for name in names]


def _table(job: Job, *headings: str) -> Table:
    return Table(*headings, title=_title(job))


def advantage_name(name: str) -> str:
    """What an advantage is called; one of a game that says nothing of it by its own name."""
    return spoken().named(f"lab-advantage-{name.replace('_', '-')}", name)


def _advantages(cells: Iterable[tuple[str, Share]]) -> None:
    for name, cell in cells:
        arguments = {"name": advantage_name(name), "share": percent(cell.share)}
        low, high = percent(cell.low), percent(cell.high)
        tell(say("lab-advantage", **arguments, low=low, high=high, games=cell.games))


def _series(job: Job, result: Series) -> None:
    score, (one, other) = result.score, job.players
    low, high = (percent(bound) for bound in score.interval)
    tell(Text(say("cli-score", one=one, other=other, score=percent(score.score), low=low, high=high), "bold"))
    won, lost, drawn = *score.wins, score.draws
    tell(say("cli-counts", games=score.games, seed=str(job.seed), won=won, lost=lost, drawn=drawn))
    if score.sides > 2:
        tell(say("cli-even", sides=score.sides, even=percent(score.even)))
    _advantages(result.advantages.items())


def _ladder(job: Job, result: Ladder) -> None:
    table = _table(job, *_headings("player", "rating", "margin", "score", "games", "decided"))
    for rung in result.rungs:
        cells = (f"{rung.rating:.0f}", f"{rung.margin:.0f}", f"{percent(rung.score)}%", str(rung.games))
        last = rung is result.rungs[-1]
        table.add_row(rung.player, *cells, "" if last else say("lab-decided" if rung.decided else "lab-open"))
    show(table)


def _matchups(job: Job, result: Matchups) -> None:
    width = max(map(len, result.names)) + 4 + CELL * (len(result.names) + 1)
    meeting = result.names if fits(width) else []
    table = _table(job, "", *meeting, say("lab-column-all"))
    for one in result.names:
        cells = [
            _interval(result.cells[one, other]) if (one, other) in result.cells else "–" for other in meeting
        ]
        table.add_row(one, *cells, _interval(result.overall[one]))
    show(table)
    if not meeting:
        tell(say("lab-too-wide"))
    cell = result.first_seat
    arguments = {"share": percent(cell.share), "low": percent(cell.low), "high": percent(cell.high)}
    tell(say("lab-first-seat", **arguments, games=cell.games))
    _advantages(result.advantages.items())
    for (name, side), (having, lacking) in result.of_each.items():
        shares = {"share": _interval(having), "less": _interval(lacking)}
        tell(say("lab-advantage-of", side=side, name=advantage_name(name), **shares))


def _balance(job: Job, result: Balance) -> None:
    table = _table(job, *_headings("card", "copies", "worth", "interval", "instead"))
    for card in result.cards:
        mean, margin = 100 * card.worth.mean, 100 * card.worth.margin
        instead = ", ".join(f"{count} {key}" for key, count in card.instead.items())
        style = "bold" if card.worth.decided else ""
        interval = f"{mean - margin:+.1f} … {mean + margin:+.1f}"
        table.add_row(
            card.key, str(card.copies), f"{mean:+.1f}", interval, instead or say("lab-nothing"), style=style
        )
    show(table)
    tell(say("lab-whole", deck=result.deck, share=_interval(result.whole), games=result.whole.games))


def _tuned(job: Job, result: Tuned) -> None:
    table = _table(job, *_headings("weight", "was", "found"))
    for name, value in result.weights.items():
        table.add_row(name, f"{game(job.game).weights[name]:.3f}", f"{value:.3f}")
    show(table)
    if result.check is not None:
        tell(say("lab-check", share=_interval(result.check), games=result.check.games))
    tell(Text(say("lab-better" if result.better else "lab-not-better"), "bold"))
