import type { KeyObject } from 'node:crypto';
import type { CertifiedVerdict } from './certificate.js';
import { type Compared, lineOf } from './compared.js';
import { firstDifference } from './difference.js';
import type { Profile } from './profile.js';
import { type RederiveMeans, rederived } from './rederive.js';
import { scopeOf } from './scope.js';
import { changedParts, opened, type SealedBundle, signatureTrouble } from './sealed-bundle.js';
import {
  frozen,
  leaksIn,
  listed,
  namesOf,
  nonceLine,
  otherOutcomes,
  profileTroubles,
  requireSuite,
  strayIn,
} from './troubles.js';
import { untimed } from './untimed.js';

export interface Verifier extends RederiveMeans {
  readonly publicKey: KeyObject;
  /** What the reviewer gave the vendor, where the reviewer says so. */
  readonly nonce: string | undefined;
  /** The frozen profiles that this version knows. */
  readonly profiles: readonly Profile[];
}

/**
 * Verifies a bundle offline, a line of the checklist after another; it ends where what follows would rest on what failed.
 * Throws `Unusable` for a bundle that cannot be read, or that another suite made.
 * @returns the verdict that the exchanges come to; undefined where it ended before, or was interrupted
 */
export async function* verification(
  bundle: SealedBundle,
  verifier: Verifier,
): AsyncGenerator<Compared, CertifiedVerdict | undefined> {
  yield lineOf(
    'signature',
    listed(signatureTrouble(bundle, verifier.publicKey)),
    'the statement is signed with the given key',
  );
  const changed = changedParts(bundle);
  yield lineOf('parts', changed, `the ${bundle.parts.size} files are those that were signed`);
  if (changed.length > 0) return undefined;

  const contents = opened(bundle);
  const { certificate, rounds } = contents;
  requireSuite(certificate, verifier);
  const profiles = certificate.profiles.flatMap((each) => frozen(each, verifier.profiles) ?? []);
  yield lineOf('profiles', profileTroubles(certificate, profiles), `${namesOf(profiles)}, as frozen`);
  if (profiles.length === 0) return undefined;
  yield nonceLine(certificate, verifier.nonce);

  const scope = scopeOf(profiles, verifier.checks);
  const judging = rederived(contents, bundle, scope, verifier);
  // Other threads judge meanwhile.
  const leaks = leaksIn(bundle, contents);
  const { claim, rounds: again, whole } = await judging;
  // What was cut off shows nothing.
  if (verifier.signal?.aborted === true) return undefined;
  const exchanges = rounds.reduce((sum, { journal }) => sum + journal.exchanges.length, 0);
  yield lineOf(
    'exchanges',
    again.flatMap(strayIn),
    `the ${exchanges} exchanges are those that the checks ask for`,
  );
  if (whole === undefined) return undefined;
  yield lineOf(
    'outcomes',
    rounds.flatMap(({ report }, index) => otherOutcomes(report, whole.reports[index], index + 1)),
    `judged again, ${scope.checks.length} checks end as reported in each of ${rounds.length} rounds`,
  );
  yield lineOf(
    'reports',
    rounds.flatMap(({ report }, index) =>
      listed(
        firstDifference(untimed(report), untimed(whole.reports[index])),
        `the report of round ${index + 1} is not what its exchanges show: `,
      ),
    ),
    'the reports say what the exchanges show',
  );
  yield lineOf(
    'certificate',
    listed(
      firstDifference(certificate, whole.certificate),
      'the certificate is not what the exchanges come to: ',
    ),
    `the verdict follows for ${scope.clauses.length} clauses: ${whole.certificate.verdict}`,
  );
  yield lineOf(
    'statement',
    listed(firstDifference(bundle.statement, whole.statement), 'the statement says something else: '),
    'what is signed says the same',
  );
  yield lineOf('secrets', leaks, 'nothing looks like a key');
  for (const { id, by, at: when } of claim.steps) {
    const attested = by === undefined ? 'nobody attests it' : `${by} attests it for ${when ?? 'no day'}`;
    yield { what: 'steps', state: 'told', said: `${id}: ${attested}` };
  }
  return whole.certificate.verdict;
}
