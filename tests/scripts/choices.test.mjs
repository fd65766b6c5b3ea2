// What may be pressed and what is sent: the marks, and the choices that each game makes of its actions.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  answersOf,
  choicesAt,
  isSure,
  marksOf,
  narrowed,
  outcomesOf,
  trayPiece,
  waysFrom,
  waysTo,
} from "wartable-board/choices.js";
import { choices as invasion } from "wartable-game-invasion/choices.js";
import { choices as invictus, tray as invictusTray } from "wartable-game-invictus/choices.js";
import { worded } from "wartable-game-shadespire/attacks.js";
import { choices as shadespire, tray as shadespireTray } from "wartable-game-shadespire/choices.js";

const named = ({ area, number }) => `${area}-${number}`;

test("a way leads to a place with the answers that it takes", () => {
  const action = {
    action: 5,
    ways: [{ then: [7, 8], target: { area: "hex", number: 3, outcome: "falls" } }],
  };
  const [place] = waysTo(action, named);
  assert.deepEqual(place, { id: "hex-3", outcome: "falls", then: [7, 8] });
  assert.deepEqual(answersOf(action, place), [5, 7, 8]);
});

test("an action without ways is sent alone", () => {
  assert.deepEqual(waysTo({ action: 5 }, named), []);
  assert.deepEqual(answersOf({ action: 5 }, undefined), [5]);
});

test("a choice whose card is asked for last is offered by each card first", () => {
  const choice = {
    action: 5,
    from: null,
    to: [{ id: "cell-1" }],
    ways: [
      { then: [20], source: { area: "hand", number: 1 } },
      { then: [21], source: { area: "hand", number: 2 } },
    ],
  };
  const found = waysFrom(choice, named);
  assert.deepEqual(
    found.map(({ from, to }) => [from, to[0].id, to[0].then]),
    [
      ["hand-1", "cell-1", [20]],
      ["hand-2", "cell-1", [21]],
    ],
  );
});

test("a piece is lit where a choice starts, its places once it is selected", () => {
  const all = [
    { from: "hand-1", to: [{ id: "zone-1" }, { id: "zone-2", outcome: "burns" }] },
    { from: null, to: [{ id: "card-9" }], aims: true },
    { from: null, to: [{ id: "devs-1" }] },
    { from: null, to: [], usual: true },
  ];
  assert.deepEqual(marksOf(all, null), { "hand-1": "act", "card-9": "target", "devs-1": "act" });
  assert.equal(marksOf(all, "hand-1")["zone-2"], "target");
  assert.equal(marksOf(all, "hand-1")["hand-1"], "select");
  assert.deepEqual(outcomesOf(all, "hand-1"), { "zone-2": "burns" });
});

test("a pick is named by its piece, or by its only place", () => {
  assert.equal(trayPiece({ from: "deck-1", to: [] }), "deck-1");
  assert.equal(trayPiece({ from: null, to: [{ id: "discard-2" }] }), "discard-2");
});

// --- Invasion

const zone = (section) => ({ area: "zone", seat: 0, zone: "quest", section });
const inHand = { area: "hand", seat: 0, card: "gors" };
const window = { pending: { kind: "window" }, seats: [{ discard: { gors: 3 } }], cards: {} };

test("Invasion: a unit goes where its ways lead, card and zone in one message", () => {
  const action = {
    action: 36,
    verb: "play",
    source: inHand,
    target: null,
    text: "Play",
    ways: [
      { then: [333], target: zone(0) },
      { then: [240], target: { area: "play", slot: 7, card: "raid" } },
    ],
  };
  const [choice] = invasion({ view: window, actions: [action] });
  assert.equal(choice.from, "hand-0-gors");
  assert.deepEqual(
    choice.to.map(({ id }) => id),
    ["zone-0", "card-7"],
  );
  assert.deepEqual(answersOf(choice, choice.to[1]), [36, 240]);
  assert.ok(choice.placed);
});

test("Invasion: a card without a place is played by itself", () => {
  const action = { action: 50, verb: "play", source: inHand, target: null, text: "Play", weighty: true };
  const [choice] = invasion({ view: window, actions: [action] });
  assert.deepEqual([choice.from, choice.to, choice.weighty], ["hand-0-gors", [], true]);
});

test("Invasion: a development starts at its stack or at a card", () => {
  const ways = [{ then: [36], source: inHand }];
  const action = { action: 340, verb: "develop", source: null, target: zone(2), text: "Develop", ways };
  const [stack, card] = invasion({ view: window, actions: [action] });
  assert.deepEqual([stack.from, answersOf(stack, stack.to[0])], [null, [340]]);
  assert.deepEqual([card.from, answersOf(card, card.to[0])], ["hand-0-gors", [340, 36]]);
});

test("Invasion: a pick of a pile shows how many there are", () => {
  const target = { area: "discard", seat: 0, card: "gors" };
  const action = { action: 9, verb: "target", source: null, target, text: "Target", tray: true };
  const [choice] = invasion({ view: { ...window, pending: { kind: "target" } }, actions: [action] });
  assert.deepEqual([choice.card, choice.count, trayPiece(choice)], ["gors", 3, "discard-0-gors"]);
});

test("Invasion: a long pass is said in few words", () => {
  const text = "Pass, and everything on the chain is carried out in order";
  const action = { action: 0, verb: "pass", source: null, target: null, text, short: "pass", usual: true };
  const [choice] = invasion({ view: window, actions: [action] });
  assert.equal(choice.text, "Pass");
  assert.ok(choice.usual);
});

// --- Invictus

const field = (cell, team = 1) => ({ area: "field", team, cell, card: "priest" });
const battle = { pending: { kind: "main" }, seats: [{ team: 0 }, { team: 1 }], teams: [] };

test("Invictus: an attack names its target at once", () => {
  const target = { ...field(4), outcome: { result: "captures" } };
  const action = {
    action: 41,
    verb: "attack",
    source: field(0, 0),
    target: { area: "field", team: 1 },
    text: "Attack",
    ways: [{ then: [51], target }],
  };
  const [choice] = invictus({ view: battle, actions: [action] });
  assert.equal(choice.from, "field-0-0");
  assert.deepEqual(choice.to, [{ id: "field-1-4", outcome: { result: "captures" }, then: [51] }]);
});

test("Invictus: a march from hand begins with the card", () => {
  const ways = [{ then: [3], source: { area: "hand", seat: 0, card: "archer" } }];
  const action = { action: 35, verb: "march", source: null, target: field(0, 0), text: "March", ways };
  const found = invictus({ view: battle, actions: [action] });
  assert.equal(found.length, 1);
  assert.deepEqual([found[0].from, answersOf(found[0], found[0].to[0])], ["hand-0-archer", [35, 3]]);
});

test("Invictus: the first card may be chosen by its cell, too", () => {
  const ways = [{ then: [3], source: { area: "hand", seat: 0, card: "archer" } }];
  const action = { action: 47, verb: "choose-cell", source: null, target: field(0, 0), text: "Cell", ways };
  const view = { ...battle, pending: { kind: "front-cell" } };
  const found = invictus({ view, actions: [action] });
  assert.deepEqual(
    found.map(({ from, to }) => [from, answersOf(action, to[0])]),
    [
      [null, [47]],
      ["hand-0-archer", [47, 3]],
    ],
  );
});

test("Invictus: what lies in piles is picked from a tray", () => {
  const source = { area: "kingdom", seat: 0, card: "archer" };
  const view = { ...battle, seats: [{ team: 0, kingdom: { cards: { archer: 2 } } }] };
  const actions = [
    { action: 1, verb: "choose-card", source, target: null, text: "", tray: true },
    { action: 0, verb: "pass", source: null, target: null, text: "", usual: true },
  ];
  const state = { view, actions };
  const picked = invictusTray(state, invictus(state));
  assert.deepEqual(
    picked.map(({ card, count }) => [card, count]),
    [["archer", 2]],
  );
});

// --- Shadespire

const fighter = (number) => ({ area: "fighter", fighter: number });
const odds = (weapon, target, kill) => ({ weapon, target, kill, success: 0.5 });

test("Shadespire: every attack is a choice, with whom it reaches and the best of the chances on the board", () => {
  const view = {
    pending: { kind: "activation" },
    plans: { 2: { attacks: [odds(1, 9, 0.1), odds(3, 9, 0.4), odds(1, 8, 0.2)] } },
  };
  const way = (weapon, target) => ({
    then: [470 + weapon, 50 + target],
    source: { area: "weapon", weapon },
    target: fighter(target),
  });
  const ways = [way(1, 9), way(3, 9), way(1, 8)];
  const all = shadespire({
    view,
    actions: [{ action: 90, verb: "attack", source: fighter(2), target: null, text: "", ways }],
  });
  assert.deepEqual(
    all.map(({ from, to }) => [from, to.map(({ id, outcome }) => [id, outcome.weapon])]),
    [
      [
        "fighter-2",
        [
          ["fighter-9", 1],
          ["fighter-8", 1],
        ],
      ],
      ["fighter-2", [["fighter-9", 3]]],
    ],
  );
  assert.deepEqual(answersOf(all[0], all[0].to[1]), [90, 471, 58]);
  assert.equal(outcomesOf(all, "fighter-2")["fighter-9"].weapon, 3);
  assert.deepEqual(all.map(isSure), [false, true]);
  const taken = narrowed(all, "fighter-2", all[0].key, null);
  assert.equal(outcomesOf(taken, "fighter-2")["fighter-9"].weapon, 1);
  const aimed = narrowed(all, "fighter-2", null, "fighter-9");
  assert.deepEqual(aimed.map(isSure), [true, true]);
  assert.equal(choicesAt(aimed, "fighter-8").length, 0);
});

test("Shadespire: which attack is asked, each with those that it reaches", () => {
  const view = { pending: { kind: "weapon" }, odds: [odds(1, 9, 0.1), odds(3, 9, 0.4), odds(3, 8, 0.2)] };
  const weapon = (number, ...ways) => ({
    action: 460 + number,
    verb: "weapon",
    source: fighter(2),
    target: { area: "weapon", weapon: number },
    text: `with ${number}`,
    ways,
  });
  const way = (number) => ({ then: [50 + number], target: fighter(number) });
  const actions = [
    weapon(1, way(9)),
    weapon(3, way(9), way(8)),
    { action: 0, verb: "no-attack", usual: true },
  ];
  const found = shadespire({ view, actions });
  assert.deepEqual(
    found.map(({ from, to, usual }) => [from, to.map(({ id, then }) => [id, ...then]), usual]),
    [
      [null, [["fighter-9", 59]], undefined],
      [
        null,
        [
          ["fighter-9", 59],
          ["fighter-8", 58],
        ],
        undefined,
      ],
      [null, [], true],
    ],
  );
});

test("Shadespire: attacks of the same name and numbers still read differently", () => {
  const axe = { name: "axe", range: 1, dice: 2, symbol: "hammer", damage: 3, card: null };
  const attacks = [
    { ...axe, weapon: 1 },
    { ...axe, weapon: 2 },
    { ...axe, weapon: 3, cleave: true },
    { ...axe, weapon: 4, card: "gift" },
  ];
  const table = {
    t: (name, { range, dice, damage } = {}) => [name, range, dice, damage].join(" "),
    cardName: (card) => card,
    view: { fighters: [{ id: 2, attacks }] },
  };
  const buttons = attacks.map(({ weapon }) => ({ key: `90-${weapon}`, fighter: 2, weapon, to: [] }));
  const told = worded(table, [...buttons, { action: 1, short: "guard", to: [] }]);
  const texts = told.map(({ short, more }) => `${short} ${more}`);
  assert.equal(new Set(texts).size, texts.length);
  assert.equal(told.at(-1).short, "guard");
});

test("Shadespire: a card that reacts from play is picked from a tray", () => {
  const source = { area: "fighter", fighter: 2, card: "shield" };
  const actions = [{ action: 600, verb: "react", source, target: null, text: "", tray: true, weighty: true }];
  const state = { view: { pending: { kind: "reaction" } }, actions };
  assert.deepEqual(
    shadespireTray(state, shadespire(state)).map(({ card }) => card),
    ["shield"],
  );
});

test("Invasion: a zone is attacked with all at once, or beginning with one who is pressed first", () => {
  const unit = (slot) => ({ area: "play", seat: 0, zone: "battlefield", section: 2, slot, card: "huntsmen" });
  const zone = { area: "zone", seat: 1, zone: "quest", section: 4 };
  const ways = [
    { then: [21, 22, 0], target: zone },
    { then: [21], source: unit(1), target: zone },
    { then: [22], source: unit(2), target: zone },
  ];
  const action = { action: 90, verb: "attack", source: null, target: zone, text: "", ways, later: true };
  const [whole, ...parts] = invasion({ view: { pending: { kind: "attacked-zone" } }, actions: [action] });
  assert.deepEqual([whole.from, answersOf(whole, whole.to[0])], [null, [90, 21, 22, 0]]);
  assert.deepEqual(
    parts.map((choice) => answersOf(choice, choice.to[0])),
    [
      [90, 21],
      [90, 22],
    ],
  );
  assert.ok(parts.every(({ from, to }) => from && to[0].id === whole.to[0].id));
});

test("Invasion: from the capital phase a zone may be attacked, but not while a card is selected", () => {
  const zone = { area: "zone", seat: 1, zone: "quest", section: 4 };
  const ways = [{ then: [94, 21, 0], target: zone }];
  const pass = {
    action: 0,
    verb: "pass",
    source: null,
    target: null,
    text: "",
    usual: true,
    ways,
    later: true,
  };
  const all = invasion({ view: { pending: { kind: "window" } }, actions: [pass] });
  const [ending, attack] = all;
  assert.ok(ending.usual && !attack.usual);
  assert.deepEqual(answersOf(ending), [0]);
  assert.deepEqual(answersOf(attack, attack.to[0]), [0, 94, 21, 0]);
  assert.deepEqual(narrowed(all, null, null, null), all);
  assert.deepEqual(narrowed(all, "hand-0", null, null), [ending]);
});
