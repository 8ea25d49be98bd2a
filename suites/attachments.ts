import { type Exchange, isArray, type JsonObject, type Query, rowsOf, strings } from '../src/kit/index.js';
import { idOf } from './page-of-events.js';

/** What a card says, its metrics aside, which are computed live. */
function textsOf({ metrics: _, ...rest }: JsonObject): readonly string[] {
  return [...strings(rest)].toSorted();
}

/**
 * The Events of which two replies show different cards. Where images stand on a card is not shown, so that only
 * the comparison of cards tells whether there are any.
 */
export function changedCards(reply: Exchange, other: Exchange): readonly string[] {
  const texts = new Map(rowsOf(reply).map((row) => [idOf(row), textsOf(row).join('\n')]));
  return rowsOf(other).flatMap((row) => {
    const before = texts.get(idOf(row));
    return before !== undefined && before !== textsOf(row).join('\n') ? [idOf(row)] : [];
  });
}

/** How many Events of two replies are the same. */
export const sharedCards = (reply: Exchange, other: Exchange): number => {
  const ids = new Set(rowsOf(reply).map(idOf));
  return rowsOf(other).filter((row) => ids.has(idOf(row))).length;
};

/** How many cards have something in a list that images could belong to. */
export const cardsWith = (reply: Exchange, list: 'top_articles' | 'entity_refs'): number =>
  rowsOf(reply).filter((row) => isArray(row[list]) && row[list].length > 0).length;

export const withImages: Query = { include_images: true };
export const withoutThumbnails: Query = { include_images: true, include_entity_images: false };
