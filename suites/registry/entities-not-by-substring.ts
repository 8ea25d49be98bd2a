import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { namedRecords } from './named-record.js';
import { leiOf } from './record.js';
import { recordsIn } from './rows.js';

export const entitiesNotBySubstring = defineCheck({
  id: 'registry/entities-not-by-substring',
  title: 'The name filter does not find a record by a part from inside its legal name',
  clauses: ['registry.entities.name.not-substring'],
  operations: ['listRegistryEntities'],
  rulings: ['A75'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const records = namedRecords(api.world).slice(0, 2);
      precondition(records.length > 0, 'no record with a long legal name is known', 'no-data');
      for (const { lei, name, inside } of records) {
        const reply = await api.get('listRegistryEntities', { name: inside });
        const found = recordsIn(reply).some((each) => leiOf(each) === lei);
        expectThat(!found, '/data', `no record "${name}" for "${inside}"`, lei);
        api.witness('searches from inside a name');
      }
    },
    { requests: 2 },
  ),
  refutedBy: ['registry.name.ignored', 'registry.name.substring', 'registry.name.word-prefix'],
});
