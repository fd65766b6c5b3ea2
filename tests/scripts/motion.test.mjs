// Which cards glide, arrive and leave between two states; nothing is drawn, elements are stood in for.

import assert from "node:assert/strict";
import { test } from "node:test";
import { glide, moving, snapshot } from "wartable-board/motion.js";

const BOX = { width: 40, height: 56 };

/** A card on the table: its name, its piece, where it lies. */
function card(name, piece, left, dataset = {}) {
  const moves = [];
  const node = {
    dataset: { card: name, piece, ...dataset },
    getBoundingClientRect: () => ({ left, top: 0, ...BOX }),
    animate(frames) {
      moves.push(frames);
      return { finished: Promise.resolve() };
    },
  };
  return { node, moves };
}

/** A root that holds these cards, and places by their names. */
function root(cards, places = {}) {
  return {
    querySelectorAll: () => cards.map(({ node }) => node),
    querySelector: (asked) => places[asked.match(/data-zone="([^"]+)"/)?.[1]] || null,
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 900, height: 600 }),
  };
}

const before = (...cards) => snapshot(root(cards));

test("a card that lies elsewhere glides from where it lay", () => {
  const now = card("archer", "field-0-1", 200);
  glide(root([now]), before(card("archer", "hand-0-archer", 50)));
  assert.equal(now.moves.length, 1);
  assert.match(now.moves[0][0].transform, /translate\(-150px, 0px\) scale\(1\)/);
});

test("a card that stays does not move", () => {
  const now = card("archer", "field-0-1", 200);
  glide(root([now]), before(card("archer", "field-0-1", 201)));
  assert.deepEqual(now.moves, []);
});

test("of two alike, the one that stays is not taken for the one that went", () => {
  const [stays, came] = [card("archer", "field-0-1", 200), card("archer", "field-0-2", 300)];
  glide(root([came, stays]), before(card("archer", "field-0-1", 200), card("archer", "hand-0-archer", 20)));
  assert.deepEqual(stays.moves, []);
  assert.match(came.moves[0][0].transform, /translate\(-280px/);
});

test("a new card comes from its origin, and fades in", () => {
  const now = card("archer", "hand-0-archer", 100, { origin: "deck-0" });
  const deck = { getBoundingClientRect: () => ({ left: 0, top: 0, ...BOX }) };
  glide(root([now], { "deck-0": deck }), []);
  assert.equal(now.moves.length, 2);
  assert.match(now.moves[0][0].transform, /translate\(-100px/);
  assert.equal(now.moves[1][0].opacity, 0);
});

test("nothing moves for those who want none", () => {
  globalThis.matchMedia = () => ({ matches: false });
  assert.equal(moving({ animation: true }), true);
  assert.equal(moving({ animation: false }), false);
  globalThis.matchMedia = () => ({ matches: true });
  assert.equal(moving({}), false);
});
