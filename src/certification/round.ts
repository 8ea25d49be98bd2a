import type { Means } from '../engine/arrive.js';
import type { RunEvent } from '../engine/events.js';
import { type Report, reportOf } from '../engine/report.js';
import { session } from '../engine/session.js';
import type { Settings } from '../engine/settings.js';
import { Unusable } from '../engine/unusable.js';
import type { Claim } from './certificate.js';
import type { Scope } from './scope.js';
import { seedOfRound } from './seeds.js';

export interface RoundMeans extends Means {
  /** The command that repeats a round without certifying it. */
  readonly commandOf: (target: Claim['target'], seed: number) => string;
  readonly onEvent?: (event: RunEvent) => void;
}

/**
 * Judges a round of a certification, by a target or by its journal.
 * Throws `Unusable` when the target cannot be judged, or not within the budget.
 */
export async function judgedRound(
  claim: Claim,
  round: number,
  scope: Scope,
  keys: Settings['keys'],
  means: RoundMeans,
): Promise<Report> {
  const settings = settingsOf(claim, round, scope, keys, means);
  const events: RunEvent[] = [];
  for await (const event of session(settings, means)) {
    if (event.type === 'planned') requireBudget(event.estimate.requests, settings.maxRequests);
    events.push(event);
    means.onEvent?.(event);
  }
  return reportOf(events);
}

function settingsOf(
  { nonce, target, settings, earlier, profiles }: Claim,
  round: number,
  { checks }: Scope,
  keys: Settings['keys'],
  { commandOf }: RoundMeans,
): Settings {
  const seed = seedOfRound(nonce, round);
  return {
    baseUrl: target.baseUrl,
    targetName: target.name,
    ...(target.reference === undefined ? {} : { reference: target.reference }),
    keys,
    surfaces: target.surfaces,
    seed,
    // One request after another: a reviewer's repetition meets the replies in the same order.
    concurrency: 1,
    maxRequests: settings.maxRequests,
    rate: settings.rate,
    timeoutMs: settings.timeoutMs,
    select: checks.map(({ id }) => id),
    preset: `certification of ${profiles.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
    ...(earlier === undefined ? {} : { earlier: { at: new Date(earlier.at), cursors: earlier.cursors } }),
    command: commandOf(target, seed),
  };
}

function requireBudget(needed: number, allowed: number): void {
  if (needed <= allowed) return;
  throw new Unusable(
    `A round needs about ${needed} requests, and ${allowed} are allowed.`,
    'Allow more with --max-requests: a certification is never cut short.',
  );
}
