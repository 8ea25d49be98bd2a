import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { heldLeis, leiOf } from './record.js';
import { recordsIn } from './rows.js';

export const entitiesByLei = defineCheck({
  id: 'registry/entities-by-lei',
  title: 'The lei filter returns the records of the LEIs sent, each of them and no others',
  clauses: ['registry.entities.lei', 'registry.entities.lei.list', 'service.registry.lei-key'],
  operations: ['listRegistryEntities'],
  rulings: ['C39'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const held = heldLeis(api.world).slice(0, 2);
      precondition(held.length === 2, 'fewer than two LEIs are known', 'no-data');
      for (const leis of [held.slice(0, 1), held]) {
        const reply = await api.get('listRegistryEntities', { lei: leis.join(',') });
        const seen = recordsIn(reply).map((record) => leiOf(record) ?? 'no LEI');
        const strangers = seen.filter((lei) => !leis.includes(lei));
        expectThat(strangers.length === 0, '/data', `records of ${leis.join(' and ')} alone`, strangers);
        const absent = leis.filter((lei) => !seen.includes(lei));
        expectThat(absent.length === 0, '/data', `a record of ${absent.join(' and ')}`, seen);
        api.witness('records by LEI', seen.length);
      }
    },
    { requests: 2 },
  ),
  refutedBy: [
    'registry.lei-list.answered-with-others',
    'registry.lei-list.first-only',
    'registry.lei-list.not-split',
    'registry.lei-list.relatives-included',
  ],
});
