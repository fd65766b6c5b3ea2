// Real states, as WARTABLE_STATES names a file of them: whatever a game offers can be chosen at its table.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { answersOf, marksOf } from "wartable-board/choices.js";
import { beatsBetween, newLines } from "wartable-board/events.js";
import { factsOf } from "wartable-board/ids.js";
import { LONG, SHORT } from "wartable-board/queue.js";

const states = JSON.parse(readFileSync(process.env.WARTABLE_STATES, "utf-8"));
const { default: game } = await import(`wartable-game-${states[0].game}/game.js`);

/** A state with what its game makes of it. */
function played(state) {
  const choices = game.choices(state);
  return { ...state, choices, tray: game.tray(state, choices) };
}

test("there are states to look at", () => assert.ok(states.length > 50));

test("every action is offered, and the answers are its own or one of its ways", () => {
  for (const { actions, choices } of states.map(played)) {
    assert.deepEqual(
      new Set(choices.map(({ action }) => action)),
      new Set(actions.map(({ action }) => action)),
    );
    for (const choice of choices) {
      const ways = (choice.ways || []).map(({ then }) => String([choice.action, ...then]));
      for (const place of choice.to.length ? choice.to : [undefined])
        assert.ok([String(choice.action), ...ways].includes(String(answersOf(choice, place))), choice.text);
    }
  }
});

test("all ways of all actions can be gone", () => {
  for (const { actions, choices } of states.map(played)) {
    const gone = new Set(
      choices.flatMap((choice) => choice.to.map((place) => String(answersOf(choice, place)))),
    );
    for (const { action, ways = [] } of actions)
      for (const { then } of ways) assert.ok(gone.has(String([action, ...then])), String([action, ...then]));
  }
});

test("what is offered has a piece, a place, a card in the tray, or a button", () => {
  for (const { choices, tray } of states.map(played)) {
    for (const { from, to } of choices) {
      assert.ok(from === null || factsOf(from).area, String(from));
      for (const { id } of to) assert.ok(factsOf(id).area, id);
    }
    assert.ok(choices.filter(({ usual }) => usual).length <= 1);
    for (const { from, to } of tray) assert.ok(from || to.length === 1);
    const marks = marksOf(choices, null);
    for (const { from, usual } of choices) assert.ok(usual || !from || marks[from] === "act");
  }
});

/** What one seat sees of each change between two of its own decisions, as beats. */
function staged() {
  const own = states.filter(({ seat }) => seat === 0);
  const table = { game, t: (name) => (name === "list-sentences" ? " " : name) };
  return own.slice(1).map((after, nth) => ({
    before: own[nth],
    after,
    beats: beatsBetween(table, own[nth], after),
  }));
}

const KINDS = {
  invictus: ["card", "arrow", "mark"],
  invasion: ["card", "arrow"],
  shadespire: ["card", "arrow", "dice", "glory"],
};

test("what happens is shown by one state, and by beats that take their time", () => {
  const kinds = new Set();
  for (const { beats, after } of staged()) {
    assert.deepEqual(
      beats.filter(({ state }) => state).map(({ state }) => state.step),
      [after.step],
    );
    for (const { time, state, kind } of beats) {
      assert.ok((state && time === 0) || (time >= SHORT && time <= LONG) || kind === "blow", String(time));
      kinds.add(kind);
    }
  }
  for (const kind of KINDS[states[0].game]) assert.ok(kinds.has(kind), kind);
});

test("every new line of the log is told by a beat, but for passes and what was just told", () => {
  for (const { beats, before, after } of staged()) {
    const told = beats.map(({ text, texts }) => (texts || [text]).join(" ")).join(" ");
    for (const { text, rule } of newLines(before, after))
      assert.ok(
        told.includes(text) || game.quiet?.includes(rule) || text === before.log[before.log.length - 1].text,
        text,
      );
  }
});

test("what is staged is a card that all know or a piece that has a name", () => {
  for (const { beats, after } of staged())
    for (const { card, piece, from = [], to, kind } of beats) {
      if (kind === "card") assert.ok(after.view.cards[card], card);
      for (const each of [...from, to, piece].filter(Boolean)) assert.ok(factsOf(each).area, each);
    }
});
