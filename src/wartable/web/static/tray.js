// Choices whose pieces don't lie open: a row of cards to pick from, in set-up across the whole table.
// Graveyards, enemy kingdoms and hands, supports to copy, and the cards of set-up.

import { CardFace } from "./card.js";
import { trayPiece } from "./choices.js";
import { copies, Piece } from "./pieces.js";

/** What a choice in a tray shows: a card, or a seat by name. */
function itemOf(choice) {
  const place = choice.verb === "copy" ? { card: choice.target.support } : choice.source;
  return { choice, piece: trayPiece(choice), card: place.card || null, seat: place.seat };
}

const Pick = {
  name: "Pick",
  components: { CardFace },
  inject: ["table"],
  props: { item: Object, size: { type: String, default: "small" }, count: Number },
  computed: {
    facts() {
      return this.item.card && this.table.facts[this.item.card];
    },
  },
  template: `
    <button type="button" class="piece pick mark-act" data-lit="act" :data-piece="item.piece" :data-card="item.card" :aria-label="item.choice.text"
      @click="table.tap(item.piece)" @contextmenu.prevent="table.peek(item.piece, item.card, true)"
      @mouseenter="table.peek(item.piece, item.card)" @mouseleave="table.unpeek(item.piece)"
      @pointerdown="table.holdStart($event, item.piece, item.card)" @pointerup="table.holdEnd()" @pointercancel="table.holdEnd()" @pointerleave="table.holdEnd()">
      <CardFace v-if="facts" :card="item.card" :facts="facts" :labels="table.words" :size="size"/>
      <b v-else class="seat-pick">{{ item.choice.short }}</b>
      <span v-if="count > 1" class="times" aria-hidden="true">×{{ count }}</span>
    </button>`,
};

/** A row of cards over the hand, while something is to be picked that has no place of its own. */
export const Tray = {
  name: "Tray",
  components: { Pick },
  inject: ["table"],
  computed: {
    items() {
      return this.table.tray.map(itemOf);
    },
  },
  methods: {
    count({ card, choice }) {
      const { view } = this.table;
      const { area, seat } = choice.source || {};
      if (area === "graveyard") return view.teams[view.seats[seat].team].graveyard[card];
      if (area === "kingdom") return view.seats[seat].kingdom.cards[card];
      return 1;
    },
  },
  template: `
    <section class="tray" :aria-label="table.state.prompt">
      <div v-for="item in items" :key="item.piece" class="tray-item">
        <Pick :item="item" :count="count(item)"/>
        <small v-if="item.choice.verb === 'copy'" aria-hidden="true">{{ table.t('support-' + item.card) }}</small>
      </div>
    </section>`,
};

/** A set-up choice: calm, large, across the table, with what has been chosen so far. */
export const SetupChoice = {
  name: "SetupChoice",
  components: { Pick, Piece },
  inject: ["table"],
  computed: {
    items() {
      return this.table.tray.map(itemOf);
    },
    seat() {
      return this.table.view.seats[this.table.state.seat];
    },
    kind() {
      return this.table.view.pending.kind;
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
      <div class="picks"><Pick v-for="item in items" :key="item.piece" :item="item" :size="many ? 'small' : 'large'" :count="count(item)"/></div>
      <footer v-if="total && kind !== 'leader'">
        <h3>{{ table.t('board-chosen-' + kind) }} <small v-if="total > 1">{{ total }}</small></h3>
        <div class="chosen"><Piece v-for="each in chosen" :key="each.card + each.nth" :piece="'chosen-' + each.card" :card="each.card" :sentence="table.cardName(each.card)"/></div>
      </footer>
    </section>`,
};
