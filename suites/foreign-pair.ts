import type { OperationId } from '../contract/index.js';
import { categoryOf, otherFamily } from '../generators/values/category.js';
import { offered } from '../generators/values/offered.js';
import {
  type Api,
  expectRefusal,
  expectThat,
  forAll,
  type Property,
  type PropertyOptions,
  precondition,
  rowsOf,
} from '../src/kit/index.js';
import { bounds } from './event-window.js';
import { expectLists } from './listed-values.js';
import { ifAny, seenPairs } from './seen-event.js';

/** A real code with a category that it does not belong to. */
interface ForeignPair {
  readonly category: string;
  readonly subcategory: string;
}

/** A sentence about codes of one family, asked for under a category of the other. */
export const forForeignPairs = (
  holds: (api: Api, pair: ForeignPair) => Promise<void>,
  options?: PropertyOptions,
): Property =>
  forAll(
    (world) =>
      offered(seenPairs(world)).chain((pair) =>
        pair === undefined
          ? offered<ForeignPair>([])
          : categoryOf(otherFamily(pair.family)).map((category) => ({
              category,
              subcategory: pair.subcategory,
            })),
      ),
    ifAny(holds),
    options,
  );

/** The pair is refused with the codes that would fit the category, and never served, empty or not. */
export async function expectForeignRefused(
  api: Api,
  operation: OperationId,
  { category, subcategory }: ForeignPair,
): Promise<void> {
  const reply = await api.get(operation, { ...bounds(api.world.offer.window), category, subcategory });
  if (reply.status === 200 && operation === 'listEvents') {
    const rows = rowsOf(reply);
    const fits = rows.some((row) => row.category === category && row.subcategory === subcategory);
    precondition(!fits, `${subcategory} belongs to ${category} as well`);
    expectThat(false, 'refusal', `400 INVALID_SUBCATEGORY_FOR_CATEGORY`, `200 with ${rows.length} rows`);
  }
  expectRefusal(reply, {
    codes: ['INVALID_SUBCATEGORY_FOR_CATEGORY'],
    details: ['accepted_values'],
  });
  const fitting = seenPairs(api.world).find((pair) => pair.category === category);
  if (fitting !== undefined) expectLists(reply, 'accepted_values', fitting.subcategory);
  api.witness('foreign pairs refused');
}
