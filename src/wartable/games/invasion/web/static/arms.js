// Arms for the cards of Invasion, drawn by code: a field in the colour of the race, divided by the card's number,
// and a charge for the most telling of its traits, or for its type. The same card has the same arms, always.

const turn = (x, y, angle, radius) =>
  `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;

function star(x, y, points, outer, inner) {
  const step = Math.PI / points;
  return `M${Array.from({ length: 2 * points }, (_, i) => turn(x, y, i * step, i % 2 ? inner : outer)).join("L")}Z`;
}

function cogs(count, radius) {
  const step = (2 * Math.PI) / count;
  return Array.from(
    { length: count },
    (_, i) =>
      `<circle class="c" cx="${turn(50, 50, i * step, radius).split(" ")[0]}" cy="${turn(50, 50, i * step, radius).split(" ")[1]}" r="9"/>`,
  ).join("");
}

// Drawn in a box of 100 by 100, with classes for light (c), the colour of the field (f), dark lines (d) and light ones (l).
const CHARGES = {
  // Units
  hero: `<path class="c" d="M12 72 6 26 30 46 50 10 70 46 94 26 88 72Z"/><path class="c" d="M12 78h76v13H12z"/><circle class="c" cx="6" cy="22" r="6"/><circle class="c" cx="50" cy="8" r="7"/><circle class="c" cx="94" cy="22" r="6"/><path class="d" d="M18 66H82"/>`,
  daemon: `<path class="c" d="M26 36C8 30 2 14 6 2 18 10 30 14 38 22 46 19 54 19 62 22 70 14 82 10 94 2 98 14 92 30 74 36 80 58 70 76 62 80L60 95H40L38 80C30 76 20 58 26 36Z"/><path class="f" d="M32 44 46 52 34 56ZM68 44 54 52 66 56Z"/><path class="d" d="M44 82V93M50 82V93M56 82V93M48 66 50 62 52 66"/>`,
  knight: `<path class="c" d="M26 96V44C26 18 38 8 52 8S80 18 80 44V62L70 72V96Z"/><path class="d" d="M40 46H78M40 54H76M56 54 58 74"/><path class="c" d="M50 10C40 2 18 2 8 18 22 14 34 18 42 24Z"/>`,
  cavalry: `<path class="c" d="M22 96C22 66 34 52 44 40L36 22 52 26C66 14 80 24 86 42L96 58 86 68 68 60C62 72 72 80 74 96Z"/><path class="d" d="M50 28C38 40 30 60 32 92M62 42h3"/><path class="f" d="M88 56 84 60 90 62Z"/>`,
  slayer: `<path class="l" d="M18 94 82 10M82 94 18 10"/><path class="c" d="M8 26C8 10 22 2 34 6L20 24ZM92 26C92 10 78 2 66 6L80 24Z"/><path class="c" d="M14 34C24 30 32 22 34 12L20 20ZM86 34C76 30 68 22 66 12L80 20Z"/>`,
  engineer: `${cogs(8, 38)}<circle class="c" cx="50" cy="50" r="36"/><circle class="f" cx="50" cy="50" r="22"/><path class="c" d="M38 34h24v14H38zM46 48h8v24h-8z"/>`,
  ranger: `<path class="l" d="M28 6C70 22 70 78 28 94"/><path class="d" d="M28 6V94"/><path class="l" d="M8 50H82"/><path class="c" d="M96 50 76 39V61Z"/><path class="c" d="M4 38 18 50 4 62H15L28 50 15 38Z"/>`,
  mage: `<path class="c" d="${star(50, 36, 8, 34, 14)}"/><circle class="f" cx="50" cy="36" r="8"/><path class="l" d="M50 70V96"/><path class="c" d="M38 78h24v7H38z"/>`,
  sorceror: `<path class="l" d="M6 46C28 16 72 16 94 46 72 70 28 70 6 46Z"/><circle class="c" cx="50" cy="45" r="14"/><circle class="f" cx="50" cy="45" r="6"/><path class="l" d="M50 66V96M34 84H66M22 12 30 24M78 12 70 24M50 4V16"/>`,
  shaman: `<path class="c" d="M28 18C36 6 64 6 72 18 82 32 78 50 68 56L66 68H34L32 56C22 50 18 32 28 18Z"/><circle class="f" cx="39" cy="38" r="8"/><circle class="f" cx="61" cy="38" r="8"/><path class="d" d="M44 60V67M50 60V67M56 60V67"/><path class="l" d="M22 94 78 74M22 74 78 94"/>`,
  priest: `<path class="c" d="M40 6h20v24h24v20H60v44H40V50H16V30h24z"/><circle class="f" cx="50" cy="40" r="9"/>`,
  zealot: `<path class="c" d="M52 4C58 24 82 36 80 64 79 82 66 95 50 95S20 82 20 64C20 48 32 44 34 28 44 34 46 44 44 52 56 42 56 22 52 4Z"/><path class="f" d="M50 58C58 66 64 72 60 82 56 90 44 90 40 82 37 74 46 70 50 58Z"/>`,
  goblin: `<path class="c" d="M4 22 30 34C40 26 60 26 70 34L96 22C94 42 84 52 76 54 76 76 64 90 50 94 36 90 24 76 24 54 16 52 6 42 4 22Z"/><path class="f" d="M32 48 46 54 34 60ZM68 48 54 54 66 60Z"/><path class="d" d="M36 74 44 78 50 74 56 78 64 74"/><path class="c" d="M46 56 50 70 54 56Z"/>`,
  elite: `<path class="c" d="M50 8 84 18V50C84 72 68 86 50 95 32 86 16 72 16 50V18Z"/><path class="d" d="M24 26 76 74M76 26 24 74"/><path class="f" d="${star(50, 48, 4, 20, 8)}"/>`,
  noble: `<path class="c" d="M10 74 16 30 34 52 50 22 66 52 84 30 90 74Z"/><path class="c" d="M10 80h80v12H10z"/><circle class="f" cx="50" cy="62" r="7"/><circle class="f" cx="28" cy="66" r="4"/><circle class="f" cx="72" cy="66" r="4"/>`,
  warrior: `<path class="c" d="M50 4 58 14V60H42V14Z"/><path class="d" d="M50 12V58"/><path class="c" d="M22 60h56v10H22z"/><path class="c" d="M45 70h10v16H45z"/><circle class="c" cx="50" cy="91" r="7"/>`,
  unit: `<path class="c" d="M50 6 84 16V48C84 72 68 86 50 95 32 86 16 72 16 48V16Z"/><path class="d" d="M50 14V88M22 44H78"/>`,
  // Supports
  building: `<path class="c" d="M18 94V34H10V8H24V18H36V8H64V18H76V8H90V34H82V94Z"/><path class="f" d="M40 94V70C40 56 60 56 60 70V94Z"/><path class="d" d="M18 38H82M32 50v8M68 50v8"/>`,
  siege: `<path class="l" d="M10 78H90M30 78 54 34M70 78 46 34"/><path class="l" d="M34 60 80 12"/><circle class="c" cx="82" cy="12" r="11"/><circle class="c" cx="24" cy="84" r="12"/><circle class="c" cx="76" cy="84" r="12"/><circle class="f" cx="24" cy="84" r="4"/><circle class="f" cx="76" cy="84" r="4"/>`,
  rune: `<path class="c" d="M22 14 50 4 78 14 84 86 50 96 16 86Z"/><path class="d" d="M50 20V80M50 24 68 42M50 44 32 30M50 58 66 72"/>`,
  banner: `<path class="l" d="M24 4V96"/><path class="c" d="M28 10H92L78 32 92 56H28Z"/><path class="f" d="${star(52, 33, 5, 14, 6)}"/><circle class="c" cx="24" cy="6" r="6"/>`,
  weapon: `<path class="l" d="M30 96 66 22"/><path class="c" d="M50 8C68 0 88 8 96 26 86 34 72 42 58 40L66 24Z"/><path class="c" d="M60 12C50 12 42 16 36 24L52 34Z"/>`,
  mutation: `<path class="l" d="M50 96C50 70 20 70 24 44 26 30 42 30 42 42M50 96C50 66 84 70 78 40 76 28 62 30 64 42M50 96C52 70 50 40 50 24 50 10 66 8 66 18"/><circle class="c" cx="50" cy="88" r="9"/>`,
  skill: `<path class="c" d="M30 4H44L50 34 42 40ZM70 4H56L50 34 58 40Z"/><circle class="c" cx="50" cy="64" r="30"/><path class="f" d="${star(50, 64, 5, 20, 9)}"/>`,
  warpstone: `<path class="c" d="M50 4 74 34 64 94H36L26 34Z"/><path class="c" d="M14 48 28 60 24 94H10ZM86 48 72 60 76 94H90Z"/><path class="d" d="M26 34 50 44 74 34M50 44V94"/>`,
  support: `<path class="c" d="M12 40 50 10 88 40V90H12Z"/><path class="d" d="M12 40H88M50 40V90"/>`,
  // Quests and tactics
  quest: `<path class="c" d="M20 10H78C90 10 90 28 78 28H70V78C70 92 52 94 50 82H14C8 82 8 94 20 94H62"/><path class="c" d="M20 10C8 10 8 28 20 28H30V82H50C52 94 70 92 70 78V28H78C90 28 90 10 78 10Z"/><path class="d" d="M40 40H60M40 52H60M40 64H54"/>`,
  spell: `<path class="c" d="${star(50, 50, 6, 46, 16)}"/><circle class="f" cx="50" cy="50" r="12"/><path class="c" d="${star(50, 50, 4, 9, 3)}"/>`,
  tactic: `<path class="c" d="M10 60C10 30 40 14 62 18L90 6 86 44C84 70 60 78 44 70 36 66 38 54 46 56 54 58 66 56 66 44 66 36 56 32 46 36 34 40 30 54 36 66L26 80Z"/><path class="l" d="M26 78 14 94M40 80 36 96M56 80 60 96"/>`,
  draft: `<path class="c" d="M14 22H58V90H14Z"/><path class="c" d="M36 8H84V78H36Z"/><path class="d" d="M48 26H72M48 38H72M48 50H66"/>`,
};

// Which trait tells most of a card that has several.
const TELLING = [
  "hero",
  "daemon",
  "slayer",
  "engineer",
  "ranger",
  "mage",
  "sorceror",
  "shaman",
  "priest",
  "zealot",
  "knight",
  "cavalry",
  "elite",
  "noble",
  "goblin",
  "warrior",
  "weapon",
  "mutation",
  "skill",
  "rune",
  "siege",
  "banner",
  "warpstone",
  "building",
  "spell",
];

const DIVISIONS = [
  ``,
  `<path d="M0 0H50V100H0Z"/>`,
  `<path d="M0 0H100V50H0Z"/>`,
  `<path d="M0 0H100L0 100Z"/>`,
  `<path d="M0 100 50 14 100 100Z"/>`,
  `<path d="M0 0H50V50H0ZM50 50H100V100H50Z"/>`,
  `<path d="M0 0H20V100H0ZM40 0H60V100H40ZM80 0H100V100H80Z"/>`,
  `<path d="M0 0H100V20H0ZM0 40H100V60H0ZM0 80H100V100H0Z"/>`,
  `<circle cx="50" cy="50" r="46"/>`,
  `<path d="M0 0 50 50 0 100ZM100 0 50 50 100 100Z"/>`,
  `<path d="M0 30 50 0 100 30V62L50 32 0 62Z"/>`,
];

/** A sign for each race, for its loyalty pips and symbols. */
export const RACE_SIGNS = {
  dwarf: "◆",
  empire: "♜",
  "high-elf": "❖",
  orc: "✖",
  chaos: "✦",
  "dark-elf": "☾",
  neutral: "○",
};

/** The charge of a card, as SVG in a box of 100 by 100. */
export function charge({ type, traits }) {
  return CHARGES[TELLING.find((trait) => traits.includes(trait))] || CHARGES[type] || "";
}

/** The division of a card's field, as SVG in a box of 100 by 100. */
export function division({ number }) {
  return DIVISIONS[(number * 7) % DIVISIONS.length];
}
