import type { Factor } from '../../generators/covering.js';
import { defineCheck, expectHeld, type JsonObject, once, type Query } from '../../src/kit/index.js';
import { isIgnored } from '../asking/calls.js';
import {
  expectNoneOverlooked,
  type FilteredList,
  filterSetsOf,
  type RecordFilter,
} from '../asking/filter-sets.js';
import {
  countryOf,
  isActive,
  isFull,
  isSanctioned,
  longestReply,
  pairOf,
  sanctionsOf,
  someLinks,
} from '../asking/government.js';
import { listOf } from '../asking/replies.js';
import { byFrequency } from '../asking/texts.js';

type Rows = readonly JsonObject[];

/** So many countries are enough for most pairs. */
const mostCountries = 4;

/** As published: a name in capitals without a comma, which could be read as a list. */
const published = /^[A-Z][A-Z ]+$/;

const byCountry = (rows: Rows): Factor<RecordFilter> => ({
  name: 'country',
  parts: byFrequency(rows.flatMap((row) => countryOf(row) ?? []).filter((text) => published.test(text)))
    .slice(0, mostCountries)
    .map(([country]) => ({
      query: { country },
      because: `links to ${country}`,
      fits: (row) => {
        const own = countryOf(row);
        return own === undefined ? undefined : own.toUpperCase() === country;
      },
      only: 'government.links.country' as const,
    })),
});

const active: RecordFilter = {
  query: { active_only: true },
  because: 'active links',
  fits: isActive,
  only: 'government.links.active-only',
};

const sanctioned: RecordFilter = {
  query: { sanctioned_only: true },
  because: 'links to sanctioned principals',
  fits: isSanctioned,
  only: 'government.links.sanctioned-only',
};

/** The filters about which links show something. */
const filtersOf = (rows: Rows): readonly Factor<RecordFilter>[] => [
  byCountry(rows),
  { name: 'active_only', parts: [active] },
  // Where no link shows a list, none shows that a principal stands on none.
  {
    name: 'sanctioned_only',
    parts: rows.some((row) => sanctionsOf(row, 'fp_sanction_lists') !== undefined) ? [sanctioned] : [],
  },
];

const linksBeside = (base: Query): FilteredList => ({
  known: [base],
  page: (api, query, options) => api.get('listForeignAgentLinks', { ...query, limit: longestReply }, options),
  rowsIn: ({ json }) => listOf(json) ?? [],
  keyOf: pairOf,
  isCut: isFull,
  isIgnored,
});

/** Every pair of them. */
const most = 3;

export const linksCombination = defineCheck({
  id: 'government/links-combination',
  title: 'No filter of foreign-agent links is overlooked where another one is sent beside it',
  clauses: ['government.links.country', 'government.links.active-only', 'government.links.sanctioned-only'],
  operations: ['listForeignAgentLinks'],
  rulings: ['live-data', 'rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { query, reply, rows } = await someLinks(api);
      const factors = filtersOf(rows).filter(({ parts }) => parts.length > 0);
      const sets = filterSetsOf(rows, factors, { most, largest: 2, seed: 1 });
      expectHeld(sets.length > 0, 'no links tell two filters apart', reply);
      for (const set of sets) await expectNoneOverlooked(api, linksBeside(query), set);
    },
    { requests: most },
  ),
});
