// Brings a style sheet in, once, from beside this file or from a folder below.

export function loadStyle(sheet) {
  const address = new URL(`./${sheet}`, import.meta.url).href;
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
