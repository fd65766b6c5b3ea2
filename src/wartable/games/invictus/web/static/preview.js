// What is said of an Invictus card that is looked at: the reason for each of its numbers; and what a pile holds.

import { factsOf } from "wartable-board/ids.js";
import { terms } from "./terms.js";

/** The card whose support is to be negated or not. */
export function asked({ window, view }) {
  return window === "negate" && view.pending.support ? { piece: "", card: view.pending.support.card } : null;
}

export function preview(table, shown) {
  const facts = table.facts[shown.card];
  if (!facts) return null;
  const { t } = table;
  const { attack, health } = facts;
  const reasons = [attack === "X" ? t("board-invictus-why-x") : t("board-invictus-why-attack", { attack })];
  reasons.push(t("board-invictus-why-health", { active: health.active, rested: health.rested }));
  const cell = cellOf(table.view, shown);
  return {
    card: shown.card,
    reasons: cell ? [...reasons, ...reasonsNow(table, shown, cell)] : reasons,
    terms: terms(table, shown.card),
  };
}

/** The cell it stands on; the card may have left it while it is looked at. */
function cellOf(view, { piece, card }) {
  const { area, team, cell: number } = factsOf(piece);
  const cell = area === "field" ? view.teams[team].cells[number] : null;
  return cell?.card === card ? cell : null;
}

function reasonsNow({ t, view }, shown, { attack, health, damage, rested, card }) {
  const { team } = factsOf(shown.piece);
  const active = view.active >= 0 ? view.seats[view.active] : null;
  const found = active?.team === team ? bonuses(t, view.bonuses, view.cards[card].colour !== "leader") : [];
  found.push(t("board-invictus-why-attack-now", { attack }));
  found.push(
    t(rested ? "board-invictus-why-health-rested" : "board-invictus-why-health-active", {
      health,
      left: health - damage,
    }),
  );
  if (damage) found.push(t("board-invictus-why-damage", { damage }));
  return found;
}

/** What the turn adds to attacks, in words. */
export function bonuses(t, { all, next_soldier, next_any_front }, soldier = true) {
  const found = [];
  if (all) found.push(t("board-invictus-why-all", { amount: all }));
  if (soldier && next_soldier) found.push(t("board-invictus-why-next", { amount: next_soldier }));
  if (soldier && next_any_front) found.push(t("board-invictus-why-any-front"));
  return found;
}

export function pile({ view, t }, name) {
  const { area, seat, team } = factsOf(name);
  const cards = area === "deck" ? view.seats[seat].deck.cards : view.teams[team].graveyard;
  return {
    title: t(area === "deck" ? "board-deck" : "board-invictus-graveyard"),
    cards: Object.entries(cards || {}),
  };
}
