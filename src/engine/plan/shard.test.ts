import { describe, expect, it } from 'vitest';
import { gate } from '../../../suites/gate.js';
import { suite } from '../../../suites/index.js';
import { chosenTrials, defineCheck, once, type World } from '../../kit/index.js';
import { judgeReference } from '../../proof/selftest/judge.js';
import { worldWith } from '../fixtures.test-data.js';
import { type Plan, planOf } from './plan.js';
import { elsewhere, partOf, shardsOf } from './shard.js';

const properties = suite.filter(({ kind }) => kind === 'property').map(({ id }) => id);
const few = suite.filter(({ id }) => id.startsWith('events/'));

/** What checks know of the reference when a run begins. */
async function worldOfReference(): Promise<World> {
  let world: World | undefined;
  const check = defineCheck({
    id: 'events/world',
    title: 'Sees the world',
    clauses: ['events.reply.envelope'],
    operations: ['listEvents'],
    property: once(async (api) => {
      world = api.world;
    }),
  });
  await judgeReference({}, [check], { now: () => performance.now(), sleep: async () => {}, version: '0' });
  if (world === undefined) throw new Error('the run did not try its check');
  return world;
}

describe('shardsOf', () => {
  it.each([1, 2, 5, 32])('gives each property check to one of %i shards', (of) => {
    const shards = shardsOf(suite, [], of);
    expect([...shards.keys()].toSorted()).toEqual(properties.toSorted());
    expect(new Set(shards.values())).toEqual(new Set(Array.from({ length: of }, (_, index) => index + 1)));
  });

  it('does not depend on the order of the suite', () => {
    const sorted = (checks: typeof suite) => [...shardsOf(checks, [], 4)].toSorted();
    expect(sorted(suite.toReversed())).toEqual(sorted(suite));
  });

  it('divides what is selected alone, and more shards than checks leave some empty', () => {
    const [one = ''] = properties;
    expect([...shardsOf(suite, [one], 3)]).toEqual([[one, 1]]);
    expect(new Set([...shardsOf(suite, ['events'], 2).keys()].map((id) => id.split('/')[0]))).toEqual(
      new Set(['events']),
    );
  });

  it.each([
    ['the suite', suite],
    [
      'the gate',
      suite.flatMap((check) => {
        const places = gate[check.id];
        if (check.kind === 'invariant' || places === undefined) return [];
        return [{ ...check, property: chosenTrials(check.property, places) }];
      }),
    ],
  ])('makes shards of %s that cost about the same', async (_, checks) => {
    const shards = shardsOf(checks, [], 4);
    const plan = planOf(checks, [], await worldOfReference(), 1);
    const costs = [1, 2, 3, 4].map((index) =>
      plan.steps
        .filter(({ check }) => shards.get(check.id) === index)
        .reduce((sum, { requests }) => sum + requests, 0),
    );
    expect(Math.max(...costs)).toBeLessThan(Math.min(...costs) * 1.35);
  });
});

describe('partOf', () => {
  const whole = planOf(few, [], worldWith({}), 1);
  const parts = [1, 2, 3].map((index) => partOf(whole, [], { index, of: 3 }));

  it('needs together what the whole needs, and shares fewer replies', () => {
    const needed = ({ steps }: Plan) => steps.reduce((sum, { requests }) => sum + requests, 0);
    const costs = parts.map(({ estimate }) => estimate.requests);
    const all = costs.reduce((sum, each) => sum + each, 0);
    expect(parts.map(needed).reduce((sum, each) => sum + each, 0)).toBe(needed(whole));
    expect(all).toBeGreaterThan(whole.estimate.requests);
    expect(all).toBeLessThanOrEqual(needed(whole));
  });

  it('has every check in each part, and waits for its own alone', () => {
    for (const [place, { step, check }] of whole.steps.entries()) {
      const steps = parts.map((part) => part.steps[place]?.step);
      const own = steps.filter((each) => each?.skip?.note !== elsewhere);
      expect(steps.map((each) => each?.id)).toEqual([step.id, step.id, step.id]);
      expect(own).toHaveLength(check.kind === 'invariant' ? 3 : 1);
      if (check.kind === 'property') expect(own).toEqual([step]);
      else for (const each of own) expect(each).toEqual({ ...step, required: false });
    }
  });
});
