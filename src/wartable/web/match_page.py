"""A match in the browser: sitting down, playing, watching; what the table tells goes to the board and back.
The token of a seat comes from the address's fragment or the browser's own keeping, never from a request."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import aclosing
from typing import Any

from fastapi import Request
from nicegui import background_tasks, json, ui

from wartable.table.entries import Refused
from wartable.table.store import Away
from wartable.web.board import Board
from wartable.web.coach import advice
from wartable.web.frame import House, Page, frame
from wartable.web.gates import AGAIN, Curtain, InvitationGate, NoSeatGate, WaitingRoom, when_it_is_there
from wartable.web.opening import go_to_match
from wartable.web.settings import SettingsDialog, board_settings
from wartable.web.tags import Tag, ask, button, sign_button, toast

State = dict[str, Any]

NEVER = 4e9  # seconds since 1970 that no clock shows yet: nobody has been waiting
# What the browser knows of its place in this match.
ASK = """const kept = wartable.seats()[{name}] || {{}};
return {{tokens: wartable.tokens({name}), kept, settings: wartable.settings(), salt: wartable.random()}}"""


def register(house: House) -> None:
    """The pages /match/NAME and /watch/NAME."""

    @ui.page("/match/{name}")
    async def match(request: Request, name: str) -> None:
        with frame(house, request, "title-match", css="match") as page:
            room = MatchRoom(page, name)
        await ui.context.client.connected()
        await room.enter(watching=False)

    @ui.page("/watch/{name}")
    async def watch(request: Request, name: str) -> None:
        with frame(house, request, "title-watch", css="match") as page:
            room = MatchRoom(page, name)
        await ui.context.client.connected()
        await room.enter(watching=True)


class MatchRoom:
    """One browser at one match."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.token = ""
        self.known: dict[str, Any] = {}
        self.state: State | None = None
        self.shown_seat: int | None = None  # through whose eyes the screen was last shown
        self.log: list[State] = []
        self.looking_back = False
        self.board: Board | None = None
        self.coached = False
        self.curtain: Curtain | None = None
        self.waiting: WaitingRoom | None = None
        self.place = Tag("div", css="room")

    @property
    def table(self) -> Any:
        return self.page.house.table

    # --- Sitting down ---------------------------------------------------------------------------------

    async def enter(self, watching: bool) -> None:
        """Find the seat of this browser, sit down if need be, and follow the match."""
        known = await ask(ASK.format(name=json.dumps(self.name)))
        if known is None:
            return
        self.known = known["kept"]
        self.salt = str(known["salt"])
        self.settings = dict(known["settings"])
        self.coached = bool(self.known.get("coach")) and not watching
        try:
            tokens = [] if watching else [str(token) for token in known["tokens"]]
            state = await when_it_is_there(self.page, self.place, lambda: self._first_look(tokens))
            if not watching and state["seat"] < 0:
                return self._without_seat(state)
            if not watching and self._must_join(state):
                if self.token != self.known.get("token"):
                    return self._invited(state)
                await self._sit_down("")
        except Refused as refusal:
            with self.place:
                NoSeatGate(self.page, self.page.words.say(refusal.message))
            return None
        return self._follow()

    async def _first_look(self, tokens: list[str]) -> State:
        """The match through the eyes of the seat that the browser holds, if it holds one."""
        self.token = await self.table.holding(self.name, tokens)
        return await self._look()

    async def _look(self, seat: int | None = None) -> State:
        found: State = await self.table.state(
            self.name, self.token, seat=seat, language=self.page.words.language
        )
        return found

    def _must_join(self, state: State) -> bool:
        return any(not state["seats"][seat]["joined"] for seat in state["holds"])

    def _without_seat(self, state: State) -> None:
        open_seats = [seat["seat"] for seat in state["seats"] if seat["open"]]
        with self.place:
            if open_seats and state["status"] == "waiting":
                self._gate(state, lambda name: self._take(open_seats[0], name))
            else:
                NoSeatGate(self.page, "", watch=f"/watch/{self.name}")

    def _invited(self, state: State) -> None:
        with self.place:
            self._gate(state, self._join)

    def _gate(self, state: State, sit: Any) -> None:
        host = next((seat["name"] for seat in state["seats"] if seat["joined"] and seat["name"]), "")
        name = str(self.settings.get("name", ""))[:40]
        InvitationGate(self.page, state, host, name, sit, watch=f"/watch/{self.name}")

    async def _join(self, name: str) -> None:
        await self._enter_with(self._sit_down(name))

    async def _take(self, seat: int, name: str) -> None:
        await self._enter_with(self._take_seat(seat, name))

    async def _enter_with(self, sitting: Coroutine[Any, Any, bool]) -> None:
        if await self._try(sitting):
            self.place.clear()
            self._follow()

    async def _sit_down(self, name: str) -> bool:
        """Sit down on the seats of the link. The browser keeps the token to come before it is sent: no answer that gets
        lost can cost the seat."""
        successor = await ask(f"return wartable.successor({json.dumps(self.name)})")
        if successor is None:
            return False
        joined = await self.table.join(self.name, self.token, name, self.salt, str(successor))
        self._hold(joined.token, "token" in self.known and self.token != self.known["token"])
        return True

    async def _take_seat(self, seat: int, name: str) -> bool:
        self._hold(await self.table.take(self.name, seat, name, self.salt), False)
        return True

    def _hold(self, token: str, beside: bool) -> None:
        """The browser keeps the token; one who holds another seat here keeps that, and has this one in the address."""
        self.token = token
        kept = {"next": None} if beside else {"token": token, "next": None}
        ui.run_javascript(
            f"wartable.keepSeat({json.dumps(self.name)}, {json.dumps(kept)});"
            f"history.replaceState(null, '', '#' + {json.dumps(token)})"
        )

    # --- Following ------------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Listen to the table for as long as this browser is here."""
        with self.page.bar:
            self._bar()
        task = background_tasks.create(self._listen(), name=f"follow match {self.name}")
        self.place.client.on_delete(task.cancel)

    async def _listen(self) -> None:
        """Show every change; while the database is away say so, once, and go on when it is back."""
        said = False
        while True:
            try:
                await self._hear()
            except Refused as refusal:
                with self.place:
                    if not said:
                        toast(self.page.words.say(refusal.message), "bad")
                if not isinstance(refusal, Away):
                    return
                said = True
                await asyncio.sleep(AGAIN)

    async def _hear(self) -> None:
        language = self.page.words.language
        states = self.table.subscribe(self.name, self.token, language=language)
        async with aclosing(states):
            async for state in states:
                with self.place:
                    await self._told(state)

    async def _told(self, state: State) -> None:
        """A new state: in order, the waiting room, the curtain between two at one screen, or the board."""
        if len(state["holds"]) > 1:
            await self._told_to_several(state)
            return
        self.log = [*self.log[: state["log_from"]], *state["log"]]
        self._show({**state, "log": self.log})

    async def _told_to_several(self, state: State) -> None:
        """Several seats at one screen: whoever decides looks, and the curtain falls before the seat changes."""
        eyes = state["decider"] if state["decider"] in state["holds"] else self.shown_seat
        fresh = await self._look(eyes)
        changes = fresh["seat"] != self.shown_seat and fresh["status"] == "playing"
        if not changes:
            if self.curtain is None:
                self._show(fresh)
            return
        if self.curtain is not None:
            self.curtain.lift()
        if self.board is not None:
            self._leave_past()  # it was seen by the one who goes
        self.shown_seat = fresh["seat"]
        self.curtain = Curtain(self.page, self._name_of(fresh, fresh["seat"]), self._lifted)

    async def _lifted(self) -> None:
        self.curtain = None
        with self.place:
            state = await self._try(self._look(self.shown_seat))
            if state is not None:
                self._show(state)

    def _show(self, state: State) -> None:
        self.state = state
        if state["status"] == "waiting":
            if self.waiting is None:
                self.waiting = WaitingRoom(self.page, self.name, self.known.get("invitations", {}), state)
            return
        if self.waiting is not None:
            self.waiting.close()
            self.waiting = None
        if self.board is None:
            self._build_board()
        if not self.looking_back:
            self._show_now()

    def _show_now(self) -> None:
        """The board as the match stands, with the coach where one is wanted."""
        assert self.board is not None and self.state is not None
        self.board.show(self.state, advice(self.page.words, self.state) if self.coached else None)

    def _build_board(self) -> None:
        assert self.state is not None
        self.past = Tag("div", css="past", hidden=True)
        self.board = Board(
            self.page.words,
            self.state["game"],
            settings=board_settings(self.page, self.settings),
            on_act=self._act,
            on_command=self._command,
            on_moment=self._moment,
            on_stops=self._stops,
        )

    def _name_of(self, state: State, seat: int) -> str:
        return state["seats"][seat]["name"] or self.page.say("table-seat", number=seat + 1)

    # --- What a person does ---------------------------------------------------------------------------

    async def _try(self, doing: Coroutine[Any, Any, Any]) -> Any:
        """Do something at the table; a refusal is told in words, and the board shows the truth again."""
        try:
            self.page.house.visitors.act(self.token)
            return await doing
        except Refused as refusal:
            doing.close()
            toast(self.page.words.say(refusal.message), "bad")
            if self.board is not None and self.state is not None and not self.looking_back:
                self._show_now()
            return None

    async def _act(self, told: State) -> None:
        answers = [int(action) for action in told["actions"]]
        await self._try(self.table.act(self.name, self.token, int(told["decision"]), answers[0], answers[1:]))

    async def _stops(self, told: State) -> None:
        at = told.get("at")
        await self._set_stops(str(told["mode"]), None if at is None else [str(name) for name in at])

    async def _command(self, told: State) -> None:
        table, name, token = self.table, self.name, self.token
        doing = {
            "undo": lambda: table.undo(name, token),
            "grant-undo": lambda: table.answer_undo(name, token, True),
            "deny-undo": lambda: table.answer_undo(name, token, False),
            "offer-draw": lambda: table.offer_draw(name, token),
            "accept-draw": lambda: table.answer_draw(name, token, True),
            "decline-draw": lambda: table.answer_draw(name, token, False),
            "resign": lambda: table.resign(name, token),
            "rematch": self._rematch,
            "replay": self._replay,
            "leave-coach": self._leave_coach,
        }.get(str(told["name"]))
        if doing is not None:
            await self._try(doing())

    async def _rematch(self) -> None:
        self.page.ask(making=True)
        made = await self.table.rematch(self.name, self.token)
        assert self.state is not None
        go_to_match(made.match, {"token": self.token, "game": self.state["game"]})

    async def _leave_coach(self) -> None:
        self.coached = False
        ui.run_javascript(f"wartable.keepSeat({json.dumps(self.name)}, {{coach: false}})")
        self._show_now()

    async def _replay(self) -> None:
        address = f"/replay/{self.name}" + (f"#{self.token}" if self.token else "")
        ui.run_javascript(f"wartable.go({json.dumps(address)})")

    async def _moment(self, told: State) -> None:
        """Show the board as it was when a line of the log was written, until the person comes back."""
        assert self.state is not None and self.board is not None
        seat, step = self.state["seat"], int(told["step"]) + 1
        step = min(step, self.state["step"])
        language = self.page.words.language
        moment = await self._try(self.table.replay(self.name, step, self.token, seat=seat, language=language))
        if moment is None:
            return
        self.looking_back = True
        self.board.show(as_past(self.state, moment))
        self.past.clear()
        with self.past:
            Tag("span", self.page.say("past-text", step=step, last=self.state["step"]))
            rule = next(
                (line["rule"] for line in self.state["log"] if line["step"] == told["step"] and line["rule"]),
                "",
            )
            if rule:
                address = f"/rules/{self.state['game']}#{rule}"
                Tag("a", self.page.say("past-rule", rule=rule), href=address, target="_blank")
            button(self.page.say("past-back"), self._back_to_now, "act")
        self.past.put("hidden", None)

    def _back_to_now(self) -> None:
        self._leave_past()
        self._show_now()

    def _leave_past(self) -> None:
        self.looking_back = False
        self.past.put("hidden", True)

    # --- The bar --------------------------------------------------------------------------------------

    def _bar(self) -> None:
        say = self.page.say
        dialog = SettingsDialog(self.page, self.settings, self._set, self._set_stops if self.token else None)
        sign_button("⚙", say("settings-heading"), lambda: dialog.open(self.state))
        watch = f"wartable.copy(location.origin + '/watch/{self.name}')"
        sign_button("↗", say("invite-watch"), lambda: ui.run_javascript(watch))

    def _set(self, **changes: Any) -> None:
        self.settings |= changes
        if self.board is not None:
            self.board.set(**changes)

    async def _set_stops(self, mode: str, at: list[str] | None = None) -> None:
        await self._try(self.table.set_stops(self.name, self.token, mode, at))


def as_past(now: State, moment: State) -> State:
    """A moment of a replay in the shape that the board shows: nothing can be done in it."""
    return {
        **now,
        **moment,
        "log": now["log"],
        "status": "past",
        "since": NEVER,
        "result": None,
        "actions": [],
        "may_undo": False,
        "offers": {"draw": None, "undo": None},
        "clock": None,
        "decision": -1 - moment["step"],
    }
