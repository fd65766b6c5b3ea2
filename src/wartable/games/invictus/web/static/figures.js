// The people of Invictus as figures: a body and a headgear by nation, arms by kind; and the land that each nation fights
// for. All is SVG in a box of 100 by 100, in classes that the style sheet colours. No words and no rules live here.

const BODIES = {
  king: `<path class="cape" d="M34 48 22 98H78L66 48Z"/><path class="cloth" d="M36 50Q50 44 64 50L70 98H30Z"/><path class="dark" d="M50 50V98"/><path class="gold" d="M33 72H67V77H33Z"/>`,
  shogun: `<path class="cape" d="M28 50 14 66 30 72 30 98H70L70 72 86 66 72 50Z"/><path class="cloth" d="M34 48H66L74 98H26Z"/><path class="dark" d="M32 58H68M30 68H70M29 78H71M28 88H72"/><path class="gold" d="M44 48 50 58 56 48Z"/>`,
  pharaoh: `<path class="skin" d="M32 50Q50 42 68 50L64 74H36Z"/><path class="cloth" d="M36 74H64L74 98H26Z"/><path class="gold" d="M32 50Q50 66 68 50L64 47Q50 58 36 47Z"/><path class="dark" d="M50 74V98"/>`,
};

const HEADS = {
  king: `<circle class="skin" cx="50" cy="34" r="11"/><path class="metal" d="M37 34Q36 18 50 17 64 18 63 34L58 31 50 33 42 31Z"/><path class="metal" d="M48 30H52V45H48Z"/>`,
  shogun: `<circle class="skin" cx="50" cy="35" r="11"/><path class="metal" d="M35 33Q36 17 50 17 64 17 65 33L72 40Q50 30 28 40Z"/><path class="gold" d="M49 24Q36 20 31 7 43 14 50 14 57 14 69 7 64 20 51 24Z"/>`,
  pharaoh: `<path class="cape" d="M35 24Q50 8 65 24L70 52 60 50H40L30 52Z"/><circle class="skin" cx="50" cy="34" r="11"/><path class="gold" d="M37 27Q50 17 63 27V31Q50 22 37 31Z"/>`,
};

// What leaders wear instead: they stand out in any row.
const CROWNS = {
  king: `<circle class="skin" cx="50" cy="34" r="11"/><path class="wood" d="M40 38Q50 56 60 38L57 42 50 40 43 42Z"/><path class="gold" d="M35 27 31 6 42 16 50 3 58 16 69 6 65 27Z"/>`,
  shogun: `<circle class="skin" cx="50" cy="36" r="11"/><path class="dark fill" d="M34 34Q36 18 50 18 64 18 66 34L76 44Q50 31 24 44Z"/><path class="gold" d="M46 26Q24 22 16 0 32 14 50 15 68 14 84 0 76 22 54 26L50 30Z"/>`,
  pharaoh: `<path class="gold" d="M33 26Q50 6 67 26L76 58 62 54H38L24 58Z"/><path class="cape" d="M33 34 28 54M67 34 72 54"/><circle class="skin" cx="50" cy="35" r="11"/><path class="cloth" d="M40 22Q50 -8 60 22 50 16 40 22Z"/><path class="wood" d="M48 45H52V56H48Z"/>`,
};

const ARMS = {
  warrior: `<path class="metal" d="M78 8 84 16V60H72V16Z"/><path class="gold" d="M66 60H90V66H66Z"/><path class="wood" d="M75 66H81V80H75Z"/>`,
  guardian: `<path class="metal" d="M12 40 34 46 56 40V66Q54 86 34 96 14 86 12 66Z"/><path class="cloth" d="M30 46H38V92L34 94 30 92ZM14 60H54V67H14Z"/><path class="wood" d="M80 8H84V98H80Z"/><path class="metal" d="M82 2 88 18H76Z"/>`,
  archer: `<path class="line" d="M74 14Q98 50 74 88"/><path class="dark" d="M74 14V88"/><path class="wood" d="M40 49H88V52H40Z"/><path class="metal" d="M98 50 86 44V57Z"/>`,
  priest: `<path class="wood" d="M76 16H81V98H76Z"/><path class="gold" d="M74 2H83V12H93V21H83V32H74V21H64V12H74Z"/>`,
  wizard: `<path class="wood" d="M76 26H81V98H76Z"/><path class="gold" d="M78 0 83 12 96 13 86 21 89 33 78 26 67 33 70 21 60 13 73 12Z"/>`,
  samurai: `<path class="metal" d="M66 66Q90 44 92 4 100 46 72 72Z"/><path class="gold" d="M60 62 76 76 73 80 57 66Z"/><path class="wood" d="M63 72 52 84 56 88 67 76Z"/>`,
  musha: `<path class="wood" d="M82 10H86V98H82Z"/><path class="metal" d="M84 0Q98 8 90 26L86 20H82Z"/><path class="metal" d="M10 52H38V88H10Z"/><path class="cloth" d="M14 56H34V84H14Z"/><circle class="gold" cx="24" cy="70" r="6"/>`,
  gunner: `<path class="wood" d="M40 62 62 54 66 62 46 74Z"/><path class="metal" d="M58 53 98 36 100 42 62 60Z"/><path class="gold" d="M92 24 100 30 98 20 106 18 98 14 98 6 92 12 86 8 88 16 82 20 90 22Z" transform="scale(.9) translate(8 6)"/>`,
  komuso: `<path class="wood" d="M34 10H66L70 44Q50 52 30 44Z"/><path class="dark" d="M33 20H67M32 30H68M42 10 40 46M50 10V48M58 10 60 46"/><path class="gold" d="M54 52 84 78 80 83 50 57Z"/>`,
  ninja: `<path class="dark fill" d="M37 24Q50 12 63 24V34H37ZM37 38H63Q60 48 50 48 40 48 37 38Z"/><path class="metal" d="M84 40 90 54 104 60 90 66 84 80 78 66 64 60 78 54Z" transform="translate(-2 0)"/>`,
  commander: `<path class="wood" d="M6 64H40V92H6Z"/><circle class="line" cx="24" cy="86" r="12"/><path class="dark" d="M24 74V98M12 86H36"/><path class="wood" d="M80 6H84V98H80Z"/><path class="metal" d="M82 0 89 18H75Z"/>`,
  medjay: `<path class="wood" d="M84 8H88V98H84Z"/><path class="metal" d="M86 0 92 16H80Z"/><path class="cape" d="M8 44Q8 36 24 36 40 36 40 44V90H8Z"/><path class="dark" d="M14 50 22 46M28 58 36 54M13 70 21 74M28 80 36 76"/>`,
  slinger: `<path class="dark" d="M68 54Q98 40 88 10M68 54Q74 28 88 10"/><circle class="metal" cx="90" cy="10" r="8"/><path class="wood" d="M26 78H38V90H26Z"/>`,
  anubis: `<path class="dark fill" d="M38 44 36 4 45 22Q54 20 58 28L78 40 76 46 58 46Q50 52 38 44Z"/><path class="gold" d="M46 31 53 33 46 36Z"/><path class="gold" d="M84 24Q92 12 96 24 94 32 84 30V98H80V24Z"/>`,
  sorcerer: `<path class="gold" d="M80 14Q94 2 96 18 92 28 84 22V98H79V20Z"/><path class="line" d="M6 60Q20 44 34 60 20 74 6 60Z"/><circle class="gold" cx="20" cy="60" r="5"/>`,
  king: `<path class="metal" d="M80 10 85 18V74H75V18Z"/><path class="gold" d="M68 74H92V80H68Z"/><path class="wood" d="M77 80H83V94H77Z"/>`,
  shogun: `<path class="gold" d="M64 70Q92 62 96 30 74 40 64 70Z"/><path class="cloth" d="M70 64Q88 58 91 40 78 48 70 64Z"/>`,
  pharaoh: `<path class="gold" d="M80 16Q80 4 90 6 98 8 94 18H89Q90 12 86 13V98H80Z"/><path class="gold" d="M12 30H17L34 74 29 77Z"/><path class="cape" d="M10 30H19L17 18H12Z"/>`,
};

const BARE = new Set(["komuso", "anubis"]); // whose headgear is part of what makes them

/** The figure of a card: a soldier by nation and kind, a leader by nation. */
export function figure(card, { nation, colour }) {
  const leads = colour === "leader";
  const head = leads ? CROWNS[nation] : BARE.has(card) ? "" : HEADS[nation];
  return BODIES[nation] + head + (ARMS[leads ? nation : card] || "");
}

/** What stands behind the lines of a nation: walls and towers, a gate and a mountain, pyramids and palms. In 400 by 100. */
export const LANDS = {
  king: `<path class="far" d="M0 100V64L60 40 120 66 190 34 260 64 330 42 400 66V100Z"/><path class="near" d="M0 100V70H16V62H28V70H40V62H52V70H70V34H64V24H74V30H84V24H94V30H104V24H114V34H108V70H292V34H286V24H296V30H306V24H316V30H326V24H336V34H330V70H348V62H360V70H372V62H384V70H400V100Z"/><path class="flag" d="M88 24V4L108 9 90 14M310 24V4L330 9 312 14"/>`,
  shogun: `<path class="far" d="M40 100 180 14Q200 22 220 14L360 100Z"/><path class="snow" d="M150 32 180 14Q200 22 220 14L250 32 236 38 220 30 200 42 180 30 164 38Z"/><path class="near" d="M0 100V86Q12 80 20 88 32 80 40 88V58H32V50Q80 58 128 50V58H120V70H130V78H110V100H98V78H62V100H50V78ZM270 100V60H262L300 44 338 60H330V74H344L300 56 256 74H270ZM344 100V88Q356 80 368 88 380 80 400 86V100Z"/>`,
  pharaoh: `<circle class="flag" cx="206" cy="34" r="17"/><path class="far" d="M150 100 240 26 330 100Z"/><path class="near" d="M0 100V92H30L96 34 162 92H270L326 52 382 92H400V100Z"/><path class="shade" d="M96 34 162 92H112ZM326 52 382 92H340Z"/><path class="near" d="M216 92Q214 76 220 62 208 60 204 68 206 56 220 58 226 48 238 56 228 56 224 60 236 62 236 72 230 64 222 63 217 78 222 92Z"/>`,
};
