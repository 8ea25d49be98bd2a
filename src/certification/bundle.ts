import type { Report } from '../engine/report.js';
import { type Bodies, packedBodies } from './bodies.js';
import { canonical, sha256 } from './canonical.js';
import { bundleFormat, type Certificate, type Claim } from './certificate.js';
import type { Journal } from './journal.js';
import { judgementOf } from './judgement.js';
import type { Scope } from './scope.js';
import { seedOfRound } from './seeds.js';
import { type Statement, type Subject, statementOf } from './statement.js';

/** A round with all that its report rests on. */
export interface Round {
  readonly report: Report;
  readonly journal: Journal;
}

export const certificatePart = 'certificate.json';
export const attestationPart = 'attestation.json';
export const reportPart = (round: number): string => `round-${round}.report.json`;
export const exchangesPart = (round: number): string => `round-${round}.exchanges.json`;
export const bodiesPart = 'bodies.br';
/** Where each body lies in it. */
export const listPart = 'bodies.json';

/** The document of a report, as `report.json` has it. */
export type Render = (report: Report) => unknown;

/** The short form of what the rounds come to. */
export const certificateOf = (claim: Claim, scope: Scope, rounds: readonly Round[]): Certificate => ({
  format: bundleFormat,
  ...claim,
  ...judgementOf(
    scope,
    rounds.map(({ report }) => report),
    claim.steps,
  ),
  rounds: rounds.map(({ report, journal }, index) => ({
    seed: seedOfRound(claim.nonce, index + 1),
    began: journal.began,
    requests: report.cost.requests,
  })),
});

/** The parts that are signed, by file name. */
export function partsOf(
  certificate: Certificate,
  rounds: readonly Round[],
  bodies: Bodies,
  render: Render,
): ReadonlyMap<string, Buffer> {
  return new Map([
    [certificatePart, Buffer.from(canonical(certificate))],
    [listPart, Buffer.from(canonical(bodies.listed))],
    [bodiesPart, packedBodies(bodies)],
    ...rounds.flatMap(({ report, journal }, index): [string, Buffer][] => [
      [reportPart(index + 1), Buffer.from(canonical(render(report)))],
      [exchangesPart(index + 1), Buffer.from(canonical(journal))],
    ]),
  ]);
}

/** What is signed of parts. */
export const statementOn = (
  certificate: Certificate,
  rounds: readonly Pick<Round, 'report'>[],
  parts: ReadonlyMap<string, Uint8Array>,
): Statement =>
  statementOf(
    certificate,
    rounds.map(({ report }) => report),
    subjectsOf(parts),
  );

export const subjectsOf = (parts: ReadonlyMap<string, Uint8Array>): readonly Subject[] =>
  [...parts].map(([name, content]) => ({ name, digest: { sha256: sha256(content) } }));
