// Dice: the latest attack or roll-off as it was rolled, die by die, with what counted underlined and the counting in words.
// Read from the log, so it is there for everybody and in every replay; dice that may be re-rolled can be pressed.

import { inRow } from "wartable-board/speech.js";
import { Side } from "./arms.js";
import { die } from "./ids.js";
import { hint } from "./terms.js";

const SHOWN = 40; // lines of the log that are looked through
const DICE = new Set(["attack", "roll", "again", "end"]); // what a line may have to do with them

/** The latest rolls: those of one attack with how it ended, or those of one roll-off. */
export function latestRolls(log) {
  const lines = log.slice(-SHOWN).map((line) => ({
    text: line.text,
    step: line.step,
    ...(DICE.has(line.drawn?.kind) ? line.drawn : { kind: "" }),
  }));
  const last = lines.findLastIndex(({ kind }) => kind);
  if (last < 0) return null;
  if (lines[last].roll === "roll-off") {
    let first = last;
    while (first > 0 && lines[first - 1].roll === "roll-off") first -= 1;
    return {
      key: `off-${log.length - lines.length + first}`,
      off: true,
      last: log.length - lines.length + last,
      rolls: lines.slice(first, last + 1).map((line) => ({ ...line, title: line.text })),
      texts: ["", lines[last + 1]?.text || ""],
      end: "",
    };
  }
  const first = lines.slice(0, last + 1).findLastIndex(({ kind }) => kind === "attack");
  if (first < 0) return null;
  const part = lines.slice(first);
  const end = part.find(({ kind }) => kind === "end");
  const rolls = part
    .filter(({ kind }) => kind === "roll")
    .map((line) => ({ ...line, dice: [...line.dice], counted: end?.[line.roll] || null }));
  for (const again of part.filter(({ kind }) => kind === "again")) replace(rolls, again);
  return {
    key: `attack-${log.length - lines.length + first}`,
    last: log.length - lines.length + last,
    rolls,
    texts: [part[0].text, end?.text].filter(Boolean),
    end: end?.end || "",
  };
}

/** A die that was rolled again lies there with its new side. */
function replace(rolls, { before, die }) {
  const roll = rolls.findLast(({ dice }) => dice.includes(before));
  if (roll) roll.dice[roll.dice.indexOf(before)] = die;
}

const Die = {
  name: "Die",
  components: { Side },
  inject: ["table"],
  props: { side: String, counts: Boolean, open: Boolean, piece: String, nth: Number, roll: String },
  computed: {
    mark() {
      return (this.piece && this.table.marks[this.piece]) || null;
    },
    name() {
      return this.table.t(`sha-symbol-${this.side}`);
    },
    title() {
      return `${this.spoken} – ${hint(this.table, this.side)}`;
    },
    spoken() {
      const { t } = this.table;
      const choice = this.mark && this.table.choices.find(({ to }) => to.some(({ id }) => id === this.piece));
      return choice
        ? choice.text
        : this.open
          ? this.name
          : t(this.counts ? "board-shadespire-die-counts" : "board-shadespire-die-not", { side: this.name });
    },
  },
  template: `
    <component :is="mark ? 'button' : 'span'" :type="mark ? 'button' : null" class="sha-die" :class="[roll, { counts, idle: !counts && !open, crit: side === 'crit' }, mark && 'mark-' + mark]" :role="mark ? null : 'img'"
      :data-place="mark ? piece : null" :data-lit="mark" :aria-label="spoken" :title="title" :style="{ '--nth': nth }" @click="mark && table.tap(piece)"><Side :side="side"/></component>`,
};

export const DiceTray = {
  name: "DiceTray",
  components: { Die },
  inject: ["table"],
  setup: () => ({ die }),
  computed: {
    // An attack that waits for something, as the view tells it; else the latest in the log.
    shown() {
      const { view, state } = this.table;
      const latest = latestRolls(state.log);
      const { attack } = view;
      if (!attack) return latest;
      const of = (name, dice, counting) => ({
        roll: name,
        dice: dice.map(({ side }) => side),
        flags: dice.map(({ counts }) => counts),
        counting,
      });
      const rolls = [
        of("attack", attack.dice, attack.counting),
        of("defence", attack.defence, attack.defence_counting),
      ].filter(({ dice }) => dice.length);
      return {
        key: latest?.key || "attack",
        last: latest?.last,
        rolls,
        texts: latest?.texts || [],
        end: attack.state === "open" || attack.state === "ended" ? latest?.end || "" : attack.state,
      };
    },
    asked() {
      const { kind } = this.table.view.pending;
      return kind === "reroll-attack" ? "attack" : kind === "reroll-defence" ? "defence" : "";
    },
  },
  methods: {
    counts(roll, i) {
      return roll.flags ? roll.flags[i] : Boolean(roll.counted?.includes(roll.dice[i]));
    },
    counting(roll) {
      const sides = roll.counting || roll.counted;
      if (!sides) return "";
      const { t } = this.table;
      return t("board-shadespire-counting", {
        sides:
          inRow(
            this.table,
            sides.map((side) => t(`sha-sides-${side}`)),
          ) || t("sha-no-sides"),
      });
    },
    title(roll) {
      return roll.title || this.table.t(`board-shadespire-roll-${roll.roll}`);
    },
  },
  template: `
    <section v-if="shown" class="sha-dice" :class="[shown.end && 'end-' + shown.end, { off: shown.off, live: table.view.attack, fresh: table.view.attack || shown.last >= table.seenLog }]" :aria-label="table.t('board-shadespire-dice')">
      <h3>{{ table.t('board-shadespire-dice') }}</h3>
      <p v-if="shown.texts[0]" class="wt-small">{{ shown.texts[0] }}</p>
      <div v-for="(roll, r) in shown.rolls" :key="shown.key + r" class="roll">
        <span class="roll-name">{{ title(roll) }}</span>
        <span class="rolled"><Die v-for="(side, i) in roll.dice" :key="i + side" :side="side" :counts="counts(roll, i)" :open="!roll.flags && !roll.counted" :roll="roll.roll" :nth="i + (r ? shown.rolls[0].dice.length : 0)" :piece="asked === roll.roll ? die(roll.roll, i) : ''"/><i v-if="!roll.dice.length">–</i></span>
        <small v-if="counting(roll)" class="wt-quiet">{{ counting(roll) }}</small>
      </div>
      <p v-if="shown.texts[1]" class="comes-to">{{ shown.texts[1] }}</p>
    </section>`,
};
