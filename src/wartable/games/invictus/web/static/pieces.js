// The pieces of the Invictus table: a cell of a battlefield, a queue, a kingdom.
// Each says itself in a whole sentence; what may be pressed comes from the table's marks.

import { Sign } from "wartable-board/card.js";
import { factsOf } from "wartable-board/ids.js";
import { copies, Piece, Place } from "wartable-board/pieces.js";
import { inRow } from "wartable-board/speech.js";
import { SIGNS } from "./heraldry.js";
import { cellAt, graveyardOf, handOf, inKingdom, inQueue, kingdomOf, tailOf } from "./ids.js";
import { hint } from "./terms.js";

export const COLOURS = ["blue", "green", "red", "yellow", "purple"];

// What a thing is called by its owner, by the enemy, and by a spectator, for whom both sides have names.
const CALLED = {
  field: {
    own: "board-invictus-own-field",
    enemy: "board-invictus-enemy-field",
    seen: "board-invictus-field-of",
  },
  card: {
    own: "board-invictus-say-own-card",
    enemy: "board-invictus-say-enemy-card",
    seen: "board-invictus-say-card-of",
  },
  empty: {
    own: "board-invictus-say-own-empty",
    enemy: "board-invictus-say-enemy-empty",
    seen: "board-invictus-say-empty-of",
  },
  queue: {
    own: "board-invictus-own-queue",
    enemy: "board-invictus-enemy-queue",
    seen: "board-invictus-queue-of",
  },
  queued: {
    own: "board-invictus-say-own-queue",
    enemy: "board-invictus-say-enemy-queue",
    seen: "board-invictus-say-queue-of",
  },
  settled: {
    own: "board-invictus-say-own-kingdom",
    enemy: "board-invictus-say-enemy-kingdom",
    seen: "board-invictus-say-kingdom-of",
  },
};

/** A team by the names of its seats. */
export function teamName(table, team) {
  return inRow(table, table.view.teams[team].seats.map(table.seatName));
}

/** A thing of a team in the words of who looks; `name` is only said where nobody's eyes look. */
export function called(table, thing, team, values = {}) {
  const whose = table.spectating ? "seen" : team === table.view.team ? "own" : "enemy";
  return table.t(CALLED[thing][whose], { name: teamName(table, team), ...values });
}

/** What an attack would do, written on its target. */
export const Fate = {
  name: "Fate",
  inject: ["table"],
  props: { piece: String },
  computed: {
    title() {
      return hint(this.table, this.outcome.result);
    },
    outcome() {
      const aimed = this.table.view.pending.attack;
      if (this.table.outcomes[this.piece]) return this.table.outcomes[this.piece];
      const { team, cell } = factsOf(this.piece);
      const struck = this.table.view.teams[team].cells[cell].attacked;
      return struck && aimed?.outcome ? aimed.outcome : null;
    },
  },
  template: `
    <span v-if="outcome" class="fate" :class="'fate-' + outcome.result" :title="title" aria-hidden="true">
      <template v-if="outcome.result === 'captures'"><b>♛</b> {{ table.t('board-invictus-captures') }}</template>
      <template v-else-if="outcome.result === 'destroys'"><b>✕</b> {{ table.t('board-invictus-destroys') }}</template>
      <template v-else-if="outcome.result === 'hurts'"><b>−{{ outcome.amount }}</b></template>
      <template v-else>±0</template>
    </span>`,
};

/** One of the six cells of a battlefield. */
export const Cell = {
  name: "Cell",
  components: { Piece, Place, Fate, Sign },
  inject: ["table"],
  props: { cell: Object, team: Number },
  setup: () => ({ graveyardOf, handOf }),
  computed: {
    piece() {
      return cellAt(this.team, this.cell.cell);
    },
    reached() {
      const { area, team, cell } = factsOf(this.table.selected);
      if (area !== "field" || team === this.team) return false;
      return this.table.view.teams[team].cells[cell].reach?.includes(this.cell.cell);
    },
    sentence() {
      const { t, cardName } = this.table;
      const place = t(`place-${this.cell.place}`);
      if (!this.cell.card) return called(this.table, "empty", this.team, { place });
      return called(this.table, "card", this.team, {
        card: cardName(this.cell.card),
        place,
        turned: t(this.cell.rested ? "board-invictus-rested" : "board-invictus-active"),
        attack: this.cell.attack,
        health: this.cell.health,
        damage: this.cell.damage,
      });
    },
    hints() {
      return { attack: hint(this.table, "attack"), health: hint(this.table, "health") };
    },
    stronger() {
      const printed = this.table.view.cards[this.cell.card].attack;
      return printed !== "X" && this.cell.attack > printed;
    },
  },
  template: `
    <div class="cell" :class="{ reached, attacking: cell.attacking, attacked: cell.attacked }" :data-cell="piece">
      <Piece v-if="cell.card" :key="cell.card" :piece="piece" :card="cell.card" :sentence="sentence" size="plate" :rested="cell.rested" :origin="handOf(team)" :goal="graveyardOf(team)">
        <span class="live" aria-hidden="true">
          <span class="live-name">{{ table.cardName(cell.card) }}</span>
          <span class="live-attack" :class="{ stronger }" :title="hints.attack"><Sign of="attack"/>{{ cell.attack }}</span>
          <span class="live-health" :class="{ hurt: cell.damage }" :title="hints.health"><Sign of="health"/>{{ cell.health - cell.damage }}<small v-if="cell.damage">/{{ cell.health }}</small></span>
        </span>
        <Fate :piece="piece"/>
      </Piece>
      <Place v-else :piece="piece" :sentence="sentence"><i v-if="table.marks[piece]" class="plus" aria-hidden="true">+</i></Place>
    </div>`,
};

/** A queue: places in order, the head nearest to the battlefield. */
export const Queue = {
  name: "Queue",
  components: { Piece, Place },
  inject: ["table"],
  props: { team: Object },
  setup: () => ({ handOf, inQueue }),
  computed: {
    label() {
      return called(this.table, "queue", this.team.team, {
        count: this.team.queue.length,
        limit: this.team.queue_limit,
      });
    },
    title() {
      return hint(this.table, "queue");
    },
    slots() {
      const size = Math.max(this.team.queue_limit, this.team.queue.length);
      return Array.from({ length: size }, (_, i) => ({ nth: i, card: this.team.queue[i] || null }));
    },
    tail() {
      return tailOf(this.team.team);
    },
    asked() {
      const { pending } = this.table.view;
      if (pending.kind !== "negate" || !pending.support) return -1;
      return this.table.view.seats[pending.support.seat].team === this.team.team
        ? this.team.queue.lastIndexOf(pending.support.card)
        : -1;
    },
  },
  methods: {
    sentence(slot) {
      return called(this.table, "queued", this.team.team, {
        number: slot.nth + 1,
        card: this.table.cardName(slot.card),
      });
    },
  },
  template: `
    <section class="queue" :aria-label="label">
      <h3 :title="title">{{ table.t('board-invictus-queue') }} <small>{{ team.queue.length }}/{{ team.queue_limit }}</small></h3>
      <div class="slots">
        <div v-for="slot in slots" :key="slot.nth" class="slot" :class="{ asked: slot.nth === asked, head: slot.nth === 0 }">
          <Piece v-if="slot.card" :key="slot.card + slot.nth" :piece="inQueue(team.team, slot.nth)" :card="slot.card" :sentence="sentence(slot)" :origin="handOf(team.team)"/>
          <Place v-else-if="slot.nth === team.queue.length" :piece="tail" :sentence="table.t('board-invictus-say-queue-tail')"><i v-if="table.marks[tail]" class="plus" aria-hidden="true">+</i><span v-else aria-hidden="true">{{ slot.nth + 1 }}</span></Place>
          <div v-else class="place"><span aria-hidden="true">{{ slot.nth + 1 }}</span></div>
        </div>
      </div>
    </section>`,
};

/** A kingdom: its soldiers in a column for each colour. */
export const Kingdom = {
  name: "Kingdom",
  components: { Piece },
  inject: ["table"],
  props: { seat: Object, named: Boolean },
  setup: () => ({ handOf, inKingdom }),
  computed: {
    name() {
      return this.table.seatName(this.seat.seat);
    },
    columns() {
      return COLOURS.map((colour) => ({
        colour,
        sign: SIGNS[colour],
        count: this.seat.kingdom.colours[colour],
        cards: copies(this.seat.kingdom.cards).filter(
          ({ card }) => this.table.view.cards[card].colour === colour,
        ),
      }));
    },
    colourHint() {
      return hint(this.table, "colour");
    },
    piece() {
      return kingdomOf(this.seat.seat);
    },
    mark() {
      return this.table.marks[this.piece] || null;
    },
  },
  methods: {
    sentence(column, card) {
      return called(this.table, "settled", this.seat.team, {
        name: this.name,
        card: this.table.cardName(card),
        colour: this.table.t(`colour-${column.colour}`),
      });
    },
  },
  template: `
    <section class="kingdom" :class="mark && 'mark-' + mark" :data-zone="piece" :aria-label="table.t('board-invictus-kingdom-of', { name })">
      <h3>{{ named ? name : table.t('board-invictus-kingdom') }}</h3>
      <button v-if="mark" type="button" class="enter" :data-place="piece" :data-lit="mark" :aria-label="table.t('board-invictus-say-enter')" @click="table.tap(piece)"></button>
      <div class="columns">
        <div v-for="column in columns" :key="column.colour" class="colour" :class="{ none: !column.count, many: column.cards.length > 3 }">
          <span class="tile" :class="'is-' + column.colour" role="img" :aria-label="table.t('board-invictus-say-colour', { colour: table.t('colour-' + column.colour), count: column.count })" :title="colourHint"><b aria-hidden="true">{{ column.sign }}</b><i aria-hidden="true">{{ column.count }}</i></span>
          <div class="stack" :style="{ '--cards': column.cards.length }">
            <Piece v-for="(each, i) in column.cards" :key="each.card + each.nth" :style="{ '--nth': i }" :piece="inKingdom(seat.seat, each.card)" :card="each.card" :sentence="sentence(column, each.card)" size="plate" :origin="handOf(seat.seat)"/>
          </div>
        </div>
      </div>
    </section>`,
};
