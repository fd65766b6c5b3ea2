// A capital: three zones side by side, each with its section (hit points, damage, fire), its developments and its cards.

import { CardBack } from "wartable-board/card.js";
import { sentence, sentences } from "wartable-board/speech.js";
import { InPlay, laidOut, lyingAt, OnQuest, threatOf } from "./cards.js";
import { developmentsAt, sectionAt } from "./ids.js";
import { arrange, GAP } from "./layout.js";
import { placeName, started } from "./places.js";
import { measured } from "./room.js";
import { hint } from "./terms.js";
import { Cracks, Skyline } from "./walls.js";

const PHONE_HIGH = 84; // pixels of a card on a narrow screen
const MOST_BACKS = 3; // of a stack that are drawn; the count says the rest

/** A stack of developments: a count, a place to put another, and for its owner something to look at. */
export const Developments = {
  name: "Developments",
  components: { CardBack },
  inject: ["table"],
  props: { zone: Object },
  computed: {
    piece() {
      return developmentsAt(this.zone.section);
    },
    mark() {
      return this.table.marks[this.piece] || null;
    },
    count() {
      return this.zone.developments.count;
    },
    open() {
      return Boolean(this.zone.developments.cards && this.count);
    },
    sentence() {
      return this.table.t("board-invasion-say-developments", {
        place: placeName(this.table, this.zone.section),
        count: this.count,
      });
    },
    title() {
      return sentences(this.table, [sentence(this.table, this.sentence), hint(this.table, "development")]);
    },
    backs() {
      return Math.min(this.count, MOST_BACKS);
    },
  },
  methods: {
    press(event) {
      if (event.detail > 0) event.currentTarget.blur();
      if (this.mark) this.table.tap(this.piece);
      else if (this.open) this.table.showPile(this.piece);
    },
  },
  template: `
    <component :is="mark || open ? 'button' : 'span'" :type="mark || open ? 'button' : null" class="devs" :class="[mark && 'mark-' + mark, { none: !count }]" :role="mark || open ? null : 'img'"
      :data-place="piece" :data-lit="mark" :aria-label="sentence" :title="title" :tabindex="mark ? 0 : open ? -1 : null" @click="press">
      <span class="devs-stack" aria-hidden="true"><CardBack v-for="n in backs" :key="n" :style="{ '--nth': n - 1 }"/><i v-if="mark && !count" class="plus">+</i></span><b aria-hidden="true">{{ count }}</b>
    </component>`,
};

/** The section of a zone: its name, its power, and damage as a bar that fills to its hit points. */
export const Section = {
  name: "Section",
  components: { Cracks },
  inject: ["table"],
  props: { zone: Object },
  computed: {
    piece() {
      return sectionAt(this.zone.section);
    },
    mark() {
      return this.table.marks[this.piece] || null;
    },
    comes() {
      return this.zone.threat?.damage || 0;
    },
    lying() {
      return this.zone.assigned + this.zone.uncancellable + this.zone.aside;
    },
    bars() {
      const { damage, hit_points: all } = this.zone;
      const share = (points) => `${Math.min(100, (100 * points) / all)}%`;
      return { done: share(damage), coming: share(Math.min(all - damage, this.comes)) };
    },
    sentence() {
      const { t } = this.table;
      const { section, power, damage, hit_points: hit, burning, attacked, threat } = this.zone;
      const said = [started(t("board-invasion-say-zone", { place: placeName(this.table, section), power }))];
      said.push(burning ? t("board-invasion-say-burning") : t("board-invasion-say-section", { damage, hit }));
      if (attacked) said.push(t("board-invasion-say-attacked"));
      if (threat && this.lying) said.push(threatOf(this.table, threat, "section"));
      if (this.mark) said.push(t(this.mark === "target" ? "board-say-target" : "board-say-may"));
      return sentences(this.table, said);
    },
  },
  methods: {
    hint(key) {
      return hint(this.table, key);
    },
    press(event) {
      if (event.detail > 0) event.currentTarget.blur();
      if (this.mark || this.table.selected) this.table.tap(this.piece);
      else if (event.detail === 0) this.look(true);
    },
    look(pinned) {
      this.table.peek(this.piece, "section", pinned);
    },
  },
  template: `
    <button type="button" class="section" :class="mark && 'mark-' + mark" :data-place="piece" :data-card="'section'" :data-lit="mark" :tabindex="mark ? 0 : -1" :aria-label="sentence"
      @click="press" @contextmenu.prevent="look(true)" @mouseenter="look(false)" @mouseleave="table.unpeek(piece)"
      @pointerdown="table.holdStart($event, piece, 'section')" @pointerup="table.holdEnd()" @pointercancel="table.holdEnd()" @pointerleave="table.holdEnd()">
      <Cracks :zone="zone"/>
      <span class="section-name" aria-hidden="true">{{ table.t('zone-' + zone.zone) }}</span>
      <span class="section-power" aria-hidden="true" :title="hint('power')"><i class="hammer"></i>{{ zone.power }}</span>
      <span v-if="zone.burning" class="section-burns" aria-hidden="true" :title="hint('burning')"><i class="ember"></i>{{ table.t('board-invasion-burning') }}</span>
      <span v-else class="section-bar" aria-hidden="true" :title="hint('damage')"><span class="hurt-bar"><i class="done" :style="{ width: bars.done }"></i><i class="coming" :style="{ left: bars.done, width: bars.coming }"></i></span><b>{{ zone.damage }}<template v-if="lying">+{{ lying }}</template><small>/{{ zone.hit_points }}</small></b></span>
    </button>`,
};

export const Zone = {
  name: "Zone",
  components: { Developments, Section, InPlay, OnQuest, Skyline },
  mixins: [measured],
  inject: ["table"],
  props: { zone: Object, seat: Object, side: String },
  computed: {
    piece() {
      return sectionAt(this.zone.section);
    },
    mark() {
      return this.table.marks[this.piece] || null;
    },
    groups() {
      return laidOut(this.zone).filter(({ card }) => !card.role);
    },
    // A quest with its unit takes two places.
    lying() {
      return this.groups.map((group) => {
        const unit = this.unitOn(group);
        const { card, under } = group;
        return unit
          ? lyingAt(this.table, { card, under: [] }, { card: unit, under })
          : lyingAt(this.table, group);
      });
    },
    laid() {
      if (this.table.narrow) return onPhone(this.room.wide);
      return arrange(this.lying, this.room.wide, this.room.high);
    },
    label() {
      return started(placeName(this.table, this.zone.section));
    },
  },
  methods: {
    // The whole zone may be pressed with the mouse; by keyboard its section is.
    press(event) {
      if (this.mark && !event.target.closest("button")) this.table.tap(this.piece);
    },
    unitOn(group) {
      return group.unit && !group.unit.role ? group.unit : null;
    },
  },
  template: `
    <section class="zone" :class="[side, 'zone-' + zone.zone, mark && 'mark-' + mark, { 'on-fire': zone.burning, attacked: zone.attacked, bare: !groups.length }]" :aria-label="label" @click="press">
      <div class="zone-head"><Section :zone="zone"/><Developments :zone="zone"/></div>
      <div class="laid-out" ref="room" :class="{ crowded: laid.crowded }" :style="{ '--columns': laid.columns, '--wide': laid.wide + 'px', '--high': laid.high + 'px' }">
        <template v-for="group in groups" :key="group.card.slot">
          <OnQuest v-if="group.card.type === 'quest'" :quest="group.card" :unit="unitOn(group)" :under="group.under" :wide="laid.wide" :high="laid.high"/>
          <InPlay v-else :card="group.card" :under="group.under" :wide="laid.wide" :high="laid.high"/>
        </template>
      </div>
      <Skyline :zone="zone" :race="seat.capital"/>
      <i v-if="zone.burning" class="embers" aria-hidden="true"><i v-for="n in 7" :key="n" :style="{ '--nth': n }"></i></i>
    </section>`,
};

/** On a narrow screen a card has the same size wherever it lies. */
export function onPhone(width) {
  const columns = Math.max(2, Math.min(4, Math.floor(width / 112)));
  return { columns, wide: Math.floor((width - (columns - 1) * GAP) / columns), high: PHONE_HIGH };
}
