import { defineCheck, expectRefusal, once } from '../../src/kit/index.js';

export const filterRequired = defineCheck({
  id: 'registry/filter-required',
  title: 'A list of registry entities without any filter is refused as FILTER_REQUIRED',
  clauses: ['error.filter-required', 'registry.entities.filter-required'],
  operations: ['listRegistryEntities'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(async (api) => {
    expectRefusal(await api.get('listRegistryEntities'), { codes: ['FILTER_REQUIRED'] });
    api.witness('refusals of an unfiltered list');
  }),
  refutedBy: [
    'registry.filter-required.served-empty',
    'registry.filter-required.served-unfiltered',
    'registry.filter-required.wrong-code',
    'registry.filter-required.wrong-status',
  ],
});
