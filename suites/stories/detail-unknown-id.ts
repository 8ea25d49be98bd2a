import { at, defineCheck, expectStatus, expectThat, once, seenOf } from '../../src/kit/index.js';
import { someStories } from './sample.js';
import { storyIdOf } from './story.js';

/** Hexadecimal ids are many, so that one with its digits turned names nothing; of others one far too long does not. */
function unknownOf(id: string): string {
  const turned = id.replace(/[0-9a-f]{8,}$/i, (digits) => {
    const other = [...digits].map((digit) => (15 - Number.parseInt(digit, 16)).toString(16)).join('');
    return digits === digits.toUpperCase() ? other.toUpperCase() : other;
  });
  return turned !== id && /[a-f]/i.test(id.slice(-16)) ? turned : `${id}999999999999`;
}

export const detailUnknownId = defineCheck({
  id: 'stories/detail-unknown-id',
  title: 'An id that names no Story earns an error and no card',
  clauses: ['stories.detail.unknown-id', 'stories.detail.unknown-id.status', 'error.envelope'],
  operations: ['listStories', 'getStory'],
  rulings: ['C38'],
  property: once(
    async (api) => {
      const { rows } = await someStories(api);
      const ids = new Set(rows.map(storyIdOf));
      const [id = ''] = ids;
      for (const unknown of [unknownOf(id)].filter((each) => !ids.has(each))) {
        const reply = await api.get('getStory', {}, { path: { story_id: unknown } });
        expectStatus(reply, 404, 400, 410);
        expectThat(at(reply.json, '/success') === false, '/success', 'false', at(reply.json, '/success'));
        const code = at(reply.json, '/code') ?? '';
        if (code === '' && reply.status === 404)
          api.deviates('C38', 'the 404 of an unknown Story has no code');
        else expectThat(code !== '' && typeof code === 'string', '/code', 'an error code', code);
        api.observe('unknown Story id', seenOf(reply));
        api.witness('unknown ids refused');
      }
    },
    { requests: 1 },
  ),
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
