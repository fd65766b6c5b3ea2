// The table of a match as a Vue component: what is asked, what may be pressed, the log, and the game's own board.
// All rules live on the server: this shows a state and sends back numbers of its actions. What a game adds is in
// its own game.js; docs/architecture.md says what that must tell.

import { markRaw } from "vue";
import { readable } from "wartable-board/card.js";
import { answersOf, choicesAt, isSure, marksOf, narrowed, outcomesOf } from "wartable-board/choices.js";
import { CoachNote } from "wartable-board/coach.js";
import { joined, NOTHING } from "wartable-board/events.js";
import { FriendVoice, friendly } from "wartable-board/friend.js";
import { drawn } from "wartable-board/ids.js";
import { focusNear, onKey } from "wartable-board/keys.js";
import { LessonGuide } from "wartable-board/lesson.js";
import { LogPanel } from "wartable-board/log.js";
import { glide, moving, pop, snapshot } from "wartable-board/motion.js";
import { pacing } from "wartable-board/pacing.js";
import { Ending, KeyHelp, PromptBar, TextPanel } from "wartable-board/panels.js";
import { Preview } from "wartable-board/preview.js";
import { play as sound } from "wartable-board/sounds.js";
import { sentences } from "wartable-board/speech.js";
import { Stage } from "wartable-board/stage.js";
import { loadStyle, loadTable } from "wartable-board/style.js";
import { Tray } from "wartable-board/tray.js";

await loadTable();

const NARROW = 1000; // below this the zones stand below one another
const MEDIUM = 1240; // and below this they draw together
const PATIENCE = 4000; // after so long without an answer a press may be tried again
const REFUSED = 400; // and after so long when the same question was asked once more
const LONG_PRESS = 450;
const STRAYED = 10; // pixels after which a finger no longer rests

/** What a game adds to the table, with its style sheets; a game without scripts has the plain table. */
async function load(scripts) {
  const { default: found } = await import(scripts ? `${scripts}/game.js` : "wartable-board/plain.js");
  await Promise.all((found.css || []).map((sheet) => loadStyle(sheet, scripts)));
  return markRaw(found);
}

export default {
  name: "WartableBoard",
  components: {
    PromptBar,
    CoachNote,
    LogPanel,
    TextPanel,
    Preview,
    Tray,
    Ending,
    KeyHelp,
    Stage,
    LessonGuide,
    FriendVoice,
  },
  mixins: [pacing, friendly],
  props: { game_name: String, scripts: String, replaying: Boolean },
  emits: ["ready", "act", "command", "moment", "peek", "step", "stray", "stops"],
  provide() {
    return { table: this };
  },
  data: () => ({
    game: null, // what the game adds; there before the first state
    state: null, // all that this seat may know of the match
    words: markRaw({}), // by the names of messages
    settings: {},
    lesson: null, // which answers a lesson means, and what to look at
    hint: null, // of the coach, to one decision
    selected: null, // the piece whose choices are open
    selectedCopy: 0, // which of several alike
    taken: null, // the key of a choice that is taken up and still needs its place
    aimed: null, // a place that several choices lead to, of which one is still to be chosen
    sent: null, // the decision that was answered and waits for the server
    peeked: null, // the piece shown large
    pinned: false, // shown large until closed, not only while the mouse is over it
    pile: null, // the pile whose contents are shown
    armed: null, // a button that waits for its second press
    tab: "table",
    narrow: false,
    medium: false,
    help: false,
    listOpen: false,
    news: "",
    seenLog: 0,
    closedEnding: false,
    now: Date.now(),
  }),
  computed: {
    view() {
      return this.state?.view || null;
    },
    // What the coach says, and where to look; none where no coach is wanted.
    coach() {
      return this.state?.coach || null;
    },
    // The facts of a card never change within a match, so each card is drawn once.
    facts() {
      return this.learnt(this.state);
    },
    setting() {
      return {
        theme: "dark",
        speed: "normal",
        sounds: false,
        animation: true,
        confirm: true,
        steady: true,
        ...this.settings,
      };
    },
    mine() {
      return this.state.actions.length > 0 && !this.behind;
    },
    choices() {
      const { view, decision } = this.state;
      return view && this.mine && this.sent !== decision ? this.game.choices(this.state) : [];
    },
    usual() {
      const found = this.choices.find((choice) => choice.usual);
      return found ? { ...found, text: found.label ? this.t(found.label, found) : found.text } : null;
    },
    options() {
      return this.selected ? this.choices.filter((choice) => choice.from === this.selected) : [];
    },
    // Those of them that have a button; the others are chosen by pressing a place on the table.
    buttons() {
      const open = this.aimed ? this.open.filter(({ from }) => from === this.selected) : this.options;
      return this.worded(open.filter(({ placed, to, key }) => key || (!placed && to.length < 2)));
    },
    // The choices of which places may be pressed now.
    open() {
      return narrowed(this.choices, this.selected, this.taken, this.aimed);
    },
    tray() {
      return this.game.tray(this.state, this.choices);
    },
    // Choices without a piece: buttons beside the prompt.
    loose() {
      const picked = new Set(this.tray.map(({ action }) => action));
      return this.worded(
        (this.aimed ? this.open : this.choices).filter(
          ({ from, to, usual, action, key }) => !from && (key || !to.length) && !usual && !picked.has(action),
        ),
      );
    },
    marks() {
      return marksOf(this.open, this.selected);
    },
    outcomes() {
      return outcomesOf(this.open, this.selected);
    },
    window() {
      return (this.view && this.game.window(this.view)) || "";
    },
    setup() {
      return Boolean(this.view && this.game.setup(this.view));
    },
    over() {
      return this.state.status === "over";
    },
    // Nobody's eyes: both sides are called by their names.
    spectating() {
      return this.state.seat < 0;
    },
    waitingSince() {
      return Math.max(0, Math.floor(this.now / 1000 - this.state.since));
    },
  },
  watch: {
    selected: {
      flush: "sync",
      handler() {
        this.unaim();
      },
    },
    state: {
      flush: "pre",
      handler(now, before) {
        this.change(now, before);
      },
    },
  },
  mounted() {
    this.title = document.title;
    this.ahead = 0; // milliseconds that the server's clock is before this machine's
    this.sizes = new ResizeObserver(([{ contentRect }]) => {
      this.narrow = contentRect.width < NARROW;
      this.medium = !this.narrow && contentRect.width < MEDIUM;
    });
    this.sizes.observe(this.$el);
    this.tick = setInterval(() => (this.now = Date.now() + this.ahead), 1000);
    this.keys = (event) => onKey(this, event);
    document.addEventListener("keydown", this.keys);
    load(this.scripts).then((game) => {
      this.game = game;
      this.$emit("ready");
    });
  },
  beforeUnmount() {
    this.sizes.disconnect();
    clearInterval(this.tick);
    clearTimeout(this.patience);
    document.removeEventListener("keydown", this.keys);
    document.title = this.title;
  },
  methods: {
    // --- Words
    t(name, values = {}) {
      const text = this.words[name];
      if (text === undefined) return name;
      return text.replace(/\{(\w+)\}/g, (whole, key) => (key in values ? values[key] : whole));
    },
    learnt({ match, seat, view }) {
      if (this.factsOf !== `${match} ${seat}`)
        Object.assign(this, { factsOf: `${match} ${seat}`, factsKept: {} });
      for (const [card, facts] of Object.entries(view?.cards || {})) this.factsKept[card] ||= markRaw(facts);
      return this.factsKept;
    },
    cardName(card) {
      return this.t(this.facts[card]?.name || `card-${card}`);
    },
    // What a printed name means, in our own translation; empty where there is none, or nobody wants it.
    reading(name) {
      return (this.settings.readings !== false && this.words[`reading-${name}`]) || "";
    },
    faceOf(card, size) {
      return readable(this, card, this.game.face(this, card, this.facts[card], size));
    },
    // What a piece is called: by the game, or by the card it shows.
    called(piece) {
      if (this.game.called) return this.game.called(this, piece);
      return this.cardName(drawn(this.$el, piece)?.dataset.card || piece);
    },
    seatName(seat) {
      const name = this.state.seats[seat]?.name;
      if (name) return name;
      if (seat === this.state.seat) return this.t("board-you");
      const seats = this.view?.seats || this.state.seats;
      if (this.state.seat >= 0 && seats.length === 2) return this.t("board-opponent");
      const own = this.view?.teams?.find((team) => team.seats.includes(this.state.seat));
      return own?.seats.includes(seat) ? this.t("board-partner") : this.t("board-seat", { number: seat + 1 });
    },

    // --- What comes from the server
    // It tells only what is new since its last message. A message that does not follow on the last one asks for all.
    tell(told) {
      if (told.number && told.number !== this.number + 1) {
        if (!this.asked) this.$emit("ready");
        this.asked = true;
        return;
      }
      this.asked = false;
      this.number = told.number;
      this.ahead = told.now * 1000 - Date.now();
      this.now = Date.now() + this.ahead;
      if (told.labels) this.words = markRaw(told.labels);
      if (told.settings) this.settings = told.settings;
      if ("lesson" in told) this.lesson = told.lesson;
      if ("hint" in told) this.hint = told.hint;
      if (told.company) this.meet(told.company);
      if (told.state) this.receive(joined(told.number ? this.latest : NOTHING, told), !told.number);
    },
    change(now, before) {
      const same = before && now.match === before.match && now.seat === before.seat;
      const boxes = same && moving(this.setting) ? snapshot(this.$el) : null;
      const fresh = !same || now.decision !== before.decision;
      if (fresh) this.sent = null;
      else this.retryIn(REFUSED);
      const hurt = fresh && before?.view && now.view ? this.game.harms(before.view, now.view) : [];
      if (!before) this.seenLog = now.log.length;
      else if (now.log.length > before.log.length)
        this.say(now.log.slice(before.log.length).map((line) => line.text));
      this.said = [];
      if (before?.actions.length && !now.actions.length) this.seenLog = before.log.length;
      if (now.log.length < this.seenLog) this.seenLog = now.log.length;
      if (fresh) {
        this.selected = null;
        this.unaim();
        this.armed = null;
        if (!this.pinned) this.unpeek();
        if (now.status !== "over") this.closedEnding = false;
      }
      this.$nextTick(() => this.settle(now, before, fresh, boxes, hurt));
    },
    // What is told of an event while it is shown need not be told again when its state comes.
    say(texts) {
      const fresh = texts.filter((text) => !this.said?.includes(text));
      this.said = [...(this.said || []), ...fresh];
      if (fresh.length) this.news = sentences(this, fresh);
    },
    settle(now, before, fresh, boxes, hurt) {
      this.tellTitle();
      this.steady();
      this.mindPeeked();
      if (boxes) glide(this.$el, boxes);
      for (const { piece, kind, amount, word } of hurt)
        if (moving(this.setting) && !this.marked.has(piece))
          pop(this.$el, piece, word ? this.t(word, { amount }) : `−${amount}`, kind);
      if (this.setting.sounds) this.hear(now, before, hurt);
      if (fresh && this.mine && this.roving) focusNear(this);
    },
    hear(now, before, hurt) {
      if (now.status === "over" && before?.status !== "over")
        return sound(now.view?.result?.won === false ? "lost" : "won");
      if (hurt.length) return sound(hurt[0].kind === "capture" ? "capture" : "hurt");
      if (now.actions.length && before && !before.actions.length) return sound("turn");
      if (before && now.step !== before.step) sound("move");
    },
    tellTitle() {
      document.title =
        this.state && this.mine ? this.t("board-title-yours", { title: this.title }) : this.title;
    },

    // --- What a person does
    press(piece, copy = 0) {
      const aimed = this.selected
        ? choicesAt(
            this.open.filter(({ from }) => from === this.selected),
            piece,
          )
        : [];
      if (aimed.length) return this.aim(aimed, piece);
      if (piece === this.selected && copy === this.selectedCopy) {
        const [only] = this.options;
        const sure = this.options.length === 1 && !only.key && only.to.length < 2;
        return sure ? this.choose(only, only.to[0]) : this.back();
      }
      const own = this.choices.filter((choice) => choice.from === piece);
      if (own.length) return this.select(piece, copy, own);
      const loose = choicesAt(
        this.open.filter(({ from }) => !from),
        piece,
      );
      if (loose.length) return this.aim(loose, piece);
      this.back();
    },
    // At a place to which several choices lead, each with a button, which one is asked first.
    aim(found, piece) {
      if (found.length === 1 || !found.every(([{ key }]) => key)) return this.choose(...found[0]);
      this.aimed = this.aimed === piece ? null : piece;
    },
    unaim() {
      this.taken = this.aimed = null;
    },
    // Buttons as the game words them, where it has more to say than their action.
    worded(buttons) {
      return this.game.worded ? this.game.worded(this, buttons) : buttons;
    },
    select(piece, copy, own) {
      const [only] = own;
      const asks = only.weighty && this.setting.confirm;
      if (own.length === 1 && only.to.length < 2 && !only.key && !asks) return this.choose(only, only.to[0]);
      this.selected = piece;
      this.selectedCopy = copy;
      this.tab = "table";
    },
    choose(choice, place) {
      this.send(answersOf(choice, place));
    },
    chooseOption(choice) {
      if (this.unsteady && !this.selected) return;
      if (isSure(choice)) this.choose(choice, choice.to[0]);
      else if (choice.key) this.taken = this.taken === choice.key ? null : choice.key;
    },
    // One press may answer several questions: they go as one message, and nobody sees anything in between.
    send(actions) {
      if (this.sent === this.state.decision) return;
      this.sent = this.state.decision;
      this.selected = null;
      this.unaim();
      this.unpeek();
      this.retryIn(PATIENCE);
      this.$emit("act", { decision: this.state.decision, actions });
    },
    retryIn(time) {
      clearTimeout(this.patience);
      this.patience = setTimeout(() => (this.sent = null), time);
    },
    pressUsual() {
      if (this.usual && !this.unsteady) this.choose(this.usual);
    },
    // A wish of this browser about its boards, kept in its settings.
    wish(name, on) {
      this.settings = { ...this.settings, [name]: on };
      window.wartable?.set(name, on);
      this.$emit("command", { name, on, decision: this.state.decision });
    },
    command(name, asks = false) {
      if (asks && this.armed !== name) {
        this.armed = name;
        return;
      }
      this.armed = null;
      this.$emit("command", { name, decision: this.state.decision });
    },
    back() {
      if (this.help) this.help = false;
      else if (this.peeked && this.pinned) this.unpeek();
      else if (this.pile) this.pile = null;
      else if (this.taken || this.aimed) this.unaim();
      else if (this.selected) this.selected = null;
      else if (this.armed) this.armed = null;
      else this.tab = "table";
    },

    // --- Looking closer
    peek(piece, card, pinned = false) {
      if (!card || (this.pinned && !pinned)) return;
      this.peeked = { piece, card };
      this.peekedAs = this.lies(piece);
      this.pinned = pinned;
      if (pinned) this.$emit("peek", { piece, card });
    },
    unpeek(piece) {
      if (piece && (this.pinned || this.peeked?.piece !== piece)) return;
      this.peeked = null;
      this.pinned = false;
    },
    // What is shown large goes away with its card.
    mindPeeked() {
      if (this.peeked && this.lies(this.peeked.piece) !== this.peekedAs) this.unpeek();
    },
    // Which card is drawn where a piece lies; none where it is not drawn by its name.
    lies(piece) {
      const node = drawn(this.$el, piece);
      return node ? node.dataset.card || "" : null;
    },
    // A finger that rests on a piece looks at it. One that moves or scrolls does something else.
    holdStart(event, piece, card) {
      if (event.pointerType === "mouse") return;
      this.holdEnd();
      this.held = false;
      const { clientX, clientY } = event;
      this.strayed = (moved) => {
        if (moved.type === "scroll" || Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > STRAYED)
          this.holdEnd();
      };
      document.addEventListener("pointermove", this.strayed);
      document.addEventListener("scroll", this.strayed, true);
      this.hold = setTimeout(() => {
        this.holdEnd();
        this.held = true;
        this.peek(piece, card, true);
      }, LONG_PRESS);
    },
    holdEnd() {
      clearTimeout(this.hold);
      document.removeEventListener("pointermove", this.strayed);
      document.removeEventListener("scroll", this.strayed, true);
    },
    tap(piece, copy) {
      if (this.held) this.held = false;
      else this.press(piece, copy);
    },
    showPile(name) {
      this.pile = this.pile === name ? null : name;
    },
    moment(line) {
      this.$emit("moment", { decision: line.decision, step: line.step });
    },
  },
  template: `
    <div class="wt" :class="{ narrow, medium, coached: coach, taught: lesson, still: !setting.animation, waiting: state && !mine, ['window-' + window]: window }" :data-game="game_name" :data-theme="setting.theme" :data-tab="tab"
      :data-decision="state?.decision" :data-asked="view?.pending?.kind" :data-turn="!state ? null : over ? 'over' : mine ? 'yours' : 'theirs'" :data-sent="sent" :data-shown="behind || beat ? 'passing' : 'all'">
      <template v-if="state">
        <p class="wt-spoken" aria-live="polite">{{ state.stops?.passing || behind ? "" : state.prompt }}</p>
        <p class="wt-spoken news" aria-live="polite">{{ news }}</p>
        <FriendVoice/>
        <CoachNote v-if="coach && narrow"/>
        <section class="table-side" :aria-label="t('board-table')" @click="hurries() && hurry()">
          <component :is="game.Table" v-if="view"/>
          <div v-else class="not-yet"><p>{{ state.prompt }}</p></div>
          <PromptBar/>
          <Tray v-if="tray.length && !setup"/>
          <Preview/>
        </section>
        <nav v-if="narrow" class="tabs">
          <button v-for="name in game.tabs" :key="name" type="button" :aria-pressed="String(tab === name)" @click="tab = name">{{ t('board-tab-' + name) }}</button>
        </nav>
        <aside class="log-side" :aria-label="t('board-log')">
          <LogPanel/>
          <CoachNote v-if="coach && !narrow"/>
          <TextPanel/>
        </aside>
        <Stage v-if="beat"/>
        <Ending v-if="over && !closedEnding && !beat && !behind"/>
        <KeyHelp v-if="help"/>
        <LessonGuide v-if="lesson"/>
      </template>
    </div>`,
};
