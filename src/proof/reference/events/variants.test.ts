import { describe, expect, it } from 'vitest';
import { clientOf, month } from '../client.js';
import type { VariantId } from '../variants.js';
import { formOf, type Shown } from '../variants.test-data.js';

const dates = `date_start=${month.date_start}&date_end=${month.date_end}`;
const events = (query: string): string => `/api/v2/events?${query}`;
const within = (query: string): string => events(`${dates}&${query}`);
const summary = (query: string): string => `/api/v2/events/summary?${dates}&${query}`;
const stories = (query: string): string => `/api/v2/stories?${dates}&${query}`;
const entity = 'entity=e_000000000000';

type Case = readonly [VariantId, string, unknown];

/** Each variant, a request, and what it answers there. */
const shows = (told: (shown: Shown) => unknown, cases: readonly Case[]) =>
  it.each(cases)('%s', async (id, path, expected) => {
    const seen = told(await formOf(id)(path));
    if (typeof expected === 'object' && expected !== null) expect(seen).toMatchObject(expected);
    else expect(seen).toBe(expected);
  });

const code = ({ status, body }: Shown): unknown => (status === 200 ? 200 : body.code);
const meta = ({ body }: Shown): unknown => body.meta;
const applied = ({ body }: Shown): unknown => body.applied_filters;
const window = ({ body }: Shown): unknown => body.meta.query_window;

describe('variants of windows', () => {
  shows(window, [
    ['window.default-seven-days', events(''), { date_start: '2026-09-18', date_end: '2026-09-24' }],
    ['window.default-by-event-date', events(''), { date_start: '2026-09-23' }],
    ['window.default-week-of-coding', events(''), { observed_start: '2026-09-17T12:00:00.000Z' }],
    ['window.default-entity-hours', events(entity), { observed_start: '2026-08-25T12:00:00.000Z' }],
    ['window.default-office-short', events('office=Q1'), { observed_start: '2026-09-23T12:00:00.000Z' }],
    [
      'stories.window.default-entity-short',
      `/api/v2/stories?${entity}`,
      { observed_end: '2026-09-24T12:00:00.000Z' },
    ],
    ['window.date-alone-beside-days', events('date=2026-09-20&days=7'), { date_start: '2026-09-20' }],
    ['window.days-around-date', events('date=2026-09-20&days=7'), { date_end: '2026-09-24' }],
    [
      'window.cut-to-coverage-untold',
      events('date_start=2026-02-20&date_end=2026-03-05'),
      { date_start: '2026-03-01' },
    ],
    [
      'interval.whole',
      events('observed_start=2026-07-01&observed_end=2026-09-01'),
      { observed_start: '2026-07-01T00:00:00.000Z' },
    ],
    [
      'interval.thirty-dates',
      events('observed_start=2026-07-01&observed_end=2026-09-01T12:00:00Z'),
      { observed_start: '2026-08-03T00:00:00.000Z' },
    ],
  ]);
  shows(meta, [
    [
      'days.above-max-adjusted',
      events('days=31'),
      { window_adjustment: { reason: 'window_exceeds_maximum' } },
    ],
    [
      'window.cut-to-coverage',
      events('date_start=2026-02-20&date_end=2026-03-05'),
      { window_adjustment: {} },
    ],
    ['coverage.begins-later', events(''), { coverage: { start: '2026-06-15' } }],
  ]);
  shows(code, [
    ['days.above-max-too-large', events('days=31'), 'DATE_WINDOW_TOO_LARGE'],
    ['window.one-sided-refused', events('date_start=2026-09-20'), 'MISSING_PARAM'],
    ['window.before-coverage-empty', events('date=2026-02-01'), 200],
    ['window.future-refused', events('date=2026-10-20'), 'DATE_OUT_OF_COVERAGE'],
    [
      'interval.refused',
      events('observed_start=2026-07-01&observed_end=2026-09-01'),
      'DATE_WINDOW_TOO_LARGE',
    ],
    [
      'observed.inverted-invalid-date',
      events('observed_start=2026-09-01&observed_end=2026-09-01'),
      'INVALID_DATE',
    ],
    [
      'observed.inverted-unprocessable',
      events('observed_start=2026-09-01&observed_end=2026-09-01'),
      'INCOMPATIBLE_PARAMETERS',
    ],
    ['instants.whole-seconds-only', events('observed_start=2026-09-01T00:00:00.000Z'), 'INVALID_DATE'],
    ['recorded.one-code', events('recorded_start=2026-09-01T00:00:00Z'), 'INVALID_RECORDED_INTERVAL'],
    ['recorded.incompatible', events('recorded_start=2026-09-01T00:00:00Z'), 'INCOMPATIBLE_PARAMETERS'],
    [
      'recorded.equal-empty',
      events('recorded_start=2026-09-01T00:00:00Z&recorded_end=2026-09-01T00:00:00Z'),
      200,
    ],
    [
      'recorded.with-observed-served',
      events(
        'recorded_start=2026-09-01T00:00:00Z&recorded_end=2026-09-02T00:00:00Z&observed_start=2026-09-01&observed_end=2026-09-02',
      ),
      200,
    ],
    [
      'recorded.cursor-code',
      events('recorded_start=2026-09-01T00:00:00Z&recorded_end=2026-09-02T00:00:00Z&cursor=x'),
      'INVALID_RECORDED_INTERVAL',
    ],
  ]);

  it('hold Events of other days', async () => {
    const older = await formOf('coverage.sparse-before')(events('date=2026-02-01'));
    expect(older.body.data).toHaveLength(3);
    const now = await formOf('live.every-five-seconds')(events('sort=recent&days=1&limit=100'));
    expect(now.body.pagination.next_cursor).not.toBeNull();
  });
});

describe('variants of filters', () => {
  shows(code, [
    ['bbox.out-of-range-number', within('bbox=0,0,91,1'), 'INVALID_NUMBER'],
    ['bbox.across-the-antimeridian', within('bbox=-60,60,70,20'), 200],
    ['near.radius-required', within('near=0,0'), 'MISSING_PARAM'],
    ['near.one-code', within('lat=0'), 'INVALID_NEAR'],
    ['radius.above-max-refused', within('near=0,0&radius_km=3000'), 'INVALID_NUMBER'],
    ['radius.above-max-invalid-near', within('near=0,0&radius_km=3000'), 'INVALID_NEAR'],
    ['actor-countries.region-empty', within('actor_country=Europe'), 200],
    ['entity-match.served-as-coverage', within('entity_match=actor'), 200],
    ['entity-match.own-codes', within('entity_match=actor'), 'ACTOR_MATCH_NOT_SUPPORTED'],
    [
      'subcategory.invented-for-category',
      within('category=Battles&subcategory=zz'),
      'INVALID_SUBCATEGORY_FOR_CATEGORY',
    ],
    ['subcategory.invented-told-first', within('subcategory=zz'), 'INVALID_SUBCATEGORY'],
    ['subcategory.invented-alone-for-category', within('subcategory=zz'), 'INVALID_SUBCATEGORY_FOR_CATEGORY'],
    ['stories.category-as-taxonomy', stories('category=Battles,Riots'), 200],
  ]);

  it('choose other rows', async () => {
    const rowsOf = async (id: VariantId, query: string) =>
      (await formOf(id)(within(`limit=100&${query}`))).body.data;
    const beside = await rowsOf('geography.broad-by-location', 'region=Africa');
    expect(beside.every((row: object) => !('geo_context' in row))).toBe(true);
    const [row] = await rowsOf('geo-context.on-every-row', '');
    expect(row.geo_context.actor_origin_countries).toBeInstanceOf(Array);
    const named = await rowsOf('geo-context.not-for-country', 'country=USA');
    expect(named.every((each: object) => !('geo_context' in each))).toBe(true);
    const { significance } = row.metrics;
    const query = `significance_min=${significance}&significance_max=${significance}`;
    expect(await rowsOf('metric.bounds-exclusive', query)).toEqual([]);
    const far = await rowsOf('near.small-sphere', 'near=0,0&radius_km=1990');
    expect(far.length).toBeGreaterThan(0);
    const untold = await formOf('radius.clamped-untold')(within('near=0,0&radius_km=3000'));
    expect(untold.body.applied_filters).not.toHaveProperty('normalized');
  });
});

describe('variants of parameters', () => {
  shows(code, [
    ['family.undeclared', within('family=other'), 'INVALID_ENUM'],
    ['summary.list-parameters-unknown', summary('search=x'), 'UNKNOWN_PARAM'],
    ['summary.list-parameters-unsupported-filter', summary('search=x'), 'UNSUPPORTED_FILTER'],
    ['aliases.unnamed-working', within('min_confidence=2'), 'INVALID_NUMBER'],
    ['retired.on-events-only', summary('goldstein_min=1'), 'UNKNOWN_PARAM'],
    ['rejected.on-events-only', summary('fatalities_min=1'), 'UNKNOWN_PARAM'],
  ]);
  shows(applied, [
    ['family.ignored', within('family=conflict'), { ignored: ['family'] }],
    ['aliases.unnamed-retired', within('min_confidence=0.5'), { retired: { min_confidence: {} } }],
    ['aliases.unnamed-ignored', within('min_confidence=0.5'), { ignored: ['min_confidence'] }],
    ['retired.ignored-elsewhere', summary('goldstein_min=1'), { ignored: ['goldstein_min'] }],
    [
      'retired.in-snake-case',
      within('canonicalClusterDateStart=x'),
      { retired: { canonical_cluster_date_start: '2026-08-15' } },
    ],
  ]);

  it('declare family, and list normalized limits on Events alone', async () => {
    const contract = await formOf('family.declared')('/openapi.json');
    const declared = contract.body.paths['/api/v2/events'].get.parameters;
    expect(declared.map(({ name }: { name: string }) => name)).toContain('family');
    const clamped = await formOf('limit.normalized-on-events-only')(stories('limit=101'));
    expect(clamped.body.applied_filters).not.toHaveProperty('normalized');
  });
});

describe('variants of paging', () => {
  const first = within('limit=3&sort=recent');
  const then = async (id: VariantId, more = '', role = 'full') => {
    const ask = formOf(id);
    const cursor = encodeURIComponent((await ask(first)).body.pagination.next_cursor);
    return ask(`${first}&cursor=${cursor}${more}`, role);
  };

  it('answer cursors in their own ways', async () => {
    expect(code(await then('cursor.changed-invalid', '&country=USA'))).toBe('INVALID_CURSOR');
    expect(code(await then('cursor.page-bound', '&include_images=true'))).toBe('CURSOR_STALE');
    expect(code(await then('cursor.workspace-forbidden', '', 'unentitled'))).toBe('API_ACCESS_DENIED');
    expect(code(await then('cursor.needs-encoding'))).toBe(200);
    const ask = formOf('cursor.stale-now-and-then');
    const cursor = (await ask(first)).body.pagination.next_cursor;
    const codes: unknown[] = [];
    for (let time = 0; time < 5; time += 1) codes.push(code(await ask(`${first}&cursor=${cursor}`)));
    expect(codes).toEqual([200, 200, 200, 200, 'CURSOR_STALE']);
  });

  shows(
    ({ body }) => body.pagination,
    [
      ['pagination.cursor-on-first-page', first, { cursor: expect.any(String) }],
      ['pagination.limit-as-sent', within('limit=500'), { limit: 500 }],
      ['pagination.end-empty-text', within('country=ISL&limit=100'), { next_cursor: '' }],
      ['page.empty-at-the-end', events('date=2026-08-10&limit=100'), { next_cursor: expect.any(String) }],
    ],
  );

  it('cut pages short', async () => {
    expect((await formOf('page.short')(first)).body.data).toHaveLength(2);
  });
});

const november = `date_start=${month.date_start}&date_end=${month.date_end}&limit=100`;
const path = `/api/v2/events?${november}`;
const scores = (rows: readonly { metrics: { significance: number } }[]) =>
  rows.map(({ metrics }) => metrics.significance);

describe('variants of rules', () => {
  it.each([
    'significance.fixed-divisor',
    'significance.articles-linear',
    'significance.fatalities-to-fifty',
    'significance.severity-curved',
    'significance.two-digits',
    'significance.six-digits',
  ] as const)('%s blends otherwise', async (variant: VariantId) => {
    const more = '&category=POLITICAL,Battles&sort=recent';
    const usual = scores((await clientOf().raw(path + more)).body.data);
    expect(scores((await formOf(variant)(path + more)).body.data)).not.toEqual(usual);
  });

  it('find other neighbours of a phrase', async () => {
    const phrase = '&search=government%20protest%20talks';
    const count = async (variant: VariantId) => (await formOf(variant)(path + phrase)).body.data.length;
    expect(await count('search.semantic-everything')).toBe(100);
    expect(await count('search.semantic-literal-only')).toBe(0);
    const client = formOf('search.semantic-unsteady');
    const first = (await client(path + phrase)).body.data;
    expect((await client(path + phrase)).body.data).not.toEqual(first);
  });

  it('answer offices in their own ways', async () => {
    expect((await formOf('office.unknown-not-found')(`${path}&office=Q1`)).status).toBe(404);
    const named = await formOf('office.name-invalid-param')(`${path}&office=President`);
    expect(named.body.code).toBe('INVALID_PARAM');
    const alone = await formOf('office.date-minded-alone')(`${path}&office_as_of=yesterday`);
    expect(alone.body.code).toBe('INVALID_DATE');
    const { body } = await formOf('office.undated-in')(`${path}&office=Q900001`);
    expect(body.applied_filters.office_holders).toEqual({ bridged_to_news: 2, unbridged: 1 });
  });
});

// biome-ignore lint/suspicious/noExplicitAny: tests read bodies by path and fail by their expectations.
const list = async (variant: VariantId, more: string): Promise<readonly any[]> =>
  (await formOf(variant)(`/api/v2/events?${november}${more}`)).body.data;

describe('variants of what a deployment knows', () => {
  it('hold few Events, whose ids resolve', async () => {
    const rows = await list('corpus.small', '');
    expect(rows.length).toBeLessThan(80);
    expect((await formOf('corpus.small')(`/api/v2/events/${rows[0].id}`)).body.data.id).toBe(rows[0].id);
  });

  it('lack offices, candidates or merged entities', async () => {
    expect((await formOf('corpus.without-offices')('/api/v2/offices')).body.data).toEqual([]);
    const found = (await formOf('corpus.without-candidates')('/api/v2/search?q=Amara&universe=all')).body
      .data;
    expect(JSON.stringify(found)).not.toContain('needs_review');
    const { applied_filters: applied } = (
      await formOf('corpus.without-merged-entities')(`/api/v2/events?${november}&entity=Amara%20Diallo`)
    ).body;
    expect(applied.entity_ids_expanded ?? []).toEqual([]);
  });

  it('were loaded at once', async () => {
    const significances = (await list('corpus.loaded-at-once', '&sort=recent')).map(
      ({ metrics }) => metrics.significance,
    );
    expect(significances).toEqual(significances.toSorted((one, other) => other - one));
    expect(new Set(significances).size).toBeGreaterThan(10);
  });

  it('know other tolls', async () => {
    const tolls = async (variant: VariantId) =>
      (await list(variant, '&category=Protests')).map(({ fatalities }) => fatalities);
    expect(await tolls('corpus.deathless-as-null')).not.toContain(0);
    expect(await tolls('corpus.tolls-known')).not.toContain(null);
  });
});
