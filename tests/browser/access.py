"""Whether everybody can use a page: names for all that can be pressed, one main part, contrast, focus, size.
Names and roles are asked of the browser itself, colours and sizes are measured as drawn."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

PRESSED = {
    "button", "link", "textbox", "searchbox", "combobox", "listbox", "checkbox", "radio", "slider", "spinbutton",
    "menuitem", "tab", "DisclosureTriangle",
}  # fmt: skip

# Every text that is drawn, with its contrast against what lies behind it, and what it should have.
CONTRAST = """() => {
  const parse = (text) => {
    const found = text.match(/[\\d.]+/g).map(Number);
    const srgb = text.startsWith('color(srgb');
    const [r, g, b, a = 1] = srgb ? [found[0] * 255, found[1] * 255, found[2] * 255, found[3]] : found;
    return [r, g, b, a];
  };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const light = ([r, g, b]) => {
    const part = (v) => ((v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const behind = (node) => {
    const layers = [];
    for (let at = node; at; at = at.parentElement) {
      const colour = parse(getComputedStyle(at).backgroundColor);
      if (colour[3] > 0) layers.push(colour);
      if (colour[3] === 1) break;
    }
    let ground = [255, 255, 255, 1];
    for (const layer of layers.reverse()) ground = over(layer, ground);
    return ground;
  };
  const poor = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (!text || !node || node.closest('svg, script, style, noscript, option, [hidden], :disabled, [aria-disabled=true], .mini, .spoken, .wt-spoken')) continue;
    const box = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    if (!box.width || !box.height || style.visibility !== 'visible' || style.fontSize === '0px') continue;
    let opacity = 1;  // what is dimmed on purpose, while a block or a support is asked about, counts as lit
    const dimmed = node.closest('.wt[class*="window-"] .felt');
    for (let at = dimmed ? null : node; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    if (opacity < 0.1) continue;
    const ground = behind(node);
    const ink = parse(style.color);
    const [a, b] = [light(over([ink[0], ink[1], ink[2], ink[3] * opacity], ground)), light(ground)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.5 && Number(style.fontWeight) >= 700) || node.closest('[role=img]');
    if (ratio < (large ? 3 : 4.5))
      poor.push(`${ratio.toFixed(2)} "${text.slice(0, 40)}" in ${node.tagName.toLowerCase()}.${node.className}`);
  }
  return [...new Set(poor)];
}"""

# All that moves or changes its colour once has done so.
ARRIVED = """() => Promise.all(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime < Infinity)
  .map((each) => each.finished.catch(() => null)))"""

# Whether the thing in focus shows it.
FOCUS = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const shown = at.matches('input.spoken') ? at.closest('label') : at;
  const style = getComputedStyle(shown);
  const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const box = shown.getBoundingClientRect();
  return { name: at.tagName + '.' + at.className, ring: ring || style.boxShadow !== 'none', seen: box.width > 0 && box.height > 0 };
}"""

# What is called by something else than what stands on it, so that a person who speaks to the page can't press it.
MISCALLED = """() => [...document.querySelectorAll('button[aria-label], a[aria-label]')]
  .filter((node) => node.getClientRects().length && !node.matches('[data-piece], [data-place]'))
  .map((node) => [node.innerText.toLowerCase().match(/\\p{L}{2,}/gu) || [], node.getAttribute('aria-label')])
  .filter(([words, label]) => words.some((word) => !label.toLowerCase().includes(word)))
  .map(([words, label]) => `${words.join(' ')}: ${label}`)"""

SMALL = """([selector, wide, high]) => [...document.querySelectorAll(selector)]
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.width && box.height && (box.width < wide - 0.5 || box.height < high - 0.5))
  .map(([node, box]) => `${Math.round(box.width)}×${Math.round(box.height)} ${node.dataset.piece || node.dataset.place || node.textContent.trim() || node.title || node.className}`)"""


def tree(page: Page) -> list[dict[str, Any]]:
    """The page as a screen reader is given it."""
    session = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [node for node in nodes if not node.get("ignored")]


def role(node: dict[str, Any]) -> str:
    return str(node.get("role", {}).get("value", ""))


def name(node: dict[str, Any]) -> str:
    return str(node.get("name", {}).get("value", "")).strip()


def nameless(page: Page) -> list[str]:
    """What can be pressed or filled in but says nothing of itself."""
    return [
        f"{role(node)} {node.get('backendDOMNodeId')}"
        for node in tree(page)
        if role(node) in PRESSED and not name(node)
    ]


def miscalled(page: Page) -> list[str]:
    """What a screen reader calls by a name without the words that are seen on it."""
    found: list[str] = page.evaluate(MISCALLED)
    return found


def mains(page: Page) -> int:
    return sum(role(node) == "main" for node in tree(page))


def poor_contrast(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CONTRAST)
    return found


def show_in(page: Page, scheme: str) -> None:
    """Show a page in a theme, with all colours arrived there."""
    page.emulate_media(color_scheme=scheme)
    page.wait_for_selector(f"html[data-theme={scheme}]", state="attached")
    page.evaluate(ARRIVED)


def without_ring(page: Page, most: int = 60) -> list[str]:
    """What Tab reaches without its showing that it is there; goes once around the page."""
    found = []
    first = None
    page.evaluate("document.activeElement?.blur()")
    for _ in range(most):
        page.keyboard.press("Tab")
        at = page.evaluate(FOCUS)
        if at is None:
            break
        key = page.evaluate("[...document.querySelectorAll('*')].indexOf(document.activeElement)")
        if key == first:
            break
        first = key if first is None else first
        if not at["ring"] or not at["seen"]:
            found.append(at["name"])
    return found


def too_small(page: Page, selector: str, wide: int = 40, high: int = 40) -> list[str]:
    found: list[str] = page.evaluate(SMALL, [selector, wide, high])
    return found


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))
