import { expect, it } from 'vitest';
import type { World } from '../../src/kit/index.js';
import { jurisdictionOf, namedRecords } from './registry-filters.js';

const worldOf = (...names: readonly string[]): World =>
  // Only the registry's records are read.
  ({
    offer: { registry: names.map((legal_name) => ({ lei: '5493001KJTIIGC8Y1R12', legal_name })) },
  }) as never;

it('cuts the beginning of a name inside a word and the inside after the first word', () => {
  expect(namedRecords(worldOf('Granite C6 Maritime Inc.'))).toEqual([
    {
      lei: '5493001KJTIIGC8Y1R12',
      name: 'Granite C6 Maritime Inc.',
      beginning: 'Granite C6 Mariti',
      inside: 'C6 Maritime Inc.',
    },
  ]);
});

it.each([
  ['XEROX CORPORATION RETIREMENT PLAN TRUST', 'XEROX CORPORATION RETIREME'],
  ['Acme Beschränkter Haftung Maritime SE', 'Acme Beschränkter Haftung Mariti'],
])('cuts the beginning of %s within no legal form', (name, beginning) => {
  expect(namedRecords(worldOf(name))).toMatchObject([{ beginning }]);
});

it.each([
  'Stichting Pension Fund NV',
  'SELARL Pharmacie Centrale SE',
  'AB Granite Maritime SE',
  'Granite AG',
  'Granite, Maritime Trust AG',
  'Sears Limited Partnership Fund Series',
  'Kroger  Retirement Plan',
  'Großkraftwerk Mannheim AG',
])('leaves out %s', (name) => {
  expect(namedRecords(worldOf(name))).toEqual([]);
});

it.each([
  [{ jurisdiction: { name: 'United Kingdom', code: 'GB' } }, 'GB'],
  [{ jurisdiction: 'US-DE' }, 'US-DE'],
  [{ jurisdiction: 'United Kingdom' }, undefined],
])('reads the code of a jurisdiction: %j', (record, code) => {
  expect(jurisdictionOf(record)?.text).toBe(code);
});
