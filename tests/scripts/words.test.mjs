// How texts stand side by side, which terms a card has, and what things are called.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inLines } from "wartable-board/card.js";
import { counted, inRow, labelled, lead, sentence, sentences, tally } from "wartable-board/speech.js";
import { glossary } from "wartable-board/terms.js";
import { decided as deckedBy } from "wartable-game-invasion/ending.js";
import { deckOf } from "wartable-game-invasion/ids.js";
import { pile, sayTop } from "wartable-game-invasion/why.js";
import { decided as warDecidedBy } from "wartable-game-invictus/ending.js";
import { decided as roundsDecidedBy } from "wartable-game-shadespire/ending.js";
import { codeOf, conditions, fighterName, percent, sideClass } from "wartable-game-shadespire/names.js";

const LISTS = {
  "list-separator": "|, |",
  "list-sentences": "| |",
  "list-lead": "|{label}: |",
  "list-sentence": "{text}.",
};

/** A table that says no more than it must. */
function table(words = {}) {
  const all = { ...LISTS, ...words };
  const t = (name, values = {}) => (all[name] ?? name).replace(/\{(\w+)\}/g, (_, key) => values[key]);
  return { t, words: all, cardName: (card) => card.toUpperCase() };
}

test("a long name takes two lines that are as even as its words allow", () => {
  assert.deepEqual(inLines("Gors", 122, 12), ["Gors"]);
  assert.deepEqual(inLines("Alliance: Empire/High Elf", 122, 12), ["Alliance:", "Empire/High Elf"]);
  assert.deepEqual(inLines("Sword Masters of Hoeth", 122, 12), ["Sword Masters", "of Hoeth"]);
  assert.deepEqual(inLines("ながいながいなまえのカード", 122, 12), ["ながいながいなまえのカード"]);
});

test("bars keep the spaces of separators, and are not shown", () => {
  assert.equal(inRow(table(), ["one", "", "two"]), "one, two");
  assert.equal(sentences(table(), ["One.", null, "Two."]), "One. Two.");
  assert.equal(labelled(table(), "Hand", "4"), "Hand: 4");
  assert.equal(lead(table(), ""), "");
  assert.equal(sentence(table(), "Done"), "Done.");
});

test("cards are counted, and none is a dash", () => {
  assert.equal(counted(table(), { archer: 2, priest: 1 }), "ARCHER ×2, PRIEST");
  assert.equal(counted(table(), {}), "–");
  assert.equal(counted(table(), undefined), "–");
});

test("a glossary lists what it knows, each once, and not too much", () => {
  const words = { "term-x-guard": "guard", "term-x-guard.text": "It stays.", "term-x-guard.rule": "X-1" };
  const { hint, listed, foundIn } = glossary("x");
  assert.equal(hint(table(words), "guard"), "Guard: It stays.");
  assert.equal(hint(table(words), "unknown"), "");
  assert.deepEqual(listed(table(words), [null, "unknown", ["guard", "on guard"], "guard"]), [
    { name: "Guard", text: "It stays.", rule: "X-1" },
  ]);
  const many = Object.fromEntries("abcdef".split("").map((key) => [`term-x-${key}`, key]));
  assert.equal(listed(table(many), [..."abcdef"]).length, 4);
  const found = table({ "term-x-push.found": "push|pushes", "term-x-draw.found": "" });
  assert.deepEqual(foundIn(found, "It Pushes one hex", ["push", "draw"]), ["push"]);
});

test("Shadespire: fighters that are alike have numbers", () => {
  const words = { "sha-fighter-petitioner.short": "Petitioner" };
  assert.equal(fighterName(table(words), { key: "petitioner", number: 3 }), "Petitioner 3");
  assert.equal(fighterName(table(words), { key: "petitioner", number: 0 }), "Petitioner");
  assert.equal(codeOf(table(words), { key: "petitioner", number: 3 }), "P3");
  assert.equal(codeOf(table(words), { key: "petitioner", number: 0 }), "Pe");
});

test("Shadespire: sides are told from where one sits", () => {
  const at = (seat) => ({ view: { seats: [0, 0, 0] }, state: { seat } });
  assert.equal(sideClass(at(1), 1), "sha-side-0");
  assert.equal(sideClass(at(1), 0), "sha-side-2");
  assert.equal(sideClass(at(-1), 0), "sha-side-0");
  assert.equal(sideClass(at(0), null), "sha-nobody");
});

test("Shadespire: a charge says more than a move", () => {
  const told = conditions(table(), { leader: true, charged: true, moved: true, holds: 0 });
  assert.deepEqual(told, ["sha-leader", "sha-token-charge"]);
  assert.equal(percent(0.333), "33 %");
});

test("Invasion: who has looked at a deck is told what lies on top, and sees it in the pile", () => {
  const seats = [
    { seat: 0, deck: { cards: { gors: 2 } }, discard: {} },
    { seat: 1, deck: { cards: null, top: ["gors", "pillage"] }, discard: {} },
  ];
  const shown = {
    ...table({ "board-invasion-say-top": "On top: {cards}." }),
    view: { seats },
    seatName: String,
  };
  assert.equal(sayTop(shown, seats[0]), "");
  assert.equal(sayTop(shown, seats[1]), "On top: GORS, PILLAGE.");
  assert.deepEqual(pile(shown, deckOf(1)).known, ["gors", "pillage"]);
  assert.deepEqual(pile(shown, deckOf(1)).cards, []);
  assert.deepEqual(pile(shown, deckOf(0)).cards, [["gors", 2]]);
});

/** A table of Ania and Kenji at the end of a match. */
const ended = (view) => {
  const found = { ...table(), view, seatName: (seat) => ["Ania", "Kenji"][seat] };
  return {
    ...found,
    t: (name, values) => (values?.round ? `${name} ${values.round}` : found.t(name, values)),
  };
};

test("what was counted stands beside who has it", () => {
  assert.equal(
    tally(table(), "Glory", [
      ["Ania", 9],
      ["Kenji", 7],
    ]),
    "Glory: Ania 9, Kenji 7",
  );
});

test("a war's end is told by all that was compared, up to what decided it", () => {
  const war = (points, cards, graves, reason = "wars-end") => ({
    result: { reason },
    seats: [0, 1].map((seat) => ({ points: points[seat], kingdom: { size: cards[seat] } })),
    teams: [0, 1].map((team) => ({ seats: [team], graveyard: { archer: graves[team], priest: 1 } })),
  });
  const [points, cards, graves] = ["points", "cards", "graves"].map(
    (name) => `board-invictus-decided-${name}`,
  );
  assert.deepEqual(warDecidedBy(ended(war([2, 1], [3, 5], [0, 0]))), [`${points}: Ania 2, Kenji 1`]);
  assert.deepEqual(warDecidedBy(ended(war([1, 1], [3, 3], [2, 0]))), [
    `${points}: Ania 1, Kenji 1`,
    `${cards}: Ania 3, Kenji 3`,
    `${graves}: Ania 3, Kenji 1`,
  ]);
  assert.equal(warDecidedBy(ended(war([1, 1], [3, 3], [0, 0]))).length, 3, "a draw has compared all");
  assert.deepEqual(warDecidedBy(ended(war([4, 0], [5, 1], [0, 0], "founding"))), [], "a blow did it");
});

test("the last round is told by glory, and by what broke a tie", () => {
  const match = (reason) => ({
    result: { reason },
    round: 3,
    fighters: [
      { seat: 0, out: false },
      { seat: 0, out: true },
      { seat: 1, out: false },
    ],
    seats: [
      { seat: 0, glory: 5, spent_glory: 4, holds: 2 },
      { seat: 1, glory: 7, spent_glory: 0, holds: 1 },
    ],
  });
  const glory = "board-shadespire-decided-glory 3: Ania 9, Kenji 7";
  assert.deepEqual(roundsDecidedBy(ended(match("glory"))), [glory]);
  assert.deepEqual(roundsDecidedBy(ended(match("held"))), [
    glory,
    "board-shadespire-decided-fighters 3: Ania 1, Kenji 1",
    "board-shadespire-decided-objectives 3: Ania 2, Kenji 1",
  ]);
});

test("decks that ran out are told by what is left of them", () => {
  const match = (reason) => ({
    result: { reason },
    seats: [
      { seat: 0, deck: { size: 0 } },
      { seat: 1, deck: { size: 12 } },
    ],
  });
  assert.deepEqual(deckedBy(ended(match("decked"))), ["board-invasion-decided-decks: Ania 0, Kenji 12"]);
  assert.deepEqual(deckedBy(ended(match("burned"))), [], "a blow did it");
});
