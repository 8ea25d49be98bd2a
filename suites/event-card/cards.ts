import { at, type Exchange, expectThat, isArray, isObject, type JsonObject } from '../../src/kit/index.js';

/** One Event card of a reply, with the pointer at which it stands. */
export interface Card {
  readonly card: JsonObject;
  readonly place: string;
}

/** The Event cards that a successful list or detail reply carries; none for other exchanges. */
export function cardsOf(exchange: Exchange): readonly Card[] {
  if (exchange.status !== 200) return [];
  const data = at(exchange.json, '/data');
  const { operation } = exchange.request;
  if (operation === 'getEvent') return isObject(data) ? [{ card: data, place: '/data' }] : [];
  if (operation !== 'listEvents' || !isArray(data)) return [];
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
  expectThat(fits(value), `${place}${member}`, expected, value);
}

export const isString = (value: unknown): boolean => typeof value === 'string';
export const isBlank = (value: unknown): boolean => value === undefined || value === null;
export const isNumber = (value: unknown): boolean => typeof value === 'number';

/** Whether a card belongs to a family; a card of neither says nothing about rules of one. */
export const isOf = (card: JsonObject, family: 'conflict' | 'cameoplus'): boolean => card.family === family;
