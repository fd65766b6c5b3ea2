// How large the cards of Invasion lie in a zone, and which of their words fit.

import assert from "node:assert/strict";
import { test } from "node:test";
import { arrange, fan, lettering } from "wartable-game-invasion/layout.js";

const cards = (count, name = "Troll Slayers", under = 0) =>
  Array.from({ length: count }, () => ({ span: 1, lying: [{ name, under }] }));
const TEXT = "Battlefield: +2 power while you have two or more developments here.";

test("cards grow with their zone", () => {
  const [small, large] = [arrange(cards(2), 340, 180), arrange(cards(2), 510, 240)];
  assert.ok(large.wide > small.wide && large.high > small.high && large.wide > 150);
});

test("five cards lie in rows, wide enough for their names", () => {
  const { columns, wide, crowded } = arrange(cards(5, "Bloodthirster"), 336, 160);
  assert.equal(columns, 3);
  assert.ok(wide > 100 && !crowded);
});

test("where too many lie, they keep a least size", () => {
  const { high, wide, columns, crowded } = arrange(cards(30, "Hammerer of Karak Azul"), 336, 160);
  assert.ok(crowded && high >= 40 && wide * columns <= 336);
});

test("a quest and its unit lie side by side", () => {
  const pair = {
    span: 2,
    lying: [
      { name: "A Glorious Death", under: 0 },
      { name: "Runesmith", under: 0 },
    ],
  };
  assert.ok(arrange([pair], 336, 160).columns >= 2);
});

test("a text is shown whole, in a few words, or not at all", () => {
  const said = (wide, high) =>
    lettering({ name: "Troll Slayers", text: TEXT, short: "Action" }, wide, high).says;
  assert.equal(said(180, 240), "text");
  assert.equal(said(110, 90), "short");
  assert.equal(said(200, 30), "");
});

test("a hand lies side by side, and over one another when it is full", () => {
  const [few, many] = [fan(6, 860, 190), fan(14, 860, 190)];
  assert.ok(few.step > few.wide && many.step < many.wide);
  assert.ok(many.step * 13 + many.wide <= 861);
});
