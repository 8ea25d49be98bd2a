import {
  at,
  defineCheck,
  expectOk,
  expectThat,
  isObject,
  mentions,
  once,
  precondition,
} from '../../src/kit/index.js';
import { heldLeis, legalNameOf, leiOf, recordsOf } from './record.js';

export const entityDetail = defineCheck({
  id: 'registry/entity-detail',
  title: 'The detail of an LEI that is held returns one record, that of this LEI',
  clauses: ['registry.detail.record', 'registry.record.key', 'service.registry.lei-key'],
  operations: ['getRegistryEntity'],
  rulings: ['C39'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const leis = heldLeis(api.world).slice(0, 2);
      precondition(leis.length > 0, 'no LEI is known', 'no-data');
      for (const lei of leis) {
        const reply = await api.get('getRegistryEntity', {}, { path: { lei } });
        expectOk(reply);
        const data = at(reply.json, '/data');
        expectThat(isObject(data), '/data', 'one record', data);
        expectThat(leiOf(data) === lei, '/data', `the record of ${lei}`, leiOf(data));
        const listed = recordsOf(api.world).find((each) => each.lei === lei);
        const name = legalNameOf(listed?.record)?.text;
        const isFull = name === undefined || mentions(data, name);
        expectThat(isFull, '/data', `the legal name ${name} of the full record`, Object.keys(data));
        api.witness('records');
      }
    },
    { requests: 2 },
  ),
  refutedBy: [
    'registry.detail.keyed-by-record-id',
    'registry.detail.other-record',
    'registry.detail.record-incomplete',
  ],
});
