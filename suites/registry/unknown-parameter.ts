import { defineCheck, forEach, precondition } from '../../src/kit/index.js';
import { expectAsTold } from '../versioning/expect-as-told.js';
import { heldLeis } from './record.js';

const rows = [
  'listRegistryEntities',
  'getRegistryEntity',
  'listRegistryRelationships',
  'lookUpIsin',
] as const;

export const unknownRegistryParameter = defineCheck({
  id: 'registry/unknown-parameter',
  title:
    'An undeclared parameter is refused as UNKNOWN_PARAM or listed as ignored by each registry operation',
  clauses: [
    'error.unknown-param',
    'versioning.lenient.ignored',
    'versioning.strict.unknown-param',
    'versioning.strict.validates',
  ],
  operations: [...rows],
  rulings: ['A46', 'C21'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: forEach(rows, async (api, operation) => {
    const [lei] = heldLeis(api.world);
    precondition(lei !== undefined, 'no LEI is known', 'no-data');
    const name = 'zzqxvk_1';
    const query = operation === 'getRegistryEntity' ? { [name]: 'x' } : { lei, [name]: 'x' };
    const reply = await api.get(operation, query, { path: { lei } });
    await expectAsTold(api, operation, reply, name);
  }),
  refutedBy: ['meta.strict-called-lenient', 'registry.undeclared.served'],
});
