// From the actions of a state to the pieces that offer them: pure functions, no drawing.
// What an action is and where it may go comes with it. A hand card goes to a zone, onto a quest or face down onto a
// stack of developments in two presses, and all answers that this takes go as one message.

import { waysFrom, waysTo } from "wartable-board/choices.js";
import { factsOf } from "wartable-board/ids.js";
import { draftChoices } from "./draft.js";
import { developmentsAt, pieceOf } from "./ids.js";
import { cardsInPlay, started } from "./places.js";

const ON_TARGET = new Set([
  "place",
  "target",
  "redirect",
  "assign",
  "counterstrike",
  "attack",
  "take-damage",
]);
const WHOLE = {
  "attack-with": "board-invasion-attack-all",
  "defend-with": "board-invasion-defend-all",
  assign: "board-invasion-assign-all",
};
const LONG = 42; // letters that fit a button
const DRAFTING = new Set(["pick", "counterdraft", "sabotage", "reinforce"]);

/** All choices of a state. */
export function choices(state) {
  if (DRAFTING.has(state.view.pending.kind)) return draftChoices(state);
  return state.actions.flatMap((action) => choicesOf(state.view, action));
}

function choicesOf(view, action) {
  const { verb, then } = action;
  if (action.usual && action.ways) return [{ ...action, from: null, to: [] }, attackingNow(action)];
  if (!then) return single(view, action);
  const count = verb === "assign" ? then.length + 1 : then.length; // the last one says that nobody else attacks
  const whole = { ...action, from: null, to: [], label: count > 1 ? WHOLE[verb] : "", count };
  return [...single(view, action), whole];
}

/** The choices of an action by itself, without what is usually given with it. */
function single(view, action) {
  const { verb, source, target } = action;
  const made = { ...action, from: null, to: [] };
  if (made.then) Object.assign(made, { usual: false, then: undefined });
  if (verb === "develop") return developing(made);
  if (verb === "attack" && made.ways) return attacking(made);
  if (verb === "play" || made.ways) return [playing(made)];
  if (ON_TARGET.has(verb)) {
    if (target) Object.assign(made, { to: [{ id: pieceOf(target) }], aims: verb !== "place" });
  } else if (target?.area === "number") made.from = pieceOf(target);
  else if (!made.usual) made.from = pieceOf(source);
  if (made.usual && made.text.length > LONG) made.text = started(made.short); // what it leads to stands in the prompt
  return [made.tray ? { ...made, ...pickOf(view, target?.card ? target : source, target) } : made];
}

/** How a pick looks: a card and how many of it, or a number. */
function pickOf(view, shown, target) {
  const count = shown?.area === "discard" ? view.seats[shown.seat].discard[shown.card] : 1;
  const caption = shown?.area === "development" ? `zone-${shown.zone}` : undefined;
  return { card: target?.area === "number" ? null : shown?.card || null, count, caption };
}

/** A card from hand: units, supports and quests go to one of the places that they may enter. */
function playing(made) {
  const to = waysTo(made, pieceOf);
  return { ...made, from: pieceOf(made.source), to, placed: to.length > 1 };
}

/** An attack: the zone alone means all who may attack, the first of the ways; or one of them comes first. */
function attacking(made) {
  const whole = { ...made, to: waysTo({ ways: made.ways.slice(0, 1) }, pieceOf), aims: true };
  return [whole, ...waysFrom(whole, pieceOf)];
}

/** The attack on a zone straight from the capital phase. */
function attackingNow(passing) {
  return { ...passing, usual: false, from: null, to: waysTo(passing, pieceOf), aims: true, apart: true };
}

/** A development: the stack first, as asked, or a card of the hand and then its stack. */
function developing(made) {
  const laid = { ...made, to: [{ id: developmentsAt(made.target.section) }] };
  return [laid, ...waysFrom(laid, pieceOf)];
}

/** The choices that are made by picking from a row of cards. */
export function tray(_state, all) {
  return all.filter((choice) => choice.tray);
}

/** What a piece is called, where its choices are offered. */
export function called(table, piece) {
  const { card, slot } = factsOf(piece);
  return table.cardName(card || cardsInPlay(table.view)[slot]?.card || "");
}
