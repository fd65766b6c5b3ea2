// The log: all that happened, turn by turn; each line opens its moment. Passes and the numbers of rules are shown to those
// who ask for them. Nothing here knows a game's rules.

import { sentences } from "./speech.js";

/** The number of a rule, which leads to it in the rulebook. */
export const RuleLink = {
  name: "RuleLink",
  inject: ["table"],
  props: { rule: String },
  template: `<a v-if="rule" class="wt-rule" :href="'/rules/' + table.game_name + '#' + rule" target="_blank" :aria-label="table.t('board-rule', { rule })">{{ rule }}</a>`,
};

/**
 * The lines of a log by turns, each {head, lines}: what came before the first turn has no head. The same line again and
 * again, as when a deck is built unseen, is one line that counts; lines that only say who passed stand in one row, or are
 * left out. `heads` and `quiet` are the rules of lines that begin a turn and of those that tell of a pass.
 */
export function turnsOf(
  log,
  { heads = [], quiet = [], seen = 0, details = true, join = (a, b) => `${a} ${b}` },
) {
  const turns = [];
  let last = null;
  log.forEach((line, at) => {
    const fresh = at >= seen;
    if (heads.includes(line.rule)) {
      turns.push({ head: { ...line, fresh }, lines: [] });
      last = null;
      return;
    }
    const passing = quiet.includes(line.rule);
    if (passing && !details) return;
    if (!turns.length) turns.push({ head: null, lines: [] });
    if (last && passing && last.passing)
      Object.assign(last, line, {
        text: last.text.includes(line.text) ? last.text : join(last.text, line.text),
        fresh,
      });
    else if (last && last.text === line.text) Object.assign(last, line, { times: last.times + 1, fresh });
    else {
      const { lines } = turns[turns.length - 1];
      last = { ...line, passing, fresh, times: 1, first: lines.length > 0 && line.step !== log[at - 1].step };
      lines.push(last);
    }
  });
  return turns;
}

export const LogPanel = {
  name: "LogPanel",
  components: { RuleLink },
  inject: ["table"],
  computed: {
    details() {
      return Boolean(this.table.settings.details);
    },
    turns() {
      const { state, game, seenLog } = this.table;
      return turnsOf(state.log, {
        heads: game.heads,
        quiet: game.quiet,
        seen: seenLog,
        details: this.details,
        join: (...texts) => sentences(this.table, texts),
      });
    },
  },
  watch: {
    "table.state.log.length": { flush: "post", handler: "follow" },
    "table.tab": { flush: "post", handler: "follow" },
    details: { flush: "post", handler: "follow" },
  },
  mounted() {
    this.follow();
  },
  methods: {
    follow() {
      this.$refs.list?.scrollTo({ top: this.$refs.list.scrollHeight });
    },
  },
  template: `
    <section class="log-panel">
      <header><h2>{{ table.t('board-log') }}</h2><button type="button" class="log-details" :aria-pressed="String(details)" @click="table.wish('details', !details)">{{ table.t('log-details') }}</button></header>
      <div class="log" ref="list">
        <section v-for="(turn, i) in turns" :key="i" class="log-turn">
          <h3 v-if="turn.head" :class="{ fresh: turn.head.fresh }"><button type="button" @click="table.moment(turn.head)" :title="table.t('board-see-moment')">{{ turn.head.text }}</button></h3>
          <h3 v-else-if="turns.length > 1"><span>{{ table.t('board-set-up') }}</span></h3>
          <ol v-if="turn.lines.length">
            <li v-for="(line, j) in turn.lines" :key="j" v-memo="[line.text, line.step, line.fresh, line.first, line.times, details, table.words]" :class="{ fresh: line.fresh, first: line.first, passing: line.passing }">
              <button type="button" @click="table.moment(line)" :title="table.t('board-see-moment')"><span>{{ line.text }}</span><b v-if="line.times > 1"> ×{{ line.times }}</b></button>
              <RuleLink v-if="details" :rule="line.rule"/>
            </li>
          </ol>
        </section>
      </div>
    </section>`,
};
