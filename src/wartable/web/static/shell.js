/* What pages do in the browser alone: preferences, the secrets of seats, notices, copying and saving.
   Seat tokens live in local storage and in the address's fragment only; neither is ever part of a request. */
(() => {
  const SEATS = "wartable.seats",
    SETTINGS = "wartable.settings",
    DECKS = "wartable.decks",
    LESSONS = "wartable.lessons",
    LOST = "wartable.lost";
  const light = matchMedia("(prefers-color-scheme: light)");
  const texts = window.wartableTexts || {};

  function read(key, otherwise) {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? otherwise;
    } catch {
      return otherwise;
    }
  }
  function write(key, value) {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      /* a private window keeps nothing */
    }
  }

  function applyTheme() {
    const wanted = window.wartableTheme || "auto";
    document.documentElement.dataset.theme = wanted === "auto" ? (light.matches ? "light" : "dark") : wanted;
  }
  applyTheme();
  light.addEventListener("change", applyTheme);

  const wartable = {
    /* A preference that the server must know at the next page: language, theme. */
    prefer(name, value) {
      document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
      location.reload();
    },
    setTheme(value) {
      document.cookie = `wartable-theme=${value}; path=/; max-age=31536000; samesite=lax`;
      window.wartableTheme = value;
      applyTheme();
      for (const choice of document.querySelectorAll(".preferences select"))
        if ([...choice.options].some((option) => option.value === value)) choice.value = value;
    },
    theme: () => document.documentElement.dataset.theme,

    random() {
      const bytes = crypto.getRandomValues(new Uint8Array(24));
      return btoa(String.fromCharCode(...bytes))
        .replaceAll("+", "-")
        .replaceAll("/", "_");
    },
    /* The seats this browser holds: its own matches, by name. */
    seats: () => read(SEATS, {}),
    keepSeat(match, seat) {
      const seats = read(SEATS, {});
      seats[match] = { ...(seats[match] || {}), ...seat, kept: Date.now() };
      const names = Object.keys(seats).sort((a, b) => seats[b].kept - seats[a].kept);
      for (const name of names.slice(200)) delete seats[name];
      write(SEATS, seats);
      wartable.known();
    },
    /* This browser has been here before: the server offers no first match any more. */
    known() {
      document.cookie = "wartable-known=1; path=/; max-age=31536000; samesite=lax";
    },
    settings: () => read(SETTINGS, {}),
    set(name, value) {
      write(SETTINGS, { ...read(SETTINGS, {}), [name]: value });
    },
    /* The decks in the making, one for each game. */
    keptDeck: (game) => read(DECKS, {})[game] ?? null,
    keepDeck(game, deck) {
      write(DECKS, { ...read(DECKS, {}), [game]: deck });
    },
    /* How far this browser's learner is, by game: the lessons that are done, and the step that one was left at. */
    lessons: () => read(LESSONS, {}),
    keepLesson(game, lesson, step, done) {
      const kept = read(LESSONS, {});
      const before = kept[game]?.done || [];
      const learned = done && !before.includes(lesson) ? [...before, lesson] : before;
      write(LESSONS, { ...kept, [game]: { done: learned, at: done ? null : { lesson, step } } });
    },
    forgetLessons(game) {
      const { [game]: _, ...kept } = read(LESSONS, {});
      write(LESSONS, kept);
    },
    /* A name for this browser, for what it may have only one of at a time; it says nothing of the person. */
    browser() {
      if (!wartable.settings().browser) wartable.set("browser", wartable.random());
      return wartable.settings().browser || "";
    },
    /* The token in the address, if what stands there looks like one. */
    token: () => (/^#[\w-]{20,80}$/.test(location.hash) ? location.hash.slice(1) : ""),
    /* All tokens that may hold a seat in a match, likeliest first: an invitation is worth nothing once it was used. */
    tokens(match) {
      const kept = read(SEATS, {})[match] || {};
      return [wartable.token(), kept.token, kept.next].filter((token) => token);
    },
    /* The token that shall hold a seat from when its person sits down, kept before anybody hears of it. */
    successor(match) {
      const next = read(SEATS, {})[match]?.next || wartable.random();
      wartable.keepSeat(match, { next });
      return next;
    },
    go(address) {
      location.assign(address);
    },

    toast(text, kind = "info") {
      let area = document.getElementById("toasts");
      if (!area) {
        area = document.createElement("div");
        area.id = "toasts";
        area.setAttribute("role", "status");
        area.setAttribute("aria-live", "polite");
        document.body.append(area);
      }
      const open = document.querySelector("dialog[open]");
      (open || document.body).append(area); // a modal dialog hides what lies outside it
      const note = document.createElement("div");
      note.className = `toast ${kind}`;
      note.textContent = text;
      area.append(note);
      while (area.children.length > 3) area.firstChild.remove();
      setTimeout(() => note.remove(), 2500 + 60 * text.length);
    },
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        const area = document.createElement("textarea");
        area.value = text;
        (document.querySelector("dialog[open]") || document.body).append(area);
        area.select();
        document.execCommand("copy");
        area.remove();
      }
      wartable.toast(texts.copied, "good");
    },
    save(name, text) {
      const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
      Object.assign(document.createElement("a"), { href: address, download: name }).click();
      setTimeout(() => URL.revokeObjectURL(address), 5000);
    },
    menu(button) {
      const open = button.getAttribute("aria-expanded") !== "true";
      button.setAttribute("aria-expanded", String(open));
      document.getElementById("site-menu").classList.toggle("open", open);
    },
    /* A miniature board that plays a match to itself. */
    async live(id, address) {
      const place = document.getElementById(id);
      if (!place || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      const answer = await fetch(address);
      if (!answer.ok) return;
      const frames = await answer.json();
      let at = Math.floor(frames.length / 2); // where the still picture is from
      const timer = setInterval(() => {
        if (!place.isConnected) return clearInterval(timer);
        if (document.hidden) return;
        at = (at + 1) % frames.length;
        place.innerHTML = frames[at];
      }, 1400);
    },
  };
  window.wartable = wartable;

  navigator.serviceWorker?.register("/worker.js").catch(() => {}); // without one the browser's own page says it

  document.addEventListener("DOMContentLoaded", () => {
    const popup = document.getElementById("popup");
    popup.children[0].textContent = texts.lost;
    popup.children[1].textContent = texts.retrying;
    popup.setAttribute("role", "alert");
    if (sessionStorage.getItem(LOST)) {
      sessionStorage.removeItem(LOST);
      wartable.toast(texts.restored, "good");
    }
    let leaving = false;
    addEventListener("beforeunload", () => {
      leaving = true;
    });
    new MutationObserver(() => {
      if (popup.getAttribute("aria-hidden") === "false") {
        if (!leaving) sessionStorage.setItem(LOST, "1");
      } else if (sessionStorage.getItem(LOST)) {
        sessionStorage.removeItem(LOST);
        wartable.toast(texts.restored, "good");
      }
    }).observe(popup, { attributes: true, attributeFilter: ["aria-hidden"] });
    const close = (event) => {
      const button = document.querySelector(".menu-button[aria-expanded=true]");
      if (button && !button.parentElement.contains(event.target)) wartable.menu(button);
    };
    document.addEventListener("click", close);
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") close({ target: document });
    });
  });
})();
