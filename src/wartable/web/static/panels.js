// What stands beside the board: the prompt with its buttons, the table as text, the end, the keys.
// Nothing here knows a game's rules.

import { lastBlow } from "./events.js";
import { Rematch } from "./friend.js";
import { RuleLink } from "./log.js";
import { inRow, lead } from "./speech.js";
import { unfolding } from "./unfolding.js";
import { UntilEntries, UntilMenu, UntilNote } from "./until.js";

/** What is asked, by whom and why; the choices of a selected piece; the buttons that have no piece. */
export const PromptBar = {
  name: "PromptBar",
  components: { RuleLink, UntilEntries, UntilMenu, UntilNote },
  mixins: [unfolding],
  inject: ["table"],
  computed: {
    notes() {
      const { view, game, window, over } = this.table;
      return !view || window || over || !game.notes ? [] : game.notes(this.table);
    },
    aiming() {
      const { taken, aimed, options, buttons } = this.table;
      return Boolean(taken) || (!aimed && options.length > buttons.length);
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
    // What is being shown, as long as nothing can be decided.
    happens() {
      const { beat, behind, mine, again } = this.table;
      return (!mine && beat?.text) || (behind && again && this.table.t("pace-again-playing")) || "";
    },
    passable() {
      const { state, mine, selected } = this.table;
      return mine && !selected && this.playing && state.stops?.may_pass && !state.stops.until;
    },
    playing() {
      return this.table.state.status === "playing" && this.table.state.seat >= 0;
    },
  },
  methods: {
    /** Of a choice that may need a place as well: whether it is taken up. */
    pressed({ key }) {
      return key ? String(this.table.taken === key) : null;
    },
    close() {
      if (!this.menu) return;
      this.menu = false;
      this.table.armed = null;
    },
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
            <p class="line"><b>{{ table.called(table.selected) }}</b> <span v-if="aiming" class="wt-quiet">{{ table.t('board-choose-target') }}</span></p>
            <button v-for="(choice, i) in table.buttons" :key="choice.key || choice.action + (choice.from || '')" type="button" class="option" :data-option="choice.key || choice.action" :aria-pressed="pressed(choice)" @click="table.chooseOption(choice)"><kbd v-if="!table.narrow">{{ i + 1 }}</kbd>{{ choice.short }}<span v-if="choice.more" class="told-more"> · {{ choice.more }}</span></button>
          </div>
        </template>
        <template v-else-if="happens">
          <p class="line happens">{{ happens }}</p>
          <p class="wt-quiet wt-small">{{ table.t(table.again ? 'pace-again-playing' : 'pace-hurry') }}</p>
        </template>
        <p v-else-if="table.setup && table.tray.length" class="line"><span class="wt-quiet">{{ table.t('board-set-up') }}</span><span v-if="table.view.pending?.left" class="left-over"> · <b>{{ table.view.pending.left }}</b> {{ table.t('board-left') }}</span><RuleLink :rule="table.state.prompt_rule"/></p>
        <template v-else>
          <p class="line">{{ table.state.stops?.passing ? table.t('stops-passing') : table.state.prompt }}<RuleLink v-if="table.mine" :rule="table.state.prompt_rule"/></p>
          <p v-if="!table.mine && !table.over && since" class="wt-quiet wt-small">{{ table.t('board-since', { time: since }) }}</p>
          <p v-else-if="notes.length" class="flags"><span v-for="note in notes" :key="note">{{ note }}</span></p>
        </template>
        <div v-if="!table.selected && table.loose.length" class="options loose">
          <button v-for="(choice, i) in table.loose" :key="choice.action" type="button" class="option" :data-option="choice.key || choice.action" :aria-pressed="pressed(choice)" :title="choice.key ? null : choice.text" @click="table.chooseOption(choice)"><kbd v-if="choice.key && !table.narrow">{{ i + 1 }}</kbd>{{ choice.short }}<span v-if="choice.more" class="told-more"> · {{ choice.more }}</span></button>
        </div>
        <UntilNote/>
        <p v-if="asks" class="asks">{{ asks.text }}
          <template v-if="asks.answer"><button type="button" class="option" @click="table.command(asks.yes)">{{ table.t('board-accept') }}</button><button type="button" class="plain" @click="table.command(asks.no)">{{ table.t('board-decline') }}</button></template>
        </p>
      </div>
      <div class="buttons">
        <button v-if="table.over && table.closedEnding" type="button" class="primary" @click="table.closedEnding = false">{{ table.t('board-show-result') }}</button>
        <button v-if="table.selected || table.taken || table.aimed" type="button" class="plain" @click="table.back()">{{ table.t('board-back') }}</button>
        <button v-if="(table.turnKnown || table.turnMissed) && !table.selected && !table.again" type="button" class="plain again" :title="table.t('pace-again')" @click.stop="table.showAgain()"><span aria-hidden="true">⟲</span> <span class="wide-only">{{ table.t('pace-again') }}</span><span class="wt-spoken narrow-only">{{ table.t('pace-again') }}</span></button>
        <button v-if="playing && !table.selected" type="button" class="plain" :disabled="!table.state.may_undo" @click="table.command('undo')"><span aria-hidden="true">↶</span> <span class="wide-only">{{ table.t('board-undo') }}</span><span class="wt-spoken narrow-only">{{ table.t('board-undo') }}</span></button>
        <span v-if="playing && !table.selected" class="more" ref="more">
          <button type="button" class="plain" :aria-expanded="String(menu)" :aria-label="table.t('board-more')" @click="menu = !menu; table.armed = null">⋯</button>
          <span v-if="menu" class="menu">
            <UntilEntries v-if="passable && table.narrow" @chosen="menu = false"/>
            <button v-if="table.state.may_offer_draw" type="button" class="plain" @click="run('offer-draw', true)">{{ table.t(table.armed === 'offer-draw' ? 'board-sure-draw' : 'board-offer-draw') }}</button>
            <button type="button" class="plain" @click="run('resign', true)">{{ table.t(table.armed === 'resign' ? 'board-sure-resign' : 'board-resign') }}</button>
            <button v-if="table.settings.coachable" type="button" class="plain" @click="run('coach')">{{ table.t(table.coach ? 'coach-turn-off' : 'coach-turn-on') }}</button>
            <button type="button" class="plain" @click="menu = false; table.help = true">{{ table.t('board-keys') }}</button>
          </span>
        </span>
        <UntilMenu v-if="passable && !table.narrow"/>
        <button v-if="table.usual" type="button" class="primary usual" :class="{ unsteady: table.unsteady }" :aria-disabled="table.unsteady ? 'true' : null" @click="table.pressUsual()">{{ table.usual.text }}<kbd v-if="!table.narrow" aria-hidden="true">{{ table.t('board-key-space') }}</kbd></button>
      </div>
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
        <ol><li v-for="(action, i) in actions" :key="action.action"><button type="button" :disabled="table.sent === table.state.decision" @click="table.send([action.action])"><kbd v-if="i < 9" aria-hidden="true">{{ i + 1 }}</kbd> {{ action.text }}</button></li></ol>
        <template v-for="(block, i) in blocks" :key="i"><h3>{{ block.title }}</h3><ul><li v-for="(line, i) in block.lines" :key="i">{{ line }}</li></ul></template>
      </div>
    </section>`,
};

/** How the match ended, and what to do next. */
export const Ending = {
  name: "Ending",
  components: { Rematch },
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
    // What ended it: what was counted, each in its own line; or the last blow.
    ended() {
      const { state, game, t } = this.table;
      if (state.result?.reason !== "rules") return null;
      const counts = game.decided?.(this.table) || [];
      if (counts.length) return { label: t("pace-decided"), lines: counts };
      const blow = lastBlow(this.table);
      return blow ? { label: t("pace-blow"), lines: [blow] } : null;
    },
  },
  methods: {
    lead(label) {
      return lead(this.table, label);
    },
  },
  mounted() {
    this.$el.querySelector(".row-of-buttons button")?.focus({ preventScroll: true });
  },
  template: `
    <section class="ending" :class="'fate-' + fate" role="dialog" :aria-label="title">
      <p class="crest" aria-hidden="true">♛</p>
      <h2>{{ title }}</h2>
      <p>{{ reason }}</p>
      <p v-if="ended" class="blow"><b>{{ lead(ended.label) }}</b><span v-for="line in ended.lines" :key="line">{{ line }}</span></p>
      <div class="row-of-buttons">
        <Rematch/>
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
  ["h", "coach-key-hint"],
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
