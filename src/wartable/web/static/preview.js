// A card shown large, with its support and the reason for each of its numbers; and what a pile holds.

import { CardFace } from "./card.js";

export const Preview = {
  name: "Preview",
  components: { CardFace },
  inject: ["table"],
  computed: {
    // The card looked at; in an answer to a support, else, the card in question.
    shown() {
      const { peeked, view, window: asked, narrow } = this.table;
      if (peeked && view?.cards[peeked.card]) return peeked;
      if (asked === "negate" && view.pending.support && !narrow) return { piece: "", card: view.pending.support.card };
      return null;
    },
    facts() {
      return this.table.facts[this.shown.card];
    },
    // The cell it stands on; the card may have left it while it is looked at.
    cell() {
      const [area, team, number] = this.shown.piece.split("-");
      const cell = area === "field" ? this.table.view.teams[team].cells[number] : null;
      return cell?.card === this.shown.card ? cell : null;
    },
    reasons() {
      const { t } = this.table;
      const { attack, health } = this.facts;
      const found = [attack === "X" ? t("board-why-x") : t("board-why-attack", { attack })];
      found.push(t("board-why-health", { active: health.active, rested: health.rested }));
      return this.cell ? [...found, ...this.reasonsNow()] : found;
    },
    pile() {
      const { pile, view, t } = this.table;
      if (!pile || !view) return null;
      const [area, owner] = pile.split("-");
      const cards = area === "deck" ? view.seats[owner].deck.cards : view.teams[owner].graveyard;
      return { title: t(area === "deck" ? "board-deck" : "board-graveyard"), cards: Object.entries(cards || {}) };
    },
  },
  methods: {
    reasonsNow() {
      const { t, view } = this.table;
      const { attack, health, damage, rested, card } = this.cell;
      const [, team] = this.shown.piece.split("-").map(Number);
      const facts = view.cards[card];
      const active = view.active >= 0 ? view.seats[view.active] : null;
      const found = [];
      if (active && active.team === team) {
        if (view.bonuses.all) found.push(t("board-why-all", { amount: view.bonuses.all }));
        if (facts.colour !== "leader" && view.bonuses.next_soldier) found.push(t("board-why-next", { amount: view.bonuses.next_soldier }));
        if (facts.colour !== "leader" && view.bonuses.next_any_front) found.push(t("board-why-any-front"));
      }
      found.push(t("board-why-attack-now", { attack }));
      found.push(t(rested ? "board-why-health-rested" : "board-why-health-active", { health, left: health - damage }));
      if (damage) found.push(t("board-why-damage", { damage }));
      return found;
    },
  },
  template: `
    <div v-if="shown" class="preview" :class="{ pinned: table.pinned }" role="dialog" :aria-label="table.cardName(shown.card)" @click="table.narrow && table.unpeek()">
      <CardFace :card="shown.card" :facts="facts" :labels="table.words" size="large"/>
      <ul class="why"><li v-for="(reason, i) in reasons" :key="i">{{ reason }}</li></ul>
      <button v-if="table.pinned" type="button" class="plain" @click="table.unpeek()">{{ table.t('board-close') }}</button>
    </div>
    <div v-else-if="pile" class="preview pinned contents" role="dialog" :aria-label="pile.title">
      <h3>{{ pile.title }}</h3>
      <ul>
        <li v-for="[card, count] in pile.cards" :key="card"><CardFace :card="card" :facts="table.facts[card]" :labels="table.words" size="plate"/><span>{{ table.cardName(card) }}</span><b>×{{ count }}</b></li>
      </ul>
      <button type="button" class="plain" @click="table.pile = null">{{ table.t('board-close') }}</button>
    </div>`,
};
