// The bodies of figures, one for each people: silhouettes of our own in a box of 100 by 100, facing right, feet at 92.
// Each says what lies behind, the body with its head, and where shoulders and hands are. Classes name materials.

/** Two arms' worth of bones, sleeves or plate: how an arm is drawn from its shoulder to its hand. */
export function arm([x, y], [hx, hy], { made, wide }, bend) {
  const [mx, my] = [(x + hx) / 2 + bend, (y + hy) / 2 + 4];
  const way = `M${x} ${y}Q${mx} ${my} ${hx} ${hy}`;
  return `<path class="limb rim" stroke-width="${wide + 5}" d="${way}"/><path class="limb ${made}" stroke-width="${wide}" d="${way}"/><circle class="${made}" cx="${hx}" cy="${hy}" r="${wide * 0.62}"/>`;
}

const PLATE = `<path class="steel" d="M36 92 39 62H61L64 92H52L50 74 48 92Z"/><path class="cloth" d="M42 58H58L57 84 50 79 43 84Z"/><path class="steel" d="M31 40Q50 30 69 40L63 65H37Z"/>`;
const SHOULDERS = `<circle class="brass" cx="30" cy="42" r="9.500"/><circle class="brass" cx="70" cy="42" r="9.500"/>`;

export const BUILDS = {
  // Knights in full plate with a crest of rays.
  champion: {
    behind: `<path class="brass" d="M50 18 38-2 47 5 50-6 53 5 62-2Z"/>`,
    body: `${PLATE}<path class="brass" d="M50 41 55 50 50 62 45 50Z"/>${SHOULDERS}<path class="steel" d="M39 15Q50 5 61 15V30Q50 38 39 30Z"/><path class="edge" d="M43 22H57M50 22V34"/>`,
    shoulders: [
      [70, 44],
      [30, 44],
    ],
    hands: [
      [78, 60],
      [24, 62],
    ],
    arm: { made: "steel", wide: 8 },
  },
  // The same plate under a ranger's hood and cloak.
  ranger: {
    behind: `<path class="cloth" d="M34 30Q22 56 14 88L28 84 36 90 64 90 60 34Z"/>`,
    body: `${PLATE}${SHOULDERS}<path class="cloth" d="M34 38Q33 4 52 4 69 8 66 38 60 30 50 32 40 32 34 38Z"/><path class="dark" d="M43 18Q54 10 62 20L61 30Q52 36 44 30Z"/><path class="glow" d="M49 23H59"/>`,
    shoulders: [
      [70, 44],
      [30, 44],
    ],
    hands: [
      [78, 58],
      [22, 56],
    ],
    arm: { made: "steel", wide: 8 },
  },
  // Bare chests, kilts of hide, horned helms.
  reaver: {
    behind: `<path class="fur" d="M30 36Q24 54 26 68L36 60H64L74 68Q76 54 70 36Z"/>`,
    body: `<path class="dark" d="M36 92 40 64H60L66 92H54L50 76 46 92Z"/><path class="skin" d="M31 40Q50 32 69 40L61 66H39Z"/><path class="edge" d="M37 40 60 64M63 40 40 64M50 44V54"/><path class="fur" d="M37 62H63L66 80 58 76 50 82 42 76 34 80Z"/><path class="skin" d="M41 20H59V31Q50 38 41 31Z"/><path class="steel" d="M39 23Q39 8 50 8 61 8 61 23L55 21V28H45V21Z"/><path class="bone" d="M41 16Q26 16 24 0 32 8 43 9ZM59 16Q74 16 76 0 68 8 57 9Z"/>`,
    shoulders: [
      [67, 43],
      [33, 43],
    ],
    hands: [
      [79, 57],
      [20, 58],
    ],
    arm: { made: "skin", wide: 9 },
  },
  // Bones and the rags of a cloak.
  skeletal: {
    behind: `<path class="cloth" d="M36 32Q50 24 64 32L76 86 66 78 59 88 50 80 41 88 34 78 24 86Z"/>`,
    body: `<path class="limb rim" stroke-width="9" d="M45 66 40 90M55 66 60 90M50 36V66"/><path class="limb bone" stroke-width="5" d="M45 66 40 90M55 66 60 90M50 36V66"/><path class="bone" d="M40 62H60L57 71H43Z"/><path class="limb rim" stroke-width="7" d="M36 41Q50 35 64 41M38 48H62M41 55H59"/><path class="limb bone" stroke-width="3.500" d="M36 41Q50 35 64 41M38 48H62M41 55H59"/><path class="bone" d="M37 19Q37 5 50 5 63 5 63 19L59 26H57V34H43V26H41Z"/><circle class="dark" cx="45" cy="19" r="4"/><circle class="dark" cx="56" cy="19" r="4"/><path class="edge" d="M47 30V34M51 30V34M54 30V34"/>`,
    shoulders: [
      [64, 42],
      [36, 42],
    ],
    hands: [
      [77, 56],
      [23, 58],
    ],
    arm: { made: "bone", wide: 5 },
  },
  // Broad and bent, the head between the shoulders, tusks in front.
  orruk: {
    behind: "",
    body: `<path class="dark" d="M30 92 34 66H66L74 92H58L50 78 44 92Z"/><path class="hide" d="M16 46Q26 22 52 26 82 24 86 48L72 72H30Z"/><path class="steel" d="M26 50 50 44 76 50 68 70H34Z"/><path class="edge" d="M50 45V70M38 48V70M63 48V70"/><path class="steel" d="M10 46Q14 28 32 32L34 46Q22 44 14 54ZM90 46Q86 28 70 32L68 46Q80 44 87 54Z"/><path class="hide" d="M40 20Q54 6 70 20L70 36Q64 46 52 44 42 40 40 34Z"/><path class="steel" d="M39 22Q54 2 71 22L66 19Q54 14 44 22Z"/><path class="glow" d="M50 25 57 27M64 27 69 25"/><path class="hide" d="M46 34Q60 30 72 34L68 44Q58 50 48 44Z"/><path class="bone" d="M50 38 48 26 56 36ZM68 38 71 27 63 36Z"/>`,
    shoulders: [
      [82, 48],
      [18, 48],
    ],
    hands: [
      [85, 64],
      [15, 66],
    ],
    arm: { made: "hide", wide: 12 },
  },
  // Short and wide: a crest of hair above, a beard below.
  dwarf: {
    behind: "",
    body: `<path class="dark" d="M32 92 35 74H65L68 92H54L50 84 46 92Z"/><path class="skin" d="M26 52Q50 40 74 52L68 78H32Z"/><path class="brass" d="M32 72H68L67 80H33Z"/><path class="skin" d="M37 30H63V46Q50 54 37 46Z"/><path class="flame" d="M32 38 38 42Q50 46 62 42L68 38Q72 62 60 70L56 62 50 78 44 62 40 70Q28 62 32 38Z"/><path class="flame" d="M40 32 34 6 44 16 50 2 56 16 66 6 60 32Z"/><path class="skin" d="M47 36H57V42H47Z"/><path class="edge" d="M42 33H47M54 33H59"/>`,
    shoulders: [
      [72, 54],
      [28, 54],
    ],
    hands: [
      [81, 66],
      [19, 66],
    ],
    arm: { made: "skin", wide: 11 },
  },
  // Small, hunched, all snout, ears and tail.
  skaven: {
    behind: `<path class="limb rim" stroke-width="8" d="M34 82C16 88 8 74 14 60"/><path class="limb skin" stroke-width="4" d="M34 82C16 88 8 74 14 60"/>`,
    body: `<path class="fur" d="M34 92 36 72H62L66 92H54L50 82 46 92Z"/><path class="fur" d="M28 80Q24 48 46 38 66 36 68 56L64 80Z"/><path class="cloth" d="M30 78Q28 54 42 44L62 50 66 82 56 76 48 84 40 76Z"/><path class="skin" d="M44 34Q32 30 36 14 48 16 52 28Z"/><path class="fur" d="M42 34Q46 20 62 24L84 38Q86 44 80 46L60 50Q44 50 42 34Z"/><path class="skin" d="M54 28Q50 16 60 10 68 18 64 28Z"/><circle class="dark" cx="64" cy="34" r="3.500"/><circle class="dark" cx="83" cy="40" r="3"/><path class="bone" d="M74 46 75 53 79 45Z"/>`,
    shoulders: [
      [64, 58],
      [34, 56],
    ],
    hands: [
      [80, 66],
      [22, 62],
    ],
    arm: { made: "fur", wide: 7 },
  },
  // Dark plate with horns that sweep up, skulls at the belt.
  fiend: {
    behind: `<path class="dark" d="M32 36Q20 60 22 88L34 82 66 82 78 88Q80 60 68 36Z"/>`,
    body: `<path class="iron" d="M34 92 38 62H62L66 92H53L50 76 47 92Z"/><path class="iron" d="M28 42Q50 30 72 42L64 66H36Z"/><path class="brass" d="M50 42 60 48 50 62 40 48Z"/><path class="bone" d="M43 66Q50 60 57 66L55 74H45Z"/><path class="edge" d="M47 69V71M53 69V71"/><path class="iron" d="M26 50 18 32 38 36ZM74 50 82 32 62 36Z"/><path class="bone" d="M40 16Q24 12 22-6 32 4 46 6ZM60 16Q76 12 78-6 68 4 54 6Z"/><path class="iron" d="M38 16Q50 4 62 16V28L50 38 38 28Z"/><path class="glow" d="M43 21 48 23M57 21 52 23"/><path class="edge" d="M50 26V36"/>`,
    shoulders: [
      [71, 44],
      [29, 44],
    ],
    hands: [
      [79, 59],
      [21, 60],
    ],
    arm: { made: "iron", wide: 9 },
  },
  // A beast on four legs; it holds nothing.
  hound: {
    behind: `<path class="fur" d="M16 56Q2 48 4 28 12 40 24 44Z"/>`,
    body: `<path class="fur" d="M20 92 24 66 36 66 32 92ZM40 92 40 68 52 68 48 92Z"/><path class="fur" d="M14 56Q18 38 44 40L64 34 80 46Q84 60 72 66L66 92H54L56 70 30 74Q16 72 14 56Z"/><path class="fur" d="M76 92 70 64 80 58 86 92Z"/><path class="iron" d="M26 44 32 30 38 41 44 27 50 39 57 24 62 36Z"/><path class="fur" d="M56 38Q56 18 72 18L96 34Q100 42 94 46L76 58Q58 56 56 38Z"/><path class="bone" d="M62 22 56 4 70 14Z"/><path class="glow" d="M74 29 81 31"/><path class="dark" d="M74 46 96 40 92 50 76 56Z"/><path class="bone" d="M78 46 81 53 84 44ZM87 43 90 49 93 41ZM22 92 20 97 27 92ZM56 92 54 97 61 92ZM78 92 77 97 84 92Z"/>`,
    shoulders: [],
    hands: [],
    arm: null,
  },
};

const PEOPLES = {
  "steelhearts-champions": "champion",
  "garreks-reavers": "reaver",
  "sepulchral-guard": "skeletal",
  "ironskulls-boyz": "orruk",
  "the-chosen-axes": "dwarf",
  "spiteclaws-swarm": "skaven",
  "magores-fiends": "fiend",
  "the-farstriders": "ranger",
};

/** The body of a fighter: that of its warband's people; whoever fights with teeth goes on four legs. */
export function buildOf(warband, attacks) {
  return attacks.some(({ id }) => /teeth/.test(id))
    ? BUILDS.hound
    : BUILDS[PEOPLES[warband]] || BUILDS.champion;
}
