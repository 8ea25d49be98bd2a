import {
  type Api,
  defineCheck,
  expectHeld,
  expectRefusal,
  expectThat,
  forEach,
  type JsonObject,
  once,
  type Query,
  type QueryValue,
  rowsOf,
} from '../../src/kit/index.js';
import {
  belongsTo,
  countryOf,
  isFrom,
  isIn,
  mayBeFrom,
  originsOf,
  plainCountries,
  spellings,
} from '../asking/countries.js';
import { significanceDrift, significanceOf } from '../asking/events.js';
import {
  actorFilters,
  byActorCountry,
  expectFilters,
  expectSelectsOffered,
  judged,
} from '../asking/filters.js';
import { expectSameEvents, fullPage, idOf, significanceCutoff } from '../asking/pages.js';
import { type ClauseOf, wholeEvents } from '../asking/results.js';
import { bounds } from '../asking/windows.js';

const clauses = {
  source_actor_country: 'events.source-actor-country.filter',
  target_actor_country: 'events.target-actor-country.filter',
  actor_country: 'events.actor-country.filter',
} as const;

/** Accuses the sides if every wrong Event has an actor from the country on the other side. */
const actingSide =
  ({ source_actor_country: country }: Query): ClauseOf =>
  (cards) => {
    const known = countryOf(country);
    const isMistaken = (card: JsonObject) =>
      known !== undefined && originsOf(card).some((origin) => isFrom(origin, known) === true);
    return cards.every(isMistaken) ? 'events.source-actor-country.conflict-first-actor' : undefined;
  };

export const actorCountry = defineCheck({
  id: 'events/actor-country',
  title: 'The filters of actor countries select Events by the origin of the side in their name',
  clauses: [
    'events.source-actor-country.filter',
    'events.source-actor-country.conflict-first-actor',
    'events.target-actor-country.filter',
    'events.actor-country.filter',
  ],
  operations: ['listEvents'],
  rulings: ['counted-actors'],
  property: forEach(
    actorFilters,
    async (api, name) => {
      const filter =
        name === 'source_actor_country' ? judged(byActorCountry(name), actingSide) : byActorCountry(name);
      await expectSelectsOffered(api, filter);
      await expectFilters(api, filter);
    },
    { requests: 2, clause: (name) => clauses[name] },
  ),
});

export const actorCountryRegion = defineCheck({
  id: 'events/actor-country-region',
  title: 'A region or continent in source_actor_country is refused, or selects no Event of its countries',
  clauses: ['events.source-actor-country.no-regions'],
  operations: ['listEvents'],
  rulings: ['region-and-actors'],
  property: forEach(['Europe', 'Middle East', 'South Asia'] as const, async (api, region) => {
    const query = { ...bounds(api.world.offer.window), source_actor_country: region };
    const reply = await api.get('listEvents', query);
    api.witness('regions tried');
    if (reply.status !== 200) return expectRefusal(reply, { codes: ['INVALID_COUNTRY'] });
    for (const [index, row] of rowsOf(reply).entries()) {
      const origins = originsOf(row);
      const expanded = origins.some((origin) => belongsTo(origin, region) === true);
      expectThat(!expanded, `/data/${index}/actors`, `no Event by origin in ${region}`, origins);
    }
  }),
});

const name = 'source_actor_country';

export const actorCountrySpellings = defineCheck({
  id: 'events/actor-country-spellings',
  title: 'source_actor_country accepts the same forms of a country as country',
  clauses: ['events.source-actor-country.grammar'],
  operations: ['listEvents'],
  rulings: ['country-codes', 'live-data'],
  property: forEach(spellings.slice(1), async (api, { of, write }) => {
    const { window, events } = api.world.offer;
    // Where roles do not tell the sides apart, the first actor is likely to be the acting one.
    const country =
      countryOf(byActorCountry(name)(events)?.query[name]) ??
      plainCountries.find((each) => events.some((card) => isFrom(originsOf(card)[0], each)));
    if (country === undefined) return;
    const ask = (text: string) => fullPage(api, { ...bounds(window), [name]: text, limit: 100 });
    const byCode = await ask(country.iso3);
    const because = `${country.name} by ${of} and by ISO-3`;
    api.witness('Events compared', expectSameEvents(await ask(write(country)), byCode, because));
  }),
});

export const actorCountryUnion = defineCheck({
  id: 'events/actor-country-union',
  title: 'actor_country selects what the source and the target filter select together',
  clauses: ['events.actor-country.union', 'events.actor-country.filter'],
  operations: ['listEvents'],
  rulings: ['counted-actors', 'live-data'],
  property: once(
    async (api) => {
      const whole = await wholeEvents(api);
      for (const country of candidates(whole.rows)) {
        const compared = await compare(api, whole.query, country);
        if (compared > 0) return api.witness('Events compared', compared);
      }
    },
    { requests: 4 },
  ),
});

/** Countries of which half are asked for on either side. */
const mostCountries = 24;

/** The countries with most Events, by place or origin, in two halves that have none in common. */
function halvesOf(cards: readonly JsonObject[]): readonly [string, string] {
  const most = plainCountries
    .map((country) => ({
      country,
      count: cards.filter(
        (card) =>
          isIn(country)(card) === true || originsOf(card).some((origin) => mayBeFrom(origin, country)),
      ).length,
    }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostCountries);
  const half = (which: number): string =>
    most.flatMap(({ country }, index) => (index % 2 === which ? country.iso3 : [])).join(',');
  return [half(0), half(1)];
}

export const actorCountrySides = defineCheck({
  id: 'events/actor-country-sides',
  title: 'source_actor_country beside target_actor_country selects what each of them selects alone',
  clauses: ['events.source-actor-country.filter', 'events.target-actor-country.filter'],
  operations: ['listEvents'],
  rulings: ['counted-actors', 'live-data', 'rows-need-not-be-held'],
  property: once(
    async (api) => {
      const { window, events } = api.world.offer;
      const ask = (query: Query) => fullPage(api, { ...bounds(window), ...query, limit: 100 });
      const [source_actor_country, target_actor_country] = halvesOf(events);
      const filters = { source_actor_country, target_actor_country };
      const both = await ask(filters);
      const rows = rowsOf(both);
      expectHeld(rows.length > 0, 'no Events have an actor from such countries on either side', both);
      for (const [name, countries] of Object.entries(filters)) {
        const alone = await ask({ [name]: countries });
        const ids = new Set(rowsOf(alone).map(idOf));
        const edge = significanceCutoff(alone) + significanceDrift;
        const known = rows.filter((row) => (significanceOf(row) ?? 0) > edge);
        const stray = known.find((row) => !ids.has(idOf(row)));
        const clause = name === 'source_actor_country' ? undefined : 'events.target-actor-country.filter';
        const expected = `an Event that ${name} alone selects`;
        expectThat(stray === undefined, '/data', expected, stray && idOf(stray), clause);
        api.witness('Events compared', known.length);
      }
    },
    { requests: 3 },
  ),
});

const most = 4;

/** Countries from which a receiving side comes; first those where it alone does, in conflict and elsewhere. */
function candidates(rows: readonly JsonObject[]): readonly QueryValue[] {
  const alone = (family: string) =>
    plainCountries.filter((country) =>
      rows.some((card) => {
        const [source, target] = originsOf(card).map((origin) => isFrom(origin, country));
        return card.family === family && source === false && target === true;
      }),
    );
  const found = [
    ...[...alone('conflict').slice(0, 2), ...alone('cameoplus').slice(0, 1)].map(({ iso3 }) => iso3),
    byActorCountry('target_actor_country')(rows)?.query.target_actor_country ?? [],
  ].flat();
  return [...new Set(found)].slice(0, most);
}

/** @returns how many Events were compared; 0 where each side alone selects them all */
async function compare(api: Api, query: Query, country: QueryValue): Promise<number> {
  const ask = async (name: string) => rowsOf(await fullPage(api, { ...query, [name]: country }));
  const rows = await ask('actor_country');
  const either = rows.map(idOf);
  const source = (await ask('source_actor_country')).map(idOf);
  const target = (await ask('target_actor_country')).map(idOf);
  const union = new Set([...source, ...target]);
  const lost = [...union].filter((id) => !either.includes(id));
  const added = rows.filter((row) => !union.has(idOf(row)));
  const known = countryOf(country);
  const isForeign = (row: JsonObject) =>
    originsOf(row).every((origin) => known !== undefined && isFrom(origin, known) === false);
  const clause = added.some(isForeign) ? 'events.actor-country.filter' : undefined;
  const seen = { added: added.slice(0, 5).map(idOf) };
  expectThat(added.length === 0, '/data', 'no Event of neither side', seen, clause);
  expectThat(lost.length === 0, '/data', 'no Event of either side lost', { lost: lost.slice(0, 5) });
  return target.some((id) => !source.includes(id)) ? union.size : 0;
}
