// Cards in play: a unit, support or quest with its live numbers; attachments tucked under their host; a quest with its unit.

import { Piece } from "wartable-board/pieces.js";
import { sentence, sentences } from "wartable-board/speech.js";
import { discardOf, handOf, inPlay } from "./ids.js";
import { formOf, hostSize } from "./layout.js";
import { placeName, whose } from "./places.js";
import { hint } from "./terms.js";
import { Arms, Tile } from "./tile.js";

const BY_FINGER = 38; // pixels of attachments beside their host, for a finger

/** A card in play in a whole sentence. */
export function sentenceOf(table, card) {
  const { t, cardName, seatName } = table;
  const values = {
    card: cardName(card.card),
    name: seatName(card.seat),
    place: placeName(table, card.section),
  };
  const said = [t(`board-invasion-say-${whose(table, card.seat)}`, values)];
  if (card.type === "unit")
    said.push(
      t("board-invasion-say-unit", {
        power: card.power,
        left: card.hit_points - card.damage,
        hit: card.hit_points,
      }),
    );
  else if (card.power) said.push(t("board-invasion-say-power", { power: card.power }));
  if (card.toughness) said.push(sentence(table, `${t("keyword-toughness")} ${card.toughness}`));
  if (card.tokens !== undefined) said.push(t("board-invasion-say-tokens", { count: card.tokens }));
  if (card.host >= 0)
    said.push(t(card.type === "unit" ? "board-invasion-say-questing" : "board-invasion-say-attached"));
  for (const name of statesOf(card)) said.push(t(`board-invasion-say-${name}`));
  if (card.shield) said.push(t("board-invasion-say-shield", { count: card.shield }));
  if (card.role) said.push(t(`board-invasion-say-${card.role}`));
  if (card.threat) said.push(threatOf(table, card.threat, "unit"));
  return sentences(table, said);
}

/** What a card is beside its numbers: corrupt, barred, a captive, used, and what else it may do or can't. */
export function statesOf(card) {
  return [
    ...["corrupt", "barred", "returning", "spared", "captive", "used"].filter((name) => card[name]),
    ...(card.qualities || []),
  ];
}

/** What damage beside a card or a section will come to. */
export function threatOf(table, threat, what) {
  const { t } = table;
  return sentences(table, [
    t("board-invasion-threat", { damage: threat.damage }),
    threat.destroyed && t(`board-invasion-threat-${what}`),
  ]);
}

/** The damage that lies beside a card, and what it would need to be destroyed. */
function pointsOf(card) {
  const lying = card.assigned + card.uncancellable + card.aside;
  const least = card.minimum ?? card.hit_points - card.damage + card.toughness;
  return { lying, least };
}

export const InPlay = {
  name: "InPlay",
  components: { Arms, Piece, Tile },
  inject: ["table"],
  props: { card: Object, under: { type: Array, default: () => [] }, wide: Number, high: Number },
  setup: () => ({ discardOf, handOf, inPlay }),
  computed: {
    facts() {
      return this.table.facts[this.card.card];
    },
    sentence() {
      return sentenceOf(this.table, this.card);
    },
    unit() {
      return this.card.type === "unit";
    },
    changed() {
      return { stronger: this.card.power > this.facts.power, weaker: this.card.power < this.facts.power };
    },
    points() {
      const { lying, least } = pointsOf(this.card);
      const asked =
        ["assign", "assign-kind"].includes(this.table.view.pending.kind) &&
        this.table.marks[inPlay(this.card.slot)];
      return this.unit && (lying || asked) ? { lying, least, enough: this.card.threat?.destroyed } : null;
    },
    form() {
      return formOf(this.wide, this.high);
    },
    host() {
      return hostSize(this.under.length, this.wide, this.high, this.table.narrow ? BY_FINGER : undefined);
    },
    words() {
      return statesOf(this.card).filter((name) => name !== "used");
    },
    meanings() {
      return sentences(
        this.table,
        this.words.map((word) =>
          (this.card.qualities || []).includes(word)
            ? this.table.t(`board-invasion-say-${word}`)
            : hint(this.table, word),
        ),
      );
    },
    state() {
      return this.words.map((word) => this.table.t(`board-invasion-${word}`)).join(" · ");
    },
  },
  methods: {
    hint(key) {
      return hint(this.table, key);
    },
    say(card) {
      return sentenceOf(this.table, { ...card, section: this.card.section });
    },
  },
  template: `
    <div class="laid" :class="['laid-' + card.type, 'laid-' + form, { fights: card.role, doomed: card.threat?.destroyed || card.doomed, hosting: under.length }]" :style="{ width: wide + 'px', height: high + 'px', '--under': under.length }">
      <Piece class="lying" :piece="inPlay(card.slot)" :card="card.card" :sentence="sentence" size="bare" :rested="card.corrupt" :origin="handOf(card.seat)" :goal="discardOf(card.owner ?? card.seat)">
        <Tile :card="card.card" :wide="host.wide" :high="host.high" :state="state" :title="meanings || null" :counted="Boolean(points)">
          <span v-if="unit || card.power" class="mark-power" :class="changed" :title="hint('power')"><i class="hammer"></i>{{ card.power }}</span>
          <span v-if="card.toughness" class="mark-tough" :title="hint('toughness')"><i class="tough"></i>{{ card.toughness }}</span>
          <span v-if="unit" class="mark-hit" :class="{ hurt: card.damage }" :title="hint('hit-points')"><i class="heart"></i>{{ card.hit_points - card.damage }}<small v-if="card.damage">/{{ card.hit_points }}</small></span>
          <span v-if="card.type === 'quest' || card.tokens" class="mark-tokens" :title="hint('tokens')"><i class="coin"></i>{{ card.tokens }}</span>
        </Tile>
        <span v-if="points" class="mark-points" aria-hidden="true" :class="{ enough: points.enough }" :title="hint('damage')"><b>{{ points.lying }}</b>/{{ points.least }}<em v-if="points.enough">✕</em></span>
      </Piece>
      <Piece v-for="(each, i) in under" :key="each.slot" class="tucked" :class="'race-' + table.facts[each.card].race" :style="{ '--nth': i }" :piece="inPlay(each.slot)" :card="each.card" :sentence="say(each)" size="bare" :origin="handOf(each.seat)" :goal="discardOf(each.owner ?? each.seat)"><Arms :facts="table.facts[each.card]"/><span class="tucked-name" aria-hidden="true">{{ table.cardName(each.card) }}<template v-if="each.tokens"> ({{ each.tokens }})</template></span></Piece>
    </div>`,
};

/** A quest and the unit that is on it. */
export const OnQuest = {
  name: "OnQuest",
  components: { InPlay },
  inject: ["table"],
  props: { quest: Object, unit: Object, under: Array, wide: Number, high: Number },
  template: `<div class="on-quest" :class="{ taken: unit }"><InPlay :card="quest" :wide="wide" :high="high"/><InPlay v-if="unit" :card="unit" :under="under" :wide="wide" :high="high"/></div>`,
};

/** The cards of a zone as they are laid out: attachments with their hosts, units on quests; fighters stand in the lane. */
export function laidOut(zone) {
  const cards = zone.cards.map((card) => ({ ...card, section: zone.section }));
  const bySlot = Object.fromEntries(cards.map((card) => [card.slot, card]));
  const under = (card) => card.attached.map((slot) => bySlot[slot]).filter(Boolean);
  const attached = new Set(cards.flatMap((card) => card.attached));
  const questing = new Set(
    cards.filter((card) => card.type === "quest" && bySlot[card.quester]).map((card) => card.quester),
  );
  const order = { quest: 0, support: 1, unit: 2 };
  const groups = cards
    .filter((card) => !attached.has(card.slot) && !questing.has(card.slot))
    .map((card) => ({ card, under: under(card), unit: card.type === "quest" ? bySlot[card.quester] : null }))
    .sort((a, b) => order[a.card.type] - order[b.card.type]);
  return groups.map((group) => (group.unit ? { ...group, under: under(group.unit) } : group));
}

/** What lies at one place, as `arrange` of layout.js wants it. */
export function lyingAt(table, ...cards) {
  return {
    span: cards.length,
    lying: cards.map(({ card, under }) => ({ name: table.cardName(card.card), under: under.length })),
  };
}
