import { unknownEntityIds } from '../../generators/values/entity-id.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { expectUnknownId } from '../errors/expect-unknown-id.js';
import { hierarchyOf } from './seen.js';

export const unknownEntity = defineCheck({
  id: 'hierarchy/unknown-entity',
  title: 'An id that names no entity earns an error, and no hierarchy',
  clauses: ['hierarchy.unknown-entity'],
  operations: ['getHierarchy'],
  rulings: ['C38'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  runs: 2,
  property: forAll(unknownEntityIds(), async (api, id) => {
    expectUnknownId(api, await hierarchyOf(api, id), 'entity');
  }),
  refutedBy: [
    'hierarchy.unknown-entity.answered-null',
    'hierarchy.unknown-entity.crash',
    'hierarchy.unknown-entity.served-empty',
  ],
});
