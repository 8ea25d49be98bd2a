import { describe, expect, it } from 'vitest';
import { hasOwner, ownerIdsOf, ownerNamesOf, ownersOf } from './facility-owners.js';
import {
  addressesOf,
  capacityOf,
  classOf,
  coordinatesOf,
  facilityIdOf,
  mayShowPlace,
  namesOf,
  sourcesOf,
  statusOf,
  typeOf,
} from './facility-record.js';

const flat = {
  facility_id: 'f_12ab',
  name: 'Kestrel Wind Farm',
  type: 'wind_farm',
  class: 'power',
  source: 'energy_registry',
  status: 'operating',
  latitude: 51.5,
  longitude: -0.1,
  capacity: 120,
  capacity_unit: 'MW',
  owners: [{ entity_id: 'e_9f', name: 'Acme Power AG' }],
  follow_on_urls: { self: '/api/v2/facilities/f_12ab' },
};

const nested = {
  ref: { facility_id: 'f_12ab' },
  display_name: 'Kestrel Wind Farm',
  type: 'wind_farm',
  facility_class: 'power',
  source: { silo: 'energy_registry', url: 'https://source.example' },
  status: 'operating',
  geometry: { type: 'Point', coordinates: [-0.1, 51.5] },
  capacity: { value: '120', unit: 'MW' },
  owner: { entity: { entity_id: 'e_9f', label: 'Acme Power AG' } },
  links: ['https://facilities.example/f_12ab'],
};

describe.each([
  ['flat', flat],
  ['nested', nested],
])('a %s record', (_form, row) => {
  it('shows what the document describes', () => {
    expect(facilityIdOf(row)).toBe('f_12ab');
    expect(namesOf(row)).toEqual(['Kestrel Wind Farm']);
    expect(typeOf(row)).toBe('wind_farm');
    expect(classOf(row)).toBe('power');
    expect(sourcesOf(row)).toEqual(['energy_registry']);
    expect(statusOf(row)).toBe('operating');
    expect(coordinatesOf(row)).toEqual({ latitude: 51.5, longitude: -0.1 });
    expect(capacityOf(row)).toBe(120);
    expect(ownersOf(row)).toEqual([{ entityId: 'e_9f', name: 'Acme Power AG' }]);
    expect(ownerIdsOf(row)).toEqual(['e_9f']);
    expect(ownerNamesOf(row)).toEqual(['Acme Power AG']);
    expect(hasOwner(row)).toBe(true);
    expect(addressesOf(row).length).toBeGreaterThan(0);
  });
});

it('takes no capacity of another unit for one in MW', () => {
  expect(capacityOf({ capacity: 900, capacity_unit: 'kt/yr' })).toBeUndefined();
  expect(capacityOf({ capacity: '120 MW' })).toBe(120);
  expect(capacityOf({ capacity: null, capacity_mw: '12.5' })).toBe(12.5);
});

it('does not read a pair of unknown order', () => {
  expect(coordinatesOf({ coordinates: [51.5, -0.1] })).toBeNull();
});

it('knows that two numbers, or a text of two, may be a place', () => {
  expect(mayShowPlace({ y: 1.5, x: 2.5 })).toBe(true);
  expect(mayShowPlace({ position: '51.5, -0.1' })).toBe(true);
  expect(mayShowPlace({ y: 1.5, capacity_mw: 12, updated_at: '2026-01-01T00:00:00Z' })).toBe(false);
});

describe('statusOf', () => {
  const units = [{ status: 'retired' }, { status: 'mothballed' }];
  it.each([
    ['beside those of units', { status: 'mothballed', units }, 'mothballed'],
    ['of a code and a label', { status: { code: 'operating', label: 'OPERATING' } }, 'operating'],
    ['further down', { details: { status: 'operating' } }, 'operating'],
    ['that all units have', { units: [{ status: 'retired' }, { status: 'retired' }] }, 'retired'],
    ['above that of a permit', { permit: { status: 'retired' }, status: 'operating' }, 'operating'],
  ])('reads one %s', (_form, row, status) => {
    expect(statusOf(row)).toBe(status);
  });

  it.each([
    ['several at once', { status: ['construction', 'operating'] }],
    ['those of units that differ', { units }],
    ['an undocumented one above a documented one', { status: 'mothballed', permit: { status: 'retired' } }],
    ['none above that of a permit', { status: null, permit: { status: 'retired' } }],
  ])('does not decide between %s', (_form, row) => {
    expect(statusOf(row)).toBeUndefined();
  });
});

it('takes no end of a line for the place of a facility', () => {
  const ends = { start_latitude: 51.2, start_longitude: 58.1, end: { latitude: 54.1, longitude: 13.6 } };
  expect(coordinatesOf(ends)).toBeNull();
  expect(coordinatesOf({ ...ends, latitude: 52, longitude: 30 })).toEqual({ latitude: 52, longitude: 30 });
});
