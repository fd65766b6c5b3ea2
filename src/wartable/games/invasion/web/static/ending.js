// How a match ended that no blow decided: decks that ran out. Only words; the rules have looked at it.

import { tally } from "wartable-board/speech.js";

/** What an end without a last blow was decided by: decks run out. */
export function decided(table) {
  const { view, t, seatName } = table;
  if (view.result?.reason !== "decked") return [];
  const left = view.seats.map(({ seat, deck }) => [seatName(seat), deck.size]);
  return [tally(table, t("board-invasion-decided-decks"), left)];
}
