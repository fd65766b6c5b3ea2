// From the actions of a state to the pieces that offer them: pure functions, no drawing.
// A choice starts from a piece (or from nothing) and may name pieces as targets; `then` answers the next question.

const FIXED_SOURCE = new Set(["strike", "choose-cell", "place-decoy", "copy"]);
const FIXED_TARGET = new Set(["deploy"]);
const USUAL = new Set(["pass", "end-turn"]);
const WEIGHTY = new Set(["attack", "support", "block", "negate"]);
const IN_TRAY = new Set(["pool", "deck", "leaders", "graveyard", "support", "seat"]);

/** The name of a piece or place on the table, for a source or target of an action. */
export function pieceOf(view, place) {
  if (!place) return null;
  const { area, seat, card } = place;
  switch (area) {
    case "field":
      return `field-${place.team}-${place.cell}`;
    case "queue":
      return `queue-${place.team}-0`;
    case "graveyard":
      return `graveyard-${view.seats[seat].team}-${card}`;
    case "kingdom":
      return card ? `kingdom-${seat}-${card}` : `kingdom-${seat}`;
    case "hand":
      return `hand-${seat}-${card}`;
    case "support":
      return `support-${place.support}`;
    case "seat":
      return `seat-${seat}`;
    default:
      return card ? `${area}-${card}` : null;
  }
}

/** All choices of a state. */
export function choicesOf(state) {
  const { view, actions } = state;
  if (!view || !actions.length) return [];
  return actions.flatMap((action) => choicesOfAction(state, view, action));
}

function choicesOfAction(state, view, action) {
  const made = {
    ...action,
    from: pieceOf(view, action.source),
    to: [],
    usual: USUAL.has(action.verb),
    weighty: WEIGHTY.has(action.verb),
  };
  const target = action.target;
  if (action.verb === "attack" && target)
    made.to = target.targets.map((each) => ({
      id: pieceOf(view, { area: "field", ...each }),
      outcome: each.outcome,
      then: { verb: "strike", cell: each.cell },
    }));
  else if (action.verb === "support")
    made.to = [{ id: `queue-${view.seats[action.source.seat].team}-tail` }];
  else if (target && !FIXED_TARGET.has(action.verb) && view.pending.kind !== "march-card")
    made.to = [{ id: pieceOf(view, target), outcome: target.outcome }];
  if (FIXED_SOURCE.has(action.verb)) made.from = null;
  if (action.verb === "march" && !action.source) return marchesFromHand(view, made, state.seat);
  if (view.pending.kind === "front-cell") return deployments(view, made, state.seat);
  return [made];
}

/** A march from hand is asked for as cell, then card; on the table the card comes first. */
function marchesFromHand(view, made, seat) {
  return Object.keys(view.seats[seat].hand.cards || {}).map((card) => ({
    ...made,
    from: `hand-${seat}-${card}`,
    to: made.to.map((place) => ({ ...place, then: { verb: "march", card } })),
  }));
}

/** The first card: either the cell first, as asked, or the card and then its cell. */
function deployments(view, made, seat) {
  const byCard = Object.keys(view.seats[seat].hand.cards || {}).map((card) => ({
    ...made,
    from: `hand-${seat}-${card}`,
    to: made.to.map((place) => ({ ...place, then: { verb: "deploy", card } })),
  }));
  return [made, ...byCard];
}

/** The action of a new state that an earlier choice has answered already. */
export function answered(state, then) {
  return state.actions.find(
    ({ verb, source, target }) =>
      verb === then.verb &&
      (then.cell === undefined || target?.cell === then.cell) &&
      (then.card === undefined || source?.card === then.card),
  );
}

/** The choices that are made by picking from a row of cards, because their pieces don't lie open. */
export function inTray(state, choices) {
  return choices.filter(({ usual, source, target, verb }) => {
    if (usual) return false;
    if (verb === "copy") return true;
    if (!source) return false;
    if (source.area === "kingdom" || IN_TRAY.has(source.area)) return !target || verb === "take-decoy";
    return source.area === "hand" && source.seat !== state.seat;
  });
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
  return choice.verb === "strike" || Boolean(choice.to[0]?.outcome);
}

/** What would happen to each target, written on it. */
export function outcomesOf(choices, selected) {
  const found = {};
  for (const choice of choices)
    if (choice.from === (selected || null)) for (const place of choice.to) if (place.outcome) found[place.id] = place.outcome;
  return found;
}
