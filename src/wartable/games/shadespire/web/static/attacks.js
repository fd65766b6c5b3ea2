// The attacks that may be chosen, in words: name, range, dice, damage, and their chances where it is clear on whom.

import { keywords, percent } from "./names.js";

/** Buttons with all that tells an attack from another; no two of them read alike. */
export function worded(table, buttons) {
  const told = buttons.map((choice) => ({ choice, attack: attackOf(table, choice) }));
  const names = told.map(({ attack }) => (attack ? table.t(attack.name) : ""));
  const texts = told.map(({ choice, attack }, i) => {
    if (!attack) return "";
    const alike = names.filter((name) => name === names[i]).length > 1;
    return [...traits(table, choice, attack, alike), ...chances(table, choice)].join(" · ");
  });
  return told.map(({ choice, attack }, i) => {
    if (!attack) return choice;
    const before = texts.slice(0, i).filter((text, j) => text === texts[i] && names[j] === names[i]).length;
    return { ...choice, short: before ? `${names[i]} #${before + 1}` : names[i], more: texts[i] };
  });
}

function attackOf({ view }, { key, fighter, weapon }) {
  if (!key) return null;
  return (
    view.fighters.find(({ id }) => id === fighter)?.attacks.find((each) => each.weapon === weapon) || null
  );
}

/** What an attack is; the upgrade it comes from is named where another attack is called the same. */
function traits(table, { to }, attack, alike) {
  const { t } = table;
  const dice = onlyOutcome(to)?.dice ?? attack.dice;
  const found = [
    t("board-shadespire-button-range", attack),
    t("board-shadespire-button-dice", { dice, symbol: t(`sha-symbol-${attack.symbol}`) }),
    t("board-shadespire-button-damage", attack),
    ...keywords(table, attack),
  ];
  return alike && attack.card ? [...found, table.cardName(attack.card)] : found;
}

function chances({ t }, { to }) {
  const outcome = onlyOutcome(to);
  if (!outcome) return [];
  const { success, kill } = outcome;
  return [
    t("board-shadespire-button-hits", { success: percent(success) }),
    t("board-shadespire-button-kills", { kill: percent(kill) }),
  ];
}

function onlyOutcome(to) {
  return to.length === 1 ? to[0].outcome : null;
}
