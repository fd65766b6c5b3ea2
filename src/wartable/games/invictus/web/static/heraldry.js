// Arms for the cards of Invictus: a field divided by nation and rank, and a charge for the kind.
// The same card has the same arms, always. No words and no rules live here.

import { rays, spokes, star } from "wartable-board/heraldry.js";

export const SIGNS = { blue: "▲", green: "■", red: "●", yellow: "◆", purple: "✦", leader: "♛" };

// Charges are drawn in a box of 100 by 100, with classes for light (c), dark (d) and line (l).
const CHARGES = {
  // The King
  warrior: `<path class="c" d="M50 4 58 14V62H42V14Z"/><path class="d" d="M50 12V60" /><path class="c" d="M24 62h52v9H24z"/><path class="c" d="M45 71h10v16H45z"/><circle class="c" cx="50" cy="91" r="7"/>`,
  guardian: `<path class="c" d="M50 6 84 16V48C84 72 68 86 50 95 32 86 16 72 16 48V16Z"/><path class="d" d="M50 14V88M22 44H78"/><circle class="f" cx="50" cy="44" r="11"/><circle class="c" cx="50" cy="44" r="5"/>`,
  archer: `<path class="l" d="M30 8C66 22 66 78 30 92"/><path class="d" d="M30 8 30 92"/><path class="l" d="M14 50H82"/><path class="c" d="M92 50 74 40V60Z"/><path class="c" d="M8 40 20 50 8 60 18 60 28 50 18 40Z"/>`,
  priest: `<circle class="c" cx="50" cy="50" r="17"/>${rays(12, 23, 42, 5)}<path class="d" d="M50 39V61M42 46H58"/>`,
  wizard: `<path class="c" d="${star(50, 40, 8, 34, 13)}"/><circle class="f" cx="50" cy="40" r="7"/><path class="l" d="M50 74V96"/><path class="c" d="M38 84h24v6H38z"/>`,
  // The Shogun
  samurai: `<path class="c" d="M16 84C44 70 70 44 86 8 84 50 58 82 24 93Z"/><path class="l" d="M12 70 34 92"/><path class="c" d="M6 92 18 80 24 86 12 98Z"/>`,
  musha: `<path class="c" d="M22 60C22 30 34 20 50 20S78 30 78 60Z"/><path class="c" d="M10 66C30 58 70 58 90 66L94 84C70 74 30 74 6 84Z"/><path class="c" d="M50 22C40 16 26 12 22 0 34 6 46 6 50 16 54 6 66 6 78 0 74 12 60 16 50 22Z"/><path class="d" d="M50 26V56M36 32 34 56M64 32 66 56"/>`,
  gunner: `<path class="c" d="M4 40 70 28 72 36 60 40V48L94 66 86 80 54 58 50 62 42 54 6 50Z"/><path class="d" d="M12 45 60 38"/><path class="l" d="M52 58C46 72 62 74 62 60"/><circle class="c" cx="20" cy="22" r="5"/><circle class="c" cx="36" cy="14" r="4"/>`,
  komuso: `<path class="c" d="M30 14C38 4 62 4 70 14L78 62H22Z"/><path class="d" d="M28 28H72M26 40H74M24 52H76M38 12 34 60M50 8V60M62 12 66 60"/><path class="c" d="M12 78 84 70 86 78 14 88Z"/><path class="d" d="M36 80h1M50 78h1M64 77h1"/>`,
  ninja: `<path class="c" d="${star(50, 50, 4, 46, 15)}"/><circle class="f" cx="50" cy="50" r="9"/><circle class="c" cx="50" cy="50" r="4"/>`,
  // The Pharaoh
  commander: `<circle class="l" cx="50" cy="50" r="38"/><circle class="c" cx="50" cy="50" r="11"/>${spokes(6, 12, 38)}<circle class="f" cx="50" cy="50" r="4"/>`,
  medjay: `<path class="c" d="M28 14C28 4 72 4 72 14V84C72 92 28 92 28 84Z"/><path class="d" d="M34 26 44 20M58 30 66 24M36 48 46 52M56 60 66 56M38 74 46 78M56 80 62 74"/><path class="l" d="M14 6V96M86 6V96"/><path class="c" d="M14 0 20 16H8ZM86 0 92 16H80Z"/>`,
  slinger: `<path class="l" d="M50 66C20 50 14 20 26 6M50 66C80 50 86 20 74 6"/><path class="c" d="M30 60C38 84 62 84 70 60 60 70 40 70 30 60Z"/><circle class="c" cx="50" cy="56" r="11"/><circle class="c" cx="26" cy="6" r="5"/>`,
  anubis: `<path class="c" d="M34 2 46 34C64 36 84 50 94 58L88 68C74 68 64 66 58 66 58 78 62 86 70 96H22C26 70 22 50 26 34Z"/><path class="f" d="M48 44 60 48 50 50Z"/><path class="d" d="M36 14 40 32M28 74H58M26 84H62"/>`,
  sorcerer: `<path class="l" d="M8 46C28 20 72 20 92 46C72 66 28 66 8 46Z"/><circle class="c" cx="50" cy="44" r="13"/><circle class="f" cx="50" cy="44" r="5"/><path class="l" d="M44 62 38 92M58 62C62 82 78 88 88 80C84 72 76 76 78 82M8 30C30 8 70 8 92 30"/>`,
  // Leaders
  king: `<path class="c" d="M12 76 6 26 30 48 50 12 70 48 94 26 88 76Z"/><path class="c" d="M12 80h76v12H12z"/><circle class="c" cx="6" cy="22" r="6"/><circle class="c" cx="50" cy="9" r="7"/><circle class="c" cx="94" cy="22" r="6"/><path class="d" d="M16 72H84"/>`,
  shogun: `<path class="c" d="M24 66C24 40 34 32 50 32S76 40 76 66Z"/><path class="c" d="M12 70C34 62 66 62 88 70L94 92C66 80 34 80 6 92Z"/><path class="c" d="M4 4C8 34 30 46 50 46S92 34 96 4C88 24 70 32 50 32S12 24 4 4Z"/><circle class="f" cx="50" cy="39" r="6"/>`,
  pharaoh: `<path class="c" d="M50 8C24 8 14 34 6 84L30 92 34 48H66L70 92 94 84C86 34 76 8 50 8Z"/><path class="d" d="M24 36 14 82M30 30 22 86M76 36 86 82M70 30 78 86"/><path class="c" d="M36 52H64V70C64 82 56 88 50 88S36 82 36 70Z"/><path class="c" d="M46 88h8v10h-8z"/><circle class="f" cx="50" cy="20" r="6"/><path class="d" d="M42 62h5M53 62h5"/>`,
};

// Divisions of the field, in a box of 100 by 100: two for each nation, five for leaders by their letter.
const DIVISIONS = {
  king: `<path d="M0 0H50V100H0Z"/>`,
  shogun: `<circle cx="50" cy="50" r="46"/>`,
  pharaoh: `<path d="M0 100 50 14 100 100Z"/>`,
  a: `<path d="M0 0H50V50H0ZM50 50H100V100H50Z"/>`,
  b: `<path d="M0 0H100V50H0Z"/>`,
  c: `<path d="M0 0H100L0 100Z"/>`,
  d: `<path d="M0 100V70L50 20 100 70V100Z"/>`,
  e: `<path d="M0 0H20V100H0ZM40 0H60V100H40ZM80 0H100V100H80Z"/>`,
};

/** The charge of a card, as SVG in a box of 100 by 100. */
export function charge(key, nation) {
  return CHARGES[key] || CHARGES[nation] || "";
}

/** The division of a card's field, as SVG in a box of 100 by 100. */
export function division({ letter, nation }) {
  return DIVISIONS[letter || nation] || "";
}
