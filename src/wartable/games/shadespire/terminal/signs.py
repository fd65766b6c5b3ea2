"""The signs of Shadespire in the terminal: dice, tokens, grounds, sides, two letters for each fighter, numbers of attacks.
Whatever is told by colour has a sign as well."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from rich.text import Text

from wartable.locale import Words
from wartable.terminal.drawing import HARM, MUTED

Data = Mapping[str, Any]

SIDES: Final = {
    "hammer": "⚒",
    "sword": "⚔",
    "shield": "⛨",
    "dodge": "↯",
    "single": "•",
    "double": "∶",
    "crit": "✹",
}
RANGE: Final = "↔"
DAMAGE: Final = "✖"
MOVE: Final = "➤"
WOUNDS: Final = "♥"
GLORY: Final = "★"
INSPIRED: Final = "✦"
TOKENS: Final = (("moved", "›"), ("charged", "»"), ("guard", "◊"), ("spent", "∅"), ("frozen", "❄"))
CARD_SIGNS: Final = {"objective": "◆", "ploy": "✧", "upgrade": "■"}
CARD_STYLES: Final = {"objective": "gold3", "ploy": "medium_purple1", "upgrade": "green3"}

# By the place of a seat from the viewing one on: what its fighters, its territory and its colour are.
FIGHTER_MARKS: Final = ("▲", "▼", "►", "◄")
LAND_MARKS: Final = ("│", "║", "┊", "╏")
SEAT_STYLES: Final = ("deep_sky_blue1", "indian_red1", "green3", "medium_purple1")
NO_LAND: Final = "·"

START: Final = "°"
LETHAL: Final = "†"
BLOCKED: Final = "▒"
EDGE: Final = "'"
HIDDEN: Final = "○"
OBJECTIVES: Final = "⓪①②③④⑤⑥⑦⑧⑨"


def objective_sign(objective: int | str | None) -> str:
    """An objective on a hex: its number, or face down."""
    if objective is None:
        return ""
    return OBJECTIVES[objective] if isinstance(objective, int) else HIDDEN


def tokens_of(fighter: Data) -> str:
    return "".join(sign for name, sign in TOKENS if fighter[name])


def attack_numbers(attack: Data) -> str:
    """Range, dice with the symbol that counts, and damage."""
    return f"{RANGE}{attack['range']} {attack['dice']}{SIDES[attack['symbol']]} {DAMAGE}{attack['damage']}"


def keywords(attack: Data, words: Words) -> list[str]:
    """Cleave, Knockback, and that it strikes all around."""
    found = [words.text("terminal-sha-cleave")] if attack["cleave"] else []
    if attack["knockback"]:
        found.append(words.text("terminal-sha-knockback", hexes=attack["knockback"]))
    if attack["sweep"]:
        found.append(words.text("terminal-sha-sweep"))
    return found


def dice_line(dice: Iterable[Data]) -> Text:
    """Dice one beside the other: successes in brackets, the others dim; re-rolled ones marked."""
    line = Text()
    for die in dice:
        again = "↻" if die["rerolled"] else ""
        sign = SIDES[die["side"]]
        line.append(f"[{sign}]{again} ", "bold") if die["counts"] else line.append(f" {sign} {again} ", MUTED)
    return line


def wounds(fighter: Data) -> Text:
    """Wounds left, of how many."""
    left = fighter["max_wounds"] - fighter["wounds"]
    style = HARM if fighter["wounds"] else ""
    return Text(f"{WOUNDS}{max(0, left)}/{fighter['max_wounds']}", style)


# --- Two letters ------------------------------------------------------------------------------------------------


def codes(fighters: Iterable[Data], words: Words) -> dict[int, str]:
    """Two letters for every fighter of the match, the same for all seats; who has a number has it as the second."""
    found: dict[int, str] = {}
    for fighter in fighters:
        name = words.text(fighter["name"], "short")
        taken = {code.casefold() for code in found.values()}
        found[fighter["id"]] = next(
            code for code in _proposals(name, fighter["number"]) if code.casefold() not in taken
        )
    return found


def _proposals(name: str, number: int) -> Iterator[str]:
    letters = [letter for letter in name if letter.isalpha()]
    first = letters[0].upper()
    if number:
        yield from (f"{letter.upper()}{number}" for letter in letters)
    else:
        yield from (f"{first}{letter.lower()}" for letter in letters[1:])
    yield from (f"{first}{digit}" for digit in range(10))
    yield from (f"{digit}{first}" for digit in range(10))


def shown_code(code: str, inspired: bool) -> str:
    """Capitals for an inspired fighter."""
    return code.upper() if inspired else code
