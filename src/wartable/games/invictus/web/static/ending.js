// How a match ended that no blow decided: what was counted. Only words; the rules have compared it.

import { tally } from "wartable-board/speech.js";
import { teamName } from "./pieces.js";

/** What a war's end was decided by: points, then cards in kingdoms, then graves, as far as the one before was even. */
export function decided(table) {
  const { view, t } = table;
  if (view.result?.reason !== "wars-end") return [];
  const sum = (amounts) => amounts.reduce((all, amount) => all + amount, 0);
  const each = (amount) => view.teams.map(({ seats }) => sum(seats.map((seat) => amount(view.seats[seat]))));
  const rows = [
    ["board-invictus-decided-points", each(({ points }) => points)],
    ["board-invictus-decided-cards", each(({ kingdom }) => kingdom.size)],
    ["board-invictus-decided-graves", view.teams.map(({ graveyard }) => sum(Object.values(graveyard)))],
  ];
  const last = rows.findIndex(([, [one, other]]) => one !== other);
  return rows.slice(0, last < 0 ? rows.length : last + 1).map(([name, amounts]) =>
    tally(
      table,
      t(name),
      amounts.map((amount, team) => [teamName(table, team), amount]),
    ),
  );
}
