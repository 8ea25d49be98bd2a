import type { Diff } from '../regression/changelog/watch.js';
import { changesBetween } from '../regression/contract/changes.js';
import { contractOf } from '../regression/contract/document/contract.js';
import { type Levels, levelled } from '../regression/contract/levels.js';

/** How two contracts differ, for the commands that watch a deployment. Throws `Unusable` for what is no contract. */
export const contractDiff =
  (levels: Levels = {}): Diff =>
  async (older, newer) =>
    levelled(
      changesBetween(
        await contractOf(older, 'The contract of the snapshot'),
        await contractOf(newer, 'The contract that is served'),
      ),
      levels,
    );
