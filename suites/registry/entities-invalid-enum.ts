import { defineCheck, expectRefusal, forEach } from '../../src/kit/index.js';
import { expectEnumRefusal } from '../errors/expect-enum-refusal.js';
import { registryEnums } from './entities-enums.js';

export const entitiesInvalidEnum = defineCheck({
  id: 'registry/entities-invalid-enum',
  title: 'A status or category outside its enumeration is refused as INVALID_ENUM with the accepted values',
  clauses: [
    'error.invalid-enum',
    'error.accepted-values',
    'registry.entities.entity-status.enum',
    'registry.entities.entity-status.accepted-values',
    'registry.entities.registration-status.enum',
    'registry.entities.registration-status.accepted-values',
    'registry.entities.entity-category.enum',
    'registry.entities.entity-category.accepted-values',
  ],
  operations: ['listRegistryEntities'],
  rulings: ['A46'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: forEach(registryEnums, async (api, { name }) => {
    const reply = await api.get('listRegistryEntities', { [name]: 'notavalue' });
    expectRefusal(reply, { codes: ['INVALID_ENUM'] });
    expectEnumRefusal(api, reply, []);
  }),
  refutedBy: [
    'registry.entity-category.unknown-dropped',
    'registry.entity-category.unknown-empty',
    'registry.entity-category.without-accepted-values',
    'registry.entity-category.wrong-code',
    'registry.entity-status.unknown-dropped',
    'registry.entity-status.unknown-empty',
    'registry.entity-status.without-accepted-values',
    'registry.entity-status.wrong-code',
    'registry.enum-wrong-status',
    'registry.registration-status.unknown-dropped',
    'registry.registration-status.unknown-empty',
    'registry.registration-status.without-accepted-values',
    'registry.registration-status.wrong-code',
  ],
});
