// The own hand: objective cards with how far they are, power cards with why they can't be played; and piles that lie open.

import { ems, Reading } from "wartable-board/card.js";
import { Piece } from "wartable-board/pieces.js";
import { labelled, sentences } from "wartable-board/speech.js";
import { held, lasting, openOf, pileOf } from "./ids.js";
import { formOf } from "./names.js";

/** How far an objective is, in words; empty where nothing can be said. */
export function progressText({ t }, progress) {
  if (!progress) return "";
  if (progress.need) return t("board-shadespire-progress", { have: progress.have, need: progress.need });
  if (progress.met === null) return "";
  return t(progress.met ? "board-shadespire-met" : "board-shadespire-not-met");
}

/** Why a card can't be played now, if its owner may wonder. */
export function refusedText({ state }, card) {
  return (
    (state.refused || []).find(({ source }) => source?.card === card && source.area === "hand")?.text || ""
  );
}

export const Hands = {
  name: "Hands",
  components: { Piece, Reading },
  inject: ["table"],
  props: { seat: Object },
  setup: () => ({ held, openOf }),
  computed: {
    groups() {
      const { t } = this.table;
      const { objectives, powers } = this.seat;
      return [
        { name: "objectives", title: t("board-shadespire-objectives"), cards: objectives || [] },
        { name: "powers", title: t("board-shadespire-powers"), cards: powers || [] },
      ];
    },
  },
  methods: {
    progress(card) {
      return this.seat.progress?.[card] || null;
    },
    badge(card) {
      const progress = this.progress(card);
      if (!progress) return "";
      return progress.need
        ? `${Math.min(progress.have, progress.need)}/${progress.need}`
        : progress.met
          ? "✓"
          : "";
    },
    sentence(card) {
      const { t, cardName, facts } = this.table;
      const kind = t(`sha-type-${facts[card].type}`);
      const parts = [
        t("board-shadespire-say-card", { card: cardName(card), kind }),
        formOf(this.table, `sha-card-${card}`, "text"),
      ];
      if (facts[card].type === "objective") parts.push(progressText(this.table, this.progress(card)));
      else parts.push(refusedText(this.table, card));
      return sentences(this.table, parts);
    },
    fresh(card) {
      return this.seat.fresh?.includes(card);
    },
    said(card) {
      return this.table.faceOf(card, "large").text;
    },
    // How wide all words of a card run: where cards lie in a row, each gets as much room as it has words.
    length(card) {
      const words = this.said(card).map(({ lead, text }) => `${lead || ""}${text}`);
      return Math.round(ems(words.join(" ")));
    },
  },
  template: `
    <section class="sha-hands">
      <div v-for="group in groups" v-show="group.cards.length || seat.objective_count" :key="group.name" class="sha-hand" :class="group.name" role="group" :aria-label="group.title" :style="{ '--cards': group.cards.length }">
        <h3>{{ group.title }}</h3>
        <div class="cards">
          <Piece v-for="card in group.cards" :key="card" class="sha-tile" :class="'of-' + table.facts[card].type" :style="{ '--ems': length(card) }" :piece="held(card)" :card="card" :sentence="sentence(card)" size="plate" :goal="openOf(seat.seat)">
            <span class="sha-words" aria-hidden="true">
              <span class="sha-head"><b class="sha-name">{{ table.cardName(card) }}</b><span v-if="fresh(card)" class="sha-fresh">{{ table.t('board-shadespire-fresh') }}</span><span v-if="badge(card)" class="sha-badge" :class="{ met: progress(card).met }">{{ badge(card) }}</span><span v-if="table.facts[card].type === 'objective'" class="sha-worth">★{{ table.facts[card].glory }}</span></span>
              <Reading :of="table.facts[card].name"/>
              <span class="sha-text"><span v-for="(part, i) in said(card)" :key="i"><b v-if="part.lead">{{ part.lead }}</b>{{ part.text }} </span></span>
            </span>
          </Piece>
          <p v-if="!group.cards.length" class="wt-quiet wt-small">–</p>
        </div>
      </div>
    </section>`,
};

const PILE_SIGNS = { scored: "★", discard: "⨯", gone: "⊘", deck: "▤", unseen: "▤" };

/** What lies open of each seat, as buttons that show it: scored, discarded, out of the game; and the own decks. */
export const Piles = {
  name: "Piles",
  inject: ["table"],
  setup: () => ({ labelled }),
  computed: {
    seats() {
      const { view, t, seatName } = this.table;
      return view.seats.map((seat) => ({
        seat: seat.seat,
        zone: openOf(seat.seat),
        name: seatName(seat.seat),
        piles: ["scored", "discard", "gone", "deck", "unseen"]
          .filter((pile) => seat[pile] && (seat[pile].length || pile === "discard" || pile === "scored"))
          .map((pile) => ({
            pile,
            title: t(`board-shadespire-pile-${pile}`),
            sign: PILE_SIGNS[pile],
            count: seat[pile].length,
            name: pileOf(pile, seat.seat),
          })),
      }));
    },
  },
  template: `
    <section class="sha-piles" :class="{ many: seats.length > 2 }" :aria-label="table.t('board-shadespire-piles')">
      <div v-for="each in seats" :key="each.seat" :data-zone="each.zone">
        <h3>{{ each.name }}</h3>
        <button v-for="pile in each.piles" :key="pile.name" type="button" class="plain" :disabled="!pile.count" :title="pile.title" :aria-label="labelled(table, pile.title, pile.count)" :aria-expanded="String(table.pile === pile.name)" @click="table.showPile(pile.name)"><span class="pile-sign" aria-hidden="true">{{ pile.sign }}</span> <span class="pile-name">{{ pile.title }}</span> <b>{{ pile.count }}</b></button>
      </div>
    </section>`,
};

/** Ploys that last. */
export const Lasting = {
  name: "Lasting",
  inject: ["table"],
  computed: {
    lines() {
      const { view, t, cardName } = this.table;
      const lines = view.effects.map((effect, i) => ({
        key: i,
        card: effect.card,
        piece: lasting(effect.card),
        text: labelled(this.table, cardName(effect.card), t(`sha-when-${effect.when}`)),
      }));
      return view.no_powers
        ? [{ key: "none", card: null, text: t("board-shadespire-no-powers") }, ...lines]
        : lines;
    },
  },
  template: `
    <section v-if="lines.length" class="sha-lasting" :aria-label="table.t('board-shadespire-lasting')">
      <h3>{{ table.t('board-shadespire-lasting') }}</h3>
      <p v-for="line in lines" :key="line.key" class="wt-small" @mouseenter="line.card && table.peek(line.piece, line.card)" @mouseleave="table.unpeek(line.piece)">{{ line.text }}</p>
    </section>`,
};
