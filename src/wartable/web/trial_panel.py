"""A deck's win rate as it grows: a button, a bar, and a table of the decks it was tried against.
The matches are played elsewhere; here it is only told how far they are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from nicegui import ui

from wartable.kernel.contract import game
from wartable.kernel.engine import is_cached
from wartable.kernel.rule import compiling
from wartable.lab.simulate import Score
from wartable.players import modules
from wartable.table.entries import Refused
from wartable.web.frame import Page
from wartable.web.tags import Tag, ask, button, toast
from wartable.web.trial import PAIRS, State, Task, Trial

LOOK = 0.4  # seconds between two looks at how far it is
GRACE = 4.0  # seconds after which a page that is not there any more needs no trial


class TrialPanel:
    """Where a trial is started, watched and stopped."""

    def __init__(self, page: Page, task: Callable[[], Task]) -> None:
        self.page, self.task = page, task
        self.trial: Trial | None = None
        self.good = True  # whether the deck on the desk may be played
        self.seen = -1  # matches that are told of already
        say = page.say
        Tag("p", say("decks-trial-text", matches=2 * PAIRS), "quiet-text")
        with Tag("div", css="cluster"):
            self.switch = button(say("decks-trial-start"), self.start_or_stop)
        with Tag("div", css="flow", hidden=True) as self.place:
            self.note = Tag("p", "", "quiet-text", role="status")
            self.bar = Tag("progress", css="trial-bar", max=1, value=0)
            self.total = Tag("p", "", "trial-total")
            self.changed = Tag("p", say("decks-trial-changed"), "note", hidden=True)
            with Tag("div", css="scrolling"), Tag("table", css="table"):
                with Tag("thead"), Tag("tr"):
                    for name in ("deck", "score", "between", "played"):
                        Tag("th", say(f"decks-trial-{name}"), scope="col")
                self.rows = Tag("tbody")
            Tag("p", say("decks-trial-hint"), "quiet-text")
        self.cells: list[tuple[Tag, Tag, Tag]] = []
        self.timer = ui.timer(LOOK, self.look, active=False)
        client = ui.context.client
        client.on_disconnect(self._left)
        client.on_delete(self._end)

    async def _left(self) -> None:
        """The page has gone, or has only lost its connection for a moment."""
        await asyncio.sleep(GRACE)
        if not self.place.client.has_socket_connection:
            self.stop()

    def _end(self) -> None:
        """The page will not come back; desk and panel let go of each other, so that they go with it."""
        self.stop()
        del self.task

    @property
    def going_on(self) -> bool:
        return self.trial is not None and self.trial.going_on

    async def start_or_stop(self) -> None:
        if self.going_on:
            self.stop()
            self.look()
        else:
            await self.start()

    async def start(self) -> None:
        browser = await ask("return wartable.browser()")
        if browser is None:
            return
        task = self.task()
        try:
            self.trial = self.page.house.trials.start(str(browser)[:80], task)
        except Refused as refusal:
            toast(self.page.words.say(refusal.message), "bad")
            return
        self.seen = -1
        self.switch.text = self.page.say("decks-trial-stop")
        self.switch.put("disabled", None)
        self.place.put("hidden", None)
        self.changed.put("hidden", True)
        self.bar.put("max", task.matches)
        self._list(task)
        self.timer.activate()
        self.look()

    def _list(self, task: Task) -> None:
        self.rows.clear()
        rules = game(task.game)
        assert rules.decks is not None, "only decks are tried"
        decks = rules.decks.ready()
        with self.rows:
            self.cells = []
            for key in task.against:
                with Tag("tr"):
                    Tag("th", self.page.words.named(f"deck-{key}", decks[key].name), scope="row")
                    self.cells.append((Tag("td"), Tag("td"), Tag("td")))

    def stop(self) -> None:
        if self.trial is not None:
            self.trial.stop()

    def deck_changed(self, text: str, good: bool) -> None:
        """Another deck stands on the desk: what is told is told of an older one."""
        self.good = good
        self.switch.put("disabled", not (good or self.going_on))
        if self.trial is not None:
            self.changed.put("hidden", self.trial.task.deck == text)

    def look(self) -> None:
        """Tell how far it is."""
        trial = self.trial
        if trial is None:
            return
        if trial.played != self.seen:
            self.seen = trial.played
            self._tell(trial)
        note = self._note(trial)
        if self.note.text != note:
            self.note.text = note
        if not trial.going_on:
            self.timer.deactivate()
            self.switch.text = self.page.say("decks-trial-start")
            self.switch.put("disabled", not self.good)

    def _note(self, trial: Trial) -> str:
        say = self.page.say
        progress = say("decks-trial-progress", played=trial.played, matches=trial.task.matches)
        if trial.state == State.RUNNING and not _is_quick(trial.task.game):
            return f"{progress} {say('decks-trial-plain')}"
        if trial.state in (State.RUNNING, State.DONE):
            return progress
        return (
            f"{progress} {say(f'decks-trial-{trial.state}')}"
            if trial.played
            else say(f"decks-trial-{trial.state}")
        )

    def _tell(self, trial: Trial) -> None:
        self.bar.put("value", trial.played)
        if not trial.played:
            self.total.text = ""
            return
        self.total.text = self.page.say("decks-trial-total", **_percent(trial.total()))
        for number, cells in enumerate(self.cells):
            score = trial.score(number)
            if score.games:
                texts = (
                    self.page.say("decks-trial-percent", score=_percent(score)["score"]),
                    self.page.say("decks-trial-range", **_bounds(score)),
                    " – ".join(map(str, (*score.wins, score.draws))),
                )
                for cell, text in zip(cells, texts, strict=True):
                    if cell.text != text:
                        cell.text = text


def _is_quick(name: str) -> bool:
    """Whether matches are played with compiled rules."""
    return compiling() and is_cached(game(name), modules(game(name), "greedy"))


def _percent(score: Score) -> dict[str, int]:
    return {"score": round(100 * score.score), **_bounds(score)}


def _bounds(score: Score) -> dict[str, int]:
    low, high = score.interval
    return {"low": round(100 * low), "high": round(100 * high)}
