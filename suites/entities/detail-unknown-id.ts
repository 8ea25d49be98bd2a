import { unknownEntityIds } from '../../generators/values/entity-id.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { expectUnknownId } from '../errors/expect-unknown-id.js';
import { isSpineId, unknownHandle } from '../seen-entity.js';
import { referredEntities } from './referred.js';

export const detailUnknownId = defineCheck({
  id: 'entities/detail-unknown-id',
  title: 'An id that names no Entity earns an error and no card',
  clauses: ['entities.detail.unknown-id', 'entities.detail.unknown-id.status'],
  operations: ['getEntity'],
  rulings: ['C38'],
  runs: 3,
  property: forAll(
    (world) => unknownEntityIds(referredEntities(world).find(({ id }) => isSpineId(id))?.id),
    async (api, id) => {
      const reply = await api.get('getEntity', {}, { path: { entity_id: id } });
      expectUnknownId(api, reply, 'Entity');
    },
    { examples: [unknownHandle] },
  ),
  refutedBy: [
    'entities.detail.unknown-id-crashes',
    'entities.detail.unknown-id-empty-card',
    'entities.detail.unknown-id-first-card',
    'entities.detail.unknown-id-null',
  ],
});
