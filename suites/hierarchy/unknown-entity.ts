import { unknownEntityIds } from '../../generators/values/entity-id.js';
import { at, defineCheck, expectStatus, forAll, seenOf } from '../../src/kit/index.js';
import { expectErrorEnvelope } from '../errors/error-envelope.js';
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
    const reply = await hierarchyOf(api, id);
    expectStatus(reply, 404, 400, 410);
    expectErrorEnvelope(reply, reply.status === 404 ? 'optional' : 'required');
    if (typeof at(reply.json, '/code') !== 'string') api.deviates('C38', 'the 404 of an entity has no code');
    api.observe('an unknown entity', seenOf(reply));
    api.witness('unknown entities refused');
  }),
  refutedBy: [
    'hierarchy.unknown-entity.answered-null',
    'hierarchy.unknown-entity.crash',
    'hierarchy.unknown-entity.served-empty',
  ],
});
