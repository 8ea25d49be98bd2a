import { defineCheck, expectOk, expectRefusal, once } from '../../src/kit/index.js';
import { closedFor } from '../story-window.js';
import { searched } from './searched.js';

export const searchLengths = defineCheck({
  id: 'stories/search-lengths',
  title: 'A search of Stories by one character earns INVALID_SEARCH, and one by two characters is served',
  clauses: [
    'stories.search.at-min',
    'stories.search.below-min',
    'limits.search-text.stories',
    'error.invalid-search.stories',
  ],
  operations: ['listStories'],
  rulings: ['A78'],
  property: once(
    async (api) => {
      const ask = async (search: string) => searched(api, await closedFor(api, 'listStories', { search }));
      // The second takes two bytes.
      for (const one of ['a', 'é']) expectRefusal(await ask(one), { codes: ['INVALID_SEARCH'] });
      expectOk(await ask('an'));
      api.witness('searches at and below the minimum', 3);
    },
    { requests: 3 },
  ),
  refutedBy: [
    'stories.list.search.dropped',
    'stories.search.counts-bytes',
    'stories.search.one-character-dropped',
    'stories.search.one-character-empty',
    'stories.search.one-character-served',
    'stories.search.two-characters-refused',
    'stories.search.wrong-code',
  ],
});
