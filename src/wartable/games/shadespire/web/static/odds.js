// The chances of attacks before they are made: success, drive back, kill; and which attack is being looked at.

import { factsOf } from "wartable-board/ids.js";
import { Side } from "./arms.js";
import { fighterNamed } from "./ids.js";
import { attackName, fighterName, percent } from "./names.js";

/** The attacks that could be made now: of the selected fighter, or those that are asked for. */
export function attacksNow(table) {
  const taken = table.taken && table.choices.find(({ key }) => key === table.taken);
  return attacksOf(table).filter(({ weapon }) => !taken || weapon === taken.weapon);
}

function attacksOf({ view, selected, mine }) {
  if (!mine) return [];
  if (view.odds) return view.odds.map((each) => ({ ...each, fighter: view.pending.fighter }));
  const { fighter } = factsOf(selected);
  return (view.plans?.[fighter]?.attacks || []).map((each) => ({ ...each, fighter }));
}

/** The attack that is looked at: on the fighter under the mouse or the focus; else the one that is going on. */
export function attackLookedAt(table, piece) {
  const attacks = attacksNow(table);
  const found = attacks.find(({ target }) => fighterNamed(target) === piece);
  if (found) return found;
  const { attack } = table.view;
  if (attack) return { fighter: attack.attacker, target: attack.target };
  return attacks.length === 1 ? attacks[0] : null;
}

/** A small table: one row for each attack on each target. */
export const Odds = {
  name: "Odds",
  components: { Side },
  inject: ["table", "looking"],
  computed: {
    rows() {
      const { view } = this.table;
      return attacksNow(this.table).map((each) => {
        const target = view.fighters.find(({ id }) => id === each.target);
        const attacker = view.fighters.find(({ id }) => id === each.fighter);
        const arm = attacker?.attacks.find(({ weapon }) => weapon === each.weapon);
        return {
          ...each,
          key: `${each.weapon}-${each.target}`,
          piece: fighterNamed(each.target),
          name: fighterName(this.table, target),
          weaponName: attackName(this.table, each.fighter, each.weapon),
          symbol: arm?.symbol,
          guard: target.defence.symbol,
          most: arm?.damage,
          looked: this.looking.piece === fighterNamed(each.target),
        };
      });
    },
    several() {
      return new Set(this.rows.map(({ weapon }) => weapon)).size > 1;
    },
  },
  methods: {
    percent,
    notes(row) {
      const { t } = this.table;
      const found = [];
      if (row.supporters) found.push(t("board-shadespire-supporters", { count: row.supporters }));
      if (row.target_supporters)
        found.push(t("board-shadespire-supporters-target", { count: row.target_supporters }));
      if (row.trapped) found.push(t("board-shadespire-trapped"));
      return found.join(" · ");
    },
  },
  template: `
    <section v-if="rows.length" class="sha-odds" :aria-label="table.t('board-shadespire-odds')">
      <h3>{{ table.t('board-shadespire-odds') }}</h3>
      <div v-for="row in rows" :key="row.key" class="odd" :class="{ looked: row.looked }" @mouseenter="looking.piece = row.piece" @mouseleave="looking.piece = null">
        <p><b>{{ row.name }}</b><span class="roll">{{ row.dice }}<Side :side="row.symbol"/> : {{ row.defence }}<Side :side="row.guard"/></span></p>
        <p v-if="several" class="wt-small">{{ row.weaponName }}</p>
        <dl>
          <div class="hopeful"><dt>{{ table.t('board-shadespire-success') }}</dt><dd>{{ percent(row.success) }}</dd></div>
          <div><dt>{{ table.t('board-shadespire-drive') }}</dt><dd>{{ percent(row.drive) }}</dd></div>
          <div class="kill"><dt>{{ table.t('board-shadespire-kill') }}</dt><dd>{{ percent(row.kill) }}</dd></div>
        </dl>
        <p v-if="notes(row)" class="wt-quiet wt-small">{{ notes(row) }}</p>
      </div>
    </section>`,
};
