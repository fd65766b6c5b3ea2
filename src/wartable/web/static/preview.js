// A piece shown large, with the reason for each of its numbers and what its words mean; and what a pile holds. The game says what is to be seen.

import { CardFace } from "./card.js";
import { drawn } from "./ids.js";
import { Terms } from "./terms.js";

export const Preview = {
  name: "Preview",
  components: { CardFace, Terms },
  inject: ["table"],
  computed: {
    // The piece looked at; else, on a wide screen, the card in question.
    shown() {
      const { peeked, view, narrow, game } = this.table;
      if (!view) return null;
      return peeked || (!narrow && game.asked?.(this.table)) || null;
    },
    look() {
      const told = this.shown && this.table.game.preview(this.table, this.shown);
      return (
        told && {
          component: null,
          card: null,
          ...told,
          reasons: (told.reasons || []).map((reason) => (reason.text ? reason : { text: reason })),
        }
      );
    },
    name() {
      return this.look.name || this.table.cardName(this.look.card || this.shown.card);
    },
    // On the half of the table where its card is not.
    left() {
      const node = this.shown && drawn(this.table.$el, this.shown.piece);
      if (!node) return false;
      const [side, box] = [node.closest(".table-side"), node].map((each) => each?.getBoundingClientRect());
      return Boolean(side) && box.left + box.width / 2 > side.left + side.width / 2;
    },
    pile() {
      const { pile, view, game } = this.table;
      return pile && view ? game.pile(this.table, pile) : null;
    },
  },
  methods: {
    // A press closes it on a phone; the finger that held a piece until it came up may be lifted over it.
    press() {
      if (this.table.narrow && !this.table.held) this.table.unpeek();
    },
  },
  template: `
    <div v-if="look" class="preview" :class="{ pinned: table.pinned, left }" role="dialog" :aria-label="name" @pointerdown="table.held = false" @click="press">
      <component v-if="look.component" :is="look.component" :shown="shown"/>
      <CardFace v-if="look.card" :card="look.card" size="large"/>
      <ul class="why"><li v-for="(reason, i) in look.reasons" :key="i">{{ reason.text }}<dl v-if="reason.parts"><template v-for="([label, amount], j) in reason.parts" :key="j"><dt>{{ label }}</dt><dd>{{ amount }}</dd></template></dl></li></ul>
      <Terms :terms="look.terms"/>
      <button v-if="table.pinned" type="button" class="plain" @click="table.unpeek()">{{ table.t('board-close') }}</button>
    </div>
    <div v-else-if="pile" class="preview pinned contents" role="dialog" :aria-label="pile.title">
      <h3>{{ pile.title }}</h3>
      <template v-if="pile.known?.length">
        <h4>{{ pile.knownTitle }}</h4>
        <ol><li v-for="(card, i) in pile.known" :key="i"><CardFace :card="card" size="plate"/><span>{{ table.cardName(card) }}</span></li></ol>
      </template>
      <ul v-if="pile.cards.length">
        <li v-for="[card, count] in pile.cards" :key="card"><CardFace :card="card" size="plate"/><span>{{ table.cardName(card) }}</span><b>×{{ count }}</b></li>
      </ul>
      <button type="button" class="plain" @click="table.pile = null">{{ table.t('board-close') }}</button>
    </div>`,
};
