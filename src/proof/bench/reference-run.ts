import { keysOf } from '../../cli/reference/deployment.js';
import type { Preset } from '../../cli/settings/presets.js';
import { judge } from '../../library/judge.js';
import { createReference } from '../reference/index.js';
import { noon } from './workload.js';

/** Requests that the plan of a run of the reference expects, and those of the whole run. */
export async function costOfReference(
  preset: Preset,
  seed: number,
): Promise<{ readonly expected: number; readonly sent: number }> {
  const { fetch, accounts } = createReference({ now: () => new Date(noon) });
  const run = judge({ fetch, keys: keysOf(accounts), preset, seed, now: () => noon });
  const { estimate, cost } = await run.report();
  return { expected: estimate.requests, sent: cost.requests };
}
