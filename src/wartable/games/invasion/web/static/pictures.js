// The banners of Invasion's races and ready decks, for choosing among them; a deck of two races bears both colours.

import { raceCharge } from "./banners.js";

const TONES = {
  dwarf: "#8a5a1f",
  empire: "#2c5aa0",
  "high-elf": "#2a7f8c",
  orc: "#3f7330",
  chaos: "#6f2a7a",
  "dark-elf": "#45406e",
};
const ALLIED = {
  "dark-elf-chaos": "chaos",
  "high-elf-dwarf": "dwarf",
  "chaos-orc": "orc",
  "dwarf-empire": "empire",
};

export default function picture(_option, value) {
  const race = Object.keys(TONES).find((name) => value === name || value.startsWith(`${name}-`));
  if (!race) return null;
  const elves = ["dwarf", "empire"].includes(race) ? "high-elf" : "dark-elf";
  const ally = value.endsWith("-elves") ? elves : ALLIED[value];
  return { tone: TONES[race], second: TONES[ally], charge: raceCharge(race) };
}
