import type { Report } from '../engine/record/report.js';
import type { Outcome } from '../kit/index.js';
import type { Certificate } from './certificate.js';

/** A part of a bundle by its file name, with the SHA-256 of its bytes in hexadecimal digits. */
export interface Subject {
  readonly name: string;
  readonly digest: { readonly sha256: string };
}

/** An in-toto statement on the parts of a bundle, with the predicate for the results of tests. */
export interface Statement {
  readonly _type: 'https://in-toto.io/Statement/v1';
  readonly subject: readonly Subject[];
  readonly predicateType: 'https://in-toto.io/attestation/test-result/v0.1';
  readonly predicate: {
    readonly result: 'PASSED' | 'WARNED' | 'FAILED';
    readonly configuration: readonly {
      readonly name: string;
      readonly digest?: { readonly sha256: string };
      readonly annotations?: Readonly<Record<string, string>>;
    }[];
    readonly passedTests: readonly string[];
    readonly warnedTests: readonly string[];
    readonly failedTests: readonly string[];
  };
}

/** What is signed of a bundle. What is not conformant is told as failed: the predicate has no word for incomplete. */
export function statementOf(
  { verdict, suite, profiles, nonce, nonceSource }: Certificate,
  reports: readonly Pick<Report, 'checks'>[],
  subject: readonly Subject[],
): Statement {
  const tests = testsOf(reports);
  const passed = tests.warned.length > 0 ? 'WARNED' : 'PASSED';
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: subject.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: {
      result: verdict === 'conformant' ? passed : 'FAILED',
      configuration: [
        {
          name: suite.name,
          digest: hexOf(suite.digest),
          annotations: {
            version: suite.version,
            nonce,
            ...(nonceSource === undefined ? {} : { nonceSource }),
            verdict,
          },
        },
        { name: 'ledger', digest: hexOf(suite.ledger) },
        ...profiles.map(({ name, version, digest }) => ({
          name: `profile ${name} ${version}`,
          digest: hexOf(digest),
        })),
      ],
      passedTests: tests.passed,
      warnedTests: tests.warned,
      failedTests: tests.failed,
    },
  };
}

const hexOf = (digest: string) => ({ sha256: digest.replace('sha256:', '') });

/**
 * The checks by what all rounds show about them. One that did not apply in a round is listed by the others; one that is
 * undecided in a round, or applied in none, is in no list.
 */
function testsOf(reports: readonly Pick<Report, 'checks'>[]) {
  const outcomes = new Map<string, Outcome[]>();
  for (const { id, outcome } of reports.flatMap(({ checks }) => checks))
    outcomes.set(id, [...(outcomes.get(id) ?? []), outcome]);
  const those = (holds: (outcomes: readonly Outcome[]) => boolean) =>
    [...outcomes].filter(([, each]) => holds(each)).map(([id]) => id);
  return {
    passed: those((each) => each.includes('pass') && each.every((outcome) => isOneOf(outcome, 'pass'))),
    warned: those(
      (each) => each.includes('warn') && each.every((outcome) => isOneOf(outcome, 'pass', 'warn')),
    ),
    failed: those((each) => each.includes('fail')),
  };
}

const isOneOf = (outcome: Outcome, ...allowed: readonly Outcome[]): boolean =>
  outcome === 'not-applicable' || allowed.includes(outcome);
