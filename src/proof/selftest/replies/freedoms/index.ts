import { isHeaderPattern, partsOf } from '../members.js';
import type { Mutant } from '../mutation.js';
import { contractFreedoms } from './contract.js';
import { envelopeFreedoms } from './envelopes.js';
import { errorFreedoms } from './errors.js';
import { eventFreedoms } from './events.js';
import type { Freedom } from './freedom.js';
import { referenceFamilyFreedoms } from './reference-families.js';
import { storyFreedoms } from './stories.js';
import { newsEnvelopeFreedoms, summaryFreedoms } from './summaries.js';

export const freedoms: readonly Freedom[] = [
  ...envelopeFreedoms,
  ...errorFreedoms,
  ...eventFreedoms,
  ...storyFreedoms,
  ...summaryFreedoms,
  ...newsEnvelopeFreedoms,
  ...referenceFamilyFreedoms,
  ...contractFreedoms,
];

const covers = (freedom: Freedom, { member, operator, rows: changed }: Mutant): boolean => {
  const { operations, kinds, at, operators, rows } = freedom;
  const { operation, kind, pattern } = partsOf(member);
  return (
    (operations?.includes(operation) ?? true) &&
    (kinds?.includes(kind) ?? true) &&
    (operators?.includes(operator) ?? true) &&
    (rows?.includes(changed) ?? true) &&
    // A pattern that excludes members leaves headers in.
    isHeaderPattern(pattern) === at.source.startsWith('^header ') &&
    at.test(pattern)
  );
};

/** What leaves a changed value open; undefined where a fair harness can notice it. */
export const freedomOf = (mutant: Mutant): Freedom | undefined =>
  freedoms.find((each) => covers(each, mutant));

export type { Freedom } from './freedom.js';
