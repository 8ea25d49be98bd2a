import { describe, expect, it } from 'vitest';
import type { Exchange, Json } from '../../src/kit/index.js';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import {
  endsOf,
  isToDirectParent,
  legalCountryAt,
  legalCountryOf,
  legalNameOf,
  leiOf,
  mayBeCut,
  placesIn,
  recordsIn,
} from './registry.js';

const flat = { lei: '5493001KJTIIGC8Y1R12', legal_name: 'Acme Bank AG', country: 'DEU' };
const nested = {
  relationships: [{ parent: { lei: 'HWUPKR0MPOU8FGXBT394' } }],
  attributes: {
    LEI: '5493001KJTIIGC8Y1R12',
    entity: {
      legalName: { name: 'Acme Bank AG', language: 'en' },
      otherNames: [{ name: 'Acme' }],
      headquartersAddress: { country: 'FR' },
      legalAddress: { country: 'DE' },
    },
  },
};

describe.each([
  ['flat', flat],
  ['nested', nested],
])('a %s record', (_form, record) => {
  it('shows its LEI, legal name and legal country', () => {
    expect(leiOf(record)).toBe('5493001KJTIIGC8Y1R12');
    expect(legalNameOf(record)?.text).toBe('Acme Bank AG');
    expect(legalCountryOf(record)?.iso3).toBe('DEU');
  });
});

it('reads the country of the legal address, and not that of the legal form', () => {
  const record = { legal_form: { country: 'US' }, legal_address: { country: 'DE' } };
  expect(legalCountryOf(record)?.iso3).toBe('DEU');
  expect(legalCountryOf({ legal_form: { country: 'US' }, country: 'DE' })?.iso3).toBe('DEU');
});

it('keeps the LEI, the legal name and the legal country of a record apart from those beside them', () => {
  const record = {
    id: '5493001KJTIIGC8Y1R12',
    direct_parent: { lei: 'HWUPKR0MPOU8FGXBT394' },
    legal_name: { language: 'en', name: 'Acme Bank AG' },
    addresses: [
      { country: 'FR', type: 'HEADQUARTERS' },
      { country: 'DE', type: 'LEGAL' },
    ],
  };
  expect(leiOf(record)).toBe(record.id);
  expect(legalNameOf(record)?.text).toBe('Acme Bank AG');
  expect(legalCountryOf(record)?.path).toBe('/addresses/1/country');
  expect(legalCountryAt(record, '/addresses/0/country')).toEqual(['/addresses/1/country', 'DE']);
});

describe('a list of records', () => {
  const recordsOf = (data: Json, operation = 'listRegistryEntities') =>
    recordsIn({ ...exchangeOf({ success: true, data }), request: { operation } } as unknown as Exchange);

  it.each([
    ['data itself', [flat], [flat]],
    ['the first that shows LEIs', { warnings: [], facets: [{ name: 'status' }], records: [flat] }, [flat]],
    ['null', null, []],
    ['null within data', { lei: flat.lei, records: null }, []],
  ])('is %s', (_, data, expected) => expect(recordsOf(data)).toEqual(expected));

  it('is not a record alone', () => {
    expect(() => recordsOf(flat)).toThrow('an array of records');
  });
});

it.each([{ pagination: { next_cursor: 'abc' } }, { has_more: true }, { links: { next: '/p?2' } }])(
  'is cut where a reply tells so: %j',
  (more) => {
    expect(mayBeCut(exchangeOf({ success: true, data: [flat], ...more }))).toBe(true);
    expect(mayBeCut(exchangeOf({ success: true, data: [flat] }))).toBe(false);
  },
);

it('lists texts from the root on', () => {
  expect(placesIn({ a: { b: ['x'] }, C: 'y' })).toEqual([
    { path: '/c', text: 'y' },
    { path: '/a/b/0', text: 'x' },
  ]);
});

const [child, parent] = ['5493001KJTIIGC8Y1R12', 'HWUPKR0MPOU8FGXBT394'] as const;

const today = '2026-11-27';

describe('a relationship', () => {
  it.each([
    { start_node: child, end_node: parent, managing_lou: child },
    { relationship: { startNode: { lei: child }, endNode: { lei: parent } } },
    { parent: { lei: parent }, subsidiary: { lei: child } },
  ])('tells its ends: %j', (row) => {
    expect(endsOf(row)).toEqual({ child, parent });
  });

  it('does not tell them by other names', () => {
    expect(endsOf({ from: child, to: parent })).toBeUndefined();
  });

  it('is one to a direct parent unless its texts say otherwise', () => {
    const type = 'IS_DIRECTLY_CONSOLIDATED_BY';
    expect(isToDirectParent({ type, name: 'Acme Fund AG' }, today)).toBe(true);
    expect(isToDirectParent({ type: 'IS_ULTIMATELY_CONSOLIDATED_BY' }, today)).toBe(false);
    expect(isToDirectParent({ type, status: 'INACTIVE' }, today)).toBe(false);
  });

  it.each([
    [{ status: 'EXPIRED' }, false],
    [{ active: false }, false],
    [{ period_end: '2020-12-31' }, false],
    [{ validTo: '2026-03-01T00:00:00Z' }, false],
    [{ period_end: '9999-12-31' }, true],
    [{ active: true, period_start: '2020-12-31' }, true],
    [{ periods: [{ type: 'ACCOUNTING_PERIOD', end: '2020-12-31' }] }, true],
  ])('is one to a direct parent while it is in force: %j', (row, isInForce) => {
    expect(isToDirectParent({ type: 'IS_DIRECTLY_CONSOLIDATED_BY', ...row }, today)).toBe(isInForce);
  });
});
