import { defineCheck, expectOk, once, precondition } from '../../src/kit/index.js';
import { hierarchyOf } from '../hierarchy/seen.js';
import { pageIn } from './card.js';
import { describedEntities } from './sample.js';

export const hierarchyByPageLink = defineCheck({
  id: 'entities/hierarchy-by-page-link',
  title: 'An encyclopedia_url in the path of the hierarchy resolves, or earns 404',
  clauses: ['entities.handle.encyclopedia-url.path'],
  operations: ['getHierarchy'],
  rulings: ['C30'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      for await (const { id, card } of describedEntities(api)) {
        const page = pageIn(card);
        if (page === undefined || (await hierarchyOf(api, id)).status !== 200) continue;
        const reply = await hierarchyOf(api, page);
        if (reply.status === 404) {
          api.deviates('C30', 'an encyclopedia_url is not found in the path of the hierarchy');
        } else expectOk(reply);
        api.witness('links in a path');
        return;
      }
      precondition(false, 'no link to the page of an entity with a hierarchy is known', 'no-data');
    },
    { requests: 3 },
  ),
  refutedBy: ['hierarchy.entity.page-url-crash', 'hierarchy.entity.page-url-refused'],
});
