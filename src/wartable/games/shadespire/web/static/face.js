// The face of a Shadespire card: its kind and glory in the corners, arms by warband, our text and the attack it gives.

import { ems } from "wartable-board/card.js";
import { inRow, lead } from "wartable-board/speech.js";
import { bandCharge, cardCharge, cardDivision, KIND_SIGNS, sideOf } from "./arms.js";
import { formOf, keywords } from "./names.js";
import { hint } from "./terms.js";

const LETTERS = 12; // the size of a text that has room
const LEAST = 44;
const MOST = 104;

/** How much of a large card its text needs: the arms have the rest. */
function roomFor(texts) {
  const lines = texts.reduce(
    (sum, { lead, text }) => sum + Math.ceil((ems(`${lead || ""}${text}`) * LETTERS * 1.16) / 172),
    0,
  );
  return Math.max(LEAST, Math.min(MOST, lines * LETTERS * 1.22 + 4));
}

export function face(table, card, facts, size) {
  const said = texts(table, card, facts);
  const { t } = table;
  const band = facts.warband ? t(`sha-warband-${facts.warband}`) : t("sha-universal");
  const timing = facts.timing ? [t(`sha-timing-${facts.timing}`)] : [];
  const corners = { tl: { text: KIND_SIGNS[facts.type], css: "sha-kind", title: hint(table, facts.type) } };
  if (facts.type === "objective")
    corners.tr = { text: facts.glory, css: "sha-glory", title: hint(table, "glory") };
  return {
    name: t(facts.name),
    kind: [t(`sha-type-${facts.type}`), band, ...timing].join(" · "),
    text: said,
    corners,
    field: `sha-card-${facts.type}`,
    division: cardDivision(card),
    charge: cardCharge(card, facts),
    extra: emblem(facts, size) + (size === "small" ? attackSign(facts) : ""),
    room: roomFor(said),
  };
}

function texts(table, card, facts) {
  const { t } = table;
  const uses = inRow(table, [
    facts.reaction && t("board-shadespire-reaction"),
    facts.action && t("board-shadespire-action"),
  ]);
  const only = facts.only.length
    ? [
        {
          lead: lead(table, t("board-shadespire-only")),
          text: inRow(
            table,
            facts.only.map((one) => t(`sha-fighter-${one}.short`)),
          ),
        },
      ]
    : [];
  const attacks = facts.attacks.map((attack) => ({
    lead: lead(table, t("board-shadespire-attack")),
    text: inRow(table, [
      t("board-shadespire-attack-line", {
        range: attack.range,
        dice: attack.dice,
        symbol: t(`sha-sides-${attack.symbol}`),
        damage: attack.damage,
      }),
      ...keywords(table, attack),
    ]),
  }));
  const text = formOf(table, `sha-card-${card}`, "text");
  const named = text.startsWith(uses); // many texts begin with what the lead would say
  return [...only, ...attacks, ...(text ? [{ lead: named ? "" : lead(table, uses), text }] : [])];
}

/** The warband's emblem in a corner of the arms; universal cards have none. */
function emblem({ warband }, size) {
  if (!warband) return "";
  const y = { plate: 152, small: 172, large: 48 }[size];
  return `<g class="sha-emblem charge" transform="translate(128 ${y})"><rect x="-2" y="-2" width="40" height="38" rx="9"/><svg x="3" y="2" width="30" height="30" viewBox="-4 -4 108 108">${bandCharge(warband)}</svg></g>`;
}

/** Its attack in signs, below the name of a small card. */
function attackSign({ attacks }) {
  if (!attacks.length) return "";
  const { range, dice, symbol, damage } = attacks[0];
  return `<g class="sha-arm"><text x="34" y="262" font-size="20">↔${range}</text><text x="88" y="262" font-size="20">${dice}</text><svg x="102" y="244" width="20" height="20" viewBox="0 0 24 24">${sideOf(symbol)}</svg><text x="138" y="262" font-size="20">✖${damage}</text></g>`;
}
