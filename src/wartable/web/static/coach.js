// The coach beside the table: what it claims of the position, what to do, and a hint when asked. On a narrow screen two
// lines that unfold. Nothing is worked out here: sentences come ready with the state.

import { labelled } from "./speech.js";

const SIGNS = { threat: "⚠", chance: "★", standing: "•" };

/** The pieces and places that a hint is about, of the choices that the table offers. */
export function hinted(choices, actions) {
  const [action, ...then] = actions;
  const same = (place) => JSON.stringify(place.then || []) === JSON.stringify(then);
  const found = choices.filter((choice) => choice.action === action);
  const exact = found.find(({ to }) => to.some(same)) || found[0];
  if (!exact) return [];
  const place = exact.to.find(same) || (exact.to.length === 1 ? exact.to[0] : null);
  return [exact.from, place?.id].filter((id) => id);
}

/** Mark them on the table, and nothing else; without a piece it is the button of the usual answer that is meant. */
function mark(root, ids, usual) {
  for (const node of root.querySelectorAll("[data-hinted]")) delete node.dataset.hinted;
  for (const node of root.querySelectorAll("[data-piece], [data-place]"))
    if (ids.includes(node.dataset.piece || node.dataset.place)) node.dataset.hinted = "";
  if (usual) for (const node of root.querySelectorAll(".usual")) node.dataset.hinted = "";
}

export const CoachNote = {
  name: "CoachNote",
  inject: ["table"],
  data: () => ({ unfolded: false, signs: SIGNS }),
  computed: {
    claims() {
      return this.table.coach.claims || [];
    },
    // What the folded panel of a narrow screen says: what matters most, else what to do.
    first() {
      if (this.told.length) return { tone: "chance", text: this.told[0] };
      return this.claims[0] || { tone: "", text: this.table.coach.text };
    },
    folded() {
      return this.table.narrow && !this.unfolded;
    },
    // A hint to another decision is none.
    hint() {
      const { hint, state } = this.table;
      return hint && hint.decision === state.decision ? hint : null;
    },
    told() {
      return this.hint?.lines || [];
    },
    shownBy() {
      const { table, hint } = this;
      return [hint, table.state, table.selected, table.choices];
    },
  },
  watch: {
    shownBy: { flush: "post", handler: "show" },
  },
  mounted() {
    this.show();
  },
  beforeUnmount() {
    mark(this.table.$el, [], false);
  },
  methods: {
    spoken({ tone, text }) {
      return labelled(this.table, this.table.t(`coach-tone-${tone}`), text);
    },
    show() {
      const { choices, usual, $el } = this.table;
      const actions = this.hint?.actions || [];
      mark($el, actions.length ? hinted(choices, actions) : [], usual && usual.action === actions[0]);
    },
  },
  template: `
    <section class="coach-note" :class="{ unfolded }" :aria-label="table.t('coach-title')">
      <div class="coach-head">
        <button v-if="table.narrow" type="button" class="coach-line" :aria-expanded="String(unfolded)" @click="unfolded = !unfolded"><span v-if="folded" class="coach-first" aria-hidden="true"><i v-if="first.tone" :class="'tone-' + first.tone">{{ signs[first.tone] }}</i> {{ first.text }}</span><b :class="{ 'wt-spoken': folded }">{{ table.t('coach-title') }}</b><i class="coach-arrow" aria-hidden="true">{{ unfolded ? '▴' : '▾' }}</i></button>
        <h2 v-else>{{ table.t('coach-title') }}</h2>
        <button v-if="table.coach.hints" type="button" class="coach-hint" :disabled="Boolean(hint?.thinking)" @click="table.command('hint')">{{ table.t(hint?.thinking ? 'coach-thinking' : 'coach-hint') }}<kbd v-if="!table.narrow" aria-hidden="true">h</kbd></button>
      </div>
      <div class="coach-text" :class="{ 'wt-spoken': folded }">
        <div class="coach-told" aria-live="polite"><p v-for="line in told" :key="line">{{ line }}</p></div>
        <div aria-live="polite">
          <ul v-if="claims.length" class="coach-claims">
            <li v-for="claim in claims" :key="claim.text" :class="'tone-' + claim.tone"><i aria-hidden="true">{{ signs[claim.tone] }}</i><span class="wt-spoken">{{ spoken(claim) }}</span><span aria-hidden="true">{{ claim.text }}</span></li>
          </ul>
          <p>{{ table.coach.text }}</p>
          <p class="coach-look">{{ table.coach.look }}</p>
        </div>
        <button type="button" class="coach-leave" :tabindex="folded ? -1 : 0" @click="table.command('coach')">{{ table.t('coach-turn-off') }}</button>
      </div>
    </section>`,
};
