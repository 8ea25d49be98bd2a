import type { CheckResult } from './events.js';
import type { FailOn } from './gate.js';

type Judged = Pick<CheckResult, 'outcome'>;

/** Whether a check fails a run: by its outcome, or because the user asks for it. */
export const isAccused = ({ outcome }: Judged, failOn: readonly FailOn[]): boolean =>
  outcome === 'fail' || (outcome === 'warn' && failOn.includes('warn'));

/** Whether nothing is known of a check after a run. */
export const isUndecided = ({ outcome }: Judged): boolean =>
  outcome === 'inconclusive' || outcome === 'not-tested' || outcome === 'harness-error';
