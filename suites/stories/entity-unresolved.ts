import { defineCheck, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { isUnresolved, unknownHandle } from '../seen-entity.js';
import { someStories, storyPage } from './sample.js';

export const entityUnresolved = defineCheck({
  id: 'stories/entity-unresolved',
  title: 'A handle that does not resolve selects no Story',
  clauses: ['stories.entity.unresolved'],
  operations: ['listStories'],
  rulings: ['A29'],
  property: once(async (api) => {
    const { query, rows } = await someStories(api);
    const reply = await storyPage(api, { ...query, entity: unknownHandle });
    if (reply.status >= 400 && reply.status < 500) {
      api.witness('handles refused');
      return;
    }
    const seen = rowsOf(reply).length;
    expectThat(seen === 0, '/data', `no Story of ${unknownHandle}`, `${seen} rows`);
    api.observe('unresolved handle', isUnresolved(reply.json, unknownHandle) ? 'listed' : 'not listed');
    api.witness('Stories left out', rows.length);
  }),
  refutedBy: ['stories.entity.unresolved-unfiltered', 'stories.list.entity.dropped'],
});
