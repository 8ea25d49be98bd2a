import type { OperationId } from '../../contract/index.js';
import {
  type Api,
  at,
  defineCheck,
  type Exchange,
  expectOk,
  expectThat,
  forEach,
  isObject,
  precondition,
  rowsOf,
} from '../../src/kit/index.js';
import { totalOf } from '../buckets.js';
import { isUnresolved, scopedTo } from '../seen-entity.js';
import { linkedEntity } from './sample.js';
import { expectSameStories, storiesAbout } from './stories-about.js';

/** How a selection is read, and what tells that the link selects what the id does. */
interface Selection {
  readonly operation: OperationId;
  readonly ask: (api: Api, handle: string) => Promise<Exchange>;
  readonly sizeOf: (reply: Exchange) => number;
  readonly expectSame: (reply: Exchange, other: Exchange, because: string) => unknown;
}

const selections: readonly Selection[] = [
  {
    operation: 'summarizeEvents',
    ask: (api, handle) => api.get('summarizeEvents', scopedTo(api.world, [handle], { group_by: 'category' })),
    sizeOf: totalOf,
    expectSame: (reply, other, because) =>
      expectThat(
        totalOf(reply) === totalOf(other),
        '/data',
        `${totalOf(other)} Events or none, as ${because}`,
        totalOf(reply),
      ),
  },
  {
    operation: 'listStories',
    ask: storiesAbout,
    sizeOf: (reply) => rowsOf(reply).length,
    expectSame: expectSameStories,
  },
];

/** A summary may carry none (ruling C21), and then has no place to list handles. */
const filters = '/applied_filters';

export const byPageLink = defineCheck({
  id: 'entities/by-page-link',
  title:
    'An encyclopedia_url as entity of the Events summary or of Stories selects what its entity does, or nothing',
  clauses: ['entities.handle.encyclopedia-url.events', 'entities.handle.encyclopedia-url.stories'],
  operations: ['summarizeEvents', 'listStories'],
  rulings: ['A29', 'C30'],
  property: forEach(
    selections,
    async (api, { operation, ask, sizeOf, expectSame }) => {
      const { id, page } = await linkedEntity(api);
      const byId = await ask(api, id);
      expectOk(byId);
      precondition(sizeOf(byId) > 0, `${id} has nothing in the closed days`, 'no-data');
      const reply = await ask(api, page);
      const refused = reply.status >= 400 && reply.status < 500;
      if (refused || sizeOf(reply) === 0) {
        const told = refused || isUnresolved(reply.json, page) || !isObject(at(reply.json, filters));
        expectThat(told, `${filters}/entity_handles_unresolved`, `${page} resolved or listed`, 'neither');
        api.deviates('C30', `an encyclopedia_url does not resolve as entity of ${operation}`);
      } else expectSame(reply, byId, `${page} is ${id}`);
      api.witness('answers to a link');
    },
    { requests: 3 },
  ),
  refutedBy: ['entity.encyclopedia-url-lost', 'stories.entity.encyclopedia-url-lost'],
});
