import type { Dependencies } from '../engine/connect.js';
import type { RunEvent } from '../engine/events.js';
import { type Report, reportOf } from '../engine/record/report.js';
import { session } from '../engine/session.js';
import type { Settings } from '../engine/settings.js';
import { SetupError } from '../engine/setup-error.js';
import { type Bodies, textsOf } from './bodies.js';
import type { Render } from './bundle.js';
import { plain } from './canonical.js';
import { type Claim, earlierOfClaim, seedOfRound, userAgentOfRound } from './certificate.js';
import { type Journal, recordedTarget } from './journal.js';
import type { Scope } from './scope.js';
import { headerNames, hiddenIn, keyShapeHider, standIns } from './secrecy.js';

export interface RoundDependencies extends Dependencies {
  /** The command that repeats a round without certifying it. */
  readonly commandOf: (target: Claim['target'], seed: number, userAgent: string | undefined) => string;
  /** May throw to end the round. */
  readonly onEvent?: (event: RunEvent) => void;
}

/**
 * Judges a round of a certification, by a target or by its journal.
 * Throws `SetupError` when the target cannot be judged, or not within the budget.
 */
export async function judgedRound(
  claim: Claim,
  round: number,
  scope: Scope,
  keys: Settings['keys'],
  means: RoundDependencies,
): Promise<Report> {
  const settings = settingsOf(claim, round, scope, keys, means);
  const events: RunEvent[] = [];
  let needed = 0;
  for await (const event of session(settings, means)) {
    if (event.type === 'planned') needed = event.estimate.requests;
    events.push(event);
    means.onEvent?.(event);
    if (event.type === 'preflight-finished') requireBudget(needed, settings.maxRequests);
  }
  return reportOf(events);
}

function settingsOf(
  { nonce, target, settings, earlier, profiles }: Claim,
  round: number,
  { checks }: Scope,
  keys: Settings['keys'],
  { commandOf }: RoundDependencies,
): Settings {
  const seed = seedOfRound(nonce, round);
  const userAgent = userAgentOfRound(nonce, round);
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
    userAgent,
    select: checks.map(({ id }) => id),
    requiresEveryKey: true,
    preset: `certification of ${profiles.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
    ...earlierOfClaim(earlier),
    command: commandOf(target, seed, userAgent),
  };
}

function requireBudget(needed: number, allowed: number): void {
  if (needed <= allowed) return;
  throw new SetupError(
    `A round needs about ${needed} requests, but only ${allowed} are allowed.`,
    'Allow more with --max-requests: a certification is never cut short.',
  );
}

/** A round to be judged by its journal; plain data, so that another thread can take it. */
export interface RecordedRound {
  readonly claim: Claim;
  /** Counted from 1. */
  readonly round: number;
  readonly journal: Journal;
  readonly bodies: Bodies;
}

/** What comes of judging the exchanges of a round again. */
export interface Rejudged {
  /** Absent where the exchanges do not even begin a round. */
  readonly judged?: {
    readonly report: Report;
    /** The document of the report. */
    readonly document: unknown;
  };
  readonly trouble?: string;
  /** Requests without an answer among the exchanges, and exchanges without a request. */
  readonly missing: readonly string[];
  readonly unasked: readonly string[];
}

export interface RejudgeDependencies extends Omit<RoundDependencies, 'wire' | 'time'> {
  readonly render: Render;
}

/** Judges a round by its journal: offline, with the same checks, the same seed and the same clock. */
export async function rejudged(
  { claim, round, journal, bodies }: RecordedRound,
  scope: Scope,
  means: RejudgeDependencies,
): Promise<Rejudged> {
  const { keys, key } = claim.settings;
  const placeholders = standIns(keys, key);
  const target = recordedTarget(journal, textsOf(bodies), {
    nameOf: headerNames(placeholders),
    hide: keyShapeHider(key.prefix),
  });
  const found = () => ({
    missing: target.missing(),
    unasked: target.unasked().map(({ as, path }) => `${as} ${path}`),
  });
  try {
    const { wire, time } = target;
    const report = redactedReport(
      await judgedRound(claim, round, scope, placeholders, { ...means, wire, time }),
      claim,
    );
    return { judged: { report, document: plain(means.render(report)) }, ...found() };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { trouble: error.message, ...found() };
  }
}

/** A report as bundles have it. */
export function redactedReport(report: Report, { settings }: Claim): Report {
  const hide = keyShapeHider(settings.key.prefix);
  // Half of a character, which a target can spell, is no text that canonical JSON could say.
  return hiddenIn(report, (text) => Buffer.from(hide(text)).toString());
}
