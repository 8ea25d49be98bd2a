import {
  at,
  defineCheck,
  expectEqual,
  expectOk,
  expectThat,
  isArray,
  isObject,
  once,
} from '../../src/kit/index.js';
import { summary } from './groups.js';

export const summaryReply = defineCheck({
  id: 'stories/summary-reply',
  title: 'A Stories summary answers in the summary envelope',
  clauses: [
    'stories.summary.reply.envelope',
    'envelope.summary.success',
    'envelope.summary.group-by',
    'envelope.summary.data',
  ],
  operations: ['summarizeStories'],
  property: once(async (api) => {
    const reply = await summary(api);
    expectOk(reply);
    expectEqual(reply, '/success', true);
    const groupBy = at(reply.json, '/group_by');
    expectThat(typeof groupBy === 'string', '/group_by', 'a string', groupBy);
    const data = at(reply.json, '/data');
    expectThat(isArray(data) && data.every(isObject), '/data', 'an array of buckets', data);
    api.witness('summaries');
  }),
  refutedBy: [
    'stories.summary.data-map',
    'stories.summary.data-renamed',
    'stories.summary.group-by-missing',
    'stories.summary.success-missing',
  ],
});
