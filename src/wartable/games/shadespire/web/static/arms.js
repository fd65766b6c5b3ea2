// Arms of Shadespire, drawn by code: a charge for each warband and each kind of card, and a division that the card's
// own name decides. The same card has the same arms, always. Also the sides of dice. No words, no rules.

import { rays, star } from "wartable-board/heraldry.js";

// Charges in a box of 100 by 100, with classes for light (c), dark (d), line (l) and field (f).
const BANDS = {
  "steelhearts-champions": `<path class="c" d="M18 10H82V42H62L58 96H42L38 42H18Z"/><path class="d" d="M26 20H74M26 32H74M50 46V88"/>`,
  "garreks-reavers": `<path class="c" d="M50 8C76 8 88 26 86 48 85 60 78 66 74 70V90H26V70C22 66 15 60 14 48 12 26 24 8 50 8Z"/><circle class="f" cx="34" cy="46" r="10"/><circle class="f" cx="66" cy="46" r="10"/><path class="d" d="M50 58 44 68H56ZM38 78V90M50 78V90M62 78V90"/>`,
  "sepulchral-guard": `<path class="c" d="M20 12C20 6 80 6 80 12 90 40 84 64 66 78V92H34V78C16 64 10 40 20 12Z"/><circle class="f" cx="36" cy="40" r="9"/><circle class="f" cx="64" cy="40" r="9"/><path class="d" d="M50 52V62M40 72V86M50 72V86M60 72V86"/><path class="l" d="M8 98 30 82M92 98 70 82"/>`,
  "ironskulls-boyz": `<path class="c" d="M14 40C14 18 30 8 50 8S86 18 86 40V62L70 70V92H30V70L14 62Z"/><path class="f" d="M26 40H46L42 54H28ZM54 40H74L72 54H58Z"/><path class="c" d="M30 70 24 50 38 66ZM70 70 76 50 62 66Z"/><path class="d" d="M38 82H62"/>`,
  "the-chosen-axes": `<path class="l" d="M50 8V96"/><path class="c" d="M50 14C34 6 16 14 10 34 24 34 40 38 50 48 60 38 76 34 90 34 84 14 66 6 50 14Z"/><path class="d" d="M22 28C32 28 42 30 50 38 58 30 68 28 78 28"/>`,
  "spiteclaws-swarm": `<path class="c" d="M10 58C10 36 30 26 52 26 74 26 92 40 94 56 84 62 72 64 66 64L58 78H30L24 70C14 68 10 64 10 58Z"/><path class="c" d="M28 32C22 18 34 8 44 16 46 22 44 28 42 30Z"/><circle class="f" cx="70" cy="46" r="5"/><path class="l" d="M26 74C14 80 6 90 22 96"/>`,
  "magores-fiends": `<path class="c" d="M50 30C66 30 76 42 74 60 73 72 62 92 50 92S27 72 26 60C24 42 34 30 50 30Z"/><path class="c" d="M30 42C12 36 8 18 18 4 20 20 30 26 42 32ZM70 42C88 36 92 18 82 4 80 20 70 26 58 32Z"/><path class="f" d="M36 54 46 58 38 64ZM64 54 54 58 62 64Z"/><path class="d" d="M42 78H58"/>`,
  "the-farstriders": `<path class="c" d="M50 10C58 22 60 30 60 40L92 24C90 48 76 60 60 62L50 92 40 62C24 60 10 48 8 24L40 40C40 30 42 22 50 10Z"/><path class="d" d="M50 24V72M24 42 42 52M76 42 58 52"/>`,
};
// Several for each kind of card, so that cards of a hand can be told apart; the card's own name decides which.
const KINDS = {
  objective: [
    `<path class="c" d="M22 10H78V30C78 50 66 60 56 62V78H70V90H30V78H44V62C34 60 22 50 22 30Z"/><path class="l" d="M22 18H8C8 36 16 42 26 44M78 18H92C92 36 84 42 74 44"/><path class="d" d="M34 20V34"/>`,
    `<path class="l" d="M26 6V98"/><path class="c" d="M28 10H88L74 32 88 54H28Z"/><path class="d" d="M38 22H66M38 42H66"/>`,
    `<path class="c" d="M12 76 6 26 30 48 50 12 70 48 94 26 88 76Z"/><path class="c" d="M12 80h76v12H12z"/><path class="d" d="M16 72H84"/>`,
    `<path class="c" d="${star(50, 50, 5, 48, 20)}"/><circle class="f" cx="50" cy="52" r="9"/>`,
    `<path class="c" d="M50 6 88 28V72L50 94 12 72V28Z"/><path class="f" d="M50 28 69 39V61L50 72 31 61V39Z"/>`,
  ],
  ploy: [
    `<path class="c" d="M58 2 18 56H44L34 98 82 38H54Z"/>`,
    `<path class="c" d="M4 50C24 20 76 20 96 50 76 80 24 80 4 50Z"/><circle class="f" cx="50" cy="50" r="17"/><circle class="c" cx="50" cy="50" r="7"/>`,
    `<path class="c" d="M50 4C62 30 84 40 84 64 84 84 68 96 50 96S16 84 16 64C16 52 24 46 28 36 36 48 40 46 40 38 40 26 44 14 50 4Z"/><path class="f" d="M50 56C56 66 62 70 62 78A12 12 0 0 1 38 78C38 70 46 66 50 56Z"/>`,
    `<path class="c" d="M10 20H66V6L96 34 66 62V48H38V62H66V90H10Z"/>`,
    `<path class="c" d="M24 54V24A7 7 0 0 1 38 24V14A7 7 0 0 1 52 14V20A7 7 0 0 1 66 22V32A7 7 0 0 1 80 34V66C80 86 68 96 52 96 36 96 28 86 20 72L10 54C10 46 18 46 24 54Z"/>`,
  ],
  upgrade: [
    `<path class="c" d="M8 28H92V40C76 44 66 52 64 66H76V82H24V66H36C34 52 24 46 8 44Z"/><path class="d" d="M18 34H82"/>`,
    `<path class="c" d="M50 6 84 16V48C84 72 68 86 50 95 32 86 16 72 16 48V16Z"/><path class="d" d="M50 14V88M22 44H78"/>`,
    `<path class="c" d="M26 6H56V52C66 58 88 60 92 78V92H26Z"/><path class="d" d="M26 78H92M32 16H50"/>`,
    `<path class="c" d="M50 14C78 14 88 34 88 58V78H62V56H38V78H12V58C12 34 22 14 50 14Z"/><path class="d" d="M50 20V48"/>`,
    `<path class="l" d="M50 30A30 30 0 1 0 50.100 30Z"/><path class="c" d="M50 2 66 18 50 34 34 18Z"/>`,
  ],
  relic: [
    `${rays(10, 26, 46, 5)}<circle class="c" cx="50" cy="50" r="20"/><path class="f" d="${star(50, 50, 4, 14, 5)}"/>`,
  ],
  hammer: [
    `<path class="c" d="M14 10H86V40H62L58 96H42L38 40H14Z"/><path class="d" d="M24 20H76M50 46V88"/>`,
  ],
  sword: [
    `<path class="c" d="M50 4 58 14V62H42V14Z"/><path class="d" d="M50 12V60"/><path class="c" d="M24 62h52v9H24z"/><path class="c" d="M45 71h10v16H45z"/><circle class="c" cx="50" cy="91" r="7"/>`,
  ],
};
const DIVISIONS = [
  `<path d="M0 0H50V100H0Z"/>`,
  `<path d="M0 0H100V50H0Z"/>`,
  `<path d="M0 0H100L0 100Z"/>`,
  `<path d="M0 0H50V50H0ZM50 50H100V100H50Z"/>`,
  `<path d="M0 100V70L50 20 100 70V100Z"/>`,
  `<path d="M0 0H20V100H0ZM40 0H60V100H40ZM80 0H100V100H80Z"/>`,
  `<circle cx="50" cy="50" r="46"/>`,
  `<path d="M0 0H100V22H0ZM0 44H100V66H0ZM0 88H100V100H0Z"/>`,
  `<path d="M0 0 50 50 0 100ZM100 0 50 50 100 100Z"/>`,
];

/** A small number from a name, the same for ever. */
function hash(text) {
  let number = 7;
  for (const sign of text) number = (number * 31 + sign.codePointAt(0)) % 99991;
  return number;
}

/** The charge of a warband. */
export function bandCharge(warband) {
  return BANDS[warband] || KINDS.relic[0];
}

/** The charge of a card: a weapon for an attack, a sun for a relic, else one of those of its kind. */
export function cardCharge(card, { type, relic, attacks }) {
  const choices = KINDS[relic ? "relic" : attacks.length ? attacks[0].symbol : type];
  return choices[hash(card) % choices.length];
}

/** The division of a card's field. */
export function cardDivision(card) {
  return DIVISIONS[hash(card) % DIVISIONS.length];
}

/** The sign of a kind of card. */
export const KIND_SIGNS = { objective: "★", ploy: "✧", upgrade: "◆" };

// The sides of dice in a box of 24 by 24.
const SIDES = {
  hammer: `<path d="M5 3h14v8h-5v11h-4V11H5Z"/>`,
  sword: `<path d="M12 1 15 4V14H19V17H14V22H10V17H5V14H9V4Z"/>`,
  shield: `<path d="M12 2 21 5V12C21 18 16 21 12 23 8 21 3 18 3 12V5Z"/>`,
  dodge: `<path d="M4 20C4 10 10 6 15 6V2L22 8 15 14V10C11 10 8 13 8 20Z"/>`,
  single: `<circle cx="12" cy="12" r="5"/>`,
  double: `<circle cx="7" cy="12" r="4.500"/><circle cx="17" cy="12" r="4.500"/>`,
  crit: `<path d="${star(12, 12, 8, 11, 5)}"/>`,
};

/** A side of a die, as SVG in a box of 24 by 24. */
export function sideOf(side) {
  return SIDES[side] || "";
}

/** A small sign with one side of a die. */
export const Side = {
  name: "Side",
  props: { side: String },
  computed: {
    drawn() {
      return sideOf(this.side);
    },
  },
  template: `<svg class="sha-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false" v-html="drawn"/>`,
};
