import { operation } from '../../contract/index.js';
import {
  at,
  defineCheck,
  expectRefusal,
  expectThat,
  forEach,
  isObject,
  mentions,
} from '../../src/kit/index.js';
import { totalOf } from '../buckets.js';
import { bounds } from '../event-window.js';
import { unknownCodes } from '../taken.js';
import { strictnessOf } from '../versioning/strictness.js';

export const notAccepted = defineCheck({
  id: 'events-summary/not-accepted',
  title: 'A summary refuses search and cursor, or reports them as ignored and counts as without them',
  clauses: ['events-summary.cursor.not-accepted', 'events-summary.search.not-accepted'],
  operations: ['summarizeEvents'],
  rulings: ['C21'],
  refutedBy: ['summary.search.applied-silently', 'summary.cursor.accepted'],
  property: forEach(
    [
      { name: 'search', value: 'zzzq no such phrase' },
      { name: 'cursor', value: 'not-a-cursor' },
    ],
    async (api, { name, value }) => {
      const window = bounds(api.world.offer.window);
      const reply = await api.get('summarizeEvents', { ...window, [name]: value });
      if (reply.status !== 200) {
        expectRefusal(reply, { codes: unknownCodes });
        api.witness('parameters refused');
        return;
      }
      const applied = at(reply.json, '/applied_filters');
      if (isObject(applied)) {
        const told = mentions(applied.ignored, name);
        expectThat(told, '/applied_filters/ignored', `${name} among the ignored`, applied.ignored);
      } else {
        // Without a place to report it, only an endpoint that is not strict may let the name pass.
        const directory = await api.get('listEndpoints');
        const told = strictnessOf(directory.json, operation('summarizeEvents').path);
        expectThat(told !== 'strict', 'status', `${name} refused, as a strict endpoint does`, reply.status);
      }
      const total = totalOf(reply);
      const without = totalOf(await api.get('summarizeEvents', window));
      expectThat(total === without, '/data', `${without} Events, as without ${name}`, total);
      if (without > 0) api.witness('parameters without effect');
    },
  ),
});
