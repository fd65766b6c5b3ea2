// The glossary: what the words and signs of a game mean, each in one sentence, with the number of its rule.
// A game says which of its terms are on a card; what they mean is in the words of the table.

import { labelled } from "./speech.js";

const MOST = 4; // lines below a card

const started = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The glossary of a game: {hint, listed, foundIn}. */
export function glossary(game) {
  const name = (key) => `term-${game}-${key}`;

  /** What a sign means, as a title: "Power: it gives …". */
  function hint(table, key) {
    const { words } = table;
    return words[name(key)] ? labelled(table, started(words[name(key)]), words[`${name(key)}.text`]) : "";
  }

  /** The terms of a card, most specific first, as {name, text, rule}; each is a key, or [key, how the card writes it]. */
  function listed({ words }, terms, most = MOST) {
    const said = terms
      .filter(Boolean)
      .map((term) => (Array.isArray(term) ? term : [term, ""]))
      .filter(([key]) => words[name(key)]);
    const known = new Map(
      said.map(([key, written]) => [
        key,
        {
          name: started(written || words[name(key)]),
          text: words[`${name(key)}.text`],
          rule: words[`${name(key)}.rule`] || "",
        },
      ]),
    );
    return [...known.values()].slice(0, most);
  }

  /** Those terms whose words are in a text. */
  function foundIn({ words }, text, keys) {
    const lower = text.toLowerCase();
    return keys.filter((key) =>
      (words[`${name(key)}.found`] || "").split("|").some((part) => part && lower.includes(part)),
    );
  }

  return { hint, listed, foundIn };
}

/** Terms below a card that is looked at. */
export const Terms = {
  name: "Terms",
  props: { terms: { type: Array, default: () => [] } },
  template: `<dl v-if="terms.length" class="terms"><div v-for="term in terms" :key="term.name"><dt>{{ term.name }}</dt> <dd>{{ term.text }}<small v-if="term.rule">{{ term.rule }}</small></dd></div></dl>`,
};
