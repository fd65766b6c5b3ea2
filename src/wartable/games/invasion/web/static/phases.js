// Where the turn is: its phases, the five steps of combat, and at which of them a person wants to be asked.
// Stops are {mode, at: [names of windows]}, in mode "chosen" told apart by whose turn it is; pressing one tells the
// table a new set as event `stops`.

// Each part of a turn with the window that follows it.
const PHASES = [
  { phase: "begin", window: "turn-begins" },
  { phase: "kingdom", window: "kingdom" },
  { phase: "quest", window: "quest" },
  { phase: "capital", window: "capital" },
  { phase: "battle", window: "no-attack" },
  { phase: "end", window: "turn-ends" },
];
export const STEPS = [
  { step: "zone", window: "zone-chosen" },
  { step: "attackers", window: "attackers-declared" },
  { step: "defenders", window: "defenders-declared" },
  { step: "assign", window: "damage-assigned" },
  { step: "apply", window: "damage-applied" },
];
const BY_KIND = {
  "attacked-zone": 0,
  attackers: 1,
  front: 1,
  "pay-for-attacker": 1,
  defenders: 2,
  counterstrike: 2,
  "assign-kind": 3,
  assign: 3,
};
const BY_NEXT = {
  attackers: 0,
  attacked: 1,
  defenders: 1,
  defended: 2,
  assign: 2,
  assigned: 3,
  apply: 3,
  scout: 4,
  aftermath: 4,
  over: 4,
};

/** Which of the five steps of combat it is; -1 outside of combat. */
export function stepNow(view) {
  if (view.phase !== "battle") return -1;
  return BY_KIND[view.pending.kind] ?? (view.combat ? (BY_NEXT[view.step] ?? -1) : -1);
}

export const PhaseBar = {
  name: "PhaseBar",
  inject: ["table"],
  data: () => ({ open: false }),
  computed: {
    view() {
      return this.table.view;
    },
    stops() {
      return (!this.table.spectating && this.table.state.stops) || null;
    },
    turn() {
      const { turn, active } = this.view;
      const { t, spectating, state, seatName, narrow } = this.table;
      if (["setup", "draft"].includes(this.view.phase)) return t("board-set-up");
      if (narrow) return t("board-turn", { number: turn });
      return !spectating && active === state.seat
        ? t("board-turn-yours", { number: turn })
        : t("board-turn-of", { number: turn, name: seatName(active) });
    },
    step() {
      return stepNow(this.view);
    },
    parts() {
      const { phase } = this.view;
      return PHASES.flatMap((part) => {
        const own = {
          name: `board-invasion-phase-${part.phase}`,
          window: part.window,
          now: part.phase === phase,
          phase: true,
        };
        if (part.phase !== "battle") return [own];
        return [
          own,
          ...STEPS.map(({ step, window }, i) => ({
            name: `board-invasion-step-${step}`,
            number: i + 1,
            window,
            now: i === this.step,
            gone: i < this.step,
            step: true,
          })),
        ];
      });
    },
    here() {
      const { t } = this.table;
      const named = this.parts
        .filter(({ now }) => now)
        .map(({ name, number }) => (number ? `${number} ${t(name)}` : t(name)));
      return named.join(" · ");
    },
  },
  methods: {
    nameOf({ window }) {
      return `${this.view.active === this.table.state.seat ? "yours" : "theirs"}-${window}`;
    },
    stopped(part) {
      return Boolean(this.stops && this.stops.mode === "chosen" && this.stops.at.includes(this.nameOf(part)));
    },
    toggle(part) {
      const { mode, at } = this.stops;
      const name = this.nameOf(part);
      const kept = at.filter((other) => other !== name);
      this.tell("chosen", mode === "chosen" && at.includes(name) ? kept : [...kept, name]);
    },
    tell(mode, at) {
      this.table.$emit("stops", { mode, at });
    },
    say(part) {
      const { t } = this.table;
      return t(this.stopped(part) ? "board-invasion-stop-on" : "board-invasion-stop-off", {
        phase: t(part.name),
      });
    },
  },
  template: `
    <nav class="phases" :class="{ fighting: step >= 0, opened: open }" :aria-label="table.t('board-invasion-phases')">
      <span class="phases-turn">{{ turn }}</span>
      <span v-if="table.narrow" class="phases-here" aria-current="step">{{ here }}</span>
      <ol v-if="!table.narrow || open">
        <li v-for="part in parts" :key="part.name" :class="{ at: part.now, step: part.step, gone: part.gone, stop: stopped(part) }" :aria-current="part.now ? 'step' : null">
          <button v-if="stops?.mode === 'chosen'" type="button" :aria-pressed="String(stopped(part))" :aria-label="say(part)" :title="say(part)" @click="toggle(part)"><i class="stop-dot" aria-hidden="true"></i><small v-if="part.number" aria-hidden="true">{{ part.number }}</small>{{ table.t(part.name) }}</button>
          <span v-else><small v-if="part.number">{{ part.number }}</small>{{ table.t(part.name) }}</span>
        </li>
      </ol>
      <button v-if="stops && (!table.narrow || open)" type="button" class="phases-mode" :title="table.t('stops-heading') + ' ' + table.t('stops-mode-' + stops.mode)" @click="tell(stops.mode === 'simple' ? 'chosen' : 'simple', stops.at)">{{ table.t('board-invasion-stops-' + stops.mode) }}</button>
      <button v-if="table.narrow" type="button" class="phases-open" :aria-expanded="String(open)" :aria-label="table.t('board-invasion-phases')" @click="open = !open">{{ open ? '▴' : '▾' }}</button>
    </nav>`,
};
