import { leis } from '../../generators/values/lei.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { expectUnknownId } from '../errors/expect-unknown-id.js';

export const entityDetailNotHeld = defineCheck({
  id: 'registry/entity-detail-not-held',
  title: 'A well-formed LEI that the registry does not hold is a 404 in the error envelope',
  clauses: [
    'error.envelope',
    'error.not-held',
    'error.not-held.code',
    'envelope.error.success',
    'envelope.error.error',
    'envelope.error.details',
    'registry.detail.not-held',
  ],
  operations: ['getRegistryEntity'],
  rulings: ['C38'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  runs: 2,
  property: forAll(leis(), async (api, lei) => {
    const reply = await api.get('getRegistryEntity', {}, { path: { lei } });
    expectUnknownId(api, reply, 'LEI', [404]);
  }),
  refutedBy: [
    'error.bare',
    'error.details-list',
    'registry.not-held.answered-400',
    'registry.not-held.answered-500',
    'registry.not-held.answered-null',
    'registry.not-held.without-envelope',
  ],
});
