import { at, type Exchange, expectThat, isArray, isObject, type JsonObject } from '../../src/kit/index.js';

/** One Event card of a reply, with the pointer at which it stands. */
export interface Card {
  readonly card: JsonObject;
  readonly place: string;
  /** The members of its parts; a part that is no object has none. */
  readonly geo: JsonObject;
  readonly metrics: JsonObject;
}

const noCards: readonly Card[] = [];
/** Invariants ask one after another for the cards of the same reply. */
let latest: { readonly exchange: Exchange; readonly cards: readonly Card[] } | undefined;

/** The Event cards that a successful list or detail reply carries; none for other exchanges. */
export function cardsOf(exchange: Exchange): readonly Card[] {
  const { request, status } = exchange;
  if (status !== 200 || (request.operation !== 'listEvents' && request.operation !== 'getEvent'))
    return noCards;
  if (latest?.exchange !== exchange) latest = { exchange, cards: cardsIn(exchange) };
  return latest.cards;
}

function cardsIn({ request, json }: Exchange): readonly Card[] {
  const data = at(json, '/data');
  if (request.operation === 'getEvent') return isObject(data) ? [cardAt(data, '/data')] : noCards;
  if (!isArray(data)) return noCards;
  const cards: Card[] = [];
  for (const [index, card] of data.entries()) if (isObject(card)) cards.push(cardAt(card, `/data/${index}`));
  return cards;
}

const cardAt = (card: JsonObject, place: string): Card => ({
  card,
  place,
  geo: isObject(card.geo) ? card.geo : nothing,
  metrics: isObject(card.metrics) ? card.metrics : nothing,
});

const nothing: JsonObject = Object.freeze({});

/** Judges each card of a reply. @returns how many cards there were */
export function eachCard(exchange: Exchange, judge: (card: Card) => void): number {
  const cards = cardsOf(exchange);
  for (const card of cards) judge(card);
  return cards.length;
}

/** A condition holds of a member of a card, which is looked up for the words of a failure alone; `member` is a JSON pointer. */
export function expectMember(holds: boolean, { card, place }: Card, member: string, expected: string): void {
  if (!holds) expectThat(false, `${place}${member}`, expected, at(card, member));
}

export const isString = (value: unknown): value is string => typeof value === 'string';
export const isBlank = (value: unknown): boolean => value === undefined || value === null;
export const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Whether a card belongs to a family; a card of neither says nothing about rules of one. */
export const isOf = (card: JsonObject, family: 'conflict' | 'cameoplus'): boolean => card.family === family;
