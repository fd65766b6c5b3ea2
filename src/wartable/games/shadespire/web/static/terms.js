// Which terms of the glossary a card or a fighter of Shadespire has, most specific first.

import { glossary } from "wartable-board/terms.js";

export const { hint, listed, foundIn } = glossary("shadespire");

const IN_TEXT = [
  "trapped",
  "guard",
  "critical",
  "drive",
  "push",
  "support",
  "reroll",
  "inspired",
  "crit",
  "leader",
];

export function terms(table, card) {
  const { words, facts } = table;
  const { type, timing, reaction, action, relic, only, attacks } = facts[card];
  const text = words[`sha-card-${card}.text`] || "";
  return listed(table, [
    ...attacks.flatMap((attack) => ofAttack(table, attack)),
    relic && "relic",
    timing,
    reaction && "reaction",
    action && "action",
    ...foundIn(table, text, IN_TEXT),
    only.length && "only",
    type,
  ]);
}

/** Terms of a fighter as it stands, then those of its attacks. */
export function fighterTerms(table, fighter) {
  const { guard, charged, moved, inspired, leader, attacks, name } = fighter;
  const { words } = table;
  const text = [words[`${name}.text`], words[`${name}.text-inspired`]].filter(Boolean).join(" ");
  return listed(table, [
    guard && "guard",
    charged ? "charged" : moved && "moved",
    ...attacks.flatMap((attack) => ofAttack(table, attack)),
    inspired && "inspired",
    ...foundIn(table, text, IN_TEXT),
    leader && "leader",
    "wounds",
  ]);
}

function ofAttack({ t }, { cleave, knockback, sweep }) {
  return [
    cleave && "cleave",
    knockback && ["knockback", t("sha-knockback", { count: knockback })],
    sweep && "sweep",
  ];
}
