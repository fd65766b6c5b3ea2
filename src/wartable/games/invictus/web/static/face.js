// The face of an Invictus card: arms by nation and kind, shields for both orientations, attack, reach and support.

import { lead } from "wartable-board/speech.js";
import { charge, division, SIGNS } from "./heraldry.js";
import { hint } from "./terms.js";

// Shields upright along the upper edge, and turned along the right one, so that a rested card shows them on top.
const upright = ([x, y]) =>
  `M${x} ${y}h15v9c0 5.200-3.800 8.200-7.500 10.500-3.700-2.300-7.500-5.300-7.500-10.500Z`;
const turned = ([x, y]) =>
  `M${x} ${y}v15h-9c-5.200 0-8.200-3.800-10.500-7.500 2.300-3.700 5.300-7.500 10.500-7.500Z`;
const row = (count, place, shape) => Array.from({ length: count }, (_, i) => shape(place(i))).join("");
const square = (x, y) => `M${x} ${y}h8v8h-8Z`;
const GROUND = [0, 1, 2].flatMap((y) => [0, 1, 2, 3, 4].map((x) => square(x * 9, y * 9))).join("");

export function face(table, card, facts, size) {
  const { t } = table;
  const title = (key) => `<title>${hint(table, key)}</title>`;
  return {
    name: t(facts.name),
    kind: `${t(`nation-${facts.nation}`)} · ${t(`colour-${facts.colour}`)}`,
    text: supports(t, facts),
    corners: {
      tl: {
        text: SIGNS[facts.colour],
        css: "colour-sign",
        title: hint(table, facts.colour === "leader" ? "leader" : "colour"),
      },
    },
    field: `is-${facts.colour}`,
    division: division(facts),
    charge: charge(card, facts.nation),
    extra:
      shields(facts.health, size, title) +
      (size === "plate" ? "" : attack(facts, title)) +
      reach(facts, size, title),
  };
}

function supports(t, { colour, supports: all }) {
  if (colour === "leader") return [{ lead: "", text: t("support-leader") }];
  return all.map(({ support, timing }) => ({
    lead: lead({ t }, t(`timing-${timing}`)),
    text: t(`support-${support}`),
  }));
}

function shields({ active, rested }, size, title) {
  const middle = size === "large" ? 98 : 128;
  const above = row(active, (i) => [100 - active * 8 + i * 16 + 0.5, 5], upright);
  const right = row(rested, (i) => [195, middle - rested * 8 + i * 16 + 0.5], turned);
  return `<g>${title("health")}<path class="shields" d="${above}"/><path class="shields side" d="${right}"/></g>`;
}

function attack(facts, title) {
  return `<g class="attack" transform="translate(6 238)">${title(facts.attack === "X" ? "x" : "attack")}<rect width="56" height="36" rx="9"/><path class="blade" d="M9 27 22 14 27 9 28 8 27.500 13.500 14 27ZM8 20 16 28M7 29 11 25"/><text x="42" y="27" text-anchor="middle" font-size="25">${facts.attack}</text></g>`;
}

function reach({ range }, size, title) {
  const hit = range.map(([forward, side]) => square((side + 2) * 9, (3 - forward) * 9)).join("");
  const place = size === "plate" ? "translate(62 196) scale(1.7)" : "translate(149 236)";
  return `<g class="reach" transform="${place}">${title("reach")}<path d="${GROUND}"/><path class="hit" d="${hit}"/><circle cx="22" cy="32" r="4"/></g>`;
}
