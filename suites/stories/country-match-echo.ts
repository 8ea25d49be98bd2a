import { at, defineCheck, expectThat, forEach } from '../../src/kit/index.js';
import { filteredBy } from './geography.js';

const place = '/applied_filters/country_match';

export const countryMatchEcho = defineCheck({
  id: 'stories/country-match-echo',
  title: 'country_match, where Stories repeat it beside a region or continent, is not that of actor origin',
  clauses: ['envelope.applied-filters.country-match'],
  operations: ['listStories'],
  // Stories are matched through the location of their Events alone.
  rulings: ['C25'],
  property: forEach(
    ['region', 'continent'] as const,
    async (api, name) => {
      for (const { reply } of await filteredBy(api, name)) {
        const told = at(reply.json, place) ?? null;
        const isWide = String(told).toLowerCase() === 'location_or_actor_origin';
        expectThat(!isWide, place, 'location, or nothing', told);
        if (told === null) continue;
        if (told !== 'location') api.observe('country_match of Stories', JSON.stringify(told));
        api.witness('definitions told');
      }
    },
    { requests: 0 },
  ),
  refutedBy: ['stories.country.echo-wrong'],
});
