// The walls of a capital: a skyline behind the cards, cracks that grow with damage, breaches, and fire.

import { skyline, windows } from "./banners.js";

// Cracks from the top of a wall of 300 by 48 downwards, those that open first first.
const CRACKS = [
  "M206 0 200 12 208 20 202 34 207 48M200 12 188 19 184 28",
  "M62 48 68 36 60 27 67 14 63 0M60 27 48 22 40 26",
  "M132 0 139 14 130 24 138 38 134 48M130 24 118 30",
  "M268 48 262 33 270 22 263 8M270 22 282 16 290 18",
  "M22 0 28 13 20 24 27 40 24 48M28 13 38 18",
  "M170 48 164 34 173 24 166 10 170 0M173 24 184 34 180 44",
  "M96 0 90 16 99 28 92 48M99 28 110 36",
  "M238 0 244 14 236 26 242 48M236 26 226 38",
];
// Stones that fell out of the top of the wall, from half the damage on.
const BREACHES = [
  "M194 0H216L211 9 203 6 198 11Z",
  "M54 0H76L70 8 62 12 58 5Z",
  "M124 0H146L140 11 133 7 128 9Z",
];
const FLAME = "M10 30C2 30-2 22 2 15 4 19 6 19 6 17 5 10 10 6 11 0 14 7 20 11 20 20 20 27 16 30 10 30Z";
const FIRES = [
  { x: 8, scale: 1.5 },
  { x: 52, scale: 1 },
  { x: 92, scale: 2 },
  { x: 146, scale: 1.3 },
  { x: 186, scale: 2.2 },
  { x: 236, scale: 1.1 },
  { x: 262, scale: 1.7 },
];

/** How much of a section is broken, as a share of its hit points. */
export function broken({ damage, hit_points: all, burning }) {
  return burning ? 1 : Math.min(1, damage / Math.max(1, all));
}

/** The cracks in the wall of a section. */
export const Cracks = {
  name: "Cracks",
  props: { zone: Object },
  computed: {
    share() {
      return broken(this.zone);
    },
    cracks() {
      return CRACKS.slice(0, Math.ceil(this.share * CRACKS.length)).join("");
    },
    breaches() {
      return BREACHES.slice(0, Math.max(0, Math.floor((this.share - 0.25) * 4))).join("");
    },
  },
  template: `
    <svg v-if="share" class="cracks" viewBox="0 0 300 48" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path class="crack-light" :d="cracks" transform="translate(1 1)"/><path class="crack" :d="cracks"/><path class="breach" :d="breaches"/>
    </svg>`,
};

/** What stands behind the cards of a zone: buildings, dark against the sky; on fire when the section burns. */
export const Skyline = {
  name: "Skyline",
  props: { zone: Object, race: String },
  setup: () => ({ FIRES, FLAME }),
  computed: {
    built() {
      return skyline(this.race, this.zone.zone);
    },
    lights() {
      return windows(this.zone.zone);
    },
  },
  template: `
    <svg class="skyline" viewBox="0 0 300 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <path class="skyline-built" :d="built"/>
      <path v-if="!zone.burning" class="skyline-lights" :d="lights"/>
      <g v-else class="fires"><g v-for="({ x, scale }, i) in FIRES" :key="x" :transform="'translate(' + x + ' ' + (120 - 30 * scale) + ') scale(' + scale + ')'"><path class="fire" :class="'fire-' + (i % 3)" :d="FLAME"/><path class="fire-heart" transform="translate(5 13) scale(.55)" :d="FLAME"/></g></g>
    </svg>`,
};
