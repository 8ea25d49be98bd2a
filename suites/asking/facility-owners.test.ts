import { describe, expect, it } from 'vitest';
import { hasOwner, mayHaveOwner, ownerNamesOf, ownersOf } from './facility-owners.js';

it('tells an owner without an id', () => {
  expect(ownersOf({ owners: [{ name: 'Acme' }] })).toEqual([{ entityId: undefined, name: 'Acme' }]);
  expect(hasOwner({ owners: [] })).toBe(false);
});

it('takes no address of an owner, and nobody else, for an owner', () => {
  expect(ownersOf({ links: { owner: { entity_id: 'e_1' } }, operator: { entity_id: 'e_2' } })).toEqual([]);
});

describe('the name of an owner', () => {
  it.each([
    [{ country_name: 'Germany', name: 'RWE AG' }, 'RWE AG'],
    [{ role_label: 'Operator', parent_name: 'RWE', owner_name: 'RWE AG' }, 'RWE AG'],
    [{ legal_name: 'RWE AG', trade_name: 'RWE' }, undefined],
  ])('in %j is %s', (owner, name) => {
    expect(ownersOf({ owners: [{ entity_id: 'e_1', ...owner }] })).toEqual([{ entityId: 'e_1', name }]);
  });

  it('is none of its country or its parent', () => {
    const owners = [{ country_name: 'Germany', name: 'RWE AG', parent_name: 'RWE' }];
    expect(ownerNamesOf({ owners })).toEqual(['RWE AG']);
  });
});

it.each([
  { ownership: [{ entity_id: 'e_1', name: 'RWE AG' }] },
  { owned_by: [{ entity_id: 'e_1' }] },
  { owner: 'RWE AG', owner_entity_id: 'e_1' },
])('knows that %j may have an owner', (row) => {
  expect(mayHaveOwner(row)).toBe(true);
});

it('knows that a record without an owner or an id has none', () => {
  expect(mayHaveOwner({ name: 'Kestrel', owners: [], links: { owner: '/api/v2/entities/e_1' } })).toBe(false);
});
