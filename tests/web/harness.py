"""A bare page with only the board, for looking at it: a real match against a random opponent, kept nowhere.
Run `python tests/web/harness.py PORT`; the address says what to show: /?format=duel&seed=1&theme=dark&until=main."""

from __future__ import annotations

import random
import sys
import time
from dataclasses import dataclass, field
from typing import Any

from nicegui import app, ui

from wartable.kernel.contract import Message, Offer, Position, game
from wartable.locale import words
from wartable.web.board import Board

LIMIT = 3000


@dataclass
class Play:
    """One match on this page alone, told as the table tells it."""

    position: Position
    seat: int
    chance: random.Random
    decision: int = 0
    log: list[dict[str, Any]] = field(default_factory=list)
    language: str = "en"

    def act(self, action: int) -> None:
        self.position.play(action)
        self.decision += 1
        for event in self.position.events(self.seat):
            message = self.position.game.narrate(self.position.record, event, self.seat)
            self.log.append(
                {
                    "step": self.decision,
                    "decision": self.decision,
                    "text": self.say(message),
                    "rule": message.rule,
                }
            )

    def others(self) -> None:
        """Let all others decide until it is this seat's turn to."""
        while not self.position.over and self.position.actor != self.seat:
            self.random()

    def random(self) -> None:
        self.act(self.chance.choice(self.position.legal()))

    def say(self, message: Message, form: str = "") -> str:
        spoken = words(self.language)
        has = form and form in spoken.message(message.name).attributes
        return spoken.say(message, form if has else "")

    def state(self) -> dict[str, Any]:
        position, record = self.position, self.position.record
        prompt = position.game.prompt(record, self.seat)
        over = position.over
        actions = []
        if position.actor == self.seat:
            explained = {action: position.explain(action) for action in position.legal()}
            offers = position.offers(explained)
            for action, told in explained.items():
                message = position.game.describe(record, action)
                actions.append(
                    {
                        "action": action,
                        "verb": told.verb,
                        "source": told.source,
                        "target": told.target,
                        "text": self.say(message),
                        "short": self.say(message, "short"),
                        "rule": message.rule,
                        **offers.get(action, Offer()).plain(),
                    }
                )
        return {
            "match": "harness",
            "game": "invictus",
            "status": "over" if over else "playing",
            "seat": self.seat,
            "holds": [self.seat],
            "decision": self.decision,
            "step": self.decision,
            "decider": position.actor,
            "since": time.time(),
            "actions": actions,
            "offers": {"draw": None, "undo": None},
            "may_undo": False,
            "result": {"returns": position.returns(), "reason": "rules", "seat": -1} if over else None,
            "rematch": None,
            "format": "duel",
            "settings": {},
            "view": position.view(self.seat),
            "prompt": self.say(prompt),
            "prompt_rule": prompt.rule,
            "log_from": 0,
            "log": list(self.log),
            "clock": None,
            "seats": [
                {"seat": n, "kind": "person", "name": "", "level": "", "joined": True, "open": False}
                for n in range(position.seats)
            ],
            "commitment": "",
            "proof": None,
        }


def reached(position: Position, seat: int, until: str) -> bool:
    """Whether the seat is asked what the page was told to wait for, with a battlefield worth looking at."""
    view = position.view(seat)
    kind = view["pending"]["kind"]
    if position.actor != seat or kind != until.split("+")[0]:
        return False
    cards = sum(cell["card"] is not None for team in view["teams"] for cell in team["cells"])
    return "+" not in until or cards >= int(until.split("+")[1])


@ui.page("/")
def page(
    format: str = "duel",
    seed: int = 1,
    seat: int = 0,
    theme: str = "dark",
    until: str = "",
    nation: str = "king",
    other: str = "king",
    pause: float = 0.35,
    confirm: int = 1,
    build: str = "shared",
    language: str = "en",
    sounds: int = 0,
) -> None:
    ui.add_css(".nicegui-content{padding:0!important} body{margin:0}")
    options = {"nation0": nation, "nation1": other, "build": build} if format != "multinational" else {}
    chosen = game("invictus")

    def fresh() -> Play:
        position = chosen.new(format, seed, compiled=False, **options)
        return Play(position, seat, random.Random(seed), language=language)

    play = fresh()
    if until == "over":
        while not play.position.over:
            play.random()
    elif until:
        for _ in range(LIMIT):
            if reached(play.position, seat, until):
                break
            if play.position.over:
                seed += 1
                play = fresh()
            play.random()
    else:
        play.others()

    async def act(told: dict[str, Any]) -> None:
        if told["decision"] != play.decision or told["actions"][0] not in play.position.legal():
            return
        for action in told["actions"]:
            play.act(action)
        board.show(play.state())
        go_on()

    def go_on() -> None:
        if play.position.over or play.position.actor == play.seat:
            return
        ui.timer(pause, other_decides, once=True)

    def other_decides() -> None:
        if not play.position.over and play.position.actor != play.seat:
            play.random()
            board.show(play.state())
            go_on()

    board = Board(
        words(language),
        play.state(),
        settings={"theme": theme, "confirm": bool(confirm), "sounds": bool(sounds)},
        on_act=act,
        on_command=lambda told: ui.notify(str(told)),
        on_moment=lambda told: ui.notify(str(told)),
    )
    go_on()


if __name__ in {"__main__", "__mp_main__"}:
    app.on_startup(lambda: print("harness ready", flush=True))
    ui.run(
        host="127.0.0.1", port=int(sys.argv[1]), reload=False, show=False, title="Wartable", language="en-US"
    )
