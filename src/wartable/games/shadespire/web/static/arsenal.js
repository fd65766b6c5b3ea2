// The weapons that figures hold: which kind an attack is made with, and how each kind is drawn. No words, no rules.
// A weapon has its grip at 0 0 and points up; classes name what it is made of.

/** Kinds in the order in which the name of an attack is looked through: the first that is met counts. */
const KINDS = [
  ["pistol", /pistol/],
  ["halberd", /halberd/],
  ["spear", /spear/],
  ["scythe", /scythe/],
  ["mace", /mace/],
  ["chain", /chained|flail|whirl/],
  ["claws", /katar|teeth/],
  ["fist", /fist/],
  ["dagger", /dagger/],
  ["great-hammer", /grandhammer/],
  ["hammer", /hammer|smasha/],
  ["great-axe", /great-axe|latchkey|weighty|big-choppa/],
  ["cleaver", /choppa/],
  ["axe", /axe/],
  ["sword", /sword|blade|sabre|ancient/],
];
const BOTH_HANDS = new Set(["great-hammer", "great-axe", "spear", "halberd", "scythe"]);
const PAIRS = /axes|choppas|smashas|daggers|katar/;
const MIXED = [
  [/axe-and-blade/, "axe", "sword"],
  [/blade-and-axe/, "sword", "axe"],
];

const DRAWN = {
  sword: `<path class="steel" d="M-6-6V-40L0-52 6-40V-6Z"/><path class="brass" d="M-13-10H13V-4H-13Z"/><path class="wood" d="M-2.500-4H2.500V8H-2.500Z"/>`,
  dagger: `<path class="steel" d="M-5.500-4V-22L0-34 5.500-22V-4Z"/><path class="brass" d="M-9-7H9V-2H-9Z"/><path class="wood" d="M-2-2H2V6H-2Z"/>`,
  hammer: `<path class="wood" d="M-2.500 10V-36H2.500V10Z"/><path class="steel" d="M-15-48H15V-30H-15Z"/><path class="edge" d="M-8-48V-30M8-48V-30"/>`,
  "great-hammer": `<path class="wood" d="M-3 22V-40H3V22Z"/><path class="steel" d="M-21-58H21V-34H-21Z"/><path class="edge" d="M-11-58V-34M11-58V-34"/>`,
  mace: `<path class="wood" d="M-2.500 10V-30H2.500V10Z"/><path class="steel" d="M0-56 5-48 14-50 11-42 17-36 10-33 9-25 0-29-9-25-10-33-17-36-11-42-14-50-5-48Z"/>`,
  axe: `<path class="wood" d="M-2.500 12V-46H2.500V12Z"/><path class="steel" d="M2-44C10-52 19-47 22-36 19-25 10-21 2-28Z"/>`,
  "great-axe": `<path class="wood" d="M-3 24V-54H3V24Z"/><path class="steel" d="M3-50C13-60 24-52 26-39 24-26 13-20 3-29Z"/><path class="steel" d="M-3-50C-13-60-24-52-26-39-24-26-13-20-3-29Z"/>`,
  cleaver: `<path class="steel" d="M-6-6V-40L6-36 4-46 18-56V-16L6-6Z"/><path class="wood" d="M-3-6H3V8H-3Z"/>`,
  chain: `<path class="wood" d="M-2.500 10V-26H2.500V10Z"/><path class="links" d="M0-26C2-40 10-46 20-42"/><path class="steel" d="M18-54C28-56 34-46 30-34 24-26 16-30 14-36 20-38 22-46 18-54Z"/>`,
  spear: `<path class="wood" d="M-2 40V-46H2V40Z"/><path class="steel" d="M-7-44 0-64 7-44 0-38Z"/>`,
  halberd: `<path class="wood" d="M-2 40V-46H2V40Z"/><path class="steel" d="M-4-46 0-66 4-46Z"/><path class="steel" d="M2-48C12-54 20-44 18-30 12-36 8-36 2-32Z"/><path class="steel" d="M-2-44-12-40-2-34Z"/>`,
  scythe: `<path class="wood" d="M-2 40V-50H2V40Z"/><path class="steel" d="M-3-50C16-62 38-50 42-28 30-42 14-44-3-40Z"/>`,
  claws: `<path class="steel" d="M-11 4-18-26-4-4ZM-5 2 0-34 5 2ZM4-4 18-26 11 4Z"/>`,
  fist: `<path class="steel" d="M-10 4V-8L-12-22-4-11 0-26 4-11 12-22 10-8V4Z"/>`,
  pistol: `<path class="wood" d="M-4-6 6 10 12 6 4-8Z"/><path class="steel" d="M-4-2V-32H4V-2Z"/><path class="brass" d="M-17-18C-8-32 8-32 17-18L13-15C6-25-6-25-13-15Z"/>`,
};

/** What a fighter holds, by the attacks on a side of its card: what it strikes with, and what is in the other hand. */
export function heldBy(attacks) {
  const found = [];
  for (const { id } of attacks) {
    const kind = KINDS.find(([, name]) => name.test(id))?.[0];
    if (!kind) continue;
    const [, ...mixed] = MIXED.find(([name]) => name.test(id)) || [];
    found.push(...(mixed.length ? mixed : PAIRS.test(id) ? [kind, kind] : [kind]));
  }
  const close = found.filter((kind) => kind !== "pistol");
  const [main = "fist"] = close;
  if (BOTH_HANDS.has(main)) return { main, other: null, both: true };
  const other = found.includes("pistol") ? "pistol" : close.slice(1).find((kind) => !BOTH_HANDS.has(kind));
  return { main, other: other || null, both: false };
}

/** A weapon in a hand. */
export function weapon(kind, [x, y], turn) {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${DRAWN[kind]}</g>`;
}
