import { describe, expect, it } from 'vitest';
import { type Api, type JsonObject, Violation } from '../../src/kit/index.js';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import { asSeen, expectLists, isAsSeen, offeredNow, type SeenEvent } from './events.js';

const card = {
  id: 'conflict_1',
  family: 'conflict',
  event_date: '2026-06-01',
  category: 'Battles',
  subcategory: 'Armed clash',
  metrics: { significance: 0.5 },
};
const event: SeenEvent = {
  id: 'conflict_1',
  family: 'conflict',
  date: '2026-06-01',
  category: 'Battles',
  subcategory: 'Armed clash',
  significance: 0.5,
};

/** An api of a deployment that shows these cards now. */
const showing = (...data: readonly JsonObject[]) =>
  ({
    world: { offer: { window: { start: '2026-06-01', end: '2026-06-02' }, events: [] } },
    get: async () => ({ json: { data } }),
  }) as unknown as Api;

const contradicted = asSeen(async () => {
  throw new Violation({ at: '/data', expected: 'the Event', seen: 'none' });
}, isAsSeen);

describe('what the probe would see now', () => {
  it.each([
    [1, ['conflict_1', 'cameoplus_1']],
    [2, ['conflict_1', 'conflict_2', 'cameoplus_1']],
  ])('is as many pages as %i known Events of a family took', async (known, ids) => {
    const events = Array.from({ length: known }, () => card);
    const get = async (_: string, { category, cursor }: Readonly<Record<string, string>>) => ({
      json: {
        data: [{ id: `${category?.includes('Battles') ? 'conflict' : 'cameoplus'}_${cursor ?? 1}` }],
        pagination: { next_cursor: cursor === undefined ? '2' : '3' },
      },
    });
    const world = { offer: { window: { start: '2026-06-01', end: '2026-06-02' }, events } };
    const shown = await offeredNow({ world, get } as unknown as Api);
    expect(shown.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a contradiction about what the probe saw', () => {
  it('counts where a card still shows it', async () => {
    await expect(contradicted(showing(card), event)).rejects.toThrow(Violation);
  });

  it.each([
    ['was withdrawn', []],
    ['was coded anew', [{ ...card, subcategory: 'Air strike' }]],
    ['was revised', [{ ...card, metrics: { significance: 0.7 } }]],
  ] as const)('does not where the Event %s', async (_, cards) => {
    await expect(contradicted(showing(...cards), event)).resolves.toBeUndefined();
  });
});

it('reads categories in any letter case, and codes as they are', () => {
  const refusal = exchangeOf(
    { details: { accepted_categories: ['battles'], accepted_values: ['te01'] } },
    400,
  );
  expect(() => expectLists(refusal, 'accepted_categories', 'Battles')).not.toThrow();
  expect(() => expectLists(refusal, 'accepted_values', 'TE01')).toThrow(Violation);
});
