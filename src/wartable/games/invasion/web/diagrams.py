"""The diagrams of Invasion's rules page: both capitals and what power does in a zone, a turn, a combat, the chain.
Numbers are those of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wartable.games.invasion.rules.stats import BASE_KINGDOM, BASE_QUEST, SECTION_HIT_POINTS
from wartable.games.invasion.state import Zone
from wartable.locale import Words
from wartable.web.diagrams import WIDTH, Diagram, arrow, box, label, picture, steps

ACROSS, APART = 116, 6
TALL, BETWEEN = 108, 44
BASE = {Zone.KINGDOM: BASE_KINGDOM, Zone.QUEST: BASE_QUEST, Zone.BATTLEFIELD: 0}

LAYER = 50
CHAIN = ("tactic", "answer", "last")  # in the order in which they are announced


def zones(words: Words) -> str:
    """INV-002, INV-024: the three zones of both capitals, and what power in each gives."""
    name = "diagram-invasion-zones"
    middle = 24 + TALL
    own = middle + BETWEEN
    parts = [
        label(4, 11, words.text(f"{name}-theirs"), css="strong", at="start"),
        label(4, own + TALL + 14, words.text(f"{name}-own"), css="strong", at="start"),
    ]
    for zone in Zone:
        x = zone * (ACROSS + APART)
        for side, y in (("theirs", 24), ("own", own)):
            parts.append(box(x, y, ACROSS, TALL, side))
            parts += _zone(words, zone, x + ACROSS / 2, y)
    # Only units of the battlefield attack, and they may attack any zone.
    start = Zone.BATTLEFIELD * (ACROSS + APART) + ACROSS / 2
    for zone in Zone:
        parts.append(arrow(start, own, zone * (ACROSS + APART) + ACROSS / 2, middle + 2))
    return picture(words, name, own + TALL + 26, "".join(parts))


def _zone(words: Words, zone: Zone, x: float, y: float) -> list[str]:
    key = zone.name.lower()
    return [
        label(x, y + 15, words.text(f"zone-{key}"), css="strong", room=ACROSS - 4),
        label(x, y + 45, words.text(f"diagram-invasion-zones-{key}"), room=ACROSS - 8),
        label(
            x,
            y + 85,
            words.text("diagram-invasion-zones-section", power=BASE[zone], hit=SECTION_HIT_POINTS),
            room=ACROSS - 8,
        ),
    ]


def turn(words: Words) -> str:
    """INV-051: the phases of a turn."""
    return steps(words, "diagram-invasion-turn", ("kingdom", "quest", "capital", "battlefield"))


def combat(words: Words) -> str:
    """INV-101: the five steps of combat."""
    return steps(words, "diagram-invasion-combat", ("zone", "attackers", "defenders", "assign", "apply"))


def chain(words: Words) -> str:
    """INV-124: what was announced last is carried out first."""
    name = "diagram-invasion-chain"
    bottom = 30 + (len(CHAIN) - 1) * LAYER
    parts = []
    for number, step in enumerate(CHAIN):
        y = bottom - number * LAYER
        parts.append(box(84, y, 192, LAYER - 8, "chosen" if number == len(CHAIN) - 1 else "part"))
        parts.append(label(180, y + (LAYER - 8) / 2, words.text(f"{name}-{step}"), room=184))
        parts.append(label(62, y + (LAYER - 8) / 2, str(number + 1), css="strong"))
        parts.append(label(298, y + (LAYER - 8) / 2, str(len(CHAIN) - number), css="strong"))
    parts += [arrow(38, bottom + LAYER - 10, 38, 32), arrow(322, 32, 322, bottom + LAYER - 10)]
    parts.append(label(62, 12, words.text(f"{name}-announced"), room=124))
    parts.append(label(298, 12, words.text(f"{name}-carried"), room=124))
    parts.append(label(WIDTH / 2, bottom + LAYER + 12, words.text(f"{name}-order"), css="strong"))
    return picture(words, name, bottom + LAYER + 26, "".join(parts))


DIAGRAMS: Final[Mapping[str, Diagram]] = {
    "INV-002": zones,
    "INV-051": turn,
    "INV-101": combat,
    "INV-124": chain,
}
