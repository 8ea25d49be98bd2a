import { describe, expect, it } from 'vitest';
import { type Exchange, Inconclusive, type Json } from '../../kit/index.js';
import { emptyWorld, exchangeOf } from '../../kit/sample.test-data.js';
import { type Ask, dictionaryOf, probe } from './probe.js';

const now = new Date('2026-05-20T12:00:00Z');

/** What the probe learns from a target, and what it asked for. */
async function learnt(answer: (operation: string, nth: number) => Exchange) {
  const asked: string[] = [];
  const ask: Ask = async (operation, query) => {
    asked.push(`${operation} ${JSON.stringify(query)}`);
    return answer(operation, asked.length - 1);
  };
  return { offer: await probe(ask, now), asked };
}

const page = (data: Json, coverage: Json = {}, headers = {}) =>
  exchangeOf({ success: true, data, meta: { coverage } }, 200, { headers });

describe('probe', () => {
  it('asks little, of a window that closed days ago', async () => {
    const { offer, asked } = await learnt(() => page([{ id: 'a' }]));
    expect(asked.length).toBeLessThanOrEqual(12);
    expect(offer.window).toEqual({ start: '2026-04-18', end: '2026-05-17' });
  });

  it('learns Events, legal entities, coverage and clock', async () => {
    const { offer } = await learnt((operation) =>
      operation === 'listEvents'
        ? page(
            [{ id: 'a' }, 7],
            { from: '2026-02-01', to: '2026-05-19' },
            { date: 'Wed, 20 May 2026 12:00:30 GMT' },
          )
        : page([{ lei: '5493001KJTIIGC8Y1R12' }]),
    );
    expect(offer.events).toEqual([{ id: 'a' }, { id: 'a' }]);
    expect(offer.leis).toEqual(['5493001KJTIIGC8Y1R12']);
    expect(offer).toMatchObject({ coverageStart: '2026-02-01', clockSkewMs: 30_000 });
    expect(offer.entitlements).toMatchObject({ can_use_leiregistry: 'granted' });
  });

  it.each([
    ['2026-05-01', { start: '2026-05-01', end: '2026-05-17' }],
    ['2026-05-18', { start: '2026-05-18', end: '2026-05-19' }],
    ['2026-05-20', { start: '2026-05-20', end: '2026-05-20' }],
    ['2026-06-01', { start: '2026-04-18', end: '2026-05-17' }],
  ])('keeps to the days that are covered, from %s', async (from, window) => {
    const { offer } = await learnt(() => page([{ id: 'a' }], { from }));
    expect(offer.window).toEqual(window);
  });

  it('knows Events of three more pages of each family, as far as they go', async () => {
    const pageOf = (cursor: string | undefined, id: string) =>
      exchangeOf({ success: true, data: [{ id }], pagination: { next_cursor: cursor ?? null } });
    const eventsAsked: string[] = [];
    const ask: Ask = async (operation, query) => {
      if (operation !== 'listEvents') return page([]);
      const family = String(query.category).includes('Battles') ? 'conflict' : 'cameoplus';
      const place = Number(query.cursor ?? 0);
      eventsAsked.push(`${family} ${place}`);
      const isLast = family === 'cameoplus' && place === 1;
      return pageOf(isLast ? undefined : String(place + 1), `${family}_${place}`);
    };
    const { events, moreEvents } = await probe(ask, now);
    const idsOf = (cards: readonly { readonly id?: unknown }[]) => cards.map(({ id }) => id);
    expect(idsOf(events)).toEqual(['conflict_0', 'cameoplus_0']);
    expect(idsOf(moreEvents)).toEqual(['conflict_1', 'conflict_2', 'conflict_3', 'cameoplus_1']);
    expect(eventsAsked).toHaveLength(6);
  });

  it('follows no cursor that a refusal names', async () => {
    const cursors: unknown[] = [];
    const ask: Ask = async (operation, { cursor }) => {
      if (operation !== 'listEvents') return page([]);
      if (cursor !== undefined) cursors.push(cursor);
      const reply = { data: [{ id: 'conflict_1' }], pagination: { next_cursor: `${cursor ?? ''}1` } };
      return exchangeOf(reply, cursor === undefined ? 200 : 400);
    };
    const { moreEvents } = await probe(ask, now);
    expect(moreEvents).toEqual([]);
    expect(cursors).toEqual(['1', '1']);
  });

  it('keeps the endpoint directory that is served', async () => {
    const directory = { success: true, coverage: { strict: ['/api/v2/events'] } };
    const served = await learnt((operation) =>
      operation === 'listEndpoints' ? exchangeOf(directory) : page([]),
    );
    const missing = await learnt((operation) =>
      operation === 'listEndpoints' ? exchangeOf({ success: false }, 404) : page([]),
    );
    expect([served.offer.directory, missing.offer.directory]).toEqual([directory, undefined]);
  });

  it('learns that the plan lacks the registry, and asks it no further', async () => {
    const { offer, asked } = await learnt((operation) =>
      operation === 'listEvents' ? page([]) : exchangeOf({ code: 'PLAN_REQUIRED' }, 403),
    );
    expect(offer.entitlements).toMatchObject({ can_use_leiregistry: 'refused' });
    expect(offer.refusals.can_use_leiregistry?.status).toBe(403);
    expect(asked.filter((each) => each.startsWith('listRegistry'))).toEqual([
      'listRegistryEntities {"country":"USA"}',
      'listRegistryEntities {"country":"USA"}',
    ]);
  });

  it.each([
    ['refuses', exchangeOf({ code: 'PLAN_REQUIRED' }, 403)],
    ['lists nothing', page([])],
  ])('asks a family again that %s, and learns from the second reply', async (_, first) => {
    let asked = 0;
    const { offer } = await learnt((operation) => {
      if (operation !== 'listFacilities') return page([{ id: 'a' }]);
      asked += 1;
      return asked === 1 ? first : page([{ facility_id: 'f_1' }]);
    });
    expect(offer.entitlements.can_use_facilities).toBe('granted');
    expect(offer.rows.listFacilities).toEqual([{ facility_id: 'f_1' }]);
  });

  it('learns what each family shows, or that the plan lacks it', async () => {
    const { offer } = await learnt((operation) => {
      if (operation === 'listModels') return exchangeOf({ code: 'PLAN_REQUIRED' }, 403);
      if (operation === 'getHierarchy') throw new Inconclusive('transport', 'it was cut off');
      return page(operation === 'listFacilities' ? [{ facility_id: 'f_1' }] : []);
    });
    expect(offer.entitlements).toEqual({
      can_use_leiregistry: 'granted',
      can_use_aicompute: 'refused',
      can_use_facilities: 'granted',
      can_use_gov: 'granted',
      can_use_exposure: 'unknown',
    });
    expect(Object.keys(offer.refusals)).toEqual(['can_use_aicompute']);
    expect(offer.rows.listFacilities).toEqual([{ facility_id: 'f_1' }]);
  });

  it('finds the rows of a family within an object, beside shorter lists', async () => {
    const { offer } = await learnt((operation) =>
      operation === 'listFacilities'
        ? exchangeOf({ success: true, data: { items: [{ facility_id: 'f_1' }], notes: [] } })
        : page([]),
    );
    expect(offer.rows.listFacilities).toEqual([{ facility_id: 'f_1' }]);
  });

  it('learns nothing from a target that gives nothing', async () => {
    const { offer } = await learnt(() => {
      throw new Inconclusive('quota-exhausted', 'no more');
    });
    expect(offer).toMatchObject({ events: [], leis: [], coverageStart: '2026-03-01', clockSkewMs: 0 });
    expect(offer.entitlements).toMatchObject({ can_use_leiregistry: 'unknown' });
  });

  it.each([
    [null],
    [7],
    ['text'],
    [[]],
    [{ data: { id: 1 } }],
    [{ data: [[null]], meta: { coverage: ['9999-99-99'] } }],
  ])('survives %j', async (json) => {
    const { offer } = await learnt(() => exchangeOf(json, 200, { headers: { date: 'yesterday' } }));
    expect(offer).toMatchObject({ events: [], registry: [], coverageStart: '2026-03-01', clockSkewMs: 0 });
  });

  it('leaves our own mistakes as they are', async () => {
    await expect(
      learnt(() => {
        throw new TypeError('a bug');
      }),
    ).rejects.toThrow(TypeError);
  });
});

const { offer } = emptyWorld;
const event = (nth: number) => ({
  id: `conflict_${nth}`,
  event_date: `2026-05-${String(28 - nth).padStart(2, '0')}`,
  geo: { country: 'Kenya' },
  category: null,
  entity_refs: [{ id: `e_${nth}` }, { wiki_id: 'wiki:A' }, { name: 'B' }, 'C'],
});

describe('dictionaryOf', () => {
  it('keeps each value once, and nothing that is no text', () => {
    const dictionary = dictionaryOf({ ...offer, events: [event(0), event(1)], leis: ['L1'] });
    expect(dictionary).toMatchObject({
      eventIds: ['conflict_0', 'conflict_1'],
      dates: ['2026-05-27', '2026-05-28'],
      countries: ['Kenya'],
      categories: [],
      entities: ['e_0', 'wiki:A', 'B', 'C', 'e_1'],
      leis: ['L1'],
    });
  });

  it('is bounded, and draws on all that was seen', () => {
    const ids = dictionaryOf({
      ...offer,
      events: Array.from({ length: 100 }, (_, nth) => event(nth % 28)),
    }).eventIds;
    expect(ids).toHaveLength(20);
    expect(ids?.at(-1)).toBe('conflict_26');
  });

  it('names rows by their id, what is like one, or their name', () => {
    const rows = {
      listFacilities: [{ facility_id: 'f1', name: 'x' }, { id: 'f2' }, { name: 'f3' }, { other: 1 }],
    };
    expect(dictionaryOf({ ...offer, rows }).facilities).toEqual(['f1', 'f2', 'f3']);
  });

  it('is empty where nothing was seen', () => {
    expect(Object.values(dictionaryOf(offer)).flat()).toEqual([]);
  });
});
