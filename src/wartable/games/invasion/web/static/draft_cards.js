// What lies before a drafter, each card as a paper tile with all its words; and the stacks of a seat.
// Only what the view tells is shown: packs, picks and decks of others are numbers here.

import { CardBack, ems } from "wartable-board/card.js";
import { Piece, Who } from "wartable-board/pieces.js";
import { labelled, sentences } from "wartable-board/speech.js";
import { chosen, deckOf, inPile, outOf, packOf, pileOf } from "./ids.js";
import { hint } from "./terms.js";

const MOST_BACKS = 4; // that a stack is drawn with
const CARDS_A_BACK = 20;
const [LONG_TEXT, LONGEST_TEXT] = [72, 92]; // in ems

/** What a seat looks at now: a pack or the top of its pile, and which of it the seat has chosen already. */
export function cardsBefore(view) {
  const { draft, pending, seat, decider } = view;
  if (!draft || seat < 0) return null;
  if (pending.kind === "reinforce" && decider === seat)
    return { area: "pile", seat, chosen: [], cards: copies("pile", seat, pending.cards, []) };
  const counters = pending.kind === "counterdraft" || pending.kind === "sabotage";
  const owner = counters ? 1 - seat : seat;
  const chosen = pending.kind === "reinforce" ? [] : draft.seats[seat].chosen.cards || [];
  return {
    area: "pack",
    seat: owner,
    chosen,
    cards: copies("pack", owner, draft.seats[owner].pack.cards || [], chosen),
  };
}

/** Every copy with its number among those alike; the first ones of those alike are the chosen ones. */
function copies(area, seat, cards, chosen) {
  const met = {};
  return cards.map((card) => {
    const nth = met[card] ?? 0;
    met[card] = nth + 1;
    const taken = chosen.filter((other) => other === card).length;
    return { card, nth, piece: inPile(area, seat, card), chosen: nth < taken };
  });
}

/** A card in a whole sentence: what it is, its numbers and its text. */
export function sentenceOf(table, card) {
  const { type, cost, loyalty, power, hit_points } = table.facts[card];
  const { name, kind, text } = table.faceOf(card, "large");
  const values = {
    card: name,
    kind,
    cost,
    loyalty,
    power,
    hit_points,
    text: sentences(
      table,
      (text || []).map((part) => `${part.lead}${part.text}`),
    ),
  };
  const form = { unit: "unit", draft: "draft-card" }[type] || "card";
  return table.t(`board-draft-say-${form}`, values).trim();
}

/** A card of a pack: arms, name, numbers and text, large enough to read without looking closer. */
export const DraftTile = {
  name: "DraftTile",
  components: { Piece },
  inject: ["table"],
  props: { each: Object, last: Boolean, from: Object, out: Boolean },
  computed: {
    facts() {
      return this.table.facts[this.each.card];
    },
    face() {
      return this.table.faceOf(this.each.card, "large");
    },
    // What was chosen has a name of its own: it can't be chosen once more.
    piece() {
      return this.each.chosen ? chosen(this.each.card, this.each.nth) : this.each.piece;
    },
    origin() {
      return this.from.area === "pile" ? pileOf(this.from.seat) : packOf(this.from.seat);
    },
    // A long text is set smaller, so that all of it is read.
    lengthy() {
      const width = ems((this.face.text || []).map(({ text }) => text).join(" "));
      return width > LONGEST_TEXT ? "longest" : width > LONG_TEXT ? "long" : "";
    },
    // A card that was chosen last may be taken back as long as nobody has gone on.
    back() {
      return this.each.chosen && this.last && this.table.state.may_undo;
    },
    sentence() {
      const { t, cardName } = this.table;
      if (!this.each.chosen) return sentenceOf(this.table, this.each.card);
      const said = t(this.out ? "board-draft-say-taken-out" : "board-draft-say-picked", {
        card: cardName(this.each.card),
      });
      return this.back ? `${said} ${t("board-draft-say-take-back")}` : said;
    },
    selected() {
      return this.table.selected === this.each.piece && this.table.selectedCopy === this.each.nth;
    },
    again() {
      const [choice] = this.table.options;
      return this.selected && choice ? this.table.t(`board-draft-again-${choice.verb}`) : "";
    },
    // Some cards among reinforcements lie open like the others, but can't be taken.
    barred() {
      const { actions } = this.table.state;
      return this.from.area === "pile" && !actions.some(({ source }) => source?.card === this.each.card);
    },
  },
  methods: {
    hint(key) {
      return hint(this.table, key);
    },
    // Before the piece itself hears of it: a chosen card has nothing else to offer.
    press(event) {
      if (!this.back) return;
      event.stopImmediatePropagation();
      this.table.command("undo");
    },
  },
  template: `
    <Piece class="draft-tile" :class="[{ 'is-chosen': each.chosen, barred, 'is-draft': facts.type === 'draft' }, 'race-' + facts.race]" :piece="piece"
      :card="each.card" :sentence="sentence" :nth="each.nth" :origin="origin" size="plate" @click.capture="press">
      <span class="pack-card-words" :class="lengthy" aria-hidden="true">
        <span v-if="facts.type !== 'draft'" class="pack-card-side"><b :title="hint('cost')">{{ facts.cost }}</b><i v-if="facts.power || facts.type === 'unit'" :title="hint('power')">{{ facts.power }}⚒</i><i v-if="facts.hit_points" :title="hint('hit-points')">{{ facts.hit_points }}♥</i><i v-if="facts.loyalty" class="pack-card-loyal" :title="hint('loyalty')">{{ '♜'.repeat(facts.loyalty) }}</i></span>
        <b class="pack-card-name">{{ face.name }}</b>
        <span class="pack-card-kind">{{ face.kind }}</span>
        <span class="pack-card-text"><span v-for="(part, i) in face.text" :key="i"><b v-if="part.lead">{{ part.lead }}</b>{{ part.text }} </span></span>
      </span>
      <span v-if="each.chosen" class="pack-card-ribbon" aria-hidden="true">{{ table.t(out ? 'board-draft-taken-out' : 'board-draft-picked') }}<small v-if="back"> · {{ table.t('board-draft-take-back') }}</small></span>
      <span v-else-if="again" class="pack-card-ribbon again" aria-hidden="true">{{ again }}</span>
      <span v-else-if="barred" class="pack-card-ribbon is-quiet" aria-hidden="true">{{ table.t('board-draft-not-for-deck') }}</span>
    </Piece>`,
};

/** Cards face down, as high as there are many, with their number. */
export const DraftStack = {
  name: "DraftStack",
  components: { CardBack },
  props: { zone: String, title: String, count: Number },
  computed: {
    backs() {
      return this.count ? Math.min(MOST_BACKS, 1 + Math.floor(this.count / CARDS_A_BACK)) : 0;
    },
  },
  template: `
    <span class="draft-stack" :class="{ none: !count }" :data-zone="zone">
      <span class="stack-cards"><CardBack v-for="n in backs" :key="n" :style="{ '--nth': n - 1 }"/></span>
      <span class="stack-words"><b>{{ count }}</b> {{ title }}</span>
    </span>`,
};

/** What a seat has: its pile, pack and deck as stacks, what lies open beside them, and what has left its pile. */
export const DraftSeat = {
  name: "DraftSeat",
  components: { DraftStack, Who },
  inject: ["table"],
  props: { seat: Number, own: Boolean },
  setup: () => ({ deckOf, outOf, packOf, pileOf }),
  computed: {
    shown() {
      return this.table.view.seats[this.seat];
    },
    drafted() {
      return this.table.view.draft.seats[this.seat];
    },
    name() {
      return this.table.seatName(this.seat);
    },
    out() {
      return Object.values(this.drafted.removed).reduce((sum, count) => sum + count, 0);
    },
    outSentence() {
      return labelled(this.table, this.table.t("board-draft-out"), this.out);
    },
    spoken() {
      return this.table.t("board-draft-say-stacks", {
        name: this.name,
        pile: this.drafted.pile,
        pack: this.drafted.pack.size,
        deck: this.shown.deck.size,
      });
    },
  },
  template: `
    <div class="draft-seat" :class="{ own }">
      <Who :seat="seat" :note="table.t('race-' + shown.capital)"/>
      <span class="draft-stacks" role="img" :aria-label="spoken">
        <DraftStack :zone="pileOf(seat)" :title="table.t('board-draft-pile')" :count="drafted.pile"/>
        <DraftStack :zone="packOf(seat)" :title="table.t('board-draft-in-pack')" :count="drafted.pack.size"/>
        <DraftStack v-if="!own || table.spectating" :zone="deckOf(seat)" :title="table.t('board-draft-deck')" :count="shown.deck.size"/>
      </span>
      <span v-if="drafted.sabotages" class="draft-token" :title="table.t('board-draft-sabotages-why')">{{ table.t('board-draft-sabotages', { count: drafted.sabotages }) }}</span>
      <span v-if="drafted.supply_cut" class="draft-token is-harm" :title="table.t('board-draft-cut-why')">{{ table.t('board-draft-cut', { count: drafted.supply_cut }) }}</span>
      <button v-if="out" type="button" class="draft-out" :data-zone="outOf(seat)" :aria-expanded="String(table.pile === outOf(seat))" :aria-label="outSentence" :title="table.t('board-draft-out')" @click="table.showPile(outOf(seat))"><span v-if="!table.narrow || own">{{ table.t('board-draft-out') }} </span><i v-else aria-hidden="true">⊘ </i><b>{{ out }}</b></button>
    </div>`,
};

/** For those who only look on: the cards that have left the draft, as all know them. */
export const DraftOut = {
  name: "DraftOut",
  components: { Piece },
  inject: ["table"],
  computed: {
    piles() {
      const { view, t, seatName } = this.table;
      return [1, 0].map((seat) => ({
        seat,
        title: t("board-draft-out-of", { name: seatName(seat) }),
        origin: packOf(seat),
        cards: Object.entries(view.draft.seats[seat].removed).map(([card, count]) => ({
          card,
          count,
          piece: inPile("out", seat, card),
        })),
      }));
    },
  },
  template: `
    <div class="draft-gone">
      <section v-for="pile in piles" v-show="pile.cards.length" :key="pile.seat" :aria-label="pile.title">
        <h3>{{ pile.title }}</h3>
        <div class="gone-cards"><span v-for="{ card, count, piece } in pile.cards" :key="card" class="gone-card"><Piece :piece="piece" :card="card" :sentence="table.cardName(card)" :origin="pile.origin"/><b v-if="count > 1" class="times" aria-hidden="true">×{{ count }}</b></span></div>
      </section>
    </div>`,
};
