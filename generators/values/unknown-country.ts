import fc from 'fast-check';

/** Names and codes that no country has, by ISO 3166-1, FIPS 10-4 or in English. */
export const unknownCountries = (): fc.Arbitrary<string> =>
  fc.constantFrom('Atlantis', 'Freedonia', 'Zubrowka', 'QQQ', 'QZQ', 'XQ');
