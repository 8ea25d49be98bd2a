import { type Api, defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { cardIn, detailOf, handleIn } from '../asking/entities.js';
import { mergedEntity, seenEntities } from '../asking/entity-refs.js';
import { resultsIn, searchFor } from '../asking/search.js';
import { nameIn } from '../asking/texts.js';

/** The name that Entity detail shows; undefined where it shows none. */
async function nameInDetail(api: Api, id: string): Promise<string | undefined> {
  const reply = await detailOf(api, id);
  return reply.status === 200 ? nameIn(cardIn(reply)) : undefined;
}

export const mergedOnce = defineCheck({
  id: 'search/merged-once',
  title: 'scope=all finds an Entity once, and not again by the id of one that was merged into it',
  clauses: ['search.scope.all.deduplicated'],
  operations: ['searchEntities', 'listEvents', 'getEntity'],
  rulings: ['scope-and-universe'],
  property: once(
    async (api) => {
      const { id, sibling } = await mergedEntity(api);
      const seen = seenEntities(api.world).filter((each) => each.id === id || each.id === sibling);
      // A reference on a card may show no name.
      const name = seen.find((each) => each.name !== undefined)?.name ?? (await nameInDetail(api, id));
      precondition(name !== undefined, `neither an Event nor its detail tells the name of ${id}`, 'no-data');
      const handles = resultsIn(await searchFor(api, name, { scope: 'all' })).map(handleIn);
      const isTwice = handles.includes(id) && handles.includes(sibling);
      expectThat(!isTwice, '/data', `${id} or ${sibling} for ${name}, which are one Entity`, handles);
      api.witness('searches for a merged Entity');
    },
    { requests: 1 },
  ),
});
