import {
  type Api,
  defineCheck,
  expectThat,
  isObject,
  once,
  precondition,
  seenOf,
} from '../../src/kit/index.js';
import { leavesIn, memberOf } from '../leaves.js';
import { listsIn } from '../listed-rows.js';

/** Stories that are asked about. */
const most = 2;

export const situation = defineCheck({
  id: 'routes/situation',
  title: 'A route for the situation of a Story exists, and knows the Stories that the situations list shows',
  clauses: ['routes.situation', 'routes.situation.response'],
  operations: ['listSituations', 'getSituation'],
  rulings: ['A79'],
  property: once(
    async (api) => {
      const ids = (await listedStories(api)).slice(0, most);
      precondition(ids.length > 0, 'the situations list shows no id of a Story', 'no-data');
      for (const story_id of ids) {
        const reply = await api.get('getSituation', {}, { path: { story_id } });
        const there = reply.status !== 404 && reply.status !== 410;
        expectThat(there, 'status', `the situation of ${story_id}, which the list shows`, seenOf(reply));
        const members = Object.keys(isObject(reply.json) ? reply.json : {}).join(', ');
        api.observe('members of a situation', `${seenOf(reply)}: ${members}`);
        api.witness('situations that exist');
      }
    },
    { requests: 1 + most },
  ),
  refutedBy: ['routes.situation.gone', 'routes.situation.missing'],
});

/** Ids of Stories in the situations list. Its shape is not shown: a member that speaks of a Story has one. */
async function listedStories(api: Api): Promise<readonly string[]> {
  const reply = await api.get('listSituations');
  if (reply.status !== 200) return [];
  const rows = listsIn(reply.json).find((each) => each.length > 0) ?? [];
  return rows.flatMap((row) => {
    const named = leavesIn(row).find(({ path }) => /^(?:\w*_)?story_?id$/.test(memberOf(path)))?.value;
    const nested = isObject(row.story) ? row.story.id : undefined;
    const id = named ?? nested;
    return (typeof id === 'string' && id !== '') || typeof id === 'number' ? [String(id)] : [];
  });
}
