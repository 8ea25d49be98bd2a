import { defineCheck, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { anyOf, originsOf } from '../known-country.js';
import { type Filtered, filteredBy } from './geography.js';
import { hasLinked } from './links.js';
import { storyIdOf } from './story.js';

/** Stories of which no Event took place there, though an actor comes from there. */
function foreigners({ stories: { rows, known }, asked: { fits } }: Filtered): readonly string[] {
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
      for (const filtered of [
        ...(await filteredBy(api, 'region')),
        ...(await filteredBy(api, 'continent')),
      ]) {
        const { asked, reply } = filtered;
        const seen = new Set(rowsOf(reply).map(storyIdOf));
        const strangers = foreigners(filtered);
        const admitted = strangers.filter((id) => seen.has(id));
        expectThat(admitted.length === 0, '/data', `only ${asked.because}`, { others: admitted.slice(0, 5) });
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
