import { type ClauseId, limits } from '../../contract/index.js';
import {
  type Api,
  defineCheck,
  expectEqual,
  expectHeld,
  expectThat,
  forEach,
  type JsonObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import { countryOf as knownCountry } from '../asking/countries.js';
import {
  countryOf,
  expectSelectedLinks,
  getLinks,
  idsOf,
  isBlankSide,
  isOfCountry,
  linksIn,
  nameOf,
  pairOf,
  type Side,
  soleCountryOf,
  someLinks,
  statusOf,
} from '../asking/links.js';
import { listOf } from '../asking/replies.js';
import { byRarity, textsIn } from '../asking/texts.js';

const named = [
  { side: 'registrant', clause: 'government-records.links.registrant' },
  { side: 'principal', clause: 'government-records.links.foreign-principal' },
] as const;

export const linksReply = defineCheck({
  id: 'government/links-reply',
  title: 'A reply about foreign agents has success true and one link for each registrant and principal',
  clauses: [
    'government.links.rows',
    'government-records.links.pair',
    'government-records.links.registrant',
    'government-records.links.foreign-principal',
    'government-records.links.names',
    'government.links.order',
    'envelope.reference.success',
  ],
  operations: ['listForeignAgentLinks'],
  rulings: ['reference-envelope'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { reply, rows } = await someLinks(api);
    expectEqual(reply, '/success', true, 'envelope.reference.success');
    const pairs = new Set<string>();
    for (const [index, row] of rows.entries()) {
      for (const { side, clause } of named)
        expectThat(!isBlankSide(row, side), `/data/${index}`, `the ${side} of a link`, row, clause);
      if (nameOf(row, 'registrant') === undefined || nameOf(row, 'principal') === undefined) continue;
      expectThat(
        !pairs.has(pairOf(row)),
        `/data/${index}`,
        'one link of registrant and principal',
        row,
        'government-records.links.pair',
      );
      pairs.add(pairOf(row));
    }
    api.witness('links', rows.length);
    api.observe('members of a link', Object.keys(rows[0] ?? {}).join(', '));
  }),
});

interface Part {
  readonly what: string;
  readonly of: (row: JsonObject) => string | undefined;
  readonly clause: ClauseId;
}

const parts: readonly Part[] = [
  {
    what: 'registrant',
    of: (row) => nameOf(row, 'registrant'),
    clause: 'government-records.links.registrant',
  },
  {
    what: 'foreign principal',
    of: (row) => nameOf(row, 'principal'),
    clause: 'government-records.links.foreign-principal',
  },
  { what: 'country', of: countryOf, clause: 'government-records.links.country' },
  { what: 'status', of: statusOf, clause: 'government-records.links.status' },
];

/** Active and terminated. */
const statuses = 2;

/** Fewer links may all be odd ones. */
const enough = 10;

/** Texts of a link that may name somebody, in members of whatever name. */
const namesIn = (row: JsonObject): readonly string[] =>
  textsIn(row).flatMap(({ path, text }) =>
    /\p{L}{2}/u.test(text) && !/id$|countr|status|date|sanction|ur[il]|link|adversar|type/.test(path)
      ? [text]
      : [],
  );

/** Two names and a country stand somewhere in a link, whatever their members are called. */
function expectSomewhere(rows: readonly JsonObject[]): void {
  if (rows.length < enough) return;
  const isNamed = rows.some((row) => new Set(namesIn(row)).size >= 2);
  const isRegistrantShown = rows.some((row) => nameOf(row, 'registrant') !== undefined);
  const absent = isRegistrantShown ? 'foreign-principal' : 'registrant';
  expectThat(
    isNamed,
    '/data',
    'the names of registrant and principal',
    rows[0],
    `government-records.links.${absent}`,
  );
  const isPlaced = rows.some(
    (row) =>
      countryOf(row) !== undefined ||
      textsIn(row).some(({ path, text }) => !/sanction/.test(path) && knownCountry(text) !== undefined),
  );
  expectThat(isPlaced, '/data', 'a country', rows[0], 'government-records.links.country');
}

export const linksMembers = defineCheck({
  id: 'government/links-members',
  title: 'Each foreign-agent link has a registrant, a principal, a country and one of two statuses',
  clauses: [
    'government-records.links.registrant',
    'government-records.links.foreign-principal',
    'government-records.links.country',
    'government-records.links.status',
    'government-records.links.status.values',
    'government-records.links.status.spelling',
    'government.links.country.row-case',
  ],
  operations: ['listForeignAgentLinks'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    const { rows } = await someLinks(api);
    expectSomewhere(rows);
    // The names are not shown: what no link shows under one that fits cannot be told from what stands under another.
    const found = parts.filter(({ of }) => rows.some((row) => of(row) !== undefined));
    precondition(found.length > 0, 'no link shows its parts under names that fit', 'no-data');
    for (const { what, of, clause } of found) {
      const without = rows.findIndex((row) => of(row) === undefined);
      expectThat(without < 0, `/data/${without}`, `a ${what}`, rows[without], clause);
      api.witness(what, rows.length);
    }
    const seen = [...new Set(rows.flatMap((row) => statusOf(row) ?? []))];
    expectThat(
      seen.length <= statuses,
      '/data/*/status',
      'active or terminated',
      seen,
      'government-records.links.status.values',
    );
    api.observe('parts found by a name', found.map(({ what }) => what).join(', '));
    api.observe('statuses of links', seen.join(', '));
    api.observe('a country of a link', rows.flatMap((row) => countryOf(row) ?? [])[0] ?? 'none');
  }),
});

const { default: standard, max } = limits.government.limit;
const unsent = 'government.links.limit.default';
const atMax = 'government.limit.at-max';

export const linksLimit = defineCheck({
  id: 'government/links-limit',
  title: 'A reply has the matching links up to the limit, 100 by default and 500 at most',
  clauses: [
    'government.links.limit.rows',
    'government.links.limit.default',
    'government.limit.at-max',
    'limits.government-limit.default',
  ],
  operations: ['listForeignAgentLinks'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { query } = await someLinks(api);
      const rowsWith = async (limit: number | undefined, clause?: ClauseId) =>
        linksIn(await api.get('listForeignAgentLinks', { ...query, limit }), clause);
      const expectAtMost = (most: number, rows: readonly JsonObject[], clause?: ClauseId) => {
        expectThat(rows.length <= most, '/data', `at most ${most} links`, rows.length, clause);
        api.witness('links counted', rows.length);
      };
      expectAtMost(1, await rowsWith(1));
      expectAtMost(
        1,
        linksIn(await api.get('listForeignAgentLinks', { ...query, sanctioned_only: true, limit: 1 })),
      );
      expectAtMost(standard, await rowsWith(undefined, unsent), unsent);
      expectAtMost(max, await rowsWith(max, atMax));
      const [standardRows, hundred] = [await rowsWith(undefined, unsent), await rowsWith(standard)];
      const all = await rowsWith(max, atMax);
      const isSame = standardRows.length === hundred.length;
      const expected = `${hundred.length} links as with limit=${standard}`;
      expectThat(isSame, '/data', expected, standardRows.length, unsent);
      if (all.length >= max) return;
      // Fewer links than the limit are all that match, so that a further filter finds none beside them.
      const shown = new Set(all.map(pairOf));
      const lost = linksIn(await getLinks(api, { ...query, active_only: true })).find(
        (row) => !shown.has(pairOf(row)),
      );
      const every = `every matching link, as there are fewer than ${max}`;
      expectThat(lost === undefined, '/data', every, lost, atMax);
    },
    { requests: 6 },
  ),
});

/** Countries that are tried; each costs a request. */
const mostCountries = 4;

/**
 * The first of some countries that finds links. The text says nothing of how rows write their country, so that one that finds
 * none may be published under another name, but hardly each of them. Codes say nothing of names that are published.
 */
async function servedCountry(api: Api, countries: readonly string[]): Promise<string | undefined> {
  const tried = countries.slice(0, mostCountries);
  for (const country of tried) {
    const { status, json } = await getLinks(api, { country });
    if (status === 200 && (listOf(json)?.length ?? 0) > 0) return country;
  }
  const areCodes = tried.length > 0 && tried.every((country) => country.length <= 3);
  precondition(!areCodes, 'links show codes of countries alone, by which none are found', 'no-data');
  return undefined;
}

export const linksCountry = defineCheck({
  id: 'government/links-country',
  title: 'country, in upper case, selects the links of that country',
  clauses: ['government.links.country', 'government.links.country.case', 'government.links.country.unknown'],
  operations: ['listForeignAgentLinks'],
  rulings: ['country-codes'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      // What a comma in a value of the filter is, is left open.
      const inUpperCase = (row: JsonObject) => {
        const shown = soleCountryOf(row);
        return shown === undefined || shown.includes(',') ? [] : shown;
      };
      const isMixed = (some: readonly JsonObject[]) => new Set(some.flatMap(inUpperCase)).size > 1;
      const { rows: known } = await someLinks(api, isMixed);
      const countries = byRarity(known.flatMap(inUpperCase)).map(([text]) => text);
      const [first, another] = countries;
      const country = (await servedCountry(api, countries)) ?? first;
      if (country !== undefined && another === undefined) {
        const only = listOf((await getLinks(api, { country })).json)?.length;
        expectThat(only !== 0, '/data', `links of ${country}, the country of each`, 'no link');
      }
      expectHeld(
        country !== undefined && another !== undefined,
        'the links are of one country',
        await getLinks(api),
      );
      await expectSelectedLinks(api, {
        known,
        query: { country },
        because: `links of ${country}`,
        fits: (row) => isOfCountry(row, country),
      });
      for (const text of [country.toLowerCase(), 'ATLANTIS']) {
        const { status, json } = await getLinks(api, { country: text });
        api.observe(`country=${text}`, `${status}, ${listOf(json)?.length ?? 'no'} links`);
      }
    },
    { requests: 4 },
  ),
});

const sides = ['registrant', 'principal'] as const satisfies readonly Side[];

export const linksEntity = defineCheck({
  id: 'government/links-entity',
  title: 'entity finds exactly the links with the entity on either side',
  clauses: [
    'government.links.entity.registrant',
    'government.links.entity.foreign-principal',
    'government.links.entity.only',
  ],
  operations: ['listForeignAgentLinks'],
  rulings: ['accepted-handles', 'rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: forEach(
    sides,
    async (api, side) => {
      const isTelling = (some: readonly JsonObject[]) =>
        new Set(some.flatMap((row) => idsOf(row, side))).size > 1;
      const { rows, reply } = await someLinks(api, isTelling);
      const [id] = rows.flatMap((row) => idsOf(row, side));
      expectHeld(id !== undefined, `no link shows a spine id of its ${side}`, reply);
      // If other links show ids for this side, a link without one has no resolved entity.
      const shown = sides.filter((each) => rows.some((row) => idsOf(row, each).length > 0));
      await expectSelectedLinks(api, {
        known: rows,
        query: { entity: id },
        because: `links of ${id}`,
        fits: (row) => {
          const ids = sides.flatMap((each) => idsOf(row, each));
          if (ids.includes(id)) return true;
          return shown.length < sides.length ? undefined : false;
        },
        only: 'government.links.entity.only',
      });
    },
    {
      clause: (side) =>
        side === 'registrant'
          ? 'government.links.entity.registrant'
          : 'government.links.entity.foreign-principal',
    },
  ),
});
