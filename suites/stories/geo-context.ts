import { at, defineCheck, expectThat, forEach, isArray, rowsOf } from '../../src/kit/index.js';
import { originsOf } from '../known-country.js';
import { filteredBy } from './geography.js';
import { cardOf, storyIdOf } from './story.js';

const place = '/geo_context/actor_origin_countries';

export const geoContext = defineCheck({
  id: 'stories/geo-context',
  title: 'The origins of actors that Stories show beside a region or continent stand in an array',
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
      // Stories match by location alone, and on rows that do so it is optional.
      if (due > 0 && told === 0) {
        api.deviates('C25', 'no Story shows the origins of the actors of its Events');
        api.witness('rows that may show origins', due);
      }
      if (told < due) api.observe('rows without origins', `${due - told} of ${due}`);
      api.witness('rows that show origins', told);
    },
    { requests: 0 },
  ),
  refutedBy: ['story-card.geo-context-counts', 'story-card.geo-context-text'],
});
