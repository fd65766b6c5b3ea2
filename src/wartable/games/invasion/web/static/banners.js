// Our own heraldry of the races: a charge each, the banner that bears it, and the skyline of their capitals.
// Nothing here is taken from printed cards.

const CHARGES = {
  dwarf: `<path class="c" d="M50 4 92 50 50 96 8 50Z"/><path class="f" d="M28 30H72V48H58V78H42V48H28Z"/>`,
  empire: `<path class="c" d="M22 94V40H14V12H28V22H40V12H60V22H72V12H86V40H78V94Z"/><path class="f" d="M42 94V72C42 60 58 60 58 72V94ZM46 34H54V52H46Z"/><path class="d" d="M22 44H78"/>`,
  "high-elf": `<path class="c" d="M50 2C58 24 76 42 98 50 76 58 58 76 50 98 42 76 24 58 2 50 24 42 42 24 50 2Z"/><path class="c" d="M22 22C36 30 44 38 50 50 38 44 30 36 22 22ZM78 22C64 30 56 38 50 50 62 44 70 36 78 22Z"/><circle class="f" cx="50" cy="50" r="11"/>`,
  orc: `<path class="l" d="M18 94 70 30M82 94 30 30"/><path class="c" d="M58 34 74 8 92 14 84 22 94 34 74 48ZM42 34 26 8 8 14 16 22 6 34 26 48Z"/><path class="c" d="M34 62C42 54 58 54 66 62L62 84 54 76 50 88 46 76 38 84Z"/>`,
  chaos: `<path class="c" d="M50 2 60 32 88 12 70 40 98 50 70 60 88 88 60 68 50 98 40 68 12 88 30 60 2 50 30 40 12 12 40 32Z"/><path class="f" d="M24 50C36 34 64 34 76 50 64 66 36 66 24 50Z"/><path class="c" d="M50 38C56 46 56 54 50 62 44 54 44 46 50 38Z"/>`,
  "dark-elf": `<path class="c" d="M62 4C22 12 6 50 24 78 38 98 68 98 84 80 56 84 40 66 42 44 43 26 52 12 62 4Z"/><path class="c" d="M72 8 80 20V54H92V62H80V84H64V62H54V54H64V20Z"/><path class="d" d="M72 20V52"/>`,
  neutral: `<circle class="c" cx="50" cy="50" r="40"/><circle class="f" cx="50" cy="50" r="24"/>`,
};

/** The charge of a race, as SVG in a box of 100 by 100. */
export function raceCharge(race) {
  return CHARGES[race] || CHARGES.neutral;
}

/** The banner of a race, swallow-tailed, on its pole. */
export const Banner = {
  name: "Banner",
  props: { race: String },
  setup: () => ({ raceCharge }),
  template: `
    <svg class="banner" :class="'race-' + race" viewBox="0 0 60 84" aria-hidden="true" focusable="false">
      <path class="banner-pole" d="M2 7H58"/>
      <path class="banner-cloth" d="M7 7H53V78L30 64 7 78Z"/>
      <path class="banner-hem" d="M11 11H49V71L30 59 11 71Z"/>
      <svg class="charge" x="12" y="14" width="36" height="40" viewBox="-6 -6 112 112" v-html="raceCharge(race)"/>
    </svg>`,
};

// --- Skylines: what stands at x, so wide and so high, on the ground at 120

const GROUND = 120;
const BUILT = {
  dwarf: (x, w, h) => {
    const [a, b, top] = [w * 0.16, w * 0.32, GROUND - h];
    return `M${x} 120V${top + h * 0.4}H${x + a}V${top + h * 0.16}H${x + b}V${top}H${x + w - b}V${top + h * 0.16}H${x + w - a}V${top + h * 0.4}H${x + w}V120Z`;
  },
  empire: (x, w, h) => {
    const eaves = GROUND - h * 0.66;
    return `M${x} 120V${eaves}L${x + w / 2} ${GROUND - h}L${x + w} ${eaves}V120ZM${x + w / 2} ${GROUND - h}V${GROUND - h - 12}L${x + w / 2 + 10} ${GROUND - h - 8} ${x + w / 2} ${GROUND - h - 4}Z`;
  },
  "high-elf": (x, w, h) => {
    const [waist, top] = [GROUND - h * 0.6, GROUND - h];
    return `M${x} 120C${x + w * 0.2} 100 ${x + w * 0.24} ${waist + 12} ${x + w * 0.2} ${waist}C${x + w * 0.46} ${waist - h * 0.12} ${x + w * 0.46} ${top + 10} ${x + w / 2} ${top - 8}C${x + w * 0.54} ${top + 10} ${x + w * 0.54} ${waist - h * 0.12} ${x + w * 0.8} ${waist}C${x + w * 0.76} ${waist + 12} ${x + w * 0.8} 100 ${x + w} 120Z`;
  },
  orc: (x, w, h) => {
    const top = GROUND - h;
    return `M${x} 120L${x + w * 0.06} ${top + 16} ${x - 5} ${top} ${x + w * 0.26} ${top + 10} ${x + w * 0.36} ${top - 6} ${x + w * 0.5} ${top + 14} ${x + w * 0.66} ${top - 2} ${x + w * 0.76} ${top + 12} ${x + w + 6} ${top + 4} ${x + w * 0.94} ${top + 20} ${x + w} 120Z`;
  },
  chaos: (x, w, h) => {
    const top = GROUND - h;
    return `M${x} 120C${x + w * 0.3} ${top + h * 0.6} ${x + w * 0.1} ${top + h * 0.4} ${x - w * 0.1} ${top + h * 0.28}C${x + w * 0.2} ${top + h * 0.3} ${x + w * 0.34} ${top + h * 0.2} ${x + w * 0.44} ${top - 10}C${x + w * 0.6} ${top + h * 0.2} ${x + w * 0.7} ${top + h * 0.34} ${x + w * 1.12} ${top + h * 0.18}C${x + w * 0.9} ${top + h * 0.4} ${x + w * 0.7} ${top + h * 0.6} ${x + w} 120Z`;
  },
  "dark-elf": (x, w, h) => {
    const top = GROUND - h;
    return `M${x} 120L${x + w * 0.22} ${top + h * 0.36} ${x - w * 0.08} ${top + h * 0.44} ${x + w * 0.28} ${top + h * 0.2} ${x + w * 0.5} ${top - 12} ${x + w * 0.72} ${top + h * 0.2} ${x + w * 1.08} ${top + h * 0.44} ${x + w * 0.78} ${top + h * 0.36} ${x + w} 120Z`;
  },
};
BUILT.neutral = BUILT.empire;

// What stands in each zone: a keep between towers, a sanctuary, a rampart. Each is x, width, height.
const STANDING = {
  kingdom: [
    [14, 34, 44],
    [58, 32, 66],
    [104, 92, 100],
    [210, 32, 66],
    [252, 34, 44],
  ],
  quest: [
    [26, 30, 34],
    [72, 26, 54],
    [124, 52, 104],
    [202, 26, 54],
    [244, 30, 34],
  ],
  battlefield: [
    [4, 44, 74],
    [56, 30, 36],
    [94, 30, 30],
    [132, 36, 38],
    [176, 30, 30],
    [214, 30, 36],
    [252, 44, 74],
  ],
};

/** The outline of a zone's buildings in the manner of a race, as a path in a box of 300 by 120. */
export function skyline(race, zone) {
  const built = BUILT[race] || BUILT.neutral;
  return STANDING[zone]
    .map(([x, wide, high]) => built(x, wide, high))
    .join("")
    .replace(/\d+\.\d+/g, (number) => Number(number).toFixed(1));
}

/** Windows with light in them, as a path in the same box. */
export function windows(zone) {
  return STANDING[zone]
    .filter(([, , high]) => high > 40)
    .flatMap(([x, wide, high]) =>
      [0.36, 0.5, 0.64].map(
        (across, i) => `M${x + wide * across - 1.5} ${GROUND - high * (i % 2 ? 0.52 : 0.36)}h3v5h-3Z`,
      ),
    )
    .join("");
}
