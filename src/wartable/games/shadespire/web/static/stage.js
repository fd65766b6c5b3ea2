// What has a moment of its own at a table of Shadespire: a card that is played, an attack, its dice, a fighter that falls,
// and glory.

import { sentences } from "wartable-board/speech.js";
import { Side } from "./arms.js";
import { fighterNamed } from "./ids.js";

const LANDING = 400; // milliseconds over which dice come down, one after another

/** The beats between two states, from the new lines of the log and what they show. */
export function staged(table, before, after, lines) {
  const cards = lines
    .filter(({ drawn }) => drawn?.kind === "card")
    .map(({ text, drawn }) => ({ kind: "card", card: drawn.card, text }));
  return [
    ...cards,
    ...arrow(after.view, lines),
    ...dice(table, lines),
    ...fallen(table, before.view, after.view),
    ...glory(before.view, after.view, lines),
  ];
}

function arrow({ attack }, lines) {
  const line = lines.find(({ drawn }) => drawn?.kind === "attack");
  if (!line || !attack) return [];
  return [
    {
      kind: "arrow",
      from: [fighterNamed(attack.attacker)],
      to: fighterNamed(attack.target),
      text: line.text,
    },
  ];
}

/** All that is rolled at once lies in one cast: who rolls, and each die with whether it counts, as far as that is known. */
function dice(table, lines) {
  const rolls = lines.filter(({ drawn }) => drawn?.kind === "roll" && drawn.dice.length);
  if (!rolls.length) return [];
  const end = lines.find(({ drawn }) => drawn?.kind === "end")?.drawn;
  const cast = rolls.map(({ text, drawn }) => ({
    text,
    roll: drawn.roll,
    dice: drawn.dice.map((side) => ({ side, counts: end?.[drawn.roll]?.includes(side) || false })),
  }));
  const texts = rolls.map(({ text }) => text);
  return [{ kind: "dice", component: Cast, cast, texts, text: sentences(table, texts) }];
}

/** Who goes out of action is marked before being taken off the board. */
function fallen({ t }, before, after) {
  return after.fighters
    .filter(({ id, out }) => out && before.fighters.some((was) => was.id === id && !was.out))
    .map(({ id }) => ({
      kind: "mark",
      piece: fighterNamed(id),
      tone: "harm",
      sound: "hurt",
      word: t("board-shadespire-out"),
    }));
}

function glory(before, after, lines) {
  const whole = ({ glory: left, spent_glory: spent }) => left + spent;
  const told = lines.filter(({ rule }) => rule === "SHA-169");
  return after.seats
    .filter((seat, i) => whole(seat) > whole(before.seats[i]))
    .map((seat, nth) => ({
      kind: "glory",
      after: true,
      word: `+${whole(seat) - whole(before.seats[seat.seat])}`,
      text: told[nth]?.text,
    }));
}

/** Dice that roll in over the board and come to rest one by one. */
export const Cast = {
  name: "Cast",
  components: { Side },
  props: { beat: Object },
  computed: {
    // Every die in order, with the moment at which it lands.
    rolls() {
      const all = this.beat.cast.reduce((sum, { dice: each }) => sum + each.length, 0);
      let nth = 0;
      return this.beat.cast.map(({ roll, dice: each }) => ({
        roll,
        dice: each.map((die) => ({ ...die, wait: `${Math.round((LANDING / all) * nth++)}ms` })),
      }));
    },
  },
  template: `
    <div class="sha-cast">
      <p v-for="(roll, i) in rolls" :key="i" class="sha-cast-roll" :class="roll.roll"><span v-for="(die, j) in roll.dice" :key="j" class="sha-cast-die" :class="{ counts: die.counts }" :style="{ animationDelay: die.wait }"><Side :side="die.side"/></span></p>
    </div>`,
};
