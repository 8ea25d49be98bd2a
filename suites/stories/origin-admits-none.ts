import { defineCheck, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { anyOf, originsOf } from '../known-country.js';
import { type Filtered, filteredBy, filteredToPlace } from './geography.js';
import { hasLinked } from './links.js';
import { storyIdOf } from './story.js';

/** Stories of which no Event took place there, though an actor comes from there. */
function foreigners({
  stories: { rows, known },
  asked: { fits },
}: Pick<Filtered, 'stories' | 'asked'>): readonly string[] {
  const isFromThere = (country: unknown) =>
    fits({ geo: { country: typeof country === 'string' ? country : null } });
  const foreign = rows.filter((row) => {
    const origins = (known.get(storyIdOf(row)) ?? []).flatMap(originsOf);
    return anyOf(origins.map(isFromThere)) === true && hasLinked(row, known, fits) === false;
  });
  return foreign.map(storyIdOf);
}

export const originAdmitsNone = defineCheck({
  id: 'stories/origin-admits-none',
  title: 'A region or continent admits no Story for the origin of an actor alone',
  clauses: [
    'story-card.geo-context.actor-origin-countries.not-a-filter',
    'stories.continent.nothing-else',
    'stories.region.nothing-else',
  ],
  operations: ['listEvents', 'listStories'],
  rulings: ['A72', 'C25'],
  property: once(
    async (api) => {
      const asked = [...(await filteredBy(api, 'region')), ...(await filteredBy(api, 'continent'))];
      const isTelling = (each: Pick<Filtered, 'stories' | 'asked'>) => foreigners(each).length > 0;
      // What the other checks ask for costs nothing; where none of it tells, one place more is asked for.
      const more = asked.some(isTelling) ? undefined : await filteredToPlace(api, isTelling);
      for (const filtered of more === undefined ? asked : [...asked, more]) {
        const { asked: place, reply } = filtered;
        const seen = new Set(rowsOf(reply).map(storyIdOf));
        const strangers = foreigners(filtered);
        const admitted = strangers.filter((id) => seen.has(id));
        expectThat(admitted.length === 0, '/data', `only ${place.because}`, { others: admitted.slice(0, 5) });
        api.witness('Stories with actors from there that are left out', strangers.length);
      }
    },
    { requests: 0 },
  ),
  refutedBy: [
    'stories.continent.admits-actor-origin',
    'stories.list.continent.dropped',
    'stories.list.region.dropped',
    'stories.region.admits-actor-origin',
  ],
});
