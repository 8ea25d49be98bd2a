import { type Api, defineCheck, expectRefusal, forEach } from '../../src/kit/index.js';
import { nameIn } from '../name-in.js';
import { manyAwards } from './awards.js';
import { awardedEntity } from './handles.js';

/** A name that is known everywhere, and those by which the deployment itself knows somebody with awards. */
const names: Readonly<Record<string, (api: Api) => Promise<string | undefined>>> = {
  'of a well-known company': async () => 'Lockheed Martin',
  'of a recipient': async (api) => nameIn((await manyAwards(api)).rollups[0]),
  'of an entity': async (api) => {
    const { id } = await awardedEntity(api);
    const card = await api.get('getEntity', {}, { path: { entity_id: id } });
    return card.status === 200 ? nameIn(card.json) : undefined;
  },
};

export const awardsBareName = defineCheck({
  id: 'government/awards-bare-name',
  title: 'A bare name in entity is refused as INVALID_ENTITY_ID by awards',
  clauses: ['government.awards.entity.bare-name', 'error.invalid-entity-id'],
  operations: ['listAwards', 'getEntity'],
  rulings: ['C30'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: forEach(Object.keys(names), async (api, whose) => {
    const entity = await names[whose]?.(api);
    if (entity === undefined) return;
    expectRefusal(await api.get('listAwards', { entity }), { codes: ['INVALID_ENTITY_ID'] });
    api.witness('refusals of a bare name');
  }),
  refutedBy: [
    'government.awards.entity.bare-name-empty',
    'government.awards.entity.bare-name-if-known',
    'government.awards.entity.bare-name-resolved',
    'government.awards.entity.bare-name-wrong-code',
    'government.awards.entity.bare-name-wrong-status',
  ],
});
