// A card's face in our own SVG: arms, shields for both orientations, attack, reach, name and support.
// Drawn from the facts of the view; every word comes from the labels.

import { charge, division, SIGNS } from "./heraldry.js";

const ARMS = {
  plate: { top: 32, height: 156, charge: 116 },
  small: { top: 32, height: 176, charge: 112 },
  large: { top: 44, height: 106, charge: 94 },
};
export const SHIELD = "M0 0H10V6C10 9.5 7.5 11.5 5 13 2.5 11.5 0 9.5 0 6Z";

// Shields upright along the upper edge, and turned along the right one, so that a rested card shows them on top.
const upright = ([x, y]) => `M${x} ${y}h15v9c0 5.200-3.800 8.200-7.500 10.500-3.700-2.300-7.500-5.300-7.500-10.500Z`;
const turned = ([x, y]) => `M${x} ${y}v15h-9c-5.200 0-8.200-3.800-10.500-7.500 2.300-3.700 5.300-7.500 10.500-7.500Z`;
const row = (count, place, shape) => Array.from({ length: count }, (_, i) => shape(place(i))).join("");
const square = (x, y) => `M${x} ${y}h8v8h-8Z`;
const GROUND = [0, 1, 2].flatMap((y) => [0, 1, 2, 3, 4].map((x) => square(x * 9, y * 9))).join("");

/** How wide a text runs, in ems: signs of East Asia are whole, others about half. */
export function ems(text) {
  let width = 0;
  for (const sign of text) width += sign.codePointAt(0) > 0x2e80 ? 1 : /[mwMW]/.test(sign) ? 0.8 : /[ilIj.,' ]/.test(sign) ? 0.3 : 0.56;
  return width;
}

/** The size of letters at which a text fits a width. */
function fitting(text, width, largest) {
  return Math.min(largest, width / Math.max(1, ems(text))).toFixed(2);
}

export const CardFace = {
  name: "CardFace",
  props: {
    card: { type: String, required: true },
    facts: { type: Object, required: true },
    labels: { type: Object, required: true },
    size: { type: String, default: "small" }, // plate: no words; small: with its name; large: everything
  },
  computed: {
    name() {
      return this.labels[this.facts.name] || this.card;
    },
    arms() {
      return ARMS[this.size];
    },
    sign() {
      return SIGNS[this.facts.colour];
    },
    charge() {
      return charge(this.card, this.facts.nation);
    },
    division() {
      return division(this.card, this.facts.nation);
    },
    nameSize() {
      return fitting(this.name, 122, this.size === "plate" ? 15 : 16);
    },
    shieldsAbove() {
      const { active } = this.facts.health;
      return row(active, (i) => [100 - active * 8 + i * 16 + 0.5, 5], upright);
    },
    shieldsRight() {
      const { rested } = this.facts.health;
      const middle = this.size === "large" ? 98 : 128;
      return row(rested, (i) => [195, middle - rested * 8 + i * 16 + 0.5], turned);
    },
    reach() {
      return this.facts.range.map(([forward, side]) => square((side + 2) * 9, (3 - forward) * 9)).join("");
    },
    supports() {
      if (this.facts.colour === "leader") return [{ timing: "", text: this.labels["support-leader"] }];
      return this.facts.supports.map(({ support, timing }) => ({
        timing: this.labels[`timing-${timing}`],
        text: this.labels[`support-${support}`],
      }));
    },
    textSize() {
      const whole = this.supports.map(({ timing, text }) => ems(`${timing}: ${text}`));
      const lines = (size) => whole.reduce((sum, width) => sum + Math.ceil((width * size * 1.16) / 172), 0);
      return [12, 11, 10, 9, 8].find((size) => lines(size) * size * 1.22 <= 52) || 7;
    },
    nation() {
      return this.labels[`nation-${this.facts.nation}`];
    },
    colour() {
      return this.labels[`colour-${this.facts.colour}`];
    },
  },
  template: `
    <svg class="face" :class="['face-' + size, 'is-' + facts.colour]" viewBox="0 0 200 280" aria-hidden="true" focusable="false">
      <rect class="paper" x="1" y="1" width="198" height="278" rx="14"/>
      <g :transform="'translate(22 ' + arms.top + ')'">
        <svg :width="146" :height="arms.height" viewBox="0 0 100 100" preserveAspectRatio="none">
          <rect class="field" width="100" height="100"/>
          <g class="division" v-html="division"/>
        </svg>
        <rect class="edge" width="146" :height="arms.height"/>
        <svg class="charge" x="18" :y="(arms.height - arms.charge) / 2" width="110" :height="arms.charge" viewBox="-4 -4 108 108" v-html="charge"/>
      </g>
      <path class="shields" :d="shieldsAbove"/>
      <path class="shields side" :d="shieldsRight"/>
      <g class="colour-sign"><rect x="4" y="4" width="34" height="34" rx="9"/><text x="21" y="28.500" text-anchor="middle" font-size="22">{{ sign }}</text></g>
      <template v-if="size === 'large'">
        <text class="name" x="100" y="170" text-anchor="middle" :font-size="Math.min(18, nameSize * 1.2)">{{ name }}</text>
        <text class="kind" x="100" y="184" text-anchor="middle" font-size="9.500">{{ nation }} · {{ colour }}</text>
        <foreignObject x="12" y="188" width="176" height="52">
          <div class="text" :style="{ fontSize: textSize + 'px' }"><p v-for="(each, i) in supports" :key="i"><b v-if="each.timing">{{ each.timing }}: </b>{{ each.text }}</p></div>
        </foreignObject>
      </template>
      <text v-else-if="size === 'small'" class="name" x="100" y="228" text-anchor="middle" :font-size="nameSize">{{ name }}</text>
      <g v-if="size !== 'plate'" class="attack" transform="translate(6 238)">
        <rect width="56" height="36" rx="9"/>
        <path class="blade" d="M9 27 22 14 27 9 28 8 27.500 13.500 14 27ZM8 20 16 28M7 29 11 25"/>
        <text x="42" y="27" text-anchor="middle" font-size="25">{{ facts.attack }}</text>
      </g>
      <g class="reach" :transform="size === 'plate' ? 'translate(62 196) scale(1.700)' : 'translate(149 236)'">
        <path d="${GROUND}"/><path class="hit" :d="reach"/><circle cx="22" cy="32" r="4"/>
      </g>
    </svg>`,
};

/** The back of a card, for hands and decks that are not ours to see. */
export const CardBack = {
  name: "CardBack",
  template: `
    <svg class="face face-back" viewBox="0 0 200 280" aria-hidden="true" focusable="false">
      <rect class="back-paper" x="1" y="1" width="198" height="278" rx="14"/>
      <rect class="back-line" x="14" y="14" width="172" height="252" rx="8"/>
      <path class="back-line" d="M100 60 160 140 100 220 40 140ZM100 92 136 140 100 188 64 140Z"/>
    </svg>`,
};

/** A small sign beside a live number: a blade for attack, a shield for health. */
export const Sign = {
  name: "Sign",
  props: { of: String },
  template: `
    <svg class="sign-of" viewBox="0 0 14 14" aria-hidden="true" focusable="false">
      <path v-if="of === 'attack'" d="M2 12 10 4 12.500 1.500 12 5 4.500 12.500M1.500 8.500 5.500 12.500" fill="none" stroke="currentColor" stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round"/>
      <path v-else transform="translate(2 .5)" d="${SHIELD}" fill="currentColor"/>
    </svg>`,
};
