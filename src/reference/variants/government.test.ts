import { beforeAll, describe, expect, it } from 'vitest';
import type { VariantId } from '../index.js';
import { ask } from './asked.test-data.js';
import { governmentVariants } from './government.js';
import { searchResultVariants } from './search-forms.js';

const tables = { ...governmentVariants, ...searchResultVariants };

const refused = (status: number, code: string) => ({ status, body: { success: false, code } });
const served = (body: object) => ({ status: 200, body });
const some = (member: object) => served({ data: expect.arrayContaining([member]) });
const text: unknown = expect.any(String);
const anything: unknown = expect.anything();
const awards = 'gov/awards?recipient=inc&limit=5';
const has = (member: object): object => expect.objectContaining(member);

/** What a request to each variant brings; `COUNTRY` is one of a link, `NAME` that of an entity. */
const shown: Readonly<Record<keyof typeof tables, readonly [path: string, expected: object]>> = {
  'government.awards.in-data': [awards, served({ data: { summary: anything, awards: expect.any(Array) } })],
  'government.awards.amounts-as-texts': [
    awards,
    served({ summary: { total_obligated_amount: expect.stringMatching(/^\$[\d,]+\.\d\d$/) } }),
  ],
  'government.awards.rollups-without-amount': [
    awards,
    served({
      recipient_rollups: expect.not.arrayContaining([has({ obligated_amount: anything })]),
    }),
  ],
  'government.awards.oldest-first': [awards, served({ awards: expect.any(Array) })],
  'government.awards.nested': [
    awards,
    served({ awards: expect.arrayContaining([has({ recipient: anything })]) }),
  ],
  'government.awards.camel-case': [awards, served({ summary: { awardCount: expect.any(Number) } })],
  'government.awards.source-names': [awards, served({ summary: { recipients: expect.any(Number) } })],
  'government.awards.selector-filter-required': ['gov/awards', refused(400, 'FILTER_REQUIRED')],
  'government.awards.uei-refused': ['gov/awards?uei=ZZZZZZZZZZZ9', refused(404, 'NOT_FOUND')],
  'government.links.filter-required': ['gov/fara', refused(400, 'FILTER_REQUIRED')],
  'government.links.in-data-items': ['gov/fara?limit=1', served({ data: { count: 1, items: [{}] } })],
  'government.links.nested': ['gov/fara?limit=1', served({ data: [{ registrant: { name: text } }] })],
  'government.links.sanctions-absent': [
    'gov/fara?sanctioned_only=true&limit=1',
    served({ data: [{ fp_sanction_lists: text }] }),
  ],
  'government.links.sanctions-null': ['gov/fara', some(has({ fp_sanction_lists: null }))],
  'government.links.status-capital': ['gov/fara', some(has({ status: 'Active' }))],
  'government.links.country-upper-case-only': ['gov/fara?country=LOWER', served({ data: [] })],
  'government.links.country-unknown-refused': ['gov/fara?country=MOON', refused(400, 'INVALID_COUNTRY')],
  'government.links.name-refused': ['gov/fara?entity=NAME', refused(400, 'INVALID_ENTITY_ID')],
  'government.links.any-order': ['gov/fara?limit=500', served({ data: expect.any(Array) })],
  'search.results.other-place': ['search?q=bank', served({ data: { results: expect.any(Array) } })],
  'search.registry.lane-of-its-own': [
    'search?q=bank&universe=registry',
    served({ data: [], registry: { results: expect.any(Array) } }),
  ],
  'search.result.nested': ['search?q=NAME', some(has({ entity: anything, match: anything }))],
  'search.result.other-names': ['search?q=NAME', some(has({ id: text, relevance: anything }))],
  'search.result.unknown-absent': ['search?q=NAME', some(has({ score: 96 }))],
  'search.values.unknown-empty': ['search?q=NAME&scope=moon', served({ data: [] })],
  'search.values.unknown-ignored': [
    'search?q=NAME&scope=moon',
    served({ applied_filters: { ignored: ['scope'] } }),
  ],
  'search.q.missing-empty': ['search', served({ data: [] })],
  'search.q.refused-when-short': ['search?q=a', refused(400, 'INVALID_SEARCH')],
};

describe('variants of government data and of search', () => {
  const texts: Record<string, string> = {};

  beforeAll(async () => {
    const { body } = await ask('gov/fara');
    const linked = body.data.find((row: Record<string, unknown>) => row.registrant_entity_id !== null);
    const { body: entity } = await ask(`entities/${linked.registrant_entity_id}`);
    texts.NAME = encodeURIComponent(entity.data.name);
    texts.LOWER = encodeURIComponent(String(linked.country).toLowerCase());
  });

  it.each(Object.entries(shown))('%s', async (id, [template, expected]) => {
    const path = template.replace(/NAME|LOWER/g, (name) => texts[name] ?? name);
    const told = await ask(path, [id as VariantId]);
    expect(told).toMatchObject(expected);
    expect(told).not.toEqual(await ask(path));
  });
});
