// Which terms of the glossary a card of Invasion has, most specific first.

import { inRow, labelled } from "wartable-board/speech.js";
import { glossary } from "wartable-board/terms.js";

export const { hint, listed, foundIn } = glossary("invasion");

const IN_TEXT = [
  "order-only",
  "destruction-only",
  "corrupt",
  "indirect",
  "sacrifice",
  "development",
  "forced",
  "action",
];

export function terms(table, card) {
  const { t, words, facts } = table;
  const { name, says, type, keywords, traits, unique, loyalty } = facts[card];
  const own = Object.entries(keywords).map(([key, value]) => [key, written(t, key, value)]);
  const text = words[`${name}.${says}`] || "";
  return listed(table, [
    ...own,
    traits.includes("attachment") && "attachment",
    traits.includes("hero") && "hero",
    unique && "unique",
    ...foundIn(table, text, IN_TEXT),
    type,
    loyalty > 0 && "loyalty",
  ]);
}

/** What a card does in a few words, where its text has no room: its keywords, and whether it acts or is forced. */
export function shortTerms(table, card) {
  const { t, words, facts } = table;
  const { name, says, keywords } = facts[card];
  const text = words[`${name}.${says}`] || "";
  const own = Object.entries(keywords).map(([key, value]) => written(t, key, value) || t(`keyword-${key}`));
  const kinds = foundIn(table, text, ["action", "forced"]).map((key) => t(`term-invasion-${key}`));
  return inRow(table, [...own, ...kinds]);
}

/** A keyword as it is printed: with its number, or its zone. */
function written(t, key, value) {
  if (key === "only") return labelled({ t }, t("keyword-zone-only"), t(`zone-${value}`));
  return typeof value === "number" ? `${t(`keyword-${key}`)} ${value}` : "";
}
