import type { GateRules } from '../engine/gate.js';
import { baselineIn } from './baseline-file.js';
import { dayOf } from './calendar-day.js';
import type { RunOptions } from './settings/effective.js';
import { waiversIn } from './waiver-file.js';

/** What the options of a run ask of its gate. Throws `Unusable` for a file that cannot be used. */
export async function gateRulesOf(
  { failOn = [], allowInconclusive = [], waivers, baseline }: RunOptions,
  now: number,
): Promise<GateRules> {
  return {
    failOn,
    allowInconclusive,
    waivers: waivers === undefined ? [] : waiversIn(waivers, await checksOf(), dayOf(now)),
    ...(baseline === undefined ? {} : { baseline: baselineIn(baseline) }),
  };
}

const checksOf = async () => (await import('../../suites/index.js')).suite;
