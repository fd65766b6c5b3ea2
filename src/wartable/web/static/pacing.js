// How a board comes from one state of its match to the next: event by event, each for its time. Part of the table's
// component; what is shown when is for queue.js to say, and what an event is for events.js.

import { markRaw } from "vue";
import { beatsBetween, hadTurn, isWhole, joined, lastTurn, NOTHING } from "wartable-board/events.js";
import { LAG, Queue, SHORT } from "wartable-board/queue.js";
import { play as sound } from "wartable-board/sounds.js";

const REMEMBERED = 120; // states that may be shown again
const HEARD = { card: "card", arrow: "attack", dice: "dice", glory: "glory" }; // what moments sound like
const STEADY = 600; // milliseconds in which a button that has changed its meaning takes no press

export const pacing = {
  data: () => ({
    beat: null, // what is being shown beside the board
    behind: false, // the match is farther than what is shown
    again: false, // a turn is being shown once more
    unsteady: false, // the buttons have just changed their meaning
    turnKnown: false, // there is a turn to be shown again
    turnMissed: false, // it began before this board was there: the server is asked for it
  }),
  created() {
    this.queue = new Queue();
    this.known = []; // states of this match, as they came
    this.latest = null;
    this.meaning = "";
    this.marked = new Set(); // pieces whose harm has its own moment
  },
  beforeUnmount() {
    this.wake();
    clearTimeout(this.steadying);
  },
  methods: {
    /** A state has come. What does not follow on the one before is shown at once. */
    receive(state, anew) {
      const before = this.latest;
      this.latest = state;
      if (anew || !before || !follows(before, state)) return this.jump(state);
      this.learnt(state);
      this.remember(before, state);
      const own = this.sent !== null && this.sent === before.decision;
      if (own || document.hidden) this.catchUp();
      const beats = beatsBetween(this, before, state, own);
      this.queue.speed = this.setting.speed;
      this.queue.add(beats, performance.now(), this.within(state));
      this.behind = this.queue.behind;
      if (own || !this.pause) this.play();
    },
    jump(state) {
      this.known = [markRaw(state)];
      this.turnKnown = false;
      this.turnMissed = !this.replaying && !this.lesson && live(state) && hadTurn(this.game, state);
      this.queue.clear();
      this.stop();
      Object.assign(this, { behind: false, state: markRaw(state) });
    },
    remember(before, state) {
      if (state.step === before.step) this.known.pop();
      this.known = [...this.known, markRaw(state)].slice(-REMEMBERED);
      this.mindTurn();
    },
    mindTurn() {
      const turn = lastTurn(this.known);
      this.turnKnown = turn.length > 1;
      if (isWhole(turn)) this.turnMissed = false;
    },
    /** The moments of a turn that this board has not seen, each as what it adds to the one before. */
    recall(told) {
      const moments = [];
      for (const news of told) moments.push(markRaw(joined(moments.at(-1) || NOTHING, news)));
      const { step, seat } = this.latest;
      const past = moments.filter((moment) => moment.step < step && moment.seat === seat);
      this.known = [...past, markRaw(this.latest)];
      this.mindTurn();
      this.turnMissed = false;
      this.showAgain();
    },
    /** How soon a state has to be shown: before the clock of the one who decides begins to run. */
    within({ clock, seat }) {
      if (!clock?.deadline || clock.running !== seat) return LAG;
      return Math.min(LAG, Math.max(0, (clock.deadline - clock.left[seat]) * 1000 - Date.now() - this.ahead));
    },
    /** Wait so long from when the beat is drawn: what takes long to draw is seen no shorter. */
    rest(time) {
      const pause = { timer: null };
      this.pause = pause;
      this.$nextTick(() => {
        if (this.pause === pause) pause.timer = setTimeout(() => this.play(), time);
      });
    },
    wake() {
      clearTimeout(this.pause?.timer);
      this.pause = null;
    },
    play() {
      this.wake();
      for (;;) {
        const beat = this.queue.next(performance.now());
        if (!beat) return this.stop();
        if (beat.state) this.draw(beat);
        if (!beat.lasts) continue;
        this.beat = markRaw(beat);
        const heard = beat.sound || HEARD[beat.kind];
        if (this.setting.sounds && heard) sound(heard);
        if (!beat.state && beat.text) this.say(beat.texts || [beat.text]);
        this.rest(beat.lasts);
        return;
      }
    },
    stop() {
      this.wake();
      this.beat = null;
      this.again = false;
    },
    draw({ state, marks }) {
      this.marked = new Set(this.queue.speed === "instant" ? [] : marks);
      this.behind = this.queue.behind;
      this.state = markRaw(state);
    },
    /** Show where the match stands, whatever was still to be shown. */
    catchUp() {
      const last = this.queue.clear();
      this.stop();
      if (last) this.draw({ state: last });
      this.behind = false;
    },
    hurry() {
      this.queue.hurry();
      this.play();
    },
    /** Whether Space and clicks hurry: nothing can be decided yet, or the end is still to be told. */
    hurries() {
      return this.behind || Boolean(this.beat && this.over);
    },
    /** The last turn of another once more, and then on to where the match stands. */
    showAgain() {
      if (this.turnMissed) return this.command("last-turn");
      const turn = lastTurn(this.known);
      if (turn.length < 2) return;
      const coach = this.coach;
      this.catchUp();
      const beats = turn.slice(1).flatMap((state, nth) => beatsBetween(this, turn[nth], state));
      this.queue.speed = this.setting.speed === "instant" ? "normal" : this.setting.speed;
      const past = [{ state: turn[0], time: SHORT }, ...beats].map((beat) =>
        beat.state ? { ...beat, state: { ...beat.state, coach, passing: true } } : beat,
      );
      this.queue.add([...past, { state: this.latest, time: 0 }], performance.now(), Infinity);
      Object.assign(this, { again: true, closedEnding: false, behind: true });
      this.play();
    },
    /** One that does what it said before may be pressed at once; another takes no press for a moment. */
    steady() {
      const meaning = [
        this.view?.pending?.kind,
        this.usual?.text,
        ...this.loose.map(({ text }) => text),
      ].join("|");
      if (meaning === this.meaning) return;
      this.meaning = meaning;
      clearTimeout(this.steadying);
      this.unsteady = this.setting.steady && this.choices.length > 0;
      if (!this.unsteady) return;
      this.$nextTick(() => {
        if (this.meaning !== meaning) return; // the time counts from when the button is drawn
        clearTimeout(this.steadying);
        this.steadying = setTimeout(() => (this.unsteady = false), STEADY);
      });
    },
  },
};

/** Whether a state comes after another in the course of a match, through the same eyes. */
function follows(before, now) {
  return (
    before.match === now.match &&
    before.seat === now.seat &&
    now.step >= before.step &&
    now.log.length >= before.log.length &&
    live(before) &&
    live(now)
  );
}

const live = ({ status, view }) => Boolean(view) && (status === "playing" || status === "over");
