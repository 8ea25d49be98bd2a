import { declaredDiff } from '../regression/changelog/declared-diff.js';
import type { Diff } from '../regression/changelog/watch.js';

/** How two contracts differ, for the commands that compare them. */
export const contractDiff: Diff = declaredDiff;
