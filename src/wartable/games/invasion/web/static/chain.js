// The chain as a visible stack: what waits, from where, aimed at what, and who may answer; with arrows to its targets.

import { drawn } from "wartable-board/ids.js";
import { Piece } from "wartable-board/pieces.js";
import { inRow, sentence, sentences } from "wartable-board/speech.js";
import { developmentsAt, handOf, onChain, pieceOf } from "./ids.js";
import { targetPhrase } from "./places.js";

export const Chain = {
  name: "Chain",
  components: { Piece },
  inject: ["table"],
  computed: {
    view() {
      return this.table.view;
    },
    // The one that is carried out first lies on top.
    entries() {
      return [...this.view.chain].reverse().map((entry) => ({
        ...entry,
        piece: onChain(entry.row),
        origin: handOf(entry.seat),
        aims: inRow(
          this.table,
          entry.targets.map((target) => targetPhrase(this.table, target)),
        ),
      }));
    },
    waiting() {
      return this.view.waiting;
    },
    answers() {
      const { pending, decider } = this.view;
      if (pending.kind !== "window" || !this.entries.length) return "";
      return this.table.t("board-invasion-may-answer", { name: this.table.seatName(decider) });
    },
  },
  methods: {
    say(entry) {
      const { t, cardName, seatName } = this.table;
      const said = [
        t("board-invasion-say-entry", {
          number: entry.row + 1,
          card: cardName(entry.card),
          name: seatName(entry.seat),
          kind: t(`board-invasion-kind-${entry.kind}`),
        }),
      ];
      if (entry.aims) said.push(t("board-invasion-say-aims", { targets: entry.aims }));
      if (entry.state === "cancelled") said.push(sentence(this.table, t("board-invasion-cancelled")));
      return sentences(this.table, said);
    },
  },
  template: `
    <section class="chain" :class="{ idle: !entries.length && !waiting.length }" :aria-label="table.t('board-invasion-chain')">
      <h3>{{ table.t('board-invasion-chain') }}<small v-if="answers">{{ answers }}</small><small v-else-if="!entries.length && !waiting.length">{{ table.t('board-invasion-chain-empty') }}</small></h3>
      <ol v-if="entries.length || waiting.length">
        <li v-for="entry in entries" :key="entry.row" :class="{ cancelled: entry.state === 'cancelled', theirs: entry.seat !== table.state.seat }">
          <Piece :piece="entry.piece" :card="entry.card" :sentence="say(entry)" size="plate" :origin="entry.origin">
            <span class="entry" aria-hidden="true"><b>{{ entry.row + 1 }}</b><span class="entry-words"><span class="entry-name">{{ table.cardName(entry.card) }}<template v-if="entry.x > 0 && entry.kind !== 'forced'"> · X {{ entry.x }}</template></span><small>{{ table.seatName(entry.seat) }} · {{ table.t('board-invasion-kind-' + entry.kind) }}</small><small v-if="entry.aims" class="entry-aims">→ {{ entry.aims }}</small><small v-if="entry.state === 'cancelled'" class="entry-off">{{ table.t('board-invasion-cancelled') }}</small></span></span>
          </Piece>
        </li>
        <li v-for="each in waiting" :key="'w' + each.row" class="forced"><span class="entry"><span class="entry-words"><span class="entry-name">{{ table.cardName(each.card) }}</span><small>{{ table.seatName(each.seat) }} · {{ table.t('board-invasion-waits') }}</small></span></span></li>
      </ol>
    </section>`,
};

/** Arrows from each entry of the chain to what it aims at. */
export const Arrows = {
  name: "Arrows",
  inject: ["table"],
  data: () => ({ paths: [] }),
  computed: {
    lines() {
      const { view, narrow } = this.table;
      if (narrow) return [];
      return view.chain.flatMap((entry) =>
        entry.targets.map((target) => ({
          from: onChain(entry.row),
          to: target.area === "development" ? developmentsAt(target.section) : pieceOf(target),
          off: entry.state === "cancelled",
        })),
      );
    },
  },
  watch: {
    lines: { flush: "post", handler: "later" },
    "table.narrow": { flush: "post", handler: "draw" },
  },
  mounted() {
    this.sizes = new ResizeObserver(() => this.draw());
    this.sizes.observe(this.$el.parentElement);
    this.later();
  },
  beforeUnmount() {
    this.sizes.disconnect();
    clearTimeout(this.wait);
  },
  methods: {
    // Cards may still glide to where they lie.
    later() {
      this.draw();
      clearTimeout(this.wait);
      this.wait = setTimeout(() => this.draw(), 380);
    },
    draw() {
      const root = this.$el?.parentElement?.closest(".wt");
      if (!root || !this.lines.length) {
        this.paths = [];
        return;
      }
      const frame = this.$el.getBoundingClientRect();
      const find = (piece) => piece && drawn(root, piece);
      this.paths = this.lines
        .map(({ from, to, off }) => [find(from), find(to), off])
        .filter(([from, to]) => from && to && from !== to)
        .map(([from, to, off]) => {
          const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
          const [x1, y1] = [a.left - frame.left + 4, a.top + a.height / 2 - frame.top];
          const [x2, y2] = [b.left + b.width / 2 - frame.left, b.top + b.height / 2 - frame.top];
          const end = x2 + Math.min(b.width / 2, 40);
          return { d: `M${x1} ${y1}C${x1 - 90} ${y1} ${end + 90} ${y2} ${end} ${y2}`, off };
        });
    },
  },
  template: `
    <svg class="chain-arrows" aria-hidden="true"><defs><marker id="wt-chain-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.200" markerHeight="4.200" orient="auto"><path d="M0 0 10 5 0 10 2.500 5Z"/></marker></defs><template v-for="(path, i) in paths" :key="i"><path class="under" :d="path.d"/><path class="over" :class="{ off: path.off }" :d="path.d" marker-end="url(#wt-chain-tip)"/></template></svg>`,
};
