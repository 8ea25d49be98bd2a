import { describe, expect, it } from 'vitest';
import { countryOf, idsOf, isActive, isSanctioned, nameOf, pairOf, sanctionsOf, statusOf } from './links.js';

const flat = {
  registrant_name: 'Marsh LLP',
  registrant_entity_id: 'e_1a',
  foreign_principal_name: 'Ministry of Trade',
  foreign_principal_entity_id: null,
  country: 'ETHIOPIA',
  status: 'terminated',
  fp_sanction_lists: ['OFAC SDN'],
  fp_sanction_programs: [],
};
const nested = {
  registrant: { name: 'Marsh LLP', entity_id: 'e_1a' },
  foreign_principal: { label: 'Ministry of Trade', country_name: 'ETHIOPIA' },
  is_active: false,
  screening: { fp_sanction_lists: [{ list: 'OFAC SDN' }], fp_sanction_programs: null },
};

describe.each([
  ['flat', flat],
  ['nested', nested],
])('a %s link', (_form, row) => {
  it('shows its two sides', () => {
    expect(nameOf(row, 'registrant')).toBe('Marsh LLP');
    expect(nameOf(row, 'principal')).toBe('Ministry of Trade');
    expect(idsOf(row, 'registrant')).toEqual(['e_1a']);
    expect(idsOf(row, 'principal')).toEqual([]);
  });

  it('shows its country, status and sanctions', () => {
    expect(countryOf(row)).toBe('ETHIOPIA');
    expect(isActive(row)).toBe(false);
    expect(isSanctioned(row)).toBe(true);
  });
});

it('tells sanction members that are absent from empty ones', () => {
  expect(sanctionsOf(flat, 'fp_sanction_programs')).toEqual([]);
  expect(sanctionsOf(nested, 'fp_sanction_programs')).toBeUndefined();
  expect(isSanctioned({ fp_sanction_lists: [] })).toBe(false);
});

it('leaves a status open whose spelling does not tell', () => {
  expect(statusOf({ status: 'A' })).toBe('a');
  expect(isActive({ status: 'A' })).toBeUndefined();
  expect(isActive({ status: 'Active' })).toBe(true);
});

it('tells pairs apart by either side', () => {
  expect(pairOf(flat)).toBe(pairOf({ ...flat, status: 'active', country: 'X' }));
  expect(pairOf(flat)).not.toBe(pairOf({ ...flat, registrant_name: 'Lindgren' }));
});
