import { at, defineCheck, expectOk, once, precondition, strings } from '../../src/kit/index.js';
import { heldLeis } from './record.js';

const parts = [
  { part: 'relationships', name: /relation|parent/i },
  { part: 'reporting exceptions', name: /exception/i },
  { part: 'ISINs', name: /isin/i },
];

// The names of fields are not shown, so that a part under another name cannot be told from none.
export const entityDetailParts = defineCheck({
  id: 'registry/entity-detail-parts',
  title: 'Under which names the detail of a record shows relationships, reporting exceptions and ISINs',
  clauses: ['registry.detail.reporting-exceptions', 'registry.record.fields'],
  level: 'observe',
  operations: ['getRegistryEntity'],
  rulings: ['C39'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(async (api) => {
    const [lei] = heldLeis(api.world);
    precondition(lei !== undefined, 'no LEI is known', 'no-data');
    const reply = await api.get('getRegistryEntity', {}, { path: { lei } });
    expectOk(reply);
    const names = [...strings(at(reply.json, '/data'))];
    for (const { part, name } of parts) {
      api.observe(part, names.find((each) => name.test(each)) ?? 'no field speaks of them');
    }
    api.observe('members of the record', Object.keys(at(reply.json, '/data') ?? {}).join(', '));
  }),
  refutedBy: [],
});
