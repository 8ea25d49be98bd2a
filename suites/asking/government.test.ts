import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import {
  amountMembers,
  amountOf,
  amountsIn,
  awardsIn,
  countIn,
  figureOf,
  recipientOf,
  recipientsIn,
  rowKey,
  ueiOf,
} from './government.js';
import {
  countriesOf,
  countryOf,
  idsOf,
  isActive,
  isBlankSide,
  isOfCountry,
  isSanctioned,
  nameOf,
  pairOf,
  sanctionsOf,
  soleCountryOf,
  statusOf,
} from './links.js';

const parts = { summary: { total: 1 }, recipient_rollups: [{ a: 1 }], awards: [{ b: 2 }] };

describe('awardsIn', () => {
  it.each([
    ['at top level', { success: true, ...parts }],
    ['within data', { success: true, data: parts }],
  ])('finds the parts %s', (_, json) => {
    const { summary, rollups, rows } = awardsIn(exchangeOf(json));
    expect([summary, rollups, rows]).toEqual([parts.summary, parts.recipient_rollups, parts.awards]);
  });

  it('fails a reply that lacks one', () => {
    expect(() => awardsIn(exchangeOf({ data: { ...parts, awards: null } }))).toThrow('/awards');
  });
});

describe('a recipient', () => {
  it.each([
    [{ recipient_name: 'ACME INC', uei: 'abc123def456', awarding_agencies: ['NASA'] }],
    [{ recipient: { name: 'ACME INC', id: 'ABC123DEF456' }, agencies: [{ name: 'NASA' }] }],
  ])('is known by name and UEI in %j', (rollup) => {
    expect(recipientOf(rollup)).toBe('ACME INC');
    expect(ueiOf(rollup)).toBe('ABC123DEF456');
  });

  it('has no word of twelve letters for a UEI', () => {
    expect(ueiOf({ name: 'UNIVERSITIES', note: 'CONSTRUCTION' })).toBeUndefined();
  });
});

it('prefers the name of a recipient itself, whatever stands before it', () => {
  const recipient = { entity_name: 'Boeing (company)', name: 'THE BOEING COMPANY' };
  expect(recipientOf({ recipient })).toBe('THE BOEING COMPANY');
  expect(recipientOf({ recipient_parent_name: 'BOEING', recipient_name: 'INSITU' })).toBe('INSITU');
});

it('reads the status of a link itself before those of its filings', () => {
  const filings = [{ status: 'amended' }, { status: 'new' }];
  expect(statusOf({ active: true, filings })).toBe('active true');
  expect(statusOf({ filings, link: { status: 'Terminated' } })).toBe('terminated');
  expect(statusOf({ status: 'active', is_active: true })).toBe('active');
});

it('finds sanctions at whatever depth', () => {
  const row = { principal: { screening: { fp_sanction_lists: ['SDN'] } } };
  expect(sanctionsOf(row, 'fp_sanction_lists')).toEqual(['SDN']);
});

it('reads an amount by the likeliest member', () => {
  expect(amountOf({ award_count: 3, total: 7, obligated_amount: '12.50' })).toBe(12.5);
  expect(amountOf({ award_count: 3 })).toBeUndefined();
});

it('passes over amounts of a part of the time, and keeps all others that fit', () => {
  const rollup = {
    obligated_last_year: 3,
    obligated_by_year: { 2025: 1 },
    obligated: 9,
    obligated_gross: 11,
  };
  expect(amountOf(rollup)).toBe(9);
  expect(amountMembers([rollup, { obligated: 4 }])).toEqual(['/obligated']);
  expect(amountsIn([rollup, { obligated: 4 }], '/obligated')).toEqual([9, 4]);
  expect(amountOf({ obligated_last_year: 3 })).toBeUndefined();
});

it('reads a figure as it is printed', () => {
  expect([figureOf(5), figureOf('$1,234.50'), figureOf('n/a')]).toEqual([5, 1234.5, undefined]);
});

it('recognises a row by its permalink, or by all of it', () => {
  expect(rowKey({ permalink: 'https://x.example/1', amount: 1 })).toBe('https://x.example/1');
  expect(rowKey({ amount: 1 })).toBe('{"amount":1}');
});

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

it('leaves the country of a link open where several may be meant', () => {
  const principal = { incorporatedInCountry: 'CYPRUS', principalCountry: 'CHINA' };
  expect(countriesOf({ agent: { agentCountry: 'US' }, foreignPrincipal: principal })).toEqual(['CHINA']);
  const link = { filer_country: 'US', country: 'China' };
  expect(soleCountryOf(link)).toBeUndefined();
  expect(['CHINA', 'JAPAN'].map((country) => isOfCountry(link, country))).toEqual([undefined, false]);
  expect(isOfCountry({ country: 'China' }, 'CHINA')).toBe(true);
});

it('tells sanction members that are absent from those that hold nothing', () => {
  expect(sanctionsOf(flat, 'fp_sanction_programs')).toEqual([]);
  expect(sanctionsOf(nested, 'fp_sanction_programs')).toBeNull();
  expect(sanctionsOf({}, 'fp_sanction_programs')).toBeUndefined();
  expect(isSanctioned({ fp_sanction_lists: [] })).toBe(false);
});

it('leaves a status open whose spelling does not tell', () => {
  expect(statusOf({ status: 'A' })).toBe('a');
  expect(isActive({ status: 'A' })).toBeUndefined();
  expect(isActive({ status: 'Active' })).toBe(true);
});

it('reads the status of a link and not that of a side', () => {
  expect(isActive({ active: false, registrant_status: 'Active' })).toBe(false);
  expect(isActive({ active: true, link_state: 'x', foreign_principal: { status: 'Terminated' } })).toBe(true);
  expect(statusOf({ registrant_status: 'Active' })).toBeUndefined();
});

it('reads the number of recipients and not their amounts', () => {
  expect(recipientsIn({ recipients: { last_year: { count: 1 }, count: 5 } })).toBe(5);
  expect(countIn({ recipients: { count: 5 }, awards: { value: 7 } }, 'award-count')).toBe(7);
  expect(recipientsIn({ max_recipient_obligated: 1_000_000, recipient_count: 3 })).toBe(3);
});

it('takes no number of a contract for a UEI', () => {
  expect(ueiOf({ contract_number: 'W912DY12C003', recipient: 'ACME' })).toBeUndefined();
});

it('tells pairs apart by either side, and principals of one name by their countries and numbers', () => {
  expect(pairOf(flat)).toBe(pairOf({ ...flat, status: 'active' }));
  expect(pairOf(flat)).not.toBe(pairOf({ ...flat, country: 'X' }));
  expect(pairOf(flat)).not.toBe(pairOf({ ...flat, foreign_principal_id: 4711 }));
  expect(pairOf(flat)).not.toBe(pairOf({ ...flat, registrant_name: 'Lindgren' }));
  expect(pairOf(flat)).not.toBe(pairOf({ ...flat, registration_number: '6170' }));
  expect(pairOf(flat)).toBe(pairOf({ ...flat, registration_date: '2020-01-01' }));
});

it('takes a side for blank where no member says anything of it', () => {
  expect(isBlankSide({ registrant: {} }, 'registrant')).toBe(true);
  expect(isBlankSide({ registrant: {}, registrant_name: 'Lindgren' }, 'registrant')).toBe(false);
  expect(isBlankSide({ foreign_principal: 'X', fp_entity: { entity_id: null } }, 'principal')).toBe(false);
  expect(isBlankSide({ fp_sanction_lists: {} }, 'principal')).toBe(false);
  expect(isBlankSide({ agent: {} }, 'registrant')).toBe(false);
  expect(isBlankSide({ foreignPrincipal: {} }, 'principal')).toBe(true);
  expect(isBlankSide({ client: 'X', principal_flags: {} }, 'principal')).toBe(false);
});
