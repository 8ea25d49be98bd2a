import type { JsonObject } from '../../src/kit/index.js';
import { type Leaf, leavesIn as placedLeavesIn, remembered } from '../leaves.js';

export type { Leaf } from '../leaves.js';

const place = /\/\d+(?=\/|$)/g;

/** The leaves of a row, without their places within arrays: the texts of a list all stand at one path. */
export const leavesIn = remembered((row: unknown): readonly Leaf[] =>
  placedLeavesIn(row).map(({ path, value }) => ({ path: path.replace(place, ''), value })),
);

const volatile = /^https?:|^\d{4}-\d\d-\d\dT/;

/** What a row tells in words; numbers, links and instants may differ from one reply to the next. */
export const wordsOf = remembered((row: JsonObject): string =>
  leavesIn(row)
    .flatMap(({ value }) => (typeof value === 'string' && !volatile.test(value) ? [value] : []))
    .toSorted()
    .join('\n'),
);
