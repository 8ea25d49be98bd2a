import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isClauseId, levelOf, rulings } from '../contract/index.js';
import { isCheck } from '../src/kit/index.js';
import { faultIds } from '../src/proof/reference/index.js';
import { gate } from './gate.js';
import { suite, topics } from './index.js';
import { snapshot } from './snapshot.js';

/** Topics that hold what begins with other words than the name of their file. */
const gathered: Readonly<Record<string, readonly string[]>> = {
  'aicompute/lists': ['reply', 'fields', 'entity-id', 'ignored-names', 'left-open'],
  'aicompute/orders': ['companies-order', 'models-order', 'models-by-compute'],
  'authentication/account': ['key-without', 'past-due-key', 'over-quota-key', 'rate-limited-key'],
  'authentication/credentials': [
    'field-name',
    'further-routes',
    'missing-key',
    'other-scheme',
    'malformed-key',
    'cut-key',
    'unknown-key',
    'revoked-key',
    'disabled-key',
  ],
  'authentication/metering': ['second-key'],
  'authentication/plan': ['without', 'analyst-tier', 'markets-tier'],
  'entities/cards': ['card', 'without-page', 'shown-handles'],
  'entities/co-occurring': ['other-handles'],
  'entities/list': ['limit', 'search', 'tone', 'left-open'],
  'entities/one-registry': ['id-of-search', 'candidate'],
  'entities/stories': ['by-page-link', 'either-form'],
  'envelopes/success': ['list', 'detail', 'summary', 'registry', 'pagination', 'each', 'meta', 'applied'],
  'errors/boolean': ['invalid-boolean'],
  'errors/box': ['malformed-box'],
  'errors/code': ['stable-code', 'several-faults', 'unknown-path', 'invalid-search'],
  'errors/country': ['invalid-country', 'admin1'],
  'errors/cursor': ['unreadable-cursor'],
  'errors/date': ['invalid-date', 'instant-as-event-date', 'invalid-days', 'invalid-window'],
  'errors/entity': ['too-many-handles', 'office'],
  'errors/enum': ['invalid-enum', 'nearly-an-enum-value'],
  'errors/metric': ['crossed-metric-bounds', 'family-metric-conflict'],
  'errors/near': ['invalid-near', 'invalid-coordinate', 'invalid-radius'],
  'event-card/geography': ['country', 'actors'],
  'event-card/identity': ['texts', 'event', 'taxonomy', 'references', 'links'],
  'event-card/metrics': ['metric', 'fatalities'],
  'events-summary/bucket': ['buckets'],
  'events-summary/category': ['subcategory'],
  'events-summary/limit': ['no', 'not'],
  'events-summary/total': ['country', 'entity', 'office', 'empty', 'filters'],
  'events/country': ['region', 'continent', 'admin1', 'geo'],
  'events/metric': ['has', 'civilian', 'languages'],
  'events/near': ['bbox'],
  'events/reply': ['empty', 'images', 'entity-images'],
  'events/window-days': ['days', 'window-default', 'window-told', 'query-window'],
  'events/window-span': [
    'window-thirty-days',
    'window-up-to-a-year',
    'window-over-a-year',
    'window-chunks',
    'window-before-coverage',
    'window-reaches-into-coverage',
  ],
  'facilities/country': ['region'],
  'facilities/directory': ['reply', 'no-events', 'same-data-centers', 'left-open'],
  'facilities/flags': ['has', 'invalid-boolean'],
  'facilities/silo': ['record-source', 'record-coordinates', 'record-owners'],
  'facilities/status': ['source', 'unknown-source-or-sort'],
  'facilities/type': ['class'],
  'geography/country': ['per-country', 'only-of-country', 'regions', 'left-open'],
  'government/awards-entity': ['awards-bare-name', 'awards-cik-id', 'awards-wiki-id'],
  'government/awards-recipient': ['awards-uei', 'awards-selector-required'],
  'government/limit': ['left-open'],
  'government/links-flags': [
    'links-active-only',
    'links-adversary-only',
    'links-sanctioned-only',
    'links-invalid-boolean',
  ],
  'government/rollups': ['recipients'],
  'hierarchy/coverage': [
    'held-lei',
    'without-lei',
    'files-no-relationships',
    'reporting-exception',
    'none-on-file',
  ],
  'hierarchy/direct-parent': ['mutual'],
  'hierarchy/forms': ['unknown-entity', 'required-flag', 'as-of'],
  'hierarchy/limit': ['not-a-number'],
  'hierarchy/shapes': ['left-open', 'no-natural-persons', 'no-percentages', 'child-count'],
  'hierarchy/siblings': ['invalid-boolean'],
  'registry/filter': ['suggested-spelling', 'left-open'],
  'registry/lei': [
    'entities-broken-lei',
    'entities-by-lei',
    'entities-lei-limit',
    'entities-not-held',
    'entities-one-broken-lei',
    'lower-case-lei',
    'other-operations-broken-lei',
    'returned-leis',
  ],
  'registry/relationships': ['relationship'],
  'routes/exist': ['left-open', 'offices', 'situation'],
  'search/scope': ['scopes', 'universes', 'unknown-values'],
  'search/text': ['texts', 'left-open'],
  'stories/card': ['reply', 'article', 'linked'],
  'stories/category': ['story', 'deprecated', 'enum'],
  'stories/near': ['bbox'],
  'stories/region': ['continent', 'origin', 'country', 'geo', 'invalid'],
  'stories/summary-limit': ['summary-not'],
  'stories/window-refused': ['days', 'observed', 'window-before-coverage'],
  'versioning/endpoint': ['changelog'],
  'versioning/retired': ['other-retired-aliases'],
  'versioning/unknown-parameter': ['strictness-as-told', 'suggested-spelling'],
};

/** The topic whose name, or a word of it above, is the longest beginning of an id. */
function topicOf(id: string): string | undefined {
  const beginnings = Object.keys(topics).flatMap((topic) => {
    const area = topic.split('/')[0];
    return [topic, ...(gathered[topic] ?? []).map((word) => `${area}/${word}`)].map((beginning) => ({
      beginning,
      topic,
    }));
  });
  return beginnings
    .filter(({ beginning }) => `${id.replace('/', '-')}-`.startsWith(`${beginning.replace('/', '-')}-`))
    .toSorted((one, other) => other.beginning.length - one.beginning.length)[0]?.topic;
}

const ids = suite.map((check) => check.id);

describe('the suite', () => {
  it('has each id once', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('lists every topic', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .map((each) => each.replaceAll('\\', '/'))
      .filter(
        (each) =>
          each.endsWith('.ts') &&
          !/\.test(-data)?\.ts$|^(asking|rules)\/|^(index|gate|snapshot)\.ts$/.test(each),
      )
      .map((each) => each.replace(/\.ts$/, ''));
    expect(Object.keys(topics).toSorted()).toEqual(files.toSorted());
  });

  it('keeps each check in the file that the first words of its id name', () => {
    const named = Object.entries(topics).flatMap(([topic, exported]) =>
      Object.values(exported)
        .filter(isCheck)
        .map(({ id }) => ({ id, topic, byName: topicOf(id) })),
    );
    expect(named.filter(({ topic, byName }) => topic !== byName)).toEqual([]);
  });

  it.each(suite)('$id cites clauses of its level, rulings and faults that exist', (check) => {
    expect(check.clauses.length).toBeGreaterThan(0);
    expect(check.clauses.filter((each) => !isClauseId(each))).toEqual([]);
    expect((check.rulings ?? []).filter((each) => !Object.hasOwn(rulings, each))).toEqual([]);
    const known: readonly string[] = faultIds;
    expect(check.refutedBy.filter((each) => !known.includes(each))).toEqual([]);
    if (check.level === 'must') expect(check.clauses.map(levelOf)).toContain('must');
    if (check.level !== 'observe') expect(check.refutedBy.length).toBeGreaterThan(0);
    expect(check.title).not.toMatch(/\bshould\b|\.$/);
  });

  it('has every check of the gate', () => {
    expect(Object.keys(gate).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is what its snapshot says; write it with: npm run selftest -- --write', () => {
    const recorded = Object.entries(snapshot).map(([id, { level, clauses }]) => ({ id, level, clauses }));
    const now = suite.map(({ id, level, clauses }) => ({ id, level, clauses }));
    expect(now.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(recorded);
  });
});
