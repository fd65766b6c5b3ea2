// The table of Invasion: two capitals facing, the lane between them, strips, chain and hand. Zones never move.

import { Backs, Hand, Pile, Who } from "wartable-board/pieces.js";
import { inRow, sentence, sentences } from "wartable-board/speech.js";
import { RACE_SIGNS } from "./arms.js";
import { Banner } from "./banners.js";
import { Arrows, Chain } from "./chain.js";
import { Combat } from "./combat.js";
import { DraftRoom } from "./draft.js";
import { deckOf, discardOf, handOf, inHand, inPile } from "./ids.js";
import { fan, SWEPT } from "./layout.js";
import { PhaseBar } from "./phases.js";
import { measured } from "./room.js";
import { hint } from "./terms.js";
import { Tile } from "./tile.js";
import { refusals, sayTop } from "./why.js";
import { Zone } from "./zones.js";

const IN_LANE = new Set(["assign", "assign-kind", "counterstrike"]); // what is chosen among the fighters

/** A seat in one line: name, capital, resources, race symbols, hand and piles. */
const Strip = {
  name: "Strip",
  components: { Backs, Banner, Pile, Who },
  inject: ["table"],
  props: { seat: Object, own: Boolean },
  setup: () => ({ deckOf, discardOf }),
  computed: {
    name() {
      return this.table.seatName(this.seat.seat);
    },
    known() {
      return inRow(
        this.table,
        Object.entries(this.seat.hand.known || {}).map(
          ([card, count]) => `${this.table.cardName(card)} ×${count}`,
        ),
      );
    },
    symbols() {
      const { t } = this.table;
      return Object.entries(this.seat.symbols).map(([race, count]) => {
        const spoken = t("board-invasion-say-symbols", { race: t(`race-${race}`), count });
        return {
          race,
          count,
          sign: RACE_SIGNS[race],
          spoken,
          title: sentences(this.table, [sentence(this.table, spoken), hint(this.table, "symbol")]),
        };
      });
    },
    // The top of a deck, for a seat that has looked at it.
    top() {
      return this.seat.deck.top || [];
    },
    topPiece() {
      return this.top.length ? inPile("deck", this.seat.seat, this.top[0]) : null;
    },
    topSaid() {
      return sayTop(this.table, this.seat);
    },
    discards() {
      return Object.values(this.seat.discard).reduce((sum, count) => sum + count, 0);
    },
  },
  methods: {
    hint(key) {
      return hint(this.table, key);
    },
  },
  template: `
    <div class="strip" :class="{ own }">
      <Banner :race="seat.capital"/>
      <Who :seat="seat.seat" :note="table.t('race-' + seat.capital)"/>
      <span class="resources" role="img" :aria-label="table.t('board-invasion-say-resources', { name, count: seat.resources })" :title="hint('resources')"><i class="coin" aria-hidden="true"></i><b aria-hidden="true">{{ seat.resources }}</b></span>
      <span v-for="{ race, count, sign, spoken, title } in symbols" :key="race" class="race-symbol" :class="'race-' + race" role="img" :aria-label="spoken" :title="title"><i aria-hidden="true">{{ sign }}</i><b aria-hidden="true">{{ count }}</b></span>
      <Backs v-if="!own" :seat="seat.seat" :count="seat.hand.size" :known="known"/>
      <span class="strip-piles">
        <Pile :zone="deckOf(seat.seat)" :title="table.t('term-invasion-deck')" :spoken="table.t('board-invasion-deck-of', { name })" :count="seat.deck.size" :cards="seat.deck.cards" :hint="hint('deck')" :known="top" :known-top="topPiece" :said="topSaid" back/>
        <Pile :zone="discardOf(seat.seat)" :title="table.t('board-invasion-discard')" :spoken="table.t('board-invasion-discard-of', { name })" :count="discards" :cards="seat.discard" :hint="hint('discard')"/>
      </span>
    </div>`,
};

export const InvasionTable = {
  name: "InvasionTable",
  components: { Arrows, Chain, Combat, DraftRoom, Hand, PhaseBar, Strip, Tile, Zone },
  mixins: [measured],
  inject: ["table"],
  setup: () => ({ deckOf, handOf }),
  computed: {
    view() {
      return this.table.view;
    },
    drafting() {
      return Boolean(this.view.draft);
    },
    below() {
      return this.view.seats[Math.max(0, this.view.seat)];
    },
    above() {
      return this.view.seats[1 - this.below.seat];
    },
    halves() {
      const mirrored = this.table.narrow ? [...this.below.zones].reverse() : this.below.zones;
      return [
        { side: "theirs", seat: this.above, zones: this.above.zones },
        { side: "mine", seat: this.below, zones: mirrored },
      ];
    },
    hand() {
      const { seat, hand } = this.below;
      if (!hand.cards) return null;
      const order = Object.keys(this.view.cards);
      return Object.entries(hand.cards)
        .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
        .flatMap(([card, { count, cost }]) =>
          Array.from({ length: count }, (_, nth) => ({
            piece: inHand(seat, card),
            card,
            nth,
            cost,
            cant: this.cant(card),
            sentence: this.sentence(card, cost),
          })),
        );
    },
    held() {
      const { wide, high } = this.room;
      return { high, ...(this.table.narrow ? SWEPT : fan(this.hand?.length || 0, wide, high)) };
    },
    chained() {
      return this.view.chain.length > 0 || this.view.waiting.length > 0;
    },
  },
  watch: {
    "table.state.decision": { flush: "post", handler: "show" },
  },
  mounted() {
    this.show();
  },
  methods: {
    hint(key) {
      return hint(this.table, key);
    },
    // Why a card of the hand can't be played now; it may still be put down as a development.
    cant(card) {
      return sentences(
        this.table,
        refusals(this.table, "play", (source) => source.card === card),
      );
    },
    sentence(card, cost) {
      const { t, cardName, facts } = this.table;
      return `${t("board-invasion-say-hand", { card: cardName(card), type: t(`type-${facts[card].type}`), cost })} ${this.cant(card)}`.trim();
    },
    // On a narrow screen the zones scroll: what may be pressed in them comes into sight.
    show() {
      const felt = this.$refs.felt;
      if (!this.table.narrow || !felt || !this.table.mine) return;
      if (IN_LANE.has(this.view.pending.kind))
        return felt.querySelector(".combat")?.scrollIntoView({ block: "center" });
      const lit = [...felt.querySelectorAll("[data-lit]")];
      const box = felt.getBoundingClientRect();
      const seen = lit.some(
        (node) =>
          node.getBoundingClientRect().top >= box.top && node.getBoundingClientRect().bottom <= box.bottom,
      );
      if (lit.length && !seen) lit[0].scrollIntoView({ block: "center" });
    },
  },
  template: `
    <DraftRoom v-if="drafting"/>
    <template v-else>
    <div class="strips theirs"><Strip :seat="above"/></div>
    <div class="felt invasion" :class="{ fighting: view.combat, chained }">
      <div class="zones" ref="felt">
        <template v-for="half in halves" :key="half.side">
          <div class="capital" :class="[half.side, 'race-' + half.seat.capital]"><Zone v-for="zone in half.zones" :key="zone.section" :zone="zone" :seat="half.seat" :side="half.side"/></div>
          <div v-if="half.side === 'theirs'" class="lane"><Combat v-if="view.combat"/></div>
        </template>
      </div>
      <PhaseBar/>
      <Chain v-if="table.narrow && chained"/>
    </div>
    <div class="hand-row">
      <div class="strips mine"><Strip :seat="below" own/></div>
      <Hand v-if="hand" ref="room" :cards="hand" :zone="handOf(below.seat)" :origin="deckOf(below.seat)" size="bare" :style="{ '--wide': held.wide + 'px', '--step': held.step + 'px' }"><template #default="{ each }">
        <Tile :card="each.card" :wide="held.wide" :high="held.high" :cost="each.cost" :class="{ cant: each.cant }" held><span v-if="table.facts[each.card].power || table.facts[each.card].type === 'unit'" class="mark-power" :title="hint('power')"><i class="hammer"></i>{{ table.facts[each.card].power }}</span><span v-if="table.facts[each.card].type === 'unit'" class="mark-hit" :title="hint('hit-points')"><i class="heart"></i>{{ table.facts[each.card].hit_points }}</span></Tile>
      </template></Hand>
    </div>
    <Chain v-if="!table.narrow" class="beside"/>
    <Arrows/>
    </template>`,
};
