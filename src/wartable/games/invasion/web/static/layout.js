// How large cards lie in the room they have, and in which letters their words fit.

import { widthOf } from "./letters.js";

export const GAP = 5;
const TALL = 1.4; // height of an upright card by its width
const UPRIGHT = 0.8; // width by height of cards in a row that have room to stand
const ROOMY = 144; // but in a low row they are not narrower than this
const BROAD = 2.1; // width of a card on its side by its height
const [READABLE, LEAST_HIGH] = [104, 60]; // below these a card is hard to read
const LARGEST = { wide: 220, high: 300 };
const LEAST_HELD = 112; // pixels of a card in hand that lies free; narrower ones lie over one another
const SLIM = 43; // lower than this a card is one line
const LETTERS = [13, 12.5, 12, 11.5, 11]; // sizes of a card's text, the best first
const LEAST = 11; // no letter is smaller
const LINE = 1.24; // height of a line by the size of its letters
const LOOSE = 1.01; // what a line may lack of its width
const NAME_LINE = 1.15;
const NAMES = [14, 13.5, 13, 12.5, 12, 11.5, LEAST];
const [EDGE, FOOT, ART] = [12, 26, 34]; // inside a card: both margins, the numbers, the least height of the arms
const KINDLY = 150; // lower cards don't say what they are
const [COST, KIND_LINE] = [32, 13]; // the cost beside a name, and a line of what the card is
const [SLIM_ARMS, SLIM_FOOT] = [24, 74]; // beside the name of a card that is one line
export const LOW = 66; // lower cards have smaller numbers
const LOW_FOOT = 20;
const [LEAST_TILE, LEAST_SLIM] = [50, 22]; // heights
const [TUCKED, BESIDE] = [22, 28]; // what attachments take of their host: a row each, or a column for all

/** Rows that spans take, laid side by side in columns. */
function rowsOf(spans, columns) {
  let [rows, at] = [1, 0];
  for (const span of spans) {
    if (at + span > columns && at) [rows, at] = [rows + 1, 0];
    at += Math.min(span, columns);
  }
  return rows;
}

/** How a card of a size is drawn: upright, on its side with the arms at the left, or as one line. */
export function formOf(wide, high) {
  if (high < SLIM) return "slim";
  return wide > high * 1.12 ? "broad" : "tall";
}

// Signs that lines may break between; other words stay whole.
const SIGN = /[\u3000-\u9fff\uff00-\uff60]/;

/** How many lines a text takes, broken between words; infinitely many where a word is wider than a line. */
function lines(text, size, width, bold = false) {
  let [count, at] = [1, 0];
  const space = widthOf(" ", bold) * size;
  for (const part of text.split(/(?<=[-/])|\s/)) {
    const pieces = SIGN.test(part) ? [...part] : [part];
    pieces.forEach((piece, i) => {
      const wide = widthOf(piece, bold) * size * LOOSE;
      if (wide > width) count = Number.POSITIVE_INFINITY;
      const gap = at && !i ? space : 0;
      if (at + gap + wide > width && at) [count, at] = [count + 1, wide];
      else at += gap + wide;
    });
  }
  return count;
}

/** The letters of a name in its room, and how many lines it takes: two if it may, three if it must, thin at the last. */
function nameFor(name, width, room) {
  for (const [most, bold] of [
    [2, true],
    [3, true],
    [3, false],
  ])
    for (const size of bold ? NAMES : [LEAST]) {
      const count = lines(name, size, width, bold);
      if (count <= most && count * size * NAME_LINE <= room) return { size, lines: count, thin: !bold };
    }
  return { size: LEAST, lines: 3, cut: true };
}

const footOf = (high) => (high < LOW ? LOW_FOOT : FOOT);

function namedIn(form, name, wide, high) {
  if (form === "slim") return nameFor(name, wide - EDGE - SLIM_ARMS - SLIM_FOOT, high - 2);
  return nameFor(name, wide - EDGE, high - footOf(high) - 4);
}

/** What is left to a card of a size by its attachments: a row each below an upright one, a column beside another. */
export function hostSize(under, wide, high, beside = BESIDE) {
  if (!under) return { wide, high };
  return formOf(wide, high) === "tall"
    ? { wide, high: high - under * TUCKED }
    : { wide: wide - beside, high };
}

/** Whether the name of a card can be read at a size. */
function namedWithin({ name, under }, wide, high) {
  if (high < LEAST_SLIM) return false;
  const host = hostSize(under, wide, high);
  return !namedIn(formOf(host.wide, host.high), name, host.wide, host.high).cut;
}

/** How large cards are in so many columns. */
function sized(spans, columns, width, height) {
  const rows = rowsOf(spans, columns);
  const room = [(width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows];
  const high = Math.max(0, Math.min(room[1], room[0] * TALL, LARGEST.high));
  const few = rows === 1 && spans.length < 4;
  const wide = Math.min(room[0], few ? Math.max(high * UPRIGHT, ROOMY) : high * BROAD, LARGEST.wide);
  return { columns, wide: Math.floor(wide), high: Math.floor(high) };
}

/**
 * The columns in which cards of one size are largest, and that size: each is {span, lying: [{name, under}]}, a quest with
 * its unit takes two places. No name is cut: where too many lie for that, they keep their least size and are `crowded`.
 */
export function arrange(cards, width, height) {
  const spans = cards.map(({ span }) => span);
  const lying = cards.flatMap((card) => card.lying);
  const most = spans.reduce((sum, span) => sum + span, 0);
  const ways = [];
  for (let columns = Math.max(1, ...spans); columns <= Math.max(1, most); columns++)
    ways.push(sized(spans, columns, width, height));
  const worth = ({ wide, high }) =>
    wide * high * Math.min(1, wide / READABLE) ** 2 * Math.min(1, high / LEAST_HIGH);
  const best = (found) => found.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  const whole = ways.filter(({ wide, high }) => lying.every((each) => namedWithin(each, wide, high)));
  if (whole.length) return best(whole);
  for (const { columns } of ways.reverse()) {
    const wide = Math.floor((width - GAP * (columns - 1)) / columns);
    if (lying.every((each) => namedWithin(each, wide, LEAST_TILE)))
      return { columns, wide, high: LEAST_TILE, crowded: true };
  }
  return { ...ways.at(-1), high: LEAST_TILE, crowded: true };
}

/**
 * The letters of a card's words in its room: of the name and of the text. `says` is "text", "short" where only a short
 * form fits, or "" where not even that does; `arms` and `kindly` are whether there is room for the arms and
 * for what the card is.
 */
export function lettering({ name, kind = "", text, short = "", numbers = true, cost = false }, wide, high) {
  const form = formOf(wide, high);
  const width = wide - EDGE;
  if (form === "slim") {
    const named = namedIn(form, name, wide, high);
    return { form, name: named.size, thin: named.thin, text: LEAST, says: "", arms: true };
  }
  const kindly = high > KINDLY;
  const fit = (named, arms, left, across) => {
    const size = LETTERS.find((each) => lines(text, each, across) * each * LINE <= left);
    return (
      size && { form, name: named.size, thin: named.thin, text: size, says: text ? "text" : "", arms, kindly }
    );
  };
  const below =
    (kind && kindly ? Math.min(3, lines(kind, LEAST, width)) * KIND_LINE : 0) +
    (numbers ? footOf(high) : 4) +
    6;
  const roomOf = (named) => high - below - named.lines * named.size * NAME_LINE;
  const named = namedIn(form, name, form === "broad" && cost ? wide - COST : wide, high);
  const beside = form === "broad" ? width - Math.min(64, wide * 0.3) : width;
  const left = roomOf(named) - (form === "broad" ? 0 : ART);
  const whole = fit(named, true, left, beside);
  if (whole) return whole;
  const headed = nameFor(name, width - (cost ? COST : 0), high - footOf(high));
  const worded = !headed.cut && fit(headed, false, roomOf(headed) - 6, width);
  if (worded) return worded;
  const says = short && lines(short, LEAST, beside) * LEAST * LINE <= left ? "short" : "";
  return { form, name: named.size, thin: named.thin, text: LEAST, says, arms: true, kindly };
}

/** How wide the cards of a hand are and how far apart they begin: side by side, or over one another when there are many. */
export function fan(count, width, high) {
  const most = Math.min(LARGEST.wide, high * 1.06);
  const share = (width + GAP) / Math.max(1, count) - GAP;
  const wide = Math.floor(
    share < LEAST_HELD ? Math.min(most, Math.max(LEAST_HELD, high * 0.8)) : Math.min(most, share),
  );
  const step = count > 1 ? Math.min(wide + GAP, (width - wide) / (count - 1)) : wide;
  return { wide, step: Math.floor(step * 10) / 10 };
}

/** On a narrow screen all cards of a hand can be read, and the hand is drawn along by the finger. */
export const SWEPT = { wide: 158, step: 158 + GAP };
