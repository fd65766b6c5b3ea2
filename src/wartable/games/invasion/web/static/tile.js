// A card as a paper tile: arms, name, as much of its text as can be read at its size, and its numbers.

import { charge, division, RACE_SIGNS } from "./arms.js";
import { LOW, lettering } from "./layout.js";
import { measured } from "./room.js";
import { hint, shortTerms } from "./terms.js";

/** The arms of a card on their field, as large as they may be. */
export const Arms = {
  name: "Arms",
  props: { facts: Object },
  computed: {
    drawn() {
      return { division: division(this.facts), charge: charge(this.facts) };
    },
  },
  template: `
    <span class="arms">
      <svg class="arms-field" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="field" width="100" height="100"/><g class="division" v-html="drawn.division"/></svg>
      <svg class="charge" viewBox="-6 -6 112 112" aria-hidden="true" focusable="false" v-html="drawn.charge"/>
    </span>`,
};

export const Tile = {
  name: "Tile",
  components: { Arms },
  inject: ["table"],
  props: {
    card: String,
    wide: Number,
    high: Number,
    held: Boolean, // in the own hand: with its cost
    cost: [Number, String],
    state: { type: String, default: "" }, // what is the matter with it; it goes before its text
    counted: Boolean, // damage is counted on it, and takes the place of its text
  },
  setup: () => ({ LOW, RACE_SIGNS }),
  computed: {
    facts() {
      return this.table.facts[this.card];
    },
    face() {
      return this.table.faceOf(this.card, "large");
    },
    text() {
      return this.face.text.map(({ text }) => text).join(" ");
    },
    letters() {
      const { face, kind, facts, held } = this;
      const numbers = !held || facts.type === "unit" || facts.power > 0;
      const [text, short] = this.counted
        ? ["", ""]
        : this.state
          ? [this.state, this.state]
          : [this.text, this.short];
      return lettering({ name: face.name, kind, text, short, numbers, cost: held }, this.wide, this.high);
    },
    // A line may break after a stroke.
    breakable() {
      return this.face.name.replaceAll("/", "/\u200b");
    },
    // What it is, in the hand; its race is told by colour and loyalty.
    kind() {
      const { t } = this.table;
      const { type, traits } = this.facts;
      if (!this.held || this.table.narrow) return "";
      return [type, ...traits].map((each, i) => t(`${i ? "trait" : "type"}-${each}`)).join(" · ");
    },
    short() {
      return shortTerms(this.table, this.card);
    },
    // What it costs now, in the own hand.
    shownCost() {
      return this.facts.cost === "X" ? "X" : this.cost;
    },
    price() {
      const printed = this.facts.cost;
      if (this.shownCost === printed) return "";
      return this.shownCost > printed ? "dearer" : "cheaper";
    },
  },
  methods: {
    hint(key) {
      return hint(this.table, key);
    },
  },
  template: `
    <span class="tile" :class="['tile-' + letters.form, 'race-' + facts.race, 'type-' + facts.type, { held, worded: !letters.arms, wordless: !letters.says, low: high < LOW, thin: letters.thin }]" aria-hidden="true"
      :style="{ '--name': letters.name + 'px', '--letters': letters.text + 'px' }">
      <Arms v-if="letters.arms" :facts="facts"/>
      <b v-if="held" class="tile-cost" :class="price" :title="hint('cost')">{{ shownCost }}</b>
      <span v-if="held && facts.loyalty" class="tile-loyalty" :title="hint('loyalty')">{{ RACE_SIGNS[facts.race].repeat(facts.loyalty) }}</span>
      <span class="tile-name">{{ breakable }}</span>
      <span v-if="kind && letters.kindly" class="tile-kind">{{ kind }}</span>
      <span v-if="letters.says" class="tile-text" :class="{ short: letters.says === 'short', state }">{{ state || (letters.says === 'short' ? short : text) }}</span>
      <span class="tile-foot"><slot/></span>
    </span>`,
};

/** A card to be picked from a tray, large enough to read. */
export const TrayCard = {
  name: "TrayCard",
  components: { Tile },
  mixins: [measured],
  inject: ["table"],
  props: { card: String },
  template: `<span ref="room" class="tray-card"><Tile :card="card" :wide="room.wide" :high="room.high" :cost="table.facts[card].cost" held/></span>`,
};
