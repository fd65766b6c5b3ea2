/* The table is away: look again every few seconds, and go on where the browser was as soon as it answers. */
(() => {
  const EVERY = 3000;
  const look = () =>
    fetch("/manifest.webmanifest", { cache: "no-store" }).then(
      (answer) => answer.ok && location.reload(),
      () => {},
    );
  if (location.pathname !== "/away") setInterval(look, EVERY);
})();
