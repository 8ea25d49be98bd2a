import {
  type Api,
  defineCheck,
  type Exchange,
  expectThat,
  once,
  precondition,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { isSpineId, officesOf, ofOffice, scopedTo, seenEntities } from '../asking/entity-refs.js';
import { commonestCategory } from '../asking/events.js';
import { idOf } from '../asking/pages.js';
import { bounds } from '../asking/windows.js';

const idsIn = (reply: Exchange): string => rowsOf(reply).map(idOf).toSorted().join(' ');

/** A difference has to show twice, between lists that stayed as they were. */
const mostTries = 5;

/** Offices that are tried until the holders of one have Events. */
const mostOffices = 3;

/** A list that several filters narrow, none of which the next request sends. */
async function narrowed(api: Api): Promise<Query> {
  const { window } = api.world.offer;
  const query = { ...bounds(window), category: commonestCategory(api.world), limit: 3 };
  const offices = [...(await officesOf(api, 'a Q-number')), ...(await officesOf(api, 'a p_ id'))];
  for (const office of offices.slice(0, mostOffices)) {
    const reply = await ofOffice(api, office);
    if (reply.status === 200 && rowsOf(reply).length > 0) return { ...query, office };
  }
  return query;
}

export const filtersOfTheOneBefore = defineCheck({
  id: 'repeats/after-another-filters',
  title: 'A list of the Events of an entity does not depend on the filters of the request before it',
  clauses: ['events.entity.spine-id'],
  operations: ['listEvents'],
  rulings: ['live-data'],
  alone: true,
  property: once(
    async (api) => {
      const [entity] = seenEntities(api.world).filter(({ id }) => isSpineId(id));
      precondition(entity !== undefined, 'no Event refers to an entity', 'no-data');
      const query = scopedTo(api.world, [entity.id]);
      const ask = async (fresh = true) => idsIn(await api.get('listEvents', query, { fresh }));
      // Before anything else is asked for, so that a replay begins with a list that is behind itself.
      let alone = await ask(false);
      const other = await narrowed(api);
      let different: string | undefined;
      for (let tries = 0; tries < mostTries; tries += 1) {
        await api.get('listEvents', other, { fresh: true });
        const after = await ask();
        if (after === alone) {
          api.witness('lists behind another', alone === '' ? 0 : 1);
          return;
        }
        // The same list behind itself tells data that moved from what the other request left.
        const again = await ask();
        const isLeft = again === alone;
        expectThat(!isLeft || after !== different, '/data', `the Events ${alone.slice(0, 200)}`, after);
        different = isLeft ? after : undefined;
        alone = again;
      }
      precondition(false, 'the data changed between two requests');
    },
    { requests: 2 },
  ),
});
