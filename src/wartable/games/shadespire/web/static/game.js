// Shadespire at the table: what the shell must know of it. Drawing, choices and words live in the files beside this one.

import { factsOf } from "wartable-board/ids.js";
import { inRow, labelled } from "wartable-board/speech.js";
import { worded } from "./attacks.js";
import { choices, tray } from "./choices.js";
import { decided } from "./ending.js";
import { face } from "./face.js";
import { fighterNamed, fighterOf } from "./ids.js";
import { fighterName, sayFighter, sayHex, sayOdds } from "./names.js";
import { staged } from "./stage.js";
import { ShadespireTable } from "./table.js";
import { terms } from "./terms.js";
import { pile, preview } from "./why.js";

export default {
  Table: ShadespireTable,
  heads: ["SHA-62", "SHA-66"], // of rounds, phases and activations, in the log
  css: ["shadespire.css", "terrain.css", "figures.css", "hand.css", "layout.css", "narrow.css", "stage.css"],
  tabs: ["table", "warbands", "log", "text"],
  choices,
  tray,
  worded,
  face,
  preview,
  terms,
  pile,
  harms,
  staged,
  window: ({ pending: { kind } }) => (kind === "reaction" ? "reaction" : ""),
  setup: () => false,
  fate: sayOdds,
  called,
  decided,
  written,
};

/** What harm was done between two views: wounds, and who went out of action. */
function harms(before, after) {
  const found = [];
  for (const now of after.fighters) {
    const was = before.fighters.find(({ id }) => id === now.id);
    const piece = fighterNamed(now.id);
    if (!was) continue;
    if (now.out && !was.out) found.push({ piece, kind: "destroy", word: "board-shadespire-out" });
    else if (now.wounds > was.wounds) found.push({ piece, kind: "hurt", amount: now.wounds - was.wounds });
    else if (now.inspired && !was.inspired) found.push({ piece, kind: "capture", word: "sha-inspired" });
  }
  return found;
}

/** What a piece is called. */
function called(table, piece) {
  const fighter = fighterOf(table.view, piece);
  return fighter ? fighterName(table, fighter) : table.cardName(factsOf(piece).card);
}

/** The whole table in words: each seat with its fighters, then the objectives. */
function written(table) {
  const { view, t, seatName, cardName } = table;
  const names = (name, cards) => labelled(table, t(name), inRow(table, cards.map(cardName)) || "–");
  const seats = view.seats.map((seat) => ({
    title: labelled(table, seatName(seat.seat), t(`sha-warband-${seat.warband}`)),
    lines: [
      t("board-shadespire-text-seat", {
        glory: seat.glory,
        spent: seat.spent_glory,
        taken: seat.taken,
        objectives: seat.objective_count,
        powers: seat.power_count,
      }),
      ...view.fighters
        .filter((fighter) => fighter.seat === seat.seat)
        .map((fighter) => sayFighter(table, fighter)),
      ...(seat.objectives ? [names("board-shadespire-objectives", seat.objectives)] : []),
      ...(seat.powers ? [names("board-shadespire-powers", seat.powers)] : []),
      names("board-shadespire-pile-scored", seat.scored),
      names("board-shadespire-pile-discard", seat.discard),
    ],
  }));
  const tokens = view.hexes.filter(({ objective }) => objective).map((hex) => sayHex(table, hex));
  return tokens.length ? [...seats, { title: t("board-shadespire-tokens"), lines: tokens }] : seats;
}
