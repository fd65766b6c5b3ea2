// What pieces, places and piles of Invasion are named by.

import { inHand, named } from "wartable-board/ids.js";

export { deckOf, handOf, inHand } from "wartable-board/ids.js";

export const inPlay = (slot) => named({ area: "card", slot });
export const sectionAt = (section) => named({ area: "zone", section });
export const developmentsAt = (section) => named({ area: "devs", section });
export const onChain = (row) => named({ area: "chain", row });

/** Piles of a seat. */
export const discardOf = (seat) => named({ area: "discard", seat });
export const packOf = (seat) => named({ area: "pack", seat });
export const pileOf = (seat) => named({ area: "pile", seat });
export const outOf = (seat) => named({ area: "out", seat });

/** A card of a pile, where copies are alike; one that was chosen from it; and one of those just shown. */
export const inPile = (area, seat, card) => named({ area, seat, card });
export const chosen = (card, nth) => named({ area: "chosen", card, nth });
export const justShown = (nth, card) => named({ area: "shown", nth, card });

/** The piece or place of a source or target of an action; nothing for what has no place. */
export function pieceOf(place) {
  if (!place) return null;
  const { area, seat, card, slot, section } = place;
  switch (area) {
    case "play":
      return inPlay(slot);
    case "development":
      // One's own can be told apart, those of the other can't.
      return card ? named({ area: "down", slot, card }) : developmentsAt(section);
    case "zone":
      return sectionAt(section);
    case "hand":
      return inHand(seat, card);
    case "chain":
      return onChain(place.row);
    case "number":
      return named({ area, number: place.number });
    case "waiting":
      return named({ area, row: place.row, card });
    case "discard":
    case "deck":
    case "pack":
    case "pile":
      return inPile(area, seat, card);
    default:
      return null;
  }
}
