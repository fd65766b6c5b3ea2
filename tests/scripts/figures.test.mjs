// What is drawn of Shadespire: a figure for each fighter by weapon and stance, and ground that stays as it is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { heldBy } from "wartable-game-shadespire/arsenal.js";
import { figureOf } from "wartable-game-shadespire/figures.js";
import { terrain } from "wartable-game-shadespire/terrain.js";

const attacks = (...ids) => ids.map((id) => ({ id }));
const card = (warband, wounds, ...ids) => ({
  warband,
  sides: [
    { wounds, attacks: attacks(...ids) },
    { wounds, attacks: attacks(...ids) },
  ],
});
const fighter = (key, more) => ({ key, wounds: 0, max_wounds: 3, ...more });

test("a fighter holds what it attacks with", () => {
  assert.deepEqual(heldBy(attacks("sigmarite-broadsword", "mighty-swing")).main, "sword");
  assert.deepEqual(heldBy(attacks("sigmarite-grandhammer")), {
    main: "great-hammer",
    other: null,
    both: true,
  });
  assert.deepEqual(heldBy(attacks("boltstorm-pistol", "storm-sabre")), {
    main: "sword",
    other: "pistol",
    both: false,
  });
  assert.deepEqual(heldBy(attacks("gore-axe-and-blade")), { main: "axe", other: "sword", both: false });
  assert.deepEqual(heldBy(attacks("piercing-blade-and-axe")), { main: "sword", other: "axe", both: false });
  assert.equal(heldBy(attacks("fyresteel-axes")).other, "axe");
});

test("people, weapon, wounds and stance each change the figure", () => {
  const looks = [
    figureOf(fighter("a"), card("garreks-reavers", 3, "great-axe")),
    figureOf(fighter("b"), card("garreks-reavers", 2, "great-axe")),
    figureOf(fighter("c"), card("garreks-reavers", 3, "chained-axe")),
    figureOf(fighter("d"), card("the-chosen-axes", 3, "great-axe")),
    ...[
      { guard: true },
      { charged: true },
      { moved: true },
      { inspired: true },
      { wounds: 1 },
      { wounds: 2 },
    ].map((more) => figureOf(fighter("a", more), card("garreks-reavers", 3, "great-axe"))),
  ];
  assert.equal(new Set(looks).size, looks.length);
  for (const look of looks) assert.doesNotMatch(look, /undefined|NaN/);
});

test("the ground is the same each time, and each kind of hex has its own", () => {
  const grounds = ["plain", "start", "blocked", "lethal"];
  const hexes = Array.from({ length: 40 }, (_, i) => ({ x: i % 8, row: i >> 3, ground: grounds[i % 4] }));
  const once = terrain(hexes, () => "sha-side-0");
  assert.equal(
    once,
    terrain(hexes, () => "sha-side-0"),
  );
  assert.doesNotMatch(once, /undefined|NaN/);
  for (const sign of ["start inner", "pit", "ruin-front", "cracks", "stones"])
    assert.match(once, new RegExp(`class="${sign}"`));
  assert.ok(once.match(/<path/g).length < 90);
});
