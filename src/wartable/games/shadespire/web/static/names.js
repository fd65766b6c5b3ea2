// What things of Shadespire are called and how they say themselves: fighters, hexes, attacks, cards. Pure functions.

import { inRow, sentence, sentences } from "wartable-board/speech.js";

/** A fighter by its short name, with its number where several are alike. */
export function fighterName(table, fighter) {
  const name = table.t(`sha-fighter-${fighter.key}.short`);
  return fighter.number ? `${name} ${fighter.number}` : name;
}

/** Two letters for a token. */
export function codeOf(table, fighter) {
  const letters = [...table.t(`sha-fighter-${fighter.key}.short`)].slice(0, 2).join("");
  return fighter.number ? letters.slice(0, 1) + fighter.number : letters;
}

/** Whose a thing is, as a class: you, or the others in the order in which they sit. */
export function sideClass(table, seat) {
  if (seat === null || seat === undefined || seat < 0) return "sha-nobody";
  const seats = table.view.seats.length;
  const first = Math.max(0, table.state.seat);
  return `sha-side-${(seat - first + seats) % seats}`;
}

/** The state of a fighter in words, as a list. */
export function conditions({ t }, fighter) {
  const found = [];
  if (fighter.leader) found.push(t("sha-leader"));
  if (fighter.inspired) found.push(t("sha-inspired"));
  if (fighter.guard) found.push(t("sha-token-guard"));
  if (fighter.charged) found.push(t("sha-token-charge"));
  else if (fighter.moved) found.push(t("sha-token-move"));
  if (fighter.spent) found.push(t("board-shadespire-spent"));
  if (fighter.frozen) found.push(t("board-shadespire-frozen"));
  if (fighter.holds) found.push(t("board-shadespire-holds", { number: fighter.holds }));
  return found;
}

/** A fighter in a whole sentence. */
export function sayFighter(table, fighter) {
  const { t, view, state, seatName } = table;
  const hex = fighter.hex === null ? null : view.hexes[fighter.hex];
  const values = {
    fighter: fighterName(table, fighter),
    name: seatName(fighter.seat),
    place: fighter.out ? t("board-shadespire-out") : hex ? hex.name : t("board-shadespire-not-placed"),
    wounds: fighter.wounds,
    most: fighter.max_wounds,
  };
  const whose = fighter.seat === state.seat ? "own" : "other";
  return sentences(table, [
    t(`board-shadespire-say-${whose}-fighter`, values),
    inRow(table, conditions(table, fighter)),
  ]);
}

/** A hex in a whole sentence. */
export function sayHex(table, hex) {
  const { t, state, seatName } = table;
  const land =
    hex.land === null
      ? t("board-shadespire-land-none")
      : hex.land === state.seat
        ? t("board-shadespire-land-own")
        : t("board-shadespire-land-of", { name: seatName(hex.land) });
  const parts = [
    t("board-shadespire-say-hex", { name: hex.name, ground: t(`sha-ground-${hex.ground}`) }),
    land,
  ];
  if (hex.objective === "hidden") parts.push(t("board-shadespire-token-hidden"));
  else if (hex.objective) parts.push(t("board-shadespire-token", { number: hex.objective }));
  return sentence(table, inRow(table, parts));
}

export function percent(chance) {
  return `${Math.round(chance * 100)} %`;
}

/** The chances of an attack in a sentence. */
export function sayOdds({ t }, { success, drive, kill }) {
  return t("board-shadespire-say-odds", {
    success: percent(success),
    drive: percent(drive),
    kill: percent(kill),
  });
}

/** The keywords of an attack. */
export function keywords({ t }, attack) {
  return [
    attack.cleave && t("sha-cleave"),
    attack.knockback && t("sha-knockback", { count: attack.knockback }),
    attack.sweep && t("board-shadespire-sweep"),
  ].filter(Boolean);
}

/** The name of an attack of a fighter. */
export function attackName({ t, view }, fighter, weapon) {
  const found = view.fighters
    .find(({ id }) => id === fighter)
    ?.attacks.find((each) => each.weapon === weapon);
  return found ? t(found.name) : "";
}

/** A text that a message may have. */
export function formOf({ words }, name, form) {
  return words[`${name}.${form}`] || "";
}
