// From the actions of a Shadespire state to the pieces that offer them: pure functions, no drawing.
// Reach, charges and chances come ready from the server (`plans` and `odds` of the view); nothing is worked out here.

const USUAL = new Set(["pass", "decline", "done", "keep-hand", "stop", "no-attack", "no-drive", "keep-dice"]);
const ACTIVATING = new Set(["activation", "granted-activation"]);
const COUNTING = new Set(["draw-up-to", "heal-up-to"]);
const WEIGHTY = new Set(["guard", "charge", "play", "upgrade", "react", "use", "strike-back"]);
// Verbs whose fighter stands where the choice starts; for all others it is what they aim at.
const WITH_FIGHTER = new Set([
  "move",
  "charge",
  "guard",
  "attack",
  "ability-raise",
  "ability-command",
  "ability-switch",
  "mend",
  "strike-back",
  "deploy",
  "raise",
  "command",
  "push-away",
  "stride",
]);
const OF_HAND = new Set(["play", "upgrade", "react", "discard"]);
const NAMED = new Set(["use", "ability-raise", "ability-command", "ability-switch", "mend", "strike-back"]); // told in whole sentences

/** The name of a piece or place on the table, for a source or target of an action. */
export function pieceOf(place) {
  if (!place) return null;
  switch (place.area) {
    case "fighter":
      return `fighter-${place.fighter}`;
    case "hex":
      return `hex-${place.hex}`;
    case "hand":
      return place.card ? `hand-${place.card}` : null;
    case "die":
      return `die-${place.roll}-${place.die}`;
    case "face":
      return `face-${place.face}`;
    case "placement":
      return `join-${place.placement}`;
    case "board":
      return `board-${place.board}`;
    case "weapon":
      return `weapon-${place.weapon}`;
    default:
      return place.card ? `${place.area}-${place.card}` : null;
  }
}

/** All choices of a state. */
export function choices(state) {
  const { view, actions } = state;
  const kind = view.pending.kind;
  if (kind === "weapon") return weapons(view, actions);
  if (COUNTING.has(kind)) return counts(actions);
  return actions.map((action) => choiceOf(view, kind, action, actions.length));
}

function choiceOf(view, kind, action, count) {
  const { verb, source, target } = action;
  const usual = USUAL.has(verb) && (!ACTIVATING.has(kind) || count === 1);
  const made = { ...action, from: null, to: [], usual, weighty: WEIGHTY.has(verb), aims: verb === "target" };
  if (usual) return made;
  if (NAMED.has(verb)) made.short = action.text;
  if (verb === "use") made.from = `fighter-${source.fighter}`;
  else if (WITH_FIGHTER.has(verb)) made.from = pieceOf(source);
  else if (OF_HAND.has(verb)) made.from = pieceOf(source);
  if (verb === "move" || verb === "charge" || verb === "attack") return planned(view, made);
  if (
    verb === "board" ||
    verb === "beside" ||
    verb === "join" ||
    target?.area === "hex" ||
    target?.area === "die"
  )
    made.to = [{ id: pieceOf(target) }];
  else if (target?.area === "fighter")
    made.to = [{ id: pieceOf(target), outcome: oddsOn(view.odds, target.fighter) }];
  return made;
}

/** A move with the hexes it reaches, an attack with those it reaches; where a charge may end is shown, not yet asked. */
function planned(view, made) {
  const plan = view.plans?.[made.source.fighter];
  if (!plan) return made;
  if (made.verb === "move") {
    const to = plan.moves.map((hex) => ({ id: `hex-${hex}`, then: { verb: "go", hex } }));
    return { ...made, to, placed: to.length > 0 };
  }
  if (made.verb === "charge") return made;
  const targets = [...new Set(plan.attacks.map(({ target }) => target))];
  const to = targets.map((fighter) => {
    const by = plan.attacks.filter((each) => each.target === fighter);
    const aim = { verb: "target", fighter };
    const then = by.length > 1 ? null : { verb: "weapon", weapon: by[0].weapon, then: aim };
    return { id: `fighter-${fighter}`, outcome: best(by), then };
  });
  return { ...made, to, placed: to.length > 0 };
}

/** Which attack: of an enemy that one attack reaches it is that one; else the enemy offers all that reach it. */
function weapons(view, actions) {
  const odds = view.odds || [];
  const found = [];
  for (const action of actions) {
    const made = { ...action, from: null, to: [], usual: USUAL.has(action.verb), weighty: false };
    const aims = action.verb === "weapon" ? odds.filter(({ weapon }) => weapon === action.target.weapon) : [];
    if (made.usual || !aims.length) {
      found.push(made);
      continue;
    }
    for (const aim of aims) {
      const then = { verb: "target", fighter: aim.target };
      const rivals = odds.filter(({ target }) => target === aim.target);
      const piece = `fighter-${aim.target}`;
      if (rivals.length === 1) found.push({ ...made, aims: true, to: [{ id: piece, outcome: aim, then }] });
      else
        found.push({
          ...made,
          short: action.text,
          from: piece,
          to: [{ id: pieceOf(action.target), outcome: aim, then }],
        });
    }
  }
  return found;
}

/** How many: as many as there are is the usual answer, fewer and none stand beside it. */
function counts(actions) {
  const most = Math.max(...actions.map(({ target }) => target?.number ?? 0));
  return actions.map((action) => ({
    ...action,
    from: null,
    to: [],
    usual: action.target?.number === most,
    weighty: false,
  }));
}

function best(odds) {
  return odds.reduce((one, two) =>
    two.kill > one.kill || (two.kill === one.kill && two.success > one.success) ? two : one,
  );
}

function oddsOn(odds, fighter) {
  const found = (odds || []).filter(({ target }) => target === fighter);
  return found.length ? best(found) : undefined;
}

/** The action of a new state that an earlier choice has answered already; a question that was not asked is skipped. */
export function answered(state, then) {
  for (let step = then; step; step = step.then) {
    const { verb, hex, weapon, fighter } = step;
    const found = state.actions.find(
      (action) =>
        action.verb === verb &&
        (hex === undefined || action.target?.hex === hex) &&
        (weapon === undefined || action.target?.weapon === weapon) &&
        (fighter === undefined || action.target?.fighter === fighter),
    );
    if (found) return found;
  }
  return null;
}

/** Cards that lie nowhere in sight: what a card asks for, and upgrades and ploys in play that react. */
export function tray(_state, choices) {
  return choices
    .filter(({ usual, verb, source, target }) => {
      if (usual) return false;
      if (verb === "choose") return target?.area === "card" || target?.area === "hand";
      return verb === "react" && source?.area !== "hand";
    })
    .map((choice) => ({
      ...choice,
      card: (choice.verb === "choose" ? choice.target : choice.source).card,
      count: 1,
    }));
}
