import { checksIn, type Preset, suiteOf } from '../../cli/settings/presets.js';
import type { CheckResult } from '../../engine/events.js';
import { session } from '../../engine/session.js';
import type { Bug } from '../independent/bugs.js';
import { openIndependent } from '../selftest/replies/independent.js';
import { noon } from '../selftest/replies/targets.js';

export interface IndependentForm {
  readonly bugs?: readonly Bug[];
  /** Seed of the generated requests. */
  readonly seed?: number;
  /** The checks that judge it; all of them by default. */
  readonly preset?: Preset;
}

/** How the second deployment was judged. */
interface IndependentRun {
  readonly results: readonly CheckResult[];
  /** Requests that the plan expected. */
  readonly expected: number;
  /** Requests of the whole run, the probe's among them. */
  readonly sent: number;
}

/** How the second deployment ends, judged by all checks. */
export const judgeIndependent = async (form: IndependentForm): Promise<readonly CheckResult[]> =>
  (await runOnIndependent(form)).results;

/** Judges the second deployment, over real HTTP on a port of its own. */
export async function runOnIndependent({
  bugs = [],
  seed = 1,
  preset = 'full',
}: IndependentForm): Promise<IndependentRun> {
  const began = performance.now();
  const now = () => noon + performance.now() - began;
  const { wire, settings } = await openIndependent({ bugs, seed, now });
  const results: CheckResult[] = [];
  let [expected, sent] = [0, 0];
  try {
    const checks = await suiteOf(preset);
    const means = { checks, version: '0', wire, time: { now, sleep: async () => {} } };
    const chosen = { ...settings, select: checksIn(preset) };
    for await (const event of session(chosen, means)) {
      if (event.type === 'check-finished') results.push(event.result);
      if (event.type === 'planned') expected = event.estimate.requests;
      if (event.type === 'run-finished') sent = event.cost.requests;
    }
  } finally {
    await wire.close();
  }
  return { results, expected, sent };
}
