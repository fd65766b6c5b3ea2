// Passing until something: the menu beside the button that passes, and what the board says while it lasts.

import { unfolding } from "./unfolding.js";

/** Until when one may pass: a game whose turns have no phases is not asked about them. */
const kinds = ({ view }) => (view?.phase ? ["phase", "event", "turn"] : ["event", "turn"]);

const wish = (table, until) => table.$emit("stops", { mode: table.state.stops.mode, until });

/** The entries of a menu: pass here and at the windows to come, until … */
export const UntilEntries = {
  name: "UntilEntries",
  inject: ["table"],
  emits: ["chosen"],
  computed: {
    kinds() {
      return kinds(this.table);
    },
  },
  methods: {
    choose(until) {
      this.$emit("chosen");
      wish(this.table, until);
    },
  },
  template: `
    <span class="wt-quiet wt-small">{{ table.t('stops-until') }}</span>
    <button v-for="kind in kinds" :key="kind" type="button" class="plain" :data-until="kind" @click="choose(kind)">{{ table.t('stops-until-' + kind) }}</button>`,
};

/** Their menu beside the button that passes; a phone, which has no room there, has them among all that is more. */
export const UntilMenu = {
  name: "UntilMenu",
  components: { UntilEntries },
  mixins: [unfolding],
  inject: ["table"],
  template: `
    <span class="more until" ref="more">
      <button type="button" class="plain" :aria-expanded="String(menu)" :aria-label="table.t('stops-until')" :title="table.t('stops-until')" @click="menu = !menu"><span aria-hidden="true">»</span></button>
      <span v-if="menu" class="menu" role="group" :aria-label="table.t('stops-until')"><UntilEntries @chosen="menu = false"/></span>
    </span>`,
};

/** That one passes, until when, and the way out; always there for those who listen. */
export const UntilNote = {
  name: "UntilNote",
  inject: ["table"],
  computed: {
    until() {
      const { status, stops } = this.table.state;
      return (status === "playing" && stops?.until) || "";
    },
  },
  methods: {
    stop() {
      wish(this.table, null);
    },
  },
  template: `
    <div class="until-note" aria-live="polite">
      <p v-if="until" class="asks"><span>{{ table.t('stops-passing-' + until) }}</span> <button type="button" class="option" @click="stop()">{{ table.t('stops-passing-stop') }}</button></p>
    </div>`,
};
