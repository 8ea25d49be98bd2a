import {
  at,
  defineCheck,
  expectRefusal,
  expectThat,
  forEach,
  isObject,
  mentions,
} from '../../src/kit/index.js';
import { storiesIn } from '../story-window.js';
import { unknownCodes } from '../taken.js';
import { summary } from './groups.js';

export const summaryNotAccepted = defineCheck({
  id: 'stories/summary-not-accepted',
  title: 'A Stories summary refuses search and cursor, or reports them as ignored and counts as without them',
  clauses: ['stories.summary.search.not-accepted', 'limits.summary.no-cursor', 'error.unsupported-param'],
  operations: ['summarizeStories'],
  rulings: ['C21'],
  property: forEach(
    [
      { name: 'search', value: 'zzzq no such phrase' },
      { name: 'cursor', value: 'not-a-cursor' },
    ],
    async (api, { name, value }) => {
      const reply = await summary(api, { [name]: value });
      if (reply.status !== 200) {
        expectRefusal(reply, { codes: unknownCodes });
        api.witness('parameters refused');
        return;
      }
      const applied = at(reply.json, '/applied_filters');
      if (isObject(applied)) {
        const told = mentions(applied.ignored ?? null, name);
        expectThat(told, '/applied_filters/ignored', `${name} among the ignored`, applied.ignored);
      }
      const [total, without] = [storiesIn(reply), storiesIn(await summary(api))];
      expectThat(total === without, '/data', `${without} Stories, as without ${name}`, total);
      if (without !== undefined && without > 0) api.witness('parameters without effect');
    },
  ),
  refutedBy: ['stories.summary.cursor.accepted', 'stories.summary.search.applied-silently'],
});
