import type { JsonObject, Query } from '../../src/kit/index.js';
import type { Fits } from '../selection.js';

/** A query for a filter, with values that some of the known cards fit and others do not. */
export interface Asked {
  readonly query: Query;
  readonly fits: Fits;
  /** Which cards fit, in words. */
  readonly because: string;
}

/** Chooses the values to ask for from cards; undefined where they offer none that could be told apart. */
export type Filter = (cards: readonly JsonObject[]) => Asked | undefined;

/** Whether some cards fit and some do not, so that a filter without effect would be noticed. */
export const isTelling = ({ fits }: Asked, cards: readonly JsonObject[]): boolean =>
  cards.some((card) => fits(card) === true) && cards.some((card) => fits(card) === false);

/** The first of several queries that is telling. */
export const telling = (asked: readonly Asked[], cards: readonly JsonObject[]): Asked | undefined =>
  asked.find((each) => isTelling(each, cards));
