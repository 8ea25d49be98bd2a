import { describe, expect, it, vi } from 'vitest';
import { clientOf, month } from '../client.js';
import { storyCategories } from '../corpus/taxonomy.js';
import { storyGroupings } from '../http/declared-parameters.js';
import type { VariantId } from '../variants.js';
import { formOf } from '../variants.test-data.js';

vi.setConfig({ testTimeout: 30_000 });

type Values = Readonly<Record<string, string | number>>;
// biome-ignore lint/suspicious/noExplicitAny: bodies are read by path and fail by their expectations.
type Body = any;

const client = clientOf();
const query = (values: Values): string =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
const list = async (values: Values = {}): Promise<Body> =>
  (await client.raw(`/api/v2/stories?${query(values)}`)).body;
const summary = async (values: Values = {}): Promise<Body> =>
  (await client.raw(`/api/v2/stories/summary?${query(values)}`)).body;
const detail = async (id: string): Promise<Body> => (await client.raw(`/api/v2/stories/${id}`)).body;

/** Every Story of the month that some filters select, in order. */
async function walk(values: Values = {}): Promise<readonly Body[]> {
  const rows: Body[] = [];
  let cursor: string | null = null;
  do {
    const page = await list({ ...month, limit: 100, ...values, ...(cursor === null ? {} : { cursor }) });
    rows.push(...page.data);
    cursor = page.pagination.next_cursor;
  } while (cursor !== null);
  return rows;
}

const ids = (rows: readonly Body[]): readonly string[] => rows.map(({ id }) => id).sort();
const whole = await walk();
const located = (test: (geo: Body) => boolean) =>
  whole.filter(({ event_refs }) => event_refs.some(({ geo }: Body) => test(geo)));

describe('Stories list', () => {
  it('carries the whole envelope', async () => {
    expect(await list(month)).toMatchObject({
      success: true,
      data: expect.any(Array),
      pagination: { limit: 25, cursor: null, next_cursor: expect.any(String) },
      sort: 'significance',
      meta: { query_window: month, coverage: { start: '2026-03-01' } },
      applied_filters: {},
    });
  });

  it('shows cards with article rows, of which some have an image', () => {
    const articles = whole.flatMap((card) => card.articles);
    for (const row of articles) {
      expect(row).toMatchObject({
        domain: expect.any(String),
        domain_avatar_url: expect.stringContaining(row.domain),
        rank: expect.any(Number),
        role: expect.any(String),
      });
    }
    expect(articles.some(({ image_url }) => typeof image_url === 'string')).toBe(true);
    expect(articles.some((row) => !('image_url' in row))).toBe(true);
    for (const card of whole) {
      expect(card.articles.length).toBeGreaterThan(0);
      expect(card.articles.length).toBeLessThanOrEqual(card.article_count);
      expect(card.linked_event_count).toBe(card.event_refs.length);
      expect(storyCategories).toContain(card.story_category);
    }
    expect(new Set(whole.map(({ story_category }) => story_category)).size).toBe(storyCategories.length);
  });

  it('has Stories of no, of one and of several Events', () => {
    const counts = new Set(whole.map(({ linked_event_count }) => linked_event_count));
    for (const count of [0, 1, 2, 3]) expect(counts).toContain(count);
  });

  it('agrees with what Event cards refer to', async () => {
    const events = (await client.list({ date: '2026-08-20', limit: 100 })).body.data;
    let compared = 0;
    for (const event of events) {
      for (const { id, url, title, story_date, article_count } of event.story_refs) {
        const { data } = await detail(id);
        expect(data).toMatchObject({ id, url, title, story_date, article_count });
        expect(data.event_refs.map((ref: Body) => ref.id)).toContain(event.id);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('covers what the Events list covers when no window is sent', async () => {
    const own = await list();
    expect(own.meta).toEqual((await client.list()).body.meta);
    expect(own.data.length).toBeGreaterThan(3);
    for (const { first_seen_at } of own.data) {
      expect(first_seen_at >= own.meta.query_window.observed_start).toBe(true);
    }
    expect((await list({ entity: 'Amara Diallo' })).meta.query_window.date_start).toBe('2026-08-26');
  });

  it('cuts long windows and refuses longer ones, as Events do', async () => {
    const cut = await list({ date_start: '2026-05-01', date_end: '2026-08-30' });
    expect(cut.meta).toMatchObject({
      query_window: month,
      window_adjustment: { reason: 'window_exceeds_maximum' },
    });
    expect(await list({ date_start: '2024-01-01', date_end: '2026-08-30' })).toMatchObject({
      code: 'DATE_WINDOW_TOO_LARGE',
      details: { max_days: 30 },
    });
  });

  it('walks through every Story once, whatever the page size', async () => {
    expect(new Set(ids(whole)).size).toBe(whole.length);
    expect(ids(await walk({ limit: 90, sort: 'recent' }))).toEqual(ids(whole));
  });

  it('binds cursors to the list, its filters and its order', async () => {
    const { next_cursor } = (await list(month)).pagination;
    for (const other of [{ sort: 'recent' }, { region: 'Europe' }, { date_end: '2026-08-29' }]) {
      const refused = await list({ ...month, ...other, cursor: next_cursor });
      expect(refused).toMatchObject({ code: 'CURSOR_STALE', details: { reason: expect.any(String) } });
    }
    expect((await client.list({ ...month, cursor: next_cursor })).body.code).toBe('CURSOR_STALE');
    expect((await list({ ...month, limit: 5, cursor: next_cursor })).data).toHaveLength(5);
  });

  it('sorts by significance or by date', async () => {
    const falls = (values: readonly (number | string)[]) =>
      values.every((value, at) => at === 0 || value <= (values[at - 1] ?? value));
    expect(falls(whole.map(({ metrics }) => metrics.significance))).toBe(true);
    const recent = await walk({ sort: 'recent' });
    expect(falls(recent.map(({ story_date }) => story_date))).toBe(true);
    expect(recent.map(({ id }) => id)).not.toEqual(whole.map(({ id }) => id));
  });

  it('serves limits above 100 at 100 and says so', async () => {
    const { data, applied_filters } = await list({ ...month, limit: 250 });
    expect(data).toHaveLength(100);
    expect(applied_filters.normalized).toMatchObject([{ param: 'limit', from: 250, to: 100 }]);
  });
});

describe('Stories filters', () => {
  it('look for places at the linked Events alone', async () => {
    const inRegion = await walk({ region: 'Eastern Africa' });
    expect(ids(inRegion)).toEqual(ids(located(({ region }) => region === 'Eastern Africa')));
    const onContinent = await walk({ continent: 'Asia' });
    expect(ids(onContinent)).toEqual(ids(located(({ continent }) => continent === 'Asia')));
    const inCountry = await walk({ country: 'KEN' });
    expect(ids(inCountry)).toEqual(ids(located(({ country }) => country === 'Kenya')));
    const inBox = await walk({ bbox: '-10,20,15,50' });
    const box = ({ latitude, longitude }: Body): boolean =>
      latitude !== null && latitude >= -10 && latitude <= 15 && longitude >= 20 && longitude <= 50;
    expect(ids(inBox)).toEqual(ids(located(box)));
    for (const rows of [inRegion, onContinent, inCountry, inBox]) expect(rows.length).toBeGreaterThan(0);
    const foreign = (card: Body): boolean =>
      card.geo_context?.actor_origin_countries.includes('Kenya') &&
      !card.event_refs.some(({ geo }: Body) => geo.country === 'Kenya');
    expect(whole.some(foreign)).toBe(true);
  });

  it('narrow by entity, in each form of its handle', async () => {
    const card = whole.find(({ entity_refs }) => entity_refs.some(({ id }: Body) => id.startsWith('e_')));
    const { id, wiki_id, name } = card.entity_refs.find((ref: Body) => ref.id.startsWith('e_'));
    const rows = await walk({ entity: id, limit: 100 });
    expect(rows.length).toBeGreaterThan(0);
    for (const handle of [wiki_id, name]) expect(ids(await walk({ entity: handle }))).toEqual(ids(rows));
    const nobody = await list({ ...month, entity: 'Nobody' });
    expect(nobody.data).toEqual([]);
    expect(nobody.applied_filters.entity_handles_unresolved).toEqual(['Nobody']);
  });

  it('narrow by Story category, in either spelling', async () => {
    const rows = await walk({ story_category: 'justice' });
    expect(rows.length).toBeGreaterThan(0);
    for (const { story_category } of rows) expect(story_category).toBe('justice');
    expect(ids(await walk({ category: 'justice' }))).toEqual(ids(rows));
    expect(ids(await walk({ category: 'justice', story_category: 'justice' }))).toEqual(ids(rows));
  });

  it.each([
    [{ story_category: 'gossip' }, 'INVALID_ENUM'],
    [{ category: 'Battles' }, 'INVALID_ENUM'],
    [{ story_category: 'justice', category: 'politics' }, 'STORY_CATEGORY_CONFLICT'],
    [{ category: 'justice,politics' }, 'MULTIPLE_STORY_CATEGORIES'],
    [{ search: 'a' }, 'INVALID_SEARCH'],
    [{ search: ' é ' }, 'INVALID_SEARCH'],
    [{ sort: 'oldest' }, 'INVALID_ENUM'],
    [{ bbox: '60,-10,40,30' }, 'INVALID_BBOX'],
    [{ near: '1,2,3' }, 'INVALID_NEAR'],
    [{ country: 'Nowhere' }, 'INVALID_COUNTRY'],
    [{ domain: 'CONFLICT', event_family: 'cameoplus' }, 'CONFLICTING_FAMILY_FILTER'],
    [{ recorded_start: '2026-08-01T00:00:00Z' }, 'UNKNOWN_PARAM'],
    [{ story_categry: 'justice' }, 'UNKNOWN_PARAM'],
    [{ fatalities: 3 }, 'UNSUPPORTED_FILTER'],
  ] as const)('refuse %o with %s', async (values, code) => {
    const listOnly = ['search', 'sort', 'event_family'].some((name) => name in values);
    for (const ask of listOnly ? [list] : [list, summary]) {
      expect(await ask({ ...month, ...values })).toMatchObject({ success: false, code });
    }
  });

  it('apply the deprecated names through the linked Events', async () => {
    const families = (rows: readonly Body[], family: string) =>
      rows.every(({ event_refs }) => event_refs.some((ref: Body) => ref.family === family));
    const conflict = await walk({ domain: 'CONFLICT' });
    expect(families(conflict, 'conflict')).toBe(true);
    expect(ids(await walk({ event_family: 'conflict' }))).toEqual(ids(conflict));
    const counted = await summary({ ...month, group_by: 'continent', domain: 'CONFLICT' });
    expect(counted.data.reduce((sum: number, { story_count }: Body) => sum + story_count, 0)).toBe(
      conflict.length,
    );
  });

  it('search titles for a literal phrase', async () => {
    const [phrase, other] = ['march for', 'crowd BURNS'];
    for (const text of [phrase, other]) {
      const found = whole.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
      expect(found.length).toBeGreaterThan(0);
      expect(ids(await walk({ search: text, search_mode: 'lexical' }))).toEqual(ids(found));
    }
    expect(await walk({ search: `${phrase} OR ${other}` })).toEqual([]);
    expect((await list({ ...month, search: 'an' })).data.length).toBeGreaterThan(0);
  });
});

describe('Story detail', () => {
  it('finds any Story of the list, and no other', async () => {
    for (const card of whole.slice(0, 20)) {
      expect(await detail(card.id)).toEqual({ success: true, data: card });
    }
    for (const id of ['story_0', 'x', '%F0%9F%92%A5', 'conflict_000000000000']) {
      expect((await client.raw(`/api/v2/stories/${id}`)).status).toBe(404);
    }
  });
});

describe('Stories summary', () => {
  it('reconciles every dimension to the number of Stories', async () => {
    for (const group_by of storyGroupings) {
      const body = await summary({ ...month, group_by, limit: 500 });
      expect(body.group_by).toBe(group_by);
      const total = (name: string) => body.data.reduce((sum: number, bucket: Body) => sum + bucket[name], 0);
      expect(total('story_count')).toBe(whole.length);
      expect(total('stories_with_events') + total('story_only_count')).toBe(whole.length);
      expect(total('linked_event_count')).toBe(
        whole.reduce((sum, { linked_event_count }) => sum + linked_event_count, 0),
      );
      for (const bucket of body.data) {
        expect(bucket.avg_recency_score).toBeGreaterThanOrEqual(0);
        expect(bucket.metrics.linked_events).toMatchObject({ links: bucket.linked_event_count });
      }
    }
  });

  it('puts a Story where the filters found it', async () => {
    const body = await summary({ ...month, group_by: 'region', region: 'Western Africa' });
    expect(body.data.map(({ key }: Body) => key)).toEqual(['Western Africa']);
  });

  it('defaults to dates, lists its dimensions, and takes neither search nor cursor', async () => {
    expect((await summary(month)).group_by).toBe('date');
    expect(await summary({ group_by: 'mood' })).toMatchObject({
      code: 'INVALID_ENUM',
      details: { accepted_values: storyGroupings },
    });
    for (const name of ['search', 'cursor']) {
      expect((await summary({ [name]: 'march' })).code).toBe('UNSUPPORTED_PARAM');
    }
  });
});

const listStories = (variant: VariantId, query = '') => formOf(variant)(`/api/v2/stories?${query}`);

describe('variants of Stories', () => {
  it('show cards in their own shapes', async () => {
    const [renamed] = (await listStories('story-card.other-names')).body.data;
    expect(renamed.coverage.sources.items[0].domain).toBeDefined();
    const [spare] = (await listStories('story-card.spare')).body.data;
    expect(Object.keys(spare)).toEqual(['id', 'title', 'articles']);
    const [wrapped] = (await listStories('story-card.wrapped')).body.data;
    expect(wrapped.story.id).toMatch(/^story_/);
    const [counted] = (await listStories('story-card.linked-events-once')).body.data;
    expect(counted.event_refs).toBeUndefined();
    const [clustered] = (await listStories('story-card.several-ids')).body.data;
    expect([clustered.id, clustered.cluster_id]).toEqual([undefined, expect.stringMatching(/^story_/)]);
    const [incident] = (await listStories('story-card.incidents')).body.data;
    expect(incident.incidents[0].ref).toBeDefined();
  });

  it('show article rows in their own ways', async () => {
    const [bare] = (await listStories('story-card.articles-in-detail-only')).body.data;
    expect(bare.articles).toBeUndefined();
    const { body } = await formOf('story-card.articles-in-detail-only')(`/api/v2/stories/${bare.id}`);
    expect(body.data.articles.length).toBeGreaterThan(0);
    const [outlets] = (await listStories('story-card.outlets')).body.data;
    expect(outlets.outlets[0]).toEqual({ domain: expect.any(String), domain_avatar_url: expect.any(String) });
    const [other] = (await listStories('story-card.articles-otherwise')).body.data;
    expect(other.articles.at(-1)).toMatchObject({ rank: '#1', role: 1 });
  });

  it('refuse time parameters', async () => {
    const variant = 'stories.time-parameters-unknown';
    const { status, body } = await listStories(variant, 'days=7');
    expect([status, body.code, body.details.param]).toEqual([400, 'UNKNOWN_PARAM', 'days']);
    expect(body.details.accepted_params).not.toContain('days');
    const document = (await formOf(variant)('/openapi.json')).body;
    const names = document.paths['/api/v2/stories'].get.parameters.map(({ name }: { name: string }) => name);
    expect(names).not.toContain('date_start');
  });

  it('tell no window, and rank and order in their own ways', async () => {
    expect((await listStories('stories.window-untold')).body.meta.query_window).toBeUndefined();
    const [best] = (await listStories('stories.significance-by-best-event')).body.data;
    expect(best.metrics.significance).toBeGreaterThan(1);
    const usual = (await clientOf().raw('/api/v2/stories?sort=recent&days=7&limit=100')).body.data;
    const published = (await listStories('stories.recent-by-publication', 'sort=recent&days=7&limit=100'))
      .body.data;
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
    expect(ids(published)).not.toEqual(ids(usual));
  });

  it('order and select by other times', async () => {
    const [newest] = (await listStories('stories.default-recent')).body.data;
    const [recent] = (await clientOf().raw('/api/v2/stories?sort=recent')).body.data;
    expect(newest.id).toBe(recent.id);
    const day = 'date=2026-09-10&limit=100';
    const coded = (await listStories('stories.window-by-coding', day)).body.data;
    expect(coded.some(({ story_date }: { story_date: string }) => story_date !== '2026-09-10')).toBe(true);
  });
});
