// The whole table by keyboard: arrows move between lit pieces, Enter chooses, Escape steps back, digits pick.
// Tab goes from piece to button to log as everywhere.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Keys that always do something. */
const SIMPLE = {
  Escape: (table) => table.back(),
  "?": (table) => {
    table.help = !table.help;
  },
  l: toLog,
  t: toText,
};

export function onKey(table, event) {
  if (!table.state || event.ctrlKey || event.altKey || event.metaKey) return;
  const at = document.activeElement;
  if (at && /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return;
  const done = table.replaying && stepped(table, event, at);
  if (!done && at && at !== document.body && !table.$el.contains(at)) return;
  if (done || hurried(table, event, at) || handle(table, event, at)) event.preventDefault();
}

/** While a match is looked back on, arrows go through its moments, and Space plays it and rests. */
const STEPS = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "first",
  End: "last",
  " ": "play",
};

function stepped(table, { key, shiftKey }, at) {
  if (!(key in STEPS) || shiftKey || (key === " " && at?.closest("button, a"))) return false;
  table.$emit("step", { name: STEPS[key] });
  return true;
}

/** While nothing can be decided yet, Space hurries, unless it means something where the focus is. */
function hurried(table, { key }, at) {
  if (key !== " " || !table.hurries()) return false;
  if (at?.closest("a, summary, .log-side, .tabs, .preview, .prompt .buttons, .ending")) return false;
  table.hurry();
  return true;
}

function handle(table, event, at) {
  const { key } = event;
  if (key in SIMPLE) {
    SIMPLE[key](table);
    return true;
  }
  if (key in ARROWS) return arrow(table, event, at);
  if (key === "i") return inspect(table, at);
  if (key === "h" && table.coach?.hints) {
    table.command("hint");
    return true;
  }
  if (key === "u" && table.state.may_undo) {
    table.command("undo");
    return true;
  }
  if (/^[1-9]$/.test(key)) return digit(table, Number(key) - 1);
  if ((key === "Enter" || key === " ") && !at?.closest("button, a, [role=button], summary")) {
    return confirm(table);
  }
  return false;
}

/** Enter on nothing: the one thing a selected piece offers, else the usual answer. */
function confirm(table) {
  const { selected, options, usual } = table;
  if (selected) {
    if (options.length === 1 && options[0].to.length < 2) table.chooseOption(options[0]);
    return true;
  }
  if (usual) table.pressUsual();
  return Boolean(usual);
}

function arrow(table, event, at) {
  if (at?.closest(".log-side, .tabs, .preview")) return false;
  table.roving = true;
  const all = pieces(table, event.shiftKey);
  if (!all.length) return false;
  const here = at?.closest("[data-piece], [data-place], .buttons button");
  if (here) nearest(here, all, ARROWS[event.key])?.focus();
  else all[0].focus();
  return true;
}

/** The pieces that may be pressed; all that there are when nothing is lit, or when shift is held. */
function pieces(table, every) {
  const shown = (node) => node.offsetParent !== null && !node.disabled;
  const lit = [...table.$el.querySelectorAll("button[data-lit]")].filter(shown);
  const rest = [...table.$el.querySelectorAll("button[data-piece]")].filter(shown);
  const buttons = [...table.$el.querySelectorAll(".buttons button, .options button")].filter(shown);
  return every || !lit.length ? [...rest, ...buttons] : [...lit, ...buttons];
}

function middle(node) {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function nearest(here, all, [x, y]) {
  const [fromX, fromY] = middle(here);
  let best = null;
  let least = Infinity;
  for (const node of all) {
    if (node === here) continue;
    const [toX, toY] = middle(node);
    const ahead = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    if (ahead < 8) continue;
    const cost = ahead + 2.5 * aside;
    if (cost < least) [best, least] = [node, cost];
  }
  return best;
}

/** After a step by keyboard the focus goes on to the first thing that may be pressed. */
export function focusNear(table) {
  const at = document.activeElement;
  if (
    at &&
    at !== document.body &&
    table.$el.contains(at) &&
    at.offsetParent !== null &&
    at.matches("[data-lit], .options button")
  )
    return;
  pieces(table, false)[0]?.focus();
}

function digit(table, place) {
  const { selected, buttons, loose } = table;
  const shown = selected ? buttons : loose.some(({ key }) => key) ? loose : null;
  const list =
    shown ||
    table.choices.filter((choice, i, all) => all.findIndex((other) => other.action === choice.action) === i);
  const choice = list[place];
  if (!choice) return false;
  if (table.unsteady && !table.selected) return true;
  if (shown) table.chooseOption(choice);
  else if (choice.from && (choice.key || choice.to.length > 1)) table.press(choice.from);
  else table.choose(choice, choice.to[0]);
  return true;
}

function inspect(table, at) {
  const piece = at?.closest("[data-card]");
  if (!piece) return false;
  if (table.pinned && table.peeked?.piece === piece.dataset.piece) table.unpeek();
  else table.peek(piece.dataset.piece, piece.dataset.card, true);
  return true;
}

function toLog(table) {
  table.tab = table.narrow && table.tab === "log" ? "table" : "log";
  table.$nextTick(() => [...table.$el.querySelectorAll(".log button")].pop()?.focus());
}

function toText(table) {
  table.listOpen = !table.listOpen;
  table.tab = table.listOpen ? "text" : "table";
  if (table.listOpen) table.$nextTick(() => table.$el.querySelector(".text-list button")?.focus());
}
