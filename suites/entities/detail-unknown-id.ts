import { unknownEntityIds } from '../../generators/values/entity-id.js';
import { at, defineCheck, expectStatus, expectThat, forAll } from '../../src/kit/index.js';
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
      expectStatus(reply, 404, 400, 410);
      const success = at(reply.json, '/success');
      expectThat(success === false, '/success', 'false', success);
      const code = at(reply.json, '/code') ?? '';
      if (code === '' && reply.status === 404)
        api.deviates('C38', 'the 404 of an unknown Entity has no code');
      else expectThat(code !== '' && typeof code === 'string', '/code', 'an error code', code);
      api.observe('unknown Entity id', `${reply.status}`);
      api.witness('unknown ids refused');
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
