// Choosing a board: all faces that may be placed, each as a small picture with its name.

import { Reading } from "wartable-board/card.js";
import { boxOf, printed } from "./geometry.js";
import { faceNamed } from "./ids.js";
import { hint } from "./terms.js";
import { terrain } from "./terrain.js";

export const Faces = {
  name: "Faces",
  components: { Reading },
  inject: ["table"],
  computed: {
    picks() {
      const { view, choices } = this.table;
      return choices
        .filter(({ verb }) => verb === "board")
        .map(({ target, text }) => {
          const hexes = printed(view.faces, { face: target.face, turned: false, x: 0, y: 0 });
          const { left, top, width, height } = boxOf(hexes, 0.2);
          return {
            piece: faceNamed(target.face),
            name: `sha-board-${target.face}`,
            text,
            ground: terrain(hexes, () => "sha-nobody"),
            box: `${left} ${top} ${width} ${height}`,
          };
        });
    },
  },
  methods: {
    hint(key) {
      return hint(this.table, key);
    },
    tap(event, piece) {
      if (event.detail > 0) event.currentTarget.blur();
      this.table.tap(piece);
    },
  },
  template: `
    <section class="sha-faces" :aria-label="table.state.prompt">
      <button v-for="pick in picks" :key="pick.piece" type="button" class="sha-face mark-act" :data-place="pick.piece" data-lit="act" :aria-label="pick.text" @click="tap($event, pick.piece)">
        <svg class="sha-ground" :viewBox="pick.box" aria-hidden="true" focusable="false" v-html="pick.ground"/>
        <b>{{ table.t(pick.name) }}</b><Reading :of="pick.name"/>
      </button>
      <p class="legend wt-quiet wt-small"><span :title="hint('start')"><i class="start"></i>{{ table.t('sha-ground-start') }}</span><span :title="hint('blocked')"><i class="blocked"></i>{{ table.t('sha-ground-blocked') }}</span><span :title="hint('lethal')"><i class="lethal"></i>{{ table.t('sha-ground-lethal') }}</span></p>
    </section>`,
};
