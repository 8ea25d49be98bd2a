import { describe, expect, it } from 'vitest';
import { forEach, precondition, type World } from '../../kit/index.js';
import { emptyWorld, exchangeOf } from '../../kit/sample.test-data.js';
import { replyOf } from '../../transport/scripted-wire.test-data.js';
import { checkOf, scriptedContext, stepOf } from '../fixtures.test-data.js';
import { createRowCounts, explainUnwitnessed } from './missing-data.js';
import { runPropertyCheck } from './property-check.js';

const worldWith = (offer: Partial<World['offer']>): World => ({
  ...emptyWorld,
  offer: { ...emptyWorld.offer, ...offer },
});

/** How a check ends at a deployment that returns so many rows to every request. */
const judged = (
  check: Parameters<typeof runPropertyCheck>[0],
  rows = 0,
  offer: Partial<World['offer']> = {},
) => {
  const data = Array.from({ length: rows }, (_, id) => ({ id }));
  const { bench } = scriptedContext(() => replyOf({ success: true, data }), { world: worldWith(offer) });
  return runPropertyCheck(check, stepOf(check), bench);
};

const asking = checkOf(async (api) => {
  await api.get('listEvents', { limit: 5 });
});

describe('a check that ends for want of rows', () => {
  it('names the request that returned none', async () => {
    expect(await judged(asking)).toMatchObject({
      reason: 'no-data',
      note: 'GET /api/v2/events?limit=5 returned no rows',
      rows: [{ operation: 'listEvents', rows: 0, target: '/api/v2/events?limit=5' }],
    });
  });

  it('counts the rows that decide nothing, and names what it is about', async () => {
    expect(await judged(asking, 3)).toMatchObject({
      note: 'none of the 3 rows seen can decide: It holds',
      rows: [{ operation: 'listEvents', rows: 3 }],
    });
  });

  it('names the list of the probe that it found empty', async () => {
    const needing = checkOf(async ({ world }) => {
      precondition(world.offer.leis.length > 0, 'no LEI is known', 'no-data');
    });
    expect(await judged(needing)).toMatchObject({
      note: 'no LEI is known',
      rows: [{ operation: 'listRegistryEntities', rows: 0 }],
    });
    expect(await judged(needing, 0, { leis: ['x'] })).toMatchObject({
      note: 'the only row seen cannot decide: It holds',
      rows: [{ operation: 'listRegistryEntities', rows: 1 }],
    });
  });

  it('names the list that offers no input', async () => {
    const ofModels = checkOf(
      forEach(
        ({ offer }) => offer.rows.listModels ?? [],
        async () => {},
      ),
    );
    expect(await judged(ofModels, 0, { rows: { listModels: [] } })).toMatchObject({
      reason: 'generator-starved',
      note: 'there is no value to ask with, as the probe found no row of GET /api/v2/aicompute/models',
      rows: [{ operation: 'listModels', rows: 0 }],
    });
    expect(await judged(checkOf(forEach([], async () => {})))).toMatchObject({
      note: 'the rows of the probe offer no value to ask with: It holds',
    });
  });

  it('leaves every other ending as it is', async () => {
    const passing = checkOf(async (api) => {
      await api.get('listEvents');
      api.witness('reply');
    });
    expect(await judged(passing)).not.toHaveProperty('rows');
  });
});

describe('an invariant without a witness', () => {
  const about = { title: 'It holds', operations: ['listEvents'] } as const;
  const counts = createRowCounts();

  it('is explained by the rows of its operations', () => {
    expect(explainUnwitnessed(about, counts)).toEqual({
      note: 'no request was sent that could decide: It holds',
    });
    counts.hear(exchangeOf({ data: [] }));
    expect(explainUnwitnessed(about, counts)).toMatchObject({
      note: 'GET /api/v2/events returned no rows',
      rows: [{ operation: 'listEvents', rows: 0 }],
    });
    counts.hear(exchangeOf({ data: [{}, {}] }));
    counts.hear(exchangeOf({ data: [{}] }, 500));
    expect(explainUnwitnessed(about, counts).note).toBe('none of the 2 rows seen can decide: It holds');
    expect(explainUnwitnessed({ ...about, operations: ['listStories'] }, counts).note).toBe(
      'no reply seen can decide: It holds',
    );
  });
});
