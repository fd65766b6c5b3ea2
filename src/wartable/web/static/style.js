// Brings the table's style sheet in, once, from beside this file.

export function loadStyle() {
  const address = new URL("./table.css", import.meta.url).href;
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address, onload: done, onerror: done });
    document.head.append(link);
  });
}
