// The gallery as an element of a page: to browse all cards of a game, or to build a deck from them.
// The deck itself is the server's: a press is shown at once, told, and answered with what is wrong with the deck.

import { Face, gallery, Stepper } from "wartable-board/gallery.js";

/** The cards of the deck, group by group. */
const DeckList = {
  name: "DeckList",
  components: { Stepper },
  inject: ["gallery"],
  computed: {
    groups() {
      const { shelf, counts } = this.gallery;
      return shelf.groups.map(({ name, label }) => {
        const cards = shelf.cards.filter((card) => card.group === name && counts[card.key]);
        return { name, label, cards, count: cards.reduce((sum, card) => sum + counts[card.key], 0) };
      });
    },
    whole() {
      return this.groups.flatMap(({ cards }) => cards);
    },
  },
  template: `
    <section class="deck-list" :aria-label="gallery.t('gallery-deck')">
      <template v-for="group in groups" :key="group.name">
        <h3 v-if="group.cards.length">{{ group.label }} <span class="count">{{ group.count }}</span></h3>
        <ul v-if="group.cards.length" class="card-rows">
          <li v-for="card in group.cards" :key="card.key" class="card-row" :data-deck-card="card.key">
            <span class="card-sign" aria-hidden="true">{{ card.sign }}</span>
            <button type="button" class="card-name" @pointerenter="gallery.hover($event, card.key)" @pointerleave="gallery.leave()" :aria-label="gallery.t('gallery-look', { card: card.name })" aria-haspopup="dialog" @click="gallery.look(card.key, whole)">{{ card.name }}</button>
            <Stepper :card="card"/>
          </li>
        </ul>
      </template>
      <p v-if="!whole.length" class="quiet-text">{{ gallery.t('gallery-nothing') }}</p>
    </section>`,
};

/** How many cards of the deck have each value: columns for numbers, rows for words. */
const Curves = {
  name: "DeckCurves",
  inject: ["gallery"],
  computed: {
    curves() {
      const { shelf, counts } = this.gallery;
      return shelf.curves.map(({ name, label, bars }) => {
        const total = {};
        for (const card of shelf.cards)
          for (const value of card.values[name] || [])
            total[value] = (total[value] || 0) + (counts[card.key] || 0);
        const columns = bars.every(([, words]) => words.length < 3);
        const told = bars.map(([value, words]) => ({ value, words, count: total[value] || 0 }));
        return {
          name,
          label,
          columns,
          most: Math.max(1, ...told.map(({ count }) => count)),
          bars: columns ? told : told.filter(({ count }) => count),
        };
      });
    },
  },
  template: `
    <section class="deck-curves" :aria-label="gallery.t('gallery-curves')">
      <div v-for="curve in curves" :key="curve.name" class="curve" :class="curve.columns ? 'columns' : 'rows'" :data-curve="curve.name">
        <h3>{{ curve.label }}</h3>
        <ul><li v-for="bar in curve.bars" :key="bar.value" :style="{ '--share': bar.count / curve.most }" role="img" :aria-label="gallery.t('gallery-bar', { name: bar.words, count: bar.count })"><b>{{ bar.count || '' }}</b><i></i><span>{{ bar.words }}</span></li></ul>
      </div>
    </section>`,
};

export default {
  components: { Curves, DeckList, Face },
  mixins: [gallery],
  props: { address: String, words: Object, scripts: String, building: Boolean, deck: Object },
  emits: ["count", "draw"],
  data: () => ({ pane: "cards", hand: [] }),
  computed: {
    size() {
      return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
    },
    inHand() {
      return this.hand.flatMap(({ cards }) => cards.map((key) => this.shelf.byKey[key]));
    },
  },
  methods: {
    /** So many of a card: shown at once, and told. */
    put(key, count) {
      this.counts = { ...this.counts, [key]: count };
      this.$emit("count", { card: key, count });
    },
    /** The server has another deck. */
    tell({ counts, base }) {
      this.counts = counts;
      this.base = base;
    },
    /** To the cards or to the deck: on a narrow screen only one is there, on a wide one it is a way for the keyboard. */
    async goTo(name) {
      this.pane = name;
      await this.$nextTick();
      this.$refs[name].focus();
    },
    deal(hand) {
      this.hand = hand;
    },
  },
  created() {
    if (this.deck) this.tell(this.deck);
  },
  template: `
    <div class="gallery" :class="{ building }" :data-ready="shelf ? '' : null">
      <div v-if="building" class="panes" role="group" :aria-label="t('gallery-deck')">
        <button v-for="name in ['cards', 'deck']" :key="name" type="button" class="button" :aria-pressed="String(pane === name)" @click="goTo(name)">{{ t('gallery-' + name) }}{{ name === 'deck' ? ' ' + size : '' }}</button>
      </div>
      <div ref="cards" class="gallery-shelf" tabindex="-1" :class="{ away: pane !== 'cards' }">
        <template v-if="shelf"><Filters/><Cards/></template>
      </div>
      <div v-if="building" ref="deck" class="gallery-deck" tabindex="-1" :class="{ away: pane !== 'deck' }">
        <slot/>
        <template v-if="shelf">
          <DeckList/>
          <Curves/>
          <section class="sample-hand" :aria-label="t('decks-hand')">
            <h3>{{ t('decks-hand') }}</h3>
            <template v-for="pile in hand" :key="pile.title">
              <h4>{{ pile.title }}</h4>
              <ul class="card-wall"><li v-for="(key, i) in pile.cards" :key="i" :data-hand-card="key"><button type="button" class="card-picture" :aria-label="shelf.byKey[key].spoken" aria-haspopup="dialog" @click="look(key, inHand)"><Face :card="key" size="small"/></button></li></ul>
            </template>
            <button type="button" class="button" :disabled="!size" @click="$emit('draw')">{{ t(hand.length ? 'decks-hand-again' : 'decks-hand-draw') }}</button>
          </section>
        </template>
        <slot name="more"/>
      </div>
      <template v-if="shelf">
        <Look/>
        <div v-if="hovered" class="card-hover" aria-hidden="true" :style="{ left: hovered.left + 'px', top: hovered.top + 'px' }"><Face :card="hovered.key" size="large"/></div>
      </template>
    </div>`,
};
