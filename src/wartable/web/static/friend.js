// What persons at one table have of each other: who is here, small signs, the clock's last seconds, the rematch.
// The server tells it beside the states; whether signs are shown is this browser's own wish.

import { play as sound } from "./sounds.js";
import { sentences } from "./speech.js";

const SHOWN = 5000; // milliseconds that a sign stands beside a name
const LAST = 10; // seconds of a clock that are worth a word
const MINUTE = 60;

/** The seconds left on a seat's clock; null where none runs or ran. */
export function secondsLeft({ clock }, seat, now) {
  if (!clock) return null;
  const running = clock.running === seat && clock.deadline;
  const until = running ? clock.deadline - now / 1000 : Infinity; // some of it may cost nothing
  return Math.max(0, Math.min(until, clock.left[seat]));
}

/** Whether a clock that runs has only its last seconds left. */
export function isLast(state, seat, now) {
  return state.clock?.running === seat && secondsLeft(state, seat, now) <= LAST;
}

/** Since when somebody is away, in words; "" while nobody knows. */
export function awayFor({ t }, left, now) {
  if (!left) return t("friend-away");
  const minutes = Math.floor((now / 1000 - left) / MINUTE);
  if (minutes < 1) return t("friend-left-now");
  if (minutes < MINUTE) return t("friend-left-minutes", { count: minutes });
  return t("friend-left-hours", { count: Math.floor(minutes / MINUTE) });
}

/** What the table of several persons has beside its states; `meet` takes what the server tells. */
export const friendly = {
  data: () => ({
    company: null, // the seats of persons, each here or not; null where nobody else is a person
    signs: {}, // by seat, while they are shown
    friendNews: "",
  }),
  methods: {
    meet(company) {
      const before = this.company;
      this.company = company;
      const moved = company.seats.filter(({ seat, here }) => {
        const was = before?.seats.find((other) => other.seat === seat);
        return was && was.here !== here && seat !== this.state?.seat;
      });
      if (moved.length)
        this.friendNews = sentences(
          this,
          moved.map(({ seat, here }) =>
            this.t(here ? "friend-say-here" : "friend-say-left", { name: this.seatName(seat) }),
          ),
        );
      const { sign } = company;
      if (sign && sign.number !== before?.sign?.number) this.see(sign);
    },
    see({ seat, sign, time }) {
      const own = seat === this.state?.seat;
      if ((this.setting.mute && !own) || this.now / 1000 - time > SHOWN / 1000) return;
      const text = this.t(`friend-sign-${sign}`);
      this.signs = { ...this.signs, [seat]: text };
      if (!own) this.friendNews = this.t("friend-say-sign", { name: this.seatName(seat), sign: text });
      setTimeout(() => {
        if (this.signs[seat] === text) this.signs = { ...this.signs, [seat]: "" };
      }, SHOWN);
    },
  },
};

/** Beside a name: whether that person is here, and the sign just given. */
export const SeatCompany = {
  name: "SeatCompany",
  inject: ["table"],
  props: { seat: Number },
  computed: {
    place() {
      const { company, state, over } = this.table;
      const found = company?.seats.find(({ seat }) => seat === this.seat);
      return found && this.seat !== state.seat && !over ? found : null;
    },
    words() {
      return this.place.here
        ? this.table.t("friend-here")
        : awayFor(this.table, this.place.left, this.table.now);
    },
  },
  template: `
    <small v-if="place" class="presence" :class="{ away: !place.here }">{{ words }}</small>
    <span v-if="table.signs[seat]" class="sign-given" aria-hidden="true">{{ table.signs[seat] }}</span>`,
};

/** What is only heard: who came or went, signs, and that the own clock is nearly used up. */
export const FriendVoice = {
  name: "FriendVoice",
  inject: ["table"],
  computed: {
    warning() {
      const { state, now, t } = this.table;
      return state.holds?.some((seat) => isLast(state, seat, now)) ? t("friend-clock-last") : "";
    },
  },
  watch: {
    warning(now) {
      if (now && this.table.setting.sounds) sound("clock");
    },
  },
  template: `
    <p class="wt-spoken" aria-live="polite">{{ table.friendNews }}</p>
    <p class="wt-spoken" aria-live="assertive">{{ warning }}</p>
    <p v-if="warning" class="clock-warning" aria-hidden="true">{{ warning }}</p>`,
};

/** The rematch at the end of a match: offer it, accept it, take the offer back, or go and watch it. */
export const Rematch = {
  name: "Rematch",
  inject: ["table"],
  computed: {
    offer() {
      const { rematch, rematch_by, seat, holds } = this.table.state;
      if (seat < 0) return rematch ? "watch" : "";
      if (!rematch) return "none";
      return holds.includes(rematch_by) ? "own" : "theirs";
    },
    label() {
      const labels = {
        watch: "friend-rematch-watch",
        own: "board-to-rematch",
        theirs: "friend-rematch-accept",
      };
      return this.table.t(labels[this.offer] || "board-rematch");
    },
    alone() {
      const { seats, seat } = this.table.state;
      return !seats.some((other) => other.kind === "person" && other.seat !== seat);
    },
  },
  template: `
    <p v-if="offer === 'theirs' || offer === 'watch'" class="rematch-offer" role="status">{{ table.t('friend-rematch-offered', { name: table.seatName(table.state.rematch_by) }) }}</p>
    <button v-if="offer" type="button" class="primary" @click="table.command('rematch')">{{ label }}</button>
    <button v-if="offer === 'own' && !alone" type="button" class="plain" @click="table.command('cancel-rematch')">{{ table.t('friend-rematch-cancel') }}</button>`,
};
