"""What is wrong with a page as it is drawn: text that is cut, broken, too small, pale or out of the window, pieces too
small for a thumb, panels that lie over one another. Measured in the browser, whatever the page shows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from . import access

# What never lies over another of them. A game adds its own.
PANELS = (
    ".prompt", ".coach-note", ".log-panel", ".hand", ".preview", ".tray", ".strips.theirs", ".strips.mine", ".menu",
    ".tabs", ".text-panel", ".felt", ".sha-score", ".sha-bands", ".sha-frame", ".sha-lens", ".sha-hand-row", ".sha-side",
    ".sha-faces", ".tray-item",
)  # fmt: skip
# What opens over others, and goes again; a preview never lies over the coach, the prompt or the log.
SEEN_OVER = {".menu": (".felt", ".prompt"), ".preview": (".felt", ".strips.theirs")}
LEAST_LETTERS = 11  # pixels, on a phone
LEAST_TOUCHED = 40
LEAST_STRIP = 24  # that is seen of a card in a hand so full that cards lie over one another

FAULTS = r"""({ panels, over, letters, touched, strip }) => {
  const root = document.querySelector('.wt') || document.body;
  const found = new Set();
  const name = (node) => {
    const piece = node.closest('[data-piece], [data-place]');
    const of = piece ? ` of ${piece.dataset.card || piece.dataset.place || piece.className}` : '';
    const css = node.getAttribute?.('class') || node.tagName.toLowerCase();
    return `<${css}>${of}`;
  };
  const style = new Map();
  const styled = (node) => style.get(node) || (style.set(node, getComputedStyle(node)), style.get(node));
  const spoken = (node) => node.closest('.wt-spoken, .spoken, script, style, noscript, option, [hidden], title');
  const unseen = (node) => {
    if (spoken(node) || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let at = node; at && at !== document.body; at = at.parentElement)
      if (styled(at).clipPath.startsWith('inset(50%')) return true;
    return false;
  };
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const clips = (value) => value === 'hidden' || value === 'clip';
  const shown = (node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && !unseen(node);
  };

  // --- Text
  const words = /[\p{Script=Latin}\p{N}'’]+/gu;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent;
    const parent = node.parentElement;
    if (!text.trim() || !parent || unseen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const told = `"${text.trim().slice(0, 40)}" in ${name(parent)}`;

    // how large its letters are drawn
    const svg = parent.closest('svg');
    const matrix = (parent.closest('foreignObject') || parent).getScreenCTM?.();
    const scale = svg && matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(styled(parent).fontSize) * scale;
    if (letters && size < letters - 0.05 && /[\p{L}\p{N}]/u.test(text)) found.add(`letters of ${size.toFixed(1)} px: ${told}`);

    // whether something cuts it off, or the window does
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    const unfolds = Boolean(parent.closest('[aria-expanded=false]'));
    let [across, down] = [!unfolds, !unfolds];  // not in reach by scrolling, moving or unfolding
    for (let at = parent; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, display } = styled(at);
      if (display === 'inline' || (at.closest('svg') && at.tagName !== 'foreignObject' && at !== at.closest('svg'))) continue;
      const edge = at.getBoundingClientRect();
      if (scrolls(overflowX)) across = false;
      if (scrolls(overflowY)) down = false;
      if (at.matches('[data-pans]')) across = down = false;  // a map that is moved by hand
      const slack = 0.12 * size + 1;
      if (across && clips(overflowX) && (left < edge.left - slack || right > edge.right + slack))
        found.add(`cut at the side: ${told}`);
      if (down && clips(overflowY) && (top < edge.top - slack || bottom > edge.bottom + slack))
        found.add(`cut in height: ${told}`);
      if (across && textOverflow === 'ellipsis' && clips(overflowX) && at.scrollWidth > at.clientWidth + 1)
        found.add(`ends in dots: ${told}`);
      if (at.tagName === 'svg' && at.matches('.face') && (left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1))
        found.add(`outside its card: ${told}`);
    }
    if (across && (left < -1 || right > innerWidth + 1)) found.add(`beside the window: ${told}`);
    if (down && (top < -1 || bottom > innerHeight + 1) && document.documentElement.scrollHeight <= innerHeight)
      found.add(`below the window: ${told}`);

    // whether a word is broken in its middle
    if (!svg || parent.closest('foreignObject'))
      for (const word of text.matchAll(words)) {
        if (word[0].length < 2) continue;
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter((line) => line.width > 0.5).map((line) => Math.round(line.top)));
        if (lines.size > 1) found.add(`broken in its middle: ${word[0]} in ${told}`);
      }
  }

  // --- What can be pressed
  if (touched)
    for (const node of root.querySelectorAll('button, select, input, summary, a[href], [role=button], [data-lit]')) {
      if (!shown(node) || node.disabled || node.matches('.wt-rule')) continue;
      const box = node.getBoundingClientRect();
      const wide = node.closest('.hand') ? strip : touched;
      if (box.width < wide - 0.5 || box.height < touched - 0.5)
        found.add(`too small for a thumb: ${Math.round(box.width)}×${Math.round(box.height)} ${name(node)} ${node.textContent.trim().slice(0, 24)}`);
    }

  // --- Panels, as far as what scrolls lets them be seen
  const seen = (node) => {
    let { left, right, top, bottom } = node.getBoundingClientRect();
    for (let at = node.parentElement; at && at !== root; at = at.parentElement) {
      const { overflowX, overflowY } = styled(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  };
  const laid = panels.flatMap((selector) => [...root.querySelectorAll(selector)].filter(shown).map((node) => [selector, node, seen(node)]));
  laid.forEach(([selector, node, box], i) => {
    for (const [other, against, edge] of laid.slice(0, i)) {
      if (node.contains(against) || against.contains(node) || over[selector]?.includes(other) || over[other]?.includes(selector)) continue;
      const wide = Math.min(box.right, edge.right) - Math.max(box.left, edge.left);
      const high = Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top);
      if (wide > 2 && high > 2) found.add(`panels over one another: ${selector} and ${other} by ${Math.round(wide)}×${Math.round(high)}`);
    }
  });
  if (document.documentElement.scrollWidth > innerWidth) found.add('the page scrolls sideways');
  return [...found];
}"""


def faults(page: Page, *, phone: bool = False, panels: tuple[str, ...] = ()) -> list[str]:
    """Everything that is wrong with a page as it is drawn now; on a phone also what is too small."""
    wanted: dict[str, Any] = {
        "panels": [*PANELS, *panels],
        "over": SEEN_OVER,
        "letters": LEAST_LETTERS if phone else 0,
        "touched": LEAST_TOUCHED if phone else 0,
        "strip": LEAST_STRIP,
    }
    found: list[str] = page.evaluate(FAULTS, wanted)
    return found + [f"pale: {each}" for each in access.poor_contrast(page)]
