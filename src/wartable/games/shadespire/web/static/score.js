// The bar over the battlefield: round and phase; and for each seat its name, glory, activations and what it holds in hand.

import { Who } from "wartable-board/pieces.js";
import { sideClass } from "./names.js";
import { hint } from "./terms.js";

const ACTIVATIONS = 4;
const ROUNDS = 3;

/** Round and phase. */
export function timeOf({ t, view }) {
  if (view.round === 0) return t("sha-phase-setup");
  return `${t("board-shadespire-round", { number: view.round, most: ROUNDS })} · ${t(`sha-phase-${view.phase}`)}`;
}

export const Score = {
  name: "Score",
  components: { Who },
  inject: ["table"],
  computed: {
    view() {
      return this.table.view;
    },
    when() {
      return timeOf(this.table);
    },
    seats() {
      const first = Math.max(0, this.table.state.seat);
      return this.view.seats.map((_, i) => this.view.seats[(first + i) % this.view.seats.length]);
    },
  },
  methods: {
    hint(key) {
      return hint(this.table, key);
    },
    side(seat) {
      return sideClass(this.table, seat);
    },
    pips(seat) {
      return Array.from({ length: ACTIVATIONS }, (_, i) => i >= seat.taken);
    },
    say(seat) {
      const { t, seatName } = this.table;
      return t("board-shadespire-say-seat", {
        name: seatName(seat.seat),
        glory: seat.glory,
        spent: seat.spent_glory,
        left: Math.max(0, ACTIVATIONS - seat.taken),
        objectives: seat.objective_count,
        powers: seat.power_count,
      });
    },
  },
  template: `
    <div class="sha-score" :class="{ many: seats.length > 2 }">
      <span v-if="!table.narrow" class="when">{{ when }}</span>
      <div v-for="seat in seats" :key="seat.seat" class="sha-seat" :class="[side(seat.seat), { active: view.active === seat.seat }]">
        <Who :seat="seat.seat" :note="table.t('sha-warband-' + seat.warband)"/>
        <span class="wt-spoken">{{ say(seat) }}</span>
        <span class="glory" aria-hidden="true" :title="hint('glory')"><i>★</i><b>{{ seat.glory + seat.spent_glory }}</b><small v-if="seat.spent_glory">{{ table.t('board-shadespire-unspent', { count: seat.glory }) }}</small></span>
        <span v-if="view.round" class="activations" aria-hidden="true" :title="hint('activations')"><i v-for="(on, i) in pips(seat)" :key="i" :class="{ on }"></i></span>
        <span class="holding" aria-hidden="true" :title="hint('in-hand')">★{{ seat.objective_count }} ✧{{ seat.power_count }}</span>
        <span v-if="seat.holds" class="holding" aria-hidden="true" :title="hint('held')">⬡{{ seat.holds }}</span>
      </div>
    </div>`,
};
