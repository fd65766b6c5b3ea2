// What has a moment of its own at a table of Invasion: a card that is played, an attack, and a zone that burns.

import { inPlay, sectionAt } from "./ids.js";

const ATTACK = "INV-102"; // a zone is attacked
const BURNS = "INV-115";

/** The beats between two states, from the new lines of the log and what has changed on the table. */
export function staged({ t }, before, after, lines) {
  const cards = lines
    .filter(({ drawn }) => drawn?.kind === "card")
    .map(({ text, drawn }) => ({ kind: "card", card: drawn.card, text }));
  return [...cards, ...arrows(before.view, after.view, lines), ...burning(t, before.view, after.view, lines)];
}

/** When a zone is attacked, from the battlefield; then from each who joins the attack. */
function arrows(before, after, lines) {
  const { combat } = after;
  if (!combat) return [];
  const to = sectionAt(combat.section);
  const text = lines.find(({ rule }) => rule === ATTACK)?.text;
  const joined = combat.attackers.filter((slot) => !before.combat?.attackers.includes(slot));
  if (joined.length) return [{ kind: "arrow", from: joined.map(inPlay), to, text: text || lines[0]?.text }];
  const field = after.seats[1 - combat.seat].zones.find(({ zone }) => zone === "battlefield");
  return text ? [{ kind: "arrow", from: [sectionAt(field.section)], to, text }] : [];
}

function burning(t, before, after, lines) {
  const told = lines.filter(({ rule }) => rule === BURNS);
  return after.seats
    .flatMap(({ zones }, seat) =>
      zones.filter((zone, i) => zone.burning && !before.seats[seat].zones[i].burning),
    )
    .map(({ section }, nth) => ({
      kind: "mark",
      after: true,
      piece: sectionAt(section),
      tone: "harm",
      sound: "burn",
      word: t("board-invasion-burns"),
      text: told[nth]?.text,
    }));
}
