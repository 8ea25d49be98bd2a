import { suiteIdentityOf } from '../engine/identity.js';
import { Unusable } from '../engine/unusable.js';
import { at } from '../kit/index.js';
import { bodiesPart } from './bundle.js';
import type { Certificate } from './certificate.js';
import { type Compared, lineOf } from './compared.js';
import { textOf } from './part.js';
import type { Profile } from './profile.js';
import type { RederiveMeans } from './rederive.js';
import type { Rejudged } from './rejudge.js';
import type { Opened, SealedBundle } from './sealed-bundle.js';
import { createAudit } from './secrecy.js';
import { seedOfRound } from './seeds.js';

/** A trouble as a list. */
export const listed = (trouble: string | undefined, before = ''): readonly string[] =>
  trouble === undefined ? [] : [`${before}${trouble}`];

/** Only the suite that judged can judge again. Throws `Unusable` for any other. */
export function requireSuite({ suite }: Certificate, { checks, version, commit }: RederiveMeans): void {
  const own = suiteIdentityOf(checks, version, commit);
  if (suite.version === own.version && suite.ledger === own.ledger && suite.checks === own.checks) return;
  throw new Unusable(
    `The bundle was made by version ${suite.version} with the ledger ${suite.ledger.slice(0, 19)}; this is ${own.version} with ${own.ledger.slice(0, 19)}.`,
    'Verify it with the version that made it.',
  );
}

/** The frozen profile that is claimed. */
export const frozen = ({ name, version }: Certificate['profiles'][number], known: readonly Profile[]) =>
  known.find((each) => each.name === name && each.version === version);

/** What is wrong with the profiles that a certificate claims. */
export function profileTroubles({ profiles }: Certificate, known: readonly Profile[]): readonly string[] {
  return profiles.flatMap((claimed) => {
    const profile = frozen(claimed, known);
    const name = `${claimed.name} ${claimed.version}`;
    if (profile === undefined) return [`there is no frozen profile ${name}`];
    return profile.digest === claimed.digest ? [] : [`the clauses of ${name} are not those that were frozen`];
  });
}

export const namesOf = (profiles: readonly Profile[]): string =>
  profiles.map(({ name, version, clauses }) => `${name} ${version} (${clauses.length} clauses)`).join(', ');

/** Whether the seeds come of the nonce, and the nonce from the reviewer. */
export function nonceLine({ nonce, nonceSource, rounds }: Certificate, given: string | undefined): Compared {
  const drawn = rounds.every(({ seed }, index) => seed === seedOfRound(nonce, index + 1));
  const troubles = [
    ...(drawn ? [] : ['the seeds do not come of its nonce']),
    ...(given === undefined || given === nonce ? [] : ['its nonce is not the one that was given']),
  ];
  const source = nonceSource === undefined ? '' : `, which is said to be ${nonceSource}`;
  const began = `the first round began at ${rounds[0]?.began} by the vendor's clock`;
  if (troubles.length > 0 || given !== undefined)
    return lineOf(
      'nonce',
      troubles,
      `the nonce is the one that was given${source}, and the seeds come of it; ${began}`,
    );
  return {
    what: 'nonce',
    state: 'told',
    said: `the seeds come of '${nonce}'${source}; whether that is yours, --nonce compares; ${began}`,
  };
}

/** Exchanges that a round lacks, or has beyond those that its checks ask for. */
export function strayIn({ missing, unasked, trouble }: Rejudged, index: number): readonly string[] {
  const round = `round ${index + 1}`;
  return [
    ...(trouble === undefined ? [] : [`${round} cannot be judged again: ${trouble}`]),
    ...missing.map((each) => `${round} lacks the exchange ${each}`),
    ...unasked.map((each) => `${round} has an exchange that no check asks for: ${each}`),
  ];
}

/** Checks whose outcome in a report is not what the exchanges show. */
export function otherOutcomes(report: unknown, again: unknown, round: number): readonly string[] {
  const [told, found] = [outcomesIn(report), outcomesIn(again)];
  return [...found].flatMap(([id, outcome]) =>
    told.get(id) === outcome
      ? []
      : [
          `round ${round}: the report says ${told.get(id) ?? 'nothing'} of ${id}, its exchanges show ${outcome}`,
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
export function leaksIn(
  { parts, payload }: SealedBundle,
  { certificate, bodies }: Opened,
): readonly string[] {
  const audit = createAudit([], certificate.settings.key.prefix);
  const texts = [
    ...[...parts].filter(([name]) => name !== bodiesPart),
    [bodiesPart, bodies.content] as const,
    ['the statement', payload] as const,
  ];
  return texts.flatMap(([name, content]) => {
    const leak = audit(textOf(content));
    return leak === undefined ? [] : [`${name} holds ${leak}`];
  });
}
