// Fighters: tokens on the battlefield, rows of the warbands, and the large card with both sides and all upgrades.

import { ems, Reading } from "wartable-board/card.js";
import { inRow, lead, sentences } from "wartable-board/speech.js";
import { Side } from "./arms.js";
import { figureOf } from "./figures.js";
import { fighterNamed, fighterOf, hexAt } from "./ids.js";
import {
  codeOf,
  conditions,
  fighterName,
  formOf,
  keywords,
  percent,
  sayFighter,
  sayOdds,
  sideClass,
} from "./names.js";
import { hint } from "./terms.js";

/** What a fighter's button has in common, wherever it stands: its mark, its sentence, and looking closer. */
const Pressed = {
  inject: ["table", "looking"],
  props: { fighter: Object },
  computed: {
    piece() {
      return fighterNamed(this.fighter.id);
    },
    mark() {
      return this.table.marks[this.piece] || null;
    },
    outcome() {
      return this.mark ? this.table.outcomes[this.piece] || null : null;
    },
    name() {
      return fighterName(this.table, this.fighter);
    },
    spoken() {
      const ends = { act: "board-say-may", select: "board-say-selected", target: "board-say-target" };
      const { t } = this.table;
      return sentences(this.table, [
        sayFighter(this.table, this.fighter),
        this.mark && t(ends[this.mark]),
        this.outcome && sayOdds(this.table, this.outcome),
      ]);
    },
    side() {
      return sideClass(this.table, this.fighter.seat);
    },
    left() {
      return Math.max(0, this.fighter.max_wounds - this.fighter.wounds);
    },
    figure() {
      return figureOf(this.fighter, this.table.view.fighter_cards[this.fighter.key]);
    },
    // Friends look to the right, all others at them.
    facing() {
      return this.side === "sha-side-0" ? null : "translate(100 0) scale(-1 1)";
    },
  },
  methods: {
    percent,
    hint(key) {
      return hint(this.table, key);
    },
    click(event) {
      if (event.detail > 0) event.currentTarget.blur(); // so that the space bar stays the usual answer after a click
      if (!this.mark && (!this.table.selected || event.detail === 0))
        this.table.peek(this.piece, this.fighter.key, true);
      else this.table.tap(this.piece);
    },
    look() {
      this.looking.piece = this.piece;
      this.table.peek(this.piece, this.fighter.key);
    },
    away() {
      if (this.looking.piece === this.piece) this.looking.piece = null;
      this.table.unpeek(this.piece);
      this.table.holdEnd();
    },
    attributes() {
      return {
        type: "button",
        "data-piece": this.piece,
        "data-card": this.fighter.key,
        "data-lit": this.mark,
        tabindex: this.mark ? 0 : -1,
        "aria-label": this.spoken,
        "aria-pressed": this.mark === "select" ? "true" : null,
      };
    },
  },
};

const events = `@click="click" @contextmenu.prevent="table.peek(piece, fighter.key, true)" @mouseenter="look" @mouseleave="away"
  @focus="looking.piece = piece" @blur="looking.piece === piece && (looking.piece = null)"
  @pointerdown="table.holdStart($event, piece, fighter.key)" @pointerup="table.holdEnd()" @pointercancel="table.holdEnd()" @pointerleave="table.holdEnd()"`;

const LETTERS = 11; // pixels of a letter in a tag
const ROOMY = 52; // pixels from which all signs have a place around the figure
const TINY = 37; // and below which only the most needed of them
const BASE = "M50 3C76 3 97 24 97 50S76 97 50 97 3 76 3 50 24 3 50 3Z"; // the style sheet gives each side its own

/** A fighter on the battlefield. */
export const Token = {
  name: "Token",
  mixins: [Pressed],
  props: {
    helps: String, // for which side it would support the attack that is looked at
    room: { type: Number, default: 0 }, // pixels that its name may take
  },
  computed: {
    // Its name where there is room for it, else two letters.
    tag() {
      const room = this.crowding && this.fighter.holds ? this.room / 2 : this.room; // beside the number it holds
      return ems(this.name) * LETTERS <= room ? this.name : codeOf(this.table, this.fighter);
    },
    crowding() {
      return this.room < TINY ? "compact tiny" : this.room < ROOMY ? "compact" : "";
    },
    turn() {
      return this.fighter.charged ? "»" : this.fighter.moved ? "›" : "";
    },
  },
  methods: {
    // Where the hex below it may be chosen and the fighter may not, as on the way past it, who presses it means the hex.
    click(event) {
      const below = hexAt(this.fighter.hex);
      if (this.mark || !this.table.marks[below]) return Pressed.methods.click.call(this, event);
      if (event.detail > 0) event.currentTarget.blur();
      this.table.tap(below);
    },
  },
  template: `
    <button class="piece sha-token" :class="[side, mark && 'mark-' + mark, helps && 'helps-' + helps, crowding, { inspired: fighter.inspired, spent: fighter.spent || fighter.frozen, shown: table.pinned && table.peeked?.piece === piece }]" v-bind="attributes()" ${events}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <path class="base" d="${BASE}"/>
        <g :transform="facing"><g class="sha-figure" transform="translate(3 0) scale(.94)" v-html="figure"/></g>
        <path v-if="fighter.leader" class="crown" d="M37 2 33-11 43-5 50-14 57-5 67-11 63 2Z"><title>{{ hint('leader') }}</title></path>
      </svg>
      <span class="sha-tag" aria-hidden="true">{{ tag }}</span>
      <span class="sha-left" :class="{ hurt: fighter.wounds }" aria-hidden="true" :title="hint('wounds')">{{ left }}</span>
      <span v-if="fighter.holds" class="sha-mark holds" aria-hidden="true" :title="hint('held')">{{ fighter.holds }}</span>
      <span v-if="turn" class="sha-mark moved" aria-hidden="true" :title="hint(fighter.charged ? 'charged' : 'moved')">{{ turn }}</span>
      <span v-if="fighter.upgrades.length" class="sha-mark worn" aria-hidden="true" :title="hint('upgrade')">{{ fighter.upgrades.length }}</span>
      <span v-if="outcome" class="sha-odd" aria-hidden="true">{{ percent(outcome.success) }}</span>
    </button>`,
};

/** A fighter in the list of its warband. */
const Row = {
  name: "Row",
  components: { Side },
  mixins: [Pressed],
  computed: {
    // The attack that hurts most, for the line of numbers.
    blow() {
      const [first] = [...this.fighter.attacks].sort((one, two) => two.damage - one.damage);
      return first || null;
    },
    pips() {
      return Array.from({ length: this.fighter.max_wounds }, (_, i) => i < this.left);
    },
  },
  template: `
    <button class="piece sha-row" :class="[side, mark && 'mark-' + mark, { out: fighter.out, unplaced: fighter.hex === null && !fighter.out, inspired: fighter.inspired }]" v-bind="attributes()" ${events}>
      <svg class="bust" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><path class="base" d="${BASE}"/><g :transform="facing"><g class="sha-figure" transform="translate(3 0) scale(.94)" v-html="figure"/></g><path v-if="fighter.leader" class="crown" d="M37 2 33-11 43-5 50-14 57-5 67-11 63 2Z"><title>{{ hint('leader') }}</title></path></svg>
      <span class="name" aria-hidden="true">{{ name }}<em v-if="fighter.inspired" :title="hint('inspired')">✦</em></span>
      <span v-if="!fighter.out" class="signs" aria-hidden="true"><svg v-if="fighter.guard" viewBox="0 0 24 24"><title>{{ hint('guard') }}</title><path d="M12 2 21 5V12C21 18 16 21 12 23 8 21 3 18 3 12V5Z"/></svg><b v-if="fighter.charged" :title="hint('charged')">»</b><b v-else-if="fighter.moved" :title="hint('moved')">›</b><b v-if="fighter.upgrades.length" class="worn" :title="hint('upgrade')">◆{{ fighter.upgrades.length }}</b></span>
      <span v-else class="gone" aria-hidden="true">{{ table.t('board-shadespire-out') }}</span>
      <span v-if="!fighter.out" class="pips" aria-hidden="true" :title="hint('wounds')"><i v-for="(on, i) in pips" :key="i" :class="{ on }"></i></span>
      <span v-if="!fighter.out" class="numbers" aria-hidden="true"><span :title="hint('move')">➜<b>{{ fighter.move }}</b></span><span :title="hint('defence')"><b>{{ fighter.defence.dice }}</b><Side :side="fighter.defence.symbol"/></span><span v-if="blow" class="blow"><span v-if="blow.range > 1" :title="hint('range')">↔<b>{{ blow.range }}</b> </span><span :title="hint('dice')"><b>{{ blow.dice }}</b><Side :side="blow.symbol"/></span> <span :title="hint('damage')">✖<b>{{ blow.damage }}</b></span></span></span>
    </button>`,
};

/** The warbands, one below the other; of two the own one is the lower. */
export const Warbands = {
  name: "Warbands",
  components: { Reading, Row },
  inject: ["table"],
  computed: {
    bands() {
      const { view, state } = this.table;
      const first = Math.max(0, state.seat);
      const after = view.seats.length > 2 ? 0 : 1; // of many, those beyond the edge are others'
      const order = view.seats.map((_, i) => view.seats[(first + after + i) % view.seats.length]);
      return order.map((seat) => ({
        seat,
        side: sideClass(this.table, seat.seat),
        fighters: view.fighters.filter((each) => each.seat === seat.seat),
      }));
    },
  },
  template: `
    <section class="sha-bands" :class="{ many: bands.length > 2, crowded: table.view.fighters.length > 9 }" :aria-label="table.t('board-shadespire-warbands')">
      <div v-for="band in bands" :key="band.seat.seat" class="sha-band" :class="band.side">
        <h3><i class="dot" aria-hidden="true"></i>{{ table.t('sha-warband-' + band.seat.warband) }}<Reading :of="'sha-warband-' + band.seat.warband"/></h3>
        <Row v-for="fighter in band.fighters" :key="fighter.id" :fighter="fighter"/>
      </div>
    </section>`,
};

/** A fighter shown large: the numbers as they are now, both sides of the card, upgrades and what inspires it. */
export const FighterCard = {
  name: "FighterCard",
  components: { Reading, Side },
  inject: ["table"],
  props: { shown: Object },
  computed: {
    fighter() {
      return fighterOf(this.table.view, this.shown.piece);
    },
    name() {
      const name = this.table.t(this.fighter.name);
      return this.fighter.number ? `${name} ${this.fighter.number}` : name;
    },
    side() {
      return sideClass(this.table, this.fighter.seat);
    },
    figure() {
      return figureOf(this.fighter, this.table.view.fighter_cards[this.fighter.key]);
    },
    state() {
      const { t } = this.table;
      const { fighter } = this;
      const wounds = fighter.out
        ? t("board-shadespire-out")
        : t("board-shadespire-wounds-now", { wounds: fighter.wounds, most: fighter.max_wounds });
      return [wounds, ...conditions(this.table, fighter)].join(" · ");
    },
    sides() {
      const { t } = this.table;
      const card = this.table.view.fighter_cards[this.fighter.key];
      return card.sides.map((side, i) => ({
        title: t(i ? "board-shadespire-side-inspired" : "board-shadespire-side-first"),
        now: this.fighter.inspired === Boolean(i),
        move: side.move,
        defence: side.defence,
        symbol: card.defence_symbol,
        wounds: side.wounds,
        attacks: side.attacks.map((attack) => ({
          ...attack,
          name: t(`sha-attack-${attack.id}`),
          words: inRow(this.table, keywords(this.table, attack)),
        })),
      }));
    },
    texts() {
      const name = this.fighter.name;
      const told = [
        [this.table.t("board-shadespire-inspires"), formOf(this.table, name, "inspire")],
        ["", formOf(this.table, name, "text")],
        [this.table.t("sha-inspired"), formOf(this.table, name, "text-inspired")],
      ];
      const card = this.table.view.fighter_cards[this.fighter.key];
      const attacks = [...new Set(card.sides.flatMap((side) => side.attacks.map(({ id }) => id)))];
      for (const id of attacks)
        told.push([this.table.t(`sha-attack-${id}`), formOf(this.table, `sha-attack-${id}`, "text")]);
      return told.filter(([, text]) => text).map(([label, text]) => [lead(this.table, label), text]);
    },
    upgrades() {
      return this.fighter.upgrades.map((card) => ({
        card,
        name: this.table.cardName(card),
        text: formOf(this.table, `sha-card-${card}`, "text"),
      }));
    },
  },
  methods: {
    hint(key) {
      return hint(this.table, key);
    },
  },
  template: `
    <div v-if="fighter" class="sha-card" :class="side">
      <header><svg class="portrait" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><g class="sha-figure" v-html="figure"/></svg><div><h3>{{ name }}</h3><Reading :of="fighter.name"/><p>{{ table.t('sha-warband-' + table.view.seats[fighter.seat].warband) }} · {{ table.seatName(fighter.seat) }}</p></div></header>
      <p class="state">{{ state }}</p>
      <section v-for="(each, i) in sides" :key="i" :class="{ 'is-now': each.now }">
        <h4>{{ each.title }}</h4>
        <p class="numbers"><span :title="hint('move')">{{ table.t('sha-characteristic-move') }} <b>{{ each.move }}</b></span><span :title="hint('defence')">{{ table.t('sha-characteristic-defence') }} <b>{{ each.defence }}</b><span class="wt-spoken">{{ table.t('sha-sides-' + each.symbol) }}</span><Side :side="each.symbol"/></span><span :title="hint('wounds')">{{ table.t('sha-characteristic-wounds') }} <b>{{ each.wounds }}</b></span></p>
        <table><tr v-for="attack in each.attacks" :key="attack.id"><th>{{ attack.name }} <small v-if="attack.words">{{ attack.words }}</small></th><td :title="hint('range')"><span class="wt-spoken">{{ table.t('sha-characteristic-range') }}</span><span aria-hidden="true">↔</span>{{ attack.range }}</td><td :title="hint('dice') + ' ' + hint(attack.symbol)">{{ attack.dice }}<span class="wt-spoken">{{ table.t('sha-sides-' + attack.symbol) }}</span><Side :side="attack.symbol"/></td><td :title="hint('damage')"><span class="wt-spoken">{{ table.t('sha-characteristic-damage') }}</span><span aria-hidden="true">✖</span>{{ attack.damage }}</td></tr></table>
      </section>
      <p v-for="([lead, text], i) in texts" :key="'t' + i" class="said"><b v-if="lead">{{ lead }}</b>{{ text }}</p>
      <p v-for="each in upgrades" :key="each.card" class="said"><b>◆ {{ each.name }}</b> {{ each.text }}</p>
    </div>`,
};
