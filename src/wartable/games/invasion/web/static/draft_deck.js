// The deck that a drafter has so far: cards by kind, how many of each cost, and of which races.

import { labelled } from "wartable-board/speech.js";
import { deckOf, inPile } from "./ids.js";

export const KINDS = ["unit", "support", "quest", "tactic"];
const TITLES = {
  unit: "board-draft-units",
  support: "board-draft-supports",
  quest: "board-draft-quests",
  tactic: "board-draft-tactics",
};
const DEAREST = 6; // this cost and all above it are one bar

/** Cards with their counts: the deck, and picks that are still to be laid into it. */
export function pickedSoFar(view, facts) {
  const counts = { ...view.seats[view.seat]?.deck.cards };
  if (view.pending.kind === "pick")
    for (const card of view.draft.seats[view.seat].chosen.cards || [])
      if (facts[card].type !== "draft") counts[card] = (counts[card] || 0) + 1;
  return counts;
}

export const DeckSoFar = {
  name: "DeckSoFar",
  inject: ["table"],
  props: { opened: Boolean }, // on a narrow screen, where its cards stay folded away until wanted
  emits: ["toggle"],
  computed: {
    zone() {
      return deckOf(this.table.view.seat);
    },
    counts() {
      return pickedSoFar(this.table.view, this.table.facts);
    },
    titled() {
      return labelled(this.table, this.table.t("board-draft-your-deck"), this.total);
    },
    total() {
      return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
    },
    groups() {
      const { facts } = this.table;
      const price = (card) => (facts[card].cost === "X" ? DEAREST + 1 : facts[card].cost);
      return KINDS.map((kind) => {
        const cards = Object.keys(this.counts).filter((card) => facts[card].type === kind);
        cards.sort((a, b) => price(a) - price(b) || facts[a].number - facts[b].number);
        return {
          kind,
          title: this.table.t(TITLES[kind]),
          cards,
          count: cards.reduce((sum, card) => sum + this.counts[card], 0),
        };
      });
    },
    bars() {
      const costs = Array.from({ length: DEAREST + 1 }, (_, cost) => ({
        cost,
        name: cost < DEAREST ? String(cost) : `${cost}+`,
        kinds: {},
        count: 0,
      }));
      for (const [card, count] of Object.entries(this.counts)) {
        const { cost, type } = this.table.facts[card];
        const bar = costs[cost === "X" ? DEAREST : Math.min(cost, DEAREST)];
        bar.kinds[type] = (bar.kinds[type] || 0) + count;
        bar.count += count;
      }
      return costs;
    },
    highest() {
      return Math.max(4, ...this.bars.map(({ count }) => count));
    },
    races() {
      const found = {};
      for (const [card, count] of Object.entries(this.counts)) {
        const { race } = this.table.facts[card];
        found[race] = (found[race] || 0) + count;
      }
      return Object.entries(found)
        .sort((a, b) => b[1] - a[1])
        .map(([race, count]) => ({ race, count, name: this.table.t(`race-${race}`) }));
    },
  },
  methods: {
    piece(card) {
      return inPile("deck", this.table.view.seat, card);
    },
    sentence(card) {
      return this.table.t("board-draft-say-in-deck", {
        card: this.table.cardName(card),
        count: this.counts[card],
        cost: this.table.facts[card].cost,
      });
    },
    kinds(bar) {
      return KINDS.filter((kind) => bar.kinds[kind]).map((kind) => ({ kind, count: bar.kinds[kind] }));
    },
  },
  template: `
    <section class="draft-deck" :aria-label="titled">
      <header class="deck-head" :data-zone="zone"><button v-if="table.narrow" type="button" class="deck-toggle" :aria-expanded="String(opened)" @click="$emit('toggle')">{{ table.t('board-draft-your-deck') }} <b>{{ total }}</b> <i aria-hidden="true">{{ opened ? '▾' : '▴' }}</i></button><h3 v-else>{{ table.t('board-draft-your-deck') }} <b>{{ total }}</b></h3><span class="draft-races"><span v-for="each in races" :key="each.race" :class="'race-' + each.race">{{ each.name }} <b>{{ each.count }}</b></span></span></header>
      <div class="draft-groups">
        <p v-if="!total" class="wt-quiet">{{ table.t('board-draft-nothing-yet') }}</p>
        <div v-for="group in groups.filter(({ count }) => count)" :key="group.kind" class="draft-group">
          <h4 :class="'kind-' + group.kind">{{ group.title }} <b>{{ group.count }}</b></h4>
            <button v-for="card in group.cards" :key="card" type="button" class="draft-chip" :class="'race-' + table.facts[card].race" :data-piece="piece(card)" :data-card="card" tabindex="-1" :aria-label="sentence(card)"
              @click="table.peek(piece(card), card, true)" @contextmenu.prevent="table.peek(piece(card), card, true)" @mouseenter="table.peek(piece(card), card)" @mouseleave="table.unpeek(piece(card))">
              <i aria-hidden="true">{{ table.facts[card].cost }}</i><span aria-hidden="true">{{ table.cardName(card) }}</span><b v-if="counts[card] > 1" aria-hidden="true">×{{ counts[card] }}</b>
            </button>
        </div>
      </div>
      <div class="draft-curve" role="group" :aria-label="table.t('board-draft-curve')">
        <span v-for="bar in bars" :key="bar.cost" class="draft-bar" role="img" :aria-label="table.t('board-draft-say-cost', { cost: bar.name, count: bar.count })" :title="table.t('board-draft-say-cost', { cost: bar.name, count: bar.count })">
          <span class="bar-kinds" aria-hidden="true"><i v-for="part in kinds(bar)" :key="part.kind" :class="'kind-' + part.kind" :style="{ height: (75 * part.count) / highest + '%' }"></i><b>{{ bar.count || '' }}</b></span>
          <small aria-hidden="true">{{ bar.name }}</small>
        </span>
      </div>
    </section>`,
};
