// Invasion at the table: what the shell must know of it. Drawing, choices and words live in the files beside this one.

import { called, choices, tray } from "./choices.js";
import { decided } from "./ending.js";
import { face } from "./face.js";
import { inPlay, sectionAt } from "./ids.js";
import { staged } from "./stage.js";
import { InvasionTable } from "./table.js";
import { terms } from "./terms.js";
import { TrayCard } from "./tile.js";
import { pile, preview, written } from "./why.js";

export default {
  Table: InvasionTable,
  heads: ["INV-050"], // of turns, in the log
  css: ["invasion.css", "capital.css", "tile.css", "draft.css"],
  tabs: ["table", "log", "text"],
  choices,
  tray,
  face,
  TrayCard,
  preview,
  terms,
  pile,
  harms,
  staged,
  called,
  written,
  notes,
  decided,
  quiet: ["INV-054"], // passes
  window,
  setup: ({ draft }) => Boolean(draft),
};

/** Somebody waits for an answer: an entry on the chain that is not one's own, or a window in another's turn. */
function window({ pending, chain, seat, active }) {
  if (pending.kind !== "window" || seat < 0) return "";
  const top = chain[pending.row];
  return (top && top.seat !== seat) || (!top && active !== seat) ? "answer" : "";
}

/** With whom a zone is attacked; in the capital phase what has been done this turn and lasts. */
function notes({ view, state, t }) {
  const seat = view.seats[state.seat];
  const attackers = state.actions.find(({ verb }) => verb === "attack")?.ways?.length - 1;
  if (attackers > 0) return [t("board-invasion-attack-whole", { count: attackers })];
  if (!seat || view.phase !== "capital" || view.active !== state.seat) return [];
  const attack = state.actions.some(({ usual, ways }) => usual && ways);
  return [
    attack && t("board-invasion-attack-now"),
    view.developed && t("board-invasion-developed"),
    seat.limited && t("board-invasion-limited"),
    seat.discount && t("board-invasion-discount", { amount: seat.discount }),
  ].filter(Boolean);
}

/** What harm was done between two views: damage on units and sections, and sections that burn now. */
function harms(before, after) {
  const found = [];
  const units = (view) =>
    Object.fromEntries(
      view.seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards.map((card) => [card.slot, card]))),
    );
  const was = units(before);
  for (const [slot, card] of Object.entries(units(after)))
    if (was[slot]?.card === card.card && card.damage > was[slot].damage)
      found.push({ piece: inPlay(card.slot), kind: "hurt", amount: card.damage - was[slot].damage });
  after.seats.forEach(({ zones }, seat) =>
    zones.forEach((zone, i) => {
      const old = before.seats[seat].zones[i];
      if (zone.burning && !old.burning)
        found.push({ piece: sectionAt(zone.section), kind: "destroy", word: "board-invasion-burns" });
      else if (zone.damage > old.damage)
        found.push({ piece: sectionAt(zone.section), kind: "hurt", amount: zone.damage - old.damage });
    }),
  );
  return found;
}
