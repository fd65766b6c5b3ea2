// From the actions of an Invictus state to the pieces that offer them: pure functions, no drawing.

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
export function choices(state) {
  const { view, actions } = state;
  return actions.flatMap((action) => choicesOfAction(state, view, action));
}

function choicesOfAction(state, view, action) {
  const made = {
    ...action,
    from: pieceOf(view, action.source),
    to: [],
    usual: USUAL.has(action.verb),
    weighty: WEIGHTY.has(action.verb),
    aims: action.verb === "strike",
    placed: action.verb === "march",
  };
  const target = action.target;
  if (action.verb === "attack" && target)
    made.to = target.targets.map((each) => ({
      id: pieceOf(view, { area: "field", ...each }),
      outcome: each.outcome,
      then: { verb: "strike", cell: each.cell },
    }));
  else if (action.verb === "support") made.to = [{ id: `queue-${view.seats[action.source.seat].team}-tail` }];
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
export function tray(state, choices) {
  return choices
    .filter((choice) => picked(state, choice))
    .map((choice) => ({ ...choice, ...pickOf(state.view, choice) }));
}

function picked(state, { usual, source, target, verb }) {
  if (usual) return false;
  if (verb === "copy") return true;
  if (!source) return false;
  if (source.area === "kingdom" || IN_TRAY.has(source.area)) return !target || verb === "take-decoy";
  return source.area === "hand" && source.seat !== state.seat;
}

/** How a pick looks: a card and how many of it, or a support in words. */
function pickOf(view, { verb, source, target }) {
  if (verb === "copy") return { card: null, caption: `support-${target.support}`, count: 1 };
  const { area, seat, card } = source;
  if (area === "graveyard") return { card, count: view.teams[view.seats[seat].team].graveyard[card] };
  if (area === "kingdom") return { card, count: view.seats[seat].kingdom.cards[card] };
  return { card, count: 1 };
}
