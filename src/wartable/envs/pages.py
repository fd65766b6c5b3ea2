"""The generated parts of docs/environments.md: of each game its names, formats, observation, actions and rewards, from the code.
`python -m wartable.envs.pages` rewrites them; with `--check` it only says whether the page is out of date."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from wartable.envs import deckbuilding, gymnasium, openspiel, pettingzoo
from wartable.envs.sides import is_zero_sum, sides_of
from wartable.kernel.contract import Format, Game, game, game_names
from wartable.kernel.errors import WartableError
from wartable.kernel.finding import homes
from wartable.lab.pages import numbers_table, table, with_part

PAGE = Path(__file__).parents[3] / "docs" / "environments.md"


def names_table(rules: Game) -> str:
    """What each interface calls a game, and what its version is about."""
    usual = rules.format().name
    rows = [
        ["OpenSpiel", f"`{openspiel.name_of(rules.name)}(format={usual})`"],
        [
            "PettingZoo",
            f"`wartable.envs.pettingzoo.{rules.name}_v{pettingzoo.VERSION}.env(format={usual!r})`",
        ],
        ["Gymnasium", f"`{gymnasium.id_of(rules.name)}`, alone and with `make_vec`"],
    ]
    if rules.decks is not None and rules.decks.building is not None:
        rows.append(["Gymnasium, a deck", f"`{gymnasium.id_of_deck(rules.name)}`"])
    versions = (
        f"Versions: environments {gymnasium.VERSION}, rules {rules.rules_version},"
        f" numbers of actions and cards {rules.vocabulary_version}."
    )
    return "\n\n".join([table(["interface", "name"], rows), versions])


def formats_table(rules: Game) -> str:
    """The formats with their seats, and how rewards add up."""
    rows = [_format_row(rules, format) for format in rules.formats.values()]
    return table(["format", "seats", "sides", "sum of rewards", "what it is"], rows)


def _format_row(rules: Game, format: Format) -> list[object]:
    sides = sides_of(rules, format.name, {})
    shown = " against ".join("+".join(map(str, side)) for side in sides)
    return [f"`{format.name}`", format.seats, shown, 0 if is_zero_sum(sides) else "any", format.text]


def rewards_text(rules: Game) -> str:
    """When rewards come, and when a match is stopped."""
    return (
        "Rewards: 0 until the match is over, then +1 for a seat that has won, -1 for one that has lost and 0 where it is drawn."
        f" After {rules.longest:,} decisions a match is stopped (truncated) and nobody has won."
    )


def deck_table(rules: Game) -> str:
    """What the building of a deck is made of."""
    if rules.decks is None or rules.decks.building is None:
        return "Decks of this game are not built card by card."
    heads, cards = rules.decks.building.heads, rules.decks.building.cards
    rows = [
        [0, len(heads), f"what the deck is of: `{heads[0]}` to `{heads[-1]}`"],
        [len(heads), len(cards), f"one card more: `{cards[0]}` to `{cards[-1]}`"],
        [len(heads) + len(cards), 1, "the deck is done"],
    ]
    told = (
        f"Building a deck for the format `{rules.decks.format}`, tried in {deckbuilding.MATCHES} matches unless told otherwise."
        " Actions, and in the same order the observation (a flag for each head, the number of each card):"
    )
    return "\n\n".join([told, table(["from", "actions", "what they name"], rows)])


def part(rules: Game) -> str:
    """All that is generated of a game."""
    return "\n\n".join(
        [
            names_table(rules),
            formats_table(rules),
            rewards_text(rules),
            deck_table(rules),
            numbers_table(rules),
        ]
    )


def page(text: str) -> str:
    """The page with the parts of all our games made anew; those of other packages have no part of it."""
    for name in (name for name in game_names() if homes()[name].is_ours):
        text = with_part(text, name, part(game(name)), "the page of environments")
    return text


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m wartable.envs.pages",
        description="Make the generated parts of docs/environments.md anew.",
    )
    parser.add_argument(
        "--check", action="store_true", help="change nothing; fail when the page is out of date"
    )
    checking = parser.parse_args(arguments).check
    if not PAGE.is_file():
        raise WartableError("the page of environments can only be made in a checkout of the sources.")
    old = PAGE.read_text(encoding="utf-8")
    new = page(old)
    if new == old:
        return 0
    print(
        f"{PAGE.name} is out of date: run python -m wartable.envs.pages"
        if checking
        else f"rewrote {PAGE.name}"
    )
    if not checking:
        PAGE.write_text(new, encoding="utf-8")
    return 1 if checking else 0


if __name__ == "__main__":
    sys.exit(main())
