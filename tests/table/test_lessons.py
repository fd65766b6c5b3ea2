"""Every lesson of every game, played through its steps without a screen: what it asks for can be done, and what it claims comes
true. Its words are there in every language, and none is left over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from wartable.kernel.contract import Game, Position, game, game_names
from wartable.kernel.course import Deed, Lesson, Step
from wartable.locale import files_of, languages, words
from wartable.rulebook import page, parse_rules
from wartable.table.lesson import RIGHT, WRONG, LessonRun, course_of

TAUGHT = [game(name) for name in game_names() if game(name).lessons is not None]
LESSONS = [
    pytest.param(chosen, lesson, id=f"{chosen.name}-{lesson.name}")
    for chosen in TAUGHT
    for lesson in course_of(chosen)
]
WORDS = ("goal", "learned")


def steps_of(run: LessonRun) -> Iterator[Step]:
    """The steps of a lesson, each when it is reached, as a learner would go through them."""
    while run.step is not None:
        yield run.step
        run.come_to(run.number + 1)


def can_be_done(position: Position, deed: Deed, depth: int = 2) -> bool:
    """Whether a deed is legal, or after another action of the same press."""
    if deed.among(position):
        return True
    if depth == 1:
        return False
    for action in position.legal():
        after = position.copy()
        after.play(action)
        if after.actor == position.actor and can_be_done(after, deed, depth - 1):
            return True
    return False


def said_by(chosen: Game) -> dict[str, set[str]]:
    """All messages that a course says, with their forms."""
    found: dict[str, set[str]] = {}
    for lesson in course_of(chosen):
        name = f"lesson-{chosen.name}-{lesson.name}"
        found[name] = set(WORDS)
        found |= {f"{name}-{step.name}": set(step.wrong) for step in lesson.steps}
    return found


@pytest.mark.parametrize(("chosen", "lesson"), LESSONS)
def test_a_lesson_can_be_gone_through_and_keeps_its_word(chosen: Game, lesson: Lesson) -> None:
    run = LessonRun(chosen, lesson)
    chosen.check(run.position.records)
    assert not lesson.holds(run.position.record), "there is nothing to do"
    for step in steps_of(run):
        assert bool(run.paths()) == bool(step.press), f"{step.name}: what is to be pressed can't be pressed"
        if step.press:
            assert run.match.decider == lesson.seat, f"{step.name}: it is not the learner who decides"
        for form, deed in step.wrong.items():
            assert can_be_done(run.position, deed), f"{step.name}: {form} answers what nobody can do"
    assert lesson.holds(run.position.record)


@pytest.mark.parametrize(("chosen", "lesson"), LESSONS)
def test_whatever_else_is_pressed_changes_nothing(chosen: Game, lesson: Lesson) -> None:
    run = LessonRun(chosen, lesson)
    for step in steps_of(run):
        right = {path[0] for path in run.paths()}
        for action in run.match.legal if step.press else ():
            if action not in right:
                before = run.position.to_bytes()
                answer = run.press([action])
                assert answer != RIGHT and (answer == WRONG or answer in step.wrong)
                assert run.position.to_bytes() == before and run.step is step


@pytest.mark.parametrize(("chosen", "lesson"), LESSONS)
def test_a_lesson_names_rules_that_there_are(chosen: Game, lesson: Lesson) -> None:
    assert lesson.rules and set(lesson.rules) <= {rule.id for rule in parse_rules(page(chosen.name, "en"))}


@pytest.mark.parametrize("chosen", TAUGHT, ids=lambda chosen: chosen.name)
def test_a_course_has_five_to_eight_lessons(chosen: Game) -> None:
    assert 5 <= len(course_of(chosen)) <= 8
    names = [lesson.name for lesson in course_of(chosen)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("chosen", TAUGHT, ids=lambda chosen: chosen.name)
def test_a_course_has_its_words_and_no_others(chosen: Game, language: str) -> None:
    file = next(path for path in files_of(chosen.name, language) if path.stem == f"{chosen.name}-lessons")
    told = {
        entry.id.name: {form.id.name for form in entry.attributes}
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }
    assert told == said_by(chosen)
    for name, forms in told.items():
        assert words(language).text(name) and all(words(language).text(name, form) for form in forms)


def test_a_lesson_that_was_left_is_gone_on_with() -> None:
    chosen = TAUGHT[0]
    lesson = max(course_of(chosen), key=lambda lesson: len(lesson.steps))
    through, left = LessonRun(chosen, lesson), LessonRun(chosen, lesson)
    through.come_to(2)
    left.come_to(1)
    left.come_to(2)
    assert through.number == left.number == 2
    assert through.position.to_bytes() == left.position.to_bytes()


def test_a_press_that_no_browser_of_ours_would_send_is_answered_like_any_other() -> None:
    chosen = TAUGHT[0]
    run = LessonRun(chosen, course_of(chosen)[0])
    run.come_to(1)
    for actions in ([], [-1], [10**9], [run.paths()[0][0], 10**9]):
        assert run.press(actions) == WRONG
    assert run.number == 1
