// A choice by pictures, as native radio buttons: a banner each, with its name below. What a banner bears, the game says:
// its pictures.js gives for an option's value { charge, tone, second }: a charge in a box of 100 by 100, the colour of the
// cloth and, where two are allied, that of its other half.

import { loadStyle } from "wartable-board/style.js";

await loadStyle("pictures.css");

const CLOTH = "M4 2H76V74L40 96 4 74Z";
const HALF = "M40 2H76V74L40 96Z";
let groups = 0;

export default {
  name: "PictureChoice",
  props: { scripts: String, option: String, label: String, choices: Array, value: String, hint: String },
  emits: ["choose"],
  data: () => ({ picture: null, chosen: null, group: `pictures-${++groups}` }),
  computed: {
    pictures() {
      return this.choices.map(([value, text]) => ({ value, text, look: this.picture?.(this.option, value) }));
    },
  },
  setup: () => ({ CLOTH, HALF }),
  async mounted() {
    this.chosen = this.value;
    this.picture = (await import(`${this.scripts}/pictures.js`)).default;
  },
  methods: {
    choose(value) {
      this.chosen = value;
      this.$emit("choose", value);
    },
  },
  template: `
    <fieldset class="pictures">
      <legend>{{ label }}</legend>
      <label v-for="{ value, text, look } in pictures" :key="value" class="picture" :class="{ chosen: value === chosen }">
        <input type="radio" :name="group" :value="value" :checked="value === chosen" @change="choose(value)"/>
        <svg viewBox="0 0 80 98" aria-hidden="true" focusable="false">
          <path :d="CLOTH" :fill="look?.tone || 'var(--line)'"/>
          <path v-if="look?.second" :d="HALF" :fill="look.second"/>
          <path class="hem" d="M9 7H71V71L40 90 9 71Z"/>
          <svg v-if="look" class="charge" x="16" y="14" width="48" height="54" viewBox="0 0 100 100" v-html="look.charge"/>
          <text v-else class="any" x="40" y="58">?</text>
        </svg>
        <span>{{ text }}</span>
      </label>
      <small v-if="hint">{{ hint }}</small>
    </fieldset>`,
};
