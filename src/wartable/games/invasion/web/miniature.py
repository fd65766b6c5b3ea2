"""The miniature of Invasion: two capitals of three zones, their damage as bars, their cards by race; and an attack."""

from __future__ import annotations

from typing import Any

from wartable.web.miniature import HEIGHT, WIDTH, svg

View = dict[str, Any]

SIGNS = {
    "dwarf": "◆", "empire": "♜", "high-elf": "❖", "orc": "✖", "chaos": "✦", "dark-elf": "☾", "neutral": "○",
}  # fmt: skip
ZONES = ("kingdom", "quest", "battlefield")
LEFT, WIDE, HIGH = 10, 90, 92
STEP = WIDE + 5
TOPS = (132, 12)  # of the halves: the first seat below
CARD = (17, 24)
MOST = 8  # cards that a zone can show
ROW = 4


def draw(view: View) -> str:
    """Both capitals facing, with an arrow where one attacks the other."""
    parts = [f'<line class="mini-line" x1="12" x2="{WIDTH - 12}" y1="{HEIGHT // 2}" y2="{HEIGHT // 2}"/>']
    for seat in view["seats"]:
        for zone in seat["zones"]:
            parts += _zone(view, zone, LEFT + ZONES.index(zone["zone"]) * STEP, seat["seat"])
    for seat in view["seats"]:
        parts += [_attack(zone, seat["seat"]) for zone in seat["zones"] if zone["attacked"]]
    return svg("".join(parts))


def _zone(view: View, zone: View, x: int, seat: int) -> list[str]:
    top = TOPS[seat]
    css = "mini-zone mini-burning" if zone["burning"] else "mini-zone"
    parts = [f'<rect class="{css}" x="{x}" y="{top}" width="{WIDE}" height="{HIGH}" rx="6"/>']
    parts += _damage(zone, x, top + HIGH - 10 if seat == 0 else top + 5)
    cards = [view["cards"].get(card["card"], {}).get("race", "neutral") for card in zone["cards"]]
    cards += ["down"] * zone["developments"]["count"]
    above = top + 8 if seat == 0 else top + 18
    for place, race in enumerate(cards[:MOST]):
        left, down = x + 7 + place % ROW * (CARD[0] + 3), above + place // ROW * (CARD[1] + 5)
        css = "mini-down" if race == "down" else "mini-card"
        parts.append(
            f'<rect class="{css}" x="{left}" y="{down}" width="{CARD[0]}" height="{CARD[1]}" rx="3"/>'
        )
        if race != "down":
            parts.append(
                f'<rect class="mini-race-{race}" x="{left + 2.5}" y="{down + 2.5}" width="{CARD[0] - 5}" height="{CARD[1] - 9}" rx="1"/>'
                f'<text class="mini-sign" x="{left + CARD[0] / 2}" y="{down + 13}">{SIGNS[race]}</text>'
            )
    return parts


def _damage(zone: View, x: int, y: int) -> list[str]:
    """A bar that fills up to the hit points; a burning section is full, and says so by a flame."""
    share = 1.0 if zone["burning"] else min(1.0, zone["damage"] / max(1, zone["hit_points"]))
    wide = WIDE - 14
    parts = [f'<rect class="mini-bar" x="{x + 7}" y="{y}" width="{wide}" height="5" rx="2.5"/>']
    if share:
        parts.append(
            f'<rect class="mini-harm" x="{x + 7}" y="{y}" width="{wide * share:.0f}" height="5" rx="2.5"/>'
        )
    if zone["burning"]:
        middle, top = x + WIDE - 16, y - 10 if y > HEIGHT // 2 else y + 8
        parts.append(
            f'<path class="mini-flame" d="M{middle} {top + 8}c-6 0-7-5-4-9 1 2 2 2 2 2 0-4 2-6 4-8 0 4 4 6 4 10 0 3-2 5-6 5z"/>'
        )
    return parts


def _attack(zone: View, seat: int) -> str:
    """From the battlefield of the other to the zone under attack."""
    down = seat == 0
    x, y = LEFT + ZONES.index(zone["zone"]) * STEP + WIDE // 2, TOPS[0] + 30 if down else TOPS[1] + HIGH - 30
    start_x, start_y = LEFT + 2 * STEP + WIDE // 2, TOPS[1] + HIGH - 22 if down else TOPS[0] + 22
    tip = 9 if down else -9
    return f'<path class="mini-attack" d="M{start_x} {start_y}L{x} {y}M{x - 7} {y - tip}L{x} {y}L{x + 7} {y - tip}"/>'
