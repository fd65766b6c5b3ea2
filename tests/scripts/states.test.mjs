// Real states, as WARTABLE_STATES names a file of them: whatever a game offers can be chosen at its table.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { answersOf, marksOf } from "wartable-board/choices.js";
import { factsOf } from "wartable-board/ids.js";

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
