"""A match in the browser: sitting down, playing, watching; what the table tells goes to the board and back.
The token of a seat comes from the address's fragment or the browser's own keeping, never from a request."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import aclosing, suppress
from typing import Any

from fastapi import Request
from nicegui import background_tasks, json, ui

from wartable.table.entries import Refused
from wartable.table.store import Away
from wartable.web.addresses import one_home
from wartable.web.board import Board
from wartable.web.coach import advice, coaches, is_wanted
from wartable.web.frame import House, Page, frame, own_style
from wartable.web.gates import AGAIN, Curtain, InvitationGate, NoSeatGate, WaitingRoom, when_it_is_there
from wartable.web.inviting import starts_for
from wartable.web.opening import go_to_match
from wartable.web.settings import USUAL, SettingsDialog, board_settings
from wartable.web.signs import SignsMenu
from wartable.web.tags import Tag, ask, button, sign_button, toast

State = dict[str, Any]

NEVER = 4e9  # seconds since 1970 that no clock shows yet: nobody has been waiting
HINTING = 20.0  # what a hint costs of a visitor's share of requests
# What the browser knows of its place in this match.
ASK = """const seats = wartable.seats(), kept = seats[{name}] || {{}};
const others = Object.keys(seats).filter((name) => name !== {name} && seats[name].game === kept.game);
return {{tokens: wartable.tokens({name}), kept, first: Boolean(kept.game) && !others.length,
  settings: wartable.settings(), salt: wartable.random(), origin: location.origin}}"""


def register(house: House) -> None:
    """The pages /match/NAME and /watch/NAME."""

    @ui.page("/match/{name}")
    async def match(request: Request, name: str) -> None:
        with frame(house, request, "title-match", css="match") as page:
            own_style("friend.css")
            room = MatchRoom(page, name)
        await ui.context.client.connected()
        await room.enter(watching=False)

    @ui.page("/watch/{name}")
    async def watch(request: Request, name: str) -> None:
        with frame(house, request, "title-watch", css="match") as page:
            own_style("friend.css")
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
        self.meeting: asyncio.Task[None] | None = None
        self.signs: SignsMenu | None = None
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
        self.origin = str(known["origin"])
        self.settings = dict(known["settings"])
        self.coached = is_wanted(self.known, self.settings, bool(known["first"])) and not watching
        try:
            tokens = [] if watching else [str(token) for token in known["tokens"]]
            state = await when_it_is_there(self.page, self.place, lambda: self._first_look(tokens))
            if not watching and state["seat"] < 0:
                return self._without_seat(state)
            if not watching and state["status"] == "over" and state["view"] is None:
                return self._taken_back()
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

    def _taken_back(self) -> None:
        with self.place:
            NoSeatGate(self.page, self.page.say("invite-taken-back"))

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
        client = self.place.client
        task = background_tasks.create(self._listen(), name=f"follow match {self.name}")
        client.on_delete(task.cancel)
        client.on_connect(self._come)
        client.on_disconnect(self._go)
        client.on_delete(self._go)

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
        states = self.table.follow(self.name, self.token, language=language)
        async with aclosing(states):
            async for state in states:
                with self.place:
                    await self._told(state)

    async def _told(self, state: State) -> None:
        """A new state: in order, the waiting room, the curtain between two at one screen, or the board."""
        if len(state["holds"]) > 1:
            if not state.get("passing"):
                await self._told_to_several(state)
            elif state["seat"] == self.shown_seat and self.curtain is None:
                self._show(await self._coached(state))  # only through the eyes of who is at the screen
            return
        self.log = [*self.log[: state["log_from"]], *state["log"]]
        self._show(await self._coached({**state, "log": self.log}))

    async def _told_to_several(self, state: State) -> None:
        """Several seats at one screen: whoever decides looks, and the curtain falls before the seat changes."""
        eyes = state["decider"] if state["decider"] in state["holds"] else self.shown_seat
        fresh = await self._look(eyes)
        changes = fresh["seat"] != self.shown_seat and fresh["status"] == "playing"
        if not changes:
            if self.curtain is None:
                self._show(await self._coached(fresh))
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
                self._show(await self._coached(state))

    async def _coached(self, state: State) -> State:
        """A state with what the coach says of it; of one that is past already it says what it said before."""
        if state.get("passing"):
            return {**state, "coach": self.state and self.state.get("coach")}
        said = advice(self.page.words, state) if self.coached else None
        if said is None:
            return {**state, "coach": None}
        read: State = {"decision": state["decision"], "claims": []}
        if state["actions"] and not (state["stops"] or {}).get("passing"):
            read = await self.table.coach(
                self.name, self.token, seat=state["seat"], language=self.page.words.language
            )
        claims = read["claims"] if read["decision"] == state["decision"] else []
        hints = all(seat["kind"] != "person" or seat["seat"] in state["holds"] for seat in state["seats"])
        told = {"text": said[0], "look": said[1], "claims": claims, "hints": hints and bool(state["actions"])}
        return {**state, "coach": told}

    def _show(self, state: State) -> None:
        self.state = state
        if state["status"] == "waiting":
            if self.waiting is None:
                invitations = self.known.get("invitations", {})
                self.waiting = WaitingRoom(
                    self.page,
                    self.name,
                    invitations,
                    state,
                    self.origin,
                    self._cancel if self.token else None,
                )
            return
        if self.waiting is not None:
            self.waiting.close()
            self.waiting = None
            if state["view"] is None:
                self._taken_back()
        if state["view"] is None:
            return
        if self.board is None:
            self._ask_about_sounds(state)
            self._build_board()
            self._come()
        if not self.looking_back:
            self._show_now()

    def _show_now(self) -> None:
        """The board as the match stands."""
        assert self.board is not None and self.state is not None
        self.board.show(self.state)

    # --- Company --------------------------------------------------------------------------------------

    def _come(self) -> None:
        """Be at the table, as long as this browser is connected."""
        if self.board is not None and (self.meeting is None or self.meeting.done()):
            self.meeting = background_tasks.create(self._meet(), name=f"meet at match {self.name}")

    def _go(self) -> None:
        if self.meeting is not None:
            self.meeting.cancel()

    async def _meet(self) -> None:
        """Tell the board who is here, and every sign; a table that is away tells nothing, and is asked again."""
        while True:
            with suppress(Refused):
                async with aclosing(self.table.company(self.name, self.token)) as company:
                    async for told in company:
                        with self.place:
                            self._tell_company(told)
                return
            await asyncio.sleep(AGAIN)

    def _tell_company(self, told: State) -> None:
        assert self.board is not None
        if self.signs is None:
            with self.page.bar:
                mute = bool(self.settings.get("mute"))
                giving = self._give_sign if self.token else None
                self.signs = SignsMenu(self.page, mute, giving, lambda on: self._set(mute=on))
        self.board.meet(told)

    async def _give_sign(self, sign: str) -> None:
        await self._try(self.table.give_sign(self.name, self.token, sign))

    def _build_board(self) -> None:
        assert self.state is not None
        self.past = Tag("div", css="past", hidden=True)
        self.board = Board(
            self.page.words,
            self.state["game"],
            settings={
                **board_settings(self.page, self.settings),
                "coachable": coaches(self.page.words, self.state["game"]),
            },
            on_act=self._act,
            on_command=self._command,
            on_moment=self._moment,
            on_stops=self._stops,
        )

    def _ask_about_sounds(self, state: State) -> None:
        """Once in a browser's life, above its first table: with sounds, or silent."""
        if "sounds" in self.settings or state["seat"] < 0:
            return
        say = self.page.say
        with Tag("div", css="past sounds-asked", role="group", aria_label=say("sounds-ask")) as asked:
            Tag("span", say("sounds-ask"))

            def answer(on: bool) -> None:
                self.dialog.change("sounds", on)
                asked.delete()

            button(say("sounds-yes"), lambda: answer(True))
            button(say("sounds-no"), lambda: answer(False))

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
        at, until = told.get("at"), told.get("until")
        chosen = None if at is None else [str(name) for name in at]
        await self._set_stops(str(told["mode"]), chosen, None if until is None else str(until))

    async def _command(self, told: State) -> None:
        table, name, token = self.table, self.name, self.token
        doing: Callable[[], Coroutine[Any, Any, Any]] | None = {
            "undo": lambda: table.undo(name, token),
            "grant-undo": lambda: table.answer_undo(name, token, True),
            "deny-undo": lambda: table.answer_undo(name, token, False),
            "offer-draw": lambda: table.offer_draw(name, token),
            "accept-draw": lambda: table.answer_draw(name, token, True),
            "decline-draw": lambda: table.answer_draw(name, token, False),
            "resign": lambda: table.resign(name, token),
            "rematch": self._rematch,
            "cancel-rematch": lambda: table.cancel_rematch(name, token),
            "replay": self._replay,
            "last-turn": self._recall,
            "coach": self._turn_coach,
            "hint": lambda: self._hint(int(told["decision"])),
        }.get(str(told["name"]))
        if doing is not None:
            await self._try(doing())
        elif told["name"] in USUAL:  # a wish that was made at the board itself: the settings know of it, too
            self.dialog.change(str(told["name"]), bool(told.get("on")))

    async def _rematch(self) -> None:
        """To the next match: whoever sits here sits there, too; who watches goes on watching."""
        if not self.token:
            assert self.state is not None and self.state["rematch"]
            ui.run_javascript(f"wartable.go({json.dumps('/watch/' + self.state['rematch'])})")
            return
        self.page.ask(making=True)
        made = await self.table.rematch(self.name, self.token)
        assert self.state is not None
        go_to_match(made.match, {"token": self.token, "game": self.state["game"]})

    async def _turn_coach(self) -> None:
        """Turn the coach on or off; the browser remembers it for this match and for all that come."""
        await self._set_coach(not self.coached)

    async def _hint(self, decision: int) -> None:
        """Let the table think for this person, and show what came of it unless the match has gone on."""
        assert self.board is not None
        house, visitor = self.page.house, one_home(self.page.visitor)
        self.page.ask(HINTING)
        self.board.hint({"decision": decision, "thinking": True})
        found: State | None = None
        try:
            with house.visitors.dear_work(visitor):
                language = self.page.words.language
                found = await self.table.hint(self.name, self.token, decision, language=language)
        finally:
            self.board.hint(found)

    async def _set_coach(self, on: bool) -> None:
        self.coached = on
        self.settings["coach"] = on
        wish = json.dumps(on)
        ui.run_javascript(
            f"wartable.set('coach', {wish}); wartable.keepSeat({json.dumps(self.name)}, {{coach: {wish}}})"
        )
        if self.state is not None and self.board is not None:
            self.state = await self._coached(self.state)
            if not self.looking_back:
                self._show_now()

    async def _cancel(self) -> None:
        """Take the match back while nobody else has come: to where it was offered, or to the lobby."""
        with self.place:  # the button goes with the waiting room
            before = await self._try(self.table.cancel(self.name, self.token))
            if before is not None:
                address = f"/match/{before}" if before else "/"  # the browser has the token of that seat
                ui.run_javascript(f"wartable.go({json.dumps(address)})")

    async def _replay(self) -> None:
        address = f"/replay/{self.name}" + (f"#{self.token}" if self.token else "")
        ui.run_javascript(f"wartable.go({json.dumps(address)})")

    async def _recall(self) -> None:
        """Let the board show the last turn of another, which it has not seen itself."""
        assert self.board is not None and self.state is not None
        moments = await self.table.last_turn(
            self.name, self.token, seat=self.state["seat"], language=self.page.words.language
        )
        self.board.recall(moments)

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
        self.dialog = SettingsDialog(
            self.page,
            self.settings,
            self._set,
            self._set_stops if self.token else None,
            self._set_coach if self.token else None,
        )
        sign_button("⚙", say("settings-heading"), lambda: self.dialog.open(self.state, self.coached))
        sign_button("↗", say("invite-watch"), self._copy_watch)

    def _copy_watch(self) -> None:
        start = (starts_for(self.page, self.origin) or [self.origin])[0]
        ui.run_javascript(f"wartable.copy({json.dumps(f'{start}/watch/{self.name}')})")

    def _set(self, **changes: Any) -> None:
        self.settings |= changes
        if self.board is not None:
            self.board.set(**changes)

    async def _set_stops(self, mode: str, at: list[str] | None = None, until: str | None = None) -> None:
        await self._try(self.table.set_stops(self.name, self.token, mode, at, until))


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
        "coach": None,
        "offers": {"draw": None, "undo": None},
        "clock": None,
        "decision": -1 - moment["step"],
    }
