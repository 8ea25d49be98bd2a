import { describe, expect, it } from 'vitest';
import { type Check, defineCheck, defineInvariant, forEach, Inconclusive, once } from '../../kit/index.js';
import { exchangeOf } from '../../kit/sample.test-data.js';
import { worldWith } from '../fixtures.test-data.js';
import { isSelected, notApplicableFor, planOf } from './plan.js';

const words = { title: 'It holds', clauses: [] } as const;
const property = once(async () => {}, { requests: 3 });
const planned = (checks: readonly Check[], selectors: readonly string[] = [], world = worldWith({})) =>
  planOf(checks, selectors, world, 1);
const stepsOf = (...input: Parameters<typeof planned>) => planned(...input).steps.map((each) => each.step);

describe('isSelected', () => {
  it.each([
    ['events/limit', [], true],
    ['events/limit', ['events'], true],
    ['events/limit', ['events/limit'], true],
    ['events/limit', ['events/lim'], false],
    ['events-summary/limit', ['events'], false],
    ['events/limit', ['errors', 'events'], true],
    ['events/limit', ['limit'], false],
  ])('%s by %j: %s', (id, selectors, selected) => expect(isSelected(id, selectors)).toBe(selected));
});

describe('planOf', () => {
  const must = defineCheck({ ...words, id: 'a/must', property });
  const should = defineCheck({ ...words, id: 'a/should', level: 'should', property });
  const invariant = defineInvariant({ ...words, id: 'b/invariant', judge: () => 1 });

  it('holds every check in its order, and waits for what is must', () => {
    expect(stepsOf([must, should, invariant])).toEqual([
      { id: 'a/must', required: true },
      { id: 'a/should', required: false },
      { id: 'b/invariant', required: true },
    ]);
  });

  it('holds what is not selected too, but does not wait for it', () => {
    expect(stepsOf([must, invariant], ['b'])).toEqual([
      { id: 'a/must', required: false, skip: { outcome: 'not-tested', note: 'not selected' } },
      { id: 'b/invariant', required: true },
    ]);
  });

  it('does not wait for what the settings give no means for', () => {
    const revoked = defineCheck({ ...words, id: 'a/revoked', needs: ['key.revoked'], property });
    const served = defineCheck({ ...words, id: 'a/served', needs: ['served-contract'], property });
    expect(stepsOf([revoked, served])).toMatchObject([
      { required: false, skip: { outcome: 'not-tested', note: 'no key is given for the role revoked' } },
      { required: false, skip: { outcome: 'not-tested' } },
    ]);
    expect(stepsOf([revoked], [], worldWith({ keys: ['full', 'revoked'] }))).toEqual([
      { id: 'a/revoked', required: true },
    ]);
  });

  it('waits for what it cannot test because the deployment does not know a given key, with the proof', () => {
    const needing = (id: string, ...needs: readonly ('key.past-due' | 'key.revoked')[]) =>
      defineCheck({ ...words, id, needs, property });
    const proof = exchangeOf({ code: 'INVALID_API_KEY' }, 401);
    const world = worldWith({ unknownKeys: { 'past-due': proof } });
    const note = expect.stringMatching(/does not know the key for the role past-due; .*EI_API_KEY_PAST_DUE$/);
    const steps = [needing('a/one', 'key.past-due'), needing('a/two', 'key.past-due', 'key.revoked')];
    expect(stepsOf(steps, [], world)).toEqual([
      { id: 'a/one', required: true, skip: { outcome: 'not-tested', note, proof } },
      // Nor would it be tested with a key that is known.
      { id: 'a/two', required: false, skip: { outcome: 'not-tested', note, proof } },
    ]);
    expect(stepsOf(steps, ['b'], world)).toMatchObject([{ required: false }, { required: false }]);
  });

  it('holds as not applicable what the account may not see, with the proof', () => {
    const gated = defineCheck({
      ...words,
      id: 'a/gated',
      needs: ['key.full', 'entitlement.can_use_leiregistry'],
      property,
    });
    const proof = exchangeOf({ code: 'PLAN_REQUIRED' }, 403);
    const { offer } = worldWith({});
    const refused = worldWith({
      offer: {
        ...offer,
        entitlements: { ...offer.entitlements, can_use_leiregistry: 'refused' },
        refusals: { can_use_leiregistry: proof },
      },
    });
    expect(stepsOf([gated], [], refused)).toMatchObject([{ skip: { outcome: 'not-applicable', proof } }]);
    expect(stepsOf([gated])).toEqual([{ id: 'a/gated', required: true }]);

    // An invariant is moot only where every operation that it looks at is shut.
    expect(notApplicableFor(['getRegistryEntity', 'lookUpIsin'], refused)).toMatchObject({
      outcome: 'not-applicable',
      proof,
    });
    expect(notApplicableFor(['getRegistryEntity', 'listEvents'], refused)).toBeUndefined();
    expect(notApplicableFor([], refused)).toBeUndefined();
  });

  it('estimates the cost of what will run', () => {
    const rows = defineCheck({
      ...words,
      id: 'a/rows',
      property: forEach([1, 2], async () => {}, { requests: 5 }),
    });
    expect(planned([must, rows, invariant]).estimate).toEqual({ requests: 13, queryUnits: 13 });
    expect(planned([must, rows], ['a/rows']).estimate.requests).toBe(10);
  });

  it('allows for replies that checks share, the more of them the more it needs', () => {
    const expected = (requests: number) => {
      const property = forEach([1], async () => {}, { requests });
      return planned([defineCheck({ ...words, id: 'a/dear', property })]).estimate.requests;
    };
    const shared = [10, 100, 1000, 3000].map((needed) => 1 - expected(needed) / needed);
    expect(shared[0]).toBe(0);
    expect(shared).toEqual(shared.toSorted((one, other) => one - other));
    expect(shared.at(-1)).toBeLessThan(0.2);
  });

  it('estimates nothing for inputs that cannot be made', () => {
    const starved = forEach(
      () => {
        throw new Inconclusive('no-data', 'no Events');
      },
      async () => {},
    );
    expect(planned([defineCheck({ ...words, id: 'a/starved', property: starved })]).estimate.requests).toBe(
      0,
    );
  });
});
