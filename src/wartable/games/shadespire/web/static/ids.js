// What pieces, places and piles of Shadespire are named by.

import { factsOf, named } from "wartable-board/ids.js";

export const fighterNamed = (fighter) => named({ area: "fighter", fighter });
export const hexAt = (hex) => named({ area: "hex", hex });
export const printedAt = (board, nth) => named({ area: "printed", board, nth });
export const held = (card) => named({ area: "hand", card });
export const die = (roll, nth) => named({ area: "die", roll, nth });
export const faceNamed = (face) => named({ area: "face", face });
export const joinNamed = (placement) => named({ area: "join", placement });
export const boardAt = (board) => named({ area: "board", board });
export const lasting = (card) => named({ area: "lasting", card });

/** Piles of a seat, one by one, and where all that lie open are. */
export const pileOf = (pile, seat) => named({ area: pile, seat });
export const openOf = (seat) => named({ area: "open", seat });

/** The piece or place of a source or target of an action; nothing for what has no place. */
export function pieceOf(place) {
  if (!place) return null;
  const { area, card } = place;
  switch (area) {
    case "fighter":
      return fighterNamed(place.fighter);
    case "hex":
      return hexAt(place.hex);
    case "hand":
      return card ? held(card) : null;
    case "die":
      return die(place.roll, place.die);
    case "face":
      return faceNamed(place.face);
    case "placement":
      return joinNamed(place.placement);
    case "board":
      return boardAt(place.board);
    case "weapon":
      return named({ area, weapon: place.weapon });
    default:
      return card ? named({ area, card }) : null;
  }
}

/** The fighter that a piece is; nothing for another piece. */
export function fighterOf(view, piece) {
  const { fighter } = factsOf(piece);
  return fighter === undefined ? undefined : view.fighters.find(({ id }) => id === fighter);
}
