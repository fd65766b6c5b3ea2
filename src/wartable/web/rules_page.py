"""The rules of a game as a page: every rule with an anchor of its own, a table of contents and a search.
The text is the one in the game's folder; a translation stands beside it as <game>.<language>.md. Diagrams are drawn."""

from __future__ import annotations

import re
from functools import cache
from html import escape

from fastapi import Request
from nicegui import ui

from wartable.kernel.contract import game
from wartable.kernel.errors import WartableError
from wartable.locale import words
from wartable.rulebook import ID, is_translated, page, with_pages
from wartable.web.diagrams import diagrams_of
from wartable.web.frame import House, Page, frame, own_style
from wartable.web.language import FALLBACK, offered, title_of
from wartable.web.learn_page import address_of
from wartable.web.tags import Tag, link

_ROW = re.compile(rf"<tr>\s*<td>({ID})</td>")
_HEADING = re.compile(r"<h2>(.*?)</h2>")
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_LINK = re.compile(r'<a href="([^"#]+)(#[^"]*)?">(.*?)</a>', re.DOTALL)
_PAGE = re.compile(r"([a-z][a-z0-9_]*)(?:\.([a-z]{2}))?\.md")
_MENTION = re.compile(rf"\b({ID})\b(?![^<]*>)")


def rules_text(game_name: str, language: str) -> tuple[str, str]:
    """The rules page in a language, or in English where there is no translation; and its language."""
    return page(game_name, language), language if is_translated(game_name, language) else FALLBACK


@cache
def as_html(text: str) -> tuple[str, list[tuple[str, str]]]:
    """The page as HTML with an anchor for every rule and chapter; and the chapters with their anchors."""
    from markdown_it import MarkdownIt  # only for these pages, and the first one of all is the lobby

    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(_COMMENT.sub("", text))
    html = _LINK.sub(_linked, html)
    known = set(_ROW.findall(html))
    chapters: list[tuple[str, str]] = []

    def chapter(found: re.Match[str]) -> str:
        chapters.append((f"chapter-{len(chapters) + 1}", re.sub("<.*?>", "", found[1])))
        anchor, title = chapters[-1]
        return f'<h2 id="{anchor}"><span id="{_slug(title)}"></span>{found[1]}</h2>'

    def mention(found: re.Match[str]) -> str:
        return f'<a href="#{found[1]}">{found[1]}</a>' if found[1] in known else found[1]

    html = _MENTION.sub(mention, html)
    own = re.compile(rf'<tr>\s*<td><a href="#({ID})">')
    html = own.sub(r'<tr id="\1" class="rule"><td><a href="#\1">', html)
    html = _HEADING.sub(chapter, html)
    html = html.replace("<table>", '<div class="scroll"><table>').replace("</table>", "</table></div>")
    return html, chapters


def with_diagrams(html: str, game_name: str, language: str) -> str:
    """The page with each diagram above the rules that it belongs to, in the language of the page."""
    for rule, draw in diagrams_of(game(game_name)).items():
        table = html.rindex('<div class="scroll">', 0, html.index(f'<tr id="{rule}" class="rule">'))
        html = html[:table] + draw(words(language)) + html[table:]
    return html


def _linked(found: re.Match[str]) -> str:
    """A link to another rules page leads to where that page is here; any other leads nowhere and is only text."""
    name = _PAGE.fullmatch(found[1])
    if name is None or name[1] not in with_pages():
        return found[3]
    return f'<a href="/rules/{name[1]}?language={name[2] or FALLBACK}{found[2] or ""}">{found[3]}</a>'


def _slug(title: str) -> str:
    """A heading as links in Markdown name it."""
    return re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", title.lower()).strip())


def _other_games(shown: Page, now: str) -> None:
    """The rulebooks of all games, to change between them."""
    with Tag("nav", css="rule-games", aria_label=shown.say("lobby-heading")):
        for name in with_pages():
            here = link(title_of(shown.words, game(name)), f"/rules/{name}")
            if name == now:
                here.put("aria-current", "page")


# The search hides rules and paragraphs that lack a word; all of it happens in the browser.
SEARCH = """(e) => {
  const wanted = e.target.value.trim().toLocaleLowerCase().split(/\\s+/).filter(Boolean);
  const page = document.querySelector('.rules');
  let shown = 0;
  for (const part of page.querySelectorAll('tr, p, li:not(figure li), pre')) {
    if (part.closest('thead') || (part.tagName !== 'TR' && part.closest('tr'))) continue;
    const text = part.textContent.toLocaleLowerCase();
    part.hidden = !wanted.every((word) => text.includes(word));
    shown += part.hidden ? 0 : 1;
  }
  for (const table of page.querySelectorAll('.scroll'))
    table.hidden = !table.querySelector('tbody tr:not([hidden])');
  let heading = null, chapter = null;
  for (const part of page.querySelectorAll('h2, h3, .scroll, p, li:not(figure li), pre')) {
    if (part.tagName === 'H2') chapter = heading = part;
    else if (part.tagName === 'H3') heading = part;
    if (part === heading) part.hidden = wanted.length > 0;
    else if (!part.hidden && heading) heading.hidden = chapter.hidden = false;
  }
  page.classList.toggle('searching', wanted.length > 0);
  document.querySelector('.rules-nothing').hidden = shown > 0;
}"""


def register(house: House) -> None:
    """The pages under /rules."""

    @ui.page("/rules")
    def index(request: Request) -> None:
        with frame(house, request, "nav-rules", css="reading") as shown:
            Tag("h1", shown.say("nav-rules"))
            with Tag("ul", css="rulebooks"):
                for name in with_pages():
                    with Tag("li"), link("", f"/rules/{name}", "rulebook"):
                        Tag("strong", title_of(shown.words, game(name)))
                        if shown.words.has(f"game-{name}"):
                            Tag("span", shown.words.text(f"game-{name}", "text"))

    @ui.page("/rules/{game_name}")
    def rules(request: Request, game_name: str, language: str = "") -> None:
        """The rules in the language of the browser, or in the one that a link asks for."""
        with frame(house, request, "nav-rules", css="reading") as shown:
            try:
                wanted = language if language in offered() else shown.words.language
                text, given = rules_text(game(game_name).name, wanted)
            except WartableError:
                Tag("h1", shown.say("not-found"))
                link(shown.say("nav-home"), "/")
                return
            _rules(shown, game_name, text, given, missing=given != wanted)


def _rules(shown: Page, now: str, text: str, language: str, *, missing: bool) -> None:
    html, chapters = as_html(text)
    own_style("diagrams.css")
    with Tag("div", css="rules-layout"):
        with Tag("aside", css="chapters"):
            _other_games(shown, now)
            with Tag("label", css="labelled"):
                Tag("span", shown.say("rules-search"), "field-label")
                Tag("input", type="search", autocomplete="off").on("input", js_handler=SEARCH)
            with Tag("nav", aria_label=shown.say("rules-contents")), Tag("ol"):
                for anchor, title in chapters:
                    with Tag("li"):
                        link(title, f"#{anchor}")
        with Tag("article", css="rules-article"):
            if game(now).lessons is not None:
                with Tag("p", css="rules-learn"):
                    link(shown.say("rules-learn"), address_of(game(now)), "button act")
            if missing:
                Tag("p", shown.say("rules-only-english"), "note")
            Tag("p", shown.say("rules-nothing-found"), "rules-nothing", hidden=True, role="status")
            ui.html(with_diagrams(html, now, language), sanitize=False).classes("rules").props(
                f'lang="{escape(language)}"'
            )
    # The browser looked for the anchor before the page was drawn.
    ui.timer(
        0.1,
        lambda: ui.run_javascript(
            "const part = document.getElementById(location.hash.slice(1)); if (part) part.scrollIntoView()"
        ),
        once=True,
    )
