// From the actions of a state to the pieces that offer them: pure functions, no drawing.
// A hand card goes to a zone, onto a quest or face down onto a stack of developments in two presses, although the
// rules ask for the place only after the card: `then` answers that second question.

import { draftChoices } from "./draft.js";
import { cardsInPlay, pieceOf, started, ZONES } from "./places.js";

const USUAL = new Set(["keep-hand", "pass", "no-attack", "done", "decline"]);
const ON_TARGET = new Set([
  "place",
  "target",
  "redirect",
  "assign",
  "counterstrike",
  "attack",
  "take-damage",
]);
const IN_TRAY = new Set(["down", "number", "waiting", "discard", "deck"]);
const LONG = 42; // letters that fit a button
const DRAFTING = new Set(["pick", "counterdraft", "sabotage", "reinforce"]);

/** All choices of a state. */
export function choices(state) {
  if (DRAFTING.has(state.view.pending.kind)) return draftChoices(state);
  const places = entrances(state);
  return state.actions.flatMap((action) => choicesOf(state, action, places));
}

function choicesOf(state, action, places) {
  const { view } = state;
  const { verb, source, target } = action;
  const made = { ...action, from: null, to: [], usual: USUAL.has(verb), weighty: false };
  if (verb === "play") return [playing(state, made, places)];
  if (verb === "develop") return developing(state, made);
  if (ON_TARGET.has(verb)) {
    if (target) Object.assign(made, { to: [{ id: pieceOf(target) }], aims: verb !== "place" });
  } else if (target?.area === "number") made.from = pieceOf(target);
  else if (!made.usual) made.from = pieceOf(source);
  if (made.usual && made.text.length > LONG) made.text = started(made.short); // what it leads to stands in the prompt
  if (verb === "use") made.weighty = !asks(view, source.card, "use");
  return [inTray(view, made, target?.card ? target : source)];
}

/** What is picked from a row of cards: what lies face down, in piles, or nowhere. */
function inTray(view, made, shown) {
  const [area] = (made.from || made.to[0]?.id || "").split("-");
  const others = area === "hand" && made.verb === "play-free";
  if (!IN_TRAY.has(area) && !others) return made;
  const count = area === "discard" ? view.seats[shown.seat].discard[shown.card] : 1;
  const caption = area === "down" ? `zone-${shown.zone}` : undefined;
  return { ...made, tray: true, card: area === "number" ? null : shown?.card || null, count, caption };
}

/** A card from hand: units, supports and quests go to one of the places that they may enter. */
function playing({ view }, made, places) {
  const { card, seat } = made.source;
  const to = places(card).map(({ id, then }) => ({ id, then: { verb: "place", ...then } }));
  return {
    ...made,
    from: `hand-${seat}-${card}`,
    to,
    placed: to.length > 1,
    weighty: to.length === 1 || !asks(view, card, "play"),
  };
}

function asks(view, card, verb) {
  return view.cards[card]?.asks.includes(verb);
}

/** Where a card of the own hand may enter play, as far as the table shows it; the rules have the last word. */
function entrances({ view, seat }) {
  const zones = view.seats[seat]?.zones || [];
  const laid = zones
    .flatMap(({ zone, cards }) => cards.map((card) => ({ ...card, zone })))
    .filter((card) => card.seat === seat);
  const heroes = new Set(
    laid.filter((card) => view.cards[card.card].traits.includes("hero")).map(({ zone }) => zone),
  );
  return (card) => {
    const { type, traits, keywords } = view.cards[card];
    if (type === "tactic" || traits.includes("attachment")) return [];
    const fits = (zone) =>
      (!keywords.only || keywords.only === zone) &&
      (type !== "quest" || zone === "quest") &&
      !(traits.includes("hero") && heroes.has(zone));
    const found = ZONES.filter(fits)
      .map((zone) => seat * 3 + ZONES.indexOf(zone))
      .map((section) => ({ id: `zone-${section}`, then: { section } }));
    const quests =
      type === "unit" && fits("quest")
        ? laid.filter((each) => each.type === "quest" && each.quester < 0)
        : [];
    return [...found, ...quests.map(({ slot }) => ({ id: `card-${slot}`, then: { slot } }))];
  };
}

/** A development: the stack first, as asked, or a card of the hand and then its stack. */
function developing({ view, seat }, made) {
  const id = `devs-${made.target.section}`;
  const hand = Object.keys(view.seats[seat].hand.cards || {});
  const byCard = hand.map((card) => ({
    ...made,
    from: `hand-${seat}-${card}`,
    to: [{ id, then: { verb: "put-down", card } }],
    placed: true,
  }));
  return [{ ...made, to: [{ id }] }, ...byCard];
}

/** The action of a new state that an earlier choice has answered already. */
export function answered(state, then) {
  return state.actions.find(
    ({ verb, source, target }) =>
      verb === then.verb &&
      (then.card === undefined || source?.card === then.card) &&
      (then.section === undefined || target?.section === then.section) &&
      (then.slot === undefined || target?.slot === then.slot),
  );
}

/** The choices that are made by picking from a row of cards. */
export function tray(_state, all) {
  return all.filter((choice) => choice.tray);
}

/** What a piece is called, where its choices are offered. */
export function called(table, piece) {
  const [area, ...rest] = piece.split("-");
  if (["hand", "pack", "pile"].includes(area)) return table.cardName(rest.slice(1).join("-"));
  if (area === "card") return table.cardName(cardsInPlay(table.view)[rest[0]]?.card || "");
  return table.cardName(rest.join("-"));
}
