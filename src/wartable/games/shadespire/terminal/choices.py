"""The numbered choices of Shadespire: what each fighter can do, places by name, attacks with their chances, cards with texts.
A place may be typed by its name, a fighter by its two letters, and what it does before them: move st."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any, ClassVar, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wartable.games.shadespire.terminal.board import Board, Data
from wartable.games.shadespire.terminal.cards import card_text, uses_of
from wartable.games.shadespire.terminal.signs import (
    EDGE,
    LETHAL,
    SIDES,
    START,
    attack_numbers,
    keywords,
    objective_sign,
    wounds,
)
from wartable.kernel.contract import Action, Position
from wartable.locale import Words
from wartable.terminal.choices import Choice, Choices
from wartable.terminal.drawing import ACT, MUTED, WIDTH
from wartable.terminal.questions import plain

DOING: Final = ("move", "charge", "attack", "guard", "ability-raise", "ability-command")
TOLD: Final = ("strike-back", "mend", "ability-switch")  # done with a fighter, but not by naming it alone
WITH_CARD: Final = ("play", "upgrade", "react", "use", "discard")
OFFSETS: Final = range(-4, 5)


class ShadespireChoices(Choices):
    """The numbered actions of one decision."""

    passes: ClassVar[tuple[str, ...]] = (
        "pass", "decline", "done", "keep-hand", "stop", "no-attack", "no-drive", "keep-dice", "fail",
    )  # fmt: skip

    def __init__(self, position: Position, words: Words) -> None:
        self.board = Board(position.view(position.actor), words)
        super().__init__(position, words)
        self.hexes = {place["hex"] for place in self.places("hex")}
        self.fighters = {place["fighter"] for place in self.places("fighter")}

    def places(self, area: str) -> Iterator[Data]:
        """What can be chosen of one kind."""
        for choice in self.list:
            if choice.number:
                piece = self.piece(choice.told)
                if piece is not None and piece.get("area") == area:
                    yield piece

    def piece(self, told: Action) -> Data | None:
        """What an action is named by: what it aims at, else what it starts from."""
        return told.target or told.source

    # --- The list -------------------------------------------------------------------------------------

    def rank(self, told: Action) -> tuple[Any, ...]:
        if told.verb in DOING and told.source:
            return (0, told.source["fighter"], DOING.index(told.verb))
        return (1, 0, 0)

    def group(self, told: Action) -> Hashable:
        if self.is_doing(told):
            return ("fighter", (told.source or {}).get("fighter"))
        return (told.verb, told.verb in self.passes)

    def is_doing(self, told: Action) -> bool:
        return told.verb in DOING and told.source is not None

    def flows(self, told: Action) -> bool:
        """Whether an action is short enough to share a line."""
        piece = self.piece(told) or {}
        named = piece.get("area") == "fighter" and told.verb not in TOLD
        fighters = named and self.board.view["odds"] is None
        return self.is_doing(told) or piece.get("area") == "hex" or fighters

    def title(self, told: Action) -> Text:
        """The fighter that acts, beside all that it can do."""
        if not self.is_doing(told):
            return Text()
        assert told.source is not None
        fighter = self.board.fighters[told.source["fighter"]]
        return Text.assemble(" ", self.board.fighter(fighter["id"]), (f" {self.board.place(fighter)}", MUTED))

    def marked(self, choice: Choice, titled: bool) -> Text:
        """An action's label, with what helps to choose."""
        told, piece = choice.told, self.piece(choice.told) or {}
        if choice.number == 0:
            return Text(self.sentence(choice.action))
        if self.is_doing(told):
            return Text(self.label(choice.action)).append(self.at_once(told))
        if piece.get("area") == "hex":
            return self.hex_label(piece)
        if told.verb == "weapon":
            return self.weapon_label(told, piece)
        if piece.get("area") == "fighter" and told.verb not in TOLD:
            return self.fighter_label(told, piece)
        if piece.get("area") == "die":
            return Text.assemble((SIDES[piece["side"]], "bold"), " ", self.sentence(choice.action))
        if told.verb in WITH_CARD and piece.get("card"):
            return self.card_label(choice, piece["card"])
        return Text(self.sentence(choice.action))

    def hex_label(self, piece: Data) -> Text:
        """A place by its name, with the signs of what is there."""
        hex = self.board.view["hexes"][piece["hex"]]
        ground = {"lethal": LETHAL, "start": START}.get(hex["ground"], "")
        edge = EDGE if hex["edge"] and self.board.view["pending"]["kind"] == "token" else ""
        return Text.assemble(
            hex["name"], edge, (f" {ground}{objective_sign(hex['objective'])}".rstrip(), "bold")
        )

    def fighter_label(self, told: Action, piece: Data) -> Text:
        """A fighter with what is left of it, and the chances of an attack on it."""
        fighter = self.board.fighters[piece["fighter"]]
        text = self.board.fighter(fighter["id"])
        text.append(f" {self.board.place(fighter)} ", MUTED).append(wounds(fighter))
        weapon = (told.source or {}).get("weapon")
        for odds in self.odds():
            if odds["target"] == fighter["id"] and weapon in (None, odds["weapon"]):
                text.append("  ").append(self.chances(odds))
        return text

    def at_once(self, told: Action) -> Text:
        """The chances of an attack after which nothing is asked before the dice: the only one that a fighter can make."""
        fighter = str((told.source or {})["fighter"])
        attacks = (self.board.view["plans"] or {}).get(fighter, {}).get("attacks", [])
        if told.verb != "attack" or len(attacks) != 1:
            return Text()
        (odds,) = attacks
        return Text.assemble(" → ", self.board.fighter(odds["target"]), " ", self.chances(odds))

    def weapon_label(self, told: Action, piece: Data) -> Text:
        """An attack with its numbers and, below it, the chances against everybody in reach."""
        fighter = self.board.fighters[(told.source or {})["fighter"]]
        text = Text(self.words.text(piece["name"]), "bold")
        for attack in fighter["attacks"]:
            if attack["weapon"] == piece["weapon"]:
                text.append(f"  {attack_numbers(attack)}", "not bold")
                text.append(
                    "".join(f" {word}" for word in keywords(attack, self.words)), "not bold bright_black"
                )
                break
        for odds in self.odds():
            if odds["weapon"] == piece["weapon"]:
                target = self.board.fighters[odds["target"]]
                text.append("\n  → ", MUTED).append(self.board.fighter(target["id"])).append(" ")
                text.append(wounds(target)).append("  ").append(self.chances(odds))
        return text

    def odds(self) -> list[Data]:
        return self.board.view["odds"] or []

    def chances(self, odds: Data) -> Text:
        """SHA-135: success, only driving back, taking out of action, in hundredths."""
        percents = {name: round(100 * odds[name]) for name in ("success", "drive", "kill")}
        return Text(self.words.text("terminal-sha-chances", **percents), "not bold")

    def card_label(self, choice: Choice, key: str) -> Text:
        """What is done with a card, and below it what the card says."""
        text = Text(self.sentence(choice.action))
        told = card_text(self.words, key)
        facts = " · ".join(uses_of(self.words, key)) if choice.told.verb == "upgrade" else ""
        for line in filter(None, (facts, told)):
            text.append(f"\n{line}", MUTED)
        return text

    # --- Drawing --------------------------------------------------------------------------------------

    def draw(self) -> RenderableType:
        if any(choice.told.verb == "join" for choice in self.list):
            return self.joins()
        table = Table.grid(padding=(0, 1, 0, 0))
        left = max(1, *(self.title(choice.told).cell_len + 1 for choice in self.list))
        table.add_column(width=left, no_wrap=True)
        table.add_column(width=2, justify="right", style=ACT)
        table.add_column(width=WIDTH - left - 6, overflow="fold")
        for group in self.groups():
            title = self.title(group[0].told)
            if self.flows(group[0].told) and group[0].number:
                self.add_flow(table, title, group, WIDTH - left - 6)
            else:
                for choice in group:
                    table.add_row(title, str(choice.number), self.marked(choice, bool(title)))
        return table

    def add_flow(self, table: Table, title: Text, group: list[Choice], width: int) -> None:
        """Choices side by side, each behind its number."""
        line, used = Text(), 0
        for choice in group:
            part = Text.assemble((f"{choice.number} ", ACT), self.marked(choice, bool(title)))
            if used and used + part.cell_len > width:
                line.append("\n")
                used = 0
            line.append(part).append("   ")
            used += part.cell_len + 3
        line.rstrip()
        table.add_row(title, "", line)

    def joins(self) -> RenderableType:
        """SHA-29 to SHA-31: the ways to join a board as a table of sides and offsets."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        for _ in OFFSETS:
            table.add_column(justify="right", style=ACT)
        table.add_row("", *(Text(f"{offset:+d}" if offset else "0", MUTED) for offset in OFFSETS))
        for side, turned, numbers in self.sides_of_joins():
            text = self.words.text("terminal-sha-join", side=side, turned="yes" if turned else "no")
            table.add_row(f"  {text}", *(str(numbers.get(offset, "")) for offset in OFFSETS))
        return table

    def sides_of_joins(self) -> Iterator[tuple[str, bool, dict[int, int]]]:
        """Every side with the numbers of its offsets."""
        view = self.board.view
        found: dict[tuple[str, bool], dict[int, int]] = {}
        for choice in self.list:
            target = choice.told.target or {}
            beside = view["boards"][target["board"]]
            across, down = target["x"] - beside["x"], target["y"] - beside["y"]
            short = target["join"] == "short"
            side = ("right" if across > 0 else "left") if short else ("below" if down > 0 else "above")
            offset = 0 if short else across // 2
            found.setdefault((side, target["turned"]), {})[offset] = choice.number
        for (side, turned), numbers in found.items():
            yield side, turned, numbers

    # --- Typing ---------------------------------------------------------------------------------------

    def typed(self, text: str) -> tuple[int, str] | None:
        """A place, a fighter, or what it does before its letters, where one action is meant; more may follow."""
        typed = plain(text).split()
        asked = self.board.view["pending"]["fighter"]
        if len(typed) > 1 and asked is not None and typed[0] in self.calls(asked):
            del typed[0]  # whom it is about is settled already
        for length in range(len(typed), 0, -1):
            said = " ".join(typed[:length])
            meant = [choice for choice in self.list if choice.number and said in self.phrases(choice.told)]
            if len(meant) == 1:
                return meant[0].action, " ".join(typed[length:])
        return None

    def phrases(self, told: Action) -> set[str]:
        """All that can be typed for an action: what it is about, alone or behind what is done."""
        names = self.names(told)
        return names | {f"{verb} {name}" for verb in self.verbs(told) for name in names}

    def names(self, told: Action) -> set[str]:
        """What the piece that an action is about can be called."""
        piece = self.piece(told) or {}
        if piece.get("area") == "hex":
            return {plain(piece["name"])}
        if piece.get("area") == "fighter":
            return self.calls(piece["fighter"])
        if piece.get("area") == "weapon":
            return {plain(self.words.text(piece["name"]))}
        return {plain(self.words.text(f"sha-card-{piece['card']}"))} if piece.get("card") else set()

    def calls(self, fighter: int) -> set[str]:
        """The names of a fighter."""
        return {plain(self.board.codes[fighter]), plain(self.board.short(fighter))}

    def verbs(self, told: Action) -> set[str]:
        """The words for what an action does: its own, and for the common ones that of the language and a letter."""
        if told.verb not in DOING[:4]:
            return {told.verb}
        return {told.verb, told.verb[0], plain(self.words.text(f"verb-{told.verb}"))}
