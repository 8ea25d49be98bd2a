import { at, defineCheck, expectOk, expectThat, once, precondition, rowsOf } from '../../src/kit/index.js';
import { isUnresolved } from '../seen-entity.js';
import { describedEntities } from './sample.js';
import { storiesAbout } from './stories-about.js';

export const storiesByName = defineCheck({
  id: 'entities/stories-by-name',
  title: 'Names of entities as entity of Stories resolve and select Stories, or earn INVALID_ENTITY_ID',
  clauses: ['entities.handle.name.stories'],
  operations: ['listStories'],
  rulings: ['C30'],
  property: once(
    async (api) => {
      // One name may be ambiguous; so many are not.
      const entities: { readonly id: string; readonly name: string }[] = [];
      for await (const { id, name } of describedEntities(api)) {
        if (name !== undefined && !name.includes(',')) entities.push({ id, name });
      }
      precondition(entities.length > 1, 'the names of fewer than two entities are shown', 'no-data');
      const byId = await storiesAbout(api, entities.map(({ id }) => id).join(','));
      precondition(
        rowsOf(byId).length > 0,
        'no entity that was tried has Stories of the closed days',
        'no-data',
      );
      const names = entities.map(({ name }) => name);
      const reply = await storiesAbout(api, names.join(','));
      if (at(reply.json, '/code') === 'INVALID_ENTITY_ID') {
        expectThat(reply.status === 400, 'status', '400', reply.status);
        api.witness('names refused');
        return;
      }
      expectOk(reply);
      const unresolved = names.filter((name) => isUnresolved(reply.json, name));
      const place = '/applied_filters/entity_handles_unresolved';
      expectThat(unresolved.length < names.length, place, `some of ${names.join(', ')} resolved`, unresolved);
      const rows = rowsOf(reply).length;
      expectThat(rows > 0, '/data', `Stories of ${names.join(', ')}`, rows);
      api.witness('names resolved', names.length - unresolved.length);
    },
    { requests: 5 },
  ),
  refutedBy: ['stories.entity.name-unresolved'],
});
