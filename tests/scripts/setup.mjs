// Lets Node find the scripts of the table as browsers do: `wartable-board/` is their folder, and all are modules.

import { registerHooks } from "node:module";

const STATIC = new URL("../../src/wartable/web/static/", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier.replace(/^wartable-board\//, STATIC), context);
    return found.url.startsWith(STATIC) ? { ...found, format: "module" } : found;
  },
});
