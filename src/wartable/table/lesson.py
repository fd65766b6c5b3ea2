"""A lesson as it goes on: a match in memory that begins with the lesson's position, and the step that it has come to.
Pure but for the time of its entries: nothing is kept or sent. What a press may be is in the lesson; rules are the game's."""

from __future__ import annotations

import base64
import time
from collections import deque
from collections.abc import Sequence

from wartable.kernel.contract import Game, Position
from wartable.kernel.course import Course, Deed, Lesson, Step
from wartable.table.entries import Entry, Kind, Seat, Terms, digest_of
from wartable.table.match import Match

RIGHT, WRONG = "", "wrong"
NO_SECRET = "00" * 32  # the chance of a lesson lies in its position
LEARNER = "learner"  # whoever holds the seat; a lesson leaves the page of its learner never
Path = tuple[int, ...]


def course_of(chosen: Game) -> Course:
    """The lessons of a game; none of a game without a course."""
    course: Course = () if chosen.lessons is None else chosen.lessons.get()
    return course


class LessonRun:
    """One learner in one lesson."""

    def __init__(self, chosen: Game, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = _match(chosen, lesson)
        self.number = 0  # of the step
        self._pressed = 0  # deeds of the step that are done
        self._coming: deque[Deed] = deque()  # what is played by itself before the next step

    @property
    def step(self) -> Step | None:
        """The step it has come to; none at the end."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def is_playing(self) -> bool:
        """Whether something is still to be played by itself."""
        return bool(self._coming)

    @property
    def position(self) -> Position:
        assert self.match.position is not None
        return self.match.position

    def paths(self) -> list[Path]:
        """Every row of answers that is right now; none while the other side plays, or where nothing is to be pressed."""
        if self.step is None or self.is_playing or not self.step.press:
            return []
        return _paths(self.position, self.step.press[self._pressed :])

    def press(self, actions: Sequence[int]) -> str:
        """Answer as the learner did. What is not right changes nothing, and the form of the words for it is told."""
        right = [path for path in self.paths() if path[: len(actions)] == tuple(actions)]
        if not right or not actions:
            return self._answer(actions)
        for action in actions:
            self._play(action)
        self._pressed += len(actions)
        assert self.step is not None
        if self._pressed == len(self.step.press):
            self._leave(self.step)
        return RIGHT

    def go_on(self) -> None:
        """Leave a step that is only read."""
        if self.step is not None and not self.step.press and not self.is_playing:
            self._leave(self.step)

    def follow(self) -> None:
        """Play the next of what comes by itself; after the last of it the next step begins."""
        found = self._coming[0].among(self.position)
        assert len(found) == 1, f"{self.lesson.name}: {self._coming[0]} is {len(found)} actions"
        self._play(found[0])
        self._coming.popleft()
        if not self._coming:
            self._begin_next()

    def come_to(self, number: int) -> None:
        """Go through the steps before this one as a learner would have."""
        while self.number < min(number, len(self.lesson.steps)):
            if self.is_playing:
                self.follow()
            elif self.step is not None and self.step.press:
                answer = self.press(self.paths()[0])
                assert answer == RIGHT, "what is meant is not right"
            else:
                self.go_on()

    def _leave(self, step: Step) -> None:
        self._coming.extend(step.then)
        if not self._coming:
            self._begin_next()

    def _begin_next(self) -> None:
        self.number += 1
        self._pressed = 0

    def _play(self, action: int) -> None:
        entry = Entry(Kind.MOVE, self.match.decider, {"action": action}, time.time())
        self.match.apply(entry)

    def _answer(self, actions: Sequence[int]) -> str:
        """Which words answer a wrong press: its own where the step has some."""
        position = self.position.copy()
        for action in actions:
            if action not in position.legal():
                break
            told = position.explain(action)
            for form, deed in self.step.wrong.items() if self.step is not None else ():
                if deed.fits(told):
                    return form
            position.play(action)
        return WRONG


def _paths(position: Position, deeds: Sequence[Deed]) -> list[Path]:
    """All rows of actions that do these deeds one after the other."""
    if not deeds:
        return [()]
    found = []
    for action in deeds[0].among(position):
        after = position.copy()
        after.play(action)
        found += [(action, *path) for path in _paths(after, deeds[1:])]
    return found


def _match(chosen: Game, lesson: Lesson) -> Match:
    """A match of one learner that begins with the lesson's position."""
    position = lesson.position()
    format = chosen.format()
    learner = Seat(holder=digest_of(LEARNER), automatic=False, joined=True)
    seats = tuple(
        learner if seat == lesson.seat else Seat("computer", level="easy") for seat in range(position.seats)
    )
    terms = Terms(
        chosen.name,
        format.name,
        chosen.settings(format.name, {}),
        seats,
        window=0.0,
        origin=base64.b64encode(position.to_bytes()).decode(),
    )
    return Match(f"lesson-{lesson.name}", terms, NO_SECRET, time.time())
