import type { Report } from '../engine/report.js';
import { Unusable } from '../engine/unusable.js';
import type { Claim } from './certificate.js';
import { headerNames, standIns } from './credentials.js';
import type { Journal } from './journal.js';
import { recordedTarget } from './recorded-wire.js';
import { judgedRound, type RoundMeans } from './round.js';
import type { Scope } from './scope.js';
import { keyShapeHider } from './secrecy.js';

/** What comes of judging the exchanges of a round again. */
export interface Rejudged {
  /** Absent where the exchanges do not even begin a round. */
  readonly report?: Report;
  readonly trouble?: string;
  /** Requests without an answer among the exchanges, and exchanges without a request. */
  readonly missing: readonly string[];
  readonly unasked: readonly string[];
}

/** Judges a round by its journal: offline, with the same checks, the same seed and the same clock. */
export async function rejudged(
  claim: Claim,
  round: number,
  scope: Scope,
  journal: Journal,
  means: Omit<RoundMeans, 'wire' | 'time'>,
): Promise<Rejudged> {
  const { keys, key } = claim.settings;
  const placeholders = standIns(keys, key);
  const target = recordedTarget(journal, {
    nameOf: headerNames(placeholders),
    hide: keyShapeHider(key.prefix),
  });
  const found = () => ({
    missing: target.missing(),
    unasked: target.unasked().map(({ as, path }) => `${as} ${path}`),
  });
  try {
    const { wire, time } = target;
    const report = await judgedRound(claim, round, scope, placeholders, { ...means, wire, time });
    return { report, ...found() };
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    return { trouble: error.message, ...found() };
  }
}
