"""An Invasion match drawn for 80 columns, from a seat's view alone: two capitals of three zones, chain, combat, hand.
The zones of the same name stand one below the other; what is said stands in the Fluent files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from wartable.kernel.message import Message
from wartable.locale import Words
from wartable.terminal.drawing import ACT, HARM, MUTED, WIDTH, View, apart, fitted, label, ruled, wrapped

COLUMN: Final = 25
LABEL: Final = 12
ZONES: Final = ("kingdom", "quest", "battlefield")
SYMBOLS: Final = {"unit": "▲", "support": "■", "quest": "◆", "tactic": "✦", "draft": "✧"}
STYLES: Final = {
    "unit": "deep_sky_blue1",
    "support": "green3",
    "quest": "gold3",
    "tactic": "medium_purple1",
    "draft": "bold",
}
POWER: Final = "⚒"
HIT_POINTS: Final = "♥"
DEVELOPMENT: Final = "▪"
GATHERED: Final = "●"
TOUGHNESS: Final = "◈"
SHIELD: Final = "▣"
MARKS: Final = (
    ("↷", "corrupt"),
    ("⊘", "barred"),
    ("†", "doomed"),
    ("↶", "returning"),
    ("✓", "spared"),
    ("⚑", "captive"),
    ("✧", "qualities"),
)
ROLES: Final = {"attacks": ("»", ACT), "defends": ("«", ACT), None: (" ", "")}

Data = Mapping[str, Any]


class Board:
    """The drawing of one view."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words
        self.me = max(view["seat"], 0)

    # --- Pieces ---------------------------------------------------------------------------------------

    def symbol(self, key: str) -> Text:
        kind = self.view["cards"][key]["type"]
        return Text(SYMBOLS[kind], STYLES[kind])

    def card(self, key: str, count: int = 1) -> Text:
        """A card as the symbol of its type and its name."""
        name = self.words.text(f"card-{key}")
        return Text.assemble(self.symbol(key), " ", name, f" ×{count}" if count > 1 else "")

    def name(self, seat: int, form: str = "") -> str:
        """What the viewing seat calls a seat."""
        if seat == self.view["seat"]:
            return self.words.text("seat-you")
        if self.view["seat"] >= 0:
            return self.words.text("seat-opponent", form)
        return self.words.text("seat-numbered", number=seat + 1)

    def whose(self, seat: int) -> dict[str, Any]:
        """Whose something is, as sentences want to know it."""
        side = "other" if self.view["seat"] < 0 else "yours" if seat == self.view["seat"] else "theirs"
        return {"side": side, "name": self.name(seat)}

    def place(self, seat: int, zone: str) -> Message:
        return Message(f"invasion-place-{zone}", self.whose(seat))

    # --- The whole ------------------------------------------------------------------------------------

    def draw(self) -> RenderableType:
        """The board from the enemy's seat down to the own hand."""
        lines = [*self.heading(), *self.seat_lines(1 - self.me), *self.capital(1 - self.me)]
        lines += self.combat() + self.chain()
        lines += [*self.capital(self.me), *self.seat_lines(self.me)]
        if self.view["seat"] >= 0:
            lines += self.face_down() + self.hand()
        return Group(*(fitted(line) for line in lines))

    def heading(self) -> list[Text]:
        """The turn, whose it is, its phase, and what has been done in it that can't be done again."""
        view, say = self.view, self.words.text
        phase = view["phase"]
        if phase == "draft":
            draft = view["draft"]
            return [ruled(Text(say("terminal-draft", pack=draft["pack"], packs=draft["packs"]), "bold"), "")]
        if phase in ("over", "setup"):
            return [ruled(Text(say(f"terminal-invasion-{phase}"), "bold"), "")]
        who = "you" if view["active"] == view["seat"] else "other"
        turn = say(
            "terminal-invasion-turn", turn=view["turn"], who=who, name=self.name(view["active"], "header")
        )
        notes = [say("terminal-developed")] if view["developed"] else []
        notes += [say("terminal-limited")] if view["seats"][view["active"]]["limited"] else []
        notes += [say("terminal-shielded")] if view["shielded"] else []
        title, told = Text(f"{turn} · {say('terminal-phase-' + phase)}", "bold"), " · ".join(notes)
        line = ruled(title, told)
        return [line] if line.cell_len <= WIDTH else [ruled(title, ""), apart(Text(), Text(told, MUTED))]

    def seat_lines(self, seat: int) -> list[Text]:
        """A seat's name and race, its resources and the sizes of its piles; what is known of the hand."""
        shown, say = self.view["seats"][seat], self.words.text
        left = Text.assemble(" ", (self.name(seat, "header"), "bold"))
        left.append(f" · {say('race-' + shown['capital'])}", MUTED)
        counts = say(
            "terminal-invasion-counts",
            resources=shown["resources"],
            hand=shown["hand"]["size"],
            deck=shown["deck"]["size"],
            discard=sum(shown["discard"].values()),
        )
        lines = [apart(left, Text(counts))]
        known = shown["hand"]["known"]
        if known and not shown["you"]:
            title = label(say("terminal-known"), LABEL)
            lines += wrapped(title, [self.card(key, count) for key, count in known.items()])
        return lines

    def hand(self) -> list[Text]:
        """The own hand with what each card costs now; a star marks what the opponent has seen."""
        title = label(self.words.text("terminal-hand"), LABEL)
        shown = self.view["seats"][self.me]
        cards = shown["hand"]["cards"]
        if not cards:
            return [Text.assemble((title, MUTED), (self.words.text("terminal-none"), MUTED))]
        parts = []
        for key, held in cards.items():
            style = ACT if held["cost"] <= shown["resources"] else MUTED
            part = Text.assemble((self.cost(key, held["cost"]), style), " ", self.card(key, held["count"]))
            parts.append(part.append("*" if key in shown["hand"]["known"] else "", MUTED))
        return wrapped(title, parts)

    def cost(self, key: str, cost: int) -> str:
        if self.view["cards"][key]["cost"] != "X":
            return str(cost)
        return f"X+{cost}" if cost else "X"

    def face_down(self) -> list[Text]:
        """The own developments, which only their owner may look at."""
        parts = []
        for zone in self.view["seats"][self.me]["zones"]:
            title = self.words.text(f"zone-{zone['zone']}")
            for hidden in zone["developments"]["cards"] or []:
                parts.append(Text.assemble((f"{title}: " if title else "", MUTED), self.card(hidden["card"])))
                title = ""
        return wrapped(label(self.words.text("terminal-face-down"), LABEL), parts) if parts else []

    # --- Capitals -------------------------------------------------------------------------------------

    def capital(self, seat: int) -> list[Text]:
        """Three zones side by side: power in the heading, then the section, then the cards."""
        zones = self.view["seats"][seat]["zones"]
        columns = [[self.section(zone), *self.cards(zone, seat)] for zone in zones]
        lines = [self.zone_headings(zones)]
        for row in range(max(map(len, columns))):
            lines.append(self.row(column[row] if row < len(column) else Text() for column in columns))
        lines.append(Text("└" + "┴".join(["─" * COLUMN] * 3) + "┘", MUTED))
        return lines

    def zone_headings(self, zones: Iterable[Data]) -> Text:
        line = Text("┌", MUTED)
        for number, zone in enumerate(zones):
            title = Text.assemble(
                ("─ ", MUTED), (self.words.text(f"zone-{zone['zone']}"), "bold"), f" {POWER}{zone['power']} "
            )
            title.truncate(COLUMN)
            line.append(title).append("─" * (COLUMN - title.cell_len), MUTED).append(
                "┬" if number < 2 else "┐", MUTED
            )
        return line

    def row(self, cells: Iterable[Text]) -> Text:
        line = Text()
        for cell in cells:
            cell.truncate(COLUMN, pad=True)
            line.append("│", MUTED).append(cell)
        return line.append("│", MUTED)

    def section(self, zone: Data) -> Text:
        """Hit points with damage, or the fire; developments; what is assigned to it."""
        text = Text(" ")
        if zone["burning"]:
            text.append(self.words.text("terminal-burning"), HARM)
        else:
            text.append(f"{HIT_POINTS}{zone['hit_points']}")
            if zone["damage"]:
                text.append(f"−{zone['damage']}", HARM)
        if zone["developments"]["count"]:
            text.append(f" {DEVELOPMENT}{zone['developments']['count']}")
        text.append(self.assigned(zone))
        if zone["attacked"]:
            text.append(f" {self.words.text('terminal-under-attack')}", HARM)
        return text

    def cards(self, zone: Data, seat: int) -> list[Text]:
        """The cards of a zone, one below the other."""
        return [line for card, sign in self.pieces(zone, seat) for line in self.piece(card, sign)]

    def pieces(self, zone: Data, seat: int) -> Iterator[tuple[Data, str]]:
        """The cards of a zone, each followed by what quests on it and what is attached to it, with the sign of that."""
        here: dict[int, Data] = {card["slot"]: card for card in zone["cards"]}
        for card in zone["cards"]:
            if card["host"] < 0:
                yield card, ""
                yield from self.attached(card, here, seat, "")
                if card.get("quester", -1) in here:
                    quester = here[card["quester"]]
                    yield quester, "└"
                    yield from self.attached(quester, here, seat, " ")

    def attached(
        self, card: Data, here: Mapping[int, Data], seat: int, indent: str
    ) -> Iterator[tuple[Data, str]]:
        """What is attached to a card: by its own side, or by the other."""
        for slot in card["attached"]:
            yield here[slot], indent + ("+" if here[slot]["seat"] == seat else "−")

    def named(self, card: Data, sign: str) -> Text:
        """A card in play by its name, with what it does and hangs on before it."""
        mark = ROLES[card.get("role")]
        name = Text.assemble(
            (sign, MUTED) if sign else mark, (mark if sign and mark[1] else ""), self.card(card["card"])
        )
        if card.get("corrupt"):
            name.stylize("dim")
        return name

    def piece(self, card: Data, sign: str) -> list[Text]:
        """A card in play on one line, or on more where its name is long."""
        *lines, last = self.broken(self.named(card, sign))
        numbers = self.numbers(card)
        gap = COLUMN - last.cell_len - numbers.cell_len
        if gap >= 1:
            return [*lines, Text.assemble(last, " " * gap, numbers)]
        return [*lines, last, Text.assemble(" " * max(0, COLUMN - numbers.cell_len), numbers)]

    def broken(self, name: Text) -> list[Text]:
        """A name that is wider than its zone goes on below, behind its symbol."""
        place = name.plain.rfind(" ", 0, COLUMN)
        if name.cell_len <= COLUMN or name.cell_len - place > COLUMN:
            name.truncate(COLUMN, overflow="ellipsis")
            return [name]
        first, rest = name.divide([place])
        rest.pad_left(name.plain.index(" ", 1))
        return [first, rest]

    def numbers(self, card: Data) -> Text:
        """Power now, hit points with damage, and every mark on the card."""
        parts = [Text(f"{GATHERED}{card['tokens']}")] if card.get("tokens") else []
        marks = "".join(sign for sign, name in MARKS if card.get(name))
        if marks:
            parts.append(Text(marks, HARM))
        if card.get("toughness"):
            parts.append(Text(f"{TOUGHNESS}{card['toughness']}"))
        if card.get("shield"):
            parts.append(Text(f"{SHIELD}{card['shield']}"))
        if card["power"] or card["type"] == "unit":
            parts.append(Text(f"{POWER}{card['power']}"))
        if card["type"] == "unit":
            hit_points = Text(f"{HIT_POINTS}{card['hit_points']}")
            if card["damage"]:
                hit_points.append(f"−{card['damage']}", HARM)
            parts.append(hit_points.append(self.assigned(card)))
        return Text(" ").join(parts)

    def assigned(self, shown: Data) -> Text:
        """Damage that lies beside a card or a section."""
        text = Text()
        ordinary = shown["assigned"] + shown["aside"]
        if ordinary:
            text.append(f" +{ordinary}", HARM)
        if shown["uncancellable"]:
            text.append(f" +{shown['uncancellable']}!", HARM)
        return text

    # --- Between the capitals ---------------------------------------------------------------------------

    def combat(self) -> list[Text]:
        """What is attacked, and the damage of both sides, with what is still to be assigned."""
        combat = self.view["combat"]
        if combat is None:
            return []
        attack, defence = combat["points"][1 - combat["seat"]], combat["points"][combat["seat"]]
        place = self.place(combat["seat"], combat["zone"])
        text = self.words.text(
            "terminal-combat-line",
            place=place,
            attack=attack["power"] + attack["uncancellable"],
            defence=defence["power"] + defence["uncancellable"],
        )
        left = sum(side["left"] + side["uncancellable_left"] for side in combat["points"])
        if left:
            text += f" · {self.words.text('terminal-to-assign', left=left)}"
        return [Text.assemble((label(self.words.text("terminal-combat"), LABEL), MUTED), text)]

    def chain(self) -> list[Text]:
        """The entries of the chain, the one that resolves first on top."""
        lines: list[Text] = []
        for entry in reversed(self.view["chain"]):
            title = self.words.text("terminal-chain") if not lines else ""
            line = Text().append(label(title, LABEL), MUTED).append(f"{entry['row'] + 1} ", MUTED)
            line.append(self.card(entry["card"])).append(f" ({self.name(entry['seat'], 'header')})", MUTED)
            if entry["x"] and entry["kind"] != "forced":
                line.append(f" X={entry['x']}")
            targets = [self.target(target) for target in entry["targets"]]
            if targets:
                line.append(" → ", MUTED).append(Text(", ").join(targets))
            if entry["state"] == "cancelled":
                line.append(f" {self.words.text('terminal-cancelled')}", HARM)
            lines.append(line)
        return lines

    def target(self, target: Data) -> Text:
        """What an entry of the chain aims at."""
        if target["area"] == "zone":
            return Text(self.words.say(self.place(target["seat"], target["zone"])))
        if target["area"] == "development" and target["card"] is None:
            return Text(self.words.text("invasion-piece-down", **self.whose(target["seat"])))
        if target["card"] is None:
            return Text(self.words.text("terminal-gone"), MUTED)
        return self.card(target["card"])
