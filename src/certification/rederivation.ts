import { cachingReader } from '../engine/served-contract/served-contract.js';
import type { Check } from '../kit/index.js';
import { certificateOf, type Opened, type SealedBundle, statementOn } from './bundle.js';
import { plain } from './canonical.js';
import { type Certificate, type Claim, certifiedSuiteOf } from './certificate.js';
import type { Journal } from './journal.js';
import { type RecordedRound, type RejudgeDependencies, type Rejudged, rejudged } from './round.js';
import type { Scope } from './scope.js';
import type { Statement } from './statement.js';

/** What the exchanges of a bundle come to, whatever else the bundle says. */
interface Rederived {
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

/** What was recorded of a certification. */
export interface Recorded extends Pick<RecordedRound, 'claim' | 'bodies'> {
  /** In the order of the rounds. */
  readonly journals: readonly Journal[];
}

/** Judges each round again, by itself. */
export type RejudgeAll = (recorded: Recorded, scope: Scope) => Promise<readonly Rejudged[]>;

export interface RederiveDependencies extends RejudgeDependencies {
  readonly checks: readonly Check[];
  /** Elsewhere, side by side; here and one after another without it. */
  readonly rejudgeAll?: RejudgeAll | undefined;
}

/** Judges a bundle again, and makes all of it anew that follows from its claim and its exchanges. */
export async function rederived(
  { certificate, rounds, bodies }: Opened,
  { parts }: Pick<SealedBundle, 'parts'>,
  scope: Scope,
  means: RederiveDependencies,
): Promise<Rederived> {
  const claim = claimOf(certificate, scope, means);
  const { rejudgeAll = oneByOne(means) } = means;
  const again = await rejudgeAll({ claim, bodies, journals: rounds.map(({ journal }) => journal) }, scope);
  const whole = rounds.flatMap(({ journal }, index) => {
    const judged = again[index]?.judged;
    return judged === undefined ? [] : [{ journal, ...judged }];
  });
  if (whole.length < rounds.length) return { claim, rounds: again };
  const derived = certificateOf(claim, scope, whole);
  return {
    claim,
    rounds: again,
    whole: {
      reports: whole.map(({ document }) => document),
      certificate: plain(derived),
      statement: plain(statementOn(derived, whole, parts)),
    },
  };
}

const oneByOne =
  (means: RederiveDependencies): RejudgeAll =>
  async ({ journals, ...recorded }, scope) => {
    const readContract = cachingReader();
    const again: Rejudged[] = [];
    for (const [index, journal] of journals.entries())
      again.push(
        await rejudged({ ...recorded, journal, round: index + 1 }, scope, { ...means, readContract }),
      );
    return again;
  };

/** What a certificate claims, with all in it that this suite decides. */
function claimOf(
  { nonce, nonceSource, target, settings, earlier, steps }: Certificate,
  scope: Scope,
  { checks, version, commit }: RederiveDependencies,
): Claim {
  return {
    nonce,
    ...(nonceSource === undefined ? {} : { nonceSource }),
    profiles: scope.profiles.map(({ name, version, digest }) => ({ name, version, digest })),
    suite: certifiedSuiteOf(checks, version, commit),
    target,
    settings,
    ...(earlier === undefined ? {} : { earlier }),
    steps: scope.steps.map((step) => {
      const { by, at } = steps.find(({ id }) => id === step.id) ?? {};
      return { ...step, ...(by === undefined ? {} : { by }), ...(at === undefined ? {} : { at }) };
    }),
  };
}
