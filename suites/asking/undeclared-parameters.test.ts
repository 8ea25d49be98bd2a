import { expect, it } from 'vitest';
import { Violation } from '../../src/kit/index.js';
import { exchangeOf, silentApi } from '../../src/kit/sample.test-data.js';
import { acceptedIn, expectSuggestion, strictnessOf } from './undeclared-parameters.js';

const path = '/api/v2/events';

it('reads path templates whatever their placeholders are called', () => {
  const directory = { strict: ['GET /api/v2/events/{id}', '/api/v2/leiregistry/entities/:lei'] };
  expect(strictnessOf(directory, '/api/v2/events/{event_id}')).toBe('strict');
  expect(strictnessOf(directory, '/api/v2/leiregistry/entities/{lei}')).toBe('strict');
});

it.each([
  ['a flag beside the path', { endpoints: [{ path, strict: true }] }, 'strict'],
  ['a flag that is false', { endpoints: [{ path: `GET ${path}`, descriptor_backed: false }] }, 'lenient'],
  ['a word beside the path', { endpoints: [{ path, validation: 'strict' }] }, 'strict'],
  ['a word for the other class', { endpoints: [{ path, validation: 'lenient' }] }, 'lenient'],
  ['a flag beside a call', { data: [{ descriptor_backed: true, call: { verb: 'GET', path } }] }, 'strict'],
  [
    'a call among others',
    { strict: true, calls: { one: { path }, other: { path: '/api/v2/x' } } },
    undefined,
  ],
  ['a call of another record', { path: '/api/v2/x', strict: true, see: { path } }, undefined],
  ['a list in a group', { coverage: { descriptor_backed: { count: 1, routes: [`GET ${path}`] } } }, 'strict'],
  ['a list in the other group', { coverage: { permissive: { count: 1, routes: [path] } } }, 'lenient'],
  ['a list in no group', { descriptor_coverage: { count: 1, routes: [path] } }, undefined],
  ['a list of paths', { coverage: { strict: [path], lenient: ['/api/v2/stories'] } }, 'strict'],
  ['a list of others', { coverage: { strict: [], non_strict: [path] } }, 'lenient'],
  ['a list of records', { coverage: { descriptor_backed: [{ path }] } }, 'strict'],
  ['a map of words', { coverage: { [path]: 'strict' } }, 'strict'],
  ['a map of flags', { coverage: { [path]: false } }, 'lenient'],
  ['a map of records', { coverage: { [path]: { strict: true } } }, 'strict'],
  ['another path alone', { coverage: { strict: ['/api/v2/events/summary'] } }, undefined],
  ['both classes', { coverage: { strict: [path], lenient: [path] } }, undefined],
  ['counts alone', { coverage: { total: 90, strict: 17 } }, undefined],
])('reads %s', (_layout, directory, expected) => {
  expect(strictnessOf(directory, path)).toBe(expected);
});

it.each<[string, unknown, readonly string[]]>([
  ['a list of names', ['country', 'zone'], ['country', 'zone']],
  [
    'descriptors',
    [
      { name: 'country', type: 'text' },
      { name: 'zone', type: 'text' },
    ],
    ['country', 'zone'],
  ],
  ['descriptors with labels', [{ label: 'Country', param: 'country' }], ['country']],
  ['a map to values', { country: ['USA'], zone: [] }, ['country', 'zone']],
  ['groups', { query: ['country'], path: [] }, []],
  ['a text', 'country', []],
])('reads the accepted names of %s', (_shape, accepted_params, expected) => {
  const reply = exchangeOf({ code: 'UNKNOWN_PARAM', details: { accepted_params } } as never, 400);
  expect(acceptedIn(reply, (name) => name === 'country')).toEqual(expected);
});

it('takes an alias beside the canonical names for a suggestion', () => {
  const refusal = (did_you_mean: string[]) =>
    exchangeOf({ code: 'UNKNOWN_PARAM', details: { did_you_mean, accepted_params: ['country'] } }, 400);
  expect(() => expectSuggestion(silentApi, refusal(['country', 'country_iso3']), 'country')).not.toThrow();
  expect(() => expectSuggestion(silentApi, refusal(['county']), 'country')).toThrow(Violation);
});
