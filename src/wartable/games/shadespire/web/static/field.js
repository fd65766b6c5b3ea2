// The battlefield: hexes in SVG, and over them buttons for all that can be pressed: hexes, fighters, ways to lay a board.
// What is lit comes from the table's marks; reach, charges and supports come ready with the view.

import { factsOf } from "wartable-board/ids.js";
import { Camera } from "./camera.js";
import { Token } from "./fighters.js";
import { boxOf, middle, middleOfBoard, outline, printed } from "./geometry.js";
import { boardAt, fighterNamed, hexAt, joinNamed, printedAt } from "./ids.js";
import { fighterName, sayHex, sideClass } from "./names.js";
import { attackLookedAt } from "./odds.js";
import { hint } from "./terms.js";
import { terrain } from "./terrain.js";

const MEANT = new Set(["start", "lethal", "blocked"]);
const FINGER = 2; // half hexes that the button of a hex or a fighter is wide

export const Field = {
  name: "Field",
  components: { Token },
  mixins: [Camera],
  inject: ["table", "looking"],
  setup: () => ({ FINGER }),
  data: () => ({ named: false, turned: false }),
  computed: {
    view() {
      return this.table.view;
    },
    kind() {
      return this.view.pending.kind;
    },
    // The hexes; before all boards lie there, those that the boards so far print.
    hexes() {
      const { hexes, boards, faces, seats } = this.view;
      if (hexes.length || !faces) return hexes;
      return boards.flatMap((board, b) =>
        printed(faces, board).map((hex, i) => ({
          ...hex,
          id: printedAt(b, i),
          land: board.seat,
          name: "",
          objective: null,
          fighter: null,
          seats,
        })),
      );
    },
    // Whether boards are still laid.
    laying() {
      return this.view.hexes.length === 0;
    },
    joins() {
      if (this.kind !== "board-place" || !this.table.mine) return [];
      return this.table.choices
        .filter(({ verb, target }) => verb === "join" && target.turned === this.turned)
        .map(({ target, text }) => ({ ...target, piece: joinNamed(target.placement), text }));
    },
    ghost() {
      const { faces, pending } = this.view;
      const join = this.joins.find(({ piece }) => piece === this.looking.piece);
      return join && faces
        ? printed(faces, { face: pending.face, turned: join.turned, x: join.x, y: join.y })
        : [];
    },
    // Room for every way to lay the board; on a phone not for those at the short sides, which are seldom taken.
    box() {
      const rims = this.joins
        .filter(({ join }) => !this.table.narrow || join === "long")
        .flatMap(({ x, y }) => [
          { x: x + 1, row: y },
          { x: x + 15, row: y + 4 },
        ]);
      const all = [...this.hexes, ...rims];
      return all.length
        ? boxOf(all, this.table.narrow ? 0.1 : 0.3)
        : { left: 0, top: 0, width: 18, height: 10 };
    },
    viewBox() {
      const { left, top, width, height } = this.box;
      return `${left} ${top} ${width} ${height}`;
    },
    // The ground stays the same from state to state: it is drawn anew only when boards or hexes change.
    ground() {
      const lying = this.hexes.map(({ x, row, ground, land }) => `${x} ${row} ${ground} ${land}`).join();
      const key = `${this.table.state.seat} ${lying}`;
      if (this.drawnFor !== key)
        Object.assign(this, {
          drawnFor: key,
          drawnGround: terrain(this.hexes, ({ land }) => sideClass(this.table, land)),
        });
      return this.drawnGround;
    },
    // Ground that has a meaning tells it to who points at it.
    told() {
      return this.hexes.filter(({ ground, objective }) => MEANT.has(ground) && !objective);
    },
    lit() {
      return this.places.map(({ hex, mark }) => ({ id: hex.id, mark, path: outline(middle(hex), 0.045) }));
    },
    rings() {
      return (this.plan?.charges || []).map((id) => ({
        id,
        path: outline(middle(this.view.hexes[id]), 0.16),
      }));
    },
    lying() {
      return this.hexes
        .filter(({ objective, shard, name }) => objective || shard || (this.named && name))
        .map((hex) => ({ ...hex, at: middle(hex) }));
    },
    // What the selected fighter could do: tinted hexes for a move, rings for a charge; not while one of its attacks is aimed.
    plan() {
      if (this.table.taken || this.table.aimed) return null;
      return this.view.plans?.[factsOf(this.table.selected).fighter] || null;
    },
    places() {
      return this.view.hexes
        .map((hex) => ({ hex, piece: hexAt(hex.id), mark: this.table.marks[hexAt(hex.id)] }))
        .filter(({ mark }) => mark);
    },
    besides() {
      if (this.kind !== "board-beside" || !this.table.mine) return [];
      return this.table.choices
        .filter(({ verb }) => verb === "beside")
        .map(({ target, text }) => ({
          piece: boardAt(target.board),
          text,
          number: target.board + 1,
          at: middleOfBoard(this.view.boards[target.board]),
        }));
    },
    fighters() {
      return this.view.fighters
        .filter(({ hex }) => hex !== null)
        .map((fighter) => ({ fighter, at: middle(this.view.hexes[fighter.hex]) }));
    },
    // Fighters that may be chosen and are not on the battlefield: to be placed, or to return.
    bench() {
      return this.view.fighters.filter(({ id, hex }) => hex === null && this.table.marks[fighterNamed(id)]);
    },
    attack() {
      return attackLookedAt(this.table, this.looking.piece);
    },
    line() {
      if (!this.attack) return null;
      const [from, to] = [this.attack.fighter, this.attack.target].map((id) =>
        this.view.fighters.find((each) => each.id === id),
      );
      if (!from || !to || from.hex === null || to.hex === null) return null;
      return [middle(this.view.hexes[from.hex]), middle(this.view.hexes[to.hex])];
    },
    // The hexes where something may be chosen now, with who chooses.
    near() {
      const { selected, marks } = this.table;
      const idle = !selected && ["token", "activation", "power-step", "reaction"].includes(this.kind);
      if (idle) return [];
      const chosen = this.view.fighters.filter(
        ({ id, hex }) =>
          hex !== null &&
          (selected === fighterNamed(id) ||
            marks[fighterNamed(id)] === "target" ||
            this.view.pending.fighter === id),
      );
      return [...this.places.map(({ hex }) => hex), ...chosen.map(({ hex }) => this.view.hexes[hex])];
    },
    // The same as a text, which changes only when other hexes are near.
    nearNames() {
      return this.near.map(({ id }) => id).join(" ");
    },
    looked() {
      const hex = this.places.find(({ piece }) => piece === this.looking.piece)?.hex;
      return hex ? outline(middle(hex), 0.02) : null;
    },
    ring() {
      return {
        width: `${FINGER * this.unit}px`,
        height: `${FINGER * this.unit}px`,
        margin: `${(-FINGER / 2) * this.unit}px`,
      };
    },
    size() {
      const wide = FINGER * this.unit;
      return {
        width: `${wide}px`,
        height: `${wide}px`,
        margin: `${-wide / 2}px`,
        fontSize: `${Math.max(11, Math.min(18, wide * 0.2))}px`,
      };
    },
  },
  watch: {
    // What may be pressed comes into sight, where not all is; nothing moves while it is.
    nearNames: { flush: "post", handler: "approach" },
    "table.narrow": { flush: "post", handler: "approach" },
    wide: { flush: "post", handler: "approach" },
    high: { flush: "post", handler: "approach" },
    // A new battlefield, or one that has grown by a board, is shown whole; then as large as it can be used.
    "view.boards.length": "fitted",
    laying: { flush: "post", handler: "fitted" },
  },
  methods: {
    outline,
    middle,
    fighterName,
    approach() {
      this.bring(this.near.length ? boxOf(this.near, 0.6) : null);
    },
    say(hex) {
      const { t } = this.table;
      const choice = this.table.choices.find(
        ({ from, to }) => from === this.table.selected && to.some(({ id }) => id === hexAt(hex.id)),
      );
      return `${sayHex(this.table, hex)} ${choice && !choice.placed ? choice.text : t("board-say-target")}`;
    },
    helps({ id }) {
      if (!this.attack) return "";
      return this.attack.support?.includes(id)
        ? "attack"
        : this.attack.target_support?.includes(id)
          ? "target"
          : "";
    },
    // Where the button of a join lies: in the middle of the board to come; on a phone in two rows, so that a thumb fits.
    joinAt({ x, y, join, board }) {
      const [mx, my] = middleOfBoard({ x, y });
      if (!this.table.narrow) return this.at([mx, my]);
      if (join === "short") {
        const side = x > this.view.boards[board].x ? 1 : -1;
        const [bx, by] = middleOfBoard(this.view.boards[board]);
        return this.at([bx + side * 10, by]);
      }
      return this.at([mx, my + ((x / 2) % 2 === 0 ? -1.9 : 1.9)]);
    },
    tap(event, piece) {
      if (event.detail > 0) event.currentTarget.blur();
      this.table.tap(piece);
    },
    hint(key) {
      return hint(this.table, key);
    },
    leave(piece) {
      if (this.looking.piece === piece) this.looking.piece = null;
    },
  },
  template: `
    <section class="sha-field" :aria-label="table.t('board-shadespire-field')">
      <div class="sha-frame" ref="frame" data-pans @wheel.prevent="wheel" @pointerdown="down" @pointermove="move" @pointerup="up" @pointercancel="up" @click.capture="swallow">
        <div class="sha-world" :style="world">
          <svg class="sha-map" :viewBox="viewBox" aria-hidden="true" focusable="false">
            <g class="sha-ground" v-html="ground"/>
            <path v-for="hex in told" :key="'w' + hex.id" class="meaning" :d="outline(middle(hex), .045)"><title>{{ hint(hex.ground) }}</title></path>
            <path v-for="{ id, mark, path } in lit" :key="'l' + id" class="hex" :class="'lit-' + mark" :d="path"/>
            <path v-for="{ id, path } in rings" :key="'c' + id" class="charge-ring" :d="path"/>
            <template v-for="hex in lying" :key="'m' + hex.id">
              <g v-if="hex.objective" class="objective" :class="{ 'face-down': hex.objective === 'hidden' }" :transform="'translate(' + hex.at[0] + ' ' + hex.at[1] + ')'"><title>{{ hint('held') }}</title><ellipse class="cast" cx=".06" cy=".14" rx=".68" ry=".66"/><circle class="coin" r=".66"/><circle class="inner" r=".52"/><text y=".29" text-anchor="middle" font-size=".82">{{ hex.objective === 'hidden' ? '?' : hex.objective }}</text></g>
              <text v-if="hex.shard" class="shard" :x="hex.at[0]" :y="hex.at[1] - .45" text-anchor="middle" font-size=".6">✷</text>
              <text v-if="named && hex.name" class="coordinate" :x="hex.at[0]" :y="hex.at[1] + .95" text-anchor="middle" font-size=".5">{{ hex.name }}</text>
            </template>
            <path v-for="(hex, i) in ghost" :key="'g' + i" class="ghost" :class="'ground-' + hex.ground" :d="outline(middle(hex), .06)"/>
            <path v-if="looked" class="looked" :d="looked"/>
            <g v-if="line" class="sight"><line class="under" :x1="line[0][0]" :y1="line[0][1]" :x2="line[1][0]" :y2="line[1][1]"/><line class="over" :x1="line[0][0]" :y1="line[0][1]" :x2="line[1][0]" :y2="line[1][1]"/></g>
          </svg>
          <button v-for="{ piece, text, number, at: place } in besides" :key="piece" type="button" class="sha-beside mark-act" :data-place="piece" data-lit="act" :aria-label="text" :style="at(place)" @click="tap($event, piece)">{{ number }}</button>
          <button v-for="join in joins" :key="join.piece" type="button" class="sha-join mark-act" :class="join.join" :data-place="join.piece" data-lit="act" :aria-label="join.text" :title="join.text" :style="joinAt(join)" @mouseenter="looking.piece = join.piece" @focus="looking.piece = join.piece" @mouseleave="leave(join.piece)" @blur="leave(join.piece)" @click="tap($event, join.piece)">+</button>
          <button v-for="{ hex, piece, mark } in places" :key="piece" type="button" class="sha-hex" :class="'mark-' + mark" :data-place="piece" :data-lit="mark" :aria-label="say(hex)" :style="[at(middle(hex)), ring]" @mouseenter="looking.piece = piece" @focus="looking.piece = piece" @mouseleave="leave(piece)" @blur="leave(piece)" @click="tap($event, piece)"></button>
          <Token v-for="{ fighter, at: place } in fighters" :key="fighter.id" :fighter="fighter" :helps="helps(fighter)" :room="FINGER * unit" :style="[at(place), size]"/>
        </div>
        <div v-if="bench.length" class="sha-bench"><span v-for="fighter in bench" :key="fighter.id"><Token :fighter="fighter"/><small aria-hidden="true">{{ fighterName(table, fighter) }}</small></span></div>
        <button v-if="joins.length" type="button" class="plain sha-turn" :aria-pressed="String(turned)" @click="turned = !turned">⟳ {{ table.t('board-shadespire-turn-board') }}</button>
      </div>
      <div class="sha-lens">
        <p v-if="plan" class="sha-legend" aria-hidden="true"><span v-if="plan.moves.length"><i class="move"></i>{{ table.t('board-shadespire-legend-move') }}</span><span v-if="plan.charges.length"><i class="charge"></i>{{ table.t('board-shadespire-legend-charge') }}</span></p>
        <span v-else class="when"><slot v-if="table.narrow"/></span>
        <button type="button" class="plain" :aria-label="table.t('board-shadespire-closer')" :title="table.t('board-shadespire-closer')" @click="closer">+</button>
        <button type="button" class="plain" :aria-label="table.t('board-shadespire-farther')" :title="table.t('board-shadespire-farther')" :disabled="zoom === least" @click="farther">−</button>
        <button type="button" class="plain" :aria-label="table.t('board-shadespire-fit')" :title="table.t('board-shadespire-fit')" :disabled="!moved" @click="showAll">⤢</button>
        <button type="button" class="plain" :aria-label="table.t('board-shadespire-names')" :title="table.t('board-shadespire-names')" :aria-pressed="String(named)" @click="named = !named">A1</button>
      </div>
    </section>`,
};
