import { describe, expect, it, vi } from 'vitest';
import { eventsListParameters, retiredNames, storiesListParameters } from '../../../../contract/index.js';
import { clientOf, month, noon } from '../client.js';
import { type FaultId, fault, faultIds } from '../faults.js';

vi.setConfig({ testTimeout: 60_000 });

const size = 1_200;
const client = clientOf([], () => noon, size);
type Client = typeof client;

const closed = `date_start=${month.date_start}&date_end=${month.date_end}`;
const full = `${closed}&limit=100`;
const handles = (count: number): string => Array.from({ length: count }, (_, at) => `e_${at}f`).join(',');

interface Card {
  readonly id: string;
  readonly event_refs: readonly unknown[];
  readonly entity_refs: readonly { readonly id: string; readonly wiki_id: string; readonly name: string }[];
}
const cards: readonly Card[] = (await client.raw(`/api/v2/stories?${full}&sort=recent`)).body.data;
const entity = cards.flatMap(({ entity_refs }) => entity_refs).find(({ id }) => id.startsWith('e_'));
const unregistered = cards.flatMap(({ entity_refs }) => entity_refs).find(({ id }) => id.startsWith('wiki:'));
const linked = cards.find(({ event_refs }) => event_refs.length > 0)?.id;
const quiet = cards.find(({ event_refs }) => event_refs.length === 0)?.id;

/** Windows, which stand alone. */
const windows: readonly string[] = [
  '',
  closed,
  'date_start=2026-08-01&date_end=2026-08-31',
  'date_start=2026-05-01&date_end=2026-08-30',
  'date_start=2024-01-01&date_end=2026-08-30',
  'date_start=2026-01-01&date_end=2026-01-15',
  'date_start=2026-03-01&date_end=2026-03-01&country=AND',
  'date_start=2026-08-10&date_end=2026-08-01',
  'date_start=2026-08-10&days=3',
  ...['date=x', 'date_start=x&date_end=2026-08-10', 'days=abc', 'days=0', 'days=30', 'observed_start=x'],
  'observed_start=2026-08-10T00:00:00Z&observed_end=2026-08-20T00:00:00Z',
  `entity=${entity?.id}`,
];

/** What both the list and the summary take within a window. */
const filters: readonly string[] = [
  ...['40,-10,60,30', '-10,20,15,50', '1,2,3', '60,-10,40,30', '40,30,60,-10', '-90,-180,90,180'].map(
    (box) => `bbox=${box}`,
  ),
  ...['0.5,38', '48.9,2.4,500', 'x', '60,20&radius_km=1500', '0.5,38&radius_km=5000'].map(
    (near) => `near=${near}`,
  ),
  ...['KEN', 'Nowhere'].map((country) => `country=${country}`),
  ...['Africa', 'Western Africa', 'Southeast Asia', 'Eastern Africa', 'Atlantis'].map(
    (name) => `region=${name}`,
  ),
  ...['Asia', 'Africa', 'Europe', 'North America', 'Atlantis'].map((name) => `continent=${name}`),
  ...[
    entity?.id,
    entity?.wiki_id,
    entity?.name,
    unregistered?.id,
    'Nobody',
    handles(25),
    handles(26),
    handles(27),
  ].map((handle) => `entity=${encodeURIComponent(handle ?? '')}`),
  'entity=https://encyclopedia.example/wiki/Quorum_Telecom',
  ...['justice', 'politics', 'gossip'].map((category) => `story_category=${category}`),
  ...['justice', 'justice,politics', 'gossip'].map((category) => `category=${category}`),
  'story_category=justice&category=politics',
  ...[
    'domain=CONFLICT',
    'goldstein_min=1',
    'event_family=cameoplus',
    'contry=KEN',
    'search=march',
    'cursor=x',
  ],
];
/** Filters that are sent two at a time. */
const combined = [
  'bbox=-10,20,15,50',
  'region=Eastern Africa',
  'continent=Europe',
  `entity=${entity?.id}`,
  'story_category=justice',
  'sort=recent',
  'search=march&search_mode=lexical',
];
const pairs = combined.flatMap((one, at) => combined.slice(at + 1).map((other) => `${one}&${other}`));
const limits = ['0', '-4', '1', '60', '100', '101', '250', '500', '900', 'abc'].map(
  (limit) => `limit=${limit}`,
);
const searches = [
  'a',
  'é',
  'an',
  '日本',
  'march for',
  'MARCH FOR',
  'march for OR burns',
  'over fuel prices',
  'marching',
  // What stands at the end of long titles.
  ...['republic of the congo', 'sudan', 'states', 'africa'],
];

const lists = [
  ...windows,
  ...limits.map((limit) => `${closed}&${limit}`),
  ...[...filters, ...pairs, 'sort=recent', 'sort=x', 'search_mode=x'].map((filter) => `${full}&${filter}`),
  ...searches.map((search) => `${full}&search=${search}`),
];
const summaries = [
  ...windows,
  ...filters.map((filter) => `${closed}&${filter}`),
  ...['story_category', 'country', 'region', 'continent', 'mood'].map((name) => `${closed}&group_by=${name}`),
  ...pairs.map((pair) => `${closed}&${pair}`),
  ...['date', 'story_category', 'country', 'region', 'continent'].flatMap((name) =>
    combined.map((filter) => `${closed}&${filter}&group_by=${name}`),
  ),
  ...[...limits, 'limit=3'].map((limit) => `${closed}&group_by=country&${limit}`),
];

interface Step {
  readonly about: string;
  readonly run: (client: Client) => Promise<string>;
}

const seen = async (answer: ReturnType<Client['raw']>): Promise<string> => {
  const { status, body } = await answer;
  return JSON.stringify([status, body]);
};

const ask = (path: string): Step => ({ about: path, run: (each) => seen(each.raw(path)) });

/** The second page of a walk, under what a client may change on the way. */
const walk = (
  changed: Readonly<Record<string, string>>,
  limit = '40',
  always: Readonly<Record<string, string>> = {},
): Step => ({
  about: ['cursor', ...Object.keys(always)].join(' '),
  run: async (each) => {
    const query = { ...month, ...always, limit };
    const first = (await each.raw(`/api/v2/stories?${new URLSearchParams(query)}`)).body;
    const cursor: unknown = first?.pagination?.next_cursor;
    if (typeof cursor !== 'string') return JSON.stringify(first);
    return seen(each.raw(`/api/v2/stories?${new URLSearchParams({ ...query, cursor, ...changed })}`));
  },
});

const steps: readonly Step[] = [
  ...lists.map((values) => ask(`/api/v2/stories?${values}`)),
  ...summaries.map((values) => ask(`/api/v2/stories/summary?${values}`)),
  ...[linked, quiet, 'story_0'].map((id) => ask(`/api/v2/stories/${id}`)),
  ...[
    {},
    { region: 'Europe' },
    { story_category: 'justice' },
    { date_start: '2026-08-11' },
    { date_end: '2026-08-20' },
    { sort: 'recent' },
  ].map((changed) => walk(changed)),
  walk({ limit: '100' }, '100'),
  walk({}, '10', { region: 'Africa' }),
  ask('/openapi.json'),
];

const own = faultIds.filter((id) => /^(stories|story-card|story-bucket)\./.test(id));
const sound = await Promise.all(steps.map(({ run }) => run(client)));
const wordsOf = (id: string): readonly string[] => id.split(/[.-]/).filter((word) => word !== 'stories');

describe('Story faults', () => {
  it.each(own.filter((id) => fault(id).needs === undefined))('%s shows in a reply', async (id) => {
    const bent = clientOf([id], () => noon, size);
    const apt = (about: string): number => wordsOf(id).filter((word) => about.includes(word)).length;
    const order = [...steps.keys()].sort(
      (left, right) => apt(steps[right]?.about ?? '') - apt(steps[left]?.about ?? ''),
    );
    for (const at of order) if ((await steps[at]?.run(bent)) !== sound[at]) return;
    expect.fail('no reply differs');
  });

  it('leave the Events as they are', async () => {
    const events = (each: Client) =>
      Promise.all([each.list(month), each.list({ ...month, region: 'Europe' }), each.summary(month)]);
    const plain = (await events(client)).map(({ body }) => body);
    for (const id of own) {
      const bent = clientOf([id], () => noon, size);
      expect((await events(bent)).map(({ body }) => body)).toEqual(plain);
    }
  });

  it('show over time where they need it', async () => {
    const later = async (id: FaultId | undefined, hours: number): Promise<string> => {
      let now = noon.getTime();
      const bent = clientOf(id === undefined ? [] : [id], () => new Date(now), size);
      const { pagination } = (await bent.raw(`/api/v2/stories?${closed}`)).body;
      const before = (await bent.raw('/api/v2/stories')).body.meta.query_window;
      now += hours * 3_600_000;
      const { code } = (await bent.raw(`/api/v2/stories?${closed}&cursor=${pagination.next_cursor}`)).body;
      const after = (await bent.raw('/api/v2/stories')).body.meta.query_window;
      return `${code} ${JSON.stringify(before) === JSON.stringify(after)}`;
    };
    expect(await later(undefined, 2)).toBe('undefined false');
    expect(await later(undefined, 25)).toBe('CURSOR_STALE false');
    expect(await later('stories.cursor.immortal', 25)).toBe('undefined false');
    expect(await later('stories.window.default-frozen', 2)).toBe('undefined true');
  });
});

describe('hostile input on Stories', () => {
  const names = [...Object.keys({ ...eventsListParameters, ...storiesListParameters }), ...retiredNames];
  const more = ['group_by', 'window', 'offset', '__proto__', 'constructor'];
  const nasty = [
    '%',
    '%zz',
    '%00',
    '%ff%fe',
    '%ED%A0%80',
    '+',
    ',,,,',
    'null',
    'NaN',
    '1e309',
    '-0',
    '%F0%9F%92%A5',
  ];
  const long = ['9999-12-31', '0000-00-00', '275760-09-13T00:00:00Z', 'a'.repeat(9_000), '1,'.repeat(3_000)];

  it.each(['/api/v2/stories', '/api/v2/stories/summary'])('never breaks %s', async (path) => {
    for (const name of [...names, ...more]) {
      for (const value of [...nasty, ...long]) {
        const { status, body } = await client.raw(`${path}?${name}=${value}&${name}=`);
        expect(status, `${name}=${value.slice(0, 40)}`).toBeLessThan(500);
        expect(body.success).toBe(status === 200);
        if (status !== 200) {
          expect(body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
          expect(body.details).toBeTypeOf('object');
        }
      }
    }
    for (const value of nasty)
      expect((await client.raw(`/api/v2/stories/${value}`)).status).toBeLessThan(500);
  });
});
