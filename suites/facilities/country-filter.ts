import type { Country } from '../../contract/countries.js';
import { defineCheck, expectThat, forEach, type JsonObject, precondition } from '../../src/kit/index.js';
import { byRarity } from '../frequency.js';
import { plainCountries } from '../known-country.js';
import { folded } from '../leaves.js';
import { listIn } from '../list-in.js';
import { countriesOf, countryTextOf, fitsCountries, isOutside } from './countries.js';
import { pageOf, sample } from './sample.js';
import { expectSelected, isSearchable } from './selected.js';

const spellings = ['name', 'ISO-2', 'ISO-3'] as const;

/** Countries that go by several English names; the name that the records show is sent for them. */
const severalNames = /USA|GBR|TUR|CZE|IRN|VNM|KOR|RUS|SYR|MMR|CIV|LAO|BOL|VEN|TZA|COD|COG|PRK/;

/** A country in which facilities lie primarily, and whose name is a part of the name of another such country. */
function withinAnother(rows: readonly JsonObject[]): Country | undefined {
  const seen = [...new Set(rows.flatMap((row) => countriesOf(row).primary ?? []))];
  return seen.find((country) =>
    seen.some((other) => other !== country && folded(other.name).includes(folded(country.name))),
  );
}

/** The rarest country in which facilities lie primarily, and of which each spelling means no other. */
function rarest(rows: readonly JsonObject[]): Country | undefined {
  const codes = rows.filter(isSearchable).flatMap((row) => countriesOf(row).primary?.iso3 ?? []);
  const clear = byRarity(codes.filter((code) => !severalNames.test(code))).flatMap(([code]) =>
    plainCountries.filter(({ iso3 }) => iso3 === code),
  );
  // Two letters that are no FIPS code of the country tell which scheme is read.
  return clear.find(({ iso2, fips }) => iso2 !== fips) ?? clear[0];
}

export const countryFilter = defineCheck({
  id: 'facilities/country-filter',
  title: 'country selects the facilities of a country by its name, its two-letter and its three-letter code',
  clauses: [
    'facilities.country.name',
    'facilities.country.iso-2',
    'facilities.country.iso-3',
    'facilities.country.primary',
    'facilities.country.only',
  ],
  operations: ['listFacilities'],
  rulings: ['A26'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(spellings, async (api, spelling) => {
    const rows = await sample(api);
    const country = (spelling === 'name' ? withinAnother(rows) : undefined) ?? rarest(rows);
    precondition(country !== undefined, 'no facility in a country of one clear name is seen', 'no-data');
    const shown = rows.filter((row) => countriesOf(row).primary === country).map(countryTextOf);
    const name = shown.find((text) => text !== undefined && text.length > 3) ?? country.name;
    const text = { name, 'ISO-2': country.iso2, 'ISO-3': country.iso3 }[spelling];
    const isIt = ({ iso3 }: Country) => iso3 === country.iso3;
    const because = `facilities in ${country.name}`;
    await expectSelected(api, { query: { country: text }, because, fits: fitsCountries(rows, isIt) });
    const found = listIn(await pageOf(api, { country: text }));
    const strangers = found.filter((row) => isOutside(row, isIt));
    expectThat(found.length === 0 || strangers.length < found.length, '/data', because, strangers[0]);
    if (found.length > strangers.length && rows.some((row) => isOutside(row, isIt)))
      api.witness(because, found.length);
    if (strangers.length > 0) api.observe('rows that show other countries alone', `${strangers.length}`);
  }),
  refutedBy: [
    'facilities.country.dropped',
    'facilities.country.iso-2-refused',
    'facilities.country.iso-3-refused',
    'facilities.country.name-substring',
    'facilities.country.names-refused',
    'facilities.country.primary-empty',
    'facilities.country.widened-to-region',
  ],
});
