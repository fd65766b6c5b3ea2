// What may be pressed, from the choices that a game makes of the actions of a state: pure functions, no drawing.
// A choice is an action with more: `from` (the piece it starts at, or null), `to` (pieces or places it may name, each
// {id, outcome, then}; `then` answers the next question), `usual` (the big button), `weighty` (asks for a second press),
// `aims` (its places are targets, even though no piece is selected), `placed` (chosen by pressing its place, even if
// there is only one), and for a tray `card`, `count` and `caption` (the name of a message).

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
