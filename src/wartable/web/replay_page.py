"""A match looked at afterwards: step, play and jump, from each seat's eyes; save, share, play on, check the shuffle.
Whose eyes may be used is decided by the table; before the end they are one's own."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request
from nicegui import json, ui

from wartable.table.entries import Refused
from wartable.web.board import Board
from wartable.web.door import COSTS, MOMENT
from wartable.web.frame import House, Page, frame
from wartable.web.gates import NoSeatGate, when_it_is_there
from wartable.web.match_page import ASK, as_past
from wartable.web.opening import go_to_match
from wartable.web.settings import board_settings
from wartable.web.tags import Dialog, Tag, ask, button, choice, set_value, sign_button, toast

PACES = {"slow": 2.6, "normal": 1.3, "fast": 0.5}  # seconds a step when played
SPECTATOR = -1
FILE_ENDING = ".wartable.json"

State = dict[str, Any]


def register(house: House) -> None:
    """The page /replay/NAME; `?step=` names a moment, so that a link can point at it."""

    @ui.page("/replay/{name}")
    async def replay(request: Request, name: str, step: int | None = None) -> None:
        with frame(house, request, "title-replay", css="match") as page:
            room = ReplayRoom(page, name)
        await ui.context.client.connected()
        await room.enter(step)


class ReplayRoom:
    """One browser looking at one match."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.token = ""
        self.step = 0
        self.eyes = SPECTATOR
        self.playing = False
        self.moments: dict[tuple[int, int], State] = {}
        self.place = Tag("div", css="room")
        self.steps: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
            "first": lambda: self.go(0),
            "back": lambda: self.go(self.step - 1),
            "play": self.toggle,
            "forward": lambda: self.go(self.step + 1),
            "last": lambda: self.go(self.last),
        }

    @property
    def table(self) -> Any:
        return self.page.house.table

    async def _first_look(self, tokens: list[str], language: str) -> State:
        """The match through the eyes of the seat that the browser holds, if it holds one."""
        self.token = await self.table.holding(self.name, tokens)
        found: State = await self.table.state(self.name, self.token, language=language)
        return found

    async def enter(self, step: int | None) -> None:
        known = await ask(ASK.format(name=json.dumps(self.name)))
        if known is None:
            return
        language = self.page.words.language
        try:
            tokens = [str(token) for token in known["tokens"]]
            self.now: State = await when_it_is_there(
                self.page, self.place, lambda: self._first_look(tokens, language)
            )
            self.eyes = self.now["seat"]
            self.last = int(self.now["step"])
            self.step = await self._begins() if step is None else min(max(step, 0), self.last)
            moment = await self._moment()
        except Refused as refusal:
            with self.place:
                NoSeatGate(self.page, self.page.words.say(refusal.message))
            return
        with self.place:
            settings = board_settings(self.page, dict(known["settings"]))
            self.board = Board(
                self.page.words,
                self.now["game"],
                moment,
                settings=settings,
                on_moment=lambda told: self.go(int(told["step"]) + 1),
                on_step=self._stepped,
            )
            self._bar(str(known["settings"].get("replay", "normal")))
        with self.page.bar:
            self._top()
        self.timer = ui.timer(PACES[self.pace], self._tick, active=False)

    async def _begins(self) -> int:
        """The step at which the set-up is over."""
        first = await self.table.replay(self.name, None, self.token, seat=self.eyes)
        return int(first["step"])

    async def _moment(self) -> State:
        """The present step through the present eyes; what was looked at once is remembered."""
        key = (self.step, self.eyes)
        if key not in self.moments:
            language = self.page.words.language
            self.page.ask(MOMENT)
            moment = await self.table.replay(
                self.name, self.step, self.token, seat=self.eyes, language=language
            )
            shown = as_past({**self.now, "log": moment["log"]}, moment)
            self.moments[key] = {**shown, "holds": []}
        return self.moments[key]

    async def _stepped(self, told: State) -> None:
        """A key on the board."""
        step = self.steps.get(str(told["name"]))
        if step is not None:
            await step()

    async def go(self, step: int) -> None:
        self.step = min(max(step, 0), self.last)
        await self._show()

    async def _show(self) -> None:
        try:
            self.board.show(await self._moment())
        except Refused as refusal:
            toast(self.page.words.say(refusal.message), "bad")
            return
        set_value(self.slider, str(self.step))
        self.slider.put("aria-valuetext", self._where())
        self.where.text = self._where()
        ui.run_javascript(
            f"history.replaceState(null, '', location.pathname + '?step={self.step}' + location.hash)"
        )

    def _where(self) -> str:
        return self.page.say("replay-step", step=self.step, last=self.last)

    async def _tick(self) -> None:
        if self.step >= self.last:
            self.play(False)
        else:
            await self.go(self.step + 1)

    def play(self, on: bool) -> None:
        self.playing = on
        self.timer.active = on
        self.player.text = self.page.say("replay-pause" if on else "replay-play")

    async def toggle(self) -> None:
        if not self.playing and self.step >= self.last:
            await self.go(0)
        self.play(not self.playing)

    async def look_through(self, seat: str) -> None:
        self.eyes = int(seat)
        await self._show()

    # --- Controls -------------------------------------------------------------------------------------

    def _set_pace(self, pace: str) -> None:
        self.timer.interval = PACES[pace]
        ui.run_javascript(f"wartable.set('replay', '{pace}')")

    def _bar(self, pace: str) -> None:
        say = self.page.say
        self.pace = pace if pace in PACES else "normal"
        with Tag("div", css="replay-bar", role="group", aria_label=say("title-replay")):
            with Tag("div", css="cluster"):
                self._button("«", "first")
                self._button("‹", "back")
                self.player = button(say("replay-play"), self.toggle, "act")
                self._button("›", "forward")
                self._button("»", "last")
            self.slider = Tag(
                "input",
                type="range",
                min=0,
                max=self.last,
                value=str(self.step),
                aria_label=say("title-replay"),
            )
            self.slider.on(
                "input",
                lambda event: self.go(int(event.args)),
                js_handler="(e) => emit(e.target.value)",
                throttle=0.15,
            )
            self.where = Tag("span", self._where(), "where", aria_live="off")
            paces = {name: say(f"replay-pace-{name}") for name in PACES}
            choice(say("replay-pace"), paces, self.pace, self._set_pace)
            if self.now["status"] == "over":
                eyes = {str(SPECTATOR): say("replay-spectator")}
                for seat in self.now["seats"]:
                    eyes[str(seat["seat"])] = seat["name"] or say("table-seat", number=seat["seat"] + 1)
                choice(say("replay-eyes"), eyes, str(self.eyes), self.look_through)
            button(say("replay-continue"), self.play_on, title=say("replay-continue-hint"))

    def _button(self, sign: str, step: str) -> None:
        words = self.page.say(f"replay-step-{step}")
        button(sign, self.steps[step], "sign", aria_label=words, title=words)

    def _top(self) -> None:
        say = self.page.say
        copy = f"wartable.copy(location.origin + '/replay/{self.name}' + location.search)"
        sign_button("↗", say("replay-share"), lambda: ui.run_javascript(copy))
        sign_button("↓", say("replay-save"), self.save)
        if self.now["status"] == "over":
            self.report = Dialog(say("verify-heading"), say("close"))
            sign_button("✓", say("replay-verify"), self.verify)

    async def save(self) -> None:
        """The match as a file; before its end only what this browser may know."""
        paper = await self._written()
        if paper is None:
            return
        text = json.dumps(json.dumps(paper))
        ui.run_javascript(f"wartable.save({json.dumps(self.name + FILE_ENDING)}, {text})")

    async def _written(self) -> State | None:
        try:
            paper: State = await self.table.download(self.name, self.token, language=self.page.words.language)
        except Refused as refusal:
            toast(self.page.words.say(refusal.message), "bad")
            return None
        return paper

    async def play_on(self) -> None:
        try:
            seat = None if self.eyes == SPECTATOR else self.eyes
            self.page.ask(making=True)
            made = await self.table.continue_from(self.name, self.step, self.token, seat=seat)
        except Refused as refusal:
            toast(self.page.words.say(refusal.message), "bad")
            return
        token = next(token for token in made.tokens if token)
        go_to_match(made.match, {"token": token, "game": self.now["game"]})

    async def verify(self) -> None:
        """Check the shuffle as anybody could with the saved file, and say in words what was checked."""
        say = self.page.say
        try:
            self.page.ask(COSTS["/verify"])
            paper = await self._written()
            if paper is None:
                return
            wrong = await self.table.verify(paper)
        except Refused as refusal:
            toast(self.page.words.say(refusal.message), "bad")
            return
        proof = self.now["proof"] or {}
        salts = [str(salt) for salt in proof.get("salts", [])]
        self.report.body.clear()
        with self.report.body:
            with Tag("ul", css="report"):
                for problem in wrong:
                    Tag("li", self.page.words.say(problem), "fault")
                if not wrong and proof.get("chosen"):
                    Tag("li", say("verify-chosen", seed=str(paper["seed"])), "fault")
                    Tag("li", say("verify-moves", count=self.last), "fine")
                elif not wrong:
                    Tag("li", say("verify-commitment", commitment=paper["commitment"]), "fine")
                    Tag("li", say("verify-secret", secret=paper["secret"]), "fine")
                    Tag("li", say("verify-salts", count=len(salts), salts=salts), "fine")
                    Tag("li", say("verify-seed", seed=str(paper["seed"])), "fine")
                    Tag("li", say("verify-moves", count=self.last), "fine")
            proved = "verify-unproved" if proof.get("chosen") else "verify-good"
            Tag("p", say("verify-bad" if wrong else proved))
            Tag("p", say("verify-command"), "quiet-text")
        self.report.open()
