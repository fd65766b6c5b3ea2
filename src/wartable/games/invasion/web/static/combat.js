// The lane between the capitals: attackers and defenders drawn up, the damage of both sides, and what will come of it
// if nobody acts.

import { InPlay, lyingAt } from "./cards.js";
import { arrange } from "./layout.js";
import { stepNow } from "./phases.js";
import { cardPhrase, cardsInPlay, placeName, started, zoneAt } from "./places.js";
import { measured } from "./room.js";
import { onPhone } from "./zones.js";

/** One side of a combat, drawn up. */
const Rank = {
  name: "Rank",
  components: { InPlay },
  mixins: [measured],
  inject: ["table"],
  props: { side: Object },
  computed: {
    laid() {
      const { units } = this.side;
      if (this.table.narrow) return onPhone(this.room.wide);
      const lying = units.map((unit) => lyingAt(this.table, unit));
      return arrange(lying, this.room.wide, this.room.high);
    },
    total() {
      return this.side.points.power + this.side.points.uncancellable;
    },
    left() {
      return this.side.points.left + this.side.points.uncancellable_left;
    },
  },
  template: `
    <div class="rank" :class="[side.name, 'race-' + table.view.seats[side.seat].capital]">
      <h3><b class="rank-power" :title="table.t('board-invasion-damage-of-side')"><i class="hammer" aria-hidden="true"></i>{{ total }}</b><span>{{ table.t('board-invasion-' + side.name) }} <small>{{ table.seatName(side.seat) }}</small></span><span v-if="left" class="rank-left">{{ table.t('board-invasion-left', { count: left }) }}</span></h3>
      <div class="rank-units" ref="room" :class="{ crowded: laid.crowded }" :style="{ '--columns': laid.columns, '--wide': laid.wide + 'px', '--high': laid.high + 'px' }">
        <InPlay v-for="unit in side.units" :key="unit.card.slot" :card="unit.card" :under="unit.under" :wide="laid.wide" :high="laid.high"/>
        <p v-if="!side.units.length" class="wt-quiet">{{ table.t('board-invasion-no-' + side.name) }}</p>
      </div>
    </div>`,
};

export const Combat = {
  name: "Combat",
  components: { Rank },
  inject: ["table"],
  computed: {
    combat() {
      return this.table.view.combat;
    },
    all() {
      return cardsInPlay(this.table.view);
    },
    section() {
      return this.combat.section;
    },
    zone() {
      return zoneAt(this.table.view, this.section);
    },
    step() {
      return stepNow(this.table.view);
    },
    sides() {
      const { seat, attackers, defenders, points } = this.combat;
      return [
        { name: "attackers", seat: 1 - seat, units: this.units(attackers), points: points[1 - seat] },
        { name: "defenders", seat, units: this.units(defenders), points: points[seat] },
      ];
    },
    fate() {
      return forecast(this.table, this.combat, this.zone, this.all, this.step);
    },
  },
  methods: {
    units(slots) {
      return slots
        .map((slot) => this.all[slot])
        .filter(Boolean)
        .map((card) => ({ card, under: card.attached.map((other) => this.all[other]).filter(Boolean) }));
    },
    place() {
      return started(placeName(this.table, this.section));
    },
  },
  template: `
    <section class="combat" :aria-label="table.t('board-invasion-combat')">
      <Rank v-for="side in sides" :key="side.name" :side="side"/>
      <div class="clash">
        <p class="clash-place"><i class="clash-sign" aria-hidden="true">⚔</i> {{ place() }}</p>
        <p v-if="fate.length" class="clash-if">{{ table.t('board-invasion-if-nobody') }}</p>
        <ul><li v-for="(line, i) in fate" :key="i" :class="line.kind">{{ line.text }}</li></ul>
      </div>
    </section>`,
};

/** What will happen if nobody acts any more, as lines; a step that is still open tells only what is certain. */
export function forecast(table, combat, zone, all, step) {
  const { t } = table;
  const attack = combat.points[1 - combat.seat];
  const power = attack.power + attack.uncancellable;
  const place = placeName(table, zone.section);
  if (step < 1 || (step === 1 && !combat.attackers.length)) return [];
  if (step < 3) {
    const least = combat.defenders.reduce((sum, slot) => sum + (all[slot]?.minimum || 0), 0);
    const most = Math.max(0, power - least);
    if (zone.burning) return [{ text: t("board-invasion-fate-burns-already", { place }) }];
    if (combat.defenders.length)
      return [
        { text: t("board-invasion-fate-least", { power, least }) },
        section(table, zone, most, "board-invasion-fate-most", place),
      ];
    return [section(table, zone, power, "board-invasion-fate-section", place)];
  }
  if (step === 4) return [];
  const lines = [...combat.attackers, ...combat.defenders]
    .map((slot) => all[slot])
    .filter((card) => card?.threat)
    .map((card) => ({
      kind: card.threat.destroyed ? "fatal" : "",
      text: t(card.threat.destroyed ? "board-invasion-fate-destroyed" : "board-invasion-fate-hurt", {
        card: cardPhrase(table, card),
        damage: card.threat.damage,
      }),
    }));
  return zone.threat
    ? [...lines, section(table, zone, zone.threat.damage, "board-invasion-fate-section", place)]
    : lines;
}

function section({ t }, zone, damage, message, place) {
  const now = Math.min(zone.damage + damage, zone.hit_points);
  const burns = damage > 0 && zone.damage + damage >= zone.hit_points;
  return {
    kind: burns ? "fatal" : "",
    text:
      started(t(message, { place, damage, now, hit: zone.hit_points })) +
      (burns ? ` ${t("board-invasion-fate-burns")}` : ""),
  };
}
