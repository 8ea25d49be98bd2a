import { describe, expect, it } from 'vitest';
import { carriedBy, withoutPart } from './result.js';

const result = {
  entity_id: 'e_1f',
  display_name: 'Acme',
  type: 'Organization',
  country: null,
  match_reason: 'name',
  score: 0.5,
};

describe('a result that lacks a part', () => {
  const { match_reason: _, ...bare } = result;
  it.each([
    ['is found where others tell it by its name', [result, bare], { part: 'match reason', row: bare }],
    ['is none where all tell it', [result, { ...result, score: null }], undefined],
    ['is none where no other tells it by its name', [bare, { ...bare, country: 'KE' }], undefined],
    ['is none for want of a country', [result, { ...result, country: undefined }], undefined],
  ])('%s', (_what, rows, expected) => {
    const results = rows.map((row) => JSON.parse(JSON.stringify(row)));
    expect(withoutPart(results)).toEqual(expected);
  });
});

describe('the parts of a result', () => {
  it('are told by names that fit, nested ones and nulls included', () => {
    const nested = {
      entity: { id: 'wiki:Acme', label: 'Acme', kind: 'org', country: { code: 'US' } },
      why: [],
      relevance: 1,
    };
    for (const each of [result, nested]) expect(carriedBy([each])).toMatchObject({ absent: [], unnamed: [] });
  });

  it('are absent when nothing is left that may be one', () => {
    const { match_reason: _, ...rest } = result;
    expect(carriedBy([rest])).toMatchObject({ absent: ['match reason'], unnamed: [] });
    expect(carriedBy([{ ...rest, status: 'active' }])).toMatchObject({ absent: ['match reason'] });
  });

  it('may stand under a name of the deployment’s own', () => {
    const { type: _, ...rest } = result;
    expect(carriedBy([{ ...rest, sort_of: 'org' }])).toMatchObject({ absent: [], unnamed: ['type'] });
    expect(carriedBy([{ ...rest, sort_of: 7 }])).toMatchObject({ absent: ['type'] });
  });
});
