// The table of a game that brings no scripts: its view in words, its actions as buttons.

import assert from "node:assert/strict";
import { test } from "node:test";
import plain from "wartable-board/plain.js";

const WORDS = {
  "list-separator": "|, |",
  "list-lead": "|{label}: |",
  "board-table": "Table",
  "toy-hand": "hand",
  "toy-card-1": "Spy",
};

/** A table that shows a view. */
function table(view) {
  const t = (name, values = {}) => (WORDS[name] ?? name).replace(/\{(\w+)\}/g, (_, key) => values[key]);
  return { t, words: WORDS, game_name: "toy", view, seatName: (seat) => `Seat ${seat + 1}` };
}

test("names and values of a view are said as the game's messages have them", () => {
  const seats = [{ hand: ["toy-card-1", "toy-card-1"] }, { hand: 2, known_cards: [] }];
  const blocks = plain.written(table({ seat: 0, led: null, turn: 3, first: true, seats }));
  assert.deepEqual(blocks, [
    { title: "Table", lines: ["turn: 3", "first: ✓"] },
    { title: "Seat 1", lines: ["hand: Spy, Spy"] },
    { title: "Seat 2", lines: ["hand: 2", "known cards: –"] },
  ]);
});

test("what is nested is said with its names", () => {
  const [{ lines }] = plain.written(table({ piles: { hand: 1, gone: { deep: "toy-card-1" } } }));
  assert.deepEqual(lines, ["piles: hand: 1, gone: deep: Spy"]);
});

test("every action is a button", () => {
  const [choice] = plain.choices({ actions: [{ action: 7, text: "Play" }] });
  assert.deepEqual(choice, { action: 7, text: "Play", from: null, to: [] });
});
