"""A lesson in the browser: the ordinary board with a match that lives only here, and a panel that says what to do.
A press that is not meant is answered in words and changes nothing; how far one is, the browser keeps."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from nicegui import json, ui

from wartable.kernel.contract import Game, game
from wartable.kernel.course import Lesson
from wartable.kernel.errors import WartableError
from wartable.table.lesson import RIGHT, WRONG, LessonRun, course_of
from wartable.table.telling import state_for
from wartable.web.board import Board
from wartable.web.coach import coaches
from wartable.web.frame import House, Page, frame, own_style
from wartable.web.language import title_of
from wartable.web.learn_page import address_of, title_of_lesson
from wartable.web.opening import open_guided
from wartable.web.settings import board_settings
from wartable.web.tags import Tag, ask, button, link, sign_button

MOST = 16  # answers that one press may give
ASK = "return {settings: wartable.settings(), lessons: wartable.lessons()}"
# Answered as soon as the board has shown all that it was told, at the learner's speed.
SHOWN = """return new Promise((done) => {
  const look = () => (document.querySelector('.wt')?.dataset.shown === 'passing' ? setTimeout(look, 40) : done(true));
  setTimeout(look, 40);
})"""

Data = dict[str, Any]


def register(house: House) -> None:
    """The page of every lesson."""

    @ui.page("/learn/{game_name}/{name}")
    async def lesson(request: Request, game_name: str, name: str) -> None:
        found = _find(game_name, name)
        if found is None:
            with frame(house, request, "nav-learn", css="reading") as page:
                Tag("h1", page.say("not-found"))
                link(page.say("nav-learn"), "/learn")
            return
        chosen, lesson = found
        with frame(house, request, f"lesson-{chosen.name}-{lesson.name}", css="match") as page:
            own_style("learn.css")
            room = LessonRoom(page, chosen, lesson)
        await ui.context.client.connected()
        await room.enter()


def _find(game_name: str, name: str) -> tuple[Game, Lesson] | None:
    try:
        chosen = game(game_name)
    except WartableError:
        return None
    found = next((lesson for lesson in course_of(chosen) if lesson.name == name), None)
    return None if found is None else (chosen, found)


class LessonRoom:
    """One learner in one lesson."""

    def __init__(self, page: Page, chosen: Game, lesson: Lesson) -> None:
        self.page, self.chosen, self.lesson = page, chosen, lesson
        self.course = course_of(chosen)
        self.name = f"lesson-{chosen.name}-{lesson.name}"
        self.run = LessonRun(chosen, lesson)
        self.place = Tag("div", css="room")
        with self.place:
            self._panel()

    async def enter(self) -> None:
        """Go on where this browser left the lesson."""
        kept = await ask(ASK)
        if kept is None:
            return
        settings = dict(kept["settings"])
        self.run.come_to(self._left_at(kept["lessons"]))
        with self.place:
            self.board = Board(
                self.page.words,
                self.chosen.name,
                settings=board_settings(self.page, settings),
                on_act=self._act,
                on_stray=self._stray,
            )
        self._show()

    def _left_at(self, lessons: Any) -> int:
        """The step that the browser says it left this lesson at; the first where it says nothing sensible."""
        told = lessons.get(self.chosen.name) if isinstance(lessons, dict) else None
        at = told.get("at") if isinstance(told, dict) else None
        if not isinstance(at, dict) or at.get("lesson") != self.lesson.name:
            return 0
        step = at.get("step")
        return step if isinstance(step, int) and 0 <= step < len(self.lesson.steps) else 0

    # --- The panel ------------------------------------------------------------------------------------

    def _panel(self) -> None:
        say, number = self.page.say, self.course.index(self.lesson) + 1
        with Tag("section", css="lesson-panel", aria_label=say("nav-learn")) as self.panel:
            with Tag("header", css="lesson-head"):
                course = say("lesson-number", number=number, all=len(self.course))
                with link("", address_of(self.chosen)):
                    Tag("span", "‹", "sign", aria_hidden="true")
                    Tag("span", f"{title_of(self.page.words, self.chosen)} · {course}", "words")
                Tag("h1", title_of_lesson(self.page, self.chosen, self.lesson))
                self.dots = Tag("span", "", "lesson-dots", role="img")
                sign_button("↺", say("lesson-again"), self._again)
            Tag("p", say("lesson-goal", goal=self.page.words.text(self.name, "goal")), "lesson-goal")
            with Tag("div", css="lesson-said", aria_live="polite"):
                self.text = Tag("p", "", "lesson-text")
                self.answer = Tag("p", "", "lesson-answer", hidden=True)
            with Tag("div", css="lesson-buttons") as self.buttons:
                pass

    def _say_step(self) -> None:
        """The words of where the lesson is, and the buttons that go on."""
        step, count = self.run.step, len(self.lesson.steps)
        at = min(self.run.number + 1, count)
        self.dots.text = "●" * min(self.run.number, count) + "○" * (count - self.run.number)
        self.panel.put("data-begun", "" if self.run.number else None)
        self.panel.put("data-watching", "" if self.run.is_playing else None)
        self.dots.put("aria-label", self.page.say("lesson-step", number=at, all=count))
        if self.run.is_playing:
            self.text.text = self.page.say("lesson-watch")
        elif step is None:
            self.text.text = self.page.words.text(self.name, "learned")
        else:
            self.text.text = self.page.words.text(f"{self.name}-{step.name}")
        self.buttons.clear()
        with self.buttons:
            if self.run.is_playing:
                return
            if step is None:
                self._ways_on()
            elif not step.press:
                self._lit(button(self.page.say("lesson-go-on"), self._go_on, "act"))

    def _ways_on(self) -> None:
        """What comes after the lesson: the next one, or after the last one a match."""
        number = self.course.index(self.lesson) + 1
        if number < len(self.course):
            following = self.course[number]
            title = title_of_lesson(self.page, self.chosen, following)
            self._lit(
                link(
                    self.page.say("lesson-next", title=title),
                    address_of(self.chosen, following),
                    "button act",
                )
            )
            return
        Tag("p", self.page.say("lesson-last", game=title_of(self.page.words, self.chosen)), "lesson-last")
        if coaches(self.page.words, self.chosen.name):
            self._lit(
                button(self.page.say("learn-first-match"), lambda: open_guided(self.page, self.chosen), "act")
            )
        link(self.page.say("learn-all", count=len(self.course)), address_of(self.chosen), "button quiet")

    def _lit(self, way: Tag) -> None:
        """The button that goes on is marked like what is to be pressed on the board, and has the keyboard."""
        way.put("data-lesson-press", "")
        way.client.run_javascript(f"document.getElementById('{way.html_id}')?.focus({{preventScroll: true}})")

    def _speak(self, form: str) -> None:
        """A kind answer to a press that was not meant; none after one that was."""
        if form == RIGHT:
            self.answer.put("hidden", True)
            self.answer.text = ""
            return
        step = self.run.step
        own = step is not None and form != WRONG
        text = self.page.words.text(f"{self.name}-{step.name}", form) if own and step else ""
        self.answer.text = text or self.page.say("lesson-wrong")
        self.answer.put("hidden", None)

    # --- The board ------------------------------------------------------------------------------------

    def _show(self) -> None:
        """The board as it stands, with the rings of the step; a lesson has no end but its own."""
        match, step = self.run.match, self.run.step
        state = state_for(match, self.lesson.seat, self.page.words)
        state |= {"status": "playing", "result": None, "may_undo": False, "stops": None}
        look = [dict(facts) for facts in step.look] if step is not None and not self.run.is_playing else []
        self.board.teach(
            state,
            {"decision": match.decision, "paths": [list(path) for path in self.run.paths()], "look": look},
        )
        self._say_step()

    async def _act(self, told: Data) -> None:
        if self.run.is_playing or int(told["decision"]) != self.run.match.decision:
            return
        answer = self.run.press([int(action) for action in told["actions"]][:MOST])
        self._speak(answer)
        if answer == RIGHT:
            self._keep()
        self._show()
        await self._play_on()

    def _stray(self, told: Data) -> None:
        if not self.run.is_playing and int(told["decision"]) == self.run.match.decision:
            self._speak(WRONG)

    async def _go_on(self) -> None:
        self.run.go_on()
        self._keep()
        self._show()
        await self._play_on()

    async def _play_on(self) -> None:
        """Let what comes by itself come, one after the other, so that it can be seen."""
        run = self.run
        while run.is_playing:
            await ask(SHOWN)
            if run is not self.run:
                return  # begun again meanwhile
            run.follow()
            self._show()
        self._keep()

    def _again(self) -> None:
        self.run = LessonRun(self.chosen, self.lesson)
        self._speak(RIGHT)
        self._keep()
        self._show()

    def _keep(self) -> None:
        """Let the browser remember how far the lesson is."""
        done = self.run.step is None
        kept = (self.chosen.name, self.lesson.name, 0 if done else self.run.number, done)
        self.place.client.run_javascript(f"wartable.keepLesson(...{json.dumps(kept)})")
