import { AsyncLocalStorage } from 'node:async_hooks';
import type { Bug } from './bugs.js';

const soil = new AsyncLocalStorage<ReadonlySet<Bug>>();

/** Runs `work` with these bugs in every line that asks for them; strangers of one process keep apart. */
export function planted<T>(bugs: readonly Bug[], work: () => T): T {
  return soil.run(new Set(bugs), work);
}

/** Whether the deployment at work has a bug; asked at the line that the bug bends. */
export function has(bug: Bug): boolean {
  return soil.getStore()?.has(bug) ?? false;
}
