import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { nameOf } from './record.js';
import { pageOf } from './sample.js';
import { directionOf } from './text-order.js';

export const sortName = defineCheck({
  id: 'facilities/sort-name',
  title: 'sort=name orders the facilities by their names, and is the order of a list without sort',
  clauses: ['facilities.sort.name', 'facilities.sort.default', 'facilities.sort.text-direction'],
  operations: ['listFacilities'],
  rulings: ['A57'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const [unsorted, byName] = [await pageOf(api), await pageOf(api, { sort: 'name' })].map((reply) =>
      listIn(reply).flatMap((row) => nameOf(row) ?? []),
    );
    precondition(
      unsorted !== undefined && byName !== undefined && byName.length > 1,
      'no names are seen',
      'no-data',
    );
    const direction = directionOf(byName);
    precondition(direction !== 'unknown', 'names that tell no order', 'no-data');
    expectThat(direction !== 'none', '/data', 'facilities in the order of their names', byName.slice(0, 8));
    // Equal names may stand in any order, and pages may be short.
    const common = Math.min(unsorted.length, byName.length);
    const [here, there] = [unsorted.slice(0, common), byName.slice(0, common)];
    const differs = here.findIndex((name, index) => name !== there[index]);
    expectThat(
      differs < 0,
      `/data/${differs}`,
      `the name "${there[differs]}" as with sort=name`,
      here[differs],
    );
    api.witness('names in order', common);
    // Ascending is natural, not stated.
    api.observe('sort=name', direction);
  }),
  refutedBy: [
    'facilities.sort.default-by-id',
    'facilities.sort.default-recent',
    'facilities.sort.name-ignored',
    'facilities.sort.name-within-types',
  ],
});
