import { defineCheck, expectStatus, once } from '../../src/kit/index.js';

export const toneWithoutEntity = defineCheck({
  id: 'entities/tone-without-entity',
  title:
    'A request for the tone of no entity is refused with 400, or with 403 where the plan lacks the route',
  clauses: ['entities.tone.route', 'entities.tone.without-entity', 'error.entity-required'],
  operations: ['getEntityTone'],
  rulings: ['A31', 'A79', 'C42'],
  property: once(async (api) => {
    expectStatus(await api.get('getEntityTone'), 400, 403);
    api.witness('requests without an entity refused');
  }),
  refutedBy: [
    'entities.tone.gone',
    'entities.tone.missing',
    'entities.tone.without-entity-crashes',
    'entities.tone.without-entity-served',
    'entities.tone.without-entity-served-empty',
    'entities.tone.without-entity-wrong-status',
  ],
});
