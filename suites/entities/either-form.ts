import type { OperationId } from '../../contract/index.js';
import {
  type Api,
  defineCheck,
  type Exchange,
  expectOk,
  expectThat,
  forEach,
  precondition,
} from '../../src/kit/index.js';
import { totalOf } from '../buckets.js';
import { expectSameEvents, fullPage } from '../page-of-events.js';
import { expectResolved, scopedTo } from '../seen-entity.js';
import { entityOfTwoForms } from './sample.js';
import { expectSameStories, storiesAbout } from './stories-about.js';

/** How a selection is read by one handle, and compared with that by another. */
interface Selection {
  readonly operation: OperationId;
  readonly ask: (api: Api, handle: string) => Promise<Exchange>;
  /** @returns how much was compared */
  readonly compare: (reply: Exchange, other: Exchange, because: string) => number;
}

const selections: readonly Selection[] = [
  {
    operation: 'listEvents',
    ask: (api, handle) => fullPage(api, scopedTo(api.world, [handle])),
    compare: (reply, other, because) => expectSameEvents(reply, other, because),
  },
  {
    operation: 'summarizeEvents',
    ask: (api, handle) => api.get('summarizeEvents', scopedTo(api.world, [handle], { group_by: 'category' })),
    compare: (reply, other, because) => {
      const [total, expected] = [totalOf(reply), totalOf(other)];
      expectThat(total === expected, '/data', `${expected} Events, as ${because}`, total);
      return total;
    },
  },
  { operation: 'listStories', ask: storiesAbout, compare: expectSameStories },
];

export const eitherForm = defineCheck({
  id: 'entities/either-form',
  title: 'The e_ id and the wiki: id of an entity select the same Events and Stories',
  clauses: ['entity-card.id.either-form', 'entities.handle.wiki.stories', 'events.entity.wiki-id'],
  operations: ['listEvents', 'summarizeEvents', 'listStories'],
  rulings: ['A60', 'C30'],
  property: forEach(
    selections,
    async (api, { ask, compare }) => {
      const { id, wiki } = await entityOfTwoForms(api);
      const [reply, other] = [await ask(api, wiki), await ask(api, id)];
      expectOk(reply);
      expectResolved(reply.json, wiki);
      const compared = compare(reply, other, `${wiki} is ${id}`);
      precondition(compared > 0, `${id} has nothing in the closed days`, 'no-data');
      api.witness('rows selected by both forms', compared);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'entity.wiki-id-unresolved',
    'stories.entity.spine-id-unresolved',
    'stories.entity.wiki-id-unresolved',
  ],
});
