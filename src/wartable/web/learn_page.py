"""The pages /learn and /learn/GAME: which games can be learned, their lessons, and how far this browser's learner is.
That is known to the browser alone; a lesson itself is in `lesson_page`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fastapi import Request
from nicegui import json, ui

from wartable.kernel.contract import Game, game
from wartable.kernel.course import Course, Lesson
from wartable.kernel.errors import WartableError
from wartable.kernel.finding import usual_first
from wartable.rulebook import with_pages
from wartable.table.lesson import course_of
from wartable.web.coach import coaches
from wartable.web.frame import House, Page, frame, own_style
from wartable.web.language import title_of
from wartable.web.opening import open_guided
from wartable.web.tags import Tag, ask, button, link

Done = Sequence[str]


def taught_games() -> list[Game]:
    """The games that bring a course."""
    return [chosen for chosen in map(game, usual_first()) if chosen.lessons is not None]


def address_of(chosen: Game, lesson: Lesson | None = None) -> str:
    """Where a course is, or one of its lessons."""
    return f"/learn/{chosen.name}" + (f"/{lesson.name}" if lesson is not None else "")


def title_of_lesson(page: Page, chosen: Game, lesson: Lesson) -> str:
    return page.words.text(f"lesson-{chosen.name}-{lesson.name}")


def next_after(course: Course, done: Done) -> Lesson:
    """The first lesson that is not done yet; the first of all after the last."""
    return next((lesson for lesson in course if lesson.name not in done), course[0])


def done_in(kept: Any, chosen: Game) -> Done:
    """The lessons of a game that the browser says are done, without what it makes up."""
    told = kept.get(chosen.name) if isinstance(kept, dict) else None
    names = told.get("done") if isinstance(told, dict) else None
    return [lesson.name for lesson in course_of(chosen) if isinstance(names, list) and lesson.name in names]


def register(house: House) -> None:
    """The pages of all courses."""

    @ui.page("/learn")
    async def learn(request: Request) -> None:
        with frame(house, request, "nav-learn", css="reading") as page:
            own_style("learn.css")
            Tag("h1", page.say("learn-heading"))
            Tag("p", page.say("learn-text"), "quiet-text")
            place = Tag("div", css="courses")
        await ui.context.client.connected()
        kept = await ask("return wartable.lessons()")
        if kept is None:
            return
        with place:
            for chosen in taught_games():
                _course_tile(page, chosen, done_in(kept, chosen))

    @ui.page("/learn/{game_name}")
    async def course(request: Request, game_name: str) -> None:
        with frame(house, request, "nav-learn", css="reading") as page:
            own_style("learn.css")
            try:
                chosen = game(game_name)
                assert chosen.lessons is not None, "a game without a course"
            except (WartableError, AssertionError):
                Tag("h1", page.say("not-found"))
                link(page.say("nav-learn"), "/learn")
                return
            Tag("h1", page.say("learn-course", game=title_of(page.words, chosen)))
            place = Tag("div", css="course")
        await ui.context.client.connected()
        kept = await ask("return wartable.lessons()")
        if kept is None:
            return
        with place:
            CourseList(page, chosen, done_in(kept, chosen))


def _course_tile(page: Page, chosen: Game, done: Done) -> None:
    """A game with how far one is, and the way on."""
    course, title = course_of(chosen), title_of(page.words, chosen)
    with Tag("article", css="course-tile", aria_labelledby=f"course-{chosen.name}"):
        Tag("h2", title, id=f"course-{chosen.name}")
        if page.words.has(f"game-{chosen.name}"):
            Tag("p", page.words.text(f"game-{chosen.name}", "text"))
        _progress(page, done, course)
        with Tag("div", css="cluster"):
            following = next_after(course, done)
            begin = link(_begin(page, course, done), address_of(chosen, following), "button act")
            begin.put("aria-label", f"{title}: {begin.text}")
            link(page.say("learn-all", count=len(course)), address_of(chosen), "button quiet")


def _begin(page: Page, course: Course, done: Done) -> str:
    if not done:
        return page.say("learn-begin")
    return page.say("learn-once-more" if len(done) == len(course) else "learn-continue")


def _progress(page: Page, done: Done, course: Course) -> None:
    Tag("p", page.say("learn-done", done=len(done), all=len(course)), "course-done")
    Tag("progress", css="course-bar", max=len(course), value=len(done), aria_hidden="true")


class CourseList:
    """The lessons of a game in their order, and what comes after them."""

    def __init__(self, page: Page, chosen: Game, done: Done) -> None:
        self.page, self.chosen, self.course = page, chosen, course_of(chosen)
        self.place = Tag("div", css="flow")
        self._draw(done)

    def _draw(self, done: Done) -> None:
        page, chosen, course = self.page, self.chosen, self.course
        with self.place:
            _progress(page, done, course)
            with Tag("div", css="cluster"):
                following = next_after(course, done)
                link(_begin(page, course, done), address_of(chosen, following), "button act")
                if coaches(page.words, chosen.name):
                    button(page.say("learn-first-match"), lambda: open_guided(page, chosen))
                if chosen.name in with_pages():
                    link(page.say("learn-rules"), f"/rules/{chosen.name}", "button quiet")
                if done:
                    button(page.say("learn-forget"), self._forget, "quiet")
            with Tag("ol", css="lesson-list"):
                for lesson in course:
                    self._line(lesson, lesson.name in done)

    def _line(self, lesson: Lesson, done: bool) -> None:
        name = f"lesson-{self.chosen.name}-{lesson.name}"
        with Tag("li"), link("", address_of(self.chosen, lesson), "lesson-line"):
            Tag("span", "✓" if done else "", "lesson-sign", aria_hidden="true")
            with Tag("span", css="grow"):
                Tag("strong", self.page.words.text(name))
                Tag("span", self.page.words.text(name, "goal"))
                if done:
                    Tag("span", self.page.say("learn-is-done"), "spoken")

    def _forget(self) -> None:
        """Begin the course anew."""
        ui.run_javascript(f"wartable.forgetLessons({json.dumps(self.chosen.name)})")
        self.place.clear()
        self._draw([])
