// What has its moment over the board while the queue plays: a card turned up, an arrow, dice, a word. Only for the eye: the
// same is told in words, by the prompt and where screen readers listen.

import { CardFace } from "./card.js";
import { drawn } from "./ids.js";

/** The arrow from one place to another, a little bent, that ends at the edge of its target. */
export function bent([fromX, fromY], [toX, toY], short = 0) {
  const [x, y] = [toX - fromX, toY - fromY];
  const length = Math.hypot(x, y) || 1;
  const [endX, endY] = [toX - (x / length) * short, toY - (y / length) * short];
  const bend = Math.min(48, length / 6);
  const [midX, midY] = [(fromX + endX) / 2 - (y / length) * bend, (fromY + endY) / 2 + (x / length) * bend];
  const round = (number) => Math.round(number * 10) / 10;
  return `M${round(fromX)} ${round(fromY)}Q${round(midX)} ${round(midY)} ${round(endX)} ${round(endY)}`;
}

export const Stage = {
  name: "Stage",
  components: { CardFace },
  inject: ["table"],
  computed: {
    beat() {
      return this.table.beat;
    },
    frame() {
      return this.table.$el.getBoundingClientRect();
    },
    // The middle of the game's own part of the board.
    centre() {
      const side = this.table.$el.querySelector(".table-side");
      const top = side.getBoundingClientRect();
      const bottom = side.querySelector(".prompt")?.getBoundingClientRect();
      const height = Math.min(innerHeight, bottom?.top || top.bottom) - Math.max(0, top.top);
      return {
        "--x": `${top.left - this.frame.left + top.width / 2}px`,
        "--y": `${Math.max(0, top.top) - this.frame.top + height / 2}px`,
      };
    },
    arrows() {
      if (this.beat.kind !== "arrow") return [];
      const to = this.boxOf(this.beat.to);
      if (!to) return [];
      const short = Math.min(to.width, to.height) / 3;
      return this.beat.from
        .map(this.boxOf)
        .filter(Boolean)
        .map((box) => bent(middle(box), middle(to), short));
    },
    ring() {
      const box = this.beat.piece && this.boxOf(this.beat.piece);
      return (
        box && {
          left: `${box.left - 6}px`,
          top: `${box.top - 6}px`,
          width: `${box.width + 12}px`,
          height: `${box.height + 12}px`,
        }
      );
    },
  },
  methods: {
    boxOf(piece) {
      const box = drawn(this.table.$el, piece)?.getBoundingClientRect();
      if (!box?.width) return null;
      const { left, top } = this.frame;
      return { left: box.left - left, top: box.top - top, width: box.width, height: box.height };
    },
  },
  template: `
    <div class="stage" aria-hidden="true" :style="centre" :data-beat="beat.kind || 'told'" :data-lasts="Math.round(beat.lasts)" :data-nth="beat.nth">
      <svg v-if="arrows.length" class="stage-arrows"><defs><marker id="stage-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4.2" markerHeight="4.2" orient="auto"><path d="M0 0 10 5 0 10 3 5Z"/></marker></defs>
        <path v-for="(arrow, i) in arrows" :key="i" :d="arrow" pathLength="1" marker-end="url(#stage-head)"/></svg>
      <div v-if="ring" class="stage-ring" :class="'tone-' + (beat.tone || 'act')" :style="ring"><b v-if="beat.word">{{ beat.word }}</b></div>
      <div v-if="beat.kind === 'card' && table.facts[beat.card]" class="stage-card"><CardFace :card="beat.card" size="large"/></div>
      <b v-if="beat.kind === 'glory'" class="stage-glory"><i>♛</i>{{ beat.word }}</b>
      <component v-if="beat.component" :is="beat.component" :beat="beat"/>
    </div>`,
};

const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
