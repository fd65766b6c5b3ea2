// A card's face in our own SVG, drawn from what a game says of it; its back; and the signs beside live numbers.
// Nothing here knows a game: a face description names the words, the colour, the arms and the corners.

const ARMS = {
  plate: { top: 32, height: 156, charge: 116 },
  small: { top: 32, height: 176, charge: 112 },
};
const ROOM = 52; // the height of the text on a large card, where the game wants no other
const BELOW = 202; // from the upper edge of the arms of a large card to the lower edge of its text, less the name
const NAME_WIDTH = 122; // between the lower corners
const LEAST_NAME = 12; // letters of a name in one line
const CORNERS = { tl: [4, 4], tr: [162, 4], bl: [4, 242], br: [162, 242] };
export const SHIELD = "M0 0H10V6C10 9.5 7.5 11.5 5 13 2.5 11.5 0 9.5 0 6Z";

/** How wide a text runs, in ems: signs of East Asia are whole, others about half. */
export function ems(text) {
  let width = 0;
  for (const sign of text)
    width +=
      sign.codePointAt(0) > 0x2e80 ? 1 : /[mwMW]/.test(sign) ? 0.8 : /[ilIj.,' ]/.test(sign) ? 0.3 : 0.56;
  return width;
}

/** The size of letters at which a text fits a width. */
export function fitting(text, width, largest) {
  return Math.min(largest, width / Math.max(1, ems(text))).toFixed(2);
}

/** A name in one line; or in two, as even as its words allow, where one line would be set smaller than `least`. */
export function inLines(name, width, least) {
  const words = name.split(" ");
  if (words.length < 2 || ems(name) * least <= width) return [name];
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const wide = (lines) => Math.max(...lines.map(ems));
  return ways.reduce((best, way) => (wide(way) < wide(best) ? way : best));
}

/** A face with what its printed name means beside it. */
export function readable(table, card, face) {
  return {
    ...face,
    reading: table.reading(table.facts[card]?.name || `card-${card}`),
    readingTitle: table.t("board-reading"),
  };
}

/** What a printed name means, below it. */
export const Reading = {
  name: "Reading",
  inject: ["table"],
  props: { of: String }, // the message of the name
  template: `<small v-if="table.reading(of)" class="reading" :title="table.t('board-reading')">{{ table.reading(of) }}</small>`,
};

/**
 * A face, as the game of the table describes it:
 * {name, kind, text: [{lead, text}], corners: {tl, tr, bl, br: {text, css, title}}, pips: {sign, count, title},
 *  field: css class with the colours --tone and --on-tone, division and charge: svg in a box of 100 by 100,
 *  extra: svg in the card's box of 200 by 280, room: height of the text on a large card}
 */
export const CardFace = {
  name: "CardFace",
  inject: { table: { default: null } },
  props: {
    card: String,
    look: Object, // a ready description, where there is no table to ask
    size: { type: String, default: "small" }, // plate: no words; small: with its name; large: everything
  },
  computed: {
    face() {
      return this.look || this.table.faceOf(this.card, this.size);
    },
    room() {
      return this.face.room || ROOM;
    },
    arms() {
      if (this.size !== "large") return ARMS[this.size];
      const height = BELOW - 44 - this.room - this.lower;
      return { top: 44, height, charge: Math.min(94, height - 8) };
    },
    lower() {
      return this.face.reading ? 10 : 0; // what the line of the reading takes from the arms
    },
    under() {
      return this.arms.top + this.arms.height; // where the arms of a large card end
    },
    corners() {
      return Object.entries(this.face.corners || {})
        .filter(([, corner]) => corner)
        .map(([name, corner]) => {
          const [x, y] = CORNERS[name];
          return { name, x, y, size: fitting(String(corner.text), 28, 22), ...corner };
        });
    },
    pips() {
      const { sign = "", count = 0, title = "" } = this.face.pips || {};
      return Array.from({ length: count }, (_, i) => ({ sign, title, y: 54 + i * 15 }));
    },
    nameSize() {
      return fitting(this.face.name, NAME_WIDTH, this.size === "plate" ? 15 : 16);
    },
    // On a small card a long name takes two lines, so that it can be read.
    nameLines() {
      const lines = inLines(this.face.name, NAME_WIDTH, LEAST_NAME);
      if (lines.length < 2) return [{ text: lines[0], y: 228, size: this.nameSize }];
      const size = Math.min(...lines.map((line) => fitting(line, NAME_WIDTH, 14)));
      return lines.map((text, i) => ({ text, y: 222 + 15 * i, size }));
    },
    readingSize() {
      return fitting(this.face.reading, 184, 10);
    },
    kindSize() {
      return fitting(this.face.kind || "", 184, 9.5);
    },
    textSize() {
      const whole = (this.face.text || []).map(({ lead, text }) => ems(`${lead || ""}${text}`));
      const lines = (size) => whole.reduce((sum, width) => sum + Math.ceil((width * size * 1.16) / 172), 0);
      return [12, 11, 10, 9, 8].find((size) => lines(size) * size * 1.22 <= this.room) || 7;
    },
  },
  template: `
    <svg class="face" :class="['face-' + size, face.field]" viewBox="0 0 200 280" aria-hidden="true" focusable="false">
      <rect class="paper" x="1" y="1" width="198" height="278" rx="14"/>
      <g :transform="'translate(22 ' + arms.top + ')'">
        <svg :width="146" :height="arms.height" viewBox="0 0 100 100" preserveAspectRatio="none">
          <rect class="field" width="100" height="100"/>
          <g class="division" v-html="face.division || ''"/>
        </svg>
        <rect class="edge" width="146" :height="arms.height"/>
        <svg class="charge" x="18" :y="(arms.height - arms.charge) / 2" width="110" :height="arms.charge" viewBox="-4 -4 108 108" v-html="face.charge || ''"/>
      </g>
      <text v-for="(pip, i) in pips" :key="i" class="pip" x="12" :y="pip.y" text-anchor="middle" font-size="13"><title v-if="pip.title">{{ pip.title }}</title>{{ pip.sign }}</text>
      <g v-for="corner in corners" :key="corner.name" class="corner" :class="corner.css"><title v-if="corner.title">{{ corner.title }}</title><rect :x="corner.x" :y="corner.y" width="34" height="34" rx="9"/><text :x="corner.x + 17" :y="corner.y + 24.500" text-anchor="middle" :font-size="corner.size">{{ corner.text }}</text></g>
      <template v-if="size === 'large'">
        <text class="name" x="100" :y="under + 20 - lower / 5" text-anchor="middle" :font-size="Math.min(18 - lower / 5, nameSize * 1.2)">{{ face.name }}</text>
        <text v-if="face.reading" class="reading" x="100" :y="under + 31" text-anchor="middle" :font-size="readingSize"><title>{{ face.readingTitle }}</title>{{ face.reading }}</text>
        <text class="kind" x="100" :y="under + 34 + lower" text-anchor="middle" :font-size="kindSize">{{ face.kind }}</text>
        <foreignObject x="12" :y="under + 38 + lower" width="176" :height="room">
          <div class="text" :style="{ fontSize: textSize + 'px' }"><p v-for="(each, i) in face.text || []" :key="i"><b v-if="each.lead">{{ each.lead }}</b>{{ each.text }}</p></div>
        </foreignObject>
      </template>
      <template v-else-if="size === 'small'"><text v-for="line in nameLines" :key="line.y" class="name" x="100" :y="line.y" text-anchor="middle" :font-size="line.size">{{ line.text }}</text></template>
      <g v-if="face.extra" v-html="face.extra"/>
    </svg>`,
};

/** A card as its game draws it on the table: by its own `Face`, where it has one, else as all are drawn. */
export const TableFace = {
  name: "TableFace",
  components: { CardFace },
  inject: ["table"],
  props: { card: String, size: { type: String, default: "small" } },
  template: `<component :is="table.game.Face || 'CardFace'" :card="card" :size="size"/>`,
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
