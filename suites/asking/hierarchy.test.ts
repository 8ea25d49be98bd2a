import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import {
  ancestorsOf,
  childrenOf,
  childrenShown,
  hierarchyMember,
  ownLeisIn,
  parentOf,
  relativesIn,
  siblingsOf,
  topLevelOrDataMember,
} from './hierarchy.js';

const [parent, above, child, sibling] = [
  '5493001KJTIIGC8Y1R12',
  'HWUPKR0MPOU8FGXBT394',
  '7LTWFZYICNSX8D621K86',
  'INR2EJN1ERAN0W5ZP974',
] as const;
const coverage = { lei_present: true, in_registry_level2: true };

const flat = exchangeOf({
  success: true,
  coverage,
  hierarchy: {
    direct_parent: parent,
    parents: [parent, above],
    child_entities: [child],
    sibling_entities: [sibling],
    child_count: 1,
  },
});
const node = (lei: string) => ({ id: 'e_1', identifiers: { lei }, managing_lou: above });
const nested = exchangeOf({
  success: true,
  data: {
    coverage,
    hierarchy: {
      direct_parent: { ...node(parent), parent: node(above) },
      subsidiaries: { total: 1, items: [node(child)] },
      siblings: [node(sibling)],
      child_count: 1,
    },
  },
});

describe.each([
  ['flat', flat],
  ['nested', nested],
])('a %s hierarchy', (_form, reply) => {
  it('tells who is related', () => {
    expect(topLevelOrDataMember(reply, 'coverage')).toEqual(coverage);
    expect(parentOf(reply)).toBe(parent);
    expect(ancestorsOf(reply)).toEqual([parent, above]);
    expect(childrenOf(reply)).toEqual([child]);
    expect(siblingsOf(reply)).toEqual([sibling]);
    expect(hierarchyMember(reply, 'child_count')).toBe(1);
    expect(relativesIn(reply).toSorted()).toEqual([parent, above, child, sibling].toSorted());
  });
});

it.each(['child_leis', 'down', 'descendants', 'daughters'])('reads a list of children from %s', (name) => {
  const reply = exchangeOf({ hierarchy: { direct_parent: null, [name]: [child], child_count: 1 } });
  expect(childrenOf(reply)).toEqual([child]);
});

it.each([
  ['no list', {}, 0],
  ['a list of another name', { beneath: [{ lei: child }] }, undefined],
  ['a list of siblings', { siblings: [{ lei: sibling }] }, 0],
] as const)('counts the children of %s', (_which, lists, length) => {
  expect(childrenShown(exchangeOf({ hierarchy: { direct_parent: null, ...lists } }))).toBe(length);
});

it('takes breakdowns and chains of another kind for no list of relatives', () => {
  const counts = [{ country: 'DEU', count: 3 }];
  const lists = { children_by_country: counts, siblings_by_country: counts, supply_chain: [{ lei: above }] };
  const reply = exchangeOf({
    hierarchy: { ...lists, children: { by_country: counts, items: [{ lei: child }] } },
  });
  expect(childrenOf(reply)).toEqual([child]);
  expect(siblingsOf(reply)).toEqual([]);
  expect(ancestorsOf(reply)).toEqual([]);
});

it('tells relatives by their ids where a hierarchy repeats an LEI that was sent', () => {
  const reply = exchangeOf({ data: { entity_id: child, hierarchy: { parents: [{ entity_id: 'e_1' }] } } });
  expect(relativesIn(reply)).toEqual(['e_1']);
});

it('leaves out the handle that a hierarchy repeats', () => {
  const reply = exchangeOf({ data: { entity_id: child, hierarchy: { parents: [{ lei: above }] } } });
  expect(relativesIn(reply)).toContain(child);
  expect(relativesIn(reply, [child])).toEqual([above]);
});

it('tells null from nothing', () => {
  const reply = exchangeOf({ data: { hierarchy: { direct_parent: null } } });
  expect(hierarchyMember(reply, 'direct_parent')).toBeNull();
  expect(hierarchyMember(reply, 'child_count')).toBeUndefined();
});

it('reads the LEIs of an entity apart from those of others', () => {
  const entity = {
    id: 'e_000000000001',
    identifiers: [{ lei: parent }, { lei: above }],
    managing_lou: child,
    direct_parent: { lei: child },
    related: [{ id: 'e_000000000002', lei: sibling }],
  };
  expect([...ownLeisIn(entity, entity.id)]).toEqual([parent, above]);
});
