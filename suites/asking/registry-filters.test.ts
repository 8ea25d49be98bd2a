import { expect, it } from 'vitest';
import type { World } from '../../src/kit/index.js';
import { namedRecords } from './registry-filters.js';

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

it.each(['Stichting Pension Fund NV', 'AB Granite Maritime SE', 'Granite AG', 'Granite, Maritime Trust AG'])(
  'leaves out %s',
  (name) => {
    expect(namedRecords(worldOf(name))).toEqual([]);
  },
);
