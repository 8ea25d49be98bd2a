import { type Exchange, Inconclusive, Violation, type World } from '../kit/index.js';
import type { Client } from '../transport/client.js';
import { accusation, endedBy, isSameDefect, unrepeated } from './ending.js';
import type { CheckResult } from './events.js';
import { mootFor } from './plan.js';
import { resend } from './resend.js';
import { headerOf } from './result-header.js';
import { defaults } from './settings.js';
import { type Tally, verdictOn } from './tally.js';

/** Replays what contradicted an invariant, and says how it ended. */
export async function resultOf(
  tally: Tally,
  world: World,
  client: Client,
  signal: AbortSignal | undefined,
): Promise<CheckResult> {
  const { check, step } = tally;
  const base = {
    ...headerOf(check, step),
    trials: tally.judged,
    replies: 0,
    ms: 0,
    witnesses: tally.witnesses > 0 ? { judged: tally.witnesses } : {},
    deviations: tally.deviations,
    observations: {},
  };
  if (tally.error !== undefined) return { ...base, ...endedBy(tally.error) };
  let replies = 0;
  let undecided: Inconclusive | undefined;
  // What was judged before counts; the board hears the replays too.
  for (const [fingerprint, { exchanges, violation }] of tally.suspects.kept()) {
    let prevented: Inconclusive | undefined;
    let tried = 1;
    const [first] = exchanges;
    const sought = exchanges.flatMap((exchange) => Array.from({ length: defaults.replays }, () => exchange));
    for (const exchange of sought) {
      if (prevented !== undefined) break;
      const again = await replayOf(exchange, client, signal);
      if (again instanceof Inconclusive) {
        prevented = again;
        continue;
      }
      replies += 1;
      tried += 1;
      const seen = verdictOn(tally, again, world);
      if (!(seen instanceof Violation) || !isSameDefect(seen.finding, violation.finding)) continue;
      return {
        ...base,
        replies,
        outcome: accusation(check.level),
        failure: {
          finding: seen.finding,
          input: '',
          place: '',
          fingerprint,
          repeated: { failed: 2, tried },
          exchanges: [again],
        },
      };
    }
    const once = { finding: violation.finding, input: '', exchanges: first === undefined ? [] : [first] };
    undecided ??= unrepeated(once, tried - 1, prevented);
  }
  if (undecided !== undefined) return { ...base, replies, ...endedBy(undecided) };
  if (check.level === 'observe') return { ...base, outcome: 'observed' };
  if (tally.witnesses === 0) {
    const moot = mootFor(check.operations, world);
    if (moot !== undefined) return { ...base, ...moot };
    return {
      ...base,
      outcome: 'inconclusive',
      reason: 'no-data',
      note: 'no exchange of the run could have refuted it',
    };
  }
  return { ...base, outcome: tally.deviations.length > 0 ? 'warn' : 'pass' };
}

const replayOf = (
  exchange: Exchange,
  client: Client,
  signal: AbortSignal | undefined,
): Promise<Exchange | Inconclusive> =>
  resend(exchange, client, signal).catch((error: unknown) =>
    error instanceof Inconclusive ? error : Promise.reject(error),
  );
