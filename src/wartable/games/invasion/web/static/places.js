// Where things lie on the table of Invasion, and what pieces are called: names of pieces, and how to find them again.

export const ZONES = ["kingdom", "quest", "battlefield"];

/** The name of a piece or place on the table, for a source or target of an action; nothing for what has no place. */
export function pieceOf(place) {
  if (!place) return null;
  switch (place.area) {
    case "play":
      return `card-${place.slot}`;
    case "development":
      // One's own can be told apart, those of the other can't.
      return place.card ? `down-${place.slot}` : `devs-${sectionOf(place)}`;
    case "zone":
      return `zone-${place.section}`;
    case "hand":
      return `hand-${place.seat}-${place.card}`;
    case "chain":
      return `chain-${place.row}`;
    case "number":
      return `number-${place.number}`;
    case "waiting":
      return `waiting-${place.row}`;
    case "discard":
    case "deck":
    case "pack":
    case "pile":
      return `${place.area}-${place.card}`;
    default:
      return null;
  }
}

export function sectionOf({ seat, zone }) {
  return seat * 3 + ZONES.indexOf(zone);
}

/** All cards face up in play, by their slots. */
export function cardsInPlay(view) {
  const found = {};
  for (const seat of view.seats)
    for (const zone of seat.zones)
      for (const card of zone.cards) found[card.slot] = { ...card, section: zone.section };
  return found;
}

export function zoneAt(view, section) {
  return view.seats[Math.floor(section / 3)].zones[section % 3];
}

/** Whose a thing is in the words of who looks: own, enemy, or by name for a spectator. */
export function whose(table, seat) {
  if (table.spectating) return "of";
  return seat === table.state.seat ? "own" : "enemy";
}

/** A zone by its name and its owner. */
export function placeName(table, section) {
  const seat = Math.floor(section / 3);
  return table.t(`board-invasion-place-${whose(table, seat)}-${ZONES[section % 3]}`, {
    name: table.seatName(seat),
  });
}

/** As a heading, or at the start of a sentence. */
export function started(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A card in play by its name and its owner. */
export function cardPhrase(table, card) {
  return table.t(`board-invasion-card-${whose(table, card.seat)}`, {
    card: table.cardName(card.card),
    name: table.seatName(card.seat),
  });
}

/** A target of an entry of the chain, in words. */
export function targetPhrase(table, target) {
  if (target.area === "zone") return placeName(table, target.section);
  if (target.area === "development")
    return table.t("board-invasion-development-in", { place: placeName(table, sectionOf(target)) });
  if (!target.card) return table.t("board-invasion-gone");
  return target.area === "play" ? cardPhrase(table, target) : table.cardName(target.card);
}
