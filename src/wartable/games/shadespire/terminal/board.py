"""A Shadespire match drawn for 80 columns, from a seat's view alone: warbands, battlefield, attack, hand.
The battlefield itself is drawn in `field`, what comes before it in `opening`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wartable.games.shadespire.terminal.field import Field
from wartable.games.shadespire.terminal.signs import (
    CARD_SIGNS,
    CARD_STYLES,
    DAMAGE,
    FIGHTER_MARKS,
    GLORY,
    INSPIRED,
    MOVE,
    SEAT_STYLES,
    SIDES,
    attack_numbers,
    codes,
    dice_line,
    keywords,
    objective_sign,
    shown_code,
    tokens_of,
    wounds,
)
from wartable.locale import Words
from wartable.terminal.catalogue import catalogue
from wartable.terminal.drawing import ACT, HARM, MUTED, WIDTH, View, apart, fitted, label, ruled, wrapped

LABEL: Final = 11
ACTIVATIONS: Final[int] = catalogue("shadespire").more["activations"]
NAME: Final = 17  # columns for the name of a fighter

Data = Mapping[str, Any]


class Board:
    """The drawing of one view. `open` hexes and fighters are those that can be chosen now."""

    def __init__(
        self,
        view: View,
        words: Words,
        open_hexes: Collection[int] = (),
        open_fighters: Collection[int] = (),
    ) -> None:
        self.view = view
        self.words = words
        self.me: int = max(view["seat"], 0)
        self.seats = len(view["seats"])
        self.fighters: dict[int, Data] = {fighter["id"]: fighter for fighter in view["fighters"]}
        self.codes = codes(view["fighters"], words)
        self.open_hexes = open_hexes
        self.open_fighters = open_fighters

    # --- Pieces ---------------------------------------------------------------------------------------

    def turn(self, seat: int) -> int:
        """A seat's place, from the viewing one on."""
        return (seat - self.me) % self.seats

    def style(self, seat: int) -> str:
        return SEAT_STYLES[self.turn(seat)]

    def name(self, seat: int) -> str:
        """What the viewing seat calls a seat."""
        if seat == self.view["seat"]:
            return self.words.text("seat-you")
        if self.view["seat"] >= 0 and self.seats == 2:
            return self.words.text("seat-opponent", "header")
        return self.words.text("seat-numbered", number=seat + 1)

    def code(self, fighter: int) -> Text:
        """The mark of its seat and the two letters of a fighter."""
        shown = self.fighters[fighter]
        mark = FIGHTER_MARKS[self.turn(shown["seat"])]
        letters = shown_code(self.codes[fighter], shown["inspired"])
        return Text(f"{mark}{letters}", f"bold {self.style(shown['seat'])}")

    def fighter(self, fighter: int) -> Text:
        """A fighter by its letters and its short name."""
        return Text.assemble(self.code(fighter), " ", self.short(fighter))

    def short(self, fighter: int) -> str:
        shown = self.fighters[fighter]
        name = self.words.text(shown["name"], "short")
        return f"{name} {shown['number']}" if shown["number"] else name

    def card(self, key: str) -> Text:
        """A card as the sign of its type and its name."""
        kind = self.view["cards"][key]["type"]
        return Text.assemble((CARD_SIGNS[kind], CARD_STYLES[kind]), " ", self.words.text(f"sha-card-{key}"))

    def place(self, fighter: Data) -> str:
        """Where a fighter stands, and the objective there."""
        if fighter["out"]:
            return self.words.text("terminal-sha-out")
        if fighter["hex"] is None:
            return "–"
        return f"{self.view['hexes'][fighter['hex']]['name']} {objective_sign(fighter['holds'])}".rstrip()

    # --- The whole ------------------------------------------------------------------------------------

    def draw(self) -> RenderableType:
        """Warbands first, the own one last with its hand; the battlefield and its attack stand nearest to the question."""
        lines = self.heading()
        for turn in range(1, self.seats + 1):
            lines += self.warband((self.me + turn) % self.seats)
        below = [Text(), *self.field(), Text(), *self.effects(), *self.attack()]
        return Group(*map(fitted, lines), *self.hand(), *map(fitted, below))

    def heading(self) -> list[Text]:
        """The round, its phase, whose activation it is, and what lasts until it is over."""
        view, say = self.view, self.words.text
        if view["result"] is not None:
            return [ruled(Text(say("terminal-sha-over"), "bold"), "")]
        title = say("terminal-sha-setup")
        if view["round"]:
            who = "none" if view["active"] < 0 else "you" if view["active"] == view["seat"] else "other"
            name = self.name(view["active"]) if view["active"] >= 0 else ""
            taken = view["seats"][view["active"]]["taken"] if view["active"] >= 0 else 0
            title = say(
                f"terminal-sha-{view['phase']}-phase",
                round=view["round"],
                who=who,
                name=name,
                number=taken,
                last=ACTIVATIONS,
            )
        return [ruled(Text(title, "bold"), say("terminal-sha-no-powers") if view["no_powers"] else "")]

    # --- Warbands -------------------------------------------------------------------------------------

    def warband(self, seat: int) -> list[Text]:
        """A seat's name, glory and cards, and a line for each of its fighters."""
        left, right = self.seat_parts(seat)
        line = apart(left, right)
        lines = [line] if line.cell_len <= WIDTH else [left, apart(Text(), right)]
        fighters = [fighter for fighter in self.view["fighters"] if fighter["seat"] == seat]
        standing = [fighter for fighter in fighters if not fighter["out"]]
        for fighter in standing:
            lines += self.fighter_lines(fighter)
        fallen = [self.fallen(fighter) for fighter in fighters if fighter["out"]]
        return lines + (wrapped(f"   {self.words.text('terminal-sha-out')} ", fallen) if fallen else [])

    def seat_parts(self, seat: int) -> tuple[Text, Text]:
        """A seat's name and warband, and its glory, activations and cards."""
        shown = self.view["seats"][seat]
        left = Text.assemble(
            " ",
            (FIGHTER_MARKS[self.turn(seat)], f"bold {self.style(seat)}"),
            " ",
            (self.name(seat), "bold"),
            (f" · {self.words.text('sha-warband-' + shown['warband'])}", MUTED),
        )
        return left, Text.assemble((f"{GLORY}{shown['glory']}", ACT), self.counts(shown))

    def counts(self, shown: Data) -> str:
        """Spent glory, activations taken and left, sizes of the hand and the decks."""
        spent = f"+{shown['spent_glory']}" if shown["spent_glory"] else ""
        taken = "●" * shown["taken"] + "○" * (ACTIVATIONS - shown["taken"])
        objective, power = CARD_SIGNS["objective"], CARD_SIGNS["ploy"]
        told = self.words.text(
            "terminal-sha-counts",
            hand=f"{shown['objective_count']}{objective}{shown['power_count']}{power}",
            deck=f"{shown['objective_deck']}{objective}{shown['power_deck']}{power}",
            discard=len(shown["discard"]),
        )
        return f"{spent} {taken} {told}"

    def fallen(self, fighter: Data) -> Text:
        """A fighter out of action, with the upgrades that it would come back with."""
        gear = self.words.list([self.words.text(f"sha-card-{key}") for key in fighter["upgrades"]])
        name = Text.assemble(self.code(fighter["id"]), " ", (self.short(fighter["id"]), MUTED))
        return name.append(f" ({gear})", MUTED) if gear else name

    def fighter_lines(self, fighter: Data) -> list[Text]:
        """Letters, name, place, wounds, Move, Defence, tokens, attacks; below it the upgrades."""
        name = self.short(fighter["id"]) + (INSPIRED if fighter["inspired"] else "")
        line = Text.assemble("  ", self.code(fighter["id"]), " ")
        style = "underline" if fighter["id"] in self.open_fighters else ""
        line.append(_cut(name, NAME), style).append(" " * (NAME - len(_cut(name, NAME))))
        line.append(f" {self.place(fighter):<5} ").append(wounds(fighter))
        defence = fighter["defence"]
        line.append(f" {MOVE}{fighter['move']} {defence['dice']}{SIDES[defence['symbol']]} ")
        line.append(f"{tokens_of(fighter):<3}", ACT)
        attacks = [self.attack_line(attack) for attack in fighter["attacks"]]
        lines = [line]
        indent = line.cell_len
        for number, attack in enumerate(attacks):
            gap = " · " if number and lines[-1].cell_len > indent else ""
            if lines[-1].cell_len + len(gap) + attack.cell_len > WIDTH and lines[-1].cell_len > indent:
                lines.append(Text(" " * indent))
                gap = ""
            lines[-1].append(gap, MUTED).append(attack)
        if fighter["upgrades"]:
            lines += wrapped(" " * 6, [self.card(key) for key in fighter["upgrades"]])
        return lines

    def attack_line(self, attack: Data) -> Text:
        """An attack by its numbers; that of an upgrade has its sign."""
        sign = CARD_SIGNS["upgrade"] if attack["card"] else ""
        told = " ".join(keywords(attack, self.words))
        return Text.assemble(
            (sign, CARD_STYLES["upgrade"]), attack_numbers(attack), (f" {told}" if told else "", MUTED)
        )

    # --- What is going on -----------------------------------------------------------------------------

    def field(self, rows: int | None = None, columns: int = WIDTH) -> list[Text]:
        """The battlefield in so many lines and columns; what is left out of it is told."""
        drawn = Field(self.view, self.codes, self.open_hexes, self.open_fighters, self.focus(), columns)
        lines = drawn.lines()
        notes = []
        if drawn.scrolled:
            first, last = drawn.columns()
            notes.append(Text(self.words.text("terminal-sha-scrolled", first=first, last=last), MUTED))
        if rows is not None and len(lines) + len(notes) > rows:
            kept = drawn.rows_near(rows - len(notes) - 1)
            shown = {"first": drawn.row_name(kept[0]), "last": drawn.row_name(kept[-1])}
            notes.append(Text(self.words.text("terminal-sha-low", **shown), MUTED))
            lines = [lines[row] for row in kept]
        return lines + notes

    def focus(self) -> int | None:
        """The hex that must be seen: of what is decided or going on, else of somebody of the own warband."""
        pending, attack = self.view["pending"], self.view["attack"]
        wanted = [pending["fighter"], attack["attacker"] if attack else None]
        wanted += [act["fighter"] for act in reversed(self.view["acts"])]
        wanted += [fighter["id"] for fighter in self.view["fighters"] if fighter["seat"] == self.me]
        places = [self.fighters[fighter]["hex"] for fighter in wanted if fighter is not None]
        return next((hex for hex in [*sorted(self.open_hexes)[:1], *places] if hex is not None), None)

    def attack(self) -> list[Text]:
        """The attack that is going on: who, whom, with what; dice, what counts, and how it stands."""
        attack, say = self.view["attack"], self.words.text
        if attack is None:
            return []
        line = Text().append(label(say("terminal-sha-attack"), LABEL), MUTED)
        line.append(self.fighter(attack["attacker"])).append(" → ", MUTED).append(
            self.fighter(attack["target"])
        )
        line.append(f" · {say(attack['name'])} · {DAMAGE}{attack['damage']}")
        lines = [line]
        sides = (
            ("dice", attack["dice"], attack["crits"], attack["hits"], self.attack_reasons(attack)),
            ("defence", attack["defence"], attack["stops"], attack["blocks"], self.defence_reasons(attack)),
        )
        for name, dice, crits, hits, reasons in sides:
            if dice:
                line = Text().append(label(say(f"terminal-sha-{name}"), LABEL), MUTED).append(dice_line(dice))
                if attack["state"] != "open":
                    line.append(f" {say('terminal-sha-counted', crits=crits, hits=hits)}")
                lines += _joined(line, reasons)
        if attack["state"] != "open":
            lines.append(Text(label("", LABEL) + self.outcome(attack), "bold"))
        return lines

    def attack_reasons(self, attack: Data) -> str:
        """Which sides of attack dice are successes, and what helps them to be."""
        return self.reasons(attack["counting"], self.support(attack, 1))

    def defence_reasons(self, attack: Data) -> str:
        """Which sides of defence dice are successes, and what helps or hinders that."""
        say = self.words.text
        more = [say("terminal-sha-on-guard")] if self.fighters[attack["target"]]["guard"] else []
        more += [say("terminal-sha-cleave")] if attack["cleave"] else []
        more += self.support(attack, -1)
        return self.reasons(
            attack["defence_counting"], [*more, *([say("terminal-sha-trapped")] if attack["trapped"] else [])]
        )

    def support(self, attack: Data, side: int) -> list[str]:
        """SHA-126: how many more supporters the side has that has more."""
        more = side * (attack["supporters"] - attack["target_supporters"])
        return [self.words.text("terminal-sha-supporters", more=more)] if more > 0 else []

    def reasons(self, sides: Iterable[str], more: Iterable[str]) -> str:
        signs = " ".join(SIDES[side] for side in sides)
        return " · ".join([self.words.text("terminal-sha-counting", signs=signs), *more])

    def outcome(self, attack: Data) -> str:
        state = "critical" if attack["state"] == "succeeds" and attack["critical"] else attack["state"]
        return self.words.text(f"terminal-sha-state-{state}")

    def effects(self) -> list[Text]:
        """Ploys that last, whose they are, whom they are about, and until when."""
        parts = []
        for effect in self.view["effects"]:
            about = [self.name(effect["seat"])]
            if effect["fighter"] is not None:
                about.append(self.short(effect["fighter"]))
            about.append(self.words.text(f"terminal-sha-lasts-{effect['when']}"))
            part = self.card(effect["card"]).append(f" ({self.words.list(about)})", MUTED)
            parts.append(part)
        return wrapped(label(self.words.text("terminal-sha-lasting"), LABEL), parts) if parts else []

    # --- The own hand ---------------------------------------------------------------------------------

    def hand(self) -> list[RenderableType]:
        """Objective cards with what they ask for, power cards by name."""
        if self.view["seat"] < 0:
            return []
        shown = self.view["seats"][self.me]
        parts = [self.card(key) for key in shown["powers"]]
        title = label(self.words.text("terminal-hand"), LABEL)
        none = Text(self.words.text("terminal-none"), MUTED)
        lines = [fitted(line) for line in wrapped(title, parts or [none])]
        table = Table.grid()
        table.add_column(width=WIDTH - 2, overflow="fold")
        for key in shown["objectives"]:
            table.add_row(self.objective(key))
        return [Padding(table, (0, 0, 0, 1), expand=False), *lines]

    def objective(self, key: str) -> Text:
        """An objective card: its glory, and what it asks for."""
        facts = self.view["cards"][key]
        text = Text.assemble(self.card(key), (f" {GLORY}{facts['glory']} ", ACT))
        text.append(self.words.text(f"sha-card-{key}", "text"))
        if key in self.view["seats"][self.me]["fresh"]:
            text.append(f" {self.words.text('terminal-sha-fresh')}", HARM)
        return text


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"


def _joined(line: Text, reasons: str) -> list[Text]:
    """What counts stands behind the dice, or below them where there is no room."""
    told = Text(reasons, MUTED)
    if line.cell_len + 2 + told.cell_len <= WIDTH:
        return [Text.assemble(line, "  ", told)]
    return [line, Text.assemble(" " * LABEL, told)]
