import { expect, it } from 'vitest';
import { emptyWorld, exchangeOf, silentApi } from '../../src/kit/sample.test-data.js';
import { isCalledPerson, isPerson, longestLine } from './hierarchy-relatives.js';

it.each([
  [{ id: 'e_1', type: 'Person' }, true],
  [{ id: 'e_1', entity_type: 'natural_person' }, true],
  [{ id: 'e_1', type: 'organization', note: 'person' }, false],
  [{ id: 'e_1', type: 'organization', contact: { type: 'person' } }, false],
  [undefined, false],
])('%j is a person: %s', (card, is) => expect(isPerson(card)).toBe(is));

it.each([
  [{ id: 'e_1', naming: { displayName: 'A. Bell', entityType: 'person' } }, true],
  [{ id: 'e_1', name: 'Bell Ltd', contact: { name: 'A. Bell', type: 'person' } }, false],
  [{ id: 'e_1', name: 'A. Bell', type: 'person', office: { type: 'ministry' } }, false],
  [{ id: 'e_1', name: 'Bell Ltd', staff: [{ name: 'A. Bell', type: 'person' }] }, false],
])('%j is called a person: %s', (card, is) => expect(isCalledPerson(card)).toBe(is));

it('goes down from an entity seen to find a line, where no entity seen has two ancestors', async () => {
  const [child, seen, parent] = ['529900T8BM49AURSDO55', '5493001KJTIIGC8Y1R12', '213800WSGIIZCXF1P572'];
  const families: Readonly<
    Record<string, { readonly direct_parent?: string; readonly children?: string[] }>
  > = {
    [child]: { direct_parent: seen },
    [seen]: { direct_parent: parent, children: [child] },
    [parent]: { children: [seen] },
  };
  const line = await longestLine({
    ...silentApi,
    world: { ...emptyWorld, offer: { ...emptyWorld.offer, leis: [seen] } },
    get: async (_operation, _query, { path = {} } = {}) => {
      const family = families[path.entity_id ?? ''];
      return family === undefined ? exchangeOf({}, 404) : exchangeOf({ data: { hierarchy: family } });
    },
  });
  expect(line).toEqual([child, seen, parent]);
});
