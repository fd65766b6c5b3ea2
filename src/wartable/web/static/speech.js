// How texts stand side by side: separators, colons and full stops are the language's own, as lists.ftl has them.

const bare = (text) => text.replace(/^\||\|$/g, ""); // bars keep spaces at the ends of a message

/** Several things, one after another. */
export function inRow({ t }, texts) {
  return texts.filter(Boolean).join(bare(t("list-separator")));
}

/** Whole sentences, one after another. */
export function sentences({ t }, texts) {
  return texts.filter(Boolean).join(bare(t("list-sentences")));
}

/** What something is called, as the beginning of a line. */
export function lead({ t }, label) {
  return label && bare(t("list-lead", { label }));
}

/** A line: what it is about, and what there is. */
export function labelled(table, label, text) {
  return `${lead(table, label)}${text}`;
}

/** What something has come to for each of several: [name, amount]. */
export function tally(table, label, amounts) {
  return labelled(
    table,
    label,
    inRow(
      table,
      amounts.map(([name, amount]) => `${name} ${amount}`),
    ),
  );
}

/** A text that ends as a sentence. */
export function sentence({ t }, text) {
  return t("list-sentence", { text });
}

/** A text with a remark behind it. */
export function remarked({ t }, text, remark) {
  return t("list-remark", { text, remark });
}

/** Cards by how many there are of each. */
export function counted(table, cards) {
  const named = Object.entries(cards || {}).map(([card, count]) =>
    count > 1 ? `${table.cardName(card)} ×${count}` : table.cardName(card),
  );
  return inRow(table, named) || "–";
}
