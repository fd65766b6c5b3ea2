// Brings a style sheet in, once: one of those beside this file, or from the folder of a game's scripts.

export function loadStyle(sheet, scripts) {
  const address = import.meta.resolve(`${scripts || "wartable-board"}/${sheet}`);
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: address,
      onload: done,
      onerror: done,
    });
    document.head.append(link);
  });
}

// The look of every table, in the order in which one sheet may say more than another: narrow screens have the last word.
const TABLE = ["theme", "table", "cards", "prompt", "hand", "log", "preview", "stage", "coach", "narrow"];

/** All that the table of every game looks like. */
export function loadTable() {
  return Promise.all(TABLE.map((sheet) => loadStyle(`${sheet}.css`)));
}
