"""Every moment of a game for a person to look at: `python -m tests.browser.look FOLDER GAME SIZE LANGUAGE [NAME]` prints
what is wrong at each, the most frequent first, and leaves a picture of those whose name has NAME in it."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from .conftest import ARGUMENTS, BROWSER
from .layouts import faults
from .moments import moments
from .scenes import ARRANGED
from .served import Server
from .test_layouts import SIZES, TELL


def look(
    browser: Browser, server: Server, folder: Path, game: str, size: str, language: str, name: str
) -> None:
    match, tokens = server.arranged(*ARRANGED[next(each for each in ARRANGED if each.startswith(game))]())
    (width, height), phone = SIZES[size], size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone, reduced_motion="reduce", color_scheme="dark",
        device_scale_factor=2 if phone else 1,
    )  # fmt: skip
    page = context.new_page()
    page.goto(f"{server.address}/match/{match}#{tokens[0]}")
    page.wait_for_selector(".wt[data-turn]")
    count, where = Counter[str](), dict[str, str]()
    for moment in moments(game):
        page.evaluate(TELL, moment.message(language, theme="dark"))
        for problem in faults(page, phone=phone):
            count[problem] += 1
            where.setdefault(problem, moment.name)
        if name and name in moment.name:
            page.screenshot(
                path=folder / f"{moment.name.replace(', ', '-').replace(' ', '-')}-{size}-{language}.png"
            )
    for problem, times in count.most_common():
        print(f"{times} × {problem} @ {where[problem]}")
    context.close()


if __name__ == "__main__":
    folder, game, size, language, *name = sys.argv[1:]
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), "a look")
        server.start()
        browser = playwright.chromium.launch(executable_path=BROWSER, args=ARGUMENTS)
        try:
            for each in size.split(","):
                print(f"=== {game}, {each}, {language}")
                look(browser, server, Path(folder), game, each, language, "".join(name))
        finally:
            browser.close()
            server.stop()
