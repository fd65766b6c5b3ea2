// A piece looked at closely: its card large, and every number as a list of its parts; what piles hold.

import { factsOf } from "wartable-board/ids.js";
import { counted, inRow, labelled, remarked, sentences } from "wartable-board/speech.js";
import { statesOf, threatOf } from "./cards.js";
import { draftPile, draftWritten } from "./draft.js";
import { cardsInPlay, placeName, started, targetPhrase, zoneAt } from "./places.js";
import { listed, terms } from "./terms.js";

/** The large look at a piece: {card?, name?, reasons}. */
export function preview(table, { piece, card }) {
  const { area, section, slot, row, seat } = factsOf(piece);
  if (area === "zone") return ofZone(table, zoneAt(table.view, section));
  if (!table.facts[card]) return null;
  const found = area === "card" ? cardsInPlay(table.view)[slot] : null;
  if (found?.card === card)
    return {
      card,
      reasons: [...ofCard(table, found), ...refusals(table, "use", (source) => source.slot === found.slot)],
      terms: terms(table, card),
    };
  if (area === "chain") return { card, reasons: ofEntry(table, row), terms: terms(table, card) };
  const held = area === "hand" ? table.view.seats[seat]?.hand?.cards?.[card] : null;
  const cost = held ? [reason(table, "cost", held.cost, held.why?.cost)] : [];
  return {
    card,
    reasons: [...refusals(table, "play", (source) => held && source.card === card), ...cost],
    terms: terms(table, card),
  };
}

/** Why something can't be done with a piece now, in words from the server. */
export function refusals(table, verb, about) {
  return (table.state.refused || [])
    .filter((each) => each.verb === verb && each.source && about(each.source))
    .map(({ text, rule }) => (rule ? remarked(table, text, rule) : text));
}

/** A number with its parts; one that is only printed says so. */
function reason(table, name, value, parts = [{ from: "printed", amount: value }]) {
  const { t, cardName } = table;
  const text = t(`why-invasion-${name}`, { value });
  if (!value && parts.length < 2) return { text };
  return {
    text,
    parts: parts.map((part) => [
      part.from === "card" ? cardName(part.card) : t(`why-invasion-part-${part.from}`),
      part.amount > 0 ? `+${part.amount}` : `−${-part.amount}`,
    ]),
  };
}

function ofCard(table, card) {
  const { t } = table;
  const { why = {} } = card;
  const found = [];
  if (card.type === "unit" || card.power) found.push(reason(table, "power", card.power, why.power));
  if (card.type === "unit") {
    found.push(reason(table, "hit-points", card.hit_points, why.hit_points));
    if (card.damage)
      found.push(t("why-invasion-damage", { damage: card.damage, left: card.hit_points - card.damage }));
    if (card.toughness) found.push(reason(table, "toughness", card.toughness, why.toughness));
    if (card.minimum !== undefined) found.push(t("why-invasion-minimum", { minimum: card.minimum }));
    if (card.threat)
      found.push(
        sentences(table, [
          threatOf(table, card.threat, "unit"),
          card.threat.cancelled && t("why-invasion-cancelled", { count: card.threat.cancelled }),
        ]),
      );
  }
  if (card.tokens !== undefined) found.push(t("why-invasion-tokens", { count: card.tokens }));
  if (card.shield) found.push(t("board-invasion-say-shield", { count: card.shield }));
  for (const name of statesOf(card)) found.push(t(`board-invasion-say-${name}`));
  return found;
}

/** The power of a zone to which no card adds any. */
function ofCapital({ power }) {
  return [{ from: "capital", amount: power }];
}

function ofZone(table, zone) {
  const { t, cardName } = table;
  const { why = {}, developments } = zone;
  const found = [reason(table, `zone-${zone.zone}`, zone.power, why.power || ofCapital(zone))];
  found.push(reason(table, "hit-points", zone.hit_points, why.hit_points));
  if (zone.burning) found.push(t("board-invasion-say-burning"));
  else if (zone.damage)
    found.push(t("why-invasion-damage", { damage: zone.damage, left: zone.hit_points - zone.damage }));
  if (zone.threat) found.push(threatOf(table, zone.threat, "section"));
  if (developments.cards?.length)
    found.push(
      t("why-invasion-developments", {
        cards: inRow(
          table,
          developments.cards.map(({ card }) => cardName(card)),
        ),
      }),
    );
  const name = started(placeName(table, zone.section));
  const known = [developments.count && "development", zone.burning ? "burning" : "hit-points", "power"];
  return { name, reasons: [name, ...found], terms: listed(table, known) };
}

function ofEntry(table, row) {
  const entry = table.view.chain[row];
  if (!entry) return [];
  const { t, seatName } = table;
  const found = [
    t("why-invasion-entry", { name: seatName(entry.seat), kind: t(`board-invasion-kind-${entry.kind}`) }),
  ];
  if (entry.x > 0 && entry.kind !== "forced") found.push(`X = ${entry.x}`);
  if (entry.targets.length)
    found.push(
      t("board-invasion-say-aims", {
        targets: inRow(
          table,
          entry.targets.map((target) => targetPhrase(table, target)),
        ),
      }),
    );
  return found;
}

/** W-56: the cards on top of a deck, as the seat knows them that has looked at it; nothing for all others. */
export function sayTop(table, { deck }) {
  if (!deck.top) return "";
  return table.t("board-invasion-say-top", { cards: inRow(table, deck.top.map(table.cardName)) });
}

/** What a pile holds: a discard pile, the own deck, the own developments of a zone. */
export function pile(table, name) {
  const { view, t, seatName } = table;
  const { area, seat, section } = factsOf(name);
  if (view.draft) return draftPile(table, name);
  if (area === "devs") {
    const zone = zoneAt(view, section);
    const counts = {};
    for (const { card } of zone.developments.cards || []) counts[card] = (counts[card] || 0) + 1;
    return {
      title: started(t("board-invasion-development-in", { place: placeName(table, zone.section) })),
      cards: Object.entries(counts),
    };
  }
  const { deck, discard } = view.seats[seat];
  const cards = area === "deck" ? deck.cards : discard;
  return {
    title: t(`board-invasion-${area}-of`, { name: seatName(seat) }),
    known: area === "deck" ? deck.top : [],
    knownTitle: t("board-invasion-known-top"),
    cards: Object.entries(cards || {}),
  };
}

/** The whole table in words. */
export function written(table) {
  if (table.view.draft) return draftWritten(table);
  const { view, t, seatName, cardName } = table;
  return view.seats.flatMap((seat) => [
    {
      title: seatName(seat.seat),
      lines: [
        t("board-invasion-text-seat", {
          resources: seat.resources,
          hand: seat.hand.size,
          deck: seat.deck.size,
        }),
        ...(seat.hand.cards
          ? [
              labelled(
                table,
                t("board-hand"),
                counted(
                  table,
                  Object.fromEntries(
                    Object.entries(seat.hand.cards).map(([card, { count }]) => [card, count]),
                  ),
                ),
              ),
            ]
          : []),
        ...(seat.deck.top ? [sayTop(table, seat)] : []),
        labelled(table, t("board-invasion-discard"), counted(table, seat.discard)),
      ],
    },
    ...seat.zones.map((zone) => ({
      title: started(placeName(table, zone.section)),
      lines: [
        sentences(table, [
          t("board-invasion-say-zone", { place: placeName(table, zone.section), power: zone.power }),
          zone.burning
            ? t("board-invasion-say-burning")
            : t("board-invasion-say-section", { damage: zone.damage, hit: zone.hit_points }),
        ]),
        t("board-invasion-text-developments", { count: zone.developments.count }),
        ...zone.cards.map((card) =>
          card.type === "unit"
            ? labelled(
                table,
                cardName(card.card),
                t("board-invasion-say-unit", {
                  power: card.power,
                  left: card.hit_points - card.damage,
                  hit: card.hit_points,
                }),
              )
            : cardName(card.card),
        ),
      ],
    })),
  ]);
}
