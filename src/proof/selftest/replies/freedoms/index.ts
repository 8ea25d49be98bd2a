import type { Mutant } from '../mutation.js';
import { contractFreedoms } from './contract.js';
import { envelopeFreedoms } from './envelopes.js';
import { errorFreedoms } from './errors.js';
import { eventFreedoms } from './events.js';
import { covers, type Freedom } from './freedom.js';
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

/** What leaves a changed value open; undefined where a fair harness can notice it. */
export const freedomOf = (mutant: Mutant): Freedom | undefined =>
  freedoms.find((each) => covers(each, mutant));

export type { Freedom } from './freedom.js';
