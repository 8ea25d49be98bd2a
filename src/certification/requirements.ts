import type { ClauseId } from '../../contract/index.js';
import type { Responsibility, RunEvent } from '../engine/events.js';
import { type Claim, rounds } from './certificate.js';
import { clausesOf, lacksClaimed, remedyOfSkip } from './judgement.js';
import { attestationRemedy, remedyOfNeed } from './remedies.js';
import type { Scope } from './scope.js';

export const missingKinds = [
  'plan',
  'data',
  'server',
  'key',
  'earlier-run',
  'attestation',
  'budget',
] as const;

/** Something without which no round can lead to `conformant`. */
export interface Missing {
  readonly kind: (typeof missingKinds)[number];
  readonly what: string;
  /** What the vendor can do about it. */
  readonly remedy: string;
  /** The checks and required clauses that wait for it. */
  readonly checks: readonly string[];
  readonly clauses: readonly ClauseId[];
}

/**
 * What is known to be missing for `conformant` after the preflight and the probe of a round, in the order of the kinds. A
 * certification with nothing missing can still end otherwise: the rounds decide.
 * @param events of a round, up to the end of its preflight
 */
export function missingFor(scope: Scope, claim: Claim, events: readonly RunEvent[]): readonly Missing[] {
  const missing = [
    ...skipped(scope, events),
    ...undecidable(scope, events),
    ...unattested(scope, claim),
    ...tooSmall(claim, events),
  ];
  return missing.toSorted((one, other) => missingKinds.indexOf(one.kind) - missingKinds.indexOf(other.kind));
}

/** Checks that will not run: no key, no earlier run, no served contract, no plan flag of a claimed profile. */
function skipped(scope: Scope, events: readonly RunEvent[]): readonly Missing[] {
  const required = new Set(scope.checks.map(({ id }) => id));
  const reasons = new Map<string, string[]>();
  for (const { id, skip } of events.flatMap((event) => (event.type === 'planned' ? event.steps : []))) {
    if (skip === undefined || !required.has(id)) continue;
    if (skip.outcome === 'not-applicable' && lacksClaimed(scope, skip) === undefined) continue;
    reasons.set(skip.note, [...(reasons.get(skip.note) ?? []), id]);
  }
  return [...reasons].map(([what, checks]) => {
    const flag = lacksClaimed(scope, { outcome: 'not-applicable', note: what });
    const remedy =
      flag === undefined
        ? remedyOfSkip(scope.checks, checks[0] ?? '', what)
        : remedyOfNeed(`entitlement.${flag}`);
    const kind = flag === undefined ? kindOf(scope, checks) : 'plan';
    return { kind, what, remedy, checks, clauses: clausesOf(scope, checks) };
  });
}

function kindOf({ checks }: Scope, ids: readonly string[]): Missing['kind'] {
  const needs = checks.flatMap((each) =>
    ids.includes(each.id) && each.kind === 'property' ? each.needs : [],
  );
  if (needs.includes('earlier-run')) return 'earlier-run';
  return needs.includes('served-contract') ? 'server' : 'key';
}

/** Checks that the preflight expects to reach no decision, by cause: mostly for want of rows. */
function undecidable(scope: Scope, events: readonly RunEvent[]): readonly Missing[] {
  const required = new Set(scope.checks.map(({ id }) => id));
  const { forecast = [] } = events.find((event) => event.type === 'preflight-finished') ?? {};
  return forecast.flatMap(({ outcome, cause, whose, remedy, checks: expected }): readonly Missing[] => {
    const checks = expected.filter((id) => required.has(id));
    if (outcome !== 'inconclusive' || checks.length === 0) return [];
    return [{ kind: kinds[whose], what: cause, remedy, checks, clauses: clausesOf(scope, checks) }];
  });
}

const kinds: Readonly<Record<Responsibility, Missing['kind']>> = {
  data: 'data',
  plan: 'plan',
  server: 'server',
  settings: 'key',
};

/** The steps that nobody attests, by the area of the checks that need them. */
function unattested(scope: Scope, { steps }: Claim): readonly Missing[] {
  const areas = new Map<string, Claim['steps'][number][]>();
  for (const step of steps.filter(({ by }) => by === undefined)) {
    const area = step.checks[0]?.split('/')[0] ?? '';
    areas.set(area, [...(areas.get(area) ?? []), step]);
  }
  return [...areas].map(([area, own]) => {
    const checks = own.flatMap((step) => step.checks);
    const what = `nobody attests, for ${area}: ${own.map(({ id }) => id).join(', ')}`;
    return {
      kind: 'attestation',
      what,
      remedy: attestationRemedy,
      checks,
      clauses: clausesOf(scope, checks),
    };
  });
}

function tooSmall({ settings: { maxRequests } }: Claim, events: readonly RunEvent[]): readonly Missing[] {
  const estimate = events.find((event) => event.type === 'planned')?.estimate;
  if (estimate === undefined || estimate.requests <= maxRequests) return [];
  return [
    {
      kind: 'budget',
      what: `each of ${rounds} rounds needs about ${estimate.requests} requests, but only ${maxRequests} are allowed`,
      remedy: 'Allow more with --max-requests; a certification is never cut short.',
      checks: [],
      clauses: [],
    },
  ];
}
