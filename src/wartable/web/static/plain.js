// The table of a game that brings no scripts: its view as words and numbers, its actions as buttons beside the prompt.
// A name in a view is said by the message `<game>-<name>`, and a text that is the name of a message is said by that.

import { inRow, labelled } from "./speech.js";

const NOTHING = "–";
const UNSAID = ["seats", "seat", "game"];

/** What something in a view is called. */
function called({ t, words, game_name }, name) {
  const message = `${game_name}-${name.replaceAll("_", "-")}`;
  return message in words ? t(message) : name.replaceAll("_", " ");
}

/** A value of a view in words. */
function said(table, value) {
  if (Array.isArray(value)) return row(table, value);
  if (typeof value === "boolean") return value ? "✓" : NOTHING;
  if (typeof value === "object") return inRow(table, written(table, value));
  return typeof value === "string" && value in table.words ? table.t(value) : String(value);
}

function row(table, values) {
  const texts = values.map((each) => said(table, each));
  return inRow(table, texts) || NOTHING;
}

/** What a view, or a seat in it, tells: names and values in words. */
function lines(table, part) {
  return Object.entries(part)
    .filter(([name, value]) => value !== null && !UNSAID.includes(name))
    .map(([name, value]) => [called(table, name), said(table, value)]);
}

/** The same, each as one text. */
function written(table, part) {
  return lines(table, part).map(([name, text]) => labelled(table, name, text));
}

/** What lies open to all, then each seat. */
function parts(table) {
  const seats = (table.view.seats || []).map((part, seat) => ({ title: table.seatName(seat), part }));
  return [{ title: table.t("board-table"), part: table.view }, ...seats];
}

const PlainTable = {
  name: "PlainTable",
  inject: ["table"],
  computed: {
    blocks() {
      return parts(this.table).map(({ title, part }) => ({ title, lines: lines(this.table, part) }));
    },
  },
  template: `
    <div class="plain-table">
      <section v-for="(block, i) in blocks" :key="i" class="plain-block">
        <h2>{{ block.title }}</h2>
        <dl><template v-for="([name, text], n) in block.lines" :key="n"><dt>{{ name }}</dt><dd>{{ text }}</dd></template></dl>
      </section>
    </div>`,
};

export default {
  Table: PlainTable,
  css: ["plain.css"],
  tabs: ["table", "log", "text"],
  choices: ({ actions }) => actions.map((action) => ({ ...action, from: null, to: [] })),
  tray: () => [],
  window: () => "",
  setup: () => false,
  face: (table, card) => ({ name: table.cardName(card) }),
  preview: () => null,
  pile: () => null,
  harms: () => [],
  written: (table) => parts(table).map(({ title, part }) => ({ title, lines: written(table, part) })),
};
