import { defineCheck, expectOk, once, precondition, rowsOf } from '../../src/kit/index.js';
import { expectResolved } from '../seen-entity.js';
import { spineEntities } from './sample.js';
import { storiesAbout } from './stories-about.js';

export const storiesById = defineCheck({
  id: 'entities/stories-by-id',
  title: 'An e_ id that Event cards refer to resolves as entity of Stories, and some entity has Stories',
  clauses: ['entities.handle.spine.stories'],
  operations: ['listStories'],
  rulings: ['C30'],
  property: once(async (api) => {
    for (const { id } of spineEntities(api)) {
      const reply = await storiesAbout(api, id);
      expectOk(reply);
      expectResolved(reply.json, id);
      const rows = rowsOf(reply).length;
      api.witness('Stories of an entity', rows);
      if (rows > 0) return;
    }
    precondition(false, 'no entity that was tried has Stories of the closed days', 'no-data');
  }),
  refutedBy: ['stories.entity.spine-id-unresolved'],
});
