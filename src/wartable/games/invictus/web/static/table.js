// The Invictus table: both battlefields facing, queues, kingdoms with their scales, piles, strips and hand.
// Zones never move; the opponent's half mirrors the own one.

import { factsOf } from "wartable-board/ids.js";
import { Backs, copies, Hand, Pile, Who } from "wartable-board/pieces.js";
import { inRow, sentences } from "wartable-board/speech.js";
import { LANDS } from "./figures.js";
import { SIGNS } from "./heraldry.js";
import { cellAt, deckOf, graveyardOf, handOf, inHand } from "./ids.js";
import { Cell, COLOURS, called, Kingdom, Queue, teamName } from "./pieces.js";
import { SetupChoice } from "./setup.js";
import { hint } from "./terms.js";

const WIN = 4;

/** One colour of two facing kingdoms: who has more, and so the point. */
const Scales = {
  name: "Scales",
  inject: ["table"],
  props: { mine: Object, theirs: Object, named: Boolean },
  computed: {
    pans() {
      return COLOURS.map((colour) => {
        const [above, below] = [this.theirs.kingdom.colours[colour], this.mine.kingdom.colours[colour]];
        return { colour, sign: SIGNS[colour], above, below, lean: Math.sign(below - above) };
      });
    },
    points() {
      return [this.theirs.points, this.mine.points];
    },
    pointsHint() {
      return hint(this.table, "points");
    },
    names() {
      return { above: this.table.seatName(this.theirs.seat), below: this.table.seatName(this.mine.seat) };
    },
    label() {
      const points = { mine: this.points[1], theirs: this.points[0] };
      if (this.table.spectating)
        return this.table.t("board-invictus-scales-of", { ...points, ...this.names });
      return this.table.t("board-invictus-scales", points);
    },
  },
  methods: {
    say({ colour, above, below, lean }) {
      const { t, spectating } = this.table;
      const counts = { colour: t(`colour-${colour}`), mine: below, theirs: above };
      if (!spectating)
        return sentences(this.table, [
          t("board-invictus-say-scale", counts),
          t(
            [
              "board-invictus-say-point-theirs",
              "board-invictus-say-point-none",
              "board-invictus-say-point-mine",
            ][lean + 1],
          ),
        ]);
      const leader = lean > 0 ? this.names.below : this.names.above;
      return sentences(this.table, [
        t("board-invictus-say-scale-of", { ...counts, ...this.names }),
        lean ? t("board-invictus-say-point-of", { name: leader }) : t("board-invictus-say-point-none"),
      ]);
    },
    pips(count) {
      return Array.from({ length: WIN }, (_, i) => i < count);
    },
  },
  template: `
    <div class="scales" role="group" :aria-label="label">
      <span v-if="named" class="scale-name" aria-hidden="true">{{ names.above }}</span>
      <span class="points theirs" aria-hidden="true" :title="pointsHint"><i v-for="(on, i) in pips(points[0])" :key="i" :class="{ on }"></i><b>{{ points[0] }}</b></span>
      <span v-for="pan in pans" :key="pan.colour" class="pan" :class="{ up: pan.lean < 0, down: pan.lean > 0 }" role="img" :aria-label="say(pan)" :title="say(pan)">
        <i aria-hidden="true">{{ pan.above }}</i><b class="tile" :class="'is-' + pan.colour" aria-hidden="true">{{ pan.sign }}</b><i aria-hidden="true">{{ pan.below }}</i>
        <em aria-hidden="true">{{ pan.lean < 0 ? '▴' : pan.lean > 0 ? '▾' : '=' }}</em>
      </span>
      <span class="points mine" aria-hidden="true" :title="pointsHint"><b>{{ points[1] }}</b><i v-for="(on, i) in pips(points[1])" :key="i" :class="{ on }"></i></span>
      <span v-if="named" class="scale-name" aria-hidden="true">{{ names.below }}</span>
      <span v-else class="of" aria-hidden="true">{{ table.t('board-invictus-of-four') }}</span>
    </div>`,
};

/** A seat in one line: name, clock, and how many cards where. */
const Strip = {
  name: "Strip",
  components: { Who, Backs },
  inject: ["table"],
  props: { seat: Object, own: Boolean },
  setup: () => ({ deckOf, graveyardOf }),
  computed: {
    nation() {
      return this.seat.nation && this.table.t(`nation-${this.seat.nation}`);
    },
    known() {
      return inRow(
        this.table,
        Object.entries(this.seat.hand.known || {}).map(
          ([card, count]) => `${this.table.cardName(card)} ×${count}`,
        ),
      );
    },
    firstOfTeam() {
      return this.table.view.teams[this.seat.team].seats[0] === this.seat.seat;
    },
    graves() {
      return this.table.view.teams[this.seat.team].graves;
    },
  },
  template: `
    <div class="strip" :class="{ own }">
      <Who :seat="seat.seat" :note="nation || ''"/>
      <Backs v-if="!own" :seat="seat.seat" :count="seat.hand.size" :known="known"/>
      <span class="count" :data-zone="table.narrow ? deckOf(seat.seat) : null"><b>{{ seat.deck.size }}</b> <small>{{ table.t('board-deck') }}</small></span>
      <span v-if="table.narrow && firstOfTeam" class="count" :data-zone="graveyardOf(seat.team)"><b>{{ graves }}</b> <small>{{ table.t('board-invictus-graveyard') }}</small></span>
    </div>`,
};

export const InvictusTable = {
  name: "InvictusTable",
  components: { Cell, Queue, Kingdom, Pile, Hand, Scales, Strip, SetupChoice },
  inject: ["table"],
  setup: () => ({ deckOf, graveyardOf, handOf }),
  data: () => ({ arrow: null }),
  computed: {
    view() {
      return this.table.view;
    },
    below() {
      return this.view.teams[Math.max(0, this.view.team)];
    },
    above() {
      return this.view.teams[1 - this.below.team];
    },
    halves() {
      return [
        { side: "theirs", team: this.above },
        { side: "mine", team: this.below },
      ];
    },
    you() {
      return this.view.seats.find((seat) => seat.you) || null;
    },
    hand() {
      const order = Object.keys(this.view.cards);
      return copies(this.you.hand.cards)
        .sort((a, b) => order.indexOf(a.card) - order.indexOf(b.card))
        .map((each) => ({
          ...each,
          piece: inHand(this.you.seat, each.card),
          sentence: this.inHand(each.card),
        }));
    },
    pairs() {
      return this.below.seats
        .map((seat) => this.view.seats[seat])
        .map((mine) => {
          const faces = mine.faces >= 0 ? mine.faces : this.above.seats[this.below.seats.indexOf(mine.seat)];
          return { mine, theirs: this.view.seats[faces] };
        });
    },
    four() {
      return this.view.seats.length > 2;
    },
    named() {
      return this.four || this.table.spectating;
    },
    choosing() {
      return this.table.setup && this.table.tray.length > 0;
    },
    // An attack under way, or the one that a selected piece could make on the piece looked at.
    line() {
      const { attack } = this.view.pending;
      if (attack) {
        const team = this.view.seats[attack.seat].team;
        return {
          from: cellAt(team, attack.cell),
          to: attack.target >= 0 ? cellAt(1 - team, attack.target) : null,
        };
      }
      const { selected, peeked, outcomes } = this.table;
      return selected && peeked && outcomes[peeked.piece] && factsOf(selected).area === "field"
        ? { from: selected, to: peeked.piece }
        : null;
    },
  },
  watch: {
    line: { flush: "post", handler: "aim" },
    "table.narrow": { flush: "post", handler: "aim" },
  },
  mounted() {
    this.sizes = new ResizeObserver(() => this.aim());
    this.sizes.observe(this.$refs.felt);
    this.aim();
  },
  beforeUnmount() {
    this.sizes.disconnect();
  },
  methods: {
    hint(key) {
      return hint(this.table, key);
    },
    called(thing, team) {
      return called(this.table, thing, team);
    },
    teamName(team) {
      return teamName(this.table, team);
    },
    inHand(card) {
      const { attack, health } = this.view.cards[card];
      return this.table.t("board-invictus-say-hand", {
        card: this.table.cardName(card),
        attack,
        active: health.active,
        rested: health.rested,
      });
    },
    // Whose land a team defends: of an alliance, its first seat's.
    nation(team) {
      return this.view.seats[team.seats[0]].nation || "";
    },
    land(team) {
      return LANDS[this.nation(team)] || "";
    },
    cells(team, row) {
      return team.cells.filter((cell) => cell.row === row).sort((a, b) => a.column - b.column);
    },
    rows(half) {
      return half.side === "mine" ? ["front", "back"] : ["back", "front"];
    },
    aim() {
      const felt = this.$refs.felt;
      const find = (piece) => piece && felt?.querySelector(`[data-cell="${piece}"]`);
      const [from, to] = [find(this.line?.from), find(this.line?.to)];
      if (!from || !to) {
        this.arrow = null;
        return;
      }
      const frame = felt.getBoundingClientRect();
      const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
      const [x1, y1] = [a.left + a.width / 2 - frame.left, a.top + a.height / 2 - frame.top];
      const [x2, y2] = [b.left + b.width / 2 - frame.left, b.top + b.height / 2 - frame.top];
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
      const [short, lean] = [b.height * 0.36, Math.abs(x2 - x1) > 20 ? 0 : 26];
      const [sx, sy] = [x1 + ux * a.height * 0.3, y1 + uy * a.height * 0.3];
      const [ex, ey] = [x2 - ux * short, y2 - uy * short];
      this.arrow = `M${sx} ${sy}Q${(sx + ex) / 2 + lean} ${(sy + ey) / 2} ${ex} ${ey}`;
    },
    phase() {
      const { turn, active, seat } = this.view;
      const { t, narrow, seatName } = this.table;
      if (turn === 0) return t("board-set-up");
      if (narrow) return t("board-turn", { number: turn });
      return active === seat
        ? t("board-turn-yours", { number: turn })
        : t("board-turn-of", { number: turn, name: seatName(active) });
    },
  },
  template: `
    <div class="strips theirs">
      <Strip v-for="seat in above.seats" :key="seat" :seat="view.seats[seat]"/>
      <span v-if="!table.narrow" class="turn">{{ phase() }}</span>
    </div>
    <div class="felt" ref="felt" :class="{ four, choosing }">
      <template v-for="half in halves" :key="half.side">
        <div class="left" :class="half.side">
          <Queue :team="half.team"/>
          <div class="piles">
            <Pile v-for="seat in half.team.seats" :key="seat" :zone="deckOf(seat)" :title="four ? table.t('board-deck-of', { name: table.seatName(seat) }) : table.t('board-deck')" :spoken="table.t('board-deck-of', { name: table.seatName(seat) })" :count="view.seats[seat].deck.size" :cards="view.seats[seat].deck.cards" :hint="hint('deck')" back/>
            <Pile :zone="graveyardOf(half.team.team)" :title="table.t('board-invictus-graveyard')" :spoken="table.t('board-invictus-graveyard-of', { name: teamName(half.team.team) })" :count="half.team.graves" :cards="half.team.graveyard" :hint="hint('graveyard')"/>
          </div>
        </div>
        <section class="battlefield" :class="[half.side, 'of-' + nation(half.team)]" :aria-label="called('field', half.team.team)">
          <svg v-if="land(half.team)" class="land" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="sky" width="400" height="100"/><g v-html="land(half.team)"/></svg>
          <div v-for="row in rows(half)" :key="row" class="cells" :class="row">
            <span class="row-name">{{ table.t('board-invictus-row-' + row) }}</span>
            <Cell v-for="cell in cells(half.team, row)" :key="cell.cell" :cell="cell" :team="half.team.team"/>
          </div>
        </section>
        <div class="kingdoms" :class="half.side">
          <Kingdom v-for="pair in pairs" :key="pair.mine.seat" :seat="half.side === 'mine' ? pair.mine : pair.theirs" :named="named"/>
        </div>
      </template>
      <div class="middle"><Scales v-for="pair in pairs" :key="pair.mine.seat" :mine="pair.mine" :theirs="pair.theirs" :named="named"/></div>
      <svg v-if="arrow" class="arrow" aria-hidden="true"><defs><marker id="wt-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.200" markerHeight="4.200" orient="auto"><path d="M0 0 10 5 0 10 2.500 5Z"/></marker></defs><path class="under" :d="arrow"/><path class="over" :d="arrow" marker-end="url(#wt-tip)"/></svg>
      <SetupChoice v-if="choosing"/>
    </div>
    <div class="hand-row">
      <div class="strips mine"><Strip v-for="seat in below.seats" :key="seat" :seat="view.seats[seat]" :own="view.seats[seat].you"/><span v-if="table.narrow" class="turn">{{ phase() }}</span></div>
      <Hand v-if="you && !choosing" :cards="hand" :zone="handOf(you.seat)" :origin="deckOf(you.seat)" size="hand"/>
    </div>`,
};
