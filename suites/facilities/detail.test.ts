import { expect, it } from 'vitest';
import { findMember } from '../asking/same-record.js';
import { isSameMember } from './detail.js';

it.each([
  ['in the record', { data: { attributes: { gem_id: 'G1' } } }],
  [
    'in a list of sources',
    { data: { sources: [{ name: 'maritime_ports' }, { attributes: { gem_id: 'G1' } }] } },
  ],
])('finds attributes %s', (_place, json) => {
  expect(findMember(json, 'attributes')).toEqual({ gem_id: 'G1' });
});

it('finds no attributes where there are none', () => {
  expect(findMember({ data: { sources: [{ name: 'attributes' }] } }, 'attributes')).toBeUndefined();
});

it.each([
  ['status', 'operating', 'Operating', true],
  ['status', 'operating', 'retired', false],
  ['name', 'Kestrel Wind Farm, Phase 2', 'Kestrel Wind Fa…', true],
  ['capacity', 120.4, 120, true],
  ['capacity', 120, 150, false],
  ['name', undefined, 'Kestrel', false],
])('compares the %s %s with %s of a list', (what, full, listed, same) => {
  expect(isSameMember(full, listed, what)).toBe(same);
});
