import { defineCheck, expectThat, forEach, precondition } from '../../src/kit/index.js';
import { namedRecords } from './named-record.js';
import { leiOf } from './record.js';
import { mayBeCut, recordsIn } from './rows.js';

const spellings = [
  { spelling: 'whole name', of: 'name', change: (text: string) => text },
  { spelling: 'upper case', of: 'name', change: (text: string) => text.toUpperCase() },
  { spelling: 'lower case', of: 'name', change: (text: string) => text.toLowerCase() },
  { spelling: 'beginning', of: 'beginning', change: (text: string) => text },
] as const;

export const entitiesByName = defineCheck({
  id: 'registry/entities-by-name',
  title: 'The name filter finds a record by its whole legal name in any letter case, and by its beginning',
  clauses: [
    'registry.entities.name.exact',
    'registry.entities.name.normalized',
    'registry.entities.name.prefix',
  ],
  operations: ['listRegistryEntities'],
  rulings: ['A75'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: forEach(spellings, async (api, { spelling, of, change }) => {
    const [record] = namedRecords(api.world);
    precondition(record !== undefined, 'no record with a long legal name is known', 'no-data');
    const name = change(record[of]);
    const reply = await api.get('listRegistryEntities', { name });
    const found = recordsIn(reply).some((each) => leiOf(each) === record.lei);
    precondition(found || !mayBeCut(reply), `too many records for "${name}" to see them all`, 'no-data');
    expectThat(
      found,
      '/data',
      `${record.lei} "${record.name}" by ${spelling} "${name}"`,
      recordsIn(reply).length,
    );
    api.witness('records found by name');
  }),
  refutedBy: [
    'registry.name.case-sensitive',
    'registry.name.exact-not-found',
    'registry.name.exact-only',
    'registry.name.prefix-of-whole-words',
  ],
});
