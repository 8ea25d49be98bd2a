import { isArray, isObject, type Json, type JsonObject } from '../../src/kit/index.js';
import { remembered } from '../leaves.js';

// Of the Story card only article rows and one member of `geo_context` are shown: all else is found by names that fit.

/** The card of a row, which a deployment may wrap. */
export const cardOf = (row: JsonObject): JsonObject =>
  isObject(row.story) && !('id' in row) ? row.story : row;

/** The id of a Story; empty where no member of its card looks like one. */
export function storyIdOf(row: JsonObject): string {
  const card = cardOf(row);
  const names = Object.keys(card);
  const name =
    ['id', 'story_id', 'storyId'].find((each) => names.includes(each)) ??
    names.find((each) => /(?:_id|[a-z]Id)$/.test(each));
  const id = name === undefined ? undefined : card[name];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

/** The title of a Story; undefined where no member of its card looks like one. */
export function titleOf(row: JsonObject): string | undefined {
  const card = cardOf(row);
  const [, title] =
    Object.entries(card).find(([name]) => name === 'title') ??
    Object.entries(card).find(([name]) => /(?:^|_)(?:title|headline)$/.test(name)) ??
    [];
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/** The category of a Story; undefined where its card shows none. A plain `category` may be that of Events. */
export function storyCategoryOf(row: JsonObject): string | undefined {
  const card = cardOf(row);
  const category = card.story_category ?? card.storyCategory;
  return typeof category === 'string' && category !== '' ? category : undefined;
}

/** A value within a card, with the names of the members that lead to it. */
export interface Leaf {
  readonly path: string;
  readonly value: Json;
}

/** Every value of a card that is no object and stands in no list, those nearest to its root first. */
export const leavesOf = remembered((card: JsonObject): readonly Leaf[] => {
  const leaves: Leaf[] = [];
  let level: readonly Leaf[] = [{ path: '', value: card }];
  while (level.length > 0) {
    const inner = level.flatMap(({ path, value }) =>
      isObject(value)
        ? Object.entries(value).map(([name, each]) => ({ path: `${path}/${name}`, value: each }))
        : [],
    );
    leaves.push(...inner.filter(({ value }) => !isObject(value) && !isArray(value)));
    level = inner;
  }
  return leaves;
});

/** The number at the first path that fits; undefined where the card shows none. */
function numberAt(card: JsonObject, path: RegExp): number | undefined {
  const leaf = leavesOf(cardOf(card)).find((each) => typeof each.value === 'number' && path.test(each.path));
  return typeof leaf?.value === 'number' ? leaf.value : undefined;
}

/** `linked_event_count`, which a Story card may show. */
export const linkedEventCountOf = (card: JsonObject): number | undefined =>
  numberAt(card, /\/linked_event_count$/);

/** A significance that a Story card may show; that of its Events is another one. */
export const significanceOf = (card: JsonObject): number | undefined =>
  numberAt(
    card,
    /^\/(?:(?:(?:metrics|scores?|ranking|signals)\/)?significance|(?:\w+\/)?story_?significance)(?:_?score)?$/i,
  );
