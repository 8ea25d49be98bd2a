import { describe, expect, it } from 'vitest';
import { profiles } from '../../contract/profiles/index.js';
import { suite } from '../../suites/index.js';
import { type ForecastGroup, lacksFlag, lacksKey, type RunEvent } from '../engine/events.js';
import type { Claim } from './certificate.js';
import { missingFor } from './requirements.js';
import { scopeOf } from './scope.js';

const scope = scopeOf([profiles.core, profiles.gov], suite);
const attested = scope.steps.map((step) => ({ ...step, by: 'Operations', at: '2026-11-01' }));

const missing = ({
  skips = {},
  forecast = [],
  requests = 100,
  steps = attested,
}: {
  readonly skips?: Readonly<Record<string, { outcome: 'not-tested' | 'not-applicable'; note: string }>>;
  readonly forecast?: readonly ForecastGroup[];
  readonly requests?: number;
  readonly steps?: Claim['steps'];
} = {}) =>
  missingFor(
    scope,
    { steps, settings: { maxRequests: 1000 } } as unknown as Claim,
    [
      {
        type: 'planned',
        steps: suite.map(({ id }) => ({ id, ...(skips[id] === undefined ? {} : { skip: skips[id] }) })),
        estimate: { requests, queryUnits: requests },
      },
      { type: 'preflight-finished', forecast },
    ] as unknown as readonly RunEvent[],
  );

describe('what a certification misses', () => {
  it('is nothing where everything is there', () => {
    expect(missing()).toEqual([]);
  });

  it('is each key with the checks and clauses that wait for it', () => {
    const note = lacksKey('revoked');
    expect(missing({ skips: { 'authentication/revoked-key': { outcome: 'not-tested', note } } })).toEqual([
      {
        kind: 'key',
        what: note,
        remedy: 'Set EI_API_KEY_REVOKED to a revoked key.',
        checks: ['authentication/revoked-key'],
        clauses: expect.arrayContaining(['auth.key.revoked']),
      },
    ]);
  });

  it('is a flag of a claimed profile, and no other', () => {
    const without = (flag: string) => ({ outcome: 'not-applicable', note: lacksFlag(flag) }) as const;
    const skips = {
      'government/awards-reply': without('can_use_gov'),
      'facilities/reply': without('can_use_facilities'),
    };
    expect(missing({ skips })).toMatchObject([
      { kind: 'plan', what: lacksFlag('can_use_gov'), remedy: 'Use a key of a plan with can_use_gov.' },
    ]);
  });

  const noEvents: ForecastGroup = {
    outcome: 'inconclusive',
    cause: 'no Events from 2026-10-01 to 2026-10-30',
    whose: 'data',
    remedy: 'Publish Events of these days.',
    checks: ['events/limit-above-max', 'facilities/status-filter'],
  };

  it('is the rows without which required checks reach no decision, and none that a deployment need not hold', () => {
    expect(missing({ forecast: [noEvents, { ...noEvents, outcome: 'not-applicable' }] })).toEqual([
      {
        kind: 'data',
        what: noEvents.cause,
        remedy: noEvents.remedy,
        checks: ['events/limit-above-max'],
        clauses: expect.arrayContaining(['events.limit.above-max']),
      },
    ]);
  });

  it('is the earlier run, Events, attestations and requests, in the order of what they cost', () => {
    const note = 'no report of a run is given';
    const skips = { 'events/cursor-expired': { outcome: 'not-tested', note } } as const;
    const found = missing({ skips, forecast: [noEvents], requests: 1001, steps: scope.steps });
    expect(found.map(({ kind }) => kind).filter((kind, index, all) => kind !== all[index - 1])).toEqual([
      'data',
      'earlier-run',
      'attestation',
      'budget',
    ]);
    expect(found.find(({ kind }) => kind === 'earlier-run')?.remedy).toContain('wait 25 hours');
    const attestations = found.filter(({ kind }) => kind === 'attestation').map(({ what }) => what);
    for (const { id } of scope.steps)
      expect(attestations.filter((what) => what.includes(id)).length, id).toBeGreaterThan(0);
  });
});
