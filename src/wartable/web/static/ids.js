// Names of pieces, places and piles on the table; no other script puts one together, and none takes one apart.
// A name only serves to find a thing again. What is known of the thing are the facts by which it was named, and they
// come from the server.

const known = new Map();

/** The name of a thing: its area, and what tells it apart there. A game's own ids.js writes each kind down once. */
export function named(facts) {
  const id = Object.values(facts).join("-");
  if (!known.has(id)) known.set(id, Object.freeze(facts));
  return id;
}

/** The facts by which a thing was named; nothing of what was never named. */
export function factsOf(id) {
  return known.get(id) || {};
}

/** The pile of a seat's hand, and that of its deck. */
export const handOf = (seat) => named({ area: "hand", seat });
export const deckOf = (seat) => named({ area: "deck", seat });

/** A card in a hand. Copies are alike, so they have one name. */
export const inHand = (seat, card) => named({ area: "hand", seat, card });

/** Where a piece or a place is drawn. */
export function drawn(root, id) {
  return root.querySelector(`[data-piece="${id}"]`) || root.querySelector(`[data-place="${id}"]`);
}

/** Where a pile or a hand lies, from where cards come and to where they go. */
export function pileDrawn(root, id) {
  return root.querySelector(`[data-zone="${id}"]`);
}
