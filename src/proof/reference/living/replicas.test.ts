import { describe, expect, it } from 'vitest';
import { createReference, type VariantId } from '../index.js';

const noon = Date.parse('2026-09-24T12:00:00Z');
const today = '2026-09-24';

// biome-ignore lint/suspicious/noExplicitAny: tests read bodies by path and fail by their expectations.
type Body = any;

/** A living reference on a clock that the test moves. */
function living(variant: VariantId) {
  let instant = noon;
  const reference = createReference({
    seed: 7,
    size: 7_000,
    now: () => new Date(instant),
    variants: [variant],
  });
  const key = reference.accounts.find(({ role }) => role === 'full')?.key ?? '';
  const get = async (path: string): Promise<{ readonly status: number; readonly body: Body }> => {
    const headers = { Authorization: `Bearer ${key}` };
    const reply = await reference.fetch(new Request(`http://a.test/api/v2${path}`, { headers }));
    return { status: reply.status, body: await reply.json() };
  };
  return {
    get,
    changes: reference.changes,
    at: (ms: number) => {
      instant = noon + ms;
    },
    ids: async (path: string): Promise<readonly string[]> =>
      (await get(path)).body.data.map(({ id }: { readonly id: string }) => id),
  };
}

const events = `/events?date_start=${today}&date_end=${today}`;
const week = '/events?date_start=2026-09-18&date_end=2026-09-24';

describe('a reference that lives', () => {
  it('changes at its rate, and not before it was created', async () => {
    const { get, at, changes } = living('living.published-100');
    at(-3_600_000);
    await get(events);
    expect(changes()).toBe(0);
    at(60_000);
    await get(events);
    expect(changes()).toBe(100);
  });

  it('publishes Events, with Stories of their own', async () => {
    const { at, ids, get } = living('living.published-300');
    const before = await ids(`${events}&limit=100`);
    at(20_000);
    const added = (await ids(`${events}&limit=100`)).filter((id) => !before.includes(id));
    expect(added.length).toBeGreaterThan(20);
    const cards = await Promise.all(added.map((id) => get(`/events/${id}`)));
    const stories = cards.flatMap(({ body }) => body.data.story_refs.map((ref: Body) => ref.id));
    expect(stories.length).toBeGreaterThan(10);
    for (const id of stories) expect((await get(`/stories/${id}`)).status).toBe(200);
  });

  it.each(['living.news', 'living.withdrawn', 'living.merged', 'living.revised'] as const)(
    'answers from one state at every instant: %s',
    async (variant) => {
      const { at, get } = living(variant);
      const seen = new Set<string>();
      for (let ms = 0; ms <= 30_000; ms += 1_500) {
        at(ms);
        const { data } = (await get(`${events}&limit=100`)).body;
        const buckets = (await get(`/events/summary?date_start=${today}&date_end=${today}&group_by=category`))
          .body.data;
        const total = buckets.reduce((sum: number, { event_count }: Body) => sum + event_count, 0);
        expect(total).toBe(data.length);
        for (const card of data.slice(0, 5)) {
          const { body } = await get(`/events/${card.id}`);
          expect(body.data.metrics).toEqual(card.metrics);
          expect(body.data.title).toBe(card.title);
        }
        for (const card of data) seen.add(JSON.stringify([card.id, card.title, card.metrics]));
      }
      expect(seen.size).toBeGreaterThan(15);
    },
  );

  it('knows nothing more of what was withdrawn', async () => {
    const { at, ids, get } = living('living.withdrawn');
    const before = await ids(`${events}&limit=100`);
    at(40_000);
    const after = await ids(`${events}&limit=100`);
    const gone = before.filter((id) => !after.includes(id));
    expect(gone.length).toBeGreaterThan(3);
    for (const id of gone) expect((await get(`/events/${id}`)).status).toBe(404);
  });

  it('goes on with a walk while Events are only published, and shows none of them', async () => {
    const { at, get, ids } = living('living.published-300');
    const whole = await ids(`${week}&limit=100`);
    const first = (await get(`${week}&limit=50`)).body;
    at(10_000);
    const second = (await get(`${week}&limit=50&cursor=${first.pagination.next_cursor}`)).body;
    const walked = [...first.data, ...second.data].map(({ id }: Body) => id);
    expect(walked).toEqual(whole);
  });

  it('answers a cursor with CURSOR_STALE where rows of the walk were revised', async () => {
    const { at, get } = living('living.revised');
    const { pagination } = (await get(`${week}&limit=10`)).body;
    const closed = '/events?date_start=2026-08-01&date_end=2026-08-10';
    const other = (await get(`${closed}&limit=10`)).body.pagination;
    at(10_000);
    const { status, body } = await get(`${week}&limit=10&cursor=${pagination.next_cursor}`);
    expect([status, body.code, body.details.reason]).toEqual([400, 'CURSOR_STALE', 'data_changed']);
    expect((await get(`${closed}&limit=10&cursor=${other.next_cursor}`)).status).toBe(200);
  });

  it('answers each request from one replica, as the data were up to its lag ago', async () => {
    const lagging = living('living.lagging');
    const twin = living('living.news');
    const path = `${week}&sort=recent&limit=100`;
    const states: string[] = [];
    for (const ms of [17_500, 19_300, 20_000]) {
      twin.at(ms);
      states.push(JSON.stringify((await twin.get(path)).body.data));
    }
    expect(new Set(states).size).toBe(3);
    lagging.at(20_000);
    const seen = new Set<string>();
    for (let turn = 0; turn < 20; turn += 1) seen.add(JSON.stringify((await lagging.get(path)).body.data));
    expect([...seen].toSorted()).toEqual(states.toSorted());
  });

  it('serves the same changes to the same seed', async () => {
    const [one, other] = [living('living.merged'), living('living.merged')];
    one.at(30_000);
    for (let ms = 0; ms <= 30_000; ms += 5_000) {
      other.at(ms);
      await other.ids(events);
    }
    expect(await one.ids(events)).toEqual(await other.ids(events));
  });
});
