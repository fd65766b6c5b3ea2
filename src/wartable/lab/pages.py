"""The generated parts of pages: tables of cards, formats, options, observations and actions, and the list of games; from the code itself.
`python -m wartable.lab.pages` rewrites them; with `--check` it only says which pages are out of date."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final

from wartable.kernel.contract import Format, Game, Option, game, game_names
from wartable.kernel.errors import WartableError
from wartable.kernel.finding import usual_first
from wartable.kernel.schema import Piece
from wartable.lab.learning.cards import page_of
from wartable.rulebook import checkout, page_path

_NOT_SHOWN: Final = ("sources", "implemented")
FIRST_PAGE: Final = "README.md"


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines)


def cards_table(game: Game) -> str:
    """How many cards of each set are played, and all cards, with the source of a number behind it."""
    cards = game.cards()
    columns = [column for column in dict.fromkeys(chain.from_iterable(cards)) if column not in _NOT_SHOWN]
    sets = list(dict.fromkeys(str(card["set"]) for card in cards))
    counts = [(name, _count(card for card in cards if card["set"] == name)) for name in sets]
    rows = [[_with_source(card, column) for column in columns] for card in cards]
    head = ["card" if column == "id" else column for column in columns]
    return "\n\n".join([table(["set", "cards played"], counts), table(head, rows)])


def _count(cards: Iterable[dict[str, Any]]) -> str:
    played = [bool(card["implemented"]) for card in cards]
    return f"{sum(played)} of {len(played)}"


def _with_source(card: dict[str, Any], column: str) -> str:
    """A fact of a card with its source behind it; nothing where this kind of card has no such fact."""
    source = card.get("sources", {}).get(column)
    return f"{card[column]} ({source})" if source else str(card.get(column, ""))


def formats_table(game: Game) -> str:
    """The formats, and every option once with the formats that have it."""
    formats = list(game.formats.values())
    ways = table(["format", "seats", "what it is"], ([way.name, way.seats, way.text] for way in formats))
    options = dict.fromkeys(option for way in formats for option in way.options)
    rows = [_option_row(option, formats) for option in sorted(options, key=lambda option: option.name)]
    return "\n\n".join(
        [ways, table(["option", "values", "default", "rule", "formats", "what it sets"], rows)]
    )


def _option_row(option: Option, formats: Sequence[Format]) -> list[str]:
    having = [way.name for way in formats if option in way.options]
    return [
        f"`{option.name}`",
        ", ".join(f"`{choice}`" for choice in option.choices) or "a text or a file",
        f"`{option.default}`" if option.default != "" else "none",
        option.rule,
        "all" if len(having) == len(formats) else ", ".join(having),
        option.text,
    ]


def numbers_table(game: Game) -> str:
    """What an observation is made of, what it leaves out, and what the numbers of actions mean."""
    observes, acts = game.observes, game.acts
    told = table(
        ["from", "piece", "shape", "kind", "range", "what it tells"], map(_piece_row, observes.pieces)
    )
    left_out = [f"- `{field}`: {what}." for field, what in observes.left_out.items()]
    done = table(["from", "block", "actions", "kind", "names", "what it does"], map(_act_row, acts.pieces))
    return "\n\n".join(
        [
            f"An observation has {observes.size} numbers:",
            told,
            "Left out of what a seat sees, by the field of the record:",
            "\n".join(left_out),
            f"There are {acts.size} actions:",
            done,
        ]
    )


def _piece_row(piece: Piece) -> list[object]:
    shape = " × ".join(str(length) for length in piece.shape) or "1"
    return [piece.offset, f"`{piece.name}`", shape, piece.kind, _span(piece), piece.meaning]


def _act_row(piece: Piece) -> list[object]:
    return [
        piece.offset,
        f"`{piece.name}`",
        piece.size,
        piece.kind,
        _span(piece) if piece.size > 1 else "",
        piece.meaning,
    ]


def _span(piece: Piece) -> str:
    return f"{piece.low} to {piece.high}" if piece.low < piece.high else str(piece.low)


PARTS: Final[dict[str, Callable[[Game], str]]] = {"cards": cards_table, "formats": formats_table}


def games_table(rules: Mapping[Path, str], root: Path) -> str:
    """The games with their rules pages, the usual one first."""
    order = {name: number for number, name in enumerate(usual_first())}
    rows = [
        [f"**[{game(name).title}]({path.relative_to(root).as_posix()})**", game(name).about]
        for path, name in sorted(rules.items(), key=lambda row: order[row[1]])
    ]
    return table(["game", "what it is"], rows)


def render(text: str, game: Game) -> str:
    """The rules page of a game with all its generated parts made anew."""
    for name, make in PARTS.items():
        text = with_part(text, name, make(game), f"the rules page of {game.title}")
    return text


def with_part(text: str, name: str, made: str, page: str) -> str:
    """A page with what lies between the marks of a part made anew."""
    begin, end = f"<!-- {name}:begin -->", f"<!-- {name}:end -->"
    if text.count(begin) != 1 or text.count(end) != 1 or text.index(begin) > text.index(end):
        raise WartableError(f"{page} needs {begin} and, after it, {end}, once each.")
    before, rest = text.split(begin)
    return f"{before}{begin}\n\n{made}\n\n{end}{rest.split(end)[1]}"


def pages() -> dict[Path, str]:
    """Every page of the checkout with generated parts, as it should read."""
    root = checkout()
    if root is None:
        raise WartableError("pages can only be made in a checkout of the sources.")
    paths = {page_path(name): name for name in game_names()}
    ours = {path: name for path, name in paths.items() if path is not None and path.is_relative_to(root)}
    made = {path: render(path.read_text(encoding="utf-8"), game(name)) for path, name in ours.items()}
    first, numbers = root / FIRST_PAGE, root / "docs" / "observations.md"
    if first.is_file():
        made[first] = with_part(
            first.read_text(encoding="utf-8"), "games", games_table(ours, root), FIRST_PAGE
        )
    if numbers.is_file():
        text = numbers.read_text(encoding="utf-8")
        for name in ours.values():
            text = with_part(text, name, numbers_table(game(name)), "the page of observations")
        made[numbers] = text
    networks = root / "docs" / "networks.md"
    if networks.is_file():
        text = networks.read_text(encoding="utf-8")
        for name in ours.values():
            text = with_part(text, name, page_of(game(name)), "the page of networks")
        made[networks] = text
    return made


def outdated() -> list[Path]:
    """The pages that don't read as they should."""
    return [path for path, wanted in pages().items() if path.read_text(encoding="utf-8") != wanted]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m wartable.lab.pages", description="Make the generated tables anew."
    )
    parser.add_argument(
        "--check", action="store_true", help="change nothing; fail when a page is out of date"
    )
    checking = parser.parse_args(arguments).check
    old = outdated()
    for path in old:
        print(
            f"{path.name} is out of date: run python -m wartable.lab.pages"
            if checking
            else f"rewrote {path.name}"
        )
        if not checking:
            path.write_text(pages()[path], encoding="utf-8")
    return 1 if checking and old else 0


if __name__ == "__main__":
    sys.exit(main())
