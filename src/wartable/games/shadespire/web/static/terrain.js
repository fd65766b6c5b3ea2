// The ground of a battlefield, drawn from where its hexes lie: slabs, cracks, rubble, ruins, pits and starting rings.
// The same hex looks the same, always. All of a kind is one path, so that a field of a hundred hexes stays light.

import { middle, outline, ROW } from "./geometry.js";

const TALL = 2 / ROW; // from the middle of a hex to its upper corner
const SHADES = 4;

// Slabs of a floor, as seams within a hex.
const SEAMS = [
  "M-.9-.1L-.2-.2 .3 0 .9-.1M-.2-.2L-.3-.8M.3 0L.2.7",
  "M-.8.3L-.1.2 .2.4 .8.3M-.1.2L0-.5 .6-.6M0-.5L-.6-.6",
  "M-.6-.7L-.4 0 -.7.6M-.4 0L.4-.1 .8.4M.4-.1L.5-.8",
  "M0-1L.1-.4 -.3.1 -.2.9M.1-.4L.8-.2M-.3.1L-.9.2",
];
const CRACKS = [
  "M.9-.4L.6-.3 .5-.05 .25.05 .2.35M.5-.05L.72.2",
  "M-.9.4L-.65.2 -.6-.05 -.35-.15M-.65.2L-.4.35 -.42.6",
  "M-.1 1L-.15.72 .05.6 .02.4M-.15.72L-.4.7",
  "M.2-1L.1-.76 .26-.6 .16-.42M.1-.76L-.14-.66",
];
const STONES = [
  "l.12-.1 .14.04 .04.12-.12.1-.16-.04Z",
  "l.1-.12 .13.02 .06.1-.08.1-.15.02Z",
  "l.07-.07 .1.01 .03.08-.09.06-.09-.02Z",
];
const TUFT = "q.02-.16-.06-.26m.08.26q.02-.2.06-.3m-.02.3q.08-.12.16-.2";

// Ruins that fill a blocked hex: [tone, path] from back to front.
const RUINS = [
  [
    ["shadow", "M-.85.5 0 .95 .9.4 .6-.1-.6 0Z"],
    ["side", "M-.7-.35V.35L-.1.68V-.02Z"],
    ["front", "M-.1-.02V.68L.75.25V-.2L.5-.06V-.5L.2-.34V-.16Z"],
    ["top", "M-.7-.35-.1-.02 .2-.16V-.34L.5-.5 .14-.7-.3-.6Z"],
    ["side", "M.3.5.5.4.66.5.5.66.32.64Z"],
    ["line", "M-.4-.18V.5M-.7 0-.1.34M-.1.34.75-.02M.32.14V.46M.1.24V-.1"],
  ],
  [
    ["shadow", "M-.8.5 0 .9 .85.45 .5 0-.5 0Z"],
    ["side", "M-.45-.62V.5Q0 .8.02.7V-.45Z"],
    ["front", "M.02-.45V.7Q.4.7.46.5V-.3L.28-.4 .2-.25Z"],
    ["top", "M-.45-.62Q-.2-.85.2-.76.44-.68.46-.5L.28-.4.2-.25.02-.45Q-.3-.42-.45-.62Z"],
    ["side", "M-.85.34-.6.2-.44.36-.55.54-.8.52Z"],
    ["front", "M.5.5.7.36.86.46.78.62.56.64Z"],
    ["line", "M-.22-.5V.66M.24-.2V.64M-.45-.1Q0 .16.46 0"],
  ],
  [
    ["shadow", "M-.9.4-.1.95.9.45.6-.05-.6-.1Z"],
    ["side", "M-.75 0-.4-.3-.02-.1-.1.4-.6.45Z"],
    ["front", "M-.1.4-.02-.1.4-.3.74.02.66.42.2.7Z"],
    ["top", "M-.4-.3-.1-.62.3-.56.4-.3-.02-.1Z"],
    ["top", "M-.6.45-.1.4.2.7-.2.84Z"],
    ["line", "M.36.02.5.36M-.5-.04-.36.3M.02.1.3.2"],
  ],
];
const PIT = "M0-.86 .34-.7 .72-.42 .66 0 .76.4 .3.66 0 .9-.36.68-.76.44-.64.02-.74-.4-.3-.68Z";
const SPIKES =
  "M-.5.3-.36-.3-.22.34ZM-.14.5 0-.42.14.5ZM.22.34.36-.3.5.3ZM-.3.02-.2-.52-.1.02ZM.12.02.2-.52.3.02Z";
const TIPS =
  "M-.4-.12-.36-.3-.32-.12ZM-.05-.12 0-.42.05-.12ZM.32-.12.36-.3.4-.12ZM-.24-.3-.2-.52-.16-.3ZM.16-.3.2-.52.24-.3Z";

/** A number from 0 up to 1 that belongs to a hex, another for each purpose; the same for ever. */
export function lotOf({ x, row }, purpose) {
  let number = (x * 374761393 + row * 668265263 + purpose * 2147483647) | 0;
  number = Math.imul(number ^ (number >>> 13), 1274126177);
  number = Math.imul(number ^ (number >>> 16), 2246822519);
  return ((number ^ (number >>> 15)) >>> 0) / 4294967296;
}

function pick(all, hex, purpose) {
  return all[Math.floor(lotOf(hex, purpose) * all.length)];
}

/** All points of a path of absolute M, L, H, V, Q and Z moved; what is relative stays as it is. */
function shifted(path, x, y) {
  return path.replace(/([MLHVQZ])([^A-Za-z]*)/g, (_, letter, numbers) => {
    const values = (numbers.match(/-?\d*\.?\d+/g) || []).map(Number);
    const moved = values.map((value, i) => {
      const along = letter === "H" || (letter !== "V" && i % 2 === 0);
      return (value + (along ? x : y)).toFixed(2);
    });
    return letter + moved.join(" ");
  });
}

/** The rim of a hex that light falls on, and the one in shadow. */
function rims([x, y]) {
  const [w, h] = [0.93, TALL * 0.93];
  return {
    lit: `M${x - w} ${(y + h / 2).toFixed(2)}V${(y - h / 2).toFixed(2)}L${x} ${(y - h).toFixed(2)} ${x + w} ${(y - h / 2).toFixed(2)}`,
    dim: `M${x + w} ${(y - h / 2).toFixed(2)}V${(y + h / 2).toFixed(2)}L${x} ${(y + h).toFixed(2)} ${x - w} ${(y + h / 2).toFixed(2)}`,
  };
}

/** What lies on plain ground: seams and cracks, stones near the rim, a little moss. */
function littered(hex, at, add) {
  if (lotOf(hex, 1) < 0.7) add("seams", shifted(pick(SEAMS, hex, 2), ...at));
  if (lotOf(hex, 3) < 0.34) add("cracks", shifted(pick(CRACKS, hex, 4), ...at));
  for (let nth = 0; nth < Math.floor(lotOf(hex, 5) * 4); nth++) {
    const turn = lotOf(hex, 10 + nth) * 2 * Math.PI;
    const far = 0.62 + lotOf(hex, 20 + nth) * 0.2;
    const [x, y] = [at[0] + far * Math.cos(turn), at[1] + far * Math.sin(turn)];
    add("stones", `M${x.toFixed(2)} ${y.toFixed(2)}${pick(STONES, hex, 30 + nth)}`);
  }
  if (lotOf(hex, 6) < 0.22) {
    const turn = lotOf(hex, 7) * 2 * Math.PI;
    add(
      "moss",
      `M${(at[0] + 0.66 * Math.cos(turn)).toFixed(2)} ${(at[1] + 0.66 * Math.sin(turn) + 0.1).toFixed(2)}${TUFT}`,
    );
  }
}

/** A ring cut into the stone of a starting hex. */
function ring([x, y], far) {
  return `M${(x - far).toFixed(2)} ${y}a${far} ${far} 0 1 0 ${2 * far} 0a${far} ${far} 0 1 0 ${-2 * far} 0Z`;
}

/** The whole ground as SVG; `sideOf` gives the class of the side that a hex belongs to. */
export function terrain(hexes, sideOf) {
  const layers = new Map();
  const add = (css, path) => layers.set(css, (layers.get(css) || "") + path);
  for (const hex of hexes) {
    const shade = Math.floor(lotOf(hex, 0) * SHADES);
    const [x, y] = middle(hex);
    add(`hex ground-${hex.ground} shade-${shade} ${sideOf(hex)}`, outline([x, +y.toFixed(2)], 0.045));
  }
  for (const hex of hexes) {
    const at = middle(hex).map((value) => +value.toFixed(2));
    const { lit, dim } = rims(at);
    if (hex.ground !== "blocked" && hex.ground !== "lethal") littered(hex, at, add);
    add("rim-lit", lit);
    add("rim-dim", dim);
    if (hex.ground === "start") {
      add("start", ring(at, 0.6));
      add("start inner", ring(at, 0.45));
    }
    if (hex.ground === "lethal") {
      add("pit", shifted(PIT, ...at));
      add("spikes", shifted(SPIKES, ...at));
      add("tips", shifted(TIPS, ...at));
    }
  }
  const ruins = hexes
    .filter(({ ground }) => ground === "blocked")
    .flatMap((hex) =>
      pick(RUINS, hex, 8).map(([tone, path]) => drawn(`ruin-${tone}`, shifted(path, ...middle(hex)))),
    );
  return [...layers].map(([css, path]) => drawn(css, path)).join("") + ruins.join("");
}

function drawn(css, path) {
  return `<path class="${css}" d="${path}"/>`;
}
