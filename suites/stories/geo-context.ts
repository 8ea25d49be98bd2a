import { at, defineCheck, expectThat, forEach, isArray, rowsOf } from '../../src/kit/index.js';
import { originsOf } from '../known-country.js';
import { filteredBy } from './geography.js';
import { cardOf, storyIdOf } from './story.js';

const place = '/geo_context/actor_origin_countries';

export const geoContext = defineCheck({
  id: 'stories/geo-context',
  title: 'Rows that a region or continent admits show the origins of the actors of their Events, in an array',
  clauses: [
    'story-card.geo-context.actor-origin-countries.present',
    'story-card.geo-context.actor-origin-countries.type',
  ],
  operations: ['listEvents', 'listStories'],
  rulings: ['C25'],
  property: forEach(
    ['region', 'continent'] as const,
    async (api, name) => {
      let told = 0;
      let due = 0;
      for (const { stories, reply } of await filteredBy(api, name)) {
        for (const [index, row] of rowsOf(reply).entries()) {
          const origins = at(cardOf(row), place) ?? null;
          const isList = origins === null || isArray(origins);
          expectThat(isList, `/data/${index}${place}`, 'an array', origins);
          const events = stories.reached.get(storyIdOf(row)) ?? [];
          if (!events.some((event) => originsOf(event).some((origin) => typeof origin === 'string')))
            continue;
          due += 1;
          if (isArray(origins) && origins.length > 0) told += 1;
        }
      }
      // Which actors of a Story count is not shown, so that single rows may well show none.
      expectThat(
        due === 0 || told > 0,
        `/data/0${place}`,
        'the origins of actors, on some row',
        `none of ${due}`,
      );
      if (told < due) api.observe('rows without origins', `${due - told} of ${due}`);
      api.witness('rows that show origins', told);
    },
    { requests: 0 },
  ),
  refutedBy: [
    'story-card.geo-context-counts',
    'story-card.geo-context-empty',
    'story-card.geo-context-missing',
    'story-card.geo-context-text',
  ],
});
