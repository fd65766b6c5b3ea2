// Where hexes lie, what was harmed between two views, and the dice of a roll: pure parts of the games' tables.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cardsBefore } from "wartable-game-invasion/draft_cards.js";
import invasion from "wartable-game-invasion/game.js";
import invictus from "wartable-game-invictus/game.js";
import shadespire from "wartable-game-shadespire/game.js";
import { boxOf, middle, middleOfBoard, outline, printed, ROW } from "wartable-game-shadespire/geometry.js";

test("rows of hexes lie closer together than hexes of a row", () => {
  assert.deepEqual(middle({ x: 4, row: 2 }), [4, 2 * ROW]);
  assert.deepEqual(middleOfBoard({ x: 2, y: 1 }), [10, 3 * ROW]);
  assert.match(outline([0, 0]), /^M0 -1\.15.*Z$/);
});

test("a box holds all hexes, whole", () => {
  const { left, top, width, height } = boxOf(
    [
      { x: 0, row: 0 },
      { x: 6, row: 2 },
    ],
    0,
  );
  assert.deepEqual([left, width], [-1, 8]);
  assert.ok(top < -1 && height > 2 * ROW + 2);
});

test("a turned face prints its other side", () => {
  const faces = { keep: { straight: [[0, 0, "plain"]], turned: [[14, 4, "lethal"]] } };
  assert.deepEqual(printed(faces, { face: "keep", turned: true, x: 2, y: 1 }), [
    { x: 16, row: 5, ground: "lethal" },
  ]);
});

test("Shadespire: harm is wounds, or the end", () => {
  const view = (wounds, out, inspired = false) => ({ fighters: [{ id: 3, wounds, out, inspired }] });
  assert.deepEqual(shadespire.harms(view(0, false), view(2, false)), [
    { piece: "fighter-3", kind: "hurt", amount: 2 },
  ]);
  assert.equal(shadespire.harms(view(0, false), view(3, true))[0].kind, "destroy");
  assert.equal(shadespire.harms(view(0, false), view(0, false, true))[0].word, "sha-inspired");
  assert.deepEqual(shadespire.harms(view(1, false), view(0, false)), []);
});

test("Invasion: harm is damage on the same card, on sections, and fire", () => {
  const view = (damage, burning, unit) => ({
    seats: [{ zones: [{ section: 0, damage, burning, cards: [{ slot: 5, card: "gors", damage: unit }] }] }],
  });
  assert.deepEqual(invasion.harms(view(1, false, 0), view(3, false, 1)), [
    { piece: "card-5", kind: "hurt", amount: 1 },
    { piece: "zone-0", kind: "hurt", amount: 2 },
  ]);
  assert.equal(invasion.harms(view(7, false, 0), view(8, true, 0))[0].kind, "destroy");
});

test("Invictus: a card that was struck and is gone was captured or destroyed, as foretold", () => {
  const view = (card, result) => ({
    pending: { attack: { target: 0, outcome: { result } } },
    teams: [{ cells: [{ card, damage: 0, attacked: true }] }],
  });
  assert.equal(invictus.harms(view("priest", "captures"), view(null))[0].kind, "capture");
  assert.equal(invictus.harms(view("priest", "destroys"), view(null))[0].kind, "destroy");
});

test("Invasion: of two copies in a pack only as many are chosen as were picked", () => {
  const draft = { seats: [{ pack: { cards: ["gors", "gors", "orc"] }, chosen: { cards: ["gors"] } }] };
  const { cards } = cardsBefore({ draft, seat: 0, decider: 0, pending: { kind: "pick" } });
  assert.deepEqual(
    cards.map(({ card, nth, chosen }) => [card, nth, chosen]),
    [
      ["gors", 0, true],
      ["gors", 1, false],
      ["orc", 0, false],
    ],
  );
});
