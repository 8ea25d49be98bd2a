import type { KeyObject } from 'node:crypto';
import type { Profile } from '../../contract/profiles/index.js';
import { SetupError } from '../engine/setup-error.js';
import { at } from '../kit/index.js';
import { textsOf } from './bodies.js';
import {
  bodiesPart,
  changedParts,
  type Opened,
  opened,
  type SealedBundle,
  signatureProblem,
} from './bundle.js';
import { type Certificate, type CertifiedVerdict, certifiedSuiteOf, seedOfRound } from './certificate.js';
import { type Compared, firstDifference, lineOf, untimed } from './comparison.js';
import { textOf } from './parts.js';
import { type RederiveDependencies, rederived } from './rederivation.js';
import type { Rejudged } from './round.js';
import { type Scope, scopeOf } from './scope.js';
import { createAudit } from './secrecy.js';

/** A trouble as a list. */
const listed = (trouble: string | undefined, before = ''): readonly string[] =>
  trouble === undefined ? [] : [`${before}${trouble}`];

/** Only the suite that judged can judge again. Throws `SetupError` for any other. */
function requireSuite({ suite }: Certificate, { checks, version, commit }: RederiveDependencies): void {
  const own = certifiedSuiteOf(checks, version, commit);
  const { length } = 'sha256:0123456789ab';
  const told = ({ version, ledger, digest }: Certificate['suite']): string =>
    `version ${version} with the ledger ${ledger.slice(0, length)} and the checks ${digest.slice(0, length)}`;
  const isOwn = suite.version === own.version && suite.ledger === own.ledger && suite.digest === own.digest;
  if (isOwn) return;
  throw new SetupError(
    `The bundle was made by ${told(suite)}; this is ${told(own)}.`,
    'Verify it with the version that made it.',
  );
}

/** The frozen profile that is claimed. */
const frozen = ({ name, version }: Certificate['profiles'][number], known: readonly Profile[]) =>
  known.find((each) => each.name === name && each.version === version);

/** What is wrong with the profiles that a certificate claims. */
function profileTroubles({ profiles }: Certificate, known: readonly Profile[]): readonly string[] {
  return profiles.flatMap((claimed, index) => {
    const isTwice = profiles.findIndex(({ name: other }) => other === claimed.name) < index;
    if (isTwice) return [`the profile ${claimed.name} is claimed twice`];
    const profile = frozen(claimed, known);
    const name = `${claimed.name} ${claimed.version}`;
    if (profile === undefined) return [`there is no frozen profile ${name}`];
    return profile.digest === claimed.digest ? [] : [`the clauses of ${name} are not those that were frozen`];
  });
}

const namesOf = (profiles: readonly Profile[]): string =>
  profiles.map(({ name, version, clauses }) => `${name} ${version} (${clauses.length} clauses)`).join(', ');

/** How many of the frozen clauses the lines below are about. */
const requiredWords = ({ clauses, joint }: Scope): string =>
  joint.length === 0
    ? 'all of them are required'
    : `${clauses.length} of them are required; the other ${joint.length} only together with further profiles`;

const mootWords = ({ clauses: { notApplicable } }: Certificate): string =>
  notApplicable === 0 ? '' : `, of which ${notApplicable} do not apply`;

/** Whether the seeds come of the nonce, and the nonce from the reviewer. */
function nonceLine({ nonce, nonceSource, rounds }: Certificate, given: string | undefined): Compared {
  const drawn = rounds.every(({ seed }, index) => seed === seedOfRound(nonce, index + 1));
  const troubles = [
    ...(drawn ? [] : ['the seeds are not derived from its nonce']),
    ...(given === undefined || given === nonce ? [] : ['its nonce is not the given one']),
  ];
  const source = nonceSource === undefined ? '' : ` (source according to the vendor: ${nonceSource})`;
  const began = `the first round began at ${rounds[0]?.began} by the vendor's clock`;
  if (troubles.length > 0 || given !== undefined)
    return lineOf(
      'nonce',
      troubles,
      `the nonce is the given one${source}, and the seeds are derived from it; ${began}`,
    );
  return {
    what: 'nonce',
    state: 'told',
    said: `the seeds are derived from '${nonce}'${source}; --nonce compares it with yours; ${began}`,
  };
}

/** What the vendor says to have judged; no exchange proves it. */
const targetWords = ({ target }: Certificate): string =>
  target.reference === undefined
    ? `${target.baseUrl}, according to the vendor; --replay checks the product itself`
    : 'the embedded reference of the harness, which is not a product';

/** Exchanges that a round lacks, or has beyond those that its checks ask for. */
function strayExchanges({ missing, unasked, trouble }: Rejudged, index: number): readonly string[] {
  const round = `round ${index + 1}`;
  return [
    ...(trouble === undefined ? [] : [`${round} cannot be judged again: ${trouble}`]),
    ...missing.map((each) => `${round} lacks the exchange ${each}`),
    ...unasked.map((each) => `${round} has an exchange that no check requests: ${each}`),
  ];
}

/** Checks whose outcome in a report is not what the exchanges show. */
function otherOutcomes(report: unknown, again: unknown, round: number): readonly string[] {
  const [told, found] = [outcomesIn(report), outcomesIn(again)];
  return [...found].flatMap(([id, outcome]) =>
    told.get(id) === outcome
      ? []
      : [
          `round ${round}: the report gives ${told.get(id) ?? 'nothing'} for ${id}, its exchanges show ${outcome}`,
        ],
  );
}

function outcomesIn(report: unknown): ReadonlyMap<unknown, unknown> {
  const checks = at(report, '/checks');
  return new Map(
    Array.isArray(checks) ? checks.map((check) => [at(check, '/id'), at(check, '/outcome')]) : [],
  );
}

/** What of a bundle looks like a secret. */
function leaksIn({ parts, payload }: SealedBundle, { certificate, bodies }: Opened): readonly string[] {
  const audit = createAudit([], certificate.settings.key.prefix);
  const textIn = textsOf(bodies);
  const leakOf = (name: string, text: string): readonly string[] => {
    const leak = audit(text);
    return leak === undefined ? [] : [`${name} holds ${leak}`];
  };
  return [
    ...[...parts].flatMap(([name, content]) => (name === bodiesPart ? [] : leakOf(name, textOf(content)))),
    // One after another: together they take more memory than all else.
    ...firstOf(bodies.listed, ({ address }) => leakOf(bodiesPart, textIn(address) ?? '')),
    ...leakOf('the statement', textOf(payload)),
  ];
}

/** The first list with something in it. */
function firstOf<Value>(
  values: readonly Value[],
  listOf: (value: Value) => readonly string[],
): readonly string[] {
  for (const value of values) {
    const list = listOf(value);
    if (list.length > 0) return list;
  }
  return [];
}

export interface Verifier extends RederiveDependencies {
  readonly publicKey: KeyObject;
  /** What the reviewer gave the vendor, where the reviewer says so. */
  readonly nonce: string | undefined;
  /** The frozen profiles that this version knows. */
  readonly profiles: readonly Profile[];
}

/**
 * Verifies a bundle offline, a line of the checklist after another; it ends where what follows would rest on what failed.
 * Throws `SetupError` for a bundle that cannot be read, or that another suite made.
 * @returns the verdict that the exchanges come to; undefined where it ended before, or was interrupted
 */
export async function* verification(
  bundle: SealedBundle,
  verifier: Verifier,
): AsyncGenerator<Compared, CertifiedVerdict | undefined> {
  yield lineOf(
    'signature',
    listed(signatureProblem(bundle, verifier.publicKey)),
    'the statement is signed with the given key',
  );
  const changed = changedParts(bundle);
  yield lineOf('parts', changed, `the ${bundle.parts.size} files are those that were signed`);
  if (changed.length > 0) return undefined;

  const contents = opened(bundle);
  const { certificate, rounds } = contents;
  requireSuite(certificate, verifier);
  const profiles = certificate.profiles.flatMap((each) => frozen(each, verifier.profiles) ?? []);
  const scope = scopeOf(profiles, verifier.checks);
  yield lineOf(
    'profiles',
    profileTroubles(certificate, profiles),
    `${namesOf(profiles)}, as frozen; ${requiredWords(scope)}`,
  );
  if (profiles.length === 0) return undefined;
  yield nonceLine(certificate, verifier.nonce);
  yield { what: 'target', state: 'told', said: targetWords(certificate) };

  const judging = rederived(contents, bundle, scope, verifier);
  // Other threads judge meanwhile.
  const leaks = leaksIn(bundle, contents);
  const { claim, rounds: again, whole } = await judging;
  // What was cut off shows nothing.
  if (verifier.signal?.aborted === true) return undefined;
  const exchanges = rounds.reduce((sum, { journal }) => sum + journal.exchanges.length, 0);
  yield lineOf(
    'exchanges',
    again.flatMap(strayExchanges),
    `the ${exchanges} exchanges are those that the checks request`,
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
    'the reports agree with the exchanges',
  );
  yield lineOf(
    'certificate',
    listed(
      firstDifference(certificate, whole.certificate),
      'the certificate does not follow from the exchanges: ',
    ),
    `the verdict follows for the ${scope.clauses.length} required clauses${mootWords(whole.certificate)}: ${whole.certificate.verdict}`,
  );
  yield lineOf(
    'statement',
    listed(firstDifference(bundle.statement, whole.statement), 'the statement differs: '),
    'the signed statement agrees',
  );
  yield lineOf('secrets', leaks, 'nothing has the form of a key');
  for (const { id, by, at: when } of claim.steps) {
    const attested = by === undefined ? 'nobody attests it' : `${by} attests it for ${when ?? 'no day'}`;
    yield { what: 'steps', state: 'told', said: `${id}: ${attested}` };
  }
  return whole.certificate.verdict;
}
