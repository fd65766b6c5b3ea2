// What a lesson adds to the table: a ring around what is to be pressed, another around what is to be looked at, and a word
// to the server when something else was pressed. Which answers are meant comes from there; nothing here knows a game.

import { answersOf, trayPiece } from "./choices.js";
import { drawn, factsOf } from "./ids.js";
import { loadStyle } from "./style.js";

const PRESS = "data-lesson-press";
const LOOK = "data-lesson-look";
const CHANGES = ["data-lit", "data-sent", "data-tab", "data-decision", "hidden", "open"];
const PRESSABLE = "button[data-lit], button[data-option], .buttons .usual";

const shown = (node) => node && node.getClientRects().length > 0;

/** The choices that begin a meant row of answers, those that give most of it first, each with the place it is made at. */
function meant({ choices, lesson }) {
  const found = [];
  for (const choice of choices)
    for (const place of choice.to.length ? choice.to : [undefined]) {
      const answers = answersOf(choice, place);
      if (lesson.paths.some((path) => answers.every((answer, i) => answer === path[i])))
        found.push({ choice, place, length: answers.length });
    }
  const most = Math.max(0, ...found.map(({ length }) => length));
  return found.filter(({ length }) => length === most);
}

/** Where a choice is pressed next: its piece, then its place or its words; or the way to where that lies. */
function nextPresses(table, { choice, place }) {
  const root = table.$el;
  const option = root.querySelector(`[data-option="${choice.key || choice.action}"]`);
  const begun = !choice.from || table.selected === choice.from;
  let nodes;
  if (choice.usual) nodes = [root.querySelector(".buttons .usual")];
  else if (!begun) nodes = [drawn(root, choice.from)];
  else if (choice.key && table.aimed) nodes = [option];
  else {
    const at = place && drawn(root, place.id);
    if (table.taken) nodes = [at];
    else nodes = table.narrow ? [option, at] : [at, option]; // a narrow screen's words may lie over the place
    nodes.push(choice.tray && drawn(root, trayPiece(choice)));
  }
  const found = nodes.filter(shown);
  if (found.length) return choice.key ? found : found.slice(0, 1);
  return table.narrow && table.tab !== "table" ? [root.querySelector(".tabs button")] : [];
}

/** Whether a piece, a place or a pile is one of those that facts name. */
function named({ dataset }, facts) {
  const own = factsOf(dataset.piece || dataset.place || dataset.cell || dataset.zone);
  return Object.keys(facts).length && Object.entries(facts).every(([name, value]) => own[name] === value);
}

/** Keeps the rings where they belong while the table changes. */
export const LessonGuide = {
  name: "LessonGuide",
  inject: ["table"],
  mounted() {
    loadStyle("lesson.css");
    this.root = this.table.$el;
    this.observer = new MutationObserver(() => this.mark());
    this.observer.observe(this.root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: CHANGES,
    });
    this.root.addEventListener("click", this.pressed, true);
    this.unwatch = this.$watch(
      () => {
        const { lesson, state, selected, taken, aimed } = this.table;
        return [lesson, state, selected, taken, aimed];
      },
      this.mark,
      { flush: "post" },
    );
    this.mark();
  },
  beforeUnmount() {
    this.observer.disconnect();
    this.unwatch();
    this.root.removeEventListener("click", this.pressed, true);
  },
  methods: {
    /** What is meant now; nothing while an older state is still shown, or an answer is under way. */
    presses() {
      const { table } = this;
      const { lesson, state, sent } = table;
      if (lesson.decision !== state.decision || sent === state.decision) return [];
      return meant(table)
        .flatMap((found) => nextPresses(table, found))
        .filter(Boolean);
    },
    mark() {
      const presses = new Set(this.presses());
      const looks = this.table.lesson.look;
      const seen = [...this.root.querySelectorAll("[data-piece], [data-place], [data-cell], [data-zone]")];
      this.ring(PRESS, presses);
      this.ring(LOOK, new Set(seen.filter((node) => looks.some((facts) => named(node, facts)))));
      const [first] = presses;
      if (first && first !== this.last) {
        first.scrollIntoView({ block: "nearest", inline: "nearest" });
        if (this.table.roving) first.focus();
      }
      this.last = first;
    },
    ring(attribute, wanted) {
      for (const node of this.root.querySelectorAll(`[${attribute}]`))
        if (!wanted.has(node)) {
          node.removeAttribute(attribute);
          if (attribute === PRESS) node.removeAttribute("aria-description");
        }
      for (const node of wanted) {
        node.setAttribute(attribute, "");
        if (attribute === PRESS) node.setAttribute("aria-description", this.table.t("board-lesson-press"));
      }
    },
    pressed({ target }) {
      const node = target.closest?.(PRESSABLE);
      if (!node || !this.presses().length || node.hasAttribute(PRESS) || node.dataset.lit === "select")
        return;
      this.table.$emit("stray", { decision: this.table.state.decision });
    },
  },
  render: () => null,
};
