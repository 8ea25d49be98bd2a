import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { ueiOf } from './awards.js';
import { awardedEntity, spineIdsIn } from './handles.js';

export const awardsEntity = defineCheck({
  id: 'government/awards-entity',
  title: 'entity takes a spine id and selects the awards of that entity and no others',
  clauses: ['government.awards.entity', 'government.awards.entity.spine-id'],
  operations: ['listAwards'],
  rulings: ['C30'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { id, awards, shown } = await awardedEntity(api);
      for (const part of [...awards.rollups, ...awards.rows]) {
        const ids = spineIdsIn(part);
        const isOther = ids.length > 0 && !ids.some((each) => each.toLowerCase() === id.toLowerCase());
        expectThat(!isOther, '/recipient_rollups', `awards of ${id}`, part);
      }
      for (const uei of shown.map(ueiOf)) {
        const found = awards.rollups.some((each) => ueiOf(each) === uei);
        expectThat(found, '/recipient_rollups', `the recipient ${uei} of ${id}`, awards.rollups);
      }
      api.witness('awards of an entity', awards.rollups.length);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'government.awards.entity.by-name-beginning',
    'government.awards.entity.first-registration-only',
    'government.awards.entity.ignored',
    'government.awards.entity.spine-id-refused',
    'government.awards.entity.spine-id-unresolved',
  ],
});
