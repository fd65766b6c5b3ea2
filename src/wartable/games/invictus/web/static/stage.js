// What has a moment of its own at a table of Invictus: a card that is played, an attack, and whoever falls to it.

import { cellAt } from "./ids.js";

/** The beats between two states, from the new lines of the log and what they show. */
export function staged({ t }, before, after, lines) {
  const found = [];
  for (const { text, drawn } of lines) {
    if (drawn?.kind === "card") found.push({ kind: "card", card: drawn.card, text });
    if (drawn?.kind === "target") found.push(...arrow(before.view, after.view, drawn.place, text));
  }
  return [...found, ...fallen(t, before.view, after.view)];
}

/** From the card that attacks to the place that is named; the attack is over at once where nobody can block it. */
function arrow(before, after, place, text) {
  const attack = before.pending.attack || after.pending.attack;
  if (!attack) return [];
  const { team } = before.seats[attack.seat];
  const target = before.teams[1 - team].cells.find((cell) => cell.place === place);
  return target
    ? [{ kind: "arrow", from: [cellAt(team, attack.cell)], to: cellAt(1 - team, target.cell), text }]
    : [];
}

/** A card that is captured or destroyed is marked before it goes. */
function fallen(t, before, after) {
  const taken = (view) => view.seats.map(({ kingdom }) => kingdom.size);
  const grew = taken(after).some((size, seat) => size > taken(before)[seat]);
  return after.teams.flatMap(({ cells, graves }, team) => {
    const buried = graves > before.teams[team].graves;
    return cells
      .filter(
        ({ card }, cell) =>
          before.teams[team].cells[cell].attacked && card !== before.teams[team].cells[cell].card,
      )
      .filter(() => buried || grew)
      .map(({ cell }) => ({
        kind: "mark",
        piece: cellAt(team, cell),
        tone: buried ? "harm" : "act",
        sound: buried ? "hurt" : "capture",
        word: t(buried ? "board-invictus-destroyed" : "board-invictus-captured"),
      }));
  });
}
