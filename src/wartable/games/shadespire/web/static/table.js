// The Shadespire table: the bar of seats, warbands, battlefield and what is going on beside it, and the own hand.
// Zones never move; on narrow screens warbands and piles stand behind a tab.

import { DiceTray } from "./dice.js";
import { Faces } from "./faces.js";
import { Field } from "./field.js";
import { Warbands } from "./fighters.js";
import { Hands, Lasting, Piles } from "./hands.js";
import { Odds } from "./odds.js";
import { Score, timeOf } from "./score.js";

export const ShadespireTable = {
  name: "ShadespireTable",
  components: { Score, Warbands, Field, Faces, Odds, DiceTray, Lasting, Piles, Hands },
  inject: ["table"],
  provide() {
    return { looking: this.looking };
  },
  data: () => ({ looking: { piece: null } }), // what is under the mouse or the focus
  computed: {
    view() {
      return this.table.view;
    },
    you() {
      return this.view.seats.find(({ you }) => you) || null;
    },
    time() {
      return timeOf(this.table);
    },
    choosing() {
      return this.view.pending.kind === "board" && this.table.mine;
    },
  },
  watch: {
    "table.state.decision"() {
      this.looking.piece = null;
    },
  },
  template: `
    <Score/>
    <div class="sha-felt" :class="{ choosing, bare: !view.boards.length }">
      <Field v-if="view.boards.length || !choosing">{{ time }}</Field>
      <Warbands/>
      <Faces v-if="choosing && view.faces"/>
      <div class="sha-side">
        <Odds/>
        <DiceTray/>
        <Lasting/>
        <Piles/>
      </div>
    </div>
    <div class="sha-hand-row" :class="{ none: !you || !(you.objective_count + you.power_count) }"><Hands v-if="you" :seat="you"/></div>`,
};
