import { unknownCountries } from '../../generators/places.js';
import {
  at,
  defineCheck,
  expectRefusal,
  expectThat,
  forAll,
  forEach,
  type JsonObject,
  seenOf,
} from '../../src/kit/index.js';
import { countryOf } from '../asking/countries.js';
import { closed, eventOperations, expectRefused, expectServedWith } from '../asking/refusals.js';

/** The clauses on an unknown country, and on a known one. */
const clauses = {
  country: { unknown: 'events.country.unknown', known: 'events.country.iso-3' },
  source_actor_country: {
    unknown: 'events.source-actor-country.unknown',
    known: 'events.source-actor-country.filter',
  },
  target_actor_country: {
    unknown: 'events.target-actor-country.unknown',
    known: 'events.target-actor-country.filter',
  },
  actor_country: { unknown: 'events.actor-country.unknown', known: 'events.actor-country.filter' },
} as const;
const names = ['country', 'source_actor_country', 'target_actor_country', 'actor_country'] as const;
const known = 'DEU';
const rows = eventOperations.flatMap((operation) => names.map((name) => ({ operation, name })));

export const invalidCountryParameters = defineCheck({
  id: 'errors/invalid-country-parameters',
  title: 'Each country parameter refuses an unknown country as INVALID_COUNTRY and serves a known one',
  clauses: [
    'error.invalid-country',
    ...Object.values(clauses).flatMap(({ unknown, known }) => [unknown, known]),
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['country-codes', 'region-and-actors'],
  property: forEach(
    rows,
    async (api, { operation, name }) => {
      await expectRefused(api, operation, closed(api.world, { [name]: 'Atlantis' }), {
        codes: ['INVALID_COUNTRY'],
      });
      await expectServedWith(api, operation, closed(api.world, { [name]: known }), {
        all: closed(api.world, Object.fromEntries(names.map((each) => [each, known]))),
        clause: clauses[name].known,
      });
    },
    { requests: 2, clause: ({ name }) => clauses[name].unknown },
  ),
});

export const invalidCountryValues = defineCheck({
  id: 'errors/invalid-country-values',
  title: 'A name or code of no country is refused as INVALID_COUNTRY; in a list, the others may be served',
  clauses: ['events.country.unknown', 'error.invalid-country'],
  operations: ['listEvents'],
  rulings: ['country-codes'],
  runs: 4,
  property: forAll(
    unknownCountries(),
    async (api, country) => {
      await expectRefused(api, 'listEvents', closed(api.world, { country }), { codes: ['INVALID_COUNTRY'] });
      const query = closed(api.world, { country: `DEU,${country}` });
      const inList = await api.get('listEvents', query);
      if (inList.status === 200)
        api.deviates('country-codes', 'an unknown country is passed over beside a known one');
      else await expectRefused(api, 'listEvents', query, { codes: ['INVALID_COUNTRY'] });
    },
    { requests: 2, examples: ['QQQ', 'Freedonia'] },
  ),
});

/** A region, and two countries: its own, as a region of none of them may be refused for that, and another one. */
export function regionOf(cards: readonly JsonObject[]): {
  readonly admin1: string;
  readonly country: string;
} {
  for (const card of cards) {
    const admin1 = at(card, '/geo/admin1');
    const own = countryOf(at(card, '/geo/country'))?.iso3;
    if (typeof admin1 === 'string' && admin1 !== '' && own !== undefined)
      return { admin1, country: `${own},${own === 'FRA' ? known : 'FRA'}` };
  }
  return { admin1: 'Bavaria', country: `${known},FRA` };
}

export const admin1WithoutOneCountry = defineCheck({
  id: 'errors/admin1-without-one-country',
  title: 'admin1 with no country or with two is rejected with INVALID_ADMIN1, or served in both cases',
  clauses: [
    'error.invalid-admin1',
    'error.invalid-admin1.no-country',
    'error.invalid-admin1.several-countries',
    'events.admin1.without-country',
    'events.admin1.several-countries',
    'events.admin1.validated-alike',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['admin1-country'],
  property: forEach(
    eventOperations,
    async (api, operation) => {
      const { admin1, country } = regionOf(api.world.offer.events);
      const without = await api.get(operation, closed(api.world, { admin1 }));
      const several = await api.get(operation, closed(api.world, { admin1, country }));
      const alike = (without.status === 200) === (several.status === 200);
      expectThat(
        alike,
        'status',
        `both cases served or both refused, as ${seenOf(without)} was`,
        seenOf(several),
        'events.admin1.validated-alike',
      );
      if (without.status === 200) {
        api.deviates('admin1-country', `${operation} serves an admin1 without exactly one country`);
      } else {
        expectRefusal(without, { codes: ['INVALID_ADMIN1'], clause: 'events.admin1.without-country' });
        expectRefusal(several, { codes: ['INVALID_ADMIN1'], clause: 'events.admin1.several-countries' });
      }
      api.witness('answers to an admin1 without exactly one country', 2);
    },
    { requests: 2 },
  ),
});
