"""The lobby: a tile for each game, your matches, open invitations, and matches to watch.
A first visit is offered a guided match; which matches are yours is known to your browser alone."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from nicegui import app, ui

from wartable.kernel.contract import Game, game, game_names
from wartable.kernel.finding import usual_first
from wartable.locale import Words
from wartable.locale.naming import format_words
from wartable.players import names_file
from wartable.rulebook import with_pages
from wartable.table.entries import Refused
from wartable.table.plain import NoJson, read_json
from wartable.web.coach import coaches
from wartable.web.door import COSTS
from wartable.web.frame import House, Page, frame
from wartable.web.language import KNOWN_COOKIE, title_of
from wartable.web.learn_page import address_of, taught_games
from wartable.web.miniature import picture, show
from wartable.web.opening import OpeningForm, open_guided, play_at_once
from wartable.web.tags import Tag, ask, button, link, toast

REFRESH = 5.0
MOST = 8
LARGEST_FILE = 900_000  # bytes of a saved match, a little less than one message may have

UPLOAD = f"async (e) => {{ const f = e.target.files[0]; if (f && f.size < {LARGEST_FILE}) emit(await f.text()); e.target.value = '' }}"

Row = dict[str, Any]


def register(house: House) -> None:
    """The page / and the pictures for its tiles."""

    @ui.page("/")
    async def lobby(request: Request) -> None:
        with frame(house, request, "title-lobby", css="lobby") as page:
            if KNOWN_COOKIE not in request.cookies:
                _welcome(page)
            Tag("h1", page.say("lobby-heading"), "spoken")
            with Tag("div", css="tiles"):
                for name in usual_first():
                    _tile(page, game(name))
            lists = Lists(page)
            ui.timer(REFRESH, lists.refresh)

    @app.get("/miniature/{game_name}", include_in_schema=False)
    async def miniature(game_name: str) -> list[str]:
        return await show(game_name) if game_name in game_names() else []


def _tile(page: Page, chosen: Game) -> None:
    words, title = page.words, title_of(page.words, chosen)
    with Tag("article", css="game-tile", aria_labelledby=f"game-{chosen.name}"):
        mini = ui.html(picture(chosen.name), sanitize=False).classes("mini")
        ui.timer(
            0.2,
            lambda: ui.run_javascript(f"wartable.live('{mini.html_id}', '/miniature/{chosen.name}')"),
            once=True,
        )
        with Tag("div", css="tile-words"):
            Tag("h2", title, id=f"game-{chosen.name}")
            Tag("p", _about(words, chosen, "text"))
            Tag("p", _about(words, chosen, "facts"), "game-facts")
            form = OpeningForm(page, chosen)
            with Tag("div", css="cluster"):
                play = button(page.say("play-now"), lambda: play_at_once(page, chosen.name, None, {}), "act")
                play.put("aria-label", page.say("play-now-label", game=title))
                more = button(page.say("more"), form.open)
                more.put("aria-label", page.say("more-label", game=title))
                if chosen.lessons is not None:
                    learn = link(page.say("nav-learn"), address_of(chosen), "button quiet")
                    learn.put("aria-label", page.say("learn-of-game", game=title))
                elif chosen.name in with_pages():
                    link(page.say("nav-rules"), f"/rules/{chosen.name}", "button quiet")


def _about(words: Words, chosen: Game, form: str) -> str:
    """A game in one sentence, or its players and minutes; the usual format's own words where none are written."""
    name = f"game-{chosen.name}"
    if words.has(name):
        return words.text(name, form)
    usual = format_words(words, chosen, chosen.format())[1]
    counts = sorted({known.seats for known in chosen.formats.values()})
    return usual if form == "text" else words.text("game-players", players=" / ".join(map(str, counts)))


def _welcome(page: Page) -> None:
    """The offer of a guided first match of any game, until a match was played or the offer put away."""
    place = Tag("section", css="welcome", aria_labelledby="welcome")
    with place:
        with Tag("div"):
            Tag("h2", page.say("welcome-heading"), id="welcome")
            Tag("p", page.say("welcome-text"))
        if taught_games():
            _lessons(page)
        with Tag("div", css="cluster welcome-way"):
            Tag("span", page.say("welcome-coached"))
            for name in usual_first():
                if coaches(page.words, name):
                    _guided(page, game(name))
            away = button(page.say("welcome-away"), place.delete, "quiet")
            away.on("click", js_handler="() => wartable.known()")


def _guided(page: Page, chosen: Game) -> None:
    """The button for a first match of a game with the coach."""
    title = title_of(page.words, chosen)
    made = button(title, lambda: open_guided(page, chosen), "learn")
    made.put("aria-label", page.say("welcome-start", game=title))


def _lessons(page: Page) -> None:
    """The courses that there are."""
    with Tag("div", css="cluster welcome-way"):
        Tag("span", page.say("learn-minutes"))
        for chosen in taught_games():
            title = title_of(page.words, chosen)
            link(title, address_of(chosen), "button learn", aria_label=page.say("learn-of-game", game=title))


class Lists:
    """The lists below the tiles; drawn anew only when something in them changed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.place = Tag("div", css="lists")
        with Tag("label", page.say("open-file"), "button quiet open-match", title=page.say("title-replay")):
            upload = Tag("input", type="file", accept=".json", css="spoken")
            upload.on("change", lambda event: self._open(str(event.args)), js_handler=UPLOAD)
        self.shown: Any = None

    async def _open(self, text: str) -> None:
        """A match that was saved as a file, to be looked at; a wrong one is refused in words."""
        try:
            self.page.ask(COSTS["/import"], making=True)
            name = await self.page.house.table.take_in(read_json(text))
        except Refused as refusal:
            toast(self.page.words.say(refusal.message), "bad")
        except NoJson:
            toast(self.page.say("refused-file", problem=self.page.say("error-paper-none")), "bad")
        else:
            ui.navigate.to(f"/replay/{name}")

    async def refresh(self) -> None:
        kept: dict[str, Row] | None = await ask("return wartable.seats()")
        if kept is None:
            return
        tokens = {str(name): str(seat.get("token", "")) for name, seat in kept.items()}
        try:
            found: Any = await self._groups(tokens)
        except Refused as refusal:
            found = self.page.words.say(refusal.message)
        if found == self.shown:
            return
        self.shown = found
        self.place.clear()
        with self.place:
            if isinstance(found, str):
                Tag("p", found, role="status")
                return
            for name, rows in found.items():
                if rows:
                    self._group(name, rows[:MOST], tokens)

    async def _groups(self, tokens: dict[str, str]) -> dict[str, list[Row]]:
        table, lists = self.page.house.table, self.page.house.lists
        mine = [row for row in await table.matches_of(list(tokens.values())) if row["match"] in tokens]
        groups = {
            "yours": [row for row in mine if row["status"] != "over"][:MOST],
            "open": [row for row in await lists.open() if row["match"] not in tokens][:MOST],
            "watch": [],
            "past": [row for row in mine if row["status"] == "over"][:MOST],
        }
        for row in await lists.recent():
            if row["match"] not in tokens:
                groups["past" if row["status"] == "over" else "watch"].append(row)
        return groups

    def _group(self, name: str, rows: list[Row], tokens: dict[str, str]) -> None:
        with Tag("section", aria_labelledby=f"list-{name}"):
            Tag("h2", self.page.say(f"list-{name}"), id=f"list-{name}")
            with Tag("ul", css="matches"):
                for row in rows:
                    self._line(name, row, tokens.get(row["match"], ""))

    def _line(self, group: str, row: Row, token: str) -> None:
        words = self.page.words
        chosen = game(row["game"])
        address = {
            "yours": f"/match/{row['match']}#{token}",
            "open": f"/match/{row['match']}#",
            "watch": f"/watch/{row['match']}",
            "past": f"/replay/{row['match']}" + (f"#{token}" if token else ""),
        }[group]
        with Tag("li"), link("", address, "match-line"):
            with Tag("span", css="grow"):
                Tag("span", self._against(row, token))
                format = format_words(words, chosen, chosen.format(row["format"]))[0]
                Tag("small", f"{title_of(words, chosen)} · {format}")
            text, css = self._badge(group, row)
            Tag("span", text, f"badge {css}".strip())

    def _against(self, row: Row, token: str) -> str:
        say = self.page.say
        names = []
        for seat in row["seats"]:
            if seat["you"] or seat["open"]:
                continue
            if seat["kind"] == "computer":
                names.append(say("seat-computer", level=level_words(self.page.words, seat["level"])))
            else:
                names.append(seat["name"] or say("table-seat", number=seat["seat"] + 1))
        if not names:
            return say("setup-anyone" if any(seat["open"] for seat in row["seats"]) else "list-here")
        listed = self.page.words.list(names)
        return say("list-against", names=listed) if token else listed

    def _badge(self, group: str, row: Row) -> tuple[str, str]:
        """What there is to do, or how it ended for you."""
        say = self.page.say
        mine = [seat["seat"] for seat in row["seats"] if seat["you"]]
        if group == "yours" and row["status"] == "playing":
            return (
                (say("badge-your-turn"), "now") if row["decider"] in mine else (say("badge-their-turn"), "")
            )
        if group == "past" and len(mine) == 1 and row["result"]:
            outcome = {1: "won", 0: "drawn", -1: "lost"}[row["result"]["returns"][mine[0]]]
            return say(f"badge-{outcome}"), ""
        names = {"yours": "waiting", "open": "join", "watch": "watch", "past": "replay"}
        return say(f"badge-{names[group]}"), "now" if group == "open" else ""


def level_words(words: Words, level: str) -> str:
    """A computer's level, in words; a player by its own name where it is none of the levels."""
    if names_file(level):
        return words.text("computer-network-file", "short", name=level.partition(":")[2])
    name = f"computer-{level}"
    return words.text(name, "short") if words.has(name) else level
