import { vocabularies } from '../../contract/index.js';
import { defineCheck, expectEqual, expectOk, forEach } from '../../src/kit/index.js';
import { expectEnumRefusal } from '../errors/expect-enum-refusal.js';
import { closedFor } from '../story-window.js';
import { storyPage } from './sample.js';

const { values } = vocabularies.storySort;

export const sortValues = defineCheck({
  id: 'stories/sort-values',
  title: 'Stories are sorted by significance or recent, as the reply repeats, and by nothing else',
  clauses: [
    'stories.sort.values',
    'stories.sort.unknown',
    'envelope.list.sort.echo',
    'error.invalid-enum',
    'error.invalid-enum.details.accepted-values',
    'error.accepted-values',
  ],
  operations: ['listStories'],
  rulings: ['A23', 'A46'],
  property: forEach([...values, 'notavalue'], async (api, sort) => {
    const query = await closedFor(api, 'listStories', { sort });
    if (!values.some((each) => each === sort)) {
      expectEnumRefusal(api, await api.get('listStories', query), values);
      return;
    }
    const reply = await storyPage(api, query);
    expectOk(reply);
    expectEqual(reply, '/sort', sort);
    api.witness('orders served');
  }),
  refutedBy: [
    'stories.enum.without-accepted-values',
    'stories.list.sort.dropped',
    'stories.sort.echo-constant',
    'stories.sort.recent-refused',
    'stories.sort.unknown-served',
  ],
});
