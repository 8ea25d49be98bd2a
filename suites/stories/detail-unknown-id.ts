import { turnedId } from '../../generators/values/turned-id.js';
import { defineCheck, once } from '../../src/kit/index.js';
import { expectUnknownId } from '../errors/expect-unknown-id.js';
import { someStories } from './sample.js';
import { storyIdOf } from './story.js';

/** Hexadecimal ids are many, so that one with its digits turned names nothing; of others one far too long does not. */
function unknownOf(id: string): string {
  const [digits = ''] = /[0-9a-f]{8,}$/i.exec(id) ?? [];
  return /[a-f]/i.test(digits.slice(-16)) ? turnedId(id) : `${id}999999999999`;
}

export const detailUnknownId = defineCheck({
  id: 'stories/detail-unknown-id',
  title: 'An id that names no Story earns an error and no card',
  clauses: ['stories.detail.unknown-id', 'stories.detail.unknown-id.status', 'error.envelope'],
  operations: ['listStories', 'getStory'],
  rulings: ['C38'],
  property: once(async (api) => {
    const { rows } = await someStories(api);
    const ids = new Set(rows.map(storyIdOf));
    const [id = ''] = ids;
    for (const unknown of [unknownOf(id)].filter((each) => !ids.has(each))) {
      const reply = await api.get('getStory', {}, { path: { story_id: unknown } });
      expectUnknownId(api, reply, 'Story');
    }
  }),
  refutedBy: [
    'error.bare',
    'error.success-missing',
    'http.empty-errors',
    'http.error-page',
    'stories.detail.unknown-crashes',
    'stories.detail.unknown-served-first',
    'stories.detail.unknown-served-null',
  ],
});
