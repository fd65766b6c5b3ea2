// What may be pressed, from the choices that a game makes of the actions of a state: pure functions, no drawing.
// A choice is an action with more. From the server come `usual` (the big button), `weighty` (asks for a second press),
// `tray` (picked from a row of cards), `ways` (where it may go) and `then` (what is given with the usual one). From the game's own script come `from` (the piece it
// starts at, or null), `to` (pieces or places it may name, each {id, outcome, then}; `then` are the answers to the
// questions that follow, sent with it), `aims` (its places are targets, even though no piece is selected), `placed`
// (chosen by pressing its place, even if there is only one), `key` (it has a button, even if it may go to several places:
// the button takes it up, so that only its places are lit; a place that several of them lead to asks which), `lesser` at
// a place (another choice has better prospects there), `apart` (not while a piece is selected), and for a tray `card`, `count` and `caption` (the name of a
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
  return [choice.action, ...(place?.then || choice.then || [])];
}

/** Whether a choice gives the same answers wherever it is made, so that nothing is left to ask. */
export function isSure({ to }) {
  return to.every(({ then }) => String(then) === String(to[0].then) && (then || to.length < 2));
}

/** The choices of which places may be pressed: of one that is taken up only its own, at one place only what leads there. */
export function narrowed(choices, selected, taken, aimed) {
  const open = selected ? choices.filter(({ apart }) => !apart) : choices;
  if (!taken && !aimed) return open;
  const from = selected || null;
  return open.flatMap((choice) => {
    if (choice.from !== from || choice.usual) return [choice];
    if (taken) return choice.key === taken ? [choice] : [];
    const to = choice.key ? choice.to.filter(({ id }) => id === aimed) : [];
    return to.length ? [{ ...choice, to }] : [];
  });
}

/** The choices that are made at a place, each with it. */
export function choicesAt(choices, piece) {
  return choices.flatMap((choice) =>
    choice.to.filter(({ id }) => id === piece).map((place) => [choice, place]),
  );
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
      for (const place of choice.to)
        if (place.outcome && !(place.lesser && found[place.id])) found[place.id] = place.outcome;
  return found;
}
