// Movement: cards glide from where they lay to where they lie, and harm pops up where it was done.
// Works on any element with data-card; nothing here knows the rules, and nothing waits for it.

import { drawn, pileDrawn } from "./ids.js";

const LENGTH = 320;
const EASE = "cubic-bezier(.2,.7,.2,1)";

/** Whether movement is wanted, by the settings and by the system. */
export function moving(settings) {
  return settings.animation !== false && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where every card lies, taken before a change. */
export function snapshot(root) {
  return [...root.querySelectorAll("[data-card]")].map((node) => ({
    node,
    card: node.dataset.card,
    piece: node.dataset.piece,
    box: node.getBoundingClientRect(),
  }));
}

/** Let the cards glide from a snapshot to where they lie now. */
export function glide(root, before) {
  const old = [...before];
  const fresh = snapshot(root).filter((now) => {
    const same = old.findIndex((was) => was.piece === now.piece && was.card === now.card);
    if (same < 0) return true;
    slide(now.node, old[same].box, now.box);
    old.splice(same, 1);
    return false;
  });
  for (const now of fresh) {
    const from = old.findIndex((was) => was.card === now.card);
    if (from >= 0) slide(now.node, old.splice(from, 1)[0].box, now.box);
    else arrive(root, now);
  }
  for (const was of old) leave(root, was);
}

function slide(node, from, to) {
  if (!to.width || !from.width) return;
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  if (Math.abs(x) + Math.abs(y) < 3) return;
  const scale = Math.min(2.5, Math.max(0.4, from.width / to.width));
  node.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30 },
      { transform: "none", zIndex: 30 },
    ],
    { duration: LENGTH, easing: EASE },
  );
}

function arrive(root, now) {
  const origin = pileDrawn(root, now.node.dataset.origin);
  if (origin) slide(now.node, origin.getBoundingClientRect(), now.box);
  now.node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LENGTH });
}

function leave(root, was) {
  const goal = pileDrawn(root, was.node.dataset.goal);
  if (!goal || !was.box.width) return;
  const frame = root.getBoundingClientRect();
  const ghost = was.node.cloneNode(true);
  ghost.className = `${was.node.className} ghost`;
  ghost.setAttribute("aria-hidden", "true");
  for (const name of ["data-card", "data-piece", "id", "tabindex"]) ghost.removeAttribute(name);
  ghost.style.cssText = `position:absolute;left:${was.box.left - frame.left}px;top:${was.box.top - frame.top}px;width:${was.box.width}px;height:${was.box.height}px;pointer-events:none;z-index:40;margin:0`;
  root.append(ghost);
  const box = goal.getBoundingClientRect();
  const [x, y] = [
    box.left + box.width / 2 - was.box.left - was.box.width / 2,
    box.top + box.height / 2 - was.box.top - was.box.height / 2,
  ];
  ghost
    .animate(
      [
        { transform: "none", opacity: 1 },
        { transform: "none", opacity: 1, offset: 0.3 },
        { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0.2 },
      ],
      { duration: LENGTH + 130, easing: EASE },
    )
    .finished.finally(() => ghost.remove());
}

/** A word that rises and fades over a piece. */
export function pop(root, piece, text, kind) {
  const node = drawn(root, piece);
  if (!node) return;
  const [frame, box] = [root.getBoundingClientRect(), node.getBoundingClientRect()];
  if (!box.width) return; // not to be seen now
  const word = document.createElement("div");
  word.className = `pop pop-${kind}`;
  word.textContent = text;
  word.setAttribute("aria-hidden", "true");
  word.style.left = `${box.left - frame.left + box.width / 2}px`;
  word.style.top = `${box.top - frame.top + box.height / 2}px`;
  root.append(word);
  word
    .animate(
      [
        { transform: "translate(-50%, -30%) scale(.6)", opacity: 0 },
        { transform: "translate(-50%, -60%) scale(1.1)", opacity: 1, offset: 0.25 },
        { transform: "translate(-50%, -70%) scale(1)", opacity: 1, offset: 0.75 },
        { transform: "translate(-50%, -140%) scale(1)", opacity: 0 },
      ],
      { duration: 1100, easing: "ease-out" },
    )
    .finished.finally(() => word.remove());
}
