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
