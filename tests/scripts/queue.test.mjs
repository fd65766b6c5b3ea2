// What the queue of a board shows when: each beat for its time, a state never later than due, at every speed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lastBlow } from "wartable-board/events.js";
import { LAG, LONG, Queue, SHORT, SPEEDS } from "wartable-board/queue.js";

/** Play a queue to its end; what came is added at its time. Gives each beat with when it began. */
function played(queue, coming = [], hurries = []) {
  const [found, waits] = [[], [...coming]];
  let now = 0;
  for (;;) {
    while (waits.length && waits[0].at <= now) {
      const { beats, at } = waits.shift();
      queue.add(beats, at);
    }
    while (hurries.length && hurries[0] <= now) hurries.shift() && queue.hurry();
    const beat = queue.next(now);
    if (!beat && !waits.length) return found;
    if (beat) found.push({ ...beat, began: now });
    now += beat ? beat.lasts : 1;
    if (!beat) now = Math.max(now, waits[0].at);
  }
}

const state = (step, time = SHORT) => ({ state: { step }, time });

test("every beat has its time, one after another", () => {
  const queue = new Queue();
  queue.add([{ kind: "card", time: LONG }, state(1), { kind: "glory", time: LONG }], 0);
  const found = played(queue);
  assert.deepEqual(
    found.map(({ began, lasts }) => [began, lasts]),
    [
      [0, LONG],
      [LONG, SHORT],
      [LONG + SHORT, LONG],
    ],
  );
});

test("a speed is a share of the time, and instant takes none", () => {
  for (const [speed, share] of Object.entries(SPEEDS)) {
    const queue = Object.assign(new Queue(), { speed });
    queue.add([state(1, LONG)], 0);
    assert.equal(queue.next(0).lasts, LONG * share);
  }
});

test("however many come at once, the last state is shown within the lag, and all have the same share", () => {
  const queue = new Queue();
  queue.add(
    Array.from({ length: 30 }, (_, step) => state(step)),
    0,
  );
  const found = played(queue);
  assert.equal(found.length, 30);
  assert.ok(found[29].began <= LAG + 1, `${found[29].began}`);
  assert.ok(Math.max(...found.slice(0, 29).map(({ lasts }) => lasts)) - found[0].lasts < 1);
  assert.ok(found[0].lasts > 100);
});

test("no state comes later than the lag after it came, however long a stream goes on", () => {
  for (const every of [0, 40, 150, 390]) {
    const coming = Array.from({ length: 200 }, (_, step) => ({
      at: step * every,
      beats: [{ kind: "arrow", time: LONG }, state(step)],
    }));
    const came = Object.fromEntries(coming.map(({ at }, step) => [step, at]));
    for (const { state: shown, began } of played(new Queue(), coming))
      if (shown) assert.ok(began - came[shown.step] <= LAG + 1, `${every}: ${shown.step} at ${began}`);
  }
});

test("what comes slowly enough is shown for its whole time", () => {
  const coming = Array.from({ length: 20 }, (_, step) => ({ at: step * 500, beats: [state(step)] }));
  for (const { lasts } of played(new Queue(), coming)) assert.equal(lasts, SHORT);
});

test("nothing flashes: a beat is seen for a while or not at all", () => {
  const queue = new Queue();
  queue.add(
    Array.from({ length: 300 }, (_, step) => state(step)),
    0,
  );
  for (const { lasts } of played(queue)) assert.ok(lasts === 0 || lasts >= 80);
});

test("to hurry once is to go faster, twice to be there; the next event has its time again", () => {
  const queue = new Queue();
  queue.add([state(1), state(2), state(3)], 0);
  queue.hurry();
  assert.ok(queue.next(0).lasts < SHORT / 2);
  queue.hurry();
  assert.equal(queue.next(0).lasts, 0);
  assert.equal(queue.next(0).lasts, 0);
  assert.equal(queue.next(0), null);
  queue.add([state(4)], 0);
  assert.equal(queue.next(0).lasts, SHORT);
});

test("the last blow is what the last move did, not what it has come to; a quiet end has none", () => {
  const game = { quiet: ["pass"], counting: ["points"] };
  const line = (step, rule, text) => ({ step, rule, text });
  const end = line(9, "end", "You lose.");
  const log = [
    line(8, "march", "A march."),
    line(9, "capture", "A capture."),
    line(9, "points", "4 points."),
    end,
  ];
  assert.equal(lastBlow({ game, state: { log } }), "A capture.");
  assert.equal(lastBlow({ game, state: { log: [log[0], line(9, "pass", "A pass."), end] } }), "");
});

test("it is behind while a newer state waits, and what is cleared is the last of them", () => {
  const queue = new Queue();
  queue.add([{ kind: "card", time: LONG }, state(1), state(2), { kind: "blow", time: LONG }], 0);
  assert.ok(queue.behind);
  assert.equal(queue.clear().step, 2);
  assert.ok(!queue.behind && queue.idle);
  queue.add([{ kind: "blow", time: LONG }], 0);
  assert.ok(!queue.behind && !queue.idle);
});

test("a clock that begins to run is earlier than the lag", () => {
  const queue = new Queue();
  queue.add([{ kind: "card", time: LONG }, { kind: "arrow", time: LONG }, state(1)], 0, 900);
  const found = played(queue);
  assert.equal(Math.round(found[2].began), 900);
});
