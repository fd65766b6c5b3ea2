// What pieces, places and piles of Invictus are named by.

import { inHand, named } from "wartable-board/ids.js";

export { deckOf, handOf, inHand } from "wartable-board/ids.js";

export const cellAt = (team, cell) => named({ area: "field", team, cell });
export const inQueue = (team, nth) => named({ area: "queue", team, nth });
export const tailOf = (team) => named({ area: "tail", team });
export const graveyardOf = (team) => named({ area: "graveyard", team });
export const kingdomOf = (seat) => named({ area: "kingdom", seat });
export const inKingdom = (seat, card) => named({ area: "kingdom", seat, card });
export const chosen = (card) => named({ area: "chosen", card });

/** The piece or place of a source or target of an action; nothing for what has no place. */
export function pieceOf(view, place) {
  if (!place) return null;
  const { area, seat, team, card } = place;
  switch (area) {
    case "field":
      return cellAt(team, place.cell);
    case "queue":
      return inQueue(team, 0);
    case "graveyard":
      return named({ area, team: view.seats[seat].team, card });
    case "kingdom":
      return card ? inKingdom(seat, card) : kingdomOf(seat);
    case "hand":
      return inHand(seat, card);
    case "support":
      return named({ area, support: place.support });
    case "seat":
      return named({ area, seat });
    default:
      return card ? named({ area, card }) : null;
  }
}
