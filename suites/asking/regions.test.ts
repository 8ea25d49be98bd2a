import { expect, it } from 'vitest';
import type { Exchange } from '../../src/kit/index.js';
import { mappedIn, valuesIn } from './regions.js';

const replyOf = (json: Exchange['json']): Exchange => ({
  request: { method: 'GET', target: '/api/v2/geo/admin1', credential: { role: 'full' } },
  status: 200,
  headers: {},
  text: JSON.stringify(json),
  json,
  ms: 1,
});

it('reads listed values, whether texts or objects with some', () => {
  expect(valuesIn(replyOf({ success: true, data: ['Bavaria', 'Saxony'] }))).toEqual([
    ['Bavaria'],
    ['Saxony'],
  ]);
  const objects = { data: { country: 'DEU', regions: [{ code: 'DE-BY', name: 'Bavaria', events: 3 }] } };
  expect(valuesIn(replyOf(objects))).toEqual([['DE-BY', 'Bavaria']]);
});

it('reads nothing where there is only a count', () => {
  expect(valuesIn(replyOf({ success: true, data: { count: 16 } }))).toEqual([]);
});

it('reads an object of regions where it names a known one', () => {
  const reply = replyOf({ data: { count: 2, regions: { BY: 'Bavaria', SN: 'Saxony' } } });
  expect(mappedIn(reply, ['Saxony'])).toEqual([
    ['BY', 'Bavaria'],
    ['SN', 'Saxony'],
  ]);
  expect(mappedIn(reply, ['Hesse'])).toEqual([]);
});
