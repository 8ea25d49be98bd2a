import { defineCheck, once } from '../../src/kit/index.js';
import { statedNames } from './organizations.js';
import { expectKept, knownPart, type TextFilter } from './text-filter.js';

const filter: TextFilter = {
  list: 'listDataCenters',
  name: 'owner',
  members: statedNames.listDataCenters,
  guesses: ['Google', 'Microsoft', 'Amazon'],
};

export const dataCentersOwner = defineCheck({
  id: 'aicompute/data-centers-owner',
  title: 'The owner filter, also spelled org, keeps the data centers whose owner contains the text sent',
  clauses: [
    'aicompute.data-centers.owner',
    'aicompute.data-centers.owner.substring',
    'aicompute.data-centers.owner.org',
  ],
  operations: ['listDataCenters'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const known = await knownPart(api, filter);
      for (const name of ['owner', 'org']) await expectKept(api, filter.list, name, known);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'aicompute.data-centers.org-ignored',
    'aicompute.data-centers.org-searches-users',
    'aicompute.data-centers.owner-dropped',
    'aicompute.data-centers.owner-or-user',
    'aicompute.data-centers.owner-prefix',
    'aicompute.data-centers.owner-searches-users',
    'aicompute.data-centers.owner-whole-names-only',
  ],
});
