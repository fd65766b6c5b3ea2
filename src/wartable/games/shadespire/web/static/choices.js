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
  return actions.flatMap((action) => {
    if (action.verb === "weapon") return [weapon(view, action)];
    return action.verb === "attack" && action.ways?.length ? attacks(view, action) : [choiceOf(view, action)];
  });
}

function choiceOf(view, action) {
  const { verb, source, target, usual } = action;
  const made = { ...action, from: null, to: [], aims: verb === "target" };
  if (usual) return made;
  if (NAMED.has(verb)) made.short = action.text;
  if (verb === "use") made.from = fighterNamed(source.fighter);
  else if (WITH_FIGHTER.has(verb) || OF_HAND.has(verb)) made.from = pieceOf(source);
  if (verb === "move") return { ...made, to: waysTo(made, pieceOf), placed: Boolean(made.ways?.length) };
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

/** The attacks of a fighter: a choice each, with those that it reaches. */
function attacks(view, action) {
  const { fighter } = action.source;
  const found = new Map();
  for (const way of action.ways) {
    const { weapon } = way.source;
    if (!found.has(weapon))
      found.set(weapon, { ...armed(action, fighter, weapon), from: pieceOf(action.source) });
    found.get(weapon).to.push(aimed(view.plans[fighter].attacks, weapon, way));
  }
  return [...found.values()];
}

/** Which attack is asked: one of them, with those that it reaches. */
function weapon(view, action) {
  const { weapon } = action.target;
  const to = (action.ways || []).map((way) => aimed(view.odds, weapon, way));
  return { ...armed(action, view.pending.fighter, weapon), from: null, to, aims: true };
}

function armed(action, fighter, weapon) {
  return { ...action, fighter, weapon, key: `${action.action}-${weapon}`, to: [] };
}

/** A target of an attack, with its chances there, and whether another attack has better ones. */
function aimed(odds, weapon, { target, then }) {
  const rivals = oddsOn(odds, target.fighter);
  const outcome = rivals.find((each) => each.weapon === weapon);
  return { id: pieceOf(target), outcome, then, lesser: best(rivals) !== outcome };
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
