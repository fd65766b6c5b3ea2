// The banners of Invictus' nations and ready decks, for choosing among them.

import { charge } from "./heraldry.js";

const TONES = { king: "#2c5aa0", shogun: "#8f2f3c", pharaoh: "#8a6414", mixed: "#3f6b4a" };

// What ready decks are built around, by their names; all others bear their nation's leader.
const AROUND = {
  "king-arrows": "archer",
  "king-shields": "guardian",
  "shogun-charge": "samurai",
  "shogun-shadows": "ninja",
  "pharaoh-chariots": "commander",
  "pharaoh-undying": "anubis",
  "mixed-hunters": "slinger",
  "mixed-hunters-short": "slinger",
  "mixed-wardens": "musha",
  "mixed-wardens-short": "musha",
};

export default function picture(_option, value) {
  const nation = Object.keys(TONES).find((known) => value.startsWith(known));
  return nation && { tone: TONES[nation], charge: charge(AROUND[value], nation) };
}
