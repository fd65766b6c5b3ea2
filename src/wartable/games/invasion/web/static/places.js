// Where things lie on the table of Invasion, found in what the view tells, and what they are called.

/** All cards face up in play, by their slots. */
export function cardsInPlay(view) {
  const found = {};
  for (const seat of view.seats)
    for (const zone of seat.zones)
      for (const card of zone.cards) found[card.slot] = { ...card, section: zone.section };
  return found;
}

/** A zone with the seat whose it is. */
export function zoneAt(view, section) {
  return view.seats
    .flatMap(({ seat, zones }) => zones.map((zone) => ({ ...zone, seat })))
    .find((zone) => zone.section === section);
}

/** Whose a thing is in the words of who looks: own, enemy, or by name for a spectator. */
export function whose(table, seat) {
  if (table.spectating) return "of";
  return seat === table.state.seat ? "own" : "enemy";
}

/** A zone by its name and its owner. */
export function placeName(table, section) {
  const { seat, zone } = zoneAt(table.view, section);
  return table.t(`board-invasion-place-${whose(table, seat)}-${zone}`, { name: table.seatName(seat) });
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
    return table.t("board-invasion-development-in", { place: placeName(table, target.section) });
  if (!target.card) return table.t("board-invasion-gone");
  return target.area === "play" ? cardPhrase(table, target) : table.cardName(target.card);
}
