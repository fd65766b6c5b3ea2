// Names of pieces: made in one place, never taken apart; what is known of a piece comes with its facts.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { drawn, factsOf, handOf, inHand, named, pileDrawn } from "wartable-board/ids.js";
import invasion from "wartable-game-invasion/game.js";
import { developmentsAt, inPlay, pieceOf } from "wartable-game-invasion/ids.js";
import { zoneAt } from "wartable-game-invasion/places.js";
import invictus from "wartable-game-invictus/game.js";
import { cellAt, inQueue, pieceOf as invictusPiece } from "wartable-game-invictus/ids.js";
import shadespire from "wartable-game-shadespire/game.js";
import { fighterNamed, fighterOf, held } from "wartable-game-shadespire/ids.js";

const SOURCES = new URL("../../src/wartable/", import.meta.url);
const cardName = (card) => `<${card}>`;

test("a thing has one name, and by it its facts are found again", () => {
  assert.equal(inHand(0, "wolf-riders"), inHand(0, "wolf-riders"));
  assert.notEqual(inHand(0, "wolf-riders"), inHand(1, "wolf-riders"));
  assert.deepEqual(factsOf(inHand(1, "wolf-riders")), { area: "hand", seat: 1, card: "wolf-riders" });
  assert.deepEqual(factsOf(handOf(0)), { area: "hand", seat: 0 });
});

test("of what was never named nothing is known", () => {
  for (const id of ["", null, undefined, "card-9-9"]) assert.deepEqual(factsOf(id), {});
});

test("facts can't be changed by who finds them", () => {
  const facts = factsOf(named({ area: "test", number: 1 }));
  assert.throws(() => (facts.number = 2), TypeError);
});

test("pieces, places and piles are found where they are drawn", () => {
  const asked = [];
  const root = { querySelector: (selector) => asked.push(selector) && null };
  drawn(root, "card-1");
  pileDrawn(root, "deck-0");
  assert.deepEqual(asked, ['[data-piece="card-1"]', '[data-place="card-1"]', '[data-zone="deck-0"]']);
});

test("Invasion: sources and targets of actions have their pieces; what lies nowhere has none", () => {
  assert.equal(pieceOf({ area: "play", slot: 12 }), inPlay(12));
  assert.equal(pieceOf({ area: "hand", seat: 0, card: "gors" }), inHand(0, "gors"));
  assert.equal(factsOf(pieceOf({ area: "zone", section: 4 })).section, 4);
  assert.equal(pieceOf({ area: "empty" }), null);
  assert.equal(pieceOf(null), null);
});

test("Invasion: the developments of a zone are one place to those who don't know them", () => {
  const down = { area: "development", slot: 3, section: 4 };
  assert.equal(pieceOf({ ...down, card: null }), developmentsAt(4));
  assert.notEqual(pieceOf({ ...down, card: "gors" }), pieceOf({ ...down, slot: 7, card: "gors" }));
});

test("Invasion: cards of both discard piles are told apart", () => {
  const [own, other] = [0, 1].map((seat) => pieceOf({ area: "discard", seat, card: "gors" }));
  assert.notEqual(own, other);
});

test("Invasion: a piece is called by its card, wherever it lies", () => {
  const zones = [{ section: 3, zone: "kingdom", cards: [{ slot: 12, card: "dwarf-ranger" }] }];
  const table = { view: { seats: [{ seat: 1, zones }] }, cardName };
  assert.equal(invasion.called(table, inPlay(12)), "<dwarf-ranger>");
  for (const area of ["hand", "pack", "pile", "discard", "deck"])
    assert.equal(invasion.called(table, pieceOf({ area, seat: 0, card: "wolf-riders" })), "<wolf-riders>");
  assert.equal(
    invasion.called(table, pieceOf({ area: "development", slot: 2, card: "wolf-riders" })),
    "<wolf-riders>",
  );
  assert.equal(zoneAt(table.view, 3).seat, 1);
});

test("Invictus: a piece is called by the card that stands there now", () => {
  const team = { cells: [{ card: null }, { card: "priest" }], queue: ["archer", "golden-knight"] };
  const table = { view: { teams: [team], seats: [{ team: 0 }] }, cardName };
  assert.equal(invictus.called(table, cellAt(0, 1)), "<priest>");
  assert.equal(invictus.called(table, inQueue(0, 1)), "<golden-knight>");
  const grave = invictusPiece(table.view, { area: "graveyard", seat: 0, card: "king-a" });
  assert.equal(invictus.called(table, grave), "<king-a>");
});

test("Shadespire: only fighters are fighters", () => {
  const table = { view: { fighters: [{ id: 0, key: "garrek" }] }, cardName, t: (name) => name };
  assert.equal(fighterOf(table.view, fighterNamed(0)).key, "garrek");
  assert.equal(fighterOf(table.view, held("great-strength")), undefined);
  assert.equal(shadespire.called(table, held("great-strength")), "<great-strength>");
});

/** All scripts but those that name things. */
function scripts() {
  const folders = [
    "web/static/",
    ...["invasion", "invictus", "shadespire"].map((game) => `games/${game}/web/static/`),
  ];
  return folders.flatMap((folder) =>
    readdirSync(new URL(folder, SOURCES))
      .filter((name) => name.endsWith(".js") && name !== "ids.js")
      .map((name) => [folder + name, readFileSync(new URL(folder + name, SOURCES), "utf-8")]),
  );
}

test("no script takes a name apart", () => {
  const apart =
    /split\(["'`][-:]["'`]\)|(piece|place|zone|selected|id|name)\??\.(startsWith|endsWith|slice|match)\(/;
  for (const [path, text] of scripts()) assert.doesNotMatch(text, apart, path);
});

test("no script but ids.js puts a name together, or looks for where it is drawn", () => {
  const attribute =
    /(:piece|:zone|:origin|:goal|:data-piece|:data-place|:data-zone|:data-cell)="[^"]*'[a-z]*-'/;
  for (const [path, text] of scripts()) {
    assert.doesNotMatch(text, attribute, path);
    assert.doesNotMatch(text, /\[data-(piece|place|zone)="?\$\{/, path);
    assert.doesNotMatch(text, /\b(piece|from|to|id): `/, path);
  }
});
