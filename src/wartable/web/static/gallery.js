// All cards of a game: filters, a list or a wall of faces, the large look at one. Used to browse and to build decks.
// Finding happens here, so that typing never waits for the server; what a card is, the server has told.

import { CardFace, readable } from "wartable-board/card.js";
import { labelled } from "wartable-board/speech.js";
import { loadStyle, loadTable } from "wartable-board/style.js";
import { Terms } from "wartable-board/terms.js";

const FIRST = 48; // cards drawn at once; more follow as one scrolls
const HOVER = 140; // milliseconds that a pointer rests on a card before it is shown large
const LARGE = 300; // the width of a card that is shown large

/** A text as one searches in it: without capitals and without marks above letters. */
export function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "L").toLowerCase();
}

/** The cards of a game, as the server tells them, with what they are searched by; and how their faces are drawn. */
export async function openShelf(address, scripts) {
  const shelf = await (await fetch(address)).json();
  for (const card of shelf.cards) {
    card.kind = card.kind.join(" · ");
    const reading = shelf.labels[`reading-${card.facts?.name || `card-${card.key}`}`] || "";
    card.searched = plain(
      [card.name, reading, card.kind, card.text, ...card.explained.map(([name]) => name)].join(" "),
    );
  }
  shelf.byKey = Object.fromEntries(shelf.cards.map((card) => [card.key, card]));
  const t = (name, values = {}) =>
    (shelf.labels[name] ?? name).replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
  const table = {
    t,
    words: shelf.labels,
    facts: Object.fromEntries(shelf.cards.map((card) => [card.key, card.facts])),
    cardName: (key) => shelf.byKey[key].name,
    reading: (name) =>
      (window.wartable.settings().readings !== false && shelf.labels[`reading-${name}`]) || "",
  };
  for (const card of shelf.cards) card.spoken = labelled(table, card.name, card.kind);
  try {
    if (scripts) Object.assign(shelf, await drawnBy(scripts, table));
  } catch (problem) {
    console.warn(problem); // cards that can't be drawn are still told in words
  }
  return shelf;
}

/** How a game draws the face of a card, and what the words on it mean. */
async function drawnBy(scripts, table) {
  await loadTable();
  const { default: drawn } = await import(`${scripts}/game.js`);
  await Promise.all((drawn.css || []).map((sheet) => loadStyle(sheet, scripts)));
  return {
    face: (key, size) => readable(table, key, drawn.face(table, key, table.facts[key], size)),
    terms: (key) => drawn.terms(table, key),
  };
}

/** Which cards there are: all words are found, and every filter that is set has one of its values. */
export function found(shelf, { query, chosen, order, fits, base }) {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const set = Object.entries(chosen).filter(([, value]) => value);
  const cards = shelf.cards.filter(
    (card) =>
      fits(card) &&
      words.every((word) => card.searched.includes(word)) &&
      set.every(([name, value]) => card.values[name]?.includes(value)),
  );
  if (order === "name") return cards.sort((a, b) => a.name.localeCompare(b.name));
  if (order === "sign")
    return cards.sort(
      (a, b) =>
        Number(a.sign === "") - Number(b.sign === "") ||
        a.sign.localeCompare(b.sign, undefined, { numeric: true }),
    );
  // Those of the deck's own race or warband first, and otherwise as they come.
  const own = (card) => Number(card.values[shelf.based]?.includes(base) || false);
  return base ? cards.sort((a, b) => own(b) - own(a)) : cards;
}

/** One card as a picture; in plain words where the game has no faces yet. */
export const Face = {
  name: "GalleryFace",
  components: { CardFace },
  inject: ["gallery"],
  props: { card: String, size: String },
  computed: {
    look() {
      return this.gallery.shelf.face?.(this.card, this.size);
    },
    facts() {
      return this.gallery.shelf.byKey[this.card];
    },
  },
  template: `
    <span v-if="look" class="wt wt-face"><CardFace :look="look" :size="size"/></span>
    <span v-else class="word-face" aria-hidden="true"><b v-if="facts.sign">{{ facts.sign }}</b> {{ facts.name }}</span>`,
};

/** How many of a card: one more, one fewer; of a card that is there once at most, in or out. */
export const Stepper = {
  name: "GalleryStepper",
  inject: ["gallery"],
  props: { card: Object },
  computed: {
    count() {
      return this.gallery.counts[this.card.key] || 0;
    },
  },
  methods: {
    put(count) {
      this.gallery.put(this.card.key, count);
    },
  },
  template: `
    <button v-if="card.most === 1" type="button" class="button in-or-out" :class="{ chosen: count }" :aria-label="gallery.t(count ? 'decks-fewer' : 'decks-more', { card: card.name })" @click="put(count ? 0 : 1)">{{ count ? '✓' : '+' }}</button>
    <div v-else class="stepper" role="group" :aria-label="gallery.t('gallery-copies', { card: card.name, count })">
      <button type="button" class="button" :disabled="!count" :aria-label="gallery.t('decks-fewer', { card: card.name })" @click="put(count - 1)">−</button>
      <output aria-live="polite">{{ count }}</output>
      <button type="button" class="button" :disabled="count >= card.most" :aria-label="gallery.t('decks-more', { card: card.name })" @click="put(count + 1)">+</button>
    </div>`,
};

/** The search, and a list to choose from for each thing that cards are told apart by. */
export const Filters = {
  name: "GalleryFilters",
  inject: ["gallery"],
  data: () => ({ open: false }),
  computed: {
    used() {
      return Object.values(this.gallery.chosen).filter(Boolean).length;
    },
  },
  template: `
    <div class="gallery-filters" role="search" :class="{ open }">
      <label class="labelled gallery-search"><span class="field-label">{{ gallery.t('gallery-search') }}</span>
        <input type="search" v-model="gallery.query" autocomplete="off" spellcheck="false" :placeholder="gallery.t('gallery-search')">
      </label>
      <button type="button" class="button gallery-open" :aria-expanded="String(open)" @click="open = !open">{{ gallery.t('gallery-filters') }}<template v-if="used"> ({{ used }})</template></button>
      <button type="button" class="button gallery-clear" :disabled="!used && !gallery.query" @click="gallery.clear()">{{ gallery.t('gallery-clear') }}</button>
      <label v-for="filter in gallery.shelf.filters" :key="filter.name" class="labelled more-filter"><span class="field-label">{{ filter.label }}</span>
        <select v-model="gallery.chosen[filter.name]" :data-filter="filter.name">
          <option value="">{{ gallery.t('gallery-any') }}</option>
          <option v-for="[value, label] in gallery.optionsOf(filter)" :key="value" :value="value">{{ label }}</option>
        </select>
      </label>
      <label class="labelled more-filter"><span class="field-label">{{ gallery.t('gallery-order') }}</span>
        <select v-model="gallery.order"><option value="">{{ gallery.t('gallery-order-shelf') }}</option><option value="name">{{ gallery.t('gallery-order-name') }}</option><option value="sign">{{ gallery.shelf.signed }}</option></select>
      </label>
      <label v-if="gallery.building" class="labelled check more-filter"><input type="checkbox" v-model="gallery.fitting"><span>{{ gallery.t('gallery-fitting') }}</span></label>
      <p class="gallery-found" role="status">{{ gallery.t('gallery-found', { count: gallery.found.length, all: gallery.all }) }}</p>
    </div>`,
};

/** The cards that were found: rows to build from, or faces to look at. */
export const Cards = {
  name: "GalleryCards",
  components: { Face, Stepper },
  inject: ["gallery"],
  data: () => ({ most: FIRST }),
  computed: {
    shown() {
      return this.gallery.found.slice(0, this.most);
    },
  },
  watch: {
    // A press on a card finds the same ones anew: only others begin at the top again.
    "gallery.found"(now, was) {
      if (now.length !== was.length || now.some((card, i) => card !== was[i])) this.most = FIRST;
    },
  },
  mounted() {
    this.watcher = new IntersectionObserver(
      ([end]) => {
        if (end.isIntersecting && this.most < this.gallery.found.length) this.most += FIRST;
      },
      { rootMargin: "600px" },
    );
    this.watcher.observe(this.$refs.end);
  },
  updated() {
    // What has become visible without a scroll is only noticed when it is looked at anew.
    this.watcher.unobserve(this.$refs.end);
    this.watcher.observe(this.$refs.end);
  },
  unmounted() {
    this.watcher.disconnect();
  },
  template: `
    <div class="gallery-cards">
      <ul v-if="gallery.building" class="card-rows">
        <li v-for="card in shown" :key="card.key" class="card-row" :class="{ chosen: gallery.counts[card.key] }" :data-card="card.key">
          <span class="card-sign" aria-hidden="true">{{ card.sign }}</span>
          <button type="button" class="card-name" @pointerenter="gallery.hover($event, card.key)" @pointerleave="gallery.leave()" :aria-label="gallery.t('gallery-look', { card: card.name })" aria-haspopup="dialog" @click="gallery.look(card.key, gallery.found)">{{ card.name }}</button>
          <small>{{ card.kind }}</small>
          <Stepper :card="card"/>
        </li>
      </ul>
      <ul v-else class="card-wall">
        <li v-for="card in shown" :key="card.key" :data-card="card.key">
          <button type="button" class="card-picture" :aria-label="card.spoken" aria-haspopup="dialog" @click="gallery.look(card.key, gallery.found)"><Face :card="card.key" size="small"/></button>
        </li>
      </ul>
      <p v-if="!gallery.found.length" class="quiet-text">{{ gallery.t('gallery-none') }}</p>
      <div ref="end"></div>
    </div>`,
};

/** One card large, with all its words; the arrows go to its neighbours. */
export const Look = {
  name: "GalleryLook",
  components: { Face, Stepper, Terms },
  inject: ["gallery"],
  computed: {
    card() {
      return this.gallery.shelf.byKey[this.gallery.looked];
    },
    // Where no face can be drawn, its keywords as the server explains them.
    terms() {
      return (
        this.gallery.shelf.terms?.(this.card.key) ||
        this.card.explained.map(([name, text]) => ({ name, text }))
      );
    },
    place() {
      return this.gallery.among.findIndex((card) => card.key === this.gallery.looked);
    },
  },
  watch: {
    "gallery.looked"(now) {
      const dialog = this.$refs.dialog;
      if (now && !dialog.open) dialog.showModal();
      if (!now && dialog.open) dialog.close();
    },
  },
  methods: {
    go(step) {
      const next = this.gallery.among[this.place + step];
      if (next) this.gallery.looked = next.key;
    },
    outside(event) {
      if (event.target === this.$refs.dialog) this.gallery.looked = null;
    },
  },
  template: `
    <dialog ref="dialog" class="dialog card-look" aria-labelledby="card-look-name" @close="gallery.looked = null" @click="outside" @keydown.left.prevent="go(-1)" @keydown.right.prevent="go(1)">
      <template v-if="card">
        <header><h2 id="card-look-name">{{ card.name }}</h2><button type="button" class="button quiet" :aria-label="gallery.t('gallery-close')" @click="gallery.looked = null">×</button></header>
        <div class="dialog-body">
          <Face :card="card.key" size="large"/>
          <div class="card-words">
            <p class="quiet-text">{{ card.kind }}</p>
            <p v-if="card.text">{{ card.text }}</p>
            <Terms :terms="terms"/>
            <div class="cluster"><Stepper v-if="gallery.building && card.most" :card="card"/>
              <button type="button" class="button" :disabled="place < 1" :aria-label="gallery.t('gallery-previous')" @click="go(-1)">←</button>
              <button type="button" class="button" :disabled="place < 0 || place + 1 >= gallery.among.length" :aria-label="gallery.t('gallery-next')" @click="go(1)">→</button></div>
          </div>
        </div>
      </template>
    </dialog>`,
};

/** What every gallery can do: the state of its filters, the card that is looked at, and one that a pointer rests on. */
export const gallery = {
  components: { Cards, Face, Filters, Look },
  provide() {
    return { gallery: this };
  },
  data: () => ({
    shelf: null,
    query: "",
    chosen: {},
    order: "",
    fitting: true,
    counts: {},
    base: "",
    looked: null,
    among: [],
    hovered: null,
  }),
  computed: {
    found() {
      return found(this.shelf, {
        query: this.query,
        chosen: this.chosen,
        order: this.order,
        fits: this.fits,
        base: this.base,
      });
    },
    all() {
      return this.building ? this.shelf.cards.filter((card) => card.most).length : this.shelf.cards.length;
    },
  },
  methods: {
    t(name, values = {}) {
      return this.words[name].replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
    },
    /** Whether a card is to be listed at all: one that may be in the deck, or already is. */
    fits(card) {
      if (!this.building) return true;
      return (
        Boolean(card.most) &&
        (!this.fitting || !card.bases || card.bases.includes(this.base) || this.counts[card.key] > 0)
      );
    },
    /** The values worth choosing: those that some listed card has. */
    optionsOf(filter) {
      const there = new Set(
        this.shelf.cards.filter(this.fits).flatMap((card) => card.values[filter.name] || []),
      );
      return filter.options.filter(([value]) => there.has(value));
    },
    clear() {
      this.query = "";
      this.chosen = Object.fromEntries(Object.keys(this.chosen).map((name) => [name, ""]));
    },
    look(key, among) {
      this.leave();
      this.among = among;
      this.looked = key;
    },
    hover(event, key) {
      if (event.pointerType !== "mouse" || !this.shelf.face) return;
      clearTimeout(this.resting);
      const { clientX: x, clientY: y } = event;
      this.resting = setTimeout(() => {
        const high = LARGE * 1.4;
        const left = x + 32 + LARGE > innerWidth ? x - 32 - LARGE : x + 32;
        this.hovered = { key, left, top: Math.max(8, Math.min(y - high / 2, innerHeight - high - 8)) };
      }, HOVER);
    },
    leave() {
      clearTimeout(this.resting);
      this.hovered = null;
    },
  },
  async created() {
    const shelf = await openShelf(this.address, this.scripts);
    this.chosen = Object.fromEntries(shelf.filters.map((filter) => [filter.name, ""]));
    this.shelf = Object.freeze(shelf);
  },
};
