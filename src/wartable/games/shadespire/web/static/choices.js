// From the actions of a Shadespire state to the pieces that offer them: pure functions, no drawing.
// What an action is and where it may go comes with it, and chances with the view (`plans`, `odds`); nothing is worked
// out here.

import { waysTo } from "wartable-board/choices.js";
import { fighterNamed, pieceOf } from "./ids.js";

// Verbs whose fighter stands where the choice starts; for all others it is what they aim at.
const WITH_FIGHTER = new Set([
  "move",
  "charge",
  "guard",
  "attack",
  "ability-raise",
  "ability-command",
  "ability-switch",
  "mend",
  "strike-back",
  "deploy",
  "raise",
  "command",
  "push-away",
  "stride",
]);
const OF_HAND = new Set(["play", "upgrade", "react", "discard"]);
const NAMED = new Set(["use", "ability-raise", "ability-command", "ability-switch", "mend", "strike-back"]); // told in whole sentences

/** All choices of a state. */
export function choices({ view, actions }) {
  return actions.flatMap((action) =>
    action.verb === "weapon" ? weapons(view, action) : [choiceOf(view, action)],
  );
}

function choiceOf(view, action) {
  const { verb, source, target, usual } = action;
  const made = { ...action, from: null, to: [], aims: verb === "target" };
  if (usual) return made;
  if (NAMED.has(verb)) made.short = action.text;
  if (verb === "use") made.from = fighterNamed(source.fighter);
  else if (WITH_FIGHTER.has(verb) || OF_HAND.has(verb)) made.from = pieceOf(source);
  if (verb === "move" || verb === "attack") return planned(view, made);
  if (
    verb === "board" ||
    verb === "beside" ||
    verb === "join" ||
    target?.area === "hex" ||
    target?.area === "die"
  )
    made.to = [{ id: pieceOf(target) }];
  else if (target?.area === "fighter")
    made.to = [{ id: pieceOf(target), outcome: best(oddsOn(view.odds, target.fighter)) }];
  return made;
}

/** A move with the hexes it reaches, an attack with those it reaches; where a charge may end is shown, not yet asked. */
function planned(view, made) {
  const attacks = view.plans?.[made.source.fighter]?.attacks;
  const to = waysTo(made, pieceOf).map((place, way) => ({
    ...place,
    outcome: best(oddsOn(attacks, made.ways[way].target.fighter)),
  }));
  return { ...made, to, placed: to.length > 0 };
}

/** Which attack: of an enemy that one attack reaches it is that one; else the enemy offers all that reach it. */
function weapons(view, action) {
  const made = { ...action, from: null, to: [] };
  if (!action.ways?.length) return [made];
  return action.ways.map(({ target, then }) => {
    const rivals = oddsOn(view.odds, target.fighter);
    const outcome = rivals.find(({ weapon }) => weapon === action.target.weapon);
    const piece = pieceOf(target);
    if (rivals.length === 1) return { ...made, aims: true, to: [{ id: piece, outcome, then }] };
    return { ...made, short: action.text, from: piece, to: [{ id: pieceOf(action.target), outcome, then }] };
  });
}

function oddsOn(odds, fighter) {
  return (odds || []).filter(({ target }) => target === fighter);
}

/** The best of some chances; nothing of none. */
function best(odds) {
  const [most] = [...odds].sort((one, two) => two.kill - one.kill || two.success - one.success);
  return most;
}

/** Cards that lie nowhere in sight: what a card asks for, and upgrades and ploys in play that react. */
export function tray(_state, choices) {
  return choices
    .filter((choice) => choice.tray)
    .map((choice) => ({
      ...choice,
      card: (choice.verb === "choose" ? choice.target : choice.source).card,
      count: 1,
    }));
}
