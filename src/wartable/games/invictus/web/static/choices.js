// From the actions of an Invictus state to the pieces that offer them: pure functions, no drawing.
// What an action is and where it may go comes with it; only where that lies on the table is known here.

import { waysFrom, waysTo } from "wartable-board/choices.js";
import { pieceOf, tailOf } from "./ids.js";

const FIXED_SOURCE = new Set(["strike", "choose-cell", "place-decoy", "copy"]);
const FIXED_TARGET = new Set(["deploy"]);

/** All choices of a state. */
export function choices(state) {
  return state.actions.flatMap((action) => choicesOf(state.view, action));
}

function choicesOf(view, action) {
  const { verb, source, target } = action;
  const named = (place) => pieceOf(view, place);
  const made = {
    ...action,
    from: FIXED_SOURCE.has(verb) ? null : named(source),
    to: [],
    aims: verb === "strike",
    placed: verb === "march",
  };
  if (verb === "attack") made.to = waysTo(action, named);
  else if (verb === "support") made.to = [{ id: tailOf(view.seats[source.seat].team) }];
  else if (target && !FIXED_TARGET.has(verb) && view.pending.kind !== "march-card")
    made.to = [{ id: named(target), outcome: target.outcome }];
  const byCard = waysFrom(made, named);
  return byCard.length && verb === "march" ? byCard : [made, ...byCard];
}

/** The choices that are made by picking from a row of cards, because their pieces don't lie open. */
export function tray(state, choices) {
  return choices
    .filter((choice) => choice.tray)
    .map((choice) => ({ ...choice, ...pickOf(state.view, choice) }));
}

/** How a pick looks: a card and how many of it, or a support in words. */
function pickOf(view, { verb, source, target }) {
  if (verb === "copy") return { card: null, caption: `support-${target.support}`, count: 1 };
  const { area, seat, card } = source;
  if (area === "graveyard") return { card, count: view.teams[view.seats[seat].team].graveyard[card] };
  if (area === "kingdom") return { card, count: view.seats[seat].kingdom.cards[card] };
  return { card, count: 1 };
}
