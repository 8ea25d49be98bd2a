import { defineCheck, expectThat, forEach, precondition, seenOf } from '../../src/kit/index.js';
import { entityIdsOf } from './entity-ids.js';
import { computeLists, sampleOf } from './sample.js';

export const entityIdResolved = defineCheck({
  id: 'aicompute/entity-id-resolved',
  title: 'The entity_id of an AI compute row resolves to an entity of the service',
  clauses: ['aicompute.entity-id.resolved'],
  operations: [...computeLists, 'getEntity'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(
    computeLists,
    async (api, list) => {
      const [id] = (await sampleOf(api, list)).flatMap(entityIdsOf);
      precondition(id !== undefined, `no row of ${list} carries an entity_id`, 'no-data');
      const reply = await api.get('getEntity', {}, { path: { entity_id: id } });
      expectThat(reply.status === 200, 'status', `the entity ${id} of ${list}`, seenOf(reply));
      api.witness('entities of rows');
    },
    { requests: 2 },
  ),
  refutedBy: ['aicompute.entity-id.of-nobody', 'aicompute.entity-id.of-own-store'],
});
