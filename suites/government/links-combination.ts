import type { Factor } from '../../generators/covering.js';
import { defineCheck, expectHeld, type JsonObject, once, type Query } from '../../src/kit/index.js';
import { isIgnored } from '../asking/calls.js';
import {
  expectNoneOverlooked,
  type FilteredList,
  filterSetsOf,
  type RecordFilter,
} from '../asking/filter-sets.js';
import { longestReply } from '../asking/government.js';
import {
  idsOf,
  isActive,
  isFull,
  isOfCountry,
  isSanctioned,
  looksAtLinks,
  pairOf,
  type SomeLinks,
  sanctionsOf,
  soleCountryOf,
  someLinks,
} from '../asking/links.js';
import { listOf } from '../asking/replies.js';
import { byFrequency } from '../asking/texts.js';

type Rows = readonly JsonObject[];

/** So many countries are enough for most pairs. */
const mostCountries = 4;
/** Entities of each side. */
const mostEntities = 4;

/** As published: a name in capitals without a comma, which could be read as a list. */
const published = /^[A-Z][A-Z ]+$/;

const byCountry = (rows: Rows): Factor<RecordFilter> => ({
  name: 'country',
  parts: byFrequency(rows.flatMap((row) => soleCountryOf(row) ?? []).filter((text) => published.test(text)))
    .slice(0, mostCountries)
    .map(([country]) => ({
      query: { country },
      because: `links to ${country}`,
      fits: (row) => isOfCountry(row, country),
      only: 'government.links.country' as const,
      finds: 'government.links.country' as const,
    })),
});

const active: RecordFilter = {
  query: { active_only: true },
  because: 'active links',
  fits: isActive,
  only: 'government.links.active-only',
  finds: 'government.links.active-only.finds',
};

const sanctioned: RecordFilter = {
  query: { sanctioned_only: true },
  because: 'links to sanctioned principals',
  fits: isSanctioned,
  only: 'government.links.sanctioned-only',
  finds: 'government.links.sanctioned-only.finds',
};

/** The entities of the links, from each side those of the most. */
const entitiesOf = (rows: Rows): readonly string[] => [
  ...new Set(
    (['registrant', 'principal'] as const).flatMap((side) =>
      byFrequency(rows.flatMap((row) => idsOf(row, side)))
        .slice(0, mostEntities)
        .map(([id]) => id),
    ),
  ),
];

/** Whether a link has an entity on one of its sides; undefined where it does not tell who stands on both. */
function hasEntity(row: JsonObject, id: string): boolean | undefined {
  const [registrants, principals] = [idsOf(row, 'registrant'), idsOf(row, 'principal')];
  if ([...registrants, ...principals].includes(id)) return true;
  return registrants.length > 0 && principals.length > 0 ? false : undefined;
}

const byEntity = (rows: Rows): Factor<RecordFilter> => ({
  name: 'entity',
  parts: entitiesOf(rows).map((id) => ({
    query: { entity: id },
    because: `links of ${id}`,
    fits: (row) => hasEntity(row, id),
    only: 'government.links.entity.only' as const,
  })),
});

/** The filters about which links show something. */
const filtersOf = (rows: Rows): readonly Factor<RecordFilter>[] => [
  byCountry(rows),
  byEntity(rows),
  { name: 'active_only', parts: [active] },
  // Where no link shows a list, none shows that a principal stands on none.
  {
    name: 'sanctioned_only',
    parts: rows.some((row) => (sanctionsOf(row, 'fp_sanction_lists') ?? null) !== null) ? [sanctioned] : [],
  },
];

const linksAmong = (known: readonly Query[]): FilteredList => ({
  known,
  page: (api, query, options) => api.get('listForeignAgentLinks', { ...query, limit: longestReply }, options),
  rowsIn: ({ json }) => listOf(json) ?? [],
  keyOf: pairOf,
  isCut: isFull,
  isIgnored,
});

/** Enough for every pair of them, of which some stand in one request. */
const most = 3;

const rowsOf = (looks: readonly SomeLinks[]): Rows => looks.flatMap(({ rows }) => rows);

const setsOf = (rows: Rows): readonly (readonly RecordFilter[])[] => {
  const factors = filtersOf(rows).filter(({ parts }) => parts.length > 0);
  return filterSetsOf(rows, factors, { most, largest: 3, seed: 1 });
};

export const linksCombination = defineCheck({
  id: 'government/links-combination',
  title: 'Filters of foreign-agent links hold beside each other',
  clauses: [
    'government.links.country',
    'government.links.entity.only',
    'government.links.active-only',
    'government.links.active-only.finds',
    'government.links.sanctioned-only',
    'government.links.sanctioned-only.finds',
  ],
  operations: ['listForeignAgentLinks'],
  rulings: ['live-data', 'rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { reply } = await someLinks(api);
      const looks = await looksAtLinks(api, (some) => setsOf(rowsOf(some)).length === most);
      const sets = setsOf(rowsOf(looks));
      expectHeld(sets.length > 0, 'no links tell two filters apart', reply);
      const list = linksAmong(looks.map(({ query }) => query));
      for (const set of sets) await expectNoneOverlooked(api, list, set);
    },
    { requests: most },
  ),
});
