// A set-up choice of Invictus: leaders and cards, large across the whole table.

import { copies, Piece } from "wartable-board/pieces.js";
import { Pick } from "wartable-board/tray.js";
import { chosen } from "./ids.js";

/** A set-up choice: calm, large, across the table, with what has been chosen so far. */
export const SetupChoice = {
  name: "SetupChoice",
  components: { Pick, Piece },
  inject: ["table"],
  computed: {
    items() {
      return this.table.tray;
    },
    seat() {
      return this.table.view.seats[this.table.state.seat];
    },
    kind() {
      return this.table.view.pending.kind;
    },
    size() {
      return this.many ? "small" : this.table.narrow ? "hand" : "large";
    },
    many() {
      return this.items.length > 5;
    },
    chosen() {
      const { hand, deck, leader } = this.seat;
      if (this.kind === "leave-out") return []; // what is left is counted on the cards themselves
      const cards = { opening: hand.cards, take: deck.cards }[this.kind] || {};
      return [...(leader ? [{ card: leader, nth: 0 }] : []), ...copies(cards)];
    },
    total() {
      return this.chosen.length || Object.values(this.seat.pool || {}).reduce((sum, count) => sum + count, 0);
    },
  },
  methods: {
    pieceOf: ({ card }) => chosen(card),
    count({ card }) {
      if (this.kind === "opening") return this.seat.deck.cards[card];
      return this.kind === "leader" ? 1 : this.seat.pool?.[card];
    },
  },
  template: `
    <section class="setup" :class="['setup-' + kind, { many }]" :aria-label="table.state.prompt">
      <header>
        <h2>{{ table.state.prompt }}</h2>
      </header>
      <div class="picks"><Pick v-for="item in items" :key="item.action" :choice="item" :size="size" :count="count(item)"/></div>
      <footer v-if="total && kind !== 'leader'">
        <h3>{{ table.t('board-invictus-chosen-' + kind) }} <small v-if="total > 1">{{ total }}</small></h3>
        <div class="chosen"><Piece v-for="each in chosen" :key="each.card + each.nth" :piece="pieceOf(each)" :card="each.card" :sentence="table.cardName(each.card)"/></div>
      </footer>
    </section>`,
};
