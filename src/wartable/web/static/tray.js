// Choices whose pieces don't lie open: a row of cards to pick from.

import { TableFace } from "./card.js";
import { trayPiece } from "./choices.js";

/** Something to pick: a card, how many there are of it, or the choice in a few words. */
export const Pick = {
  name: "Pick",
  components: { TableFace },
  inject: ["table"],
  props: { choice: Object, size: { type: String, default: "small" }, count: Number },
  computed: {
    piece() {
      return trayPiece(this.choice);
    },
    card() {
      return this.choice.card || null;
    },
  },
  template: `
    <button type="button" class="piece pick mark-act" data-lit="act" :data-piece="piece" :data-card="card" :aria-label="choice.text"
      @click="table.tap(piece)" @contextmenu.prevent="table.peek(piece, card, true)"
      @mouseenter="table.peek(piece, card)" @mouseleave="table.unpeek(piece)"
      @pointerdown="table.holdStart($event, piece, card)" @pointerup="table.holdEnd()" @pointercancel="table.holdEnd()" @pointerleave="table.holdEnd()">
      <component v-if="card && table.facts[card] && table.game.TrayCard" :is="table.game.TrayCard" :card="card"/>
      <TableFace v-else-if="card && table.facts[card]" :card="card" :size="size"/>
      <b v-else class="seat-pick">{{ choice.short }}</b>
      <span v-if="count > 1" class="times" aria-hidden="true">×{{ count }}</span>
    </button>`,
};

/** A row of cards over the hand, while something is to be picked that has no place of its own. */
export const Tray = {
  name: "Tray",
  components: { Pick },
  inject: ["table"],
  template: `
    <section class="tray" :aria-label="table.state.prompt">
      <div v-for="choice in table.tray" :key="choice.action" class="tray-item">
        <Pick :choice="choice" :count="choice.count"/>
        <small v-if="choice.caption" aria-hidden="true">{{ table.t(choice.caption) }}</small>
      </div>
    </section>`,
};
