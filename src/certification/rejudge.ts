import type { Report } from '../engine/report.js';
import { Unusable } from '../engine/unusable.js';
import { type Bodies, textsOf } from './bodies.js';
import type { Render } from './bundle.js';
import { plain } from './canonical.js';
import type { Claim } from './certificate.js';
import { headerNames, standIns } from './credentials.js';
import type { Journal } from './journal.js';
import { recordedTarget } from './recorded-wire.js';
import { judgedRound, type RoundMeans } from './round.js';
import type { Scope } from './scope.js';
import { hiddenIn, keyShapeHider } from './secrecy.js';

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

export interface RejudgeMeans extends Omit<RoundMeans, 'wire' | 'time'> {
  readonly render: Render;
}

/** Judges a round by its journal: offline, with the same checks, the same seed and the same clock. */
export async function rejudged(
  { claim, round, journal, bodies }: RecordedRound,
  scope: Scope,
  means: RejudgeMeans,
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
    const report = shown(
      await judgedRound(claim, round, scope, placeholders, { ...means, wire, time }),
      claim,
    );
    return { judged: { report, document: plain(means.render(report)) }, ...found() };
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    return { trouble: error.message, ...found() };
  }
}

/** A report as bundles have it. */
export const shown = (report: Report, { settings }: Claim): Report =>
  hiddenIn(report, keyShapeHider(settings.key.prefix));
