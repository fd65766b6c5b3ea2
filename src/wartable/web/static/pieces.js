// The pieces of the Invictus table: a card that may be pressed, a cell, a queue, a hand, a kingdom, a pile.
// Each says itself in a whole sentence; what may be pressed comes from the table's marks.

import { CardBack, CardFace, Sign } from "./card.js";
import { SIGNS } from "./heraldry.js";

export const COLOURS = ["blue", "green", "red", "yellow", "purple"];

// What a thing is called by its owner, by the enemy, and by a spectator, for whom both sides have names.
const CALLED = {
  field: { own: "board-own-field", enemy: "board-enemy-field", seen: "board-field-of" },
  card: { own: "board-say-own-card", enemy: "board-say-enemy-card", seen: "board-say-card-of" },
  empty: { own: "board-say-own-empty", enemy: "board-say-enemy-empty", seen: "board-say-empty-of" },
  queue: { own: "board-own-queue", enemy: "board-enemy-queue", seen: "board-queue-of" },
  queued: { own: "board-say-own-queue", enemy: "board-say-enemy-queue", seen: "board-say-queue-of" },
  settled: { own: "board-say-own-kingdom", enemy: "board-say-enemy-kingdom", seen: "board-say-kingdom-of" },
};

/** A thing of a team in the words of who looks; `name` is only said where nobody's eyes look. */
export function called(table, thing, team, values = {}) {
  const whose = table.spectating ? "seen" : team === table.view.team ? "own" : "enemy";
  return table.t(CALLED[thing][whose], { name: table.teamName(team), ...values });
}

/** Cards by key with their counts, as a list with every copy. */
export function copies(counts) {
  return Object.entries(counts || {}).flatMap(([card, count]) => Array.from({ length: count }, (_, i) => ({ card, nth: i })));
}

/** A card on the table: a button with a whole sentence for those who can't see it. */
export const Piece = {
  name: "Piece",
  components: { CardFace },
  inject: ["table"],
  props: { piece: String, card: String, sentence: String, size: { type: String, default: "small" }, origin: String, goal: String, rested: Boolean, nth: { type: Number, default: 0 } },
  computed: {
    mark() {
      const mark = this.table.marks[this.piece] || null;
      return mark === "select" && this.nth !== this.table.selectedCopy ? "act" : mark;
    },
    facts() {
      return this.table.facts[this.card];
    },
    spoken() {
      const ends = { act: "board-say-may", select: "board-say-selected", target: "board-say-target" };
      const outcome = this.table.outcomes[this.piece];
      const fate = outcome ? ` ${this.table.t("board-fate-" + outcome.result, outcome)}` : "";
      return this.sentence + (this.mark ? ` ${this.table.t(ends[this.mark])}` : "") + fate;
    },
  },
  methods: {
    click(event) {
      if (event.detail > 0) event.currentTarget.blur(); // so that the space bar stays the usual answer after a click
      if (!this.mark && !this.table.selected && event.detail === 0) this.table.peek(this.piece, this.card, true);
      else this.table.tap(this.piece, this.nth);
    },
  },
  template: `
    <button type="button" class="piece" :class="[mark && 'mark-' + mark, { rested, shown: table.pinned && table.peeked?.piece === piece }]"
      :data-piece="piece" :data-card="card" :data-lit="mark" :data-origin="origin" :data-goal="goal"
      :tabindex="mark ? 0 : -1" :aria-label="spoken" :aria-pressed="mark === 'select' ? 'true' : null"
      @click="click" @contextmenu.prevent="table.peek(piece, card, true)"
      @mouseenter="table.peek(piece, card)" @mouseleave="table.unpeek(piece)"
      @pointerdown="table.holdStart($event, piece, card)" @pointerup="table.holdEnd()" @pointercancel="table.holdEnd()" @pointerleave="table.holdEnd()">
      <CardFace :card="card" :facts="facts" :labels="table.words" :size="size"/>
      <slot/>
    </button>`,
};

/** A place without a card: a button while it may be pressed, else only a mark on the felt. */
export const Place = {
  name: "Place",
  inject: ["table"],
  props: { piece: String, sentence: String },
  computed: {
    mark() {
      return this.table.marks[this.piece] || null;
    },
  },
  template: `
    <button v-if="mark" type="button" class="place" :class="'mark-' + mark" :data-place="piece" :data-lit="mark" :aria-label="sentence" @click="table.tap(piece)"><slot/></button>
    <div v-else class="place" :data-place="piece"><slot/></div>`,
};

/** What an attack would do, written on its target. */
export const Fate = {
  name: "Fate",
  inject: ["table"],
  props: { piece: String },
  computed: {
    outcome() {
      const aimed = this.table.view.pending.attack;
      if (this.table.outcomes[this.piece]) return this.table.outcomes[this.piece];
      const [, team, cell] = this.piece.split("-").map(Number);
      const struck = this.table.view.teams[team].cells[cell].attacked;
      return struck && aimed?.outcome ? aimed.outcome : null;
    },
  },
  template: `
    <span v-if="outcome" class="fate" :class="'fate-' + outcome.result" aria-hidden="true">
      <template v-if="outcome.result === 'captures'"><b>♛</b> {{ table.t('board-captures') }}</template>
      <template v-else-if="outcome.result === 'destroys'"><b>✕</b> {{ table.t('board-destroys') }}</template>
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
  computed: {
    piece() {
      return `field-${this.team}-${this.cell.cell}`;
    },
    reached() {
      const [area, team, cell] = (this.table.selected || "").split("-");
      if (area !== "field" || Number(team) === this.team) return false;
      return this.table.view.teams[team].cells[cell].reach?.includes(this.cell.cell);
    },
    sentence() {
      const { t, cardName } = this.table;
      const place = t(`place-${this.cell.place}`);
      if (!this.cell.card) return called(this.table, "empty", this.team, { place });
      return called(this.table, "card", this.team, {
        card: cardName(this.cell.card),
        place,
        turned: t(this.cell.rested ? "board-rested" : "board-active"),
        attack: this.cell.attack,
        health: this.cell.health,
        damage: this.cell.damage,
      });
    },
    stronger() {
      const printed = this.table.view.cards[this.cell.card].attack;
      return printed !== "X" && this.cell.attack > printed;
    },
  },
  template: `
    <div class="cell" :class="{ reached, attacking: cell.attacking, attacked: cell.attacked }" :data-cell="piece">
      <Piece v-if="cell.card" :key="cell.card" :piece="piece" :card="cell.card" :sentence="sentence" size="plate" :rested="cell.rested" :origin="'hand-' + team" :goal="'graveyard-' + team">
        <span class="live" aria-hidden="true">
          <span class="live-name">{{ table.cardName(cell.card) }}</span>
          <span class="live-attack" :class="{ stronger }"><Sign of="attack"/>{{ cell.attack }}</span>
          <span class="live-health" :class="{ hurt: cell.damage }"><Sign of="health"/>{{ cell.health - cell.damage }}<small v-if="cell.damage">/{{ cell.health }}</small></span>
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
  computed: {
    label() {
      return called(this.table, "queue", this.team.team, { count: this.team.queue.length, limit: this.team.queue_limit });
    },
    slots() {
      const size = Math.max(this.team.queue_limit, this.team.queue.length);
      return Array.from({ length: size }, (_, i) => ({ nth: i, card: this.team.queue[i] || null }));
    },
    tail() {
      return `queue-${this.team.team}-tail`;
    },
    asked() {
      const { pending } = this.table.view;
      if (pending.kind !== "negate" || !pending.support) return -1;
      return this.table.view.seats[pending.support.seat].team === this.team.team ? this.team.queue.lastIndexOf(pending.support.card) : -1;
    },
  },
  methods: {
    sentence(slot) {
      return called(this.table, "queued", this.team.team, { number: slot.nth + 1, card: this.table.cardName(slot.card) });
    },
  },
  template: `
    <section class="queue" :aria-label="label">
      <h3>{{ table.t('board-queue') }} <small>{{ team.queue.length }}/{{ team.queue_limit }}</small></h3>
      <div class="slots">
        <div v-for="slot in slots" :key="slot.nth" class="slot" :class="{ asked: slot.nth === asked, head: slot.nth === 0 }">
          <Piece v-if="slot.card" :key="slot.card + slot.nth" :piece="'queue-' + team.team + '-' + slot.nth" :card="slot.card" :sentence="sentence(slot)" :origin="'hand-' + team.team"/>
          <Place v-else-if="slot.nth === team.queue.length" :piece="tail" :sentence="table.t('board-say-queue-tail')"><i v-if="table.marks[tail]" class="plus" aria-hidden="true">+</i><span v-else aria-hidden="true">{{ slot.nth + 1 }}</span></Place>
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
  computed: {
    name() {
      return this.table.seatName(this.seat.seat);
    },
    columns() {
      return COLOURS.map((colour) => ({
        colour,
        sign: SIGNS[colour],
        count: this.seat.kingdom.colours[colour],
        cards: copies(this.seat.kingdom.cards).filter(({ card }) => this.table.view.cards[card].colour === colour),
      }));
    },
    piece() {
      return `kingdom-${this.seat.seat}`;
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
    <section class="kingdom" :class="mark && 'mark-' + mark" :data-zone="piece" :aria-label="table.t('board-kingdom-of', { name })">
      <h3>{{ named ? name : table.t('board-kingdom') }}</h3>
      <button v-if="mark" type="button" class="enter" :data-place="piece" :data-lit="mark" :aria-label="table.t('board-say-enter')" @click="table.tap(piece)"></button>
      <div class="columns">
        <div v-for="column in columns" :key="column.colour" class="colour" :class="{ none: !column.count, many: column.cards.length > 3 }">
          <span class="tile" :class="'is-' + column.colour" role="img" :aria-label="table.t('board-say-colour', { colour: table.t('colour-' + column.colour), count: column.count })"><b aria-hidden="true">{{ column.sign }}</b><i aria-hidden="true">{{ column.count }}</i></span>
          <div class="stack" :style="{ '--cards': column.cards.length }">
            <Piece v-for="(each, i) in column.cards" :key="each.card + each.nth" :style="{ '--nth': i }" :piece="'kingdom-' + seat.seat + '-' + each.card" :card="each.card" :sentence="sentence(column, each.card)" size="plate" :origin="'hand-' + seat.seat"/>
          </div>
        </div>
      </div>
    </section>`,
};

/** A deck or graveyard: a count, and its contents for those who may see them. */
export const Pile = {
  name: "Pile",
  components: { CardBack, CardFace },
  inject: ["table"],
  props: { zone: String, title: String, spoken: String, count: Number, cards: Object, back: Boolean },
  computed: {
    top() {
      return this.back ? null : Object.keys(this.cards || {})[0];
    },
    open() {
      return this.cards && this.count > 0;
    },
  },
  template: `
    <component :is="open ? 'button' : 'div'" :type="open ? 'button' : null" class="pile" :class="{ none: !count }" :data-zone="zone" :role="open ? null : 'img'"
      :aria-label="table.t('board-say-pile', { title: spoken, count })" :aria-expanded="open ? String(table.pile === zone) : null" @click="open && table.showPile(zone)">
      <span class="pile-card" aria-hidden="true">
        <CardBack v-if="back && count"/>
        <CardFace v-else-if="top" :card="top" :facts="table.facts[top]" :labels="table.words" size="plate"/>
      </span>
      <span class="pile-words" aria-hidden="true"><b>{{ count }}</b> {{ title }}</span>
    </component>`,
};

/** The own hand, as cards; they draw together when there are many. */
export const Hand = {
  name: "Hand",
  components: { Piece },
  inject: ["table"],
  props: { seat: Object },
  computed: {
    cards() {
      const order = Object.keys(this.table.view.cards);
      return copies(this.seat.hand.cards).sort((a, b) => order.indexOf(a.card) - order.indexOf(b.card));
    },
  },
  methods: {
    sentence(card) {
      const { attack, health } = this.table.view.cards[card];
      return this.table.t("board-say-hand", { card: this.table.cardName(card), attack, active: health.active, rested: health.rested });
    },
  },
  template: `
    <section class="hand" :style="{ '--cards': cards.length }" :aria-label="table.t('board-own-hand', { count: cards.length })" :data-zone="'hand-' + seat.seat">
      <Piece v-for="(each, i) in cards" :key="each.card + each.nth" :style="{ '--nth': i }" :piece="'hand-' + seat.seat + '-' + each.card" :card="each.card" :sentence="sentence(each.card)" :nth="each.nth" :origin="'deck-' + seat.seat"/>
      <p v-if="!cards.length" class="wt-quiet">{{ table.t('board-hand-empty') }}</p>
    </section>`,
};
