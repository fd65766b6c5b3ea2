// The pieces that every table has: a card that may be pressed, a place, a pile, a hand, who sits where.
// Each says itself in a whole sentence; what may be pressed comes from the table's marks.

import { CardBack, TableFace } from "./card.js";
import { isLast, SeatCompany, secondsLeft } from "./friend.js";
import { handOf } from "./ids.js";
import { sentences } from "./speech.js";

/** Cards by key with their counts, as a list with every copy. */
export function copies(counts) {
  return Object.entries(counts || {}).flatMap(([card, count]) =>
    Array.from({ length: count }, (_, i) => ({ card, nth: i })),
  );
}

/** A card on the table: a button with a whole sentence for those who can't see it. */
export const Piece = {
  name: "Piece",
  components: { TableFace },
  inject: ["table"],
  props: {
    piece: String,
    card: String,
    sentence: String,
    size: { type: String, default: "small" },
    origin: String,
    goal: String,
    rested: Boolean,
    nth: { type: Number, default: 0 },
  },
  computed: {
    mark() {
      const mark = this.table.marks[this.piece] || null;
      return mark === "select" && this.nth !== this.table.selectedCopy ? "act" : mark;
    },
    spoken() {
      const ends = { act: "board-say-may", select: "board-say-selected", target: "board-say-target" };
      const outcome = this.table.outcomes[this.piece];
      const fate = outcome && this.table.game.fate ? ` ${this.table.game.fate(this.table, outcome)}` : "";
      return this.sentence + (this.mark ? ` ${this.table.t(ends[this.mark])}` : "") + fate;
    },
  },
  methods: {
    click(event) {
      if (event.detail > 0) event.currentTarget.blur(); // so that the space bar stays the usual answer after a click
      if (!this.mark && !this.table.selected && event.detail === 0)
        this.table.peek(this.piece, this.card, true);
      else this.table.tap(this.piece, this.nth);
    },
  },
  template: `
    <button type="button" class="piece" :class="[mark && 'mark-' + mark, { rested, shown: table.pinned && table.peeked?.piece === piece }]"
      :data-piece="piece" :data-card="card" :data-lit="mark" :data-origin="origin" :data-goal="goal"
      :tabindex="mark ? 0 : -1" :aria-label="spoken" :aria-pressed="mark === 'select' ? 'true' : null"
      @click="click" @contextmenu.prevent="table.peek(piece, card, true)"
      @mouseenter="table.peek(piece, card)" @mouseleave="table.unpeek(piece)"
      @pointerdown="table.holdStart($event, piece, card)" @pointerup="table.holdEnd()" @pointercancel="table.holdEnd()" @pointerleave="table.holdEnd()">
      <TableFace v-if="card && size !== 'bare'" :card="card" :size="size"/>
      <slot/>
    </button>`,
};

/** A place without a card: a button while it may be pressed, else only a mark on the felt. */
export const Place = {
  name: "Place",
  inject: ["table"],
  props: { piece: String, sentence: String },
  computed: {
    mark() {
      return this.table.marks[this.piece] || null;
    },
  },
  template: `
    <button v-if="mark" type="button" class="place" :class="'mark-' + mark" :data-place="piece" :data-lit="mark" :aria-label="sentence" @click="table.tap(piece)"><slot/></button>
    <div v-else class="place" :data-place="piece"><slot/></div>`,
};

/** A pile: a count, and its contents for those who may see them, as the game's `pile` tells them. */
export const Pile = {
  name: "Pile",
  components: { CardBack, TableFace },
  inject: ["table"],
  props: {
    zone: String,
    title: String,
    spoken: String,
    count: Number,
    cards: Object,
    back: Boolean,
    hint: String,
    known: { type: Array, default: () => [] }, // cards on top that only this seat knows, the top one first
    knownTop: String, // the name of the top one, by which it is looked at
    said: { type: String, default: "" }, // what is known, in a sentence
  },
  computed: {
    top() {
      return this.known[0] || (this.back ? null : Object.keys(this.cards || {})[0]);
    },
    open() {
      return this.count > 0 && (this.cards || this.known.length > 0);
    },
    spokenWhole() {
      return sentences(this.table, [
        this.table.t("board-say-pile", { title: this.spoken, count: this.count }),
        this.said,
      ]);
    },
  },
  methods: {
    look(pinned) {
      if (this.known.length) this.table.peek(this.knownTop, this.top, pinned);
    },
    away() {
      if (this.known.length) this.table.unpeek(this.knownTop);
    },
    press() {
      this.away(); // what the pile holds takes the place of its top card
      if (this.open) this.table.showPile(this.zone);
    },
  },
  template: `
    <component :is="open ? 'button' : 'div'" :type="open ? 'button' : null" class="pile" :class="{ none: !count, known: known.length }" :title="said || hint" :data-zone="zone" :role="open ? null : 'img'"
      :aria-label="spokenWhole" :aria-expanded="open ? String(table.pile === zone) : null" @click="press"
      @contextmenu.prevent="look(true)" @mouseenter="look(false)" @mouseleave="away">
      <span class="pile-card" aria-hidden="true">
        <TableFace v-if="top" :card="top" size="plate"/>
        <CardBack v-else-if="back && count"/>
        <i v-if="known.length" class="pile-known">{{ known.length }}</i>
      </span>
      <span class="pile-words" aria-hidden="true"><b>{{ count }}</b> {{ title }}</span>
    </component>`,
};

/** The own hand, as cards; they draw together when there are many. Each is {piece, card, sentence, nth}. */
export const Hand = {
  name: "Hand",
  components: { Piece },
  inject: ["table"],
  props: { cards: Array, zone: String, origin: String, size: { type: String, default: "small" } },
  template: `
    <section class="hand" :style="{ '--cards': cards.length }" :aria-label="table.t('board-own-hand', { count: cards.length })" :data-zone="zone">
      <Piece v-for="(each, i) in cards" :key="each.piece + each.nth" :style="{ '--nth': i }" :piece="each.piece" :card="each.card" :sentence="each.sentence" :nth="each.nth" :size="size" :origin="origin"><slot :each="each"/></Piece>
      <p v-if="!cards.length" class="wt-quiet">{{ table.t('board-hand-empty') }}</p>
    </section>`,
};

/** Who sits at a seat: a lamp that burns while it decides, the name, what else is to be said, and the clock. */
export const Who = {
  name: "Who",
  components: { SeatCompany },
  inject: ["table"],
  props: { seat: Number, note: String },
  computed: {
    name() {
      return this.table.seatName(this.seat);
    },
    last() {
      return isLast(this.table.state, this.seat, this.table.now);
    },
    clock() {
      const left = secondsLeft(this.table.state, this.seat, this.table.now);
      if (left === null) return "";
      return `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`;
    },
  },
  template: `
    <span class="who" :class="{ decides: table.state.decider === seat }"><i class="lamp" aria-hidden="true"></i><b>{{ name }}</b><small v-if="note">{{ note }}</small><SeatCompany :seat="seat"/></span>
    <span v-if="clock" class="clock" :class="{ running: table.state.clock.running === seat, last }" role="timer" :aria-label="table.t('board-clock', { name, time: clock })">{{ clock }}</span>`,
};

/** The cards in a hand that is not ours to see, with what is known of them. */
export const Backs = {
  name: "Backs",
  components: { CardBack },
  inject: ["table"],
  props: { seat: Number, count: Number, known: { type: String, default: "" } },
  computed: {
    zone() {
      return handOf(this.seat);
    },
  },
  template: `
    <span class="backs" :class="{ none: !count }" role="img" :data-zone="zone" :title="known" :aria-label="table.t('board-say-hand-of', { name: table.seatName(seat), count }) + (known ? ' ' + known : '')">
      <CardBack v-for="n in Math.min(count, 8)" :key="n"/><b aria-hidden="true">{{ count }}</b><small aria-hidden="true">{{ table.t('board-in-hand') }}</small>
    </span>`,
};
