// How wide words run in the letters of the table, in ems: measured where there is a page, else estimated.

import { ems } from "wartable-board/card.js";

const SIZE = 100; // pixels at which words are measured
const known = new Map();
let pen = null;

function brush() {
  if (pen || typeof document === "undefined") return pen;
  pen = document.createElement("canvas").getContext("2d");
  return pen;
}

/** The width of a text in ems; bold is what names are set in. */
export function widthOf(text, bold = false) {
  const key = `${bold} ${text}`;
  if (!known.has(key)) {
    const drawn = brush();
    if (drawn) {
      const { fontFamily } = getComputedStyle(document.querySelector(".wt") || document.body);
      drawn.font = `${bold ? 700 : 400} ${SIZE}px ${fontFamily}`;
      known.set(key, drawn.measureText(text).width / SIZE);
    } else known.set(key, ems(text) * (bold ? 1.2 : 1.08));
  }
  return known.get(key);
}
