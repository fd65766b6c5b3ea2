// Invictus at the table: what the shell must know of it. Drawing, choices and words live in the files beside this one.

import { factsOf } from "wartable-board/ids.js";
import { counted, inRow, labelled } from "wartable-board/speech.js";
import { choices, tray } from "./choices.js";
import { decided } from "./ending.js";
import { face } from "./face.js";
import { cellAt } from "./ids.js";
import { called } from "./pieces.js";
import { asked, bonuses, pile, preview } from "./preview.js";
import { Soldier } from "./soldier.js";
import { staged } from "./stage.js";
import { InvictusTable } from "./table.js";
import { terms } from "./terms.js";

const CAPTURED = { kind: "capture", word: "board-invictus-captured" };
const DESTROYED = { kind: "destroy", word: "board-invictus-destroyed" };

export default {
  Face: Soldier,
  Table: InvictusTable,
  heads: ["INVI-4.1"], // of turns, in the log
  counting: ["INVI-2.3"], // lines that say what something has come to
  css: ["invictus.css", "nations.css"],
  tabs: ["table", "piles", "log", "text"],
  choices,
  tray,
  face,
  asked,
  preview,
  terms,
  pile,
  harms,
  staged,
  window: ({ pending: { kind } }) => (kind === "block" || kind === "negate" ? kind : ""),
  setup: ({ pending }) => Boolean(pending.setup),
  fate: ({ t }, outcome) => t(`board-invictus-fate-${outcome.result}`, outcome),
  notes,
  decided,
  called: nameOf,
  written,
};

/** What harm was done between two views: a piece, how much, and what came of it. */
function harms(before, after) {
  const found = [];
  after.teams.forEach((team, t) =>
    team.cells.forEach((now, c) => {
      const was = before.teams[t].cells[c];
      const piece = cellAt(t, c);
      if (!was.card) return;
      if (now.card === was.card && now.damage > was.damage)
        found.push({ piece, kind: "hurt", amount: now.damage - was.damage });
      else if (
        now.card !== was.card &&
        before.pending.attack?.target === c &&
        before.teams[t].cells[c].attacked
      )
        found.push({
          piece,
          ...(before.pending.attack.outcome?.result === "captures" ? CAPTURED : DESTROYED),
        });
    }),
  );
  return found;
}

/** What has been done this turn and what it adds, below the prompt. */
function notes({ view, t }) {
  if (view.turn === 0) return [];
  const done = Object.entries(view.flags)
    .filter(([, on]) => on)
    .map(([name]) => t(`board-invictus-flag-${name}`));
  return [...done, ...bonuses(t, view.bonuses)];
}

/** What a piece is called. */
function nameOf({ view, cardName }, piece) {
  const { area, team, cell, nth, card } = factsOf(piece);
  if (area === "field") return cardName(view.teams[team].cells[cell].card);
  if (area === "queue") return cardName(view.teams[team].queue[nth]);
  return cardName(card);
}

/** The whole table in words, a block for each team and each seat. */
function written(table) {
  const { view, t, seatName } = table;
  const teams = view.teams.map((team) => ({
    title: called(table, "field", team.team),
    lines: [
      ...inField(table, team),
      labelled(table, t("board-invictus-queue"), inRow(table, team.queue.map(table.cardName)) || "–"),
      labelled(table, t("board-invictus-graveyard"), counted(table, team.graveyard)),
    ],
  }));
  const seats = view.seats.map(({ seat, hand, deck, points, kingdom }) => ({
    title: seatName(seat),
    lines: [
      t("board-invictus-text-seat", { hand: hand.size, deck: deck.size, points }),
      labelled(table, t("board-invictus-kingdom"), counted(table, kingdom.cards)),
      ...(hand.cards ? [labelled(table, t("board-hand"), counted(table, hand.cards))] : []),
    ],
  }));
  return [...teams, ...seats];
}

function inField({ t, cardName }, team) {
  const cards = team.cells
    .filter(({ card }) => card)
    .map(({ card, place, rested, attack, health, damage }) =>
      t("board-invictus-text-card", {
        card: cardName(card),
        place: t(`place-${place}`),
        turned: t(rested ? "board-invictus-rested" : "board-invictus-active"),
        attack,
        health: health - damage,
      }),
    );
  return cards.length ? cards : [t("board-invictus-text-empty")];
}
