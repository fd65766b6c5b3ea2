// The face of an Invasion card: cost and loyalty, name, race, arms, traits, text in our words, power and hit points.

import { ems } from "wartable-board/card.js";
import { inRow } from "wartable-board/speech.js";
import { charge, division, RACE_SIGNS } from "./arms.js";
import { hint } from "./terms.js";

export function face(table, card, facts, size) {
  const { t } = table;
  const plate = size === "plate"; // in play the live numbers are written over it
  return {
    name: t(facts.name),
    kind: kindOf(t, facts),
    text: textOf(t, facts),
    corners: plate ? {} : corners(table, facts, costNow(table, card, facts, size)),
    pips: { sign: RACE_SIGNS[facts.race], count: plate ? 0 : facts.loyalty, title: hint(table, "loyalty") },
    field: `race-${facts.race}`,
    division: division(facts),
    charge: charge(facts),
    room: roomFor(t(`${facts.name}.${facts.says}`)),
    extra: plate ? "" : signs(facts),
  };
}

function corners(table, facts, cost) {
  const found = {};
  const title = (key) => hint(table, key);
  if (facts.type !== "draft")
    found.tl = {
      text: cost,
      css: cost > facts.cost ? "cost dearer" : cost < facts.cost ? "cost cheaper" : "cost",
      title: title("cost"),
    };
  if (facts.unique) found.tr = { text: "⚑", css: "unique", title: title("unique") };
  if (facts.power || facts.type === "unit")
    found.bl = { text: `${facts.power}`, css: "power-corner", title: title("power") };
  if (facts.type === "unit")
    found.br = { text: `${facts.hit_points}`, css: "hit-corner", title: title("hit-points") };
  return found;
}

/** On a large card the printed cost stands, in the own hand what it costs now. */
function costNow(table, card, facts, size) {
  if (size === "large") return facts.cost;
  const held = table.view?.seats?.[table.state?.seat]?.hand?.cards?.[card];
  return held && facts.cost !== "X" ? held.cost : facts.cost;
}

export function kindOf(t, facts) {
  const race = facts.race === "neutral" ? [] : [t(`race-${facts.race}`)];
  const traits = facts.traits.map((trait) => t(`trait-${trait}`));
  return [...race, t(`type-${facts.type}`), ...(traits.length ? [inRow({ t }, traits)] : [])].join(" · ");
}

function textOf(t, facts) {
  const name = `${facts.name}.${facts.says}`;
  const text = t(name);
  return text === name ? [] : [{ lead: "", text }];
}

// The height of the text on a large card: the arms take what a short one leaves.
function roomFor(text) {
  return Math.min(100, Math.max(36, Math.ceil((ems(text) * 12 * 1.2) / 172) * 14.6 + 4));
}

// A hammer beside the power, a heart beside the hit points: numbers are never told by their corner alone.
function signs(facts) {
  const power =
    facts.power || facts.type === "unit"
      ? `<path class="corner-sign" transform="translate(41 250)" d="M2 4H16V11H2ZM7 11H11V23H7Z"/>`
      : "";
  const hearts =
    facts.type === "unit"
      ? `<path class="corner-sign heart" transform="translate(141 252)" d="M9 18C2 12 0 9 0 5.500 0 1 6 0 9 4.500 12 0 18 1 18 5.500 18 9 16 12 9 18Z"/>`
      : "";
  return power + hearts;
}
