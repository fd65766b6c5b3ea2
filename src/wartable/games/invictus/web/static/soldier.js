// A card of Invictus as it stands on the table: its figure under the colours of its kind and the frame of its nation;
// in a hand with its text beside it, so that nothing need be hovered over.

import { CardFace, Sign } from "wartable-board/card.js";
import { lead } from "wartable-board/speech.js";
import { figure } from "./figures.js";
import { SIGNS } from "./heraldry.js";

const COLUMNS = [-2, -1, 0, 1, 2];
const ROWS = [3, 2, 1];

export const Soldier = {
  name: "Soldier",
  components: { CardFace, Sign },
  inject: ["table"],
  props: { card: String, size: { type: String, default: "small" } }, // plate: the figure; small: with its name; hand: with its text
  computed: {
    facts() {
      return this.table.facts[this.card];
    },
    sign() {
      return SIGNS[this.facts.colour];
    },
    name() {
      return this.table.cardName(this.card);
    },
    drawn() {
      return figure(this.card, this.facts);
    },
    // The cells that it reaches, seen from where it stands.
    reach() {
      const hit = new Set(this.facts.range.map(([forward, side]) => `${forward} ${side}`));
      return ROWS.flatMap((forward, y) =>
        COLUMNS.map((side, x) => ({ x: x * 9, y: y * 9, hit: hit.has(`${forward} ${side}`) })),
      );
    },
    supports() {
      const { t } = this.table;
      if (this.facts.colour === "leader") return [{ lead: "", text: t("support-leader") }];
      return this.facts.supports.map(({ support, timing }) => ({
        lead: lead({ t }, t(`timing-${timing}`)),
        text: t(`support-${support}`),
      }));
    },
  },
  template: `
    <CardFace v-if="size === 'large'" :card="card" size="large"/>
    <span v-else class="face troop" :class="['is-' + facts.colour, 'of-' + facts.nation, 'troop-' + size]" aria-hidden="true">
      <span class="portrait">
        <svg class="figure" viewBox="0 0 100 100" focusable="false" v-html="drawn"></svg>
        <i class="troop-sign">{{ sign }}</i>
        <svg class="troop-reach" viewBox="0 0 44 36" focusable="false"><rect v-for="(cell, i) in reach" :key="i" :x="cell.x" :y="cell.y" width="8" height="8" :class="{ hit: cell.hit }"/><circle cx="22" cy="32" r="4"/></svg>
      </span>
      <b v-if="size !== 'plate'" class="troop-name">{{ name }}</b>
      <template v-if="size === 'hand'">
        <span class="troop-numbers"><span><Sign of="attack"/> {{ facts.attack }}</span><span><Sign of="health"/> {{ facts.health.active }}<small>/{{ facts.health.rested }}</small></span></span>
        <span class="troop-text"><span v-for="(each, i) in supports" :key="i"><b v-if="each.lead">{{ each.lead }}</b>{{ each.text }}</span></span>
      </template>
    </span>`,
};
