"""The real server for browser tests: `python -m wartable.web.app` as a process of its own, with its data in a folder.
It can be killed as a power cut would and started again; matches for a test are made through its API."""

from __future__ import annotations

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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

PATIENCE = 60.0
TOO_MANY = 429
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")

PERSON: dict[str, Any] = {"kind": "person"}
HERE: dict[str, Any] = {"kind": "person", "link": 0}  # two of these share a screen
RANDOM: dict[str, Any] = {"kind": "computer", "level": "random"}


@dataclass
class Server:
    """A Wartable that serves on a port of its own choice, the same one after each restart."""

    folder: Path
    port: int = 0
    process: subprocess.Popen[str] | None = None
    told: list[str] = field(default_factory=list)
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    moments: dict[int | str, tuple[str, list[str], dict[str, Any]]] = field(default_factory=dict)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it tells its address; plain rules, for compiling takes longer than all tests."""
        source = Path(__file__).parents[2] / "src"
        path = os.pathsep.join([str(source), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        environment = {
            **os.environ,
            "WARTABLE_DATA": str(self.folder),
            "WARTABLE_JIT": "0",
            "PYTHONPATH": path,
        }
        environment.pop("WARTABLE_DATABASE", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wartable.web.app", str(self.port)],
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

    # --- Matches --------------------------------------------------------------------------------------

    def create(self, *seats: dict[str, Any], format: str = "short", **more: Any) -> tuple[str, list[str]]:
        """A match in which nobody waits for windows, with everybody there: its name and its tokens."""
        wish = {"format": format, "seats": list(seats), "window": 0, **more}
        made = self.post("/matches", wish)
        for token in dict.fromkeys(made["tokens"]):
            if token:
                self.post(f"/matches/{made['match']}/join", {"salt": "of a test"}, token)
        return made["match"], made["tokens"]

    def state(self, match: str, token: str = "") -> dict[str, Any]:
        found: dict[str, Any] = self._ask("GET", f"/matches/{match}", None, token)
        return found

    def post(self, path: str, body: Any, token: str = "") -> dict[str, Any]:
        found: dict[str, Any] = self._ask("POST", path, body, token)
        return found

    def play(self, match: str, tokens: list[str], until: int | str) -> dict[str, Any]:
        """Let all persons answer with something they may do, as fast as can be: up to a step, a kind of question
        or the end. They rather attack than not, and end a turn only when nothing else can be done.
        """
        deadline = time.monotonic() + PATIENCE
        seat = next(number for number, token in enumerate(tokens) if token)
        while time.monotonic() < deadline:
            state = self.state(match, tokens[seat])
            kind = state["view"]["pending"]["kind"] if state["view"] else ""
            if state["status"] == "over" or (isinstance(until, int) and state["step"] >= until):
                return state
            if state["decider"] != seat:
                if tokens[state["decider"]]:
                    seat = state["decider"]
                else:
                    time.sleep(0.02)
                continue
            if kind == until:
                return state
            chosen = self._choose(state["actions"], kind)
            self.post(
                f"/matches/{match}/moves",
                {"decision": state["decision"], "action": chosen["action"]},
                tokens[seat],
            )
        raise AssertionError(f"the match did not come to {until}")

    def _choose(self, actions: list[dict[str, Any]], kind: str) -> dict[str, Any]:
        """What a person likes: to attack, and to have Guardians in hand, so that attacks can be blocked."""
        guards = [action for action in actions if (action["source"] or {}).get("card") == "guardian"]
        attacks = [action for action in actions if action["verb"] in ("attack", "strike")]
        others = [a for a in actions if a not in guards and a["verb"] not in ("end-turn", "pass")]
        likes = guards if kind in ("take", "opening") else attacks
        return self.chance.choice(likes or others or actions)

    def come_to(self, until: int | str) -> tuple[str, list[str], dict[str, Any]]:
        """A match between two persons at a moment of a kind, for looking at; each kind is made once."""
        if until not in self.moments:
            for _ in range(20):
                match, tokens = self.create({**PERSON, "name": "Ania"}, {**PERSON, "name": "Kenji"})
                state = self.play(match, tokens, until)
                if until == "over" or (state["status"] == "playing" and _is_lively(state, until)):
                    self.moments[until] = match, tokens, state
                    break
        assert until in self.moments, f"no match came to {until}"
        return self.moments[until]

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


def _is_lively(state: dict[str, Any], until: int | str) -> bool:
    """Whether there is something to look at: in a main phase, a card in hand that can support."""
    return until != "main" or any(action["verb"] == "support" for action in state["actions"])
