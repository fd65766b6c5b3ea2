// The banners of Shadespire's warbands and their ready decks, for choosing among them.

import { bandCharge } from "./arms.js";

const TONES = {
  "steelhearts-champions": "#2c5aa0",
  "garreks-reavers": "#8f2f2a",
  "sepulchral-guard": "#4d5a52",
  "ironskulls-boyz": "#3f7330",
  "the-chosen-axes": "#9a5a14",
  "spiteclaws-swarm": "#6b5a2a",
  "magores-fiends": "#7a2a4a",
  "the-farstriders": "#2a6f8c",
};

export default function picture(_option, value) {
  const warband = Object.keys(TONES).find((name) => value === name || value.startsWith(`${name}-`));
  return warband && { tone: TONES[warband], charge: bandCharge(warband) };
}
