// A figure for every fighter: the body of its people, its weapons, its size by wounds, its stance by what befell it.
// Drawn once for each look that there is, as SVG in a box of 100 by 100; the style sheet gives the colours.

import { heldBy, weapon } from "./arsenal.js";
import { arm, buildOf } from "./builds.js";

const FEET = 92;
const SIZES = { 2: 0.84, 3: 0.92, 4: 1, 5: 1.06 }; // by the wounds that are printed
const LEANS = { charged: 13, moved: 5, ready: 0 };
const RAYS = `<path class="rays" d="M50-6 54 26 72-2 62 28 90 12 68 38 102 36 70 48 104 62H-4L30 48-2 36 32 38 10 12 38 28 28-2 46 26Z"/>`;
const SPEED = `<path class="speed" d="M-6 40H22M-12 56H18M-6 72H22"/>`;
const DUST = `<path class="speed" d="M6 92C8 84 16 84 18 90M-6 94C-4 88 2 88 4 92"/>`;
const GASHES = [
  `<path class="gash" d="M38 44 58 62M46 42 62 54"/>`,
  `<path class="gash" d="M38 44 58 62M46 42 62 54M62 40 44 66M52 12 60 26"/>`,
];
const WALL = `<g class="guarding"><path class="shield" d="M22 46 40 40 58 46V64C58 80 48 88 40 92 32 88 22 80 22 64Z"/><path class="boss" d="M40 47V85M28 58H52"/></g>`;

const drawn = new Map();

/** A fighter as it stands now, drawn from its card. */
export function figureOf(fighter, card) {
  const look = lookOf(fighter, card);
  const name = Object.values(look).join(" ");
  if (!drawn.has(name)) drawn.set(name, draw(look, card));
  return drawn.get(name);
}

/** All that a figure depends on. */
export function lookOf(fighter, { sides }) {
  const left = fighter.max_wounds - fighter.wounds;
  return {
    key: fighter.key,
    inspired: fighter.inspired,
    stance: fighter.charged ? "charged" : fighter.moved ? "moved" : "ready",
    guard: fighter.guard,
    hurt: fighter.wounds === 0 ? 0 : left > 1 ? 1 : 2,
    size: SIZES[sides[0].wounds] || 1,
  };
}

function draw({ inspired, stance, guard, hurt, size }, card) {
  const { attacks } = card.sides[inspired ? 1 : 0];
  const build = buildOf(card.warband, attacks);
  const tall = hurt === 2 ? size * 0.94 : size; // who can hardly stand sinks down
  const lean = LEANS[stance] - (hurt === 2 ? 7 : 0);
  const stands = `translate(50 ${FEET}) rotate(${lean}) scale(${size} ${tall}) translate(-50 ${-FEET})`;
  return [
    inspired ? RAYS : "",
    stance === "charged" ? SPEED : stance === "moved" ? DUST : "",
    `<g transform="${stands}">${build.behind}${armed(build, attacks, guard)}${hurt ? GASHES[hurt - 1] : ""}</g>`,
    guard ? WALL : "",
  ].join("");
}

/** The body between its weapons; who is on guard has a shield where the other hand is. */
function armed({ body, shoulders, hands, arm: made }, attacks, guard) {
  if (!made) return body;
  const { main, other, both } = heldBy(attacks);
  const [[right, left], [front, back]] = [shoulders, hands];
  const turn = both ? 24 : 14;
  const second = both ? [front[0] - 17, front[1] + 4] : back;
  const rear = both || guard ? "" : `${other ? weapon(other, back, -18) : ""}${arm(left, back, made, -6)}`;
  const far = both ? arm(left, second, made, -2) : "";
  return `${rear}${body}${weapon(main, front, turn)}${far}${arm(right, front, made, 6)}`;
}
