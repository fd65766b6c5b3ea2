// The draft room of Invasion: piles and packs, the cards before you, what was shown, and the deck so far.
// The other's picks never come here; what is shown to all is told with its effect in words.

import { CardFace } from "wartable-board/card.js";
import { factsOf } from "wartable-board/ids.js";
import { counted, labelled, remarked, sentences } from "wartable-board/speech.js";
import { cardsBefore, DraftOut, DraftSeat, DraftTile, sentenceOf } from "./draft_cards.js";
import { DeckSoFar, pickedSoFar } from "./draft_deck.js";
import { justShown, pieceOf } from "./ids.js";

// What a draft card did, in the log: packs cut, reinforcements, Sabotage, new packs.
const EFFECTS = new Set(["INV-178", "INV-179", "INV-180", "INV-181"]);

/** The choices of a draft. */
export function draftChoices(state) {
  return state.actions.map((action) => ({
    ...action,
    from: action.source?.card ? pieceOf(action.source) : null,
    to: [],
  }));
}

/** What the piles of a draft hold, for those that lie open. */
export function draftPile(table, name) {
  const { area, seat } = factsOf(name);
  const { view, t } = table;
  if (area !== "out" || !view.draft) return null;
  const title =
    seat === view.seat ? t("board-draft-out-own") : t("board-draft-out-of", { name: table.seatName(seat) });
  return { title, cards: Object.entries(view.draft.seats[seat].removed) };
}

/** The whole draft in words: what each seat has, what lies before you, and your deck. */
export function draftWritten(table) {
  const { view, t, seatName, cardName } = table;
  const seats = view.seats.map(({ seat, deck }) => {
    const { pile, pack, removed, sabotages, supply_cut: cut } = view.draft.seats[seat];
    const open = [
      sabotages && t("board-draft-sabotages", { count: sabotages }),
      cut && t("board-draft-cut", { count: cut }),
    ].filter(Boolean);
    return {
      title: seatName(seat),
      lines: [
        t("board-draft-say-stacks", { name: seatName(seat), pile, pack: pack.size, deck: deck.size }),
        ...open,
        labelled(table, t("board-draft-out"), counted(table, removed)),
      ],
    };
  });
  const before = cardsBefore(view);
  if (!before) return seats;
  const lies = {
    title: titleOf(table, before),
    lines: before.cards.map(({ card, chosen }) =>
      chosen ? remarked(table, cardName(card), t("board-draft-picked")) : sentenceOf(table, card),
    ),
  };
  return [
    lies,
    { title: t("board-draft-your-deck"), lines: [counted(table, pickedSoFar(view, table.facts))] },
    ...seats,
  ];
}

/** Whose cards lie before a drafter. */
function titleOf({ t, view, seatName }, { area, seat }) {
  if (area === "pile") return t("board-draft-top");
  return seat === view.seat ? t("board-draft-own-pack") : t("board-draft-pack-of", { name: seatName(seat) });
}

/** What was shown between two states: cards that left the draft and who chose them, and what draft cards did. */
function shownBetween(before, now) {
  const [was, is] = [before.view.draft, now.view.draft];
  const counters = was.step % 2 === 1;
  const cards = is.seats.flatMap(({ removed }, owner) =>
    Object.entries(removed).flatMap(([card, count]) =>
      Array.from({ length: count - (was.seats[owner].removed[card] || 0) }, () => ({
        card,
        by: counters ? 1 - owner : owner,
        counters,
      })),
    ),
  );
  const effects = now.log
    .slice(before.log.length)
    .filter(({ rule }) => EFFECTS.has(rule))
    .map(({ text }) => text);
  return { cards, effects };
}

/** The cards that were just shown, with what they do and did. They stay until the next are shown. */
const DraftNews = {
  name: "DraftNews",
  components: { CardFace },
  inject: ["table"],
  props: { shown: Object },
  computed: {
    // Draft cards first: they do something.
    cards() {
      return [...this.shown.cards]
        .sort((a, b) => Boolean(this.meaning(b.card)) - Boolean(this.meaning(a.card)))
        .map((each, i) => ({ ...each, piece: justShown(i, each.card) }));
    },
  },
  methods: {
    caption({ by, counters }) {
      const { t, view, seatName } = this.table;
      const verb = counters ? "took-out" : "picked";
      return by === view.seat
        ? t(`board-draft-you-${verb}`)
        : t(`board-draft-they-${verb}`, { name: seatName(by) });
    },
    sentence(each) {
      return labelled(this.table, this.caption(each), sentenceOf(this.table, each.card));
    },
    meaning(card) {
      if (this.table.facts[card].type !== "draft") return "";
      return sentences(
        this.table,
        (this.table.faceOf(card, "large").text || []).map(({ text }) => text),
      );
    },
  },
  template: `
    <section class="draft-news" :aria-label="table.t('board-draft-shown')">
      <button v-for="each in cards" :key="each.piece" type="button" class="news-card" :class="{ wordy: meaning(each.card) }" :data-card="each.card" :data-piece="each.piece" tabindex="-1" :aria-label="sentence(each)"
        @mouseenter="table.peek(each.piece, each.card)" @mouseleave="table.unpeek(each.piece)" @click="table.peek(each.piece, each.card, true)">
        <CardFace :card="each.card" size="plate"/>
        <span class="news-words" aria-hidden="true"><small>{{ caption(each) }}</small><b>{{ table.cardName(each.card) }}</b><span v-if="meaning(each.card)" class="news-text">{{ meaning(each.card) }}</span></span>
      </button>
      <ul v-if="shown.effects.length" class="news-effects"><li v-for="(text, i) in shown.effects" :key="i">{{ text }}</li></ul>
    </section>`,
};

export const DraftRoom = {
  name: "DraftRoom",
  components: { DeckSoFar, DraftNews, DraftOut, DraftSeat, DraftTile },
  inject: ["table"],
  data: () => ({
    shown: { cards: [], effects: [] },
    opened: false, // the deck so far, on a narrow screen
  }),
  computed: {
    view() {
      return this.table.view;
    },
    draft() {
      return this.view.draft;
    },
    below() {
      return Math.max(this.view.seat, 0);
    },
    before() {
      return cardsBefore(this.view);
    },
    steps() {
      return Array.from({ length: this.draft.steps }, (_, step) => ({
        step,
        name: step % 2 ? "counterdraft" : "pick",
      }));
    },
    spokenStep() {
      const { t } = this.table;
      const { step, steps, pack, packs } = this.draft;
      return t("board-draft-say-step", {
        pack,
        packs,
        number: step + 1,
        count: steps,
        step: t(`board-draft-step-${this.steps[step].name}`),
      });
    },
    title() {
      return this.before ? titleOf(this.table, this.before) : "";
    },
    hint() {
      const { t } = this.table;
      const { kind } = this.view.pending;
      if (!this.before) return t("board-draft-packs-closed");
      if (this.view.decider === this.view.seat) return t(`board-draft-hint-${kind}`);
      return t(this.before.chosen.length ? "board-draft-hint-chosen" : "board-draft-hint-waiting");
    },
    news() {
      return this.shown.cards.length || this.shown.effects.length;
    },
    // Whose pack it is shows at a glance, as cards of the other's pack are taken out and not taken.
    theirs() {
      return this.before && this.before.seat !== this.view.seat;
    },
    columns() {
      const count = this.before?.cards.length || 0;
      if (count > 10) return 5;
      return count > 5 ? Math.ceil(count / 2) : Math.max(3, count);
    },
    laid() {
      return `${this.draft.pack} ${this.draft.step} ${this.before?.area} ${this.before?.seat}`;
    },
    // The fewer cards there are, the larger each is.
    rows() {
      return Math.ceil((this.before?.cards.length || 1) / this.columns);
    },
  },
  watch: {
    // Other cards are looked at from the beginning.
    laid() {
      this.$nextTick(() => [this.$refs.felt, this.$refs.cards].forEach((node) => node?.scrollTo({ top: 0 })));
    },
    "table.state"(now, before) {
      if (!now.view?.draft || !before?.view?.draft || now.match !== before.match || now.step < before.step)
        return;
      const fresh = shownBetween(before, now);
      const [was, is] = [before.view.draft, now.view.draft];
      const more =
        before.view.pending.kind === "reinforce" ||
        (was.step === is.step && was.pack === is.pack && !fresh.cards.length);
      this.shown = more
        ? { cards: [...this.shown.cards, ...fresh.cards], effects: [...this.shown.effects, ...fresh.effects] }
        : fresh;
    },
  },
  methods: {
    last(each) {
      return this.before.chosen[this.before.chosen.length - 1] === each.card;
    },
  },
  template: `
    <section class="draft-strip">
      <DraftSeat :seat="1 - below"/>
      <div class="draft-progress" role="img" :aria-label="spokenStep">
        <b>{{ table.t('board-draft-pack', { number: draft.pack, count: draft.packs }) }}</b>
        <span class="draft-steps"><i v-for="each in steps" :key="each.step" :class="['step-' + each.name, { done: each.step < draft.step, 'is-now': each.step === draft.step }]" :title="table.t('board-draft-step-' + each.name)"></i></span>
      </div>
    </section>
    <section ref="felt" class="draft-felt" :class="{ theirs, waiting: !table.mine }" :aria-label="title">
      <header class="draft-head">
        <div class="draft-title"><h2>{{ title }}</h2><p>{{ hint }}</p></div>
        <DraftNews v-if="news" :shown="shown"/>
      </header>
      <div v-if="before" ref="cards" class="draft-cards" :class="'rows-' + rows" :style="{ '--columns': columns }">
        <DraftTile v-for="each in before.cards" :key="each.piece + each.nth" :each="each" :last="last(each)" :from="before" :out="theirs"/>
      </div>
      <DraftOut v-else/>
    </section>
    <section class="draft-mine" :class="{ opened }">
      <DraftSeat :seat="below" own/>
      <DeckSoFar v-if="view.seat >= 0" :opened="opened" @toggle="opened = !opened"/>
    </section>`,
};
