// What is said of a piece that is looked at: a fighter with the parts of each number, a card with why or how far.

import { factsOf } from "wartable-board/ids.js";
import { inRow, labelled } from "wartable-board/speech.js";
import { FighterCard } from "./fighters.js";
import { progressText, refusedText } from "./hands.js";
import { fighterOf } from "./ids.js";
import { fighterName } from "./names.js";
import { fighterTerms, terms } from "./terms.js";

const NUMBERS = {
  move: "sha-characteristic-move",
  defence: "sha-characteristic-defence",
  max_wounds: "sha-characteristic-wounds",
  dice: "sha-characteristic-dice",
  damage: "sha-characteristic-damage",
};

export function preview(table, shown) {
  const fighter = fighterOf(table.view, shown.piece);
  if (fighter)
    return {
      component: FighterCard,
      name: fighterName(table, fighter),
      reasons: [...numbers(table, fighter), ...refusals(table, fighter)],
      terms: fighterTerms(table, fighter),
    };
  const facts = table.facts[shown.card];
  if (!facts) return null;
  const own = table.view.seats.find(({ you }) => you);
  const reasons = [
    progressText(table, own?.progress?.[shown.card]),
    factsOf(shown.piece).area === "hand" && refusedText(table, shown.card),
  ];
  if (own?.fresh?.includes(shown.card)) reasons.push(table.t("board-shadespire-fresh-text"));
  return { card: shown.card, reasons: reasons.filter(Boolean), terms: terms(table, shown.card) };
}

/** Numbers that are not just what is printed, each with its parts. */
function numbers(table, fighter) {
  const { t } = table;
  const told = Object.entries(fighter.why || {}).map(([name, parts]) => ({
    text: labelled(table, t(NUMBERS[name]), sum(parts)),
    parts: listed(table, parts),
  }));
  for (const attack of fighter.attacks)
    for (const [name, parts] of Object.entries(attack.why || {}))
      told.push({
        text: labelled(table, inRow(table, [t(attack.name), t(NUMBERS[name])]), sum(parts)),
        parts: listed(table, parts),
      });
  return told;
}

function sum(parts) {
  return parts.reduce((all, { amount }) => all + amount, 0);
}

function listed({ t, cardName }, parts) {
  return parts.map((part, i) => [
    part.card ? cardName(part.card) : t(`why-shadespire-${part.from}`),
    i && part.amount > 0 ? `+${part.amount}` : part.amount < 0 ? `−${-part.amount}` : String(part.amount),
  ]);
}

/** What an own fighter can't do now, and why. */
function refusals({ state }, fighter) {
  const texts = (state.refused || [])
    .filter(({ source }) => source?.fighter === fighter.id && source.area === "fighter")
    .map(({ text }) => text);
  return [...new Set(texts)];
}

export function pile(table, name) {
  const { view, t, seatName } = table;
  const { area, seat } = factsOf(name);
  const cards = view.seats[seat]?.[area] || [];
  return {
    title: labelled(table, t(`board-shadespire-pile-${area}`), seatName(seat)),
    cards: cards.map((card) => [card, 1]),
  };
}
