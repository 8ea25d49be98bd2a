import type { Country } from '../../contract/countries.js';
import type { ClauseId } from '../../contract/index.js';
import {
  type Api,
  accusing,
  defineCheck,
  type Exchange,
  expectHeld,
  expectThat,
  forEach,
  type JsonObject,
  once,
  seenOf,
} from '../../src/kit/index.js';
import { type PartOfTheWorld, partsOfTheWorld, plainCountries, withinAnother } from '../asking/countries.js';
import {
  expectFound,
  expectSelected,
  isCut,
  isSearchable,
  keyOf,
  pageOf,
  sample,
} from '../asking/facilities.js';
import {
  countriesOf,
  countryTextOf,
  fitsCountries,
  isOutside,
  showsSecondary,
} from '../asking/facility-places.js';
import { nameOf } from '../asking/facility-record.js';
import { listIn } from '../asking/replies.js';
import { byFrequency, byRarity } from '../asking/texts.js';

const clauseOfSpelling = {
  name: 'facilities.country.name',
  'ISO-2': 'facilities.country.iso-2',
  'ISO-3': 'facilities.country.iso-3',
} as const;
const spellings = ['name', 'ISO-2', 'ISO-3'] as const;

/** Countries that go by several English names; the name that the records show is sent for them. */
const severalNames = /USA|GBR|TUR|CZE|IRN|VNM|KOR|RUS|SYR|MMR|CIV|LAO|BOL|VEN|TZA|COD|COG|PRK/;

/** A country in which facilities lie primarily, and whose name is a part of the name of another such country. */
function withinAnotherSeen(rows: readonly JsonObject[]): Country | undefined {
  const seen = [...new Set(rows.flatMap((row) => countriesOf(row).primary ?? []))];
  return withinAnother(
    seen.filter(({ iso3 }) => !severalNames.test(iso3)),
    seen,
  );
}

/** The primary and a secondary country of a facility; sent as codes of three letters, each means one country. */
function bothOf(row: JsonObject): readonly Country[] {
  const { primary, others } = countriesOf(row);
  return primary === undefined ? [] : [primary, ...others.slice(0, 1)];
}

/** The facilities of which a country is the secondary one. */
const asideIn = (rows: readonly JsonObject[], country: Country): readonly JsonObject[] =>
  rows.filter((row) => bothOf(row)[1]?.iso3 === country.iso3);

/**
 * The rarest country in which facilities lie primarily, and of which each spelling means no other: one that is the secondary
 * country of others, if any is.
 */
function rarest(rows: readonly JsonObject[]): Country | undefined {
  const codes = rows.filter(isSearchable).flatMap((row) => countriesOf(row).primary?.iso3 ?? []);
  const clear = byRarity(codes.filter((code) => !severalNames.test(code))).flatMap(([code]) =>
    plainCountries.filter(({ iso3 }) => iso3 === code),
  );
  // Two letters that are no FIPS code of the country tell which scheme is read.
  const telling = clear.filter(({ iso2, fips }) => iso2 !== fips);
  return telling.find((country) => asideIn(rows, country).length > 0) ?? telling[0] ?? clear[0];
}

/**
 * A country finds the known facilities of which it is the secondary one. Of a cut page these are due that stand before others
 * of it where the same country is sent as three letters.
 */
async function expectSecondary(
  api: Api,
  text: string,
  country: Country,
  rows: readonly JsonObject[],
): Promise<void> {
  const reply = await pageOf(api, { country: text });
  const found = new Set(listIn(reply).map(keyOf));
  const aside = asideIn(rows, country);
  const due = isCut(reply) ? standingBefore(found, await pageOf(api, { country: country.iso3 })) : undefined;
  const wanted = aside.filter((row) => due?.has(keyOf(row)) ?? true);
  const lost = wanted.find((row) => !found.has(keyOf(row)));
  const because = `facilities with ${country.name} as their secondary country, which is sent as ${text}`;
  expectThat(lost === undefined, '/data', because, lost && nameOf(lost), 'facilities.country.secondary');
  if (wanted.length > 0) api.witness(because, wanted.length);
}

/** The facilities of a page that stand before one of those found; of one name they may stand in any order. */
function standingBefore(found: ReadonlySet<string>, page: Exchange): ReadonlySet<string> {
  const rows = page.status === 200 ? listIn(page) : [];
  const edge = rows.findLastIndex((row) => found.has(keyOf(row)));
  const last = rows[edge];
  const before = rows.slice(0, Math.max(0, edge)).filter((row) => last && nameOf(row) !== nameOf(last));
  return new Set(before.map(keyOf));
}

/**
 * NA is the code of Namibia, and a word for nothing elsewhere: it brings no facility of other countries, whether the directory
 * has any in Namibia or not. Where secondary countries stand unseen, the list must at least differ from that without a country.
 */
async function expectNamibia(api: Api, rows: readonly JsonObject[]): Promise<void> {
  const reply = await pageOf(api, { country: 'NA' });
  // What becomes of a code that the directory does not know is left open.
  if (reply.status !== 200) return;
  const isIt = ({ iso3 }: Country) => iso3 === 'NAM';
  const fits = fitsCountries(rows, isIt);
  const found = listIn(reply);
  const all = new Set(listIn(await pageOf(api)).map(keyOf));
  const isWhole = found.length === all.size && found.every((row) => all.has(keyOf(row)));
  const stranger = found.find((row) => fits(row) === false || (isWhole && isOutside(row, isIt)));
  expectThat(stranger === undefined, '/data', 'facilities in Namibia', stranger, 'facilities.country.only');
}

export const countryFilter = defineCheck({
  id: 'facilities/country-filter',
  title: 'country selects the facilities of a country by its name, its two-letter and its three-letter code',
  clauses: [
    'facilities.country.name',
    'facilities.country.iso-2',
    'facilities.country.iso-3',
    'facilities.country.primary',
    'facilities.country.secondary',
    'facilities.country.only',
  ],
  operations: ['listFacilities'],
  rulings: ['country-codes'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(
    spellings,
    async (api, spelling) => {
      const rows = await sample(api);
      const country = (spelling === 'name' ? withinAnotherSeen(rows) : undefined) ?? rarest(rows);
      expectHeld(
        country !== undefined,
        'no facility in a country of one clear name is seen',
        await pageOf(api),
      );
      const shown = rows.filter((row) => countriesOf(row).primary === country).map(countryTextOf);
      const name = shown.find((text) => text !== undefined && text.length > 3) ?? country.name;
      const text = { name, 'ISO-2': country.iso2, 'ISO-3': country.iso3 }[spelling];
      const isIt = ({ iso3 }: Country) => iso3 === country.iso3;
      const because = `facilities in ${country.name}`;
      const only = 'facilities.country.only';
      const found = listIn(await pageOf(api, { country: text }));
      await expectSelected(api, {
        query: { country: text },
        because,
        fits: fitsCountries(rows, isIt),
        only,
        // If nothing is found at all, the deployment does not know the spelling.
        finds: found.length === 0 ? clauseOfSpelling[spelling] : 'facilities.country.primary',
      });
      // The three letters of another country would have to be asked for.
      if (country === rarest(rows)) await expectSecondary(api, text, country, rows);
      const strangers = found.filter((row) => isOutside(row, isIt));
      expectThat(found.length === 0 || strangers.length < found.length, '/data', because, strangers[0], only);
      if (found.length > strangers.length && rows.some((row) => isOutside(row, isIt)))
        api.witness(because, found.length);
      if (strangers.length > 0) api.observe('rows that show other countries alone', `${strangers.length}`);
      if (spelling === 'ISO-2') await expectNamibia(api, rows);
    },
    { clause: (spelling) => clauseOfSpelling[spelling] },
  ),
});

export const countrySecondary = defineCheck({
  id: 'facilities/country-secondary',
  title: 'country finds a facility of two countries by its primary and by its secondary country',
  clauses: ['facilities.country.primary', 'facilities.country.secondary'],
  operations: ['listFacilities'],
  rulings: ['country-codes'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const rows = await sample(api);
      expectHeld(showsSecondary(rows), 'no record shows a secondary country', await pageOf(api));
      const crossing = rows.filter((each) => isSearchable(each) && bothOf(each).length === 2);
      // The more facilities share a secondary country, the more of them one request shows.
      const [commonest] = byFrequency(crossing.flatMap((each) => bothOf(each)[1]?.iso3 ?? []))[0] ?? [];
      const row = crossing.find((each) => bothOf(each)[1]?.iso3 === commonest);
      expectHeld(
        row !== undefined,
        'no facility of the first pages whose name can be searched for has two countries that are known',
        await pageOf(api),
      );
      for (const [index, country] of bothOf(row).entries()) {
        const query = { country: country.iso3 };
        const because = `a facility with ${country.name} as one of its two countries`;
        const reply = await pageOf(api, query);
        await accusing(
          index === 0 ? 'facilities.country.primary' : 'facilities.country.secondary',
          async () => {
            const found = listIn(reply).some((each) => keyOf(each) === keyOf(row));
            if (!found && isCut(reply)) await expectFound(api, query, row, because);
            else expectThat(found, '/data', `${because}: "${nameOf(row)}"`, listIn(reply).length);
            if (index === 0 || isCut(reply)) return;
            const keys = new Set(listIn(reply).map(keyOf));
            const lost = crossing.find((each) => bothOf(each)[1] === country && !keys.has(keyOf(each)));
            expectThat(lost === undefined, '/data', because, lost && nameOf(lost));
          },
        );
        api.witness(because);
      }
    },
    { requests: 2 },
  ),
});

type Choice = 'wide' | 'American';

/** Parts that consist of narrower ones throughout. */
const wide = ['Africa', 'Asia'];

/** A part of the world in which known facilities lie: the one of fewest, a wide one, or half of a double continent. */
function chosen(
  kind: 'region' | 'continent',
  choice: Choice,
  rows: readonly JsonObject[],
): PartOfTheWorld | undefined {
  const inside = ({ holds }: PartOfTheWorld) =>
    rows.filter((row) => {
      const { primary } = countriesOf(row);
      return primary !== undefined && holds(primary) === true;
    }).length;
  const known = partsOfTheWorld[kind]
    .filter((part) => inside(part) >= 2)
    .toSorted((one, other) => inside(one) - inside(other));
  const fitting = known.find(({ name }) =>
    choice === 'wide' ? wide.includes(name) : choice === 'American' && name.endsWith(' America'),
  );
  return fitting ?? known[0];
}

const rows = [
  { kind: 'region', choice: 'wide' },
  { kind: 'continent', choice: 'American' },
  { kind: 'continent', choice: 'wide' },
] as const satisfies readonly { readonly kind: string; readonly choice: Choice }[];

export const regionFilter = defineCheck({
  id: 'facilities/region-filter',
  title: 'region and continent select the facilities in their countries',
  clauses: [
    'facilities.region.only',
    'facilities.region.finds',
    'facilities.continent.only',
    'facilities.continent.finds',
    'facilities.region.values',
    'facilities.continent.values',
  ],
  operations: ['listFacilities'],
  // Countries whose place is a matter of definition are not judged.
  rulings: ['region-members'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(rows, async (api, { kind, choice }) => {
    const known = await sample(api);
    const part = chosen(kind, choice, known);
    expectHeld(part !== undefined, 'no facilities in countries of a clear place are seen', await pageOf(api));
    const [query, because] = [{ [kind]: part.name }, `facilities in ${part.name}`];
    const reply = await pageOf(api, query);
    api.observe(`${kind}=${part.name}`, seenOf(reply));
    // Which values the directory takes is not shown.
    expectHeld(reply.status !== 400, `the directory does not take ${part.name} as ${kind}`, reply);
    const only: ClauseId = `facilities.${kind}.only`;
    const finds: ClauseId = `facilities.${kind}.finds`;
    await expectSelected(api, {
      query,
      because,
      fits: fitsCountries(known, part.holds),
      served: finds,
      only,
      finds,
    });
    const found = listIn(reply);
    const strangers = found.filter((row) => isOutside(row, part.holds));
    expectThat(found.length === 0 || strangers.length < found.length, '/data', because, strangers[0], only);
    if (found.length > strangers.length && known.some((row) => isOutside(row, part.holds)))
      api.witness(because, found.length);
  }),
});
