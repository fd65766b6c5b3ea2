// How a match was decided after its last round: what was counted. Only words; the rules have compared it.

import { tally } from "wartable-board/speech.js";

const TIES = ["glory", "wiped-out", "held"]; // what decides, in order; a draw has compared all

/** What the match was decided by: glory, then who is left on the battlefield, then objectives, as far as it came to that. */
export function decided(table) {
  const { view, t, seatName } = table;
  if (!view.result) return [];
  const standing = (seat) => view.fighters.filter((each) => each.seat === seat && !each.out).length;
  const rows = [
    ["board-shadespire-decided-glory", ({ glory, spent_glory }) => glory + spent_glory],
    ["board-shadespire-decided-fighters", ({ seat }) => standing(seat)],
    ["board-shadespire-decided-objectives", ({ holds }) => holds],
  ];
  const last = TIES.indexOf(view.result.reason);
  return rows.slice(0, last < 0 ? rows.length : last + 1).map(([name, amount]) =>
    tally(
      table,
      t(name, { round: view.round }),
      view.seats.map((seat) => [seatName(seat.seat), amount(seat)]),
    ),
  );
}
