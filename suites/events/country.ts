import fc from 'fast-check';
import type { Country } from '../../contract/countries.js';
import type { ClauseId } from '../../contract/index.js';
import { offered } from '../../generators/ids.js';
import {
  accusing,
  at,
  defineCheck,
  expectOk,
  expectStatus,
  expectThat,
  forAll,
  forEach,
  isArray,
  type JsonObject,
  once,
  precondition,
  type Query,
  rowsOf,
  strings,
} from '../../src/kit/index.js';
import {
  anyOf,
  continentNames,
  countryOf,
  isIn,
  liesIn,
  liesOn,
  plainCountries,
  regionNames,
  spellings,
  withinAnother,
} from '../asking/countries.js';
import { orNoData } from '../asking/events.js';
import {
  expectSelected,
  type Filter,
  type FilterCase,
  inCountry,
  inRegion,
  judged,
  locatedInCountry,
  onContinent,
} from '../asking/filters.js';
import { expectSameEvents, fullPage } from '../asking/pages.js';
import { inAdmin1 } from '../asking/places.js';
import { type ClauseOf, expectSelectsSeen } from '../asking/results.js';
import { bounds } from '../asking/windows.js';

export const countryList = defineCheck({
  id: 'events/country-list',
  title: 'Countries separated by a comma select what each of them selects',
  clauses: ['events.country.list'],
  operations: ['listEvents'],
  runs: 2,
  property: forAll(
    ({ offer: { events } }) => {
      const placed = plainCountries.filter((country) => events.some((card) => isIn(country)(card)));
      return placed.length < 2
        ? offered<typeof placed>([])
        : fc.noShrink(
            fc.shuffledSubarray([...placed], { minLength: 2, maxLength: Math.min(3, placed.length) }),
          );
    },
    orNoData(async (api, countries) => {
      await expectSelected(api, {
        query: { country: countries.map(({ iso3 }) => iso3).join(','), country_match: 'location' },
        because: `Events in ${countries.map(({ name }) => name).join(' or ')}`,
        fits: (card) => anyOf(countries.map((country) => isIn(country)(card))),
      });
    }),
  ),
});

const location = 'location';
const byDefault = 'location_or_actor_origin';

/** What a filter by country contradicts. @param origin the clause on Events that took place elsewhere */
const byLocationOrOrigin =
  (origin: ClauseId) =>
  ({ country }: Query): ClauseOf =>
  (cards, how) => {
    if (how === 'admitted') return 'events.country.nothing-else';
    const isThere = (card: JsonObject) =>
      plainCountries.some((each) => each.iso3 === country && isIn(each)(card));
    return cards.some(isThere) ? 'events.country.match-location' : origin;
  };

const rows: readonly {
  readonly filter: Filter;
  readonly of: string;
  readonly definition: string;
  readonly match?: string;
}[] = [
  {
    filter: judged(inCountry, byLocationOrOrigin('events.country.match-actor-origin')),
    of: 'country by the default spelled out',
    definition: byDefault,
    match: byDefault,
  },
  {
    filter: judged(inCountry, byLocationOrOrigin('events.country-match.default')),
    of: 'country',
    definition: byDefault,
  },
  ...(
    [
      ['country', locatedInCountry],
      ['region', inRegion],
      ['continent', onContinent],
    ] as const
  ).map(([name, filter]) => ({
    filter: judged(filter, () => () => `events.country-match.location.${name}`),
    of: `${name} by location`,
    definition: location,
  })),
];

export const countryMatch = defineCheck({
  id: 'events/country-match',
  title:
    'country admits Events by location or actor origin, and with country_match=location by location alone',
  clauses: [
    'events.country.match-location',
    'events.country.match-actor-origin',
    'events.country.nothing-else',
    'events.country-match.default',
    'events.country-match.values',
    'events.country-match.location.country',
    'events.country-match.location.region',
    'events.country-match.location.continent',
    'events.country-match.echo',
    'envelope.applied-filters.country-match',
  ],
  operations: ['listEvents'],
  rulings: ['counted-actors', 'region-members', 'region-and-actors'],
  property: forEach(rows, async (api, { filter, definition, match }) => {
    const { window, events } = api.world.offer;
    const asked = filter(events);
    if (asked === undefined) return;
    const sent = match === undefined ? asked.query : { ...asked.query, country_match: match };
    const query = { ...bounds(window), ...sent, limit: 100 };
    // What was served by the default definition may not be served again by another one.
    const { country_match: _, ...undefinedMatch } = { country_match: undefined, ...query };
    if (definition === location) await fullPage(api, undefinedMatch);
    const reply = await fullPage(api, query);
    if ('country_match' in sent) accusing('events.country-match.values', () => expectOk(reply));
    await expectSelectsSeen(api, reply, asked, () => fullPage(api, query, { fresh: true }));
    const told = at(reply.json, '/applied_filters/country_match');
    const named = [...strings(told)].includes(definition);
    const place = '/applied_filters/country_match';
    expectThat(named, place, definition, told, 'events.country-match.echo');
  }),
});

const clausesOfSpellings: Readonly<Record<string, ClauseId>> = {
  'ISO-3': 'events.country.iso-3',
  'ISO-2': 'events.country.iso-2',
  FIPS: 'events.country.fips',
  'English name': 'events.country.english-name',
};

/** A country, or several, as a query spells them. */
interface Spelt {
  readonly of: string;
  /** @param placed countries of Events, @param all with those whose codes are not plain */
  readonly asked: (placed: readonly Country[], all: readonly Country[]) => FilterCase | undefined;
  readonly clause: ClauseId;
  readonly clauseOf?: ClauseOf;
}

/** Countries by location, written out under a parameter. */
const located = (
  parameter: 'country' | 'country_iso3',
  countries: readonly Country[],
  text: string,
): FilterCase => ({
  query: { [parameter]: text, country_match: 'location' },
  because: `Events in ${countries.map(({ name }) => name).join(' or ')}, asked for as ${text}`,
  fits: (card) => anyOf(countries.map((country) => isIn(country)(card))),
});

/** A country whose code of two letters means it in whichever scheme it is read. */
const plain = (placed: readonly Country[]) => placed.find(({ iso2, fips }) => iso2 !== fips) ?? placed[0];

const ofCountry: ClauseOf = (_, how) =>
  how === 'admitted' ? 'events.country.nothing-else' : 'events.country.match-location';

const spelt: readonly Spelt[] = [
  ...spellings.map(
    ({ of, write }, index): Spelt => ({
      of,
      asked: (placed) => {
        const named = of === 'English name' ? placed.find(({ name }) => name.includes(' ')) : undefined;
        const country = named ?? plain(placed);
        return country && located('country', [country], write(country));
      },
      clause: clausesOfSpellings[of] ?? 'events.country.case-insensitive',
      // If the first spelling is served, what it selects is not a matter of spelling.
      ...(index === 0 ? { clauseOf: ofCountry } : {}),
    }),
  ),
  {
    of: 'codes of two schemes in a list',
    asked: (placed) => {
      const [one, other] = placed;
      if (one === undefined || other === undefined) return undefined;
      return located('country', [one, other], `${one.iso3},${other.iso2}`);
    },
    clause: 'events.country.list',
  },
  {
    of: 'a name within another name',
    asked: (placed, all) => {
      const country = withinAnother(placed, all);
      return country && located('country', [country], country.name);
    },
    clause: 'events.country.english-name',
  },
  {
    // Of Namibia, or by another scheme of islands in the Caribbean; a word for nothing elsewhere.
    of: 'NA',
    asked: () => ({
      query: { country: 'NA', country_match: location },
      because: 'Events in Namibia',
      fits: (card) => (plainCountries.some((country) => isIn(country)(card) === true) ? false : undefined),
    }),
    clause: 'events.country.iso-2',
    clauseOf: () => 'events.country.nothing-else',
  },
  {
    of: 'the alias',
    asked: (placed) => {
      const country = plain(placed);
      if (country === undefined) return undefined;
      // The alias takes what the parameter takes, whatever it is called.
      const [other] = placed.filter((each) => each !== country);
      return other === undefined
        ? located('country_iso3', [country], country.iso2)
        : located('country_iso3', [country, other], `${country.iso2},${other.name}`);
    },
    clause: 'events.country.alias-country-iso3',
  },
];

export const countrySpellings = defineCheck({
  id: 'events/country-spellings',
  title: 'A country is selected alike by its codes and its name, in any letter case',
  clauses: [
    'events.country.iso-3',
    'events.country.iso-2',
    'events.country.fips',
    'events.country.english-name',
    'events.country.case-insensitive',
    'events.country.alias-country-iso3',
    'events.country.list',
    'events.country.match-location',
    'events.country.nothing-else',
  ],
  operations: ['listEvents'],
  // Only codes that mean one country in whichever scheme they are read.
  rulings: ['country-codes'],
  property: forEach(
    spelt,
    async (api, { asked, clauseOf }) => {
      const { events } = api.world.offer;
      const placed = plainCountries.filter((country) => events.some((card) => isIn(country)(card)));
      const all = [...new Set(events.flatMap((card) => countryOf(at(card, '/geo/country')) ?? []))];
      const filter = asked(placed, all);
      if (filter === undefined) return;
      await expectSelected(api, { ...filter, ...(clauseOf === undefined ? {} : { clauseOf }) });
    },
    { clause: ({ clause }) => clause },
  ),
});

export const countryAliasBesideProvince = defineCheck({
  id: 'events/country-alias-beside-province',
  title: 'country_iso3 holds beside a province of another country',
  clauses: ['events.country.alias-country-iso3'],
  operations: ['listEvents'],
  property: once(async (api) => {
    const { window, events } = api.world.offer;
    const asked = inAdmin1(events);
    const own = String(asked?.query.country).toUpperCase();
    const elsewhere = plainCountries.find(
      (country) => country.iso3 !== own && events.some((card) => isIn(country)(card)),
    );
    precondition(asked !== undefined && elsewhere !== undefined, 'no province is known', 'no-data');
    const { admin1, country_match } = asked.query;
    const others = { ...bounds(window), admin1, country_match, limit: 100 };
    const canonical = await fullPage(api, { ...others, country: elsewhere.iso3 });
    const reply = await fullPage(api, { ...others, country_iso3: elsewhere.iso3 });
    // A country without that province may be refused, by either name alike.
    expectThat(
      reply.status === canonical.status,
      'status',
      `${canonical.status}, as by country`,
      reply.status,
    );
    if (reply.status === 200) expectSameEvents(reply, canonical, 'country_iso3 is another name of country');
    api.witness('replies compared');
  }),
});

export const regionMembers = defineCheck({
  id: 'events/region-members',
  title: 'Every documented region is served with Events of its countries',
  clauses: ['events.region.values', 'events.region.members'],
  operations: ['listEvents'],
  // Countries whose place is a matter of definition are not judged.
  rulings: ['region-members', 'region-and-actors'],
  property: forEach(regionNames, async (api, region) => {
    await expectSelected(api, {
      query: { region, country_match: 'location' },
      because: `Events in ${region}`,
      fits: liesIn(region),
      clauseOf: () => 'events.region.members',
    });
  }),
});

export const continentMembers = defineCheck({
  id: 'events/continent-members',
  title: 'Every documented continent is served with Events of its countries',
  clauses: ['events.continent.values', 'events.continent.members'],
  operations: ['listEvents'],
  // Countries whose place is a matter of definition are not judged.
  rulings: ['region-members', 'region-and-actors'],
  property: forEach(continentNames, async (api, continent) => {
    await expectSelected(api, {
      query: { continent, country_match: 'location' },
      because: `Events in ${continent}`,
      fits: liesOn(continent),
      clauseOf: () => 'events.continent.members',
    });
  }),
});

export const admin1Filter = defineCheck({
  id: 'events/admin1-filter',
  title: 'admin1 selects the Events of one state or province of a country',
  clauses: ['events.admin1.filter'],
  operations: ['listEvents'],
  rulings: ['admin1-country'],
  property: once(async (api) => {
    const { window, events } = api.world.offer;
    const asked = inAdmin1(events);
    if (asked === undefined) return;
    const query = { ...bounds(window), ...asked.query, limit: 100 };
    const reply = await fullPage(api, query);
    // A card may spell a name otherwise than the discovery of geography does, which says what is accepted.
    if (reply.status !== 200) {
      expectStatus(reply, 400);
      api.observe('admin1 of a card', 'refused');
      api.witness('values refused');
      return;
    }
    await expectSelectsSeen(api, reply, asked, () => fullPage(api, query, { fresh: true }));
    const rows = rowsOf(reply).length;
    api.observe('admin1 of a card', rows === 0 ? 'selects nothing' : 'selects Events');
    api.witness('replies without Events of other states');
  }),
});

const asked = [
  { query: { region: 'Europe' }, fits: liesIn('Europe') },
  { query: { region: 'Middle East' }, fits: liesIn('Middle East') },
  { query: { continent: 'Africa' }, fits: liesOn('Africa') },
  { query: { continent: 'North America' }, fits: liesOn('North America') },
];

export const geoContext = defineCheck({
  id: 'events/geo-context',
  title: 'An Event that a region or continent admits from elsewhere names the origin countries of its actors',
  clauses: [
    'event-card.geo-context.actor-origin-countries.present',
    'event-card.geo-context.actor-origin-countries.type',
  ],
  operations: ['listEvents'],
  // Whether broad geography reaches actors at all is open.
  rulings: ['region-and-actors'],
  property: forEach(asked, async (api, { query, fits }) => {
    const reply = await api.get('listEvents', { ...bounds(api.world.offer.window), ...query, limit: 100 });
    let foreign = 0;
    for (const [index, row] of rowsOf(reply).entries()) {
      if (fits(row) !== false) continue;
      const origins = at(row, '/geo_context/actor_origin_countries');
      const told = isArray(origins) && origins.length > 0;
      const clause =
        (origins ?? null) === null || isArray(origins)
          ? 'event-card.geo-context.actor-origin-countries.present'
          : 'event-card.geo-context.actor-origin-countries.type';
      expectThat(told, `/data/${index}/geo_context`, 'the origin countries of the actors', origins, clause);
      foreign += 1;
    }
    api.witness('rows judged', rowsOf(reply).length);
    api.observe('broad geography', foreign > 0 ? 'reaches actors' : 'location only');
  }),
});
