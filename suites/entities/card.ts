import {
  type Exchange,
  expectOk,
  isArray,
  isObject,
  type JsonObject,
  pointerTo,
  precondition,
} from '../../src/kit/index.js';
import { leavesIn, memberOf } from '../leaves.js';
import { listsIn } from '../listed-rows.js';
import { isHandle } from './handle.js';

/** The cards of an Entities list, wherever they stand in it: its shape is not shown. */
export function cardsIn(reply: Exchange): readonly JsonObject[] {
  expectOk(reply);
  const lists = listsIn(reply.json).map((rows) => rows.map(innermost));
  return lists.find((cards) => cards.some(({ id }) => isHandle(id))) ?? lists[0] ?? [];
}

/** The cards of a list that must have some for an attempt to say anything. */
export function someCardsIn(reply: Exchange): readonly JsonObject[] {
  const cards = cardsIn(reply);
  precondition(cards.length > 0, 'the Entities list has no cards', 'no-data');
  return cards;
}

/** A card, where a row may have something around it. */
export const innermost = (row: JsonObject): JsonObject =>
  'id' in row
    ? row
    : (Object.values(row)
        .filter(isObject)
        .find(({ id }) => isHandle(id)) ?? row);

/** The card that an Entity detail shows: the object with an id that is nearest to its root, the envelope aside. */
export function cardIn(reply: Exchange): JsonObject | undefined {
  if (isObject(reply.json) && isHandle(reply.json.id)) return reply.json;
  let level: readonly unknown[] = [reply.json];
  while (level.length > 0) {
    level = level.flatMap((each) => (isObject(each) ? Object.values(each) : isArray(each) ? each : []));
    const objects = level.filter(isObject);
    const card =
      objects.find(({ id }) => isHandle(id)) ?? objects.find(({ id }) => typeof id === 'string' && id !== '');
    if (card !== undefined) return card;
  }
  return undefined;
}

/** Where a member of a card stands, or is due. */
export const placeOf = (reply: Exchange, card: JsonObject, member: string): string =>
  `${pointerTo(reply.json, card) ?? ''}/${member}`;

export const idOf = (card: JsonObject | undefined): string =>
  typeof card?.id === 'string' ? card.id : 'no id';

/** The link to the encyclopedia page of an entity; undefined where its row shows none. */
export function pageIn(row: unknown): string | undefined {
  const { value } = leavesIn(row).find(({ path }) => memberOf(path) === 'encyclopedia_url') ?? {};
  return typeof value === 'string' && value !== '' ? value : undefined;
}
