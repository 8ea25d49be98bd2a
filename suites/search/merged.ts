import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { handleIn } from '../asking/entities.js';
import { mergedEntity, seenEntities } from '../asking/entity-refs.js';
import { resultsIn, searchFor } from '../asking/search.js';

export const mergedOnce = defineCheck({
  id: 'search/merged-once',
  title: 'scope=all finds an Entity once, and not again by the id of one that was merged into it',
  clauses: ['search.scope.all.deduplicated'],
  operations: ['searchEntities', 'listEvents'],
  rulings: ['scope-and-universe'],
  property: once(
    async (api) => {
      const { id, sibling } = await mergedEntity(api);
      const names = [id, sibling].map(
        (each) => seenEntities(api.world).find((seen) => seen.id === each)?.name,
      );
      const name = names.find((each) => each !== undefined);
      precondition(name !== undefined, `no Event tells the name of ${id}`, 'no-data');
      const handles = resultsIn(await searchFor(api, name, { scope: 'all' })).map(handleIn);
      const isTwice = handles.includes(id) && handles.includes(sibling);
      expectThat(!isTwice, '/data', `${id} or ${sibling} for ${name}, which are one Entity`, handles);
      api.witness('searches for a merged Entity');
    },
    { requests: 1 },
  ),
});
