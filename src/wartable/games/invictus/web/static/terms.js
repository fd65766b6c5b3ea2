// Which terms of the glossary a card of Invictus has, most specific first.

import { glossary } from "wartable-board/terms.js";
import { SIGNS } from "./heraldry.js";

export const { hint, listed } = glossary("invictus");

export function terms(table, card) {
  const { t, facts } = table;
  const { colour, supports, attack } = facts[card];
  const leader = colour === "leader";
  const timings = leader ? [] : [...new Set(supports.map(({ timing }) => timing))];
  return listed(table, [
    leader ? "leader" : null,
    ...timings,
    attack === "X" && "x",
    "reach",
    leader ? "health" : ["colour", `${SIGNS[colour]} ${t(`colour-${colour}`)}`],
  ]);
}
