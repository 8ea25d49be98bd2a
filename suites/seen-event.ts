import type { Family } from '../contract/index.js';
import { isFamily } from '../generators/values/category.js';
import { isDate } from '../generators/values/date.js';
import { offered } from '../generators/values/offered.js';
import {
  type Api,
  at,
  forAll,
  type JsonObject,
  type Property,
  type PropertyOptions,
  precondition,
  type World,
} from '../src/kit/index.js';

/** What the checks need to know of an Event card. */
export interface SeenEvent {
  readonly id: string;
  readonly family: Family;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly category: string;
  readonly subcategory: string;
  /** From 0 to 1; by it lists are ordered unless told otherwise. */
  readonly significance: number;
}

/** Reads a card; undefined when a field that is needed here has another shape, which other checks judge. */
export function seenEvent(card: JsonObject): SeenEvent | undefined {
  const { id, family, event_date: date, category, subcategory } = card;
  const significance = significanceOf(card);
  if (typeof id !== 'string' || typeof family !== 'string' || !isFamily(family)) return undefined;
  if (typeof date !== 'string' || !isDate(date)) return undefined;
  if (typeof category !== 'string' || typeof subcategory !== 'string' || subcategory === '') return undefined;
  if (significance === undefined) return undefined;
  return { id, family, date, category, subcategory, significance };
}

export function significanceOf(card: JsonObject): number | undefined {
  const value = at(card, '/metrics/significance');
  return typeof value === 'number' ? value : undefined;
}

/** The Events that the deployment offers, all of a window that closed days ago. */
export const seenEvents = (world: World): readonly SeenEvent[] =>
  world.offer.events.flatMap((card) => seenEvent(card) ?? []);

/** Real pairs of a category and one of its subcategories, each once. A comma would read as a list of two. */
export function seenPairs(world: World): readonly SeenEvent[] {
  const pairs = new Map<string, SeenEvent>();
  for (const event of seenEvents(world)) {
    if (!event.subcategory.includes(',')) pairs.set(`${event.category}\n${event.subcategory}`, event);
  }
  return [...pairs.values()];
}

/** A sentence that holds of the Events that the deployment offers. */
export const forSeenEvents = (
  holds: (api: Api, event: SeenEvent) => Promise<void>,
  options?: PropertyOptions,
): Property => forAll((world) => offered(seenEvents(world)), ifAny(holds), options);

/** A sentence that holds of the pairs of category and subcategory that the deployment offers. */
export const forSeenPairs = (
  holds: (api: Api, pair: SeenEvent) => Promise<void>,
  options?: PropertyOptions,
): Property => forAll((world) => offered(seenPairs(world)), ifAny(holds), options);

/** Ends an attempt as inconclusive where the deployment offers nothing to try. */
export const ifAny =
  <Input>(holds: (api: Api, input: Input) => Promise<void>) =>
  async (api: Api, input: Input | undefined): Promise<void> => {
    precondition(input !== undefined, 'the deployment offered no Event of this kind', 'no-data');
    await holds(api, input);
  };
