// What is still to be shown: beats, one after another, each for its time. A beat may bring a state of the match with it,
// and that is shown no later than when it is due: a long queue plays faster. Nothing here draws, and nothing looks at a clock.

export const SPEEDS = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 }; // how much of its usual time a beat takes
export const LAG = 4000; // milliseconds that may lie between the match and the screen
export const SHORT = 400; // the usual time of a beat, in milliseconds: of what is only told,
export const LONG = 700; // and of what has its moment
const HURRIED = 0.3; // of its time, once somebody hurries
const SEEN = 80; // what would be there for less is not shown at all

export class Queue {
  constructor() {
    this.beats = [];
    this.speed = "normal";
    this.haste = 1;
    this.given = 0;
  }

  /** Beats that came now; a state among them has to be shown within so many milliseconds. */
  add(beats, now, within = LAG) {
    for (const beat of beats) this.beats.push({ ...beat, due: beat.state ? now + within : Infinity });
  }

  /** Whether a state waits that is newer than the one shown. */
  get behind() {
    return this.beats.some(({ state }) => state);
  }

  get idle() {
    return !this.beats.length;
  }

  /** The next beat with the time that it lasts; none when all has been shown. */
  next(now) {
    const beat = this.beats[0];
    if (!beat) {
      this.haste = 1;
      return null;
    }
    const share = Math.min(1, this.share(now));
    this.beats.shift();
    const lasts = beat.time * SPEEDS[this.speed] * this.haste * share;
    this.given += 1;
    return { ...beat, nth: this.given, lasts: lasts < SEEN ? 0 : lasts };
  }

  /** How much of its time each beat may take, so that every state is shown when it is due. */
  share(now) {
    let least = Infinity;
    let length = 0;
    for (const { time, due } of this.beats) {
      if (due < Infinity && length) least = Math.min(least, Math.max(0, due - now) / length);
      length += time * SPEEDS[this.speed] * this.haste;
    }
    return least;
  }

  /** What waits is shown faster; asked for once more, at once. */
  hurry() {
    this.haste = this.haste === 1 ? HURRIED : 0;
  }

  /** Nothing waits any more; gives the last state that did. */
  clear() {
    const last = this.beats.findLast(({ state }) => state)?.state || null;
    this.beats = [];
    this.haste = 1;
    return last;
  }
}
