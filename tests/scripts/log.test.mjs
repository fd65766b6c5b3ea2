// The log by turns: headlines, lines that count, and passes that are left out unless asked for.

import assert from "node:assert/strict";
import { test } from "node:test";
import { turnsOf } from "wartable-board/log.js";

const RULES = { heads: ["T"], quiet: ["P"] };
const line = (text, rule = "", step = 0) => ({ text, rule, step });
const LOG = [
  line("You choose a leader."),
  line("Turn 1: yours.", "T", 1),
  line("You pass.", "P", 2),
  line("Kenji passes.", "P", 3),
  line("A card is drawn.", "", 4),
  line("A card is drawn.", "", 5),
  line("Turn 2: Kenji.", "T", 6),
];

test("each turn has its headline, and what came before the first has none", () => {
  const turns = turnsOf(LOG, RULES);
  assert.deepEqual(
    turns.map(({ head }) => head?.text),
    [undefined, "Turn 1: yours.", "Turn 2: Kenji."],
  );
});

test("passes stand in one row, the same line again counts", () => {
  const [, { lines }] = turnsOf(LOG, RULES);
  assert.deepEqual(
    lines.map(({ text, times }) => [text, times]),
    [
      ["You pass. Kenji passes.", 1],
      ["A card is drawn.", 2],
    ],
  );
});

test("passes are left out unless asked for, and nothing else is", () => {
  const [, { lines }] = turnsOf(LOG, { ...RULES, details: false });
  assert.deepEqual(
    lines.map(({ text }) => text),
    ["A card is drawn."],
  );
});

test("what is new is marked, in headlines and lines alike", () => {
  const turns = turnsOf(LOG, { ...RULES, seen: 5 });
  assert.deepEqual(
    turns.map(({ head, lines }) => [head?.fresh, lines.at(-1)?.fresh]),
    [
      [undefined, false],
      [false, true],
      [true, undefined],
    ],
  );
});
