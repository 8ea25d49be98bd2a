import { defineCheck, expectThat, type JsonObject, once, precondition } from '../../src/kit/index.js';
import { countryOf as knownCountry } from '../known-country.js';
import { textsIn } from '../leaves.js';
import { countryOf, nameOf, someLinks, statusOf } from './links.js';

const parts: readonly { readonly what: string; readonly of: (row: JsonObject) => string | undefined }[] = [
  { what: 'registrant', of: (row) => nameOf(row, 'registrant') },
  { what: 'foreign principal', of: (row) => nameOf(row, 'principal') },
  { what: 'country', of: countryOf },
  { what: 'status', of: statusOf },
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
  expectThat(isNamed, '/data', 'the names of registrant and principal', rows[0]);
  const isPlaced = rows.some(
    (row) =>
      countryOf(row) !== undefined ||
      textsIn(row).some(({ path, text }) => !/sanction/.test(path) && knownCountry(text) !== undefined),
  );
  expectThat(isPlaced, '/data', 'a country', rows[0]);
}

export const linksMembers = defineCheck({
  id: 'government/links-members',
  title: 'Each foreign-agent link names its registrant, its principal, a country, and one of two statuses',
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
    for (const { what, of } of found) {
      const without = rows.findIndex((row) => of(row) === undefined);
      expectThat(without < 0, `/data/${without}`, `a ${what}`, rows[without]);
      api.witness(what, rows.length);
    }
    const seen = [...new Set(rows.flatMap((row) => statusOf(row) ?? []))];
    expectThat(seen.length <= statuses, '/data/*/status', 'active or terminated', seen);
    api.observe('parts found by a name', found.map(({ what }) => what).join(', '));
    api.observe('statuses of links', seen.join(', '));
    api.observe('a country of a link', rows.flatMap((row) => countryOf(row) ?? [])[0] ?? 'none');
  }),
  refutedBy: [
    'government-records.links.country-sometimes-null',
    'government-records.links.third-status',
    'government-records.links.without-country',
    'government-records.links.without-foreign-principal',
    'government-records.links.without-registrant',
  ],
});
