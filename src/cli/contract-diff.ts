import type { Diff } from '../regression/changelog/watch.js';
import { changesBetween } from '../regression/contract/changes.js';
import { contractOf } from '../regression/contract/document/contract.js';

/** How two contracts differ, for the commands that watch a deployment. Throws `Unusable` for what is no contract. */
export const contractDiff: Diff = async (older, newer) =>
  changesBetween(
    await contractOf(older, 'The contract of the snapshot'),
    await contractOf(newer, 'The contract that is served'),
  );
