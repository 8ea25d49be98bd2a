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

/** Judges the second deployment by all checks, over real HTTP on a port of its own. */
export async function judgeIndependent({
  bugs = [],
  seed = 1,
  preset = 'full',
}: IndependentForm): Promise<readonly CheckResult[]> {
  const began = performance.now();
  const now = () => noon + performance.now() - began;
  const { wire, settings } = await openIndependent({ bugs, seed, now });
  const results: CheckResult[] = [];
  try {
    const checks = await suiteOf(preset);
    const means = { checks, version: '0', wire, time: { now, sleep: async () => {} } };
    const chosen = { ...settings, select: checksIn(preset) };
    for await (const event of session(chosen, means))
      if (event.type === 'check-finished') results.push(event.result);
  } finally {
    await wire.close();
  }
  return results;
}
