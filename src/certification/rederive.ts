import { suiteIdentityOf } from '../engine/identity.js';
import type { Report } from '../engine/report.js';
import { rememberingReader } from '../engine/served-contract.js';
import type { Check } from '../kit/index.js';
import { certificateOf, type Render, statementOn } from './bundle.js';
import { canonical } from './canonical.js';
import type { Certificate, Claim } from './certificate.js';
import { type Rejudged, rejudged } from './rejudge.js';
import type { RoundMeans } from './round.js';
import type { Scope } from './scope.js';
import type { Opened, SealedBundle } from './sealed-bundle.js';
import { hiddenIn, keyShapeHider } from './secrecy.js';
import type { Statement } from './statement.js';

/** What the exchanges of a bundle come to, whatever else the bundle says. */
export interface Rederived {
  readonly claim: Claim;
  readonly rounds: readonly Rejudged[];
  /** Absent where a round could not be judged again to its end. */
  readonly whole?: {
    /** The documents of the reports. */
    readonly reports: readonly unknown[];
    readonly certificate: Certificate;
    readonly statement: Statement;
  };
}

export interface RederiveMeans extends Omit<RoundMeans, 'wire' | 'time' | 'checks'> {
  readonly checks: readonly Check[];
  readonly render: Render;
}

/** Judges a bundle again, and makes all of it anew that follows from its claim and its exchanges. */
export async function rederived(
  { certificate, rounds }: Opened,
  { parts }: Pick<SealedBundle, 'parts'>,
  scope: Scope,
  means: RederiveMeans,
): Promise<Rederived> {
  const claim = claimOf(certificate, scope, means);
  const readContract = rememberingReader();
  const again: Rejudged[] = [];
  for (const [index, { journal }] of rounds.entries())
    again.push(await rejudged(claim, index + 1, scope, journal, { ...means, readContract }));
  const whole = rounds.flatMap(({ journal }, index) => {
    const report = again[index]?.report;
    return report === undefined ? [] : [{ journal, report: shown(report, claim) }];
  });
  if (whole.length < rounds.length) return { claim, rounds: again };
  const derived = certificateOf(claim, scope, whole);
  return {
    claim,
    rounds: again,
    whole: {
      reports: whole.map(({ report }) => plain(means.render(report))),
      certificate: plain(derived),
      statement: plain(statementOn(derived, whole, parts)),
    },
  };
}

/** A report as bundles have it. */
export const shown = (report: Report, { settings }: Claim): Report =>
  hiddenIn(report, keyShapeHider(settings.key.prefix));

/** A value as JSON says it. */
const plain = <Value>(value: Value): Value => JSON.parse(canonical(value));

/** What a certificate claims, with all in it that this suite decides. */
function claimOf(
  { nonce, target, settings, earlier, steps }: Certificate,
  scope: Scope,
  { checks, version, commit }: RederiveMeans,
): Claim {
  return {
    nonce,
    profiles: scope.profiles.map(({ name, version, digest }) => ({ name, version, digest })),
    suite: suiteIdentityOf(checks, version, commit),
    target,
    settings,
    ...(earlier === undefined ? {} : { earlier }),
    steps: scope.steps.map((step) => {
      const { by, at } = steps.find(({ id }) => id === step.id) ?? {};
      return { ...step, ...(by === undefined ? {} : { by }), ...(at === undefined ? {} : { at }) };
    }),
  };
}
