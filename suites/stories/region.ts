import {
  at,
  defineCheck,
  expectHeld,
  expectRefusal,
  expectThat,
  forEach,
  isArray,
  once,
  rowsOf,
} from '../../src/kit/index.js';
import { isUnknown } from '../asking/calls.js';
import { anyOf, originsOf } from '../asking/countries.js';
import { cardOf, storyIdOf } from '../asking/stories.js';
import {
  asSeenNow,
  expectAdmitted,
  expectNothingElse,
  type Filtered,
  filteredBy,
  filteredToPlace,
  hasLinked,
  strangersAmong,
  unlinkedRows,
} from '../asking/story-links.js';
import { closedFor } from '../asking/story-windows.js';

export const regionAdmits = defineCheck({
  id: 'stories/region-admits',
  title: 'A region admits every Story with a linked Event in it',
  clauses: ['stories.region.linked-events'],
  operations: ['listEvents', 'listStories'],
  rulings: ['region-members', 'region-and-actors'],
  property: once(
    async (api) => {
      for (const filtered of await filteredBy(api, 'region')) {
        api.witness('Stories admitted', expectAdmitted(filtered));
      }
    },
    { requests: 6 },
  ),
});

/** So many Stories do not each happen on every continent. */
const least = 12;

/**
 * Stories are not all admitted by each of several places that share no country, as they are where the filter
 * does nothing.
 * @returns how many Stories some place leaves out
 */
function expectNotEverywhere(filtered: readonly Filtered[]): number {
  const [first] = filtered;
  if (first === undefined) return 0;
  const ids = first.stories.rows.map(storyIdOf);
  const replies = filtered.map(({ reply }) => new Set(rowsOf(reply).map(storyIdOf)));
  const leftOut = ids.filter((id) => !replies.every((seen) => seen.has(id)));
  const all = ids.length >= least && leftOut.length === 0;
  expectThat(!all, '/data', 'Stories of one place and not of all', `${ids.length} Stories of each place`);
  return ids.length < least ? 0 : leftOut.length;
}

export const regionNothingElse = defineCheck({
  id: 'stories/region-nothing-else',
  title: 'A region admits no Story without a linked Event in it',
  clauses: ['stories.region.nothing-else', 'stories.geography.linked-events-in-reach'],
  operations: ['listEvents', 'listStories', 'getStory'],
  rulings: ['region-members', 'region-and-actors'],
  property: once(
    asSeenNow(async (api) => {
      const filtered = await filteredBy(api, 'region');
      for (const each of filtered) {
        api.witness('Stories known to lie elsewhere', await expectNothingElse(api, each));
        api.observe(each.asked.because, `${unlinkedRows(each)} through no Event of the window that is known`);
      }
      api.witness('Stories left out', expectNotEverywhere(filtered));
    }),
    { requests: 0 },
  ),
});

export const continentAdmits = defineCheck({
  id: 'stories/continent-admits',
  title: 'A continent admits every Story with a linked Event in it',
  clauses: ['stories.continent.linked-events'],
  operations: ['listEvents', 'listStories'],
  rulings: ['region-members', 'region-and-actors'],
  property: once(
    async (api) => {
      for (const filtered of await filteredBy(api, 'continent')) {
        api.witness('Stories admitted', expectAdmitted(filtered));
      }
    },
    { requests: 6 },
  ),
});

export const continentNothingElse = defineCheck({
  id: 'stories/continent-nothing-else',
  title: 'A continent admits no Story without a linked Event in it',
  clauses: ['stories.continent.nothing-else', 'stories.geography.linked-events-in-reach'],
  operations: ['listEvents', 'listStories', 'getStory'],
  rulings: ['region-members', 'region-and-actors'],
  property: once(
    asSeenNow(async (api) => {
      const filtered = await filteredBy(api, 'continent');
      for (const each of filtered) {
        api.witness('Stories known to lie elsewhere', await expectNothingElse(api, each));
        api.observe(each.asked.because, `${unlinkedRows(each)} through no Event of the window that is known`);
      }
      api.witness('Stories left out', expectNotEverywhere(filtered));
    }),
    { requests: 0 },
  ),
});

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
  operations: ['listEvents', 'listStories', 'getStory'],
  rulings: ['region-members', 'region-and-actors'],
  property: once(
    asSeenNow(async (api) => {
      const asked = [...(await filteredBy(api, 'region')), ...(await filteredBy(api, 'continent'))];
      const isTelling = (each: Pick<Filtered, 'stories' | 'asked'>) => foreigners(each).length > 0;
      // What the other checks ask for costs nothing; where none of it tells, one place more is asked for.
      const more = asked.some(isTelling) ? undefined : await filteredToPlace(api, isTelling);
      for (const filtered of more === undefined ? asked : [...asked, more]) {
        const { stories, asked: place, reply } = filtered;
        const rows = rowsOf(reply);
        const strangers = foreigners(filtered);
        const seen = rows.filter((row) => strangers.includes(storyIdOf(row)));
        const admitted = await strangersAmong(api, seen, stories.known, place.fits);
        // If it admits other Events too, the origin of an actor is not the reason.
        const byOrigin = rows.every(
          (row) => hasLinked(row, stories.known, place.fits) !== false || strangers.includes(storyIdOf(row)),
        );
        const clause = byOrigin
          ? 'story-card.geo-context.actor-origin-countries.not-a-filter'
          : (`stories.${'region' in place.query ? 'region' : 'continent'}.nothing-else` as const);
        expectThat(admitted.length === 0, '/data', `only ${place.because}`, { others: admitted }, clause);
        api.witness('Stories with actors from there that are left out', strangers.length);
      }
    }),
    { requests: 0 },
  ),
});

const place = '/applied_filters/country_match';

export const countryMatchEcho = defineCheck({
  id: 'stories/country-match-echo',
  title: 'country_match, if Stories repeat it with a region or continent, is not that of actor origin',
  clauses: ['envelope.applied-filters.country-match'],
  operations: ['listStories'],
  // Stories are matched through the location of their Events alone.
  rulings: ['region-and-actors', 'rows-need-not-be-held'],
  property: forEach(
    ['region', 'continent'] as const,
    async (api, name) => {
      const asked = await filteredBy(api, name);
      for (const { reply } of asked) {
        const told = at(reply.json, place) ?? null;
        const isWide = String(told).toLowerCase() === 'location_or_actor_origin';
        expectThat(!isWide, place, 'location, or nothing', told);
        if (told === null) continue;
        if (told !== 'location') api.observe('country_match of Stories', JSON.stringify(told));
        api.witness('definitions told');
      }
      const [first] = asked;
      const isTold = asked.some(({ reply }) => (at(reply.json, place) ?? null) !== null);
      if (first !== undefined)
        expectHeld(isTold, `Stories do not repeat country_match with ${name}`, first.reply);
    },
    { requests: 0 },
  ),
});

const originCountries = '/geo_context/actor_origin_countries';

export const geoContext = defineCheck({
  id: 'stories/geo-context',
  title: 'The origins of actors that Stories list with a region or continent are an array',
  clauses: [
    'story-card.geo-context.actor-origin-countries.type',
    'story-card.geo-context.actor-origin-countries.present',
  ],
  operations: ['listEvents', 'listStories'],
  rulings: ['region-and-actors'],
  property: forEach(
    ['region', 'continent'] as const,
    async (api, name) => {
      let told = 0;
      let due = 0;
      for (const { stories, reply } of await filteredBy(api, name)) {
        for (const [index, row] of rowsOf(reply).entries()) {
          const origins = at(cardOf(row), originCountries) ?? null;
          const isList = origins === null || isArray(origins);
          expectThat(isList, `/data/${index}${originCountries}`, 'an array', origins);
          const events = stories.reached.get(storyIdOf(row)) ?? [];
          if (!events.some((event) => originsOf(event).some((origin) => typeof origin === 'string')))
            continue;
          due += 1;
          if (isArray(origins) && origins.length > 0) told += 1;
        }
      }
      // Stories match by location alone, and on rows that do so it is optional.
      if (due > 0 && told === 0) {
        api.deviates('region-and-actors', 'no Story shows the origins of the actors of its Events');
        api.witness('rows that may show origins', due);
      }
      if (told < due) api.observe('rows without origins', `${due - told} of ${due}`);
      api.witness('rows that show origins', told);
    },
    { requests: 0 },
  ),
});

export const invalidCountry = defineCheck({
  id: 'stories/invalid-country',
  title: 'If Stories accept a country, an unknown one is rejected with INVALID_COUNTRY',
  clauses: ['error.invalid-country', 'stories.geography.other-filters'],
  operations: ['listStories'],
  rulings: ['country-codes', 'rows-need-not-be-held'],
  property: once(async (api) => {
    const query = await closedFor(api, 'listStories', { country: 'Atlantis' });
    const reply = await api.get('listStories', query);
    expectHeld(
      !isUnknown(reply, 'country'),
      'Stories do not take country, which is not shown for them',
      reply,
    );
    expectRefusal(reply, { codes: ['INVALID_COUNTRY'] });
    api.witness('countries refused');
  }),
});
