import type { Country } from '../contract/countries.js';

/** A way to write a country in a query. */
interface Spelling {
  readonly of: string;
  readonly write: (country: Country) => string;
}

export const spellings: readonly Spelling[] = [
  { of: 'ISO-3', write: ({ iso3 }) => iso3 },
  { of: 'ISO-2', write: ({ iso2 }) => iso2 },
  { of: 'FIPS', write: ({ fips }) => fips },
  { of: 'English name', write: ({ name }) => name },
  { of: 'ISO-3 in small letters', write: ({ iso3 }) => iso3.toLowerCase() },
  { of: 'English name in capitals', write: ({ name }) => name.toUpperCase() },
];
