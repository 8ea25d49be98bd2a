import { at, type Exchange, expectThat, isArray, isObject, type JsonObject } from '../../src/kit/index.js';

/** One Event card of a reply, with the pointer at which it stands. */
export interface Card {
  readonly card: JsonObject;
  readonly place: string;
}

const noCards: readonly Card[] = [];
/** Many invariants ask for the cards of the same reply. */
const known = new WeakMap<Exchange, readonly Card[]>();

/** The Event cards that a successful list or detail reply carries; none for other exchanges. */
export function cardsOf(exchange: Exchange): readonly Card[] {
  const { operation } = exchange.request;
  if (operation !== 'listEvents' && operation !== 'getEvent') return noCards;
  const cards = known.get(exchange) ?? cardsIn(exchange);
  known.set(exchange, cards);
  return cards;
}

function cardsIn(exchange: Exchange): readonly Card[] {
  if (exchange.status !== 200) return noCards;
  const data = at(exchange.json, '/data');
  if (exchange.request.operation === 'getEvent')
    return isObject(data) ? [{ card: data, place: '/data' }] : noCards;
  if (!isArray(data)) return noCards;
  return data.flatMap((card, index) => (isObject(card) ? [{ card, place: `/data/${index}` }] : []));
}

/** Judges each card of a reply. @returns how many cards there were */
export function eachCard(exchange: Exchange, judge: (card: Card) => void): number {
  const cards = cardsOf(exchange);
  for (const card of cards) judge(card);
  return cards.length;
}

/** A member of a card fits; `member` is a JSON pointer within the card. */
export function expectMember(
  { card, place }: Card,
  member: string,
  fits: (value: unknown) => boolean,
  expected: string,
): void {
  const value = at(card, member);
  // The words for a failure cost more than to see that there is none.
  if (!fits(value)) expectThat(false, `${place}${member}`, expected, value);
}

export const isString = (value: unknown): boolean => typeof value === 'string';
export const isBlank = (value: unknown): boolean => value === undefined || value === null;
export const isNumber = (value: unknown): boolean => typeof value === 'number';

/** Whether a card belongs to a family; a card of neither says nothing about rules of one. */
export const isOf = (card: JsonObject, family: 'conflict' | 'cameoplus'): boolean => card.family === family;
