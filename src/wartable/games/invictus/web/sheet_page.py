"""The sheet editor of Invictus: an owner's numbers as text, with the first error named by its line, live.
The built-in numbers are the start; beside the text stands what each card becomes."""

from __future__ import annotations

from fastapi import Request
from nicegui import json, ui

from wartable.games.invictus.cards import SHEET, Card, Sheet
from wartable.games.invictus.listing import pattern_of
from wartable.games.invictus.sheet import PATTERNS_HERE, SheetError, colour_of, parse_sheet, write_sheet
from wartable.web.desk import UPLOAD
from wartable.web.frame import House, Page, frame
from wartable.web.opening import play_at_once
from wartable.web.tags import Tag, button, set_value, text_area

LARGEST = 40_000


def register(house: House) -> None:
    """The page /sheet."""

    @ui.page("/sheet")
    def sheet(request: Request) -> None:
        with frame(house, request, "nav-sheet", css="sheet") as page:
            SheetDesk(page).build()


class SheetDesk:
    """One person's sheet in the making."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.text = self.built_in()
        self.sheet: Sheet | None = SHEET
        self.error = ""
        self.line = 0  # of the error; 0 where it has none

    def build(self) -> None:
        say = self.page.say
        Tag("h1", say("sheet-heading"))
        Tag("p", say("sheet-text"), "quiet-text")
        with Tag("div", css="editor"):
            with Tag("section", css="flow"):
                self.area = text_area(say("sheet-numbers"), self.text, self.change, rows=28)
                with Tag("div", css="cluster"):
                    button(say("save-file"), self.save)
                    with Tag("label", say("open-file"), "button"):
                        upload = Tag("input", type="file", accept=".toml,.txt", css="spoken")
                        upload.on("change", lambda event: self.read(str(event.args)), js_handler=UPLOAD)
                    button(say("sheet-reset"), lambda: self.read(self.built_in()), "quiet")
            self.verdict = Tag("aside", css="verdict", aria_label=say("sheet-verdict"))
        self.show()

    def built_in(self) -> str:
        """The built-in sheet, with its comments in the language of the page."""
        words = self.page.words

        def called(card: Card) -> str:
            nation, colour = f"nation-{card.nation.name.lower()}", f"colour-{colour_of(card)}"
            return " · ".join(words.text(name) for name in (f"card-{card.key}", nation, colour))

        return write_sheet(SHEET, self.page.say("sheet-preface", patterns=PATTERNS_HERE), called)

    def change(self, text: str) -> None:
        """What stands in the text now; only one of the right size is looked at.

        While nothing else is to be said of it, what is said stays as it is: it may be about to be pressed.
        """
        self.text = text[:LARGEST]
        said = self.sheet, self.error, self.line
        try:
            self.sheet = parse_sheet(self.text, self.page.say("sheet-file"))
        except SheetError as error:
            self.sheet, self.error = None, self.page.words.say(error.message)
            self.line = int(error.message.arguments.get("line", 0))
        if said != (self.sheet, self.error, self.line):
            self.show()

    def read(self, text: str) -> None:
        set_value(self.area, text)
        self.change(text)

    def show(self) -> None:
        say = self.page.say
        self.verdict.clear()
        with self.verdict:
            with Tag("div", role="status", aria_live="polite", css="flow"):
                if self.sheet is None:
                    Tag("p", self.error, "fault")
                    if self.line:
                        button(say("sheet-go-to-line", line=self.line), lambda: self.go_to(self.line))
                else:
                    changed = sum(mine.numbers() != card.numbers() for mine, card in self.pairs())
                    Tag("p", say("sheet-good", changed=changed), "fine")
            play = button(say("sheet-play"), self.play, "act")
            play.put("disabled", self.sheet is None)
            if self.sheet is not None:
                self._table()

    def pairs(self) -> list[tuple[Card, Card]]:
        """Each card of the own sheet beside the built-in one."""
        assert self.sheet is not None
        return list(zip(self.sheet.cards, SHEET.cards, strict=True))

    def _table(self) -> None:
        say, words = self.page.say, self.page.words
        with Tag("div", css="scrolling"), Tag("table", css="table"):
            with Tag("thead"), Tag("tr"):
                for name in ("card", "attack", "range", "active", "rested"):
                    Tag("th", say(f"sheet-{name}"), scope="col")
            with Tag("tbody"):
                for mine, card in self.pairs():
                    with Tag("tr"):
                        Tag("th", words.text(f"card-{card.key}"), scope="row")
                        cells = (
                            (str(mine.attack.value), mine.attack.value != card.attack.value),
                            (self._range(mine), mine.range.value != card.range.value),
                            (str(mine.active.value), mine.active.value != card.active.value),
                            (str(mine.rested.value), mine.rested.value != card.rested.value),
                        )
                        for text, is_changed in cells:
                            Tag("td", text, "changed" if is_changed else "")

    def _range(self, card: Card) -> str:
        """A range in words; one without a name as its cells."""
        pattern = pattern_of(card.range.value)
        return self.page.words.named(f"reach-{pattern.replace(' ', '-')}", pattern)

    def go_to(self, line: int) -> None:
        ui.run_javascript(
            f"{{const area = document.getElementById('{self.area.html_id}');"
            f"const lines = area.value.split('\\n'); const start = lines.slice(0, {line - 1}).join('\\n').length + {int(line > 1)};"
            f"area.focus(); area.setSelectionRange(start, start + (lines[{line - 1}] || '').length);"
            f"area.scrollTop = Math.max(0, ({line} - 4) * parseFloat(getComputedStyle(area).lineHeight))}}"
        )

    def save(self) -> None:
        ui.run_javascript(f"wartable.save('sheet.toml', {json.dumps(self.text)})")

    async def play(self) -> None:
        if self.sheet is not None:
            await play_at_once(self.page, "invictus", None, {"sheet": self.text})
