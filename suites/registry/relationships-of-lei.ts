import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { leisOf, pairOf, relatedLei } from './relationship.js';
import { mayBeCut, recordsIn } from './rows.js';

export const relationshipsOfLei = defineCheck({
  id: 'registry/relationships-of-lei',
  title: 'Relationships of an LEI all have it at one end, and each shows for the LEI at its other end too',
  clauses: [
    'registry.relationships.records',
    'registry.relationships.lei.only',
    'registry.relationships.lei.start-node',
    'registry.relationships.lei.end-node',
  ],
  operations: ['listRegistryRelationships'],
  rulings: ['C39'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const { lei, rows } = await relatedLei(api);
      for (const [index, row] of rows.entries()) {
        expectThat(leisOf(row).includes(lei), `/data/${index}`, `${lei} at one end`, row);
        expectThat(leisOf(row).length >= 2, `/data/${index}`, 'the LEIs of its two ends', row);
        api.witness('relationships of the LEI');
      }
      // A record that names more entities than its ends does not tell which of them is the other end.
      for (const row of rows.filter((each) => leisOf(each).length === 2).slice(0, 3)) {
        const other = leisOf(row).find((each) => each !== lei) ?? lei;
        const reply = await api.get('listRegistryRelationships', { lei: other });
        const found = recordsIn(reply).some((each) => pairOf(each) === pairOf(row));
        expectThat(
          found || mayBeCut(reply),
          '/data',
          `the relationship of ${pairOf(row)}`,
          recordsIn(reply).length,
        );
        if (found) api.witness('relationships seen from both ends');
      }
    },
    { requests: 4 },
  ),
  refutedBy: [
    'registry.relationships.end-node-only',
    'registry.relationships.records-of-entities',
    'registry.relationships.start-node-only',
    'registry.relationships.unfiltered',
  ],
});
