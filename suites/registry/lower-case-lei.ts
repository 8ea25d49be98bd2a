import { at, defineCheck, expectRefusal, expectThat, once, precondition } from '../../src/kit/index.js';
import { heldLeis, leiOf } from './record.js';
import { recordsIn } from './rows.js';

export const lowerCaseLei = defineCheck({
  id: 'registry/lower-case-lei',
  title: 'An LEI in lower case is folded or refused as INVALID_LEI',
  clauses: ['registry.lei.lower-case'],
  level: 'observe',
  operations: ['getRegistryEntity', 'listRegistryEntities'],
  rulings: ['A75'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const lei = heldLeis(api.world).find((each) => /[A-Z]/.test(each));
      precondition(lei !== undefined, 'no LEI with a letter is known', 'no-data');
      const lower = lei.toLowerCase();
      const detail = await api.get('getRegistryEntity', {}, { path: { lei: lower } });
      const list = await api.get('listRegistryEntities', { lei: lower });
      if (detail.status === 200) {
        expectThat(
          leiOf(at(detail.json, '/data')) === lei,
          '/data',
          `the record of ${lei}`,
          leiOf(detail.json),
        );
      } else expectRefusal(detail, { codes: ['INVALID_LEI'] });
      if (list.status === 200) {
        const found = recordsIn(list).some((record) => leiOf(record) === lei);
        expectThat(found, '/data', `the record of ${lei}`, recordsIn(list).length);
      } else expectRefusal(list, { codes: ['INVALID_LEI'] });
      api.observe('an LEI in lower case', `detail ${detail.status}, list ${list.status}`);
    },
    { requests: 2 },
  ),
  refutedBy: [],
});
