// Lets Node find the scripts of the table as browsers do: `wartable-board/` is their folder, `wartable-game-<game>/` that
// of a game, and all are modules.

import { registerHooks } from "node:module";

const SOURCES = new URL("../../src/wartable/", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const place = specifier
      .replace(/^wartable-board\//, `${SOURCES}web/static/`)
      .replace(/^wartable-game-([a-z]+)\//, `${SOURCES}games/$1/web/static/`);
    const found = next(place, context);
    return found.url.startsWith(SOURCES) ? { ...found, format: "module" } : found;
  },
});
