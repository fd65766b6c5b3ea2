"""The real server for browser tests: the whole application as a process of its own, with its data in a folder.
It can be killed as a power cut would and started again; matches for a test are made through its API. All chance at it
follows from the name of the test that plays, or of the moment that several tests look at."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wartable.kernel.contract import Position
from wartable.table.entries import Seat, Terms, digest_of
from wartable.table.seeds import fresh_name, fresh_secret, fresh_token
from wartable.table.store import Store, Stored

PATIENCE = 120.0  # seconds
SOON = 0.02  # seconds between two looks at a match in which a computer thinks
ROOT = Path(__file__).parents[2]
TOO_MANY = 429
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")

PERSON: dict[str, Any] = {"kind": "person"}
HERE: dict[str, Any] = {"kind": "person", "link": 0}  # two of these share a screen
RANDOM: dict[str, Any] = {"kind": "computer", "level": "random"}

NAMES = ("Ania", "Kenji", "Ola", "Yuki")
State = dict[str, Any]
Moment = tuple[str, list[str], State]  # a match, its tokens, and what its decider saw


@dataclass
class Server:
    """A Wartable that serves on a port of its own choice, the same one after each restart."""

    folder: Path
    chance_of: str  # whose chance it is: mostly a test's
    port: int = 0
    process: subprocess.Popen[str] | None = None
    starts: int = 0
    told: list[str] = field(default_factory=list)
    moments: dict[str, Moment] = field(default_factory=dict)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it tells its address; plain rules, for compiling takes longer than all tests."""
        self.starts += 1
        self.draw_for(self.chance_of)
        path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        environment = {
            **os.environ,
            "WARTABLE_DATA": str(self.folder),
            "WARTABLE_JIT": "0",
            "PYTHONPATH": path,
            "PYTHONHASHSEED": "0",
        }
        environment.pop("WARTABLE_DATABASE", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.table", str(self.port), str(self.chance_file)],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.told.append(line)
            found = ADDRESS.search(line)
            if found:
                self.port = int(found[1])
                threading.Thread(target=self._listen, args=(self.process,), daemon=True).start()
                return
        raise AssertionError("the server did not start:\n" + "".join(self.told))

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.told.extend(process.stdout)

    def kill(self) -> None:
        """Stop it as a power cut does: without a word."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    # --- Chance ---------------------------------------------------------------------------------------

    @property
    def chance_file(self) -> Path:
        return self.folder / "chance.txt"

    def draw_for(self, whom: str) -> None:
        """Whose chance it is from now on. What is drawn after a restart is not what was drawn before it."""
        self.chance_of = whom
        fresh = self.chance_file.with_suffix(".new")
        fresh.write_text(f"{whom} #{self.starts}", "utf-8")
        fresh.replace(self.chance_file)

    @contextmanager
    def drawing_for(self, whom: str) -> Iterator[None]:
        before = self.chance_of
        self.draw_for(whom)
        try:
            yield
        finally:
            self.draw_for(before)

    # --- Matches --------------------------------------------------------------------------------------

    def create(self, *seats: dict[str, Any], format: str = "short", **more: Any) -> tuple[str, list[str]]:
        """A match in which nobody waits for windows, with everybody there: its name and its tokens."""
        wish = {"format": format, "seats": list(seats), "window": 0, **more}
        made = self.post("/matches", wish)
        return made["match"], self.all_join(made["match"], made["tokens"])

    def all_join(self, match: str, invitations: list[str]) -> list[str]:
        """Everybody sits down; gives the tokens that hold the seats then."""
        after = {"": ""}
        for token in dict.fromkeys(invitations):
            if token:
                joined = self.post(f"/matches/{match}/join", {"salt": "of a test"}, token)
                after[token] = joined["token"] or token
        return [after[token] for token in invitations]

    def state(self, match: str, token: str = "") -> dict[str, Any]:
        found: dict[str, Any] = self._ask("GET", f"/matches/{match}", None, token)
        return found

    def post(self, path: str, body: Any, token: str = "") -> dict[str, Any]:
        found: dict[str, Any] = self._ask("POST", path, body, token)
        return found

    def play(self, match: str, tokens: list[str], until: int | str, seed: int = 1) -> State:
        """Let all persons answer with something they may do, as fast as can be: up to a step, a kind of question
        or the end. They rather attack than not, and end a turn only when nothing else can be done.
        """

        def choose(state: State) -> int:
            return int(_liked(state, lot(seed, state))["action"])

        def reached(state: State) -> bool:
            if isinstance(until, int):
                return bool(state["step"] >= until)
            return bool(state["view"]["pending"]["kind"] == until)

        *_, last = self.states(match, tokens, choose, reached)
        return last

    def states(
        self,
        match: str,
        tokens: list[str],
        choose: Callable[[State], int],
        until: Callable[[State], bool],
    ) -> Iterator[State]:
        """What each person saw who had to decide, up to such a state or the end; they answer as they choose."""
        deadline = time.monotonic() + PATIENCE
        seat = next(number for number, token in enumerate(tokens) if token)
        while time.monotonic() < deadline:
            state = self.state(match, tokens[seat])
            if state["status"] == "over":
                yield state
                return
            if state["decider"] != seat:
                if tokens[state["decider"]]:
                    seat = state["decider"]
                else:
                    time.sleep(SOON)
                continue
            yield state
            if until(state):
                return
            move = {"decision": state["decision"], "action": choose(state)}
            self.post(f"/matches/{match}/moves", move, tokens[seat])
            deadline = time.monotonic() + PATIENCE
        raise AssertionError(f"the match stands still: {self.state(match)}")

    def moment(self, name: str, make: Callable[[], Moment]) -> Moment:
        """A match at a moment, only to be looked at: made once, by whichever test comes first, and always the same."""
        if name not in self.moments:
            with self.drawing_for(f"moment {name}"):
                self.moments[name] = make()
        return self.moments[name]

    def come_to(self, until: str) -> Moment:
        """A match of Invictus between two persons at a moment of a kind, for looking at."""

        def make() -> Moment:
            for seed in range(20):
                match, tokens = self.create({**PERSON, "name": "Ania"}, {**PERSON, "name": "Kenji"})
                state = self.play(match, tokens, until, seed)
                if until == "over" or (state["status"] == "playing" and _is_lively(state, until)):
                    return match, tokens, state
            raise AssertionError(f"no match came to {until}")

        return self.moment(until, make)

    def arranged(self, position: Position, format: str, against: str = "") -> tuple[str, list[str]]:
        """A match that begins with a position which a test has arranged: its name and its tokens. It is between persons, or
        of the one who decides against computers of a level."""
        persons = [position.actor] if against else range(position.seats)
        tokens = [fresh_token() if seat in persons else "" for seat in range(position.seats)]
        seats = tuple(
            Seat(name=NAMES[seat], holder=digest_of(token), automatic=False)
            if token
            else Seat("computer", level=against)
            for seat, token in enumerate(tokens)
        )
        origin = base64.b64encode(position.to_bytes()).decode()
        settings = position.game.settings(format, {})
        terms = Terms(position.game.name, format, settings, seats, window=0.0, origin=origin)
        stored = Stored(fresh_name(), terms, fresh_secret(), time.time())
        store = Store(f"sqlite:///{self.folder / 'table.sqlite'}")
        with ThreadPoolExecutor(1) as thread:  # in this one runs the loop of the browser
            thread.submit(asyncio.run, store.create(stored, "waiting")).result()
        store.close()
        return stored.name, self.all_join(stored.name, tokens)

    def _ask(self, method: str, path: str, body: Any, token: str) -> Any:
        request = urllib.request.Request(self.address + "/api/v1" + path, method=method)
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        data = None if body is None else json.dumps(body).encode()
        while True:
            try:
                with urllib.request.urlopen(request, data, timeout=30) as answer:
                    text = answer.read()
                return json.loads(text) if text else None
            except urllib.error.HTTPError as problem:
                if problem.code != TOO_MANY:
                    raise AssertionError(f"{method} {path}: {problem.read().decode()}") from problem
                time.sleep(0.2)


def lot(seed: int, state: State) -> random.Random:
    """The chance of one decision: the same in every run, also where the table answered the one before it."""
    return random.Random(f"{seed} {state['decision']}")


def _liked(state: State, chance: random.Random) -> dict[str, Any]:
    """What a person likes: to attack, and to have Guardians in hand, so that attacks can be blocked."""
    actions, kind = state["actions"], state["view"]["pending"]["kind"]
    guards = [action for action in actions if (action["source"] or {}).get("card") == "guardian"]
    attacks = [action for action in actions if action["verb"] in ("attack", "strike")]
    others = [a for a in actions if a not in guards and a["verb"] not in ("end-turn", "pass")]
    likes = guards if kind in ("take", "opening") else attacks
    found: dict[str, Any] = chance.choice(likes or others or actions)
    return found


def _is_lively(state: State, until: str) -> bool:
    """Whether there is something to look at: in a main phase, a card in hand that can support."""
    return until != "main" or any(action["verb"] == "support" for action in state["actions"])
