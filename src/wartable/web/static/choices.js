// What may be pressed, from the choices that a game makes of the actions of a state: pure functions, no drawing.
// A choice is an action with more. From the server come `usual` (the big button), `weighty` (asks for a second press),
// `tray` (picked from a row of cards) and `ways` (where it may go). From the game's own script come `from` (the piece it
// starts at, or null), `to` (pieces or places it may name, each {id, outcome, then}; `then` are the answers to the
// questions that follow, sent with it), `aims` (its places are targets, even though no piece is selected), `placed`
// (chosen by pressing its place, even if there is only one), and for a tray `card`, `count` and `caption` (the name of a
// message).

/** The places that the ways of an action lead to; `pieceOf` names the piece of a place. */
export function waysTo({ ways = [] }, pieceOf) {
  return ways.map(({ target, then }) => ({ id: pieceOf(target), outcome: target.outcome, then }));
}

/** A choice once for each piece that its ways start from: on the table the card comes first, then its place. */
export function waysFrom(choice, pieceOf) {
  return (choice.ways || [])
    .filter(({ source }) => source)
    .map(({ source, then }) => ({
      ...choice,
      from: pieceOf(source),
      to: choice.to.map((place) => ({ ...place, then })),
      placed: true,
    }));
}

/** All answers that a choice gives when it is made at one of its places. */
export function answersOf(choice, place) {
  return [choice.action, ...(place?.then || [])];
}

/** What picks a tray's choice: its piece. */
export function trayPiece(choice) {
  return choice.from || choice.to[0]?.id;
}

/** What may be pressed now and how it is marked: act, select, target or aim. */
export function marksOf(choices, selected) {
  const marks = {};
  for (const choice of choices) {
    if (choice.usual) continue;
    if (choice.from) marks[choice.from] = "act";
    else for (const place of choice.to) marks[place.id] = aims(choice) ? "target" : "act";
  }
  if (!selected) return marks;
  for (const choice of choices)
    if (choice.from === selected) for (const place of choice.to) marks[place.id] = "target";
  marks[selected] = "select";
  return marks;
}

function aims(choice) {
  return choice.aims || Boolean(choice.to[0]?.outcome);
}

/** What would happen to each target, written on it. */
export function outcomesOf(choices, selected) {
  const found = {};
  for (const choice of choices)
    if (choice.from === (selected || null))
      for (const place of choice.to) if (place.outcome) found[place.id] = place.outcome;
  return found;
}
