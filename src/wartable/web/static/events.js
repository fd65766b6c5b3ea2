// What happened between two states of a match, as beats: each is something to see for its time, and to hear in words.
// A game says in `staged` what of it has a moment of its own; all the rest is what the log tells.

import { LONG, SHORT } from "wartable-board/queue.js";
import { sentences } from "wartable-board/speech.js";

const MORE = 100; // milliseconds for each further line of the log
const BLOW = 1400; // the last blow of a match stays before its end is told

/** What only tells others what somebody does; who did it knows. */
const FOR_OTHERS = new Set(["card", "arrow"]);

/** The lines of the log that are new. */
export function newLines(before, after) {
  return after.log.slice(Math.min(before.log.length, after.log.length));
}

/**
 * The beats from one state to the next: what leads to it, the state itself, and what comes of it. `own` tells whether
 * the person at the board has just done it: then the change is there at once, but for dice, which have to land first.
 */
export function beatsBetween(table, before, after, own = false) {
  const { game } = table;
  if (after.step === before.step && after.status === before.status) return [{ state: after, time: 0 }];
  const seen = before.view && after.view;
  const lines = newLines(before, after).filter(({ rule }) => !game.quiet?.includes(rule));
  const staged = (seen && game.staged?.(table, before, after, lines)) || [];
  const beats = staged
    .filter(({ kind }) => !(own && FOR_OTHERS.has(kind)))
    .map((beat) => ({ time: LONG, ...beat }));
  const told = new Set(beats.flatMap(({ text, texts }) => texts || [text]));
  const last = before.log[before.log.length - 1]?.text; // the same once more is nothing new to see
  const rest = lines.map(({ text }) => text).filter((text) => !told.has(text) && text !== last);
  const hurt = Boolean(seen && game.harms(before.view, after.view).length);
  const marks = beats.map(({ piece }) => piece).filter(Boolean);
  const shown = { state: after, marks, time: timeOf(rest, hurt), text: own ? "" : sentences(table, rest) };
  const blow = after.status === "over" && before.status !== "over" ? [{ kind: "blow", time: BLOW }] : [];
  return [
    ...beats.filter(({ after: late }) => !late),
    shown,
    ...beats.filter(({ after: late }) => late),
    ...blow,
  ];
}

function timeOf(lines, hurt) {
  if (hurt) return LONG;
  return lines.length ? Math.min(LONG, SHORT + MORE * (lines.length - 1)) : 0;
}

export const NOTHING = { view: null, log: [] };

/** A state of which only the news were told, with what was known before. */
export function joined(known, { state, view, log_from, log }) {
  return {
    ...known,
    ...state,
    view: view && { ...known.view, ...view },
    log: [...known.log.slice(0, log_from), ...log],
  };
}

const active = ({ view }) => view?.active ?? -1;
const isMine = (state) => state.seat === active(state);

/** The states of the last turn that another had, with the one it began from; nothing where they are not known. */
export function lastTurn(states) {
  const end = states.findLastIndex((state) => active(state) >= 0 && !isMine(state));
  if (end < 0) return [];
  let first = end;
  while (first > 0 && active(states[first - 1]) === active(states[end])) first -= 1;
  return states.slice(Math.max(0, first - 1), end + 2);
}

/** Whether a last turn is known from its beginning: from before it was the other's. */
export const isWhole = ([before, first]) => Boolean(first) && active(before) !== active(first);

/** Whether another has had a turn, as far as the log tells it: the server may be asked for it then. */
export function hadTurn({ heads }, state) {
  if (active(state) < 0) return false;
  const turns = state.log.filter(({ rule }) => heads?.includes(rule)).length;
  return turns > (isMine(state) ? 1 : 0);
}

/** The blow that ended the match, in words: what the last move did, but for what it only counts. Some ends have none. */
export function lastBlow({ game, state: { log } }) {
  const end = log[log.length - 1];
  const done = ({ step, rule }) =>
    step === end.step && rule && !game.quiet?.includes(rule) && !game.counting?.includes(rule);
  return log.slice(0, -1).findLast(done)?.text || "";
}
