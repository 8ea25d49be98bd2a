import { defineCheck, forEach } from '../../src/kit/index.js';
import { spellings } from '../country-spellings.js';
import { expectSelected } from '../filters/asked.js';
import { isIn, plainCountries } from '../known-country.js';

const rows = [
  ...spellings.map((spelling) => ({ ...spelling, parameter: 'country' })),
  ...spellings.slice(0, 1).map((spelling) => ({ ...spelling, parameter: 'country_iso3' })),
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
    'events.country.match-location',
  ],
  operations: ['listEvents'],
  // Only codes that mean one country in whichever scheme they are read.
  rulings: ['A26'],
  property: forEach(rows, async (api, { of, write, parameter }) => {
    const { events } = api.world.offer;
    const placed = plainCountries.filter((country) => events.some((card) => isIn(country)(card)));
    const country = placed.find(({ iso2, fips }) => iso2 !== fips) ?? placed[0];
    if (country === undefined) return;
    await expectSelected(api, {
      query: { [parameter]: write(country), country_match: 'location' },
      because: `Events in ${country.name}, asked for by ${of}`,
      fits: isIn(country),
    });
  }),
  refutedBy: [
    'alias.country_iso3.ignored',
    'alias.country_iso3.refused',
    'country.actors-only',
    'country.case-sensitive',
    'country.fips-refused',
    'country.iso-2-refused',
    'country.iso-3-refused',
    'country.names-refused',
  ],
});
