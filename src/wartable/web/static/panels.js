// What stands beside the board: the prompt with its buttons, the log, the table as text, the end, the keys.
// Nothing here knows a game's rules.

import { inRow, sentences } from "./speech.js";

/** The number of a rule, which leads to it in the rulebook. */
const RuleLink = {
  name: "RuleLink",
  inject: ["table"],
  props: { rule: String },
  template: `<a v-if="rule" class="wt-rule" :href="'/rules/' + table.game_name + '#' + rule" target="_blank" :aria-label="table.t('board-rule', { rule })">{{ rule }}</a>`,
};

/** What is asked, by whom and why; the choices of a selected piece; the buttons that have no piece. */
export const PromptBar = {
  name: "PromptBar",
  components: { RuleLink },
  inject: ["table"],
  data: () => ({ menu: false }),
  computed: {
    notes() {
      const { view, game, window, over } = this.table;
      return !view || window || over || !game.notes ? [] : game.notes(this.table);
    },
    // Those with a button; the others are chosen by pressing a place on the table.
    options() {
      return this.table.options.filter((choice) => !this.placed(choice));
    },
    aiming() {
      return this.table.options.some(this.placed);
    },
    since() {
      const seconds = this.table.waitingSince;
      return seconds < 3 ? "" : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    },
    asks() {
      const { draw, undo } = this.table.state.offers || {};
      const { t, seatName } = this.table;
      if (undo)
        return {
          name: "undo",
          ...undo,
          text: t("board-undo-asked", { name: seatName(undo.seat) }),
          yes: "grant-undo",
          no: "deny-undo",
        };
      if (draw)
        return {
          name: "draw",
          ...draw,
          text: t("board-draw-offered", { name: seatName(draw.seat) }),
          yes: "accept-draw",
          no: "decline-draw",
        };
      return null;
    },
    playing() {
      return this.table.state.status === "playing" && this.table.state.seat >= 0;
    },
  },
  methods: {
    placed: ({ placed, to }) => placed || to.length > 1,
    run(name, asks) {
      this.table.command(name, asks);
      if (!this.table.armed) this.menu = false;
    },
  },
  template: `
    <section class="prompt" :class="{ yours: table.mine, choosing: table.selected, asked: table.window && table.mine && !table.state.stops?.passing }" :aria-label="table.t('board-asked')">
      <div class="say">
        <template v-if="table.selected && table.options.length">
          <div class="options">
            <p class="line"><b>{{ table.called(table.selected) }}</b><span v-if="aiming" class="wt-quiet"> {{ table.t('board-choose-target') }}</span></p>
            <button v-for="choice in options" :key="choice.action + (choice.from || '')" type="button" class="option" @click="table.chooseOption(choice)"><kbd v-if="!table.narrow">{{ table.options.indexOf(choice) + 1 }}</kbd>{{ choice.short }}</button>
          </div>
        </template>
        <p v-else-if="table.setup && table.tray.length" class="line"><span class="wt-quiet">{{ table.t('board-set-up') }}</span><span v-if="table.view.pending?.left" class="left-over"> · <b>{{ table.view.pending.left }}</b> {{ table.t('board-left') }}</span><RuleLink :rule="table.state.prompt_rule"/></p>
        <template v-else>
          <p class="line">{{ table.state.stops?.passing ? table.t('stops-passing') : table.state.prompt }}<RuleLink v-if="table.mine" :rule="table.state.prompt_rule"/></p>
          <p v-if="!table.mine && !table.over && since" class="wt-quiet wt-small">{{ table.t('board-since', { time: since }) }}</p>
          <p v-else-if="notes.length" class="flags"><span v-for="note in notes" :key="note">{{ note }}</span></p>
        </template>
        <div v-if="!table.selected && table.loose.length" class="options loose">
          <button v-for="choice in table.loose" :key="choice.action" type="button" class="option" :title="choice.text" @click="table.chooseOption(choice)">{{ choice.short }}</button>
        </div>
        <p v-if="asks" class="asks">{{ asks.text }}
          <template v-if="asks.answer"><button type="button" class="option" @click="table.command(asks.yes)">{{ table.t('board-accept') }}</button><button type="button" class="plain" @click="table.command(asks.no)">{{ table.t('board-decline') }}</button></template>
        </p>
      </div>
      <div class="buttons">
        <button v-if="table.over && table.closedEnding" type="button" class="primary" @click="table.closedEnding = false">{{ table.t('board-show-result') }}</button>
        <button v-if="table.selected" type="button" class="plain" @click="table.back()">{{ table.t('board-back') }}</button>
        <button v-if="playing && !table.selected" type="button" class="plain" :disabled="!table.state.may_undo" @click="table.command('undo')"><span aria-hidden="true">↶</span> <span class="wide-only">{{ table.t('board-undo') }}</span><span class="wt-spoken narrow-only">{{ table.t('board-undo') }}</span></button>
        <span v-if="playing && !table.selected" class="more">
          <button type="button" class="plain" :aria-expanded="String(menu)" :aria-label="table.t('board-more')" @click="menu = !menu; table.armed = null">⋯</button>
          <span v-if="menu" class="menu">
            <button type="button" class="plain" @click="run('offer-draw', true)">{{ table.t(table.armed === 'offer-draw' ? 'board-sure-draw' : 'board-offer-draw') }}</button>
            <button type="button" class="plain wt-harm" @click="run('resign', true)">{{ table.t(table.armed === 'resign' ? 'board-sure-resign' : 'board-resign') }}</button>
            <button type="button" class="plain" @click="menu = false; table.help = true">{{ table.t('board-keys') }}</button>
          </span>
        </span>
        <button v-if="table.usual" type="button" class="primary usual" @click="table.pressUsual()">{{ table.usual.text }}<kbd v-if="!table.narrow" aria-hidden="true">{{ table.t('board-key-space') }}</kbd></button>
      </div>
    </section>`,
};

/** What the coach of a first match says: beside the log, or on a narrow screen one line that unfolds. */
export const CoachNote = {
  name: "CoachNote",
  inject: ["table"],
  data: () => ({ unfolded: false }),
  template: `
    <section class="coach-note" :class="{ unfolded }" :aria-label="table.t('board-coach')">
      <button v-if="table.narrow" type="button" class="coach-line" :aria-expanded="String(unfolded)" @click="unfolded = !unfolded"><b>{{ table.t('board-coach') }}</b><span aria-hidden="true">{{ table.coach.text }}</span><i aria-hidden="true">{{ unfolded ? '▴' : '▾' }}</i></button>
      <h2 v-else>{{ table.t('board-coach') }}</h2>
      <div class="coach-text" :class="{ 'wt-spoken': table.narrow && !unfolded }">
        <div aria-live="polite"><p>{{ table.coach.text }}</p><p class="coach-look">{{ table.coach.look }}</p></div>
        <button type="button" class="coach-leave" :tabindex="table.narrow && !unfolded ? -1 : 0" @click="table.command('leave-coach')">{{ table.t('board-coach-leave') }}</button>
      </div>
    </section>`,
};

/** All that happened; each line opens its moment. */
export const LogPanel = {
  name: "LogPanel",
  components: { RuleLink },
  inject: ["table"],
  computed: {
    // The same line again and again, as when a deck is built unseen, is one line that counts. Lines that only say
    // who passed stand in one row, so that what was done is not lost between them.
    lines() {
      const { state, game } = this.table;
      const found = [];
      state.log.forEach((line, i) => {
        const last = found[found.length - 1];
        const fresh = i >= this.table.seenLog;
        const quiet = Boolean(game.quiet?.includes(line.rule));
        if (last && quiet && last.quiet)
          Object.assign(last, line, {
            text: last.text.includes(line.text) ? last.text : sentences(this.table, [last.text, line.text]),
            fresh,
          });
        else if (last && last.text === line.text) Object.assign(last, line, { times: last.times + 1, fresh });
        else
          found.push({
            ...line,
            quiet,
            fresh,
            times: 1,
            first: i > 0 && line.step !== state.log[i - 1].step,
          });
      });
      return found;
    },
  },
  watch: {
    "table.state.log.length": { flush: "post", handler: "follow" },
    "table.tab": { flush: "post", handler: "follow" },
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
      <h2>{{ table.t('board-log') }}</h2>
      <ol class="log" ref="list">
        <li v-for="(line, i) in lines" :key="i" v-memo="[line.text, line.step, line.fresh, line.first, line.times, table.words]" :class="{ fresh: line.fresh, first: line.first, passing: line.quiet }">
          <button type="button" @click="table.moment(line)" :title="table.t('board-see-moment')"><span>{{ line.text }}</span><b v-if="line.times > 1"> ×{{ line.times }}</b></button>
          <RuleLink :rule="line.rule"/>
        </li>
      </ol>
    </section>`,
};

/** The state and the actions as text: out of sight unless wanted, never out of reach. */
export const TextPanel = {
  name: "TextPanel",
  inject: ["table"],
  computed: {
    actions() {
      return this.table.state.actions;
    },
    blocks() {
      const { view, game } = this.table;
      return view && game.written ? game.written(this.table) : [];
    },
  },
  template: `
    <section class="text-panel" :class="{ opened: table.listOpen || table.tab === 'text' }">
      <button type="button" class="plain toggle" :aria-expanded="String(table.listOpen)" @click="table.listOpen = !table.listOpen">{{ table.t('board-as-text') }}</button>
      <div class="text-list">
        <p><b>{{ table.state.prompt }}</b></p>
        <ol><li v-for="(action, i) in actions" :key="action.action"><button type="button" :disabled="table.sent === table.state.decision" @click="table.send(action.action)"><kbd v-if="i < 9" aria-hidden="true">{{ i + 1 }}</kbd> {{ action.text }}</button></li></ol>
        <template v-for="(block, i) in blocks" :key="i"><h3>{{ block.title }}</h3><ul><li v-for="(line, i) in block.lines" :key="i">{{ line }}</li></ul></template>
      </div>
    </section>`,
};

/** How the match ended, and what to do next. */
export const Ending = {
  name: "Ending",
  inject: ["table"],
  computed: {
    fate() {
      const { result, seat, holds } = this.table.state;
      if (!result || result.reason === "parted" || seat < 0 || holds.length > 1) return "over";
      return { 1: "won", 0: "drawn", "-1": "lost" }[result.returns[seat]];
    },
    // Who won, by name, where nobody is spoken to alone: spectators, and several at one screen.
    title() {
      const { t, state, seatName } = this.table;
      const winners =
        this.fate === "over"
          ? (state.result?.returns || []).flatMap((won, seat) => (won > 0 ? [seat] : []))
          : [];
      if (winners.length)
        return t("board-end-winner", {
          name: inRow(
            this.table,
            winners.map(
              (seat) =>
                state.seats[seat].name ||
                (state.seat < 0 ? seatName(seat) : t("board-seat", { number: seat + 1 })),
            ),
          ),
        });
      return t(`board-end-${this.fate}`);
    },
    reason() {
      const { state } = this.table;
      if (state.result?.reason !== "rules") return state.prompt;
      const last = state.log[state.log.length - 1];
      return last ? last.text : state.prompt;
    },
  },
  mounted() {
    this.$refs.first?.focus({ preventScroll: true });
  },
  template: `
    <section class="ending" :class="'fate-' + fate" role="dialog" :aria-label="title">
      <p class="crest" aria-hidden="true">♛</p>
      <h2>{{ title }}</h2>
      <p>{{ reason }}</p>
      <div class="row-of-buttons">
        <button v-if="table.state.seat >= 0" ref="first" type="button" class="primary" @click="table.command('rematch')">{{ table.t(table.state.rematch ? 'board-to-rematch' : 'board-rematch') }}</button>
        <button type="button" class="plain" @click="table.command('replay')">{{ table.t('board-replay') }}</button>
        <button type="button" class="plain" @click="table.closedEnding = true">{{ table.t('board-look') }}</button>
      </div>
    </section>`,
};

const KEYS = [
  ["← ↑ → ↓", "board-key-arrows"],
  ["⇧ + ←↑→↓", "board-key-shift"],
  ["Enter", "board-key-enter"],
  ["Esc", "board-key-escape"],
  ["1–9", "board-key-digits"],
  ["i", "board-key-inspect"],
  ["u", "board-key-undo"],
  ["l", "board-key-log"],
  ["t", "board-key-text"],
  ["?", "board-key-help"],
];

export const KeyHelp = {
  name: "KeyHelp",
  inject: ["table"],
  data: () => ({ keys: KEYS }),
  mounted() {
    this.$refs.close.focus();
  },
  template: `
    <section class="ending keys" role="dialog" :aria-label="table.t('board-keys')">
      <h2>{{ table.t('board-keys') }}</h2>
      <dl>
        <template v-for="[key, name] in keys" :key="key"><dt><kbd>{{ key }}</kbd></dt><dd>{{ table.t(name) }}</dd></template>
        <dt><kbd>{{ table.t('board-key-space') }}</kbd></dt><dd>{{ table.t('board-key-usual') }}</dd>
      </dl>
      <button type="button" class="plain" ref="close" @click="table.help = false">{{ table.t('board-close') }}</button>
    </section>`,
};
